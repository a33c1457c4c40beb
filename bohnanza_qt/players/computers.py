"""The computers that can take a seat, by the name of their level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from .almanac import Temper
from .characters import EASY, HARD, MEDIUM, in_character
from .expert import Expert
from .greedy import Greedy
from .levels import is_level, parts
from .player import Player
from .trader import Trader

_MADE: Final[
    Mapping[str, tuple[Callable[[int, frozenset[int] | None, Temper], Greedy], Temper]]
] = {
    "easy": (Greedy, EASY),
    "medium": (Greedy, MEDIUM),
    "hard": (Trader, HARD),
    "expert": (Expert, HARD),
    "greedy": (Greedy, Temper()),
}


def make_player(
    level: str, seat: int, people: frozenset[int] | None = None, *, gives_reasons: bool = True
) -> Player:
    """A new computer for a seat. Raises ValueError for a level that there is not.

    `people` are the seats of persons, which are made few offers; None takes all for persons.
    Without `gives_reasons` it plays the same and is quicker.
    """
    if not is_level(level):
        raise ValueError(f"no such level: {level}")
    name, character = parts(level)
    make, temper = _MADE[name]
    player = make(seat, people, in_character(temper, character))
    player.gives_reasons = gives_reasons
    return player
