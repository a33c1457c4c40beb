"""The result as a list: place, sign, name, what the last fields paid, coins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ..session.signs import Sign
from .card_art import paint_coin
from .fonts import text_font, title_font
from .result import Place
from .seat_signs import paint_seat_sign
from .theme import theme
from .words import bean_phrase, coins_phrase, list_phrase, ordinal

PLACE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
NAME_ROLE: Final = Qt.ItemDataRole.UserRole + 2
LAST_ROLE: Final = Qt.ItemDataRole.UserRole + 3
SIGN_ROLE: Final = Qt.ItemDataRole.UserRole + 4

_GAP: Final = 8
_SIGN: Final = 34
_MOST_LINES: Final = 2


class ResultModel(QAbstractListModel):
    """One row for each place, best first. `names` and `signs` are by seat."""

    def __init__(
        self,
        places: Sequence[Place],
        names: Sequence[str],
        signs: Sequence[Sign],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._places = places
        self._names = names
        self._signs = signs

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
        if role == SIGN_ROLE:
            return self._signs[place.seat]
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
    def __init__(self, view: ResultList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(200, self.height(index, self._view.most_lines))

    def height(self, index: QModelIndex | QPersistentModelIndex, most_lines: int) -> int:
        """How high a row is whose last fields are told in at most so many lines."""
        lines = len(
            self._lines(index, self._room(self._view.viewport().width(), index), most_lines)
        )
        return theme().px(56) + (lines - 1) * QFontMetrics(_small()).height() + _GAP

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
        sign = QRectF(left + 38, middle - _SIGN / 2, _SIGN, _SIGN)
        paint_seat_sign(painter, sign, index.data(SIGN_ROLE))
        self._paint_coins(painter, sheet, place.coins)
        room = self._room(option.rect.width(), index)
        self._paint_name(
            painter, QRectF(sign.right() + 12, sheet.top(), room, sheet.height()), index
        )
        painter.restore()

    @staticmethod
    def _room(width: int, index: QModelIndex | QPersistentModelIndex) -> int:
        """The width of the words in a row that is `width` wide: between sign and coins."""
        place: Place = index.data(PLACE_ROLE)
        coins = QFontMetrics(_coins_font()).horizontalAdvance(str(place.coins))
        return width - 2 - (12 + 38 + _SIGN + 12) - 8 - (6 + theme().px(22) + coins + 14)

    @staticmethod
    def _lines(
        index: QModelIndex | QPersistentModelIndex, room: int, most_lines: int
    ) -> Sequence[str]:
        return in_lines(index.data(LAST_ROLE), QFontMetrics(_small()), room, most_lines)

    @staticmethod
    def _paint_coins(painter: QPainter, sheet: QRectF, coins: int) -> None:
        font = _coins_font()
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

    def _paint_name(
        self, painter: QPainter, room: QRectF, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        large = text_font(theme().px(16), 800)
        above, below = QFontMetrics(large), QFontMetrics(_small())
        width = int(room.width())
        name = above.elidedText(index.data(NAME_ROLE), Qt.TextElideMode.ElideRight, width)
        lines = self._lines(index, width, self._view.most_lines)
        top = room.center().y() - (above.height() + below.height() * len(lines)) / 2
        painter.setFont(large)
        self._paint_line(painter, room, top, name)
        top += above.height()
        painter.setFont(_small())
        for line in lines:
            self._paint_line(painter, room, top, line)
            top += below.height()

    @staticmethod
    def _paint_line(painter: QPainter, room: QRectF, top: float, text: str) -> None:
        high = painter.fontMetrics().height()
        line = QRectF(room.left(), top, room.width(), high)
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft, text)


def _small() -> QFont:
    return text_font(theme().px(13))


def _coins_font() -> QFont:
    return text_font(theme().px(22), 900)


def in_lines(text: str, metrics: QFontMetrics, width: int, most: int) -> Sequence[str]:
    """`text` broken into lines at most `width` pixels wide; what `most` lines have no room for is
    cut off the last one."""
    words = text.split(" ")
    lines: list[str] = []
    while len(lines) < most - 1 and metrics.horizontalAdvance(" ".join(words)) > width:
        fits = len(words)
        while fits > 1 and metrics.horizontalAdvance(" ".join(words[:fits])) > width:
            fits -= 1
        if fits == len(words):
            break  # a single word that is wider than the line
        lines.append(" ".join(words[:fits]))
        words = words[fits:]
    last = " ".join(words)
    if metrics.horizontalAdvance(last) > width:
        last = metrics.elidedText(last, Qt.TextElideMode.ElideRight, width)
    return (*lines, last)


class ResultList(QListView):
    """Shows the places; as high as they are. Words that are too long for one line go on in a
    second one, as long as all rows have room for that."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = _ResultDelegate(self)
        self.setProperty("kind", "bare")
        self.setItemDelegate(self._rows)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    @property
    def most_lines(self) -> int:
        """In how many lines the last fields of a seat are told at most."""
        return _MOST_LINES if self.height() >= self._height(_MOST_LINES) else 1

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        self.updateGeometry()

    def _height(self, most_lines: int) -> int:
        model = self.model()
        rows = range(model.rowCount()) if model is not None else ()
        return sum(self._rows.height(model.index(row, 0), most_lines) for row in rows) + 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
        self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        return QSize(430, self._height(_MOST_LINES))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(430), self._height(1))
