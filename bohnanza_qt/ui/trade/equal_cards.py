"""Which of several equal cards should go when a deal asks for a kind: the one proposed.

The places of equal cards in the queue differ, so it matters. The rule is simple enough to be
told in one sentence (see `WhyThisCard`), and looks only at what the seat itself sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from ...engine.actions import CardRef
from ...engine.beans import Bean
from ...engine.view import PlayerView


class WhyThisCard(StrEnum):
    """Why a card is the best of its kind to give away."""

    ONLY_ONE = "only-one"
    TURNED_OVER = "turned-over"  # it would have to be planted this turn, and grows nowhere
    JOINS_NEIGHBOURS = "joins-neighbours"  # two equal cards stand side by side without it
    REACHED_FIRST = "reached-first"  # grows nowhere: the copy that must be planted soonest
    REACHED_LAST = "reached-last"  # grows in an own field: keep those that come up soon


class Proposal(NamedTuple):
    """The card proposed for one wanted kind. `places` counts all own cards of the kind."""

    ref: CardRef
    why: WhyThisCard
    places: int


def tradable(view: PlayerView) -> tuple[CardRef, ...]:
    """Every card that the seat could give now: turned-over ones of its own, then the hand."""
    turned = len(view.revealed) if view.active == view.seat else 0
    return tuple(
        [CardRef("revealed", index) for index in range(turned)]
        + [CardRef("hand", index) for index in range(len(view.hand))]
    )


def bean_at(view: PlayerView, ref: CardRef) -> Bean | None:
    """The kind of the card at `ref`, or None where the seat has no such card to give."""
    if ref.place == "revealed":
        cards = view.revealed if view.active == view.seat else ()
    else:
        cards = view.hand
    return cards[ref.index] if 0 <= ref.index < len(cards) else None


def equal_cards(view: PlayerView, bean: Bean) -> tuple[CardRef, ...]:
    """All own cards of the kind that could be given, turned-over ones first."""
    return tuple(ref for ref in tradable(view) if bean_at(view, ref) is bean)


def propose(
    view: PlayerView, wanted: Sequence[Bean], *, besides: Sequence[CardRef] = ()
) -> tuple[Proposal, ...] | None:
    """The best own card for each of `wanted`, in that order, none of them among `besides`; None
    where one is missing."""
    chosen: list[Proposal] = []
    for bean in wanted:
        taken = [*besides, *(proposal.ref for proposal in chosen)]
        best = _best(view, bean, taken)
        if best is None:
            return None
        chosen.append(best)
    return tuple(chosen)


def _best(view: PlayerView, bean: Bean, taken: Sequence[CardRef]) -> Proposal | None:
    candidates = [ref for ref in equal_cards(view, bean) if ref not in taken]
    if not candidates:
        return None
    places = len(equal_cards(view, bean))
    if len(candidates) == 1:
        return Proposal(candidates[0], WhyThisCard.ONLY_ONE, places)
    grows = any(planted and planted.bean is bean for planted in view.me.fields)
    if candidates[0].place == "revealed" and not grows:
        return Proposal(candidates[0], WhyThisCard.TURNED_OVER, places)
    in_hand = [ref for ref in candidates if ref.place == "hand"]
    for ref in in_hand:
        if _joins_neighbours(view, ref, taken):
            return Proposal(ref, WhyThisCard.JOINS_NEIGHBOURS, places)
    if not in_hand:
        return Proposal(candidates[-1], WhyThisCard.REACHED_LAST, places)
    if grows:
        return Proposal(in_hand[-1], WhyThisCard.REACHED_LAST, places)
    return Proposal(in_hand[0], WhyThisCard.REACHED_FIRST, places)


def _joins_neighbours(view: PlayerView, ref: CardRef, taken: Sequence[CardRef]) -> bool:
    gone = {other.index for other in taken if other.place == "hand"}
    before = next((i for i in range(ref.index - 1, -1, -1) if i not in gone), None)
    after = next((i for i in range(ref.index + 1, len(view.hand)) if i not in gone), None)
    if before is None or after is None:
        return False
    return view.hand[before] is view.hand[after] is not view.hand[ref.index]
