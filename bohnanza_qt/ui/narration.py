"""What happened and why, in sentences: for the log, the offers, and screen readers.

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
    Lapse,
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
from ..players.player import Because, Motive
from ..session.talk import SaidEnquiry
from .i18n import translate
from .trade.offer_words import deal_sentence, offer_sentence
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
            return _offer_gone(event, names, viewer, known.get(event.number))
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


def _offer_gone(
    event: OfferRejected | OfferWithdrawn | OfferLapsed,
    names: Sequence[str],
    viewer: int,
    offer: OfferMade | None,
) -> str | None:
    match event:
        case OfferWithdrawn(seat=seat) if seat == viewer:
            return translate("Narration", "You took your offer back.")
        case OfferWithdrawn(seat=seat):
            return translate("Narration", "{name} took an offer back.").format(name=names[seat])
        case OfferRejected(seat=seat):
            return refusal_sentence(seat, offer.seat if offer else None, names, viewer)
        case OfferLapsed(why=Lapse.REJECTED_BY_ALL) if offer is None or offer.to is not None:
            return None  # the refusal itself has just been told
        case OfferLapsed():
            return lapse_sentence(event.why, offer.seat if offer else None, names, viewer)
        case _:
            assert_never(event)


def refusal_sentence(
    seat: int, offerer: int | None, names: Sequence[str], viewer: int, why: str | None = None
) -> str:
    """`seat` says no to `offerer` (None: whose offer it was is not known); `why` in its words."""
    if seat == viewer:
        if offerer is None:
            return translate("Narration", "You said no.")
        return translate("Narration", "You said no to {name}.").format(name=names[offerer])
    if offerer is None:
        said = translate("Narration", "{name} says no.")
        giving_why = translate("Narration", "{name} says no: “{why}”")
    elif offerer == viewer:
        said = translate("Narration", "{name} says no to you.")
        giving_why = translate("Narration", "{name} says no to you: “{why}”")
    else:
        said = translate("Narration", "{name} says no to {other}.")
        giving_why = translate("Narration", "{name} says no to {other}: “{why}”")
    other = "" if offerer is None else names[offerer]
    if why is None:
        return said.format(name=names[seat], other=other)
    return giving_why.format(name=names[seat], other=other, why=why)


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


def lapse_sentence(
    why: Lapse, offerer: int | None, names: Sequence[str], viewer: int
) -> str | None:
    """Why an open offer is gone; None for the end of trading, which is told by itself."""
    if offerer is None or why is Lapse.TRADING_OVER:
        return None
    name = names[offerer]
    yours = offerer == viewer
    match why:
        case Lapse.CARD_GONE if yours:
            return translate("Narration", "Your offer is off: one of its cards has gone.")
        case Lapse.CARD_GONE:
            return translate(
                "Narration", "{name}’s offer is off: one of its cards has gone."
            ).format(name=name)
        case Lapse.REJECTED_BY_ALL if yours:
            return translate("Narration", "Nobody takes your offer.")
        case Lapse.REJECTED_BY_ALL:
            return translate("Narration", "Nobody takes {name}’s offer.").format(name=name)
        case Lapse.SEAT_DONE if yours:
            return translate(
                "Narration", "Your offer is off: one of the two trades no more this turn."
            )
        case Lapse.SEAT_DONE:
            return translate(
                "Narration", "{name}’s offer is off: one of the two trades no more this turn."
            ).format(name=name)
        case _:
            assert_never(why)


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


def because_sentence(because: Because) -> str:
    """The reason in the computer's own words, without quotation marks."""
    if because.bean is None:
        return _reason_without_bean(because.motive)
    cards = bean_phrase(because.bean, because.count or 1)
    match because.motive:
        case Motive.FITS_MY_FIELD:
            text = translate("Narration", "My field is waiting for {cards}.")
        case Motive.HELPS_MY_HAND:
            text = translate("Narration", "My hand is better without {cards}.")
        case Motive.NOWHERE_TO_PLANT:
            return _would_dig_up(cards, because.coins or 0)
        case Motive.NEED_IT_MYSELF:
            text = translate("Narration", "I want to plant {cards} myself.")
        case Motive.DO_NOT_HAVE:
            text = translate("Narration", "I cannot give {cards}.")
        case Motive.HELPS_YOU_MORE:
            text = translate("Narration", "With {cards} you would gain far more than I would.")
        case Motive.BEARS_GRUDGE:
            text = translate(
                "Narration",
                "You turned down my fair offer of {cards} not long ago: I am still a bit sore.",
            )
        case _:
            return _reason_without_bean(because.motive)
    return text.format(cards=cards)


def _reason_without_bean(motive: Motive) -> str:
    match motive:
        case Motive.FITS_MY_FIELD:
            return translate("Narration", "That suits my fields.")
        case Motive.HELPS_MY_HAND:
            return translate("Narration", "That puts my hand in better order.")
        case Motive.NOWHERE_TO_PLANT:
            return translate("Narration", "I have nowhere to plant that.")
        case Motive.NEED_IT_MYSELF:
            return translate("Narration", "I want to plant that myself.")
        case Motive.DO_NOT_HAVE:
            return translate("Narration", "I do not have what you want.")
        case Motive.NO_GAIN:
            return translate("Narration", "That brings me nothing.")
        case Motive.HELPS_YOU_MORE:
            return translate("Narration", "You would gain far more than I would.")
        case Motive.BEARS_GRUDGE:
            return translate(
                "Narration",
                "You turned down a fair offer of mine not long ago: I am still a bit sore.",
            )
        case Motive.NOTHING_FOR_YOU:
            return translate(
                "Narration", "I would like that, but I have nothing to give you for it."
            )
        case Motive.WANT_SOMETHING_ELSE:
            return translate("Narration", "Not like that. Look at my own offer instead.")
        case _:
            assert_never(motive)


def _would_dig_up(cards: str, coins: int) -> str:
    if not coins:
        return translate(
            "Narration", "To plant it I would have to dig up {cards} for nothing."
        ).format(cards=cards)
    return translate(
        "Narration", "To plant it I would have to dig up {cards} for %n coin(s).", "", coins
    ).format(cards=cards)
