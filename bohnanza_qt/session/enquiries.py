"""Persons who ask what the computers would give them, and who has not answered yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ..engine.actions import MakeOffer
from ..engine.play import explain_illegal
from ..engine.state import GameState, Phase
from ..players.player import Decision
from ..players.talk import Enquiry
from .remarks import Remark


class Enquiries:
    """Those of the running turn. `asked_for` are the numbers of the offers that answered one."""

    def __init__(self) -> None:
        self.asked_for: frozenset[int] = frozenset()
        self._open: list[tuple[int, Enquiry]] = []

    def begin(self) -> None:
        """A new turn: nobody has asked anything."""
        self.asked_for = frozenset()
        self._open.clear()

    def forget(self) -> None:
        """What was not answered yet will not be."""
        self._open.clear()

    def add(self, enquiry: Enquiry, seats: Iterable[int]) -> None:
        """These seats are asked, in this order; what was asked before is forgotten."""
        self._open = [(seat, enquiry) for seat in seats]

    def next(self, state: GameState) -> tuple[int, Enquiry] | None:
        """Who answers next, and what. Whatever has lost its sense is dropped."""
        while self._open and not makes_sense(*self._open[0], state):
            del self._open[0]
        return self._open[0] if self._open else None

    def take(
        self, seat: int, enquiry: Enquiry, decision: Decision | None, state: GameState
    ) -> MakeOffer | Remark | str | None:
        """What comes of the next answer: an offer to be made, a reason to be told, a fault of the
        computer's, or nothing, because the offer is open already."""
        del self._open[0]
        offer = None if decision is None else decision.action
        if offer is None:
            because = None if decision is None else decision.because
            return Remark(seat, enquiry.seat, None, because, False)
        if not isinstance(offer, MakeOffer) or (offer.seat, offer.to) != (seat, enquiry.seat):
            return f"no offer to the one who asks: {offer!r}"
        if Counter(offer.want) != Counter(enquiry.cards):
            return f"no offer for what was asked about: {offer!r}"
        if explain_illegal(state, offer) is None:
            same = open_offer_like(offer, state)
            self.asked_for |= {state.offer_count if same is None else same}
            return offer if same is None else None
        return offer


def makes_sense(seat: int, enquiry: Enquiry, state: GameState) -> bool:
    """Whether the seat could still make an offer for the cards, and the other side has them."""
    asker = enquiry.seat
    if state.phase is not Phase.TRADE or not enquiry.cards or seat == asker:
        return False
    if state.active not in (seat, asker) or state.seats[seat].done or state.seats[asker].done:
        return False
    own = Counter(state.seats[asker].hand)
    if asker == state.active:
        own.update(state.revealed)
    return not Counter(enquiry.cards) - own


def open_offer_like(offer: MakeOffer, state: GameState) -> int | None:
    """The number of an open offer of the same kinds between the same two; None if there is none."""
    own = state.seats[offer.seat]
    give = Counter(
        own.hand[card.index] if card.place == "hand" else state.revealed[card.index]
        for card in offer.give
    )
    for number, other in state.offers.items():
        is_theirs = (other.seat, other.to) == (offer.seat, offer.to)
        if is_theirs and Counter(other.give) == give and Counter(other.want) == Counter(offer.want):
            return number
    return None


def replaced_by(offer: MakeOffer, state: GameState) -> tuple[int, ...]:
    """The numbers of the open offers between the same two for the same cards, which `offer`, the
    latest of all, takes the place of."""
    wanted, latest = Counter(offer.want), state.offer_count - 1
    return tuple(
        number
        for number, other in state.offers.items()
        if number != latest
        and (other.seat, other.to) == (offer.seat, offer.to)
        and wanted
        and Counter(other.want) == wanted
    )
