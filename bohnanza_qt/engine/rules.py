"""Rule sets: the presets, custom ones field by field, and the refusal of what cannot be played.

Where editions differ, the difference is a field here; no rule asks for a preset's name.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field

from .beans import CARDS_IN_BOX, Bean

Count = Annotated[int, Field(ge=0, le=2**63 - 1, strict=True)]

MOST_CARDS: Final = 200
"""A deck or a row of fields beyond this is no card game; larger rule sets are refused."""

MOST_PLAYERS: Final = 50
"""No table is longer, so that a hostile record cannot make every offer wait for thousands."""


class BuyWhen(StrEnum):
    ANY_TIME = "any_time"
    OWN_TURN = "own_turn"


class PaidCoins(StrEnum):
    DISCARD = "discard"
    OUT = "out"


class Reshuffle(StrEnum):
    AT_ONCE = "at_once"
    WHEN_NEEDED = "when_needed"


class Tie(StrEnum):
    FARTHEST = "farthest"
    HAND_THEN_FARTHEST = "hand_then_farthest"


class HarvestWhen(StrEnum):
    ANY_TIME = "any_time"
    MUST_PLANT = "must_plant"
    OWN_TURN = "own_turn"


class Protection(StrEnum):
    ANOTHER_FIELD_HAS_MORE = "another_field_has_more"
    ALL_FIELDS_SINGLE = "all_fields_single"


class WhoAccepts(StrEnum):
    ADDRESSEE = "addressee"
    ACTIVE = "active"


class Received(StrEnum):
    SEEN = "seen"
    HIDDEN = "hidden"


class Preset(StrEnum):
    MODERN = "modern"
    ORIGINAL = "original"
    CLASSIC = "classic"
    ARENA = "arena"
    DUEL = "duel"


class Unplayable(StrEnum):
    """Why a rule set cannot be played. A user interface owns one sentence for each."""

    PLAYERS = "players"
    PLAYER_LIMITS = "player-limits"
    NO_VALUE_FOR_PLAYERS = "no-value-for-players"
    NO_FIELDS = "no-fields"
    TOO_MANY_FIELDS = "too-many-fields"
    NO_EXHAUSTIONS = "no-exhaustions"
    NOTHING_DRAWN = "nothing-drawn"
    HANDS_NOT_ONE_EACH = "hands-not-one-each"
    DECK_TOO_SMALL = "deck-too-small"
    DECK_TOO_LARGE = "deck-too-large"
    OWN_TURN_WITHOUT_MARKET = "own-turn-without-market"
    MARKET_NEEDS_TWO = "market-needs-two"


class UnplayableRules(ValueError):
    """The rule set cannot be played with this number of players.

    `field` names the field at fault as in the record format.
    """

    def __init__(self, why: Unplayable, field: str) -> None:
        super().__init__(f"{field}: {why.value}")
        self.why = why
        self.field = field


class RuleSet(BaseModel):
    """Everything in which games differ, for one number of players. Frozen and hashable by identity.

    `hand` is the starting hand: one number for all, or one for each player from the starting
    player on. `field_price` is in coins, None where no field is sold.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    min_players: Count
    max_players: Count
    deck: Mapping[Bean, Count]
    fields: Count
    max_fields: Count = 3
    field_price: Count | None = None
    buy_when: BuyWhen = BuyWhen.ANY_TIME
    paid_coins: PaidCoins = PaidCoins.DISCARD
    hand: Count | tuple[Count, ...] = 5
    turned_over: Count = 2
    market: Annotated[bool, Field(strict=True)] = False
    drawn: Count = 3
    exhaustions: Count = 3
    reshuffle: Reshuffle = Reshuffle.AT_ONCE
    tie: Tie = Tie.FARTHEST
    harvest_when: HarvestWhen = HarvestWhen.ANY_TIME
    protection: Protection = Protection.ANOTHER_FIELD_HAS_MORE
    accept: WhoAccepts = WhoAccepts.ADDRESSEE
    received: Received = Received.SEEN
    discard_open: Annotated[bool, Field(strict=True)] = True

    def hands(self, players: int) -> tuple[int, ...]:
        """Cards dealt to each player, from the starting player on."""
        return (self.hand,) * players if isinstance(self.hand, int) else self.hand

    @property
    def deck_size(self) -> int:
        return sum(self.deck.values())


_MODERN_DECK = {
    bean: CARDS_IN_BOX[bean] for bean in Bean if bean not in (Bean.COFFEE, Bean.WAX, Bean.COCOA)
}


def _box_without(*missing: Bean) -> dict[Bean, int]:
    return {bean: count for bean, count in CARDS_IN_BOX.items() if bean not in missing}


