"""What lies in the discard pile, kind by kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from ...engine.beans import Bean
from ..card_art import card_height, paint_card
from ..fonts import text_font
from ..theme import theme
from ..words import bean_name, bean_phrase

_COLUMNS = 4
_CARD_WIDTH = 46


class DiscardDialog(QDialog):
    """Lists the kinds that lie in the discard pile with their numbers, and the card on top."""

    def __init__(self, discard: Sequence[Bean], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Discard pile"))
        layout = QVBoxLayout(self)
        heading = QLabel(self.tr("%n card(s) in the discard pile", "", len(discard)), self)
        heading.setProperty("tone", "heading")
        layout.addWidget(heading)
        if discard:
            top = self.tr("On top lies: {bean}").format(bean=bean_name(discard[-1]))
            layout.addWidget(QLabel(top, self))
        counts = Counter(discard)
        grid = QGridLayout()
        grid.setSpacing(theme().px(14))
        for place, bean in enumerate(bean for bean in Bean if counts[bean]):
            grid.addWidget(_Kind(bean, counts[bean], self), place // _COLUMNS, place % _COLUMNS)
        layout.addLayout(grid)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)


class _Kind(QWidget):
    """A card of the kind and how many there are."""

    def __init__(self, bean: Bean, count: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._bean = bean
        self._count = count
        self.setAccessibleName(bean_phrase(bean, count))
        self.setToolTip(bean_phrase(bean, count))
        width = theme().px(_CARD_WIDTH)
        self.setFixedSize(QSize(width + theme().px(40), round(card_height(width)) + 6))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = theme().px(_CARD_WIDTH)
        paint_card(painter, QRectF(2, 2, width, card_height(width)), self._bean)
        painter.setFont(text_font(theme().px(18), 900))
        painter.setPen(theme().ink)
        room = QRectF(width + 10, 0, self.width() - width - 10, self.height())
        painter.drawText(
            room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(self._count)
        )
