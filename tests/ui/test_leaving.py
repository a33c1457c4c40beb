"""Whoever leaves a game by whatever way is asked where its last moves would be lost by that."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import Plant
from bohnanza_qt.session import journal
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import SeatKind
from bohnanza_qt.session.paths import folders
from bohnanza_qt.ui.end_screen import EndScreen
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.replay.replay_page import ReplayPage
from bohnanza_qt.ui.start_screen import StartScreen
from tests.session.playing import play

from .family import controller_of, family_setup, open_window, session_of, table_of

BUTTON = QMessageBox.StandardButton
Way = Callable[[MainWindow], object]


def records(name: str) -> Path:
    return folders().data / name


def keep_record(persons: set[int], name: str, actions: int = 30) -> Path:
    session = GameSession.new(family_setup(persons, 3))
    play(session, actions)
    records(name).write_bytes(session.record().to_bytes())
    return records(name)


WAYS: dict[str, Way] = {
    "to the start": lambda window: window.show_start(),
    "a game against computers": lambda window: window.playing.play_alone(2),
    "a game of several persons": lambda window: window.playing.begin(family_setup({0, 1}, 3)),
    "from the page for a new game": lambda window: window._new_games.chosen.emit(
        family_setup({0}, 4)
    ),
    "another game": lambda window: window.playing.play_again(),
    "the same deal": lambda window: window.playing.same_deal(),
    "on from an earlier moment": lambda window: window.playing.play_on(0, 0),
    "a record of one person": lambda window: window.playing.open_game(keep_record({0}, "one.bohn")),
    "a record of several": lambda window: window.playing.open_game(
        keep_record({0, 1}, "more.bohn")
    ),
    "the end of the program": lambda window: window.close(),
}


class Asking:
    """Stands in for the question."""

    def __init__(self) -> None:
        self.answer = BUTTON.No
        self.asked: list[str] = []

    def question(
        self, _parent: object, _title: str, text: str, _buttons: object, usual: object
    ) -> BUTTON:
        assert usual == BUTTON.No
        self.asked.append(text)
        return self.answer


@pytest.fixture
def asking(monkeypatch: pytest.MonkeyPatch) -> Asking:
    asking = Asking()
    monkeypatch.setattr(QMessageBox, "question", asking.question)
    return asking


@pytest.fixture
def window(qtbot: QtBot, asking: Asking) -> Iterator[MainWindow]:
    window = open_window(qtbot)
    window.game_pages.play(window.games.begin(family_setup({0}, 3)))
    yield window
    asking.answer = BUTTON.Yes
    window.close()


class Disk:
    """What is to be written of a running game can be refused for a while."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    @contextmanager
    def full(self, window: MainWindow) -> Iterator[None]:
        """The last move of the game on the table cannot be saved meanwhile."""

        def refuse(*_arguments: object, **_more: object) -> NoReturn:
            raise OSError(errno.ENOSPC, "full")

        assert window.games.wait_until_saved(10)
        with self._monkeypatch.context() as patch:
            patch.setattr(journal, "write_whole", refuse)
            patch.setattr(journal, "write_all", refuse)
            controller_of(window).try_action(Plant(0, 0))
            yield


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def test_on_a_full_disk_whoever_says_no_stays_at_the_table(
    window: MainWindow, asking: Asking, disk: Disk
) -> None:
    table, session = table_of(window), session_of(window)
    with disk.full(window):
        for number, (way, leave) in enumerate(WAYS.items(), 1):
            leave(window)
            assert len(asking.asked) == number, way
            assert asking.asked[-1].startswith("The last moves could not be saved.")
            assert window.isVisible()
            assert window.page is table, way
            assert session_of(window) is session
            assert controller_of(window)._held == 0
            assert "kept" not in window.notice
            assert not window.games.wait_until_saved(0)  # nothing is forgotten: it is tried again


def test_on_a_full_disk_whoever_says_yes_leaves_and_is_asked_once(
    window: MainWindow, asking: Asking, disk: Disk
) -> None:
    asking.answer = BUTTON.Yes
    for number, (way, leave) in enumerate(WAYS.items(), 1):
        window.game_pages.play(window.games.begin(family_setup({0}, 3)))
        session = session_of(window)
        with disk.full(window):
            leave(window)
            assert len(asking.asked) == number, way
            assert window.controller is None or session_of(window) is not session


def test_nobody_is_asked_where_all_is_saved(window: MainWindow, asking: Asking) -> None:
    for way, leave in WAYS.items():
        window.game_pages.play(window.games.begin(family_setup({0}, 3)))
        session = session_of(window)
        leave(window)
        assert asking.asked == [], way
        assert window.controller is None or session_of(window) is not session


def test_a_game_whose_record_cannot_be_kept_is_not_said_to_be_kept(window: MainWindow) -> None:
    folders().kept_games.write_text("in the way of the folder")
    window.playing.play_alone(2)
    assert "kept" not in window.notice
    assert len(list(folders().running_games.glob("*.journal"))) >= 1


def test_a_record_of_several_persons_that_is_opened_over_a_game_tells_that_this_one_is_kept(
    window: MainWindow,
) -> None:
    before = session_of(window).record().to_bytes()
    window.playing.open_game(keep_record({0, 1}, "more.bohn"))
    assert session_of(window).people == {0, 1}
    assert "The game before is kept." in window.notice
    assert [path.read_bytes() for path in folders().kept_games.glob("*.bohn")] == [before]


def test_a_record_of_one_person_leaves_the_game_to_be_continued(window: MainWindow) -> None:
    before = session_of(window).record().to_bytes()
    window.playing.open_game(keep_record({0}, "one.bohn"))
    assert isinstance(window.page, ReplayPage)
    assert window.games.to_continue() is not None
    window.page.back_wanted.emit()
    assert isinstance(window.page, StartScreen)
    window.playing.continue_game()
    assert session_of(window).record().to_bytes() == before


def test_playing_on_from_a_record_tells_that_the_game_left_behind_is_kept(
    window: MainWindow,
) -> None:
    window.playing.open_game(keep_record({0}, "one.bohn"))
    window.playing.play_on(10, 0)
    assert "The game before is kept." in window.notice


def test_a_new_game_over_one_to_continue_tells_that_this_one_is_kept(window: MainWindow) -> None:
    window.show_start()
    window.playing.play_alone(2)
    assert "The game before is kept." in window.notice
    window.show_start()
    window.playing.continue_game()
    assert window.notice == ""


def test_a_game_that_is_over_is_not_said_to_be_kept(window: MainWindow) -> None:
    computers = family_setup(set(), 3)
    assert {seat.kind for seat in computers.seats} == {SeatKind.COMPUTER}
    window.playing.open_game(keep_record(set(), "over.bohn", 10_000))
    assert isinstance(window.page, EndScreen)
    window.playing.play_again()  # puts the game aside that is to be continued
    assert "kept" in window.notice
    play(session_of(window), 10_000)
    assert session_of(window).is_over
    window.playing.play_again()
    assert window.notice == ""
