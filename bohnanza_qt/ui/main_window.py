"""The one window: a stack of start screen, table, rule book and end, with the menu for all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QMainWindow,
    QVBoxLayout,
    QWidget,
)

from .dialogs import Dialogs
from .leaving import Leaving
from .main_menu import MainMenu
from .new_games import NewGames
from .notice_bar import NoticeBar
from .page_stack import PageStack
from .preferences import Preferences
from .record_files import RecordFiles
from .replay.looking_back import LookingBack
from .start_screen import StartScreen
from .theme import fit_text_to
from .window_place import kept_place, place

if TYPE_CHECKING:
    from ..session.game_session import GameSession
    from ..session.game_setup import GameSetup
    from ..session.paths import Folders
    from ..session.problems import StorageProblem
    from .controller import GameController
    from .end_screen import EndScreen
    from .games import Games
    from .rules_page import RulesPage
    from .rules_text import Chapter
    from .running_game import RunningGame
    from .table.table_page import TablePage

_SMALLEST_SIZE: Final = QSize(900, 620)


class MainWindow(QMainWindow):
    """Owns the running game and decides which page is seen.

    Whatever the start screen does not need is imported after it has been painted.
    """

    saving_changed = Signal(object)
    """A StorageProblem when saving begins to fail, None when all is safe again; any thread."""

    def __init__(self, preferences: Preferences, folders: Folders) -> None:
        super().__init__()
        self._preferences = preferences
        self._folders = folders
        self._games: Games | None = None
        self._session: GameSession | None = None
        self._game: RunningGame | None = None
        self._rules: RulesPage | None = None
        self._end: EndScreen | None = None
        self._notice = NoticeBar()
        self._pages = PageStack()
        self._start = StartScreen(preferences.first_opponents)
        self._pages.show_page(self._start)
        whole = QWidget()
        layout = QVBoxLayout(whole)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._notice)
        layout.addWidget(self._pages, 1)
        self.setCentralWidget(whole)
        self._menu = MainMenu(self)
        self._dialogs = Dialogs(preferences, self)
        self._leaving = Leaving(self)
        self._files = RecordFiles(preferences, folders.kept_games, self)
        self._new_games = NewGames(preferences, self._pages, self)
        self._looking_back = LookingBack(self._pages, self._menu, self)
        self._help_key = QShortcut(QKeySequence("F1"), self._start)
        self._help_key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
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
    def controller(self) -> GameController | None:
        """Of the game on the table, if there is one."""
        return self._game.controller if self._game is not None else None

    @property
    def table(self) -> TablePage | None:
        return self._game.table if self._game is not None else None

    @property
    def menu(self) -> MainMenu:
        return self._menu

    @property
    def dialogs(self) -> Dialogs:
        return self._dialogs

    @property
    def games(self) -> Games:
        """Made when first asked for."""
        if self._games is None:
            from .games import Games

            self._games = Games(self._folders, self.saving_changed.emit)
        return self._games

    def say(self, sentence: str) -> None:
        """One sentence above the page; "" takes it away."""
        self._notice.say(sentence)

    @property
    def notice(self) -> str:
        """The sentence above the page, "" if there is none."""
        return self._notice.text

    # how it is made

    def _connect(self) -> None:
        self._start.first_painted.connect(self.prepare)
        self._start.continue_wanted.connect(self.continue_game)
        self._start.play_wanted.connect(self.play_alone)
        self._start.family_wanted.connect(self.play_together)
        self._start.setup_wanted.connect(self.show_setup)
        self._start.open_wanted.connect(self.choose_game)
        self._start.rules_wanted.connect(self.show_rules)
        self._start.settings_wanted.connect(self._dialogs.show_settings)
        self._start.quit_wanted.connect(self.close)
        self._start.language_wanted.connect(lambda code: self._preferences.update(language=code))
        self._help_key.activated.connect(self.show_rules)
        self._menu.setup_wanted.connect(self.show_setup)
        self._menu.open_wanted.connect(self.choose_game)
        self._menu.save_wanted.connect(self.save_as)
        self._menu.look_back_wanted.connect(self.look_back)
        self._menu.this_game_wanted.connect(self.show_this_game)
        self._menu.seats_wanted.connect(self.show_seats)
        self._menu.rules_wanted.connect(self.show_rules)
        self._menu.keys_wanted.connect(self._dialogs.show_keys)
        self._menu.settings_wanted.connect(self._dialogs.show_settings)
        self._menu.full_screen_wanted.connect(self._toggle_full_screen)
        self._menu.about_wanted.connect(self._dialogs.show_about)
        self._menu.start_wanted.connect(self.show_start)
        self._menu.quit_wanted.connect(self.close)
        self._menu.aboutToShow.connect(self._update_menu)
        self._pages.currentChanged.connect(self._mind_table)
        self._new_games.chosen.connect(self._begin)
        self._new_games.rules_wanted.connect(self._show_rule_sets)
        self._looking_back.play_on_wanted.connect(self.play_on)
        self._looking_back.rule_wanted.connect(self.show_rules)
        self._looking_back.left.connect(self._come_back)
        self._preferences.changed.connect(self._settings_changed)
        self._preferences.trouble.connect(self._tell_trouble)
        self.saving_changed.connect(self._tell_saving)

    # games

    def prepare(self) -> None:
        """After the first paint: finds the game to continue, then imports what a game needs, so
        that it is there when it is asked for."""
        if self.page is self._start and self._game is None:
            self._refresh_start()
        QTimer.singleShot(0, _import_table)

    def continue_game(self) -> None:
        """Goes on with the game that was left behind."""
        from .games import CannotOpen

        try:
            session, sentence = self.games.continue_game()
        except CannotOpen as error:
            self.say(str(error))
            self._refresh_start()
            return
        self.play(session)
        self.say(sentence)

    def play_alone(self, opponents: int) -> None:
        """Begins a game against so many computers, by the last rules if they are for so many."""
        self._begin(self._new_games.alone(opponents))

    def play_against(self, opponents: Sequence[str]) -> None:
        """Begins a game against these: levels, and programs as `exec:COMMAND`."""
        self._begin(self._new_games.against(opponents))

    def play_together(self) -> None:
        """Begins a game of several persons as last time, or opens the page for their first."""
        setup = self._new_games.family()
        if setup is None:
            self._new_games.put_together(family=True)
        else:
            self._begin(setup)

    def show_setup(self) -> None:
        """Opens the page on which a game is put together."""
        self._new_games.put_together()

    def play_again(self) -> None:
        """Another game of the same company by the same rules."""
        from .setup.usual_setup import again

        if self._session is not None:
            self._begin(again(self._session.setup))

    def same_deal(self) -> None:
        """Plays the game that has just ended again from its beginning."""
        if self._session is not None:
            self._play_anew(partial(self.games.same_deal, self._session))

    def _begin(self, setup: GameSetup) -> None:
        self._play_anew(partial(self.games.begin, setup))

    def _play_anew(self, make: Callable[[], GameSession], note: str = "") -> None:
        """Puts the game that `make` begins on the table, and tells what became of another one that
        was not over, before `note`. If the person does not want to leave that one, none begins."""
        if not self._may_leave():
            return
        self.play(make())
        kept = self.tr("The game before is kept. “Open a game…” brings it back.")
        self.say(" ".join(filter(None, (kept if self.games.has_put_aside else "", note))))

    def _may_leave(self) -> bool:
        return self._leaving.may_leave(self.games, self.controller)

    def choose_game(self) -> None:
        """Asks for a file and opens it."""
        path = self._files.to_open()
        if path is not None:
            self.open_game(path)

    def open_game(self, path: Path) -> None:
        """Shows the game of a record: how it ended, or where it stands, from where it can be
        looked back at and played on. The file stays as it is. Several persons who hide their
        hands go on behind the curtain."""
        from .games import CannotOpen

        try:
            session = self.games.open(path)
        except CannotOpen as error:
            self.say(str(error))
            return
        if not self._may_leave():
            return
        self.say("")
        self._leave_table()
        self.games.close()
        self._pages.show_page(self._start)
        self._session = session
        hides_hands = len(session.people) > 1 and not session.setup.open_hands
        if session.is_over:
            self._show_end()
        elif hides_hands:
            self.play_on(session.action_count, min(session.people))
        else:
            self.look_back()
            self.say(self.tr("This game is not over yet. “Play on from here” goes on with it."))

    def save_as(self) -> None:
        """Asks for a name and writes the record of the game there."""
        if self._session is not None:
            path = self._files.to_save(self._session)
            if path is not None:
                self.say(self.games.save(self._session, path))

    def play(self, session: GameSession) -> None:
        """Puts a game on the table."""
        from .running_game import RunningGame

        self._leave_table()
        self._session = session
        self._game = game = RunningGame(session, self._preferences.settings, self._menu)
        game.rule_wanted.connect(self.show_rules)
        game.ended.connect(self._show_end)
        game.moment_wanted.connect(self.look_back)
        game.page_changed.connect(self._pages.exchange)
        game.seats_wanted.connect(self.show_seats)
        game.leave_wanted.connect(self.show_start)
        game.controller.replaced.connect(self._tell_replaced)
        game.controller.experts_gave_up.connect(self._tell_experts_gave_up)
        game.lesson_learnt.connect(self._note_lesson)
        game.lessons_unwanted.connect(lambda: self._preferences.update(lessons=False))
        self._pages.show_page(game.page)
        game.controller.start()

    def _note_lesson(self, lesson: str) -> None:
        learnt = self._preferences.settings.lessons_learnt
        if lesson not in learnt:
            self._preferences.update(lessons_learnt=(*learnt, lesson))

    def _tell_replaced(self, seat: int) -> None:
        if self.controller is not None:
            sentence = self.tr(
                "The computer of {name} gave no answer, so another one decided this once."
            )
            self.say(sentence.format(name=self.controller.names[seat]))

    def _tell_experts_gave_up(self, lacks_net: bool) -> None:
        self.say(
            self.tr(
                "The net of the experts cannot be read; from now on hard computers decide for them"
                " in this game."
            )
            if lacks_net
            else self.tr(
                "The experts give no answers; from now on hard computers decide for them in this"
                " game."
            )
        )

    def _leave_table(self) -> None:
        """Ends what shows a game; the game itself is on the disk."""
        self._looking_back.close()
        if self._game is not None:
            self._pages.take_away(self._game.page)
            self._game.leave()
        self._game = self._session = None

    # looking back

    def look_back(self, moment: int | None = None) -> None:
        """Shows the game again, from after its first `moment` actions or as it stands."""
        game = self._game
        if self._session is None or (game is not None and game.table is None):
            return  # behind the curtain nobody looks, back or otherwise
        seat = game.controller.seat if game is not None else None
        self._looking_back.open(self._session, moment, seat=seat)

    def play_on(self, moment: int, seat: int) -> None:
        """Begins a game of its own from a position of the one that is looked back at."""
        from .games import program_names
        from .words.programs import replaced_sentence

        if self._session is not None:
            programs = program_names(self._session)
            self._play_anew(
                partial(self.games.play_on, self._session, moment, seat),
                replaced_sentence(programs) if programs else "",
            )

    # pages

    def show_start(self) -> None:
        """Goes to the start screen; a running game can be continued from there."""
        if not self._may_leave():
            return
        self._leave_table()
        self.games.close()
        self.say("")
        self._refresh_start()
        self._pages.show_page(self._start)

    def show_rules(self, phase: str | None = None) -> None:
        """Opens the rule book at what is on the screen: the phase of the game, or the start."""
        from .rules_text import chapter_for

        if not phase and self._game is not None:
            phase = self._game.controller.view.phase.value
        duel = self._session is not None and self._session.rules.market
        self._open_rules(chapter_for(phase, duel=duel))

    def _show_rule_sets(self) -> None:
        """Opens the rule book at what differs between the games that can be set up."""
        from .rules_text import Chapter

        self._open_rules(Chapter.VARIANTS)

    def _open_rules(self, chapter: Chapter) -> None:
        from .rules_page import RulesPage

        if self._rules is None:
            self._rules = RulesPage()
            self._rules.back_wanted.connect(self._pages.leave)
        self._pages.open_over(self._rules)
        self._rules.show_chapter(chapter)

    def _come_back(self) -> None:
        """Back from a page that was opened over another."""
        if self.page is self._start:
            self.show_start()

    def _mind_table(self) -> None:
        """The computers wait while another page hides the table."""
        if self._game is not None:
            self._game.set_hidden(self.page is not self._game.page)

    def _show_end(self) -> None:
        from ..engine.state import Phase
        from .end_screen import EndScreen

        if self._session is None or not self._session.is_over:
            return
        if self._end is None:
            self._end = EndScreen()
            self._end.set_menu(self._menu)
            self._end.new_game_wanted.connect(self.play_again)
            self._end.same_deal_wanted.connect(self.same_deal)
            self._end.save_wanted.connect(self.save_as)
            self._end.look_back_wanted.connect(self.look_back)
            self._end.back_wanted.connect(self.show_start)
            self._end.rule_wanted.connect(lambda: self.show_rules(Phase.OVER))
        if self._game is not None:
            self._pages.put_in_place(self._game.page, self._end)
        else:
            self._pages.show_page(self._end)
        self._end.show_result(self._session)

    def _refresh_start(self) -> None:
        """What the start screen says about the last game and the next."""
        from .words import player_names

        self._start.set_opponents(self._preferences.settings.opponents)
        self._start.set_rules(self._new_games.rules_names())
        family = self._new_games.family()
        self._start.set_family(player_names(family.names) if family is not None else ())
        found = self.games.to_continue()
        if found is None:
            self._start.forget_continue()
            return
        # Several persons are all named; one knows who it is.
        you = min(found.people) if len(found.people) == 1 else None
        others = [name for seat, name in enumerate(player_names(found.names)) if seat != you]
        self._start.set_continue(found.round, others)

    def show_this_game(self) -> None:
        """Tells rules and number of the game, so that it can be dealt again."""
        if self._session is not None:
            self._dialogs.show_game(self._session)

    def show_seats(self) -> None:
        """Lets persons and computers change places in the game that is played."""
        if self._game is not None and not self._game.session.is_over:
            self._dialogs.show_seats(self._game.session)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _update_menu(self) -> None:
        at_game = self._game is not None and self.page is self._game.page
        at_table = at_game and self.table is not None
        controller = self.controller if at_table else None
        can_undo = controller is not None and controller.can_undo
        undo_text = controller.undo_text if controller is not None and can_undo else ""
        can_redo = controller is not None and controller.can_redo
        redo_text = controller.redo_text if controller is not None and can_redo else ""
        self._menu.update_for(
            full_screen=self.isFullScreen(),
            has_game=self._session is not None,
            at_start=self.page is self._start,
            at_game=at_game,
            looks_back=self._looking_back.page is not None,
            undo_text=undo_text,
            redo_text=redo_text,
        )

    # troubles and settings

    def _settings_changed(self) -> None:
        settings = self._preferences.settings
        if self._games is not None:
            self._refresh_start()
        if self._game is not None:
            self._game.apply(settings)

    def _tell_trouble(self, problem: StorageProblem) -> None:
        from .words.storage import storage_sentence

        self.say(storage_sentence(problem))

    def _tell_saving(self, problem: StorageProblem | None) -> None:
        if problem is None:
            self.say(self.tr("The game is saved again."))
        else:
            self._tell_trouble(problem)

    def tell_mishap(self, log_file: Path) -> None:
        """An unexpected error happened; its details are in `log_file`."""
        self.say(
            self.tr(
                "Something went wrong inside the program. Your game is saved, and you can go on. "
                "The details are in {file}."
            ).format(file=log_file)
        )

    # the window itself

    def resizeEvent(self, event: QResizeEvent) -> None:
        fit_text_to(event.size())
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is on the disk before the window goes; if it cannot be, the person decides."""
        if self._games is not None and not self._leaving.may_quit(self._games, self.controller):
            event.ignore()
            return
        self._preferences.update(geometry=kept_place(self))
        self._leave_table()
        if self._games is not None:
            self._games.close()
        event.accept()


def _import_table() -> None:
    """What a game needs, so that the first one begins without a wait."""
    from . import running_game  # noqa: F401
