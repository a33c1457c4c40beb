"""The discard pile: its top card, a look through it, and where the rules say so, discards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ..card_art import card_radius, paint_card
from ..cards_mime import DraggedCard, dragged_in
from ..delegates.marks import draw_focus, draw_pill, draw_text, pill_width, rounded, text_width
from ..icons import paint_icon
from ..painting import paint_ring
from ..theme import theme
from ..words import bean_name
from .discard_dialog import DiscardDialog
from .explanation import explain_at
from .keys import Act, shown_key
from .metrics import TableMetrics, metrics_for
from .pile_painting import paint_no_card, paint_size, paint_title, pile_rect

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData

    from ..controller import GameController
    from .gestures import Gestures


class DiscardPile(QAbstractButton):
    """The discard pile; pressed, it takes the card that is to be discarded, else it shows what
    lies there, if the rules let one look."""

    def __init__(
        self, controller: GameController, gestures: Gestures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._gestures = gestures
        self._metrics = metrics_for(1280, 800, 3)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAcceptDrops(True)
        self.clicked.connect(self._press)
        controller.view_changed.connect(self.refresh)
        gestures.changed.connect(self.refresh)
        self.refresh()

    def set_metrics(self, metrics: TableMetrics) -> None:
        self._metrics = metrics
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(60, 80)

    def refresh(self) -> None:
        view = self._controller.view
        self.setAccessibleName(self.tr("Discard pile"))
        words = [self.tr("%n card(s)", "", view.discard_size)]
        if view.discard:
            top = bean_name(view.discard[-1])
            words.append(self.tr("on top: {bean}").format(bean=top))
        self.setAccessibleDescription(", ".join(words))
        acts = self.takes_card or self._opens
        if self.takes_card:
            words.append(
                self.tr("Discard the card here: click, or press {key}.").format(
                    key=shown_key(Act.DISCARD)
                )
            )
        elif self._opens:
            words.append(self.tr("Look through the discard pile"))
        self.setToolTip("\n".join(words))
        self.setCursor(Qt.CursorShape.PointingHandCursor if acts else Qt.CursorShape.ArrowCursor)
        self.update()

    @property
    def takes_card(self) -> bool:
        """A card is chosen that may be discarded: the pile is lit."""
        return self._gestures.discardable is not None

    @property
    def _opens(self) -> bool:
        view = self._controller.view
        return bool(view.discard) and view.rules.discard_open

    def card_rect(self) -> QRectF:
        """Where the top card lies."""
        return pile_rect(QRectF(self.rect()), self._metrics)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        view, metrics, colours = self._controller.view, self._metrics, theme()
        card = self.card_rect()
        paint_title(painter, card, metrics, self.tr("Discard", "over the pile"))
        if view.discard:
            for behind in range(min(3, (view.discard_size + 9) // 10) - 1, 0, -1):
                paper = card.translated(behind * 2.0, behind * 2.0)
                rounded(painter, paper, card_radius(card), colours.paper, colours.line)
            paint_card(painter, card, view.discard[-1])
        else:
            paint_no_card(painter, card)
        paint_size(painter, card, metrics, view.discard_size)
        if self.takes_card:
            self._invite(painter, card)
        elif self._opens:
            self._open_words(painter, card)
        if self.hasFocus():
            draw_focus(painter, card, card_radius(card), colours.sky)

    def _open_words(self, painter: QPainter, card: QRectF) -> None:
        metrics, colours = self._metrics, theme()
        text, px = self.tr("open"), metrics.px(12)
        eye = metrics.px(14)
        wide = eye + metrics.px(3) + text_width(text, px, 700)
        at = QPointF(self.width() / 2 - wide / 2, card.bottom() + metrics.px(18))
        ink = colours.sky if self.underMouse() else colours.ink2
        paint_icon(painter, QRectF(at.x(), at.y() - eye / 2, eye, eye), "eye", ink)
        draw_text(painter, at + QPointF(eye + metrics.px(3), 0), text, px, 700, ink)

    def _invite(self, painter: QPainter, card: QRectF) -> None:
        """Lit like a field that takes the card."""
        colours, px = theme(), self._metrics.px(12)
        paint_ring(painter, card, colours.leaf, 3, radius=card_radius(card))
        text, key = self.tr("discard here"), shown_key(Act.DISCARD)
        if pill_width(text, px, key) > self.width():
            text = self.tr("here")
        pill = QRectF(0, 0, pill_width(text, px, key), px * 1.8)
        pill.moveCenter(QPointF(self.width() / 2, card.bottom() + self._metrics.px(17)))
        draw_pill(painter, pill, text, px, colours.leaf, colours.on_leaf, key=key)

    # -- acts -----------------------------------------------------------------------------------

    def _press(self) -> None:
        card = self._gestures.discardable
        if card is not None:
            self._gestures.discard(card)
        elif self._opens:
            self._show_cards()
        else:
            explain_at(self, self._why_closed())

    def _why_closed(self) -> str:
        if not self._controller.view.discard_size:
            return self.tr("Nothing has been discarded yet.")
        return self.tr("In this game nobody may look through the discard pile.")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        event.setAccepted(dragged_in(event.mimeData()) is not None)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        card = self._card_of_drop(event.mimeData())
        if card is not None and self._gestures.destinations.why_not_discard(card) is None:
            event.setDropAction(Qt.DropAction.MoveAction)
            event.accept()
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        card = self._card_of_drop(event.mimeData())
        if card is not None and self._gestures.discard(card):
            event.setDropAction(Qt.DropAction.MoveAction)
            event.accept()
        else:
            event.ignore()

    def _card_of_drop(self, mime: QMimeData) -> DraggedCard | None:
        dragged = dragged_in(mime)
        if dragged is None or dragged[0] != self._controller.revision or len(dragged[1]) != 1:
            return None
        return dragged[1][0]

    def _show_cards(self) -> None:
        dialog = DiscardDialog(self._controller.view.discard, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
