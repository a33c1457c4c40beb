"""The beanometers, the presets field by field, and the rule sets that cannot be played."""

from __future__ import annotations

from typing import Any

import pytest

from bohnanza_qt.engine.beans import CARDS_IN_BOX, Bean, coins_for, next_step
from bohnanza_qt.engine.rules import (
    Preset,
    RuleSet,
    Unplayable,
    UnplayableRules,
    rule_set,
)

BOX = {
    "coffee": (24, "4 7 10 12"),
    "wax": (22, "4 7 9 11"),
    "blue": (20, "4 6 8 10"),
    "chili": (18, "3 6 8 9"),
    "stink": (16, "3 5 7 8"),
    "green": (14, "3 5 6 7"),
    "soy": (12, "2 4 6 7"),
    "black_eyed": (10, "2 4 5 6"),
    "red": (8, "2 3 4 5"),
    "garden": (6, "- 2 3 -"),
    "cocoa": (4, "- 2 3 4"),
}


@pytest.mark.parametrize("key", BOX)
def test_a_harvest_pays_the_highest_step_reached(key: str) -> None:
    bean = Bean(key)
    cards, steps = BOX[key]
    assert CARDS_IN_BOX[bean] == cards
    needs = [(int(need), coins) for coins, need in enumerate(steps.split(), 1) if need != "-"]
    for count in range(1, 201):
        paid = max((coins for need, coins in needs if need <= count), default=0)
        assert coins_for(bean, count) == paid
        further = next(((need - count, coins) for need, coins in needs if need > count), None)
        assert next_step(bean, count) == further


def test_all_eleven_kinds_are_154_cards() -> None:
    assert len(Bean) == 11
    assert sum(CARDS_IN_BOX.values()) == 154


ROWS: dict[tuple[str, int], dict[str, Any]] = {
    **{
        (preset, players): {
            "deck_size": 104,
            "fields": 3 if players == 3 and preset != "original" else 2,
            "field_price": 3 if preset == "original" else None,
            "hand": 5,
            "turned_over": 2,
            "drawn": 3,
            "exhaustions": 3,
            "reshuffle": "at_once",
            "tie": "farthest",
            "harvest_when": "must_plant" if preset == "arena" else "any_time",
            "protection": "all_fields_single" if preset == "arena" else "another_field_has_more",
            "accept": "active" if preset == "arena" else "addressee",
            "received": "hidden" if preset == "arena" else "seen",
        }
        for preset in ("modern", "original", "arena")
        for players in (3, 4, 5)
    },
    **{
        ("classic", players): {
            "deck_size": {3: 150, 4: 130, 5: 130, 6: 144, 7: 144}[players],
            "fields": 3 if players == 3 else 2,
            "field_price": {3: None, 4: 3, 5: 3, 6: 2, 7: 2}[players],
            "hand": 5 if players < 6 else (3, 4, 5, 6, 6, 6, 6)[:players],
            "turned_over": 2,
            "drawn": 3 if players < 6 else 4,
            "exhaustions": 2 if players == 3 else 3,
            "reshuffle": "when_needed",
            "tie": "hand_then_farthest",
            "harvest_when": "any_time",
            "protection": "all_fields_single",
            "accept": "addressee",
            "received": "seen",
        }
        for players in (3, 4, 5, 6, 7)
    },
    ("duel", 2): {
        "deck_size": 144,
        "fields": 2,
        "field_price": 3,
        "paid_coins": "out",
        "buy_when": "own_turn",
        "hand": 5,
        "turned_over": 3,
        "market": True,
        "drawn": 2,
        "exhaustions": 1,
        "tie": "hand_then_farthest",
        "harvest_when": "own_turn",
        "protection": "all_fields_single",
    },
}


@pytest.mark.parametrize(("preset", "players"), ROWS)
def test_each_preset_has_the_values_of_its_edition(preset: str, players: int) -> None:
    rules = rule_set(Preset(preset), players)
    row = {"max_fields": 3, "discard_open": True, **ROWS[preset, players]}
    assert {field: getattr(rules, field) for field in row} == row
    if preset != "duel":
        assert (rules.market, rules.buy_when, rules.paid_coins) == (False, "any_time", "discard")


@pytest.mark.parametrize(
    ("preset", "players", "missing"),
    [
        ("modern", 4, {"coffee", "wax", "cocoa"}),
        ("classic", 3, {"cocoa"}),
        ("classic", 5, {"coffee"}),
        ("classic", 6, {"cocoa", "garden"}),
        ("duel", 2, {"cocoa", "garden"}),
    ],
)
def test_each_deck_lacks_the_right_kinds(preset: str, players: int, missing: set[str]) -> None:
    deck = rule_set(Preset(preset), players).deck
    assert {bean.value for bean in Bean} - {bean.value for bean in deck} == missing
    assert all(deck[bean] == CARDS_IN_BOX[bean] for bean in deck)


