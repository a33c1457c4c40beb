"""The files of a training: the weights, and the card beside them that tells of them."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from ..session.durable import sync_folder, write_whole
from ..session.reading import read_file
from ..ui.i18n import translate
from .kept_results import CannotKeep, explained

_LARGEST_CARD: Final = 1_000_000


class NetFiles:
    """To be used in a `with` statement around all the work: that both files can be written is found
    out at its beginning, and they are replaced together at its end, by `write`, or not at all.

    Raises CannotKeep, whose message is a sentence, for a place where nothing can be written, and
    rather than lose what is no card of a net, or what is `kept` for another time.
    """

    def __init__(self, weights: Path, kept: Path | None) -> None:
        self._weights = weights
        self._card = weights.with_suffix(".json")
        self._kept = kept
        self._parts: dict[Path, Path] = {}
        """By file what will take its place."""

    def __enter__(self) -> Self:
        try:
            for path in (self._weights, self._card):
                with explained(path):
                    self._judge(path)
                    descriptor, name = tempfile.mkstemp(
                        prefix=f".{path.name}.", suffix=".part", dir=path.parent
                    )
                    self._parts[path] = Path(name)
                    os.close(descriptor)
        except BaseException:
            self._clear()
            raise
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._clear()

    def _judge(self, path: Path) -> None:
        if self._kept is not None and _are_one(path, self._kept):
            raise CannotKeep(
                translate("Jobs", "{path} cannot be both what is kept and what comes out.").format(
                    path=path
                )
            )
        if not os.path.lexists(path):
            return
        if path.exists() and not path.is_file():
            raise CannotKeep(
                translate("Jobs", "{path} is something else than a file.").format(path=path)
            )
        if path == self._card and not _is_card(path):
            raise CannotKeep(
                translate(
                    "Train",
                    "{path} is no card of a net, and is not overwritten; choose another name for"
                    " the weights.",
                ).format(path=path)
            )

    def write(self, weights: bytes, card: dict[str, Any]) -> None:
        """Puts both in place. Where that fails both are as before."""
        text = (json.dumps(card, indent=2, allow_nan=False) + "\n").encode()
        for path, content in ((self._weights, weights), (self._card, text)):
            with explained(path):
                write_whole(self._parts[path], content)
        before: dict[Path, bytes] = {}
        for path in self._parts:
            with explained(path):
                if path.exists():
                    before[path] = read_file(path, -1)
        try:
            # The machine may stop at any moment: no card ever tells of other weights.
            with explained(self._card):
                self._card.unlink(missing_ok=True)
            for path, part in self._parts.items():
                with explained(path):
                    part.replace(path)
        except BaseException:
            self._restore(before)
            raise
        with contextlib.suppress(OSError):
            sync_folder(self._weights.parent)

    def _restore(self, before: dict[Path, bytes]) -> None:
        for path in self._parts:
            with contextlib.suppress(OSError):
                if path in before:
                    write_whole(path, before[path])
                else:
                    path.unlink(missing_ok=True)

    def _clear(self) -> None:
        for part in self._parts.values():
            with contextlib.suppress(OSError):
                part.unlink(missing_ok=True)


def _are_one(path: Path, other: Path) -> bool:
    if path.exists() and other.exists():
        return path.samefile(other)
    return os.path.normcase(path.resolve()) == os.path.normcase(other.resolve())


def _is_card(path: Path) -> bool:
    """Whether a training wrote it."""
    try:
        card = json.loads(read_file(path, _LARGEST_CARD))
    except (ValueError, RecursionError):
        return False
    return isinstance(card, dict) and card.get("command") == "train"
