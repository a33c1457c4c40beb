"""The referee must agree with every conformance record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bohnanza_qt.engine.referee import verdict
from bohnanza_qt.engine.refusal import Reason
from bohnanza_qt.engine.rules import Preset
from tests.engine.random_play import TABLES
from tests.records.make_cases import CASES, all_cases, files

RECORDS = sorted(Path(__file__).parent.rglob("*.bohn"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_referee_gives_the_right_answer(path: Path) -> None:
    expected = json.loads(path.with_suffix(".expected.json").read_bytes())
    judged = verdict(path.read_bytes())
    answer = json.loads(json.dumps(judged.answer))
    if expected["ok"]:
        assert judged.standing == 0
        assert answer == expected
        assert list(answer) == list(expected)
        return
    assert answer["ok"] is False
    assert answer["message"]
    assert any(
        judged.standing == right["exit"]
        and right["code"] in (None, answer["code"])
        and right["action"] in (None, answer.get("action"))
        for right in expected["accept"]
    ), answer


def test_the_records_are_all_here() -> None:
    assert len([path for path in RECORDS if path.parent != CASES]) == 42


def test_the_own_cases_lie_there_as_they_are_made() -> None:
    made = files(all_cases())
    assert {path.name: path.read_bytes() for path in CASES.iterdir()} == made


def test_there_is_a_case_for_every_code_every_preset_and_every_number_of_players() -> None:
    cases = all_cases()
    assert {case.code for case in cases if case.code} == set(Reason)
    tables = {(case.preset, case.players) for case in cases if not case.bad}
    assert tables >= {(Preset(preset), players) for preset, players in TABLES}
    for preset, players in TABLES:
        of_table = [case for case in cases if (case.preset, case.players) == (preset, players)]
        assert any(case.code for case in of_table)
        assert any(case.state for case in of_table)
