"""The levels and the characters of computers, as numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from .almanac import Temper

EASY: Final = Temper(
    arrival=0.3,
    front=0.5,
    fading=0.4,
    start=1.0,
    upheaval=0.2,
    sprout=0.6,
    margin=-0.3,
)
"""Lives for the day: hardly looks beyond the front of its hand, hopes for few cards, gives up a
field for a new idea, and agrees to what costs it a little."""

MEDIUM: Final = Temper(envy=0.15)
"""Knows what each card is worth, and minds a little what it brings the others."""

HARD: Final = Temper(
    start=0.3,
    upheaval=0.2,
    company=0.5,
    envy=0.2,
    zeal=0.0,
)
"""Weighs whole seats and keeps count of the cards."""


def _haggling(temper: Temper) -> Temper:
    return temper._replace(company=temper.company - 0.5, margin=temper.margin + 0.1)


def _cautious(temper: Temper) -> Temper:
    return temper._replace(arrival=0.8 * temper.arrival, upheaval=temper.upheaval + 0.1)


def _generous(temper: Temper) -> Temper:
    return temper._replace(company=temper.company + 0.5, envy=0.5 * temper.envy)


CHARACTERS: Final[Mapping[str, Callable[[Temper], Temper]]] = {
    "fair": lambda temper: temper,
    "haggler": _haggling,
    "cautious": _cautious,
    "generous": _generous,
}
"""How a character changes a level. A haggler asks for what brings itself most and wants a little
more of each deal, a cautious one hopes for fewer cards and spares its fields, a generous one
proposes what is good for both."""
