"""Files that survive: whole or not at all, and really on the disk."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from pathlib import Path

from .reading import read_file


def sync_folder(folder: Path) -> None:
    """Brings the names in `folder` to the disk, where the platform can (Windows cannot)."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def make_folder(folder: Path) -> None:
    """Makes the folder and those above it where they are missing."""
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(exist_ok=True)
        sync_folder(folder.parent)


def write_all(descriptor: int, data: bytes) -> None:
    """Writes every byte; a disk that fills up shows as a short write before it is an error."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def write_whole(path: Path, data: bytes, *, backup: Path | None = None) -> None:
    """Replaces the file at `path`: after a crash it holds the old bytes or the new ones.

    With `backup`, the bytes that `path` held before are kept there. Makes the folder if it is
    missing. Raises OSError and leaves `path` as it was if that does not work.
    """
    make_folder(path.parent)
    if backup is not None and path.exists():
        write_whole(backup, read_file(path, -1))
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    part = Path(name)
    try:
        try:
            write_all(descriptor, data)
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        part.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    sync_folder(path.parent)


def free_name(path: Path) -> Path:
    """`path`, or the first of `path` with -2, -3 ... before its suffixes that does not exist."""
    stem, suffixes = path.name.split(".", 1)[0], path.name[len(path.name.split(".", 1)[0]) :]
    number = 2
    while path.exists():
        path = path.with_name(f"{stem}-{number}{suffixes}")
        number += 1
    return path


def keep_aside(path: Path) -> Path | None:
    """Copies an unusable file beside itself, so that nothing is lost when it is replaced.

    The same bytes are kept once only. None if that does not work.
    """
    stem = path.name.split(".", 1)[0]
    try:
        content = read_file(path, -1)
        for kept in sorted(path.parent.glob(f"{stem}*.unreadable{path.suffix}")):
            if read_file(kept, -1) == content:
                return kept
        target = free_name(path.with_name(f"{stem}.unreadable{path.suffix}"))
        write_whole(target, content)
    except OSError:
        return None
    return target
