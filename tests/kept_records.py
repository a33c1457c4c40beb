"""Files as they stand among the kept games: whole games with any company at the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from bohnanza_qt.engine.record import GameRecord
from bohnanza_qt.engine.record_reading import read_record
from bohnanza_qt.session.game_setup import GameSetup, SeatKind, SeatSetup
from bohnanza_qt.session.meta import meta_of
from bohnanza_qt.session.paths import Folders

_COMPUTERS = ("Iker", "Lucia", "Tom", "Amaia", "Jordi", "Inês", "Maren", "Oriol", "Ada")

GAMES = Path(__file__).parent / "records" / "games"

MODERN = "modern-4p-2"
"""Ends 4, 4, 6, 5."""

TIED = "original-4p-1"
"""Ends 8, 4, 8, 8; the last one sits farthest from the starting player and wins."""

DUEL = "duel-2p-1"
"""Ends 7, 2."""

CLASSIC = "classic-3p-1"
"""Ends 4, 8, 11."""


@cache
def whole_game(which: str) -> GameRecord:
    """A conformance record, played to the end, without any word on who sat where."""
    return read_record((GAMES / f"{which}.bohn").read_bytes())


def kept(
    which: str = MODERN,
    *,
    persons: Collection[int] = (0,),
    levels: Sequence[str] = ("medium",),
    names: Sequence[str] = (),
    actions: int | None = None,
) -> bytes:
    """The record of a game after so many actions (None: all of them). The others have `levels` in
    turn, of which `program` is one."""
    record = whole_game(which)
    players = tuple(names) or record.players
    seats = tuple(
        SeatSetup(
            name=name,
            kind=SeatKind.PERSON if seat in persons else SeatKind.COMPUTER,
            level=levels[seat % len(levels)],
        )
        for seat, name in enumerate(players)
    )
    setup = GameSetup(preset=record.preset, seats=seats, start=record.start, game_number=1997)
    done = record.actions[:actions]
    return replace(record, players=players, actions=done, meta=meta_of(setup, (), ())).to_bytes()


def put(folders: Folders, day: int, content: bytes) -> Path:
    """Among the kept games, as one of the day of November 2026."""
    path = folders.kept_games / f"2026-11-{day:02}-180000-{day:08x}.bohn"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def put_some(folders: Folders) -> None:
    """Games of all kinds: alone, against one level or several, of a family, and one put aside."""
    alone = (MODERN, TIED, CLASSIC, DUEL)
    for day in range(1, 17):
        which = alone[day % len(alone)]
        seats = len(whole_game(which).players)
        levels = (("medium",), ("hard",), ("easy", "hard"), ("expert",))[day % 5 % 4]
        winner = {MODERN: 2, TIED: 3, CLASSIC: 2, DUEL: 0}[which]
        person = winner if day % 3 == 0 else 0
        names = [_COMPUTERS[(day + seat) % len(_COMPUTERS)] for seat in range(seats)]
        names[person] = f"Player {person + 1}"
        put(folders, day, kept(which, persons=(person,), levels=levels, names=names))
    for day, which in ((17, TIED), (18, MODERN), (19, CLASSIC)):
        family = ("Maren", "Amaia", "Jordi", "Inês")[: len(whole_game(which).players)]
        put(folders, day, kept(which, persons=(0, 1, 2), names=family))
    put(folders, 20, kept(MODERN, names=("Player 1", "Iker", "Lucia", "Tom"), actions=150))
