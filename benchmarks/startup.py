"""How long from the start of the process to the first painted window, beside a bare window.

Both are started in turn, so that a busy machine is busy for both; what counts is the difference
of the medians, which should stay below 0.25 s.

    python -m benchmarks.startup [--runs N]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

_BARE = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
class Window(QWidget):
    def paintEvent(self, event):
        QTimer.singleShot(0, QApplication.quit)
application = QApplication(sys.argv)
window = Window()
window.resize(1280, 800)
window.show()
sys.exit(application.exec())
"""

_GAME = """
import sys
from bohnanza_qt.cli import main
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from bohnanza_qt.ui import application
from bohnanza_qt.ui.start_screen import StartScreen
painted = StartScreen.paintEvent
def paint_and_end(self, event):
    painted(self, event)
    import os
    os._exit(0)
StartScreen.paintEvent = paint_and_end
sys.exit(main([]))
"""


def _seconds(program: str, environment: dict[str, str]) -> float:
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)
    return time.perf_counter() - begin


def measure(runs: int) -> dict[str, float]:
    """Medians in seconds, the first run of each left out because it warms the disk's cache."""
    with tempfile.TemporaryDirectory() as home:
        environment = {
            "QT_QPA_PLATFORM": "offscreen",
            **os.environ,
            "BOHNANZA_QT_HOME": home,
            "PYTHONPATH": str(Path.cwd()),
        }
        bare: list[float] = []
        game: list[float] = []
        for _ in range(runs + 1):
            bare.append(_seconds(_BARE, environment))
            game.append(_seconds(_GAME, environment))
    bare_median = statistics.median(bare[1:])
    game_median = statistics.median(game[1:])
    return {
        "bare_window_s": round(bare_median, 3),
        "start_screen_s": round(game_median, 3),
        "above_bare_s": round(game_median - bare_median, 3),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--runs", type=int, default=9)
    print(json.dumps(measure(parser.parse_args().runs)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