UNPLAYABLE: list[tuple[str, int, dict[str, Any], Unplayable, str]] = [
    ("modern", 2, {}, Unplayable.PLAYERS, "players"),
    ("modern", 6, {}, Unplayable.PLAYERS, "players"),
    ("original", 6, {}, Unplayable.PLAYERS, "players"),
    ("arena", 2, {}, Unplayable.PLAYERS, "players"),
    ("classic", 8, {"max_players": 8}, Unplayable.NO_VALUE_FOR_PLAYERS, "deck"),
    ("modern", 4, {"min_players": 1}, Unplayable.PLAYER_LIMITS, "min_players"),
    ("modern", 4, {"min_players": 5, "max_players": 4}, Unplayable.PLAYER_LIMITS, "min_players"),
    ("modern", 4, {"fields": 0}, Unplayable.NO_FIELDS, "fields"),
    ("modern", 4, {"fields": 201}, Unplayable.TOO_MANY_FIELDS, "fields"),
    (
        "original",
        4,
        {"max_fields": 2**60},
        Unplayable.TOO_MANY_FIELDS,
        "max_fields",
    ),
    ("modern", 4, {"exhaustions": 0}, Unplayable.NO_EXHAUSTIONS, "exhaustions"),
    ("modern", 4, {"turned_over": 0, "drawn": 0}, Unplayable.NOTHING_DRAWN, "drawn"),
    ("modern", 4, {"hand": (5, 5, 5)}, Unplayable.HANDS_NOT_ONE_EACH, "hand"),
    ("modern", 4, {"hand": (5,) * 5}, Unplayable.HANDS_NOT_ONE_EACH, "hand"),
    ("modern", 4, {"hand": 26}, Unplayable.DECK_TOO_SMALL, "deck"),
    ("modern", 4, {"hand": (26, 26, 26, 26)}, Unplayable.DECK_TOO_SMALL, "deck"),
    ("modern", 4, {"deck": {"blue": 20}}, Unplayable.DECK_TOO_SMALL, "deck"),
    ("modern", 4, {"deck": {"blue": 201}}, Unplayable.DECK_TOO_LARGE, "deck"),
    ("modern", 4, {"harvest_when": "own_turn"}, Unplayable.OWN_TURN_WITHOUT_MARKET, "harvest_when"),
    ("modern", 4, {"market": True}, Unplayable.MARKET_NEEDS_TWO, "market"),
]


@pytest.mark.parametrize(("preset", "players", "changes", "why", "field"), UNPLAYABLE)
def test_what_cannot_be_played_is_refused_with_a_reason(
    preset: str, players: int, changes: dict[str, Any], why: Unplayable, field: str
) -> None:
    with pytest.raises(UnplayableRules) as refused:
        rule_set(Preset(preset), players, changes)
    assert (refused.value.why, refused.value.field) == (why, field)


@pytest.mark.parametrize(
    ("preset", "players", "changes"),
    [
        ("modern", 4, {"deck": {"blue": 21}}),
        ("modern", 2, {"min_players": 2}),
        ("modern", 4, {"hand": (0, 0, 0, 0)}),
        ("modern", 4, {"turned_over": 0}),
        ("modern", 4, {"drawn": 0}),
        ("duel", 2, {"harvest_when": "any_time"}),
        ("modern", 4, {"max_fields": 2**60}),
        (
            "classic",
            8,
            {
                "max_players": 8,
                "deck": {"blue": 60},
                "field_price": None,
                "hand": 5,
                "drawn": 3,
            },
        ),
    ],
)
def test_what_can_be_played_is_allowed(preset: str, players: int, changes: dict[str, Any]) -> None:
    assert isinstance(rule_set(Preset(preset), players, changes), RuleSet)


def test_every_reason_why_a_rule_set_cannot_be_played_is_tried_here() -> None:
    assert {why for *_, why, _ in UNPLAYABLE} == set(Unplayable)


@pytest.mark.parametrize("preset", list(Preset))
def test_the_discard_pile_is_open_unless_set_by_hand(preset: Preset) -> None:
    players = 2 if preset is Preset.DUEL else 4
    assert rule_set(preset, players).discard_open
    assert not rule_set(preset, players, {"discard_open": False}).discard_open
