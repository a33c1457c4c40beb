"""How long from "play" to a table that takes input, and the memory the program holds after a game.

The window is at 1280 x 800 and painted in software; the game is played by computers, seen by the
window move by move. Goals: below 0.3 s, below 150 MB. What the process holds in which experts
think, while one plays, is a figure of its own.

    python -m benchmarks.memory
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer

from bohnanza_qt.players.levels import USUAL_LEVEL
from bohnanza_qt.session.game_setup import GameSetup, SeatKind, SeatSetup
from bohnanza_qt.session.paths import Folders
from bohnanza_qt.session.settings import Speed
from bohnanza_qt.ui.application import make_application
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.preferences import Preferences


def _turn(milliseconds: int = 0) -> None:
    """Lets Qt deliver what is due."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def megabytes(pid: int | None = None) -> float | None:
    """What a process, or else this one, holds in memory now; None where the system does not say."""
    try:
        statm = Path("/proc", "self" if pid is None else str(pid), "statm")
        pages = int(statm.read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    except (OSError, ValueError):
        pass
    if pid is not None:
        return None
    try:
        import resource
    except ImportError:
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1e6 if sys.platform == "darwin" else most / 1e3


def _setup(people: int, level: str = USUAL_LEVEL, start: int = 0) -> GameSetup:
    seats = tuple(
        SeatSetup(
            name=name, kind=SeatKind.PERSON if seat < people else SeatKind.COMPUTER, level=level
        )
        for seat, name in enumerate(("Ada", "Ben", "Cleo", "Dora"))
    )
    return GameSetup(seats=seats, start=start, game_number=1997, overrides={})


def _process_of_experts(window: MainWindow) -> float | None:
    """Megabytes of the process in which they think, once each of them has done so."""
    window.game_pages.play(window.games.begin(_setup(1, "expert", start=1)))
    controller = window.controller
    assert controller is not None
    until = time.monotonic() + 60
    while controller.session.action_count < 8 and time.monotonic() < until:
        _turn(50)
    pid = controller.thinking_pid
    return None if pid is None else megabytes(pid)


def measure() -> dict[str, float | int | None]:
    """Seconds and megabytes (10^6 bytes)."""
    application = make_application()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        folders = Folders(data=Path(home, "data"), config=Path(home, "config"))
        preferences = Preferences(folders.settings_file, application)
        preferences.dress("en")
        preferences.update(speed=Speed.NONE, animation=False)
        window = MainWindow(preferences, folders)
        window.resize(1280, 800)
        window.show()
        # Long enough for a person to find the button: what is imported meanwhile is there.
        _turn(1500)
        at_start = megabytes()
        begin = time.perf_counter()
        window.game_pages.play(window.games.begin(_setup(1)))
        _turn()
        window.grab()
        seconds = time.perf_counter() - begin
        session = window.games.begin(_setup(0))
        window.game_pages.play(session)
        while not session.is_over:
            _turn(5)
        _turn(100)
        window.grab()
        after = megabytes()
        thinking = _process_of_experts(window)
        window.close()
    return {
        "play_to_table_s": round(seconds, 3),
        "memory_at_start_mb": round(at_start) if at_start is not None else None,
        "memory_after_game_mb": round(after) if after is not None else None,
        "thinking_process_mb": round(thinking) if thinking is not None else None,
        "actions": len(session.log),
    }


if __name__ == "__main__":
    print(json.dumps(measure()))
