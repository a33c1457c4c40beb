"""The tabs of the side panel, narrow where they show only a sign."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QTabBar

from ..theme import theme

_EDGES = 16
"""Pixels beside a sign, at 100 %."""


class SideTabs(QTabBar):
    """A tab without words is as wide as its sign, so that the others keep theirs whole."""

    def tabSizeHint(self, index: int) -> QSize:
        return self._narrowed(index, super().tabSizeHint(index))

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self._narrowed(index, super().minimumTabSizeHint(index))

    def _narrowed(self, index: int, size: QSize) -> QSize:
        if self.tabText(index):
            return size
        return QSize(self.iconSize().width() + theme().px(_EDGES), size.height())
