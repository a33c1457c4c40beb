"""Cards, their back and coins, as quick to paint as a picture.

What is painted is kept by kind, size in device pixels, words, brightness and greyness; a table full
of cards is painted from a handful of pixmaps.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPainterPath, QPixmap

from ..engine.beans import Bean
from .card_face import (
    BEAN_COLOURS,
    CORNER,
    UNITS_HIGH,
    UNITS_WIDE,
    BeanColours,
    CardSize,
    paint_face,
)
from .drawings import FIGURE, GROUND, bean_drawing, drawing, paint_part, paint_whole
from .pixmap_cache import PixmapCache, blank, smooth
from .theme import theme

__all__ = [
    "BEAN_COLOURS",
    "BeanColours",
    "CardSize",
    "bean_icon",
    "card_height",
    "card_pixmap",
    "card_radius",
    "forget_pictures",
    "paint_back",
    "paint_card",
    "paint_coin",
    "paint_portrait",
]

_CACHE_BYTES: Final = 24 * 1024 * 1024
"""About a hundred and fifty large cards on a screen of two pixels a logical one."""

_cache = PixmapCache(_CACHE_BYTES)

_SHADE: Final = 3.0
"""Logical pixels around a card that its shadow may take."""


def card_height(width: float) -> float:
    """How high a card `width` logical pixels wide is: 9:14 from 84 wide, else 18:25."""
    return width * CardSize.of_width(width).height_for_width


def card_radius(rect: QRectF) -> float:
    """The corner radius of a card that fills `rect`, for rings around it."""
    return CORNER * rect.width() / UNITS_WIDE


def paint_card(
    painter: QPainter, rect: QRectF, bean: Bean, *, dim: float = 1.0, grey: bool = False
) -> None:
    """Paint a card into `rect` (logical pixels), showing as much as its width allows.

    `dim` is how much of it is left of 1.0 (0.78: lies in an offer); `grey` takes its colours.
    """
    letters, name = _words(bean)
    size = CardSize.of_width(rect.width())

    def paint(units: QPainter) -> None:
        paint_face(units, size, bean, letters, name)

    _paint_kept(painter, rect, (bean, letters, name), UNITS_HIGH[size], paint, dim=dim, grey=grey)


def paint_back(painter: QPainter, rect: QRectF, *, dim: float = 1.0) -> None:
    """Paint the back of a card into `rect` (logical pixels)."""
    high = UNITS_WIDE * rect.height() / max(1.0, rect.width())

    def paint(units: QPainter) -> None:
        drawing("back").render(units, QRectF(0, 0, UNITS_WIDE, high))

    _paint_kept(painter, rect, "back", high, paint, dim=dim, grey=False)


def paint_coin(painter: QPainter, rect: QRectF) -> None:
    """Paint a coin as large as fits into `rect` (logical pixels), in its middle."""
    side = min(rect.width(), rect.height())
    fitted = QRectF(0, 0, side, side)
    fitted.moveCenter(rect.center())
    _paint_drawn(painter, fitted, "coin", lambda p, whole: paint_whole(p, drawing("coin"), whole))


def paint_portrait(painter: QPainter, rect: QRectF, bean: Bean) -> None:
    """Paint only the bean's picture into `rect`, its corners rounded; no letter, no paper."""

    def paint(target: QPainter, whole: QRectF) -> None:
        side = min(whole.width(), whole.height())
        mask = QPainterPath()
        mask.addRoundedRect(whole, side * 0.18, side * 0.18)
        target.setClipPath(mask)
        target.scale(whole.width() / 164, whole.height() / 164)
        target.translate(-8, -8)
        paint_part(target, bean_drawing(bean), GROUND)
        paint_part(target, bean_drawing(bean), FIGURE)

    _paint_drawn(painter, rect, ("portrait", bean), paint)


def card_pixmap(bean: Bean, width: float, ratio: float) -> QPixmap:
    """A card `width` logical pixels wide by itself, to hang on the pointer while it is dragged."""
    size = QSizeF(width, card_height(width))
    pixmap = blank(size, ratio)
    painter = QPainter(pixmap)
    paint_card(painter, QRectF(QPointF(0, 0), size), bean)
    painter.end()
    return pixmap


