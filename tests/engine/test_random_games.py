"""What holds at every moment of every game, tried in games played at random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bohnanza_qt.engine.actions import Action, Harvest, Plant, PlantAside, PlantMarket, PlantOffered
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import Question, apply, awaited, explain_illegal, legal_actions
from bohnanza_qt.engine.record import IllegalRecord, RecordedShuffle, record_of, replay
from bohnanza_qt.engine.record_reading import read_record
from bohnanza_qt.engine.refusal import IllegalAction, Reason
from bohnanza_qt.engine.rules import (
    Preset,
    RuleSet,
    UnplayableRules,
    WhoAccepts,
    rule_set,
)
from bohnanza_qt.engine.state import GameState, Phase
from bohnanza_qt.engine.trading import ways_to_pay
from bohnanza_qt.engine.view import Views, redact, view_of

from .random_play import TABLES, deal, deal_preset, every_action, next_action, wild_action
from .table import assert_every_card_once, everything

LONGEST_GAME = 6_000
"""In actions; a random game has a few hundred."""

numbers = st.integers(0, 2**64 - 1)
tables = st.sampled_from(TABLES)


@st.composite
def custom_rules(draw: st.DrawFn) -> tuple[RuleSet, int]:
    """A rule set that somebody put together by hand, with a number of players."""
    market = draw(st.booleans())
    players = 2 if market else draw(st.integers(2, 8))
    deck = draw(st.dictionaries(st.sampled_from(Bean), st.integers(1, 24), min_size=1))
    changes: dict[str, Any] = {
        "min_players": 2,
        "max_players": 8,
        "market": market,
        "deck": deck,
        "fields": draw(st.integers(1, 4)),
        "max_fields": draw(st.integers(1, 5)),
        "field_price": draw(st.none() | st.integers(0, 4)),
        "hand": draw(st.integers(0, 6) | st.lists(st.integers(0, 6), max_size=8).map(tuple)),
        "turned_over": draw(st.integers(0, 4)),
        "drawn": draw(st.integers(0, 5)),
        "exhaustions": draw(st.integers(1, 4)),
        "discard_open": draw(st.booleans()),
    }
    choices = {
        "buy_when": ("any_time", "own_turn"),
        "paid_coins": ("discard", "out"),
        "reshuffle": ("at_once", "when_needed"),
        "tie": ("farthest", "hand_then_farthest"),
        "harvest_when": ("any_time", "must_plant", *(("own_turn",) if market else ())),
        "protection": ("another_field_has_more", "all_fields_single"),
        "accept": ("addressee", "active"),
        "received": ("seen", "hidden"),
    }
    changes |= {key: draw(st.sampled_from(values)) for key, values in choices.items()}
    try:
        return rule_set(Preset.MODERN, players, changes), players
    except UnplayableRules:
        assume(False)
        raise


def moments(state: GameState, number: int) -> Iterator[tuple[random.Random, Action]]:
    """Plays the game to its end; before each action gives it, so that a test can look around."""
    chance = random.Random(number)
    for _ in range(LONGEST_GAME):
        if state.phase is Phase.OVER:
            return
        action = next_action(state, chance)
        yield chance, action
        apply(state, action)
    pytest.fail("a game without an end")


@settings(max_examples=60, deadline=None)
@given(tables, numbers)
def test_every_card_is_in_one_place_after_every_action_and_every_game_ends(
    table: tuple[Preset, int], number: int
) -> None:
    state = deal_preset(*table, number)
    for _ in moments(state, number):
        assert_every_card_once(state)
    assert_every_card_once(state)
    assert state.winners
    assert not any(any(seat.fields) or seat.aside for seat in state.seats)


@settings(max_examples=60, deadline=None)
@given(custom_rules(), numbers)
def test_the_same_is_true_under_any_rule_set_that_can_be_played(
    custom: tuple[RuleSet, int], number: int
) -> None:
    state = deal(*custom, number)
    for chance, _ in moments(state, number):
        assert_every_card_once(state)
        if chance.random() < 0.1:
            assert_who_must_plant_can(state)
    assert state.winners


@settings(max_examples=40, deadline=None)
@given(tables, numbers)
def test_an_illegal_action_changes_nothing(table: tuple[Preset, int], number: int) -> None:
    state = deal_preset(*table, number)
    for chance, _ in moments(state, number):
        action = wild_action(state, chance)
        before = everything(state)
        reason = explain_illegal(state, action)
        assert everything(state) == before
        if reason is not None:
            with pytest.raises(IllegalAction) as refused:
                apply(state, action)
            assert refused.value.reason is reason
            assert everything(state) == before
        else:
            apply(state.copy(), action)
            assert everything(state) == before, "a copy shares something with its original"


@settings(max_examples=30, deadline=None)
@given(tables, numbers)
def test_the_legal_actions_are_those_that_nothing_speaks_against(
    table: tuple[Preset, int], number: int
) -> None:
    state = deal_preset(*table, number)
    for chance, _ in moments(state, number):
        if chance.random() > 0.08:
            continue
        for seat in range(len(state.seats)):
            legal = list(legal_actions(state, seat))
            assert len(legal) == len(set(legal))
            for action in legal:
                apply(state.copy(), action)
            allowed = {
                action for action in every_action(state, seat) if not explain_illegal(state, action)
            }
            assert allowed <= set(legal)


@settings(max_examples=60, deadline=None)
@given(tables, numbers)
def test_the_record_of_a_game_replays_to_the_same_state(
    table: tuple[Preset, int], number: int
) -> None:
    preset, players = table
    state = deal_preset(preset, players, number)
    log = [action for _, action in moments(state, number)]
    names = [f"Player {seat}" for seat in range(players)]
    record = record_of(state, preset=preset, overrides={}, players=names, actions=log)
    assert everything(replay(read_record(record.to_bytes()))) == everything(state)


@settings(max_examples=40, deadline=None)
@given(tables, numbers)
def test_a_view_does_not_change_when_what_it_hides_is_permuted(
    table: tuple[Preset, int], number: int
) -> None:
    state = deal_preset(*table, number)
    for chance, _ in moments(state, number):
        if chance.random() > 0.15:
            continue
        seat = chance.randrange(len(state.seats))
        assert view_of(with_hidden_cards_mixed(state, seat, chance), seat) == view_of(state, seat)


@settings(max_examples=40, deadline=None)
@given(custom_rules(), numbers)
def test_nor_does_it_under_any_rule_set(custom: tuple[RuleSet, int], number: int) -> None:
    state = deal(*custom, number)
    for chance, _ in moments(state, number):
        if chance.random() > 0.15:
            continue
        seat = chance.randrange(len(state.seats))
        assert view_of(with_hidden_cards_mixed(state, seat, chance), seat) == view_of(state, seat)


@settings(max_examples=40, deadline=None)
@given(tables.map(lambda table: (rule_set(*table), table[1])) | custom_rules(), numbers)
def test_views_kept_from_before_an_action_are_those_made_anew(
    custom: tuple[RuleSet, int], number: int
) -> None:
    state = deal(*custom, number)
    views, chance = Views(state), random.Random(number)
    while state.phase is not Phase.OVER:
        for event in apply(state, next_action(state, chance)):
            if type(event) in views.heeds:
                views.heeds[type(event)](event)
        for seat in range(len(state.seats)):
            assert views.of(seat, awaited(state)) == view_of(state, seat)


def with_hidden_cards_mixed(state: GameState, seat: int, chance: random.Random) -> GameState:
    """Another world that `seat` cannot tell from this one."""
    twin = state.copy()
    offered = {card for offer in state.offers.values() for card in offer.cards}
    places: list[tuple[list[Bean], int]] = [
        (twin.draw_pile, index) for index in range(len(twin.draw_pile))
    ]
    for other, own in enumerate(twin.seats):
        if other == seat:
            continue
        # The kinds of an offer are known, their places are not.
        order = list(zip(own.hand, own.hand_ids, strict=True))
        chance.shuffle(order)
        own.hand = [bean for bean, _ in order]
        own.hand_ids = [card for _, card in order]
        places += [
            (own.hand, index) for index, card in enumerate(own.hand_ids) if card not in offered
        ]
        if state.rules.received == "hidden" and state.phase is Phase.TRADE:
            places += [(own.aside, index) for index in range(len(own.aside))]
    if not state.rules.discard_open:
        places += [(twin.discard, index) for index in range(len(twin.discard) - 1)]
    hidden = [cards[index] for cards, index in places]
    chance.shuffle(hidden)
    for (cards, index), bean in zip(places, hidden, strict=True):
        cards[index] = bean
    return twin


@settings(max_examples=40, deadline=None)
@given(tables, numbers)
def test_whoever_must_plant_always_can(table: tuple[Preset, int], number: int) -> None:
    state = deal_preset(*table, number)
    for chance, _ in moments(state, number):
        if chance.random() < 0.3:
            assert_who_must_plant_can(state)


def assert_who_must_plant_can(state: GameState) -> None:
    """Any one of the cards that a seat has to plant finds a field, at the worst after a harvest."""
    for seat, question in enumerate(awaited(state)):
        fields = range(len(state.seats[seat].fields))
        wishes: list[list[Action]] = []
        if question in (Question.PLANT_FIRST, Question.PLANT_OR_TURN_OVER):
            wishes = [[Plant(seat, field) for field in fields]]
        elif question is Question.PLANT_ASIDE:
            cards = range(len(state.seats[seat].aside))
            wishes = [[PlantAside(seat, card, field) for field in fields] for card in cards]
        elif question is Question.OFFERED:
            cards = range(len(state.offered))
            wishes = [[PlantOffered(seat, card, field) for field in fields] for card in cards]
        elif question is Question.MARKET:
            cards = range(len(state.revealed))
            wishes = [[PlantMarket(seat, card, field) for field in fields] for card in cards]
        for ways in wishes:
            assert possible(state, ways) or any(
                possible(after(state, Harvest(seat, field)), ways)
                for field in fields
                if possible(state, [Harvest(seat, field)])
            )


def possible(state: GameState, ways: list[Action]) -> bool:
    return any(explain_illegal(state, action) is None for action in ways)


def after(state: GameState, action: Action) -> GameState:
    twin = state.copy()
    apply(twin, action)
    return twin


@settings(max_examples=30, deadline=None)
@given(tables, numbers)
def test_somebody_is_asked_as_long_as_the_game_lasts_and_can_answer(
    table: tuple[Preset, int], number: int
) -> None:
    state = deal_preset(*table, number)
    for _ in moments(state, number):
        asked = [seat for seat, question in enumerate(awaited(state)) if question is not None]
        assert any(next(legal_actions(state, seat), None) for seat in asked)
    assert not any(awaited(state))


@settings(max_examples=40, deadline=None)
@given(tables, numbers)
def test_a_draw_looks_the_same_to_the_others_whatever_was_drawn(
    table: tuple[Preset, int], number: int
) -> None:
    state = deal_preset(*table, number)
    for chance, action in moments(state, number):
        if action.type == "draw":
            other = (state.active + 1) % len(state.seats)
            twin, mixed = state.copy(), with_hidden_cards_mixed(state, other, chance)
            told = [redact(event, other) for event in apply(twin, action)]
            assert told == [redact(event, other) for event in apply(mixed, action)]


def expected_reasons(rules: RuleSet) -> set[Reason]:
    """What can be refused for which reason under these rules; piles are told elsewhere."""
    reasons = set(Reason) - {Reason.PILE_MISSING, Reason.PILE_MISMATCH}
    if rules.field_price is None:
        reasons.remove(Reason.NOT_ENOUGH_COINS)
    if rules.harvest_when == "any_time":
        reasons.remove(Reason.HARVEST_NOT_ALLOWED_NOW)
    if rules.market:
        reasons -= {
            Reason.NO_SUCH_OFFER,
            Reason.TRADE_NEEDS_ACTIVE_PLAYER,
            Reason.OFFER_NOT_FOR_YOU,
            Reason.OFFER_DOES_NOT_MATCH,
            Reason.EMPTY_OFFER,
            Reason.OWN_OFFER,
            Reason.DONE_TRADING,
        }
    return reasons


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_every_reason_that_can_occur_does_and_no_other(preset: Preset, players: int) -> None:
    heard: Counter[Reason] = Counter()
    rules = rule_set(preset, players)
    for number in range(6):
        state = deal(rules, players, number)
        for chance, _ in moments(state, number):
            for _ in range(15):
                reason = explain_illegal(state, wild_action(state, chance))
                if reason is not None:
                    heard[reason] += 1
        reason = explain_illegal(state, wild_action(state, random.Random(number)))
        assert reason is Reason.GAME_OVER
        heard[reason] += 1
    assert set(heard) == expected_reasons(rules)


@pytest.mark.parametrize(
    ("preset", "players"), [table for table in TABLES if table[0] is not Preset.DUEL]
)
def test_a_record_with_a_wrong_or_missing_pile_stops_where_it_is_needed(
    preset: Preset, players: int
) -> None:
    state = deal_preset(preset, players, 1)
    log = [action for _, action in moments(state, 1)]
    assert len(state.piles) > 1
    record = record_of(state, preset=preset, overrides={}, players=["P"] * players, actions=log)
    wrong = (state.piles[0], (*state.piles[1], Bean.RED), *state.piles[2:])
    for piles, reason in (
        (state.piles[:1], Reason.PILE_MISSING),
        (wrong, Reason.PILE_MISMATCH),
    ):
        changed = type(record)(
            preset, {}, record.players, record.start, tuple(piles), record.actions
        )
        with pytest.raises(IllegalRecord) as illegal:
            replay(changed)
        assert illegal.value.reason is reason
        assert len(replay(changed, illegal.value.index).piles) == 1
    assert isinstance(replay(record).shuffler, RecordedShuffle)


@pytest.mark.parametrize("number", range(5))
def test_every_choice_of_equal_cards_pays_an_offer_once(number: int) -> None:
    state = deal_preset(Preset.MODERN, 4, number)
    seat = (state.active + 1) % 4
    hand = state.seats[seat].hand
    want = (hand[0], hand[0], hand[1])
    ways = list(ways_to_pay(state, seat, want))
    needed = Counter(want)
    expected = 1
    for bean, count in needed.items():
        held, ways_of_kind = hand.count(bean), 1
        for taken in range(count):
            ways_of_kind = ways_of_kind * (held - taken) // (taken + 1)
        expected *= ways_of_kind
    assert len({frozenset(way) for way in ways}) == len(ways) == expected


def test_where_only_the_active_player_accepts_nobody_else_ever_can() -> None:
    for number in range(5):
        state = deal_preset(Preset.ARENA, 4, number)
        assert state.rules.accept is WhoAccepts.ACTIVE
        for _, action in moments(state, number):
            if action.type == "accept":
                assert action.seat == state.active
