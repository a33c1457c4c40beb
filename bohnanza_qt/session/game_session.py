"""The one running game. `submit` is the only way to move it; everybody else reads or listens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Self

from ..engine.actions import Accept, Action, CardRef, MakeOffer, Withdraw
from ..engine.beans import Bean
from ..engine.events import DealStruck, Event
from ..engine.play import apply, explain_illegal
from ..engine.record import GameRecord, IllegalRecord, RecordedShuffle, record_of
from ..engine.refusal import IllegalAction
from ..engine.rules import RuleSet
from ..engine.state import GameState, Phase
from ..engine.view import PlayerView, view_of
from ..players.talk import NO_WISHES, Wishes
from .deal import Deal
from .game_log import GameLog, makers
from .game_setup import GameSetup
from .listener import SessionListener
from .meta import SessionMeta, meta_of, setup_of
from .names import shown_names
from .remarks import Remark
from .sisters import Sisters
from .standing import NOTHING, Standing
from .talk import SaidDeal, SaidStanding, SaidTakeover, SaidWishes, Saying, TalkLog, makes_sense


class GameSession:
    """A game with its log, what can be taken back, and the talk beside it.

    `setup` says who sits where, always with a game number. `state` is for the engine's functions
    and must only be read. `revision` grows with every change: an answer that was thought out for
    another revision is stale.
    """

    def __init__(self, setup: GameSetup, deal: Deal, foreign_meta: dict[str, Any]) -> None:
        self.setup = setup
        self.revision = 0
        self.listeners: list[SessionListener] = []
        self._deal = deal
        self._foreign_meta = foreign_meta
        self._state = deal.state()
        self._log = GameLog()
        self._talk = TalkLog()
        self._sisters = Sisters()
        self._views: dict[int, PlayerView] = {}

    # beginning

    @classmethod
    def new(cls, setup: GameSetup) -> Self:
        """Deals a new game. Raises UnplayableRules, or ValidationError for a senseless override."""
        setup = setup.numbered()
        return cls(setup, Deal.of_setup(setup), {})

    @classmethod
    def from_record(cls, record: GameRecord, actions: int | None = None) -> Self:
        """The game of a record, exactly as it stood after its first `actions` (None: all).

        The rest of the record is forgotten, but a shuffle still to come lays the pile that the
        record has for it, if that holds the right cards. Raises IllegalRecord with the number
        of the action that the rules do not allow.
        """
        own_meta = SessionMeta.of(record.meta)
        setup = setup_of(record, own_meta)
        session = cls(setup, Deal.of_record(record, setup), dict(record.meta or {}))
        session._replay(record, record.actions[:actions], own_meta)
        return session

    # reading

    @property
    def state(self) -> GameState:
        return self._state

    @property
    def rules(self) -> RuleSet:
        return self._deal.rules

    @property
    def names(self) -> tuple[str, ...]:
        """As they are shown; the setup and the record have them as they were written."""
        return shown_names(self.setup.names)

    @property
    def people(self) -> frozenset[int]:
        """The seats that persons decide for."""
        return self.setup.persons

    @property
    def is_over(self) -> bool:
        return self._state.phase is Phase.OVER

    @property
    def round(self) -> int:
        """How often the turn has gone round the table, from 1."""
        return self._state.turn // len(self.setup.seats) + 1

    @property
    def log(self) -> tuple[Action, ...]:
        return tuple(self._log.actions)

    @property
    def history(self) -> tuple[tuple[Event, ...], ...]:
        """For each action of `log` what it made happen, with everything that is hidden."""
        return tuple(self._log.history)

    @property
    def action_count(self) -> int:
        return len(self._log)

    def history_since(self, actions: int) -> list[tuple[Event, ...]]:
        """What happened after the first `actions` actions."""
        return self._log.history[actions:]

    @property
    def last_action(self) -> Action:
        """Raises IndexError before the first."""
        return self._log.actions[-1]

    @property
    def gesture_begins(self) -> bool:
        """Whether the last action of `log` is the first of its gesture."""
        return self._log.last_begins

    @property
    def remarks(self) -> tuple[tuple[int, Remark], ...]:
        """Reasons given, each with the number of actions that were done before it."""
        return tuple(self._talk.remarks)

    @property
    def talk(self) -> tuple[tuple[int, Saying], ...]:
        """What was said, each with the number of actions that were done before it."""
        return tuple(self._talk.entries)

    @property
    def wishes(self) -> tuple[Wishes, ...]:
        """What each seat says it would like to get."""
        return self._talk.wishes(len(self.setup.seats))

    def standing(self, seat: int) -> Standing:
        """What is to be answered for a person until the turn ends."""
        return self._talk.standing(seat, self._state.turn)

    @property
    def put_together(self) -> SaidDeal | None:
        """The deal that two persons put together in this turn and have not struck yet, as one of
        them confirmed it last."""
        found = self._talk.deal(self._state.turn)
        if found is None:
            return None
        after, said = found
        struck = (
            {event.offerer, event.accepter}
            for events in self.history_since(after)
            for event in events
            if isinstance(event, DealStruck)
        )
        return None if {said.seat, said.to} in struck else said

    def view(self, seat: int) -> PlayerView:
        """What `seat` may know now; the same object until something changes."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = view_of(self._state, seat)
        return view

    def record(self) -> GameRecord:
        """The game so far as a record, reasons and seats in its `meta`."""
        talk = self._talk
        meta = meta_of(self.setup, talk.remarks, self._log.follows, talk.entries)
        return record_of(
            self._state,
            preset=self.setup.preset,
            overrides=self.setup.overrides,
            players=self.setup.names,
            actions=self._log.actions,
            meta=self._foreign_meta | meta,
        )

    # moving

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Does an action and tells what happened. Raises IllegalAction and changes nothing.

        When a deal is struck, the other offers of the same gesture are withdrawn at once, as
        actions of their own; listeners hear of them in order.
        """
        events = self._do(action, begins=True)
        self._log.undone.clear()
        self._tell_acted(events)
        for event in events:
            if isinstance(event, DealStruck):
                self._withdraw_sisters(event.number)
        return events

    def offer(
        self, seat: int, partners: Iterable[int], give: Sequence[CardRef], want: Sequence[Bean]
    ) -> tuple[Event, ...]:
        """Makes the same offer to several partners in one gesture: one offer each, of which only
        one is ever struck. Raises IllegalAction and changes nothing if one of them is illegal."""
        offers = [
            MakeOffer(seat, partner, tuple(give), tuple(want))
            for partner in dict.fromkeys(partners)
        ]
        for offer in offers:
            reason = explain_illegal(self._state, offer)
            if reason is not None:
                raise IllegalAction(reason)
        return self._do_gesture(offers)

    def strike_deal(self, offer: MakeOffer, answer: Accept) -> tuple[Event, ...]:
        """An offer and its acceptance in one gesture, for two that agreed on the deal before.
        Raises IllegalAction and changes nothing if the offer is illegal."""
        return self._do_gesture([offer, answer])

    def remark(self, remark: Remark) -> None:
        """Keeps a reason beside the log. It goes when the actions before it are taken back."""
        self._talk.remarks.append((len(self._log), remark))
        for listener in self.listeners:
            listener.remarked(self, remark)

    def say(self, saying: Saying) -> None:
        """Keeps what somebody says beside the log. It goes like a reason."""
        self._talk.add(len(self._log), saying)
        for listener in self.listeners:
            listener.said(self, saying)

    def reseat(self, setup: GameSetup) -> None:
        """Takes over from `setup` who decides for each seat, and whether hands are open. Names,
        rules and deal stay as they are.

        What was said for a seat by whoever leaves it does not bind the next: its open offers are
        withdrawn, its wishes and instructions are none. Nothing before is taken back any more.
        """
        seats = tuple(
            now.played_as(then) for now, then in zip(self.setup.seats, setup.seats, strict=True)
        )
        for seat, (now, then) in enumerate(zip(self.setup.seats, seats, strict=True)):
            if now.kind is not then.kind:
                self._take_back_words(seat)
                self.say(SaidTakeover(seat, "program" if then.command else then.kind.value))
                self._log.forbid_undo()
        changes = {"seats": seats, "open_hands": setup.open_hands}
        self.setup = self.setup.model_copy(update=changes)
        self._log.undone.clear()
        self.revision += 1
        for listener in self.listeners:
            listener.reseated(self)

    # taking back

    def undo_target(self, seat: int | None = None) -> tuple[Action, ...]:
        """The actions that one undo takes back, oldest first; empty when nothing can be.

        That is the last gesture, if a person made it (the one on `seat`, if given) and nobody
        has learned anything new since: no card was turned, drawn or shuffled, and no other seat
        has done anything, and it is not older than the last change of seats.
        """
        return self._log.undo_target(self.people if seat is None else self.people & {seat})

    @property
    def undoable(self) -> Action | None:
        """What names the gesture that undo would take back: its first action."""
        target = self.undo_target()
        return target[0] if target else None

    @property
    def can_undo(self) -> bool:
        return bool(self.undo_target())

    @property
    def can_redo(self) -> bool:
        return bool(self._log.undone)

    @property
    def redoable(self) -> Action | None:
        """What names the gesture that `redo` would do again: its first action."""
        undone = self._log.undone
        return undone[-1][0] if undone else None

    @property
    def redo_seats(self) -> frozenset[int]:
        """Whose gesture `redo` would do again; nobody's if there is none."""
        undone = self._log.undone
        return makers(undone[-1]) if undone else frozenset()

    def undo(self) -> tuple[Action, ...]:
        """Takes the last gesture back by playing the log again without it. Returns the actions
        taken back; none if nothing can be."""
        target = self.undo_target()
        if not target:
            return ()
        self._log.take_back(target)
        self._state = self._deal.state()
        for action in self._log.actions:
            apply(self._state, action)
        self._talk.cut(len(self._log))
        self._sisters.forget_from(self._state.offer_count)
        self._changed()
        for listener in self.listeners:
            listener.undone(self, len(target))
        return target

    def redo(self) -> tuple[Event, ...]:
        """Does again what was taken back last; what happened, of all its actions in one."""
        if not self._log.undone:
            return ()
        *others, gesture = self._log.undone
        events = self._do_gesture(gesture)
        self._log.undone = others
        return events

    # inside

    def _replay(self, record: GameRecord, actions: Iterable[Action], own_meta: SessionMeta) -> None:
        """Does the first `actions` of a record, with what was said between them."""
        shuffler, self._state.shuffler = self._state.shuffler, RecordedShuffle(record.piles)
        followers = own_meta.followers
        for index, action in enumerate(actions):
            try:
                self._do(action, begins=index not in followers)
            except IllegalAction as illegal:
                raise IllegalRecord(illegal.reason, index) from None
        self._state.shuffler = shuffler
        for gesture in self._log.gestures():
            self._sisters.note(gesture)
        self._talk.remarks = own_meta.remarks_up_to(len(self._log))
        for after, saying in own_meta.talk_up_to(len(self._log)):
            if makes_sense(saying, len(self.setup.seats)):
                self._talk.add(after, saying)
        for withdrawal in self._sisters.orphans(self._log.history, self._state.offers):
            self._follow_up(withdrawal)

    def _do(self, action: Action, *, begins: bool) -> tuple[Event, ...]:
        events = tuple(apply(self._state, action))
        self._log.add(action, events, begins=begins)
        self._changed()
        return events

    def _do_gesture(self, actions: Sequence[Action]) -> tuple[Event, ...]:
        """Several actions that are taken back together."""
        if not actions:
            return ()
        first, *others = actions
        events = list(self.submit(first))
        for action in others:
            # What is not legal any more is a withdrawal that has already followed from a deal.
            if explain_illegal(self._state, action) is None:
                events += self._follow_up(action)
        return tuple(events)

    def _follow_up(self, action: Action) -> tuple[Event, ...]:
        """An action that belongs to the gesture before it."""
        events = self._do(action, begins=False)
        if isinstance(action, MakeOffer):
            self._sisters.note(self._log.last_gesture)
        self._tell_acted(events)
        return events

    def _changed(self) -> None:
        self.revision += 1
        self._views.clear()

    def _tell_acted(self, events: tuple[Event, ...]) -> None:
        for listener in self.listeners:
            listener.acted(self, events)

    def _take_back_words(self, seat: int) -> None:
        """Whatever is said for the seat and still holds."""
        for offer in list(self._state.offers.values()):
            withdrawal = Withdraw(seat, offer.number)
            if offer.seat == seat and explain_illegal(self._state, withdrawal) is None:
                self.submit(withdrawal)
        if self.wishes[seat] != NO_WISHES:
            self.say(SaidWishes(seat))
        if self.standing(seat) != NOTHING:
            self.say(SaidStanding(seat, self._state.turn))

    def _withdraw_sisters(self, number: int) -> None:
        for sister in self._sisters.of(number):
            offer = self._state.offers.get(sister)
            if offer is not None:
                self._follow_up(Withdraw(offer.seat, sister))
