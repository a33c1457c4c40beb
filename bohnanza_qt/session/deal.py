"""All that is needed to deal the same game again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from ..engine.beans import Bean
from ..engine.play import new_game
from ..engine.record import GameRecord
from ..engine.rules import RuleSet
from ..engine.shuffle import NumberedShuffle
from ..engine.state import GameState, Shuffler
from .game_setup import GameSetup
from .piles import KnownPiles


@dataclass(frozen=True, slots=True)
class Deal:
    """`start` is the seat that begins, `deck` the first draw pile, and `shuffler` lays the others.

    Both makers take a setup with a game number.
    """

    rules: RuleSet
    players: int
    start: int
    deck: tuple[Bean, ...]
    shuffler: Shuffler

    @classmethod
    def of_setup(cls, setup: GameSetup) -> Self:
        """The deal of the game number. Raises UnplayableRules, or ValidationError for a senseless
        override."""
        rules, shuffle = setup.rules(), _shuffle(setup)
        return cls(rules, len(setup.seats), setup.starting_seat(), shuffle.deck(rules), shuffle)

    @classmethod
    def of_record(cls, record: GameRecord, setup: GameSetup) -> Self:
        """The deal of a record; a game that goes its own way from there has the piles of the
        record as long as they hold the right cards, then those of the game number."""
        known = KnownPiles(record.piles, _shuffle(setup))
        return cls(record.rules, len(record.players), record.start, record.piles[0], known)

    def state(self) -> GameState:
        """The game as it stands when the cards have been dealt."""
        return new_game(self.rules, self.players, self.start, self.deck, self.shuffler)


def _shuffle(setup: GameSetup) -> NumberedShuffle:
    assert setup.game_number is not None
    return NumberedShuffle(setup.game_number)
