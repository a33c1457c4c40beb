"""What both piles have in common: where the top card lies, the title, and how many there are."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ..card_art import card_radius
from ..delegates.marks import draw_centred, fitting, pill_width, rounded
from ..theme import theme
from .metrics import CARD_RATIO, SMALL_CARD_RATIO, SMALLEST_CARD, TableMetrics


def pile_rect(area: QRectF, metrics: TableMetrics) -> QRectF:
    """Where the top card of a pile lies: under its title, above what is said of it; all three
    together stand in the middle of `area`."""
    title, foot = metrics.px(20), metrics.px(36)
    most = max(20.0, area.height() - title - foot)
    width = min(area.width() - metrics.px(16), metrics.hand_card * 1.1)
    ratio = CARD_RATIO if width >= SMALLEST_CARD else SMALL_CARD_RATIO
    if width * ratio > most:
        ratio = SMALL_CARD_RATIO if most < SMALLEST_CARD * CARD_RATIO else ratio
        width = min(width, most / ratio)
    height = width * ratio
    left = area.left() + (area.width() - width) / 2 - 2
    return QRectF(left, area.top() + title + (most - height) / 2, width, height)


def paint_title(painter: QPainter, card: QRectF, metrics: TableMetrics, title: str) -> None:
    at = QPointF(card.center().x() + 2, card.top() - metrics.px(11))
    px = fitting(title, metrics.px(12), 800, card.width() * 1.22)
    draw_centred(painter, at, title, px, 800, theme().ink2)


def paint_no_card(painter: QPainter, card: QRectF) -> None:
    """The place of a pile that is empty."""
    rounded(painter, card, card_radius(card), None, theme().edge, 2, dashed=True)


def size_rect(card: QRectF, metrics: TableMetrics, size: int) -> QRectF:
    """Where the number of cards stands: on the lower corner, or on the upper one of a card so small
    that its letters fill the foot."""
    px = metrics.px(13)
    pill = QRectF(0, 0, max(pill_width(str(size), px), px * 2.0), px * 1.6)
    at_foot = card.width() >= SMALLEST_CARD
    middle = card.bottom() - px * 0.5 if at_foot else card.top() + px * 0.6
    pill.moveCenter(QPointF(card.right() - pill.width() * 0.25, middle))
    return pill


def paint_size(painter: QPainter, card: QRectF, metrics: TableMetrics, size: int) -> None:
    """How many cards lie in a pile."""
    colours, px = theme(), metrics.px(13)
    pill = size_rect(card, metrics, size)
    rounded(painter, pill, pill.height() / 2, colours.ink, colours.paper, 2)
    draw_centred(painter, pill.center(), str(size), px, 900, colours.win)
