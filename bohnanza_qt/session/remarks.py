"""Talk around the table that is no move: it runs beside the log, and records keep it in `meta`."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.actions import Accept, Action, MakeOffer, Reject
from ..engine.state import GameState, Offer
from ..players.player import Because


@dataclass(frozen=True, slots=True)
class Remark:
    """Why `seat` decided so about an offer.

    `to` is the seat it speaks to (None: everybody), `offer` the number of the offer meant (None:
    no open one), `accepted` whether it was taken, or None where `seat` makes an offer itself.
    """

    seat: int
    to: int | None
    offer: int | None
    because: Because | None
    accepted: bool | None


def remark_on(
    state: GameState, action: Action, because: Because, answered: Offer | None
) -> Remark | None:
    """The reason of an action that is about to be done; None where nobody waits for one.
    `answered` is the offer that a counter-offer answers."""
    if isinstance(action, MakeOffer):
        number = None if answered is None else answered.number
        return Remark(action.seat, action.to, number, because, None)
    if isinstance(action, (Accept, Reject)) and action.offer in state.offers:
        to = state.offers[action.offer].seat
        return Remark(action.seat, to, action.offer, because, isinstance(action, Accept))
    return None
