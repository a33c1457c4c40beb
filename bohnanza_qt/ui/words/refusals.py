"""One sentence for everything that the rules refuse, said to the one who tried it.

Where the action and the view are given the sentence names the field, the bean and the price.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...engine.actions import Accept, Action, Harvest, MakeOffer, TurnOver
from ...engine.refusal import Reason
from ...engine.rules import HarvestWhen, Protection, Unplayable
from ...engine.view import PlayerView
from ..i18n import translate
from .beans import bean_name
from .numbers import coins_phrase

_REASONS: Mapping[Reason, Callable[[], str]] = {
    Reason.NOT_YOUR_TURN: lambda: translate("Reason", "It is not your turn."),
    Reason.WRONG_PHASE: lambda: translate("Reason", "That cannot be done in this phase."),
    Reason.GAME_OVER: lambda: translate("Reason", "The game is over."),
    Reason.NO_SUCH_SEAT: lambda: translate("Reason", "Nobody sits there."),
    Reason.NO_SUCH_FIELD: lambda: translate("Reason", "There is no such field."),
    Reason.NO_SUCH_CARD: lambda: translate("Reason", "That card is not there any more."),
    Reason.NO_SUCH_OFFER: lambda: translate("Reason", "That offer is not open any more."),
    Reason.OTHER_BEAN_IN_FIELD: lambda: translate(
        "Reason", "Another kind of bean grows in this field. Harvest it first."
    ),
    Reason.THIRD_PLANT: lambda: translate(
        "Reason", "You have planted all you may from your hand this turn."
    ),
    Reason.MUST_PLANT_FIRST: lambda: translate(
        "Reason", "First plant the front card of your hand."
    ),
    Reason.PROTECTED_FIELD: lambda: translate(
        "Reason", "A lone bean stays while another of your fields has two or more."
    ),
    Reason.EMPTY_FIELD: lambda: translate("Reason", "Nothing grows in this field yet."),
    Reason.HARVEST_NOT_ALLOWED_NOW: lambda: translate(
        "Reason", "You may harvest only when a card you must plant finds no room."
    ),
    Reason.FIELD_NOT_FOR_SALE: lambda: translate("Reason", "No further field is for sale."),
    Reason.NOT_ENOUGH_COINS: lambda: translate(
        "Reason", "You do not have enough coins for another field."
    ),
    Reason.TRADE_NEEDS_ACTIVE_PLAYER: lambda: translate(
        "Reason", "You can trade only with the player whose turn it is."
    ),
    Reason.OFFER_NOT_FOR_YOU: lambda: translate("Reason", "This offer is not for you to answer."),
    Reason.OFFER_DOES_NOT_MATCH: lambda: translate(
        "Reason", "These are not the beans that the offer asks for."
    ),
    Reason.EMPTY_OFFER: lambda: translate(
        "Reason", "An offer needs at least one card, given or wanted."
    ),
    Reason.OWN_OFFER: lambda: translate("Reason", "You cannot trade with yourself."),
    Reason.DONE_TRADING: lambda: translate("Reason", "Trading is over for this seat this turn."),
    Reason.PILE_MISSING: lambda: translate(
        "Reason", "The record does not say how the new draw pile lay."
    ),
    Reason.PILE_MISMATCH: lambda: translate(
        "Reason", "The record's new draw pile is not made of the discarded cards."
    ),
}


def reason_sentence(
    reason: Reason, action: Action | None = None, view: PlayerView | None = None
) -> str:
    """Why it cannot be done, in a sentence; as precise as `action` and `view` allow."""
    exact = _EXACT.get(reason)
    if exact is not None and view is not None and view.seats:
        said = exact(action, view)
        if said is not None:
            return said
    return _REASONS[reason]()


def _wrong_phase(action: Action | None, _view: PlayerView) -> str | None:
    if isinstance(action, TurnOver):
        return translate("Reason", "The cards are turned over once a turn, after planting.")
    if isinstance(action, MakeOffer | Accept):
        return translate("Reason", "There is trading only after the cards are turned over.")
    return None


def _other_bean(action: Action | None, view: PlayerView) -> str | None:
    field = getattr(action, "field", None)
    if field is None or field >= len(view.me.fields):
        return None
    planted = view.me.fields[field]
    if planted is None:
        return None
    return translate(
        "Reason", "Field {field} grows only one kind, now {bean}. Harvest it first."
    ).format(field=field + 1, bean=bean_name(planted.bean))


def _protected(_action: Action | None, view: PlayerView) -> str | None:
    if view.rules.protection is Protection.ALL_FIELDS_SINGLE:
        return translate(
            "Reason", "A lone bean may be harvested only when each of your fields holds just one."
        )
    return None


def _harvest_not_now(action: Action | None, view: PlayerView) -> str | None:
    if isinstance(action, Harvest) and view.rules.harvest_when is HarvestWhen.OWN_TURN:
        return translate("Reason", "You may harvest only in your own turn.")
    return None


def _not_for_sale(_action: Action | None, view: PlayerView) -> str | None:
    if view.rules.field_price is not None and len(view.me.fields) >= view.rules.max_fields:
        return translate(
            "Reason",
            "You already own all %n field(s) that anyone may have.",
            "",
            view.rules.max_fields,
        )
    return translate("Reason", "No fields are sold in this game.")


def _too_few_coins(_action: Action | None, view: PlayerView) -> str | None:
    price = view.rules.field_price
    if price is None:
        return None
    return translate("Reason", "Another field costs {price}; you have {coins}.").format(
        price=coins_phrase(price), coins=coins_phrase(view.me.coins)
    )


def _must_plant(_action: Action | None, view: PlayerView) -> str | None:
    if view.owes_plant:
        return translate(
            "Reason", "You have made room by harvesting, so now plant the front card of your hand."
        )
    return None


_EXACT: Mapping[Reason, Callable[[Action | None, PlayerView], str | None]] = {
    Reason.WRONG_PHASE: _wrong_phase,
    Reason.OTHER_BEAN_IN_FIELD: _other_bean,
    Reason.PROTECTED_FIELD: _protected,
    Reason.HARVEST_NOT_ALLOWED_NOW: _harvest_not_now,
    Reason.FIELD_NOT_FOR_SALE: _not_for_sale,
    Reason.NOT_ENOUGH_COINS: _too_few_coins,
    Reason.MUST_PLANT_FIRST: _must_plant,
}

_UNPLAYABLE: Mapping[Unplayable, Callable[[], str]] = {
    Unplayable.PLAYERS: lambda: translate(
        "Unplayable", "These rules are not for that number of players. Change it, or the limits."
    ),
    Unplayable.PLAYER_LIMITS: lambda: translate(
        "Unplayable", "The least number of players must be at least 2 and not above the most."
    ),
    Unplayable.NO_VALUE_FOR_PLAYERS: lambda: translate(
        "Unplayable",
        "These rules say nothing about {field} for that number of players. Set it yourself.",
    ),
    Unplayable.NO_FIELDS: lambda: translate(
        "Unplayable", "Without a field nobody can plant. Give everyone at least one."
    ),
    Unplayable.TOO_MANY_FIELDS: lambda: translate(
        "Unplayable", "So many fields do not fit on a table. 200 are the most."
    ),
    Unplayable.NO_EXHAUSTIONS: lambda: translate(
        "Unplayable",
        "The game would be over before it starts. Let the draw pile run out at least once.",
    ),
    Unplayable.NOTHING_DRAWN: lambda: translate(
        "Unplayable",
        "The game would never end. Let at least one card a turn be turned over or drawn.",
    ),
    Unplayable.HANDS_NOT_ONE_EACH: lambda: translate(
        "Unplayable", "The list of starting hands needs exactly one number for each player."
    ),
    Unplayable.DECK_TOO_SMALL: lambda: translate(
        "Unplayable",
        "The deck must hold more cards than are dealt. Add beans or deal smaller hands.",
    ),
    Unplayable.DECK_TOO_LARGE: lambda: translate(
        "Unplayable", "The deck is too large. 200 cards are the most."
    ),
    Unplayable.OWN_TURN_WITHOUT_MARKET: lambda: translate(
        "Unplayable",
        "Whoever gets cards on another's turn must be able to harvest then. "
        "Allow harvests at any time.",
    ),
    Unplayable.MARKET_NEEDS_TWO: lambda: translate(
        "Unplayable", "The phases of the duel are for exactly two players."
    ),
}

_FIELDS: Mapping[str, Callable[[], str]] = {
    "deck": lambda: translate("RuleField", "the deck"),
    "field_price": lambda: translate("RuleField", "the price of a field"),
    "hand": lambda: translate("RuleField", "the starting hand"),
    "drawn": lambda: translate("RuleField", "the cards drawn in a turn"),
}


def unplayable_sentence(why: Unplayable, field: str) -> str:
    """Why a rule set cannot be played and what would mend it; `field` as in the record format."""
    named = _FIELDS.get(field)
    return _UNPLAYABLE[why]().format(field=named() if named is not None else field)
