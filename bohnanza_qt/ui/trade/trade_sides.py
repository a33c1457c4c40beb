"""The two sides of the cloth: sheets of paper with what I give and what I get."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QStackedLayout, QVBoxLayout, QWidget

from ...engine.actions import CardRef
from ..cards_mime import cards_in
from ..fonts import text_font, title_font
from ..stylesheet import PANEL_RADIUS
from ..table.explanation import explain_at
from ..table.keys import Act, key_of
from ..theme import theme, theme_signals
from ..words import bean_name
from .draft_models import GiveModel, KindsModel, Wanted, WantModel
from .draft_views import GiveView, KindsView, WantView
from .key_button import KeyButton
from .partner_chips import short_name

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData

    from ..controller import GameController
    from ..trade_draft import TradeDraft
    from .enquiry_answers import EnquiryAnswers


_LOW: Final = 124
"""A side lower than this has no room for two rows of cards."""


_NARROWEST_KIND: Final = 22
"""Pixels from one kind to the next below which the row of kinds is not squeezed."""


class _Side(QFrame):
    """A sheet with a title, the number of cards on it, and room for a list and a hint."""

    def __init__(self, draft: TradeDraft, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft = draft
        self._title = QLabel(self)
        self._count = QLabel(self)
        self._count.setProperty("tone", "quiet")
        self._hint = QLabel(self)
        self._hint.setProperty("tone", "quiet")
        self._hint.setWordWrap(True)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._hint.setMinimumSize(20, 20)
        self._hint.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._head = QHBoxLayout()
        self._head.addWidget(self._title)
        self._head.addStretch(1)
        self._head.addWidget(self._count)
        self._body = QVBoxLayout(self)
        self._body.setContentsMargins(10, 4, 10, 4)
        self._body.setSpacing(0)
        self._body.addLayout(self._head)
        self._middle = QStackedLayout()
        self._middle.setStackingMode(QStackedLayout.StackingMode.StackAll)
        self._body.addLayout(self._middle, 1)
        theme_signals().changed.connect(self._dress)
        self._dress()

    def _tell(self, count: str, is_confirmed: bool) -> None:
        """How many cards lie here, in words, and whether their owner has confirmed the deal."""
        told = [count] if count else []
        if is_confirmed:
            told.append(self.tr("✓ confirmed"))
        self._count.setText(" · ".join(told))
        self._count.setVisible(bool(told))

    def is_active(self) -> bool:
        """Cards lie here, or could be dropped now: the sheet has an edge of leaf."""
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.leaf if self.is_active() else colours.line, 2))
        painter.setBrush(colours.paper)
        sheet = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(sheet, PANEL_RADIUS, PANEL_RADIUS)

    def _dress(self) -> None:
        self._title.setFont(title_font(theme().px(15)))
        self._count.setFont(text_font(theme().px(13)))


class GiveSide(_Side):
    """What I give. Takes cards dragged from the hand, from the turned-over cards, or from here."""

    def __init__(
        self, controller: GameController, draft: TradeDraft, parent: QWidget | None = None
    ) -> None:
        super().__init__(draft, parent)
        self._controller = controller
        self._model = GiveModel(controller, draft, self)
        self.view = GiveView(self._model, self)
        self.decline_button = KeyButton(dense=True)
        self.decline_button.clicked.connect(self._decline)
        self._head.insertWidget(2, self.decline_button)
        self._middle.addWidget(self.view)
        self._middle.addWidget(self._hint)
        self.view.chosen.connect(self._choose)
        self.view.removed.connect(self._take_off)
        self.view.drag_began.connect(controller.hold)
        self.view.drag_ended.connect(controller.release)
        self.setAcceptDrops(True)
        draft.changed.connect(self._refresh)
        self._retranslate()

    def is_active(self) -> bool:
        return bool(self._draft.give) or self.view.slot is not None

    def _decline(self) -> None:
        self._draft.decline()

    def _choose(self, row: int) -> None:
        """A click takes a card back, and lays down one that is asked for."""
        card = self._model.rows[row]
        if card.ref is not None:
            self._draft.remove_card(card.ref)
        elif not self._draft.lay_asked(card.bean):
            text = self.tr("You have no such card to lay down: {bean}.")
            explain_at(self.view, text.format(bean=bean_name(card.bean)))

    def _take_off(self, row: int) -> None:
        card = self._model.rows[row]
        if card.ref is None:
            self._draft.decline(card.bean)
        else:
            self._draft.remove_card(card.ref)

    # -- drops ----------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.dragMoveEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if self._cards(event.mimeData()):
            event.acceptProposedAction()
            self._open_slot(self._place(event))
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._open_slot(None)

    def dropEvent(self, event: QDropEvent) -> None:
        cards = self._cards(event.mimeData())
        place = self._place(event)
        self._open_slot(None)
        if not cards:
            event.ignore()
            return
        for offset, ref in enumerate(cards):
            self._draft.add_card(ref, place + offset)
        event.acceptProposedAction()

    def _cards(self, mime: QMimeData) -> tuple[CardRef, ...]:
        """The cards that can be laid here; none where they are of another moment of the game."""
        found = cards_in(mime)
        if found is None or found[0] != self._controller.revision:
            return ()
        return found[1] if all(map(self._draft.can_give, found[1])) else ()

    def _place(self, event: QDropEvent) -> int:
        at = self.view.mapFrom(self, event.position().toPoint())
        return self.view.place_at(at.x())

    def _open_slot(self, place: int | None) -> None:
        self.view.open_slot(place)
        self._refresh()

    # -- words ----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _refresh(self) -> None:
        joint = self._draft.joint
        count = len(self._draft.give)
        words = self.tr("%n card(s)", "", count) if count else ""
        self._tell(words, joint is not None and joint.has_confirmed)
        self.decline_button.setVisible(bool(self._draft.asked_of_me))
        is_empty = not self._model.rowCount()
        self._hint.setVisible(is_empty and self.view.slot is None)
        self.update()

    def _retranslate(self) -> None:
        self.decline_button.set_words(
            self.tr("No"),
            key_of(Act.DECLINE),
            self.tr("Takes a card that is asked of you off your side."),
        )
        self._title.setText(self.tr("You give"))
        self.view.setAccessibleName(self.tr("You give"))
        self.view.set_slot_words(self.tr("drop here"))
        self._hint.setText(self.tr("Drag cards here, or click them."))
        self._model.retranslate()
        self._refresh()


class GetSide(_Side):
    """What I get: the cards asked for, and below them the kinds of the deck. While nothing is asked
    for, a button asks the computers what they would give."""

    def __init__(
        self,
        controller: GameController,
        draft: TradeDraft,
        answers: EnquiryAnswers,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(draft, parent)
        self._controller = controller
        self._answers = answers
        self._want = WantModel(draft, self)
        self._kinds = KindsModel(controller, draft, self)
        self.view = WantView(self._want, self)
        self.kinds = KindsView(self._kinds, self)
        self.enquire_button = KeyButton(dense=True)
        self.enquire_button.clicked.connect(answers.ask)
        self._empty = QWidget(self)
        empty = QVBoxLayout(self._empty)
        empty.setContentsMargins(0, 0, 0, 0)
        empty.setSpacing(2)
        empty.addWidget(self._hint, 1)
        empty.addWidget(self.enquire_button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._middle.addWidget(self.view)
        self._middle.addWidget(self._empty)
        self._body.addWidget(self.kinds)
        self.view.removed.connect(self._take_off)
        self.view.chosen.connect(self._take_off)
        self.kinds.removed.connect(lambda row: draft.remove_want(self._kinds.rows[row].bean))
        self.kinds.chosen.connect(lambda row: draft.add_want(self._kinds.rows[row].bean))
        draft.changed.connect(self._refresh)
        self._retranslate()

    def is_active(self) -> bool:
        return bool(self._want.rowCount())

    def _take_off(self, row: int) -> None:
        """One card fewer is asked for; what lies there only its owner takes back."""
        card = self._want.rows[row]
        if card.how is Wanted.LAID:
            explain_at(self.view, self._not_mine)
        else:
            self._draft.remove_want(card.bean)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The kinds take a quarter of a high cloth, and more of a low one, to stay legible; where
        # the cloth is very low, they stand in the line of the title.
        words = self._title.sizeHint().width() + self._count.sizeHint().width()
        room = self.width() - words - theme().px(30)
        in_head = self.height() < _LOW and room > _NARROWEST_KIND * len(self._kinds.rows)
        if in_head != (self._head.indexOf(self.kinds) >= 0):
            if in_head:
                self._head.insertWidget(1, self.kinds, 20)
            else:
                self._body.addWidget(self.kinds)
        self.kinds.setFixedHeight(round(min(76.0, max(36.0, 26 + self.height() * 0.13))))
        self._offer_to_ask()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _refresh(self) -> None:
        joint = self._draft.joint
        count = self._want.rowCount() if joint is None else len(joint.partner_gives)
        words = self.tr("%n card(s)", "", count) if count else ""
        self._tell(words, joint is not None and joint.partner_has_confirmed)
        self._empty.setVisible(not self._want.rowCount())
        self._name_side()
        self._offer_to_ask()
        self.update()

    def _offer_to_ask(self) -> None:
        """The button, as long as somebody can be asked; then words that have no room give way."""
        asks = bool(self._answers.whom)
        self.enquire_button.setVisible(asks)
        needed = self._hint.heightForWidth(max(20, self._empty.width()))
        room = self._empty.height() - self.enquire_button.sizeHint().height() - 2
        self._hint.setVisible(not asks or room >= needed)

    def _retranslate(self) -> None:
        self.enquire_button.set_words(
            self.tr("What would you give?"),
            key_of(Act.ENQUIRE),
            self.tr("Ask the computers what they would give for these cards."),
        )
        self.kinds.setAccessibleName(self.tr("Kinds to ask for"))
        self._want.retranslate()
        self._kinds.retranslate()
        self._refresh()

    def _name_side(self) -> None:
        """Whose side it is, and what it waits for."""
        joint = self._draft.joint
        if joint is None or joint.partner is None:
            title, hint = self.tr("You get"), self.tr("Click a kind for each card you want.")
        else:
            name = short_name(self._controller.names[joint.partner])
            title = self.tr("{name} gives").format(name=name)
            hint = self.tr("{name} lays the cards down here. Click a kind to ask for one.")
            hint = hint.format(name=name)
        self._title.setText(title)
        self.view.setAccessibleName(title)
        self._hint.setText(hint)

    @property
    def _not_mine(self) -> str:
        """Why a card that lies here does not move."""
        joint = self._draft.joint
        partner = joint.partner if joint is not None else None
        name = self._controller.names[partner] if partner is not None else ""
        return self.tr("Only {name} can take back what lies on this side.").format(name=name)
