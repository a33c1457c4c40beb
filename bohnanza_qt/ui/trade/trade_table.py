"""The cloth that is laid for trading, with the offer being put together on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ...engine.actions import Action, MakeOffer
from ...engine.refusal import Reason
from ..cards_mime import cards_in
from ..fonts import text_font, title_font
from ..icons import icon, paint_icon
from ..stylesheet import CLOTH_RADIUS
from ..table.act_shortcut import ActShortcut
from ..table.keys import Act, key_of
from ..textures import gingham
from ..theme import theme, theme_signals
from .enquiry_answers import EnquiryAnswers
from .hint_label import HintLabel
from .key_button import KeyButton
from .partner_chips import PartnerChips
from .trade_hints import HintTone, TradeHints
from .trade_sides import GetSide, GiveSide

if TYPE_CHECKING:
    from ..controller import GameController
    from ..trade_draft import TradeDraft


class _Arrows(QWidget):
    """The two arrows between the sides."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        side = theme().px(26)
        rect = QRectF(0, 0, side, side)
        rect.moveCenter(QRectF(self.rect()).center())
        paint_icon(QPainter(self), rect, "swap", theme().ink2)


class _Sign(QWidget):
    """The sign before the foot line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tone = HintTone.KNOWN

    def paintEvent(self, event: QPaintEvent) -> None:
        refused = self.tone is HintTone.REFUSED
        name, colour = ("no-entry", theme().clay) if refused else ("bulb", theme().ink2)
        paint_icon(QPainter(self), QRectF(self.rect()), name, colour)


class TradeTable(QWidget):
    """Partners at the top, both sides below, and at the foot what is known and the acts.

    Enter makes the offer and Esc clears the cloth; while it is a gift or a request only, Enter
    works from the cloth alone, so that nothing is given away by a key meant for the hand. With
    Ctrl it is meant for the cloth wherever the focus is.
    """

    offered = Signal()
    """The offer was made, and the cloth is empty."""

    def __init__(
        self, controller: GameController, draft: TradeDraft, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._draft = draft
        self.answers = EnquiryAnswers(controller, draft, self)
        self._words = TradeHints(controller, draft, self.answers, self)
        self._refused: Reason | None = None
        self._title = QLabel(self)
        self._with = QLabel(self)
        self._with.setProperty("tone", "quiet")
        self.partners = PartnerChips(controller, draft, self)
        self.give = GiveSide(controller, draft, self)
        self.get = GetSide(controller, draft, self.answers, self)
        self._arrows = _Arrows(self)
        self._sign = _Sign(self)
        self.hint = HintLabel(self)
        self.clear_button = KeyButton(parent=self)
        self.together_button = KeyButton(parent=self, dense=True)
        self.offer_button = KeyButton("main", self)
        self._lay_out()
        self._is_still = QTimer(self)
        self._is_still.setSingleShot(True)
        self._enter = ActShortcut(Act.OFFER, self, self.offer)
        ActShortcut(Act.OFFER_FROM_ANYWHERE, self, self.offer)
        ActShortcut(Act.TOGETHER, self, self.toggle_together)
        ActShortcut(Act.DECLINE, self, draft.decline)
        ActShortcut(Act.ENQUIRE, self, self.answers.ask)
        self.setAcceptDrops(True)
        self.offer_button.clicked.connect(self.offer)
        self.clear_button.clicked.connect(draft.clear)
        self.together_button.clicked.connect(self.toggle_together)
        draft.changed.connect(self._forget_refusal)
        self.answers.changed.connect(self.refresh)
        controller.refused.connect(self._note_refusal)
        controller.view_changed.connect(self.refresh)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._allow_enter)
        theme_signals().changed.connect(self._dress)
        self._dress()

    def _lay_out(self) -> None:
        self._head = QHBoxLayout()
        self._head.setSpacing(8)
        self._head.addWidget(self._title)
        self._head.addSpacing(4)
        self._head.addWidget(self._with)
        self._head.addWidget(self.partners, 1)
        self._head.addWidget(self.together_button)
        sides = QHBoxLayout()
        sides.setSpacing(6)
        sides.addWidget(self.give, 1)
        sides.addWidget(self._arrows)
        sides.addWidget(self.get, 1)
        foot = QHBoxLayout()
        foot.setSpacing(6)
        foot.addWidget(self._sign)
        foot.addWidget(self.hint, 1)
        foot.addWidget(self.clear_button)
        foot.addWidget(self.offer_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 6, 16, 7)
        layout.setSpacing(5)
        layout.addLayout(self._head)
        layout.addLayout(sides, 1)
        layout.addLayout(foot)

    # -- acts -----------------------------------------------------------------------------------

    def offer(self) -> None:
        """Makes the offer that lies on the cloth."""
        if self.is_held_off:
            return
        if self.offer_button.isEnabled() and self._draft.submit() is None:
            self.offered.emit()

    @property
    def is_held_off(self) -> bool:
        """The cloth has just changed sides, and nothing is offered or confirmed yet."""
        return self._is_still.isActive()

    def toggle_together(self) -> None:
        """The deal is put together with another person at the screen, or not any more."""
        if self._draft.joint is not None:
            self._draft.put_away()
        else:
            self._draft.put_together()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self._draft.is_empty:
            self._draft.clear()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A card dragged off the give side and dropped on the cloth is taken back."""
        if self._taken_back(event):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        if not self._taken_back(event):
            event.ignore()
            return
        event.acceptProposedAction()
        found = cards_in(event.mimeData())
        for ref in found[1] if found else ():
            self._draft.remove_card(ref)

    def _taken_back(self, event: QDropEvent) -> bool:
        found = cards_in(event.mimeData())
        if found is None or found[0] != self._controller.revision:
            return False
        return set(found[1]) <= set(self._draft.give)

    # -- following ------------------------------------------------------------------------------

    def _note_refusal(self, action: Action, reason: Reason) -> None:
        if isinstance(action, MakeOffer):
            self._refused = reason
            self.refresh()

    def _forget_refusal(self) -> None:
        self._refused = None
        self.refresh()

    def _allow_enter(self) -> None:
        focus = QApplication.focusWidget()
        here = focus is not None and self.isAncestorOf(focus)
        draft = self._draft
        joint = draft.joint is not None
        both_sides = joint or (bool(draft.give) and bool(draft.want))
        allowed = self._draft.gap is None and (both_sides or here)
        self._enter.setEnabled(allowed)
        # Where Enter would do something else, such as take the card back, no button promises it.
        self.offer_button.set_words(
            self._words.act(),
            key_of(Act.OFFER if allowed else Act.OFFER_FROM_ANYWHERE),
            self.tr("Agree to the deal as it lies here; it is struck once both have.")
            if joint
            else self.tr("Make the offer that lies on the cloth."),
        )

    def refresh(self) -> None:
        """Brings the foot line and the buttons to this moment."""
        draft = self._draft
        hint = self._words.hint(self._refused)
        self.hint.setProperty("tone", "quiet" if hint.tone is not HintTone.REFUSED else "")
        self.hint.style().polish(self.hint)
        # Polishing gives it back the font of an earlier text size.
        self.hint.setFont(text_font(theme().px(14)))
        # A long sentence must not take the height of the cards.
        self.hint.set_sentence(hint.text)
        self._sign.tone = hint.tone
        self._sign.update()
        can_offer = draft.gap is None
        self.offer_button.setEnabled(can_offer)
        gift = can_offer and not draft.want and draft.joint is None
        self.offer_button.setIcon(icon("gift", "on_leaf") if gift else QIcon())
        self.clear_button.setVisible(not draft.is_empty)
        self.clear_button.set_words(
            self.tr("Clear"),
            key_of(Act.CANCEL) if self._is_wide else "",
            self.tr("Take everything off the cloth."),
        )
        self._offer_together()
        self._allow_enter()

    def _offer_together(self) -> None:
        """The button is there wherever other persons sit at the screen; without a person chosen it
        cannot be pressed, and says so."""
        draft, button = self._draft, self.together_button
        key = key_of(Act.TOGETHER)
        if draft.joint is not None:
            tip = self.tr("Put the deal away. What you have laid down stays, as an offer.")
            button.set_words(self.tr("Put away"), key, tip)
        else:
            partner = draft.possible_joint_partner
            if partner is None:
                tip = self.tr("Choose one person with whom you put a deal together.")
            else:
                name = self._controller.names[partner]
                tip = self.tr(
                    "Put a deal together with {name}: each lays down cards, and both confirm."
                ).format(name=name)
            button.set_words(self.tr("Together"), key, tip)
        button.setEnabled(draft.joint is not None or draft.possible_joint_partner is not None)
        joint = self._controller.joint
        button.setVisible(any(map(joint.is_possible_with, draft.possible_partners)))

    @property
    def _is_wide(self) -> bool:
        """There is room for more than what is needed."""
        return self.width() > theme().px(560)

    # -- Qt -------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setBrush(gingham())
        painter.setPen(colours.line)
        painter.drawRoundedRect(area, CLOTH_RADIUS, CLOTH_RADIUS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._with.setVisible(self._is_wide)
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """With open hands the cloth changes sides at once: the second click of whoever confirmed
        was not meant for the other."""
        super().showEvent(event)
        if self._draft.joint is not None and self._controller.screen.has_open_hands:
            self._is_still.start(QApplication.doubleClickInterval())

    def minimumSizeHint(self) -> QSize:
        return QSize(480, 200)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._dress()

    def _dress(self) -> None:
        self._arrows.setFixedWidth(theme().px(30))
        self._sign.setFixedSize(theme().px(18), theme().px(18))
        self._title.setFont(title_font(theme().px(18)))
        self._title.setText(self.tr("Trade table"))
        self._with.setText(self.tr("with"))
        self.setAccessibleName(self.tr("Trade table"))
        self.hint.setAccessibleName(self.tr("About this offer"))
        self.refresh()
