"""What cards are worth where they could grow, in coins.

A field's worth is the mean of what its harvest will pay: for the cards in it and a number of
further ones that is Poisson distributed, because how many of a kind still come to a seat is
chance. The tables are made once for each deck and horizon, so that a computer only looks up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple, TypeAlias

from ..engine.beans import Bean, coins_for
from ..engine.fields import is_protected
from ..engine.rules import Protection, RuleSet
from ..engine.state import Planted
from ..engine.view import PlayerView

Values: TypeAlias = Mapping[Bean, tuple[float, ...]]
"""`values[bean][count]` is the worth, in coins, of a field in which `count` cards will grow."""

LONGEST_HORIZON: Final = 10
"""Cards to come beyond which nobody looks ahead: a field rarely lasts longer."""

_MOST_ARRIVALS: Final = 12


class Temper(NamedTuple):
    """How a computer weighs things; worths and costs are in coins.

    `arrival` is the part of the cards to come that a seat gets hold of, in proportion to each
    kind's share of the deck. The card at place `i` of the hand counts `front * fading ** i`.
    `burden` weighs those of them that would force a harvest. `start` is what occupying an empty
    field costs; `sprout` is the part of its worth that a bean keeps if a field must be dug up for
    it. A deal must bring `margin` more than `envy` times what it brings the other side. A new field is bought while the game is
    long if it saves `field_saves` at once.
    """

    arrival: float = 0.8
    front: float = 0.73
    fading: float = 0.8
    start: float = 0.6
    upheaval: float = 0.5
    sprout: float = 0.0
    margin: float = 0.01
    envy: float = 0.0
    field_saves: float = 0.5


def horizon(view: PlayerView) -> int:
    """Cards that still come to each seat before the game ends, at most LONGEST_HORIZON."""
    if view.final:
        return 0
    if view.rules.exhaustions - view.exhaustions > 1:
        return LONGEST_HORIZON
    return min(LONGEST_HORIZON, view.draw_pile // len(view.seats))


def value_tables(rules: RuleSet, temper: Temper) -> tuple[Values, ...]:
    """The values for each horizon from 0 to LONGEST_HORIZON."""
    return _value_tables(tuple(sorted(rules.deck.items())), temper.arrival)


@lru_cache(maxsize=64)
def _value_tables(deck: tuple[tuple[Bean, int], ...], arrival: float) -> tuple[Values, ...]:
    kinds = dict(deck)
    cards = sum(kinds.values())
    return tuple(
        {
            bean: _expected_pay(
                bean, kinds.get(bean, 0), arrival * coming * kinds.get(bean, 0) / cards
            )
            for bean in Bean
        }
        for coming in range(LONGEST_HORIZON + 1)
    )


def _expected_pay(bean: Bean, cards: int, mean: float) -> tuple[float, ...]:
    """For 0 to `cards` + 2 beans in a field; an offer may speak of more than there are."""
    chances = [exp(-mean)]
    for more in range(1, _MOST_ARRIVALS + 1):
        chances.append(chances[-1] * mean / more)
    return (0.0,) + tuple(
        sum(chance * coins_for(bean, count + more) for more, chance in enumerate(chances))
        for count in range(1, cards + 3)
    )


class Ground:
    """The fields of one seat, with what is bound to be planted there, as a place for cards.

    `pending` are set-aside and turned-over cards that this seat has to plant, `hand` its hand,
    empty where it is not known. Those that fit nowhere take the empty fields, in their order;
    `stranded` counts what is then left over, each kind once. `dig` is what emptying the cheapest
    field costs now.
    """

    __slots__ = ("dig", "dug", "free", "grows", "hand", "stranded", "temper", "values")

    def __init__(
        self,
        fields: Sequence[Planted | None],
        pending: Sequence[Bean],
        hand: Sequence[Bean],
        values: Values,
        temper: Temper,
        protection: Protection,
    ) -> None:
        self.values = values
        self.temper = temper
        self.hand = hand
        self.grows: dict[Bean, int] = {}
        self.free = 0
        self.stranded: dict[Bean, int] = {}
        grows = self.grows
        for planted in fields:
            if planted is None:
                self.free += 1
            else:
                bean, count = planted
                grows[bean] = max(count, grows.get(bean, 0))
        for bean in pending:
            if bean in grows:
                grows[bean] += 1
            elif self.free:
                self.free -= 1
                grows[bean] = 1
            else:
                self.stranded[bean] = self.stranded.get(bean, 0) + 1
        self.dug, self.dig = self._cheapest(fields, protection)

    def _cheapest(
        self, fields: Sequence[Planted | None], protection: Protection
    ) -> tuple[int | None, float]:
        best, least = None, 0.0
        for index, planted in enumerate(fields):
            if planted is None:
                continue
            bean, count = planted
            if count == 1 and is_protected(protection, fields, index):
                continue
            loss = self.worth(bean, self.grows[bean] + self.hand.count(bean)) - coins_for(
                bean, count
            )
            if best is None or loss < least:
                best, least = index, loss
        return best, least

    def worth(self, bean: Bean, count: int) -> float:
        """What `count` beans of one field are worth."""
        table = self.values[bean]
        return table[count] if count < len(table) else table[-1]

    def gain(self, bean: Bean, more: int = 1, lost: int = 0) -> float:
        """What `more` cards of a kind bring if they must be planted soon; negative for a burden.

        `lost` cards of that kind leave the hand in the same deal.
        """
        held = self.hand.count(bean) - lost
        now = self.grows.get(bean)
        if now is not None:
            return self.worth(bean, now + held + more) - self.worth(bean, now + held)
        if self.free:
            return self.worth(bean, held + more) - self.temper.start
        return -self.dig - self.temper.upheaval

    def gain_of(self, beans: Sequence[Bean]) -> float:
        """What several cards bring together; each kind that fits nowhere needs its own field."""
        if len(beans) == 1:
            return self.gain(beans[0])
        total, free = 0.0, self.free
        for bean, more in Counter(beans).items():
            if bean not in self.grows and self.free and not free:
                total -= self.dig + self.temper.upheaval
                continue
            total += self.gain(bean, more)
            if bean not in self.grows:
                free = max(0, free - 1)
        return total

    def keep(self, index: int, lost: int = 0) -> float:
        """What the hand card at `index` is worth to its owner; negative if it is a burden.

        `lost` other cards of its kind leave the hand in the same deal.
        """
        bean = self.hand[index]
        temper = self.temper
        weight: float = temper.front * temper.fading**index
        held = self.hand.count(bean) - lost
        now = self.grows.get(bean)
        if now is not None:
            return weight * (self.worth(bean, now + held) - self.worth(bean, now + held - 1))
        if self.free:
            rooted = self.worth(bean, held) - self.worth(bean, held - 1)
            return weight * (rooted - temper.start if held == 1 else rooted)
        return -weight * (self.dig + temper.upheaval)

    def keep_pending(self, bean: Bean, lost: int = 0) -> float:
        """The same for a set-aside or turned-over card, which has to be planted this turn."""
        now = self.grows.get(bean)
        if now is None:
            return -self.dig - self.temper.upheaval
        count = now + self.hand.count(bean) - lost
        rooted = self.worth(bean, count) - self.worth(bean, count - 1)
        return rooted - self.temper.start if count == 1 else rooted

    def keep_unseen(self, bean: Bean) -> float:
        """The same for a card of a hand that is not known; nobody knows whether it is a burden."""
        now = self.grows.get(bean)
        if now is None:
            return 0.0
        return self.temper.front * (self.worth(bean, now + 1) - self.worth(bean, now))


def ground_of(view: PlayerView, seat: int, values: Values, temper: Temper) -> Ground:
    """The ground of any seat in phase 2, as far as the view shows it."""
    shown = view.seats[seat]
    pending = shown.aside or ()
    if seat == view.active:
        pending += view.revealed
    hand = view.hand if seat == view.seat else ()
    return Ground(shown.fields, pending, hand, values, temper, view.rules.protection)
