"""Imagined worlds look like the game to whoever imagines them, and searches compare them fairly."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bohnanza_qt.commands.self_play import SelfPlay
from bohnanza_qt.engine.actions import CardRef, DoneTrading, MakeOffer
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.events import OfferMade, TurnBegan
from bohnanza_qt.engine.play import Question, awaited
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.engine.view import view_of
from bohnanza_qt.players.characters import HARD
from bohnanza_qt.players.computers import make_player
from bohnanza_qt.players.features import FEATURES, features
from bohnanza_qt.players.forecast import Forecast
from bohnanza_qt.players.imagined import Worths
from bohnanza_qt.players.onlooker import Onlooker
from bohnanza_qt.players.player import Decision
from bohnanza_qt.players.search import Effort, better_choice, evidence
from bohnanza_qt.players.trader import Trader
from bohnanza_qt.players.worlds import World, number_of
from tests.engine.random_play import TABLES

from .company import Silent


class Onlooking:
    """A computer with somebody beside it who remembers what everybody did."""

    def __init__(self, seat: int, level: str = "hard") -> None:
        self.seen = Onlooker()
        self._player = make_player(level, seat, frozenset())
        self.decide = self._player.decide

    def watch(self, event):
        self.seen.watch(event)
        self._player.watch(event)


def a_game(preset: Preset, players: int, number: int, steps: int):
    """A game of hard computers after so many steps, and what each seat remembers."""
    company = [Onlooking(seat) for seat in range(players)]
    game = SelfPlay(rule_set(preset, players), company, number % players, number)
    for _ in range(steps):
        if game.state.phase is not Phase.OVER:
            game.step()
    return game.state, [one.seen for one in company]


@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(1, 500), st.integers(0, 2**64))
@settings(max_examples=30)
def test_an_imagined_world_looks_like_the_game(table, number, steps, which):
    state, seen = a_game(*table, number, steps)
    for seat in range(len(state.seats)) if state.phase is not Phase.OVER else ():
        view = view_of(state, seat)
        world = World(view, seen[seat], Worths(view.rules, HARD), which)
        assert view_of(world._state, seat) == view
        for other, own in enumerate(world._state.seats):
            known = seen[seat].hands.of(other)
            assert other == seat or all(own.hand.count(bean) >= known[bean] for bean in known)


def test_worlds_differ_in_what_is_hidden_and_are_found_again_by_their_number():
    state, seen = a_game(Preset.MODERN, 4, 3, 60)
    view = view_of(state, 0)
    piles = [
        tuple(World(view, seen[0], Worths(view.rules, HARD), which)._state.draw_pile)
        for which in range(5)
    ]
    assert len(set(piles)) == 5
    assert piles[3] == tuple(World(view, seen[0], Worths(view.rules, HARD), 3)._state.draw_pile)


def test_every_card_is_as_likely_in_a_hand_as_anywhere_else():
    state, seen = a_game(Preset.MODERN, 3, 4, 0)
    view = view_of(state, 0)
    unseen = view.unseen
    kind = max(unseen, key=unseen.__getitem__)
    share = unseen[kind] / unseen.total()
    hands = [
        World(view, seen[0], Worths(view.rules, HARD), which)._state.seats[1].hand
        for which in range(600)
    ]
    found = sum(hand.count(kind) for hand in hands) / sum(map(len, hands))
    assert abs(found - share) < 0.03


def test_an_imagined_turn_ends_where_the_next_one_begins():
    state, seen = a_game(Preset.MODERN, 4, 6, 40)
    seat = next(seat for seat, question in enumerate(awaited(state)) if question is not None)
    view = view_of(state, seat)
    decision = make_player("hard", seat, frozenset()).decide(view, awaited(state)[seat])
    world = World(view, seen[seat], Worths(view.rules, HARD), 0)
    for turns in range(3):
        assert world.after(decision, turns).view.turn == view.turn + 1 + turns
    assert world.after(decision) == world.after(decision), "nothing is left over from trying"
    assert view_of(world._state, seat) == view


def test_the_number_of_a_view_is_for_ever_and_another_for_another_view():
    state, _ = a_game(Preset.MODERN, 3, 1, 30)
    views = [view_of(state, seat) for seat in range(3)]
    assert len({number_of(view) for view in views}) == 3
    assert number_of(views[0]) == NUMBER_OF_THAT_VIEW


NUMBER_OF_THAT_VIEW = 3237607460969106423
"""Were it another one on another day or machine, experts would decide otherwise there."""


def gains_of(means: list[float], noise: float, seed: int = 1):
    """A judge whose choices differ by so much in the mean, in worlds that differ more."""
    chance = random.Random(seed)
    asked: list[int] = []

    def judge(choices, worlds):
        asked.append(len(choices) * len(worlds))
        found = []
        for _ in worlds:
            world = chance.gauss(0.0, 10.0)
            found.append([world + means[choice] + chance.gauss(0.0, noise) for choice in choices])
        return found

    return judge, asked


def test_the_better_choice_is_found_however_much_worlds_differ():
    judge, _ = gains_of([0.0, -0.2, 0.5, 0.1], noise=0.2)
    assert better_choice(4, judge, Effort(worlds=24)) == 2


def test_what_is_no_better_changes_nothing():
    judge, _ = gains_of([0.0, 0.0, 0.0], noise=0.0)
    assert better_choice(3, judge, Effort()) == 0


def test_without_evidence_enough_the_usual_choice_stays():
    for seed in range(20):
        judge, _ = gains_of([0.0, 0.0, 0.0], noise=1.0, seed=seed)
        assert better_choice(3, judge, Effort(needed=4.0)) == 0


def test_bad_choices_cost_few_worlds():
    judge, asked = gains_of([0.0, -5.0, -5.0, 1.0], noise=0.1)
    assert better_choice(4, judge, Effort(worlds=24, step=6)) == 3
    assert sum(asked) == 4 * 6 + 2 * 18


def test_when_time_is_short_what_was_seen_decides_if_it_is_enough():
    def late_after(seen: int):
        return lambda choices, worlds: [[0.0, 1.0] for world in worlds if world < seen]

    assert better_choice(2, late_after(2), Effort(step=6)) == 0
    assert better_choice(2, late_after(5), Effort(step=6)) == 1


def test_evidence_is_the_mean_in_standard_errors():
    assert evidence([1.0, 3.0]) == pytest.approx(2.0 / 1.0)
    assert evidence([0.0, 0.0]) == 0.0
    assert evidence([-1.0, -3.0]) == pytest.approx(-2.0)


def test_an_offer_can_be_tried_in_a_world():
    state, seen = a_game(Preset.MODERN, 4, 8, 0)
    while awaited(state)[state.active] is not Question.TRADE:
        state, seen = a_game(Preset.MODERN, 4, 8, state.turn + 3)
    view = view_of(state, state.active)
    partner = (state.active + 1) % 4
    offer = MakeOffer(state.active, partner, (), (view.hand[0],))
    world = World(view, seen[state.active], Worths(view.rules, HARD), 1)
    with_offer = world.after(Decision(offer))
    without = world.after(Decision(DoneTrading(state.active)))
    assert with_offer.view.turn == without.view.turn == view.turn + 1


def test_an_imagined_turn_ends_with_the_hands_of_that_world():
    state, seen = a_game(Preset.MODERN, 4, 6, 40)
    seat = next(seat for seat, question in enumerate(awaited(state)) if question is not None)
    view = view_of(state, seat)
    decision = make_player("hard", seat, frozenset()).decide(view, awaited(state)[seat])
    leaves = [
        World(view, seen[seat], Worths(view.rules, HARD), which).after(decision)
        for which in range(4)
    ]
    for leaf in leaves:
        assert leaf.hands[seat] == leaf.view.hand
        assert [len(hand) for hand in leaf.hands] == [shown.hand_size for shown in leaf.view.seats]
    assert len({leaf.hands for leaf in leaves}) == 4


def test_what_others_are_imagined_to_hold_counts_for_a_position():
    """A neighbour whose hand is of a kind that grows on the own fields is told of otherwise."""
    state, _ = a_game(Preset.MODERN, 4, 6, 40)
    seat = next(seat for seat in range(4) if any(state.seats[seat].fields))
    view, forecast = view_of(state, seat), Forecast(state.rules, HARD)
    kind = next(planted.bean for planted in view.me.fields if planted is not None)
    hands = [tuple(own.hand) for own in state.seats]
    other = (seat + 1) % 4
    told = features(view, hands, forecast)
    hands[other] = (kind,) * len(hands[other])
    assert len(told) == len(features(view, hands, forecast)) == FEATURES
    assert told != features(view, hands, forecast)


def test_who_neither_offers_nor_agrees_for_two_rounds_is_expected_to_keep_apart():
    company = [Onlooking(0), Onlooking(1), Silent(2), Onlooking(3)]
    game = SelfPlay(rule_set(Preset.MODERN, 4), company, 0, 5)
    seen = company[0].seen
    while game.state.turn < 8:
        assert not any(map(seen.keeps_apart, range(4)))
        game.step()
    while game.state.turn < 11:
        game.step()
    assert [seen.keeps_apart(seat) for seat in range(4)] == [False, False, True, False]
    seen.watch(OfferMade(999, 2, 0, (Bean.RED,), (), None))
    assert not seen.keeps_apart(2)


def test_what_is_offered_to_who_keeps_apart_leads_nowhere():
    state, seen = a_game(Preset.MODERN, 4, 8, 0)
    while awaited(state)[state.active] is not Question.TRADE:
        state, seen = a_game(Preset.MODERN, 4, 8, state.turn + 3)
    view, own = view_of(state, state.active), seen[state.active]
    partner = (view.seat + 1) % 4
    gift = Decision(MakeOffer(view.seat, partner, (CardRef("revealed", 0),), ()))
    nothing = Decision(DoneTrading(view.seat))

    def differ() -> bool:
        worlds = [World(view, own, Worths(view.rules, HARD), which) for which in range(6)]
        return any(world.after(gift) != world.after(nothing) for world in worlds)

    assert differ()
    for _ in range(3):
        for seat in range(4):
            own.watch(TurnBegan(view.turn, seat))
    assert not differ()


def test_who_often_gives_is_taken_for_generous_and_a_hard_computer_is_not():
    generous = Counter[str]()
    for number in range(4):
        levels = ["hard", "greedy", "hard", "greedy"]
        company = [Onlooking(seat, level) for seat, level in enumerate(levels)]
        SelfPlay(rule_set(Preset.MODERN, 4), company, number, number).run()
        generous.update(
            level for seat, level in enumerate(levels) if company[0].seen.is_generous(seat)
        )
    assert generous["hard"] <= 1
    assert generous["greedy"] >= 7


def test_a_generous_seat_is_imagined_to_agree_to_what_brings_it_little():
    """What it gains by the offer is less than the share that a hard computer wants."""
    found = 0
    for number in range(12):
        state, seen = a_game(Preset.MODERN, 4, number, 0)
        while awaited(state)[state.active] is not Question.TRADE:
            state, seen = a_game(Preset.MODERN, 4, number, state.turn + 3)
        view, own = view_of(state, state.active), seen[state.active]
        partner = (view.seat + 1) % 4
        scales = Trader(view.seat, frozenset(), HARD)._scales(view, Forecast(state.rules, HARD))
        for want in view.rules.deck:
            deal = scales.deal(partner, (view.revealed[0],), (want,))
            if deal is None or not 0.01 < deal.theirs < HARD.envy * deal.mine:
                continue
            offer = Decision(deal.offer(view.seat))
            worlds = [World(view, own, Worths(view.rules, HARD), which) for which in range(6)]
            as_hard = [world.after(offer) for world in worlds]
            for _ in range(2):
                own.watch(OfferMade(999, partner, view.seat, (Bean.RED,), (), None))
            assert own.is_generous(partner)
            found += as_hard != [world.after(offer) for world in worlds]
            break
    assert found
