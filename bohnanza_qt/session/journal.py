"""Brings a running game to the disk, on a thread of its own, so that no move waits for a disk.

Lines are appended and synced in order. Whole files are written rarely, each to a temporary file
that then takes the old one's place. Whatever fails is tried again until it works or the program
ends; nothing is forgotten meanwhile.
"""

from __future__ import annotations

import errno
import os
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .durable import write_all, write_whole
from .file_lock import FileLock
from .problems import StorageProblem, Stored, trouble_of

RETRY_SECONDS: Final = 2.0

_APPEND: Final = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)

OnProblem = Callable[[StorageProblem | None], None]


@dataclass(frozen=True, slots=True)
class _WholeFile:
    path: Path
    content: bytes
    backup: Path | None


class Journal:
    """The lines of one file. `lines` are those it begins with; the file is written anew with
    them at once. `lock` is taken before anything is written.

    `on_problem` is called on the writing thread: with a problem when writing begins to fail or
    fails in another way, and with None when everything is on the disk again.
    """

    def __init__(
        self, path: Path, lock: FileLock, lines: Iterable[bytes], on_problem: OnProblem
    ) -> None:
        self.path = path
        self._lock = lock
        self._on_problem = on_problem
        self._lines = list(lines)
        self._written = 0
        self._whole: _WholeFile | None = None
        self._closing = False
        self._problem: StorageProblem | None = None
        self._descriptor: int | None = None
        self._change = threading.Condition()
        self._thread: threading.Thread | None = None
        with self._change:
            self._wake()

    # from any thread

    def append(self, line: bytes) -> None:
        """Hands over one line; returns at once."""
        with self._change:
            self._lines.append(line)
            self._wake()

    def write_whole(self, path: Path, content: bytes, *, backup: Path | None = None) -> None:
        """Hands over a whole file, written after the lines handed over so far; returns at once.
        Of several that wait only the last is written."""
        with self._change:
            self._whole = _WholeFile(path, content, backup)
            self._wake()

    def wait(self, seconds: float | None = None) -> bool:
        """Waits until everything handed over so far is on the disk. False if the time is over or
        writing fails."""
        end = None if seconds is None else time.monotonic() + seconds
        with self._change:
            while not self._is_done() and self._problem is None:
                left = None if end is None else end - time.monotonic()
                if left is not None and left <= 0:
                    break
                self._change.wait(left)
            return self._is_done()

    def close(self) -> bool:
        """Writes what is left, with one more attempt if writing fails, and ends the thread. The
        lock stays. False if something could not be written."""
        with self._change:
            self._closing = True
            self._change.notify_all()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
        return self._is_done()

    # on the writing thread

    def _wake(self) -> None:
        if self._thread is None and not self._closing:
            self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
            self._thread.start()
        self._change.notify_all()

    def _is_done(self) -> bool:
        return self._written == len(self._lines) and self._whole is None

    def _run(self) -> None:
        while True:
            with self._change:
                if self._problem is not None and not self._closing:
                    self._change.wait(RETRY_SECONDS)
                self._change.wait_for(lambda: self._closing or not self._is_done())
                if self._is_done():
                    return
                is_last_attempt, end, whole = self._closing, len(self._lines), self._whole
            try:
                self._bring_to_disk(end, whole)
            except OSError as error:
                self._forget_file()
                self._report(self._problem_of(error))
                if is_last_attempt:
                    return
            else:
                self._report(None)

    def _problem_of(self, error: OSError) -> StorageProblem:
        why = trouble_of(error)
        return StorageProblem(Stored.GAME, why, self.path, writing=True, detail=str(error))

    def _bring_to_disk(self, end: int, whole: _WholeFile | None) -> None:
        if not self._lock.acquire():
            raise OSError(errno.EBUSY, "another program has this game", str(self._lock.path))
        if self._written < end:
            self._append(end)
            with self._change:
                self._written = end
                self._change.notify_all()
        if whole is not None:
            write_whole(whole.path, whole.content, backup=whole.backup)
            with self._change:
                if self._whole is whole:
                    self._whole = None
                self._change.notify_all()

    def _append(self, end: int) -> None:
        if self._descriptor is None or not self._is_still_there(self._descriptor):
            self._forget_file()
            write_whole(self.path, b"".join(self._lines[:end]))
            self._descriptor = os.open(self.path, _APPEND)
            return
        write_all(self._descriptor, b"".join(self._lines[self._written : end]))
        os.fsync(self._descriptor)

    def _is_still_there(self, descriptor: int) -> bool:
        """Whether the open file still has its name: somebody may have tidied up the folder."""
        try:
            return os.path.samestat(os.fstat(descriptor), self.path.stat())
        except FileNotFoundError:
            return False

    def _forget_file(self) -> None:
        """The next attempt writes the whole file anew, so that half a line never stays."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def _report(self, problem: StorageProblem | None) -> None:
        with self._change:
            before, self._problem = self._problem, problem
            self._change.notify_all()
        if (before and before.why) != (problem and problem.why):
            self._on_problem(problem)
