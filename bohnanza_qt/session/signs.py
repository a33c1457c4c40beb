"""Which drawn sign each seat goes by: one that was chosen, or the one of its number."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated, Final

from pydantic import BeforeValidator


class Sign(StrEnum):
    """In the order of the seats that have chosen none, in the words of settings and records."""

    LEAF = "leaf"
    SUN = "sun"
    DROP = "drop"
    MUSHROOM = "mushroom"
    SNAIL = "snail"
    TULIP = "tulip"
    ACORN = "acorn"


SIGNS: Final = tuple(Sign)
"""Seven, one for each seat of the largest table."""


def _understood(value: object) -> Sign | None:
    try:
        return Sign(value) if isinstance(value, str) else None
    except ValueError:
        return None


ChosenSign = Annotated[Sign | None, BeforeValidator(_understood)]
"""For the field of a model. What is no sign is as good as none, and costs nothing else."""


def signs_of(chosen: Iterable[Sign | None]) -> tuple[Sign, ...]:
    """By seat, no two alike: what was chosen, of two that chose the same the first; then for each
    of the others in turn the sign of its number or, where that is taken, the first that is free.
    More than seven seats begin again from the first sign."""
    given: list[Sign | None] = []
    for sign in chosen:
        given.append(None if sign in given else sign)
    for seat, sign in enumerate(given):
        if sign is None:
            usual = SIGNS[seat % len(SIGNS)]
            free = [other for other in (usual, *SIGNS) if other not in given]
            given[seat] = free[0] if free else usual
    return tuple(sign for sign in given if sign is not None)
