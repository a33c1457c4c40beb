"""Which kinds a seat knows to be in other hands, because it has seen them shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ..engine.actions import CardRef
from ..engine.beans import Bean
from ..engine.events import (
    CardDiscarded,
    CardPlanted,
    CardsTurnedOver,
    DealStruck,
    Event,
    OfferMade,
    Source,
)

HEEDED_OF_HANDS: Final[frozenset[type[Event]]] = frozenset(
    {CardsTurnedOver, OfferMade, DealStruck, CardPlanted, CardDiscarded}
)
"""What tells of hands."""


class KnownHands:
    """For every other seat, kinds that are in its hand for certain.

    Whoever offers a card holds it. Where a card of the kind is turned over as well, it may be that
    one which was offered, and nothing is learnt.
    """

    def __init__(self) -> None:
        self._known: dict[int, Counter[Bean]] = {}
        self._turned: Counter[Bean] = Counter()
        self._active = -1
        self._learn: Mapping[type, Callable[[Any], None]] = {
            CardsTurnedOver: self._see_turned_over,
            OfferMade: self._see_offer,
            DealStruck: self._see_deal,
            CardPlanted: self._see_leave,
            CardDiscarded: self._see_leave,
        }

    def copy(self) -> KnownHands:
        """An independent twin."""
        twin = KnownHands()
        twin._known = {seat: known.copy() for seat, known in self._known.items()}
        twin._turned = self._turned.copy()
        twin._active = self._active
        return twin

    def watch(self, event: Event) -> None:
        """Takes in what matters of an event."""
        learn = self._learn.get(type(event))
        if learn is not None:
            learn(event)

    def of(self, seat: int) -> Counter[Bean]:
        """The kinds, each with how many there are at least."""
        return self._known.setdefault(seat, Counter())

    def surely_has(self, seat: int, beans: Sequence[Bean]) -> bool:
        """Whether these cards, each kind as often, are in the seat's hand or turned over by it."""
        known, turned = self.of(seat), self._turned if seat == self._active else Counter()
        return all(known[bean] + turned[bean] >= count for bean, count in Counter(beans).items())

    def _see_turned_over(self, event: CardsTurnedOver) -> None:
        self._active = event.seat
        self._turned = Counter(event.beans)

    def _see_offer(self, event: OfferMade) -> None:
        known = self.of(event.seat)
        for bean, shown in Counter(event.give).items():
            turned = self._turned[bean] if event.seat == self._active else 0
            known[bean] = max(known[bean], shown - turned)

    def _see_deal(self, event: DealStruck) -> None:
        self._lose(event.offerer, event.give, event.give_places)
        self._lose(event.accepter, event.take, event.take_places)

    def _lose(self, seat: int, beans: Sequence[Bean], places: Sequence[CardRef]) -> None:
        for bean, card in zip(beans, places, strict=True):
            if card.place == "hand":
                self._take(seat, bean)
            else:
                self._turned[bean] -= 1

    def _see_leave(self, event: CardPlanted | CardDiscarded) -> None:
        if event.source is Source.HAND:
            self._take(event.seat, event.bean)

    def _take(self, seat: int, bean: Bean) -> None:
        known = self.of(seat)
        if known[bean] > 0:
            known[bean] -= 1
