"""A seat for a program of somebody else's: it reads questions and writes answers, line by line.

The program is started without a shell when it is first asked, and ended with the game. Whatever it
does wrong costs it its decision: a default move is made in its place, and `report` is told why. A
program that is slow, dies or floods its pipe is ended, and started again for the next question.
"""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Any, Final

from ..engine.actions import Accept, Action, DoneTrading, Draw, MakeOffer, Reject, TurnOver
from ..engine.events import Event
from ..engine.own_moves import own_moves, why_not
from ..engine.play import Question
from ..engine.view import PlayerView
from .child_process import ChildProcess, ChildTrouble
from .mishap import LONGEST_DETAIL, Fault, Mishap
from .player import Decision
from .program_lines import NoAnswer, question_line, read_answer, rules_to_json

PREFIX: Final = "exec:"
"""Before the command in the name of a seat on the command line."""

SECONDS_TO_DECIDE: Final = 5.0
SECONDS_TO_START: Final = 10.0
"""More, for the first answer of a program that was just started."""

MOST_STARTS: Final = 3
MOST_FAULTS: Final = 20
"""In one game; after that the seat makes default moves to its end."""

MOST_WAYS_TO_PAY: Final = 200
"""Of the choices among equal cards to accept offers with, no more are listed. The others are legal
as well."""

_HARMLESS: Final = (Reject, DoneTrading, TurnOver, Draw)


def command_of(text: str) -> tuple[str, ...]:
    """The words of a command, quoted as in a shell, which none is asked to run. Raises ValueError
    where a quotation does not end, or nothing is said."""
    words = tuple(shlex.split(text))
    if not words:
        raise ValueError("no command")
    return words


def command_of_file(path: Path) -> tuple[str, ...]:
    """The command that starts the program in a file: Python for its own, else the file itself."""
    if path.suffix != ".py":
        return (str(path),)
    # In a bundle this program is no Python that could run others.
    python = "" if getattr(sys, "frozen", False) else sys.executable
    return (python or shutil.which("python3") or "python", str(path))


class ProgramPlayer:
    """A Player whose decisions a program makes. `close` must be called in the end; it may be called
    from any thread, and ends a decision at once that is being made in another.

    `seconds` is the time for one decision. `report` is called by whatever thread decides.
    """

    def __init__(
        self,
        seat: int,
        command: Sequence[str],
        report: Callable[[int, Fault], None],
        seconds: float = SECONDS_TO_DECIDE,
    ) -> None:
        self._seat = seat
        self._command = tuple(command)
        self._report = report
        self._seconds = seconds
        self._child: ChildProcess | None = None
        self._rules: Mapping[str, Any] = {}
        self._events: list[Event] = []
        self._told = 0
        self._number = 0
        self._starts = 0
        self._faults = 0
        self._is_over = False

    def watch(self, event: Event) -> None:
        self._events.append(event)

    def decide(self, view: PlayerView, question: Question) -> Decision:
        """What the program decides, if it is a legal answer; else a default move."""
        legal = list(own_moves(view))
        if not self._is_over:
            try:
                return self._asked(view, question, legal)
            except ChildTrouble as trouble:
                self._drop_child()
                self._note(Fault(trouble.mishap, trouble.detail))
                if self._starts >= MOST_STARTS or trouble.mishap is Mishap.NOT_STARTED:
                    self._give_up()
            except _Wrong as wrong:
                self._note(wrong.fault)
        return _default(question, legal)

    def abandon(self) -> None:
        """Returns at once: no answer is waited for any more, in whatever thread. The program hears
        that its input ends; `close` has still to be called."""
        self._is_over = True
        child = self._child
        if child is not None:
            child.abandon()

    def close(self) -> None:
        """Ends the program."""
        self._is_over = True
        self._drop_child()

    def _asked(self, view: PlayerView, question: Question, legal: Sequence[Action]) -> Decision:
        """Raises ChildTrouble or _Wrong."""
        until = monotonic() + self._seconds
        child = self._child
        if child is None:
            until += SECONDS_TO_START
            self._starts += 1
            self._told = 0
            child = self._child = ChildProcess(self._command)
            if self._is_over:  # closed while it started
                raise ChildTrouble(Mishap.DIED)
        number = self._number
        self._number += 1
        rules = self._rules = self._rules or rules_to_json(view.rules)
        # Further ones may come from another thread in the meantime.
        told, self._told = self._told, len(self._events)
        events = self._events[told : self._told]
        line = question_line(number, view, rules, question, _listed(legal), events)
        child.ask(line)
        while True:
            try:
                answer = read_answer(child.answer(until))
            except NoAnswer as why:
                raise _Wrong(Mishap.NONSENSE, str(why)) from None
            if answer.number == number:
                break
            if answer.number > number:
                raise _Wrong(Mishap.NONSENSE, f"number {answer.number} was not asked yet")
            # A second answer to an earlier question is too late.
        return self._judged(answer.action, answer.answers, view, question)

    def _judged(
        self, action: Action | None, answers: int | None, view: PlayerView, question: Question
    ) -> Decision:
        if action is None:
            if question is not Question.MAY_OFFER:
                raise _Wrong(Mishap.NONSENSE, "this question needs an action")
            return Decision(None)
        if action.seat != self._seat:
            raise _Wrong(Mishap.NONSENSE, f"action.seat is not {self._seat}")
        reason = why_not(view, action)
        if reason is not None:
            raise _Wrong(Mishap.ILLEGAL, reason.value)
        if not isinstance(action, MakeOffer):
            return Decision(action)
        if question is Question.ANSWER:
            answers = _answered(view, action, answers)
            if answers is None:
                raise _Wrong(Mishap.NONSENSE, "answers is no open offer of the one it is made to")
        return Decision(action, answers=answers)

    def _note(self, fault: Fault) -> None:
        if self._is_over:
            return
        self._report(self._seat, fault)
        self._faults += 1
        if self._faults >= MOST_FAULTS:
            self._give_up()

    def _give_up(self) -> None:
        if not self._is_over:
            self.close()
            self._report(self._seat, Fault(Mishap.GIVEN_UP))

    def _drop_child(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.close()


class _Wrong(Exception):
    """The program answered, but not well."""

    def __init__(self, mishap: Mishap, detail: str) -> None:
        super().__init__(mishap, detail)
        self.fault = Fault(mishap, detail[:LONGEST_DETAIL])


def _listed(legal: Sequence[Action]) -> list[Action]:
    """Nobody can make the list long by an offer that could be paid in thousands of ways."""
    accepts = islice((action for action in legal if isinstance(action, Accept)), MOST_WAYS_TO_PAY)
    return [*accepts, *(action for action in legal if not isinstance(action, Accept))]


def _answered(view: PlayerView, counter: MakeOffer, number: int | None) -> int | None:
    """The open offer that a counter-offer answers: the one that it names, or the only one that it
    can answer; None if there is none."""
    open_offers = [
        offer.number
        for offer in view.offers
        if offer.seat == counter.to
        and offer.to in (None, view.seat)
        and view.seat not in offer.rejected
    ]
    if number is None:
        return open_offers[0] if len(open_offers) == 1 else None
    return number if number in open_offers else None


def _default(question: Question, legal: Sequence[Action]) -> Decision:
    """Nothing, or a refusal, or whatever brings the game on; else the first legal action."""
    if question is Question.MAY_OFFER:
        return Decision(None)
    for kind in _HARMLESS:
        for action in legal:
            if isinstance(action, kind):
                return Decision(action)
    return Decision(legal[0])
