"""What is known before a game begins: numbers that a computer looks up instead of working out.

A field's worth is the mean of what its harvest will pay: for the cards in it and a number of
further ones that is Poisson distributed, because how many of a kind still come to a seat is
chance. The tables are made once for each deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple, Protocol, TypeAlias

from ..engine.beans import BEANOMETER, Bean, coins_for
from ..engine.rules import RuleSet
from ..engine.view import PlayerView

Values: TypeAlias = Mapping[Bean, tuple[float, ...]]
"""`values[bean][count]` is the worth, in coins, of a field in which `count` cards will grow."""

LONGEST_HORIZON: Final = 10
"""Cards to come beyond which nobody looks ahead: a field rarely lasts longer."""

TOP_STEP: Final[Mapping[Bean, int]] = {
    bean: max(need for need in steps if need is not None) for bean, steps in BEANOMETER.items()
}
"""A field of so many cards pays no more if it grows."""

_MOST_ARRIVALS: Final = 12
LARGEST_HAND: Final = 200
"""No deck has more cards."""


class Temper(NamedTuple):
    """How a computer weighs things; worths and costs are in coins.

    `arrival` is the part of the cards to come that a seat gets hold of, in proportion to each
    kind's share of the deck. The card at place `i` of the hand counts `front * fading ** i`.
    `start` is what occupying an empty field costs. `upheaval` is what digging up a field costs
    beyond what it loses, where a card forces it; `sprout` is the part of its worth that a bean
    keeps if a field is dug up for it by choice. A deal must bring `margin` more than `envy` times
    what it brings the other side. A new field is bought while the game is long if it saves
    `field_saves` at once.

    Of two good deals the one is proposed that brings the own side and `company` times the other
    more. The rest is for those who weigh whole seats: of the cards beyond `sight` to come nobody
    thinks; each other seat that grows a kind takes the part `rivalry` of what comes of it; what
    the hand is bound to lose later counts for `regret` of it; a second card is planted if that
    brings `zeal`, and a field dug up for it if that brings `nerve` more.

    From a seat that turned down a fair offer a deal must bring `grudge` more, which fades within
    `grudge_lasts` turns.
    """

    arrival: float = 0.8
    front: float = 0.73
    fading: float = 0.8
    start: float = 0.6
    upheaval: float = 0.5
    sprout: float = 0.0
    margin: float = 0.01
    envy: float = 0.0
    field_saves: float = 0.3
    company: float = 1.0
    sight: float = 14.0
    rivalry: float = 0.2
    regret: float = 0.5
    zeal: float = 0.02
    nerve: float = 0.0
    grudge: float = 0.0
    grudge_lasts: int = 0


class Outlook(Protocol):
    """What a computer expects of the game, from a deck alone or from what it has seen.

    `weights` is by place in the hand, `shares` each kind's part of the cards not seen yet.
    """

    @property
    def temper(self) -> Temper: ...

    @property
    def weights(self) -> tuple[float, ...]: ...

    @property
    def shares(self) -> Mapping[Bean, float]: ...

    def values_now(self, view: PlayerView) -> Values:
        """What fields are worth at the moment of the view."""


class Almanac(NamedTuple):
    """The outlook on a rule set before the first card. `values` is by horizon."""

    temper: Temper
    values: tuple[Values, ...]
    weights: tuple[float, ...]
    shares: Mapping[Bean, float]

    def values_now(self, view: PlayerView) -> Values:
        return self.values[horizon(view)]


def horizon(view: PlayerView) -> int:
    """Cards that still come to each seat before the game ends, at most LONGEST_HORIZON."""
    if view.final:
        return 0
    if view.rules.exhaustions - view.exhaustions > 1:
        return LONGEST_HORIZON
    return min(LONGEST_HORIZON, view.draw_pile // len(view.seats))


def almanac_for(rules: RuleSet, temper: Temper) -> Almanac:
    """The almanac of a rule set; made once and kept."""
    return _almanac(tuple(sorted(rules.deck.items())), temper)


@lru_cache(maxsize=64)
def _almanac(deck: tuple[tuple[Bean, int], ...], temper: Temper) -> Almanac:
    kinds = dict.fromkeys(Bean, 0) | dict(deck)
    cards = sum(kinds.values())
    return Almanac(
        temper,
        tuple(
            {
                bean: expected_pay(bean, count, temper.arrival * coming * count / cards)
                for bean, count in kinds.items()
            }
            for coming in range(LONGEST_HORIZON + 1)
        ),
        tuple(temper.front * temper.fading**place for place in range(LARGEST_HAND)),
        {bean: count / cards for bean, count in deck},
    )


def expected_pay(bean: Bean, cards: int, mean: float) -> tuple[float, ...]:
    """For 0 to `cards` + 2 beans in a field; an offer may speak of more than there are."""
    chances = [exp(-mean)]
    for more in range(1, _MOST_ARRIVALS + 1):
        chances.append(chances[-1] * mean / more)
    pays = [
        sum(chance * coins_for(bean, count + more) for more, chance in enumerate(chances))
        for count in range(1, cards + 3)
    ]
    return (0.0, *pays)
