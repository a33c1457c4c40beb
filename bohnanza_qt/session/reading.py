"""Reads files that may be anything."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


def read_file(path: Path, most: int) -> bytes:
    """The bytes of the file at `path`, no more than `most`.

    Raises OSError, also for what only looks like a file: reading a pipe could wait for ever.
    """
    with open(path, "rb", opener=_open_at_once) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.ENXIO, "not a file", str(path))
        return file.read(most)


def _open_at_once(name: str, flags: int) -> int:
    return os.open(name, flags | getattr(os, "O_NONBLOCK", 0))
