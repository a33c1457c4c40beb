"""The drawn signs: one colour, given by the theme when they are painted.

An icon made here follows the theme by itself: it has no pixels of its own, but paints the drawing
in the ink of the moment, paler while its button is disabled.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ..resources_path import resource
from .pixmap_cache import PixmapCache, blank, smooth
from .theme import theme

_cache = PixmapCache(2 * 1024 * 1024)

Ink = str
"""The name of a colour of the theme, such as "ink", "on_leaf" or "on_bar"."""

_DISABLED_OPACITY: Final = 0.55


def icon(name: str, ink: Ink = "ink") -> QIcon:
    """The sign `name` (a file of resources/icons) as an icon in a colour of the theme.

    Raises FileNotFoundError when there is no such sign.
    """
    _sign(name)
    return QIcon(_SignEngine(name, ink))


def paint_icon(painter: QPainter, rect: QRectF, name: str, color: QColor) -> None:
    """Paint the sign `name` in `color`, as large as fits into `rect` (logical pixels)."""
    ratio = painter.device().devicePixelRatioF()
    side = min(rect.width(), rect.height())
    pixmap = _tinted(name, side, ratio, color)
    corner = rect.center() - QPointF(side / 2, side / 2)
    at = QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio)
    painter.drawPixmap(at, pixmap)


class _SignEngine(QIconEngine):
    def __init__(self, name: str, ink: Ink) -> None:
        super().__init__()
        self._name = name
        self._ink = ink

    def clone(self) -> QIconEngine:
        return _SignEngine(self._name, self._ink)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(
        self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float
    ) -> QPixmap:
        pixmap = blank(QSizeF(size), scale)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return pixmap

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        painter.save()
        if mode is QIcon.Mode.Disabled and not theme().is_contrast:
            painter.setOpacity(painter.opacity() * _DISABLED_OPACITY)
        paint_icon(painter, QRectF(rect), self._name, self._colour(mode, state))
        painter.restore()

    def _colour(self, mode: QIcon.Mode, state: QIcon.State) -> QColor:
        colours = theme()
        chosen = mode is QIcon.Mode.Selected or state is QIcon.State.On
        if chosen and self._ink == "ink":
            return colours.on_leaf
        found: QColor = getattr(colours, self._ink)
        return found


@cache
def _sign(name: str) -> QSvgRenderer:
    path = resource("icons", f"{name}.svg")
    if not path.is_file():
        raise FileNotFoundError(path)
    return QSvgRenderer(str(path))


def _tinted(name: str, side: float, ratio: float, colour: QColor) -> QPixmap:
    def make() -> QPixmap:
        pixmap = blank(QSizeF(side, side), ratio)
        painter = smooth(QPainter(pixmap))
        whole = QRectF(0, 0, side, side)
        _sign(name).render(painter, whole)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(whole.adjusted(-1, -1, 1, 1), colour)
        painter.end()
        return pixmap

    return _cache.get((name, round(side * ratio), ratio, colour.rgba()), make)
