from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bohnanza_qt.engine.record_reading import read_record
from bohnanza_qt.session.autosave import SaveSlot
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.paths import Folders

from .killed_player import digest, folders_in
from .playing import setup_of

ROOT = Path(__file__).parents[2]

KILLS = int(os.environ.get("BOHNANZA_QT_KILLS", "12"))


def what_stands(folders: Folders) -> str:
    """The game on the disk. If it has ended, a new one begins, as a player would have it."""
    slot = SaveSlot(folders)
    if slot.has_game():
        log = slot.load().log
    else:
        slot.begin(GameSession.new(setup_of(computers=3)))
        newest = max(folders.kept_games.glob("*.bohn"), key=lambda path: path.stat().st_mtime)
        log = read_record(newest.read_bytes()).actions
    assert slot.problem is None
    assert slot.close()
    return digest(log)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="the platform kills otherwise")
def test_whatever_was_acknowledged_is_there_after_a_kill_at_any_moment(tmp_path: Path) -> None:
    folders = folders_in(tmp_path)
    stands: str | None = None
    for seed in range(KILLS):
        killed = subprocess.run(
            [sys.executable, "-m", "tests.session.killed_player", str(tmp_path), str(seed)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert killed.returncode == -signal.SIGKILL, killed.stderr
        # What may stand there: what was acknowledged last, or anything that was done later.
        possible = [] if stands is None else [stands]
        for line in killed.stdout.splitlines():
            kind, _, log = line.partition(" ")
            possible = [log] if kind == "safe" else [*possible, log]
        if stands is None and not list(folders.running_games.glob("*.journal")):
            assert "safe" not in killed.stdout
            continue
        assert what_stands(folders) in possible
        stands = what_stands(folders)
