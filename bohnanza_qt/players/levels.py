"""The names of computers' levels and characters; nothing else, so that knowing them is cheap."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

CHOICES: Final = ("easy", "medium", "hard", "expert")
"""What can be chosen for a game, from the weakest."""

LEVELS: Final = (*CHOICES, "greedy")
"""All there are; the last one is a fixed measure for the others, and older games have it."""

CHARACTERS: Final = ("fair", "haggler", "cautious", "generous")
"""The first one is the level as it is."""

USUAL_LEVEL: Final = "medium"
"""What a newcomer enjoys, and what is taken for a level that nobody knows."""

STAND_IN: Final = "hard"
"""Who decides where a level that searches fails to."""

ADVISER: Final = "expert"
"""Whose view of a seat a person may ask for."""

_SORE: Final = frozenset({"easy", "medium"})
_SEARCHING: Final = frozenset({"expert"})

GAMES_WON: Final[Mapping[str, int]] = {"easy": 14, "medium": 61, "hard": 61, "expert": 67}
"""Of 100, alone against three of the level below, the lowest against three of the one above: by
the modern rules, as docs/opponents.md tells. Even would be 25."""

_CHARACTER_AFTER: Final = ":"


def is_level(name: str) -> bool:
    """Whether there is such a computer: a level, or one with a character, as `hard:haggler`."""
    level, character = parts(name)
    return level in LEVELS and character in CHARACTERS


def is_searching(name: str) -> bool:
    """Whether such a computer thinks so long that it needs a process of its own."""
    level, _ = parts(name)
    return level in _SEARCHING


def bears_grudges(name: str) -> bool:
    """Whether such a computer holds it against others for a while that they were unfair to it."""
    level, _ = parts(name)
    return level in _SORE


def parts(name: str) -> tuple[str, str]:
    """A level and its character."""
    level, colon, character = name.partition(_CHARACTER_AFTER)
    return level, character if colon else CHARACTERS[0]


def as_choice(name: str) -> str:
    """The level, with its character, if it is one to choose; else the usual one."""
    return name if is_level(name) and parts(name)[0] in CHOICES else USUAL_LEVEL
