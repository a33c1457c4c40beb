"""Offers and deals: phase 2, where every deal is between the active player and one other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product
from typing import Final, NamedTuple

from .actions import Accept, CardRef, DoneTrading, MakeOffer, Reject, Withdraw
from .beans import Bean
from .events import (
    DealStruck,
    Event,
    Lapse,
    OfferLapsed,
    OfferMade,
    OfferRejected,
    OfferWithdrawn,
    SeatDone,
)
from .refusal import Reason
from .rules import WhoAccepts
from .state import GameState, Offer
from .turns import end_trading

# Looked up once: for a member of an enum Python 3.11 takes longer than for a call.
_BY_ACTIVE: Final = WhoAccepts.ACTIVE


def explain_offer(state: GameState, action: MakeOffer) -> Reason | None:
    seat, to, active = action.seat, action.to, state.active
    if to is not None and not 0 <= to < len(state.seats):
        return Reason.NO_SUCH_SEAT
    if to == seat:
        return Reason.OWN_OFFER
    if active not in (seat, to):
        return Reason.TRADE_NEEDS_ACTIVE_PLAYER
    if state.seats[seat].done or (to is not None and state.seats[to].done):
        return Reason.DONE_TRADING
    if not action.give and not action.want:
        return Reason.EMPTY_OFFER
    return None if _find(state, seat, action.give) is not None else Reason.NO_SUCH_CARD


def do_offer(state: GameState, action: MakeOffer, events: list[Event]) -> None:
    found = _find(state, action.seat, action.give)
    assert found is not None
    cards, give = found
    number = state.offer_count
    state.offer_count += 1
    state.offers[number] = Offer(number, action.seat, action.to, cards, give, action.want)
    for card in cards:
        state.offers_of_card.setdefault(card, []).append(number)
    events.append(OfferMade(number, action.seat, action.to, give, action.want, action.give))


def explain_answer(state: GameState, seat: int, number: int) -> Reason | None:
    """Why this seat has no say about this offer."""
    if state.seats[seat].done:
        return Reason.DONE_TRADING
    offer = state.offers.get(number)
    if offer is None:
        return Reason.NO_SUCH_OFFER
    if offer.seat == seat:
        return Reason.OWN_OFFER
    if not _is_asked(offer, seat):
        return Reason.OFFER_NOT_FOR_YOU
    return None


def may_accept(state: GameState, seat: int, offer: Offer) -> bool:
    """Whether this seat is asked and could strike the deal if it held the cards."""
    return (
        offer.seat != seat
        and _is_asked(offer, seat)
        and not state.seats[seat].done
        and (state.rules.accept is not _BY_ACTIVE or seat == state.active)
    )


def explain_accept(state: GameState, action: Accept) -> Reason | None:
    reason = explain_answer(state, action.seat, action.offer)
    if reason is not None:
        return reason
    offer = state.offers[action.offer]
    if not may_accept(state, action.seat, offer):
        return Reason.OFFER_NOT_FOR_YOU
    found = _find(state, action.seat, action.give)
    if found is None:
        return Reason.NO_SUCH_CARD
    if sorted(found.beans) != sorted(offer.want):
        return Reason.OFFER_DOES_NOT_MATCH
    return None


def do_accept(state: GameState, action: Accept, events: list[Event]) -> None:
    offer = state.offers.pop(action.offer)
    strike_deal(state, offer, action.seat, action.give, events)


def strike_deal(
    state: GameState, offer: Offer, accepter: int, take: Sequence[CardRef], events: list[Event]
) -> None:
    """Moves the cards of a deal both sides agree to; open offers of moved cards lapse."""
    given_places = places_of(state, offer)
    taken = _find(state, accepter, take)
    assert taken is not None
    taken_cards, taken_beans = taken
    _remove(state, offer.seat, offer.cards)
    _remove(state, accepter, taken_cards)
    state.seats[accepter].aside.extend(offer.give)
    state.seats[offer.seat].aside.extend(taken_beans)
    events.append(
        DealStruck(
            offer.number,
            offer.seat,
            accepter,
            offer.give,
            taken_beans,
            given_places,
            tuple(take),
        )
    )
    for card in offer.cards + taken_cards:
        events += [
            OfferLapsed(number, Lapse.CARD_GONE)
            for number in state.offers_of_card.pop(card, ())
            if state.offers.pop(number, None) is not None
        ]


def explain_reject(state: GameState, action: Reject) -> Reason | None:
    return explain_answer(state, action.seat, action.offer)


def do_reject(state: GameState, action: Reject, events: list[Event]) -> None:
    offer = state.offers[action.offer]
    offer = offer._replace(rejected=offer.rejected | 1 << action.seat)
    state.offers[action.offer] = offer
    events.append(OfferRejected(action.offer, action.seat))
    _lapse_if_nobody_left(state, offer, events)


def explain_withdraw(state: GameState, action: Withdraw) -> Reason | None:
    offer = state.offers.get(action.offer)
    if offer is None:
        return Reason.NO_SUCH_OFFER
    return None if offer.seat == action.seat else Reason.OFFER_NOT_FOR_YOU


def do_withdraw(state: GameState, action: Withdraw, events: list[Event]) -> None:
    del state.offers[action.offer]
    events.append(OfferWithdrawn(action.offer, action.seat))


def explain_done(state: GameState, action: DoneTrading) -> Reason | None:
    return Reason.DONE_TRADING if state.seats[action.seat].done else None


def do_done(state: GameState, action: DoneTrading, events: list[Event]) -> None:
    if action.seat != state.active:
        state.seats[action.seat].done = True
        events.append(SeatDone(action.seat))
        left = sum(
            1 << seat
            for seat, own in enumerate(state.seats)
            if seat != state.active and not own.done
        )
        for offer in list(state.offers.values()):
            if action.seat in (offer.seat, offer.to):
                del state.offers[offer.number]
                events.append(OfferLapsed(offer.number, Lapse.SEAT_DONE))
            elif offer.to is None and not left & ~offer.rejected:
                del state.offers[offer.number]
                events.append(OfferLapsed(offer.number, Lapse.REJECTED_BY_ALL))
        if left:
            return
    events.extend(OfferLapsed(number, Lapse.TRADING_OVER) for number in state.offers)
    state.offers.clear()
    state.offers_of_card.clear()
    end_trading(state, events)


def ways_to_pay(state: GameState, seat: int, want: Iterable[Bean]) -> Iterator[tuple[CardRef, ...]]:
    """Each choice of own cards of exactly these kinds, order aside."""
    own: dict[Bean, list[CardRef]] = {}
    for index, bean in enumerate(state.seats[seat].hand):
        own.setdefault(bean, []).append(CardRef("hand", index))
    if seat == state.active:
        for index, bean in enumerate(state.revealed):
            own.setdefault(bean, []).append(CardRef("revealed", index))
    choices = [combinations(own.get(bean, ()), count) for bean, count in Counter(want).items()]
    for choice in product(*choices):
        yield tuple(ref for refs in choice for ref in refs)


def _is_asked(offer: Offer, seat: int) -> bool:
    return offer.to in (None, seat) and not offer.rejected >> seat & 1


def _lapse_if_nobody_left(state: GameState, offer: Offer, events: list[Event]) -> None:
    for seat, own in enumerate(state.seats):
        if seat != offer.seat and not own.done and _is_asked(offer, seat):
            return
    del state.offers[offer.number]
    events.append(OfferLapsed(offer.number, Lapse.REJECTED_BY_ALL))


class _Found(NamedTuple):
    """Cards by their ids, and their kinds."""

    ids: tuple[int, ...]
    beans: tuple[Bean, ...]


def _find(state: GameState, seat: int, refs: Sequence[CardRef]) -> _Found | None:
    """The own cards referred to; None if one is missing or named twice."""
    own = state.seats[seat]
    ids: list[int] = []
    beans: list[Bean] = []
    for place, index in refs:
        if place == "hand":
            row, row_ids = own.hand, own.hand_ids
        elif seat == state.active:
            row, row_ids = state.revealed, state.revealed_ids
        else:
            return None
        if not 0 <= index < len(row):
            return None
        ids.append(row_ids[index])
        beans.append(row[index])
    if len(set(ids)) < len(ids):
        return None
    return _Found(tuple(ids), tuple(beans))


def _place_of(state: GameState, seat: int, card: int) -> CardRef:
    own = state.seats[seat]
    if card in own.hand_ids:
        return CardRef("hand", own.hand_ids.index(card))
    return CardRef("revealed", state.revealed_ids.index(card))


def places_of(state: GameState, offer: Offer) -> tuple[CardRef, ...]:
    """Where the given cards of an open offer lie now."""
    return tuple([_place_of(state, offer.seat, card) for card in offer.cards])


def _remove(state: GameState, seat: int, cards: Iterable[int]) -> None:
    """Takes cards out of a hand and from among the turned-over ones; both close up in order."""
    own = state.seats[seat]
    for card in cards:
        if card in own.hand_ids:
            index = own.hand_ids.index(card)
            del own.hand_ids[index], own.hand[index]
        else:
            index = state.revealed_ids.index(card)
            del state.revealed_ids[index], state.revealed[index]
