"""A line of the start screen that can be pressed: a sign, what it does, and a word about it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from .fonts import text_font, title_font
from .icons import paint_icon
from .stylesheet import BUTTON_RADIUS
from .theme import theme

_ICON: Final = 22
_MARGIN: Final = 16
_GAP: Final = 12


class EntryButton(QAbstractButton):
    """`main` is the one that Enter is meant for: larger, in leaf, with its key written on it."""

    walked = Signal(int)
    """An arrow was pressed: 1 for the next line, -1 for the one before."""

    def __init__(
        self, icon_name: str, *, main: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._icon_name = icon_name
        self._main = main
        self._detail = ""
        self._key = ""
        self._is_dense = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_words(self, text: str, detail: str = "", key: str = "") -> None:
        """`detail` stands under `text`, `key` at the right end."""
        self.setText(text)
        self._detail = detail
        self._key = key
        self.setAccessibleName(text)
        self.setAccessibleDescription(detail)
        self._tell_cut()
        self.updateGeometry()
        self.update()

    def set_dense(self, dense: bool) -> None:
        """With less air above and below its words, where room is short."""
        if dense != self._is_dense:
            self._is_dense = dense
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_cut()

    def _tell_cut(self) -> None:
        self.setToolTip(self._detail if self._is_cut() else "")

    @property
    def detail(self) -> str:
        return self._detail

    def sizeHint(self) -> QSize:
        text = QFontMetrics(self._text_font())
        detail = QFontMetrics(self._detail_font())
        words = max(text.horizontalAdvance(self.text()), detail.horizontalAdvance(self._detail))
        height = text.height() + (detail.height() if self._detail or self._main else 0)
        sides = 2 * _MARGIN + _ICON + _GAP + (theme().px(64) if self._key else 0)
        air = theme().px(20 if self._main else 14)
        return QSize(words + sides, height + (air // 2 if self._is_dense else air))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down walk through the lines; a button alone would walk to any other."""
        match event.key():
            case Qt.Key.Key_Up:
                self.walked.emit(-1)
            case Qt.Key.Key_Down:
                self.walked.emit(1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.click()
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        words = colours.on_leaf if self._main else colours.ink
        quiet = colours.on_leaf if self._main else colours.ink2
        painter.setPen(Qt.PenStyle.NoPen)
        if self._main:
            painter.setBrush(colours.leaf)
            painter.drawRoundedRect(ground, 12, 12)
        elif self.underMouse() or self.isDown():
            painter.setBrush(colours.line if self.isDown() else colours.raised)
            painter.drawRoundedRect(ground, BUTTON_RADIUS, BUTTON_RADIUS)
        self._paint_focus(painter, ground)
        x = float(_MARGIN)
        icon = QRectF(x, ground.center().y() - _ICON / 2, _ICON, _ICON)
        paint_icon(painter, icon, self._icon_name, words if self._main else colours.leaf)
        x += _ICON + _GAP
        right = ground.right() - _MARGIN
        if self._key:
            right = self._paint_key(painter, right, ground) - _GAP
        room = QRectF(x, ground.top(), right - x, ground.height())
        self._paint_words(painter, room, words, quiet)

    def _paint_words(self, painter: QPainter, room: QRectF, words: QColor, quiet: QColor) -> None:
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        font = self._text_font()
        metrics = QFontMetrics(font)
        painter.setFont(font)
        painter.setPen(words)
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, int(room.width()))
        if not self._detail:
            painter.drawText(room, align, text)
            return
        small = self._detail_font()
        below = QFontMetrics(small)
        top = room.center().y() - (metrics.height() + below.height()) / 2
        line = QRectF(room.left(), top, room.width(), metrics.height())
        painter.drawText(line, align, text)
        painter.setFont(small)
        painter.setPen(quiet)
        detail = below.elidedText(self._detail, Qt.TextElideMode.ElideRight, int(room.width()))
        line = QRectF(room.left(), top + metrics.height(), room.width(), below.height())
        painter.drawText(line, align, detail)

    def _paint_key(self, painter: QPainter, right: float, ground: QRectF) -> float:
        """Returns where the sign of the key begins."""
        font = text_font(theme().px(12), 800)
        metrics = QFontMetrics(font)
        width = metrics.horizontalAdvance(self._key) + 10
        height = metrics.height() + 2
        rect = QRectF(right - width, ground.center().y() - height / 2, width, height)
        painter.setPen(QPen(theme().on_leaf if self._main else theme().ink2, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 4, 4)
        painter.setFont(font)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._key)
        return rect.left()

    def _paint_focus(self, painter: QPainter, ground: QRectF) -> None:
        if not self.hasFocus():
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._main:
            painter.setPen(QPen(theme().on_leaf, 2))
            painter.drawRoundedRect(ground.adjusted(4, 4, -4, -4), 8, 8)
        else:
            painter.setPen(QPen(theme().sky, 3))
            painter.drawRoundedRect(ground, BUTTON_RADIUS, BUTTON_RADIUS)

    def _text_font(self) -> QFont:
        return title_font(theme().px(20)) if self._main else text_font(theme().px(15), 800)

    def _detail_font(self) -> QFont:
        return text_font(theme().px(13), 700 if self._main else 600)

    def _is_cut(self) -> bool:
        return self.width() > 0 and self.sizeHint().width() > self.width()
