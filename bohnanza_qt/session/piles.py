"""Where draw piles come from when a game goes on from a record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.beans import Bean
from ..engine.state import Shuffler


@dataclass(frozen=True, slots=True)
class KnownPiles:
    """The piles of a record as long as they hold the right cards, then those of `further`.

    A game that goes its own way from the middle of a record discards other cards than the record
    did; from that shuffle on it has piles of its own.
    """

    piles: Sequence[Sequence[Bean]]
    further: Shuffler

    def pile(self, number: int, discard: Sequence[Bean]) -> Sequence[Bean]:
        if number < len(self.piles) and Counter(self.piles[number]) == Counter(discard):
            return self.piles[number]
        return self.further.pile(number, discard)
