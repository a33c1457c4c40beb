"""A view alone tells what its seat may do, exactly as the whole state does."""

from __future__ import annotations

import random

import pytest

from bohnanza_qt.engine.own_moves import own_moves, why_not
from bohnanza_qt.engine.play import apply, explain_illegal, legal_actions
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.state import GameState, Phase
from bohnanza_qt.engine.view import view_of

from .random_play import TABLES, deal, deal_preset, next_action, some_offer, wild_action


def check(state: GameState, chance: random.Random) -> None:
    for seat in range(len(state.seats)):
        view = view_of(state, seat)
        assert list(own_moves(view)) == list(legal_actions(state, seat))
        for action in (wild_action(state, chance), some_offer(state, seat, chance)):
            if action.seat == seat:
                assert why_not(view, action) == explain_illegal(state, action)


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_at_every_moment_of_a_game_each_seat_knows_its_moves(preset, players):
    chance = random.Random(players)
    state = deal_preset(preset, players, 7)
    while state.phase is not Phase.OVER:
        check(state, chance)
        apply(state, next_action(state, chance))
    check(state, chance)


@pytest.mark.parametrize(
    "overrides",
    [
        {"received": "hidden", "discard_open": False},
        {"accept": "active", "received": "hidden", "reshuffle": "when_needed"},
        {"harvest_when": "must_plant", "discard_open": False},
    ],
)
def test_also_where_the_rules_hide_more_than_usual(overrides):
    chance = random.Random(3)
    state = deal(rule_set(Preset.CLASSIC, 4, overrides), 4, 11)
    while state.phase is not Phase.OVER:
        check(state, chance)
        apply(state, next_action(state, chance))
