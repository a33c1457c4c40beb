"""What a computer says when it is asked: what it would give for cards, what it wishes for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final

from ..engine.beans import Bean
from .deals import Deal, Scales
from .player import Because, Decision, Motive
from .reasons import why_refused, why_wanted
from .talk import Enquiry, Talk, Wishes

LEAST_FOR_THEM: Final = 0.05
"""Coins that an offer must bring whoever asked for it, or it would be none."""

WISH: Final = 0.3
"""Coins by which a computer thinks more of a kind that a seat says it would like to get."""

_MOST_WISHES: Final = 3
_WORTH_A_WISH: Final = 0.25
"""Coins that a card must bring to be wished for."""

_WORTH_KEEPING: Final = 0.1
"""Coins that a turned-over card must bring not to be offered around."""


def answer_to(enquiry: Enquiry, scales: Scales, talk: Talk) -> Decision:
    """The best offer for the cards that the seat of `scales` would agree to; else the reason why
    there is none.

    Best is what brings the other side something. Where nothing seems to, the card is offered that
    the seat parts with most gladly: the other knows better what it can use.
    """
    best: tuple[tuple[bool, int, float], Deal] | None = None
    for deal in _offers_for(enquiry, scales, talk):
        if not scales.is_good(deal.mine, deal.theirs, deal.to):
            continue
        theirs = deal.theirs + liking(talk, enquiry.seat, deal.given, deal.want)
        if theirs > LEAST_FOR_THEM:
            rank = True, 0, scales.appeal(deal.mine, theirs)
        elif deal.give:
            rank = False, -len(deal.give), deal.mine
        else:
            continue  # to ask for a present is no offer
        if best is None or rank > best[0]:
            best = rank, deal
    if best is None:
        return Decision(None, _why_nothing(enquiry, scales, talk))
    deal = best[1]
    return Decision(deal.offer(scales.seat), why_wanted(scales, deal.want, deal.give))


def liking(talk: Talk, seat: int | None, give: Sequence[Bean], get: Sequence[Bean]) -> float:
    """How many coins more a deal is worth to a seat, by what it says it would like to get."""
    wanted = talk.wishes_of(seat).wanted
    if not wanted:
        return 0.0
    return WISH * (sum(bean in wanted for bean in give) - sum(bean in wanted for bean in get))


def is_unwelcome(talk: Talk, seat: int | None, give: Sequence[Bean]) -> bool:
    """Whether a seat said that it would not like to get one of these kinds."""
    unwanted = talk.wishes_of(seat).unwanted
    return bool(unwanted) and any(bean in unwanted for bean in give)


def wishes_of(scales: Scales) -> Wishes:
    """The kinds that would bring the seat of `scales` most, the best first. What it would rather
    not get it leaves for others to see by its fields."""
    gains = {bean: scales.me.gain(bean) for bean in scales.outlook.shares}
    best = sorted(gains, key=lambda bean: -gains[bean])[:_MOST_WISHES]
    return Wishes(tuple(bean for bean in best if gains[bean] >= _WORTH_A_WISH))


def asks_for(scales: Scales) -> tuple[Bean, ...]:
    """The turned-over kinds that the seat of `scales` would rather trade than plant."""
    kinds = dict.fromkeys(scales.view.revealed)
    return tuple(bean for bean in kinds if scales.me.keep_pending(bean) < _WORTH_KEEPING)


def _offers_for(enquiry: Enquiry, scales: Scales, talk: Talk) -> Iterator[Deal]:
    """Nothing, one own card, or two for the cards; never a kind that the other will not have."""
    own = [
        bean
        for bean in scales.costs()
        if bean not in enquiry.cards and not is_unwelcome(talk, enquiry.seat, (bean,))
    ]
    ways: list[tuple[Bean, ...]] = [(), *((bean,) for bean in own)]
    ways += combinations_with_replacement(own, 2)
    for give in ways:
        deal = scales.deal(enquiry.seat, give, enquiry.cards)
        if deal is not None:
            yield deal


def _why_nothing(enquiry: Enquiry, scales: Scales, talk: Talk) -> Because:
    """The cards are of no use, or no own card is worth giving for them, or there is none."""
    gift = scales.deal(enquiry.seat, (), enquiry.cards)
    assert gift is not None, "nothing can always be paid"
    if not scales.is_good(gift.mine, 0.0):
        return why_refused(scales, enquiry.seat, enquiry.cards, (), gift.mine)
    paid = [deal for deal in _offers_for(enquiry, scales, talk) if deal.give]
    if not paid:
        return Because(Motive.NOTHING_FOR_YOU)
    best = max(paid, key=lambda deal: deal.mine)
    return why_refused(scales, enquiry.seat, enquiry.cards, best.give, best.mine)
