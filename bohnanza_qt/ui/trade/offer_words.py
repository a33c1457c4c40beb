"""Offers and deals in sentences: exchanges, gifts, and requests, between you and others."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.events import DealStruck, OfferMade
from ...engine.view import OfferView
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
