"""The kept games as a list, newest first."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ...session.library import Listed
from ..i18n import translate
from . import game_words

Index = QModelIndex | QPersistentModelIndex

GAME_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The KeptGame of a row."""


class GamesModel(QAbstractListModel):
    """A row for each game; its words are made when they are seen or heard."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games: tuple[Listed, ...] = ()

    @property
    def games(self) -> tuple[Listed, ...]:
        return self._games

    def show_games(self, games: Sequence[Listed]) -> None:
        """Other games in the place of those that are there."""
        if tuple(games) != self._games:
            self.beginResetModel()
            self._games = tuple(games)
            self.endResetModel()

    def path(self, index: Index) -> Path | None:
        """Where the game of a row is kept."""
        return self._games[index.row()].path if index.isValid() else None

    def row_of(self, path: Path | None) -> int | None:
        """Where the game of a file stands."""
        rows = (row for row, listed in enumerate(self._games) if listed.path == path)
        return next(rows, None)

    def retranslate(self) -> None:
        """Announces that all words may have changed."""
        if self._games:
            self.dataChanged.emit(self.index(0), self.index(len(self._games) - 1))

    # -- QAbstractItemModel ---------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        game = self._games[index.row()].game
        match role:
            case x if x == GAME_ROLE:
                return game
            case Qt.ItemDataRole.DisplayRole:
                return game_words.result_words(game)
            case Qt.ItemDataRole.AccessibleTextRole:
                return game_words.sentence(game)
            case Qt.ItemDataRole.ToolTipRole:
                return "\n".join((game_words.names_words(game), _number_words(game.game_number)))
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return translate("Statistics", "Enter looks back at it.")
            case _:
                return None


def _number_words(game_number: str) -> str:
    if not game_number:
        return translate("Statistics", "Enter or a double click looks back at it.")
    return translate(
        "Statistics", "Game number {number}. Enter or a double click looks back at it."
    ).format(number=game_number)
