"""The referee must agree with every conformance record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bohnanza_qt.engine.referee import verdict

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
    assert len(RECORDS) == 42
