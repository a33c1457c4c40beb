"""What one seat may know: the view of a state, and the redaction of events (rules, section 7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from .actions import CardRef
from .beans import Bean
from .events import (
    CardDiscarded,
    CardDrawn,
    CardPlanted,
    CardsTurnedOver,
    DealStruck,
    Event,
    FieldBought,
    FieldHarvested,
    OfferMade,
    PileShuffled,
    SeatDone,
    TradingEnded,
)
from .play import Question, awaited
from .rules import Received, RuleSet
from .state import GameState, Offer, Phase, Planted
from .trading import places_of

# Looked up once: for a member of an enum Python 3.11 takes longer than for a call.
_TRADE: Final = Phase.TRADE
_HIDDEN: Final = Received.HIDDEN


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
    return Views(state).of(seat, awaited(state) if questions is None else questions)


class Views:
    """The views of a game that goes on. What all may know is put together once and kept until
    something happens to it: whoever moves the game has to tell of the events that are heeded, by
    calling what stands there for each.
    """

    def __init__(self, state: GameState) -> None:
        self._state = state
        self._seats: list[SeatView | None] = [None] * len(state.seats)
        self._all_seats: tuple[SeatView, ...] | None = None
        self._discard: tuple[Bean, ...] | None = None
        self.heeds: Mapping[type[Event], Callable[[Any], None]] = {
            CardPlanted: self._see_seat,
            CardDrawn: self._see_seat,
            SeatDone: self._see_seat,
            CardsTurnedOver: self._see_discard,
            PileShuffled: self._see_discard,
            CardDiscarded: self._see_both,
            FieldHarvested: self._see_both,
            FieldBought: self._see_both,
            DealStruck: self._see_deal,
            TradingEnded: self._see_all_seats,
        }

    def of(self, seat: int, questions: tuple[Question | None, ...]) -> PlayerView:
        """The view of a seat; `questions` is what `awaited` says now."""
        state = self._state
        rules = state.rules
        seats = self._all_seats
        if seats is None:
            seats = self._look_at_seats()
        if state.phase is _TRADE and rules.received is _HIDDEN:
            seats = tuple(
                [
                    shown if number == seat else shown._replace(aside=None)
                    for number, shown in enumerate(seats)
                ]
            )
        discard = self._discard
        if discard is None:
            pile = state.discard
            discard = self._discard = tuple(pile if rules.discard_open else pile[-1:])
        offers = state.offers
        return PlayerView(
            rules,
            seat,
            state.start,
            state.turn,
            state.active,
            state.phase,
            tuple(state.seats[seat].hand),
            seats,
            tuple(state.revealed),
            tuple(state.offered),
            tuple([_offer_view(state, offer, seat) for offer in offers.values()]) if offers else (),
            len(state.draw_pile),
            discard,
            len(state.discard),
            tuple(state.out),
            state.exhaustions,
            state.final,
            state.planted,
            state.owes_plant,
            state.discarded,
            questions,
            state.tied,
            state.winners,
        )

    def _look_at_seats(self) -> tuple[SeatView, ...]:
        """Anew only at those that something happened to."""
        seats: list[SeatView] = []
        for number, own in enumerate(self._state.seats):
            shown = self._seats[number]
            if shown is None:
                shown = self._seats[number] = SeatView(
                    len(own.hand),
                    tuple(own.fields),
                    tuple(own.aside),
                    len(own.aside),
                    tuple(own.coins),
                    len(own.coins),
                    own.done,
                )
            seats.append(shown)
        self._all_seats = tuple(seats)
        return self._all_seats

    def _see_seat(self, event: CardPlanted | CardDrawn | SeatDone) -> None:
        self._seats[event.seat] = self._all_seats = None

    def _see_discard(self, _event: CardsTurnedOver | PileShuffled) -> None:
        self._discard = None

    def _see_both(self, event: CardDiscarded | FieldHarvested | FieldBought) -> None:
        self._seats[event.seat] = self._all_seats = self._discard = None

    def _see_deal(self, event: DealStruck) -> None:
        self._seats[event.offerer] = self._seats[event.accepter] = self._all_seats = None

    def _see_all_seats(self, _event: TradingEnded) -> None:
        """Set-aside cards of one, and everybody may trade again."""
        self._seats = [None] * len(self._seats)
        self._all_seats = None


def _offer_view(state: GameState, offer: Offer, seat: int) -> OfferView:
    rejected = offer.rejected
    return OfferView(
        offer.number,
        offer.seat,
        offer.to,
        offer.give,
        offer.want,
        tuple([other for other in range(len(state.seats)) if rejected >> other & 1])
        if rejected
        else (),
        places_of(state, offer) if offer.seat == seat else None,
    )


VEILED: Final[frozenset[type[Event]]] = frozenset({CardDrawn, OfferMade})
"""The events of which not all may know the same."""


def redact(event: Event, seat: int) -> Event:
    """The event as `seat` may know it."""
    if isinstance(event, CardDrawn) and event.seat != seat:
        return CardDrawn(event.seat, None)
    if isinstance(event, OfferMade) and event.seat != seat:
        return OfferMade(event.number, event.seat, event.to, event.give, event.want, places=None)
    return event
