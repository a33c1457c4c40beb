"""Worlds that a seat may be in: states that look to it like the game, and how they may go on.

The only module of the players that makes states, always from a view; see docs/architecture.md.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from ..engine.actions import Action, CardRef, MakeOffer, Reject
from ..engine.beans import Bean
from ..engine.events import (
    CardsTurnedOver,
    DealStruck,
    Event,
    OfferLapsed,
    OfferMade,
    OfferRejected,
)
from ..engine.play import Question, apply, awaited, explain_illegal
from ..engine.rules import WhoAccepts
from ..engine.state import GameState, Offer, Phase, SeatState
from ..engine.view import OfferView, PlayerView, Views
from .greedy import Greedy
from .imagined import Giver, Imagined, Recluse, Worths
from .onlooker import HEEDED_BY_ONLOOKERS, Onlooker
from .player import Decision

_ORDER: Final = {bean: place for place, bean in enumerate(Bean)}
_MOST_STEPS: Final = 500
"""Nobody bargains so long in a turn; whoever does is imagined no further."""


class Unimaginable(Exception):
    """No state looks like the view: what a player was told does not fit together."""


def number_of(view: PlayerView) -> int:
    """A number for what a view shows: the same in every process and for ever, another one for
    nearly every other view."""
    shown = repr((view[1:-3], tuple(sorted(view.rules.deck.items()))))
    return int.from_bytes(sha256(shown.encode()).digest()[:8], "big")


class _Shuffles:
    """How an imagined world shuffles."""

    def __init__(self, number: int) -> None:
        self._number = number

    def pile(self, number: int, discard: Sequence[Bean]) -> Sequence[Bean]:
        pile = sorted(discard, key=_ORDER.__getitem__)
        random.Random(self._number + number).shuffle(pile)
        return pile


class Leaf(NamedTuple):
    """Where an imagined game is left: as the own seat sees it, and all hands of that world, by
    seat."""

    view: PlayerView
    hands: tuple[tuple[Bean, ...], ...]


class World:
    """One state that the seat of a view may be in. `number` chooses it among all. The worlds of a
    view share `worths`."""

    def __init__(self, view: PlayerView, seen: Onlooker, worths: Worths, number: int) -> None:
        self._seat = view.seat
        self._seen = seen
        self._state = _imagine(view, seen, number)
        self._worths = worths
        self._heard = _have_spoken(view)

    def after(self, decision: Decision, turns: int = 0) -> Leaf:
        """How the game stands if the own seat decides so and everybody plays on like a hard
        computer, or as it is known to play, at the end of the turn and so many further ones, or of
        the game."""
        state = self._state.copy()
        last = state.turn + turns
        table = _Table(state, self._seat, self._seen, self._worths, self._heard)
        table.conduct(self._seat, decision)
        for _ in range(_MOST_STEPS):
            if state.turn > last or state.phase is Phase.OVER:
                break
            table.step()
        return Leaf(table.seen_by(self._seat), tuple(tuple(own.hand) for own in state.seats))


class _Table:
    """Who is asked next in a game that `seat` imagines: the order of session/table.py among
    computers."""

    def __init__(
        self,
        state: GameState,
        seat: int,
        seen: Onlooker,
        worths: Worths,
        heard: frozenset[int],
    ) -> None:
        self._state = state
        self._views = Views(state)
        self._hands = seen.hands.copy()
        self._memories = [seen.memory_of(other).copy(other) for other in range(len(state.seats))]
        self._players = [
            self._imagined(other, other == seat, seen, worths) for other in range(len(state.seats))
        ]
        self._heard = set(heard)
        self._owners = {number: offer.seat for number, offer in state.offers.items()}
        self._is_announcing = state.rules.accept is WhoAccepts.ACTIVE
        self._heeds: Mapping[type[Event], Callable[[Any], None]] = {
            CardsTurnedOver: lambda _event: self._heard.clear(),
            OfferMade: self._see_offer,
            OfferRejected: self._see_end_of_offer,
            OfferLapsed: self._see_end_of_offer,
            DealStruck: self._see_deal,
        }

    def _imagined(self, seat: int, is_own: bool, seen: Onlooker, worths: Worths) -> Greedy:
        memory, rules = self._memories[seat], self._state.rules
        if not is_own:
            if seen.keeps_apart(seat):
                return Recluse(seat, memory, self._hands, worths, rules)
            if seen.is_generous(seat):
                return Giver(seat, memory, rules)
        return Imagined(seat, memory, self._hands, worths, rules)

    def seen_by(self, seat: int) -> PlayerView:
        """How it stands, for one seat."""
        return self._views.of(seat, awaited(self._state))

    def step(self) -> None:
        """Asks one seat, and does what it decides."""
        state = self._state
        questions = awaited(state)
        seat = self._next_seat(questions)
        question = questions[seat]
        assert question is not None
        if question is Question.MAY_OFFER:
            self._heard.add(seat)
        decision = self._players[seat].decide(self._views.of(seat, questions), question)
        if decision.action is not None:
            self.conduct(seat, decision)

    def conduct(self, seat: int, decision: Decision) -> None:
        """Does a decision of a seat."""
        action = decision.action
        if action is None:
            self._heard.add(seat)
            return
        self._do(action)
        if isinstance(action, MakeOffer) and decision.answers is not None:
            refusal = Reject(seat, decision.answers)
            if explain_illegal(self._state, refusal) is None:
                self._do(refusal)

    def _do(self, action: Action) -> None:
        look = self._views.heeds
        for event in apply(self._state, action):
            kind = type(event)
            if kind in look:
                look[kind](event)
            heed = self._heeds.get(kind)
            if heed is not None:
                heed(event)
            if kind in HEEDED_BY_ONLOOKERS:
                self._hands.watch(event)
                for memory in self._memories:
                    memory.watch(event)

    def _next_seat(self, questions: Sequence[Question | None]) -> int:
        state = self._state
        active, seats = state.active, len(questions)
        if state.phase is not Phase.TRADE:
            return next(
                seat
                for step in range(seats)
                if questions[seat := (active + step) % seats] is not None
            )
        hearing = active
        for step in range(seats - 1, 0, -1):
            seat = (active + step) % seats
            if questions[seat] is Question.ANSWER:
                return seat
            if questions[seat] is Question.MAY_OFFER and seat not in self._heard:
                hearing = seat
        return hearing

    def _see_offer(self, event: OfferMade) -> None:
        self._owners[event.number] = event.seat
        if self._is_announcing and event.seat == self._state.active:
            self._heard.clear()

    def _see_end_of_offer(self, event: OfferRejected | OfferLapsed) -> None:
        self._heard.discard(self._owners.get(event.number, -1))

    def _see_deal(self, event: DealStruck) -> None:
        self._heard -= {event.offerer, event.accepter}


def _have_spoken(view: PlayerView) -> frozenset[int]:
    """Who has said already in this turn that it has nothing to offer, as far as one can tell."""
    seats = len(view.seats)
    last = seats - 1
    if view.seat != view.active and view.question is Question.MAY_OFFER:
        last = (view.seat - view.active) % seats
    return frozenset((view.active + step) % seats for step in range(1, last + 1))


def _imagine(view: PlayerView, seen: Onlooker, number: int) -> GameState:
    """A state that looks like the view. Raises Unimaginable."""
    state = GameState(view.rules, len(view.seats), view.start, _Shuffles(number))
    state.active, state.turn, state.phase = view.active, view.turn, view.phase
    state.discard, state.out = list(view.discard), list(view.out)
    state.piles = [()]
    state.exhaustions, state.final = view.exhaustions, view.final
    state.planted, state.owes_plant = view.planted, view.owes_plant
    state.discarded = view.discarded
    state.revealed, state.offered = list(view.revealed), list(view.offered)
    state.revealed_ids = [_new_id(state) for _ in state.revealed]
    deal = _Deal(view, number)
    hidden: list[tuple[list[Bean], int]] = []
    for seat, (own, shown) in enumerate(zip(state.seats, view.seats, strict=True)):
        own.fields, own.coins = list(shown.fields), list(shown.coin_kinds)
        own.done = shown.done
        if shown.aside is not None:
            own.aside = list(shown.aside)
        else:
            received = seen.received(seat)
            known = received if len(received) == shown.aside_count else ()
            own.aside = deal.reserve(known, shown.aside_count)
            hidden.append((own.aside, shown.aside_count))
        own.hand = list(view.hand)
        if seat != view.seat:
            sure = seen.hands.of(seat) | _offered_from_hand(view, seat)
            own.hand = deal.reserve(list(sure.elements()), shown.hand_size)
            hidden.append((own.hand, shown.hand_size))
    deal.fill(hidden)
    for own in state.seats:
        own.hand_ids = [_new_id(state) for _ in own.hand]
    state.discard[:0] = deal.take(view.discard_size - len(view.discard))
    state.draw_pile = deal.take(view.draw_pile)
    for offer in view.offers:
        _post(state, offer)
    state.offer_count = max([seen.offers, *(offer.number + 1 for offer in view.offers)])
    return state


class _Deal:
    """Deals the cards that a seat does not see to where they may be."""

    def __init__(self, view: PlayerView, number: int) -> None:
        self._chance = random.Random(number)
        self._left = view.unseen
        self._pool: list[Bean] = []

    def reserve(self, known: Sequence[Bean], size: int) -> list[Bean]:
        """Of the known cards as many as there can be."""
        kept: list[Bean] = []
        for bean in known:
            if len(kept) < size and self._left[bean] > 0:
                self._left[bean] -= 1
                kept.append(bean)
        return kept

    def fill(self, places: Sequence[tuple[list[Bean], int]]) -> None:
        """Fills up lists of cards to their sizes, in chance order."""
        self._pool = sorted(self._left.elements(), key=_ORDER.__getitem__)
        self._chance.shuffle(self._pool)
        for cards, size in places:
            known = len(cards)
            cards.extend(self.take(size - known))
            if known:
                self._chance.shuffle(cards)

    def take(self, count: int) -> list[Bean]:
        """Cards from the pool. Raises Unimaginable if there are not enough."""
        if not 0 <= count <= len(self._pool):
            raise Unimaginable
        if not count:
            return []
        taken = self._pool[-count:]
        del self._pool[-count:]
        return taken


def _new_id(state: GameState) -> int:
    state.next_card += 1
    return state.next_card


def _offered_from_hand(view: PlayerView, seat: int) -> Counter[Bean]:
    """Kinds that a seat must hold for its open offers."""
    turned = Counter(view.revealed) if seat == view.active else Counter[Bean]()
    held = Counter[Bean]()
    for offer in view.offers:
        if offer.seat == seat:
            held |= Counter(offer.give) - turned
    return held


def _post(state: GameState, shown: OfferView) -> None:
    """Lays an open offer on the table; which of equal cards of another hand are meant is not
    known, and a turned-over one is more likely."""
    own = state.seats[shown.seat]
    cards: list[int] = []
    for place, bean in enumerate(shown.give):
        if shown.places is not None:
            cards.append(_id_at(state, own, shown.places[place]))
            continue
        lying = list(zip(own.hand_ids, own.hand, strict=True))
        if shown.seat == state.active:
            lying = [*zip(state.revealed_ids, state.revealed, strict=True), *lying]
        card = next((card for card, kind in lying if kind is bean and card not in cards), None)
        if card is None:
            raise Unimaginable
        cards.append(card)
    rejected = sum(1 << seat for seat in shown.rejected)
    offer = Offer(
        shown.number, shown.seat, shown.to, tuple(cards), shown.give, shown.want, rejected
    )
    state.offers[shown.number] = offer
    for card in cards:
        state.offers_of_card.setdefault(card, []).append(shown.number)


def _id_at(state: GameState, own: SeatState, card: CardRef) -> int:
    ids = own.hand_ids if card.place == "hand" else state.revealed_ids
    return ids[card.index]
