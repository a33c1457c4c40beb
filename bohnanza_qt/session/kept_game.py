"""What the statistics want to know of a game that was kept: who sat there, and what came of it."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime
from enum import StrEnum
from fractions import Fraction
from hashlib import sha256
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field

from ..engine.record import GameRecord, replay
from ..engine.record_reading import read_record
from ..engine.rules import Preset
from ..engine.state import Phase
from .game_setup import PROGRAM, SeatKind
from .meta import SeatMeta, SessionMeta
from .names import shown_names

_BEGUN: Final = re.compile(r"(\d{4}-\d{2}-\d{2}-\d{6})(?!\d)", re.ASCII)
"""How the names of kept games begin, in universal time."""


class Sitter(StrEnum):
    """Who decided for a seat."""

    PERSON = "person"
    COMPUTER = "computer"
    PROGRAM = "program"
    UNKNOWN = "unknown"  # the record does not say


class KeptSeat(BaseModel):
    """`name` as it is shown, `level` of a computer as the record has it. `wins`: one of the
    winners, of whom there are none before the game is over."""

    model_config = ConfigDict(frozen=True)

    name: Annotated[str, Field(max_length=100)]
    who: Sitter
    level: Annotated[str, Field(max_length=40)] = ""
    coins: Annotated[int, Field(ge=0)]
    wins: bool = False


class KeptGame(BaseModel):
    """`begun` in seconds since 1970. `is_custom`: single rules were set by hand. `game_number` is
    empty where it is unknown. Copies of a game have one `identity`."""

    model_config = ConfigDict(frozen=True)

    begun: int
    preset: Preset
    is_custom: bool
    turn: Annotated[int, Field(ge=0)]
    is_over: bool
    game_number: Annotated[str, Field(max_length=20)]
    identity: bytes
    seats: Annotated[tuple[KeptSeat, ...], Field(min_length=2)]

    @property
    def persons(self) -> tuple[KeptSeat, ...]:
        return tuple(seat for seat in self.seats if seat.who is Sitter.PERSON)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.wins)

    @property
    def round(self) -> int:
        """How often the turn has gone round the table, from 1."""
        return self.turn // len(self.seats) + 1

    def part_of_win(self, seat: KeptSeat) -> Fraction:
        """How much of the game's one win the seat has: winners share it in equal parts."""
        return Fraction(int(seat.wins), max(1, len(self.winners)))


def read_kept_game(content: bytes, begun: int) -> KeptGame:
    """The game of a record that anybody may have written.

    Raises BadRecord, or IllegalRecord where the rules do not allow an action.
    """
    record = read_record(content)
    state = replay(record)
    own = SessionMeta.of(record.meta)
    known = own.seats if len(own.seats) == len(record.players) else None
    names = shown_names(record.players)
    seats = tuple(
        KeptSeat(
            name=name,
            who=_sitter(known[number]) if known else Sitter.UNKNOWN,
            level=known[number].level if known and known[number].kind is SeatKind.COMPUTER else "",
            coins=len(state.seats[number].coins),
            wins=number in state.winners,
        )
        for number, name in enumerate(names)
    )
    return KeptGame(
        begun=begun,
        preset=record.preset,
        is_custom=bool(record.overrides),
        turn=state.turn,
        is_over=state.phase is Phase.OVER,
        game_number=own.game_number if own.game_number.isdecimal() else "",
        identity=_identity(record),
        seats=seats,
    )


def time_of(name: str, changed: float) -> int:
    """When the game in a file called `name` began, in seconds since 1970: the program's own names
    tell, of others the file's last change is taken."""
    found = _BEGUN.match(name)
    if found:
        try:
            began = datetime.strptime(found[1], "%Y-%m-%d-%H%M%S").replace(tzinfo=UTC)
        except ValueError:
            return int(changed)
        return int(began.timestamp())
    return int(changed)


def _sitter(seat: SeatMeta) -> Sitter:
    if seat.kind is SeatKind.PERSON:
        return Sitter.PERSON
    return Sitter.PROGRAM if seat.level == PROGRAM else Sitter.COMPUTER


def _identity(record: GameRecord) -> bytes:
    """The same for two records of the same moves, whatever their `meta` says beside."""
    return sha256(replace(record, meta=None).to_bytes()).digest()
