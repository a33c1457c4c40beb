"""Writes the records of `cases/` from the lists of cases beside this file.

    python -m tests.records

A case says by hand what has to come out, as the rules and the format have it: the code of its last
action, or some of the state that it leads to. The referee fills in the rest of the state; a case
is not written where it says anything else.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bohnanza_qt.engine.referee import verdict
from bohnanza_qt.engine.rules import Preset, rule_set

from ..engine.table import stacked_deck

CASES = Path(__file__).parent / "cases"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim", "Leo")
MISSING = object()
"""In `change`: the key is left out."""

_KEYS = {
    "plant": ("field",),
    "turn_over": (),
    "offer": ("to", "give", "want"),
    "accept": ("offer", "give"),
    "reject": ("offer",),
    "withdraw": ("offer",),
    "done_trading": (),
    "plant_aside": ("card", "field"),
    "harvest": ("field",),
    "buy_field": (),
    "draw": (),
    "plant_offered": ("card", "field"),
    "discard_offered": ("card",),
    "discard_hand": ("card",),
    "plant_market": ("card", "field"),
}


@dataclass(frozen=True)
class Case:
    """`actions` are lines like `0 offer 1 hand:0,hand:2 red`: seat, type, and the values of the
    keys in the order of the format, `-` for an empty list and `*` for anyone.

    `hands` names the first cards of hands, `pile` the first cards after the deal, `piles` those
    of later shuffles. `code`: the last action is refused so. `bad`: no record at all;
    `change` sets keys of the file, and `text` replaces one text by another. Else `state` is a part
    of what is expected: keys of the answer, and `hand_sizes`.
    """

    name: str
    preset: str = "modern"
    players: int = 4
    actions: str = ""
    code: str = ""
    state: Mapping[str, Any] = field(default_factory=dict)
    hands: Mapping[int, str] = field(default_factory=dict)
    pile: str = ""
    piles: tuple[str, ...] = ()
    start: int = 0
    rules: Mapping[str, Any] = field(default_factory=dict)
    bad: str = ""
    change: Mapping[str, Any] = field(default_factory=dict)
    text: tuple[str, str] = ("", "")


def action_of(line: str) -> dict[str, Any]:
    seat, kind, *values = line.split()
    action: dict[str, Any] = {"seat": int(seat), "type": kind}
    for key, value in zip(_KEYS[kind], values, strict=True):
        if key in ("give", "want"):
            action[key] = [] if value == "-" else value.split(",")
        else:
            action[key] = None if value == "*" else int(value)
    return action


def lines_of(case: Case) -> list[str]:
    return [line.strip() for line in case.actions.replace(";", "\n").splitlines() if line.strip()]


def record_of(case: Case) -> bytes:
    """The file."""
    made = rule_set(Preset(case.preset), case.players, case.rules)
    deck = stacked_deck(made, case.players, case.start, case.hands, case.pile)
    content = {
        "format": "bohnanza-record",
        "version": 1,
        "rules": {"preset": case.preset, **case.rules},
        "players": NAMES[: case.players],
        "start": case.start,
        "piles": [deck, *(pile.split() for pile in case.piles)],
        "actions": [action_of(line) for line in lines_of(case)],
    }
    changed = content | case.change
    kept = {key: value for key, value in changed.items() if value is not MISSING}
    text = json.dumps(kept, separators=(",", ":"))
    before, instead = case.text
    assert before in text, f"{case.name}: {before!r} does not stand there"
    return text.replace(before, instead, 1).encode() if before else text.encode()


def expectation(case: Case, data: bytes) -> dict[str, Any]:
    """What stands beside the file. Raises AssertionError where the referee says otherwise."""
    judged = verdict(data)
    answer = json.loads(json.dumps(judged.answer))
    if case.bad:
        right = {"exit": 2, "code": "bad-record", "action": None}
    elif case.code:
        right = {"exit": 1, "code": case.code, "action": len(lines_of(case)) - 1}
    else:
        assert answer["ok"], f"{case.name}: {answer}"
        sizes = [len(hand) for hand in answer["hands"]]
        got = {key: (answer | {"hand_sizes": sizes})[key] for key in case.state}
        assert got == case.state, f"{case.name}:\n{got}\n{case.state}"
        return answer
    told = {"exit": judged.standing, "code": answer.get("code"), "action": answer.get("action")}
    assert told == right, f"{case.name}: {answer}"
    return {"ok": False, "change": case.bad or lines_of(case)[-1], "accept": [right]}


def files(cases: tuple[Case, ...]) -> dict[str, bytes]:
    """All the files, by name."""
    made: dict[str, bytes] = {}
    for case in cases:
        assert f"{case.name}.bohn" not in made, f"{case.name} stands there twice"
        data = record_of(case)
        expected = json.dumps(expectation(case, data), separators=(",", ":"))
        made[f"{case.name}.bohn"] = data + b"\n"
        made[f"{case.name}.expected.json"] = expected.encode() + b"\n"
    return made


def all_cases() -> tuple[Case, ...]:
    from . import bad_cases, legal_cases, refused_cases

    return (*legal_cases.CASES, *refused_cases.CASES, *bad_cases.CASES)
