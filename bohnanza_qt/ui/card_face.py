"""What stands on a card, painted in the card's own units: 180 wide, 280 (L) or 250 (M, S) high.

Everything here is slow and done once for each size; `card_art` keeps the result.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from ..engine.beans import BEANOMETER, CARDS_IN_BOX, Bean
from .drawings import FIGURE, GROUND, bean_drawing, paint_part
from .fonts import text_font, title_font


class CardSize(Enum):
    """How much of a card is shown, by its width in logical pixels."""

    L = "L"
    M = "M"
    S = "S"

    @classmethod
    def of_width(cls, width: float) -> CardSize:
        """L from 84 wide: all of it; M from 32: picture and letter; S: small figure, big letter."""
        if width >= 84:
            return cls.L
        return cls.M if width >= 32 else cls.S

    @property
    def height_for_width(self) -> float:
        """Height of a card one pixel wide: 14/9 for L, 25/18 for M and S."""
        return UNITS_HIGH[self] / UNITS_WIDE


UNITS_WIDE: Final = 180.0
UNITS_HIGH: Final[Mapping[CardSize, float]] = {
    CardSize.L: 280.0,
    CardSize.M: 250.0,
    CardSize.S: 250.0,
}
CORNER: Final = 16.0
"""Radius of the corners of a card, in units."""


@dataclass(frozen=True, slots=True)
class BeanColours:
    """The two colours of a kind: what is written, and the tint it is written on."""

    ink: QColor
    tint: QColor


BEAN_COLOURS: Final[Mapping[Bean, BeanColours]] = {
    bean: BeanColours(QColor(ink), QColor(tint))
    for bean, ink, tint in (
        (Bean.COFFEE, "#2f3557", "#d9dbea"),
        (Bean.WAX, "#694908", "#f6e6b6"),
        (Bean.BLUE, "#16405f", "#cfe6f1"),
        (Bean.CHILI, "#7d1d0c", "#fbdcb8"),
        (Bean.STINK, "#3f4414", "#e4e4bd"),
        (Bean.GREEN, "#1f4d1d", "#d3ebc0"),
        (Bean.SOY, "#4a3a22", "#f0e5cf"),
        (Bean.BLACK_EYED, "#26262b", "#e6e4de"),
        (Bean.RED, "#6d0f1c", "#f6d2cf"),
        (Bean.GARDEN, "#46276b", "#e6d8f1"),
        (Bean.COCOA, "#3d2012", "#ecd9c6"),
    )
}

_PAPER: Final = QColor("#fffaf0")
_RIM: Final = QColor("#cdbb9d")
_COIN: Final = QColor("#f2bd3f")
_COIN_RIM: Final = QColor("#6b4606")

_PIPS: Final[Mapping[int, tuple[tuple[float, float], ...]]] = {
    1: ((0, 0),),
    2: ((-7.2, 0), (7.2, 0)),
    3: ((-7.2, 6.2), (7.2, 6.2), (0, -6.2)),
    4: ((-7.2, -7.2), (7.2, -7.2), (-7.2, 7.2), (7.2, 7.2)),
}
"""Where the coins of a step lie around the middle of its pips, in units."""


def paint_face(painter: QPainter, size: CardSize, bean: Bean, letters: str, name: str) -> None:
    """Paint the front of a card at the origin, in units; `painter` scales."""
    _paint_picture(painter, size, bean)
    _paint_frame(painter, size)
    colours = BEAN_COLOURS[bean]
    if size is CardSize.L:
        _paint_corner(painter, letters, text_font(30, 900), colours.ink, at_right=False)
        _paint_corner(
            painter, str(CARDS_IN_BOX[bean]), text_font(26, 700), colours.ink, at_right=True
        )
        _paint_name(painter, name, colours.ink)
        _paint_beanometer(painter, bean)
    else:
        _paint_letter_strip(painter, size, letters, colours)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_RIM, 2))
    painter.drawRoundedRect(QRectF(1, 1, UNITS_WIDE - 2, UNITS_HIGH[size] - 2), 15, 15)


def _window(size: CardSize) -> QRectF:
    """The part of the card that the picture fills."""
    bottom = {CardSize.L: 176.0, CardSize.M: 170.0, CardSize.S: 136.0}[size]
    return QRectF(8, 8, 164, bottom - 8)


def _paint_picture(painter: QPainter, size: CardSize, bean: Bean) -> None:
    picture = bean_drawing(bean)
    painter.save()
    # The frame is painted over the rim of the picture; this only keeps it from showing outside.
    painter.setClipRect(_window(size).adjusted(-2, -2, 2, 2))
    paint_part(painter, picture, GROUND)
    if size is CardSize.S:
        painter.translate(20, 2)
        painter.scale(0.78, 0.78)
    paint_part(painter, picture, FIGURE)
    painter.restore()


def _paint_frame(painter: QPainter, size: CardSize) -> None:
    window = _window(size)
    hole = QPainterPath()
    hole.addRoundedRect(window, 10, 10)
    if size is not CardSize.L:  # the strip below closes it with a straight edge
        below = QPainterPath()
        below.addRect(window.adjusted(0, 20, 0, 0))
        hole = hole.united(below)
    card = QPainterPath()
    card.addRoundedRect(QRectF(0, 0, UNITS_WIDE, UNITS_HIGH[size]), CORNER, CORNER)
    painter.fillPath(card.subtracted(hole), _PAPER)


def _paint_corner(
    painter: QPainter, text: str, font: QFont, ink: QColor, *, at_right: bool
) -> None:
    """A corner of paper over the picture, as wide as its text."""
    width = max(44.0, QFontMetricsF(font).horizontalAdvance(text) + 22)
    painter.save()
    if at_right:
        painter.translate(UNITS_WIDE, 0)
        painter.scale(-1, 1)
    corner = QPainterPath(QPointF(4, 4))
    corner.lineTo(width, 4)
    corner.lineTo(width, 36)
    corner.arcTo(QRectF(width - 24, 24, 24, 24), 0, -90)
    corner.lineTo(4, 48)
    corner.closeSubpath()
    # Only inside the rim, so that the round corner of the card stays round.
    card = QPainterPath()
    card.addRoundedRect(QRectF(0, 0, UNITS_WIDE, UNITS_HIGH[CardSize.L]), CORNER, CORNER)
    painter.fillPath(corner.intersected(card), _PAPER)
    painter.restore()
    left = UNITS_WIDE - width if at_right else 0.0
    _write(painter, text, font, ink, QRectF(left + 3, 8, width - 6, 36))


def _paint_name(painter: QPainter, name: str, ink: QColor) -> None:
    _write(painter, name, title_font(24), ink, QRectF(8, 177, 164, 28))


def _paint_beanometer(painter: QPainter, bean: Bean) -> None:
    colours = BEAN_COLOURS[bean]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.tint)
    painter.drawRoundedRect(QRectF(8, 206, 164, 66), 10, 10)
    faint = QColor(colours.ink)
    faint.setAlphaF(0.35)
    font = text_font(30, 900)
    for coins, need in enumerate(BEANOMETER[bean], start=1):
        cell = QRectF(8 + 41 * (coins - 1), 206, 41, 66)
        middle = cell.center().x()
        if coins > 1:
            painter.setPen(_round_pen(faint, 1.5))
            painter.drawLine(QPointF(cell.left(), 214), QPointF(cell.left(), 264))
        if need is None:
            painter.setPen(_round_pen(faint, 3))
            painter.drawLine(QPointF(middle - 8, 239), QPointF(middle + 8, 239))
            continue
        _write(painter, str(need), font, colours.ink, QRectF(cell.left() + 2.5, 208, 36, 36))
        painter.setPen(QPen(_COIN_RIM, 2.2))
        painter.setBrush(_COIN)
        for across, down in _PIPS[coins]:
            painter.drawEllipse(QPointF(middle + across, 255 + down), 6, 6)


def _paint_letter_strip(
    painter: QPainter, size: CardSize, letters: str, colours: BeanColours
) -> None:
    top = _window(size).bottom()
    strip = QPainterPath()
    strip.addRoundedRect(QRectF(8, top - 20, 164, 242 - top + 20), 10, 10)
    below = QPainterPath()
    below.addRect(QRectF(0, top, UNITS_WIDE, 250 - top))
    painter.fillPath(strip.intersected(below), colours.tint)
    font = text_font(67 if size is CardSize.M else 100, 900)
    _write(painter, letters, font, colours.ink, QRectF(12, top, 156, 242 - top))


def _write(painter: QPainter, text: str, font: QFont, ink: QColor, rect: QRectF) -> None:
    """Write `text` in the middle of `rect`, its capitals centred; smaller where it is too wide."""
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text)
    if width > rect.width():
        font.setPixelSize(max(1, int(font.pixelSize() * rect.width() / width)))
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(text)
    painter.setFont(font)
    painter.setPen(ink)
    baseline = rect.center().y() + metrics.capHeight() / 2
    painter.drawText(QPointF(rect.center().x() - width / 2, baseline), text)


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(
        colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    )
