"""What holds in every game of greedy computers."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from bohnanza_qt.commands.self_play import SelfPlay
from bohnanza_qt.engine.actions import Accept, MakeOffer, Reject
from bohnanza_qt.engine.beans import Bean, coins_for
from bohnanza_qt.engine.rules import (
    HarvestWhen,
    Preset,
    Protection,
    Received,
    RuleSet,
    UnplayableRules,
    WhoAccepts,
    rule_set,
)
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.players.computers import make_player
from bohnanza_qt.players.player import Because, Motive
from tests.engine.random_play import TABLES, deal_preset

from .company import Moment, Silent, among_fools, kinds, offer_of, played, witnesses
from .hidden_cards import assert_secrets_change_nothing, play_on

EVERY_TABLE = pytest.mark.parametrize(("preset", "players"), TABLES)

LONGEST_GRUDGE = 8
"""Turns after which nobody says any more that a fair offer was turned down not long ago."""


@EVERY_TABLE
def test_every_decision_is_legal_and_every_game_ends(preset, players):
    for number in range(3):
        company = witnesses(players)
        game = SelfPlay(rule_set(preset, players), company, number % players, number)
        game.run()
        assert game.state.phase is Phase.OVER
        for witness in company:
            for moment in witness.moments:
                action = moment.decision.action
                assert action is None or action.seat == moment.view.seat


@EVERY_TABLE
def test_every_decision_is_legal_among_players_who_do_anything(preset, players):
    for number in range(3):
        state = deal_preset(preset, players, number)
        player = make_player("greedy", 0)
        assert list(among_fools(state, player, random.Random(number)))


@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(1, 500), st.randoms())
def test_what_is_hidden_changes_no_decision(table, number, steps, chance):
    preset, players = table
    company = witnesses(players)
    game = SelfPlay(rule_set(preset, players), company, number % players, number)
    play_on(game, steps)
    assert_secrets_change_nothing(game.state, [one.player for one in company], chance)


def test_the_same_game_is_played_the_same_way_again():
    assert played(Preset.MODERN, 4, 7) == played(Preset.MODERN, 4, 7)


@EVERY_TABLE
def test_no_offer_is_made_twice_in_a_turn(preset, players):
    for number in range(3):
        made: set[tuple[object, ...]] = set()
        for view, _, decision, _ in played(preset, players, number):
            if isinstance(decision.action, MakeOffer):
                offer = decision.action
                terms = (view.turn, view.seat, offer.to, kinds(view, offer.give))
                terms += (tuple(sorted(offer.want)),)
                assert terms not in made
                made.add(terms)
                assert offer.give or offer.want


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_is_made_more_than_two_unasked_offers_in_a_turn(players):
    for number in range(5):
        unasked: Counter[tuple[int, int]] = Counter()
        for moment in played(Preset.MODERN, players, number, people=None):
            offer = offer_of(moment)
            if offer is not None and moment.decision.answers is None:
                everyone = (seat for seat in range(players) if seat != offer.seat)
                for seat in everyone if offer.to is None else (offer.to,):
                    unasked[moment.view.turn, seat] += 1
        assert unasked
        assert max(unasked.values()) <= 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_person_who_never_trades_is_made_few_offers_in_the_turns_of_computers(players):
    turns = offers = 0
    for number in range(6):
        company = witnesses(players, people=frozenset({0}))
        rules = rule_set(Preset.MODERN, players)
        game = SelfPlay(rules, [Silent(0), *company[1:]], number % players, number)
        turns += game.run().turns * (players - 1) // players
        for moment in (moment for witness in company for moment in witness.moments):
            offer = offer_of(moment)
            if offer is not None and offer.to in (None, 0) and moment.view.active != 0:
                offers += 1
    assert 0 < offers <= turns, "more than one in the mean"


@st.composite
def custom_rules(draw: st.DrawFn) -> tuple[RuleSet, int]:
    """Rules of somebody's own that can be played, and a number of players."""
    preset = draw(st.sampled_from(Preset))
    players = 2 if preset is Preset.DUEL else draw(st.integers(3, 5))
    choices = {
        "fields": st.integers(1, 5),
        "field_price": st.sampled_from([None, 0, 1, 3]),
        "max_fields": st.integers(1, 6),
        "deck": st.dictionaries(st.sampled_from(Bean), st.sampled_from([1, 5, 18]), min_size=1),
        "turned_over": st.integers(0, 6),
        "drawn": st.integers(0, 9),
        "hand": st.integers(0, 9),
        "exhaustions": st.integers(1, 4),
        "protection": st.sampled_from(Protection),
        "accept": st.sampled_from(WhoAccepts),
        "received": st.sampled_from(Received),
        "harvest_when": st.sampled_from(HarvestWhen),
        "discard_open": st.booleans(),
    }
    names = draw(st.sets(st.sampled_from(sorted(choices)), max_size=5))
    overrides = {name: draw(choices[name]) for name in sorted(names)}
    try:
        return rule_set(preset, players, overrides), players
    except UnplayableRules:
        reject()


