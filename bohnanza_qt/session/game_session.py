"""The one running game. `submit` is the only way to move it; everybody else reads or listens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Protocol, Self

from ..engine.actions import Action, CardRef, MakeOffer, Withdraw
from ..engine.beans import Bean
from ..engine.events import (
    CardDrawn,
    CardsTurnedOver,
    DealStruck,
    Event,
    GameEnded,
    OfferMade,
    PileShuffled,
)
from ..engine.play import apply, explain_illegal, new_game
from ..engine.record import GameRecord, IllegalRecord, RecordedShuffle, record_of
from ..engine.refusal import IllegalAction
from ..engine.rules import RuleSet
from ..engine.shuffle import NumberedShuffle
from ..engine.state import GameState, Phase, Shuffler
from ..engine.view import PlayerView, view_of
from ..players.talk import NO_WISHES, Wishes
from .game_setup import GameSetup
from .meta import SessionMeta, meta_of, setup_of
from .names import shown_names
from .piles import KnownPiles
from .remarks import Remark
from .standing import NOTHING, Standing
from .talk import SaidStanding, SaidWishes, Saying, TalkLog, makes_sense

_TELLS_SOMETHING_NEW = (CardsTurnedOver, CardDrawn, PileShuffled, GameEnded)
"""Nobody may take back what these events told."""


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


@dataclass(frozen=True, slots=True)
class _Deal:
    """All that is needed to deal the same game again."""

    rules: RuleSet
    players: int
    start: int
    deck: tuple[Bean, ...]
    shuffler: Shuffler

    def state(self) -> GameState:
        return new_game(self.rules, self.players, self.start, self.deck, self.shuffler)


class GameSession:
    """A game with its log, what can be taken back, and the talk beside it.

    `setup` says who sits where, always with a game number. `state` is for the engine's functions
    and must only be read. `revision` grows with every change: an answer that was thought out for
    another revision is stale.
    """

    def __init__(self, setup: GameSetup, deal: _Deal, foreign_meta: dict[str, Any]) -> None:
        self.setup = setup
        self.revision = 0
        self.listeners: list[SessionListener] = []
        self._deal = deal
        self._foreign_meta = foreign_meta
        self._state = deal.state()
        self._log: list[Action] = []
        self._history: list[tuple[Event, ...]] = []
        self._gestures: list[int] = []
        self._undone: list[tuple[Action, ...]] = []
        self._undo_floor = 0
        self._remarks: list[tuple[int, Remark]] = []
        self._talk = TalkLog()
        self._sisters: dict[int, tuple[int, ...]] = {}
        self._views: dict[int, PlayerView] = {}

    # beginning

    @classmethod
    def new(cls, setup: GameSetup) -> Self:
        """Deals a new game. Raises UnplayableRules, or ValidationError for a senseless override."""
        setup = setup.numbered()
        assert setup.game_number is not None
        rules = setup.rules()
        shuffle = NumberedShuffle(setup.game_number)
        players = len(setup.seats)
        deal = _Deal(rules, players, setup.starting_seat(), shuffle.deck(rules), shuffle)
        return cls(setup, deal, {})

    @classmethod
    def from_record(cls, record: GameRecord, actions: int | None = None) -> Self:
        """The game of a record, exactly as it stood after its first `actions` (None: all).

        The rest of the record is forgotten, but a shuffle still to come lays the pile that the
        record has for it, if that holds the right cards. Raises IllegalRecord with the number
        of the action that the rules do not allow.
        """
        own_meta = SessionMeta.of(record.meta)
        setup = setup_of(record, own_meta)
        assert setup.game_number is not None
        known = KnownPiles(record.piles, NumberedShuffle(setup.game_number))
        players = len(record.players)
        deal = _Deal(record.rules, players, record.start, record.piles[0], known)
        session = cls(setup, deal, dict(record.meta or {}))
        session._state.shuffler = RecordedShuffle(record.piles)
        session._gestures = own_meta.gestures(len(record.actions[:actions]))
        for index, action in enumerate(record.actions[:actions]):
            try:
                session._do(action)
            except IllegalAction as illegal:
                raise IllegalRecord(illegal.reason, index) from None
        session._state.shuffler = known
        for first, end in pairwise([*session._gestures, len(session._log)]):
            session._note_sisters(first, end)
        session._remarks = own_meta.remarks_up_to(len(session._log))
        for after, saying in own_meta.talk_up_to(len(session._log)):
            if makes_sense(saying, players):
                session._talk.add(after, saying)
        session._withdraw_orphans()
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
        return tuple(self._log)

    @property
    def history(self) -> tuple[tuple[Event, ...], ...]:
        """For each action of `log` what it made happen, with everything that is hidden."""
        return tuple(self._history)

    @property
    def action_count(self) -> int:
        return len(self._log)

    def history_since(self, actions: int) -> list[tuple[Event, ...]]:
        """What happened after the first `actions` actions."""
        return self._history[actions:]

    @property
    def last_action(self) -> Action:
        """Raises IndexError before the first."""
        return self._log[-1]

    @property
    def gesture_begins(self) -> bool:
        """Whether the last action of `log` is the first of its gesture."""
        return bool(self._gestures) and self._gestures[-1] == len(self._log) - 1

    @property
    def remarks(self) -> tuple[tuple[int, Remark], ...]:
        """Reasons given, each with the number of actions that were done before it."""
        return tuple(self._remarks)

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

    def view(self, seat: int) -> PlayerView:
        """What `seat` may know now; the same object until something changes."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = view_of(self._state, seat)
        return view

    def record(self) -> GameRecord:
        """The game so far as a record, reasons and seats in its `meta`."""
        begins = frozenset(self._gestures)
        follows = (index for index in range(len(self._log)) if index not in begins)
        meta = meta_of(self.setup, self._remarks, follows, self._talk.entries)
        return record_of(
            self._state,
            preset=self.setup.preset,
            overrides=self.setup.overrides,
            players=self.setup.names,
            actions=self._log,
            meta=self._foreign_meta | meta,
        )

    # moving

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Does an action and tells what happened. Raises IllegalAction and changes nothing.

        When a deal is struck, the other offers of the same gesture are withdrawn at once, as
        actions of their own; listeners hear of them in order.
        """
        events = self._do(action)
        self._gestures.append(len(self._log) - 1)
        self._undone.clear()
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

    def remark(self, remark: Remark) -> None:
        """Keeps a reason beside the log. It goes when the actions before it are taken back."""
        self._remarks.append((len(self._log), remark))
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
                self._undo_floor = len(self._log)
        changes = {"seats": seats, "open_hands": setup.open_hands}
        self.setup = self.setup.model_copy(update=changes)
        self._undone.clear()
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
        if not self._gestures:
            return ()
        first = self._gestures[-1]
        actor = self._log[first].seat
        if actor not in self.people or seat not in (None, actor) or first < self._undo_floor:
            return ()
        for events in self._history[first:]:
            if any(isinstance(event, _TELLS_SOMETHING_NEW) for event in events):
                return ()
        return tuple(self._log[first:])

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
        return bool(self._undone)

    @property
    def redoable(self) -> Action | None:
        """What names the gesture that `redo` would do again: its first action."""
        return self._undone[-1][0] if self._undone else None

    @property
    def redo_seat(self) -> int | None:
        """Whose gesture `redo` would do again."""
        return self._undone[-1][0].seat if self._undone else None

    def undo(self) -> tuple[Action, ...]:
        """Takes the last gesture back by playing the log again without it. Returns the actions
        taken back; none if nothing can be."""
        target = self.undo_target()
        if not target:
            return ()
        kept = self._log[: len(self._log) - len(target)]
        self._state = self._deal.state()
        for action in kept:
            apply(self._state, action)
        self._log = kept
        del self._history[len(kept) :]
        self._gestures.pop()
        self._undone.append(target)
        self._remarks = [entry for entry in self._remarks if entry[0] <= len(kept)]
        self._talk.cut(len(kept))
        self._sisters = {
            number: group
            for number, group in self._sisters.items()
            if number < self._state.offer_count
        }
        self._changed()
        for listener in self.listeners:
            listener.undone(self, len(target))
        return target

    def redo(self) -> tuple[Event, ...]:
        """Does again what was taken back last; what happened, of all its actions in one."""
        if not self._undone:
            return ()
        *others, gesture = self._undone
        events = self._do_gesture(gesture)
        self._undone = others
        return events

    # inside

    def _do(self, action: Action) -> tuple[Event, ...]:
        events = tuple(apply(self._state, action))
        self._log.append(action)
        self._history.append(events)
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
        events = self._do(action)
        if isinstance(action, MakeOffer):
            self._note_sisters(self._gestures[-1])
        self._tell_acted(events)
        return events

    def _note_sisters(self, first: int, end: int | None = None) -> None:
        """Offers that were made in one gesture (actions `first` to before `end`) are sisters."""
        numbers = tuple(
            event.number
            for events in self._history[first:end]
            for event in events
            if isinstance(event, OfferMade)
        )
        if len(numbers) > 1:
            self._sisters |= dict.fromkeys(numbers, numbers)

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
        for sister in self._sisters.get(number, ()):
            offer = self._state.offers.get(sister)
            if offer is not None and sister != number:
                self._follow_up(Withdraw(offer.seat, sister))

    def _withdraw_orphans(self) -> None:
        """A game that broke off between a deal and the withdrawal of its sisters goes on there."""
        struck = {
            self._sisters[event.number][0]
            for events in self._history
            for event in events
            if isinstance(event, DealStruck) and event.number in self._sisters
        }
        for offer in list(self._state.offers.values()):
            if offer.number in self._sisters and self._sisters[offer.number][0] in struck:
                self._follow_up(Withdraw(offer.seat, offer.number))
