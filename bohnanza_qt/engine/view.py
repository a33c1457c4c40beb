"""What one seat may know: the view of a state, and the redaction of events (rules, section 7)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from .actions import CardRef
from .beans import Bean
from .events import CardDrawn, Event, OfferMade
from .play import Question, awaited
from .rules import Received, RuleSet
from .state import GameState, Offer, Phase, Planted


@dataclass(frozen=True, slots=True)
class OfferView:
    """An open offer as one seat sees it: the kinds given; their places only if the seat owns
    the cards' offer. `rejected` lists the seats that said no."""

    number: int
    seat: int
    to: int | None
    give: tuple[Bean, ...]
    want: tuple[Bean, ...]
    rejected: tuple[int, ...]
    places: tuple[CardRef, ...] | None


@dataclass(frozen=True, slots=True)
class SeatView:
    """What all may know of one seat. `aside` is None where the rule set hides the kinds;
    `aside_count` always counts them. `coin_kinds` are the coins by kind, as harvests showed."""

    hand_size: int
    fields: tuple[Planted | None, ...]
    aside: tuple[Bean, ...] | None
    aside_count: int
    coins: int
    done: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    """Everything `seat` may know at one moment; all that a player is ever given.

    `hand` is front first. `discard` has its top last; where the pile is closed it holds the top
    card only, and `discard_size` counts all. `seen` counts by kind every card whose kind is or was
    open to this seat and is not in the draw pile now, the own hand included. `question` is what
    this seat is asked now, `questions` what each seat is asked.
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
    exhaustions: int
    final: bool
    planted: int
    owes_plant: bool
    discarded: bool
    seen: Counter[Bean]
    questions: tuple[Question | None, ...]
    tied: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def question(self) -> Question | None:
        return self.questions[self.seat]

    @property
    def me(self) -> SeatView:
        return self.seats[self.seat]

    @property
    def unseen(self) -> Counter[Bean]:
        """Cards by kind that are in the draw pile or in other hands."""
        return Counter(dict(self.rules.deck)) - self.seen


def view_of(state: GameState, seat: int) -> PlayerView:
    """The view of `seat`. It does not change when what it hides is permuted."""
    raise NotImplementedError


def redact(event: Event, seat: int) -> Event:
    """The event as `seat` may know it."""
    if isinstance(event, CardDrawn) and event.seat != seat:
        return replace(event, bean=None)
    if isinstance(event, OfferMade) and event.seat != seat:
        return replace(event, places=None)
    return event
