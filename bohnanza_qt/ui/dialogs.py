"""The dialogs that the menu opens; none of them stops the game behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from .preferences import Preferences

if TYPE_CHECKING:
    from ..session.game_session import GameSession


class Dialogs:
    """Imports each dialog when it is first opened; each is gone when it is closed."""

    def __init__(self, preferences: Preferences, window: QWidget) -> None:
        self._preferences = preferences
        self._window = window

    def show_settings(self) -> None:
        """Opens the settings; each takes effect at once."""
        from .settings_dialog import SettingsDialog

        _show(SettingsDialog(self._preferences, self._window))

    def show_keys(self) -> None:
        """Opens the list of keys, where they can be changed."""
        from .keys_dialog import KeysDialog

        _show(KeysDialog(self._preferences, self._window))

    def show_about(self) -> None:
        """Tells what this program is."""
        from .about_dialog import AboutDialog

        _show(AboutDialog(self._window))

    def show_game(self, session: GameSession) -> None:
        """Tells rules and number of a game, so that it can be dealt again."""
        from .game_dialog import GameDialog

        _show(GameDialog(session, self._window))

    def show_seats(self, session: GameSession) -> None:
        """Lets other persons or computers decide for the seats of a running game."""
        from .seats_dialog import SeatsDialog

        _show(SeatsDialog(session, self._window))


def _show(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
