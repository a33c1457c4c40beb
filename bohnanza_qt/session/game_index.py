"""What is known of the files with kept games, so that only new ones have to be read.

It is an index and nothing more: everything in it can be had again from the files. So nothing is
repaired in one that is not exactly as this version writes it; it is thrown away and begun anew.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol
from zlib import crc32

from pydantic import ValidationError

from .kept_game import KeptGame, KeptSeat

VERSION: Final = 1
"""Another one for any change in what is kept of a game, or in how it is found out."""

_FILES: Final = """CREATE TABLE files (
    name BLOB PRIMARY KEY,
    size INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    is_game INTEGER NOT NULL,
    sum INTEGER NOT NULL
)"""
_GAMES: Final = """CREATE TABLE games (
    file BLOB PRIMARY KEY,
    begun INTEGER NOT NULL,
    preset TEXT NOT NULL,
    is_custom INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    is_over INTEGER NOT NULL,
    game_number TEXT NOT NULL,
    identity BLOB NOT NULL
)"""
_SEATS: Final = """CREATE TABLE seats (
    file BLOB NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    who TEXT NOT NULL,
    level TEXT NOT NULL,
    coins INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    PRIMARY KEY (file, seat)
)"""
_TABLES: Final = (_FILES, _GAMES, _SEATS)

_LARGEST: Final = 1 << 28
"""Bytes; what is larger is not of this program, and looking through it would take its time."""

_PATIENCE: Final = 2.0
"""Seconds for somebody else to let go of the file."""

_NOT_OF_ITS_CONTENT: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_READONLY,
    }
)
"""What SQLite says where the file cannot be used, whatever it holds."""


class Stamp(NamedTuple):
    """By which a file is known to be unchanged: bytes, and nanoseconds since 1970."""

    size: int
    changed: int


@dataclass(frozen=True, slots=True)
class Entry:
    """A file as it was read: `game` is None for one that is no record."""

    stamp: Stamp
    game: KeptGame | None


class IndexTrouble(Exception):
    """The index cannot be kept on the disk: not allowed, no room, or in somebody else's hands."""


class GameIndex(Protocol):
    """Entries by the name of their file."""

    def entries(self) -> dict[str, Entry]:
        """All there are."""

    def change(self, new: Mapping[str, Entry], gone: Iterable[str]) -> None:
        """Puts entries in, in the place of former ones of the same name, and takes others out."""

    def close(self) -> None:
        """The index is needed no more."""


@dataclass
class IndexInMemory:
    """Where there is no place on the disk: lasts as long as the program runs."""

    _entries: dict[str, Entry] = field(default_factory=dict)

    def entries(self) -> dict[str, Entry]:
        return dict(self._entries)

    def change(self, new: Mapping[str, Entry], gone: Iterable[str]) -> None:
        for name in gone:
            self._entries.pop(name, None)
        self._entries.update(new)

    def close(self) -> None:
        """Nothing to let go of."""


