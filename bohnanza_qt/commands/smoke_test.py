"""`bohnanza-qt --smoke-test`: whether this installation works, as one line of JSON."""

from __future__ import annotations

import json
import os
import platform
import sys
import tempfile
import traceback
from pathlib import Path
from time import perf_counter

from .. import __version__
from ..session.paths import Folders


def run() -> int:
    """Tries out everything with settings and games of its own, so that the player's stay as they
    are. Without a screen the window is painted in memory. Returns 0 if all works, else 1."""
    began = perf_counter()
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    answer: dict[str, object] = {
        "ok": False,
        "version": __version__,
        "python": platform.python_version(),
        "bundle": bool(getattr(sys, "frozen", False)),
    }
    try:
        answer |= _try_out()
        answer["ok"] = True
    except Exception as error:  # whatever it is, it goes into the answer
        answer["message"] = f"{type(error).__name__}: {error}"
        traceback.print_exc()
    answer["seconds"] = round(perf_counter() - began, 1)
    print(json.dumps(answer), flush=True)
    return 0 if answer["ok"] else 1


def _try_out() -> dict[str, object]:
    from ..ui.preflight import why_no_window

    problem = why_no_window()
    if problem is not None:
        raise RuntimeError(problem)
    from ..ui.try_out import try_out

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        return try_out(Folders(data=Path(home, "data"), config=Path(home, "config")))
