"""A sentence at the place that was clicked, where a click can do nothing else."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFontMetrics
from PySide6.QtWidgets import QToolTip, QWidget

_EDGES: Final = QSize(28, 24)
"""What the frame of a tooltip adds to its words, at most."""
_BELOW: Final = QPoint(2, 21)
"""How far from the given point a tooltip opens, so that the pointer does not cover it."""


def explain_at(widget: QWidget, sentence: str) -> None:
    """Shows the sentence over the widget for a while, within its window, and tells it to a screen
    reader."""
    metrics = QFontMetrics(QToolTip.font())
    words = metrics.boundingRect(QRect(), Qt.AlignmentFlag.AlignLeft, sentence).size()
    window = widget.window()
    room = QRect(window.mapToGlobal(QPoint(0, 0)), window.size())
    at = widget.mapToGlobal(widget.rect().center())
    QToolTip.showText(place_within(room, at, words + _EDGES), sentence, widget)
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))


def end_explanation(sentence: str) -> None:
    """Takes it away again where it still stands: it was about what was to be seen then."""
    if sentence and QToolTip.text() == sentence:
        QToolTip.hideText()


def place_within(room: QRect, at: QPoint, size: QSize) -> QPoint:
    """The point nearest to `at` at which a tooltip of this size keeps within `room`, or begins
    where the room begins if it is larger."""
    right = room.right() - size.width() - _BELOW.x()
    bottom = room.bottom() - size.height() - _BELOW.y()
    return QPoint(max(room.left(), min(at.x(), right)), max(room.top(), min(at.y(), bottom)))
