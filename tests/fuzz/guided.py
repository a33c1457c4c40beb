"""The same targets for atheris, which looks by itself for input that takes ways not taken before.

    pip install atheris            # not among the project's own requirements; CPython 3.11 to 3.13
    python -m tests.fuzz.guided record -max_total_time=1800 -timeout=10 -rss_limit_mb=2048

What stands after the name of the target goes to libFuzzer. It begins with the real files; input
that breaks the program is written into the current folder.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random

import atheris

with atheris.instrument_imports(include=["bohnanza_qt", "json"]):
    from .mutations import mutate
    from .targets import targets


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        target = targets(folder)[sys.argv[1]]
        seeds = folder / "seeds"
        seeds.mkdir()
        for number, seed in enumerate(target.seeds()):
            (seeds / str(number)).write_bytes(seed)

        def change(data: bytes, longest: int, seed: int) -> bytes:
            """Half of the time what libFuzzer does, else what JSON suffers from."""
            chance = Random(seed)
            if chance.random() < 0.5:
                return atheris.Mutate(data, min(longest, len(data) + 4096))
            return mutate(data, chance, target.seeds())[:longest]

        def try_out(data: bytes) -> None:
            target.check(data)

        words = [sys.argv[0], *sys.argv[2:], f"-max_len={2**20}", str(seeds)]
        atheris.Setup(words, try_out, custom_mutator=change)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
