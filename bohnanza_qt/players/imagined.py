"""How somebody is imagined to play on, in worlds that look like a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..engine.actions import DoneTrading, Reject
from ..engine.beans import Bean
from ..engine.play import Question
from ..engine.rules import RuleSet
from ..engine.view import PlayerView
from .almanac import Outlook, Temper, Values, almanac_for
from .deals import Scales
from .estate import Estate
from .forecast import Forecast
from .greedy import Greedy
from .known_hands import KnownHands
from .memory import TradeMemory
from .planner import Planner
from .player import Decision
from .talk import SILENCE
from .trader import FineScales, Trader

_OF_GIVERS: Final = Temper()


class Worths(Forecast):
    """A forecast that looks once a turn at what is open, for all seats in all worlds of a view and
    all ways in which they may go on. What single seats know beyond it matters little there."""

    def __init__(self, rules: RuleSet, temper: Temper) -> None:
        super().__init__(rules, temper)
        self._kept: dict[tuple[int, int], Values] = {}
        self.weighed: dict[object, float] = {}

    def values_for(self, view: PlayerView, seat: int) -> Values:
        values = self._kept.get((view.turn, seat))
        if values is None:
            values = self._kept[view.turn, seat] = super().values_for(view, seat)
        return values


class _KnownEstate(Estate):
    """An estate that is weighed once, however often it comes up."""

    __slots__ = ()

    def _worth_with(self, pending: Sequence[Bean], hand: Sequence[Bean]) -> float:
        outlook = self._outlook
        assert isinstance(outlook, Worths)
        position = id(self._values), tuple(self._fields), tuple(pending), tuple(hand)
        worth = outlook.weighed.get(position)
        if worth is None:
            worth = outlook.weighed[position] = super()._worth_with(pending, hand)
        return worth


class _Scales(FineScales):
    kind = _KnownEstate


class _Planner(Planner):
    estate = _KnownEstate


class Imagined(Trader):
    """How somebody is imagined to play on."""

    farmer = _Planner
    gives_reasons = False

    def __init__(
        self, seat: int, memory: TradeMemory, hands: KnownHands, worths: Worths, rules: RuleSet
    ) -> None:
        # All that a trader has is given: nothing of its own is made first.
        self._people = frozenset()
        self._temper = worths.temper
        self._talk = SILENCE
        self._memory = memory
        self._hands = hands
        self._rules = rules
        self._outlook = worths

    def _scales(self, view: PlayerView, outlook: Outlook) -> Scales:
        assert isinstance(outlook, Forecast)
        return _Scales(view, outlook, self._hands)


class Recluse(Imagined):
    """The same for somebody who never trades."""

    def decide(self, view: PlayerView, question: Question) -> Decision:
        seat = view.seat
        if question is Question.MAY_OFFER:
            return Decision(None)
        if question is Question.TRADE:
            return Decision(DoneTrading(seat))
        if question is Question.ANSWER:
            asked = next(
                offer
                for offer in view.offers
                if offer.seat != seat and offer.to in (None, seat) and seat not in offer.rejected
            )
            return Decision(Reject(seat, asked.number))
        return super().decide(view, question)


class Giver(Greedy):
    """Somebody who agrees to whatever brings it something, and gives what it cannot use."""

    gives_reasons = False

    def __init__(self, seat: int, memory: TradeMemory, rules: RuleSet) -> None:
        self._people = frozenset()
        self._temper = _OF_GIVERS
        self._talk = SILENCE
        self._memory = memory
        self._rules = rules
        self._outlook = almanac_for(rules, _OF_GIVERS)
