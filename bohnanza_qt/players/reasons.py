"""Why a computer decides so about a deal: the largest thing in it, and always true."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.actions import CardRef
from ..engine.beans import Bean, coins_for
from ..engine.view import PlayerView
from .deals import Scales, card_at
from .player import Because, Motive


def why_refused(
    scales: Scales,
    other: int,
    get: Sequence[Bean],
    give: Sequence[CardRef],
    mine: float,
) -> Because:
    """The reason against a deal in which the own seat would get kinds and give cards.

    `mine` is what it would gain by that, in coins.
    """
    if scales.is_good(mine, 0.0):
        sore = _sore_point(scales, other, get, give)
        if sore is not None:
            return sore
        most = max(
            (card_at(scales.view, card) for card in give),
            key=scales.ground(other).gain,
            default=None,
        )
        if most is None:
            return Because(Motive.HELPS_YOU_MORE)
        return Because(Motive.HELPS_YOU_MORE, bean=most, count=so_many(most, _kinds(scales, give)))
    worst, reason = 0.0, Because(Motive.NO_GAIN)
    me = scales.me
    for bean in get:
        loss = -me.gain(bean)
        crowded = nowhere_to_plant(scales, bean)
        if loss > worst and crowded is not None:
            worst, reason = loss, crowded
    for card in give:
        bean = card_at(scales.view, card)
        loss = me.keep(card.index) if card.place == "hand" else me.keep_pending(bean)
        if loss > worst:
            count = so_many(bean, _kinds(scales, give))
            worst, reason = loss, Because(Motive.NEED_IT_MYSELF, bean=bean, count=count)
    return reason


def why_wanted(scales: Scales, get: Sequence[Bean], give: Sequence[CardRef]) -> Because | None:
    """The reason for a deal; None where it is good in a way that no short sentence tells."""
    view = scales.view
    growing = {planted.bean for planted in view.me.fields if planted is not None}
    fitting = [bean for bean in get if bean in growing and scales.me.gain(bean) > 0]
    if fitting:
        best = max(fitting, key=scales.me.gain)
        return Because(Motive.FITS_MY_FIELD, bean=best, count=so_many(best, get))
    for card in give:
        bean = card_at(view, card)
        if card.place == "hand":
            if _brings_together(view, card.index):
                return Because(Motive.HELPS_MY_HAND, bean=bean)
        else:
            crowded = nowhere_to_plant(scales, bean)
            if crowded is not None:
                return crowded
    return None


def _sore_point(
    scales: Scales, other: int, get: Sequence[Bean], give: Sequence[CardRef]
) -> Because | None:
    """What is held against the other side of a good deal; None if what that would gain by it
    weighs more."""
    grudge = scales.grudges.get(other)
    if grudge is None:
        return None
    envy = scales.outlook.temper.envy
    if envy and envy * scales.their_gain(other, _kinds(scales, give), get) > grudge.coins:
        return None
    kinds = set(grudge.given)
    if len(kinds) > 1:
        return Because(Motive.BEARS_GRUDGE)
    bean = kinds.pop()
    return Because(Motive.BEARS_GRUDGE, bean=bean, count=so_many(bean, grudge.given))


def so_many(bean: Bean, cards: Sequence[Bean]) -> int | None:
    """How many of a kind a deal speaks of, as a reason tells it; None for a single card."""
    count = cards.count(bean)
    return count if count > 1 else None


def _kinds(scales: Scales, cards: Sequence[CardRef]) -> list[Bean]:
    return [card_at(scales.view, card) for card in cards]


def nowhere_to_plant(scales: Scales, bean: Bean) -> Because | None:
    """The reason that a kind would force a harvest; None if a field takes it as things stand."""
    fields = scales.view.me.fields
    if any(planted is None or planted.bean is bean for planted in fields):
        return None
    dug = scales.me.dug
    planted = None if dug is None else fields[dug]
    if planted is None:
        return None
    return Because(
        Motive.NOWHERE_TO_PLANT,
        bean=planted.bean,
        count=planted.count,
        coins=coins_for(planted.bean, planted.count),
    )


def _brings_together(view: PlayerView, index: int) -> bool:
    """Whether without this card two equal ones are neighbours in the hand, or one that grows in
    an own field comes to its front."""
    hand = view.hand
    after = hand[index + 1] if index + 1 < len(hand) else None
    if after is None or after is hand[index]:
        return False
    if index:
        return hand[index - 1] is after
    return any(planted is not None and planted.bean is after for planted in view.me.fields)
