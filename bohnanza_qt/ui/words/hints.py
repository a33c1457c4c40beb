"""A hint in words: the move, its reason, and what deals are worth to both sides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QLocale

from ...engine.actions import (
    Accept,
    Action,
    BuyField,
    DiscardHand,
    DiscardOffered,
    DoneTrading,
    Draw,
    Harvest,
    MakeOffer,
    Plant,
    PlantAside,
    PlantMarket,
    PlantOffered,
    Reject,
    TurnOver,
)
from ...engine.beans import Bean, coins_for
from ...engine.view import OfferView, PlayerView
from ...players.advice import Advice, Grounds, Why, Worth
from ...players.player import Because, Motive
from ..i18n import translate
from .beans import bean_name, bean_phrase, beans_phrase
from .numbers import coins_phrase


def hint_title(advice: Advice, view: PlayerView, names: Sequence[str]) -> str:
    """The move, as one is told to do it."""
    action = advice.action
    match action:
        case None:
            return translate("Hint", "Wait for an answer")
        case MakeOffer():
            return _offer_title(action, view, names, is_counter=advice.answers is not None)
        case Accept():
            return _accept_title(action, view, names)
        case Reject():
            offer = _offer(view, action.offer)
            return translate("Hint", "Refuse {name}'s offer").format(name=names[offer.seat])
        case Harvest(field=field):
            planted = view.me.fields[field]
            assert planted is not None
            return translate("Hint", "Harvest field {number}: {cards} for {coins}").format(
                number=field + 1,
                cards=bean_phrase(*planted),
                coins=coins_phrase(coins_for(*planted)),
            )
        case BuyField():
            return translate("Hint", "Buy a field for {coins}").format(
                coins=coins_phrase(view.rules.field_price or 0)
            )
        case _:
            return _plain_title(action, view)


def _plain_title(action: Action, view: PlayerView) -> str:
    match action:
        case Plant(field=field) if view.planted:
            text = translate("Hint", "Plant the next card too: {bean}, in field {number}")
            return text.format(bean=bean_name(view.hand[0]), number=field + 1)
        case Plant(field=field):
            return _plant_title(view.hand[0], field)
        case PlantAside(card=card, field=field):
            return _plant_title((view.me.aside or ())[card], field)
        case PlantOffered(card=card, field=field):
            return _plant_title(view.offered[card], field)
        case PlantMarket(card=card, field=field):
            return _plant_title(view.revealed[card], field)
        case DiscardHand(card=card):
            return _discard_title(view.hand[card])
        case DiscardOffered(card=card):
            return _discard_title(view.offered[card])
        case TurnOver():
            return translate("Hint", "Turn over cards")
        case DoneTrading() if view.active == view.seat:
            return translate("Hint", "End trading")
        case DoneTrading():
            return translate("Hint", "No trade")
        case Draw() if view.revealed and view.final:
            return translate("Hint", "Leave the rest and end the game")
        case Draw() if view.revealed:
            return translate("Hint", "Leave the rest and draw")
        case _:
            return translate("Hint", "Draw cards")


def _plant_title(bean: Bean, field: int) -> str:
    return translate("Hint", "Plant {bean} in field {number}").format(
        bean=bean_name(bean), number=field + 1
    )


def _discard_title(bean: Bean) -> str:
    return translate("Hint", "Discard {bean}").format(bean=bean_name(bean))


def _offer_title(
    offer: MakeOffer, view: PlayerView, names: Sequence[str], *, is_counter: bool
) -> str:
    give = beans_phrase(
        view.hand[card.index] if card.place == "hand" else view.revealed[card.index]
        for card in offer.give
    )
    want = beans_phrase(offer.want)
    if offer.to is None:
        if not offer.want:
            text = translate("Hint", "Give {give} to anyone")
        elif not offer.give:
            text = translate("Hint", "Ask anyone for {want}")
        else:
            text = translate("Hint", "Offer anyone {give} for {want}")
        return text.format(give=give, want=want)
    if is_counter:
        text = translate("Hint", "Answer {name}: {give} for {want}")
    elif not offer.want:
        text = translate("Hint", "Give {name} {give}")
    elif not offer.give:
        text = translate("Hint", "Ask {name} for {want}")
    else:
        text = translate("Hint", "Offer {name} {give} for {want}")
    return text.format(name=names[offer.to], give=give, want=want)


def _accept_title(accept: Accept, view: PlayerView, names: Sequence[str]) -> str:
    offer = _offer(view, accept.offer)
    name = names[offer.seat]
    if not offer.want:
        return translate("Hint", "Accept {name}'s gift: {get}").format(
            name=name, get=beans_phrase(offer.give)
        )
    return translate("Hint", "Accept {name}'s offer: {get} for {give}").format(
        name=name, get=beans_phrase(offer.give), give=beans_phrase(offer.want)
    )


def _offer(view: PlayerView, number: int) -> OfferView:
    return next(offer for offer in view.offers if offer.number == number)


# reasons

_PLAIN: Mapping[Why, Callable[[], str]] = {
    Why.FREE_FIELD: lambda: translate(
        "Hint", "The field is empty: nothing has to be harvested for it."
    ),
    Why.NOTHING_ELSE: lambda: translate("Hint", "Nothing else is left to do now."),
    Why.NOT_WORTH_IT: lambda: translate("Hint", "Anything else would bring you less."),
    Why.LEADS_FURTHER: lambda: translate(
        "Hint", "It brings little at once, but leads further than anything else."
    ),
    Why.NO_DEAL: lambda: translate("Hint", "No deal that would help you is in sight."),
    Why.WAIT: lambda: translate("Hint", "Your offer is still open, and somebody may take it."),
}


def hint_reason(advice: Advice, names: Sequence[str]) -> str:
    """Why the move is good, said to the one who sits there; "" where its worth says all."""
    grounds = advice.grounds
    if grounds.why is Why.DEAL:
        return _why_deal(advice, names)
    if grounds.why in _PLAIN:
        return _PLAIN[grounds.why]()
    assert grounds.bean is not None
    return _about_a_kind(grounds, grounds.bean)


def _why_deal(advice: Advice, names: Sequence[str]) -> str:
    """The reason for a deal; and what is doubtful about it, if another has to agree."""
    worth = advice.worth
    other = worth.other if worth is not None else None
    name = None if other is None else names[other]
    because = advice.grounds.because
    action = advice.action
    if worth is None or name is None or not isinstance(action, MakeOffer):
        return _because(because, name)
    doubts = ""
    if worth.chance < 1:
        doubts = translate("Hint", "It is a try: {name} may not have {cards}.").format(
            name=name, cards=beans_phrase(action.want)
        )
    reason = _because(because, name)
    is_counter = because is not None and because.motive is Motive.WANT_SOMETHING_ELSE
    if is_counter and not worth.suits_both:
        reason = translate("Hint", "Changed like this it suits you; {name} may refuse.")
        reason = reason.format(name=name)
    return f"{reason} {doubts}".strip()


def _about_a_kind(grounds: Grounds, kind: Bean) -> str:
    bean, cards = bean_name(kind), bean_phrase(kind, grounds.count)
    match grounds.why:
        case Why.PAYS_MORE:
            return translate("Hint", "With it the field pays %n coin(s).", "", grounds.coins)
        case Why.GROWS_THERE:
            text = translate("Hint", "This kind grows there already: with it there are {cards}.")
        case Why.MORE_TO_COME:
            text = translate("Hint", "The field is empty, and {cards} more can follow.")
        case Why.RIPE:
            return translate(
                "Hint", "The field pays %n coin(s) and can never pay more.", "", grounds.coins
            )
        case Why.MAKES_ROOM if grounds.coins:
            text = translate(
                "Hint",
                "No field takes {bean}: this harvest makes room and pays %n coin(s).",
                "",
                grounds.coins,
            )
        case Why.MAKES_ROOM:
            text = translate(
                "Hint", "No field takes {bean}: this harvest makes room, though it pays nothing."
            )
        case Why.FREES_FIELD:
            return translate(
                "Hint", "The field pays %n coin(s) now and is free again then.", "", grounds.coins
            )
        case Why.NEW_FIELD:
            text = translate("Hint", "No field takes {bean}: a new one spares you a harvest.")
        case Why.FITS_NOWHERE:
            text = translate("Hint", "No field takes {bean} without a harvest.")
        case _:
            text = translate(
                "Hint", "Only an empty field takes {bean}, and it is better kept free."
            )
    return text.format(bean=bean, cards=cards)


def _because(because: Because | None, name: str | None) -> str:
    """A computer's reason for a deal, said to the one whose reason it would be."""
    if because is None:
        return ""
    if because.motive is Motive.WANT_SOMETHING_ELSE:
        return translate("Hint", "Changed like this it suits you both.")
    if because.motive is Motive.NO_GAIN:
        return translate("Hint", "It brings you nothing.")
    if because.bean is None:
        return ""
    cards = bean_phrase(because.bean, because.count or 1)
    match because.motive:
        case Motive.FITS_MY_FIELD:
            text = translate("Hint", "Your field is waiting for {cards}.")
        case Motive.HELPS_MY_HAND:
            text = translate("Hint", "Your hand is better without {cards}.")
        case Motive.NOWHERE_TO_PLANT if because.coins:
            text = translate(
                "Hint",
                "To plant it you would have to dig up {cards} for %n coin(s).",
                "",
                because.coins,
            )
        case Motive.NOWHERE_TO_PLANT:
            text = translate("Hint", "To plant it you would have to dig up {cards} for nothing.")
        case Motive.NEED_IT_MYSELF:
            text = translate("Hint", "You do better to plant {cards} yourself.")
        case Motive.DO_NOT_HAVE:
            text = translate("Hint", "You cannot give {cards}.")
        case Motive.HELPS_YOU_MORE if name is not None:
            text = translate("Hint", "With {cards} {name} would gain far more than you.")
        case _:
            return ""
    return text.format(cards=cards, name=name)


