"""The one door to the rules: what is legal, why something is not, and what an action does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from .actions import Action
from .beans import Bean
from .events import Event
from .refusal import Reason
from .rules import RuleSet
from .state import GameState, Shuffler


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


def new_game(
    rules: RuleSet, players: int, start: int, deck: Sequence[Bean], shuffler: Shuffler
) -> GameState:
    """Deals a game. `deck` is the whole deck, top card first; the deal goes round from `start`."""
    raise NotImplementedError


def awaited(state: GameState) -> tuple[Question | None, ...]:
    """For each seat the question it is asked now, if any."""
    raise NotImplementedError


def explain_illegal(state: GameState, action: Action) -> Reason | None:
    """Why the rules do not allow `action` now; None when they do. Changes nothing."""
    raise NotImplementedError


def legal_actions(state: GameState, seat: int) -> Iterator[Action]:
    """Everything the seat may do but offers; `accept` once for each choice of equal cards."""
    raise NotImplementedError


def apply(state: GameState, action: Action) -> list[Event]:
    """Does `action` and tells what happened. Raises IllegalAction and changes nothing if illegal."""
    raise NotImplementedError
