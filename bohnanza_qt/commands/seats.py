"""Who sits where, as the command line says: levels of computers, and programs as `exec:COMMAND`."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator

from ..players.computers import make_player
from ..players.levels import LEVELS, is_level
from ..players.mishap import Fault
from ..players.player import Player
from ..players.program import PREFIX, ProgramPlayer, command_of
from ..ui.i18n import translate

_NOBODY: frozenset[int] = frozenset()


def seats_in(text: str) -> tuple[str, ...]:
    """The seats in a list with commas between. A comma in quotation marks, which a command may
    have, separates nothing. Raises ArgumentTypeError for a seat that cannot be filled."""
    seats = tuple(seat.strip() for seat in _parts(text))
    for seat in seats:
        if is_program(seat):
            _judge_command(seat)
        elif not is_level(seat):
            raise argparse.ArgumentTypeError(
                translate("Simulate", "There is no level “{level}”. There are: {levels}.").format(
                    level=seat, levels=", ".join(LEVELS)
                )
            )
    return seats


def is_program(seat: str) -> bool:
    """Whether a program plays there."""
    return seat.startswith(PREFIX)


def seat_player(
    name: str, seat: int, report: Callable[[int, Fault], None], seconds: float
) -> Player:
    """Somebody for a seat that `seats_in` gave. A program has so many seconds for a decision, is
    told of by `report`, and must be closed in the end."""
    if is_program(name):
        return ProgramPlayer(seat, command_of(name.removeprefix(PREFIX)), report, seconds)
    return make_player(name, seat, _NOBODY, gives_reasons=False)


def _judge_command(seat: str) -> None:
    try:
        command_of(seat.removeprefix(PREFIX))
    except ValueError:
        raise argparse.ArgumentTypeError(
            translate("Simulate", "“{seat}” names no program that can be started.").format(
                seat=seat
            )
        ) from None


def _parts(text: str) -> Iterator[str]:
    part, quote = "", ""
    for letter in text:
        if letter == "," and not quote:
            yield part
            part = ""
            continue
        part += letter
        if letter == quote:
            quote = ""
        elif letter in "'\"" and not quote:
            quote = letter
    yield part
