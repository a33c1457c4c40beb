"""One sentence for everything that can go wrong with the program's own files."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...session.problems import StorageProblem, Stored, Trouble
from ..i18n import translate
from .paths import shown_path

_WHAT: Mapping[tuple[Stored, bool], Callable[[], str]] = {
    (Stored.GAME, False): lambda: translate("Storage", "The game could not be opened."),
    (Stored.GAME, True): lambda: translate("Storage", "The game could not be saved."),
    (Stored.SETTINGS, False): lambda: translate(
        "Storage", "The settings could not be read, so the usual ones are on."
    ),
    (Stored.SETTINGS, True): lambda: translate("Storage", "The settings could not be saved."),
}

_WHY: Mapping[Trouble, Callable[[], str]] = {
    Trouble.DISK_FULL: lambda: translate("Storage", "The disk is full."),
    Trouble.NOT_ALLOWED: lambda: translate("Storage", "You may not use this file: {path}."),
    Trouble.MISSING: lambda: translate("Storage", "There is no file {path}."),
    Trouble.IN_USE: lambda: translate("Storage", "Another window of the program has it open."),
    Trouble.DAMAGED: lambda: translate("Storage", "The file {path} is damaged."),
    Trouble.NEWER: lambda: translate(
        "Storage", "The file {path} was written by a newer version of the program."
    ),
    Trouble.FOREIGN: lambda: translate("Storage", "{path} is no file of this program."),
    Trouble.OTHER: lambda: translate("Storage", "The system gives no access to {path}."),
}


def storage_sentence(problem: StorageProblem) -> str:
    """What could not be done, why, and where an unusable file was kept."""
    return _sentence(_WHAT[problem.what, problem.writing](), problem)


def older_game_sentence(problem: StorageProblem) -> str:
    """A game was opened, but only as it stood a while ago, because of `problem`."""
    what = translate(
        "Storage", "The last moves could not be read, so the game goes on from a little earlier."
    )
    return _sentence(what, problem)


def _sentence(what: str, problem: StorageProblem) -> str:
    sentence = translate("Storage", "{what} {why}").format(
        what=what,
        why=_WHY[problem.why]().format(path=shown_path(problem.path)),
    )
    if problem.kept_as is not None:
        sentence = translate("Storage", "{sentence} It is kept as {path}.").format(
            sentence=sentence, path=shown_path(problem.kept_as)
        )
    return sentence