def _classic(players: int) -> dict[str, Any]:
    """The 154-card box: decks, prices and hands are named for 3 to 7 players only."""
    values: dict[str, Any] = {
        "min_players": 3,
        "max_players": 7,
        "fields": 3 if players == 3 else 2,
        "exhaustions": 2 if players == 3 else 3,
        "reshuffle": Reshuffle.WHEN_NEEDED,
        "tie": Tie.HAND_THEN_FARTHEST,
        "protection": Protection.ALL_FIELDS_SINGLE,
        "hand": 5,
        "drawn": 4 if players in (6, 7) else 3,
    }
    if players == 3:
        values |= {"deck": _box_without(Bean.COCOA), "field_price": None}
    elif players in (4, 5):
        values |= {"deck": _box_without(Bean.COFFEE), "field_price": 3}
    elif players in (6, 7):
        values |= {
            "deck": _box_without(Bean.COCOA, Bean.GARDEN),
            "field_price": 2,
            "hand": (3, 4, 5, 6, 6, 6, 6)[:players],
        }
    return values


def _preset_values(preset: Preset, players: int) -> dict[str, Any]:
    if preset is Preset.CLASSIC:
        return _classic(players)
    values: dict[str, Any] = {
        "min_players": 3,
        "max_players": 5,
        "deck": _MODERN_DECK,
        "fields": 3 if players == 3 else 2,
    }
    if preset is Preset.ORIGINAL:
        values |= {"fields": 2, "field_price": 3}
    elif preset is Preset.ARENA:
        values |= {
            "harvest_when": HarvestWhen.MUST_PLANT,
            "protection": Protection.ALL_FIELDS_SINGLE,
            "accept": WhoAccepts.ACTIVE,
            "received": Received.HIDDEN,
        }
    elif preset is Preset.DUEL:
        values |= {
            "min_players": 2,
            "max_players": 2,
            "deck": _box_without(Bean.GARDEN, Bean.COCOA),
            "fields": 2,
            "field_price": 3,
            "buy_when": BuyWhen.OWN_TURN,
            "paid_coins": PaidCoins.OUT,
            "turned_over": 3,
            "market": True,
            "drawn": 2,
            "exhaustions": 1,
            "tie": Tie.HAND_THEN_FARTHEST,
            "harvest_when": HarvestWhen.OWN_TURN,
            "protection": Protection.ALL_FIELDS_SINGLE,
        }
    return values


def rule_set(preset: Preset, players: int, overrides: Mapping[str, Any] | None = None) -> RuleSet:
    """The preset's rules for a number of players, with single fields set by hand.

    Raises pydantic's ValidationError for a value of the wrong type and UnplayableRules for a
    combination that cannot be played.
    """
    values = _preset_values(preset, players) | dict(overrides or {})
    named = ("deck", "field_price", "hand", "drawn") if preset is Preset.CLASSIC else ()
    for name in named:
        if name not in values:
            raise UnplayableRules(Unplayable.NO_VALUE_FOR_PLAYERS, name)
    rules = RuleSet.model_validate(values)
    refuse_unplayable(rules, players)
    return rules


def refuse_unplayable(rules: RuleSet, players: int) -> None:
    """Raises UnplayableRules where no game could be played or end."""
    checks: tuple[tuple[bool, Unplayable, str], ...] = (
        (
            rules.min_players < 2 or rules.min_players > rules.max_players,
            Unplayable.PLAYER_LIMITS,
            "min_players",
        ),
        (
            rules.market and players != 2,
            Unplayable.MARKET_NEEDS_TWO,
            "market",
        ),
        (
            not rules.min_players <= players <= min(rules.max_players, MOST_PLAYERS),
            Unplayable.PLAYERS,
            "players",
        ),
        (rules.fields == 0, Unplayable.NO_FIELDS, "fields"),
        (
            max(rules.fields, rules.max_fields if rules.field_price is not None else 0)
            > MOST_CARDS,
            Unplayable.TOO_MANY_FIELDS,
            "fields" if rules.fields > MOST_CARDS else "max_fields",
        ),
        (rules.exhaustions == 0, Unplayable.NO_EXHAUSTIONS, "exhaustions"),
        (rules.turned_over == 0 and rules.drawn == 0, Unplayable.NOTHING_DRAWN, "drawn"),
        (
            not isinstance(rules.hand, int) and len(rules.hand) != players,
            Unplayable.HANDS_NOT_ONE_EACH,
            "hand",
        ),
        (rules.deck_size > MOST_CARDS, Unplayable.DECK_TOO_LARGE, "deck"),
        (
            rules.deck_size
            <= (rules.hand * players if isinstance(rules.hand, int) else sum(rules.hand)),
            Unplayable.DECK_TOO_SMALL,
            "deck",
        ),
        (
            rules.harvest_when is HarvestWhen.OWN_TURN and not rules.market,
            Unplayable.OWN_TURN_WITHOUT_MARKET,
            "harvest_when",
        ),
    )
    for refused, why, field in checks:
        if refused:
            raise UnplayableRules(why, field)
