"""The cloths of the table: linen under everything, gingham for trading, furrows for fields.

Each is one small tile; the contrast theme has none of them, only its plain colour.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPixmap

from .theme import theme

_CHECK: Final = 15
"""Width of a stripe of the gingham in pixels, as wide as the space beside it."""

_FURROW_TILE: Final = 180
"""Furrows are drawn this many pixels wide, then again."""


def linen() -> QBrush:
    """The ground of the window."""
    colours = theme()
    if colours.is_contrast:
        return QBrush(colours.win)
    weave = QColor(colours.ink)
    weave.setAlpha(9)
    return QBrush(_linen(colours.win.rgb(), weave.rgba()))


def gingham() -> QBrush:
    """The chequered cloth that is laid for trading."""
    colours = theme()
    if colours.is_contrast:
        return QBrush(colours.cloth)
    return QBrush(_gingham(colours.cloth.rgb(), colours.check.rgba()))


def furrows() -> QBrush:
    """A bed of soil."""
    colours = theme()
    if colours.is_contrast:
        return QBrush(colours.soil)
    return QBrush(_furrows(colours.soil.rgb(), colours.furrow.rgb()))


@cache
def _linen(ground: int, thread: int) -> QPixmap:
    # Many repeats in one tile: filling with a tiny pixmap is slow.
    tile = _tile(96, ground)
    painter = QPainter(tile)
    colour = QColor.fromRgba(thread)
    for at in range(0, 96, 3):
        painter.fillRect(0, at, 96, 1, colour)
        painter.fillRect(at, 0, 1, 96, colour)
    painter.end()
    return tile


@cache
def _gingham(ground: int, check: int) -> QPixmap:
    side = 2 * _CHECK * 4
    tile = _tile(side, ground)
    painter = QPainter(tile)
    colour = QColor.fromRgba(check)
    for at in range(0, side, 2 * _CHECK):
        painter.fillRect(0, at, side, _CHECK, colour)
        painter.fillRect(at, 0, _CHECK, side, colour)
    painter.end()
    return tile


@cache
def _furrows(soil: int, furrow: int) -> QPixmap:
    tile = _tile(_FURROW_TILE, soil)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor.fromRgb(furrow))
    for top in range(-18, _FURROW_TILE + 18, 18):
        painter.drawPath(_furrow(top))
    painter.end()
    return tile


def _furrow(top: float) -> QPainterPath:
    """One wavy furrow 6 px thick that ends at the height it began, so that tiles join."""
    width = float(_FURROW_TILE)
    path = QPainterPath()
    path.moveTo(0, top)
    path.cubicTo(width * 0.33, top - 4, width * 0.66, top + 4, width, top)
    path.lineTo(width, top + 6)
    path.cubicTo(width * 0.66, top + 10, width * 0.33, top + 2, 0, top + 6)
    path.closeSubpath()
    return path


def _tile(side: int, ground: int) -> QPixmap:
    tile = QPixmap(side, side)
    tile.fill(QColor.fromRgb(ground))
    return tile


def paint_bed(painter: QPainter, rect: QRectF, radius: float = 12.0) -> None:
    """A field's bed of soil, round at the corners; white-lined in the contrast theme."""
    colours = theme()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrushOrigin(rect.topLeft())
    painter.setBrush(furrows())
    if colours.is_contrast:
        painter.setPen(colours.edge)
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(rect, radius, radius)
    painter.restore()
