"""A computer that weighs whole seats, keeps count of the cards, and minds what others gain."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.actions import CardRef
from ..engine.beans import Bean
from ..engine.events import Event
from ..engine.rules import RuleSet
from ..engine.view import PlayerView
from .almanac import Outlook, Temper, Values
from .deals import Deal, Scales, card_at
from .estate import Estate
from .forecast import Forecast
from .greedy import Greedy
from .known_hands import HEEDED_OF_HANDS, KnownHands
from .memory import HEEDED
from .planner import Planner


class FineScales(Scales):
    """Weighs every deal as a whole, and knows what has been shown of other hands."""

    kind = Estate

    def __init__(self, view: PlayerView, forecast: Forecast, hands: KnownHands) -> None:
        self._forecast = forecast
        super().__init__(view, forecast)
        self._hands = hands

    def _values_for(self, seat: int) -> Values:
        return self._values if seat == self.seat else self._forecast.values_for(self.view, seat)

    def refined(self, deal: Deal) -> Deal:
        theirs = deal.theirs
        if deal.to is not None:
            theirs = self.their_gain(deal.to, deal.given, deal.want)
        return deal._replace(mine=self._bring(deal.want, deal.give), theirs=theirs)

    def gains(
        self, other: int, get: Sequence[Bean], give: tuple[CardRef, ...], cost: float
    ) -> tuple[float, float]:
        given = [card_at(self.view, card) for card in give]
        return self._bring(get, give), self.their_gain(other, given, get)

    def their_gain(self, seat: int, get: Sequence[Bean], give: Sequence[Bean]) -> float:
        view = self.view
        turned = list(enumerate(view.revealed)) if seat == view.active else []
        cards: list[CardRef] = []
        unseen = 0.0
        for bean in give:
            found = next((card for card in turned if card[1] is bean), None)
            if found is None:
                unseen += self._ground_of(seat).keep_unseen(bean)
            else:
                turned.remove(found)
                cards.append(CardRef("revealed", found[0]))
        return self._ground_of(seat).exchange(get, cards, view.revealed) - unseen

    def chance_of(self, seat: int, bean: Bean) -> float:
        known = self._hands.of(seat)
        if known[bean] > 0:
            return 1.0
        unknown = max(0, self.view.seats[seat].hand_size - known.total())
        return 1.0 - (1.0 - self.outlook.shares[bean]) ** unknown

    def _bring(self, get: Sequence[Bean], give: Sequence[CardRef]) -> float:
        return self._ground_of(self.seat).exchange(get, give, self.view.revealed)

    def _ground_of(self, seat: int) -> Estate:
        ground = self.ground(seat)
        assert isinstance(ground, Estate)
        return ground


class Trader(Greedy):
    """Bargains like the greedy computer, by another measure."""

    heeds = HEEDED | HEEDED_OF_HANDS
    farmer = Planner
    measure: type[FineScales] = FineScales

    def __init__(self, seat: int, people: frozenset[int] | None, temper: Temper) -> None:
        super().__init__(seat, people, temper)
        self._hands = KnownHands()

    def watch(self, event: Event) -> None:
        super().watch(event)
        self._hands.watch(event)

    def _scales(self, view: PlayerView, outlook: Outlook) -> Scales:
        assert isinstance(outlook, Forecast)
        return self.measure(view, outlook, self._hands)

    def _make_outlook(self, rules: RuleSet) -> Outlook:
        return Forecast(rules, self._temper)
