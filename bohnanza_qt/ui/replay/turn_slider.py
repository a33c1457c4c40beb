"""The line of the game: a slider over its actions, with a mark where each turn begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QStyle, QStyleOptionSlider, QWidget

from ..theme import theme

_MARK: Final = 7
_HANDLE: Final = 18
"""Pixels; as in the stylesheet."""


class TurnSlider(QSlider):
    """Its value is the number of actions done. A click goes to where it was made."""

    def __init__(self, turns: Sequence[int], last: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._turns = tuple(turns)
        self.setRange(0, last)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(260, 34)

    def minimumSizeHint(self) -> QSize:
        return QSize(90, 34)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setValue(self._value_at(event.position().x()))
        # The handle is under the pointer now and follows it.
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().ink2)
        # Where turns are shorter than this many pixels their marks would run into each other.
        last_mark = -3.0
        for turn in self._turns:
            x = self._x_of(turn)
            if x - last_mark >= 3:
                top = self.height() / 2 + 6
                painter.drawRect(QRectF(QPointF(x - 0.5, top), QPointF(x + 0.5, top + _MARK)))
                last_mark = x
        painter.end()
        super().paintEvent(event)

    def _groove(self) -> tuple[int, int]:
        """Where the middle of the handle is at the least value, and how far it can go."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        groove = self.style().subControlRect(
            QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderGroove, self
        )
        return groove.left() + _HANDLE // 2, max(1, groove.width() - _HANDLE)

    def _x_of(self, value: int) -> float:
        left, span = self._groove()
        return left + span * value / max(1, self.maximum())

    def _value_at(self, x: float) -> int:
        left, span = self._groove()
        return QStyle.sliderValueFromPosition(0, self.maximum(), round(x - left), span)
