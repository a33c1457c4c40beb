"""What a command answers, to whoever listens."""

from __future__ import annotations

import os
import sys

from .parser import PROGRAM


def say(answer: str) -> bool:
    """Prints the answer. False if nobody hears it: then there is no use in saying more. Where it
    cannot be written the program ends with status 1."""
    try:
        print(answer, flush=True)
    except OSError as error:
        # Python itself would try to write once more at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):  # whose reader has heard enough
            print(f"{PROGRAM}: {error.strerror}", file=sys.stderr)
            sys.exit(1)
        return False
    return True
