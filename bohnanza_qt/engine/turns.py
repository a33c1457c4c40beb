"""How a turn goes on: planting from the hand, turning over, setting aside, drawing, the end."""

from __future__ import annotations

from typing import Final

from .actions import Draw, Plant, PlantAside, TurnOver
from .beans import Bean
from .events import (
    CardDrawn,
    CardsTurnedOver,
    Event,
    GameEnded,
    LeftOnOffer,
    PhaseBegan,
    Source,
    TradingEnded,
    TurnBegan,
)
from .fields import empty_field, explain_field, put, takes
from .piles import draw_cards, refuse_shuffle
from .refusal import Reason
from .rules import Tie
from .state import GameState, Phase

# Looked up once: for a member of an enum Python 3.11 takes longer than for a call.
_SET_ASIDE: Final = Source.ASIDE
MOST_PLANTS = 2
"""From the hand in phase 1: the front card, and perhaps the next."""


def give_id(state: GameState) -> int:
    """A new id for a card that comes into a hand or is turned over."""
    state.next_card += 1
    return state.next_card


def take_into_hand(state: GameState, seat: int, bean: Bean) -> None:
    own = state.seats[seat]
    own.hand.append(bean)
    own.hand_ids.append(give_id(state))


def explain_plant(state: GameState, action: Plant) -> Reason | None:
    if action.seat != state.active:
        return Reason.NOT_YOUR_TURN
    if state.planted >= MOST_PLANTS or state.discarded:
        return Reason.THIRD_PLANT
    seat = state.seats[action.seat]
    if not 0 <= action.field < len(seat.fields):
        return Reason.NO_SUCH_FIELD
    if not seat.hand:
        return Reason.NO_SUCH_CARD
    if not takes(seat.fields[action.field], seat.hand[0]):
        return Reason.OTHER_BEAN_IN_FIELD
    return None


def do_plant(state: GameState, action: Plant, events: list[Event]) -> None:
    seat = state.seats[action.seat]
    bean = seat.hand.pop(0)
    seat.hand_ids.pop(0)
    state.planted += 1
    state.owes_plant = False
    put(state, action.seat, action.field, bean, Source.HAND, 0, events)


def must_plant(state: GameState) -> bool:
    """Whether the active player has to plant the front card before turning over."""
    return state.owes_plant or (state.planted == 0 and bool(state.seats[state.active].hand))


def explain_turn_over(state: GameState, action: TurnOver) -> Reason | None:
    if action.seat != state.active:
        return Reason.NOT_YOUR_TURN
    if must_plant(state):
        return Reason.MUST_PLANT_FIRST
    return refuse_shuffle(state, state.rules.turned_over)


def do_turn_over(state: GameState, action: TurnOver, events: list[Event]) -> None:
    # The cards come before what their turning over brings about, so the place is kept for them.
    place = len(events)
    turned = list(draw_cards(state, state.rules.turned_over, events))
    matched = []
    if state.rules.market:
        lying = set(turned)
        while state.discard and state.discard[-1] in lying:
            matched.append(state.discard.pop())
    state.revealed = turned + matched
    state.revealed_ids = [give_id(state) for _ in state.revealed]
    state.phase = Phase.MARKET if state.rules.market else Phase.TRADE
    events.insert(place, CardsTurnedOver(action.seat, tuple(turned), tuple(matched)))
    events.append(PhaseBegan(state.phase))


def end_trading(state: GameState, events: list[Event]) -> None:
    """Phase 2 is over; its open offers have been told to lapse already. Cards that nobody took
    join the active player's set-aside cards."""
    left = tuple(state.revealed)
    state.seats[state.active].aside.extend(left)
    state.revealed = []
    state.revealed_ids = []
    for seat in state.seats:
        seat.done = False
    events.append(TradingEnded(state.active, left))
    state.phase = Phase.ASIDE
    if any(seat.aside for seat in state.seats):
        events.append(PhaseBegan(state.phase))
    else:
        _after_aside(state, events)


def explain_plant_aside(state: GameState, action: PlantAside) -> Reason | None:
    seat = state.seats[action.seat]
    return explain_planting(state, action.seat, action.field, action.card, seat.aside)


def explain_planting(
    state: GameState, seat: int, field: int, card: int, cards: list[Bean]
) -> Reason | None:
    """Judges planting `cards[card]`: first the field, then the card, then the kind."""
    own = state.seats[seat]
    reason = explain_field(own, field)
    if reason is not None:
        return reason
    if not 0 <= card < len(cards):
        return Reason.NO_SUCH_CARD
    return None if takes(own.fields[field], cards[card]) else Reason.OTHER_BEAN_IN_FIELD


def do_plant_aside(state: GameState, action: PlantAside, events: list[Event]) -> None:
    aside = state.seats[action.seat].aside
    bean = aside.pop(action.card)
    put(state, action.seat, action.field, bean, _SET_ASIDE, action.card, events)
    if not aside and not any(seat.aside for seat in state.seats):
        _after_aside(state, events)


def _after_aside(state: GameState, events: list[Event]) -> None:
    if state.final:
        end_game(state, events)
    else:
        state.phase = Phase.DRAW
        events.append(PhaseBegan(Phase.DRAW))


def explain_draw(state: GameState, action: Draw) -> Reason | None:
    if action.seat != state.active:
        return Reason.NOT_YOUR_TURN
    return refuse_shuffle(state, state.rules.drawn)


def do_draw(state: GameState, action: Draw, events: list[Event]) -> None:
    if state.phase is Phase.MARKET:
        state.offered = state.revealed
        state.revealed = []
        state.revealed_ids = []
        if state.offered:
            events.append(LeftOnOffer(action.seat, tuple(state.offered)))
    for bean in draw_cards(state, state.rules.drawn, events):
        take_into_hand(state, action.seat, bean)
        events.append(CardDrawn(action.seat, bean))
    if state.final:
        end_game(state, events)
    else:
        _next_turn(state, events)


def _next_turn(state: GameState, events: list[Event]) -> None:
    state.turn += 1
    state.active = (state.active + 1) % len(state.seats)
    state.planted = 0
    state.owes_plant = False
    state.discarded = False
    state.phase = Phase.OFFERED if state.offered else Phase.PLANT
    events.append(TurnBegan(state.turn, state.active))
    events.append(PhaseBegan(state.phase))


def end_game(state: GameState, events: list[Event]) -> None:
    """Every field is harvested by seat and by field, protection or not; most coins wins."""
    for number, seat in enumerate(state.seats):
        for field, planted in enumerate(seat.fields):
            if planted is not None:
                empty_field(state, number, field, events, final=True)
    state.phase = Phase.OVER
    state.owes_plant = False
    coins = tuple(len(seat.coins) for seat in state.seats)
    state.tied = tuple(seat for seat, own in enumerate(coins) if own == max(coins))
    state.winners = _break_tie(state, state.tied)
    events.append(GameEnded(coins, state.tied, state.winners))


def _break_tie(state: GameState, tied: tuple[int, ...]) -> tuple[int, ...]:
    if state.rules.tie is Tie.HAND_THEN_FARTHEST:
        most = max(len(state.seats[seat].hand) for seat in tied)
        tied = tuple(seat for seat in tied if len(state.seats[seat].hand) == most)
    players = len(state.seats)
    return (max(tied, key=lambda seat: (seat - state.start) % players),)
