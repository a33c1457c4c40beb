"""The garden behind the start screen: sky, hills, a fence, and beans who wait in the soil."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from .drawings import drawing
from .fonts import title_font
from .theme import theme

_WIDTH: Final = 1280.0
_HEIGHT: Final = 800.0
_FIRST: Final = 430.0
"""Where the first thing that stands in the soil begins, in a drawing of _WIDTH by _HEIGHT."""

_SMALLEST: Final = 0.3
"""Below this scale the beans stay at home."""

_WAITING: Final = (
    # kind, centre, foot, height
    ("blue", 573.0, 722.0, 204.0),
    ("black_eyed", 746.0, 712.0, 164.0),
    ("garden", 889.0, 706.0, 158.0),
    ("soy", 1020.0, 702.0, 130.0),
    ("stink", 1130.0, 700.0, 126.0),
    ("wax", 1218.0, 698.0, 118.0),
)


@dataclass(frozen=True, slots=True)
class _Hour:
    """The colours of a time of day."""

    high: QColor
    low: QColor
    halo: QColor
    disc: QColor
    cloud: QColor
    far: QColor
    near: QColor
    picket: QColor
    picket_edge: QColor
    soil: QColor
    furrow: QColor
    clod: QColor


def _colours(words: str) -> tuple[QColor, ...]:
    return tuple(QColor(f"#{word}") for word in words.split())


_MORNING: Final = _colours("fbe8c4 f5d9b0 fdf3d9 fae29b fff6e6 a9c08a 83a36c f8efdd cdbb98")
_NIGHT: Final = _colours("182531 31404a 2d3d49 e9e3cf 2c3a45 26382f 1d2c25 8d8471 5f5849")
_CLOD_BY_DAY: Final = QColor("#8b6246")
_CLOD_BY_NIGHT: Final = QColor("#6b4b35")


def _hour() -> _Hour:
    colours = theme()
    light, clod = (_NIGHT, _CLOD_BY_NIGHT) if colours.is_dark else (_MORNING, _CLOD_BY_DAY)
    return _Hour(*(*light, colours.soil, colours.furrow, clod))


def garden(size: QSize, ratio: float, sign: str, left: float) -> QPixmap:
    """The picture for a window of `size` logical pixels; `sign` stands on the signpost, and
    `left` is the width at the left that is kept free of beans.

    With high contrast it is a plain ground.
    """
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(theme().win)
    if theme().is_contrast:
        return picture
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint(painter, float(size.width()), float(size.height()), sign, left)
    painter.end()
    return picture


def _paint(painter: QPainter, width: float, height: float, sign: str, left: float) -> None:
    hour = _hour()
    scale = height / _HEIGHT
    ground = height - 180 * scale
    sky = QLinearGradient(0, 0, 0, ground)
    sky.setColorAt(0, hour.high)
    sky.setColorAt(1, hour.low)
    painter.fillRect(QRectF(0, 0, width, height), sky)
    painter.setPen(Qt.PenStyle.NoPen)
    if theme().is_dark:
        _stars(painter, width, scale, hour.disc)
    for radius, colour in ((120.0, hour.halo), (92.0, hour.disc)):
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(width * 0.727, 250 * scale), radius * scale, radius * scale)
    for share, top, size in ((0.48, 180.0, 1.0), (0.59, 266.0, 0.6), (0.91, 138.0, 0.8)):
        _cloud(painter, QPointF(width * share, top * scale), size * scale, hour.cloud)
    _hill(painter, width, ground, (-210 * scale, -150 * scale, -240 * scale), hour.far)
    _hill(painter, width, ground, (-90 * scale, -60 * scale, -140 * scale), hour.near)
    _bean_poles(painter, width, ground, scale)
    _fence(painter, width, ground, scale, hour)
    _soil(painter, QRectF(0, ground, width, height - ground), scale, hour)
    _beans(painter, QRectF(left, 0, width - left, height), sign, hour)


def _stars(painter: QPainter, width: float, scale: float, colour: QColor) -> None:
    """Some stars, strewn alike every evening."""
    for index in range(34):
        across, down = (index * 0.6180339) % 1.0, (index * 0.4142135) % 1.0
        radius = (1.0 + index % 3 * 0.5) * scale
        star = QColor(colour)
        star.setAlpha(90 + index * 37 % 140)
        painter.setBrush(star)
        painter.drawEllipse(QPointF(width * across, 400 * down * scale), radius, radius)


def _cloud(painter: QPainter, foot: QPointF, scale: float, colour: QColor) -> None:
    shape = QPainterPath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    x, y = foot.x(), foot.y()
    shape.addRoundedRect(QRectF(x - 62 * scale, y - 32 * scale, 126 * scale, 32 * scale), 16, 16)
    shape.addEllipse(QPointF(x, y - 32 * scale), 34 * scale, 32 * scale)
    shape.addEllipse(QPointF(x - 34 * scale, y - 18 * scale), 24 * scale, 18 * scale)
    painter.fillPath(shape, colour)


def _hill(
    painter: QPainter,
    width: float,
    ground: float,
    tops: tuple[float, float, float],
    colour: QColor,
) -> None:
    shape = QPainterPath(QPointF(0, ground + 4))
    shape.lineTo(0, ground + tops[0] * 0.75)
    shape.cubicTo(
        QPointF(width * 0.3, ground + tops[0] * 1.2),
        QPointF(width * 0.5, ground + tops[1] * 0.7),
        QPointF(width * 0.75, ground + tops[1]),
    )
    shape.quadTo(QPointF(width * 0.88, ground + tops[2] * 0.8), QPointF(width, ground + tops[2]))
    shape.lineTo(width, ground + 4)
    shape.closeSubpath()
    painter.fillPath(shape, colour)


def _bean_poles(painter: QPainter, width: float, ground: float, scale: float) -> None:
    """Two tents of poles, overgrown with beans, behind the fence."""
    poles = drawing("bean_poles")
    painter.save()
    painter.setOpacity(0.75 if theme().is_dark else 1.0)
    for share, size in ((0.54, 0.95), (0.91, 1.08)):
        tall = 320 * size * scale
        wide = tall * 140 / 320
        poles.render(painter, QRectF(width * share - wide / 2, ground + 8 - tall, wide, tall))
    painter.restore()


def _fence(painter: QPainter, width: float, ground: float, scale: float, hour: _Hour) -> None:
    painter.setPen(QPen(hour.picket_edge, 1.6 * scale))
    painter.setBrush(hour.picket)
    for top in (-86.0, -38.0):
        painter.drawRect(QRectF(-4, ground + top * scale, width + 8, 13 * scale))
    step = 50 * scale
    x = 8 * scale
    while x < width:
        top, half = ground - 120 * scale, 11 * scale
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(x, ground + 4),
                    QPointF(x, top + 14 * scale),
                    QPointF(x + half, top),
                    QPointF(x + 2 * half, top + 14 * scale),
                    QPointF(x + 2 * half, ground + 4),
                ]
            )
        )
        x += step


def _soil(painter: QPainter, bed: QRectF, scale: float, hour: _Hour) -> None:
    painter.fillRect(bed, hour.soil)
    width = bed.width()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(hour.furrow, 11 * scale))
    y = bed.top() + 24 * scale
    while y < bed.bottom() + 40:
        furrow = QPainterPath(QPointF(-10, y + 6 * scale))
        furrow.cubicTo(
            QPointF(width * 0.3, y - 14 * scale),
            QPointF(width * 0.6, y + 16 * scale),
            QPointF(width + 10, y - 4 * scale),
        )
        painter.drawPath(furrow)
        y += 36 * scale


def _beans(painter: QPainter, room: QRectF, sign: str, hour: _Hour) -> None:
    """Six of them, as large as the room beside the sheet of paper allows."""
    scale = min(room.height() / _HEIGHT, room.width() / (_WIDTH - _FIRST))
    if scale <= _SMALLEST:
        return
    painter.save()
    painter.translate(room.right() - _WIDTH * scale, room.bottom() - _HEIGHT * scale)
    painter.scale(scale, scale)
    _signpost(painter, sign)
    for name, centre, foot, tall in _WAITING:
        figure = drawing("beans", name)
        bounds = figure.boundsOnElement("figure")
        wide = tall * bounds.width() / bounds.height()
        figure.render(painter, "figure", QRectF(centre - wide / 2, foot - tall, wide, tall))
        _mound(painter, centre, foot, wide, hour)
    painter.restore()


def _mound(painter: QPainter, centre: float, foot: float, wide: float, hour: _Hour) -> None:
    painter.setPen(QPen(hour.furrow, 3))
    painter.setBrush(hour.soil)
    painter.drawEllipse(QPointF(centre, foot + 2), wide * 0.58, _half_height(wide))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hour.clod)
    for across, down in ((-0.28, -0.1), (0.06, 0.35), (0.3, -0.15)):
        at = QPointF(centre + wide * across, foot + 2 + _half_height(wide) * down)
        painter.drawEllipse(at, wide * 0.1, 4)


def _half_height(wide: float) -> float:
    """Half the height of the heap of soil at the foot of a bean that is `wide`."""
    return 8 + wide * 0.07


def _signpost(painter: QPainter, sign: str) -> None:
    outline = QPen(QColor("#8a5f33"), 4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#8b6040"))
    painter.drawRect(QRectF(476, 540, 16, 176))
    painter.setPen(outline)
    painter.setBrush(QColor("#f6d27a"))
    board = [(432, 510), (458, 476), (540, 476), (540, 544), (458, 544)]
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in board]))
    room = QRectF(450, 480, 88, 60)
    font = title_font(22)
    painter.setFont(font)
    while font.pixelSize() > 10 and painter.fontMetrics().horizontalAdvance(sign) > room.width():
        font = title_font(font.pixelSize() - 1)
        painter.setFont(font)
    painter.setPen(QColor("#33261c"))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, sign)
