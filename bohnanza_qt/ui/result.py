"""What a finished game comes to: places, tie, last harvest, and coins from round to round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..engine.beans import Bean
from ..engine.events import Event, FieldBought, FieldHarvested, GameEnded, TurnBegan


@dataclass(frozen=True, slots=True)
class LastHarvest:
    """A field that was harvested because the game was over."""

    bean: Bean
    count: int
    coins: int


@dataclass(frozen=True, slots=True)
class Place:
    """One seat in the result. `place` counts from 1; all winners share 1."""

    place: int
    seat: int
    coins: int
    last: tuple[LastHarvest, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """`places` is best first. `tied` are the seats with the most coins, winners included.
    `rounds[r][seat]` are the coins after round r (from 0), the last one with the final harvest."""

    places: tuple[Place, ...]
    winners: tuple[int, ...]
    tied: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...]

    @property
    def is_tie_broken(self) -> bool:
        return len(self.tied) > len(self.winners)


def result_of(history: Iterable[Sequence[Event]], players: int, start: int) -> Result | None:
    """The result of a game with these events, action by action; None if it is not over."""
    coins = [0] * players
    rounds: list[tuple[int, ...]] = []
    last: list[list[LastHarvest]] = [[] for _ in range(players)]
    for events in history:
        for event in events:
            match event:
                case TurnBegan(turn=turn) if turn and turn % players == 0:
                    rounds.append(tuple(coins))
                case FieldHarvested(seat=seat, final=final):
                    coins[seat] += event.coins
                    if final:
                        last[seat].append(LastHarvest(event.bean, event.count, event.coins))
                case FieldBought(seat=seat, price=price):
                    coins[seat] -= price
                case GameEnded():
                    return Result(
                        _places(event, last, start),
                        event.winners,
                        event.tied,
                        (*rounds, tuple(event.coins)),
                    )
                case _:
                    pass
    return None


def _places(
    ended: GameEnded, last: Sequence[Sequence[LastHarvest]], start: int
) -> tuple[Place, ...]:
    players = len(ended.coins)
    order = sorted(
        range(players),
        key=lambda seat: (
            seat not in ended.winners,
            -ended.coins[seat],
            -((seat - start) % players),
        ),
    )
    places: list[Place] = []
    for at, seat in enumerate(order):
        place = 1 if seat in ended.winners else at + 1
        places.append(Place(place, seat, ended.coins[seat], tuple(last[seat])))
    return tuple(places)
