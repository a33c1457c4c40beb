"""Somebody who presses, clicks and drags anything anywhere, and what must hold all the same.

    python -m tests.ui.monkey [--gestures 20000] [--seed 1] [--persons 0,1,2] [--seats 3]

Without persons the tables change, after each game and at the latest every 2000 gestures. Ends with
status 1 at the first traceback, Qt warning, lost card, or table that the wrong eyes see.
"""

from __future__ import annotations

import argparse
import logging
import os
import resource
import sys
import tempfile
from collections.abc import Collection, Iterator, Sequence
from itertools import cycle
from pathlib import Path
from types import TracebackType
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from bohnanza_qt.session.game_setup import GameSetup
from bohnanza_qt.session.paths import Folders
from bohnanza_qt.ui.application import make_application
from tests.ui.conftest import NOT_OURS
from tests.ui.family import family_setup, make_window
from tests.ui.monkey_gestures import monkey_in, turn, widgets_alive

_GAME: Final = 2000
"""Gestures after which the long run goes on with another table."""


class Tables:
    """One setup after the other: all sizes, persons and computers in any mixture."""

    def __init__(self, persons: Collection[int] | None = None, seats: int = 3) -> None:
        mixtures: list[tuple[str, set[int], int]] = [
            ("modern", {0, 1, 2}, 3),
            ("modern", {0}, 4),
            ("duel", {0, 1}, 2),
            ("classic", {0, 1, 2, 3, 4}, 5),
            ("modern", {1, 2}, 4),
            ("arena", {0, 3}, 5),
            ("classic", set(range(7)), 7),
            ("original", {0, 2}, 3),
        ]
        if persons is not None:
            preset = "duel" if seats == 2 else "modern" if seats < 6 else "classic"
            mixtures = [(preset, set(persons), seats)]
        self._mixtures = cycle(mixtures)
        self._number = 0

    def __next__(self) -> GameSetup:
        preset, persons, seats = next(self._mixtures)
        self._number += 1
        start = self._number % seats
        return family_setup(persons, seats, preset=preset, number=self._number, start=start)

    def __iter__(self) -> Iterator[GameSetup]:
        return self


class _Complaints(logging.Handler):
    """Keeps every traceback, every warning of Qt, and what the program logs as one."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))

    def hear_qt(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if message not in NOT_OURS and kind not in (
            QtMsgType.QtDebugMsg,
            QtMsgType.QtInfoMsg,
        ):
            self.found.append(f"Qt: {message}")

    def catch(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        sys.__excepthook__(kind, error, trace)
        self.found.append(repr(error))


def _resident() -> int:
    """Megabytes of memory in use."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() >> 20


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="A monkey at the table.")
    parser.add_argument("--gestures", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--persons", help="their seats, as in 0,1,2")
    parser.add_argument("--seats", type=int, default=3)
    options = parser.parse_args(arguments)
    persons = None if options.persons is None else [int(s) for s in options.persons.split(",")]
    complaints = _Complaints()
    logging.getLogger("bohnanza_qt").addHandler(complaints)
    qInstallMessageHandler(complaints.hear_qt)
    sys.excepthook = complaints.catch
    make_application()
    with tempfile.TemporaryDirectory() as home:
        window = make_window(Folders(Path(home), Path(home)))
        turn(50)
        with monkey_in(window, Tables(persons, options.seats), options.seed) as monkey:
            for number in range(1, options.gestures + 1):
                try:
                    monkey.gesture()
                    if number % _GAME == 0:
                        monkey.begin_game()
                except AssertionError as error:
                    complaints.catch(type(error), error, error.__traceback__)
                if complaints.found:
                    print(f"seed {options.seed}, gesture {number}:", *complaints.found, sep="\n")
                    print("The last gestures:", *monkey.last, sep="\n  ")
                    return 1
                if number % max(1, options.gestures // 10) == 0:
                    print(
                        f"{number} gestures, {monkey.games} games, "
                        f""
                        f"{monkey.turns} turns, {widgets_alive()} widgets, {_resident()} MB",
                        flush=True,
                    )
            print(", ".join(f"{name}: {count}" for name, count in monkey.done.most_common()))
        window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
