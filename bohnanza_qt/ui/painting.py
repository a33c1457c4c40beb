"""What delegates paint besides cards: rings, pills, reasons, meters, the signpost.

Every function takes logical pixels and leaves the painter as it found it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from ..engine.beans import BEANOMETER, Bean
from .card_art import paint_coin
from .fonts import text_font, title_font
from .icons import paint_icon
from .theme import theme

__all__ = [
    "height_of_reason",
    "paint_coin",
    "paint_glow",
    "paint_meter",
    "paint_panel",
    "paint_pill",
    "paint_reason",
    "paint_ring",
    "paint_signpost",
    "size_of_pill",
]

_PAPER_GAP: Final = 2.0
"""On soil no ring stands out by itself: this much of `Theme.soil_gap` comes between them."""

_WORDS: Final = Qt.TextFlag.TextWordWrap


def paint_ring(
    painter: QPainter,
    rect: QRectF,
    color: QColor,
    width: float,
    *,
    dashed: bool = False,
    on_soil: bool = False,
    radius: float = 8.0,
) -> None:
    """A ring just outside of `rect`, `width` thick; `radius` is that of the corners of `rect`.

    On soil a ring of another colour lies under it, so that it stands 3:1 against what touches it.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    distance = 0.0
    if on_soil:
        _stroke(painter, rect, QPen(theme().soil_gap, 2 * _PAPER_GAP + width), radius, width / 2)
        distance = _PAPER_GAP
    pen = QPen(color, width)
    if dashed:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([7 / width, 4 / width])
    _stroke(painter, rect, pen, radius, distance + width / 2)
    painter.restore()


def paint_glow(painter: QPainter, rect: QRectF, color: QColor, *, radius: float = 8.0) -> None:
    """A soft light around `rect`, 9 px wide; in the contrast theme a plain ring."""
    if theme().is_contrast:
        paint_ring(painter, rect, color, 3.0, radius=radius)
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for grown, alpha in ((9, 36), (6, 60), (3, 110)):
        light = QColor(color)
        light.setAlpha(alpha)
        painter.setBrush(light)
        around = rect.adjusted(-grown, -grown, grown, grown)
        painter.drawRoundedRect(around, radius + grown, radius + grown)
    painter.restore()


def paint_panel(
    painter: QPainter,
    rect: QRectF,
    ground: QColor,
    *,
    radius: float = 12.0,
    line: QColor | None = None,
    dashed: bool = False,
) -> None:
    """A sheet with round corners; with `line` it has an edge, in contrast it always has one."""
    colours = theme()
    if line is None and colours.is_contrast:
        line = colours.edge
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(ground)
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(rect, radius, radius)
    else:
        pen = QPen(line, 2 if colours.is_contrast or dashed else 1)
        if dashed:
            pen.setDashPattern([3, 2.5])
        painter.setPen(pen)
        half = pen.widthF() / 2
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
    painter.restore()


def size_of_pill(text: str, *, size: int = 12) -> tuple[float, float]:
    """Width and height in pixels that `paint_pill` wants for `text`."""
    metrics = QFontMetricsF(text_font(theme().px(size), 800))
    height = metrics.height() + 3
    return metrics.horizontalAdvance(text) + height, height


def paint_pill(
    painter: QPainter,
    rect: QRectF,
    text: str,
    bg: QColor,
    fg: QColor,
    *,
    line: QColor | None = None,
    size: int = 12,
) -> None:
    """A label with round ends that fills `rect`; the text is elided where it does not fit."""
    font = text_font(theme().px(size), 800)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(bg)
    painter.setPen(Qt.PenStyle.NoPen if line is None else QPen(line, 1.5))
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.setFont(font)
    painter.setPen(fg)
    room = rect.width() - rect.height() * 0.6
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, shown)
    painter.restore()


def height_of_reason(text: str, width: float) -> float:
    """Height in pixels that `paint_reason` needs for `text` in a strip `width` wide."""
    font = _reason_font()
    sign = _sign_side(font)
    room = width - sign - 3 * _reason_gap()
    bounds = QFontMetricsF(font).boundingRect(QRectF(0, 0, max(20.0, room), 10_000), _WORDS, text)
    return max(bounds.height(), sign) + 2 * _reason_gap()


def paint_reason(painter: QPainter, rect: QRectF, text: str) -> None:
    """The strip that says why not: clay, with a no-entry sign before the words."""
    colours = theme()
    font = _reason_font()
    gap, side = _reason_gap(), _sign_side(font)
    paint_panel(
        painter,
        rect,
        colours.on_clay,
        radius=9.0,
        line=colours.clay if colours.is_contrast else None,
    )
    sign = QRectF(rect.left() + gap, rect.top() + gap, side, side)
    paint_icon(painter, sign, "no-entry", colours.clay)
    painter.save()
    painter.setFont(font)
    painter.setPen(colours.clay)
    words = QRectF(sign.right() + gap, rect.top(), rect.right() - sign.right() - 2 * gap, 0)
    words.setBottom(rect.bottom())
    painter.drawText(words, _WORDS | Qt.AlignmentFlag.AlignVCenter, text)
    painter.restore()


