"""A program of somebody else's that is asked in lines of text, and can do no harm by its answers.

Nothing here knows the game. Pipes are written and read by threads of their own, because a pipe can
be waited for with a limit in no other way on every system. Whatever the program does, asking it
takes no longer than the limit, and no more is kept of what it says than the bounds below.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Final

from .mishap import LONGEST_DETAIL, Mishap

LONGEST_LINE: Final = 65_536
"""Bytes of one answer."""

MOST_UNREAD: Final = 262_144
"""Bytes of answers that nobody has asked for, ends of lines included."""

MOST_COMPLAINED: Final = 1_048_576
"""Bytes that may be written to standard error in all."""

_COMPLAINT_KEPT: Final = 2_000
_PIECE: Final = 65_536
_SECONDS_TO_LEAVE: Final = 0.2
"""Between the end of its input and being killed."""


class ChildTrouble(Exception):
    """The program gave no line; it has to be closed. `detail` is for the program's author."""

    def __init__(self, mishap: Mishap, detail: str = "") -> None:
        super().__init__(mishap, detail)
        self.mishap = mishap
        self.detail = detail[:LONGEST_DETAIL]


class ChildProcess:
    """The running program. `close` must be called in the end, also after a ChildTrouble; it may be
    called from any thread, and then whoever waits for an answer gets a ChildTrouble at once."""

    def __init__(self, command: Sequence[str]) -> None:
        """Starts it, without a shell. Raises ChildTrouble."""
        try:
            self._process = subprocess.Popen(  # noqa: S603 - a person has chosen the command
                list(command),
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # Ctrl+C is not meant for it, and what it starts itself can be ended with it.
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except (OSError, ValueError) as error:
            detail = getattr(error, "strerror", None) or str(error)
            raise ChildTrouble(Mishap.NOT_STARTED, detail) from None
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes | Mishap] = SimpleQueue()
        self._said = 0
        self._heard = 0
        self._complaint = b""
        self._is_closed = False
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._threads = [
            Thread(target=task, args=(pipe,), name=f"program {process.pid}", daemon=True)
            for task, pipe in (
                (self._write, process.stdin),
                (self._read, process.stdout),
                (self._listen, process.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()

    def ask(self, question: bytes) -> None:
        """Sends a line; returns at once."""
        self._questions.put(question + b"\n")

    def answer(self, until: float) -> bytes:
        """The next line that the program wrote, without its end. Raises ChildTrouble if there is
        none until the clock `time.monotonic` is so late, nor ever will be."""
        try:
            line = self._answers.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise ChildTrouble(Mishap.SLOW) from None
        if isinstance(line, bytes):
            self._heard += len(line) + 1
            return line
        raise ChildTrouble(line, self._last_words() if line is Mishap.DIED else "")

    def abandon(self) -> None:
        """Ends the program's input, and the wait of whoever waits for an answer; returns at
        once."""
        self._is_closed = True
        self._questions.put(None)
        self._answers.put(Mishap.DIED)

    def close(self) -> None:
        """Ends the program: by the end of its input, and if it does not heed that, by force."""
        self.abandon()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_SECONDS_TO_LEAVE)
        self._kill()
        self._process.wait()
        for thread in self._threads:
            # What the program has started may have moved away and still hold a pipe.
            thread.join(_SECONDS_TO_LEAVE)

    def _kill(self) -> None:
        if self._process.returncode is not None:
            return
        if sys.platform == "win32":
            self._process.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def _last_words(self) -> str:
        """How it ended, and the last line of its complaints."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_SECONDS_TO_LEAVE)
        self._threads[-1].join(_SECONDS_TO_LEAVE)
        lines = self._complaint.decode(errors="replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        status = self._process.returncode
        return last if status is None else f"{status} {last}".rstrip()

    # threads

    def _write(self, pipe: IO[bytes]) -> None:
        try:
            with pipe:
                while (line := self._questions.get()) is not None and not self._is_closed:
                    rest = memoryview(line)
                    while rest:
                        rest = rest[pipe.write(rest) :]
        except OSError:  # nobody reads any more
            self._answers.put(Mishap.DIED)

    def _read(self, pipe: IO[bytes]) -> None:
        kept = b""
        with contextlib.suppress(OSError), pipe:
            while piece := pipe.read(_PIECE):
                *lines, kept = (kept + piece).split(b"\n")
                self._said += len(piece)
                longest = max(map(len, lines), default=0)
                # Each of the two counters is changed by one thread only.
                unread = self._said - self._heard
                if max(longest, len(kept)) > LONGEST_LINE or unread > MOST_UNREAD:
                    self._answers.put(Mishap.FLOODED)
                    return
                for line in lines:
                    self._answers.put(line)
        self._answers.put(Mishap.DIED)

    def _listen(self, pipe: IO[bytes]) -> None:
        complained = 0
        with contextlib.suppress(OSError), pipe:
            while piece := pipe.read(_PIECE):
                complained += len(piece)
                if complained > MOST_COMPLAINED:
                    self._answers.put(Mishap.FLOODED)
                    return
                self._complaint = (self._complaint + piece)[-_COMPLAINT_KEPT:]
