"""What a person wants to be answered for them until the turn ends."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from ..engine.actions import Accept, Reject
from ..engine.beans import Bean
from ..engine.state import GameState, Phase
from ..engine.trading import may_accept
from .waiting import is_asked


class Standing(NamedTuple):
    """`takes_gifts`: any gift that grows on a field or finds an empty one is accepted. `is_out`:
    every offer that waits for the person is refused, unless it is such a gift."""

    takes_gifts: bool = False
    is_out: bool = False


NOTHING: Final = Standing()


def answer_for(
    state: GameState, seat: int, standing: Standing, persons: Collection[int]
) -> Accept | Reject | None:
    """The next answer to an offer that the instructions give for the seat; None if there is none.

    What a person offers anyone is not refused for somebody: whoever wants it says so aloud.
    """
    if state.phase is not Phase.TRADE or standing == NOTHING:
        return None
    for number, offer in state.offers.items():
        if not is_asked(state, seat, offer):
            continue
        is_gift = bool(offer.give) and not offer.want and may_accept(state, seat, offer)
        if standing.takes_gifts and is_gift and can_use(state, seat, offer.give):
            return Accept(seat, number, ())
        if standing.is_out and (offer.to == seat or offer.seat not in persons):
            return Reject(seat, number)
    return None


def can_use(state: GameState, seat: int, beans: Collection[Bean]) -> bool:
    """Whether the cards can be planted without a harvest, beside what is bound to be planted."""
    own = state.seats[seat]
    grows = {planted.bean for planted in own.fields if planted is not None}
    bound = [*own.aside, *(state.revealed if seat == state.active else ())]
    new = {bean for bean in (*bound, *beans) if bean not in grows}
    return all(bean in grows for bean in beans) or len(new) <= own.fields.count(None)
