from __future__ import annotations

import errno
import os
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from bohnanza_qt.engine.actions import Plant
from bohnanza_qt.engine.record_reading import read_record
from bohnanza_qt.session import journal as journal_module
from bohnanza_qt.session.autosave import SaveSlot
from bohnanza_qt.session.file_lock import FileLock
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.journal_format import encode
from bohnanza_qt.session.paths import Folders
from bohnanza_qt.session.problems import StorageError, StorageProblem, Trouble
from bohnanza_qt.session.remarks import Remark

from .playing import play, random_action, setup_of


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "new" / "data", tmp_path / "config")


@pytest.fixture
def session() -> GameSession:
    return GameSession.new(setup_of(computers=3))


def only(folders: Folders, kind: str) -> Path:
    [path] = [path for path in folders.running_games.glob(f"*.{kind}") if path.name.count(".") == 1]
    return path


def kept(folders: Folders) -> list[Path]:
    return sorted(folders.kept_games.glob("*.bohn"))


def left_behind(folders: Folders, session: GameSession) -> None:
    """The program ends in the middle of a game."""
    slot = SaveSlot(folders)
    slot.begin(session)
    play(session, 120)
    assert slot.close()


def test_at_first_there_is_no_game(folders: Folders) -> None:
    slot = SaveSlot(folders)
    assert not slot.has_game()
    assert slot.problem is None
    with pytest.raises(StorageError) as missing:
        slot.load()
    assert missing.value.problem.why is Trouble.MISSING


def test_a_game_can_be_continued_exactly_as_it_stood(
    folders: Folders, session: GameSession
) -> None:
    slot = SaveSlot(folders)
    slot.begin(session)
    session.submit(Plant(0, 0))
    session.undo()
    session.submit(Plant(0, 1))
    session.remark(Remark(1, 0, None, None, None))
    play(session, 200)
    assert slot.close()

    slot = SaveSlot(folders)
    found = slot.describe()
    assert found is not None
    assert found.names == session.names
    assert found.people == session.people
    assert found.round == session.round
    again = slot.load()
    assert again.log == session.log
    assert again.history == session.history
    assert again.remarks == session.remarks
    assert again.setup == session.setup
    play(session, 50, seed=3)
    play(again, 50, seed=3)
    assert slot.close()
    assert SaveSlot(folders).load().log == session.log


def test_a_game_of_another_running_program_is_not_offered(
    folders: Folders, session: GameSession
) -> None:
    first = SaveSlot(folders)
    first.begin(session)
    assert first.wait(10)
    second = SaveSlot(folders)
    assert not second.has_game()
    other = GameSession.new(setup_of(game_number=8))
    second.begin(other)
    play(session, 40)
    play(other, 40)
    assert first.close()
    assert second.close()
    slot = SaveSlot(folders)
    assert slot.load().log in (session.log, other.log)
    slot.begin(GameSession.new(setup_of()))
    slot.close()
    kept_logs = {read_record(path.read_bytes()).actions for path in kept(folders)}
    assert kept_logs == {session.log, other.log}


def test_a_new_game_keeps_the_old_one_as_a_record(folders: Folders, session: GameSession) -> None:
    left_behind(folders, session)
    slot = SaveSlot(folders)
    slot.begin(GameSession.new(setup_of(game_number=9)))
    slot.close()
    [record] = kept(folders)
    assert read_record(record.read_bytes()).actions == session.log
    assert len(list(folders.running_games.glob("*.journal"))) == 1


def test_a_game_that_ended_is_kept_and_not_offered(folders: Folders, session: GameSession) -> None:
    slot = SaveSlot(folders)
    slot.begin(session)
    play(session, 10_000)
    assert slot.wait(10)
    [record] = kept(folders)
    assert read_record(record.read_bytes()).actions == session.log
    assert not SaveSlot(folders).has_game()
    assert slot.close()
    assert not list(folders.running_games.glob("*"))


@pytest.mark.parametrize(
    "torn", [b"x", b"0" * 300, b'12345678 {"do"', b"\n", b"\x00" * 4096 + b"\n"]
)
def test_what_a_power_cut_left_at_the_end_is_dropped_silently(
    folders: Folders, session: GameSession, torn: bytes
) -> None:
    left_behind(folders, session)
    journal = only(folders, "journal")
    journal.write_bytes(journal.read_bytes() + torn)
    slot = SaveSlot(folders)
    assert slot.has_game()
    assert slot.load().log == session.log
    assert slot.problem is None
    slot.close()


