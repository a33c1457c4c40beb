"""Names of files within a sentence."""

from __future__ import annotations

from pathlib import Path


def shown_path(path: Path | str) -> str:
    """The path in one line, whatever letters or bytes its names are made of."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in str(path))
