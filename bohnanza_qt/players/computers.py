"""The computers that can take a seat, by the name of their level."""

from __future__ import annotations

from typing import Final

from .almanac import Temper
from .characters import CHARACTERS, EASY, HARD, MEDIUM
from .greedy import Greedy
from .player import Player
from .trader import Trader

LEVELS: Final = ("easy", "medium", "hard", "greedy")
"""From the weakest; the last one is a fixed measure for the others, and no choice for a game."""

USUAL_LEVEL: Final = "medium"
"""What a newcomer enjoys, and what is taken for a level that nobody knows."""

_CHARACTER_AFTER: Final = ":"


def is_level(name: str) -> bool:
    """Whether a computer can be made of it: a level, or one with a character, as `hard:haggler`."""
    level, _, character = name.partition(_CHARACTER_AFTER)
    return level in LEVELS and (character in CHARACTERS or name == level)


def make_player(level: str, seat: int, people: frozenset[int] | None = None) -> Player:
    """A new computer for a seat. Raises ValueError for a level that there is not.

    `people` are the seats of persons, which are made few offers; None takes all for persons.
    """
    if not is_level(level):
        raise ValueError(f"no such level: {level}")
    name, _, character = level.partition(_CHARACTER_AFTER)
    tempers = {"easy": EASY, "medium": MEDIUM, "hard": HARD, "greedy": Temper()}
    temper = CHARACTERS[character or "fair"](tempers[name])
    return Trader(seat, people, temper) if name == "hard" else Greedy(seat, people, temper)