def bean_icon(bean: Bean) -> QIcon:
    """The bean's picture as an icon, for menus and lists."""
    icon = QIcon()
    for side in (16, 24, 32, 64):
        pixmap = blank(QSizeF(side, side), 1.0)
        painter = QPainter(pixmap)
        paint_portrait(painter, QRectF(0, 0, side, side), bean)
        painter.end()
        icon.addPixmap(pixmap)
    return icon


def forget_pictures() -> None:
    """Drop every kept picture, so that the next painting makes them anew."""
    _cache.clear()


def _words(bean: Bean) -> tuple[str, str]:
    # Here and not above: words need every translation context, a picture only these two.
    from .words import bean_letters, bean_name

    return bean_letters(bean), bean_name(bean)


def _paint_kept(
    painter: QPainter,
    rect: QRectF,
    what: Hashable,
    units_high: float,
    paint_units: Callable[[QPainter], None],
    *,
    dim: float,
    grey: bool,
) -> None:
    """Paint a card from the cache; the pixmap is `_SHADE` larger than `rect` on every side."""
    ratio = _ratio(painter)
    brightness = theme().card_brightness
    shadow = theme().shadow
    size = rect.size()
    key = (
        what,
        round(size.width() * ratio),
        round(size.height() * ratio),
        ratio,
        brightness,
        shadow.rgba(),
        grey,
    )

    def make() -> QPixmap:
        pixmap = blank(size.grownBy(QMarginsF(_SHADE, _SHADE, _SHADE, _SHADE)), ratio)
        target = smooth(QPainter(pixmap))
        target.translate(_SHADE, _SHADE)
        whole = QRectF(QPointF(0, 0), size)
        radius = card_radius(whole)
        _paint_shadow(target, whole, radius, shadow)
        target.save()
        target.scale(size.width() / UNITS_WIDE, size.height() / units_high)
        paint_units(target)
        target.restore()
        if brightness < 1.0:
            target.setPen(Qt.PenStyle.NoPen)
            target.setBrush(QColor(0, 0, 0, round(255 * (1 - brightness))))
            target.drawRoundedRect(whole, radius, radius)
        target.end()
        return _without_colour(pixmap) if grey else pixmap

    _draw(painter, rect.topLeft() - QPointF(_SHADE, _SHADE), _cache.get(key, make), ratio, dim)


def _paint_drawn(
    painter: QPainter,
    rect: QRectF,
    what: Hashable,
    paint: Callable[[QPainter, QRectF], None],
) -> None:
    """Paint something without shade or words from the cache."""
    ratio = _ratio(painter)
    size = rect.size()
    key = (what, round(size.width() * ratio), round(size.height() * ratio), ratio)

    def make() -> QPixmap:
        pixmap = blank(size, ratio)
        target = smooth(QPainter(pixmap))
        paint(target, QRectF(QPointF(0, 0), size))
        target.end()
        return pixmap

    _draw(painter, rect.topLeft(), _cache.get(key, make), ratio, 1.0)


def _draw(painter: QPainter, at: QPointF, pixmap: QPixmap, ratio: float, dim: float) -> None:
    # On whole device pixels: in between, every card would be blurred, and slower.
    snapped = QPointF(round(at.x() * ratio) / ratio, round(at.y() * ratio) / ratio)
    if dim >= 1.0:
        painter.drawPixmap(snapped, pixmap)
        return
    before = painter.opacity()
    painter.setOpacity(before * dim)
    painter.drawPixmap(snapped, pixmap)
    painter.setOpacity(before)


def _paint_shadow(painter: QPainter, card: QRectF, radius: float, colour: QColor) -> None:
    """A soft shadow below the card, inside `_SHADE`."""
    if colour.alpha() == 0:
        return
    step = QColor(colour)
    step.setAlpha(colour.alpha() // 3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(step)
    for grown in (0.0, 0.8, 1.6):
        around = card.adjusted(-grown, 0.6 - grown, grown, 1.2 + grown)
        painter.drawRoundedRect(around, radius + grown, radius + grown)


def _without_colour(pixmap: QPixmap) -> QPixmap:
    """The pixmap in greys, its transparency kept."""
    image = pixmap.toImage()
    greys = image.convertToFormat(QImage.Format.Format_Grayscale8)
    greys = greys.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(greys)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    greys.setDevicePixelRatio(pixmap.devicePixelRatio())
    painter.drawImage(QPointF(0, 0), image)
    painter.end()
    return QPixmap.fromImage(greys)


def _ratio(painter: QPainter) -> float:
    return painter.device().devicePixelRatioF()
