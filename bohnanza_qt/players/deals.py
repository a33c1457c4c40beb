"""A deal as one of its sides weighs it before the other has agreed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ..engine.actions import CardRef, MakeOffer
from ..engine.beans import Bean
from ..engine.view import PlayerView
from .almanac import Outlook, Values
from .grudges import NO_GRUDGES, Grudge
from .worth import Cost, Ground


class Deal(NamedTuple):
    """`give` are own cards of the kinds `given`; `mine` and `theirs` what each side gains, as far
    as the own seat can tell."""

    to: int | None
    give: tuple[CardRef, ...]
    given: tuple[Bean, ...]
    want: tuple[Bean, ...]
    mine: float
    theirs: float

    def offer(self, seat: int) -> MakeOffer:
        return MakeOffer(seat, self.to, self.give, self.want)


class Scales:
    """Weighs deals for the seat of a view. Grounds are laid out when first asked for.

    `kind` is how cards are weighed there, `grudges` what the own seat holds against others.
    """

    kind: type[Ground] = Ground
    grudges: Mapping[int, Grudge] = NO_GRUDGES

    def __init__(self, view: PlayerView, outlook: Outlook) -> None:
        self.view = view
        self.seat = view.seat
        self.outlook = outlook
        self._values = outlook.values_now(view)
        self._grounds: dict[int, Ground] = {}
        self._costs: dict[Bean, Cost] | None = None
        self.me = self.ground(view.seat)

    def ground(self, seat: int) -> Ground:
        """The ground of any seat."""
        ground = self._grounds.get(seat)
        if ground is None:
            ground = self._grounds[seat] = self._lay_out(seat)
        return ground

    def _lay_out(self, seat: int) -> Ground:
        """The ground of a seat in phase 2, as far as the view shows it."""
        view = self.view
        shown = view.seats[seat]
        pending = shown.aside or ()
        if seat == view.active:
            pending += view.revealed
        hand = view.hand if seat == self.seat else ()
        values, protection = self._values_for(seat), view.rules.protection
        return self.kind(shown.fields, pending, hand, values, self.outlook, protection)

    def _values_for(self, seat: int) -> Values:
        """What fields of that seat are worth."""
        return self._values

    def costs(self) -> dict[Bean, Cost]:
        """For each kind that the own seat could give: the card that it misses least."""
        costs = self._costs
        if costs is None:
            costs = self._costs = self.me.cheapest_of_hand()
            if self.view.active == self.seat:
                for place, bean in enumerate(self.view.revealed):
                    coins = self.me.keep_pending(bean)
                    known = costs.get(bean)
                    if known is None or coins < known.coins:
                        costs[bean] = Cost(CardRef("revealed", place), coins)
        return costs

    def _cost_of(self, bean: Bean) -> Cost | None:
        """One of `costs`, without the others where they have not been asked for."""
        if self._costs is None and self.view.active != self.seat:
            return self.me.cheapest_of_kind(bean)
        return self.costs().get(bean)

    def pay(self, want: Sequence[Bean]) -> tuple[tuple[CardRef, ...], float] | Bean:
        """The own cards of these kinds that are missed least, and what they cost in coins; or a
        kind of which the own seat has not enough."""
        if not want:
            return (), 0.0
        if len(want) == 1:
            cost = self._cost_of(want[0])
            return want[0] if cost is None else ((cost.card,), cost.coins)
        me = self.me
        given: list[CardRef] = []
        total = 0.0
        for place, bean in enumerate(want):
            lost = want[:place].count(bean)
            best: Cost | None = None
            for card in self._cards_of(bean):
                if card not in given:
                    coins = (
                        me.keep(card.index, lost)
                        if card.place == "hand"
                        else me.keep_pending(bean, lost)
                    )
                    if best is None or coins < best.coins:
                        best = Cost(card, coins)
            if best is None:
                return bean
            given.append(best.card)
            total += best.coins
        return tuple(given), total

    def _cards_of(self, bean: Bean) -> Iterator[CardRef]:
        view = self.view
        yield from (CardRef("hand", place) for place, own in enumerate(view.hand) if own is bean)
        if view.active == self.seat:
            for place, own in enumerate(view.revealed):
                if own is bean:
                    yield CardRef("revealed", place)

    def their_cost(self, seat: int, beans: Sequence[Bean]) -> float:
        """What these kinds cost the other seat, as far as it shows: turned-over cards first."""
        ground = self.ground(seat)
        turned = list(self.view.revealed) if seat == self.view.active else []
        total = 0.0
        for bean in beans:
            if bean in turned:
                turned.remove(bean)
                total += ground.keep_pending(bean)
            else:
                total += ground.keep_unseen(bean)
        return total

    def their_gain(self, seat: int, get: Sequence[Bean], give: Sequence[Bean]) -> float:
        """What the other seat gains, in coins, by getting some kinds and giving others."""
        gain = self.ground(seat).gain_of(get) if get else 0.0
        return gain - self.their_cost(seat, give) if give else gain

    def deal(self, to: int, give: Sequence[Bean], get: Sequence[Bean]) -> Deal | None:
        """The own seat's cards of some kinds for others of that seat; None if it has not enough."""
        payment = self.pay(give) if give else ((), 0.0)
        if isinstance(payment, Bean):
            return None
        cards, cost = payment
        gain = self.me.gain_of(get) if get else 0.0
        theirs = self.their_gain(to, give, get)
        return self.refined(Deal(to, cards, tuple(give), tuple(get), gain - cost, theirs))

    def refined(self, deal: Deal) -> Deal:
        """The deal weighed as a whole, where that is another thing than its parts."""
        return deal

    def gains(
        self, other: int, get: Sequence[Bean], give: tuple[CardRef, ...], cost: float
    ) -> tuple[float, float]:
        """What both sides gain if the own one gets kinds for cards that cost it so much. The
        other's gain is worked out only where it counts."""
        gain = self.me.gain_of(get) if get else 0.0
        theirs = 0.0
        if self.outlook.temper.envy:
            theirs = self.their_gain(other, [card_at(self.view, card) for card in give], get)
        return gain - cost, theirs

    def chance_of(self, seat: int, bean: Bean) -> float:
        """How likely another hand holds a kind."""
        return 1.0 - (1.0 - self.outlook.shares[bean]) ** self.view.seats[seat].hand_size

    def appeal(self, mine: float, theirs: float) -> float:
        """Which of several good deals to propose: the one for which this is most."""
        return mine + self.outlook.temper.company * theirs

    def vouches_for(self, deal: Deal) -> bool:
        """Whether the other side would gain by a deal of which that seems so at first sight."""
        return True

    def is_good(self, mine: float, theirs: float, other: int | None = None) -> bool:
        """Whether the own seat agrees to a deal of which each side gains so much, in coins. Who
        the other side is matters where something is held against it."""
        temper = self.outlook.temper
        least = temper.margin + temper.envy * max(0.0, theirs)
        if self.grudges and other is not None and other in self.grudges:
            least += self.grudges[other].coins
        return mine >= least


def card_at(view: PlayerView, card: CardRef) -> Bean:
    """The kind of an own card that can be traded."""
    return view.hand[card.index] if card.place == "hand" else view.revealed[card.index]


def may_interest(view: PlayerView) -> bool:
    """Whether the seat of the view could want anything of the active player's, or the active
    player a card that the seat cannot use. Looks at kinds only, and is much faster than scales."""
    mine = _kinds_taken(view, view.seat)
    if mine is None:
        return True
    if not mine.isdisjoint(view.revealed):
        return True
    theirs = _kinds_taken(view, view.active)
    if theirs is None:
        return not mine.issuperset(view.hand)
    return not (theirs - mine).isdisjoint(view.hand)


def _kinds_taken(view: PlayerView, seat: int) -> set[Bean] | None:
    """The kinds that a seat's full fields take, or None if a field is empty."""
    kinds = set()
    for planted in view.seats[seat].fields:
        if planted is None:
            return None
        kinds.add(planted.bean)
    return kinds
