"""Items painted once and kept as long as they would look the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from ..pixmap_cache import PixmapCache, blank, smooth
from ..theme import theme

_MOST_BYTES: Final = 6 * 1024 * 1024
_AROUND: Final = 3.0
"""Pixels around an item that its picture holds too: shadows."""


class KeptItems:
    """Pictures by what the item shows. Size, theme and text size are always part of the key;
    words are not, so `forget` when the language changes."""

    def __init__(self) -> None:
        self._cache = PixmapCache(_MOST_BYTES)

    def paint(
        self,
        painter: QPainter,
        rect: QRectF,
        shown: Hashable,
        paint: Callable[[QPainter, QRectF], None],
    ) -> None:
        """Paints the item that shows `shown` into `rect`; `paint` does it where no picture of it
        is kept."""
        ratio = painter.device().devicePixelRatioF()
        size = rect.size()
        colours = theme()
        key = (shown, size.width(), size.height(), ratio, colours.name, colours.text_scale)

        def make() -> QPixmap:
            picture = blank(size.grownBy(QMarginsF(_AROUND, _AROUND, _AROUND, _AROUND)), ratio)
            target = smooth(QPainter(picture))
            paint(target, QRectF(QPointF(_AROUND, _AROUND), size))
            target.end()
            return picture

        painter.drawPixmap(rect.topLeft() - QPointF(_AROUND, _AROUND), self._cache.get(key, make))

    def forget(self) -> None:
        """Drops every picture."""
        self._cache.clear()
