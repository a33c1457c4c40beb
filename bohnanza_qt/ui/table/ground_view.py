"""Where the table lies: scrolled when large letters need more room than the window has."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

_AROUND: Final = 8
"""Pixels around the focused widget that come into sight with it."""


class GroundView(QScrollArea):
    """Shows `ground` as large as there is room, never smaller than `least`, and follows the
    keyboard focus to where it goes.

    The size is not left to QScrollArea: that would ask the layout how high it likes to be, and
    the regions of the table follow the window.
    """

    def __init__(self, ground: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ground = ground
        self._least = QSize(0, 0)
        self.setProperty("kind", "bare")
        self.setFrameShape(QFrame.Shape.NoFrame)
        # A click beside everything gives the keyboard back to the hand, as the page says.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(ground)
        self.setCornerWidget(QWidget(self))
        # The linen of the page shows through.
        for widget in (ground, self.viewport(), self):
            widget.setAutoFillBackground(False)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_focus)

    def set_least(self, least: QSize) -> None:
        """The size below which the ground is scrolled."""
        self._least = least
        self._fit()

    def _fit(self) -> None:
        room, least = self.maximumViewportSize(), self._least
        bars = (self.verticalScrollBar(), self.horizontalScrollBar())
        wide, high = bars[0].sizeHint().width(), bars[1].sizeHint().height()
        # A bar takes room from the other direction, which may need one then, too.
        down = least.height() > room.height()
        across = least.width() > room.width() - wide * down
        down = least.height() > room.height() - high * across
        shown = QSize(room.width() - wide * down, room.height() - high * across)
        self._ground.resize(shown.expandedTo(least))

    def minimumSizeHint(self) -> QSize:
        return QSize(100, 100)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _follow_focus(self, old: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self.isAncestorOf(now):
            self.ensureWidgetVisible(now, _AROUND, _AROUND)
