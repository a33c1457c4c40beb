"""The draw pile: cards taken from it, its exhaustions, and the shuffles between (section 5)."""

from __future__ import annotations

from collections.abc import Iterator

from .beans import Bean
from .events import Event, PileExhausted, PileShuffled
from .refusal import IllegalAction, Reason
from .rules import Reshuffle
from .state import GameState


def draw_cards(state: GameState, wanted: int, events: list[Event]) -> Iterator[Bean]:
    """Takes up to `wanted` cards from the draw pile, one by one.

    Stops at the final exhaustion. The consumer tells of each card before it asks for the next one,
    so that the events stand in the order in which things happen.
    """
    limit = state.rules.exhaustions
    while wanted > 0 and not state.final:
        if not state.draw_pile:
            if state.discard:
                _shuffle(state, events)
            else:
                # Each card needed while both piles are empty counts one more exhaustion.
                missing = min(wanted, limit - state.exhaustions)
                wanted -= missing
                _count_exhaustions(state, missing, events)
                continue
        wanted -= 1
        yield state.draw_pile.pop()
        if not state.draw_pile:
            goes_on = _count_exhaustions(state, 1, events)
            if goes_on and state.discard and state.rules.reshuffle is Reshuffle.AT_ONCE:
                _shuffle(state, events)


def refuse_shuffle(state: GameState, wanted: int) -> Reason | None:
    """Why the shuffle that drawing `wanted` cards brings about cannot be done; None if it can,
    or if there is none. At most one can fall due: it takes every discarded card."""
    in_pile = len(state.draw_pile)
    if in_pile > wanted or wanted == 0 or not state.discard or state.final:
        return None
    if in_pile:
        if state.exhaustions + 1 >= state.rules.exhaustions:
            return None
        if in_pile == wanted and state.rules.reshuffle is Reshuffle.WHEN_NEEDED:
            return None
    try:
        state.shuffler.pile(len(state.piles), state.discard)
    except IllegalAction as refused:
        return refused.reason
    return None


def _count_exhaustions(state: GameState, count: int, events: list[Event]) -> bool:
    """Counts, and answers whether the game goes on."""
    state.exhaustions += count
    state.final = state.exhaustions >= state.rules.exhaustions
    events.append(PileExhausted(state.exhaustions, state.final))
    return not state.final


def _shuffle(state: GameState, events: list[Event]) -> None:
    number = len(state.piles)
    pile = tuple(state.shuffler.pile(number, state.discard))
    state.piles.append(pile)
    state.draw_pile = list(reversed(pile))
    state.discard.clear()
    events.append(PileShuffled(number, len(pile)))
