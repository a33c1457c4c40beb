"""The rule sets in words: names, what each changes, and the fields of a custom one."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from bohnanza_qt.engine.rules import (
    BuyWhen,
    HarvestWhen,
    PaidCoins,
    Preset,
    Protection,
    Received,
    Reshuffle,
    Tie,
    WhoAccepts,
)
from bohnanza_qt.session.game_setup import GameSetup
from bohnanza_qt.ui.i18n import translate
from bohnanza_qt.ui.words import preset_name


def preset_sentence(preset: Preset) -> str:
    """What the rule set changes, in one or two sentences."""
    match preset:
        case Preset.MODERN:
            return translate(
                "RuleWords",
                "104 cards, eight kinds. No further field is sold. A lone bean is safe while "
                "another of your fields holds more.",
            )
        case Preset.ORIGINAL:
            return translate(
                "RuleWords",
                "The same cards. Everyone starts with two fields; a third costs 3 coins.",
            )
        case Preset.CLASSIC:
            return translate(
                "RuleWords",
                "Coffee, wax and cocoa join in; which kinds are dealt depends on the number of "
                "players. The only rule set for six and seven.",
            )
        case Preset.ARENA:
            return translate(
                "RuleWords",
                "You harvest only when a card has no other place, and only the active player "
                "accepts offers.",
            )
        case Preset.DUEL:
            return translate(
                "RuleWords",
                "For two, without trading: what you leave on the table, the other has to plant or "
                "throw away.",
            )


def custom_name() -> str:
    return translate("RuleWords", "Custom")


def rules_name(setup: GameSetup) -> str:
    """The rules of a game by their name."""
    return custom_name() if setup.overrides else preset_name(setup.preset)


def custom_sentence() -> str:
    return translate(
        "RuleWords", "Set every rule yourself. The page checks that the game can be played."
    )


def field_label(field: str) -> str:
    """The label of a rule-set field of the record format."""
    return _FIELD_LABELS[field]()


_FIELD_LABELS: Final[dict[str, Callable[[], str]]] = {
    "deck": lambda: translate("RuleWords", "Cards in the deck"),
    "fields": lambda: translate("RuleWords", "Fields at the start"),
    "max_fields": lambda: translate("RuleWords", "Most fields of one player"),
    "field_price": lambda: translate("RuleWords", "Price of another field"),
    "buy_when": lambda: translate("RuleWords", "Time of buying fields"),
    "paid_coins": lambda: translate("RuleWords", "Coins paid for fields"),
    "hand": lambda: translate("RuleWords", "Cards dealt to each hand"),
    "turned_over": lambda: translate("RuleWords", "Cards turned over in a turn"),
    "market": lambda: translate("RuleWords", "Market instead of trading"),
    "drawn": lambda: translate("RuleWords", "Cards drawn at the end of a turn"),
    "exhaustions": lambda: translate("RuleWords", "Passes of the draw pile"),
    "reshuffle": lambda: translate("RuleWords", "Shuffling of the discard pile"),
    "tie": lambda: translate("RuleWords", "Winner of a tie"),
    "harvest_when": lambda: translate("RuleWords", "Time of harvesting"),
    "protection": lambda: translate("RuleWords", "Harvesting a lone bean"),
    "accept": lambda: translate("RuleWords", "Accepting offers"),
    "received": lambda: translate("RuleWords", "Cards received in a deal"),
    "discard_open": lambda: translate("RuleWords", "The discard pile may be looked through"),
}


def choice_label(choice: StrEnum) -> str:
    """The words for one value of a field that has a few."""
    return _CHOICE_LABELS[choice.__class__, choice.value]()


_CHOICE_LABELS: Final[dict[tuple[type[StrEnum], str], Callable[[], str]]] = {
    (BuyWhen, "any_time"): lambda: translate("RuleWords", "At any time"),
    (BuyWhen, "own_turn"): lambda: translate("RuleWords", "Only in the buyer’s own turn"),
    (PaidCoins, "discard"): lambda: translate("RuleWords", "They go onto the discard pile"),
    (PaidCoins, "out"): lambda: translate("RuleWords", "They leave the game"),
    (Reshuffle, "at_once"): lambda: translate("RuleWords", "As soon as the draw pile is empty"),
    (Reshuffle, "when_needed"): lambda: translate("RuleWords", "When the next card is needed"),
    (Tie, "farthest"): lambda: translate(
        "RuleWords", "The player farthest clockwise from the starting player"
    ),
    (Tie, "hand_then_farthest"): lambda: translate(
        "RuleWords", "The player with most cards in hand, then the farthest one"
    ),
    (HarvestWhen, "any_time"): lambda: translate("RuleWords", "At any time"),
    (HarvestWhen, "must_plant"): lambda: translate(
        "RuleWords", "Only when a card has no other place"
    ),
    (HarvestWhen, "own_turn"): lambda: translate(
        "RuleWords", "Only in the own turn (needs the market)"
    ),
    (Protection, "another_field_has_more"): lambda: translate(
        "RuleWords", "Not while another own field holds more"
    ),
    (Protection, "all_fields_single"): lambda: translate(
        "RuleWords", "Only if every own field holds one bean"
    ),
    (WhoAccepts, "addressee"): lambda: translate(
        "RuleWords", "Whoever an offer is made to may accept"
    ),
    (WhoAccepts, "active"): lambda: translate("RuleWords", "Only the active player may accept"),
    (Received, "seen"): lambda: translate("RuleWords", "Everybody sees them"),
    (Received, "hidden"): lambda: translate("RuleWords", "They stay hidden until planting"),
}
