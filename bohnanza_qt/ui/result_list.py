"""The result as a list: place, sign, name, what the last fields paid, coins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from .card_art import paint_coin
from .fonts import text_font, title_font
from .result import Place
from .seat_signs import paint_seat_sign
from .theme import theme
from .words import bean_phrase, coins_phrase, list_phrase, ordinal

PLACE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
NAME_ROLE: Final = Qt.ItemDataRole.UserRole + 2
LAST_ROLE: Final = Qt.ItemDataRole.UserRole + 3

_GAP: Final = 8


class ResultModel(QAbstractListModel):
    """One row for each place, best first."""

    def __init__(
        self, places: Sequence[Place], names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._places = places
        self._names = names

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._places)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if not index.isValid():
            return None
        place = self._places[index.row()]
        name = self._names[place.seat]
        if role == PLACE_ROLE:
            return place
        if role in (NAME_ROLE, Qt.ItemDataRole.DisplayRole):
            return name
        if role in (LAST_ROLE, Qt.ItemDataRole.ToolTipRole):
            return self._last(place)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.tr("{place}: {name}, {coins}. {last}").format(
                place=ordinal(place.place),
                name=name,
                coins=coins_phrase(place.coins),
                last=self._last(place),
            )
        return None

    def _last(self, place: Place) -> str:
        paid = [
            self.tr("{beans} for {coins}").format(
                beans=bean_phrase(harvest.bean, harvest.count), coins=coins_phrase(harvest.coins)
            )
            for harvest in place.last
            if harvest.coins
        ]
        if not paid:
            return self.tr("planted at the end: nothing that pays")
        return self.tr("planted at the end: {fields}").format(fields=list_phrase(paid))


class _ResultDelegate(QStyledItemDelegate):
    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(200, theme().px(56) + _GAP)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        place: Place = index.data(PLACE_ROLE)
        colours = theme()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(option.rect).adjusted(1, 1, -1, -_GAP)
        wins = place.place == 1
        painter.setBrush(colours.step if wins else colours.paper)
        painter.setPen(colours.line)
        painter.drawRoundedRect(sheet, 12, 12)
        ink = colours.on_step if wins else colours.ink
        middle = sheet.center().y()
        painter.setPen(ink)
        painter.setFont(title_font(colours.px(18)))
        left = sheet.left() + 12
        painter.drawText(
            QRectF(left, sheet.top(), 28, sheet.height()),
            Qt.AlignmentFlag.AlignCenter,
            str(place.place),
        )
        side = min(34.0, sheet.height() - 16)
        sign = QRectF(left + 38, middle - side / 2, side, side)
        paint_seat_sign(painter, sign, place.seat)
        right = self._paint_coins(painter, sheet, place.coins)
        room = QRectF(sign.right() + 12, sheet.top(), right - sign.right() - 20, sheet.height())
        self._paint_name(painter, room, index)
        painter.restore()

    @staticmethod
    def _paint_coins(painter: QPainter, sheet: QRectF, coins: int) -> float:
        font = text_font(theme().px(22), 900)
        painter.setFont(font)
        width = QFontMetrics(font).horizontalAdvance(str(coins))
        right = sheet.right() - 14
        painter.drawText(
            QRectF(right - width, sheet.top(), width + 2, sheet.height()),
            Qt.AlignmentFlag.AlignVCenter,
            str(coins),
        )
        side = float(theme().px(22))
        coin = QRectF(right - width - side - 6, sheet.center().y() - side / 2, side, side)
        paint_coin(painter, coin)
        return coin.left()

    @staticmethod
    def _paint_name(
        painter: QPainter, room: QRectF, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        large = text_font(theme().px(16), 800)
        small = text_font(theme().px(13))
        above, below = QFontMetrics(large), QFontMetrics(small)
        top = room.center().y() - (above.height() + below.height()) / 2
        width = int(room.width())
        elide = Qt.TextElideMode.ElideRight
        for font, metrics, role in ((large, above, NAME_ROLE), (small, below, LAST_ROLE)):
            painter.setFont(font)
            text = metrics.elidedText(index.data(role), elide, width)
            line = QRectF(room.left(), top, room.width(), metrics.height())
            painter.drawText(line, Qt.AlignmentFlag.AlignLeft, text)
            top += metrics.height()


class ResultList(QListView):
    """Shows the places; as high as they are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "bare")
        self.setItemDelegate(_ResultDelegate(self))
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def sizeHint(self) -> QSize:
        rows = self.model().rowCount() if self.model() is not None else 0
        return QSize(430, rows * (theme().px(56) + _GAP) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(430), self.sizeHint().height())
