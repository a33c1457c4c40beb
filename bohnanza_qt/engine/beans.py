"""The eleven beans and their beanometers."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class Bean(StrEnum):
    """A kind of bean. The value is the key used in game records."""

    COFFEE = "coffee"
    WAX = "wax"
    BLUE = "blue"
    CHILI = "chili"
    STINK = "stink"
    GREEN = "green"
    SOY = "soy"
    BLACK_EYED = "black_eyed"
    RED = "red"
    GARDEN = "garden"
    COCOA = "cocoa"


CARDS_IN_BOX: Final[Mapping[Bean, int]] = MappingProxyType(
    {
        Bean.COFFEE: 24,
        Bean.WAX: 22,
        Bean.BLUE: 20,
        Bean.CHILI: 18,
        Bean.STINK: 16,
        Bean.GREEN: 14,
        Bean.SOY: 12,
        Bean.BLACK_EYED: 10,
        Bean.RED: 8,
        Bean.GARDEN: 6,
        Bean.COCOA: 4,
    }
)
"""How many cards of each kind exist; the number is printed on the card."""

BEANOMETER: Final[Mapping[Bean, tuple[int | None, int | None, int | None, int | None]]] = (
    MappingProxyType(
        {
            Bean.COFFEE: (4, 7, 10, 12),
            Bean.WAX: (4, 7, 9, 11),
            Bean.BLUE: (4, 6, 8, 10),
            Bean.CHILI: (3, 6, 8, 9),
            Bean.STINK: (3, 5, 7, 8),
            Bean.GREEN: (3, 5, 6, 7),
            Bean.SOY: (2, 4, 6, 7),
            Bean.BLACK_EYED: (2, 4, 5, 6),
            Bean.RED: (2, 3, 4, 5),
            Bean.GARDEN: (None, 2, 3, None),
            Bean.COCOA: (None, 2, 3, 4),
        }
    )
)
"""Cards needed for one, two, three and four coins; None where no number of cards pays that much."""

_LONGEST = 200
"""No field can hold more: a deck of a custom game is refused above it (see `rules`)."""


def _pay_table(bean: Bean) -> tuple[int, ...]:
    steps = [(need, coins) for coins, need in enumerate(BEANOMETER[bean], start=1) if need]
    return tuple(
        max((coins for need, coins in steps if need <= count), default=0)
        for count in range(_LONGEST + 1)
    )


PAYS: Final[Mapping[Bean, tuple[int, ...]]] = MappingProxyType(
    {bean: _pay_table(bean) for bean in Bean}
)
"""`PAYS[bean][count]` is what a harvest of `count` cards pays, in coins (rules: beans)."""


def coins_for(bean: Bean, count: int) -> int:
    """Coins paid for a harvest of `count` cards (`count` >= 0) of `bean`."""
    table = PAYS[bean]
    return table[count] if count < len(table) else table[-1]


def next_step(bean: Bean, count: int) -> tuple[int, int] | None:
    """How many more cards until the harvest pays more, and how much: `(cards, coins)`.

    None when the top step is reached.
    """
    now = coins_for(bean, count)
    for coins, need in enumerate(BEANOMETER[bean], start=1):
        if need is not None and need > count and coins > now:
            return need - count, coins
    return None
