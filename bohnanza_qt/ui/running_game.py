"""A game on the table: its session, the controller that runs it, and the page that shows it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from ..session.game_session import GameSession
from ..session.settings import Settings
from .controller import GameController
from .curtain import Curtain
from .durations import durations, pauses
from .main_menu import MainMenu
from .table.table_page import TablePage
from .trade_draft import TradeDraft

TEACHES: Final = True
"""Whether explanations are given at all to those who want them."""


class RunningGame(QObject):
    """Lives as long as the game is on the table; the session outlives it on the disk.

    Where several persons share the screen, the table is laid anew for whoever looks at it, and is
    gone while the curtain is down: what one of them saw is nowhere in the window then.
    """

    ended = Signal()
    """The game is over, and its last move has been seen."""
    page_changed = Signal(object, object)
    """The page that showed the game, which is about to be deleted, and the one that does now."""
    rule_wanted = Signal(str)
    """The phase whose rule is wanted."""
    moment_wanted = Signal(int)
    """How many actions were done when the line of the log was written that was clicked."""
    seats_wanted = Signal()
    """Somebody else is to decide for a seat."""
    leave_wanted = Signal()
    lesson_learnt = Signal(str)
    """A Lesson that need not be given again."""
    lessons_unwanted = Signal()

    def __init__(self, session: GameSession, settings: Settings, menu: MainMenu) -> None:
        super().__init__()
        self.session = session
        self._settings = settings
        self._menu = menu
        self._is_hidden = False
        self.controller = GameController(session, self)
        self._before: QWidget | None = None
        self._page = self._make_page()
        self.apply(settings)
        menu.undo_wanted.connect(self.controller.undo)
        menu.redo_wanted.connect(self.controller.redo)
        self.controller.screen.changed.connect(self._change_page)
        self.controller.ended.connect(self._end_soon)

    @property
    def page(self) -> QWidget:
        """The table, or the curtain before it."""
        return self._page

    @property
    def table(self) -> TablePage | None:
        """None while the curtain is down."""
        return self._page if isinstance(self._page, TablePage) else None

    def apply(self, settings: Settings) -> None:
        """Takes over what the settings say about playing."""
        self._settings = settings
        self.controller.set_ask_only_on_offers(settings.ask_only_on_offers)
        self.controller.screen.does_what_is_forced = settings.plant_where_clear
        if self.table is not None:
            self.table.set_ask_costly_harvest(settings.ask_costly_harvest)
            self.table.set_hints(settings.hints)
            self._teach(self.table)

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
        self._page.deleteLater()
        self.deleteLater()

    def _make_page(self) -> QWidget:
        return self._lower_curtain() if self.controller.screen.is_covered else self._lay_table()

    def _lay_table(self) -> TablePage:
        draft = TradeDraft(self.controller)
        table = TablePage(self.controller, draft)
        draft.setParent(table)
        table.set_menu(self._menu)
        table.set_ask_costly_harvest(self._settings.ask_costly_harvest)
        table.set_hints(self._settings.hints)
        self._teach(table)
        table.rule_wanted.connect(self.rule_wanted)
        table.side.log.moment_wanted.connect(self.moment_wanted)
        return table

    def _teach(self, table: TablePage) -> None:
        """Explanations for whoever has not seen them all yet."""
        is_wanted = self._settings.lessons and TEACHES
        if is_wanted and table.lesson_bubble is None:
            bubble = table.teach(self._settings.lessons_learnt)
            bubble.learnt.connect(self.lesson_learnt)
            bubble.unwanted.connect(self.lessons_unwanted)
        elif not is_wanted:
            table.teach_no_more()

    def _lower_curtain(self) -> Curtain:
        curtain = Curtain(self.controller)
        curtain.seats_wanted.connect(self.seats_wanted)
        curtain.leave_wanted.connect(self.leave_wanted)
        return curtain

    def _change_page(self) -> None:
        # The gesture that led here may still be under way in the page that goes.
        self._before, self._page = self._page, self._make_page()
        self.page_changed.emit(self._before, self._page)
        self._before.deleteLater()

    def _end_soon(self) -> None:
        wait = durations().harvest + durations().coins + 2 * pauses().reading_offer
        QTimer.singleShot(wait, self, self.ended.emit)
