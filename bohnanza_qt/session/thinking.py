"""What runs in the process that thinks for computers which search, and what it is told.

The process is this program once more, started by it and for it alone. It is sent what its seats may
know, redacted before it leaves, and answers with decisions. It ends with the pipe.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, NamedTuple

from ..engine.events import Event
from ..engine.play import Question
from ..engine.rules import RuleSet
from ..engine.view import PlayerView
from ..players.advice import Advice, AdviceWanted
from ..players.player import Player
from ..players.talk import Talk
from ..players.talker import answer_of

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

MakePlayer = Callable[[str, int, frozenset[int]], Player]
"""Level, seat and the seats of persons; a function that the process finds by its name."""


class Sit(NamedTuple):
    """New players take their seats: their levels, the seats of persons, and for each what it has
    seen of the game so far."""

    levels: Mapping[int, str]
    people: frozenset[int]
    history: Mapping[int, tuple[Event, ...]]


class Watch(NamedTuple):
    """For each seat what has happened."""

    events: Mapping[int, tuple[Event, ...]]


class Ask(NamedTuple):
    """A question to a seat. Numbers grow; only the last of several questions is thought about."""

    number: int
    view: PlayerView
    question: Question
    talk: Talk | None = None


class Advise(NamedTuple):
    """Advice is wanted. Numbered like questions."""

    number: int
    wanted: AdviceWanted


class Ready(NamedTuple):
    """The process has started and listens."""


class Answer(NamedTuple):
    """What the question `number` was answered with, or the wish for advice; `fault` says why there
    is no answer, and `lacks_net` whether that is because the net cannot be read."""

    number: int
    answer: object
    fault: str = ""
    lacks_net: bool = False


def make_player(level: str, seat: int, people: frozenset[int]) -> Player:
    """The computers as everywhere. Only the process needs them all loaded, not who starts it."""
    from ..players import computers

    return computers.make_player(level, seat, people)


def advice_on(wanted: AdviceWanted) -> Advice | None:
    """The same for those who advise."""
    from ..players import adviser

    return adviser.advice_on(wanted)


def think(pipe: Connection, make: MakePlayer) -> None:
    """Runs in the process: answers what it is asked, until the other end of the pipe is closed."""
    # Ctrl+C in a terminal is meant for the window, whose end is heard of by the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Thinker(pipe, make).run()


class _Thinker:
    def __init__(self, pipe: Connection, make: MakePlayer) -> None:
        self._pipe = pipe
        self._make = make
        self._orders: SimpleQueue[Sit | Watch | Ask | Advise] = SimpleQueue()
        self._newest: dict[type, int] = {}
        self._players: dict[int, Player] = {}
        self._rules: RuleSet | None = None

    def run(self) -> None:
        Thread(target=self._listen, name="listening", daemon=True).start()
        self._pipe.send(Ready())
        while True:
            order = self._orders.get()
            match order:
                case Sit():
                    self._sit(order)
                case Watch():
                    for seat, events in order.events.items():
                        self._watch(seat, events)
                case Ask() | Advise() if order.number == self._newest[type(order)]:
                    self._pipe.send(self._answer(order))

    def _listen(self) -> None:
        """Takes everything in at once, so that whoever sends never waits for a thought, and that
        the end is noticed in the midst of one."""
        try:
            while True:
                order = self._pipe.recv()
                if isinstance(order, Ask | Advise):
                    self._newest[type(order)] = order.number
                self._orders.put(order)
        except (EOFError, OSError):
            os._exit(0)

    def _sit(self, order: Sit) -> None:
        self._players = {
            seat: self._make(level, seat, order.people) for seat, level in order.levels.items()
        }
        for seat, events in order.history.items():
            self._watch(seat, events)

    def _watch(self, seat: int, events: tuple[Event, ...]) -> None:
        for event in events:
            self._players[seat].watch(event)

    def _answer(self, order: Ask | Advise) -> Answer:
        try:
            if isinstance(order, Advise):
                return Answer(order.number, advice_on(order.wanted))
            view = self._with_known_rules(order.view)
            player = self._players[view.seat]
            return Answer(order.number, answer_of(player, view, order.question, order.talk))
        except Exception as error:  # whatever a player does wrong
            from ..players.value_net import BadNet

            fault = f"{type(error).__name__}: {error}"
            return Answer(order.number, None, fault, isinstance(error, BadNet))

    def _with_known_rules(self, view: PlayerView) -> PlayerView:
        """Each view brings its rules along; players know them again by their identity."""
        if self._rules != view.rules:
            self._rules = view.rules
        assert self._rules is not None
        return view._replace(rules=self._rules)
