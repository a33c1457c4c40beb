"""Programs that play on seats are asked on a thread of their own, so that nobody waits for them."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QThread, Signal, Slot

from ..engine.events import Event
from ..engine.view import PlayerView, redact
from ..players.mishap import Fault
from ..players.program import ProgramPlayer
from ..players.talker import answer_of
from ..session.table import Asked

_log = logging.getLogger(__name__)


class _Asking(QObject):
    """Lives on the thread: what it is sent arrives in order."""

    answered = Signal(object, object)
    failed = Signal(object, object)

    @Slot(object, object, object)
    def ask(self, player: ProgramPlayer, asked: Asked, view: PlayerView) -> None:
        try:
            decision = answer_of(player, view, asked.question, asked.talk)
        except Exception as error:  # it must not end the thread
            self.failed.emit(asked, error)
        else:
            self.answered.emit(asked, decision)

    @Slot(object)
    def close(self, players: Sequence[ProgramPlayer]) -> None:
        for player in players:
            player.close()


class ProgramsThread(QObject):
    """Asks the programs and hands their answers to the thread that owns this object.

    A program is started when its seat is first asked. Whenever seats are taken anew, which is after
    an undo as well, all programs are ended and others start that know the game as it stands.
    """

    answered = Signal(object, object)
    """(Asked, Decision)"""
    failed = Signal(object, object)
    """(Asked, Exception): no fault of the program, for which a plain move stands in."""
    stumbled = Signal(int, object)
    """(seat, Fault): a program did something wrong."""

    _ask = Signal(object, object, object)
    _close = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players: dict[int, ProgramPlayer] = {}
        self._thread: QThread | None = None
        self._asking = _Asking()
        self._ask.connect(self._asking.ask)
        self._close.connect(self._asking.close)
        self._asking.answered.connect(self._pass_on)
        self._asking.failed.connect(self.failed)

    @property
    def seats(self) -> frozenset[int]:
        """Where programs play."""
        return frozenset(self._players)

    def seat(
        self, commands: Mapping[int, Sequence[str]], history: Sequence[Sequence[Event]]
    ) -> None:
        """Other programs take their seats, and know of the game what its history tells them."""
        before = list(self._players.values())
        if before:
            for player in before:
                player.abandon()
            self._close.emit(before)
        self._players = {
            seat: ProgramPlayer(seat, command, self._report) for seat, command in commands.items()
        }
        if self._players and self._thread is None:
            self._start()
        for events in history:
            self.watch(events)

    def watch(self, events: Sequence[Event]) -> None:
        """Tells each seat what happened, before any later question."""
        for seat, player in self._players.items():
            for event in events:
                player.watch(redact(event, seat))

    def ask(self, asked: Asked, view: PlayerView) -> None:
        """Asks for a decision on this view; `answered` or `failed` comes later."""
        self._ask.emit(self._players[asked.seat], asked, view)

    def stop(self) -> None:
        """Ends the programs and the thread, in a moment."""
        players = list(self._players.values())
        for player in players:
            player.abandon()
        if self._thread is not None:
            self._thread.quit()
            self._thread.wait()
        for player in players:
            player.close()

    def _start(self) -> None:
        self._thread = QThread()
        self._thread.setObjectName("programs")
        self._asking.moveToThread(self._thread)
        self._thread.start()

    def _report(self, seat: int, fault: Fault) -> None:
        """Called on the thread; whoever is connected hears it on its own."""
        _log.warning("program on seat %d: %s %s", seat, fault.mishap, fault.detail)
        self.stumbled.emit(seat, fault)

    @Slot(object, object)
    def _pass_on(self, asked: Asked, decision: object) -> None:
        self.answered.emit(asked, decision)
