"""What must hold whatever a file contains. A target returns in which of the promised ways it was
answered; every exception that escapes is a fault of the program."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random
from typing import Protocol
from zlib import crc32

from pydantic import ValidationError

from bohnanza_qt.commands import verify
from bohnanza_qt.engine.play import awaited
from bohnanza_qt.engine.record_reading import read_record
from bohnanza_qt.engine.referee import Standing, verdict
from bohnanza_qt.engine.rules import UnplayableRules
from bohnanza_qt.engine.view import view_of
from bohnanza_qt.session.autosave import SaveSlot
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.library import Library
from bohnanza_qt.session.paths import Folders
from bohnanza_qt.session.problems import StorageError
from bohnanza_qt.session.settings import SettingsStore
from bohnanza_qt.session.statistics import statistics_of
from tests.kept_records import put

from . import corpus
from .mutations import mutate


class Target(Protocol):
    def seeds(self) -> tuple[bytes, ...]:
        """Real files."""

    def mutate(self, data: bytes, chance: Random) -> bytes: ...

    def check(self, data: bytes) -> str: ...


class RecordTarget:
    """A record gets a verdict, a sentence, and if it is one the session that continues it."""

    def seeds(self) -> tuple[bytes, ...]:
        return corpus.records()

    def mutate(self, data: bytes, chance: Random) -> bytes:
        return mutate(data, chance, self.seeds())

    def check(self, data: bytes) -> str:
        judged = verdict(data)
        assert json.loads(json.dumps(judged.answer, allow_nan=False)) == judged.answer
        assert verify._sentence("game.bohn", judged)
        if judged.bad is not None:
            return judged.bad.problem
        record = read_record(data)
        assert read_record(record.to_bytes()) == record
        upto = None
        if judged.illegal is not None:
            upto = judged.illegal.index
        session = GameSession.from_record(record, upto)
        for seat in range(len(record.players)):
            assert view_of(session.state, seat).question is awaited(session.state)[seat]
        again = verdict(session.record().to_bytes())
        assert again.standing is Standing.LEGAL
        return judged.illegal.reason if judged.illegal is not None else judged.answer["phase"]


class SettingsTarget:
    """A settings file gives settings, which can be saved and are the same when read again."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "settings.json"

    def seeds(self) -> tuple[bytes, ...]:
        return corpus.settings()

    def mutate(self, data: bytes, chance: Random) -> bytes:
        return mutate(data, chance, self.seeds())

    def check(self, data: bytes) -> str:
        self._path.write_bytes(data)
        store = SettingsStore(self._path)
        settings = store.load()
        answer = store.problem.why if store.problem is not None else "understood"
        assert store.save(settings) is None
        again = store.load()
        assert store.problem is None
        assert again == settings.model_copy(update={"version": again.version})
        for aside in self._path.parent.glob("settings*"):
            aside.unlink()
        setup = settings.last_setup
        if setup is None:
            return answer
        try:
            session = GameSession.new(setup)
        except (UnplayableRules, ValidationError):
            return f"{answer}, unplayable"
        assert awaited(session.state)[session.state.active] is not None
        return f"{answer}, playable"


class JournalTarget:
    """A journal is continued, or a problem tells why not; then it is still there."""

    def __init__(self, folder: Path) -> None:
        self._folders = Folders(folder / "data", folder / "config")

    def seeds(self) -> tuple[bytes, ...]:
        return corpus.journals()

    def mutate(self, data: bytes, chance: Random) -> bytes:
        """Damaged as it lies there, or written by somebody who knows what a line needs."""
        if chance.random() < 0.2:
            return mutate(data, chance, self.seeds())
        lines = data.splitlines(keepends=True)
        for _ in range(chance.choice((1, 1, 2, 4))):
            at = chance.randrange(len(lines)) if chance.random() < 0.6 else 0
            text = mutate(lines[at].partition(b" ")[2].rstrip(), chance, self.seeds())
            lines[at] = b"%08x %s\n" % (crc32(text), text)
        return b"".join(lines)

    def check(self, data: bytes) -> str:
        self._folders.running_games.mkdir(parents=True)
        path = self._folders.running_games / "game.journal"
        path.write_bytes(data)
        slot = SaveSlot(self._folders)
        try:
            slot.describe()
            try:
                session = slot.load()
            except StorageError as error:
                assert path.read_bytes() == data
                return error.problem.why
            assert slot.close()
            assert verdict(session.record().to_bytes()).standing is Standing.LEGAL
            return "continued"
        finally:
            shutil.rmtree(self._folders.data)


class KeptTarget:
    """A file among the kept games is one of them or passed over, and the index says the same."""

    def __init__(self, folder: Path) -> None:
        self._folders = Folders(folder / "data", folder / "config")

    def seeds(self) -> tuple[bytes, ...]:
        return corpus.kept_games()

    def mutate(self, data: bytes, chance: Random) -> bytes:
        return mutate(data, chance, self.seeds())

    def check(self, data: bytes) -> str:
        put(self._folders, 1, data)
        try:
            shelf = Library(self._folders).look()
            assert Library(self._folders).look() == shelf
        finally:
            shutil.rmtree(self._folders.data)
        statistics = statistics_of(listed.game for listed in shelf.games)
        assert len(shelf.games) == statistics.over + statistics.not_over == 1 - shelf.unreadable
        if shelf.unreadable:
            return "passed over"
        counted = statistics.alone or statistics.together
        return "counted" if counted else "not over" if statistics.not_over else "listed"


class IndexTarget:
    """Whatever is in the index of the kept games, what is told of them is right."""

    def __init__(self, folder: Path) -> None:
        self._folders = Folders(folder / "data", folder / "config")
        self._index: bytes | None = None

    def seeds(self) -> tuple[bytes, ...]:
        if self._index is None:
            self._put_games()
            self._right = Library(self._folders).look()
            self._index = self._folders.games_index.read_bytes()
        return (self._index,)

    def mutate(self, data: bytes, chance: Random) -> bytes:
        """Some of its bytes, some of its pages, or its end."""
        damaged = bytearray(data)
        for _ in range(chance.choice((1, 3, 30))):
            at = chance.randrange(len(damaged))
            damaged[at : at + chance.choice((1, 1, 4, 600))] = chance.randbytes(
                chance.choice((1, 1, 4, 600))
            )
        return bytes(damaged[: chance.randrange(len(damaged)) if chance.random() < 0.1 else None])

    def check(self, data: bytes) -> str:
        self.seeds()
        self._folders.games_index.write_bytes(data)
        shelf = Library(self._folders).look()
        assert [listed.path for listed in shelf.games] == [
            listed.path for listed in self._right.games
        ]
        assert shelf.is_kept
        assert Library(self._folders).look() == shelf
        if self._folders.games_index.read_bytes() == data:
            return "believed"
        return "made anew"

    def _put_games(self) -> None:
        for day, content in enumerate(corpus.kept_games(), start=1):
            put(self._folders, day, content)


def targets(folder: Path) -> dict[str, Target]:
    """All of them, by name. They write their files into `folder`."""
    return {
        "record": RecordTarget(),
        "settings": SettingsTarget(folder),
        "journal": JournalTarget(folder),
        "kept": KeptTarget(folder / "kept"),
        "index": IndexTarget(folder / "index"),
    }