def test_a_journal_cut_anywhere_in_its_last_line_loses_that_line_only(
    folders: Folders, session: GameSession
) -> None:
    left_behind(folders, session)
    journal = only(folders, "journal")
    content = journal.read_bytes()
    last_line = len(content.splitlines(keepends=True)[-1])
    for cut in range(1, last_line + 1, 7):
        journal.write_bytes(content[:-cut])
        slot = SaveSlot(folders)
        assert slot.load().log == session.log[:-1]
        slot.close()


def damage(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)


def test_with_a_damaged_journal_the_record_beside_it_is_taken_and_the_journal_kept(
    folders: Folders, session: GameSession
) -> None:
    left_behind(folders, session)
    journal = only(folders, "journal")
    damage(journal)
    damaged = journal.read_bytes()
    slot = SaveSlot(folders)
    assert slot.has_game()
    again = slot.load()
    assert again.log == session.log
    assert slot.problem is not None
    assert slot.problem.why is Trouble.DAMAGED
    assert slot.problem.kept_as is not None
    assert slot.problem.kept_as.read_bytes() == damaged
    slot.close()


def test_a_damaged_game_is_left_untouched_and_named_until_a_new_one_begins(
    folders: Folders, session: GameSession
) -> None:
    left_behind(folders, session)
    files = [only(folders, "journal"), only(folders, "bohn")]
    for path in files:
        damage(path)
    contents = [path.read_bytes() for path in files]
    slot = SaveSlot(folders)
    assert not slot.has_game()
    assert slot.problem is not None
    assert slot.problem.why is Trouble.DAMAGED
    with pytest.raises(StorageError):
        slot.load()
    assert [path.read_bytes() for path in files] == contents
    slot.begin(GameSession.new(setup_of()))
    slot.close()
    aside = folders.kept_games / "unreadable"
    assert [(aside / path.name).read_bytes() for path in files] == contents


@pytest.mark.parametrize(
    ("header", "why"),
    [
        (b"", Trouble.DAMAGED),
        (b"PK\x03\x04 not a journal\n", Trouble.DAMAGED),
        (encode({"format": "recipe"}), Trouble.FOREIGN),
        (encode({"format": "bohnanza-journal", "version": 2}), Trouble.NEWER),
        (encode({"format": "bohnanza-journal", "version": 1, "record": {}}), Trouble.DAMAGED),
        (encode({"format": "bohnanza-journal", "version": 1}), Trouble.DAMAGED),
    ],
)
def test_what_is_no_journal_of_this_version_is_named_and_never_overwritten(
    folders: Folders, header: bytes, why: Trouble
) -> None:
    folders.running_games.mkdir(parents=True)
    path = folders.running_games / "game.journal"
    path.write_bytes(header)
    slot = SaveSlot(folders)
    assert not slot.has_game()
    assert slot.problem is not None
    assert slot.problem.why is why
    with pytest.raises(StorageError) as refused:
        slot.load()
    assert refused.value.problem.why is why
    slot.begin(GameSession.new(setup_of()))
    slot.close()
    moved = folders.kept_games / "unreadable" / "game.journal"
    assert (path if why is Trouble.NEWER else moved).read_bytes() == header


def test_a_journal_that_breaks_the_rules_is_damaged(folders: Folders, session: GameSession) -> None:
    left_behind(folders, session)
    journal = only(folders, "journal")
    with journal.open("ab") as file:
        file.write(encode({"do": {"seat": 9, "type": "draw"}}))
    only(folders, "bohn").unlink()
    with pytest.raises(StorageError) as refused:
        SaveSlot(folders).load()
    assert refused.value.problem.why is Trouble.DAMAGED


