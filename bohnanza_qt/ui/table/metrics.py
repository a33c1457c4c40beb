"""How large each region of the table is, for a window of a given size.

Numbers are logical pixels. The look gives them for 1280×800; below they give way so that 1024×700
fits, above cards grow first and gaps stay. Where letters are so large that nothing can give way
any more, the table is larger than its window and is scrolled.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from ..theme import theme

SMALLEST_WIDTH: Final = 1024
SMALLEST_HEIGHT: Final = 700
"""The smallest window that shows the whole table, in logical pixels."""
NARROW: Final = 1160
"""Below this width the own seat and the main action stand under the side panel."""
CARD_RATIO: Final = 14 / 9
"""Height of a large card by its width."""
SMALL_CARD_RATIO: Final = 25 / 18
"""Height of a card without beanometer by its width."""
FRONT_GROWTH: Final = 1.12
SMALLEST_CARD: Final = 84
LARGEST_CARD: Final = 128
LEAST_HAND_CARD: Final = 56
"""Narrower than `SMALLEST_CARD` only where large letters take the room."""
LEAST_MIDDLE: Final = 186
"""The trade table needs this height, and more for larger letters."""
_LEAST_ROW: Final = 96
_LEAST_FIELDS: Final = 92
"""Heights at 100 % below which opponents and fields cannot be read any more."""
_LEAST_WIDTH: Final = 700
"""The width that everything beside the side panel needs at 100 %."""


@dataclass(frozen=True, slots=True)
class TableMetrics:
    """The sizes of the regions, and how much text grows with them (`text`, 1 at 1280×800). In a
    `narrow` window the own seat and the main action move under the side panel. What lies beside
    the side panel is scrolled where it has not `least_width` by `least_height`."""

    margin: int
    gap: int
    bar: int
    opponents: int
    piles: int
    fields: int
    hand: int
    hand_card: int
    action: int
    side: int
    text: float
    bar_words: bool
    narrow: bool
    least_width: int
    least_height: int

    def px(self, size: float) -> int:
        """`size` pixels at 1280×800 and 100 % as pixels here."""
        return theme().px(size * self.text)


def metrics_for(width: int, height: int, opponents: int) -> TableMetrics:
    """The sizes for a window of `width` × `height` with that many opponents."""
    growth = max(1.0, min(width / 1280, height / 800))
    # 0 at 700 pixels of height, 1 from 800 on.
    room = min(1.0, max(0.0, (height - 700) / 100))
    # What texts everywhere have not grown with the window already.
    text = max(1.0, min(1.35, 1 + (growth - 1) * 0.45) / theme().window_scale)
    scale = theme().text_scale * text
    # Larger letters need higher beds and rows even where the window is small.
    letters = 1 + (min(scale, 1.6) - 1) * 0.55
    hand_card = round(min(LARGEST_CARD, (SMALLEST_CARD + 3 * room) * growth))
    label, pill = round(28 * scale), round(11 * scale)
    margin = round(10 + 2 * room)
    gap = round(9 + 3 * room + 3 * (growth > 1.2))
    bar = round((42 + 4 * room) * max(1.0, letters))
    row = (120 + 16 * room + (30 if opponents > 4 else 0)) * min(1.3, growth) * letters
    fields = (98 + 24 * room) * min(1.3, growth) * letters
    hand = hand_card * CARD_RATIO * FRONT_GROWTH + label + pill
    # Where large letters leave no room for the middle, all three rows give way alike, as far as
    # they can still be read.
    least_row, least_fields = _LEAST_ROW * scale, _LEAST_FIELDS * scale
    least_hand = LEAST_HAND_CARD * CARD_RATIO * FRONT_GROWTH + label + pill
    least_middle = LEAST_MIDDLE + 110 * max(0.0, scale - 1)
    row, fields = max(row, least_row), max(fields, least_fields)
    wanted, least = row + fields + hand, least_row + least_fields + least_hand
    spare = height - bar - 2 * margin - 3 * gap - least_middle
    if spare < wanted:
        share = max(0.0, min(1.0, (spare - least) / (wanted - least)))
        row = least_row + (row - least_row) * share
        fields = least_fields + (fields - least_fields) * share
        hand = least_hand + (hand - least_hand) * share
        front = hand - label - pill
        hand_card = round(max(LEAST_HAND_CARD, min(hand_card, front / CARD_RATIO / FRONT_GROWTH)))
    across = scale if opponents > 4 else scale / 1.5
    return TableMetrics(
        margin=margin,
        gap=gap,
        bar=bar,
        opponents=round(row),
        piles=round(_between(width, (1024, 150), (1280, 178), (1600, 196), (2560, 270))),
        fields=round(fields),
        hand=round(hand),
        hand_card=hand_card,
        action=round(_between(width, (1024, 170), (1280, 188), (1600, 204), (2560, 250)) * letters),
        side=round(
            _between(width, (1024, 222), (1280, 272), (1600, 330), (1900, 380))
            * (1 + 0.3 * max(0.0, theme().text_scale - 1))
        ),
        text=text,
        narrow=width < NARROW * min(1.2, theme().text_scale),
        bar_words=width >= 1100 * min(1.3, theme().text_scale),
        least_width=round(_LEAST_WIDTH * max(1.0, across)) if scale > 1 else 0,
        least_height=round(row + fields + hand + least_middle + 3 * gap) if scale > 1 else 0,
    )


def _between(width: int, *points: tuple[int, int]) -> float:
    """The value at `width` on the line through `points`, level beyond both ends."""
    if width <= points[0][0]:
        return points[0][1]
    for (left, low), (right, high) in pairwise(points):
        if width <= right:
            return low + (high - low) * (width - left) / (right - left)
    return points[-1][1]