@given(custom_rules(), st.integers(0, 2**32), st.booleans())
@settings(max_examples=50)
def test_computers_play_whatever_rules_can_be_played(chosen, number, with_people):
    rules, players = chosen
    company = witnesses(players, people=None if with_people else frozenset())
    game = SelfPlay(rules, company, number % players, number)
    game.run()
    assert game.state.phase is Phase.OVER


@EVERY_TABLE
def test_every_reason_is_true_of_the_own_position(preset, players):
    given: Counter[Motive] = Counter()
    for number in range(3):
        for moment in played(preset, players, number):
            because = moment.decision.because
            if because is not None:
                given[because.motive] += 1
                assert is_true(because, moment), moment
    assert preset is Preset.DUEL or given[Motive.FITS_MY_FIELD] > 0


@pytest.mark.parametrize("number", range(20))
def test_reasons_given_to_fools_are_true_too(number):
    state = deal_preset(Preset.MODERN, 4, number)
    player = make_player("greedy", 0)
    for moment in among_fools(state, player, random.Random(number)):
        because = moment.decision.because
        assert because is None or is_true(because, moment), moment


def is_true(because: Because, moment: Moment) -> bool:
    """Whether a reason may be said by who holds this view."""
    view, decision = moment.view, moment.decision
    own = [*view.hand, *(view.revealed if view.active == view.seat else ())]
    fields = [planted for planted in view.me.fields if planted is not None]
    growing = {planted.bean for planted in fields}
    action, bean = decision.action, because.bean
    match because.motive:
        case Motive.FITS_MY_FIELD:
            return bean in growing and bean in got(moment)
        case Motive.HELPS_MY_HAND:
            return bean in view.hand
        case Motive.NOWHERE_TO_PLANT:
            dug = [p for p in fields if (p.bean, p.count) == (because.bean, because.count)]
            crowded = len(fields) == len(view.me.fields)
            homeless = (*got(moment), *given_away(moment))
            return (
                crowded
                and bool(dug)
                and because.coins == coins_for(dug[0].bean, dug[0].count)
                and any(other not in growing for other in homeless)
            )
        case Motive.NEED_IT_MYSELF:
            return bean in own and bean in wanted(moment)
        case Motive.DO_NOT_HAVE:
            return own.count(bean) < wanted(moment).count(bean)
        case Motive.HELPS_YOU_MORE:
            return isinstance(action, Reject)
        case Motive.NO_GAIN:
            return isinstance(action, Reject)
        case Motive.BEARS_GRUDGE:
            return isinstance(action, Reject) and was_turned_down(moment, bean)
        case Motive.WANT_SOMETHING_ELSE:
            return isinstance(action, MakeOffer) and decision.answers is not None


def was_turned_down(moment: Moment, bean: Bean | None) -> bool:
    """Whether who is answered now has turned down the own side's swap for these beans lately."""
    action, view = moment.decision.action, moment.view
    assert isinstance(action, Reject)
    other = next(o for o in view.offers if o.number == action.offer).seat
    return any(
        by == other
        and (offer.seat, offer.to) == (view.seat, other)
        and offer.want
        and (bean is None or set(offer.give) == {bean})
        and view.turn - turn < LONGEST_GRUDGE
        for turn, offer, by in moment.refusals
    )


def got(moment: Moment) -> tuple[object, ...]:
    """The kinds that the deal in question would bring."""
    action = moment.decision.action
    if isinstance(action, MakeOffer):
        return action.want
    assert isinstance(action, (Accept, Reject))
    return next(o for o in moment.view.offers if o.number == action.offer).give


def wanted(moment: Moment) -> tuple[object, ...]:
    action = moment.decision.action
    assert isinstance(action, (Accept, Reject))
    return next(o for o in moment.view.offers if o.number == action.offer).want


def given_away(moment: Moment) -> tuple[object, ...]:
    action = moment.decision.action
    assert isinstance(action, (Accept, Reject, MakeOffer))
    return () if isinstance(action, Reject) else kinds(moment.view, action.give)
