"""What a table asks of its controller, answered from a game that has been played."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Signal

from ...engine.actions import Accept, Action, CardRef, MakeOffer
from ...engine.beans import Bean
from ...engine.events import Event
from ...engine.play import explain_illegal
from ...engine.refusal import Reason
from ...engine.state import Phase
from ...engine.view import PlayerView, redact
from ...players.talk import Wishes
from ...session.names import shown_names
from ...session.remarks import Remark
from ...session.replay_cursor import ReplayCursor
from ...session.signs import Sign
from ...session.standing import Standing
from ...session.talk import Saying, TalkLog
from ..words import player_names

_Said = TypeVar("_Said")


@dataclass(frozen=True, slots=True)
class Past:
    """What stands for the session of a game that is looked back at."""

    remarks: tuple[tuple[int, Remark], ...]
    """Reasons given up to the moment that is shown."""
    talk: tuple[tuple[int, Saying], ...] = ()
    """What was said up to then."""


@dataclass(frozen=True, slots=True)
class NoScreen:
    """What stands for the screen that persons share: whoever looks back is alone."""

    is_shared: bool = False
    is_visit: bool = False
    asked_next: int | None = None
    can_end_later: bool = False
    ends_later: bool = False
    others: tuple[int, ...] = ()

    def open_hand(self, seat: int) -> tuple[Bean, ...] | None:
        """Nobody's but the own, as in any game."""
        return None


class NoJointTable(QObject):
    """What stands for the deals that two persons put together: of those nothing is kept but that
    they were struck."""

    changed = Signal()
    partner: int | None = None

    def is_possible_with(self, seat: int) -> bool:
        """Nobody can act."""
        return False

    def take_left(self) -> None:
        """Nothing is left of one either."""


class PastTalk(QObject):
    """What stands for the talk of a game that is looked back at: nothing can be asked."""

    said = Signal(object)
    can_wish = False
    can_stand = False
    standing = Standing()

    def __init__(self, replay: ReplayController) -> None:
        super().__init__(replay)
        self._replay = replay

    @property
    def wishes(self) -> tuple[Wishes, ...]:
        """By seat, what stood at the moment that is shown."""
        talk = TalkLog(list(self._replay.session.talk))
        return talk.wishes(len(self._replay.view.seats))

    def wish(self, wanted: Iterable[Bean], unwanted: Iterable[Bean]) -> None:
        pass

    def stand(self, standing: Standing) -> None:
        pass

    def whom_to_ask(self, seats: Iterable[int], cards: Sequence[Bean]) -> tuple[int, ...]:
        return ()

    def enquire(self, seats: Iterable[int], cards: Sequence[Bean]) -> None:
        pass


