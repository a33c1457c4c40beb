"""The pages of the game that is in the window: its table, its result, and looking back at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from .main_menu import MainMenu
from .notices import Notices
from .page_stack import PageStack
from .preferences import Preferences
from .replay.looking_back import LookingBack

if TYPE_CHECKING:
    from ..session.game_session import GameSession
    from ..session.settings import Settings
    from .controller import GameController
    from .end_screen import EndScreen
    from .running_game import RunningGame
    from .table.table_page import TablePage


class GamePages(QObject):
    """One game at most is in the window: `session`. It is played while there is a `running` one;
    without, it is one that was opened to be looked at."""

    rule_wanted = Signal(str)
    """The phase whose rule is wanted."""
    seats_wanted = Signal()
    start_wanted = Signal()
    again_wanted = Signal()
    same_deal_wanted = Signal()
    save_wanted = Signal()
    play_on_wanted = Signal(int, int)
    """The number of actions after which to play on, and the seat that looks."""
    looked_back = Signal()
    """The page over which the game was looked back at is seen again."""

    def __init__(
        self,
        preferences: Preferences,
        pages: PageStack,
        menu: MainMenu,
        notices: Notices,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.session: GameSession | None = None
        self.running: RunningGame | None = None
        self.looking_back = LookingBack(pages, menu, self)
        self._preferences = preferences
        self._pages = pages
        self._menu = menu
        self._notices = notices
        self._end: EndScreen | None = None
        pages.currentChanged.connect(self._mind_table)
        preferences.changed.connect(self._apply)
        self.looking_back.play_on_wanted.connect(self.play_on_wanted)
        self.looking_back.rule_wanted.connect(self.rule_wanted)
        self.looking_back.left.connect(self.looked_back)

    # what there is

    @property
    def controller(self) -> GameController | None:
        """Of the game on the table, if there is one."""
        return self.running.controller if self.running is not None else None

    @property
    def table(self) -> TablePage | None:
        """None behind the curtain too."""
        return self.running.table if self.running is not None else None

    @property
    def is_at_game(self) -> bool:
        """Whether the page that is seen shows a game that is being played."""
        return self.running is not None and self._pages.page is self.running.page

    # coming and going

    def play(self, session: GameSession) -> None:
        """Puts a game on the table."""
        from .running_game import RunningGame

        self.clear()
        self.session = session
        self.running = game = RunningGame(session, self._preferences.settings, self._menu)
        game.rule_wanted.connect(self.rule_wanted)
        game.ended.connect(self.show_result)
        game.moment_wanted.connect(self.look_back)
        game.page_changed.connect(self._pages.exchange)
        game.seats_wanted.connect(self.seats_wanted)
        game.leave_wanted.connect(self.start_wanted)
        game.controller.replaced.connect(self._tell_replaced)
        game.controller.experts_gave_up.connect(self._notices.tell_experts_gave_up)
        game.lesson_learnt.connect(self._note_lesson)
        game.lessons_unwanted.connect(lambda: self._preferences.update(lessons=False))
        self._pages.show_page(game.page)
        game.controller.start()

    def lay_open(self, session: GameSession, below: QWidget) -> None:
        """Has a game in the window that is not played; leaving its pages leads to `below`."""
        self.clear()
        self._pages.show_page(below)
        self.session = session

    def lay_open_over(self, session: GameSession) -> None:
        """The same; leaving leads back to the page that is seen."""
        self.clear()
        self.session = session

    def clear(self) -> None:
        """Ends what shows a game; the game itself is on the disk."""
        self.looking_back.close()
        if self.running is not None:
            self._pages.take_away(self.running.page)
            self.running.leave()
        self.running = self.session = None

    # its pages

    def look_back(
        self, moment: int | None = None, *, back_words: Callable[[], str] | None = None
    ) -> None:
        """Shows the game again, from after its first `moment` actions or as it stands.
        `back_words` say where leaving leads, if that is none of the pages of the game."""
        if self.session is None or (self.running is not None and self.running.table is None):
            return  # behind the curtain nobody looks, back or otherwise
        seat = self.controller.seat if self.controller is not None else None
        self.looking_back.open(self.session, moment, seat=seat, back_words=back_words)

    def show_result(self) -> None:
        """Shows how the game ended, in the place of its table."""
        if self.session is None or not self.session.is_over:
            return
        if self._end is None:
            self._end = self._make_end()
        if self.running is not None:
            self._pages.put_in_place(self.running.page, self._end)
        else:
            self._pages.show_page(self._end)
        self._end.show_result(self.session)

    def _make_end(self) -> EndScreen:
        from ..engine.state import Phase
        from .end_screen import EndScreen

        end = EndScreen()
        end.set_menu(self._menu)
        end.new_game_wanted.connect(self.again_wanted)
        end.same_deal_wanted.connect(self.same_deal_wanted)
        end.save_wanted.connect(self.save_wanted)
        end.look_back_wanted.connect(self.look_back)
        end.back_wanted.connect(self.start_wanted)
        end.rule_wanted.connect(lambda: self.rule_wanted.emit(Phase.OVER.value))
        return end

    def _mind_table(self) -> None:
        """The computers wait while another page hides the table."""
        if self.running is not None:
            self.running.set_hidden(not self.is_at_game)

    def _apply(self, settings: Settings) -> None:
        if self.running is not None:
            self.running.apply(settings)

    # what a game has to tell

    def _tell_replaced(self, seat: int) -> None:
        if self.controller is not None:
            self._notices.tell_replaced(self.controller.names[seat])

    def _note_lesson(self, lesson: str) -> None:
        learnt = self._preferences.settings.lessons_learnt
        if lesson not in learnt:
            self._preferences.update(lessons_learnt=(*learnt, lesson))
