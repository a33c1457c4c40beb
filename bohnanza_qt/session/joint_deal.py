"""A deal that two persons put together openly, each laying down the own side.

It is a proposal between the two, and no move until both have confirmed it. What lies there
everybody at the table may see; where in a hand its cards stand only their owner knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from ..engine.actions import Accept, CardRef, MakeOffer
from ..engine.beans import Bean
from ..engine.rules import WhoAccepts
from ..engine.state import GameState, Phase
from .talk import SaidDeal


@dataclass(slots=True)
class JointSide:
    """What one of the two gives. `cards` are ids, in the order laid; `asked` are kinds that the
    other would like to see here and the owner has not laid down."""

    cards: tuple[int, ...] = ()
    asked: tuple[Bean, ...] = ()
    is_confirmed: bool = False


@dataclass(slots=True)
class JointDeal:
    """A deal being put together by the active seat and another one; the first of `seats` began.

    Each confirms the terms, that is what lies on both sides together with what is asked for; any
    change of them takes both confirmations back. Laying down just what was asked for is no change.
    `changed_by` is the seat that changed what the other, or both, had confirmed.
    """

    seats: tuple[int, int]
    turn: int
    is_told: bool = field(default=False, init=False)
    """One of the two has confirmed it, and the other has heard of it."""
    sides: dict[int, JointSide] = field(init=False)
    changed_by: int | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        self.sides = {seat: JointSide() for seat in self.seats}

    def partner_of(self, seat: int) -> int:
        """The other of the two. Raises KeyError for a third seat."""
        one, two = self.seats
        return {one: two, two: one}[seat]

    @classmethod
    def recalled(cls, said: SaidDeal) -> JointDeal:
        """What lay there when one of the two confirmed it; both have to confirm it again, for what
        became of it afterwards is not known. What is not theirs any more, or never was, goes when
        it follows the game."""
        deal = cls((said.seat, said.to) if said.begun else (said.to, said.seat), said.turn)
        deal.sides = {
            said.seat: JointSide(said.cards, said.asked),
            said.to: JointSide(said.their_cards, said.their_asked),
        }
        deal.is_told = True
        return deal

    def said_by(self, seat: int) -> SaidDeal:
        """What is kept of it beside the log when `seat` has confirmed."""
        other = self.partner_of(seat)
        mine, theirs = self.sides[seat], self.sides[other]
        return SaidDeal(
            seat=seat,
            to=other,
            turn=self.turn,
            cards=mine.cards,
            asked=mine.asked,
            their_cards=theirs.cards,
            their_asked=theirs.asked,
            begun=seat == self.seats[0],
        )

    # what lies there

    def laid(self, state: GameState, seat: int) -> tuple[CardRef, ...]:
        """Where the cards on the side of this seat lie now; those that are gone are left out."""
        own = state.seats[seat]
        places = {card: CardRef("hand", index) for index, card in enumerate(own.hand_ids)}
        if seat == state.active:
            turned = enumerate(state.revealed_ids)
            places |= {card: CardRef("revealed", index) for index, card in turned}
        return tuple(places[card] for card in self.sides[seat].cards if card in places)

    def kinds(self, state: GameState, seat: int) -> tuple[Bean, ...]:
        """The kinds of `laid`, in the same order."""
        own = state.seats[seat]
        return tuple(
            own.hand[index] if place == "hand" else state.revealed[index]
            for place, index in self.laid(state, seat)
        )

    def terms(self, state: GameState, seat: int) -> tuple[Bean, ...]:
        """All that this seat would give: what it has laid down and what it is asked for."""
        return self.kinds(state, seat) + self.sides[seat].asked

    def has_cards(self, state: GameState) -> bool:
        """Somebody has laid something down."""
        return any(self.laid(state, seat) for seat in self.seats)

    def is_empty(self, state: GameState) -> bool:
        return not any(self.terms(state, seat) for seat in self.seats)

    # what the two do

    def lay(self, state: GameState, seat: int, cards: Iterable[CardRef]) -> None:
        """From now on the owner's side consists of these own cards, in this order. A card that
        was asked for is not asked for any more once it lies there. Raises IndexError for a card
        that there is not."""
        with self._change(state, seat):
            side, before = self.sides[seat], Counter(self.kinds(state, seat))
            side.cards = tuple(_id_of(state, seat, ref) for ref in cards)
            new = Counter(self.kinds(state, seat)) - before
            side.asked = _without(side.asked, new)

    def ask(self, state: GameState, seat: int, kinds: Iterable[Bean]) -> None:
        """From now on `seat` asks its partner for these kinds besides what lies there."""
        with self._change(state, seat):
            self.sides[self.partner_of(seat)].asked = tuple(kinds)

    def decline(self, state: GameState, seat: int, bean: Bean) -> None:
        """`seat` will not give one card of this kind that it is asked for."""
        with self._change(state, seat):
            side = self.sides[seat]
            side.asked = _without(side.asked, Counter([bean]))

    def take_back(self, seat: int) -> None:
        """`seat` does not agree any more, as long as it has not looked at the deal again."""
        self.sides[seat].is_confirmed = False

    def forget_confirmations(self) -> None:
        """Both have to confirm it again, though nothing was changed."""
        for side in self.sides.values():
            side.is_confirmed = False

    def confirm(self, seat: int) -> None:
        """`seat` agrees to the terms as they are."""
        self.sides[seat].is_confirmed = True
        self.changed_by = None
        self.is_told = True

    def is_agreed(self, state: GameState) -> bool:
        """Both have confirmed, and all that is asked for lies there: the deal can be struck."""
        sides = self.sides.values()
        return not self.is_empty(state) and all(
            side.is_confirmed and not side.asked for side in sides
        )

    # what becomes of it

    def is_possible(self, state: GameState, persons: Iterable[int]) -> bool:
        """Whether the two are persons who can still deal with each other in this turn."""
        return (
            state.phase is Phase.TRADE
            and state.turn == self.turn
            and state.active in self.seats
            and set(self.seats) <= set(persons)
            and not any(state.seats[seat].done for seat in self.seats)
        )

    def follow(self, state: GameState) -> None:
        """Cards that were planted or given elsewhere lie here no more, which changes the terms."""
        for seat in self.seats:
            side = self.sides[seat]
            there = {_id_of(state, seat, ref) for ref in self.laid(state, seat)}
            left = tuple(card for card in side.cards if card in there)
            if left != side.cards:
                side.cards = left
                self._take_confirmations_back(seat)

    def as_actions(self, state: GameState, offerer: int) -> tuple[MakeOffer, Accept]:
        """What strikes the deal, offered by this seat where the rules let the other accept."""
        if state.rules.accept is WhoAccepts.ACTIVE:
            offerer = self.partner_of(state.active)
        accepter = self.partner_of(offerer)
        want, give = self.kinds(state, accepter), self.laid(state, offerer)
        offer = MakeOffer(offerer, accepter, give, want)
        return offer, Accept(accepter, state.offer_count, self.laid(state, accepter))

    @contextmanager
    def _change(self, state: GameState, seat: int) -> Iterator[None]:
        """Takes the confirmations back if the terms are others afterwards."""
        before = [Counter(self.terms(state, each)) for each in self.seats]
        yield
        if before != [Counter(self.terms(state, each)) for each in self.seats]:
            self._take_confirmations_back(seat)

    def _take_confirmations_back(self, by: int) -> None:
        if any(side.is_confirmed for side in self.sides.values()):
            self.changed_by = by
        self.forget_confirmations()


def _id_of(state: GameState, seat: int, ref: CardRef) -> int:
    ids = state.seats[seat].hand_ids if ref.place == "hand" else state.revealed_ids
    return ids[ref.index]


def _without(kinds: Sequence[Bean], gone: Counter[Bean]) -> tuple[Bean, ...]:
    left = list(kinds)
    for bean in gone.elements():
        if bean in left:
            left.remove(bean)
    return tuple(left)
