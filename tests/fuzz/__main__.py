"""Damages real files for a long time, and sees that the program bears every one of them.

    python -m tests.fuzz --minutes 30 [--seed N] [--target record] [--keep FOLDER]

Input number n is the same for the same seed. An input that breaks the program, or takes it more
than two seconds or 200 MB, is written into the folder `--keep`; exit status 1 if any does.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import traceback
from collections import Counter, defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random

from .targets import Target, targets

SECONDS = 2.0
MEGABYTES = 200
ADDRESSES = 3 << 30
SHARES = {"record": 4, "settings": 1, "journal": 1, "kept": 1, "index": 1}

_ACCOUNT = Path("/proc/self/status")


@dataclass
class Run:
    """What the inputs for one target have shown. `longest` in bytes, `slowest` in seconds of this
    process, `largest` in megabytes more than before."""

    inputs: int = 0
    faults: int = 0
    longest: int = 0
    slowest: float = 0.0
    largest: float = 0.0
    answers: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        answers = "".join(f"\n{count:9,}  {answer}" for answer, count in self.answers.most_common())
        return (
            f"{self.inputs:,} inputs of up to {self.longest:,} bytes, at most {self.slowest:.2f} s "
            f"and {self.largest:.0f} MB; {self.faults} faults{answers}"
        )


def memory(line: str) -> float:
    """Megabytes of this process, by a line of Linux's own account of it: `VmRSS`, what it has now,
    or `VmHWM`, the most it has had. 0 on other systems."""
    if not _ACCOUNT.exists():
        return 0.0
    rows = dict(row.split(":", 1) for row in _ACCOUNT.read_text().splitlines())
    return int(rows[line].split()[0]) / 1024


def forget_most_memory() -> None:
    """Lets `VmHWM` begin anew."""
    if _ACCOUNT.exists():
        _ACCOUNT.with_name("clear_refs").write_text("5")


def trouble_with(target: Target, data: bytes, run: Run) -> str:
    """What is wrong with the way in which the program bears an input; "" if nothing is."""
    forget_most_memory()
    before, began = memory("VmRSS"), time.process_time()
    try:
        run.answers[target.check(data)] += 1
    except Exception:
        return traceback.format_exc()
    seconds, grown = time.process_time() - began, memory("VmHWM") - before
    run.slowest, run.largest = max(run.slowest, seconds), max(run.largest, grown)
    if seconds > SECONDS:
        return f"{seconds:.1f} s"
    return f"{grown:.0f} MB" if grown > MEGABYTES else ""


def limit_memory() -> None:
    """What an input costs beyond this is a MemoryError, and not the end of other programs."""
    with suppress(ImportError):  # not on Windows
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (ADDRESSES, ADDRESSES))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--target", choices=tuple(SHARES))
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()) / "fuzz-found")
    chosen = parser.parse_args()
    limit_memory()
    runs: defaultdict[str, Run] = defaultdict(Run)
    end = time.monotonic() + chosen.minutes * 60
    with tempfile.TemporaryDirectory() as name:
        made = targets(Path(name))
        if chosen.target:
            made = {chosen.target: made[chosen.target]}
        for number in count():
            if time.monotonic() > end:
                break
            chance = Random(f"{chosen.seed} {number}")
            kind = chance.choice([each for each in made for _ in range(SHARES[each])])
            data = made[kind].mutate(chance.choice(made[kind].seeds()), chance)
            run = runs[kind]
            fault = trouble_with(made[kind], data, run)
            run.inputs += 1
            run.longest = max(run.longest, len(data))
            if fault:
                run.faults += 1
                chosen.keep.mkdir(parents=True, exist_ok=True)
                (chosen.keep / f"{kind}-{chosen.seed}-{number}").write_bytes(data)
                print(f"{kind} {number}: {fault}", flush=True)
    for kind, run in runs.items():
        print(f"{kind}: {run}")
    return 1 if any(run.faults for run in runs.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
