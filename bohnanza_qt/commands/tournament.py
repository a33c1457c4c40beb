"""The games of a simulation: which ones there are, and what is known of each when it is over."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from ..engine.rules import Preset, RuleSet
from ..players.mishap import LONGEST_DETAIL, Fault, Mishap
from ..players.program import ProgramPlayer
from ..session.game_setup import LARGEST_GAME_NUMBER, GameSetup, SeatSetup
from .decision_times import MOST_COUNTED, DecisionTimes
from .seats import seat_player
from .self_play import Clocks, SelfPlay

Count = Annotated[int, Field(ge=0, le=MOST_COUNTED)]


@dataclass(frozen=True, slots=True)
class Plan:
    """The games to play. With `rotate` each deal is played once with each rotation of `seats`,
    which are names that `seats_in` gave. Programs have `seconds` for a decision."""

    seats: tuple[str, ...]
    preset: Preset
    rules: RuleSet
    games: int
    seed: int
    rotate: bool
    seconds: float

    def places(self, game: int) -> tuple[int, ...]:
        """For each seat, who of `seats` sits there."""
        players = len(self.seats)
        turned = game % players if self.rotate else 0
        return tuple((seat + turned) % players for seat in range(players))

    def game_number(self, game: int) -> int:
        deal = game // len(self.seats) if self.rotate else game
        return (self.seed + deal) % (LARGEST_GAME_NUMBER + 1)


class FaultResult(BaseModel):
    """What a program did wrong, and how often; `detail` is of the first time."""

    model_config = ConfigDict(frozen=True)

    mishap: Mishap
    detail: Annotated[str, Field(max_length=LONGEST_DETAIL)] = ""
    count: Count = 1


class PlaceResult(BaseModel):
    """How one game went for one of the plan's seats, wherever it sat. `cut_short` counts the
    decisions for which a searching computer had no time to look at all it would."""

    model_config = ConfigDict(frozen=True)

    coins: Count
    won: Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]
    offered: Count
    refused: Count
    times: DecisionTimes
    faults: tuple[FaultResult, ...] = ()
    cut_short: Count = 0


class GameResult(BaseModel):
    """How one game went. `places` are in the order of the plan's seats. A tie gives each of the
    tied its part of having won."""

    model_config = ConfigDict(frozen=True)

    actions: Count
    turns: Annotated[int, Field(ge=1, le=MOST_COUNTED)]
    deals: Count
    places: tuple[PlaceResult, ...]


def game_result(done: object) -> GameResult:
    """What `play_game` told, also where it comes from a file that may be anything. Raises
    ValueError."""
    try:
        text = json.dumps(done, allow_nan=False)
    except RecursionError as error:
        raise ValueError("lists in lists without end") from error
    return GameResult.model_validate_json(text, strict=True)


def play_game(plan: Plan, game: int) -> dict[str, Any]:
    """Plays game number `game` of the plan (from 0): the JSON of its GameResult. Depends, but for
    times and programs, on nothing else."""
    places = plan.places(game)
    number = plan.game_number(game)
    setup = GameSetup(
        preset=plan.preset, seats=tuple(map(_named, plan.seats)), game_number=number, overrides={}
    )
    faults: list[dict[Mishap, FaultResult]] = [{} for _ in places]

    def report(seat: int, fault: Fault) -> None:
        known = faults[seat].get(fault.mishap) or FaultResult(
            mishap=fault.mishap, detail=fault.detail, count=0
        )
        faults[seat][fault.mishap] = known.model_copy(update={"count": known.count + 1})

    players = [
        seat_player(plan.seats[place], seat, report, plan.seconds)
        for seat, place in enumerate(places)
    ]
    clocks = Clocks()
    try:
        tally = SelfPlay(plan.rules, players, setup.starting_seat(), number, clocks).run()
    finally:
        for player in players:
            if isinstance(player, ProgramPlayer):
                player.close()
    times = [DecisionTimes() for _ in places]
    for seat, seconds in zip(clocks.seats, clocks.decisions, strict=True):
        times[seat].add(seconds)
    by_seat = [
        PlaceResult(
            coins=tally.coins[seat],
            won=1 / len(tally.tied) if seat in tally.tied else 0.0,
            offered=tally.offered[seat],
            refused=tally.refused[seat],
            times=times[seat],
            faults=tuple(faults[seat].values()),
            cut_short=getattr(players[seat], "cut_short", 0),
        )
        for seat in range(len(places))
    ]
    result = GameResult(
        actions=tally.actions,
        turns=tally.turns,
        deals=tally.deals,
        places=tuple(by_seat[places.index(place)] for place in range(len(places))),
    )
    return result.model_dump(mode="json", exclude_defaults=True)


def _named(seat: str) -> SeatSetup:
    return SeatSetup(name=seat)
