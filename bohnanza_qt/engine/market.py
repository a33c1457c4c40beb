"""The phases for two with the market: cards left on offer, the discard, the turned-over row."""

from __future__ import annotations

from .actions import DiscardHand, DiscardOffered, PlantMarket, PlantOffered
from .beans import Bean
from .events import CardDiscarded, Event, PhaseBegan, Source
from .fields import put
from .refusal import Reason
from .state import GameState, Phase
from .turns import explain_planting


def explain_plant_offered(state: GameState, action: PlantOffered) -> Reason | None:
    if action.seat != state.active:
        return Reason.NOT_YOUR_TURN
    return explain_planting(state, action.seat, action.field, action.card, state.offered)


def do_plant_offered(state: GameState, action: PlantOffered, events: list[Event]) -> None:
    bean = state.offered.pop(action.card)
    put(state, action.seat, action.field, bean, Source.OFFERED, action.card, events)
    _after_offered(state, events)


def explain_discard_offered(state: GameState, action: DiscardOffered) -> Reason | None:
    if action.seat != state.active:
        return Reason.NOT_YOUR_TURN
    return None if 0 <= action.card < len(state.offered) else Reason.NO_SUCH_CARD


def do_discard_offered(state: GameState, action: DiscardOffered, events: list[Event]) -> None:
    _discard(
        state, action.seat, state.offered.pop(action.card), Source.OFFERED, action.card, events
    )
    _after_offered(state, events)


def _after_offered(state: GameState, events: list[Event]) -> None:
    if not state.offered:
        state.phase = Phase.PLANT
        events.append(PhaseBegan(Phase.PLANT))


def may_discard_hand(state: GameState) -> bool:
    """Whether the rule set knows the discard from the hand and the turn's one is still unused."""
    return state.rules.market and not state.discarded


def explain_discard_hand(state: GameState, action: DiscardHand) -> Reason | None:
    if action.seat != state.active:
        return Reason.NOT_YOUR_TURN
    hand = state.seats[action.seat].hand
    if state.owes_plant or (state.planted == 0 and hand):
        return Reason.MUST_PLANT_FIRST
    return None if 0 <= action.card < len(hand) else Reason.NO_SUCH_CARD


def do_discard_hand(state: GameState, action: DiscardHand, events: list[Event]) -> None:
    seat = state.seats[action.seat]
    bean = seat.hand.pop(action.card)
    seat.hand_ids.pop(action.card)
    state.discarded = True
    _discard(state, action.seat, bean, Source.HAND, action.card, events)


def explain_plant_market(state: GameState, action: PlantMarket) -> Reason | None:
    if action.seat != state.active:
        return Reason.NOT_YOUR_TURN
    return explain_planting(state, action.seat, action.field, action.card, state.revealed)


def do_plant_market(state: GameState, action: PlantMarket, events: list[Event]) -> None:
    bean = state.revealed.pop(action.card)
    state.revealed_ids.pop(action.card)
    put(state, action.seat, action.field, bean, Source.MARKET, action.card, events)


def _discard(
    state: GameState, seat: int, bean: Bean, source: Source, index: int, events: list[Event]
) -> None:
    state.discard.append(bean)
    events.append(CardDiscarded(seat, bean, source, index))
