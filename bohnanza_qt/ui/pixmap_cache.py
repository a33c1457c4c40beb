"""Pictures that were painted once, kept while there is room: the least recently used goes first.

Not QPixmapCache: its keys are strings, its limit is shared with every icon of Qt, and a table of
forty cards would push out what the style sheet needs.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

_BYTES_PER_PIXEL: Final = 4


class PixmapCache:
    """Pixmaps by any hashable key, at most `limit` bytes of them."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._held = 0
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()

    @property
    def held(self) -> int:
        """Bytes of pixels held now."""
        return self._held

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap kept under `key`, or the one `make` gives, kept from now on."""
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        made = make()
        self._pixmaps[key] = made
        self._held += _bytes(made)
        while self._held > self._limit and len(self._pixmaps) > 1:
            _, oldest = self._pixmaps.popitem(last=False)
            self._held -= _bytes(oldest)
        return made

    def clear(self) -> None:
        """Forget everything."""
        self._pixmaps.clear()
        self._held = 0


def blank(size: QSizeF, ratio: float) -> QPixmap:
    """A clear pixmap of `size` logical pixels for a screen of `ratio` pixels a logical one."""
    pixmap = QPixmap(
        max(1, round(size.width() * ratio)),
        max(1, round(size.height() * ratio)),
    )
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def smooth(painter: QPainter) -> QPainter:
    """`painter`, set to smooth edges, letters and pictures."""
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    return painter


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * _BYTES_PER_PIXEL
