"""What a seat remembers of everybody's part in the game, to imagine how it may go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..engine.beans import Bean
from ..engine.events import DealStruck, Event, OfferMade, TurnBegan
from .known_hands import HEEDED_OF_HANDS, KnownHands
from .memory import HEEDED, TradeMemory

HEEDED_BY_ONLOOKERS: Final[frozenset[type[Event]]] = HEEDED | HEEDED_OF_HANDS
"""What an onlooker takes in."""

_NOBODY: Final = -1

_ROUNDS_APART: Final = 2
"""Whoever neither offered anything nor agreed to anything for so long is not expected to."""

_GIFT: Final = 1.5
_NO_GIFT: Final = -0.5
_GENEROUS: Final = 0.9
"""A hard computer's offers are gifts one time in eleven, those of one that deals whenever it gains
nearly every second time. Each offer tells so much of which of them a seat is like, as a logarithm
of how much likelier the one is; whoever comes to more than this is taken for the generous one."""


class Onlooker:
    """Every seat's memory of the bargaining, which all of them can have because it is public.

    `hands` are the kinds that are known to be in hands; `offers` is one more than the largest
    number of an offer so far.
    """

    def __init__(self) -> None:
        self.hands = KnownHands()
        self.offers = 0
        self._received: dict[int, list[Bean]] = {}
        self._memories: dict[int, TradeMemory] = {}
        self._anybody = TradeMemory(_NOBODY)
        self._quiet: dict[int, int] = {}
        self._generosity: dict[int, float] = {}

    def watch(self, event: Event) -> None:
        """Takes in what matters of an event."""
        kind = type(event)
        if kind is OfferMade:
            assert isinstance(event, OfferMade)
            self.offers = event.number + 1
            self._quiet[event.seat] = 0
            tells = _NO_GIFT if event.want else _GIFT
            self._generosity[event.seat] = self._generosity.get(event.seat, 0.0) + tells
            self.memory_of(event.seat)
        elif kind is TurnBegan:
            assert isinstance(event, TurnBegan)
            self._received.clear()
            self._quiet[event.seat] = self._quiet.get(event.seat, 0) + 1
        elif kind is DealStruck:
            assert isinstance(event, DealStruck)
            self._received.setdefault(event.accepter, []).extend(event.give)
            self._received.setdefault(event.offerer, []).extend(event.take)
            self._quiet[event.accepter] = 0
        if kind in HEEDED_OF_HANDS:
            self.hands.watch(event)
        if kind in HEEDED:
            self._anybody.watch(event)
            for memory in self._memories.values():
                memory.watch(event)

    def memory_of(self, seat: int) -> TradeMemory:
        """What the seat itself remembers. One that never made an offer remembers what all do."""
        memory = self._memories.get(seat)
        if memory is None:
            memory = self._memories[seat] = self._anybody.copy(seat)
        return memory

    def keeps_apart(self, seat: int) -> bool:
        """Whether the seat has neither offered nor agreed to anything for rounds."""
        return self._quiet.get(seat, 0) > _ROUNDS_APART

    def is_generous(self, seat: int) -> bool:
        """Whether the seat has given so much that it will agree to whatever brings it something."""
        return self._generosity.get(seat, 0.0) > _GENEROUS

    def received(self, seat: int) -> Sequence[Bean]:
        """What the seat got in deals of this turn, in their order."""
        return self._received.get(seat, ())
