"""What a computer that keeps count expects: which cards are still to come, and to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from ..engine.beans import Bean
from ..engine.rules import RuleSet
from ..engine.view import PlayerView
from .almanac import Temper, Values, almanac_for, expected_pay

_STEPS_A_CARD: Final = 20
"""Means are rounded to so many steps a card, so that tables can be kept."""


class Forecast:
    """The outlook of one seat, who counts the cards it has seen.

    The cards to come are first those of the draw pile, which lie among all unseen ones, then
    those of the next pile, which the discards will be.
    """

    def __init__(self, rules: RuleSet, temper: Temper) -> None:
        almanac = almanac_for(rules, temper)
        self.temper = temper
        self.weights = almanac.weights
        self.shares: Mapping[Bean, float] = almanac.shares
        self.unseen = Counter[Bean]()
        self._deck = dict.fromkeys(Bean, 0) | dict(rules.deck)

    def values_now(self, view: PlayerView) -> Values:
        """Looks at all that lies open, and renews `shares` and `unseen` too."""
        return self.values_for(view, view.seat)

    def values_for(self, view: PlayerView, seat: int) -> Values:
        """What fields are worth if they are this seat's, as far as the view's own seat knows."""
        unseen = self.unseen = view.unseen
        hidden = max(1, unseen.total())
        self.shares = {bean: max(0, unseen[bean]) / hidden for bean in view.rules.deck}
        seats = len(view.seats)
        coming = _cards_to_come(view, self.temper.sight) * seats
        of_pile = min(coming, view.draw_pile)
        discarded = Counter(view.discard)
        of_discard = (coming - of_pile) / max(1, len(view.discard))
        rivals = _rivals(view, seat)
        values = {}
        for bean, cards in self._deck.items():
            cards_coming = of_pile * self.shares.get(bean, 0.0) + of_discard * discarded[bean]
            mean = self.temper.arrival / seats * cards_coming
            mean *= (1.0 - self.temper.rivalry) ** rivals[bean]
            values[bean] = _table(bean, cards, round(mean * _STEPS_A_CARD))
        return values


def _cards_to_come(view: PlayerView, sight: float) -> float:
    """To each seat before the game ends, at most `sight`."""
    if view.final:
        return 0.0
    if view.rules.exhaustions - view.exhaustions > 1:
        return sight
    return min(sight, view.draw_pile / len(view.seats))


def _rivals(view: PlayerView, seat: int) -> Counter[Bean]:
    """How many fields of others than `seat` each kind grows in."""
    return Counter(
        planted.bean
        for other, shown in enumerate(view.seats)
        if other != seat
        for planted in shown.fields
        if planted is not None
    )


@lru_cache(maxsize=20_000)
def _table(bean: Bean, cards: int, steps: int) -> tuple[float, ...]:
    return expected_pay(bean, cards, steps / _STEPS_A_CARD)
