"""How the curtain looks: folds of cloth on a rod, and the cords that a plaque hangs on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from .pixmap_cache import blank
from .theme import theme

_FOLD: Final = 64
_STRIPE: Final = 22
_STRIPES_APART: Final = 74
_ROD_TOP: Final = 24
_ROD: Final = 16
_SEAM: Final = 44


def curtain_cloth(size: QSize, ratio: float, plaque: QRect) -> QPixmap:
    """The drawn curtain in `size` (logical pixels) with cords down to the `plaque`; plain in the
    contrast theme. Opaque everywhere."""
    pixmap = blank(QSizeF(max(1, size.width()), max(1, size.height())), ratio)
    colours = theme()
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # As large as the letters.
    scale = colours.px(_FOLD) / _FOLD
    painter.scale(scale, scale)
    whole = QRectF(0, 0, size.width() / scale, size.height() / scale)
    hung = QRectF(
        plaque.x() / scale, plaque.y() / scale, plaque.width() / scale, plaque.height() / scale
    )
    painter.fillRect(whole, colours.bar if colours.is_contrast else colours.bar.darker(170))
    if not colours.is_contrast:
        cloth = whole.adjusted(0, _ROD_TOP + _ROD / 2, 0, -_SEAM)
        _paint_folds(painter, cloth, colours.bar)
        _paint_seam(painter, cloth, colours.bar)
    _paint_rod(painter, whole.width(), colours.soil, colours.glow)
    _paint_cords(painter, hung, colours.edge)
    _paint_frame(painter, hung, colours.edge if colours.is_contrast else colours.soil)
    painter.end()
    return pixmap


def _paint_folds(painter: QPainter, cloth: QRectF, colour: QColor) -> None:
    fold = QLinearGradient(0, 0, _FOLD, 0)
    fold.setSpread(QLinearGradient.Spread.RepeatSpread)
    for at, shade in ((0.0, 128), (0.35, 96), (0.6, 88), (1.0, 128)):
        fold.setColorAt(at, colour.darker(shade))
    painter.fillRect(cloth, fold)
    stripe = QColor(255, 250, 240, 22)
    top = cloth.top() + 38
    while top < cloth.bottom():
        height = min(_STRIPE, cloth.bottom() - top)
        painter.fillRect(QRectF(0, top, cloth.width(), height), stripe)
        top += _STRIPES_APART


def _paint_seam(painter: QPainter, cloth: QRectF, colour: QColor) -> None:
    """The scalloped hem at the foot."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour.darker(125))
    painter.setClipRect(QRectF(0, cloth.bottom() - 20, cloth.width(), _SEAM + 20))
    left = -_FOLD / 2
    while left < cloth.width():
        painter.drawEllipse(QRectF(left, cloth.bottom() - 40, _FOLD, 60))
        left += _FOLD
    painter.setClipping(False)


def _paint_rod(painter: QPainter, width: float, wood: QColor, ring: QColor) -> None:
    painter.fillRect(QRectF(0, _ROD_TOP, width, _ROD), wood.lighter(135))
    painter.fillRect(QRectF(0, _ROD_TOP + _ROD - 5, width, 5), wood)
    painter.setPen(QPen(ring, 4.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle = _FOLD / 2
    while middle < width:
        painter.drawEllipse(QPointF(middle, _ROD_TOP + _ROD / 2), 11, 11)
        middle += _FOLD


def _paint_frame(painter: QPainter, plaque: QRectF, wood: QColor) -> None:
    """The plaque itself covers all but the edge."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wood.lighter(130))
    painter.drawRoundedRect(plaque.adjusted(-6, -6, 6, 6), 18, 18)


def _paint_cords(painter: QPainter, plaque: QRectF, colour: QColor) -> None:
    painter.setPen(QPen(colour.lighter(140), 4))
    inset = plaque.width() * 0.22
    for x, lean in ((plaque.left() + inset, -26.0), (plaque.right() - inset, 26.0)):
        painter.drawLine(QPointF(x + lean, _ROD_TOP + _ROD), QPointF(x, plaque.top() + 4))
