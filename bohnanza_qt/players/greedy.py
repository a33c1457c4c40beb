"""A computer that deals whenever both sides gain, and gives what it cannot use itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..engine.actions import Action, Draw
from ..engine.beans import Bean
from ..engine.events import Event
from ..engine.play import Question
from ..engine.rules import RuleSet, WhoAccepts
from ..engine.view import PlayerView
from .almanac import Outlook, Temper, almanac_for
from .bargaining import Bargainer
from .deals import Scales, may_interest
from .enquiries import answer_to, asks_for, wishes_of
from .grudges import HEEDED_BY_GRUDGES, Grudges
from .memory import HEEDED, TradeMemory
from .planting import Farmer
from .player import Decision
from .talk import NO_WISHES, SILENCE, Enquiry, Talk, Wishes

_PLANTING: Final[dict[Question, Callable[[Farmer], Action]]] = {
    Question.PLANT_FIRST: lambda farmer: farmer.plant_first(),
    Question.PLANT_OR_TURN_OVER: lambda farmer: farmer.plant_second(),
    Question.TURN_OVER: lambda farmer: farmer.turn_over(),
    Question.PLANT_ASIDE: lambda farmer: farmer.plant_aside(),
    Question.OFFERED: lambda farmer: farmer.take_offered(),
    Question.MARKET: lambda farmer: farmer.take_from_market(),
}


# Looked up once: for a member of an enum Python 3.11 takes longer than for a call.
_MAY_OFFER: Final = Question.MAY_OFFER
_ANSWER: Final = Question.ANSWER
_TRADE: Final = Question.TRADE
_DRAW: Final = Question.DRAW
_BY_ACTIVE: Final = WhoAccepts.ACTIVE

_NOTHING: Final = Decision(None)


class Greedy:
    """Plays every rule set from looked-up worths, a fraction of a millisecond a decision.

    `people` are the seats that are not to be bothered with many offers; None means every seat.
    `gives_reasons` may be switched off where nobody would hear them: they take time.
    """

    heeds = HEEDED
    gives_reasons = True
    farmer: type[Farmer] = Farmer
    _grudges: Grudges | None = None

    def __init__(
        self, seat: int, people: frozenset[int] | None = None, temper: Temper | None = None
    ) -> None:
        self._people = people
        self._temper = temper or Temper()
        self._memory = TradeMemory(seat)
        if self._temper.grudge:
            self._grudges = Grudges(seat, self._temper)
            self.heeds = self.heeds | HEEDED_BY_GRUDGES
        self._talk: Talk = SILENCE
        self._rules: RuleSet | None = None
        self._outlook: Outlook | None = None

    def watch(self, event: Event) -> None:
        self._memory.watch(event)
        if self._grudges is not None:
            self._grudges.watch(event)

    def decide(self, view: PlayerView, question: Question) -> Decision:
        is_announcing = view.rules.accept is _BY_ACTIVE
        if question is _MAY_OFFER and not (is_announcing or may_interest(view)):
            return _NOTHING
        outlook = self._outlook_on(view.rules)
        plant = _PLANTING.get(question)
        if plant is not None:
            farmer = self.farmer(view, outlook)
            return Decision(farmer.harvest_ripe() or plant(farmer))
        if question is _DRAW:
            return Decision(Draw(view.seat))
        scales = self._scales(view, outlook)
        bargainer = Bargainer(scales, self._memory, self._people, self._talk, self.gives_reasons)
        if question is _ANSWER:
            return bargainer.answer()
        if question is _TRADE:
            return bargainer.lead()
        reply = bargainer.reply() if is_announcing else None
        return reply or bargainer.propose_to_active() or _NOTHING

    def hear(self, talk: Talk) -> None:
        self._talk = talk
        self._memory.asked_for = talk.asked_for

    def would_give(self, view: PlayerView, enquiry: Enquiry) -> Decision:
        return answer_to(enquiry, self._scales(view, self._outlook_on(view.rules)), self._talk)

    def asks(self, view: PlayerView) -> tuple[Bean, ...]:
        return asks_for(self._scales(view, self._outlook_on(view.rules)))

    def wishes(self, view: PlayerView) -> Wishes:
        if view.rules.market:
            return NO_WISHES
        return wishes_of(self._scales(view, self._outlook_on(view.rules)))

    def _outlook_on(self, rules: RuleSet) -> Outlook:
        if self._outlook is None or self._rules is not rules:
            self._rules = rules
            self._outlook = self._make_outlook(rules)
        return self._outlook

    def _scales(self, view: PlayerView, outlook: Outlook) -> Scales:
        scales = Scales(view, outlook)
        if self._grudges is not None:
            scales.grudges = self._grudges.now()
        return scales

    def _make_outlook(self, rules: RuleSet) -> Outlook:
        return almanac_for(rules, self._temper)
