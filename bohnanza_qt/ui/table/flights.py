"""Which cards fly where when something has happened."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF

from ...engine.actions import CardRef
from ...engine.events import (
    CardDiscarded,
    CardDrawn,
    CardPlanted,
    CardsTurnedOver,
    DealStruck,
    Event,
    FieldBought,
    FieldHarvested,
    Source,
)
from ..animation import Flight
from ..durations import Durations
from .places import Places

_MOST_HARVESTED = 4
"""More cards of one harvest are not seen to fly: they lie behind each other."""


def flights(events: Iterable[Event], places: Places, seat: int, lengths: Durations) -> list[Flight]:
    """The flights of one action as `seat` sees it, one kind of event after the other.

    Call it before the position after the action is shown: starts are where the cards lie now.
    """
    found: list[Flight] = []
    start = 0
    drawn = 0
    for event in events:
        match event:
            case CardPlanted():
                found.append(_planted(event, places, seat, start, lengths.plant))
                start += lengths.plant
            case FieldHarvested(final=False):
                found += _harvested(event, places, start, lengths)
                start += lengths.harvest + (lengths.coins if event.coins else 0)
            case FieldBought():
                found += _paid(event, places, start, lengths)
                start += lengths.coins
            case CardsTurnedOver():
                found += _turned_over(event, places, start, lengths)
                start += lengths.turn_over
            case CardDrawn():
                found.append(
                    Flight(
                        places.draw_pile(),
                        places.back_of_hand(event.seat),
                        lengths.draw,
                        delay=start + drawn * lengths.draw_stagger,
                        bean=event.bean,
                        flips=event.bean is not None,
                    )
                )
                drawn += 1
            case DealStruck():
                found += _struck(event, places, seat, start, lengths)
                start += lengths.deal
            case CardDiscarded():
                found.append(
                    Flight(
                        _source(event.seat, event.source, event.index, places, seat),
                        places.discard_pile(),
                        lengths.plant,
                        delay=start,
                        bean=event.bean,
                    )
                )
            case _:
                pass
    return found


def _source(seat: int, source: Source, index: int, places: Places, looking: int) -> QRectF:
    """Where a card lay that is planted or discarded."""
    if source is Source.ASIDE:
        return places.aside(seat, index)
    if source is Source.HAND and seat == looking:
        return places.card(CardRef("hand", index))
    if source is Source.HAND:
        return places.seat(seat)
    return places.on_cloth(index)


def _planted(event: CardPlanted, places: Places, seat: int, start: int, duration: int) -> Flight:
    begin = _source(event.seat, event.source, event.index, places, seat)
    return Flight(
        begin,
        places.field(event.seat, event.field),
        duration,
        delay=start,
        bean=event.bean,
        rise=36 if event.seat == seat else 10,
    )


def _harvested(
    event: FieldHarvested, places: Places, start: int, lengths: Durations
) -> list[Flight]:
    """The cards go to the discard pile, then the coins to the seat."""
    field = places.field(event.seat, event.field)
    cards = min(event.count - event.coins, _MOST_HARVESTED)
    found = [
        Flight(
            field.translated(8 * place, 0),
            places.discard_pile(),
            lengths.harvest,
            delay=start + 20 * place,
            bean=event.bean,
        )
        for place in range(cards)
    ]
    coin = QRectF(0, 0, 24, 24)
    coin.moveCenter(field.center())
    found += [
        Flight(
            coin.translated(14 * place, 0),
            places.coins(event.seat),
            lengths.coins,
            delay=start + lengths.harvest + 40 * place,
            coin=True,
            rise=24,
        )
        for place in range(event.coins)
    ]
    return found


def _paid(event: FieldBought, places: Places, start: int, lengths: Durations) -> list[Flight]:
    """Coins leave the seat one by one."""
    return [
        Flight(
            places.coins(event.seat),
            places.paid_coins(),
            lengths.coins,
            delay=start + 40 * place,
            coin=True,
            rise=24,
        )
        for place in range(event.price)
    ]


def _turned_over(
    event: CardsTurnedOver, places: Places, start: int, lengths: Durations
) -> list[Flight]:
    """From the draw pile, face down at first; what matches comes from the discard pile."""
    turned, count = len(event.beans), len(event.beans) + len(event.matched)
    return [
        Flight(
            places.draw_pile() if place < turned else places.discard_pile(),
            places.turned_over(place, count),
            lengths.turn_over,
            delay=start + lengths.draw_stagger * place,
            bean=bean,
            flips=place < turned,
        )
        for place, bean in enumerate(event.beans + event.matched)
    ]


def _struck(
    event: DealStruck, places: Places, seat: int, start: int, lengths: Durations
) -> list[Flight]:
    """Both sides cross, one card after the other."""
    found: list[Flight] = []
    sides = (
        (event.offerer, event.accepter, event.give, event.give_places),
        (event.accepter, event.offerer, event.take, event.take_places),
    )
    for giver, taker, beans, refs in sides:
        for bean, ref in zip(beans, refs, strict=True):
            shown = giver == seat or ref.place == "revealed"
            found.append(
                Flight(
                    places.card(ref) if shown else places.seat(giver),
                    places.seat(taker),
                    lengths.deal,
                    delay=start + lengths.deal_stagger * len(found),
                    bean=bean,
                    rise=30,
                )
            )
    return found
