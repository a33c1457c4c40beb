"""A program that has somebody think for it, and waits to be killed; prints the number of the
process in which that is done, once it listens."""

from __future__ import annotations

import time
from threading import Event

from bohnanza_qt.session.thinking import make_player
from bohnanza_qt.session.thinking_process import ThinkingProcess


def main() -> None:
    listens = Event()
    process = ThinkingProcess(lambda _message: listens.set(), lambda: None, make_player)
    listens.wait(60)
    print(process.pid, flush=True)
    time.sleep(60)


if __name__ == "__main__":
    main()
