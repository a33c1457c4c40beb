"""What is chosen before a game: rules, seats, who starts, and the game number."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from hashlib import sha256
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, PrivateAttr

from ..engine.rules import Preset, RuleSet, rule_set
from ..engine.shuffle import new_game_number
from ..players.levels import USUAL_LEVEL
from .signs import ChosenSign, Sign, signs_of

LARGEST_GAME_NUMBER: Final = 2**64 - 1
"""A game number has 64 bits: enough that two games at random are never the same."""

PROGRAM: Final = "program"
"""What stands for the level where a program plays. No computer has it, so that wherever the program
is not known any more a usual one takes the seat."""


class SeatKind(StrEnum):
    """Who decides for a seat."""

    PERSON = "person"
    COMPUTER = "computer"


class SeatSetup(BaseModel):
    """Who sits on a seat. `level` names a computer's strength and is not looked at for a person.
    `sign` None means: the sign of its number.

    `command` starts the program that decides instead of a computer. It is no field: only
    `with_program` can set it, nothing that is read from a file, and nothing writes it to one.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    name: str
    kind: SeatKind = SeatKind.COMPUTER
    level: Annotated[str, Field(max_length=40)] = USUAL_LEVEL
    sign: ChosenSign = None
    _command: tuple[str, ...] = PrivateAttr(default=())

    @property
    def command(self) -> tuple[str, ...]:
        """Of the program on this seat; empty if there is none."""
        return self._command

    @property
    def is_program(self) -> bool:
        """Whether a program plays here, or did when the game was kept."""
        return self.kind is SeatKind.COMPUTER and self.level == PROGRAM

    def with_program(self, command: Sequence[str]) -> SeatSetup:
        """This seat with a program on it that a person has chosen."""
        return self._changed(SeatKind.COMPUTER, PROGRAM, tuple(command))

    def with_computer(self, level: str) -> SeatSetup:
        """This seat with a computer of that level on it."""
        return self._changed(SeatKind.COMPUTER, level, ())

    def played_as(self, other: SeatSetup) -> SeatSetup:
        """This seat under its own name and sign, with whoever decides for `other`."""
        return self._changed(other.kind, other.level, other.command)

    def _changed(self, kind: SeatKind, level: str, command: tuple[str, ...]) -> SeatSetup:
        seat = self.model_copy(update={"kind": kind, "level": level})
        seat._command = command  # noqa: SLF001 - nobody else has it yet
        return seat


class GameSetup(BaseModel):
    """Everything that makes a game. The same setup with the same `game_number` is the same deal.

    `overrides` are single rules set by hand, named as in the record format. `start` is the seat
    that starts; None draws it by lot from the game number. `game_number` None takes a new one.
    With `open_hands` the persons at one screen play without a curtain between them.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    preset: Preset = Preset.MODERN
    overrides: dict[str, Any] = Field(default_factory=dict)
    seats: Annotated[tuple[SeatSetup, ...], Field(min_length=2)]
    start: Annotated[int, Field(ge=0)] | None = None
    game_number: Annotated[int, Field(ge=0, le=LARGEST_GAME_NUMBER)] | None = None
    open_hands: bool = False

    @property
    def persons(self) -> frozenset[int]:
        """The seats that persons decide for."""
        return frozenset(seat for seat, who in enumerate(self.seats) if who.kind is SeatKind.PERSON)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def signs(self) -> tuple[Sign, ...]:
        """By seat, no two alike."""
        return signs_of(seat.sign for seat in self.seats)

    def without_programs(self) -> GameSetup:
        """The same with a usual computer wherever a program plays."""
        seats = tuple(
            seat.with_computer(USUAL_LEVEL) if seat.level == PROGRAM else seat
            for seat in self.seats
        )
        return self.model_copy(update={"seats": seats})

    def rules(self) -> RuleSet:
        """Raises UnplayableRules, or ValidationError for an override of the wrong type."""
        return rule_set(self.preset, len(self.seats), self.overrides)

    def numbered(self) -> GameSetup:
        """This setup with a game number: its own, or a new one at random."""
        if self.game_number is not None:
            return self
        return self.model_copy(update={"game_number": new_game_number()})

    def starting_seat(self) -> int:
        """The seat that starts: the one chosen, or by lot. The lot is drawn from the game number,
        so that the same number is the same game: SHA-256 over `bohnanza start 1` and the number
        (8 bytes, most significant first), read as one number, modulo the seats."""
        if self.start is not None:
            return self.start % len(self.seats)
        if self.game_number is None:
            raise ValueError("a lot needs a game number")
        lot = sha256(b"bohnanza start 1" + self.game_number.to_bytes(8, "big")).digest()
        return int.from_bytes(lot, "big") % len(self.seats)
