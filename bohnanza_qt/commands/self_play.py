"""A game without a window: every seat a computer, as fast as it goes."""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, get_args

from ..engine.actions import Action, Reject
from ..engine.events import (
    CardsTurnedOver,
    DealStruck,
    Event,
    OfferLapsed,
    OfferMade,
    OfferRejected,
)
from ..engine.play import Question, apply, awaited, explain_illegal, new_game
from ..engine.rules import RuleSet, WhoAccepts
from ..engine.shuffle import NumberedShuffle
from ..engine.state import GameState, Phase
from ..engine.view import redact, view_of
from ..players.player import Player

_NO_SEAT = -1
"""Somebody who looks on and is told what every seat may know."""


@dataclass(slots=True)
class Clocks:
    """Seconds: of each decision by itself, and the sums of all that was spent on each layer."""

    decisions: MutableSequence[float] = field(default_factory=list)
    rules: float = 0.0
    views: float = 0.0
    thinking: float = 0.0


@dataclass(slots=True)
class Tally:
    """How one game went. `tied` are the seats with the most coins; `offers` counts all offers
    that were made, `deals` those that were struck."""

    coins: tuple[int, ...] = ()
    tied: tuple[int, ...] = ()
    actions: int = 0
    turns: int = 0
    offers: int = 0
    deals: int = 0


class SelfPlay:
    """One game of computers, asked in an order that lets the best deal come about.

    Before the active player speaks, each of the others may offer something, and again after
    own deals and refused offers; the active player then chooses among all offers.
    """

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
        self._players = players
        self._clocks = clocks or Clocks()
        self._listeners = _listeners(players)
        self._heard: set[int] = set()
        self._owners: dict[int, int] = {}
        self._is_announcing = rules.accept is WhoAccepts.ACTIVE
        self.tally = Tally()
        self._count: dict[type, Callable[[Any], None]] = {
            CardsTurnedOver: self._see_turned,
            DealStruck: self._see_deal,
            OfferMade: self._see_offer,
            OfferRejected: self._see_end_of_offer,
            OfferLapsed: self._see_end_of_offer,
        }

    def run(self) -> Tally:
        """Plays to the end."""
        state, tally = self.state, self.tally
        while state.phase is not Phase.OVER:
            self.step()
        tally.coins = tuple(len(seat.coins) for seat in state.seats)
        tally.tied = state.tied
        tally.turns = state.turn + 1
        return tally

    def step(self) -> None:
        """Asks one seat, and does what it decides."""
        clocks = self._clocks
        began = perf_counter()
        questions = awaited(self.state)
        seat = self._next(questions)
        question = questions[seat]
        assert question is not None
        asked = perf_counter()
        view = view_of(self.state, seat, questions)
        viewed = perf_counter()
        decision = self._players[seat].decide(view, question)
        decided = perf_counter()
        if question is Question.MAY_OFFER:
            self._heard.add(seat)
        if decision.action is not None:
            self._do(decision.action)
            if decision.answers is not None:
                self._refuse(decision.answers, seat)
        clocks.rules += asked - began + perf_counter() - decided
        clocks.views += viewed - asked
        clocks.thinking += decided - viewed
        clocks.decisions.append(decided - viewed)

    def _next(self, questions: Sequence[Question | None]) -> int:
        """Others' answers first, then offers that are still to be heard, then the active player."""
        active = self.state.active
        if self.state.phase is not Phase.TRADE and questions[active] is not None:
            return active
        hearing: int | None = None
        for offset in range(1, len(questions)):
            seat = (active + offset) % len(questions)
            question = questions[seat]
            if question is Question.MAY_OFFER:
                if hearing is None and seat not in self._heard:
                    hearing = seat
            elif question is not None:
                return seat
        return active if hearing is None else hearing

    def _do(self, action: Action) -> None:
        events = apply(self.state, action)
        self.tally.actions += 1
        for event in events:
            count = self._count.get(type(event))
            if count is not None:
                count(event)
            listeners = self._listeners[type(event)]
            if listeners:
                # All but the seat that acted may know the same, so that is made once.
                shown = redact(event, _NO_SEAT)
                for seat, player in listeners:
                    player.watch(shown if seat != action.seat else redact(event, seat))

    def _see_turned(self, _event: CardsTurnedOver) -> None:
        self._heard.clear()

    def _see_deal(self, event: DealStruck) -> None:
        """Whoever was not part of it has no more to say than before."""
        self.tally.deals += 1
        self._heard -= {event.offerer, event.accepter}

    def _see_offer(self, event: OfferMade) -> None:
        self.tally.offers += 1
        self._owners[event.number] = event.seat
        if self._is_announcing and event.seat == self.state.active:
            self._heard.clear()

    def _see_end_of_offer(self, event: OfferRejected | OfferLapsed) -> None:
        self._heard.discard(self._owners[event.number])

    def _refuse(self, offer: int, seat: int) -> None:
        """A counter-offer refuses the offer that it answers."""
        refusal = Reject(seat, offer)
        if explain_illegal(self.state, refusal) is None:
            self._do(refusal)


def _listeners(players: Sequence[Player]) -> dict[type, list[tuple[int, Player]]]:
    """For each kind of event who wants to be told of it."""
    return {
        kind: [
            (seat, player)
            for seat, player in enumerate(players)
            if kind in getattr(player, "heeds", (kind,))
        ]
        for kind in get_args(Event)
    }
