"""Coins round by round: a line for each seat, told apart by sign, dashes and colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ..session.signs import Sign
from .fonts import text_font
from .seat_signs import paint_seat_sign, seat_sign
from .theme import theme

_DASHES: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (4.0, 1.5),
    (1.0, 1.2),
    (4.0, 1.2, 1.0, 1.2),
    (6.0, 2.0),
    (2.0, 2.0),
    (8.0, 1.5),
)
_SIGN: Final = 20.0


class CoinChart(QWidget):
    """The painted chart. Its numbers are also in a CoinTableModel, for who cannot see it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rounds: Sequence[Sequence[int]] = ()
        self._names: Sequence[str] = ()
        self._signs: Sequence[Sign] = ()
        self.setMinimumSize(280, 180)

    def set_rounds(
        self, rounds: Sequence[Sequence[int]], names: Sequence[str], signs: Sequence[Sign]
    ) -> None:
        """`rounds[r][seat]` are the coins after round r; `names` and `signs` are by seat."""
        self._rounds = rounds
        self._names = names
        self._signs = signs
        self.setAccessibleName(self.tr("Coins, round by round"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._rounds:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = text_font(theme().px(13), 800)
        small = text_font(theme().px(12), 700)
        metrics = QFontMetrics(font)
        names = max(metrics.horizontalAdvance(name) for name in self._names)
        names = min(names, self.width() // 4)
        plot = QRectF(self.rect()).adjusted(
            34 * theme().text_scale, 14, -(names + _SIGN + 20), -26 * theme().text_scale
        )
        most = max(1, *(max(coins) for coins in self._rounds))
        painter.setFont(small)
        self._paint_grid(painter, plot, most)
        for seat in range(len(self._names)):
            self._paint_line(painter, plot, most, seat)
        painter.setFont(font)
        self._paint_names(painter, plot, most, names)

    def _at(self, plot: QRectF, most: int, number: int, coins: int) -> QPointF:
        steps = max(1, len(self._rounds) - 1)
        return QPointF(
            plot.left() + plot.width() * number / steps,
            plot.bottom() - plot.height() * coins / most,
        )

    def _paint_grid(self, painter: QPainter, plot: QRectF, most: int) -> None:
        step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200) if most / step <= 5)
        for coins in range(0, most + 1, step):
            y = self._at(plot, most, 0, coins).y()
            painter.setPen(QPen(theme().line, 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(theme().ink2)
            label = QRectF(0, y - 10, plot.left() - 10, 20)
            painter.drawText(
                label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(coins)
            )
        every = max(1, -(-len(self._rounds) // 8))
        for number in range(0, len(self._rounds), every):
            x = self._at(plot, most, number, 0).x()
            label = QRectF(x - 20, plot.bottom() + 4, 40, 22 * theme().text_scale)
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, str(number + 1))

    def _paint_line(self, painter: QPainter, plot: QRectF, most: int, seat: int) -> None:
        path = QPainterPath(self._at(plot, most, 0, self._rounds[0][seat]))
        for number, coins in enumerate(self._rounds[1:], start=1):
            path.lineTo(self._at(plot, most, number, coins[seat]))
        pen = QPen(_line_colour(self._signs[seat]), 3)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if _DASHES[seat]:
            pen.setDashPattern(list(_DASHES[seat]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawPath(path)

    def _paint_names(self, painter: QPainter, plot: QRectF, most: int, width: int) -> None:
        """At the end of each line, moved apart where lines end together."""
        last = self._rounds[-1]
        gap = max(_SIGN, QFontMetrics(painter.font()).height()) + 4
        order = sorted(range(len(last)), key=lambda seat: -last[seat])
        y = -gap
        heights: dict[int, float] = {}
        for seat in order:
            y = max(self._at(plot, most, 0, last[seat]).y(), y + gap)
            heights[seat] = y
        below = max(0.0, y - plot.bottom())
        for seat in order:
            middle = heights[seat] - below
            sign = QRectF(plot.right() + 8, middle - _SIGN / 2, _SIGN, _SIGN)
            paint_seat_sign(painter, sign, self._signs[seat])
            painter.setPen(theme().ink)
            room = QRectF(sign.right() + 6, middle - gap / 2, width + 4, gap)
            name = QFontMetrics(painter.font()).elidedText(
                self._names[seat], Qt.TextElideMode.ElideRight, int(room.width())
            )
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)


def _line_colour(sign: Sign) -> QColor:
    if theme().is_contrast:
        return theme().ink
    colour = seat_sign(sign).color
    return colour.lighter(165) if theme().is_dark else colour


class CoinTableModel(QAbstractTableModel):
    """The chart's numbers: a row for each round, a column for each seat."""

    def __init__(
        self, rounds: Sequence[Sequence[int]], names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._rounds = rounds
        self._names = names

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rounds)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._names)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return str(self._rounds[index.row()][index.column()])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignCenter)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self._names[section] if section < len(self._names) else None
        return str(section + 1)
