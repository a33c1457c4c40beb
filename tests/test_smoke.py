"""The program tries itself out, as it does after each build."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path


def test_every_window_opens_in_every_language_and_a_game_is_played_saved_and_loaded():
    done = subprocess.run(
        [sys.executable, "-m", "bohnanza_qt", "--smoke-test"],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        cwd=Path(__file__).parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.count("\n") == 1, done.stderr
    answer = json.loads(done.stdout)
    assert answer["ok"], done.stderr
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert answer["languages"] == ["en", "it", "ca", "pt_PT", "eu"]
    assert {"StartScreen", "TablePage", "RulesPage", "SetupPage", "EndScreen"} <= set(
        answer["pages"]
    )
    assert answer["actions"] > 100
    assert len(answer["coins"]) == 4
