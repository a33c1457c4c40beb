"""What can go wrong with files, as data: the window owns one sentence for each."""

from __future__ import annotations

import errno
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final


class Stored(StrEnum):
    """What was being read or written."""

    SETTINGS = "settings"
    GAME = "game"


class Trouble(StrEnum):
    """Why it could not be read or written."""

    DISK_FULL = "disk-full"
    NOT_ALLOWED = "not-allowed"
    MISSING = "missing"
    IN_USE = "in-use"  # another running program has it
    DAMAGED = "damaged"
    NEWER = "newer"  # written by a later version of the program
    FOREIGN = "foreign"  # something else than what its name says
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class StorageProblem:
    """`writing` tells whether something could not be written (else: read). `kept_as` is where an
    unusable file was kept aside; `detail` is for a log file, in English, and may be empty."""

    what: Stored
    why: Trouble
    path: Path
    writing: bool = False
    kept_as: Path | None = None
    detail: str = ""


class StorageError(Exception):
    """Something could not be read or written; nothing on the disk was changed."""

    def __init__(self, problem: StorageProblem) -> None:
        super().__init__(f"{problem.what} {problem.why}: {problem.path} {problem.detail}".rstrip())
        self.problem = problem


_TROUBLE_OF_ERRNO: Final = {
    errno.ENOSPC: Trouble.DISK_FULL,
    errno.EDQUOT: Trouble.DISK_FULL,
    errno.EFBIG: Trouble.DISK_FULL,
    errno.EACCES: Trouble.NOT_ALLOWED,
    errno.EPERM: Trouble.NOT_ALLOWED,
    errno.EROFS: Trouble.NOT_ALLOWED,
    errno.ENOENT: Trouble.MISSING,
    errno.ENOTDIR: Trouble.NOT_ALLOWED,
    errno.EEXIST: Trouble.NOT_ALLOWED,
    errno.EBUSY: Trouble.IN_USE,
    errno.EISDIR: Trouble.FOREIGN,
    errno.ENXIO: Trouble.FOREIGN,
}


def trouble_of(error: OSError) -> Trouble:
    """The trouble that the operating system's error stands for."""
    return _TROUBLE_OF_ERRNO.get(error.errno or 0, Trouble.OTHER)
