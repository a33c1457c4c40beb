"""A game on the table: its session, the controller that runs it, and the page that shows it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from ..session.game_session import GameSession
from ..session.settings import Settings
from .controller import GameController
from .durations import durations, pauses
from .main_menu import MainMenu
from .table.table_page import TablePage
from .trade_draft import TradeDraft


class RunningGame(QObject):
    """Lives as long as the game is on the table; the session outlives it on the disk."""

    ended = Signal()
    """The game is over, and its last move has been seen."""
    rule_wanted = Signal(str)
    """The phase whose rule is wanted."""
    moment_wanted = Signal(int)
    """How many actions were done when the line of the log was written that was clicked."""

    def __init__(self, session: GameSession, settings: Settings, menu: MainMenu) -> None:
        super().__init__()
        self.session = session
        self._is_hidden = False
        self.controller = GameController(session, self)
        self.table = TablePage(self.controller, TradeDraft(self.controller, self.controller))
        self.table.set_menu(menu)
        menu.undo_wanted.connect(self.controller.undo)
        menu.redo_wanted.connect(self.controller.redo)
        self.apply(settings)
        self.table.rule_wanted.connect(self.rule_wanted)
        self.table.side.log.moment_wanted.connect(self.moment_wanted)
        self.controller.ended.connect(self._end_soon)

    def apply(self, settings: Settings) -> None:
        """Takes over what the settings say about playing."""
        self.controller.set_ask_only_on_offers(settings.ask_only_on_offers)
        self.table.set_ask_costly_harvest(settings.ask_costly_harvest)

    def set_hidden(self, hidden: bool) -> None:
        """The computers wait while another page hides the table."""
        if hidden != self._is_hidden:
            self._is_hidden = hidden
            if hidden:
                self.controller.hold()
            else:
                self.controller.release()

    def leave(self) -> None:
        """Ends what shows the game. The page must be out of the window already."""
        self.controller.stop()
        self.table.deleteLater()
        self.deleteLater()

    def _end_soon(self) -> None:
        wait = durations().harvest + durations().coins + 2 * pauses().reading_offer
        QTimer.singleShot(wait, self, self.ended.emit)
