"""The one window: a stack of start screen, table, rule book and end, with the menu for all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from .dialogs import Dialogs
from .game_pages import GamePages
from .key_names import key_sequence
from .main_menu import MainMenu
from .new_games import NewGames
from .notices import Notices
from .page_stack import PageStack
from .playing import Playing
from .preferences import Preferences
from .rule_book import RuleBook
from .start_screen import StartScreen
from .statistics.all_games import AllGames
from .theme import fit_text_to
from .welcome import Welcome
from .window_place import kept_place, place

if TYPE_CHECKING:
    from pathlib import Path

    from ..session.paths import Folders
    from .controller import GameController
    from .games import Games
    from .table.table_page import TablePage

_SMALLEST_SIZE: Final = QSize(900, 620)


class MainWindow(QMainWindow):
    """Puts together what the window has, and has the menu and the start screen do what they say.

    Whatever the start screen does not need is imported after it has been painted.
    """

    def __init__(self, preferences: Preferences, folders: Folders) -> None:
        super().__init__()
        self._preferences = preferences
        self._start = StartScreen(preferences.first_opponents)
        self._pages = PageStack()
        self._pages.show_page(self._start)
        self._menu = MainMenu(self)
        self._dialogs = Dialogs(preferences, self)
        self._notices = Notices(self)
        self._rule_book = RuleBook(self._pages)
        self._all_games = AllGames(folders, self._pages, self._menu, self)
        self._game_pages = GamePages(preferences, self._pages, self._menu, self._notices, self)
        self._new_games = NewGames(preferences, self._pages, self)
        self._playing = Playing(
            folders,
            preferences,
            self._game_pages,
            self._new_games,
            self._notices,
            start=self._start,
            window=self,
        )
        self._welcome = Welcome(
            self._start, preferences, self._new_games, lambda: self._playing.games
        )
        self._help_key = QShortcut(key_sequence("F1"), self._start)
        self._help_key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._lay_out()
        self._connect()
        self.setWindowTitle("Bohnanza")
        self.setMinimumSize(_SMALLEST_SIZE)
        place(self, self._preferences.geometry)
        if any(folders.running_games.glob("*.journal")):
            self._start.set_continue(0, ())

    # what there is

    @property
    def start_screen(self) -> StartScreen:
        return self._start

    @property
    def page(self) -> QWidget:
        """The page that is seen."""
        return self._pages.page

    @property
    def pages(self) -> PageStack:
        return self._pages

    @property
    def playing(self) -> Playing:
        return self._playing

    @property
    def game_pages(self) -> GamePages:
        return self._game_pages

    @property
    def controller(self) -> GameController | None:
        """Of the game on the table, if there is one."""
        return self._game_pages.controller

    @property
    def table(self) -> TablePage | None:
        return self._game_pages.table

    @property
    def menu(self) -> MainMenu:
        return self._menu

    @property
    def dialogs(self) -> Dialogs:
        return self._dialogs

    @property
    def all_games(self) -> AllGames:
        return self._all_games

    @property
    def games(self) -> Games:
        return self._playing.games

    @property
    def notices(self) -> Notices:
        return self._notices

    @property
    def notice(self) -> str:
        """The sentence above the page, "" if there is none."""
        return self._notices.sentence

    # how it is made

    def _lay_out(self) -> None:
        whole = QWidget()
        layout = QVBoxLayout(whole)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._notices.bar)
        layout.addWidget(self._pages, 1)
        self.setCentralWidget(whole)

    def _connect(self) -> None:
        self._start.first_painted.connect(self.prepare)
        self._start.continue_wanted.connect(self._playing.continue_game)
        self._start.play_wanted.connect(self._playing.play_alone)
        self._start.family_wanted.connect(self._playing.play_together)
        self._start.setup_wanted.connect(self.show_setup)
        self._start.learn_wanted.connect(self._playing.learn)
        self._start.open_wanted.connect(self._playing.choose_game)
        self._start.rules_wanted.connect(self.show_rules)
        self._start.statistics_wanted.connect(self.show_statistics)
        self._start.settings_wanted.connect(self._dialogs.show_settings)
        self._start.quit_wanted.connect(self.close)
        self._start.language_wanted.connect(lambda code: self._preferences.update(language=code))
        self._help_key.activated.connect(self.show_rules)
        self._menu.setup_wanted.connect(self.show_setup)
        self._menu.open_wanted.connect(self._playing.choose_game)
        self._menu.save_wanted.connect(self._playing.save_as)
        self._menu.look_back_wanted.connect(self._game_pages.look_back)
        self._menu.this_game_wanted.connect(self.show_this_game)
        self._menu.seats_wanted.connect(self.show_seats)
        self._menu.rules_wanted.connect(self.show_rules)
        self._menu.statistics_wanted.connect(self.show_statistics)
        self._menu.keys_wanted.connect(self._dialogs.show_keys)
        self._menu.settings_wanted.connect(self._dialogs.show_settings)
        self._menu.full_screen_wanted.connect(self._toggle_full_screen)
        self._menu.about_wanted.connect(self._dialogs.show_about)
        self._menu.start_wanted.connect(self.show_start)
        self._menu.quit_wanted.connect(self.close)
        self._menu.aboutToShow.connect(self._update_menu)
        self._all_games.game_wanted.connect(self._look_at)
        self._all_games.back_wanted.connect(self._leave_statistics)
        self._new_games.rules_wanted.connect(self._rule_book.open_at_variants)
        self._playing.cannot_continue.connect(self._welcome.refresh)
        self._game_pages.rule_wanted.connect(self.show_rules)
        self._game_pages.seats_wanted.connect(self.show_seats)
        self._game_pages.start_wanted.connect(self.show_start)
        self._game_pages.looked_back.connect(self._come_back)
        self._preferences.trouble.connect(self._notices.tell_trouble)

    def prepare(self) -> None:
        """After the first paint: finds the game to continue, then imports what a game needs, so
        that it is there when it is asked for."""
        if self.page is self._start and self._game_pages.running is None:
            self._welcome.refresh()
        QTimer.singleShot(0, _import_table)

    # pages and dialogs

    def show_start(self) -> None:
        """Goes to the start screen; a running game can be continued from there."""
        if self._playing.leave():
            self._welcome.refresh()
            self._pages.show_page(self._start)

    def show_setup(self) -> None:
        """Opens the page on which a game is put together."""
        self._new_games.put_together()

    def show_rules(self, phase: str | None = None) -> None:
        """Opens the rule book at what is on the screen: the phase of the game, or the start."""
        controller, session = self._game_pages.controller, self._game_pages.session
        if not phase and controller is not None:
            phase = controller.view.phase.value
        self._rule_book.open_at_phase(phase, duel=session is not None and session.rules.market)

    def show_statistics(self) -> None:
        """Opens the page with all kept games, or goes back to it from one of them."""
        if self._all_games.is_below and self._game_pages.looking_back.is_seen:
            self._game_pages.looking_back.leave()
        else:
            self._all_games.open()

    def show_this_game(self) -> None:
        """Tells rules and number of the game, so that it can be dealt again."""
        if self._game_pages.session is not None:
            self._dialogs.show_game(self._game_pages.session)

    def show_seats(self) -> None:
        """Lets persons and computers change places in the game that is played."""
        game = self._game_pages.running
        if game is not None and not game.session.is_over:
            self._dialogs.show_seats(game.session)

    def _come_back(self) -> None:
        """Back from a page that was opened over another."""
        if self.page is self._start:
            self.show_start()
        elif self._all_games.is_seen:
            self._playing.leave()

    def _look_at(self, path: Path) -> None:
        """Shows one of the kept games; leaving it leads back to the statistics."""
        self._playing.look_at(path, self._all_games.back_words)
        self._all_games.look_again()

    def _leave_statistics(self) -> None:
        if self._pages.below in (None, self._start):
            self.show_start()
        else:
            self._pages.leave()

    # the window itself

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _update_menu(self) -> None:
        at_game = self._game_pages.is_at_game
        controller = self.controller if at_game and self.table is not None else None
        can_undo = controller is not None and controller.can_undo
        undo_text = controller.undo_text if controller is not None and can_undo else ""
        can_redo = controller is not None and controller.can_redo
        redo_text = controller.redo_text if controller is not None and can_redo else ""
        self._menu.update_for(
            full_screen=self.isFullScreen(),
            has_game=self._game_pages.session is not None,
            at_start=self.page is self._start,
            at_game=at_game,
            looks_back=self._game_pages.looking_back.page is not None,
            undo_text=undo_text,
            redo_text=redo_text,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        fit_text_to(event.size())
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is on the disk before the window goes; if it cannot be, the person decides."""
        if not self._playing.may_quit():
            event.ignore()
            return
        self._preferences.update(geometry=kept_place(self))
        self._all_games.close()
        self._playing.close()
        event.accept()


def _import_table() -> None:
    """What a game needs, so that the first one begins without a wait."""
    from . import running_game  # noqa: F401
