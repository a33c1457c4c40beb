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
    """The best offer for the cards that the seat of `scales` would agree to and that brings the
    other side something; else the reason why there is none."""
    best: tuple[float, Deal] | None = None
    for deal in _offers_for(enquiry, scales, talk):
        theirs = deal.theirs + liking(talk, enquiry.seat, deal.given, deal.want)
        if theirs > LEAST_FOR_THEM and scales.is_good(deal.mine, deal.theirs):
            appeal = scales.appeal(deal.mine, theirs)
            if best is None or appeal > best[0]:
                best = appeal, deal
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
    """The cards are of no use, or there is nothing to give for them that both sides gain by."""
    gift = scales.deal(enquiry.seat, (), enquiry.cards)
    assert gift is not None, "nothing can always be paid"
    if not scales.is_good(gift.mine, 0.0):
        return why_refused(scales, enquiry.seat, enquiry.cards, (), gift.mine)
    best: Deal | None = None
    for deal in _offers_for(enquiry, scales, talk):
        helps = deal.theirs + liking(talk, enquiry.seat, deal.given, deal.want) > LEAST_FOR_THEM
        if helps and (best is None or deal.mine > best.mine):
            best = deal
    if best is None:
        return Because(Motive.NOTHING_FOR_YOU)
    return why_refused(scales, enquiry.seat, enquiry.cards, best.give, best.mine)
