"""Begins, continues, opens and saves games for the window; every failure is one sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ..engine.record_reading import read_record
from ..engine.record_text import LARGEST_FILE, BadRecord
from ..engine.refusal import IllegalAction
from ..session.autosave import SavedGame, SaveSlot
from ..session.durable import write_whole
from ..session.game_session import GameSession
from ..session.game_setup import GameSetup, SeatKind
from ..session.paths import Folders
from ..session.problems import StorageError, StorageProblem, Stored, trouble_of
from ..session.reading import read_file
from .words import player_names, reason_sentence
from .words.programs import replaced_sentence
from .words.records import record_problem_sentence
from .words.storage import older_game_sentence, storage_sentence


class CannotOpen(Exception):
    """A game could not be had; the message is a sentence for the player."""


class Games:
    """The games of this player. `on_problem` is called on another thread when saving begins to
    fail, and with None when all is safe again."""

    def __init__(
        self, folders: Folders, on_problem: Callable[[StorageProblem | None], None]
    ) -> None:
        self._slot = SaveSlot(folders, on_problem)
        self._has_put_aside = False

    @property
    def has_put_aside(self) -> bool:
        """Whether a game that was not over is among the kept ones now because the last one began
        in its place."""
        return self._has_put_aside

    def to_continue(self) -> SavedGame | None:
        """The game that can be continued, if there is one."""
        return self._slot.describe()

    def continue_game(self) -> tuple[GameSession, str]:
        """The game as it stood, and a sentence if not all of it could be read, else "". Raises
        CannotOpen."""
        try:
            session = self._slot.load()
        except StorageError as error:
            raise CannotOpen(storage_sentence(error.problem)) from None
        problem = self._slot.problem
        sentences = [older_game_sentence(problem)] if problem is not None else []
        programs = program_names(session)
        if programs:
            session.reseat(session.setup.without_programs())
            sentences.append(replaced_sentence(programs))
        return session, " ".join(sentences)

    def begin(self, setup: GameSetup) -> GameSession:
        """A new game of this setup, from now on kept on the disk. What could not be saved of the
        running one is lost: `wait_until_saved` tells before."""
        session = GameSession.new(setup)
        self._has_put_aside = self._slot.begin(session)
        return session

    def same_deal(self, session: GameSession) -> GameSession:
        """The same game from its beginning."""
        return self.begin(session.setup.model_copy(update={"start": session.state.start}))

    def play_on(self, session: GameSession, moment: int, seat: int) -> GameSession:
        """A game of its own that begins from the position of `session` after its first `moment`
        actions, from now on kept on the disk; `session` stays as it is.

        Who sat where stays too. Only where no person sat at `seat`, whose position it is, the
        person sits there now, and everybody else is a computer. So are programs, which no record
        starts.
        """
        twin = GameSession.from_record(session.record(), moment)
        twin.setup = _seated(twin.setup.without_programs(), seat)
        self._has_put_aside = self._slot.begin(twin)
        return twin

    @staticmethod
    def open(path: Path) -> GameSession:
        """The game of a record, exactly as it stands there; the file is only read. Raises
        CannotOpen."""
        try:
            # One byte more than a record may have, so that a larger file is seen to be one.
            content = read_file(path, LARGEST_FILE + 1)
            return GameSession.from_record(read_record(content))
        except OSError as error:
            problem = StorageProblem(Stored.GAME, trouble_of(error), path)
            raise CannotOpen(storage_sentence(problem)) from None
        except BadRecord as error:
            raise CannotOpen(record_problem_sentence(error)) from None
        except IllegalAction as error:
            raise CannotOpen(reason_sentence(error.reason)) from None

    @staticmethod
    def save(session: GameSession, path: Path) -> str:
        """Writes the record of the game so far to `path`; "" or a sentence on what went wrong."""
        try:
            write_whole(path, session.record().to_bytes())
        except OSError as error:
            return storage_sentence(StorageProblem(Stored.GAME, trouble_of(error), path, True))
        return ""

    def wait_until_saved(self, seconds: float) -> bool:
        """Whether every move is on the disk, after at most so long."""
        return self._slot.wait(seconds)

    def close(self) -> bool:
        """Before the program ends. False if something is not on the disk."""
        return self._slot.close()


def program_names(session: GameSession) -> list[str]:
    """Who of those at the table is a program, or was one when the game was kept."""
    names = player_names(session.names)
    return [name for name, who in zip(names, session.setup.seats, strict=True) if who.is_program]


def _seated(setup: GameSetup, person: int) -> GameSetup:
    if person in setup.persons:
        return setup
    seats = (
        who.model_copy(update={"kind": SeatKind.PERSON if seat == person else SeatKind.COMPUTER})
        for seat, who in enumerate(setup.seats)
    )
    return setup.model_copy(update={"seats": tuple(seats)})
