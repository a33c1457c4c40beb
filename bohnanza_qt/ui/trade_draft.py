"""The offer being put together on the cloth: what I give, what I want, and from whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..engine.actions import CardRef, MakeOffer, Reject
from ..engine.beans import Bean
from ..engine.events import Event
from ..engine.refusal import Reason
from ..engine.state import Phase
from ..engine.view import OfferView, PlayerView
from .trade.equal_cards import bean_at, propose
from .trade.lost_cards import LostCards, cards_gone, moved_up

if TYPE_CHECKING:
    from .controller import GameController
    from .joint_table import JointTable

MOST_CARDS_WANTED = 12
"""More than anybody ever holds to give in one deal; keeps a held key from filling the cloth."""


class DraftGap(Enum):
    """What is missing before the draft is an offer."""

    CLOSED = auto()  # no trading now, or this seat is done with it
    EMPTY = auto()  # nothing on either side
    NOBODY = auto()  # everybody else is done for this turn
    NO_PARTNER = auto()  # whoever was chosen is done for this turn
    LACKING = auto()  # the partner asks for a card that the person does not have


class TradeDraft(QObject):
    """The offer being put together. It follows the game by itself: references are kept right as
    cards leave the hand, and the draft is emptied when trading is over.

    `give` is in the order laid, which is the order in which the cards arrive.

    While a deal is put together with another person at the screen, it is what whoever looks has
    laid down of it: `give` is the own side, and `want` is asked for besides `partner_gives`.
    """

    changed = Signal()
    cards_lost = Signal(object)  # LostCards

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._view: PlayerView = controller.view
        self._cards: list[tuple[CardRef, Bean]] = []
        self._want: list[Bean] = []
        self._partners: frozenset[int] | None = None
        self._answers: int | None = None
        self._lost: LostCards | None = None
        self._pending: list[Event] = []
        self._joint: JointTable | None = None
        controller.happened.connect(self._remember)
        controller.view_changed.connect(self._catch_up)
        controller.joint.changed.connect(self._follow_joint)
        self._set_default_partners()
        if controller.joint.partner is not None:
            self._share()
        else:
            self._lay_what_is_left()

    # -- what lies on the cloth -----------------------------------------------------------------

    @property
    def give(self) -> tuple[CardRef, ...]:
        return tuple(ref for ref, _ in self._cards)

    @property
    def give_beans(self) -> tuple[Bean, ...]:
        """The kinds of `give`, in the same order."""
        return tuple(bean for _, bean in self._cards)

    @property
    def want(self) -> tuple[Bean, ...]:
        return tuple(self._want)

    @property
    def partners(self) -> frozenset[int] | None:
        """The seats asked; None means anyone. Empty when all who were chosen are done: nobody
        else is asked in their place unless the person says so."""
        return self._partners

    @property
    def joint(self) -> JointTable | None:
        """The deal that lies here, if it is put together with another person."""
        joint = self._joint
        return joint if joint is not None and joint.partner is not None else None

    @property
    def partner_gives(self) -> tuple[Bean, ...]:
        """What the other person has laid down of a deal that is put together."""
        return self.joint.partner_gives if self.joint is not None else ()

    @property
    def asked_of_me(self) -> tuple[Bean, ...]:
        """What the other person would like to see on the own side besides."""
        return self.joint.asked_of_me if self.joint is not None else ()

    @property
    def possible_joint_partner(self) -> int | None:
        """The person with whom a deal could be put together: the one with whom it was, the one
        chosen, or the only one."""
        joint, chosen = self._controller.joint, self._partners
        if joint.partner is not None:
            return joint.partner
        seats = self.possible_partners
        persons = [seat for seat in seats if joint.is_possible_with(seat)]
        if chosen is not None:
            persons = [seat for seat in persons if seat in chosen]
        return persons[0] if len(persons) == 1 else None

    @property
    def answers(self) -> int | None:
        """The number of the offer that this one is a counter-offer to."""
        return self._answers

    @property
    def lost(self) -> LostCards | None:
        """What a deal took from the draft, until the draft is next edited."""
        return self._lost

    @property
    def is_open(self) -> bool:
        """The cloth is laid: cards are being traded and this seat may still offer."""
        return _may_offer(self._view)

    @property
    def is_empty(self) -> bool:
        """The person has laid nothing down and asks for nothing."""
        return not self._cards and not self._want

    @property
    def possible_partners(self) -> tuple[int, ...]:
        """The seats that could be asked, clockwise from the left neighbour."""
        view = self._view
        if not self.is_open:
            return ()
        if view.seat != view.active:
            return (view.active,)
        seats = len(view.seats)
        clockwise = ((view.seat + step) % seats for step in range(1, seats))
        return tuple(seat for seat in clockwise if not view.seats[seat].done)

    @property
    def gap(self) -> DraftGap | None:
        """What is missing before the draft can be offered; None when nothing is."""
        if not self.is_open:
            return DraftGap.CLOSED
        if not self.possible_partners:
            return DraftGap.NOBODY
        if self._partners is not None and not self._partners:
            return DraftGap.NO_PARTNER
        joint = self.joint
        if joint is not None and joint.lacks:
            return DraftGap.LACKING
        is_empty = self.is_empty if joint is None else joint.is_empty
        return DraftGap.EMPTY if is_empty else None

    def can_give(self, ref: CardRef) -> bool:
        """The card is there, is the person's own, and cards are being traded."""
        return self.is_open and bean_at(self._view, ref) is not None

    # -- editing --------------------------------------------------------------------------------

    def toggle(self, ref: CardRef) -> None:
        """Lays the card on the give side, or takes it back."""
        if ref in self.give:
            self.remove_card(ref)
        else:
            self.add_card(ref)

    def add_card(self, ref: CardRef, at: int | None = None) -> bool:
        """Lays an own card on the give side, at place `at` or last. False if it cannot lie there:
        no such card, or no trading now. A card that lies there already moves to `at`."""
        bean = bean_at(self._view, ref)
        if bean is None or not self.is_open:
            return False
        place = len(self._cards) if at is None else max(0, min(at, len(self._cards)))
        if ref in self.give:
            if at is None:
                return True
            now = self.give.index(ref)
            del self._cards[now]
            place -= place > now
        self._cards.insert(place, (ref, bean))
        self._edited()
        return True

    def remove_card(self, ref: CardRef) -> None:
        kept = [card for card in self._cards if card[0] != ref]
        if len(kept) != len(self._cards):
            self._cards = kept
            self._edited()

    def add_want(self, bean: Bean) -> bool:
        """Asks for one more card of the kind. False if the cloth is rolled up or full."""
        if not self.is_open or len(self._want) >= MOST_CARDS_WANTED:
            return False
        self._want.append(bean)
        self._edited()
        return True

    def remove_want(self, bean: Bean) -> None:
        """Asks for one card fewer of the kind."""
        if bean in self._want:
            last = len(self._want) - 1 - self._want[::-1].index(bean)
            del self._want[last]
            self._edited()

    def set_partners(self, partners: Iterable[int] | None) -> None:
        """Asks these seats; None, or no seat that can be asked, means anyone."""
        self._partners = self._allowed(partners)
        self._edited()

    def toggle_partner(self, seat: int) -> None:
        """Asks one more seat, or one fewer; with nobody left, anyone is asked."""
        asked = self._partners or frozenset()
        self.set_partners(asked ^ {seat})

    def clear(self) -> None:
        """Takes everything off the cloth and asks whom one asks by default; of a deal that is put
        together only what the person has laid down and asks for."""
        self._empty()
        if self.joint is None:
            self._set_default_partners()
        self._edited()

    def put_together(self) -> None:
        """From now on the deal is put together with the only person with whom it can be; it begins
        with what lies here."""
        partner = self.possible_joint_partner
        if partner is not None and self.joint is None:
            self._controller.joint.begin(partner, self.give, self.want)
            self._share()
            self.changed.emit()

    def put_away(self) -> None:
        """The deal is not put together any more. What the person has laid down stays, as an offer
        that could be made."""
        joint, self._joint = self._joint, None
        if joint is not None:
            joint.put_away(self._view.seat)
            joint.take_left()
            self.changed.emit()

    def lay_asked(self, bean: Bean) -> bool:
        """Lays down the best own card of a kind that the partner asks for. False if there is
        none."""
        found = propose(self._view, [bean], besides=self.give)
        return found is not None and self.add_card(found[0].ref)

    def decline(self, bean: Bean | None = None) -> None:
        """Will not give one card of a kind that the partner asks for: of this one, or the first
        that the person does not have, or the last."""
        joint = self.joint
        if joint is None or not joint.asked_of_me:
            return
        joint.decline(bean or next(iter(joint.lacks), joint.asked_of_me[-1]))

    def counter(self, offer: OfferView) -> None:
        """Lays another's offer on the cloth, its sides turned round, ready to edit. Of what the
        other wants, as many cards are laid as the own hand has."""
        if not self.is_open:
            return
        joint, self._joint = self.joint, None
        if joint is not None:
            joint.turn_away()
        self._empty()
        self._want = list(offer.give)
        wanted: list[Bean] = []
        for bean in offer.want:
            if propose(self._view, [*wanted, bean]) is not None:
                wanted.append(bean)
        proposals = propose(self._view, wanted) or ()
        self._cards = [(chosen.ref, bean) for chosen, bean in zip(proposals, wanted, strict=True)]
        self._partners = self._allowed([offer.seat])
        self._answers = offer.number
        self.changed.emit()

    # -- offering -------------------------------------------------------------------------------

    def offers(self) -> tuple[MakeOffer, ...]:
        """The offers the draft stands for, one for each partner chosen; none while it has a gap."""
        if self.gap is not None:
            return ()
        view = self._view
        to: Sequence[int | None]
        if view.seat != view.active:
            to = (view.active,)
        elif self._partners is None:
            to = (None,)
        else:
            to = [seat for seat in self.possible_partners if seat in self._partners]
        return tuple(MakeOffer(view.seat, seat, self.give, self.want) for seat in to)

    def submit(self) -> Reason | None:
        """Makes the offers and clears the cloth; the offer that this one counters is turned down.
        Returns why an offer is not allowed, and then makes none and keeps what lies there. A deal
        that is put together is confirmed."""
        if self.joint is not None:
            return self.joint.confirm() if self.gap is None else None
        answers = self._answers
        offers = self.offers()
        if not offers:
            return None
        # Judged before the cloth is cleared; of several partners either all are asked or none.
        for offer in offers:
            if self._controller.explain(offer) is not None:
                return self._controller.try_action(offer)
        self.clear()
        first = offers[0]
        if len(offers) == 1:
            self._controller.try_action(first)
        else:
            partners = [offer.to for offer in offers if offer.to is not None]
            self._controller.try_offer(partners, first.give, first.want)
        still_open = {offer.number for offer in self._controller.view.offers}
        if answers is not None and answers in still_open:
            self._controller.try_action(Reject(first.seat, answers))
        return None

    # -- following the game ---------------------------------------------------------------------

    def follow(self, events: Sequence[Event], view: PlayerView) -> None:
        """Brings the draft to `view`, which the `events` led to."""
        before = self._view
        self._view = view
        is_over = self._joint is not None and self.joint is None
        self._joint = self.joint
        laid_anew = view.seat != before.seat or view.turn != before.turn or not _may_offer(before)
        laid_anew |= is_over
        if laid_anew or not _may_offer(view):
            self._empty()
            self._set_default_partners()
            self.changed.emit()
            return
        lost: list[Bean] = []
        taker = view.seat
        for event in events:
            gone, by = cards_gone(event, view.seat)
            if gone:
                beans = self._take_away(gone)
                if beans:
                    lost += beans
                    taker = by
        # An undo comes without events: what no longer is the card it was leaves the cloth.
        self._cards = [card for card in self._cards if bean_at(view, card[0]) is card[1]]
        if self._partners is not None:
            self._partners &= frozenset(self.possible_partners)
        if self._answers not in {offer.number for offer in view.offers}:
            self._answers = None
        is_undone = not events and self.is_empty
        if self.joint is not None:
            self._take_over(self.joint)
        elif is_undone and self._controller.joint.partner is not None:
            self._share()
        # Of the own deal nothing has to be said where nothing is left that could miss the cards.
        if lost and not (taker == view.seat and self.is_empty):
            self._lost = LostCards(tuple(lost), taker)
            self.cards_lost.emit(self._lost)
        self.changed.emit()

    def _remember(self, events: tuple[Event, ...]) -> None:
        self._pending += events

    def _catch_up(self, view: PlayerView) -> None:
        events, self._pending = self._pending, []
        self.follow(events, view)

    def _take_away(self, gone: frozenset[CardRef]) -> list[Bean]:
        """Drops the cards that left and moves the others up; the kinds that were dropped."""
        lost = [bean for ref, bean in self._cards if ref in gone]
        self._cards = [(moved_up(ref, gone), bean) for ref, bean in self._cards if ref not in gone]
        return lost

    def _allowed(self, partners: Iterable[int] | None) -> frozenset[int] | None:
        possible = self.possible_partners
        if self._view.seat != self._view.active:
            return frozenset(possible)
        kept = frozenset(partners or ()) & frozenset(possible)
        return kept or None

    def _set_default_partners(self) -> None:
        self._partners = self._allowed(None)

    def _empty(self) -> None:
        self._cards = []
        self._want = []
        self._answers = None
        self._lost = None

    def _edited(self) -> None:
        self._lost = None
        if self.joint is not None:
            self.joint.lay(self.give, self._want)
        else:
            self.changed.emit()

    # -- a deal that is put together --------------------------------------------------------------

    def _share(self) -> None:
        """What lies here is the deal with the partner from now on."""
        self._joint = self._controller.joint
        self._answers = None
        self._take_over(self._joint)

    def _take_over(self, joint: JointTable) -> None:
        assert joint.partner is not None, "somebody puts the deal together"
        self._cards = list(zip(joint.cards, joint.kinds, strict=True))
        self._want = list(joint.asks)
        self._partners = frozenset({joint.partner})

    def _lay_what_is_left(self) -> None:
        """What the person had laid down of a deal that the other will not have, as an offer."""
        left = self._controller.joint.take_left()
        if left is not None and self.is_open:
            cards, asks, partner = left
            beans = ((ref, bean_at(self._view, ref)) for ref in cards)
            self._cards = [(ref, bean) for ref, bean in beans if bean is not None]
            self._want = list(asks)
            self._partners = self._allowed([partner])

    def _follow_joint(self) -> None:
        if self.joint is not None:
            self._take_over(self.joint)
            self.changed.emit()


def _may_offer(view: PlayerView) -> bool:
    return view.phase is Phase.TRADE and not view.me.done and view.question is not None
