"""The computer that searches: legal, honest, blind to secrets, and better for it."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bohnanza_qt.commands.self_play import SelfPlay
from bohnanza_qt.engine.events import Event
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.engine.view import PlayerView
from bohnanza_qt.players.characters import HARD
from bohnanza_qt.players.computers import make_player
from bohnanza_qt.players.expert import Expert
from bohnanza_qt.players.player import Decision, Player
from tests.engine.random_play import TABLES, deal_preset

from .company import Moment, Silent, Witness, among_fools, kinds, offer_of, quick_expert
from .hidden_cards import assert_secrets_change_nothing, play_on
from .test_greedy_games import custom_rules, is_true

SOME_TABLES = [
    *((Preset.MODERN, players) for players in (3, 4, 5)),
    (Preset.ORIGINAL, 4),
    *((Preset.CLASSIC, players) for players in (3, 7)),
    *((Preset.ARENA, players) for players in (3, 5)),
    (Preset.DUEL, 2),
]


class Overlooked:
    """A hard computer with an expert who looks over its shoulder."""

    def __init__(self, seat: int) -> None:
        self.expert = quick_expert(seat)
        self._player = make_player("hard", seat, frozenset())

    def decide(self, view: PlayerView, question: Question) -> Decision:
        return self._player.decide(view, question)

    def watch(self, event: Event) -> None:
        self._player.watch(event)
        self.expert.watch(event)


def one_expert(preset: Preset, players: int, number: int) -> list[Moment]:
    """The moments of an expert among hard computers."""
    expert = Witness(quick_expert(0))
    company: list[Player] = [expert]
    company += [make_player("hard", seat, frozenset()) for seat in range(1, players)]
    SelfPlay(rule_set(preset, players), company, number % players, number).run()
    return expert.moments


@pytest.mark.parametrize(("preset", "players"), SOME_TABLES)
def test_an_expert_plays_every_game_to_its_end_with_true_reasons(preset, players):
    """An illegal decision would end the game with an error."""
    for moment in one_expert(preset, players, 1):
        because = moment.decision.because
        assert because is None or is_true(because, moment), moment


@pytest.mark.parametrize(
    ("preset", "players"),
    [(Preset.MODERN, 3), (Preset.ARENA, 3), (Preset.DUEL, 2)],
)
def test_an_expert_bears_players_who_do_anything(preset, players):
    state = deal_preset(preset, players, 2)
    moments = among_fools(state, quick_expert(0, None), random.Random(2))
    for moment in islice(moments, 80):
        because = moment.decision.because
        assert because is None or is_true(because, moment), moment


@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(1, 400), st.randoms())
@settings(max_examples=30)
def test_what_is_hidden_changes_no_decision_of_an_expert(table, number, steps, chance):
    preset, players = table
    company = [Overlooked(seat) for seat in range(players)]
    game = SelfPlay(rule_set(preset, players), company, number % players, number)
    play_on(game, steps)
    assert_secrets_change_nothing(game.state, [one.expert for one in company], chance)


@given(custom_rules(), st.integers(0, 2**32), st.booleans())
@settings(max_examples=8)
def test_an_expert_plays_whatever_rules_can_be_played(chosen, number, with_people):
    rules, players = chosen
    company: list[Player] = [quick_expert(0, None if with_people else frozenset())]
    company += [make_player("medium", seat, frozenset()) for seat in range(1, players)]
    game = SelfPlay(rules, company, number % players, number)
    for _ in range(80):
        if game.state.phase is not Phase.OVER:
            game.step()


def test_an_expert_bothers_a_silent_person_little_and_with_nothing_twice():
    person = frozenset({0})
    own_turns = in_own_turns = 0
    for number in range(2):
        expert = Witness(quick_expert(1, person))
        others = [make_player("hard", seat, person) for seat in (2, 3)]
        company: list[Player] = [Silent(0), expert, *others]
        SelfPlay(rule_set(Preset.MODERN, 4), company, number, number).run()
        own_turns += len({m.view.turn for m in expert.moments if m.view.active == 1})
        made: Counter[tuple[object, ...]] = Counter()
        to_person: Counter[int] = Counter()
        for moment in expert.moments:
            offer = offer_of(moment)
            if offer is not None:
                given = kinds(moment.view, offer.give)
                made[moment.view.turn, offer.to, given, tuple(sorted(offer.want))] += 1
                to_person[moment.view.turn] += offer.to == 0
                in_own_turns += offer.to == 0 and moment.view.active == 1
        assert max(made.values()) == 1
        assert max(to_person.values()) <= 2
    assert 0 < in_own_turns < own_turns


class Taught:
    """A hard computer beside whom an expert learns the game, and is asked now and then."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.expert = quick_expert(seat)
        self.told: list[Event] = []
        self.decisions: list[tuple[Decision, Decision]] = []
        self._player = make_player("hard", seat, frozenset())

    def decide(self, view: PlayerView, question: Question) -> Decision:
        decision = self._player.decide(view, question)
        if len(self.told) % 5 == 0:
            self.decisions.append((decision, self.expert.decide(view, question)))
            newcomer = quick_expert(self.seat)
            for event in self.told:
                newcomer.watch(event)
            assert newcomer.decide(view, question) == self.decisions[-1][1]
        return decision

    def watch(self, event: Event) -> None:
        self.told.append(event)
        self.expert.watch(event)
        self._player.watch(event)


def test_an_expert_who_sits_down_later_and_is_told_everything_decides_the_same():
    company = [Taught(seat) for seat in range(4)]
    game = SelfPlay(rule_set(Preset.MODERN, 4), company, 1, 5)
    for _ in range(150):
        game.step()
    decisions = [both for one in company for both in one.decisions]
    assert len(decisions) > 20
    assert any(usual != better for usual, better in decisions), "the search found nothing better"


def test_an_expert_without_time_counts_it_and_says_nothing_of_it(capfd, caplog):
    company: list[Player] = [Expert(0, frozenset({0}), HARD, patience=1e-9)]
    company += [make_player("hard", seat, frozenset()) for seat in range(1, 3)]
    game = SelfPlay(rule_set(Preset.MODERN, 3), company, 0, 3)
    for _ in range(60):
        game.step()
    assert isinstance(company[0], Expert)
    assert company[0].cut_short > 0
    assert not caplog.records
    assert capfd.readouterr() == ("", "")


def test_an_expert_with_whom_nobody_trades_ends_up_playing_like_a_hard_computer():
    expert = Overlooked(0)
    decisions: list[tuple[int, bool]] = []

    def decide(view: PlayerView, question: Question) -> Decision:
        usual = expert._player.decide(view, question)
        decisions.append((view.turn, expert.expert.decide(view, question) == usual))
        return usual

    company = [expert, Silent(1), Silent(2), Silent(3)]
    game = SelfPlay(rule_set(Preset.MODERN, 4), company, 0, 3)
    expert.decide = decide
    while game.state.turn < 20:
        game.step()
    assert all(same for turn, same in decisions if turn >= 12)
    assert not all(same for turn, same in decisions if turn < 12)
