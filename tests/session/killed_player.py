"""Plays a game and kills itself without warning. Run as a program by `test_kill.py`.

Arguments: the folder, a seed. Prints a line `will`, before each change, with what the log will be
then, and `safe` once that was acknowledged as being on the disk.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
import zlib
from collections.abc import Sequence
from pathlib import Path
from random import Random

from bohnanza_qt.engine.actions import Action
from bohnanza_qt.session.autosave import SaveSlot
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.paths import Folders
from tests.session.playing import random_action, setup_of


def digest(log: Sequence[Action]) -> str:
    return f"{len(log)}-{zlib.crc32(repr(tuple(log)).encode()):08x}"


def tell(what: str, log: Sequence[Action]) -> None:
    """A whole line at once, or nothing of it."""
    os.write(1, f"{what} {digest(log)}\n".encode())


def folders_in(folder: Path) -> Folders:
    return Folders(folder / "data", folder / "config")


def main() -> None:
    folder, random = Path(sys.argv[1]), Random(int(sys.argv[2]))
    slot = SaveSlot(folders_in(folder))
    if slot.has_game():
        session = slot.load()
    else:
        session = GameSession.new(setup_of(computers=3, game_number=random.getrandbits(64)))
        tell("will", ())
        slot.begin(session)
    if random.random() < 0.7:
        threading.Thread(target=kill, args=[random.random() * 0.1], daemon=True).start()
    for _ in range(random.randrange(200)):
        change(session, random)
        if random.random() < 0.3 and slot.wait(20):
            tell("safe", session.log)
        if session.is_over:
            break
    kill(0)


def change(session: GameSession, random: Random) -> None:
    target = session.undo_target()
    if target and random.random() < 0.1:
        tell("will", session.log[: -len(target)])
        session.undo()
    else:
        action = random_action(session, random)
        tell("will", [*session.log, action])
        session.submit(action)


def kill(seconds: float) -> None:
    time.sleep(seconds)
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    main()
