"""Every way in which a game comes into the window, is saved, and leaves it again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from .game_pages import GamePages
from .leaving import Leaving
from .new_games import NewGames
from .notices import Notices
from .preferences import Preferences
from .record_files import RecordFiles

if TYPE_CHECKING:
    from ..session.game_session import GameSession
    from ..session.game_setup import GameSetup
    from ..session.paths import Folders
    from .games import Games


class Playing(QObject):
    """Begins, continues, opens, saves and leaves games. No other game takes the place of one whose
    last moves are not safe, unless the person agrees. `start` is the page below an opened game."""

    cannot_continue = Signal()
    """The game that was left behind could not be read."""

    def __init__(
        self,
        folders: Folders,
        preferences: Preferences,
        game_pages: GamePages,
        new_games: NewGames,
        notices: Notices,
        *,
        start: QWidget,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._folders = folders
        self._preferences = preferences
        self._pages = game_pages
        self._new_games = new_games
        self._notices = notices
        self._start = start
        self._games: Games | None = None
        self._files = RecordFiles(preferences, folders.kept_games, window)
        self._leaving = Leaving(window)
        new_games.chosen.connect(self.begin)
        game_pages.again_wanted.connect(self.play_again)
        game_pages.same_deal_wanted.connect(self.same_deal)
        game_pages.save_wanted.connect(self.save_as)
        game_pages.play_on_wanted.connect(self.play_on)

    @property
    def games(self) -> Games:
        """Made when first asked for."""
        if self._games is None:
            from .games import Games

            self._games = Games(self._folders, self._notices.saving_changed.emit)
        return self._games

    # new games

    def begin(self, setup: GameSetup) -> None:
        """Deals a new game of this setup."""
        self._play_anew(partial(self.games.begin, setup))

    def play_alone(self, opponents: int) -> None:
        """Begins a game against so many computers, by the last rules if they are for so many."""
        self.begin(self._new_games.alone(opponents))

    def play_against(self, opponents: Sequence[str]) -> None:
        """Begins a game against these: levels, and programs as `exec:COMMAND`."""
        self.begin(self._new_games.against(opponents))

    def learn(self) -> None:
        """Begins a game for somebody new: everything is explained in it, even what was explained
        before or was not wanted, and the others' moves can be followed."""
        from ..session.settings import Speed

        changes: dict[str, object] = {"lessons": True, "lessons_learnt": ()}
        note = ""
        if self._preferences.settings.speed is Speed.NONE:
            changes["speed"] = Speed.NORMAL
            note = self.tr("The others' moves take their time now. The settings can change that.")

        def begin() -> GameSession:
            self._preferences.update(**changes)
            return self.games.begin(self._new_games.guided())

        self._play_anew(begin, note)

    def play_together(self) -> None:
        """Begins a game of several persons as last time, or opens the page for their first."""
        setup = self._new_games.family()
        if setup is None:
            self._new_games.put_together(family=True)
        else:
            self.begin(setup)

    def play_again(self) -> None:
        """Another game of the same company by the same rules."""
        from .setup.usual_setup import again

        if self._pages.session is not None:
            self.begin(again(self._pages.session.setup))

    def same_deal(self) -> None:
        """Plays the game that has just ended again from its beginning."""
        if self._pages.session is not None:
            self._play_anew(partial(self.games.same_deal, self._pages.session))

    def play_on(self, moment: int, seat: int) -> None:
        """Begins a game of its own from a position of the one that is looked back at."""
        from .games import program_names
        from .words.programs import replaced_sentence

        session = self._pages.session
        if session is not None:
            programs = program_names(session)
            self._play_anew(
                partial(self.games.play_on, session, moment, seat),
                replaced_sentence(programs) if programs else "",
            )

    def _play_anew(self, make: Callable[[], GameSession], note: str = "") -> None:
        """Puts the game that `make` begins on the table, and tells what became of another one that
        was not over, before `note`. If the person does not want to leave that one, none begins."""
        if not self._may_leave():
            return
        self._pages.play(make())
        kept = self.tr("The game before is kept. “Open a game…” brings it back.")
        self._notices.say(" ".join(filter(None, (kept if self.games.has_put_aside else "", note))))

    # games that there are

    def continue_game(self) -> None:
        """Goes on with the game that was left behind."""
        from .games import CannotOpen

        try:
            session, sentence = self.games.continue_game()
        except CannotOpen as error:
            self._notices.say(str(error))
            self.cannot_continue.emit()
            return
        self._pages.play(session)
        self._notices.say(sentence)

    def choose_game(self) -> None:
        """Asks for a file and opens it."""
        path = self._files.to_open()
        if path is not None:
            self.open_game(path)

    def open_game(self, path: Path) -> None:
        """Shows the game of a record: how it ended, or where it stands, from where it can be
        looked back at and played on. The file stays as it is. Several persons who hide their
        hands go on behind the curtain."""
        session = self._opened(path)
        if session is None:
            return
        self._pages.lay_open(session, self._start)
        if session.is_over:
            self._pages.show_result()
        else:
            self._show_where_it_stands(session)

    def look_at(self, path: Path, back_words: Callable[[], str]) -> None:
        """As `open_game`, but what is over is looked back at too, and leaving leads back to the
        page that is seen now; `back_words` say so."""
        session = self._opened(path)
        if session is None:
            return
        self._pages.lay_open_over(session)
        if session.is_over:
            self._pages.look_back(back_words=back_words)
        else:
            self._show_where_it_stands(session, back_words)

    def _opened(self, path: Path) -> GameSession | None:
        """The game of a record, in whose favour any other has left; None if it cannot be had."""
        from .games import CannotOpen

        try:
            session = self.games.open(path)
        except CannotOpen as error:
            self._notices.say(str(error))
            return None
        return session if self.leave() else None

    def _show_where_it_stands(
        self, session: GameSession, back_words: Callable[[], str] | None = None
    ) -> None:
        """A game that is not over."""
        if len(session.people) > 1 and not session.setup.open_hands:
            self.play_on(session.action_count, min(session.people))
            return
        self._pages.look_back(back_words=back_words)
        self._notices.say(
            self.tr("This game is not over yet. “Play on from here” goes on with it.")
        )

    def save_as(self) -> None:
        """Asks for a name and writes the record of the game there."""
        session = self._pages.session
        if session is not None:
            path = self._files.to_save(session)
            if path is not None:
                self._notices.say(self.games.save(session, path))

    # leaving

    def leave(self) -> bool:
        """Leaves the game, which is on the disk. False if the person does not want that because
        its last moves could not be saved; then everything stays as it is."""
        if not self._may_leave():
            return False
        self._notices.say("")
        self._pages.clear()
        self.games.close()
        return True

    def may_quit(self) -> bool:
        """Whether everything is on the disk, or the person does not mind."""
        return self._games is None or self._leaving.may_quit(self._games, self._pages.controller)

    def close(self) -> None:
        """The program ends."""
        self._pages.clear()
        if self._games is not None:
            self._games.close()

    def _may_leave(self) -> bool:
        return self._leaving.may_leave(self.games, self._pages.controller)
