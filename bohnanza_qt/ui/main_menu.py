"""The menu of the window, the same on every page; its keys work on every page too."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal, SignalInstance
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from .key_names import key_sequence
from .table.keys import Act, shown_key


class MainMenu(QMenu):
    """Says what is wanted; the window does it. `update_for` is called before it is shown."""

    setup_wanted = Signal()
    open_wanted = Signal()
    save_wanted = Signal()
    undo_wanted = Signal()
    redo_wanted = Signal()
    look_back_wanted = Signal()
    this_game_wanted = Signal()
    seats_wanted = Signal()
    rules_wanted = Signal()
    statistics_wanted = Signal()
    keys_wanted = Signal()
    settings_wanted = Signal()
    full_screen_wanted = Signal()
    about_wanted = Signal()
    start_wanted = Signal()
    quit_wanted = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        standard = QKeySequence.StandardKey
        self._undo_text = ""
        self._redo_text = ""
        self._new_game = self._add(self.setup_wanted, QKeySequence(standard.New))
        self._open = self._add(self.open_wanted, QKeySequence(standard.Open))
        self._save = self._add(self.save_wanted, QKeySequence(standard.Save))
        self.addSeparator()
        # Their keys are the table's own, which works there only.
        self._undo = self._add(self.undo_wanted)
        self._redo = self._add(self.redo_wanted)
        self._look_back = self._add(self.look_back_wanted, key_sequence("Ctrl+L"))
        self._this_game = self._add(self.this_game_wanted)
        self._seats = self._add(self.seats_wanted)
        self.addSeparator()
        self._rules = self._add(self.rules_wanted)
        self._statistics = self._add(self.statistics_wanted)
        self._keys = self._add(self.keys_wanted)
        self._settings = self._add(self.settings_wanted, key_sequence("Ctrl+,"))
        self._full_screen = self._add(self.full_screen_wanted, key_sequence("F11"))
        self._full_screen.setCheckable(True)
        self._about = self._add(self.about_wanted)
        self.addSeparator()
        self._start = self._add(self.start_wanted)
        self._quit = self._add(self.quit_wanted, key_sequence("Ctrl+Q"))
        window.addActions(self.actions())
        self.retranslate()

    def update_for(
        self,
        *,
        full_screen: bool,
        has_game: bool,
        at_start: bool,
        looks_back: bool,
        at_game: bool,
        undo_text: str = "",
        redo_text: str = "",
    ) -> None:
        """Shows what can be done now. `undo_text` says what undo would take back, and `redo_text`
        what redo would do again; empty if there is nothing. `at_game` if the page shows a game that
        is being played."""
        self._full_screen.setChecked(full_screen)
        self._save.setEnabled(has_game)
        self._start.setEnabled(not at_start)
        self._undo.setEnabled(bool(undo_text))
        self._undo_text = undo_text
        self._redo.setEnabled(bool(redo_text))
        self._redo_text = redo_text
        self._look_back.setEnabled(has_game and not looks_back)
        self._this_game.setEnabled(has_game)
        self._seats.setEnabled(at_game)
        self._retranslate_undo()

    def retranslate(self) -> None:
        """Says everything in the language that is on."""
        self.setTitle(self.tr("Menu"))
        self._new_game.setText(self.tr("New game…"))
        self._open.setText(self.tr("Open a game…"))
        self._save.setText(self.tr("Save the record as…"))
        self._retranslate_undo()
        self._look_back.setText(self.tr("Look back…"))
        self._this_game.setText(self.tr("About this game"))
        self._seats.setText(self.tr("Seats…"))
        self._rules.setText(self.tr("Rule book"))
        self._statistics.setText(self.tr("Statistics"))
        self._keys.setText(self.tr("Keys"))
        self._settings.setText(self.tr("Settings"))
        self._full_screen.setText(self.tr("Full screen"))
        self._about.setText(self.tr("About this program"))
        self._start.setText(self.tr("Back to the start"))
        self._quit.setText(self.tr("Quit"))

    def _retranslate_undo(self) -> None:
        undo = self._undo_text or self.tr("Undo")
        self._undo.setText(f"{undo}\t{shown_key(Act.UNDO)}")
        redo = self._redo_text or self.tr("Redo")
        self._redo.setText(f"{redo}\t{shown_key(Act.REDO)}")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _add(self, wanted: SignalInstance, keys: QKeySequence | None = None) -> QAction:
        action = QAction(self)
        if keys is not None:
            action.setShortcut(keys)
        action.triggered.connect(wanted)
        self.addAction(action)
        return action