class IndexOnDisk:
    """In a file of SQLite at `path`, which is made where it is missing, and made anew where it is
    damaged, of another version, or not of this program.

    For one thread. Everything raises IndexTrouble where the file cannot be used.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._database = _opened(path)
        except _Unfit:
            self._begin_anew()
        except (sqlite3.Error, OSError) as error:
            raise IndexTrouble(str(error)) from error

    def entries(self) -> dict[str, Entry]:
        try:
            return self._read()
        except (sqlite3.Error, ValidationError, ValueError, TypeError, KeyError) as error:
            if _is_trouble(error):
                raise IndexTrouble(str(error)) from error
            self.close()
            self._begin_anew()
            return {}

    def change(self, new: Mapping[str, Entry], gone: Iterable[str]) -> None:
        """All of it or nothing."""
        names = [os.fsencode(name) for name in (*gone, *new)]
        try:
            with self._transaction():
                for table, key in (("files", "name"), ("games", "file"), ("seats", "file")):
                    self._database.executemany(
                        f"DELETE FROM {table} WHERE {key} = ?",  # noqa: S608 - both are our own
                        [(name,) for name in names],
                    )
                for name, entry in new.items():
                    self._put(os.fsencode(name), entry)
        except sqlite3.Error as error:
            raise IndexTrouble(str(error)) from error

    def close(self) -> None:
        self._database.close()

    def _read(self) -> dict[str, Entry]:
        seats: dict[bytes, list[_Row]] = {}
        for file, *row in self._database.execute("SELECT * FROM seats ORDER BY file, seat"):
            seats.setdefault(file, []).append(tuple(row))
        games: dict[bytes, _Row] = {}
        for file, *row in self._database.execute("SELECT * FROM games"):
            games[file] = tuple(row)
        entries = {}
        rows = self._database.execute("SELECT name, size, changed, is_game, sum FROM files")
        for name, size, changed, is_game, total in rows:
            stamp = Stamp(size, changed)
            game = games[name] if is_game else ()
            own_seats = seats[name] if is_game else []
            if total != _sum(name, stamp, game, own_seats):
                raise ValueError("damaged")
            entries[os.fsdecode(name)] = Entry(stamp, _game(game, own_seats) if is_game else None)
        return entries

    def _put(self, name: bytes, entry: Entry) -> None:
        game = () if entry.game is None else _game_row(entry.game)
        seats = [] if entry.game is None else _seat_rows(entry.game)
        self._database.execute(
            "INSERT INTO files VALUES (?, ?, ?, ?, ?)",
            (name, *entry.stamp, int(bool(game)), _sum(name, entry.stamp, game, seats)),
        )
        if game:
            self._database.execute(
                "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (name, *game)
            )
            self._database.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", [(name, *seat) for seat in seats]
            )

    def _begin_anew(self) -> None:
        try:
            for path in _files_of(self._path):
                path.unlink(missing_ok=True)
            self._database = _opened(self._path)
        except (_Unfit, sqlite3.Error, OSError) as error:
            raise IndexTrouble(str(error)) from error

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        self._database.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self._database.execute("ROLLBACK")
            raise
        self._database.execute("COMMIT")


_Row = tuple[Any, ...]


def _game_row(game: KeptGame) -> _Row:
    return (
        game.begun,
        game.preset.value,
        int(game.is_custom),
        game.turn,
        int(game.is_over),
        game.game_number,
        game.identity,
    )


def _seat_rows(game: KeptGame) -> list[_Row]:
    return [
        (number, seat.name, seat.who.value, seat.level, seat.coins, int(seat.wins))
        for number, seat in enumerate(game.seats)
    ]


def _game(row: _Row, seats: Iterable[_Row]) -> KeptGame:
    """Raises ValidationError, or ValueError, where they make no game."""
    begun, preset, is_custom, turn, is_over, game_number, identity = row
    return KeptGame(
        begun=begun,
        preset=preset,
        is_custom=is_custom,
        turn=turn,
        is_over=is_over,
        game_number=game_number,
        identity=identity,
        seats=tuple(
            KeptSeat(name=name, who=who, level=level, coins=coins, wins=wins)
            for _number, name, who, level, coins, wins in seats
        ),
    )


def _sum(name: bytes, stamp: Stamp, game: _Row, seats: list[_Row]) -> int:
    """Tells damage that SQLite does not see: it keeps none of its own."""
    return crc32(repr((name, tuple(stamp), game, seats)).encode("utf-8", "backslashreplace"))


class _Unfit(Exception):
    """The file is no index of this version."""


def _files_of(path: Path) -> Collection[Path]:
    """The index and what SQLite may have left beside it."""
    return [path, *(path.with_name(path.name + end) for end in ("-journal", "-wal", "-shm"))]


def _opened(path: Path) -> sqlite3.Connection:
    """Raises _Unfit, or an error of SQLite or of the system."""
    if path.exists() and path.stat().st_size > _LARGEST:
        raise _Unfit
    database = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
    try:
        _make_fit(database)
    except (sqlite3.Error, ValueError, _Unfit) as error:
        database.close()
        if _is_trouble(error):
            raise
        raise _Unfit from error
    return database


def _is_trouble(error: Exception) -> bool:
    """Whether the file could not be used, so that nothing is known of what it holds."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
    return code & 0xFF in _NOT_OF_ITS_CONTENT


def _make_fit(database: sqlite3.Connection) -> None:
    """Fills an empty file; any other must be exactly as it would be, and sound."""
    if not _schema(database):
        database.execute("BEGIN IMMEDIATE")
        if not _schema(database):  # nobody else has filled it meanwhile
            for table in _TABLES:
                database.execute(table)
            database.execute(f"PRAGMA user_version = {VERSION}")
        database.execute("COMMIT")
    [version] = database.execute("PRAGMA user_version").fetchone()
    if version != VERSION or _schema(database) != sorted(_TABLES):
        raise _Unfit
    if database.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise _Unfit


def _schema(database: sqlite3.Connection) -> list[str]:
    """All that was ever created in the file, as it was written: no trigger or view hides there."""
    rows = database.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    return sorted(str(sql) for (sql,) in rows)
