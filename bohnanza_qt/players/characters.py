"""The levels and the characters of computers, as numbers."""

from __future__ import annotations

from typing import Final

from .almanac import Temper

EASY: Final = Temper(
    arrival=0.0,
    front=0.5,
    fading=0.5,
    start=0.3,
    sprout=0.3,
    upheaval=0.2,
    margin=-0.2,
    grudge=0.15,
    grudge_lasts=3,
)
"""Lives for the day: counts on no card that is not there yet, looks little beyond the front of its
hand, gives up a field for a new idea, agrees to what costs it a little, and bears a small grudge
for a while."""

MEDIUM: Final = Temper(envy=0.15, grudge=0.15, grudge_lasts=4)
"""Knows what each card is worth, minds a little what it brings the others, and bears a small
grudge a little longer."""

HARD: Final = Temper(
    start=0.3,
    upheaval=0.2,
    company=0.0,
    envy=0.2,
    sight=10.0,
    regret=0.25,
    zeal=0.0,
)
"""Weighs whole seats, keeps count of the cards, and proposes what brings itself most."""


def in_character(temper: Temper, character: str) -> Temper:
    """How a character changes a level.

    A haggler asks for what brings itself most and wants a little more of each deal, a cautious
    one hopes for fewer cards and spares its fields, a generous one proposes what is good for both
    and minds less what others gain. Where a level bears grudges, a haggler's last twice as long,
    and a generous one has forgiven when the next turn begins.
    """
    match character:
        case "haggler":
            return temper._replace(
                company=temper.company - 0.3,
                margin=temper.margin + 0.1,
                grudge_lasts=2 * temper.grudge_lasts,
            )
        case "cautious":
            return temper._replace(arrival=0.8 * temper.arrival, upheaval=temper.upheaval + 0.1)
        case "generous":
            return temper._replace(
                company=temper.company + 0.5,
                envy=0.5 * temper.envy,
                grudge_lasts=min(1, temper.grudge_lasts),
            )
        case _:
            return temper
