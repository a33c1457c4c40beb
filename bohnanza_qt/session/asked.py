"""A question to a computer at a table, and the game that it is asked in."""

from __future__ import annotations

import logging
from typing import NamedTuple, Protocol

from ..engine.actions import Action
from ..engine.play import Question
from ..engine.state import GameState
from ..players.talk import Talk

_log = logging.getLogger(__name__)


class Asked(NamedTuple):
    """A question to a computer, and what all seats are asked at the same time. The answer is good
    as long as the game has this revision. `talk` is what was said, with an enquiry if that is to be
    answered instead; None where nobody talks."""

    seat: int
    question: Question
    questions: tuple[Question | None, ...]
    revision: int
    talk: Talk | None = None


class Game(Protocol):
    """What a table needs of the game that is played on it. GameSession is one."""

    revision: int

    @property
    def state(self) -> GameState: ...

    def submit(self, action: Action) -> object: ...


def log_fault(asked: Asked, fault: str) -> None:
    """Notes that a computer gave no usable answer."""
    _log.error("seat %d, asked %s: %s", asked.seat, asked.question, fault)
