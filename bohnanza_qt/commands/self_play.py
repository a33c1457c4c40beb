"""A game without a window: every seat a computer, as fast as it goes."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from ..engine.actions import Action, MakeOffer, Reject
from ..engine.events import CardsTurnedOver, DealStruck, Event, OfferMade
from ..engine.play import Question, apply, awaited, explain_illegal, new_game
from ..engine.rules import RuleSet, WhoAccepts
from ..engine.shuffle import NumberedShuffle
from ..engine.state import GameState, Phase
from ..engine.view import redact, view_of
from ..players.player import Decision, Player


@dataclass(slots=True)
class Clocks:
    """Seconds: of each decision by itself, and the sums of all that was spent on each layer."""

    decisions: MutableSequence[float] = field(default_factory=list)
    rules: float = 0.0
    views: float = 0.0
    thinking: float = 0.0


@dataclass(slots=True)
class Tally:
    """How one game went. `tied` are the seats with the most coins; `offers` counts all offers made, `deals` those struck."""

    coins: tuple[int, ...] = ()
    tied: tuple[int, ...] = ()
    actions: int = 0
    turns: int = 0
    offers: int = 0
    deals: int = 0


class SelfPlay:
    """One game of computers, asked in an order that lets the best deal come about.

    Before the active player speaks, each of the others may offer something once, and once again
    after every deal; the active player then chooses among all offers.
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
        self._heard: set[int] = set()
        self._is_announcing = rules.accept is WhoAccepts.ACTIVE
        self.tally = Tally()

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
        seat, question = self._next()
        asked = perf_counter()
        view = view_of(self.state, seat)
        viewed = perf_counter()
        decision = self._players[seat].decide(view, question)
        decided = perf_counter()
        if question is Question.MAY_OFFER:
            self._heard.add(seat)
        if decision.action is not None:
            self._do(decision.action)
            self._answer_too(decision)
        clocks.rules += asked - began + perf_counter() - decided
        clocks.views += viewed - asked
        clocks.thinking += decided - viewed
        clocks.decisions.append(decided - viewed)

    def _next(self) -> tuple[int, Question]:
        """Others' answers first, then offers that are still to be heard, then the active player."""
        state = self.state
        questions = awaited(state)
        active = state.active
        hearing: int | None = None
        for offset in range(1, len(questions) + 1):
            seat = (active + offset) % len(questions)
            question = questions[seat]
            if question is Question.MAY_OFFER:
                if hearing is None and seat not in self._heard:
                    hearing = seat
            elif question is not None and (seat != active or hearing is None):
                return seat, question
        assert hearing is not None, "somebody is asked until the game is over"
        return hearing, Question.MAY_OFFER

    def _do(self, action: Action) -> None:
        events = apply(self.state, action)
        self.tally.actions += 1
        for event in events:
            self._count(event)
            for seat, player in enumerate(self._players):
                player.watch(redact(event, seat))

    def _count(self, event: Event) -> None:
        if isinstance(event, CardsTurnedOver):
            self._heard.clear()
        elif isinstance(event, DealStruck):
            self._heard.clear()
            self.tally.deals += 1
        elif isinstance(event, OfferMade):
            self.tally.offers += 1
            if self._is_announcing and event.seat == self.state.active:
                self._heard.clear()

    def _answer_too(self, decision: Decision) -> None:
        """A counter-offer refuses the offer that it answers."""
        if decision.answers is not None and isinstance(decision.action, MakeOffer):
            refusal = Reject(decision.action.seat, decision.answers)
            if explain_illegal(self.state, refusal) is None:
                self._do(refusal)
