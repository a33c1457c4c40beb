"""What a whole seat is worth: its fields, the cards it has to plant, its hand in its order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..engine.actions import CardRef
from ..engine.beans import PAYS, Bean
from ..engine.rules import Protection
from ..engine.state import Planted
from .almanac import Outlook, Values
from .worth import Cost, Ground


class Estate(Ground):
    """A ground that weighs cards by planting all of them, in thought, one after the other.

    Where `Ground` adds up what single cards bring, this one compares the whole seat before and
    after: a card that leaves the front of a hand brings the next one there, and two new kinds
    for one empty field are one too many.
    """

    __slots__ = ("_empty", "_kept", "_pending", "_whole")

    def __init__(
        self,
        fields: Sequence[Planted | None],
        pending: Sequence[Bean],
        hand: Sequence[Bean],
        values: Values,
        outlook: Outlook,
        protection: Protection,
    ) -> None:
        super().__init__(fields, pending, hand, values, outlook, protection)
        self._pending = tuple(pending)
        self._empty = sum(1 for planted in fields if planted is None)
        self._whole: float | None = None
        self._kept: dict[int, float] = {}

    @property
    def whole(self) -> float:
        """The worth of the seat as it is, in coins; those already paid do not count."""
        whole = self._whole
        if whole is None:
            whole = self._whole = self._worth_with(self._pending, self._hand)
        return whole

    def exchange(
        self, get: Sequence[Bean], give: Sequence[CardRef], revealed: Sequence[Bean]
    ) -> float:
        """What it brings to get cards of some kinds for own ones; `revealed` are those that
        `give` may refer to beside the hand."""
        pending = [*self._pending, *get]
        hand = list(self._hand)
        for place, index in sorted(give, reverse=True):
            if place == "hand":
                del hand[index]
            else:
                pending.remove(revealed[index])
        return self._worth_with(pending, hand) - self.whole

    def gain(self, bean: Bean) -> float:
        return self._worth_with((*self._pending, bean), self._hand) - self.whole

    def useful(self, beans: Iterable[Bean], least: float = 0.0) -> dict[Bean, float]:
        """As for any ground; here it may be worth a harvest too."""
        return {bean: gain for bean in beans if (gain := self.gain(bean)) > least}

    def gain_of(self, beans: Sequence[Bean]) -> float:
        return self._worth_with((*self._pending, *beans), self._hand) - self.whole

    def keep(self, index: int, lost: int = 0) -> float:
        """As for any ground; what else leaves the hand is weighed by `exchange`."""
        kept = self._kept.get(index)
        if kept is None:
            hand = (*self._hand[:index], *self._hand[index + 1 :])
            kept = self._kept[index] = self.whole - self._worth_with(self._pending, hand)
        return kept

    def keep_pending(self, bean: Bean, lost: int = 0) -> float:
        pending = list(self._pending)
        pending.remove(bean)
        return self.whole - self._worth_with(pending, self._hand)

    def cheapest_of_hand(self) -> dict[Bean, Cost]:
        costs = {bean: self.cheapest_of_kind(bean) for bean in dict.fromkeys(self._hand)}
        return {bean: cost for bean, cost in costs.items() if cost is not None}

    def cheapest_of_kind(self, bean: Bean) -> Cost | None:
        places = [place for place, own in enumerate(self._hand) if own is bean]
        if not places:
            return None
        place = min(places, key=self.keep)
        return Cost(CardRef("hand", place), self.keep(place))

    def _worth_with(self, pending: Sequence[Bean], hand: Sequence[Bean]) -> float:
        """The worth of the seat with other cards to plant and another hand."""
        grows, total = self._growing()
        free = self._empty
        homeless: dict[Bean, int] = {}
        for bean in pending:
            if bean in grows:
                grows[bean] += 1
            else:
                homeless[bean] = homeless.get(bean, 0) + 1
        if homeless:
            # The best take the empty fields; of the others the best come last, so that none of
            # them is dug up for a worse one.
            order = sorted(
                homeless, key=lambda bean: self.worth(bean, homeless[bean] + hand.count(bean))
            )
            settled = max(0, len(order) - free)
            free = max(0, free - len(order))
            for bean in order[settled:]:
                grows[bean] = homeless[bean]
            for bean in order[:settled]:
                dug, held = self._least_lost(grows)
                del grows[dug]
                total += PAYS[dug][held] - self._outlook.temper.upheaval
                grows[bean] = homeless[bean]
        for bean, count in grows.items():
            total += self.worth(bean, count)
        return total + free * self._start + self._worth_of_hand(hand, grows, free)

    def _growing(self) -> tuple[dict[Bean, int], float]:
        """For each kind its largest field; and what smaller ones of the same kind pay."""
        grows: dict[Bean, int] = {}
        paid = 0.0
        for planted in self._fields:
            if planted is not None:
                bean, count = planted
                other = grows.get(bean)
                if other is not None:
                    paid += PAYS[bean][min(count, other)]
                    count = max(count, other)
                grows[bean] = count
        return grows, paid

    def _worth_of_hand(self, hand: Sequence[Bean], grows: dict[Bean, int], free: int) -> float:
        """What planting the hand card by card brings, the later the less; changes `grows`."""
        temper, values, weights = self._outlook.temper, self._values, self._outlook.weights
        total = 0.0
        for place, bean in enumerate(hand):
            table = values[bean]
            count = grows.get(bean)
            if count is not None:
                if count + 1 < len(table):
                    total += weights[place] * (table[count + 1] - table[count])
                grows[bean] = count + 1
                continue
            grown = table[1]
            if free:
                free -= 1
                grown -= self._start
            else:
                dug, held = self._least_lost(grows)
                grown += PAYS[dug][held] - self.worth(dug, held)
                del grows[dug]
                if grown < 0:
                    grown *= temper.regret
            total += weights[place] * grown
            grows[bean] = 1
        return total

    def _least_lost(self, grows: dict[Bean, int]) -> tuple[Bean, int]:
        """Of full fields the one whose harvest loses least. A lone bean is protected while
        another field has more."""
        may_take_lone = max(grows.values()) == 1
        least: tuple[float, Bean, int] | None = None
        for bean, count in grows.items():
            if count > 1 or may_take_lone:
                loss = self.worth(bean, count) - PAYS[bean][count]
                if least is None or loss < least[0]:
                    least = loss, bean, count
        assert least is not None
        return least[1:]
