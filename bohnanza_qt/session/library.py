"""All games that were kept, with what came of each, however many there are."""

from __future__ import annotations

import contextlib
import logging
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Final

from ..engine.record import IllegalRecord
from ..engine.record_text import LARGEST_FILE, BadRecord
from .file_lock import FileLock
from .game_index import (
    Entry,
    GameIndex,
    IndexInMemory,
    IndexOnDisk,
    IndexTrouble,
    Stamp,
)
from .kept_game import KeptGame, read_kept_game, time_of
from .paths import Folders
from .reading import read_file

_log = logging.getLogger(__name__)

_SUFFIX: Final = ".bohn"
_AT_ONCE: Final = 100
"""Files read before they are put into the index: whoever stops then loses no more."""

_PATIENCE: Final = 3.0
_LOOK_AGAIN: Final = 0.05
"""Seconds to wait for another program that has the index in its hands, and between two looks."""

_LARGEST_NUMBER: Final = 2**63 - 1

Progress = Callable[[int, int], None]
"""Is told how many of the files to be read are read."""


class Stopped(Exception):
    """Nobody waits for the games any more."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A game and the file that holds it."""

    path: Path
    game: KeptGame


@dataclass(frozen=True, slots=True)
class Shelf:
    """`games` newest first, copies of one only once; `unreadable` counts the files that hold no
    game. `is_kept`: the index is on the disk, so that nothing has to be read twice.
    `no_access`: the folder itself could not be read."""

    games: tuple[Listed, ...] = ()
    unreadable: int = 0
    is_kept: bool = True
    no_access: bool = False


class Library:
    """The records in `Folders.kept_games`, which anybody may have put there.

    An index beside them spares reading a file twice. Where it cannot be kept, this object
    remembers what it read.
    """

    def __init__(self, folders: Folders) -> None:
        self._folder = folders.kept_games
        self._index_file = folders.games_index
        self._memory = IndexInMemory()
        self._one_at_a_time = Lock()

    def look(
        self,
        progress: Progress = lambda _read, _all: None,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> Shelf:
        """What is there now. Reads the files that are new or changed; any thread.

        Raises Stopped as soon as `is_wanted` says that it is not, with all that was read in the
        index.
        """
        with self._one_at_a_time:
            try:
                files = dict(self._files())
            except FileNotFoundError:
                return Shelf()
            except OSError as error:
                _log.warning("the kept games cannot be listed: %s", error)
                return Shelf(no_access=True)
            try:
                with self._index_on_disk(is_wanted) as index:
                    return self._shelf(files, index, progress, is_wanted, is_kept=True)
            except IndexTrouble as trouble:
                _log.warning("the index of games cannot be kept: %s", trouble)
            return self._shelf(files, self._memory, progress, is_wanted, is_kept=False)

    def _files(self) -> Iterator[tuple[str, os.stat_result]]:
        with os.scandir(self._folder) as found:
            for file in found:
                if file.name.endswith(_SUFFIX) and not file.name.startswith("."):
                    with contextlib.suppress(OSError):  # it is gone again
                        yield file.name, file.stat()

    @contextlib.contextmanager
    def _index_on_disk(self, is_wanted: Callable[[], bool]) -> Iterator[GameIndex]:
        """Nobody else has it meanwhile. Raises IndexTrouble."""
        lock = FileLock(self._index_file.with_suffix(".lock"))
        try:
            _wait_for(lock, is_wanted)
            index = IndexOnDisk(self._index_file)
            try:
                yield index
            finally:
                index.close()
        finally:
            lock.release()

    def _shelf(
        self,
        files: dict[str, os.stat_result],
        index: GameIndex,
        progress: Progress,
        is_wanted: Callable[[], bool],
        *,
        is_kept: bool,
    ) -> Shelf:
        known = index.entries()
        stamps = {name: _stamp(status) for name, status in files.items()}
        gone = [name for name in known if name not in stamps]
        new = [
            name
            for name, stamp in stamps.items()
            if name not in known or known[name].stamp != stamp
        ]
        if gone:
            index.change({}, gone)
        entries = {name: entry for name, entry in known.items() if name in stamps}
        failed = 0
        for begin in range(0, len(new), _AT_ONCE):
            read: dict[str, Entry] = {}
            try:
                for number, name in enumerate(new[begin : begin + _AT_ONCE], start=begin):
                    if not is_wanted():
                        raise Stopped
                    progress(number, len(new))
                    try:
                        read[name] = self._read(name, stamps[name], files[name].st_mtime)
                    except OSError as error:  # next time it may work
                        _log.info("%r: %s", name, error)
                        entries.pop(name, None)
                        failed += 1
            finally:
                if read:
                    index.change(read, ())
            entries |= read
        return Shelf(
            games=_listed(self._folder, entries),
            unreadable=failed + sum(entry.game is None for entry in entries.values()),
            is_kept=is_kept,
        )

    def _read(self, name: str, stamp: Stamp, changed: float) -> Entry:
        """Raises OSError."""
        content = read_file(self._folder / name, LARGEST_FILE + 1)
        try:
            return Entry(stamp, read_kept_game(content, time_of(name, changed)))
        except (BadRecord, IllegalRecord) as error:
            _log.info("%r: %r", name, error)
            return Entry(stamp, None)


def _wait_for(lock: FileLock, is_wanted: Callable[[], bool]) -> None:
    """Takes the lock, or raises IndexTrouble."""
    until = time.monotonic() + _PATIENCE
    try:
        while not lock.acquire():
            if not is_wanted():
                raise Stopped
            if time.monotonic() > until:
                raise IndexTrouble("another program has it")
            time.sleep(_LOOK_AGAIN)
    except OSError as error:
        raise IndexTrouble(str(error)) from error


def _stamp(status: os.stat_result) -> Stamp:
    """Some file systems tell of times that no index can hold."""
    changed = max(-_LARGEST_NUMBER, min(_LARGEST_NUMBER, status.st_mtime_ns))
    return Stamp(status.st_size, changed)


def _listed(folder: Path, entries: dict[str, Entry]) -> tuple[Listed, ...]:
    by_identity: dict[bytes, tuple[int, str]] = {}
    for name, entry in entries.items():
        if entry.game is not None:
            found = (entry.game.begun, name)
            first = by_identity.setdefault(entry.game.identity, found)
            by_identity[entry.game.identity] = min(first, found)
    newest_first = sorted(by_identity.values(), reverse=True)
    listed = ((folder / name, entries[name].game) for _begun, name in newest_first)
    return tuple(Listed(path, game) for path, game in listed if game is not None)
