"""What the start screen says about the last game and the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from .new_games import NewGames
from .preferences import Preferences
from .start_screen import StartScreen

if TYPE_CHECKING:
    from .games import Games


class Welcome(QObject):
    """Brings the start screen up to date, before it is shown and when the settings change.

    `games` is asked for when the screen has been painted, because reading them takes a while.
    """

    def __init__(
        self,
        start: StartScreen,
        preferences: Preferences,
        new_games: NewGames,
        games: Callable[[], Games],
    ) -> None:
        super().__init__(start)
        self._start = start
        self._preferences = preferences
        self._new_games = new_games
        self._games = games
        self._is_read = False
        preferences.changed.connect(self._follow)

    def refresh(self) -> None:
        """Reads all anew."""
        from .words import player_names

        self._is_read = True
        self._start.set_opponents(self._preferences.settings.opponents)
        self._start.set_rules(self._new_games.rules_names())
        family = self._new_games.family()
        self._start.set_family(player_names(family.names) if family is not None else ())
        found = self._games().to_continue()
        if found is None:
            self._start.forget_continue()
            return
        # Several persons are all named; one knows who it is.
        you = min(found.people) if len(found.people) == 1 else None
        others = [name for seat, name in enumerate(player_names(found.names)) if seat != you]
        self._start.set_continue(found.round, others)

    def _follow(self) -> None:
        if self._is_read:
            self.refresh()
