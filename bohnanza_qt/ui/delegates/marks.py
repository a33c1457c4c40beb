"""Words as several delegates paint them: by themselves, with a coin, with a key, on a pill.

Fonts and their measures are kept, because making them for each word is slow.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ..card_art import paint_coin
from ..fonts import text_font, title_font
from ..icons import paint_icon

LEAST_PX = 10


@lru_cache(maxsize=64)
def letters(px: int, weight: int = 600) -> QFont:
    """Nunito, kept."""
    return text_font(px, weight)


@lru_cache(maxsize=16)
def title_letters(px: int) -> QFont:
    """Vollkorn, kept."""
    return title_font(px)


@lru_cache(maxsize=96)
def _metrics(px: int, weight: int, title: bool) -> QFontMetricsF:
    return QFontMetricsF(title_letters(px) if title else letters(px, weight))


def text_width(text: str, px: int, weight: int = 600, *, title: bool = False) -> float:
    """How wide `text` is, in pixels."""
    return _metrics(px, weight, title).horizontalAdvance(text)


def elided(text: str, px: int, weight: int, width: float, *, title: bool = False) -> str:
    """`text`, or as much of its beginning as `width` pixels hold."""
    return _metrics(px, weight, title).elidedText(text, Qt.TextElideMode.ElideRight, width)


def fitting(text: str, px: int, weight: int, width: float, *, title: bool = False) -> int:
    """The size, at most `px`, at which `text` is no wider than `width`; never below 10."""
    while px > LEAST_PX and text_width(text, px, weight, title=title) > width:
        px -= 1
    return px


def draw_text(
    painter: QPainter,
    at: QPointF,
    text: str,
    px: int,
    weight: int,
    colour: QColor,
    width: float | None = None,
    *,
    title: bool = False,
) -> float:
    """Writes `text` with its middle at the height of `at`, from there to the right, and says how
    wide it was. `width` shortens it."""
    metrics = _metrics(px, weight, title)
    if width is not None and metrics.horizontalAdvance(text) > width:
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, width))
    painter.setFont(title_letters(px) if title else letters(px, weight))
    painter.setPen(colour)
    painter.drawText(QPointF(at.x(), at.y() + metrics.capHeight() / 2), text)
    return metrics.horizontalAdvance(text)


def draw_centred(
    painter: QPainter, centre: QPointF, text: str, px: int, weight: int, colour: QColor
) -> None:
    """Writes `text` around `centre`."""
    wide = text_width(text, px, weight)
    draw_text(painter, QPointF(centre.x() - wide / 2, centre.y()), text, px, weight, colour)


def draw_amount(
    painter: QPainter, at: QPointF, text: str, px: int, weight: int, colour: QColor
) -> float:
    """Writes `text` with a coin behind it; the width of both."""
    wide = draw_text(painter, at, text, px, weight, colour) + px * 0.3
    side = px * 1.1
    paint_coin(painter, QRectF(at.x() + wide, at.y() - side / 2, side, side))
    return wide + side


def amount_width(text: str, px: int, weight: int) -> float:
    """The width of `draw_amount`."""
    return text_width(text, px, weight) + px * 1.4


def rounded(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | None,
    line: QColor | None = None,
    width: float = 1.0,
    *,
    dashed: bool = False,
) -> None:
    """A rounded rectangle, filled, outlined or both."""
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        pen = QPen(line, width)
        if dashed:
            pen.setDashPattern([4, 3])
        painter.setPen(pen)
    painter.drawRoundedRect(rect, radius, radius)


def key_width(key: str, px: int) -> float:
    """The width of a key cap."""
    return max(px * 1.35, text_width(key, px, 800) + px * 0.8)


def draw_key(painter: QPainter, at: QPointF, key: str, px: int, colour: QColor) -> float:
    """A key cap with its middle at the height of `at`; its width."""
    wide, high = key_width(key, px), px * 1.4
    cap = QRectF(at.x(), at.y() - high / 2, wide, high)
    rounded(painter, cap, px * 0.35, None, colour, 1.2)
    draw_centred(painter, cap.center(), key, px, 800, colour)
    return wide


def pill_width(text: str, px: int, key: str = "") -> float:
    """The width of `draw_pill`."""
    wide = text_width(text, px, 800) + px * 1.5
    return wide + (key_width(key, round(px * 0.85)) + px * 0.5 if key else 0)


def draw_pill(
    painter: QPainter,
    rect: QRectF,
    text: str,
    px: int,
    ground: QColor,
    ink: QColor,
    *,
    key: str = "",
    line: QColor | None = None,
) -> None:
    """Words on a round ground, with the key that does it."""
    rounded(painter, rect, rect.height() / 2, ground, line, 1.5)
    key_px = round(px * 0.85)
    behind = key_width(key, key_px) + px * 0.5 if key else 0
    wide = min(text_width(text, px, 800), rect.width() - px - behind)
    left = rect.center().x() - (wide + behind) / 2
    draw_text(painter, QPointF(left, rect.center().y()), text, px, 800, ink, wide + 1)
    if key:
        draw_key(painter, QPointF(left + wide + px * 0.5, rect.center().y()), key, key_px, ink)


def pill_at(
    painter: QPainter,
    centre: QPointF,
    text: str,
    px: int,
    ground: QColor,
    ink: QColor,
    line: QColor | None = None,
    widest: float | None = None,
) -> None:
    """A pill as wide as its words around `centre`, with smaller words if that were wider than
    `widest`."""
    if widest is not None:
        px = fitting(text, px, 800, widest - px * 1.5)
    rect = QRectF(0, 0, pill_width(text, px), px * 1.65)
    rect.moveCenter(centre)
    draw_pill(painter, rect, text, px, ground, ink, line=line)


def pill_or_sign(
    painter: QPainter,
    centre: QPointF,
    text: str,
    sign: str,
    px: int,
    ground: QColor,
    ink: QColor,
    line: QColor | None = None,
    *,
    widest: float,
) -> None:
    """A pill with smaller words if need be, or with the sign alone where no words have room."""
    if words_fit(text, px, widest):
        pill_at(painter, centre, text, px, ground, ink, line, widest=widest)
        return
    rect = QRectF(0, 0, px * 1.9, px * 1.65)
    rect.moveCenter(centre)
    rounded(painter, rect, rect.height() / 2, ground, line, 1.5)
    side = px * 1.2
    area = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    paint_icon(painter, area, sign, ink)


def words_fit(text: str, px: int, widest: float) -> bool:
    """Whether a pill with these words, in letters of at most `px`, is no wider than `widest`."""
    return pill_width(text, fitting(text, px, 800, widest - px * 1.5)) <= widest


def draw_focus(painter: QPainter, rect: QRectF, radius: float, colour: QColor) -> None:
    """The focus ring: 3 px, 3 px away from what has the focus."""
    rounded(painter, rect.adjusted(-4.5, -4.5, 4.5, 4.5), radius + 4, None, colour, 3)
