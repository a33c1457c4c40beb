"""Who sits at the table when nobody is named, and names that anybody may have written."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Final
from unicodedata import category

COMPUTER_NAMES: Final = ("Iker", "Lucia", "Tom", "Amaia", "Jordi", "Inês", "Maren", "Oriol")
"""More than there are seats, so that a name a person has taken can be passed over."""

_UNNAMED: Final = "Player {number}"
_MOST_SEATS: Final = 9

LONGEST_SHOWN: Final = 40
"""Letters. A record may hold a longer name, of which the beginning is shown."""

_LOOKED_AT: Final = 1000
_JOINERS: Final = "\u200c\u200d"


def unnamed(seat: int) -> str:
    """What a person who chose no name is called in the setup and in a record, in every language;
    the window has a word of its language for it."""
    return _UNNAMED.format(number=seat + 1)


_NO_NAMES: Final = frozenset(map(unnamed, range(_MOST_SEATS)))


def is_unnamed(name: str) -> bool:
    """Whether the name stands for no name, on whatever seat."""
    return name in _NO_NAMES


def seat_of_unnamed(name: str) -> int | None:
    """The seat that a name stands for which stands for no name; None for any other."""
    return next((seat for seat in range(_MOST_SEATS) if name == unnamed(seat)), None)


def shown_names(names: Iterable[str]) -> tuple[str, ...]:
    """The names of all seats as they are shown."""
    return tuple(shown_name(name, seat) for seat, name in enumerate(names))


@lru_cache(maxsize=100)
def shown_name(name: str, seat: int) -> str:
    """The name as it can stand within a sentence: one short line that reads in the sentence's own
    direction. A name of which nothing can be seen is the number of its seat."""
    words = " ".join("".join(map(_shown_letter, name[:_LOOKED_AT])).split())
    if not words.strip(_JOINERS + " "):
        return f"#{seat + 1}"
    return words if len(words) <= LONGEST_SHOWN else words[: LONGEST_SHOWN - 1].rstrip() + "…"


def _shown_letter(letter: str) -> str:
    if letter.isprintable() or letter in _JOINERS:
        return letter
    # Marks that turn the direction round, and others that are not seen themselves.
    return "" if category(letter) == "Cf" else " "


def free_name(taken: Collection[str]) -> str:
    """The first computer's name that nobody at the table has."""
    return next(name for name in COMPUTER_NAMES if name not in taken)
