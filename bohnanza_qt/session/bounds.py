"""How much may be offered in one turn, so that every game ends and no person is bothered.

These are hard bounds, which hold whatever a player does; good players stay far below them. Nothing
else in a turn needs a bound: it uses up cards, coins or open offers.
"""

from __future__ import annotations

from typing import Final

from ..engine.actions import MakeOffer
from ..engine.state import Offer

MOST_OFFERS: Final = 20
"""No computer makes more in one turn, counter-offers included."""

MOST_COUNTERS: Final = 4
"""After so many counter-offers, one to the other, a computer says yes or no."""

MOST_UNASKED_OFFERS: Final = 2
"""The computers together make a person no more offers in a turn that nobody asked for."""


class OfferBounds:
    """The offers of computers in the running turn. `answered` is always the open offer that an
    offer answers, None for one that nobody asked for."""

    def __init__(self, seats: int, persons: frozenset[int]) -> None:
        self._persons = persons
        self._seats = seats
        self.begin()

    def begin(self) -> None:
        """A new turn: nothing has been offered."""
        self._made = [0] * self._seats
        self._unasked = [0] * self._seats
        self._counters: dict[int, int] = {}

    def is_silent(self, seat: int) -> bool:
        """Whether the seat has made all its offers."""
        return self._made[seat] >= MOST_OFFERS

    def has_heard_enough(self, person: int) -> bool:
        """Whether the person is left in peace until the next turn."""
        return self._unasked[person] >= MOST_UNASKED_OFFERS

    def allow(self, offer: MakeOffer, answered: Offer | None) -> bool:
        """Whether a computer may make this offer."""
        if self._made[offer.seat] >= MOST_OFFERS:
            return False
        if answered is not None:
            return self._counters.get(answered.number, 0) < MOST_COUNTERS
        return not self._persons or not any(map(self.has_heard_enough, self.reached(offer)))

    def reached(self, offer: MakeOffer) -> list[int]:
        """The persons that an offer is made to."""
        return sorted(person for person in self._persons if offer.to in (None, person))

    def count(self, number: int, offer: MakeOffer, answered: Offer | None) -> None:
        """Counts an offer that a computer has made and that got this number."""
        self._made[offer.seat] += 1
        if answered is not None:
            self._counters[number] = self._counters.get(answered.number, 0) + 1
        elif self._persons:
            for person in self.reached(offer):
                self._unasked[person] += 1
