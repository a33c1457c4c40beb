"""Reads the kept games on a thread of its own, so that the window never waits for them."""

from __future__ import annotations

import logging
from threading import Event
from typing import Final

from PySide6.QtCore import QObject, QThreadPool, Signal

from ...session.library import Library, Shelf, Stopped
from ...session.paths import Folders
from ...session.statistics import Statistics, statistics_of

_log = logging.getLogger(__name__)

_TOLD_ONCE_IN: Final = 10
"""So many games are read between two words about it."""


class LibraryReader(QObject):
    """`look` answers with `read` later, at once if little is new. One reading at a time."""

    read = Signal(object, object)
    """The Shelf as it is now, and the Statistics of its games."""
    progressed = Signal(int, int)
    """How many of so many new games are read."""

    _ended = Signal(object, object)

    def __init__(self, folders: Folders, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = Library(folders)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._stop = Event()
        self._is_reading = self._once_more = False
        self._ended.connect(self._pass_on)

    @property
    def is_reading(self) -> bool:
        return self._is_reading

    def look(self) -> None:
        """Reads what is new; while that is being done already, once more after it."""
        if self._stop.is_set():
            return
        if self._is_reading:
            self._once_more = True
            return
        self._is_reading, self._once_more = True, False
        self._pool.start(self._work)

    def stop(self) -> None:
        """No more reading; returns when the game that is being read is read."""
        self._stop.set()
        self._pool.waitForDone()

    def _work(self) -> None:
        """On the thread of the pool."""
        shelf: Shelf | None = None
        try:
            shelf = self._library.look(self._tell, lambda: not self._stop.is_set())
        except Stopped:
            pass
        except Exception:  # whatever goes wrong must not keep the page waiting
            _log.exception("the kept games could not be read")
            shelf = Shelf(no_access=True)
        games = shelf.games if shelf is not None else ()
        self._ended.emit(shelf, statistics_of(listed.game for listed in games))

    def _tell(self, read: int, of_all: int) -> None:
        if read % _TOLD_ONCE_IN == 0:
            self.progressed.emit(read, of_all)

    def _pass_on(self, shelf: Shelf | None, statistics: Statistics) -> None:
        self._is_reading = False
        if shelf is not None:
            self.read.emit(shelf, statistics)
        if self._once_more:
            self.look()
