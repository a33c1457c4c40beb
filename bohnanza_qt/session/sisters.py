"""Offers that were made to several in one gesture, of which only one is ever struck."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..engine.actions import Withdraw
from ..engine.events import DealStruck, Event, OfferMade
from ..engine.state import Offer


class Sisters:
    """Which offers are sisters, and which are to be withdrawn because of a deal."""

    def __init__(self) -> None:
        self._group_of: dict[int, tuple[int, ...]] = {}

    def note(self, gesture: Iterable[tuple[Event, ...]]) -> None:
        """The offers among what one gesture made happen are sisters."""
        numbers = tuple(
            event.number for events in gesture for event in events if isinstance(event, OfferMade)
        )
        if len(numbers) > 1:
            self._group_of |= dict.fromkeys(numbers, numbers)

    def forget_from(self, number: int) -> None:
        """The offers from this number on were not made."""
        self._group_of = {offer: group for offer, group in self._group_of.items() if offer < number}

    def of(self, number: int) -> tuple[int, ...]:
        """The numbers of the sisters of an offer."""
        return tuple(sister for sister in self._group_of.get(number, ()) if sister != number)

    def orphans(
        self, history: Iterable[tuple[Event, ...]], offers: Mapping[int, Offer]
    ) -> list[Withdraw]:
        """What withdraws the open offers with a sister that was struck: a game that broke off
        between a deal and the withdrawal of its sisters goes on there."""
        struck = {
            self._group_of[event.number]
            for events in history
            for event in events
            if isinstance(event, DealStruck) and event.number in self._group_of
        }
        return [
            Withdraw(offer.seat, offer.number)
            for offer in offers.values()
            if self._group_of.get(offer.number) in struck
        ]
