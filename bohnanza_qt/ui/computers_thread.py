"""The computers think on a thread of their own, so that the window never waits for them."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QThread, Signal, Slot

from ..engine.events import Event
from ..engine.view import PlayerView, redact
from ..players.advice import AdviceWanted
from ..players.player import Decision, Player
from ..players.talker import answer_of
from ..session.table import Asked

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Seats:
    """Who is to sit down, and what they have seen so far."""

    levels: Mapping[int, str]
    people: frozenset[int]
    history: Sequence[Sequence[Event]]


class _Players(QObject):
    """Lives on the thread and owns the players there: what it is sent arrives in order."""

    answered = Signal(object, object)
    failed = Signal(object, object)
    advised = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._players: dict[int, Player] = {}

    @Slot(object)
    def sit(self, seats: _Seats) -> None:
        # Not needed before the first window stands, and not cheap to import.
        from ..players.computers import make_player
        from ..players.levels import USUAL_LEVEL, is_level

        self._players = {
            # A record may name a level that this version does not have.
            seat: make_player(level if is_level(level) else USUAL_LEVEL, seat, seats.people)
            for seat, level in seats.levels.items()
        }
        for events in seats.history:
            self.watch(events)

    @Slot(object)
    def watch(self, events: Sequence[Event]) -> None:
        for seat, player in self._players.items():
            try:
                for event in events:
                    player.watch(redact(event, seat))
            except Exception:  # nor keep the others from hearing of it
                _log.exception("seat %d could not watch", seat)

    @Slot(object, object)
    def ask(self, asked: Asked, view: PlayerView) -> None:
        try:
            decision = answer_of(self._players[asked.seat], view, asked.question, asked.talk)
        except Exception as error:  # whatever a player does wrong must not end the thread
            self.failed.emit(asked, error)
        else:
            if isinstance(decision, Decision):
                self.answered.emit(asked, decision)
            else:
                self.failed.emit(asked, TypeError(f"no decision: {decision!r}"))

    @Slot(object)
    def advise(self, wanted: AdviceWanted) -> None:
        from ..players.adviser import advice_on
        from ..players.levels import STAND_IN

        try:
            advice = advice_on(wanted, STAND_IN)
        except Exception:  # as above
            _log.exception("no advice")
            advice = None
        self.advised.emit(wanted, advice)


class ComputersThread(QObject):
    """Asks the computers and hands their answers to the thread that owns this object.

    The players sit on the worker thread and nobody else touches them. What they are told is
    redacted for their seats there.
    """

    answered = Signal(object, object)
    """(Asked, Decision)"""
    failed = Signal(object, object)
    """(Asked, Exception): the player did not decide."""
    advised = Signal(object, object)
    """(AdviceWanted, Advice or None where there is none)"""

    _sit = Signal(object)
    _watch = Signal(object)
    _ask = Signal(object, object)
    _advise = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread()
        self._thread.setObjectName("computers")
        self._players = _Players()
        self._players.moveToThread(self._thread)
        self._sit.connect(self._players.sit)
        self._watch.connect(self._players.watch)
        self._ask.connect(self._players.ask)
        self._advise.connect(self._players.advise)
        self._players.advised.connect(self.advised)
        self._players.answered.connect(self._pass_on)
        self._players.failed.connect(self.failed)
        self._thread.start()

    def seat(
        self,
        levels: Mapping[int, str],
        people: frozenset[int],
        history: Sequence[Sequence[Event]],
    ) -> None:
        """Seats new players of these levels, who know of the game what its history tells them and
        nothing of what the former ones saw. `people` are the seats of persons."""
        self._sit.emit(_Seats(levels, people, history))

    def watch(self, events: Sequence[Event]) -> None:
        """Tells each seat what happened, before any later question."""
        self._watch.emit(events)

    def ask(self, asked: Asked, view: PlayerView) -> None:
        """Asks for a decision on this view; `answered` or `failed` comes later."""
        self._ask.emit(asked, view)

    def advise(self, wanted: AdviceWanted) -> None:
        """Asks for advice on a seat; `advised` comes later."""
        self._advise.emit(wanted)

    def stop(self) -> None:
        """Ends the thread; returns when the decision being made, if any, is made."""
        self._thread.quit()
        self._thread.wait()

    @Slot(object, object)
    def _pass_on(self, asked: Asked, decision: Decision) -> None:
        self.answered.emit(asked, decision)
