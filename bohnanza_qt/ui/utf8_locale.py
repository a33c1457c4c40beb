"""A locale whose letters are UTF-8, as Qt wants one: else it says so on the terminal."""

from __future__ import annotations

import locale
import os
import sys
from typing import Final

_LETTERS: Final = "C.UTF-8"
_OTHERS: Final = ("LC_MESSAGES", "LC_NUMERIC", "LC_TIME", "LC_MONETARY", "LC_COLLATE")


def use_utf8_letters() -> None:
    """To be called before there is an application. Only the letters change: language, numbers and
    dates stay those of the environment. Where the system has no such locale nothing changes."""
    if not sys.platform.startswith("linux") or locale.nl_langinfo(locale.CODESET) == "UTF-8":
        return
    try:
        locale.setlocale(locale.LC_CTYPE, _LETTERS)
    except locale.Error:
        return
    # It would go before the letters alone.
    everything = os.environ.pop("LC_ALL", "")
    if everything:
        os.environ.update(dict.fromkeys(_OTHERS, everything))
    os.environ["LC_CTYPE"] = _LETTERS
