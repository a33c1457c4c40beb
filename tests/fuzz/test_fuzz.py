"""The same damage every time, as much as there is time for; `python -m tests.fuzz` does more."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.fuzz.targets import targets


@pytest.mark.parametrize(
    ("kind", "count", "ways"),
    [
        ("record", 400, 3),
        ("settings", 500, 3),
        ("journal", 150, 3),
        ("kept", 80, 3),
        ("index", 80, 2),
    ],
)
def test_damaged_files_are_refused_in_a_promised_way(
    kind: str, count: int, ways: int, tmp_path: Path
) -> None:
    target = targets(tmp_path)[kind]
    chance = Random(kind)
    answers = {target.check(data) for data in target.seeds()}
    for _ in range(count):
        answers.add(target.check(target.mutate(chance.choice(target.seeds()), chance)))
    assert len(answers) >= ways  # the damage was not always the same