def paint_meter(
    painter: QPainter, rect: QRectF, bean: Bean, count: int, *, on_soil: bool = True
) -> None:
    """The meter of a field: one cell for every card, a coin's number above the cell that earns it.

    Filled cells are the `count` cards that lie there. Cells are as many as the last coin needs;
    further cards earn nothing more and are not shown. Fills `rect`: 60 % for coins, 40 % for cells.
    """
    colours = theme()
    ink = colours.on_soil if on_soil else colours.ink
    steps = [(need, coins) for coins, need in enumerate(BEANOMETER[bean], start=1) if need]
    cells = steps[-1][0]
    coin = min(rect.height() * 0.58, 2.0 * theme().px(9))
    bar = QRectF(rect.left(), rect.bottom() - rect.height() * 0.3, 0, rect.height() * 0.3)
    pitch = min(rect.width() / cells, 2.4 * coin)
    space = min(4.0, pitch * 0.14)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for cell in range(cells):
        box = QRectF(bar.left() + cell * pitch, bar.top(), pitch - space, bar.height())
        _paint_cell(painter, box.adjusted(0.75, 0.75, -0.75, -0.75), ink, full=cell < count)
    painter.setFont(text_font(max(8, round(coin * 0.68)), 900))
    for need, coins in steps:
        middle = bar.left() + (need - 1) * pitch + (pitch - space) / 2
        round_coin = QRectF(middle - coin / 2, bar.top() - coin - 3, coin, coin)
        _paint_step(painter, round_coin, coins, ink, earned=need <= count)
    painter.restore()


def paint_signpost(painter: QPainter, rect: QRectF, front: str, below: str = "") -> None:
    """The wooden sign that points at the front card: `front` in capitals, `below` smaller."""
    colours = theme()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    board = QRectF(rect.left(), rect.top(), rect.width(), min(rect.height() * 0.5, rect.width()))
    post_width = rect.width() * 0.13
    post = QRectF(board.left() + rect.width() * 0.37, board.bottom() - 2, post_width, 0)
    post.setBottom(rect.bottom())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_WOOD_DARK)
    painter.drawRoundedRect(post, 2, 2)
    shape = _pointing_right(board.adjusted(1.5, 1.5, -1.5, -1.5))
    painter.setBrush(_WOOD.darker(108) if colours.is_dark and not colours.is_contrast else _WOOD)
    painter.setPen(
        QPen(
            _WOOD_DARK, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        )
    )
    painter.drawPath(shape)
    painter.setPen(_ON_WOOD)
    words = board.adjusted(6, 4, -board.width() * 0.16, -4)
    upper, lower = title_font(colours.px(15)), text_font(colours.px(12), 800)
    if below:
        line = words.height() / 2
        middle = words.center().y() + line * 0.08
        _write_fitting(
            painter,
            QRectF(words.left(), middle - line, words.width(), line),
            front,
            upper,
            Qt.AlignmentFlag.AlignBottom,
        )
        _write_fitting(
            painter,
            QRectF(words.left(), middle, words.width(), line),
            below,
            lower,
            Qt.AlignmentFlag.AlignTop,
        )
    else:
        _write_fitting(painter, words, front, upper, Qt.AlignmentFlag.AlignVCenter)
    painter.restore()


_WOOD: Final = QColor("#f6d27a")
_WOOD_DARK: Final = QColor("#8a5f33")
_ON_WOOD: Final = QColor("#33261c")


def _pointing_right(board: QRectF) -> QPainterPath:
    tip = board.width() * 0.2
    shape = QPainterPath(board.topLeft() + QPointF(3, 0))
    shape.lineTo(board.right() - tip, board.top())
    shape.lineTo(board.right(), board.center().y())
    shape.lineTo(board.right() - tip, board.bottom())
    shape.lineTo(board.left() + 3, board.bottom())
    shape.quadTo(board.bottomLeft(), board.bottomLeft() - QPointF(0, 3))
    shape.lineTo(board.left(), board.top() + 3)
    shape.quadTo(board.topLeft(), board.topLeft() + QPointF(3, 0))
    shape.closeSubpath()
    return shape


def _write_fitting(
    painter: QPainter, rect: QRectF, text: str, font: QFont, vertical: Qt.AlignmentFlag
) -> None:
    """Write in the middle of a line, smaller where the words are longer than the board."""
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width > rect.width():
        font.setPixelSize(max(8, int(font.pixelSize() * rect.width() / width)))
    painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignHCenter | vertical, text)


def _paint_cell(painter: QPainter, box: QRectF, ink: QColor, *, full: bool) -> None:
    painter.setPen(QPen(ink, 1.5))
    painter.setBrush(ink if full else Qt.BrushStyle.NoBrush)
    radius = min(3.0, box.height() / 2)
    painter.drawRoundedRect(box, radius, radius)


def _paint_step(painter: QPainter, rect: QRectF, coins: int, ink: QColor, *, earned: bool) -> None:
    """The number of coins in a ring; gold once it is earned."""
    painter.setPen(QPen(_COIN_RIM if earned else ink, 1.5))
    painter.setBrush(_COIN if earned else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect.adjusted(0.75, 0.75, -0.75, -0.75))
    painter.setPen(_ON_WOOD if earned else ink)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(coins))


_COIN: Final = QColor("#f2bd3f")
_COIN_RIM: Final = QColor("#6b4606")


def _stroke(painter: QPainter, rect: QRectF, pen: QPen, radius: float, outwards: float) -> None:
    painter.setPen(pen)
    around = rect.adjusted(-outwards, -outwards, outwards, outwards)
    painter.drawRoundedRect(around, radius + outwards, radius + outwards)


def _reason_font() -> QFont:
    return text_font(theme().px(13), 700)


def _sign_side(font: QFont) -> float:
    return QFontMetricsF(font).height()


def _reason_gap() -> float:
    return float(theme().px(7))
