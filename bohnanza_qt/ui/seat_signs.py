"""A drawn sign and a colour for each seat, so that nobody is told apart by colour alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter

from .icons import paint_icon
from .pixmap_cache import blank
from .theme import theme


@dataclass(frozen=True, slots=True)
class SeatSign:
    """The sign of a seat: the name of its icon and the colour behind it."""

    icon: str
    color: QColor


_SIGNS: Final = tuple(
    SeatSign(f"seat-{name}", QColor(color))
    for name, color in (
        ("leaf", "#3a7a4a"),
        ("sun", "#a9560f"),
        ("drop", "#2d6694"),
        ("mushroom", "#a83a3a"),
        ("snail", "#5a4f9c"),
        ("tulip", "#a63a74"),
        ("acorn", "#6b4a2a"),
    )
)

_ON_SIGN: Final = QColor("#fff6e6")


def seat_sign(seat: int) -> SeatSign:
    """The sign of `seat`; there are seven, one for each seat of the largest table."""
    return _SIGNS[seat % len(_SIGNS)]


def paint_seat_sign(painter: QPainter, rect: QRectF, seat: int) -> None:
    """Paint the sign of `seat` on its round-cornered square, filling `rect`."""
    sign = seat_sign(seat)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(sign.color)
    painter.setPen(theme().ink if theme().is_contrast else Qt.PenStyle.NoPen)
    radius = rect.width() * 0.22
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    inset = rect.width() * 0.14
    paint_icon(painter, rect.adjusted(inset, inset, -inset, -inset), sign.icon, _ON_SIGN)
    painter.restore()


def seat_icon(seat: int) -> QIcon:
    """The sign of `seat` as an icon, for chips and menus."""
    made = QIcon()
    for ratio in (1.0, 2.0):
        pixmap = blank(QSizeF(32, 32), ratio)
        painter = QPainter(pixmap)
        paint_seat_sign(painter, QRectF(0, 0, 32, 32), seat)
        painter.end()
        made.addPixmap(pixmap)
    return made
