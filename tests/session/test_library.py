"""The library of kept games: an index that is always right, and never in anybody's way."""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.session import game_index, library
from bohnanza_qt.session.file_lock import FileLock
from bohnanza_qt.session.kept_game import Sitter, read_kept_game, time_of
from bohnanza_qt.session.library import Library, Shelf, Stopped
from bohnanza_qt.session.paths import Folders
from tests.kept_records import CLASSIC, DUEL, GAMES, MODERN, TIED, kept, put


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "data", tmp_path / "config")


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What was read in this test instead of being known."""
    found: list[bytes] = []

    def note(content: bytes, begun: int) -> object:
        found.append(content)
        return read_kept_game(content, begun)

    monkeypatch.setattr(library, "read_kept_game", note)
    return found


def names(shelf: Shelf) -> list[str]:
    return [listed.path.name[8:10] for listed in shelf.games]


def test_without_a_folder_there_are_no_games_and_none_is_made(folders: Folders) -> None:
    assert Library(folders).look() == Shelf()
    assert not folders.data.exists()


def test_games_are_listed_newest_first_with_who_sat_there_and_what_came_of_it(
    folders: Folders,
) -> None:
    put(folders, 1, kept(MODERN, levels=("hard", "program")))
    put(folders, 3, kept(TIED, persons=(0, 3)))
    put(folders, 2, kept(CLASSIC, actions=100))
    shelf = Library(folders).look()
    assert names(shelf) == ["03", "02", "01"]
    assert shelf.is_kept
    tied, unfinished, modern = (listed.game for listed in shelf.games)
    assert tied.winners == (3,)
    assert [seat.coins for seat in tied.seats] == [8, 4, 8, 8]
    assert [seat.who for seat in tied.persons] == [Sitter.PERSON] * 2
    assert not unfinished.is_over
    assert unfinished.winners == ()
    assert (modern.preset, modern.is_custom, modern.is_over) == (Preset.MODERN, False, True)
    assert [(seat.who.value, seat.level) for seat in modern.seats] == [
        ("person", ""),
        ("program", "program"),
        ("computer", "hard"),
        ("program", "program"),
    ]
    assert modern.game_number == "1997"


def test_nothing_is_read_twice(folders: Folders, read: list[bytes]) -> None:
    for day in (1, 2, 3):
        put(folders, day, kept(names=("Ada", "Ben", "Cleo", f"Day {day}")))
    first = Library(folders).look()
    assert len(read) == 3
    assert Library(folders).look() == first
    assert len(read) == 3


def test_new_changed_and_deleted_files_are_noticed(folders: Folders, read: list[bytes]) -> None:
    kept_library = Library(folders)
    gone, changed = put(folders, 1, kept(MODERN)), put(folders, 2, kept(TIED, actions=50))
    put(folders, 3, kept(DUEL))
    assert not kept_library.look().games[1].game.is_over
    read.clear()
    gone.unlink()
    changed.write_bytes(kept(TIED))
    put(folders, 4, kept(CLASSIC))
    shelf = kept_library.look()
    assert names(shelf) == ["04", "03", "02"]
    assert shelf.games[2].game.is_over
    assert sorted(read) == sorted([kept(CLASSIC), kept(TIED)])
    assert Library(folders).look() == shelf


def test_a_copy_of_a_game_is_no_other_game(folders: Folders) -> None:
    put(folders, 2, kept(MODERN))
    put(folders, 1, kept(MODERN))
    (folders.kept_games / "a copy.bohn").write_bytes(kept(MODERN, levels=("easy",)))
    assert names(Library(folders).look()) == ["01"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no record",
        b"\xff\xfe",
        b"[" * 100_000,
        kept()[:-20],
        kept().replace(b'"seat":0', b'"seat":3', 1),
        kept().replace(b"bohnanza-record", b"another-record"),
        b"x" * 4_200_000,
    ],
)
def test_what_is_no_record_is_passed_over_and_counted(
    folders: Folders, read: list[bytes], content: bytes
) -> None:
    put(folders, 1, content)
    put(folders, 2, kept())
    shelf = Library(folders).look()
    assert names(shelf) == ["02"]
    assert shelf.unreadable == 1
    assert Library(folders).look() == shelf
    assert len(read) == 2


def test_only_records_are_looked_at(folders: Folders, read: list[bytes]) -> None:
    put(folders, 1, kept())
    (folders.kept_games / "notes.txt").write_text("mine", encoding="utf-8")
    (folders.kept_games / ".half.bohn.x.part").write_bytes(kept()[:40])
    (folders.kept_games / "unreadable").mkdir()
    shelf = Library(folders).look()
    assert (names(shelf), shelf.unreadable, len(read)) == (["01"], 0, 1)


def test_a_folder_that_is_called_like_a_record_is_counted_and_tried_again(
    folders: Folders,
) -> None:
    path = folders.kept_games / "x.bohn"
    path.mkdir(parents=True)
    assert Library(folders).look().unreadable == 1
    path.rmdir()
    path.write_bytes(kept())
    assert len(Library(folders).look().games) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="other systems refuse such names themselves")
def test_a_name_that_is_no_text_is_kept_like_any_other(folders: Folders, read: list[bytes]) -> None:
    folders.kept_games.mkdir(parents=True)
    path = folders.kept_games / os.fsdecode(b"\xff\xfe.bohn")
    path.write_bytes(kept())
    [listed] = Library(folders).look().games
    assert listed.path == path
    Library(folders).look()
    assert len(read) == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders")
def test_a_pipe_holds_nobody_up(folders: Folders) -> None:
    folders.kept_games.mkdir(parents=True)
    os.mkfifo(folders.kept_games / "pipe.bohn")
    assert Library(folders).look().unreadable == 1


def test_a_record_that_does_not_say_who_sat_there_is_listed_all_the_same(
    folders: Folders,
) -> None:
    put(folders, 1, (GAMES / f"{MODERN}.bohn").read_bytes())
    [listed] = Library(folders).look().games
    assert {seat.who for seat in listed.game.seats} == {Sitter.UNKNOWN}
    assert listed.game.game_number == ""


@pytest.mark.parametrize(
    "seats",
    ['[{"kind":"person"}]', '"all of them"', '[{"kind":"person","level":"\\ud800"}]', "[[[[[]]]]]"],
)
def test_what_makes_no_sense_about_seats_is_as_good_as_absent(folders: Folders, seats: str) -> None:
    text = kept(DUEL).decode()
    start = text.index('"seats":') + len('"seats":')
    end = text.index("]", start) + 1
    put(folders, 1, (text[:start] + seats + text[end:]).encode())
    [listed] = Library(folders).look().games
    assert {seat.who for seat in listed.game.seats} == {Sitter.UNKNOWN}
    assert Library(folders).look().games == (listed,)


def test_long_and_strange_names_are_kept_as_they_are_shown(folders: Folders) -> None:
    strange = ("a\x00b", "x" * 100_000, "\u202eleft", "Tom")
    put(folders, 1, kept(MODERN, names=strange))
    first, again = Library(folders).look(), Library(folders).look()
    assert first == again
    shown = [seat.name for seat in first.games[0].game.seats]
    assert shown[0] == "a b"
    assert all(len(name) <= 40 for name in shown)


@pytest.mark.parametrize(
    ("name", "begun"),
    [
        ("2026-11-05-120000-aabb.bohn", 1793880000),
        ("2026-11-05-120000.bohn", 1793880000),
        ("2026-99-05-120000-aabb.bohn", 77),
        ("2026-11-05-1200001-aabb.bohn", 77),
        ("٢٠٢٦-11-05-120000.bohn", 77),
        ("holiday.bohn", 77),
    ],
)
def test_the_name_tells_when_a_game_began(name: str, begun: int) -> None:
    assert time_of(name, 77.9) == begun


# the index itself


def damaged_header(path: Path) -> None:
    path.write_bytes(b"no database at all" * 100)


def damaged_middle(path: Path) -> None:
    content = bytearray(path.read_bytes())
    for at in range(4096, len(content), 7):
        content[at] ^= 0x5A
    path.write_bytes(content)


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def of_another_version(path: Path) -> None:
    change(path, f"PRAGMA user_version = {game_index.VERSION + 1}")


def with_a_trigger(path: Path) -> None:
    change(path, "CREATE TRIGGER t AFTER DELETE ON files BEGIN DELETE FROM games; END")


def another_database(path: Path) -> None:
    path.unlink()
    change(path, "CREATE TABLE mine (x)")


def with_nonsense(path: Path) -> None:
    change(path, "UPDATE games SET preset = 'chess'")


def with_other_types(path: Path) -> None:
    change(path, "UPDATE files SET name = rowid, size = 'large'")


def without_seats(path: Path) -> None:
    change(path, "DELETE FROM seats")


def with_other_coins(path: Path) -> None:
    change(path, "UPDATE seats SET coins = coins + 1 WHERE seat = 0")


def with_letters_that_are_none(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content.replace(b"is_custom INTEGER", b"is_c\xafstom INTEGER"))


def change(path: Path, statement: str) -> None:
    database = sqlite3.connect(path)
    with database:
        database.execute(statement)
    database.close()


@pytest.mark.parametrize(
    "spoil",
    [
        Path.unlink,
        damaged_header,
        damaged_middle,
        cut_short,
        emptied,
        of_another_version,
        with_a_trigger,
        another_database,
        with_nonsense,
        with_other_types,
        without_seats,
        with_other_coins,
        with_letters_that_are_none,
    ],
)
def test_a_spoilt_index_is_made_anew_without_a_word(
    folders: Folders, read: list[bytes], spoil: Callable[[Path], None]
) -> None:
    put(folders, 1, kept(MODERN))
    put(folders, 2, kept(TIED))
    before = Library(folders).look()
    spoil(folders.games_index)
    assert Library(folders).look() == before
    assert len(read) == 4
    assert Library(folders).look() == before
    assert len(read) == 4


def test_an_index_that_is_far_too_large_is_not_looked_through(
    folders: Folders, read: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folders, 1, kept())
    before = Library(folders).look()
    with monkeypatch.context() as patch:
        patch.setattr(game_index, "_LARGEST", 1000)
        assert Library(folders).look() == before
    assert len(read) == 2


def remembers(library_of_games: Library, read: list[bytes]) -> None:
    """There is no index on the disk, and nothing is read twice all the same."""
    shelf = library_of_games.look()
    assert (names(shelf), shelf.is_kept, len(read)) == (["01"], False, 1)
    assert library_of_games.look() == shelf
    assert len(read) == 1


def test_where_the_index_cannot_be_a_file_games_are_remembered(
    folders: Folders, read: list[bytes]
) -> None:
    put(folders, 1, kept())
    folders.games_index.mkdir()
    remembers(Library(folders), read)


def test_in_a_folder_that_may_not_be_written_games_are_remembered(
    folders: Folders, read: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folders, 1, kept())

    def refuse(_lock: FileLock) -> bool:
        raise PermissionError(errno.EROFS, "read-only file system")

    monkeypatch.setattr(FileLock, "acquire", refuse)
    remembers(Library(folders), read)


def test_an_index_that_may_not_be_written_is_done_without(
    folders: Folders, read: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect

    def read_only(path: Path, **options: Any) -> sqlite3.Connection:
        return connect(f"{path.as_uri()}?mode=ro", uri=True, **options)

    put(folders, 2, kept(DUEL))
    Library(folders).look()
    put(folders, 1, kept())
    monkeypatch.setattr(sqlite3, "connect", read_only)
    shelf = Library(folders).look()
    assert (names(shelf), shelf.is_kept) == (["02", "01"], False)


def test_on_a_full_disk_games_are_remembered(
    folders: Folders, read: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folders, 1, kept())

    def refuse(*_arguments: object) -> None:
        raise game_index.IndexTrouble("no room")

    monkeypatch.setattr(game_index.IndexOnDisk, "change", refuse)
    one = Library(folders)
    shelf = one.look()
    assert (names(shelf), shelf.is_kept) == (["01"], False)
    read.clear()
    one.look()
    assert len(read) == 1  # the file of the index is tried again, what is remembered is not read
    assert one.look() == shelf


def test_a_folder_of_games_that_cannot_be_listed_is_told(folders: Folders) -> None:
    folders.data.mkdir(parents=True)
    folders.kept_games.write_text("no folder", encoding="utf-8")
    assert Library(folders).look() == Shelf(no_access=True)


def test_an_index_that_another_program_has_is_waited_for_and_then_done_without(
    folders: Folders, read: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "_PATIENCE", 0.1)
    put(folders, 1, kept())
    lock = FileLock(folders.data / "games.lock")
    assert lock.acquire()
    one = Library(folders)
    remembers(one, read)
    lock.release()
    assert one.look().is_kept


def test_an_index_that_sqlite_finds_locked_is_done_without(
    folders: Folders, read: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_index, "_PATIENCE", 0.05)
    put(folders, 1, kept())
    Library(folders).look()
    read.clear()
    database = sqlite3.connect(folders.games_index, isolation_level=None)
    database.execute("BEGIN EXCLUSIVE")
    try:
        remembers(Library(folders), read)
    finally:
        database.close()
    assert Library(folders).look().is_kept


def test_several_programs_at_once_come_to_the_same(folders: Folders) -> None:
    for day in range(1, 13):
        put(folders, day, kept(DUEL, names=("Ada", f"Day {day}")))
    found: list[Shelf] = []
    threads = [
        threading.Thread(target=lambda: found.append(Library(folders).look())) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [Library(folders).look()] * 4
    assert len(found[0].games) == 12


def test_reading_can_be_stopped_and_goes_on_where_it_was(
    folders: Folders, read: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "_AT_ONCE", 4)
    for day in range(1, 11):
        put(folders, day, kept(DUEL, names=("Ada", f"Day {day}")))
    told: list[tuple[int, int]] = []
    with pytest.raises(Stopped):
        Library(folders).look(lambda *far: told.append(far), lambda: len(read) < 6)
    assert told == [(number, 10) for number in range(6)]
    assert len(Library(folders).look().games) == 10
    assert len(read) == 10


def test_all_conformance_games_can_be_kept(folders: Folders) -> None:
    records = sorted(GAMES.glob("*.bohn"))
    for day, path in enumerate(records, start=1):
        put(folders, day, kept(path.stem))
    shelf = Library(folders).look()
    assert len(shelf.games) == len(records)
    assert all(listed.game.winners for listed in shelf.games)
    assert Library(folders).look() == shelf