class Disk:
    """Stands in for the system's writing, and can be full for a while."""

    def __init__(self) -> None:
        self.is_full = False
        self.random = Random(5)

    def write(self, descriptor: int, data: bytes | memoryview) -> int:
        if self.is_full:
            if self.random.random() < 0.5 and len(data) > 3:
                return os.write(descriptor, bytes(data)[: len(data) // 2])
            raise OSError(errno.ENOSPC, "full")
        return os.write(descriptor, data)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    disk = Disk()
    fake = SimpleNamespace(**{name: getattr(os, name) for name in dir(os)} | {"write": disk.write})
    monkeypatch.setattr("bohnanza_qt.session.durable.os", fake)
    monkeypatch.setattr(journal_module, "RETRY_SECONDS", 0.01)
    return disk


class Problems:
    """What the slot reported."""

    def __init__(self) -> None:
        self.seen: list[StorageProblem | None] = []
        self._change = threading.Condition()

    def __call__(self, problem: StorageProblem | None) -> None:
        with self._change:
            self.seen.append(problem)
            self._change.notify_all()

    def wait_for(self, wanted: Callable[[StorageProblem | None], bool]) -> None:
        with self._change:
            assert self._change.wait_for(lambda: bool(self.seen) and wanted(self.seen[-1]), 20)


def test_while_the_disk_is_full_the_game_goes_on_and_nothing_is_lost_afterwards(
    folders: Folders, session: GameSession, disk: Disk
) -> None:
    problems = Problems()
    slot = SaveSlot(folders, problems)
    slot.begin(session)
    play(session, 20)
    assert slot.wait(10)
    disk.is_full = True
    play(session, 60)
    assert not slot.wait(10)
    problems.wait_for(lambda problem: problem is not None and problem.why is Trouble.DISK_FULL)
    play(session, 20)
    disk.is_full = False
    problems.wait_for(lambda problem: problem is None)
    play(session, 20)
    assert slot.wait(10)
    assert len([problem for problem in problems.seen if problem]) == 1
    slot.close()
    assert SaveSlot(folders).load().log == session.log


def test_at_the_end_on_a_full_disk_the_program_is_told_and_what_was_safe_stays_safe(
    folders: Folders, session: GameSession, disk: Disk
) -> None:
    slot = SaveSlot(folders)
    slot.begin(session)
    play(session, 40)
    assert slot.wait(10)
    safe = session.log
    disk.is_full = True
    play(session, 20)
    assert not slot.close()
    disk.is_full = False
    again = SaveSlot(folders).load().log
    assert again[: len(safe)] == safe
    assert again == session.log[: len(again)]


def test_where_no_folder_can_be_made_the_game_goes_on_and_is_saved_once_it_can(
    tmp_path: Path, session: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_module, "RETRY_SECONDS", 0.01)
    (tmp_path / "data").write_text("in the way")
    folders = Folders(tmp_path / "data", tmp_path / "config")
    problems = Problems()
    slot = SaveSlot(folders, problems)
    assert not slot.has_game()
    slot.begin(session)
    play(session, 20)
    problems.wait_for(lambda problem: problem is not None and problem.why is Trouble.NOT_ALLOWED)
    (tmp_path / "data").unlink()
    problems.wait_for(lambda problem: problem is None)
    assert slot.close()
    assert SaveSlot(folders).load().log == session.log


@pytest.mark.skipif(os.name == "nt", reason="there an open file cannot be removed")
def test_when_somebody_tidies_the_folder_away_the_game_is_written_anew(
    folders: Folders, session: GameSession
) -> None:
    slot = SaveSlot(folders)
    slot.begin(session)
    play(session, 20)
    assert slot.wait(10)
    for path in folders.running_games.iterdir():
        path.unlink()
    folders.running_games.rmdir()
    play(session, 20)
    assert slot.close()
    assert SaveSlot(folders).load().log == session.log


def test_a_lock_excludes_a_second_one_until_it_is_given_back(tmp_path: Path) -> None:
    first, second = (FileLock(tmp_path / "locks" / "game.lock") for _ in range(2))
    assert first.acquire()
    assert first.acquire()
    assert not second.acquire()
    first.release(remove=True)
    assert second.acquire()
    second.release()


def test_opening_and_leaving_a_game_many_times_loses_nothing(
    folders: Folders, session: GameSession
) -> None:
    slot = SaveSlot(folders)
    slot.begin(session)
    random = Random(4)
    while len(session.log) < 200 and not session.is_over:
        for _ in range(random.randrange(20)):
            if session.is_over:
                break
            if session.can_undo and random.random() < 0.3:
                session.undo()
            else:
                session.submit(random_action(session, random))
        if session.is_over:
            break
        log = session.log
        assert slot.close()
        slot = SaveSlot(folders)
        session = slot.load()
        assert session.log == log
    slot.close()
    assert len(list(folders.running_games.glob("*.journal"))) <= 1