# worths


def worth_sentence(worth: Worth, names: Sequence[str]) -> str:
    """What the deal of the hint brings both sides."""
    if worth.theirs is None or worth.other is None:
        return translate("Hint", "Worth about {mine} coins to you.").format(
            mine=_signed(worth.mine)
        )
    return translate("Hint", "Worth about {mine} coins to you, {theirs} to {name}.").format(
        mine=_signed(worth.mine), theirs=_signed(worth.theirs), name=names[worth.other]
    )


def offer_worth_sentence(worth: Worth, view: PlayerView, names: Sequence[str]) -> str:
    """What another open offer would bring both sides."""
    assert worth.offer is not None
    values = {"mine": _signed(worth.mine), "theirs": _signed(worth.theirs or 0.0)}
    if _offer(view, worth.offer).seat != view.seat:
        assert worth.other is not None
        text = translate("Hint", "{name}'s offer: about {mine} coins for you, {theirs} for {name}.")
        return text.format(name=names[worth.other], **values)
    if worth.other is None:
        return translate("Hint", "Your own offer: about {mine} coins for you.").format(**values)
    text = translate(
        "Hint", "Your offer to {name}: about {mine} coins for you, {theirs} for {name}."
    )
    return text.format(name=names[worth.other], **values)


def _signed(coins: float) -> str:
    """To a tenth of a coin, with its sign: "+0.8"."""
    tenths = round(coins * 10)
    if not tenths:
        return "0"
    number = QLocale().toString(abs(tenths) / 10, "f", 1)
    return f"+{number}" if tenths > 0 else f"\N{MINUS SIGN}{number}"
