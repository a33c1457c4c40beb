"""Numbered games: the order of every draw pile as a function of one number.

The function is fixed for ever, so that a game number means the same deal in every version and
can be told to friends or other programs:

1. The cards are put in order of kind, as `Bean` lists the kinds; who discarded what when does not
   matter.
2. Random 64-bit words are read, most significant byte first, four from each of the blocks
   `SHA-256(b"bohnanza shuffle 1" + game number + pile number + block number)`, the three numbers
   as 8 bytes each, most significant first. Pile 0 is the deck, blocks count from 0.
3. Fisher and Yates: for `last` from the last index down to 1, the card at `last` changes places
   with the card at `word % (last + 1)`. Words from the incomplete top of the range are skipped,
   which keeps every order equally likely.
4. The first card of the result is the top of the pile.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from struct import Struct
from typing import Final

from .beans import Bean
from .rules import RuleSet

_PREFIX: Final = b"bohnanza shuffle 1"
_WORDS: Final = 2**64
_FOUR_WORDS: Final = Struct(">4Q")
_ORDER: Final = {bean: place for place, bean in enumerate(Bean)}


def new_game_number() -> int:
    """A game number that nobody can guess: 64 random bits."""
    return secrets.randbits(64)


@dataclass(frozen=True, slots=True)
class NumberedShuffle:
    """The shuffler of a numbered game. Raises ValueError unless 0 <= `game_number` < 2**64."""

    game_number: int

    def __post_init__(self) -> None:
        if not 0 <= self.game_number < _WORDS:
            raise ValueError("a game number has 64 bits")

    def deck(self, rules: RuleSet) -> tuple[Bean, ...]:
        """Pile 0: the rule set's whole deck before the deal, top card first."""
        return self._shuffled(0, (bean for bean, count in rules.deck.items() for _ in range(count)))

    def pile(self, number: int, discard: Sequence[Bean]) -> tuple[Bean, ...]:
        """The draw pile after shuffle `number` (from 1), top first; only the kinds matter."""
        return self._shuffled(number, discard)

    def _shuffled(self, number: int, beans: Iterable[Bean]) -> tuple[Bean, ...]:
        cards = sorted(beans, key=_ORDER.__getitem__)
        words = self._words(number)
        for last in range(len(cards) - 1, 0, -1):
            other = _below(last + 1, words)
            cards[last], cards[other] = cards[other], cards[last]
        return tuple(cards)

    def _words(self, number: int) -> Iterator[int]:
        start = sha256(_PREFIX + self.game_number.to_bytes(8, "big") + number.to_bytes(8, "big"))
        block = 0
        while True:
            digest = start.copy()
            digest.update(block.to_bytes(8, "big"))
            yield from _FOUR_WORDS.unpack(digest.digest())
            block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    """A number below `bound`, each equally likely."""
    fair = _WORDS - _WORDS % bound
    while (word := next(words)) >= fair:
        pass
    return word % bound
