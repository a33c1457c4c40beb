"""The own hand between the signpost at its front and the dotted line at its back."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QPainter,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from ..card_art import card_pixmap
from ..cards_mime import dragged_in
from ..delegates.hand_delegate import HandDelegate
from ..delegates.hand_ends import paint_back_end, paint_front_end, paint_notice
from ..models.hand_model import HandModel
from ..table.metrics import CARD_RATIO, FRONT_GROWTH, TableMetrics
from .arranged_view import ArrangedView

_LEAST_EDGE = 12
"""Pixels that a card shows at least, however many there are."""


_LETTERS = 24
"""The width in which the letters of a card can be written, at 100 %."""


class HandView(ArrangedView):
    """The order of a hand never changes: a card dragged within it only brings the reason."""

    order_tried = Signal()

    def __init__(self, model: HandModel, parent: QWidget | None = None) -> None:
        self._notice = ""
        super().__init__(model, parent)
        self._model = model
        self._delegate = HandDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("Your hand, front card first"))
        self.setAcceptDrops(True)

    def set_notice(self, notice: str) -> None:
        """The reason that stands at the signpost; "" takes it away."""
        if notice != self._notice:
            self._notice = notice
            self.viewport().update()

    def arrange(self, count: int, size: QSize) -> list[QRect]:
        return hand_rects(count, size, self.metrics)

    def paint_behind(self, painter: QPainter) -> None:
        metrics = self.metrics
        area = self.viewport().rect()
        front = QRect(0, 0, front_width(metrics), area.height())
        paint_front_end(painter, front, metrics, self.tr("FRONT"), self.tr("plants first"))
        right = self.rects[-1].right() if self.rects else front.right()
        back = QRect(right + metrics.px(10), 0, back_width(metrics), area.height())
        paint_back_end(painter, back, metrics, self.tr("BACK"), self.tr("drawn cards join here"))

    def paint_before(self, painter: QPainter) -> None:
        for row, rect in enumerate(self.rects):
            self._delegate.paint_state(painter, QRectF(rect), self._model.rows[row])
        behind = self.hidden_letters()
        if behind is not None:
            row, rect = behind
            self._delegate.paint_letters(painter, QRectF(rect), self._model.rows[row].bean)
        if self._notice:
            paint_notice(painter, self.viewport().rect(), self.metrics, self._notice)

    def hidden_letters(self) -> tuple[int, QRect] | None:
        """The card whose letters are covered by the one before it, which is in front because it is
        pointed at or focused; and what is seen of it."""
        order = self.paint_order()
        row = order[-1] + 1 if order else 0
        if row < 2 or row >= len(self.rects):
            return None
        front, rect = self.rects[row - 1], self.rects[row]
        if front.right() <= rect.left():
            return None
        seen = QRect(rect)
        seen.setLeft(front.right() + self.metrics.px(3))
        if row + 1 < len(self.rects):
            seen.setRight(min(rect.right(), self.rects[row + 1].left()))
        return (row, seen) if seen.width() >= self.metrics.px(_LETTERS) else None

    @property
    def pitch(self) -> int:
        """Pixels from one card to the next behind the front card."""
        rects = self.rects
        return rects[2].left() - rects[1].left() if len(rects) > 2 else self.metrics.hand_card

    def back_rect(self) -> QRect:
        """Where the next drawn card will lie."""
        width = self.metrics.hand_card
        right = self.rects[-1].right() if self.rects else front_width(self.metrics)
        height = round(width * CARD_RATIO)
        top = self.viewport().height() - height - self.metrics.px(10)
        return QRect(right + self.metrics.px(8), top, width, height)

    def drag_pixmap(self, row: int) -> QPixmap:
        bean = self._model.rows[row].bean
        return card_pixmap(bean, self.rects[row].width(), self.devicePixelRatioF())

    # A drag over the hand is answered, not accepted.

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        event.setAccepted(dragged_in(event.mimeData()) is not None)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        cards = dragged_in(event.mimeData())
        if cards is not None and any(card.place == "hand" for card in cards[1]):
            row = self.indexAt(event.position().toPoint()).row()
            if row not in (-1, *(card.index for card in cards[1])):
                self.order_tried.emit()
        event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        self.order_tried.emit()
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.ignore()

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleName(self.tr("Your hand, front card first"))
        self.viewport().update()


def front_width(metrics: TableMetrics) -> int:
    """The width of the signpost with the space behind it."""
    return metrics.px(104)


def back_width(metrics: TableMetrics) -> int:
    """The width of the dotted line and the words behind it."""
    return metrics.px(94)


def hand_rects(count: int, size: QSize, metrics: TableMetrics) -> list[QRect]:
    """Where `count` cards lie: the front card larger and apart, the others beside each other or,
    if they are too many, each showing the left part of its face."""
    if not count:
        return []
    width = metrics.hand_card
    height = round(width * CARD_RATIO)
    front = round(width * FRONT_GROWTH)
    bottom = size.height() - metrics.px(10)
    left = front_width(metrics) + metrics.px(4)
    tall = round(height * FRONT_GROWTH)
    rects = [QRect(left, bottom - tall, front, tall)]
    if count == 1:
        return rects
    start = left + front + metrics.px(18)
    room = size.width() - start - back_width(metrics) - metrics.px(14) - width
    step = width + metrics.px(10)
    if count > 2 and step * (count - 2) > room:
        step = max(_LEAST_EDGE, int(room / (count - 2)))
    rects += [
        QRect(start + step * place, bottom - height, width, height) for place in range(count - 1)
    ]
    return rects
