"""A computer that deals whenever both sides gain, and gives what it cannot use itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..engine.actions import Action, Draw
from ..engine.events import Event
from ..engine.play import Question
from ..engine.rules import RuleSet, WhoAccepts
from ..engine.view import PlayerView
from .almanac import Almanac, Temper, almanac_for
from .bargaining import Bargainer
from .deals import Scales, may_interest
from .memory import HEEDED, TradeMemory
from .planting import Farmer
from .player import Decision

_PLANTING: Final[dict[Question, Callable[[Farmer], Action]]] = {
    Question.PLANT_FIRST: Farmer.plant_first,
    Question.PLANT_OR_TURN_OVER: Farmer.plant_second,
    Question.TURN_OVER: Farmer.turn_over,
    Question.PLANT_ASIDE: Farmer.plant_aside,
    Question.OFFERED: Farmer.take_offered,
    Question.MARKET: Farmer.take_from_market,
}


_NOTHING: Final = Decision(None)


class Greedy:
    """Plays every rule set from looked-up worths, a fraction of a millisecond a decision.

    `people` are the seats that are not to be bothered with many offers; None means every seat.
    """

    heeds = HEEDED

    def __init__(
        self, seat: int, people: frozenset[int] | None = None, temper: Temper | None = None
    ) -> None:
        self._people = people
        self._temper = temper or Temper()
        self._memory = TradeMemory(seat)
        self._rules: RuleSet | None = None
        self._almanac: Almanac | None = None

    def watch(self, event: Event) -> None:
        self._memory.watch(event)

    def decide(self, view: PlayerView, question: Question) -> Decision:
        is_announcing = view.rules.accept is WhoAccepts.ACTIVE
        if question is Question.MAY_OFFER and not (is_announcing or may_interest(view)):
            return _NOTHING
        almanac = self._almanac_of(view.rules)
        plant = _PLANTING.get(question)
        if plant is not None:
            farmer = Farmer(view, almanac)
            return Decision(farmer.harvest_ripe() or plant(farmer))
        if question is Question.DRAW:
            return Decision(Draw(view.seat))
        scales = Scales(view, almanac)
        bargainer = Bargainer(scales, self._memory, self._people)
        if question is Question.ANSWER:
            return bargainer.answer()
        if question is Question.TRADE:
            return bargainer.lead()
        reply = bargainer.reply() if is_announcing else None
        return reply or bargainer.propose_to_active() or _NOTHING

    def _almanac_of(self, rules: RuleSet) -> Almanac:
        if self._almanac is None or self._rules is not rules:
            self._rules = rules
            self._almanac = almanac_for(rules, self._temper)
        return self._almanac
