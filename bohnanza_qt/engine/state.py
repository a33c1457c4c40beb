"""The state of a game: plain and fast, because computers play it by the thousand.

Only the engine changes it, and only through `play.apply`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol

from .beans import Bean
from .rules import RuleSet


class Phase(StrEnum):
    """The values are those the referee prints. `OFFERED` and `MARKET` are the market's own."""

    PLANT = "plant"
    TRADE = "trade"
    ASIDE = "aside"
    DRAW = "draw"
    OFFERED = "offered"
    MARKET = "market"
    OVER = "over"


class Planted(NamedTuple):
    """What grows in a field: one kind, `count` >= 1 cards."""

    bean: Bean
    count: int  # type: ignore[assignment]  # shadows tuple.count, which no field needs


class Shuffler(Protocol):
    """Where the order of a new draw pile comes from: a numbered game, or a record."""

    def pile(self, number: int, discard: Sequence[Bean]) -> Sequence[Bean]:
        """The pile after shuffle `number` (from 1), top card first: the cards of `discard`.

        Must give the same answer when asked again. Raises IllegalAction (pile-missing,
        pile-mismatch) where a record has no such pile.
        """


class Offer(NamedTuple):
    """An open offer. `cards` are the ids of the given cards, `give` their kinds, in the order
    named; `rejected` has bit `s` set when seat `s` has rejected it."""

    number: int
    seat: int
    to: int | None
    cards: tuple[int, ...]
    give: tuple[Bean, ...]
    want: tuple[Bean, ...]
    rejected: int = 0


class SeatState:
    """One player's cards. `hand` is front first; `hand_ids` runs beside it, so that an offer
    still knows its cards when the hand closes up. `coins` is the own pile, topmost last."""

    __slots__ = ("aside", "coins", "done", "fields", "hand", "hand_ids")

    def __init__(self, fields: int) -> None:
        self.hand: list[Bean] = []
        self.hand_ids: list[int] = []
        self.fields: list[Planted | None] = [None] * fields
        self.aside: list[Bean] = []
        self.coins: list[Bean] = []
        self.done = False

    def copy(self) -> SeatState:
        twin = SeatState.__new__(SeatState)
        twin.hand = self.hand[:]
        twin.hand_ids = self.hand_ids[:]
        twin.fields = self.fields[:]
        twin.aside = self.aside[:]
        twin.coins = self.coins[:]
        twin.done = self.done
        return twin


class GameState:
    """One game between two actions.

    `draw_pile` has its top card last; `discard` too. `piles` are the draw piles as they lay, top
    first, for the record. `final` is set with the final exhaustion. `planted` counts phase-1
    plants, `owes_plant` says that a forced harvest in phase 1 has to be followed by planting the
    front card, `discarded` that the turn's discard from the hand is used up. `out` are coins paid
    that left the game.
    """

    __slots__ = (
        "active",
        "discard",
        "discarded",
        "draw_pile",
        "exhaustions",
        "final",
        "next_card",
        "offer_count",
        "offered",
        "offers",
        "offers_of_card",
        "out",
        "owes_plant",
        "phase",
        "piles",
        "planted",
        "revealed",
        "revealed_ids",
        "rules",
        "seats",
        "shuffler",
        "start",
        "tied",
        "turn",
        "winners",
    )

    def __init__(self, rules: RuleSet, players: int, start: int, shuffler: Shuffler) -> None:
        self.rules = rules
        self.shuffler = shuffler
        self.start = start
        self.active = start
        self.turn = 0
        self.phase = Phase.PLANT
        self.seats = [SeatState(rules.fields) for _ in range(players)]
        self.draw_pile: list[Bean] = []
        self.discard: list[Bean] = []
        self.out: list[Bean] = []
        self.piles: list[tuple[Bean, ...]] = []
        self.exhaustions = 0
        self.final = False
        self.planted = 0
        self.owes_plant = False
        self.discarded = False
        self.revealed: list[Bean] = []
        self.revealed_ids: list[int] = []
        self.offered: list[Bean] = []
        self.offers: dict[int, Offer] = {}
        self.offers_of_card: dict[int, list[int]] = {}
        self.offer_count = 0
        self.next_card = 0
        self.tied: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()

    def copy(self) -> GameState:
        """An independent twin; only frozen things and the shuffler are shared."""
        twin = GameState.__new__(GameState)
        for name in GameState.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.seats = [seat.copy() for seat in self.seats]
        for name in ("draw_pile", "discard", "out", "piles", "revealed", "revealed_ids", "offered"):
            setattr(twin, name, getattr(self, name)[:])
        twin.offers = self.offers.copy()
        twin.offers_of_card = {card: list(of) for card, of in self.offers_of_card.items()}
        return twin
