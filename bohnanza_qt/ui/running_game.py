"""A game on the table: its session, the controller that runs it, and the page that shows it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QMenu

from ..session.game_session import GameSession
from ..session.settings import Settings
from .controller import GameController
from .durations import durations, pauses
from .table.table_page import TablePage
from .trade_draft import TradeDraft


class RunningGame(QObject):
    """Lives as long as the game is on the table; the session outlives it on the disk."""

    ended = Signal()
    """The game is over, and its last move has been seen."""
    rule_wanted = Signal(str)
    """The phase whose rule is wanted."""

    def __init__(self, session: GameSession, settings: Settings, menu: QMenu) -> None:
        super().__init__()
        self.session = session
        self.controller = GameController(session, self)
        self.table = TablePage(self.controller, TradeDraft(self.controller, self.controller))
        self.table.set_menu(menu)
        self.apply(settings)
        self.table.rule_wanted.connect(self.rule_wanted)
        self.controller.ended.connect(self._end_soon)

    def apply(self, settings: Settings) -> None:
        """Takes over what the settings say about playing."""
        self.controller.set_ask_only_on_offers(settings.ask_only_on_offers)
        self.table.set_ask_costly_harvest(settings.ask_costly_harvest)

    def leave(self) -> None:
        """Ends what shows the game. The page must be out of the window already."""
        self.controller.stop()
        self.table.deleteLater()
        self.deleteLater()

    def _end_soon(self) -> None:
        wait = durations().harvest + durations().coins + 2 * pauses().reading_offer
        QTimer.singleShot(wait, self, self.ended.emit)
