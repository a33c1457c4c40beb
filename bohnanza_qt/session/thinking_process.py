"""The process that thinks, as the program around it sees it: started, fed, listened to, ended."""

from __future__ import annotations

import logging
from collections.abc import Callable
from queue import SimpleQueue
from threading import Lock, Thread
from typing import TYPE_CHECKING, Final

from .thinking import MakePlayer, make_player, think

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

_LAST_WORDS: Final = 1.0
"""Seconds for a process that has closed its pipe to say what went wrong."""

_log = logging.getLogger(__name__)


class ThinkingProcess:
    """A process of its own for whoever thinks long. Nothing here waits for it: starting, sending
    and hearing are done on threads.

    `heard` is given each of its messages and `ended` is called when it is gone, however that came
    about, but never after `stop`; both on another thread than the caller's, and they must return at
    once.
    """

    def __init__(
        self,
        heard: Callable[[object], None],
        ended: Callable[[], None],
        make: MakePlayer = make_player,
    ) -> None:
        self._heard = heard
        self._ended = ended
        self._make = make
        self._orders: SimpleQueue[object] = SimpleQueue()
        self._lock = Lock()
        self._is_stopped = False
        self._process: BaseProcess | None = None
        Thread(target=self._run, name="thinking", daemon=True).start()

    @property
    def pid(self) -> int | None:
        """None until it has started, and when it is gone."""
        with self._lock:
            return None if self._process is None else self._process.pid

    def send(self, order: object) -> None:
        """Orders reach the process one after another, as soon as it listens."""
        self._orders.put(order)

    def stop(self) -> None:
        """Ends the process, whatever it is doing; what it would have said is not heard."""
        with self._lock:
            self._is_stopped = True
            if self._process is not None:
                self._process.kill()
        self._orders.put(None)

    def _run(self) -> None:
        try:
            pipe = self._start()
        except Exception:  # the system may refuse for many reasons
            _log.exception("no process to think in")
            self._tell_end()
            return
        Thread(target=self._listen, args=(pipe,), name="hearing", daemon=True).start()
        while (order := self._orders.get()) is not None:
            try:
                pipe.send(order)
            except (OSError, ValueError):  # it is gone; the other thread tells
                return

    def _start(self) -> Connection:
        # Few games need it, and it is not quick to load.
        from multiprocessing import get_context

        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=think, args=(theirs, self._make), name="thinking", daemon=True
        )
        process.start()
        # With this end open here too, the end of the process would go unnoticed.
        theirs.close()
        with self._lock:
            self._process = process
            if self._is_stopped:
                process.kill()
        return ours

    def _listen(self, pipe: Connection) -> None:
        try:
            while True:
                message = pipe.recv()
                with self._lock:
                    if not self._is_stopped:
                        self._heard(message)
        except (EOFError, OSError):
            pass
        with self._lock:
            process, self._process = self._process, None
        assert process is not None
        self._orders.put(None)
        pipe.close()
        self._tell_end()
        process.join(_LAST_WORDS)
        process.kill()
        process.join()

    def _tell_end(self) -> None:
        with self._lock:
            if not self._is_stopped:
                self._ended()
