"""For which persons the computers have to wait while cards are traded."""

from __future__ import annotations

from collections.abc import Collection

from ..engine.state import GameState, Offer


def is_asked(state: GameState, seat: int, offer: Offer) -> bool:
    """Whether the offer is one that the seat may still answer."""
    return (
        offer.seat != seat
        and offer.to in (None, seat)
        and not offer.rejected >> seat & 1
        and not state.seats[seat].done
    )


def persons_choose_first(state: GameState, seat: int, persons: Collection[int]) -> bool:
    """Whether every offer that this seat could answer is one that a person may still want."""
    return all(
        offer.to is None
        and offer.seat not in persons
        and any(is_asked(state, person, offer) for person in persons)
        for offer in state.offers.values()
        if is_asked(state, seat, offer)
    )


def has_something_to_answer(state: GameState, person: int) -> bool:
    """Whether an offer is open that the person may answer."""
    return any(is_asked(state, person, offer) for offer in state.offers.values())


def has_something_to_trade(state: GameState, person: int) -> bool:
    """Whether the person has a card to offer or a use for one that was turned over."""
    own = state.seats[person]
    kinds = {planted.bean for planted in own.fields if planted is not None}
    return bool(own.hand) or any(bean in kinds or None in own.fields for bean in state.revealed)
