"""Lines whose checksum is right, but which say what no program would write."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.journal_format import DamagedJournal, encode, fold, header, read_header
from tests.session.playing import play, setup_of


@pytest.fixture
def record() -> dict[str, Any]:
    session = GameSession.new(setup_of())
    play(session, 20)
    return json.loads(session.record().to_bytes())


@pytest.mark.parametrize(
    "change",
    [
        {"meta": ["what", "is", "this"]},
        {"meta": "abc"},
        {"meta": 7},
        {"meta": {"bohnanza_qt": []}},
        {"actions": None},
        {"piles": {"0": []}},
    ],
)
def test_a_record_of_the_wrong_shape_makes_no_game(
    record: dict[str, Any], change: dict[str, Any]
) -> None:
    with pytest.raises(DamagedJournal):
        fold([header(json.dumps(record | change).encode())])


@pytest.mark.parametrize(
    "entry",
    [
        {},
        {"undo": 21},
        {"undo": "one"},
        {"undo": None},
        {"do": {}, "piles": 3},
    ],
)
def test_an_entry_that_cannot_be_makes_no_game(
    record: dict[str, Any], entry: dict[str, Any]
) -> None:
    with pytest.raises(DamagedJournal):
        fold([header(json.dumps(record).encode()), encode(entry)])


@pytest.mark.parametrize(
    "text", [b"[" * 100_000, b'{"a":' * 50_000, b"{}" * 2, b"[1]", b'{"do":1,"do":2}', b"\xff"]
)
def test_a_line_that_is_no_object_is_damaged(text: bytes) -> None:
    with pytest.raises(DamagedJournal):
        read_header(b"00000000 " + text)


def test_a_line_that_exists_to_fill_the_memory_is_not_read() -> None:
    with pytest.raises(DamagedJournal):
        read_header(b'00000000 {"a":[' + b"[]," * 500_000 + b"[]]}")
