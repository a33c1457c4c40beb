"""The computers that can take a seat, by the name of their level."""

from __future__ import annotations

from typing import Final

from .greedy import Greedy
from .player import Player

LEVELS: Final = ("greedy",)


def make_player(level: str, seat: int, people: frozenset[int] | None = None) -> Player:
    """A new computer for a seat. Raises ValueError for a level that there is not.

    `people` are the seats of persons, which are made few offers; None takes all for persons.
    """
    if level == "greedy":
        return Greedy(seat, people)
    raise ValueError(f"no such level: {level}")
