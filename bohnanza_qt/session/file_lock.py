"""A lock on a file that the system itself takes away when the program ends, however it ends."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

from .durable import make_folder

if sys.platform == "win32":
    import msvcrt

    def _try_lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _try_lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_HELD_BY_ANOTHER = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)


class FileLock:
    """Keeps two running programs from one game. Also excludes a second lock in this process."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._descriptor: int | None = None

    @property
    def is_held(self) -> bool:
        return self._descriptor is not None

    def acquire(self) -> bool:
        """Takes the lock; False if another has it. Makes the folder if it is missing.

        Where a file system knows no locks, nobody can be kept out and the answer is True.
        Raises OSError where no file can be made.
        """
        if self._descriptor is not None:
            return True
        make_folder(self.path.parent)
        descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _try_lock(descriptor)
        except OSError as error:
            if error.errno in _HELD_BY_ANOTHER:
                os.close(descriptor)
                return False
        self._descriptor = descriptor
        return True

    def release(self, *, remove: bool = False) -> None:
        """Gives the lock back; with `remove`, when what it guarded is gone, its file as well."""
        if self._descriptor is None:
            return
        if remove and sys.platform != "win32":
            self._remove()
        os.close(self._descriptor)
        self._descriptor = None
        if remove and sys.platform == "win32":  # where an open file cannot be removed
            self._remove()

    def _remove(self) -> None:
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)
