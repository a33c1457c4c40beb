"""The one window: a stack of start screen, table, rule book and end, with the menu for all."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QMainWindow,
    QMessageBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from .main_menu import MainMenu
from .notice_bar import NoticeBar
from .preferences import Preferences
from .start_screen import StartScreen

if TYPE_CHECKING:
    from ..session.game_session import GameSession
    from ..session.paths import Folders
    from ..session.problems import StorageProblem
    from .controller import GameController
    from .end_screen import EndScreen
    from .games import Games
    from .rules_page import RulesPage
    from .running_game import RunningGame
    from .table.table_page import TablePage

_USUAL_SIZE: Final = QSize(1280, 800)
_SMALLEST_SIZE: Final = QSize(900, 620)
_SECONDS_TO_SAVE: Final = 5.0


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
        self._before_rules: QWidget | None = None
        self._notice = NoticeBar()
        self._pages = QStackedWidget()
        self._start = StartScreen(preferences.first_opponents)
        self._pages.addWidget(self._start)
        whole = QWidget()
        layout = QVBoxLayout(whole)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._notice)
        layout.addWidget(self._pages, 1)
        self.setCentralWidget(whole)
        self._menu = MainMenu(self)
        self._help_key = QShortcut(QKeySequence("F1"), self._start)
        self._help_key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._connect()
        self.setWindowTitle("Bohnanza")
        self.setMinimumSize(_SMALLEST_SIZE)
        self._restore_geometry()
        if any(folders.running_games.glob("*.journal")):
            self._start.set_continue(0, "")

    # what there is

    @property
    def start_screen(self) -> StartScreen:
        return self._start

    @property
    def page(self) -> QWidget:
        """The page that is seen."""
        shown = self._pages.currentWidget()
        assert shown is not None
        return shown

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
        self._start.open_wanted.connect(self.choose_game)
        self._start.rules_wanted.connect(self.show_rules)
        self._start.settings_wanted.connect(self.show_settings)
        self._start.quit_wanted.connect(self.close)
        self._start.language_wanted.connect(
            lambda code: self._preferences.update(language=code)
        )
        self._help_key.activated.connect(self.show_rules)
        self._menu.new_game_wanted.connect(self.new_game)
        self._menu.open_wanted.connect(self.choose_game)
        self._menu.save_wanted.connect(self.save_as)
        self._menu.rules_wanted.connect(self.show_rules)
        self._menu.keys_wanted.connect(self.show_keys)
        self._menu.settings_wanted.connect(self.show_settings)
        self._menu.full_screen_wanted.connect(self._toggle_full_screen)
        self._menu.about_wanted.connect(self.show_about)
        self._menu.start_wanted.connect(self.show_start)
        self._menu.quit_wanted.connect(self.close)
        self._menu.aboutToShow.connect(self._update_menu)
        self._preferences.changed.connect(self._settings_changed)
        self._preferences.trouble.connect(self._tell_trouble)
        self.saving_changed.connect(self._tell_saving)

    # games

    def prepare(self) -> None:
        """After the first paint: finds the game to continue, then imports what a game needs, so
        that it is there when it is asked for."""
        if self.page is self._start and self._game is None:
            self._refresh_continue()
        QTimer.singleShot(0, _import_table)

    def continue_game(self) -> None:
        """Goes on with the game that was left behind."""
        from .games import CannotOpen

        try:
            session, sentence = self.games.continue_game()
        except CannotOpen as error:
            self.say(str(error))
            self._refresh_continue()
            return
        self.play(session)
        self.say(sentence)

    def play_alone(self, opponents: int) -> None:
        """Begins a game against so many computers, who are remembered for the next time."""
        self._preferences.update(opponents=opponents)
        self.new_game()

    def new_game(self) -> None:
        """Begins a game with as many computers as last time; a running one is kept."""
        settings = self._preferences.settings
        left = self._session is not None and not self._session.is_over
        session = self.games.play_alone(
            min(4, max(2, settings.opponents)),
            settings.player_name or self.tr("You"),
            settings.level,
        )
        self.play(session)
        self.say(
            self.tr("The game before is kept. “Open a game…” brings it back.") if left else ""
        )

    def same_deal(self) -> None:
        """Plays the game that has just ended again from its beginning."""
        if self._session is not None:
            self.play(self.games.same_deal(self._session))
            self.say("")

    def choose_game(self) -> None:
        """Asks for a file and opens it."""
        last = self._preferences.settings.last_folder
        folder = last if last and Path(last).is_dir() else str(self._folders.kept_games)
        name, _kind = QFileDialog.getOpenFileName(
            self, self.tr("Open a game"), folder, self.tr("Game records (*.bohn);;All files (*)")
        )
        if name:
            self._preferences.update(last_folder=str(Path(name).parent))
            self.open_game(Path(name))

    def open_game(self, path: Path) -> None:
        """Goes on with the game of a record, or shows how it ended; the file stays as it is."""
        from .games import CannotOpen

        try:
            session = self.games.open(path)
        except CannotOpen as error:
            self.say(str(error))
            return
        self.say("")
        if session.is_over:
            self._leave_table()
            # Else the rule book, if it was ever opened, would come up in the table's place.
            self._pages.setCurrentWidget(self._start)
            self._session = session
            self._show_end()
        else:
            self.play(session)

    def save_as(self) -> None:
        """Asks for a name and writes the record of the game there."""
        if self._session is None:
            return
        folder = self._preferences.settings.last_folder
        name, _kind = QFileDialog.getSaveFileName(
            self,
            self.tr("Save the record"),
            str(Path(folder) / "game.bohn"),
            self.tr("Game records (*.bohn)"),
        )
        if name:
            path = Path(name)
            self._preferences.update(last_folder=str(path.parent))
            path = path if path.suffix else path.with_suffix(".bohn")
            self.say(self.games.save(self._session, path))

    def play(self, session: GameSession) -> None:
        """Puts a game on the table."""
        from .running_game import RunningGame

        self._leave_table()
        self._session = session
        self._game = game = RunningGame(session, self._preferences.settings, self._menu)
        game.rule_wanted.connect(self.show_rules)
        game.ended.connect(self._show_end)
        self._pages.addWidget(game.table)
        self._pages.setCurrentWidget(game.table)
        game.table.setFocus()
        game.controller.start()

    def _leave_table(self) -> None:
        """Ends what shows a game; the game itself is on the disk."""
        if self._game is not None:
            self._pages.removeWidget(self._game.table)
            self._game.leave()
        self._game = self._session = None

    # pages

    def show_start(self) -> None:
        """Goes to the start screen; a running game can be continued from there."""
        self._leave_table()
        self.games.close()
        self.say("")
        self._start.set_opponents(self._preferences.settings.opponents)
        self._refresh_continue()
        self._pages.setCurrentWidget(self._start)

    def show_rules(self, phase: str | None = None) -> None:
        """Opens the rule book at what is on the screen: the phase of the game, or the start."""
        from .rules_page import RulesPage
        from .rules_text import chapter_for

        if self._rules is None:
            self._rules = RulesPage()
            self._rules.back_wanted.connect(self._leave_rules)
            self._pages.addWidget(self._rules)
        if self.page is not self._rules:
            self._before_rules = self.page
            if self._game is not None:
                self._game.controller.hold()
        if not phase and self._game is not None:
            phase = self._game.controller.view.phase.value
        self._pages.setCurrentWidget(self._rules)
        self._rules.show_chapter(chapter_for(phase))
        self._rules.setFocus()

    def _leave_rules(self) -> None:
        back = self._before_rules
        self._before_rules = None
        self._pages.setCurrentWidget(back if back is not None else self._start)
        self.page.setFocus()
        if self._game is not None:
            self._game.controller.release()

    def _show_end(self) -> None:
        from .end_screen import EndScreen

        if self._session is None or not self._session.is_over:
            return
        if self._end is None:
            self._end = EndScreen()
            self._end.set_menu(self._menu)
            self._end.new_game_wanted.connect(self.new_game)
            self._end.same_deal_wanted.connect(self.same_deal)
            self._end.save_wanted.connect(self.save_as)
            self._end.back_wanted.connect(self.show_start)
            self._pages.addWidget(self._end)
        self._end.show_result(self._session)
        if self.page is self._rules:
            self._before_rules = self._end
        else:
            self._pages.setCurrentWidget(self._end)

    def _refresh_continue(self) -> None:
        found = self.games.to_continue()
        if found is None:
            self._start.forget_continue()
            return
        from .words import list_phrase

        mine = self._preferences.settings.player_name or self.tr("You")
        others = [name for name in found.names if name != mine]
        self._start.set_continue(found.round, list_phrase(others))

    # dialogs

    def show_settings(self) -> None:
        """Opens the settings; each takes effect at once."""
        from .settings_dialog import SettingsDialog

        self._show(SettingsDialog(self._preferences, self))

    def show_keys(self) -> None:
        """Opens the list of keys."""
        from .keys_dialog import KeysDialog

        self._show(KeysDialog(self))

    def show_about(self) -> None:
        """Tells what this program is."""
        from .about_dialog import AboutDialog

        self._show(AboutDialog(self))

    @staticmethod
    def _show(dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _update_menu(self) -> None:
        self._menu.update_for(
            full_screen=self.isFullScreen(),
            has_game=self._session is not None,
            at_start=self.page is self._start,
        )

    # troubles and settings

    def _settings_changed(self) -> None:
        settings = self._preferences.settings
        self._start.set_opponents(settings.opponents)
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

    def _restore_geometry(self) -> None:
        kept = QByteArray.fromBase64(self._preferences.geometry.encode("ascii", "ignore"))
        if kept.isEmpty() or not self.restoreGeometry(kept):
            self.resize(_USUAL_SIZE)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is on the disk before the window goes; if it cannot be, the person decides."""
        if self._games is not None and not self._games.wait_until_saved(_SECONDS_TO_SAVE):
            answer = QMessageBox.question(
                self,
                self.tr("Quit"),
                self.tr("The last moves could not be saved. Do you want to quit all the same?"),
            )
            if answer != QMessageBox.StandardButton.Yes:
                event.ignore()
                return
        geometry = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self._preferences.update(geometry=geometry)
        self._leave_table()
        if self._games is not None:
            self._games.close()
        event.accept()


def _import_table() -> None:
    """What a game needs, so that the first one begins without a wait."""
    from . import running_game  # noqa: F401
