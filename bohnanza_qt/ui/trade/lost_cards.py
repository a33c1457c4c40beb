"""Where cards laid down stand after an event took some of them away."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.actions import CardRef
from ...engine.beans import Bean
from ...engine.events import CardDiscarded, CardPlanted, DealStruck, Event, Source


class LostCards(NamedTuple):
    """Cards that a deal took from the offer being put together; `by` is the seat that took them,
    or the own seat where the person's own deal did."""

    beans: tuple[Bean, ...]
    by: int


def moved_up(ref: CardRef, gone: frozenset[CardRef]) -> CardRef:
    """Where a card stands after the cards at these places have left."""
    ahead = sum(left.place == ref.place and left.index < ref.index for left in gone)
    return CardRef(ref.place, ref.index - ahead)


def cards_gone(event: Event, seat: int) -> tuple[frozenset[CardRef], int]:
    """The cards of `seat` that the event took, by their places before it, and who got them."""
    match event:
        case DealStruck(offerer=offerer, accepter=accepter) if offerer == seat:
            return frozenset(event.give_places), accepter
        case DealStruck(offerer=offerer, accepter=accepter) if accepter == seat:
            return frozenset(event.take_places), seat
        case CardPlanted() | CardDiscarded() if event.seat == seat and event.source is Source.HAND:
            return frozenset({CardRef("hand", event.index)}), seat
        case _:
            return frozenset(), seat
