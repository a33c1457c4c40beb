"""The page on which a game is looked back at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from ...session.game_session import GameSession
from ...session.replay_cursor import ReplayCursor
from ..durations import durations, pauses
from ..key_names import key_sequence
from .replay_bar import ReplayBar
from .replay_controller import ReplayController
from .replay_keys import REPLAY_KEYS, ReplayAct
from .replay_table import ReplayTable

_LEAST_PAUSE: Final = 250
"""Milliseconds between two moves of a game that runs by itself: where moves come at once it is
still to be seen."""


class ReplayPage(QWidget):
    """The table as one seat saw it at any moment of a game, with a bar to move about.

    `seats` are those through whose eyes one may look: only one's own while the game goes on.
    """

    back_wanted = Signal()
    play_on_wanted = Signal(int, int)
    """The moment from which to play on, and the seat that looks."""
    rule_wanted = Signal(str)

    def __init__(
        self,
        session: GameSession,
        seats: Sequence[int],
        menu: QMenu,
        back_words: Callable[[], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.cursor_of_game = ReplayCursor(session.record())
        self._people = session.people
        self._signs = session.setup.signs
        self._menu = menu
        self._seats = tuple(seats)
        cursor = self.cursor_of_game
        self.bar = ReplayBar(cursor.turns, cursor.last, back_words)
        self._table: ReplayTable | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addWidget(self.bar)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._run_on)
        self._connect()
        self._look(self._seats[0], cursor.last)

    # what there is

    @property
    def table(self) -> ReplayTable:
        """The table that is seen; another one for each seat that looks."""
        assert self._table is not None
        return self._table

    @property
    def moment(self) -> int:
        """How many actions of the game are done on the table that is seen."""
        return self._replay.moment

    @property
    def seat(self) -> int:
        """The seat that looks."""
        return self._replay.seat

    @property
    def is_running(self) -> bool:
        """The game runs by itself."""
        return self._clock.isActive()

    @property
    def story(self) -> tuple[str, ...]:
        """What happened last, in sentences."""
        model = self.table.side.log.model
        told = []
        for entry in reversed(model.entries):
            if entry.action < self.moment - 1:
                break
            told.append(model.sentence(entry, self._replay.names))
        if told:
            return tuple(reversed(told))
        names, start = self._replay.names, self._replay.view.start
        return (self.tr("The cards are dealt. {name} starts.").format(name=names[start]),)

    # moving about

    def go_to(self, moment: int) -> None:
        """Shows the position after so many actions; what is out of reach is brought into it."""
        self.table.go_to(min(max(moment, 0), self.cursor_of_game.last))
        self._show()

    def act(self, act: str) -> None:
        """What a button or a key of the bar wants. A game that runs by itself stops."""
        if act == ReplayAct.PLAY:
            self.run(not self.is_running)
            return
        self.run(False)
        moment, cursor = self.moment, self.cursor_of_game
        goals = {
            ReplayAct.FIRST: 0,
            ReplayAct.TURN_BACK: cursor.turn_before(moment),
            ReplayAct.BACK: moment - 1,
            ReplayAct.ON: moment + 1,
            ReplayAct.TURN_ON: cursor.turn_after(moment),
            ReplayAct.LAST: cursor.last,
        }
        self.go_to(goals[ReplayAct(act)])

    def run(self, running: bool) -> None:
        """Lets the game run by itself from here, at the speed of the settings, or stops it."""
        if running and self.moment < self.cursor_of_game.last:
            self._clock.start(_LEAST_PAUSE)
        else:
            self._clock.stop()
        self.bar.show_playing(self.is_running)

    def look_through(self, seat: int) -> None:
        """Shows the same moment as another seat saw it."""
        if seat != self.seat and seat in self._seats:
            self._look(seat, self.moment)

    def _look(self, seat: int, moment: int) -> None:
        # A table of its own: what one seat was told may not be left on the other's.
        former = self._table
        self._replay = ReplayController(
            self.cursor_of_game, self._people, self._signs, seat, moment
        )
        self._table = ReplayTable(self._replay)
        self.table.set_menu(self._menu)
        self.table.rule_wanted.connect(self.rule_wanted)
        self.table.side.log.moment_wanted.connect(self._leap)
        if former is not None:
            self._layout.removeWidget(former)
            former.hide()
            former.deleteLater()
        focused = self.focusWidget()
        self._layout.insertWidget(0, self.table, 1)
        self.bar.show_seats(self._replay.names, self._seats, seat)
        self._show()
        if self.isVisible():
            self.table.show()
            # A table that is shown takes the focus.
            (focused if self.bar.isAncestorOf(focused) else self.bar.slider).setFocus()

    def _leap(self, moment: int) -> None:
        self.run(False)
        self.go_to(moment)

    def _run_on(self) -> None:
        moment, before = self.moment + 1, self._replay.view
        self.go_to(moment)
        if moment < self.cursor_of_game.last:
            events = self._replay.history[-1]
            wait = durations().flight(events) + pauses().reading_time(events, before)
            self._clock.start(max(_LEAST_PAUSE, wait))
        else:
            self.run(False)

    def _show(self) -> None:
        self.bar.show_moment(self.moment, can_play_on=not self._replay.is_over)
        self.table.tell(self.story)

    # how it is made

    def _connect(self) -> None:
        self.bar.wanted.connect(self.act)
        self.bar.moment_wanted.connect(self._leap)
        self.bar.seat_wanted.connect(self.look_through)
        self.bar.back_wanted.connect(self.back_wanted)
        self.bar.play_on_wanted.connect(lambda: self.play_on_wanted.emit(self.moment, self.seat))
        for act, keys in REPLAY_KEYS.items():
            if act is not ReplayAct.PLAY:
                shortcut = QShortcut(key_sequence(keys), self)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(partial(self.act, act))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space comes here only where no focused button wanted it."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.act(ReplayAct.PLAY)
        elif event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.bar.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        self.run(False)
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
