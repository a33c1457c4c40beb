"""What one seat may know: the view of a state, and the redaction of events (rules, section 7)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from .actions import CardRef
from .beans import Bean
from .events import CardDrawn, Event, OfferMade
from .play import Question, awaited
from .rules import Received, RuleSet
from .state import GameState, Offer, Phase, Planted
from .trading import places_of


class OfferView(NamedTuple):
    """An open offer as one seat sees it: the kinds given; where the cards lie only if the offer
    is the seat's own. `rejected` lists the seats that said no."""

    number: int
    seat: int
    to: int | None
    give: tuple[Bean, ...]
    want: tuple[Bean, ...]
    rejected: tuple[int, ...]
    places: tuple[CardRef, ...] | None


class SeatView(NamedTuple):
    """What all may know of one seat. `aside` is None where the rule set hides the kinds;
    `aside_count` always counts them. `coin_kinds` is the own pile as harvests showed it,
    topmost last; `coins` is its size."""

    hand_size: int
    fields: tuple[Planted | None, ...]
    aside: tuple[Bean, ...] | None
    aside_count: int
    coin_kinds: tuple[Bean, ...]
    coins: int
    done: bool


class PlayerView(NamedTuple):
    """Everything `seat` may know at one moment; all that a player is ever given.

    `hand` is front first. `discard` has its top last; where the pile is closed it holds the top
    card only, and `discard_size` counts all. `out` are coins that left the game. `questions` is
    what each seat is asked now. A named tuple, because one is made for every decision.
    """

    rules: RuleSet
    seat: int
    start: int
    turn: int
    active: int
    phase: Phase
    hand: tuple[Bean, ...]
    seats: tuple[SeatView, ...]
    revealed: tuple[Bean, ...]
    offered: tuple[Bean, ...]
    offers: tuple[OfferView, ...]
    draw_pile: int
    discard: tuple[Bean, ...]
    discard_size: int
    out: tuple[Bean, ...]
    exhaustions: int
    final: bool
    planted: int
    owes_plant: bool
    discarded: bool
    questions: tuple[Question | None, ...]
    tied: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def question(self) -> Question | None:
        """What this seat is asked now."""
        return self.questions[self.seat]

    @property
    def me(self) -> SeatView:
        return self.seats[self.seat]

    @property
    def seen(self) -> Counter[Bean]:
        """By kind, the cards that lie open to this seat now, the own hand included."""
        seen = Counter(self.hand)
        for cards in (self.revealed, self.offered, self.discard, self.out):
            seen.update(cards)
        for seat in self.seats:
            seen.update(seat.coin_kinds)
            seen.update(seat.aside or ())
            for planted in seat.fields:
                if planted is not None:
                    seen[planted.bean] += planted.count
        return seen

    @property
    def unseen(self) -> Counter[Bean]:
        """By kind, the cards in the draw pile, in other hands, and under a closed pile."""
        unseen = Counter(dict(self.rules.deck))
        unseen.subtract(self.seen)
        return unseen


def view_of(
    state: GameState, seat: int, questions: tuple[Question | None, ...] | None = None
) -> PlayerView:
    """The view of `seat`. It does not change when what it hides is permuted.

    `questions` is what `awaited` says of this state, for a caller that has asked already.
    """
    discard = state.discard
    hides_aside = state.phase is Phase.TRADE and state.rules.received is Received.HIDDEN
    return PlayerView(
        state.rules,
        seat,
        state.start,
        state.turn,
        state.active,
        state.phase,
        tuple(state.seats[seat].hand),
        tuple(
            [
                SeatView(
                    len(own.hand),
                    tuple(own.fields),
                    None if hides_aside and number != seat else tuple(own.aside),
                    len(own.aside),
                    tuple(own.coins),
                    len(own.coins),
                    own.done,
                )
                for number, own in enumerate(state.seats)
            ]
        ),
        tuple(state.revealed),
        tuple(state.offered),
        tuple([_offer_view(state, offer, seat) for offer in state.offers.values()])
        if state.offers
        else (),
        len(state.draw_pile),
        tuple(discard if state.rules.discard_open else discard[-1:]),
        len(discard),
        tuple(state.out),
        state.exhaustions,
        state.final,
        state.planted,
        state.owes_plant,
        state.discarded,
        awaited(state) if questions is None else questions,
        state.tied,
        state.winners,
    )


def _offer_view(state: GameState, offer: Offer, seat: int) -> OfferView:
    return OfferView(
        offer.number,
        offer.seat,
        offer.to,
        offer.give,
        offer.want,
        tuple([other for other in range(len(state.seats)) if offer.rejected >> other & 1]),
        places_of(state, offer) if offer.seat == seat else None,
    )


def redact(event: Event, seat: int) -> Event:
    """The event as `seat` may know it."""
    if isinstance(event, CardDrawn) and event.seat != seat:
        return CardDrawn(event.seat, None)
    if isinstance(event, OfferMade) and event.seat != seat:
        return OfferMade(event.number, event.seat, event.to, event.give, event.want, places=None)
    return event
