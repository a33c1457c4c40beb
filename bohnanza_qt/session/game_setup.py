"""What is chosen before a game: rules, seats, who starts, and the game number."""

from __future__ import annotations

import secrets
from enum import StrEnum
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field

from ..engine.rules import Preset, RuleSet, rule_set

LARGEST_GAME_NUMBER: Final = 2**64 - 1
"""A game number has 64 bits: enough that two games at random are never the same."""


class SeatKind(StrEnum):
    """Who decides for a seat."""

    PERSON = "person"
    COMPUTER = "computer"


class SeatSetup(BaseModel):
    """Who sits on a seat. `level` names a computer's strength and is not looked at for a person."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    name: Annotated[str, Field(min_length=1, max_length=200)]
    kind: SeatKind = SeatKind.COMPUTER
    level: Annotated[str, Field(max_length=40)] = "greedy"


class GameSetup(BaseModel):
    """Everything that makes a game. The same setup with the same `game_number` is the same deal.

    `overrides` are single rules set by hand, named as in the record format. `start` is the seat
    that starts; None draws it by lot from the game number. `game_number` None takes a new one.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    preset: Preset = Preset.MODERN
    overrides: Annotated[dict[str, Any], Field(default_factory=dict)]
    seats: Annotated[tuple[SeatSetup, ...], Field(min_length=2, max_length=7)]
    start: Annotated[int, Field(ge=0, le=6)] | None = None
    game_number: Annotated[int, Field(ge=0, le=LARGEST_GAME_NUMBER)] | None = None

    @property
    def persons(self) -> frozenset[int]:
        """The seats that persons decide for."""
        return frozenset(
            seat for seat, who in enumerate(self.seats) if who.kind is SeatKind.PERSON
        )

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
        return self.model_copy(update={"game_number": secrets.randbits(64)})
