"""How long the table takes to paint: the whole of it, and one step of a drag.

Software rendering at 1280×800, as `python benchmarks/repaint.py`. Prints p50, p95 and the worst
of each in milliseconds; 16 ms is one frame. With `--thinking` an expert thinks all the while, as
hard as it can.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent
from PySide6.QtWidgets import QApplication

from bohnanza_qt.engine.actions import CardRef, DoneTrading, Draw, Plant, PlantAside, TurnOver
from bohnanza_qt.engine.events import Event
from bohnanza_qt.engine.play import Question, awaited, legal_actions
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.engine.view import PlayerView, redact
from bohnanza_qt.players.computers import make_player
from bohnanza_qt.players.player import Decision, Player
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import GameSetup, SeatKind, SeatSetup
from bohnanza_qt.session.thinking import Ask, Sit
from bohnanza_qt.session.thinking_process import ThinkingProcess
from bohnanza_qt.ui.cards_mime import cards_mime
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.durations import set_durations
from bohnanza_qt.ui.table.table_page import TablePage
from bohnanza_qt.ui.theme import set_theme
from bohnanza_qt.ui.trade_draft import TradeDraft

LONGEST = 120.0
"""Seconds that the expert thinks; longer than anything here takes."""

_ORDER = (PlantAside, Plant, TurnOver, DoneTrading, Draw)


def game_in_a_trade(turns: int) -> GameSession:
    """A game of four played without trading until seat 0 may trade in turn `turns` or later."""
    seats = tuple(
        SeatSetup(name=name, kind=SeatKind.PERSON if seat == 0 else SeatKind.COMPUTER)
        for seat, name in enumerate(("Maren", "Iker", "Lucia", "Tom"))
    )
    session = GameSession.new(GameSetup(preset="modern", seats=seats, start=0, game_number=1))
    while not (
        session.state.turn >= turns
        and session.state.active == 0
        and session.state.phase is Phase.TRADE
    ):
        questions = awaited(session.state)
        seat = next(
            seat for seat, asked in enumerate(questions) if asked not in (None, Question.MAY_OFFER)
        )
        actions = list(legal_actions(session.state, seat))
        wished = [action for kind in _ORDER for action in actions if isinstance(action, kind)]
        session.submit((wished or actions)[0])
    return session


class Restless:
    """An expert who thinks about the same question again and again."""

    def __init__(self, expert: Player) -> None:
        self._expert = expert

    def watch(self, event: Event) -> None:
        self._expert.watch(event)

    def decide(self, view: PlayerView, question: Question) -> Decision:
        until = time.monotonic() + LONGEST
        while time.monotonic() < until:
            decision = self._expert.decide(view, question)
        return decision


def make_restless(level: str, seat: int, people: frozenset[int]) -> Player:
    return Restless(make_player(level, seat, people))


def think_on(session: GameSession) -> ThinkingProcess:
    """A process in which an expert thinks for seat 0; returns when it has begun to."""
    listens = threading.Event()
    process = ThinkingProcess(lambda _message: listens.set(), lambda: None, make_restless)
    seen = tuple(redact(event, 0) for events in session.history for event in events)
    process.send(Sit({0: "expert"}, frozenset({0}), {0: seen}))
    process.send(Ask(1, session.view(0), Question.TRADE))
    listens.wait(LONGEST)
    time.sleep(2.0)
    return process


def measured(step: Callable[[int], None], times: int) -> dict[str, float]:
    """Milliseconds of `times` calls, after some that warm the caches up."""
    for number in range(5):
        step(number)
    taken = []
    for number in range(times):
        began = time.perf_counter()
        step(number)
        taken.append((time.perf_counter() - began) * 1000)
    taken.sort()
    return {
        "p50": round(statistics.median(taken), 2),
        "p95": round(taken[int(len(taken) * 0.95)], 2),
        "worst": round(taken[-1], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--width", type=int, default=1280)
    parser.add_argument("--height", type=int, default=800)
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    parser.add_argument("--thinking", action="store_true", help="while an expert thinks")
    options = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    set_theme("light", 1.0)
    set_durations("none", False)
    session = game_in_a_trade(12)
    controller = GameController(session)
    page = TablePage(controller, TradeDraft(controller, controller))
    page.resize(options.width, options.height)
    page.show()
    app.processEvents()
    mime = cards_mime(controller.revision, [CardRef("hand", 1)])
    view = page.fields.view
    page.hand.view.drag_began.emit(1)
    arguments = (
        Qt.DropAction.MoveAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view.viewport(), QDragEnterEvent(QPoint(5, 5), *arguments))

    thinking = think_on(session) if options.thinking else None

    def drag_step(number: int) -> None:
        """The pointer moves on to another bed: asked, answered, and what changed painted."""
        point = QPointF(view.rects[number % len(view.rects)].center())
        QApplication.sendEvent(view.viewport(), QDragMoveEvent(point.toPoint(), *arguments))
        app.processEvents()

    figures = {
        "whole_table_ms": measured(lambda _number: page.repaint(), options.times),
        "drag_step_ms": measured(drag_step, options.times),
    }
    if thinking is not None:
        thinking.stop()
    page.hand.view.drag_ended.emit()
    controller.stop()
    if options.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:16}", *(f"{key} {value:6.2f}" for key, value in figure.items()))


if __name__ == "__main__":
    main()
