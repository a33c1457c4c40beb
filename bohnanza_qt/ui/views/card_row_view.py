"""A row of open cards: turned over, or set aside."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ..card_art import card_pixmap
from ..delegates.open_card_delegate import OpenCardDelegate
from ..models.open_cards_model import OpenCardsModel
from ..table.metrics import CARD_RATIO, SMALL_CARD_RATIO
from .arranged_view import ArrangedView

LARGER = 1.35
"""How much wider than in the hand a card that has to be planted lies on the cloth."""


class CardRowView(ArrangedView):
    """Cards side by side, as large as fits, centred or from the left; overlapping if they are
    many. `moved` names the card that an arrow key led to."""

    moved = Signal(int)

    def __init__(
        self,
        model: OpenCardsModel,
        parent: QWidget | None = None,
        *,
        large: bool = False,
        centred: bool = True,
    ) -> None:
        self._large = large
        self._centred = centred
        super().__init__(model, parent)
        self._model = model
        self.setItemDelegate(OpenCardDelegate(self))

    def arrange(self, count: int, size: QSize) -> list[QRect]:
        if not count:
            return []
        metrics = self.metrics
        ratio = CARD_RATIO if self._large else SMALL_CARD_RATIO
        margin, gap = metrics.px(8), metrics.px(12 if self._large else 9)
        height = max(10, size.height() - margin - metrics.px(12))
        widest = metrics.hand_card * LARGER if self._large else metrics.hand_card * 0.78
        width = min(height / ratio, widest)
        shown = min(count, 3)
        width = min(width, (size.width() - 2 * margin - (shown - 1) * gap) / shown)
        if not self._large:
            width = min(width, 83)
        width = max(10, round(width))
        height = round(width * ratio)
        step = float(width + gap)
        room = size.width() - 2 * margin - width
        if count > 1 and step * (count - 1) > room:
            step = max(width * 0.3, room / (count - 1))
        total = width + step * (count - 1)
        left = (size.width() - total) / 2 if self._centred else margin
        top = (size.height() - metrics.px(12) - height) // 2 + margin // 2
        return [QRect(round(left + step * place), top, width, height) for place in range(count)]

    def drag_pixmap(self, row: int) -> QPixmap:
        bean = self._model.rows[row].bean
        return card_pixmap(bean, self.rects[row].width(), self.devicePixelRatioF())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex().row()
        super().keyPressEvent(event)
        row = self.currentIndex().row()
        if row != before:
            self.moved.emit(row)
