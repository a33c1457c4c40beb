"""Asks which file a game is opened from or saved to, and remembers the folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QObject, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from .preferences import Preferences

if TYPE_CHECKING:
    from ..session.game_session import GameSession
    from ..session.game_setup import GameSetup

SUFFIX = ".bohn"


class RecordFiles(QObject):
    """The two file dialogs over `window`; each gives None where nothing was chosen."""

    def __init__(self, preferences: Preferences, kept_games: Path, window: QWidget) -> None:
        super().__init__(window)
        self._preferences = preferences
        self._kept_games = kept_games
        self._window = window

    def to_open(self) -> Path | None:
        """A file to read. Begins in the folder used last, or where games are kept."""
        last = self._preferences.settings.last_folder
        folder = last if last and Path(last).is_dir() else str(self._kept_games)
        name, _kind = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open a game"),
            folder,
            self.tr("Game records (*.bohn);;All files (*)"),
        )
        return self._remembered(name)

    def to_save(self, session: GameSession) -> Path | None:
        """A file to write the game of `session` to, with the suffix of records unless another one
        was given. Proposes a name that tells the game from others, in the folder used last or
        among the person's documents."""
        name, _kind = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Save the record"),
            str(self._folder_to_save() / proposed_name(session.setup)),
            self.tr("Game records (*.bohn)"),
        )
        path = self._remembered(name)
        return path if path is None or path.suffix else path.with_suffix(SUFFIX)

    def _folder_to_save(self) -> Path:
        last = self._preferences.settings.last_folder
        if last and Path(last).is_dir():
            return Path(last)
        documents = QStandardPaths.writableLocation(
            QStandardPaths.StandardLocation.DocumentsLocation
        )
        return Path(documents) if documents and Path(documents).is_dir() else Path.home()

    def _remembered(self, name: str) -> Path | None:
        if not name:
            return None
        path = Path(name)
        self._preferences.update(last_folder=str(path.parent))
        return path


def proposed_name(setup: GameSetup) -> str:
    """A file name of today's date, the rules, and the game number."""
    from .setup.rule_words import rules_name

    today = QDate.currentDate().toString(Qt.DateFormat.ISODate)
    # What some system does not allow in a name, in whatever language the rules are named.
    rules = "".join(letter for letter in rules_name(setup) if letter not in '<>:"/\\|?*')
    return f"{today} {rules} {setup.game_number}{SUFFIX}"
