"""What a seat holds against others: that they turned down what was fair, until it is forgotten.

Everything here comes from events, so that a player who is told the same game again after an undo
holds the same against the same.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, NamedTuple

from ..engine.beans import Bean
from ..engine.events import (
    CardPlanted,
    DealStruck,
    Event,
    FieldHarvested,
    OfferLapsed,
    OfferMade,
    OfferRejected,
    OfferWithdrawn,
    TurnBegan,
)
from .almanac import TOP_STEP, Temper
from .known_hands import HEEDED_OF_HANDS, KnownHands

HEEDED_BY_GRUDGES: Final[frozenset[type[Event]]] = HEEDED_OF_HANDS | {
    TurnBegan,
    OfferRejected,
    OfferLapsed,
    OfferWithdrawn,
    FieldHarvested,
}
"""What tells of fair offers, and of what became of them."""


class Grudge(NamedTuple):
    """Against a seat that turned down the kinds `given`: a deal with it must bring `coins` more."""

    coins: float
    given: tuple[Bean, ...]


NO_GRUDGES: Final[Mapping[int, Grudge]] = {}
"""Against nobody."""


class _Slight(NamedTuple):
    turn: int
    offer: OfferMade


class Grudges:
    """What `seat` holds against each other seat; the temper says how much, and for how many turns.

    An offer was fair if it gave only kinds that grew on the other's fields, for as many or fewer
    cards that grew on none of them and that the other had for certain: they lay open, or it had
    shown them in this turn. Nobody is blamed for a counter-offer, for having no such card, or for
    not wanting a present. Computers make only offers that are good for both sides by their own
    measure, which is why nothing is weighed here again.

    A deal with the seat makes up for it, and so does a deal of this turn in which it gives what
    was asked for to somebody who pays better.
    """

    def __init__(self, seat: int, temper: Temper) -> None:
        self._seat = seat
        self._temper = temper
        self._turn = 0
        self._shown = KnownHands()
        self._growing: dict[tuple[int, int], tuple[Bean, int]] = {}
        self._open: dict[int, OfferMade] = {}
        self._slights: dict[int, _Slight] = {}
        self._learn: Mapping[type, Callable[[Any], None]] = {
            TurnBegan: self._begin_turn,
            CardPlanted: self._see_planting,
            FieldHarvested: self._see_harvest,
            OfferMade: self._see_offer,
            OfferRejected: self._see_refusal,
            OfferLapsed: self._forget_offer,
            OfferWithdrawn: self._forget_offer,
            DealStruck: self._see_deal,
        }

    def watch(self, event: Event) -> None:
        """Takes in what matters of an event."""
        self._shown.watch(event)
        learn = self._learn.get(type(event))
        if learn is not None:
            learn(event)

    def now(self) -> Mapping[int, Grudge]:
        """Those that are borne, by seat; they fade from turn to turn."""
        if not self._slights:
            return NO_GRUDGES
        most, lasts = self._temper.grudge, self._temper.grudge_lasts
        return {
            seat: Grudge(most * (1.0 - (self._turn - slight.turn) / lasts), slight.offer.give)
            for seat, slight in self._slights.items()
        }

    def _begin_turn(self, event: TurnBegan) -> None:
        self._turn = event.turn
        self._shown = KnownHands()
        self._open.clear()
        lasts = self._temper.grudge_lasts
        self._slights = {
            seat: slight
            for seat, slight in self._slights.items()
            if event.turn - slight.turn < lasts
        }

    def _see_planting(self, event: CardPlanted) -> None:
        self._growing[event.seat, event.field] = event.bean, event.count

    def _see_harvest(self, event: FieldHarvested) -> None:
        self._growing.pop((event.seat, event.field), None)

    def _see_offer(self, event: OfferMade) -> None:
        if event.seat == self._seat:
            self._open[event.number] = event
        elif event.to == self._seat:
            # Whoever has an idea of its own bargains, and turns nothing down.
            self._open = {
                number: offer for number, offer in self._open.items() if offer.to != event.seat
            }

    def _see_refusal(self, event: OfferRejected) -> None:
        offer = self._open.get(event.number)
        if offer is not None and offer.to == event.seat and self._was_fair(offer, event.seat):
            self._slights[event.seat] = _Slight(self._turn, offer)

    def _forget_offer(self, event: OfferLapsed | OfferWithdrawn) -> None:
        self._open.pop(event.number, None)

    def _see_deal(self, event: DealStruck) -> None:
        self._open.pop(event.number, None)
        sides = {event.offerer: event.give, event.accepter: event.take}
        is_own = self._seat in sides
        for seat, given in sides.items():
            slight = self._slights.get(seat)
            if slight is not None and (is_own or self._was_outbid(slight, given)):
                del self._slights[seat]

    def _was_outbid(self, slight: _Slight, given: Collection[Bean]) -> bool:
        return slight.turn == self._turn and any(bean in given for bean in slight.offer.want)

    def _was_fair(self, offer: OfferMade, to: int) -> bool:
        if not 0 < len(offer.want) <= len(offer.give):
            return False
        fields = [growing for (seat, _), growing in self._growing.items() if seat == to]
        grows = {bean for bean, _ in fields}
        welcome = {bean for bean, count in fields if count < TOP_STEP[bean]}
        return (
            welcome.issuperset(offer.give)
            and grows.isdisjoint(offer.want)
            and self._shown.surely_has(to, offer.want)
        )
