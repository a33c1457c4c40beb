"""What is chosen before a game: rules, seats, who starts, and the game number."""

from __future__ import annotations

from enum import StrEnum
from hashlib import sha256
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field

from ..engine.rules import Preset, RuleSet, rule_set
from ..engine.shuffle import new_game_number
from ..players.levels import USUAL_LEVEL

LARGEST_GAME_NUMBER: Final = 2**64 - 1
"""A game number has 64 bits: enough that two games at random are never the same."""


class SeatKind(StrEnum):
    """Who decides for a seat."""

    PERSON = "person"
    COMPUTER = "computer"


class SeatSetup(BaseModel):
    """Who sits on a seat. `level` names a computer's strength and is not looked at for a person."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    name: str
    kind: SeatKind = SeatKind.COMPUTER
    level: Annotated[str, Field(max_length=40)] = USUAL_LEVEL


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
