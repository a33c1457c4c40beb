"""A game without a window: every seat a computer, as fast as it goes."""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final, get_args

from ..engine.actions import Accept, Action, MakeOffer, Reject
from ..engine.events import Event
from ..engine.play import apply, new_game
from ..engine.rules import RuleSet
from ..engine.shuffle import NumberedShuffle
from ..engine.state import GameState, Phase
from ..engine.view import VEILED, Views, redact
from ..players.player import Player
from ..session.table import Asked, Table

_OVER: Final = Phase.OVER
_NO_SEAT = -1
"""Somebody who looks on and is told what every seat may know."""


class FaultyPlayer(Exception):
    """A computer gave an answer that is of no use, so that the game says nothing about it."""


@dataclass(slots=True)
class Clocks:
    """Seconds: of each decision by itself, with the seat that made it, and the sums of all that was
    spent on each layer."""

    decisions: MutableSequence[float] = field(default_factory=list)
    seats: MutableSequence[int] = field(default_factory=list)
    rules: float = 0.0
    views: float = 0.0
    thinking: float = 0.0


@dataclass(slots=True)
class Tally:
    """How one game went. `tied` are the seats with the most coins; `offers` counts all offers
    that were made, `deals` those that were struck. By seat, `offered` counts the offers that it
    made, `refused` those that it was made and refused."""

    coins: tuple[int, ...] = ()
    tied: tuple[int, ...] = ()
    actions: int = 0
    turns: int = 0
    offers: int = 0
    deals: int = 0
    offered: list[int] = field(default_factory=list)
    refused: list[int] = field(default_factory=list)


class SelfPlay:
    """One game of computers around a Table, without log, journal and undo. It can be watched by
    its clocks; `run` and `step` raise FaultyPlayer."""

    def __init__(
        self,
        rules: RuleSet,
        players: Sequence[Player],
        start: int,
        game_number: int,
        clocks: Clocks | None = None,
    ) -> None:
        shuffle = NumberedShuffle(game_number)
        self.state: GameState = new_game(rules, len(players), start, shuffle.deck(rules), shuffle)
        self.revision = 0
        self.tally = Tally(offered=[0] * len(players), refused=[0] * len(players))
        self._players = players
        self._clocks = clocks or Clocks()
        self._table = Table(self, frozenset(), report=_raise)
        self._views = Views(self.state)
        kinds = get_args(Event)
        self._watchers = {kind: _watchers(players, kind) for kind in kinds}
        self._listeners: dict[type, list[Callable[[Any], None]]] = {
            kind: [
                *(watch for _, watch in self._watchers[kind] if kind not in VEILED),
                *(of.heeds[kind] for of in (self._table, self._views) if kind in of.heeds),
            ]
            for kind in kinds
        }

    def run(self) -> Tally:
        """Plays to the end."""
        state, tally, clocks = self.state, self.tally, self._clocks
        elsewhere = clocks.views + clocks.thinking
        began = perf_counter()
        while state.phase is not _OVER:
            self.step()
        clocks.rules += perf_counter() - began + elsewhere - clocks.views - clocks.thinking
        tally.coins = tuple(len(seat.coins) for seat in state.seats)
        tally.tied = state.tied
        tally.actions = self.revision
        tally.turns = state.turn + 1
        tally.offers = state.offer_count
        return tally

    def step(self) -> None:
        """Asks one seat, and does what it decides."""
        asked = self._table.next_decision()
        assert asked is not None, "only computers sit here"
        seat = asked.seat
        began = perf_counter()
        view = self._views.of(seat, asked.questions)
        viewed = perf_counter()
        decision = self._players[seat].decide(view, asked.question)
        decided = perf_counter()
        clocks = self._clocks
        clocks.views += viewed - began
        clocks.thinking += decided - viewed
        clocks.decisions.append(decided - viewed)
        clocks.seats.append(seat)
        self._table.conduct(asked, decision)

    def submit(self, action: Action) -> None:
        """Does an action and tells the players and the table. Raises IllegalAction."""
        events = apply(self.state, action)
        self.revision += 1
        actor = action.seat
        done = type(action)
        if done is Accept:
            self.tally.deals += 1
        elif done is MakeOffer:
            self.tally.offered[actor] += 1
        elif done is Reject:
            self.tally.refused[actor] += 1
        for event in events:
            happened = type(event)
            for listen in self._listeners[happened]:
                listen(event)
            if happened in VEILED:
                # All but the seat that acted may know the same, so that is made once.
                shown, own = redact(event, _NO_SEAT), redact(event, actor)
                for seat, watch in self._watchers[happened]:
                    watch(own if seat == actor else shown)


def _raise(asked: Asked, fault: str) -> None:
    raise FaultyPlayer(f"seat {asked.seat}, asked {asked.question}: {fault}")


def _watchers(players: Sequence[Player], kind: type) -> list[tuple[int, Callable[[Any], None]]]:
    """The players who heed an event of this kind, with their seats."""
    return [
        (seat, player.watch)
        for seat, player in enumerate(players)
        if kind in getattr(player, "heeds", (kind,))
    ]
