"""What whoever listens to the running game is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from ..engine.events import Event
from .remarks import Remark
from .talk import Saying

if TYPE_CHECKING:
    from .game_session import GameSession


class SessionListener(Protocol):
    """Is told of every change, after it happened and in order. Must not change the session."""

    def acted(self, session: GameSession, events: Sequence[Event]) -> None:
        """The last action of the log was done."""

    def undone(self, session: GameSession, count: int) -> None:
        """The last `count` actions were taken back; the log is shorter by as many."""

    def remarked(self, session: GameSession, remark: Remark) -> None:
        """Somebody gave a reason, after the last action of the log."""

    def said(self, session: GameSession, saying: Saying) -> None:
        """Somebody said something that is no move, after the last action of the log."""

    def reseated(self, session: GameSession) -> None:
        """Others decide for some of the seats from now on."""
