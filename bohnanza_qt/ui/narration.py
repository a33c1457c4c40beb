"""What happened, in sentences: for the log, the offers, and screen readers.

Each sentence is one whole translatable text with named places, and each has a form of its own
where the person at the screen is spoken to: other languages inflect where English does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import assert_never

from ..engine.events import (
    CardDiscarded,
    CardDrawn,
    CardPlanted,
    CardsTurnedOver,
    DealStruck,
    Event,
    FieldBought,
    FieldHarvested,
    GameEnded,
    LeftOnOffer,
    OfferLapsed,
    OfferMade,
    OfferRejected,
    OfferWithdrawn,
    PhaseBegan,
    PileExhausted,
    PileShuffled,
    SeatDone,
    TradingEnded,
    TurnBegan,
)
from ..session.talk import SaidEnquiry, SaidTakeover
from .i18n import translate
from .trade.offer_words import deal_sentence, offer_gone_sentence, offer_sentence
from .words import bean_phrase, beans_phrase, list_phrase


def sentence(
    event: Event,
    names: Sequence[str],
    viewer: int,
    offers: Mapping[int, OfferMade] | None = None,
) -> str | None:
    """The event as `viewer` would tell it; None where there is nothing worth telling.

    `names` are put in as they are, by seat, so that they may carry markup. `offers` are the
    offers made so far by number: with them a refusal says whose offer was refused.
    """
    known = offers or {}
    match event:
        case OfferMade():
            return offer_sentence(event, names, viewer)
        case DealStruck():
            return deal_sentence(event, names, viewer)
        case OfferRejected() | OfferWithdrawn() | OfferLapsed():
            return offer_gone_sentence(event, names, viewer, known.get(event.number))
        case PhaseBegan():
            return None
        case PileExhausted(final=True):
            return translate("Narration", "The draw pile ran out for the last time.")
        case PileExhausted():
            return translate("Narration", "The draw pile ran out.")
        case PileShuffled():
            return translate(
                "Narration", "The discard pile was shuffled: pass {number} begins."
            ).format(number=event.number + 1)
        case GameEnded():
            return _ending(event, names, viewer)
        case _ if event.seat == viewer:
            return _of_you(event)
        case _:
            return _of_another(event, names[event.seat])


def together(events: Iterable[Event]) -> list[tuple[Event, ...]]:
    """The events of one action, parted into what `tell` tells in one sentence each: cards drawn
    one after another by one seat belong together."""
    groups: list[tuple[Event, ...]] = []
    for drawer, run in groupby(events, key=_drawer):
        group = tuple(run)
        groups += [group] if drawer is not None else [(event,) for event in group]
    return groups


def tell(
    group: Sequence[Event],
    names: Sequence[str],
    viewer: int,
    offers: Mapping[int, OfferMade] | None = None,
) -> str | None:
    """The sentence for one group of `together`; see `sentence`."""
    drawn = [event for event in group if isinstance(event, CardDrawn)]
    if drawn:
        return _drawing(drawn, names, viewer)
    return sentence(group[0], names, viewer, offers)


def _drawer(event: Event) -> int | None:
    return event.seat if isinstance(event, CardDrawn) else None


def _drawing(drawn: Sequence[CardDrawn], names: Sequence[str], viewer: int) -> str:
    seat = drawn[0].seat
    beans = [event.bean for event in drawn if event.bean is not None]
    if seat == viewer and len(beans) == len(drawn):
        return translate("Narration", "You drew {cards}.").format(cards=beans_phrase(beans))
    if seat == viewer:
        return translate("Narration", "You drew %n card(s).", "", len(drawn))
    return translate("Narration", "{name} drew %n card(s).", "", len(drawn)).format(
        name=names[seat]
    )


_OfSeat = (
    TurnBegan
    | CardPlanted
    | FieldHarvested
    | FieldBought
    | CardsTurnedOver
    | SeatDone
    | TradingEnded
    | CardDrawn
    | CardDiscarded
    | LeftOnOffer
)


def _of_you(event: _OfSeat) -> str:
    match event:
        case TurnBegan():
            return translate("Narration", "It is your turn.")
        case CardPlanted():
            return translate(
                "Narration", "You planted {card} in field {field}: %n now.", "", event.count
            ).format(card=bean_phrase(event.bean, 1), field=event.field + 1)
        case FieldHarvested(coins=0):
            return translate("Narration", "You harvested {cards} for nothing.").format(
                cards=bean_phrase(event.bean, event.count)
            )
        case FieldHarvested():
            return translate(
                "Narration", "You harvested {cards} for %n coin(s).", "", event.coins
            ).format(cards=bean_phrase(event.bean, event.count))
        case FieldBought():
            return translate(
                "Narration", "You bought another field for %n coin(s).", "", event.price
            )
        case CardsTurnedOver():
            return _turned_over(
                event,
                translate("Narration", "There was no card for you to turn over."),
                translate("Narration", "You turned over {cards}."),
                translate("Narration", "You turned over {cards}. {matched} joined them."),
            )
        case SeatDone():
            return translate("Narration", "You trade no more this turn.")
        case TradingEnded(left=()):
            return translate("Narration", "You ended trading.")
        case TradingEnded():
            return translate("Narration", "You ended trading and keep {cards}.").format(
                cards=beans_phrase(event.left)
            )
        case CardDrawn():
            return _drawing([event], (), event.seat)
        case CardDiscarded():
            return translate("Narration", "You discarded {card}.").format(
                card=bean_phrase(event.bean, 1)
            )
        case LeftOnOffer(beans=()):
            return translate("Narration", "You left nothing on offer.")
        case LeftOnOffer():
            return translate("Narration", "You left {cards} on offer.").format(
                cards=beans_phrase(event.beans)
            )
        case _:
            assert_never(event)


def _of_another(event: _OfSeat, name: str) -> str:
    match event:
        case TurnBegan():
            return translate("Narration", "It is {name}’s turn.").format(name=name)
        case CardPlanted():
            return translate(
                "Narration",
                "{name} planted {card} in field {field}: %n now.",
                "",
                event.count,
            ).format(name=name, card=bean_phrase(event.bean, 1), field=event.field + 1)
        case FieldHarvested(coins=0):
            return translate("Narration", "{name} harvested {cards} for nothing.").format(
                name=name, cards=bean_phrase(event.bean, event.count)
            )
        case FieldHarvested():
            return translate(
                "Narration", "{name} harvested {cards} for %n coin(s).", "", event.coins
            ).format(name=name, cards=bean_phrase(event.bean, event.count))
        case FieldBought():
            return translate(
                "Narration", "{name} bought another field for %n coin(s).", "", event.price
            ).format(name=name)
        case CardsTurnedOver():
            return _turned_over(
                event,
                translate("Narration", "There was no card for {name} to turn over."),
                translate("Narration", "{name} turned over {cards}."),
                translate("Narration", "{name} turned over {cards}. {matched} joined them."),
                name,
            )
        case SeatDone():
            return translate("Narration", "{name} trades no more this turn.").format(name=name)
        case TradingEnded(left=()):
            return translate("Narration", "{name} ended trading.").format(name=name)
        case TradingEnded():
            return translate("Narration", "{name} ended trading and keeps {cards}.").format(
                name=name, cards=beans_phrase(event.left)
            )
        case CardDrawn():
            return translate("Narration", "{name} drew %n card(s).", "", 1).format(name=name)
        case CardDiscarded():
            return translate("Narration", "{name} discarded {card}.").format(
                name=name, card=bean_phrase(event.bean, 1)
            )
        case LeftOnOffer(beans=()):
            return translate("Narration", "{name} left nothing on offer.").format(name=name)
        case LeftOnOffer():
            return translate("Narration", "{name} left {cards} on offer.").format(
                name=name, cards=beans_phrase(event.beans)
            )
        case _:
            assert_never(event)


def _turned_over(
    event: CardsTurnedOver, none: str, some: str, matching: str, name: str = ""
) -> str:
    """Chooses among three forms of one sentence, already translated."""
    if not event.beans:
        return none.format(name=name)
    cards = beans_phrase(event.beans)
    if not event.matched:
        return some.format(name=name, cards=cards)
    return matching.format(name=name, cards=cards, matched=beans_phrase(event.matched))


def remark_sentence(seat: int, names: Sequence[str], why: str) -> str:
    """What a computer says with an offer or a yes of its own."""
    return translate("Narration", "{name}: “{why}”").format(name=names[seat], why=why)


def enquiry_sentence(enquiry: SaidEnquiry, names: Sequence[str], viewer: int) -> str:
    """Somebody asks others what they would give."""
    if enquiry.seat == viewer:
        text = translate("Narration", "You ask {others} what they would give for {cards}.")
    elif enquiry.to == (viewer,):
        text = translate("Narration", "{name} asks you what you would give for {cards}.")
    else:
        text = translate("Narration", "{name} asks {others} what they would give for {cards}.")
    return text.format(
        name=names[enquiry.seat],
        others=list_phrase([names[seat] for seat in enquiry.to]),
        cards=beans_phrase(enquiry.cards),
    )


def takeover_sentence(said: SaidTakeover, names: Sequence[str]) -> str:
    """Somebody else decides for a seat."""
    match said.by:
        case "person":
            text = translate("Narration", "{name} plays in person now.")
        case "computer":
            text = translate("Narration", "A computer plays for {name} now.")
        case "program":
            text = translate("Narration", "A program plays for {name} now.")
    return text.format(name=names[said.seat])


def _ending(event: GameEnded, names: Sequence[str], viewer: int) -> str:
    if not event.winners:
        return translate("Narration", "The game is over.")
    coins = event.coins[event.winners[0]]
    if event.winners == (viewer,):
        return translate("Narration", "The game is over. You win with %n coin(s)!", "", coins)
    if len(event.winners) == 1:
        return translate(
            "Narration", "The game is over. {name} wins with %n coin(s).", "", coins
        ).format(name=names[event.winners[0]])
    return translate(
        "Narration", "The game is over. {names} win together with %n coin(s).", "", coins
    ).format(names=list_phrase([names[seat] for seat in event.winners]))
