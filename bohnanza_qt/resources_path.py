"""Where the files that are not code lie: drawings, icons, fonts, translations.

Three ways of being installed put them in three places: a wheel carries them inside the package,
an editable install leaves them in the checkout beside the package, and a frozen bundle unpacks
them into a directory of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

_PACKAGE = Path(__file__).resolve().parent


def _homes() -> Iterator[Path]:
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        yield Path(bundle)
        yield Path(bundle) / _PACKAGE.name
    yield _PACKAGE
    yield _PACKAGE.parent


@cache
def data_directory(name: Literal["resources", "translations"]) -> Path:
    """The directory called `name`, wherever this installation keeps it.

    Raises FileNotFoundError, naming every place looked at, when the installation is broken.
    """
    places = [home / name for home in _homes()]
    for place in places:
        if place.is_dir():
            return place
    looked_at = ", ".join(str(place) for place in places)
    raise FileNotFoundError(f"no directory {name!r} in any of: {looked_at}")


def resource(*parts: str) -> Path:
    """The path of a file below resources/, such as `resource("icons", "undo.svg")`."""
    return data_directory("resources").joinpath(*parts)
