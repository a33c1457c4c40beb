"""The one who runs the game that is on the screen: submits, asks the computers, sets the pace."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ..engine.actions import Accept, Action, CardRef, MakeOffer, Reject
from ..engine.beans import Bean
from ..engine.events import Event, GameEnded
from ..engine.play import Question, explain_illegal
from ..engine.refusal import Reason
from ..engine.state import Phase
from ..engine.view import PlayerView, redact
from ..players.mishap import Fault
from ..players.player import Decision
from ..session.game_session import GameSession
from ..session.remarks import Remark
from ..session.signs import Sign
from ..session.table import Asked, Table
from ..session.talk import SaidMishap, Saying
from .computers import Computers
from .durations import REACTION, durations, pauses
from .hints import Hints
from .joint_table import JointTable
from .one_screen import OneScreen
from .talking import Talking
from .undo_words import redo_text, undo_text
from .words import player_names

_log = logging.getLogger(__name__)


class GameController(QObject):
    """Everything a widget may ask or do about the running game.

    For each action `happened` is emitted with its events, then `view_changed` with the position
    after it, then `remark_made` if a computer gives its reason. All of it is what `seat` may know.
    What is said beside the moves is the business of `talk`.
    Which computer is asked, and what becomes of its answer, is the business of the session's Table.
    Widgets hold() the computers' moves while a card is being dragged, so that nothing moves under
    the hand, and release() them after. Where several persons share the screen, `screen` says who
    looks; `seat` is another one then after each of its changes.
    """

    view_changed = Signal(object)
    happened = Signal(object)
    remark_made = Signal(object)
    refused = Signal(object, object)
    thinking_changed = Signal(object)
    undo_changed = Signal()
    busy_changed = Signal()
    """`busy`, `is_settled` or `waits_for_no_trade` is another now, or the screen waits to be given
    away."""
    ended = Signal()
    replaced = Signal(int)
    """The computer of this seat failed to decide, and a quicker one did in its place."""
    experts_gave_up = Signal(bool)
    """Quicker computers decide for the experts in the rest of the game; whether that is because the
    net of those cannot be read."""

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._people = frozenset(session.people)
        self._seat = min(self._people, default=0)
        self._view = session.view(self._seat)
        self._table = Table.beside(session)
        self.talk = Talking(self, self._table)
        self._asked: Asked | None = None
        self._decided: tuple[Asked, Decision | None] | None = None
        self._held = 0
        self._is_paused = False
        self._skipping = False
        self._mood = (False, True, False)
        self._thinking: int | None = None
        self._untold: list[tuple[tuple[Event, ...], PlayerView] | Remark] = []
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._settle)
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.timeout.connect(self._tell_mood)
        self._computers = Computers(self)
        self._computers.answered.connect(self._take_answer)
        self._computers.failed.connect(self._replace_failed)
        self._computers.replaced.connect(self.replaced)
        self._computers.gave_up.connect(self.experts_gave_up)
        self._computers.stumbled.connect(self._tell_mishap)
        self._seat_computers()
        session.listeners.append(self)
        self.joint = JointTable(self)
        self.screen = OneScreen(self)
        self.screen.begin()
        self.hints = Hints(self, self._computers)

    # what there is to see

    @property
    def session(self) -> GameSession:
        return self._session

    @property
    def view(self) -> PlayerView:
        return self._view

    @property
    def seat(self) -> int:
        return self._seat

    @property
    def names(self) -> tuple[str, ...]:
        """By seat, in the language that is on."""
        return player_names(self._session.names, self._seat if len(self._people) == 1 else None)

    @property
    def signs(self) -> tuple[Sign, ...]:
        """By seat."""
        return self._session.setup.signs

    @property
    def revision(self) -> int:
        return self._session.revision

    @property
    def is_over(self) -> bool:
        return self._view.phase is Phase.OVER

    @property
    def busy(self) -> bool:
        """A computer's move is thought about or shown, and no person has to be asked."""
        return self._mood[0]

    @property
    def is_settled(self) -> bool:
        """All that happened has been shown, long enough ago that a gesture is meant for what is
        to be seen now."""
        return self._mood[1]

    @property
    def waits_for_no_trade(self) -> bool:
        """The active computer would end trading; all is settled, and it waits for the person to
        say "no trade"."""
        return self._mood[2]

    @property
    def thinking(self) -> int | None:
        """The seat of the computer that is asked something it has to answer."""
        return self._thinking

    @property
    def thinking_pid(self) -> int | None:
        """The process in which computers that search think, if there is one."""
        return self._computers.thinking_pid

    def is_person(self, seat: int) -> bool:
        return seat in self._people

    def description(self, seat: int) -> str:
        """Who sits there, in a word."""
        if self.is_person(seat):
            return self.tr("person")
        is_program = bool(self._session.setup.seats[seat].command)
        return self.tr("program") if is_program else self.tr("computer")

    # what a person can do

    def explain(self, action: Action) -> Reason | None:
        """Why `action` would not be legal now; None if it would."""
        return explain_illegal(self._session.state, action)

    def try_action(self, action: Action) -> Reason | None:
        """Does a person's action. If the rules do not allow it, `refused` is emitted and the
        reason returned, and nothing has changed."""
        reason = self._refuse(action)
        if reason is not None:
            return reason
        self._session.submit(action)
        self._tell()
        self._go_on()
        return None

    def try_offer(
        self, partners: Iterable[int], give: Sequence[CardRef], want: Sequence[Bean]
    ) -> Reason | None:
        """Makes the same offer to several partners, of which only one can be struck; refused as
        a whole like try_action."""
        partners = sorted(partners)
        for partner in partners:
            offer = MakeOffer(self._seat, partner, tuple(give), tuple(want))
            reason = self._refuse(offer)
            if reason is not None:
                return reason
        self._session.offer(self._seat, partners, give, want)
        self._tell()
        self._go_on()
        return None

    def try_deal(self, offer: MakeOffer, answer: Accept) -> Reason | None:
        """Strikes a deal on which two persons agreed before it was offered; refused like
        try_action."""
        reason = self._refuse(offer)
        if reason is not None:
            return reason
        self._session.strike_deal(offer, answer)
        self._tell()
        self._go_on()
        return None

    def _refuse(self, action: Action) -> Reason | None:
        """Tells why the action is not legal and returns it; None if it is."""
        reason = self.explain(action)
        if reason is not None:
            self.refused.emit(action, reason)
        return reason

    @property
    def history(self) -> tuple[tuple[Event, ...], ...]:
        """What happened so far, one entry for each action, as `seat` may know it."""
        return tuple(
            tuple(redact(event, self._seat) for event in action) for action in self._session.history
        )

    @property
    def can_undo(self) -> bool:
        """Behind the curtain nobody takes anything back."""
        return not self.screen.is_covered and bool(self._session.undo_target(self._seat))

    @property
    def can_redo(self) -> bool:
        return not self.screen.is_covered and self._seat in self._session.redo_seats

    @property
    def undo_text(self) -> str:
        """What undo() would take back, as the words of a button; just "Undo" if nothing."""
        target = self._session.undo_target(self._seat)
        return undo_text(target[0] if target else None)

    @property
    def redo_text(self) -> str:
        """What redo() would do again, as the words of a button; just "Redo" if nothing."""
        return redo_text(self._session.redoable if self.can_redo else None)

    def undo(self) -> None:
        """Takes back the person's last gesture, if nobody has learned anything from it."""
        if self.can_undo:
            self.hold()
            taken_back = self._session.undo()
            if isinstance(taken_back[0], (Accept, Reject)):
                # What was answered for the person would be answered again at once.
                self.talk.forget_standing()
            self.release()

    def redo(self) -> None:
        """Does again what was taken back."""
        if self.can_redo:
            self._session.redo()
            self._tell()
            self._go_on()

    def start(self) -> None:
        """Begins to ask the computers; call it once the widgets are connected."""
        self._go_on()

    def look_from(self, seat: int) -> None:
        """From now on everything is told as `seat` may know it. Done by `screen` alone."""
        self._seat = seat
        self._table.at_screen = seat if self.screen.is_shared else None
        self._view = self._session.view(seat)

    def stop(self) -> None:
        """Ends the computers' thread; nothing happens any more. The session stays open."""
        if self in self._session.listeners:
            self._session.listeners.remove(self)
            self._table.leave(self._session)
            self._pause.stop()
            self._settling.stop()
            self._held += 1
            self._computers.stop()

    def hold(self) -> None:
        """Shows no computer's move until release() was called as often as hold()."""
        self._held += 1

    def release(self) -> None:
        self._held = max(0, self._held - 1)
        if not self._held:
            self._go_on()

    @property
    def is_paused(self) -> bool:
        """The computers wait until a person lets them go on."""
        return self._is_paused

    def pause(self, paused: bool = True) -> None:
        """Stops the computers' moves, or lets them go on."""
        if paused != self._is_paused:
            self._is_paused = paused
            if paused:
                self.hold()
            else:
                self.release()
            self.busy_changed.emit()

    def skip(self) -> None:
        """Shows the computers' moves without a pause until a person is asked."""
        self.pause(False)
        if self.busy:
            self._skipping = True
            self._pause.stop()
            self._settle()

    @property
    def is_silenced(self) -> bool:
        """The computers make no offers in this turn unless asked."""
        return self._table.is_silenced

    def silence(self, silenced: bool = True) -> None:
        """Until the turn ends; a new turn lifts it."""
        self._table.is_silenced = silenced
        self._go_on()

    def set_ask_only_on_offers(self, only_on_offers: bool) -> None:
        """Whether a computer may end its trading without the person's "no trade"."""
        self._table.ask_only_on_offers = only_on_offers
        self._go_on()

    # the computers

    @Slot()
    def _go_on(self) -> None:
        if self._asked is None and self._decided is None:
            self._ask_next()
        is_seen = not (self._held or self.screen.is_covered)
        told = self._table.standing_answer() if is_seen and not self._pause.isActive() else None
        if told is not None:
            self._session.submit(told)
            self._tell()
            self._go_on()
        elif self._decided is not None and is_seen and not self._pause.isActive():
            asked, decision = self._decided
            self._decided = None
            self._table.conduct(asked, decision)
            self._tell(at_once=asked.talk is not None and asked.talk.enquiry is not None)
            self._go_on()
        else:
            self._tell_mood()

    def _ask_next(self) -> None:
        asked = self._table.next_decision()
        if asked is None:
            self._skipping = False
            return
        self._asked = asked
        self._computers.ask(asked, self._session.view(asked.seat))

    @Slot(object, object)
    def _take_answer(self, asked: Asked, decision: Decision | None) -> None:
        if asked is self._asked:
            self._asked = None
            self._decided = (asked, decision)
            self._go_on()

    @Slot(object, object)
    def _replace_failed(self, asked: Asked, error: Exception) -> None:
        _log.error("%s could not decide", self.names[asked.seat], exc_info=error)
        self._take_answer(asked, None)

    @Slot(int, object)
    def _tell_mishap(self, seat: int, fault: Fault) -> None:
        if self in self._session.listeners:
            self._session.say(SaidMishap(seat, fault.mishap, fault.detail))

    @Slot()
    def _settle(self) -> None:
        """What was shown has been seen: the next move may come."""
        self._settling.start(REACTION)
        self._go_on()

    # every action, whoever does it

    def acted(self, session: GameSession, events: Sequence[Event]) -> None:
        """The session did an action: the computers hear of it now, the widgets when the session
        has finished, so that they may act themselves."""
        self._forget_questions()
        self._computers.watch(tuple(events))
        self.screen.note(session.last_action, events)
        self.joint.follow(events)
        seen = tuple(redact(event, self._seat) for event in events)
        self._untold.append((seen, session.view(self._seat)))

    def undone(self, session: GameSession, count: int) -> None:
        """The session took actions back: the computers forget them, everything is shown anew."""
        self._forget_questions()
        self._pause.stop()
        self.joint.undone()
        self._seat_computers()
        self._view = session.view(self._seat)
        self.view_changed.emit(self._view)
        self.undo_changed.emit()
        self._go_on()

    def remarked(self, session: GameSession, remark: Remark) -> None:
        """Somebody gave a reason; it is told after the action that it belongs to."""
        self._untold.append(remark)

    def said(self, session: GameSession, saying: Saying) -> None:
        """Somebody said something that is no move."""
        self.talk.hear(saying)

    def reseated(self, session: GameSession) -> None:
        """Persons left or came back: the computers that play for them know what those knew."""
        self._forget_questions()
        # What those who leave had offered is withdrawn before anybody else looks.
        self._tell(at_once=True)
        self._people = session.people
        self.joint.follow()
        self._seat_computers()
        self._view = session.view(self._seat)
        self.screen.reseated()
        self.view_changed.emit(self._view)
        self.undo_changed.emit()
        self._go_on()

    def _tell(self, *, at_once: bool = False) -> None:
        """Shows what was done, action by action, and sets the pause before the next move. What a
        person asked for comes `at_once`."""
        if not self._untold:
            return
        length = 0
        while self._untold:
            news = self._untold.pop(0)
            if isinstance(news, Remark):
                self.remark_made.emit(news)
                continue
            events, view = news
            length += durations().flight(events) + pauses().reading_time(events, self._view)
            self.happened.emit(events)
            self._view = view
            self.view_changed.emit(view)
            self.undo_changed.emit()
            if any(isinstance(event, GameEnded) for event in events):
                self.ended.emit()
        if length and not (self._skipping or at_once):
            self._pause.start(length)
        else:
            self._settling.start(REACTION)

    def _forget_questions(self) -> None:
        self._asked = None
        self._decided = None

    def _seat_computers(self) -> None:
        """New players, who know the game so far as their seats may know it and nothing else."""
        seats = {
            seat: who
            for seat, who in enumerate(self._session.setup.seats)
            if seat not in self._people
        }
        levels = {seat: who.level for seat, who in seats.items() if not who.command}
        programs = {seat: who.command for seat, who in seats.items() if who.command}
        self._computers.seat(levels, self._people, self._session.history, programs)

    @Slot()
    def _tell_mood(self) -> None:
        """Tells who thinks, whether something is being shown, and whether a person is waited for,
        if that has changed."""
        pending = self._asked or (self._decided[0] if self._decided else None)
        is_shown = self._pause.isActive()
        is_free = self._view.question in (None, Question.MAY_OFFER)
        thinking = None
        if pending is not None:
            # Nobody waits for a seat that may just say something.
            is_hearing = pending.question is Question.MAY_OFFER
            thinking = self._view.active if is_hearing else pending.seat
        if thinking in self._people:
            thinking = None
        if thinking != self._thinking:
            self._thinking = thinking
            self.thinking_changed.emit(thinking)
        busy = is_free and not self.is_over and (pending is not None or is_shown)
        is_settled = not (is_shown or self._settling.isActive())
        waits = is_settled and not busy and self._table.waits_for_persons
        if (busy, is_settled, waits) != self._mood:
            self._mood = (busy, is_settled, waits)
            self.busy_changed.emit()
        if pending is None and is_settled and not self._held:
            self.screen.settle()
