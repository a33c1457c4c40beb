"""What computers make of the wishes of others, and what they wish for themselves."""

from __future__ import annotations

from multiprocessing import Pipe

import pytest

from bohnanza_qt.commands.self_play import SelfPlay
from bohnanza_qt.engine.actions import MakeOffer
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import Question, awaited
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.engine.view import view_of
from bohnanza_qt.players.computers import make_player
from bohnanza_qt.players.greedy import Greedy
from bohnanza_qt.players.levels import LEVELS, is_searching
from bohnanza_qt.players.player import Decision
from bohnanza_qt.players.talk import Enquiry, Talk, Wishes
from bohnanza_qt.players.talker import Talker, answer_of
from tests.engine.table import Table

from .test_bargaining import NOBODY, two_gardeners


def offer_after(table: Table, wishes: Wishes) -> tuple[Bean, ...] | None:
    """The kinds that seat 1 offers the active seat 0, which has said its wishes."""
    view = view_of(table.state, 1)
    player = make_player("greedy", 1, NOBODY)
    talk = Talk(wishes=(wishes, Wishes()))
    action = answer_of(player, view, Question.MAY_OFFER, talk).action
    if not isinstance(action, MakeOffer):
        return None
    return tuple(view.hand[card.index] for card in action.give)


def test_a_kind_that_is_wished_for_is_offered_before_others():
    """Seat 0 grows red and blue, and seat 1 holds one of each; red would come first."""
    table = Table(hands={0: "blue soy garden", 1: "blue red soy"}, pile="chili green")
    table.grow(0, 0, "blue", 3)
    table.grow(0, 1, "red", 3)
    table.grow(1, 0, "chili", 2)
    table.grow(1, 1, "stink", 2)
    table.trade()
    offers = {wish: offer_after(table, Wishes((wish,))) for wish in (Bean.RED, Bean.BLUE)}
    assert offers == {Bean.RED: (Bean.RED,), Bean.BLUE: (Bean.BLUE,)}


def test_a_kind_that_is_not_welcome_is_never_offered():
    table = two_gardeners()
    before = offer_after(table, Wishes())
    assert before
    after = offer_after(table, Wishes((), before))
    assert after is None or not set(after) & set(before)


def test_wishes_that_nobody_said_change_nothing():
    table = two_gardeners()
    assert offer_after(table, Wishes()) is not None
    view, player = view_of(table.state, 1), make_player("greedy", 1, NOBODY)
    plain = player.decide(view, Question.MAY_OFFER)
    told = answer_of(make_player("greedy", 1, NOBODY), view, Question.MAY_OFFER, Talk())
    assert told.action == plain.action


@pytest.mark.parametrize("level", [level for level in LEVELS if not is_searching(level)])
def test_at_every_level_the_own_wishes_are_what_brings_most_and_are_said_once(level):
    rules = rule_set(Preset.MODERN, 4)
    game = SelfPlay(rules, [make_player("greedy", seat) for seat in range(4)], 0, 5)
    said = 0
    while game.state.phase is not Phase.OVER:
        if awaited(game.state)[game.state.active] is Question.TRADE and game.state.turn % 4 == 0:
            for seat in range(4):
                player, view = make_player(level, seat, NOBODY), view_of(game.state, seat)
                assert isinstance(player, Greedy)
                assert isinstance(player, Talker)
                wishes = player.wishes(view)
                gain = player._scales(view, player._outlook_on(rules)).me.gain
                assert not wishes.unwanted
                assert all(gain(bean) > 0 for bean in wishes.wanted)
                others = [bean for bean in rules.deck if bean not in wishes.wanted]
                if len(wishes.wanted) == 3:
                    least = min(map(gain, wishes.wanted))
                    assert all(gain(bean) <= least for bean in others)
                told = Talk(wishes=tuple(wishes if s == seat else Wishes() for s in range(4)))
                if awaited(game.state)[seat] is Question.MAY_OFFER:
                    first = answer_of(player, view, Question.MAY_OFFER, Talk())
                    assert (first.wishes or Wishes()) == wishes
                    assert answer_of(player, view, Question.MAY_OFFER, told).wishes is None
                said += bool(wishes.wanted)
        game.step()
    assert said > 10


def test_what_is_said_reaches_a_computer_that_thinks_in_another_process():
    talk = Talk((Wishes((Bean.RED,)),), frozenset({3}), Enquiry(0, (Bean.SOY,)), has_asked=True)
    decision = Decision(None, wishes=Wishes((Bean.CHILI,)), asks=(Bean.BLUE,))
    here, there = Pipe()
    with here, there:
        for said in (talk, decision):
            here.send(said)
            assert there.recv() == said
