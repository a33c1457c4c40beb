"""News of a command that takes longer than a few seconds, on standard error."""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import Event, Thread
from time import monotonic
from types import TracebackType
from typing import Final, Self

from ..ui.i18n import translate

SECONDS_BETWEEN_NEWS: Final = 5.0


class Progress:
    """Says every few seconds how much is done, as long as its `with` statement lasts.

    `done` counts upwards to `total` and is set by whoever does the work; `sentence(done)` says it
    in words. What was `done` before this run, if anything, tells nothing of its speed. A thread of
    its own says it, so that one long piece of work does not look like none.
    """

    def __init__(self, total: int, sentence: Callable[[int], str]) -> None:
        self.done = 0
        self.total = total
        self._sentence = sentence
        self._before = 0
        self._began = monotonic()
        self._over = Event()
        self._thread = Thread(target=self._tell, name="progress", daemon=True)

    def begin_at(self, done: int) -> None:
        """So much was done already, by an earlier run."""
        self.done = self._before = done

    def __enter__(self) -> Self:
        self._began = monotonic()
        self._thread.start()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._over.set()
        self._thread.join()

    def _tell(self) -> None:
        while not self._over.wait(SECONDS_BETWEEN_NEWS):
            print(self._news(monotonic() - self._began), file=sys.stderr, flush=True)

    def _news(self, seconds: float) -> str:
        """How much is done after so many seconds, and for how long it will still go on."""
        done = self.done
        sentence = self._sentence(done)
        new = done - self._before
        if new <= 0:
            return sentence
        minutes = round(seconds / new * (self.total - done) / 60)
        if minutes < 1:
            return translate("Progress", "{done}, less than a minute left").format(done=sentence)
        return translate("Progress", "{done}, about %n minute(s) left", "", minutes).format(
            done=sentence
        )
