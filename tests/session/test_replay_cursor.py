"""Looking back at a game: every moment is as it was, from whichever side one comes."""

from __future__ import annotations

from random import Random

import pytest

from bohnanza_qt.engine.events import TurnBegan
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.record import IllegalRecord, replay
from bohnanza_qt.engine.view import view_of
from bohnanza_qt.players.player import Because, Motive
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.remarks import Remark
from bohnanza_qt.session.replay_cursor import ReplayCursor

from .playing import play, play_until, setup_of


@pytest.fixture(scope="module")
def session() -> GameSession:
    session = GameSession.new(setup_of())
    play(session, 1000)
    return session


@pytest.fixture
def cursor(session: GameSession) -> ReplayCursor:
    return ReplayCursor(session.record())


def test_every_moment_is_the_position_after_so_many_actions(
    session: GameSession, cursor: ReplayCursor
) -> None:
    assert cursor.last == session.action_count > 100
    moments = [0, cursor.last, *range(cursor.last, -1, -37), *range(0, cursor.last, 41)]
    Random(3).shuffle(moments)
    for moment in moments:
        expected = replay(session.record(), moment)
        for seat in range(3):
            assert cursor.view(moment, seat) == view_of(expected, seat)


def test_stepping_on_and_back_one_by_one_comes_to_the_same_positions(cursor: ReplayCursor) -> None:
    onwards = [cursor.view(moment, 0) for moment in range(cursor.last + 1)]
    backwards = [cursor.view(moment, 0) for moment in range(cursor.last, -1, -1)]
    assert onwards == backwards[::-1]


def test_what_happened_is_what_the_session_told(session: GameSession, cursor: ReplayCursor) -> None:
    assert cursor.history == session.history


def test_turns_are_found_in_both_directions(cursor: ReplayCursor) -> None:
    assert cursor.turns[0] == 0
    second = cursor.turns[1]
    assert any(isinstance(event, TurnBegan) for event in cursor.history[second - 1])
    assert cursor.view(second, 0).turn == 1
    assert cursor.turn_after(0) == second
    assert cursor.turn_before(second + 1) == second
    assert cursor.turn_before(second) == 0
    assert cursor.turn_before(0) == 0
    assert cursor.turn_after(cursor.last) == cursor.last


def test_there_is_nothing_before_the_deal_or_after_the_end(cursor: ReplayCursor) -> None:
    for moment in (-1, cursor.last + 1):
        with pytest.raises(IndexError):
            cursor.state(moment)


def test_a_record_that_breaks_a_rule_says_where(session: GameSession) -> None:
    record = session.record()
    actions = (*record.actions[:7], record.actions[0], *record.actions[7:])
    broken = record.__class__(**{**record.__dict__, "actions": actions})
    with pytest.raises(IllegalRecord) as caught:
        ReplayCursor(broken)
    assert caught.value.index <= 7


def test_a_long_record_keeps_no_more_states_than_a_short_one_needs(
    session: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bohnanza_qt.session.replay_cursor._MOST_KEPT", 4)
    monkeypatch.setattr("bohnanza_qt.session.replay_cursor._APART", 2)
    cursor = ReplayCursor(session.record())
    assert len(cursor._kept) <= 5
    assert cursor.view(101, 1) == view_of(replay(session.record(), 101), 1)


def test_reasons_come_with_the_moment_at_which_they_were_given() -> None:
    session = GameSession.new(setup_of())
    play_until(session, Question.TRADE, 0)
    remark = Remark(1, 0, None, Because(Motive.FITS_MY_FIELD), None)
    session.remark(remark)
    assert ReplayCursor(session.record()).remarks == ((session.action_count, remark),)
