"""The engine against the rules written down a second time."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bohnanza_qt.engine.actions import Action
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import apply, new_game
from bohnanza_qt.engine.record import GameRecord, action_to_json
from bohnanza_qt.engine.referee import result
from bohnanza_qt.engine.refusal import IllegalAction
from bohnanza_qt.engine.rules import Preset, RuleSet, rule_set
from bohnanza_qt.engine.shuffle import NumberedShuffle
from bohnanza_qt.engine.state import GameState, Phase
from tests.engine.plain_referee import PlainTable
from tests.engine.random_play import TABLES, next_action, wild_action

CUSTOM: tuple[tuple[Preset, int, dict[str, Any]], ...] = (
    (Preset.MODERN, 2, {"min_players": 2, "fields": 1}),
    (Preset.ARENA, 4, {"fields": 1, "deck": {"blue": 20, "red": 8, "garden": 6}, "exhaustions": 5}),
    (Preset.ORIGINAL, 3, {"field_price": 0, "max_fields": 5, "turned_over": 9, "hand": [0, 1, 2]}),
    (Preset.CLASSIC, 3, {"deck": {"soy": 10, "red": 8}, "exhaustions": 6, "drawn": 7}),
    (Preset.CLASSIC, 5, {"reshuffle": "at_once", "harvest_when": "must_plant", "accept": "active"}),
    (Preset.MODERN, 3, {"deck": {"blue": 16}, "exhaustions": 20, "reshuffle": "when_needed"}),
    (Preset.DUEL, 2, {"harvest_when": "must_plant", "exhaustions": 3, "paid_coins": "discard"}),
    (Preset.DUEL, 2, {"harvest_when": "any_time", "buy_when": "any_time", "field_price": 1}),
    (Preset.DUEL, 2, {"deck": {"cocoa": 4, "red": 8, "garden": 6}, "exhaustions": 9, "hand": 4}),
    (Preset.MODERN, 2, {"min_players": 2, "market": True, "turned_over": 4, "fields": 3}),
)


def both(rules: RuleSet, players: int, number: int) -> tuple[GameState, PlainTable]:
    shuffle = NumberedShuffle(number)
    deck, start = shuffle.deck(rules), number % players

    def lay_pile(shuffled: int, discard: list[str]) -> list[str]:
        return [str(bean) for bean in shuffle.pile(shuffled, [Bean(bean) for bean in discard])]

    state = new_game(rules, players, start, deck, shuffle)
    return state, PlainTable(rules, players, start, [str(bean) for bean in deck], lay_pile)


def answer_of(state: GameState) -> dict[str, Any]:
    nothing = GameRecord(Preset.MODERN, {}, (), 0, (), ())
    answer = json.loads(json.dumps(result(nothing, state)))
    del answer["ok"], answer["actions"]
    return answer


def reason_of(state: GameState, action: Action) -> str | None:
    try:
        apply(state, action)
    except IllegalAction as illegal:
        return illegal.reason
    return None


def compare(rules: RuleSet, players: int, number: int, actions: int = 350) -> None:
    state, plain = both(rules, players, number)
    assert plain.answer() == answer_of(state)
    chance = random.Random(number)
    for _ in range(actions):
        is_wild = state.phase is Phase.OVER or chance.random() < 0.4
        action = wild_action(state, chance) if is_wild else next_action(state, chance)
        plain, code = plain.try_out(action_to_json(action))
        assert code == reason_of(state, action), action
        if code is None:
            assert plain.answer() == answer_of(state), action


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def test_the_engine_plays_every_preset_as_the_rules_written_down_plainly(
    table: tuple[Preset, int],
) -> None:
    preset, players = table
    compare(rule_set(preset, players), players, players)


@pytest.mark.parametrize("number", range(len(CUSTOM)))
def test_the_engine_plays_custom_rules_as_the_rules_written_down_plainly(number: int) -> None:
    preset, players, overrides = CUSTOM[number]
    compare(rule_set(preset, players, overrides), players, number)
