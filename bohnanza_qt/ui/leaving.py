"""Whether a game may be left: asks where its last moves would be lost by that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox, QWidget

if TYPE_CHECKING:
    from .controller import GameController
    from .games import Games

_SECONDS_TO_SAVE: Final = 5.0


class Leaving(QObject):
    """Every way that leaves a game asks here first, and stays where it is for a no."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def may_leave(self, games: Games, controller: GameController | None) -> bool:
        """Whether the running game is safe, or the person does not mind. `controller` is of the
        game on the table."""
        if games.wait_until_saved(_SECONDS_TO_SAVE):
            return True
        return self._agrees(
            self.tr("Leave the game"),
            self.tr(
                "The last moves could not be saved. Do you want to leave the game all the same?"
            ),
            controller,
        )

    def may_quit(self, games: Games, controller: GameController | None) -> bool:
        """As `may_leave`, where the program ends."""
        if games.wait_until_saved(_SECONDS_TO_SAVE):
            return True
        return self._agrees(
            self.tr("Quit"),
            self.tr("The last moves could not be saved. Do you want to quit all the same?"),
            controller,
        )

    def _agrees(self, title: str, question: str, controller: GameController | None) -> bool:
        """Nothing goes on behind the question; nor after a yes, for the game is left then."""
        if controller is not None:
            controller.hold()
        button = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self._window, title, question, button.Yes | button.No, button.No
        )
        if answer == button.Yes:
            return True
        if controller is not None:
            controller.release()
        return False
