"""The setup that a new game starts from: as last time, as far as it can still be played."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable
from typing import Any, Final

from ...engine.rules import Preset, rule_set
from ...players.levels import as_choice
from ...session.game_setup import GameSetup, SeatKind, SeatSetup
from ...session.names import COMPUTER_NAMES, free_name, unnamed
from ...session.settings import Settings

MOST_SEATS: Final = 7
LEAST_SEATS: Final = 2
LONGEST_NAME: Final = 20
"""Letters."""

_NUMBERS: Final = 1_000_000


def short_game_number() -> int:
    """A new game number. Short ones are easier to tell a friend, and a million deals are plenty
    to meet by hand."""
    return secrets.randbelow(_NUMBERS)


def usual_setup(settings: Settings, you: str, opponents: int | None = None) -> GameSetup:
    """The last setup with a new game number; with `opponents`, for so many computers.

    Playing alone the first seat is the person's, named as in the settings or else `you`. Where
    the last rules are not for so many, the usual ones are taken: modern, for two the duel, for six
    and seven the classic. Whatever the settings file holds, the setup can be played.
    """
    last = settings.last_setup
    if opponents is None and last is not None and len(last.persons) > 1:
        family = family_setup(last)
        if family is not None:
            return family
    if opponents is None:
        opponents = len(last.seats) - 1 if last is not None else settings.opponents
    count = min(MOST_SEATS, max(LEAST_SEATS, opponents + 1))
    preset, overrides = _rules(last, count)
    start = last.start if last is not None else None
    return GameSetup(
        preset=preset,
        overrides=overrides,
        seats=tuple(_seats(settings, you, count)),
        start=start if start is not None and start < count else None,
        game_number=short_game_number(),
    )


def family_setup(last: GameSetup | None) -> GameSetup | None:
    """The last game of several persons, dealt anew; None if there was none that can be played."""
    if last is None or len(last.persons) < 2 or len(last.seats) > MOST_SEATS:
        return None
    names: list[str] = []
    for seat in last.seats:
        if not seat.name.strip() or is_taken(seat.name, names):
            return None
        names.append(seat.name)
    if not _can_be_played(last.preset, len(last.seats), last.overrides):
        return None
    start = last.start if last.start is not None and last.start < len(last.seats) else None
    return last.model_copy(update={"game_number": short_game_number(), "start": start})


def for_two(settings: Settings, you: str) -> GameSetup:
    """A first game of two persons, with two computers to make it livelier."""
    setup = usual_setup(settings, you, 3)
    seats = list(setup.seats)
    seats[1] = seats[1].model_copy(update={"kind": SeatKind.PERSON, "name": unnamed(1)})
    return setup.model_copy(update={"seats": tuple(seats)})


def again(setup: GameSetup) -> GameSetup:
    """The same seats and rules for another game: dealt anew, the start drawn by lot."""
    return setup.model_copy(update={"game_number": short_game_number(), "start": None})


def _rules(last: GameSetup | None, players: int) -> tuple[Preset, dict[str, Any]]:
    if last is not None and _can_be_played(last.preset, players, last.overrides):
        return last.preset, last.overrides
    usual = (Preset.MODERN, Preset.DUEL, Preset.CLASSIC)
    return next(preset for preset in usual if _can_be_played(preset, players, {})), {}


def _can_be_played(preset: Preset, players: int, overrides: dict[str, Any]) -> bool:
    try:
        rule_set(preset, players, overrides)
    except ValueError:
        return False
    return True


def _seats(settings: Settings, you: str, count: int) -> Iterable[SeatSetup]:
    before = settings.last_setup
    # No computer goes by the name of somebody who played along.
    last = before.seats if before is not None and len(before.persons) < 2 else ()
    person = (settings.player_name or you)[:LONGEST_NAME]
    taken = [person]
    own = next((seat.sign for seat in last if seat.kind is SeatKind.PERSON), None)
    yield SeatSetup(name=person, kind=SeatKind.PERSON, sign=own)
    for seat in range(1, count):
        kept = last[seat] if seat < len(last) else None
        name = kept.name[:LONGEST_NAME].strip() if kept is not None else ""
        if not name or is_taken(name, taken):
            name = fresh_name(taken)
        taken.append(name)
        level = as_choice(kept.level if kept is not None else settings.level)
        sign = kept.sign if kept is not None else None
        yield SeatSetup(name=name, kind=SeatKind.COMPUTER, level=level, sign=sign)


def is_taken(name: str, taken: Collection[str]) -> bool:
    """Whether somebody has the name, in large or small letters."""
    return name.casefold() in {other.casefold() for other in taken}


def fresh_name(taken: Collection[str]) -> str:
    """A name for one more computer."""
    return free_name([name for name in COMPUTER_NAMES if is_taken(name, taken)])
