"""The list of kept games: two lines each, how it ended above who played."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ...session.kept_game import KeptGame
from ..fonts import text_font
from ..icons import paint_icon
from ..theme import theme
from . import game_words
from .games_model import GAME_ROLE, GamesModel

_SIGN: Final = 20
_MARGIN: Final = 10
_GAP: Final = 12
_RADIUS: Final = 9
_RULES_SHARE: Final = 0.4
"""Of a line, what the rules may take where names and rules have no room beside each other."""

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _Delegate(QStyledItemDelegate):
    """A sign tells at once which games were won and which are not over."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        lines = QFontMetrics(_result_font()).height() + QFontMetrics(_small_font()).height()
        return QSize(theme().px(240), lines + theme().px(14))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        game: KeptGame = index.data(GAME_ROLE)
        colours = theme()
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        ink = colours.on_leaf if is_chosen else colours.ink
        quiet = colours.on_leaf if is_chosen else colours.ink2
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(option.rect).adjusted(2, 2, -2, -2)
        painter.setPen(Qt.PenStyle.NoPen)
        if is_chosen:
            painter.setBrush(colours.leaf)
            painter.drawRoundedRect(sheet, _RADIUS, _RADIUS)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(colours.raised)
            painter.drawRoundedRect(sheet, _RADIUS, _RADIUS)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colours.sky, 3))
            painter.drawRoundedRect(sheet, _RADIUS, _RADIUS)
            if is_chosen:  # sky would not be seen on leaf
                painter.setPen(QPen(colours.on_leaf, 2))
                painter.drawRoundedRect(sheet.adjusted(3, 3, -3, -3), _RADIUS - 3, _RADIUS - 3)
        inside = sheet.adjusted(_MARGIN, theme().px(5), -_MARGIN, -theme().px(5))
        side = float(theme().px(_SIGN))
        sign = QRectF(inside.left(), inside.center().y() - side / 2, side, side)
        paint_icon(painter, sign, _sign_of(game), ink if is_chosen else colours.leaf)
        inside.setLeft(sign.right() + _GAP)
        upper = QFontMetrics(_result_font()).height()
        above = QRectF(inside.left(), inside.top(), inside.width(), upper)
        below = QRectF(
            inside.left(), above.bottom(), inside.width(), inside.bottom() - above.bottom()
        )
        painter.setPen(quiet)
        painter.setFont(_small_font())
        before_date = _paint_right(painter, above, game_words.date_words(game))
        names, rules = game_words.names_words(game), game_words.rules_words(game)
        room = below.width() - painter.fontMetrics().horizontalAdvance(names) - _GAP
        last = QRectF(below)
        last.setLeft(below.right() - max(room, below.width() * _RULES_SHARE))
        _paint_left(
            painter, below, names, _paint_right(painter, last, rules) + last.left() - below.left()
        )
        painter.setPen(ink)
        painter.setFont(_result_font())
        _paint_left(painter, above, game_words.result_words(game), before_date)
        painter.restore()


def _paint_right(painter: QPainter, line: QRectF, text: str) -> float:
    """Returns the room that is left for what stands before it."""
    words = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(line.width()))
    painter.drawText(line, _RIGHT, words)
    return line.width() - painter.fontMetrics().horizontalAdvance(words) - _GAP


def _paint_left(painter: QPainter, line: QRectF, text: str, room: float) -> None:
    words = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room))
    painter.drawText(line, _LEFT, words)


def _sign_of(game: KeptGame) -> str:
    if not game.is_over:
        return "pause"
    return "trophy" if game_words.is_won(game) else "coin"


def _result_font() -> QFont:
    return text_font(theme().px(15), 800)


def _small_font() -> QFont:
    return text_font(theme().px(13))


class GamesList(QListView):
    """Enter or a double click wants the game of a row."""

    game_wanted = Signal(object)
    """The Path of the record."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = GamesModel(self)
        self.setModel(self._games)
        self.setItemDelegate(_Delegate(self))
        self.setProperty("kind", "bare")
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.doubleClicked.connect(self._want)

    @property
    def games(self) -> GamesModel:
        return self._games

    def dress(self) -> None:
        """Lays the rows out anew in the letters of the moment."""
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does the same on every system; on some Qt would begin to edit."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._want(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _want(self, index: QModelIndex) -> None:
        path = self._games.path(index)
        if path is not None:
            self.game_wanted.emit(path)
