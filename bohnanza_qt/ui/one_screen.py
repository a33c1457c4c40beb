"""The one screen of several persons: who looks, whom it is handed to, and the curtain between."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from ..engine.actions import Action, DoneTrading, Reject
from ..engine.beans import Bean
from ..engine.events import CardDrawn, DealStruck, Event
from ..engine.view import OfferView
from ..session.screen import HandOver, Screen, Why, forced_action, may_end_trading
from ..session.talk import SaidNoDeal

if TYPE_CHECKING:
    from .controller import GameController


class _Left(NamedTuple):
    """How many actions were done and sayings said when somebody gave the screen away."""

    actions: int
    sayings: int


class OneScreen(QObject):
    """Does for a controller what the session's Screen says.

    While `hand_over` is set the curtain is down: nobody looks, and no move is shown. Whoever shows
    the table takes it away when `changed` says so, and lays it anew for the next pair of eyes;
    nothing is told of what one seat knew to widgets that another looks at.
    """

    changed = Signal()
    """The curtain came down or went up, or somebody else looks."""

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self.does_what_is_forced = False
        self._controller = controller
        self._screen = Screen(controller.session.people)
        self._hand_over: HandOver | None = None
        self._ends: int | None = None
        self._has_drawn = False
        self._kept_from: int | None = None
        self._left: dict[int, _Left] = {}

    @property
    def hand_over(self) -> HandOver | None:
        """For whom the curtain is down, and why."""
        return self._hand_over

    @property
    def is_covered(self) -> bool:
        return self._hand_over is not None

    @property
    def is_shared(self) -> bool:
        """More than one person sits at the screen."""
        return len(self._screen.persons) > 1

    @property
    def has_open_hands(self) -> bool:
        return self._controller.session.setup.open_hands

    def open_hand(self, seat: int) -> tuple[Bean, ...] | None:
        """The hand of a person who plays with open hands, front card first; None if hidden."""
        if not (self.has_open_hands and self.is_shared and seat in self._screen.persons):
            return None
        return tuple(self._controller.session.view(seat).hand)

    @property
    def is_visit(self) -> bool:
        """The one who looks only asked for the screen in the turn of another person."""
        return self._screen.host(self._controller.session.state) is not None

    @property
    def asked_next(self) -> int | None:
        """The person to whom the one who looks has to give the screen by hand, if there is one:
        somebody who was made an offer, after a visit the active one, or after cards were drawn
        whoever comes next."""
        if self._kept_from is not None:
            return self._kept_from
        found = self._screen.asked_next(self._controller.session.state)
        return found.seat if found is not None else None

    @property
    def is_kept(self) -> bool:
        """All others wait until the one who looks has seen the cards just drawn and says so."""
        return self._kept_from is not None

    @property
    def can_end_later(self) -> bool:
        """The one who looks may have trading ended as soon as all have answered."""
        is_active = self._screen.looking == self._controller.session.state.active
        return is_active and self.does_what_is_forced and self.asked_next is not None

    @property
    def ends_later(self) -> bool:
        """In this turn trading ends as soon as all have answered, if nobody needs to look then."""
        return self._ends == self._controller.session.state.turn

    def end_later(self, wanted: bool) -> None:
        """Until the turn ends."""
        self._ends = self._controller.session.state.turn if wanted else None

    @property
    def others(self) -> tuple[int, ...]:
        """The persons, clockwise, who might want to say something now."""
        return self._screen.may_ask(self._controller.session.state) if self.is_shared else ()

    @property
    def offers(self) -> tuple[OfferView, ...]:
        """The offers for which the screen is handed over, as everybody knows them."""
        if self._hand_over is None:
            return ()
        numbers, seat = self._hand_over.offers, self._hand_over.seat
        offers = self._controller.session.view(seat).offers
        return tuple(offer for offer in offers if offer.number in numbers)

    @property
    def deals(self) -> tuple[DealStruck, ...]:
        """The deals of the person whom the curtain names since they looked last."""
        hand_over = self._hand_over
        if hand_over is None or hand_over.seat not in self._left:
            return ()
        seat, since = hand_over.seat, self._left[hand_over.seat].actions
        return tuple(
            event
            for events in self._controller.session.history_since(since)
            for event in events
            if isinstance(event, DealStruck) and seat in (event.offerer, event.accepter)
        )

    @property
    def refused_deals(self) -> tuple[SaidNoDeal, ...]:
        """Who said no to a deal with the person whom the curtain names, since they looked last."""
        hand_over = self._hand_over
        if hand_over is None or hand_over.seat not in self._left:
            return ()
        heard = self._left[hand_over.seat].sayings
        return tuple(
            said
            for _, said in self._controller.session.talk[heard:]
            if isinstance(said, SaidNoDeal) and said.to == hand_over.seat
        )

    # acts

    def note(self, action: Action, events: Iterable[Event]) -> None:
        """Somebody did something. What one drew is there to be seen until one does something
        else, or gives the screen away."""
        self._kept_from = None
        looking = self._screen.looking
        if action.seat == looking and looking in self._screen.persons and not self.is_covered:
            self._has_drawn = any(
                isinstance(event, CardDrawn) and event.seat == looking for event in events
            )

    def settle(self) -> None:
        """All has been seen that happened: the screen may change hands."""
        controller = self._controller
        state = controller.session.state
        if self.is_covered:
            return
        found = self._screen.next(state)
        if found is None:
            return
        if self.does_what_is_forced and self.is_shared and self._screen.looking is not None:
            action = forced_action(state, self._screen.persons, self._screen.looking)
            if self.ends_later and may_end_trading(state, self._screen.persons):
                action = DoneTrading(state.active)
            if action is not None:
                controller.try_action(action)
                return
        if not (self._has_drawn and self._has_curtain(found.seat)):
            self._hand_to(found)
        elif self._kept_from != found.seat:
            self._kept_from = found.seat
            self._controller.busy_changed.emit()

    def call(self, seat: int) -> None:
        """Hands the screen to a person who was made an offer or wants to say something, or back to
        the active one."""
        if not self.is_covered and seat in (*self.others, self.asked_next):
            self._hand_to(self._screen.asked(seat, self._controller.session.state))
            self._controller.start()

    def call_for_deal(self, seat: int) -> None:
        """Hands the screen to the person with whom the one who looks puts a deal together."""
        if not self.is_covered:
            self._hand_to(HandOver(seat, Why.DEAL))
            self._controller.start()

    def end_visit(self) -> None:
        """Who looks only asked for the screen to strike the deal that is being struck."""
        self._screen.end_visit()

    def open(self) -> None:
        """Whoever the curtain names sits at the screen."""
        if self._hand_over is not None:
            self._look(self._hand_over)
            self._controller.start()

    def refuse(self) -> None:
        """The person whom the curtain names says no aloud to all that they were offered, or to the
        deal that somebody puts together with them, or has nothing to say after all; nobody has to
        look for that."""
        hand_over = self._hand_over
        if hand_over is None or not self.can_refuse:
            return
        if hand_over.why is Why.DEAL:
            self._controller.joint.put_away(hand_over.seat)
            if hand_over.seat == self._controller.session.state.active:
                self._hand_to(self._screen.asked(hand_over.seat, self._controller.session.state))
                return
        for offer in hand_over.offers:
            self._controller.try_action(Reject(hand_over.seat, offer))
        self._hand_to(self._next_look())

    @property
    def can_refuse(self) -> bool:
        """The person whom the curtain names need not look."""
        hand_over = self._hand_over
        if hand_over is None:
            return False
        return bool(hand_over.offers) or hand_over.why in (Why.DEAL, Why.WISH)

    def play_openly(self) -> None:
        """No curtain comes down in this game any more."""
        setup = self._controller.session.setup
        self._controller.session.reseat(setup.model_copy(update={"open_hands": True}))

    def reseated(self) -> None:
        """Others decide for the seats. The curtain may be down for somebody who has left, or for
        something that is not to be done any more; for the only person left it goes up."""
        self._screen.persons = self._controller.session.people
        self._kept_from = None
        self._has_drawn &= self._screen.looking in self._screen.persons
        hand_over = self._hand_over
        if hand_over is None:
            return
        if hand_over.seat not in self._screen.persons:
            self._hand_to(self._next_look())
        elif not (self.is_shared and self._has_curtain(hand_over.seat)):
            self._look(hand_over)
        else:
            self._hand_to(self._still(hand_over))

    # inside

    def begin(self) -> None:
        """Finds who looks first."""
        found = self._screen.next(self._controller.session.state)
        if found is not None:
            self._hand_to(found)

    def _next_look(self) -> HandOver:
        """Who looks when the one for whom the curtain came down does not. Whoever looked before
        may look again, but has to say so like anybody."""
        state, before = self._controller.session.state, self._screen.looking
        found = self._screen.next(state)
        if found is not None:
            return found
        seat = before if before is not None else min(self._screen.persons, default=0)
        return HandOver(seat, Why.TURN if seat == state.active else Why.LOOK)

    def _still(self, hand_over: HandOver) -> HandOver:
        """For what the person gets the screen now that others decide for the seats; another
        person, where it was for offers that are gone."""
        if hand_over.why in (Why.WISH, Why.LOOK):
            return hand_over
        if hand_over.why is Why.DEAL and hand_over.seat in self._controller.joint.seats:
            return hand_over
        found = self._screen.asked(hand_over.seat, self._controller.session.state)
        return self._next_look() if found.why is Why.WISH else found

    def _hand_to(self, hand_over: HandOver) -> None:
        looking = self._screen.looking
        if looking is not None and not self.is_covered:
            session = self._controller.session
            self._left[looking] = _Left(session.action_count, len(session.talk))
        self._has_drawn, self._kept_from = False, None
        if self._has_curtain(hand_over.seat):
            self._hand_over = hand_over
            self.changed.emit()
        else:
            self._look(hand_over)

    def _has_curtain(self, seat: int) -> bool:
        """Whether something secret would be seen by the wrong eyes without it."""
        is_alone = not self.is_shared and self._screen.looking in (None, seat)
        return not (is_alone or self.has_open_hands)

    def _look(self, hand_over: HandOver) -> None:
        self._hand_over = None
        self._screen.give(hand_over.seat, self._controller.session.state, hand_over.why)
        self._controller.look_from(hand_over.seat)
        self.changed.emit()
