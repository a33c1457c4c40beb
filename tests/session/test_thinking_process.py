"""The process in which searching computers think: what it is told, and when it ends."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest

from bohnanza_qt.engine.play import Question
from bohnanza_qt.players.computers import make_player as make_here
from bohnanza_qt.players.player import Decision
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.thinking import Answer, Ask, Ready, Sit, make_player
from bohnanza_qt.session.thinking_process import ThinkingProcess

from .playing import setup_of

ROOT = Path(__file__).parents[2]
LONG = 60.0

Said = SimpleQueue[object]


@pytest.fixture
def process() -> Iterator[tuple[ThinkingProcess, Said]]:
    said: Said = SimpleQueue()
    started = ThinkingProcess(said.put, lambda: said.put("the end"), make_player)
    yield started, said
    started.stop()


def test_a_seat_is_asked_and_answers_as_it_would_here(
    process: tuple[ThinkingProcess, Said],
) -> None:
    thinking, said = process
    session = GameSession.new(setup_of(computers=3))
    seat = session.state.active
    view = session.view(seat)
    thinking.send(Sit({seat: "hard"}, frozenset(), {seat: ()}))
    thinking.send(Ask(7, view, Question.PLANT_FIRST))
    assert said.get(timeout=LONG) == Ready()
    here = make_here("hard", seat, frozenset()).decide(view, Question.PLANT_FIRST)
    assert isinstance(here, Decision)
    assert said.get(timeout=LONG) == Answer(7, here)


def test_who_cannot_decide_says_why_and_may_be_asked_again(
    process: tuple[ThinkingProcess, Said],
) -> None:
    thinking, said = process
    session = GameSession.new(setup_of(computers=3))
    seat = session.state.active
    view = session.view(seat)
    thinking.send(Sit({}, frozenset(), {}))
    thinking.send(Ask(1, view, Question.PLANT_FIRST))
    assert said.get(timeout=LONG) == Ready()
    answer = said.get(timeout=LONG)
    assert isinstance(answer, Answer)
    assert answer.fault.startswith("KeyError")
    thinking.send(Sit({seat: "hard"}, frozenset(), {seat: ()}))
    thinking.send(Ask(2, view, Question.PLANT_FIRST))
    answer = said.get(timeout=LONG)
    assert isinstance(answer, Answer)
    assert isinstance(answer.answer, Decision)


def test_after_its_end_was_wanted_nothing_is_heard_of_it(
    process: tuple[ThinkingProcess, Said],
) -> None:
    thinking, said = process
    assert said.get(timeout=LONG) == Ready()
    thinking.stop()
    until = time.monotonic() + LONG
    while thinking.pid is not None and time.monotonic() < until:
        time.sleep(0.01)
    assert thinking.pid is None
    assert said.empty()


@pytest.mark.skipif(sys.platform != "linux", reason="looks the process up in /proc")
def test_it_ends_with_the_program_even_if_that_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.session.thinking_program"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        thinking = Path("/proc", program.stdout.readline().strip())
        assert (thinking / "stat").exists()
        program.send_signal(signal.SIGKILL)
        until = time.monotonic() + LONG
        while (thinking / "stat").exists() and time.monotonic() < until:
            time.sleep(0.01)
        assert not (thinking / "stat").exists()
