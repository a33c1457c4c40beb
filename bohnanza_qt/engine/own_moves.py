"""What a seat may do, told from its view alone.

For whoever is given no more than a view: the answers are those of `play.legal_actions` and
`play.explain_illegal`, which judge the same position without what the view hides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from .actions import Action, CardRef
from .beans import Bean
from .play import explain_illegal, legal_actions
from .refusal import Reason
from .state import GameState, Offer
from .view import PlayerView

_ANY_BEAN: Final = next(iter(Bean))


def own_moves(view: PlayerView) -> Iterator[Action]:
    """Everything the view's seat may do but offers; `accept` once for each choice of equal
    cards."""
    return legal_actions(_position(view), view.seat)


def why_not(view: PlayerView, action: Action) -> Reason | None:
    """Why the rules do not allow an action of the view's own seat; None when they do."""
    assert action.seat == view.seat
    return explain_illegal(_position(view), action)


class _AnyOrder:
    """Shuffles that nobody draws from."""

    def pile(self, _number: int, discard: Sequence[Bean]) -> Sequence[Bean]:
        return discard


def _position(view: PlayerView) -> GameState:
    """A state in which what the view hides is not there: other hands, the order of the draw pile,
    kinds that were received unseen. What the own seat may do does not depend on any of it."""
    state = GameState(view.rules, len(view.seats), view.start, _AnyOrder())
    state.active = view.active
    state.turn = view.turn
    state.phase = view.phase
    for own, seen in zip(state.seats, view.seats, strict=True):
        own.fields = list(seen.fields)
        own.aside = list(seen.aside or ())
        own.coins = list(seen.coin_kinds)
        own.done = seen.done
    me = state.seats[view.seat]
    me.hand = list(view.hand)
    me.hand_ids = [_id_of(CardRef("hand", index)) for index in range(len(view.hand))]
    state.revealed = list(view.revealed)
    state.revealed_ids = [_id_of(CardRef("revealed", index)) for index in range(len(view.revealed))]
    state.offered = list(view.offered)
    # Only how many there are matters: a shuffle falls due, but cannot be refused here.
    state.draw_pile = [_ANY_BEAN] * view.draw_pile
    state.discard = list(view.discard)
    state.out = list(view.out)
    state.exhaustions = view.exhaustions
    state.final = view.final
    state.planted = view.planted
    state.owes_plant = view.owes_plant
    state.discarded = view.discarded
    for offer in view.offers:
        state.offers[offer.number] = Offer(
            offer.number,
            offer.seat,
            offer.to,
            tuple(map(_id_of, offer.places or ())),
            offer.give,
            offer.want,
            sum(1 << seat for seat in offer.rejected),
        )
    return state


def _id_of(card: CardRef) -> int:
    """A number that no other card has."""
    return 2 * card.index + (card.place == "revealed")
