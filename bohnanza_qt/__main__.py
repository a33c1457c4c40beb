"""`python -m bohnanza_qt` is the command `bohnanza-qt`."""

from __future__ import annotations

import multiprocessing
import sys

from .cli import main

if __name__ == "__main__":
    # A bundle starts itself again for each worker process.
    multiprocessing.freeze_support()
    sys.exit(main())
