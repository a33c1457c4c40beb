"""Whatever locale a terminal has, the program starts without a word, in the language of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

START = """
from bohnanza_qt.ui.application import make_application
from bohnanza_qt.ui.i18n import system_language
before = system_language()
make_application()
assert system_language() == before
print(before)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Qt minds it there alone")
@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "POSIX"}, "en"),
        ({"LC_ALL": "it_IT.ISO-8859-1"}, "it"),
        ({"LC_ALL": "xx_YY", "LANG": "ca_ES"}, "en"),
        ({"LC_CTYPE": "POSIX", "LANG": "eu_ES"}, "eu"),
    ],
)
def test_qt_has_nothing_to_say_of_letters_and_the_language_stays(
    environment: dict[str, str], language: str
) -> None:
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("LC_") and name not in ("LANG", "LANGUAGE")
    }
    ended = subprocess.run(
        [sys.executable, "-c", START],
        env=kept | environment,
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (ended.stderr, ended.stdout) == ("", f"{language}\n")
