"""A file that keeps what a long run has done so far, so that it goes on after an interruption.

The first line says what the run is, each further line is the result of one job, in order. Lines are
only ever added; a last line that was torn when the machine stopped is dropped. Everything is JSON.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any, BinaryIO, Final, NoReturn, Self

from ..session.file_lock import FileLock
from ..ui.i18n import translate
from .arguments import lacking_folder

_FORMAT: Final = "bohnanza-jobs"
_VERSION: Final = 1
_SECONDS_BETWEEN_SYNCS: Final = 1.0
_MOST_SECONDS: Final = 1e9
"""More than a run lasts."""

_LONGEST_LINE: Final = 2**24
"""Bytes; whatever writes a longer one does not come from here."""


class CannotKeep(Exception):
    """The file is of no use for this run; the message is a sentence for the person."""


@contextlib.contextmanager
def explained(path: Path) -> Iterator[None]:
    """An error of the file `path` becomes a CannotKeep with a sentence."""
    try:
        yield
    except OSError as error:
        raise CannotKeep(
            translate("Jobs", "{path} cannot be used: {error}.").format(
                path=path, error=error.strerror or error
            )
        ) from None


class KeptResults:
    """The results kept at `path` of the run that `what` describes; made if there is no file.

    To be used in a `with` statement. `count` results are there already, and `seconds` were spent
    on them. Raises CannotKeep where the file belongs to another run, or is damaged, or cannot be
    had. `what` and results are JSON values.
    """

    def __init__(self, path: Path, what: Mapping[str, Any]) -> None:
        self.count = 0
        self.seconds = 0.0
        self._path = path
        self._what = json.loads(json.dumps(what))
        self._lock = FileLock(Path(f"{path}.lock"))
        self._file: BinaryIO | None = None
        self._synced = monotonic()

    def __enter__(self) -> Self:
        try:
            with explained(self._path):
                self._open()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.close()

    def _open(self) -> None:
        lacking = lacking_folder(self._path)
        if lacking is not None:
            raise CannotKeep(lacking)
        if self._path.exists() and not self._path.is_file():
            raise CannotKeep(
                translate("Jobs", "{path} is something else than a file.").format(path=self._path)
            )
        if not self._lock.acquire():
            raise CannotKeep(
                translate("Jobs", "Another run is using {path}.").format(path=self._path)
            )
        self._file = os.fdopen(os.open(self._path, _OPEN, 0o666), "r+b")
        self._begin(self._file)

    def _begin(self, file: BinaryIO) -> None:
        """Judges the first line, counts the others, and drops one that is not whole."""
        first = file.readline(_LONGEST_LINE)
        if not first.endswith(b"\n"):
            if first and not self._first_line().startswith(first):
                raise self._foreign()
            file.seek(0)
            file.truncate()
            file.write(self._first_line())
            self._sync(file)
            return
        try:
            header = json.loads(first)
        except (ValueError, RecursionError):
            raise self._foreign() from None
        if not isinstance(header, dict) or header.get("format") != _FORMAT:
            raise self._foreign()
        if header.get("version") != _VERSION or header.get("what") != self._what:
            raise CannotKeep(
                translate(
                    "Jobs", "{path} keeps another run; give this one a file of its own."
                ).format(path=self._path)
            )
        end = file.tell()
        for line in iter(lambda: file.readline(_LONGEST_LINE), b""):
            if not line.endswith(b"\n"):
                break
            self.seconds = self._entry(line)[0]
            self.count += 1
            end = file.tell()
        file.seek(end)
        file.truncate()

    def results(self, most: int) -> Iterator[Any]:
        """The first results, at most so many, read one by one."""
        assert self._file is not None
        with self._path.open("rb") as file:
            file.readline()
            for _ in range(min(most, self.count)):
                yield self._entry(file.readline())[1]

    def add(self, results: Sequence[Any], seconds: float) -> None:
        """Keeps further results. `seconds` is what has been spent on all so far."""
        file = self._file
        assert file is not None
        lines = b"".join(_line([round(seconds, 3), result]) for result in results)
        with explained(self._path):
            file.write(lines)
            file.flush()
            if monotonic() - self._synced > _SECONDS_BETWEEN_SYNCS:
                self._sync(file)
        self.count += len(results)
        self.seconds = seconds

    def close(self) -> None:
        """Brings everything to the disk and gives the file back."""
        if self._file is not None:
            file, self._file = self._file, None
            with contextlib.suppress(OSError), file:  # what is not kept is done again
                self._sync(file)
        self._lock.release(remove=True)

    def _sync(self, file: BinaryIO) -> None:
        file.flush()
        os.fsync(file.fileno())
        self._synced = monotonic()

    def _first_line(self) -> bytes:
        return _line({"format": _FORMAT, "version": _VERSION, "what": self._what})

    def _entry(self, line: bytes) -> tuple[float, Any]:
        try:
            entry = json.loads(line, parse_constant=_no_number)
        except (ValueError, RecursionError):
            raise self.damaged() from None
        match entry:
            case [int() | float() as seconds, result] if (
                not isinstance(seconds, bool) and 0 <= seconds <= _MOST_SECONDS
            ):
                return round(float(seconds), 3), result
        raise self.damaged()

    def damaged(self) -> CannotKeep:
        """What to raise where a result is none of this run."""
        return CannotKeep(translate("Jobs", "{path} is damaged.").format(path=self._path))

    def _foreign(self) -> CannotKeep:
        return CannotKeep(
            translate("Jobs", "{path} is something else than the kept results of a run.").format(
                path=self._path
            )
        )


_OPEN: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)


def _line(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), allow_nan=False).encode() + b"\n"


def _no_number(word: str) -> NoReturn:
    """Python would take NaN and Infinity, which are not JSON."""
    raise ValueError(word)


@contextlib.contextmanager
def judging(kept: KeptResults | None) -> Iterator[None]:
    """Where a ValueError says that a result is none of this run, the file that kept it is damaged.
    Without a file it is a fault of the program, and comes out as it is."""
    try:
        yield
    except ValueError:
        if kept is None:
            raise
        raise kept.damaged() from None
