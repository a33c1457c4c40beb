"""The deal that two persons at the one screen put together, as whoever looks has a hand in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..engine.actions import CardRef
from ..engine.beans import Bean
from ..engine.events import DealStruck, Event
from ..engine.refusal import Reason
from ..session.joint_deal import JointDeal, JointSide
from ..session.talk import SaidNoDeal
from .trade.equal_cards import equal_cards, propose

if TYPE_CHECKING:
    from .controller import GameController


class JointTable(QObject):
    """One deal at a time is put together. It outlives the hand-overs between its two persons, and
    ends when it is struck, put away, or cannot be struck any more.

    Everything here is said from the side of whoever looks; to a third person there is no deal.
    """

    changed = Signal()
    """One of the two did something about it. What the game does to it comes with the view."""

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._left: dict[int, JointDeal] = {}
        self._struck: tuple[int, JointDeal] | None = None
        self._deal: JointDeal | None = None
        said = controller.session.put_together
        if said is not None:
            self._deal = JointDeal.recalled(said)
            self.follow()

    # what there is to see

    @property
    def partner(self) -> int | None:
        """With whom whoever looks puts a deal together; None for nobody."""
        deal, seat = self._deal, self._controller.seat
        return deal.partner_of(seat) if deal is not None and seat in deal.seats else None

    @property
    def seats(self) -> tuple[int, ...]:
        """Who puts one together, whoever looks; nobody, or two."""
        return self._deal.seats if self._deal is not None else ()

    def terms(self, seat: int) -> tuple[Bean, ...]:
        """All that this one of the two would give, as everybody at the table may know."""
        return self._of(seat).terms(self._controller.session.state, seat)

    @property
    def cards(self) -> tuple[CardRef, ...]:
        """What lies on the own side, in the order laid."""
        seat = self._controller.seat
        return self._of(seat).laid(self._controller.session.state, seat)

    @property
    def kinds(self) -> tuple[Bean, ...]:
        """The kinds of `cards`, in the same order."""
        seat = self._controller.seat
        return self._of(seat).kinds(self._controller.session.state, seat)

    @property
    def asked_of_me(self) -> tuple[Bean, ...]:
        """What the partner asks for and the own side lacks."""
        return self._own.asked

    @property
    def partner_gives(self) -> tuple[Bean, ...]:
        """What the partner has laid down."""
        seat = self._controller.seat
        deal = self._of(seat)
        return deal.kinds(self._controller.session.state, deal.partner_of(seat))

    @property
    def asks(self) -> tuple[Bean, ...]:
        """What whoever looks asks for besides."""
        return self._other.asked

    @property
    def is_empty(self) -> bool:
        return self._of(self._controller.seat).is_empty(self._controller.session.state)

    @property
    def lacks(self) -> tuple[Bean, ...]:
        """What the partner asks for and whoever looks does not have to give."""
        asked, view, cards = self.asked_of_me, self._controller.view, self.cards
        return tuple(
            bean
            for bean in dict.fromkeys(asked)
            if asked.count(bean) > len(set(equal_cards(view, bean)) - set(cards))
        )

    @property
    def has_confirmed(self) -> bool:
        return self._own.is_confirmed

    @property
    def partner_has_confirmed(self) -> bool:
        return self._other.is_confirmed

    @property
    def begun_by(self) -> int | None:
        """Who of the two began to put it together."""
        return self._deal.seats[0] if self._deal is not None else None

    @property
    def changed_by(self) -> int | None:
        """Who changed what had been confirmed already, until one of the two confirms again."""
        return self._of(self._controller.seat).changed_by

    def is_possible_with(self, seat: int) -> bool:
        """Whether that is a person with whom whoever looks could put a deal together now."""
        controller, deal = self._controller, self._deal
        if not controller.screen.is_shared or seat == controller.seat:
            return False
        if deal is not None and controller.seat not in deal.seats and deal.is_told:
            # The two are not done yet, and one of them does not look.
            return False
        return self._new_deal(seat).is_possible(controller.session.state, controller.session.people)

    # acts

    def begin(self, partner: int, cards: Iterable[CardRef], asks: Iterable[Bean]) -> None:
        """Puts a deal together with this person, beginning with what lies on the cloth. One that
        the two have begun already goes on as it is."""
        if not self.is_possible_with(partner):
            return
        if self._deal is None or set(self._deal.seats) != {self._controller.seat, partner}:
            if self._deal is not None:
                self.put_away(self._controller.seat)
            self._deal = self._new_deal(partner)
            self.lay(cards, asks)
        else:
            self.changed.emit()

    def put_away(self, seat: int) -> None:
        """`seat` will not have the deal; if one of the two has confirmed it, that is said aloud.
        What the other has laid down is left as an offer that could be made."""
        deal, self._deal = self._deal, None
        if deal is None:
            return
        self._left = dict.fromkeys(deal.seats, deal)
        if seat in deal.seats and deal.is_told:
            self._controller.session.say(SaidNoDeal(seat, deal.partner_of(seat)))
        self.changed.emit()

    def turn_away(self) -> None:
        """Whoever looks does something else, and does not see the deal any more: nothing that they
        confirmed stands."""
        self._of(self._controller.seat).take_back(self._controller.seat)
        self.changed.emit()

    def take_left(self) -> tuple[tuple[CardRef, ...], tuple[Bean, ...], int] | None:
        """Once, for whoever looks: the own cards of a deal that the other would not have, the kinds
        that were asked for, and who the other was. None if there was none in this turn."""
        seat, state = self._controller.seat, self._controller.session.state
        left = self._left.pop(seat, None)
        if left is None or left.turn != state.turn:
            return None
        partner = left.partner_of(seat)
        return left.laid(state, seat), left.terms(state, partner), partner

    def lay(self, cards: Iterable[CardRef], asks: Iterable[Bean]) -> None:
        """What whoever looks gives and asks for from now on."""
        seat, state = self._controller.seat, self._controller.session.state
        deal = self._of(seat)
        deal.lay(state, seat, cards)
        deal.ask(state, seat, asks)
        self.changed.emit()

    def decline(self, bean: Bean) -> None:
        """Takes one card that the partner asks for off the own side."""
        seat = self._controller.seat
        self._of(seat).decline(self._controller.session.state, seat, bean)
        self.changed.emit()

    def confirm(self) -> Reason | None:
        """Whoever looks agrees: the cards asked for are laid down, and the deal is struck, or the
        screen handed to the partner. Returns why the rules do not allow it, if they do not."""
        controller, seat = self._controller, self._controller.seat
        deal = self._of(seat)
        wanted = propose(controller.view, self.asked_of_me, besides=self.cards)
        if wanted is None:
            return None
        self.lay([*self.cards, *(proposal.ref for proposal in wanted)], self.asks)
        deal.confirm(seat)
        if deal.is_agreed(controller.session.state):
            controller.screen.end_visit()
            return controller.try_deal(*deal.as_actions(controller.session.state, seat))
        controller.session.say(deal.said_by(seat))
        self.changed.emit()
        controller.screen.call_for_deal(deal.partner_of(seat))
        return None

    # following the game

    def follow(self, events: Iterable[Event] = ()) -> None:
        """The game has moved on, by these events, or others sit at the table. A deal that was
        struck, now or by doing it again, is put together no more."""
        session, deal = self._controller.session, self._deal
        if deal is None:
            return
        if not deal.is_possible(session.state, session.people):
            self._left, self._deal = dict.fromkeys(deal.seats, deal), None
            return
        is_struck = any(
            isinstance(event, DealStruck) and {event.offerer, event.accepter} == set(deal.seats)
            for event in events
        )
        if is_struck and not deal.has_cards(session.state):
            # As it lies, for it may be taken back: what it holds are the numbers of its cards.
            self._struck, self._deal = (session.action_count, deal), None
        else:
            deal.follow(session.state)

    def undone(self) -> None:
        """Something was taken back. If it was a deal that was put together, it lies there again;
        both have to confirm it anew."""
        struck = self._struck
        if struck is not None and self._controller.session.action_count < struck[0]:
            self._struck = None
            if self._deal is None:
                self._deal = struck[1]
                self._deal.forget_confirmations()
        self.follow()

    # inside

    def _new_deal(self, partner: int) -> JointDeal:
        return JointDeal((self._controller.seat, partner), self._controller.session.state.turn)

    @property
    def _own(self) -> JointSide:
        seat = self._controller.seat
        return self._of(seat).sides[seat]

    @property
    def _other(self) -> JointSide:
        deal = self._of(self._controller.seat)
        return deal.sides[deal.partner_of(self._controller.seat)]

    def _of(self, seat: int) -> JointDeal:
        deal = self._deal
        assert deal is not None, "a deal is put together"
        assert seat in deal.seats, "this seat has a hand in it"
        return deal
