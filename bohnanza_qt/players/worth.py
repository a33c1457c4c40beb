"""What cards are worth on the fields of one seat, in coins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ..engine.actions import CardRef
from ..engine.beans import PAYS, Bean
from ..engine.fields import is_protected
from ..engine.rules import Protection
from ..engine.state import Planted
from .almanac import LARGEST_HAND, Outlook, Values

_IN_HAND: Final = tuple(CardRef("hand", place) for place in range(LARGEST_HAND))


class Cost(NamedTuple):
    """An own card and what giving it away costs; negative if its owner is glad to be rid of it."""

    card: CardRef
    coins: float


class Ground:
    """The fields of one seat, with what is bound to be planted there, as a place for cards.

    `pending` are set-aside and turned-over cards that this seat has to plant, `hand` its hand,
    empty where it is not known. Pending cards that fit nowhere take the empty fields, in their
    order. `grows` counts for each kind what will then grow, `free` the fields still empty.
    """

    __slots__ = (
        "_burden",
        "_digging",
        "_fields",
        "_hand",
        "_outlook",
        "_protection",
        "_start",
        "_values",
        "free",
        "grows",
    )

    def __init__(
        self,
        fields: Sequence[Planted | None],
        pending: Sequence[Bean],
        hand: Sequence[Bean],
        values: Values,
        outlook: Outlook,
        protection: Protection,
    ) -> None:
        self._fields = fields
        self._hand = hand
        self._values = values
        self._outlook = outlook
        self._start = outlook.temper.start
        self._protection = protection
        self._digging: tuple[int | None, float] | None = None
        self._burden: float | None = None
        grows: dict[Bean, int] = {}
        free = 0
        for planted in fields:
            if planted is None:
                free += 1
            else:
                bean, count = planted
                if count > grows.get(bean, 0):
                    grows[bean] = count
        for bean in pending:
            if bean in grows:
                grows[bean] += 1
            elif free:
                free -= 1
                grows[bean] = 1
        self.free = free
        self.grows = grows

    @property
    def dug(self) -> int | None:
        """The field whose harvest now would lose least; None if none can be harvested."""
        return self._cheapest_digging()[0]

    @property
    def dig(self) -> float:
        """What that harvest would lose."""
        return self._cheapest_digging()[1]

    def _cheapest_digging(self) -> tuple[int | None, float]:
        digging = self._digging
        if digging is None:
            best, least = None, 0.0
            for index, planted in enumerate(self._fields):
                if planted is None:
                    continue
                bean, count = planted
                if count == 1 and is_protected(self._protection, self._fields):
                    continue
                growing = self.grows[bean] + self._hand.count(bean)
                loss = self.worth(bean, growing) - PAYS[bean][count]
                if best is None or loss < least:
                    best, least = index, loss
            digging = self._digging = best, least
        return digging

    def worth(self, bean: Bean, count: int) -> float:
        """What `count` beans of one field are worth."""
        table = self._values[bean]
        return table[count] if count < len(table) else table[-1]

    def burden(self) -> float:
        """What a card costs that fits nowhere."""
        burden = self._burden
        if burden is None:
            burden = self._burden = self.dig + self._outlook.temper.upheaval
        return burden

    def takes(self, bean: Bean) -> bool:
        """Whether one more card of a kind can be planted without a harvest."""
        return self.free > 0 or bean in self.grows

    def gain(self, bean: Bean) -> float:
        """What one more card of a kind brings if it must be planted soon; negative for a burden."""
        now = self.grows.get(bean)
        if now is not None:
            count = now + self._hand.count(bean)
            table = self._values[bean]
            return table[count + 1] - table[count]
        if self.free:
            return self._values[bean][self._hand.count(bean) + 1] - self._start
        return -self.burden()

    def brings(self, beans: Iterable[Bean]) -> dict[Bean, float]:
        """The same for each of the kinds that can be planted without a harvest."""
        free, grows = self.free, self.grows
        brings: dict[Bean, float] = {}
        for bean in beans:
            if free or bean in grows:
                brings[bean] = self.gain(bean)
        return brings

    def useful(self, beans: Iterable[Bean], least: float = 0.0) -> dict[Bean, float]:
        """The same for each of the kinds of which it is more than `least` >= 0."""
        return {bean: gain for bean, gain in self.brings(beans).items() if gain > least}

    def gain_of(self, beans: Sequence[Bean]) -> float:
        """What several cards bring together; each kind that fits nowhere needs its own field."""
        if len(beans) == 1:
            return self.gain(beans[0])
        total, free = 0.0, self.free
        for bean, more in Counter(beans).items():
            held = self._hand.count(bean)
            now = self.grows.get(bean)
            if now is not None:
                total += self.worth(bean, now + held + more) - self.worth(bean, now + held)
            elif free:
                free -= 1
                total += self.worth(bean, held + more) - self._start
            else:
                total -= self.burden()
        return total

    def keep(self, index: int, lost: int = 0) -> float:
        """What the hand card at `index` is worth to its owner; negative if it is a burden.

        `lost` other cards of its kind leave the hand in the same deal.
        """
        return self._outlook.weights[index] * self._rooted(self._hand[index], lost)

    def cheapest_of_hand(self) -> dict[Bean, Cost]:
        """For each kind in the hand the card that is missed least."""
        places: dict[Bean, int] = {}
        brings: dict[Bean, float] = {}
        for place, bean in enumerate(self._hand):
            if bean not in places:
                places[bean] = place
                brings[bean] = self._rooted(bean, 0)
            elif brings[bean] > 0:  # the last one, as below
                places[bean] = place
        weights = self._outlook.weights
        return {
            bean: Cost(_IN_HAND[place], weights[place] * brings[bean])
            for bean, place in places.items()
        }

    def cheapest_of_kind(self, bean: Bean) -> Cost | None:
        """The card of one kind in the hand that is missed least."""
        hand = self._hand
        if bean not in hand:
            return None
        brings = self._rooted(bean, 0)
        # Of cards one likes to have, the one that comes last to the front; of burdens the first.
        place = _last(hand, bean) if brings > 0 else hand.index(bean)
        return Cost(_IN_HAND[place], self._outlook.weights[place] * brings)

    def _rooted(self, bean: Bean, lost: int) -> float:
        """What a card of the hand brings when its turn to be planted comes."""
        held = self._hand.count(bean) - lost
        table = self._values[bean]
        now = self.grows.get(bean)
        if now is not None:
            return table[now + held] - table[now + held - 1]
        if self.free:
            brings = table[held] - table[held - 1]
            return brings - self._start if held == 1 else brings
        return -self.burden()

    def keep_pending(self, bean: Bean, lost: int = 0) -> float:
        """The same for a set-aside or turned-over card, which has to be planted this turn."""
        now = self.grows.get(bean)
        if now is None:
            return -self.burden()
        count = now + self._hand.count(bean) - lost
        brings = self._values[bean][count] - self._values[bean][count - 1]
        return brings - self._start if count == 1 else brings

    def keep_unseen(self, bean: Bean) -> float:
        """The same for a card of a hand that is not known; nobody knows whether it is a burden."""
        now = self.grows.get(bean)
        if now is None:
            return 0.0
        table = self._values[bean]
        return self._outlook.temper.front * (table[now + 1] - table[now])


def _last(hand: Sequence[Bean], bean: Bean) -> int:
    return len(hand) - 1 - hand[::-1].index(bean)
