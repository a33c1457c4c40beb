"""How strong opponents are, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...session.statistics import MIXED, OTHER, PROGRAM
from ..i18n import translate

_LEVELS: Mapping[str, Callable[[], str]] = {
    "easy": lambda: translate("LevelChoice", "Easy"),
    "medium": lambda: translate("LevelChoice", "Medium"),
    "hard": lambda: translate("LevelChoice", "Hard"),
    "expert": lambda: translate("LevelChoice", "Expert"),
    #: A kind of computer of former versions, which thinks of its own coins alone.
    "greedy": lambda: translate("LevelChoice", "Greedy"),
    #: The computers at the table are not all of one level.
    MIXED: lambda: translate("LevelChoice", "Mixed"),
    PROGRAM: lambda: translate("LevelChoice", "Program"),
    #: Computers of a level that this version does not know.
    OTHER: lambda: translate("LevelChoice", "Other"),
}


def level_name(level: str) -> str:
    """The level of a computer, or what stands in its place in statistics."""
    return _LEVELS.get(level, _LEVELS[OTHER])()
