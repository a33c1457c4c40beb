"""What players are called who chose no name."""

from __future__ import annotations

from collections.abc import Iterable

from ...session.names import is_unnamed, seat_of_unnamed
from ..i18n import translate


def player_names(names: Iterable[str], you: int | None = None) -> tuple[str, ...]:
    """The names by seat in the language that is on. Who chose no name is "You" if it is the seat
    `you`, that of the one person who reads them, and else known by the number of the seat."""
    return tuple(_player_name(name, seat, is_you=seat == you) for seat, name in enumerate(names))


def name_without_seat(name: str) -> str:
    """A name that stands for the same player on whatever seat, in the language that is on."""
    seat = seat_of_unnamed(name)
    return name if seat is None else _player_name(name, seat, is_you=False)


def _player_name(name: str, seat: int, *, is_you: bool) -> str:
    if not is_unnamed(name):
        return name
    if is_you:
        #: Stands for the name of a person who has not chosen one.
        return translate("PlayerName", "You")
    return translate("PlayerName", "Player {number}").format(number=seat + 1)
