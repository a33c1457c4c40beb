"""What a file tells of talk has bounds: what nobody can have said is left out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.record_reading import read_record
from bohnanza_qt.players.talk import NO_WISHES, Wishes
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.meta import META_KEY
from bohnanza_qt.session.replay_cursor import ReplayCursor
from bohnanza_qt.session.talk import MOST_CARDS, MOST_SAYINGS, SaidEnquiry, SaidWishes

from .playing import play, setup_of


def record_in_which(*sayings: dict[str, Any]) -> bytes:
    session = GameSession.new(setup_of())
    play(session, 20)
    record = json.loads(session.record().to_bytes())
    record["meta"][META_KEY]["talk"] = [{"after": 3, "said": said} for said in sayings]
    return json.dumps(record).encode()


def wishes(wanted: list[str], unwanted: list[str]) -> dict[str, Any]:
    return {"what": "wishes", "seat": 1, "wanted": wanted, "unwanted": unwanted}


def enquiry(to: list[int], cards: list[str]) -> dict[str, Any]:
    return {"what": "enquiry", "seat": 0, "to": to, "cards": cards, "turn": 0}


@pytest.mark.parametrize(
    "said",
    [
        wishes(["red", "soy", "blue"] * 20_000, ["chili"] * 50_000),
        wishes(["red", "red"], []),
        wishes([], ["soy", "blue", "soy"]),
        enquiry([1, 2] * 1000, ["soy"]),
        enquiry([1, 1], ["soy"]),
        enquiry([1, 3], ["soy"]),
        enquiry([1], ["soy"] * (MOST_CARDS + 1)),
    ],
    ids=lambda said: str(said)[:60],
)
def test_what_nobody_can_have_said_is_left_out(said: dict[str, Any]) -> None:
    record = read_record(record_in_which(said))
    session = GameSession.from_record(record)
    assert session.talk == ()
    assert session.wishes == (NO_WISHES,) * 3
    assert session.action_count == 20
    assert ReplayCursor(record).talk == ()


def test_what_can_be_said_is_read_to_its_bounds() -> None:
    everything = [*Bean]
    record = record_in_which(
        wishes(list(everything), []), enquiry([1, 2], ["soy"] * MOST_CARDS), wishes([], ["red"])
    )
    session = GameSession.from_record(read_record(record))
    assert session.talk == (
        (3, SaidWishes(1, tuple(everything))),
        (3, SaidEnquiry(0, (1, 2), (Bean.SOY,) * MOST_CARDS, 0)),
        (3, SaidWishes(1, (), (Bean.RED,))),
    )
    assert session.wishes == (NO_WISHES, Wishes((), (Bean.RED,)), NO_WISHES)


def test_a_file_that_tells_of_more_than_anybody_says_tells_of_nothing() -> None:
    many = [wishes([], [])] * (MOST_SAYINGS + 1)
    assert GameSession.from_record(read_record(record_in_which(*many))).talk == ()
    read = GameSession.from_record(read_record(record_in_which(*many[1:])))
    assert len(read.talk) == MOST_SAYINGS


def test_a_game_remembers_the_last_of_what_was_said_and_its_record_can_be_read() -> None:
    session = GameSession.new(setup_of())
    for _ in range(MOST_SAYINGS):
        session.say(SaidWishes(0))
    session.say(SaidWishes(1, (Bean.SOY,)))
    assert len(session.talk) == MOST_SAYINGS
    again = GameSession.from_record(read_record(session.record().to_bytes()))
    assert again.talk == session.talk
    assert again.wishes[1] == Wishes((Bean.SOY,), ())
