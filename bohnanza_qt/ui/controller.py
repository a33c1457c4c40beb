"""The one who runs the game that is on the screen: submits, asks the computers, sets the pace."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ..engine.actions import Accept, Action, CardRef, DoneTrading, MakeOffer, Reject
from ..engine.beans import Bean
from ..engine.events import Event, GameEnded
from ..engine.play import Question, awaited, explain_illegal, legal_actions
from ..engine.refusal import Reason
from ..engine.state import Phase
from ..engine.view import PlayerView, redact
from ..players.player import Decision
from ..session.game_session import GameSession
from ..session.remarks import Remark
from .asking import MOST_UNASKED_OFFERS, next_computer
from .computers_thread import Asked, ComputersThread
from .durations import durations, pauses
from .undo_words import undo_text

_log = logging.getLogger(__name__)


class GameController(QObject):
    """Everything a widget may ask or do about the running game.

    For each action `happened` is emitted with its events, then `view_changed` with the position
    after it, then `remark_made` if a computer gives its reason. All of it is what `seat` may know.
    Widgets hold() the computers' moves while a card is being dragged, so that nothing moves under
    the hand, and release() them after.
    """

    view_changed = Signal(object)
    happened = Signal(object)
    remark_made = Signal(object)
    refused = Signal(object, object)
    thinking_changed = Signal(object)
    undo_changed = Signal()
    busy_changed = Signal()
    ended = Signal()

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._people = frozenset(session.people)
        self._seat = min(self._people, default=0)
        self._view = session.view(self._seat)
        self._asked: Asked | None = None
        self._decided: tuple[Asked, Decision] | None = None
        self._quiet: set[int] = set()
        self._unasked_offers: dict[int, int] = {}
        self._held = 0
        self._skipping = False
        self._silenced = False
        self._busy = False
        self._thinking: int | None = None
        self._done: list[tuple[tuple[Event, ...], PlayerView]] = []
        self._ask_only_on_offers = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._go_on)
        self._computers = ComputersThread(self)
        self._computers.answered.connect(self._take_answer)
        self._computers.failed.connect(self._replace_failed)
        self._seat_computers()
        session.listeners.append(self)

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
        return tuple(self._session.names)

    @property
    def revision(self) -> int:
        return self._session.revision

    @property
    def is_over(self) -> bool:
        return self._view.phase is Phase.OVER

    @property
    def busy(self) -> bool:
        """A computer's move is thought about or about to be shown, and no person is asked."""
        return self._busy

    @property
    def thinking(self) -> int | None:
        """The seat of the computer that is asked something it has to answer."""
        return self._thinking

    @property
    def waits_for_no_trade(self) -> bool:
        """The active computer would end trading; it waits for the person to say "no trade"."""
        return self._view.active in self._quiet and self._view.active not in self._people

    def is_person(self, seat: int) -> bool:
        return seat in self._people

    def description(self, seat: int) -> str:
        """Who sits there, in a word."""
        return self.tr("person") if self.is_person(seat) else self.tr("computer")

    # what a person can do

    def explain(self, action: Action) -> Reason | None:
        """Why `action` would not be legal now; None if it would."""
        return explain_illegal(self._session.state, action)

    def try_action(self, action: Action) -> Reason | None:
        """Does a person's action. If the rules do not allow it, `refused` is emitted and the
        reason returned, and nothing has changed."""
        reason = self.explain(action)
        if reason is not None:
            self.refused.emit(action, reason)
            return reason
        self._submit(action)
        return None

    def try_offer(
        self, partners: Iterable[int], give: Sequence[CardRef], want: Sequence[Bean]
    ) -> Reason | None:
        """Makes the same offer to several partners, of which only one can be struck; refused as
        a whole like try_action."""
        partners = sorted(partners)
        for partner in partners:
            offer = MakeOffer(self._seat, partner, tuple(give), tuple(want))
            reason = self.explain(offer)
            if reason is not None:
                self.refused.emit(offer, reason)
                return reason
        self._session.offer(self._seat, partners, give, want)
        self._tell()
        self._go_on()
        return None

    @property
    def history(self) -> tuple[tuple[Event, ...], ...]:
        """What happened so far, one entry for each action, as `seat` may know it."""
        return tuple(
            tuple(redact(event, self._seat) for event in action)
            for action in self._session.history
        )

    @property
    def can_undo(self) -> bool:
        return bool(self._session.undo_target(self._seat))

    @property
    def can_redo(self) -> bool:
        return self._session.can_redo

    @property
    def undo_text(self) -> str:
        """What undo() would take back, as the words of a button; just "Undo" if nothing."""
        target = self._session.undo_target(self._seat)
        return undo_text(target[0] if target else None)

    def undo(self) -> None:
        """Takes back the person's last gesture, if nobody has learned anything from it."""
        if self.can_undo:
            self._session.undo()

    def redo(self) -> None:
        """Does again what was taken back."""
        if self._session.can_redo:
            self._session.redo()
            self._tell()
            self._go_on()

    def start(self) -> None:
        """Begins to ask the computers; call it once the widgets are connected."""
        self._go_on()

    def stop(self) -> None:
        """Ends the computers' thread; nothing happens any more. The session stays open."""
        if self in self._session.listeners:
            self._session.listeners.remove(self)
            self._pause.stop()
            self._held += 1
            self._computers.stop()

    def hold(self) -> None:
        """Shows no computer's move until release() was called as often as hold()."""
        self._held += 1

    def release(self) -> None:
        self._held = max(0, self._held - 1)
        if not self._held:
            self._go_on()

    def skip(self) -> None:
        """Shows the computers' moves without a pause until a person is asked."""
        if self._busy:
            self._skipping = True
            self._pause.stop()
            self._go_on()

    @property
    def is_silenced(self) -> bool:
        """The computers make no offers in this turn unless asked."""
        return self._silenced

    def silence(self, silenced: bool = True) -> None:
        """Until the turn ends; a new turn lifts it."""
        self._silenced = silenced
        self._go_on()

    def set_ask_only_on_offers(self, only_on_offers: bool) -> None:
        """Whether a computer may end its trading without the person's "no trade"."""
        self._ask_only_on_offers = only_on_offers
        self._quiet.clear()
        self._go_on()

    # the computers

    @Slot()
    def _go_on(self) -> None:
        if self._asked is None and self._decided is None:
            self._ask_next()
        if self._decided is not None and not self._held and not self._pause.isActive():
            asked, decision = self._decided
            self._decided = None
            self._do(asked, decision)
        self._tell_who_thinks()

    def _ask_next(self) -> None:
        state = self._session.state
        questions = awaited(state)
        seat = next_computer(
            questions, self._people, state.active, state.offers.values(), self._all_quiet()
        )
        if seat is None:
            self._skipping = False
            return
        question = questions[seat]
        assert question is not None
        self._asked = Asked(self.revision, seat, self._session.view(seat), question)
        self._computers.ask(self._asked)

    def _all_quiet(self) -> set[int]:
        quiet = set(self._quiet)
        if self._view.active in self._people:
            if self._silenced:
                quiet.update(range(len(self._view.seats)))
            quiet.update(
                seat for seat, made in self._unasked_offers.items() if made >= MOST_UNASKED_OFFERS
            )
        return quiet

    @Slot(object, object)
    def _take_answer(self, asked: Asked, decision: Decision) -> None:
        if asked is self._asked and asked.revision == self.revision:
            self._asked = None
            self._decided = (asked, decision)
            self._go_on()

    @Slot(object, object)
    def _replace_failed(self, asked: Asked, error: Exception) -> None:
        _log.error("%s could not decide", self.names[asked.seat], exc_info=error)
        self._take_answer(asked, Decision(self._safe_action(asked)))

    def _safe_action(self, asked: Asked) -> Action | None:
        """What keeps the game going where a computer gave nothing that the rules allow."""
        if asked.question is Question.MAY_OFFER:
            return None
        actions = list(legal_actions(self._session.state, asked.seat))
        stopping = [action for action in actions if isinstance(action, (Reject, DoneTrading))]
        return (stopping or actions)[0]

    def _do(self, asked: Asked, decision: Decision) -> None:
        action = decision.action
        if action is not None and (action.seat != asked.seat or self.explain(action) is not None):
            _log.error("%s tried %r", self.names[asked.seat], action)
            action = self._safe_action(asked)
            decision = Decision(action)
        if action is None or (isinstance(action, DoneTrading) and self._a_person_may_trade(asked)):
            self._quiet.add(asked.seat)
            self._go_on()
            return
        if asked.question is Question.MAY_OFFER:
            self._unasked_offers[asked.seat] = self._unasked_offers.get(asked.seat, 0) + 1
        remark = self._remark_on(decision)
        self._submit(action, go_on=False)
        if remark is not None:
            self._session.remark(remark)
        if isinstance(action, MakeOffer):
            self._after_offer(action, decision.answers)
        self._go_on()

    def _after_offer(self, offer: MakeOffer, answers: int | None) -> None:
        """A counter-offer also refuses; an offer nobody wants to hear of is refused for them."""
        if answers is not None:
            refusals = [Reject(offer.seat, answers)]
        elif self._silenced:
            number = self._session.state.offer_count - 1
            refusals = [Reject(seat, number) for seat in sorted(self._people)]
        else:
            return
        for refusal in refusals:
            if self.explain(refusal) is None:
                self._submit(refusal, go_on=False)

    def _a_person_may_trade(self, asked: Asked) -> bool:
        return (
            asked.question is Question.TRADE
            and not self._ask_only_on_offers
            and any(not self._view.seats[seat].done for seat in self._people)
        )

    def _remark_on(self, decision: Decision) -> Remark | None:
        action = decision.action
        because = decision.because
        if because is None:
            return None
        if isinstance(action, MakeOffer):
            return Remark(action.seat, action.to, decision.answers, because, None)
        if isinstance(action, (Accept, Reject)):
            to = self._session.state.offers[action.offer].seat
            return Remark(action.seat, to, action.offer, because, isinstance(action, Accept))
        return None

    # every action, whoever does it

    def _submit(self, action: Action, *, go_on: bool = True) -> None:
        self._session.submit(action)
        self._tell()
        if go_on:
            self._go_on()

    def acted(self, session: GameSession, events: Sequence[Event]) -> None:
        """The session did an action: the computers hear of it now, the widgets when the session
        has finished, so that they may act themselves."""
        self._forget_questions()
        self._computers.watch(tuple(events))
        seen = tuple(redact(event, self._seat) for event in events)
        self._done.append((seen, session.view(self._seat)))

    def undone(self, session: GameSession, count: int) -> None:
        """The session took actions back: the computers forget them, everything is shown anew."""
        self._forget_questions()
        self._pause.stop()
        self._seat_computers()
        self._view = session.view(self._seat)
        self.view_changed.emit(self._view)
        self.undo_changed.emit()
        self._go_on()

    def remarked(self, session: GameSession, remark: Remark) -> None:
        """Somebody gave a reason."""
        self.remark_made.emit(remark)

    def _tell(self) -> None:
        """Shows what was done, action by action, and sets the pause before the next move."""
        length = 0
        while self._done:
            events, view = self._done.pop(0)
            if view.turn != self._view.turn:
                self._unasked_offers.clear()
                self._silenced = False
            length += durations().flight(events) + pauses().reading_time(events)
            self.happened.emit(events)
            self._view = view
            self.view_changed.emit(view)
            self.undo_changed.emit()
            if any(isinstance(event, GameEnded) for event in events):
                self.ended.emit()
        if not self._skipping:
            self._pause.start(length)

    def _forget_questions(self) -> None:
        self._asked = None
        self._decided = None
        self._quiet.clear()

    def _seat_computers(self) -> None:
        """New players, who know the game so far as their seats may know it and nothing else."""
        levels = {
            seat: who.level
            for seat, who in enumerate(self._session.setup.seats)
            if seat not in self._people
        }
        self._computers.seat(levels, self._people, self._session.history)

    def _tell_who_thinks(self) -> None:
        pending = self._asked or (self._decided[0] if self._decided else None)
        if pending is not None and pending.question is Question.MAY_OFFER:
            pending = None
        busy = pending is not None and self._view.question in (None, Question.MAY_OFFER)
        thinking = pending.seat if pending is not None else None
        if thinking != self._thinking:
            self._thinking = thinking
            self.thinking_changed.emit(thinking)
        if busy != self._busy:
            self._busy = busy
            self.busy_changed.emit()
