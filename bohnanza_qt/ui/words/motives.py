"""Why a computer decides so about an offer, in its own words."""

from __future__ import annotations

from typing import assert_never

from ...players.player import Because, Motive
from ..i18n import translate
from .beans import bean_phrase


def because_sentence(because: Because) -> str:
    """The reason in the computer's own words, without quotation marks."""
    if because.bean is None:
        return _reason_without_bean(because.motive)
    cards = bean_phrase(because.bean, because.count or 1)
    match because.motive:
        case Motive.FITS_MY_FIELD:
            text = translate("Motive", "My field is waiting for {cards}.")
        case Motive.HELPS_MY_HAND:
            text = translate("Motive", "My hand is better without {cards}.")
        case Motive.NOWHERE_TO_PLANT:
            return _would_dig_up(cards, because.coins or 0)
        case Motive.NEED_IT_MYSELF:
            text = translate("Motive", "I want to plant {cards} myself.")
        case Motive.DO_NOT_HAVE:
            text = translate("Motive", "I cannot give {cards}.")
        case Motive.HELPS_YOU_MORE:
            text = translate("Motive", "With {cards} you would gain far more than I would.")
        case Motive.BEARS_GRUDGE:
            text = translate(
                "Motive",
                "You turned down my fair offer of {cards} not long ago: I am still a bit sore.",
            )
        case _:
            return _reason_without_bean(because.motive)
    return text.format(cards=cards)


def _reason_without_bean(motive: Motive) -> str:
    match motive:
        case Motive.FITS_MY_FIELD:
            return translate("Motive", "That suits my fields.")
        case Motive.HELPS_MY_HAND:
            return translate("Motive", "That puts my hand in better order.")
        case Motive.NOWHERE_TO_PLANT:
            return translate("Motive", "I have nowhere to plant that.")
        case Motive.NEED_IT_MYSELF:
            return translate("Motive", "I want to plant that myself.")
        case Motive.DO_NOT_HAVE:
            return translate("Motive", "I do not have what you want.")
        case Motive.NO_GAIN:
            return translate("Motive", "That brings me nothing.")
        case Motive.HELPS_YOU_MORE:
            return translate("Motive", "You would gain far more than I would.")
        case Motive.BEARS_GRUDGE:
            return translate(
                "Motive",
                "You turned down a fair offer of mine not long ago: I am still a bit sore.",
            )
        case Motive.NOTHING_FOR_YOU:
            return translate("Motive", "I would like that, but I have nothing to give you for it.")
        case Motive.WANT_SOMETHING_ELSE:
            return translate("Motive", "Not like that. Look at my own offer instead.")
        case _:
            assert_never(motive)


def _would_dig_up(cards: str, coins: int) -> str:
    if not coins:
        return translate(
            "Motive", "To plant it I would have to dig up {cards} for nothing."
        ).format(cards=cards)
    return translate(
        "Motive", "To plant it I would have to dig up {cards} for %n coin(s).", "", coins
    ).format(cards=cards)
