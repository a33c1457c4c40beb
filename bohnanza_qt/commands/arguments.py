"""Values on the command line that more than one command has, judged before anything begins."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from ..ui.i18n import translate

_MOST_DIGITS = 20
"""More make no number that anything here can be; and reading very many would take long."""


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Reads a number from 0 between these bounds. Raises ArgumentTypeError for anything else."""

    def read(text: str) -> int:
        is_number = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
        if not is_number or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(
                translate(
                    "CommandLine", "“{text}” is not a whole number between {least} and {most}."
                ).format(text=text, least=least, most=most)
            )
        return int(text)

    return read


def file_to_keep(text: str) -> Path:
    """A file that may be there or not, in a folder that is. Raises ArgumentTypeError."""
    path = Path(text)
    if not path.name:
        raise argparse.ArgumentTypeError(
            translate("Jobs", "“{text}” names no file.").format(text=text)
        )
    lacking = lacking_folder(path)
    if lacking is not None:
        raise argparse.ArgumentTypeError(lacking)
    return path


def lacking_folder(path: Path) -> str | None:
    """A sentence where there is no folder for the file; None where there is."""
    if path.absolute().parent.is_dir():
        return None
    return translate("CommandLine", "There is no folder “{folder}”.").format(folder=path.parent)
