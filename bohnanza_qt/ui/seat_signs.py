"""The drawn signs, each on its colour: no seat is told apart by colour alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter

from ..session.signs import Sign
from .icons import paint_icon
from .pixmap_cache import blank
from .theme import theme


@dataclass(frozen=True, slots=True)
class SeatSign:
    """How a sign is drawn: the name of its icon and the colour behind it."""

    icon: str
    color: QColor


_SIGNS: Final[Mapping[Sign, SeatSign]] = {
    sign: SeatSign(f"seat-{sign}", QColor(color))
    for sign, color in (
        (Sign.LEAF, "#3a7a4a"),
        (Sign.SUN, "#a9560f"),
        (Sign.DROP, "#2d6694"),
        (Sign.MUSHROOM, "#a83a3a"),
        (Sign.SNAIL, "#5a4f9c"),
        (Sign.TULIP, "#a63a74"),
        (Sign.ACORN, "#6b4a2a"),
    )
}

_ON_SIGN: Final = QColor("#fff6e6")


def seat_sign(sign: Sign) -> SeatSign:
    """How it is drawn."""
    return _SIGNS[sign]


def paint_seat_sign(painter: QPainter, rect: QRectF, sign: Sign) -> None:
    """Paint the sign on its round-cornered square, filling `rect`."""
    drawn = seat_sign(sign)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(drawn.color)
    painter.setPen(theme().ink if theme().is_contrast else Qt.PenStyle.NoPen)
    radius = rect.width() * 0.22
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    inset = rect.width() * 0.14
    paint_icon(painter, rect.adjusted(inset, inset, -inset, -inset), drawn.icon, _ON_SIGN)
    painter.restore()


def seat_icon(sign: Sign) -> QIcon:
    """The sign as an icon, for chips and menus."""
    made = QIcon()
    for ratio in (1.0, 2.0):
        pixmap = blank(QSizeF(32, 32), ratio)
        painter = QPainter(pixmap)
        paint_seat_sign(painter, QRectF(0, 0, 32, 32), sign)
        painter.end()
        made.addPixmap(pixmap)
    return made
