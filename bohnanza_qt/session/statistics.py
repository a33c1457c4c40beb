"""What all games together come to: by rules and opponents, and by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, NamedTuple

from ..engine.rules import Preset
from ..players.levels import LEVELS, is_level, parts
from .kept_game import KeptGame, KeptSeat, Sitter

MIXED: Final = "mixed"
"""In the place of a level where the opponents are not all of one."""

PROGRAM: Final = "program"
"""The same where programs are the opponents."""

OTHER: Final = "other"
"""The same for levels that this version does not know."""

_ORDER: Final = (*LEVELS, MIXED, PROGRAM, OTHER)


@dataclass
class Tally:
    """How somebody did in some games. `won` counts shared wins in parts. `even` is what would have
    been won if all at the table had been equal, `coins` the sum of all games."""

    games: int = 0
    won: Fraction = Fraction(0)
    even: Fraction = Fraction(0)
    coins: int = 0
    best: int = 0

    def add(self, game: KeptGame, seat: KeptSeat) -> None:
        self.games += 1
        self.won += game.part_of_win(seat)
        self.even += Fraction(1, len(game.seats))
        self.coins += seat.coins
        self.best = max(self.best, seat.coins)

    @property
    def share(self) -> float:
        """Of the games, how many were won: 0 to 1."""
        return float(self.won / self.games) if self.games else 0.0

    @property
    def even_share(self) -> float:
        """What `share` would be between equals."""
        return float(self.even / self.games) if self.games else 0.0

    @property
    def mean_coins(self) -> float:
        return self.coins / self.games if self.games else 0.0


class Against(NamedTuple):
    """The rules (`preset` None: set by hand) and the level of all opponents, or one of the words
    above."""

    preset: Preset | None
    level: str


@dataclass
class Statistics:
    """`alone`: one person against computers or programs, by whom and by which rules, in the order
    in which rules and levels are offered. `together`: several persons at one table, by name as it
    was last written, who played most first. Only games that are over count; `not_over` are the
    others."""

    over: int = 0
    not_over: int = 0
    alone: dict[Against, Tally] = field(default_factory=dict)
    all_alone: Tally = field(default_factory=Tally)
    together: dict[str, Tally] = field(default_factory=dict)
    games_together: int = 0


def statistics_of(newest_first: Iterable[KeptGame]) -> Statistics:
    """Adds up games. Those without a person, or of which nobody knows who sat there, are counted
    as games only."""
    found = Statistics()
    alone: dict[Against, Tally] = {}
    together: dict[str, Tally] = {}
    spelling: dict[str, str] = {}
    for game in newest_first:
        if not game.is_over:
            found.not_over += 1
            continue
        found.over += 1
        persons = game.persons
        if len(persons) == 1:
            alone.setdefault(against(game), Tally()).add(game, persons[0])
            found.all_alone.add(game, persons[0])
        elif persons:
            found.games_together += 1
            for name, seat in _by_name(persons).items():
                spelling.setdefault(name, seat.name)
                together.setdefault(name, Tally()).add(game, seat)
    found.alone = {row: alone[row] for row in sorted(alone, key=_place)}
    by_games = sorted(together, key=lambda name: (-together[name].games, name))
    found.together = {spelling[name]: together[name] for name in by_games}
    return found


def against(game: KeptGame) -> Against:
    """Rules and opponents of a game with one person."""
    levels = {_level(seat) for seat in game.seats if seat.who is not Sitter.PERSON}
    level = levels.pop() if len(levels) == 1 else MIXED
    return Against(None if game.is_custom else game.preset, level)


def _level(seat: KeptSeat) -> str:
    if seat.who is Sitter.PROGRAM:
        return PROGRAM
    return parts(seat.level)[0] if is_level(seat.level) else OTHER


def _by_name(persons: Iterable[KeptSeat]) -> dict[str, KeptSeat]:
    """Who is known by a name at the table. Of two with the same name nobody knows which is which,
    so that neither is counted."""
    persons = tuple(persons)
    names = Counter(seat.name.casefold() for seat in persons)
    return {key: seat for seat in persons if names[key := seat.name.casefold()] == 1}


def _place(row: Against) -> tuple[int, int]:
    presets = list(Preset)
    rules = len(presets) if row.preset is None else presets.index(row.preset)
    return rules, _ORDER.index(row.level)
