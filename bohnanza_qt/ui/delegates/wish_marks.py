"""What a seat would like to get and what not, as a row of small signs with the kinds' letters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ...engine.beans import Bean
from ...players.talk import Wishes
from ..card_face import BEAN_COLOURS
from ..icons import paint_icon
from ..theme import theme
from ..words import bean_letters
from .marks import draw_centred, rounded, text_width

_WANTED, _UNWANTED = "heart", "no-entry"


class _Mark(NamedTuple):
    """A sign, or the letters of a kind."""

    width: float
    sign: str = ""
    bean: Bean | None = None


def _marks(wishes: Wishes, px: int) -> Iterator[_Mark]:
    for sign, beans in ((_WANTED, wishes.wanted), (_UNWANTED, wishes.unwanted)):
        if beans:
            yield _Mark(px * 1.1, sign)
        for bean in beans:
            yield _Mark(text_width(bean_letters(bean), px, 900) + px * 0.55, bean=bean)


def wishes_width(wishes: Wishes, px: int) -> float:
    """How much room all of them take with letters of `px`; 0 for none."""
    marks = list(_marks(wishes, px))
    return sum(mark.width for mark in marks) + px * 0.22 * max(0, len(marks) - 1)


def draw_wishes(
    painter: QPainter, at: QPointF, wishes: Wishes, px: int, room: float | None = None
) -> float:
    """Draws them from `at` to the right, with their middle at its height, as many as `room` has
    place for; the width of what was drawn. A sign never stands without a kind."""
    marks = list(_marks(wishes, px))
    x, high = 0.0, px * 1.4
    for number, mark in enumerate(marks):
        needed = mark.width
        if mark.sign:
            needed += px * 0.22 + marks[number + 1].width
        if room is not None and x + needed > room:
            break
        area = QRectF(at.x() + x, at.y() - high / 2, mark.width, high)
        if mark.bean is None:
            colour = theme().must if mark.sign == _UNWANTED else theme().ink2
            paint_icon(painter, area, mark.sign, colour)
        else:
            colours = BEAN_COLOURS[mark.bean]
            rounded(painter, area, px * 0.35, colours.tint, colours.ink)
            draw_centred(painter, area.center(), bean_letters(mark.bean), px, 900, colours.ink)
        x += mark.width + px * 0.22
    return max(0.0, x - px * 0.22)
