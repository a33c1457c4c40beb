"""Asks which file a game is opened from or saved to, and remembers the folder."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from .preferences import Preferences

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

    def to_save(self) -> Path | None:
        """A file to write, with the suffix of records unless another one was given."""
        folder = self._preferences.settings.last_folder
        name, _kind = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Save the record"),
            str(Path(folder) / f"game{SUFFIX}"),
            self.tr("Game records (*.bohn)"),
        )
        path = self._remembered(name)
        return path if path is None or path.suffix else path.with_suffix(SUFFIX)

    def _remembered(self, name: str) -> Path | None:
        if not name:
            return None
        path = Path(name)
        self._preferences.update(last_folder=str(path.parent))
        return path
