"""What holds at every level, whatever the rules: legal, honest, blind to secrets, well-behaved."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bohnanza_qt.commands.self_play import SelfPlay
from bohnanza_qt.engine.actions import MakeOffer
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.players.computers import make_player
from bohnanza_qt.players.levels import CHARACTERS, LEVELS, as_choice, is_level
from tests.engine.random_play import TABLES, deal_preset

from .company import Silent, Witness, among_fools, kinds, offer_of, played, witnesses
from .hidden_cards import assert_secrets_change_nothing, play_on
from .test_greedy_games import custom_rules, is_true

NEW_LEVELS = [level for level in LEVELS if level not in ("greedy", "expert")]
"""What an expert does has tests of its own, in which it looks at few worlds."""

EVERY_LEVEL = pytest.mark.parametrize("level", NEW_LEVELS)
EVERY_TABLE = pytest.mark.parametrize(("preset", "players"), TABLES)


@EVERY_LEVEL
@EVERY_TABLE
def test_every_level_plays_every_game_to_its_end_with_true_reasons(level, preset, players):
    """An illegal decision would end the game with an error."""
    for moment in played(preset, players, 1, level=level):
        because = moment.decision.because
        assert because is None or is_true(because, moment), moment


@EVERY_LEVEL
@pytest.mark.parametrize("preset", [Preset.MODERN, Preset.ARENA])
def test_who_gives_no_reasons_decides_the_same(level, preset):
    rules = rule_set(preset, 4)
    games = []
    for gives_reasons in (True, False):
        company = [
            Witness(make_player(level, seat, frozenset(), gives_reasons=gives_reasons))
            for seat in range(4)
        ]
        SelfPlay(rules, company, 0, 3).run()
        games.append([moment for witness in company for moment in witness.moments])
    assert [m.decision.action for m in games[0]] == [m.decision.action for m in games[1]]
    assert sum(m.decision.because is not None for m in games[0]) > 20
    assert sum(m.decision.because is not None for m in games[1]) < 20


@EVERY_LEVEL
@EVERY_TABLE
def test_every_level_bears_players_who_do_anything(level, preset, players):
    player = make_player(level, 0)
    for moment in among_fools(deal_preset(preset, players, 2), player, random.Random(2)):
        because = moment.decision.because
        assert because is None or is_true(because, moment), moment


@given(
    st.sampled_from(NEW_LEVELS),
    st.sampled_from(TABLES),
    st.integers(0, 2**32),
    st.integers(1, 500),
    st.randoms(),
)
def test_what_is_hidden_changes_no_decision(level, table, number, steps, chance):
    preset, players = table
    company = witnesses(players, level=level)
    game = SelfPlay(rule_set(preset, players), company, number % players, number)
    play_on(game, steps)
    assert_secrets_change_nothing(game.state, [one.player for one in company], chance)


@given(st.sampled_from(NEW_LEVELS), custom_rules(), st.integers(0, 2**32), st.booleans())
@settings(max_examples=60)
def test_every_level_plays_whatever_rules_can_be_played(level, chosen, number, with_people):
    rules, players = chosen
    company = witnesses(players, None if with_people else frozenset(), level)
    game = SelfPlay(rules, company, number % players, number)
    game.run()
    assert game.state.phase is Phase.OVER


@EVERY_LEVEL
def test_no_level_offers_a_person_more_than_twice_unasked_or_anything_twice(level):
    for number in range(3):
        unasked: Counter[tuple[int, int]] = Counter()
        made: set[tuple[object, ...]] = set()
        for moment in played(Preset.MODERN, 4, number, people=None, level=level):
            offer = offer_of(moment)
            if offer is None:
                continue
            view = moment.view
            terms = (view.turn, view.seat, offer.to, kinds(view, offer.give))
            terms += (tuple(sorted(offer.want)),)
            assert terms not in made
            made.add(terms)
            if moment.decision.answers is None:
                everyone = (seat for seat in range(4) if seat != offer.seat)
                for seat in everyone if offer.to is None else (offer.to,):
                    unasked[view.turn, seat] += 1
        assert unasked
        assert max(unasked.values()) <= 2


@EVERY_LEVEL
def test_no_level_makes_a_person_who_never_trades_more_than_an_offer_a_turn_in_the_mean(level):
    turns = offers = 0
    for number in range(4):
        company = witnesses(4, frozenset({0}), level)
        game = SelfPlay(rule_set(Preset.MODERN, 4), [Silent(0), *company[1:]], number % 4, number)
        turns += game.run().turns * 3 // 4
        for moment in (moment for witness in company for moment in witness.moments):
            offer = offer_of(moment)
            if offer is not None and offer.to in (None, 0) and moment.view.active != 0:
                offers += 1
    assert 0 < offers <= turns


@EVERY_LEVEL
def test_the_same_game_is_played_the_same_way_again(level):
    assert played(Preset.MODERN, 4, 7, level=level) == played(Preset.MODERN, 4, 7, level=level)


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_level_has_every_character(character):
    for level in [*NEW_LEVELS, "greedy"]:
        moments = played(Preset.MODERN, 3, 4, level=f"{level}:{character}")
        assert any(isinstance(moment.decision.action, MakeOffer) for moment in moments)


def test_a_fair_character_is_the_level_itself():
    assert played(Preset.MODERN, 3, 5, level="hard:fair") == played(
        Preset.MODERN, 3, 5, level="hard"
    )


@pytest.mark.parametrize("name", ["", "wise", "hard:", "hard:wise", ":fair", "hard:fair:fair"])
def test_what_is_no_level_is_refused(name):
    assert not is_level(name)
    with pytest.raises(ValueError, match="no such level"):
        make_player(name, 0)


@pytest.mark.parametrize(
    ("name", "choice"),
    [
        ("hard", "hard"),
        ("easy:generous", "easy:generous"),
        ("greedy", "medium"),
        ("hard:wise", "medium"),
        ("", "medium"),
    ],
)
def test_an_old_or_unknown_level_is_offered_as_the_usual_one(name, choice):
    assert as_choice(name) == choice
