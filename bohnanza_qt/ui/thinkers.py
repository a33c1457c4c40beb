"""The computers that search: asked in a process of their own, which is replaced when it fails."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ..engine.events import Event
from ..engine.view import PlayerView, redact
from ..players.advice import Advice, AdviceWanted
from ..players.player import Decision
from ..session.table import Asked
from ..session.thinking import Advise, Answer, Ask, Ready, Sit, Watch, make_player
from ..session.thinking_process import ThinkingProcess

_log = logging.getLogger(__name__)

LONGEST_START: Final = 30_000
"""Milliseconds until the process must have started; a busy machine may take its time."""

LONGEST_THOUGHT: Final = 10_000
"""Milliseconds that one decision may take, many times of what it does take."""

_MOST_FAILURES: Final = 3
"""After so many without an answer between them nothing is started any more in this game."""


class Thinkers(QObject):
    """Seats players in a process and asks them, like a ComputersThread; it starts when the first
    one is seated, so that it is ready before the first question.

    Whatever becomes of the process, each question is answered by `answered` or `failed`, or has
    been overtaken by the next one. This belongs to one game: once it `has_given_up`, nobody is
    seated or asked here any more.
    """

    answered = Signal(object, object)
    """(Asked, Decision)"""
    failed = Signal(object, object)
    """(Asked, PlayerView): somebody else has to decide."""
    gave_up = Signal(bool)
    """Somebody else has to decide in the rest of the game, and is told so once, before the `failed`
    of the question that was one too many; whether that is because there is no net to be read."""
    advised = Signal(object, object)
    """(AdviceWanted, Advice or None where there is nothing to do)"""
    advice_failed = Signal(object)
    """(AdviceWanted): somebody else has to advise."""

    _heard = Signal(int, object)
    _ended = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: ThinkingProcess | None = None
        self._started = 0
        self._is_ready = False
        self._failures = 0
        self._has_given_up = False
        self._number = 0
        self._asked: tuple[Asked, PlayerView] | None = None
        self._asked_number = 0
        self._wanted: AdviceWanted | None = None
        self._wanted_number = 0
        self._levels: Mapping[int, str] = {}
        self._people: frozenset[int] = frozenset()
        self._history: list[Sequence[Event]] = []
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._lose_patience)
        self._heard.connect(self._hear)
        self._ended.connect(self._mourn)

    @property
    def pid(self) -> int | None:
        """Of the process, once it runs."""
        return None if self._process is None else self._process.pid

    @property
    def has_given_up(self) -> bool:
        """Whether somebody else decides in the rest of the game."""
        return self._has_given_up

    def seat(
        self,
        levels: Mapping[int, str],
        people: frozenset[int],
        history: Sequence[Sequence[Event]],
    ) -> None:
        """Seats new players, who know of the game what its history tells them."""
        self._asked = None
        self._rest()
        self._levels, self._people = levels, people
        self._history = list(history)
        if self._has_given_up:
            return
        self._failures = 0
        if self._process is not None:
            self._process.send(self._order_to_sit())
        elif levels:
            self._start()

    def watch(self, events: Sequence[Event]) -> None:
        """Tells each seat what happened, before any later question."""
        if self._levels:
            self._history.append(events)
            if self._process is not None:
                self._process.send(Watch(self._redacted([events])))

    def ask(self, asked: Asked, view: PlayerView) -> None:
        """Asks for a decision on this view. A question before that one is forgotten."""
        self._asked = asked, view
        if self._process is None:
            self._give_up()
            return
        self._asked_number = self._next_number()
        self._process.send(Ask(self._asked_number, view, asked.question, asked.talk))
        self._wait()

    def advise(self, wanted: AdviceWanted) -> None:
        """Asks for advice; what was wanted before is forgotten. If need be the process is started
        for it."""
        self._wanted = wanted
        if self._process is None and not self._has_given_up:
            self._start()
        if self._process is None:
            self._give_up_advice()
            return
        self._wanted_number = self._next_number()
        self._process.send(Advise(self._wanted_number, wanted))
        self._wait()

    def stop(self) -> None:
        """Ends the process, in the midst of a thought too."""
        self._asked = self._wanted = None
        self._rest()
        if self._process is not None:
            self._process.stop()
            self._process = None

    # inside

    def _start(self) -> None:
        self._is_ready = False
        self._started += 1
        which = self._started
        self._process = ThinkingProcess(
            lambda message: self._heard.emit(which, message),
            lambda: self._ended.emit(which),
            make_player,
        )
        self._process.send(self._order_to_sit())

    def _order_to_sit(self) -> Sit:
        return Sit(dict(self._levels), self._people, self._redacted(self._history))

    def _redacted(self, history: Sequence[Sequence[Event]]) -> dict[int, tuple[Event, ...]]:
        return {
            seat: tuple(redact(event, seat) for events in history for event in events)
            for seat in self._levels
        }

    @Slot(int, object)
    def _hear(self, which: int, message: object) -> None:
        if which != self._started or self._process is None:
            return
        if isinstance(message, Ready):
            self._is_ready = True
            if self._clock.isActive():
                self._wait()
        elif isinstance(message, Answer) and message.number == self._asked_number:
            self._take(message)
        elif isinstance(message, Answer) and message.number == self._wanted_number:
            self._take_advice(message)

    def _take(self, message: Answer) -> None:
        if self._asked is None:
            return
        decision = message.answer
        if isinstance(decision, Decision):
            asked, _ = self._asked
            self._asked = None
            self._rest()
            self._failures = 0
            self.answered.emit(asked, decision)
        else:
            _log.error("a computer could not decide: %s", message.fault or repr(decision))
            # Without its net it will not be able to later either.
            self._count_failure(lacks_net=message.lacks_net)
            self._give_up()

    def _take_advice(self, message: Answer) -> None:
        wanted = self._wanted
        if wanted is None:
            return
        if message.fault or not isinstance(message.answer, Advice | None):
            _log.error("no advice: %s", message.fault or repr(message.answer))
            self._give_up_advice()
            return
        self._wanted = None
        self._rest()
        self._failures = 0
        self.advised.emit(wanted, message.answer)

    @Slot(int)
    def _mourn(self, which: int) -> None:
        if which == self._started and self._process is not None:
            _log.warning("the process that thinks has ended by itself")
            self._replace()

    @Slot()
    def _lose_patience(self) -> None:
        _log.warning("the process that thinks did not answer in time")
        if self._process is not None:
            self._process.stop()
        self._replace()

    def _replace(self) -> None:
        self._process = None
        self._count_failure()
        if not self._has_given_up:
            self._start()
        if self._asked is not None:
            self._give_up()
        if self._wanted is not None:
            self._give_up_advice()

    def _count_failure(self, *, lacks_net: bool = False) -> None:
        self._failures += 1
        if self._has_given_up or not (lacks_net or self._failures >= _MOST_FAILURES):
            return
        self._has_given_up = True
        if self._process is not None:
            self._process.stop()
            self._process = None
        if self._levels:  # else it was only to advise, and others do
            self.gave_up.emit(lacks_net)

    def _give_up(self) -> None:
        assert self._asked is not None
        asked, view = self._asked
        self._asked = None
        self._rest()
        self.failed.emit(asked, view)

    def _give_up_advice(self) -> None:
        wanted, self._wanted = self._wanted, None
        self._rest()
        self.advice_failed.emit(wanted)

    def _next_number(self) -> int:
        self._number += 1
        return self._number

    def _wait(self) -> None:
        self._clock.start(LONGEST_THOUGHT if self._is_ready else LONGEST_START)

    def _rest(self) -> None:
        """Nothing is waited for unless something still is."""
        if self._asked is None and self._wanted is None:
            self._clock.stop()
