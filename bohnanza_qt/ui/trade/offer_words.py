"""Offers and deals in sentences: exchanges, gifts, and requests, between you and others, and how
they come to nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ...engine.events import (
    DealStruck,
    Lapse,
    OfferLapsed,
    OfferMade,
    OfferRejected,
    OfferWithdrawn,
)
from ...engine.view import OfferView
from ...session.talk import SaidNoDeal
from ..i18n import translate
from ..words import beans_phrase


def offer_sentence(offer: OfferMade | OfferView, names: Sequence[str], viewer: int) -> str:
    """The offer as `viewer` would tell it; `names` by seat, put in as they are."""
    if not offer.want:
        text = _gift_offered(offer, viewer)
    elif not offer.give:
        text = _gift_asked_for(offer, viewer)
    else:
        text = _exchange_offered(offer, viewer)
    return text.format(
        name=names[offer.seat],
        other="" if offer.to is None else names[offer.to],
        cards=beans_phrase(offer.give),
        wanted=beans_phrase(offer.want),
    )


def _exchange_offered(offer: OfferMade | OfferView, viewer: int) -> str:
    if offer.seat == viewer:
        if offer.to is None:
            return translate("Offers", "You offer {cards} for {wanted} to anyone.")
        return translate("Offers", "You offer {other} {cards} for {wanted}.")
    if offer.to is None:
        return translate("Offers", "{name} offers {cards} for {wanted} to anyone.")
    if offer.to == viewer:
        return translate("Offers", "{name} offers you {cards} for {wanted}.")
    return translate("Offers", "{name} offers {other} {cards} for {wanted}.")


def _gift_offered(offer: OfferMade | OfferView, viewer: int) -> str:
    if offer.seat == viewer:
        if offer.to is None:
            return translate("Offers", "You offer {cards} as a gift to anyone.")
        return translate("Offers", "You offer {other} {cards} as a gift.")
    if offer.to is None:
        return translate("Offers", "{name} offers {cards} as a gift to anyone.")
    if offer.to == viewer:
        return translate("Offers", "{name} offers you {cards} as a gift.")
    return translate("Offers", "{name} offers {other} {cards} as a gift.")


def _gift_asked_for(offer: OfferMade | OfferView, viewer: int) -> str:
    if offer.seat == viewer:
        if offer.to is None:
            return translate("Offers", "You ask for {wanted} as a gift from anyone.")
        return translate("Offers", "You ask {other} for {wanted} as a gift.")
    if offer.to is None:
        return translate("Offers", "{name} asks for {wanted} as a gift from anyone.")
    if offer.to == viewer:
        return translate("Offers", "{name} asks you for {wanted} as a gift.")
    return translate("Offers", "{name} asks {other} for {wanted} as a gift.")


def no_deal_sentence(said: SaidNoDeal, names: Sequence[str], viewer: int) -> str:
    """Somebody will not have a deal that two were to put together."""
    if said.seat == viewer:
        text = translate("Offers", "You say no to the deal with {other}.")
    elif said.to == viewer:
        text = translate("Offers", "{name} says no to the deal with you.")
    else:
        text = translate("Offers", "{name} says no to the deal with {other}.")
    return text.format(name=names[said.seat], other=names[said.to])


def deal_sentence(deal: DealStruck, names: Sequence[str], viewer: int) -> str:
    """What was given for what; told from the viewer's side where the viewer took part."""
    giver, taker, given, returned = deal.offerer, deal.accepter, deal.give, deal.take
    if (taker == viewer and returned) or not given:
        giver, taker, given, returned = taker, giver, returned, given
    if returned:
        if giver == viewer:
            text = translate("Offers", "You gave {other} {cards} for {returned}.")
        else:
            text = translate("Offers", "{name} gave {other} {cards} for {returned}.")
    elif giver == viewer:
        text = translate("Offers", "You gave {other} {cards} as a gift.")
    elif taker == viewer:
        text = translate("Offers", "{name} gave you {cards} as a gift.")
    else:
        text = translate("Offers", "{name} gave {other} {cards} as a gift.")
    return text.format(
        name=names[giver],
        other=names[taker],
        cards=beans_phrase(given),
        returned=beans_phrase(returned),
    )


def offer_gone_sentence(
    event: OfferRejected | OfferWithdrawn | OfferLapsed,
    names: Sequence[str],
    viewer: int,
    offer: OfferMade | None,
) -> str | None:
    """An open offer is gone, as `viewer` would tell it; None where that has been told otherwise.
    `offer` is the one that was made, None if it is not known."""
    match event:
        case OfferWithdrawn(seat=seat) if seat == viewer:
            return translate("Offers", "You took your offer back.")
        case OfferWithdrawn(seat=seat):
            return translate("Offers", "{name} took an offer back.").format(name=names[seat])
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
            return translate("Offers", "You said no.")
        return translate("Offers", "You said no to {name}.").format(name=names[offerer])
    if offerer is None:
        said = translate("Offers", "{name} says no.")
        giving_why = translate("Offers", "{name} says no: “{why}”")
    elif offerer == viewer:
        said = translate("Offers", "{name} says no to you.")
        giving_why = translate("Offers", "{name} says no to you: “{why}”")
    else:
        said = translate("Offers", "{name} says no to {other}.")
        giving_why = translate("Offers", "{name} says no to {other}: “{why}”")
    other = "" if offerer is None else names[offerer]
    if why is None:
        return said.format(name=names[seat], other=other)
    return giving_why.format(name=names[seat], other=other, why=why)


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
            return translate("Offers", "Your offer is off: one of its cards has gone.")
        case Lapse.CARD_GONE:
            return translate("Offers", "{name}’s offer is off: one of its cards has gone.").format(
                name=name
            )
        case Lapse.REJECTED_BY_ALL if yours:
            return translate("Offers", "Nobody takes your offer.")
        case Lapse.REJECTED_BY_ALL:
            return translate("Offers", "Nobody takes {name}’s offer.").format(name=name)
        case Lapse.SEAT_DONE if yours:
            return translate(
                "Offers", "Your offer is off: one of the two trades no more this turn."
            )
        case Lapse.SEAT_DONE:
            return translate(
                "Offers", "{name}’s offer is off: one of the two trades no more this turn."
            ).format(name=name)
        case _:
            assert_never(why)
