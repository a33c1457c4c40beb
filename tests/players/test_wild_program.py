"""A program that does anything at random plays every rule set to its end and breaks no rule."""

from __future__ import annotations

import sys

import pytest

from bohnanza_qt.commands.self_play import SelfPlay
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.players import program
from bohnanza_qt.players.mishap import Fault, Mishap
from bohnanza_qt.players.program import ProgramPlayer

WILD = """
import json, random, sys
chance = random.Random(int(sys.argv[1]))
beans = ["blue", "red", "soy", "garden", "stink", "no bean"]
for line in sys.stdin:
    asked = json.loads(line)
    view, legal = asked["view"], asked["legal"]
    seats = len(view["seats"])
    offer = {
        "seat": view["seat"],
        "type": "offer",
        "to": chance.choice([None, view["active"], chance.randrange(seats + 1)]),
        "give": [f"{chance.choice(['hand', 'revealed'])}:{chance.randrange(6)}"],
        "want": chance.sample(beans, chance.randrange(3)),
    }
    numbers = [offer["number"] for offer in view["offers"]] + [0, None, None]
    action = chance.choice([offer, None, {}, *legal, *legal, *legal])
    answer = {"number": asked["number"], "action": action, "answers": chance.choice(numbers)}
    if chance.random() < 0.03:
        answer.pop(chance.choice(list(answer)))
    print(json.dumps(answer), flush=True)
"""


@pytest.mark.parametrize(
    ("preset", "players"),
    [
        (Preset.MODERN, 3),
        (Preset.ORIGINAL, 4),
        (Preset.CLASSIC, 5),
        (Preset.ARENA, 4),
        (Preset.DUEL, 2),
    ],
)
def test_wild_programs_among_themselves_come_to_the_end(preset, players, monkeypatch):
    """The table would raise FaultyPlayer if anything but a legal action came through."""
    monkeypatch.setattr(program, "MOST_FAULTS", 10_000)
    faults: list[Fault] = []
    seats = [
        ProgramPlayer(
            seat,
            (sys.executable, "-c", WILD, str(seat)),
            lambda _seat, fault: faults.append(fault),
            seconds=60,
        )
        for seat in range(players)
    ]
    try:
        game = SelfPlay(rule_set(preset, players), seats, 0, 20 + players)
        game.run()
    finally:
        for seat in seats:
            seat.close()
    assert game.state.phase is Phase.OVER
    assert {fault.mishap for fault in faults} == {Mishap.NONSENSE, Mishap.ILLEGAL}
