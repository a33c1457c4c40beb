"""Offers: which to make, what to answer, and what to ask for instead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import inf
from typing import Final

from ..engine.actions import Accept, CardRef, DoneTrading, Reject
from ..engine.beans import Bean
from ..engine.view import OfferView
from .deals import Deal, Scales
from .enquiries import is_unwelcome, liking
from .memory import TradeMemory
from .player import Because, Decision, Motive
from .reasons import so_many, why_refused, why_wanted
from .talk import SILENCE, Talk

MOST_UNASKED_OFFERS: Final = 2
"""Nobody at the table makes a person more offers in a turn that the person did not ask for."""

_MOST_OFFERS_A_TURN: Final = 6
_WORTH_A_BOTHER: Final = 0.4
"""Coins that an offer nobody asked for must bring a person who gets it."""

_LEAST: Final = 0.01
"""Coins that an offer must bring a computer who gets it."""

_LIKELY: Final = 0.4
"""Whoever asks a person for an unseen card thinks it at least so likely to be there."""

_WORTH_A_QUESTION: Final = 0.1
"""Coins that asking for an unseen card must bring in the mean."""


class Bargainer:
    """One seat's part in phase 2 of one position.

    `people` are the seats that are not to be bothered much; None means all of them. Whoever said
    in `talk` that it would like to get a kind is thought to gain more by it, and nobody is offered
    what it said that it would not like. Without `gives_reasons` most decisions have none.
    """

    def __init__(
        self,
        scales: Scales,
        memory: TradeMemory,
        people: frozenset[int] | None,
        talk: Talk = SILENCE,
        gives_reasons: bool = True,
    ) -> None:
        self._scales = scales
        self._view = scales.view
        self._seat = scales.seat
        self._memory = memory
        self._people = people
        self._talk = talk
        self._gives_reasons = gives_reasons

    # answers

    def answer(self) -> Decision:
        """Accepts the best offer to this seat, or else answers the first one."""
        asked = [offer for offer in self._view.offers if self._is_asked(offer)]
        best: tuple[float, Decision] | None = None
        for offer in asked:
            payment = self._scales.pay(offer.want)
            if isinstance(payment, Bean):
                continue
            give, cost = payment
            mine, theirs = self._scales.gains(offer.seat, offer.give, give, cost)
            if self._scales.is_good(mine, theirs, offer.seat) and (best is None or mine > best[0]):
                because = self._why_wanted(offer.give, give)
                best = mine, Decision(Accept(self._seat, offer.number, give), because)
        return self._decline(asked[0]) if best is None else best[1]

    def reply(self) -> Decision | None:
        """Where only the active player may accept: the own side of its announcement, turned into
        an offer to it; None if there is no announcement worth it."""
        for offer in self._view.offers:
            if self._is_asked(offer) and offer.number not in self._memory.answers:
                decision = self._decline(offer, as_it_is=True)
                if not isinstance(decision.action, Reject):
                    return decision
        return None

    def _is_asked(self, offer: OfferView) -> bool:
        return (
            offer.seat != self._seat
            and offer.to in (None, self._seat)
            and self._seat not in offer.rejected
        )

    def _decline(self, offer: OfferView, as_it_is: bool = False) -> Decision:
        if offer.number not in self._memory.answers:
            counter = self._counter(offer, as_it_is)
            if counter is not None:
                return Decision(
                    counter.offer(self._seat),
                    Because(Motive.WANT_SOMETHING_ELSE),
                    answers=offer.number,
                )
        because = self._why_not(offer) if self._gives_reasons else None
        return Decision(Reject(self._seat, offer.number), because)

    def _why_wanted(self, get: Sequence[Bean], give: Sequence[CardRef]) -> Because | None:
        return why_wanted(self._scales, get, give) if self._gives_reasons else None

    def _why_not(self, offer: OfferView) -> Because:
        payment = self._scales.pay(offer.want)
        if isinstance(payment, Bean):
            return Because(Motive.DO_NOT_HAVE, bean=payment, count=so_many(payment, offer.want))
        give, cost = payment
        mine, _ = self._scales.gains(offer.seat, offer.give, give, cost)
        return why_refused(self._scales, offer.seat, offer.give, give, mine)

    def _counter(self, offer: OfferView, as_it_is: bool) -> Deal | None:
        """The acceptable change of an offer that leaves its owner most."""
        best: tuple[float, Deal] | None = None
        for get, give in self._changes(offer, as_it_is):
            deal = self._scales.deal(offer.seat, give, get)
            if deal is None:
                continue
            theirs = deal.theirs + self._liking(deal)
            if (
                theirs > 0
                and (best is None or theirs > best[0])
                and self._scales.is_good(deal.mine, deal.theirs, deal.to)
                and self._memory.is_fresh(deal.to, deal.given, deal.want)
            ):
                best = theirs, deal
        return None if best is None else best[1]

    def _liking(self, deal: Deal) -> float:
        """How many coins more the other side makes of a deal, by what it says it would like."""
        if is_unwelcome(self._talk, deal.to, deal.given):
            return -inf
        return liking(self._talk, deal.to, deal.given, deal.want)

    def _changes(
        self, offer: OfferView, as_it_is: bool
    ) -> Iterator[tuple[tuple[Bean, ...], tuple[Bean, ...]]]:
        """Pairs of what the own seat would get and give, each one change from the offer."""
        get, give = offer.give, offer.want
        if as_it_is:
            yield get, give
        if get:
            for bean in self._scales.costs():
                if bean not in give and bean not in get:
                    yield get, (bean,)
                    if len(give) == 1:
                        yield get, (*give, bean)
        for place in range(len(give)):
            fewer = give[:place] + give[place + 1 :]
            if get or fewer:
                yield get, fewer
        for place in range(len(get)):
            fewer = get[:place] + get[place + 1 :]
            if fewer or give:
                yield fewer, give
        if offer.seat == self._view.active:
            for bean in self._view.revealed:
                if bean not in get:
                    yield (*get, bean), give
                    if len(get) == 1:
                        yield (bean,), give

    # offers of the own

    def propose_to_active(self) -> Decision | None:
        """What the active player might like, for what it turned over or for nothing."""
        active = self._view.active
        if self._made_enough() or not self._may_bother(active):
            return None
        return self._proposal(self._best(self._deals_with_active(active)))

    def lead(self) -> Decision:
        """The active player's own next offer, or the end of its trading."""
        if not self._made_enough():
            decision = self._proposal(self._best(self._questions()))
            if decision is None:
                decision = self._proposal(self._best(self._gifts()))
            if decision is not None:
                return decision
        return Decision(DoneTrading(self._seat))

    def _made_enough(self) -> bool:
        return self._memory.made >= _MOST_OFFERS_A_TURN

    def _may_bother(self, seat: int) -> bool:
        return (
            not self._is_person(seat) or self._memory.unasked_offers_to(seat) < MOST_UNASKED_OFFERS
        )

    def _may_ask(self, deal: Deal) -> bool:
        """Whether a deal asks a person for nothing but what is known to be there; or, once in a
        turn, for what is likely to be."""
        seat = deal.to
        if seat is None or not self._is_person(seat):
            return True
        view = self._view
        turned = view.revealed if seat == view.active else ()
        chances = [
            self._scales.chance_of(seat, bean)
            for bean in dict.fromkeys(deal.want)
            if bean not in turned
        ]
        if all(chance >= 1 for chance in chances):
            return True
        return min(chances) >= _LIKELY and not self._memory.was_asked_blindly(seat, turned)

    def _least_for(self, seat: int | None) -> float:
        """What an own offer must bring its addressee."""
        if self._is_person(seat):
            return _WORTH_A_BOTHER
        return max(_LEAST, self._scales.outlook.temper.margin)

    def _is_person(self, seat: int | None) -> bool:
        return self._people is None or seat in self._people

    def _proposal(self, deal: Deal | None) -> Decision | None:
        if deal is None:
            return None
        return Decision(deal.offer(self._seat), self._why_wanted(deal.want, deal.give))

    def _best(self, deals: Iterator[tuple[float, Deal]]) -> Deal | None:
        best, most = None, 0.0
        hears = bool(self._talk.wishes)
        for score, deal in deals:
            liked = self._liking(deal) if hears else 0.0
            score += liked  # noqa: PLW2901
            if (  # the cheapest question first: most deals fail it
                score > most
                and deal.theirs + liked > self._least_for(deal.to)
                and self._scales.is_good(deal.mine, deal.theirs, deal.to)
                and self._memory.is_fresh(deal.to, deal.given, deal.want)
                and self._scales.vouches_for(deal)
                and self._may_ask(deal)
            ):
                best, most = deal, score
        return best

    def _deals_with_active(self, active: int) -> Iterator[tuple[float, Deal]]:
        """Own cards for turned-over ones; each weighed by what it brings both sides together."""
        scales, view = self._scales, self._view
        costs = scales.costs()
        useful = scales.me.useful(view.revealed)
        burdens = [bean for bean, cost in costs.items() if cost.coins < 0]
        if not useful and not burdens:
            return
        theirs = scales.ground(active)
        brings = theirs.brings(costs if useful else burdens)
        for get, gained in useful.items():
            leaves = -theirs.keep_pending(get)
            if leaves > 0:
                yield scales.appeal(gained, leaves), Deal(active, (), (), (get,), gained, leaves)
            for give, brought in brings.items():
                card, coins = costs[give]
                mine, other = gained - coins, brought + leaves
                if other > 0 and give is not get:
                    deal = scales.refined(Deal(active, (card,), (give,), (get,), mine, other))
                    if deal.mine > 0:
                        yield scales.appeal(deal.mine, deal.theirs), deal
        if len(view.revealed) > 1:
            for pair in combinations(view.revealed, 2):
                if pair[0] in useful and pair[1] in useful:
                    yield from self._deals_for_pair(active, pair)
        for give in burdens:
            if give in brings:
                card, coins = costs[give]
                deal = Deal(active, (card,), (give,), (), -coins, brings[give])
                yield scales.appeal(deal.mine, deal.theirs), deal

    def _deals_for_pair(self, active: int, pair: tuple[Bean, Bean]) -> Iterator[tuple[float, Deal]]:
        for give in ((), *((bean,) for bean in self._scales.costs() if bean not in pair)):
            deal = self._scales.deal(active, give, pair)
            if deal is not None:
                yield self._scales.appeal(deal.mine, deal.theirs), deal

    def _questions(self) -> Iterator[tuple[float, Deal]]:
        """Own cards that others can use, for kinds that they may hold."""
        scales = self._scales
        wanted = scales.me.useful(scales.outlook.shares, _WORTH_A_QUESTION)
        if not wanted:
            return
        costs, margin = scales.costs(), scales.outlook.temper.margin
        for seat in self._partners():
            theirs = scales.ground(seat)
            useful = [(bean, use) for bean, use in theirs.brings(costs).items() if use > margin]
            if not useful:
                continue
            asked = {
                bean: scales.chance_of(seat, bean)
                for bean in wanted
                if self._memory.may_ask_for(seat, bean)
            }
            for bean, use in useful:
                card, coins = costs[bean]
                for get, chance in asked.items():
                    mine = wanted[get] - coins
                    score = mine * chance
                    if score > _WORTH_A_QUESTION and get is not bean:
                        other = use - theirs.keep_unseen(get)
                        yield score, Deal(seat, (card,), (bean,), (get,), mine, other)

    def _gifts(self) -> Iterator[tuple[float, Deal]]:
        """Own burdens to whom they bring most."""
        burdens = {bean: cost for bean, cost in self._scales.costs().items() if cost.coins < 0}
        if not burdens:
            return
        brings = [(seat, self._scales.ground(seat).brings(burdens)) for seat in self._partners()]
        for bean, (card, coins) in burdens.items():
            for seat, use in brings:
                if bean in use:
                    deal = Deal(seat, (card,), (bean,), (), -coins, use[bean])
                    yield self._scales.appeal(deal.mine, deal.theirs), deal

    def _partners(self) -> Iterator[int]:
        for seat, shown in enumerate(self._view.seats):
            if seat != self._seat and not shown.done and self._may_bother(seat):
                yield seat
