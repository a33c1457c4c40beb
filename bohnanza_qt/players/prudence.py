"""What others gain by a deal, judged with care: by what lies open before them, and no hopes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..engine.beans import Bean
from ..engine.view import PlayerView
from .almanac import almanac_for
from .characters import MEDIUM
from .deals import Deal, Scales
from .forecast import Forecast
from .known_hands import KnownHands
from .trader import FineScales


class PrudentScales(FineScales):
    """Believes that another seat gains by a deal only what a hard and a medium computer on that
    seat would both make of it: who has no field for a card has to dig one up."""

    def __init__(self, view: PlayerView, forecast: Forecast, hands: KnownHands) -> None:
        self._plain = Scales(view, almanac_for(view.rules, MEDIUM))
        super().__init__(view, forecast, hands)

    def their_gain(self, seat: int, get: Sequence[Bean], give: Sequence[Bean]) -> float:
        fine = super().their_gain(seat, get, give)
        return min(fine, self._plain.their_gain(seat, get, give))

    def vouches_for(self, deal: Deal) -> bool:
        if deal.to is None:
            return True
        theirs = self.their_gain(deal.to, deal.given, deal.want)
        return theirs > self.outlook.temper.margin

    def chance_of_all(self, seat: int, beans: Sequence[Bean]) -> float:
        """How likely a seat can give these kinds, all of them."""
        turned = Counter(self.view.revealed if seat == self.view.active else ())
        known = self._hands.of(seat)
        chance = 1.0
        for bean, needed in Counter(beans).items():
            if needed > turned[bean] + known[bean]:
                chance *= self._unknown_chance(seat, bean)
        return chance

    def _unknown_chance(self, seat: int, bean: Bean) -> float:
        unknown = self.view.seats[seat].hand_size - self._hands.of(seat).total()
        return 1.0 - (1.0 - self.outlook.shares[bean]) ** max(0, unknown)
