"""The one door to the rules: what is legal, why something is not, and what an action does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple

from . import fields, market, trading, turns
from .actions import (
    Accept,
    Action,
    BuyField,
    DiscardHand,
    DiscardOffered,
    DoneTrading,
    Draw,
    Harvest,
    MakeOffer,
    Plant,
    PlantAside,
    PlantMarket,
    PlantOffered,
    Reject,
    TurnOver,
    Withdraw,
)
from .beans import Bean
from .events import Event
from .refusal import IllegalAction, Reason
from .rules import RuleSet
from .state import GameState, Phase, Shuffler


class Question(StrEnum):
    """What a seat is asked. The game waits for every seat whose question is not MAY_OFFER."""

    PLANT_FIRST = "plant-first"  # phase 1: the front card must be planted
    PLANT_OR_TURN_OVER = "plant-or-turn-over"  # phase 1: a second card, or on
    TURN_OVER = "turn-over"  # phase 1: nothing more to plant
    TRADE = "trade"  # phase 2, active: trade, or end it
    ANSWER = "answer"  # phase 2: an open offer that this seat may accept or reject
    MAY_OFFER = "may-offer"  # phase 2: nothing asked, may offer
    PLANT_ASIDE = "plant-aside"  # phase 3
    DRAW = "draw"  # phase 4
    OFFERED = "offered"  # market part 1
    MARKET = "market"  # market part 3: plant, or draw


# Looked up once: for a member of an enum Python 3.11 takes longer than for a call.
_TRADING: Final = Phase.TRADE
_SETTING_ASIDE: Final = Phase.ASIDE
_OVER: Final = Phase.OVER
_MAY_OFFER: Final = Question.MAY_OFFER
_ANSWER: Final = Question.ANSWER


class _Rule(NamedTuple):
    """Where an action has its room. `phases` None: in every phase."""

    phases: frozenset[Phase] | None
    explain: Callable[[GameState, Any], Reason | None]
    do: Callable[[GameState, Any, list[Event]], None]
    room: Callable[[GameState], bool] | None = None


def _phases(*phases: Phase) -> frozenset[Phase]:
    return frozenset(phases)


_PLANT = _phases(Phase.PLANT)
_TRADE = _phases(Phase.TRADE)

_RULES: Mapping[type, _Rule] = {
    Plant: _Rule(_PLANT, turns.explain_plant, turns.do_plant),
    TurnOver: _Rule(_PLANT, turns.explain_turn_over, turns.do_turn_over),
    MakeOffer: _Rule(_TRADE, trading.explain_offer, trading.do_offer),
    Accept: _Rule(_TRADE, trading.explain_accept, trading.do_accept),
    Reject: _Rule(_TRADE, trading.explain_reject, trading.do_reject),
    Withdraw: _Rule(_TRADE, trading.explain_withdraw, trading.do_withdraw),
    DoneTrading: _Rule(_TRADE, trading.explain_done, trading.do_done),
    PlantAside: _Rule(_phases(Phase.ASIDE), turns.explain_plant_aside, turns.do_plant_aside),
    Harvest: _Rule(None, fields.explain_harvest, fields.do_harvest),
    BuyField: _Rule(None, fields.explain_buy, fields.do_buy),
    Draw: _Rule(_phases(Phase.DRAW, Phase.MARKET), turns.explain_draw, turns.do_draw),
    PlantOffered: _Rule(
        _phases(Phase.OFFERED), market.explain_plant_offered, market.do_plant_offered
    ),
    DiscardOffered: _Rule(
        _phases(Phase.OFFERED), market.explain_discard_offered, market.do_discard_offered
    ),
    DiscardHand: _Rule(
        _PLANT, market.explain_discard_hand, market.do_discard_hand, market.may_discard_hand
    ),
    PlantMarket: _Rule(_phases(Phase.MARKET), market.explain_plant_market, market.do_plant_market),
}


def new_game(
    rules: RuleSet, players: int, start: int, deck: Sequence[Bean], shuffler: Shuffler
) -> GameState:
    """Deals a game. `deck` is the whole deck, top card first.

    The deal goes round one card at a time from `start`, past seats that have their number.
    """
    state = GameState(rules, players, start, shuffler)
    state.piles.append(tuple(deck))
    state.draw_pile = list(reversed(deck))
    hands = rules.hands(players)
    for card in range(max(hands, default=0)):
        for place in range(players):
            if card < hands[place]:
                turns.take_into_hand(state, (start + place) % players, state.draw_pile.pop())
    return state


def awaited(state: GameState) -> tuple[Question | None, ...]:
    """For each seat the question it is asked now, if any."""
    phase = state.phase
    if phase is _TRADING:
        return tuple(_trade_questions(state))
    if phase is _SETTING_ASIDE:
        return tuple([Question.PLANT_ASIDE if seat.aside else None for seat in state.seats])
    asked: list[Question | None] = [None] * len(state.seats)
    if phase is not _OVER:
        asked[state.active] = _active_question(state)
    return tuple(asked)


def _trade_questions(state: GameState) -> list[Question | None]:
    asked: list[Question | None] = [_MAY_OFFER] * len(state.seats)
    for seat, own in enumerate(state.seats):
        if own.done:
            asked[seat] = None
    asked[state.active] = Question.TRADE
    for offer in state.offers.values():
        for seat in range(len(asked)) if offer.to is None else (offer.to,):
            if asked[seat] is not _ANSWER and trading.may_accept(state, seat, offer):
                asked[seat] = _ANSWER
    return asked


def _active_question(state: GameState) -> Question:
    if state.phase is Phase.PLANT:
        if turns.must_plant(state):
            return Question.PLANT_FIRST
        if (
            state.planted < turns.MOST_PLANTS
            and not state.discarded
            and state.seats[state.active].hand
        ):
            return Question.PLANT_OR_TURN_OVER
        return Question.TURN_OVER
    if state.phase is Phase.DRAW:
        return Question.DRAW
    return Question.OFFERED if state.phase is Phase.OFFERED else Question.MARKET


def explain_illegal(state: GameState, action: Action) -> Reason | None:
    """Why the rules do not allow `action` now; None when they do. Changes nothing.

    Where several reasons fit, the one a player wants to hear comes first: the game is over, then
    the phase, then the seat and whose turn it is, then the rest.
    """
    phase = state.phase
    if phase is _OVER:
        return Reason.GAME_OVER
    rule = _RULES[type(action)]
    if rule.phases is not None and phase not in rule.phases:
        return Reason.WRONG_PHASE
    if rule.room is not None and not rule.room(state):
        return Reason.WRONG_PHASE
    if not 0 <= action.seat < len(state.seats):
        return Reason.NO_SUCH_SEAT
    return rule.explain(state, action)


def apply(state: GameState, action: Action) -> list[Event]:
    """Does `action` and tells what happened. Raises IllegalAction, and then changes nothing."""
    reason = explain_illegal(state, action)
    if reason is not None:
        raise IllegalAction(reason)
    events: list[Event] = []
    _RULES[type(action)].do(state, action, events)
    return events


def legal_actions(state: GameState, seat: int) -> Iterator[Action]:
    """Everything the seat may do but offers; `accept` once for each choice of equal cards."""
    for action in _candidates(state, seat):
        if explain_illegal(state, action) is None:
            yield action


def _candidates(state: GameState, seat: int) -> Iterator[Action]:
    """What could be legal in this phase; the same judge as everywhere decides."""
    own = state.seats[seat]
    every_field = range(len(own.fields))
    match state.phase:
        case Phase.PLANT:
            yield from (Plant(seat, field) for field in every_field)
            yield TurnOver(seat)
            yield from (DiscardHand(seat, card) for card in range(len(own.hand)))
        case Phase.TRADE:
            for offer in list(state.offers.values()):
                if trading.may_accept(state, seat, offer):
                    for give in trading.ways_to_pay(state, seat, offer.want):
                        yield Accept(seat, offer.number, give)
                yield Reject(seat, offer.number)
                yield Withdraw(seat, offer.number)
            yield DoneTrading(seat)
        case Phase.ASIDE:
            for card in range(len(own.aside)):
                yield from (PlantAside(seat, card, field) for field in every_field)
        case Phase.OFFERED:
            for card in range(len(state.offered)):
                yield from (PlantOffered(seat, card, field) for field in every_field)
                yield DiscardOffered(seat, card)
        case Phase.MARKET:
            for card in range(len(state.revealed)):
                yield from (PlantMarket(seat, card, field) for field in every_field)
            yield Draw(seat)
        case Phase.DRAW:
            yield Draw(seat)
        case Phase.OVER:
            return
    yield from (Harvest(seat, field) for field in every_field)
    yield BuyField(seat)
