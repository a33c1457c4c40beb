"""How long loading and replaying a record takes: read, replay, write, and all at once.

    python benchmarks/replay.py [FILE...]

Without files: the three longest conformance records, of about 500 to 700 actions. Prints
milliseconds, the median and the worst of 30 runs. To reach: 20 ms to replay 800 actions.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from bohnanza_qt.engine.record import replay
from bohnanza_qt.engine.record_reading import read_record
from bohnanza_qt.engine.referee import verdict

RUNS = 30
GAMES = Path(__file__).parent.parent / "tests" / "records" / "games"


def measure(work: Callable[[], object]) -> str:
    times = []
    for _ in range(RUNS):
        begin = time.perf_counter()
        work()
        times.append((time.perf_counter() - begin) * 1000)
    return f"{statistics.median(times):6.1f} ({max(times):.1f})"


def report(name: str, data: bytes) -> None:
    record = read_record(data)
    print(
        f"{name:24} {len(record.actions):5} actions {len(data) / 1024:6.0f} KiB"
        f"   read {measure(lambda: read_record(data))}"
        f"   replay {measure(lambda: replay(record))}"
        f"   write {measure(record.to_bytes)}"
        f"   verify {measure(lambda: verdict(data))}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path)
    files = (
        parser.parse_args().files
        or sorted(GAMES.glob("*.bohn"), key=lambda path: path.stat().st_size)[-3:]
    )
    print(f"milliseconds, median (worst) of {RUNS} runs")
    for path in files:
        report(path.stem, path.read_bytes())


if __name__ == "__main__":
    main()
