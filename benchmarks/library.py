"""How long the statistics take with many kept games: the first reading of all, and each later one.

The conformance games, with other names each time, make as many files as wanted. Also told is how
long the page takes to be painted while a thread reads. Goals: 10 ms a game at first, 0.5 s for
2,000 games later.

    python -m benchmarks.library [--games N]
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer

from bohnanza_qt.engine.record import GameRecord
from bohnanza_qt.engine.record_reading import read_record
from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.session.game_setup import GameSetup, SeatKind, SeatSetup
from bohnanza_qt.session.library import Library, Shelf
from bohnanza_qt.session.meta import meta_of
from bohnanza_qt.session.paths import Folders
from bohnanza_qt.session.statistics import statistics_of
from bohnanza_qt.ui.application import make_application
from bohnanza_qt.ui.statistics.library_reader import LibraryReader
from bohnanza_qt.ui.statistics.statistics_page import StatisticsPage

GAMES = Path(__file__).parent.parent / "tests" / "records" / "games"


def records() -> list[GameRecord]:
    """Whole games among the conformance records."""
    return [read_record(path.read_bytes()) for path in sorted(GAMES.glob("*.bohn"))]


def kept_games(count: int) -> Iterator[tuple[str, bytes]]:
    """Names of files, and what is in them."""
    whole = records()
    levels = ("easy", "medium", "hard", "expert")
    begun = datetime(2020, 1, 1, tzinfo=UTC)
    for number in range(count):
        record = whole[number % len(whole)]
        names = tuple(f"{name} {number}" for name in record.players)
        level = levels[number // len(whole) % 4]
        seats = tuple(
            SeatSetup(name=name, kind=SeatKind.COMPUTER if seat else SeatKind.PERSON, level=level)
            for seat, name in enumerate(names)
        )
        setup = GameSetup(preset=Preset(record.preset), seats=seats, game_number=number)
        own = replace(record, players=names, meta=meta_of(setup, (), ()))
        name = f"{begun + timedelta(hours=number):%Y-%m-%d-%H%M%S}-{number:08x}.bohn"
        yield name, own.to_bytes()


def timed(library: Library) -> tuple[float, int]:
    """Seconds for games and statistics, and how many games."""
    began = time.perf_counter()
    shelf = library.look()
    statistics_of(listed.game for listed in shelf.games)
    return time.perf_counter() - began, len(shelf.games)


def repaints(folders: Folders | None) -> str:
    """How long the page takes to be painted, and while a thread reads all games of `folders`."""
    page = StatisticsPage()
    page.resize(1280, 800)
    page.show()
    page.show_shelf(Shelf(), statistics_of(()))
    times: list[float] = []

    def paint() -> None:
        began = time.perf_counter()
        page.grab()
        times.append((time.perf_counter() - began) * 1000)

    loop = QEventLoop()
    clock = QTimer()
    clock.timeout.connect(paint)
    clock.start(20)
    reader = LibraryReader(folders) if folders is not None else None
    if reader is not None:
        reader.read.connect(loop.quit)
        reader.look()
    else:
        QTimer.singleShot(5000, loop.quit)
    loop.exec()
    if reader is not None:
        reader.stop()
    times.sort()
    middle, high = times[len(times) // 2], times[len(times) * 95 // 100]
    return f"{middle:.1f} ms, p95 {high:.1f} ms, worst {times[-1]:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    count = parser.parse_args().games
    application = make_application()
    with tempfile.TemporaryDirectory() as home:
        folders = Folders(Path(home, "data"), Path(home, "config"))
        folders.kept_games.mkdir(parents=True)
        for name, content in kept_games(count):
            (folders.kept_games / name).write_bytes(content)
        first, found = timed(Library(folders))
        later = sorted(timed(Library(folders))[0] for _ in range(5))
        print(f"{found} games: first {first:.1f} s ({first / count * 1000:.1f} ms a game)")
        print(f"later {later[2] * 1000:.0f} ms ({later[-1] * 1000:.0f} ms at the worst)")
        print(f"index {folders.games_index.stat().st_size / 1024:.0f} KiB")
        folders.games_index.unlink()
        print(f"repaint of the page: {repaints(None)}")
        print(f"while a thread reads: {repaints(folders)}")
    del application


if __name__ == "__main__":
    main()
