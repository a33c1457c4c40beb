"""`python -m bohnanza_qt` is the command `bohnanza-qt`; a bundle starts here too."""

from __future__ import annotations

import sys

from bohnanza_qt.cli import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # A bundle starts itself again for each worker process.
        import multiprocessing

        multiprocessing.freeze_support()
    sys.exit(main())
