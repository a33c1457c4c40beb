"""Keeps every running game on the disk, and finds the one to continue.

A running game is three files named after it in `Folders.running_games`: a journal with everything
that happened, a record (`.bohn`, with one backup) that is written now and then in case the journal
is damaged, and a lock that keeps a second program away. Games that ended or were put aside become
records in `Folders.kept_games`.
"""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from pydantic import TypeAdapter

from ..engine.events import Event, GameEnded, PileShuffled
from ..engine.record import IllegalRecord, action_to_json
from ..engine.record_reading import read_record
from ..engine.record_text import LARGEST_FILE, BadRecord, RecordProblem
from .durable import free_name, keep_aside, make_folder, write_whole
from .file_lock import FileLock
from .game_session import GameSession
from .journal import Journal, OnProblem
from .journal_format import (
    LARGEST_JOURNAL,
    SEATS,
    DamagedJournal,
    ForeignJournal,
    Summary,
    encode,
    fold,
    header,
    summary,
    valid_lines,
)
from .meta import seats_meta
from .names import shown_names
from .paths import Folders
from .problems import StorageError, StorageProblem, Stored, Trouble, trouble_of
from .reading import read_file
from .remarks import Remark
from .talk import Saying

_log = logging.getLogger(__name__)
_remark = TypeAdapter(Remark)
_saying: TypeAdapter[Saying] = TypeAdapter(Saying)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game that can be continued. `names` as they are shown; `round` counts from 1."""

    names: tuple[str, ...]
    people: frozenset[int]
    round: int
    saved_at: datetime


class _Files:
    """Where one running game is."""

    def __init__(self, folders: Folders, name: str) -> None:
        self.name = name
        self.journal = folders.running_games / f"{name}.journal"
        self.record = folders.running_games / f"{name}.bohn"
        self.backup = folders.running_games / f"{name}.backup.bohn"
        self.lock = folders.running_games / f"{name}.lock"
        self.kept = folders.kept_games / f"{name}.bohn"

    def remove(self) -> None:
        for path in (self.journal, self.record, self.backup):
            path.unlink(missing_ok=True)

    def move(self, folder: Path) -> None:
        """Out of the way, as they are."""
        make_folder(folder)
        for path in (self.journal, self.record, self.backup):
            if path.exists():
                path.replace(free_name(folder / path.name))


class _Autosave:
    """Listens to a session and writes down what happens."""

    def __init__(
        self,
        session: GameSession,
        files: _Files,
        lock: FileLock,
        lines: Sequence[bytes],
        on_problem: OnProblem,
    ) -> None:
        self.session = session
        self.files = files
        self.lock = lock
        self._piles = len(session.state.piles)
        self.journal = Journal(files.journal, lock, lines, on_problem)
        session.listeners.append(self)

    def acted(self, session: GameSession, events: Sequence[Event]) -> None:
        entry: dict[str, object] = {"do": action_to_json(session.last_action)}
        if not session.gesture_begins:
            entry["follows"] = True
        if len(session.state.piles) > self._piles:
            entry["piles"] = session.state.piles[self._piles :]
            self._piles = len(session.state.piles)
        self._append(session, entry)
        if any(isinstance(event, (PileShuffled, GameEnded)) for event in events):
            self.write_record()

    def undone(self, session: GameSession, count: int) -> None:
        self._append(session, {"undo": count})

    def remarked(self, session: GameSession, remark: Remark) -> None:
        self._append(session, {"say": _remark.dump_python(remark, mode="json")})

    def said(self, session: GameSession, saying: Saying) -> None:
        self._append(session, {"talk": _saying.dump_python(saying, mode="json")})

    def reseated(self, session: GameSession) -> None:
        self._append(session, {SEATS: seats_meta(session.setup)})

    def _append(self, session: GameSession, entry: dict[str, object]) -> None:
        """Every line also says what the start screen wants to know of the last one."""
        entry["turn"] = session.state.turn
        if session.is_over:
            entry["over"] = True
        self.journal.append(encode(entry))

    def write_record(self) -> None:
        path = self.files.kept if self.session.is_over else self.files.record
        backup = None if self.session.is_over else self.files.backup
        self.journal.write_whole(path, self.session.record().to_bytes(), backup=backup)

    def close(self) -> bool:
        """Everything to the disk. False if that did not work."""
        self.session.listeners.remove(self)
        self.write_record()
        is_safe = self.journal.close()
        if is_safe and self.session.is_over:
            with contextlib.suppress(OSError):
                self.files.remove()
                self.lock.release(remove=True)
        self.lock.release()
        return is_safe


class SaveSlot:
    """The running game of this program, and the one a former run left behind.

    `on_problem` is called on another thread when saving begins to fail, and with None when
    everything is safe again; the game goes on in any case and nothing is forgotten meanwhile.
    `problem` is what was wrong with games left behind when `describe` or `load` looked last.
    """

    def __init__(self, folders: Folders, on_problem: OnProblem = lambda _problem: None) -> None:
        self.problem: StorageProblem | None = None
        self._folders = folders
        self._on_problem = on_problem
        self._running: _Autosave | None = None

    def has_game(self) -> bool:
        """Whether there is a game to continue that no running program has."""
        return self.describe() is not None

    def describe(self) -> SavedGame | None:
        """The game that `load` would continue; cheap, it is not played again."""
        self.problem = None
        for files in self._left_behind():
            try:
                found = self._describe(files)
            except StorageError as error:
                self.problem = self.problem or error.problem
                continue
            if found is not None:
                return found
        return None

    def load(self) -> GameSession:
        """The game left behind last, exactly as it stood, from now on kept on the disk again. A
        running one is left behind; what could not be written of it is lost, as `wait` tells.

        Raises StorageError if there is none; what cannot be read is left as it is. If only an
        older record could be read because the journal is damaged, `problem` says where the
        journal was kept.
        """
        self.problem = None
        for files in self._left_behind():
            lock = FileLock(files.lock)
            try:
                if not lock.acquire():
                    continue
                session, problem = _restore(files)
            except StorageError as error:
                lock.release()
                self.problem = self.problem or error.problem
                continue
            except OSError as error:
                self.problem = self.problem or _problem_of(error, files.lock)
                continue
            if session.is_over:
                lock.release()
                continue
            if problem is not None:
                problem = replace(problem, kept_as=keep_aside(files.journal))
            self.problem = problem
            self._end_running()
            self._attach(session, files, lock)
            return session
        missing = StorageProblem(Stored.GAME, Trouble.MISSING, self._folders.running_games)
        raise StorageError(self.problem or missing)

    def begin(self, session: GameSession) -> bool:
        """From now on `session` is the running game. Games left behind, the former running one
        included, go among the kept records; whether one of them was not over and is there now.

        What could not be written of the running one is lost: `wait` tells before.
        """
        self._end_running()
        has_kept = False
        for files in self._left_behind():
            has_kept |= self._put_aside(files)
        if not session.is_over:
            name = f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}-{secrets.token_hex(4)}"
            files = _Files(self._folders, name)
            self._attach(session, files, FileLock(files.lock))
        return has_kept

    def wait(self, seconds: float | None = None) -> bool:
        """Waits until every action so far is on the disk. False if it is not."""
        return self._running is None or self._running.journal.wait(seconds)

    def close(self) -> bool:
        """Before the program ends: writes what is left. False if something is not on the disk."""
        return self._end_running()

    def _attach(self, session: GameSession, files: _Files, lock: FileLock) -> None:
        lines = [header(session.record().to_bytes(), session.state.turn)]
        self._running = _Autosave(session, files, lock, lines, self._on_problem)

    def _end_running(self) -> bool:
        running, self._running = self._running, None
        return running is None or running.close()

    def _left_behind(self) -> Iterator[_Files]:
        """Games that nobody has, the newest first."""
        times: dict[str, float] = {}
        for path in self._folders.running_games.glob("*"):
            name, _, kind = path.name.partition(".")
            if kind in ("journal", "bohn"):
                with contextlib.suppress(OSError):
                    times[name] = max(times.get(name, 0.0), path.stat().st_mtime)
        for name in sorted(times, key=lambda name: (times[name], name), reverse=True):
            files = _Files(self._folders, name)
            lock = FileLock(files.lock)
            with contextlib.suppress(OSError):
                if not lock.acquire():
                    continue
                lock.release()
            yield files

    @staticmethod
    def _describe(files: _Files) -> SavedGame | None:
        """None if the game is over."""
        try:
            found = summary(_read_lines(files.journal))
            saved_at = datetime.fromtimestamp(files.journal.stat().st_mtime, UTC)
        except (DamagedJournal, ForeignJournal, OSError):
            session, _problem = _restore(files)
            found = Summary(
                session.setup.names, session.people, session.state.turn, session.is_over
            )
            saved_at = datetime.now(UTC)
        if found.is_over:
            return None
        round_number = found.turn // len(found.names) + 1
        names = shown_names(found.names)
        return SavedGame(names, found.people, round_number, saved_at)

    def _put_aside(self, files: _Files) -> bool:
        """Turns a game into a record among the kept ones. If that does not work it stays. True if
        it was not over and is a kept record now."""
        lock = FileLock(files.lock)
        has_kept = False
        try:
            if not lock.acquire():
                return False
            try:
                session, _problem = _restore(files)
                write_whole(files.kept, session.record().to_bytes())
                has_kept = not session.is_over
                files.remove()
            except StorageError as error:
                if error.problem.why in (Trouble.DAMAGED, Trouble.FOREIGN):
                    files.move(self._folders.kept_games / "unreadable")
            lock.release(remove=not files.journal.exists())
        except OSError as error:
            _log.warning("a game could not be put aside: %s", error)
            lock.release()
        return has_kept


def _restore(files: _Files) -> tuple[GameSession, StorageProblem | None]:
    """The game, and what was wrong with the journal if it comes from an older record.

    Raises StorageError if there is no way.
    """
    try:
        return _replayed(fold(_read_lines(files.journal))), None
    except _UNUSABLE as error:
        problem = _problem_of(error, files.journal)
    if problem.why is not Trouble.NEWER:
        for path in (files.record, files.backup):
            try:
                return _replayed(read_file(path, LARGEST_FILE + 1)), problem
            except _UNUSABLE as error:
                if isinstance(error, FileNotFoundError):
                    continue
                _log.warning("%s: %r", path, error)
    raise StorageError(problem)


def _replayed(record: bytes) -> GameSession:
    return GameSession.from_record(read_record(record))


def _read_lines(path: Path) -> list[bytes]:
    content = read_file(path, LARGEST_JOURNAL + 1)
    if len(content) > LARGEST_JOURNAL:
        raise ForeignJournal
    lines = valid_lines(content)
    if not lines:
        raise DamagedJournal
    return lines


_UNUSABLE = (DamagedJournal, ForeignJournal, BadRecord, IllegalRecord, OSError)


def _problem_of(error: Exception, path: Path) -> StorageProblem:
    match error:
        case OSError():
            why = trouble_of(error)
        case ForeignJournal(newer=True) | BadRecord(problem=RecordProblem.NEWER_VERSION):
            why = Trouble.NEWER
        case ForeignJournal():
            why = Trouble.FOREIGN
        case _:
            why = Trouble.DAMAGED
    return StorageProblem(Stored.GAME, why, path, detail=repr(error))
