"""The computers and programs of a game, wherever they think; the window waits for none of them."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from ..engine.events import Event
from ..engine.view import PlayerView
from ..players.advice import AdviceWanted
from ..players.levels import ADVISER, STAND_IN, is_searching
from ..players.player import Decision
from ..session.table import Asked
from .computers_thread import ComputersThread
from .programs_thread import ProgramsThread
from .thinkers import Thinkers

_log = logging.getLogger(__name__)


class Computers(QObject):
    """Asks each computer where it thinks: on a thread, or in a process if it searches. Behind each
    of the latter sits a quicker one, which decides for it if the process fails."""

    answered = Signal(object, object)
    """(Asked, Decision)"""
    failed = Signal(object, object)
    """(Asked, Exception): the player did not decide."""
    advised = Signal(object, object)
    """(AdviceWanted, Advice or None where there is none)"""
    replaced = Signal(int)
    """The quicker computer decides for this seat, this once."""
    gave_up = Signal(bool)
    """Quicker computers decide for all that search, in the rest of the game; whether that is
    because the net of those cannot be read."""
    stumbled = Signal(int, object)
    """(seat, Fault): a program did something wrong."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._searching: frozenset[int] = frozenset()
        self._thread = ComputersThread(self)
        self._thinkers = Thinkers(self)
        self._programs = ProgramsThread(self)
        self._programs.answered.connect(self._pass_on)
        self._programs.failed.connect(self.failed)
        self._programs.stumbled.connect(self.stumbled)
        for part in (self._thread, self._thinkers):
            part.answered.connect(self._pass_on)
            part.advised.connect(self.advised)
        self._thread.failed.connect(self.failed)
        self._thinkers.failed.connect(self._replace)
        self._thinkers.gave_up.connect(self.gave_up)
        self._thinkers.advice_failed.connect(self._thread.advise)

    @property
    def thinking_pid(self) -> int | None:
        """The process in which the searching computers think, if it runs."""
        return self._thinkers.pid

    def seat(
        self,
        levels: Mapping[int, str],
        people: frozenset[int],
        history: Sequence[Sequence[Event]],
        programs: Mapping[int, Sequence[str]],
    ) -> None:
        """Seats new players of these levels, who know of the game what its history tells them and
        nothing of what the former ones saw. `people` are the seats of persons; `programs` are the
        commands that start the programs of other seats."""
        self._programs.seat(programs, history)
        searching = {seat: level for seat, level in levels.items() if is_searching(level)}
        self._searching = frozenset(searching)
        quick = {seat: STAND_IN if seat in searching else level for seat, level in levels.items()}
        self._thread.seat(quick, people, history)
        self._thinkers.seat(searching, people, history)

    def watch(self, events: Sequence[Event]) -> None:
        """Tells each seat what happened, before any later question."""
        self._thread.watch(events)
        self._thinkers.watch(events)
        self._programs.watch(events)

    def ask(self, asked: Asked, view: PlayerView) -> None:
        """Asks for a decision on this view; `answered` or `failed` comes later, unless another
        question comes before."""
        if asked.seat in self._programs.seats:
            self._programs.ask(asked, view)
        elif asked.seat in self._searching and not self._thinkers.has_given_up:
            self._thinkers.ask(asked, view)
        else:
            self._thread.ask(asked, view)

    def advise(self, wanted: AdviceWanted) -> None:
        """Asks for advice on a seat; `advised` comes later, unless other advice is wanted before.
        The first one may have to wait for a process to start."""
        (self._thinkers if is_searching(ADVISER) else self._thread).advise(wanted)

    def stop(self) -> None:
        """Ends threads and processes. Waits for what is decided on the thread, which is quick."""
        self._programs.stop()
        self._thinkers.stop()
        self._thread.stop()

    @Slot(object, object)
    def _pass_on(self, asked: Asked, decision: Decision) -> None:
        self.answered.emit(asked, decision)

    @Slot(object, object)
    def _replace(self, asked: Asked, view: PlayerView) -> None:
        _log.warning("another computer decides for seat %d", asked.seat)
        if not self._thinkers.has_given_up:
            self.replaced.emit(asked.seat)
        self._thread.ask(asked, view)
