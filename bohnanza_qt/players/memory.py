"""What a player remembers of the bargaining in the running turn.

Everything here comes from events, so that a player who is told the same game again after an undo
remembers the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ..engine.beans import Bean
from ..engine.events import (
    DealStruck,
    Event,
    OfferLapsed,
    OfferMade,
    OfferRejected,
    OfferWithdrawn,
    TurnBegan,
)

TURNS_A_REFUSED_KIND_RESTS: Final = 2
"""After a seat would not part with a kind, it is not asked for it again for so long."""


HEEDED: Final[frozenset[type[Event]]] = frozenset(
    {TurnBegan, OfferMade, OfferRejected, OfferLapsed, OfferWithdrawn, DealStruck}
)
"""What a memory takes in; it may be spared everything else."""


class _Made(NamedTuple):
    number: int
    to: int | None
    give: tuple[Bean, ...]
    want: tuple[Bean, ...]


class TradeMemory:
    """The offers of this turn as `seat` has seen them.

    `answers` are the numbers of the offers that answered another one; `asked_for`, which the talk
    tells, of those that their addressee had enquired for.
    """

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._turn = 0
        self._made: list[_Made] = []
        self._open: dict[int, OfferMade] = {}
        self._rejected: set[tuple[int, int]] = set()
        self._kept: dict[tuple[int, Bean], int] = {}
        self._unasked: list[OfferMade] = []
        self.answers: set[int] = set()
        self.asked_for: frozenset[int] = frozenset()
        self._learn: Mapping[type, Callable[[Any], None]] = {
            TurnBegan: self._begin_turn,
            OfferMade: self._see_offer,
            OfferRejected: self._see_refusal,
            OfferLapsed: self._forget_offer,
            OfferWithdrawn: self._forget_offer,
            DealStruck: self._forget_offer,
        }

    def copy(self, seat: int | None = None) -> TradeMemory:
        """An independent twin; `seat` makes it another seat's that remembers the same."""
        twin = TradeMemory(self._seat if seat is None else seat)
        twin._turn = self._turn
        twin._made = self._made[:]
        twin._open = self._open.copy()
        twin._rejected = self._rejected.copy()
        twin._kept = self._kept.copy()
        twin._unasked = self._unasked[:]
        twin.answers = self.answers.copy()
        twin.asked_for = self.asked_for
        return twin

    def watch(self, event: Event) -> None:
        """Takes in what matters of an event."""
        learn = self._learn.get(type(event))
        if learn is not None:
            learn(event)

    @property
    def made(self) -> int:
        """Offers that this seat has made in this turn, but for those that were enquired for."""
        asked_for = self.asked_for
        if not asked_for:
            return len(self._made)
        return sum(1 for made in self._made if made.number not in asked_for)

    def unasked_offers_to(self, seat: int) -> int:
        """How many offers the seat was made in this turn, by anyone, without having asked."""
        return sum(
            1
            for offer in self._unasked
            if offer.seat != seat
            and offer.to in (None, seat)
            and offer.number not in self.asked_for
        )

    def was_asked_blindly(self, seat: int, turned: Sequence[Bean]) -> bool:
        """Whether in this turn the seat was asked, by anyone and without having wanted it, for a
        card that is not among these `turned` over."""
        return any(
            offer.seat != seat
            and offer.to in (None, seat)
            and offer.number not in self.asked_for
            and not _contains(turned, offer.want)
            for offer in self._unasked
        )

    def is_fresh(self, to: int | None, give: Sequence[Bean], want: Sequence[Bean]) -> bool:
        """Whether this offer is neither one that was made before in this turn to the same seat
        nor worse for its addressee than such a one."""
        for made in self._made:
            if (
                (made.to is None or to is None or made.to == to)
                and _contains(made.give, give)
                and _contains(want, made.want)
            ):
                return False
        return True

    def may_ask_for(self, seat: int, bean: Bean) -> bool:
        """Whether the seat has not just refused to part with this kind."""
        kept = self._kept.get((seat, bean))
        return kept is None or self._turn - kept >= TURNS_A_REFUSED_KIND_RESTS

    def _begin_turn(self, event: TurnBegan) -> None:
        self._turn = event.turn
        self._made.clear()
        self._open.clear()
        self._rejected.clear()
        self._unasked.clear()
        self.answers.clear()

    def _see_offer(self, event: OfferMade) -> None:
        if event.to is not None and self._open and self._answers_one(event.seat, event.to):
            self.answers.add(event.number)
        else:
            self._unasked.append(event)
        self._open[event.number] = event
        if event.seat == self._seat:
            self._made.append(_Made(event.number, event.to, event.give, event.want))

    def _answers_one(self, seat: int, to: int) -> bool:
        return any(
            offer.seat == to
            and offer.to in (None, seat)
            and (number, seat) not in self._rejected
            and number not in self.answers
            for number, offer in self._open.items()
        )

    def _see_refusal(self, event: OfferRejected) -> None:
        self._rejected.add((event.number, event.seat))
        offer = self._open.get(event.number)
        if offer is not None and offer.seat == self._seat and len(offer.want) == 1:
            self._kept[event.seat, offer.want[0]] = self._turn

    def _forget_offer(self, event: OfferLapsed | OfferWithdrawn | DealStruck) -> None:
        self._open.pop(event.number, None)


def _contains(more: Sequence[Bean], fewer: Sequence[Bean]) -> bool:
    """Whether `more` holds all of `fewer`, each as often."""
    if len(fewer) == 1:
        return fewer[0] in more
    return all(more.count(bean) >= fewer.count(bean) for bean in fewer)