class ReplayController(QObject):
    """Has all that a GameController has for its widgets, but nobody can act: whatever is tried,
    `explained` asks to say that this is a look back. The computers sleep.

    `seat` looks; all that is told is what it could know. Going on by one action tells it like a
    move in a game; going back comes without events, like an undo. `signs` are the seats'.
    """

    view_changed = Signal(object)
    happened = Signal(object)
    remark_made = Signal(object)
    refused = Signal(object, object)
    thinking_changed = Signal(object)
    undo_changed = Signal()
    busy_changed = Signal()
    ended = Signal()
    explained = Signal()
    """Somebody tried to act."""

    def __init__(
        self,
        cursor: ReplayCursor,
        people: Collection[int],
        signs: tuple[Sign, ...],
        seat: int,
        moment: int,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.screen = NoScreen()
        self.joint = NoJointTable(self)
        self.talk = PastTalk(self)
        self._cursor = cursor
        self._people = frozenset(people)
        self._signs = signs
        self._seat = seat
        self._moment = moment
        self._view = cursor.view(moment, seat)
        self._told = tuple(
            tuple(redact(event, seat) for event in events) for events in cursor.history
        )

    # moving about

    @property
    def moment(self) -> int:
        """How many actions of the game are done."""
        return self._moment

    def go_to(self, moment: int) -> None:
        """Shows the position after so many actions, between 0 and the last."""
        before = self._moment
        if moment == before:
            return
        self._moment = moment
        view = self._cursor.view(moment, self._seat)
        for done in range(before, moment):
            self.happened.emit(self._told[done])
            for _, saying in _at(self._cursor.talk, done + 1):
                self.talk.said.emit(saying)
            for remark in self._remarks_at(done + 1):
                self.remark_made.emit(remark)
        self._view = view
        self.view_changed.emit(view)

    def _remarks_at(self, moment: int) -> list[Remark]:
        return [remark for _, remark in _at(self._cursor.remarks, moment)]

    # what there is to see

    @property
    def session(self) -> Past:
        return Past(
            tuple(kept for kept in self._cursor.remarks if kept[0] <= self._moment),
            tuple(kept for kept in self._cursor.talk if kept[0] <= self._moment),
        )

    @property
    def view(self) -> PlayerView:
        return self._view

    @property
    def seat(self) -> int:
        return self._seat

    @property
    def names(self) -> tuple[str, ...]:
        you = self._seat if self._people == {self._seat} else None
        return player_names(shown_names(self._cursor.record.players), you)

    @property
    def signs(self) -> tuple[Sign, ...]:
        """By seat."""
        return self._signs

    @property
    def revision(self) -> int:
        return self._moment

    @property
    def history(self) -> tuple[tuple[Event, ...], ...]:
        """What has happened up to the moment that is shown, as `seat` could know it."""
        return self._told[: self._moment]

    @property
    def is_over(self) -> bool:
        return self._view.phase is Phase.OVER

    @property
    def busy(self) -> bool:
        return False

    @property
    def is_settled(self) -> bool:
        return True

    @property
    def waits_for_no_trade(self) -> bool:
        return False

    @property
    def thinking(self) -> int | None:
        return None

    @property
    def is_silenced(self) -> bool:
        return False

    @property
    def can_undo(self) -> bool:
        return False

    @property
    def can_redo(self) -> bool:
        return False

    @property
    def redo_text(self) -> str:
        return QCoreApplication.translate("Undo", "Redo")

    @property
    def is_paused(self) -> bool:
        return False

    def pause(self, paused: bool = True) -> None:
        pass

    @property
    def undo_text(self) -> str:
        return ""

    def is_person(self, seat: int) -> bool:
        return seat in self._people

    def description(self, seat: int) -> str:
        """Who sat there, in a word."""
        return self.tr("person") if self.is_person(seat) else self.tr("computer")

    def explain(self, action: Action) -> Reason | None:
        """Why `action` was not legal at this moment; None if it was."""
        return explain_illegal(self._cursor.state(self._moment), action)

    # what is tried

    def try_action(self, _action: Action) -> Reason | None:
        self.explained.emit()
        return None

    def try_offer(
        self, _partners: Iterable[int], _give: Sequence[CardRef], _want: Sequence[Bean]
    ) -> Reason | None:
        self.explained.emit()
        return None

    def try_deal(self, _offer: MakeOffer, _answer: Accept) -> Reason | None:
        self.explained.emit()
        return None

    def undo(self) -> None:
        self.explained.emit()

    def redo(self) -> None:
        self.explained.emit()

    def silence(self, _silenced: bool = True) -> None:
        self.explained.emit()
        self.view_changed.emit(self._view)

    def skip(self) -> None:
        """There is nothing to wait for."""

    def hold(self) -> None:
        """Nothing moves by itself."""

    def release(self) -> None:
        """Nothing was held."""


def _at(kept: Sequence[tuple[int, _Said]], moment: int) -> Sequence[tuple[int, _Said]]:
    """What was said at a moment; `kept` is in the order of the moments."""
    first = bisect_left(kept, moment, key=itemgetter(0))
    return kept[first : bisect_right(kept, moment, lo=first, key=itemgetter(0))]
