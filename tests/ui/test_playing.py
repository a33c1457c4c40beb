"""How a game comes into the window: begun, continued, opened, played on, dealt again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import Plant, TurnOver
from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.session.paths import folders
from bohnanza_qt.ui.end_screen import EndScreen
from bohnanza_qt.ui.replay.replay_page import ReplayPage
from bohnanza_qt.ui.setup.setup_page import SetupPage
from bohnanza_qt.ui.table.table_page import TablePage

from .family import OpenWindow, family_setup


def test_a_game_continued_from_an_older_record_says_that_it_was_opened(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window()
    window.playing.play_alone(3)
    window.show_start()
    for journal in folders().running_games.glob("*.journal"):
        journal.write_bytes(b"")
    window.playing.continue_game()
    assert isinstance(window.page, TablePage)
    assert window.notice.startswith("The last moves could not be read, so the game goes on")
    assert "could not be opened" not in window.notice


def test_a_game_is_continued_exactly_where_it_was_left(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    window = open_window()
    window.game_pages.play(window.games.begin(family_setup({0}, 3)))
    assert window.controller is not None
    window.controller.try_action(Plant(0, 1))
    before = window.controller.view
    window.close()

    again = open_window()
    qtbot.waitUntil(lambda: again.start_screen.entries()[0].text() == "Continue")
    again.prepare()
    assert again.start_screen.entries()[0].detail == "Round 1 with Ben and Cleo"
    again._preferences.update(language="it")
    qtbot.waitUntil(lambda: again.start_screen.entries()[0].text() == "Continua")
    assert again.start_screen.entries()[0].detail == "Giro 1 con Ben e Cleo"
    again.playing.continue_game()
    assert again.controller is not None
    assert again.controller.view == before


def test_a_new_game_says_where_the_former_one_is(open_window: OpenWindow) -> None:
    window = open_window()
    window.game_pages.play(window.games.begin(family_setup({0}, 3)))
    window.playing.play_alone(2)
    assert "kept" in window.notice
    assert list(folders().kept_games.glob("*.bohn"))


def test_an_unfinished_record_is_played_on_and_its_file_untouched(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window = open_window()
    session = window.games.begin(family_setup({0}, 3))
    record = tmp_path / "game.bohn"
    assert window.games.save(session, record) == ""
    content = record.read_bytes()
    window.playing.open_game(record)
    page = window.page
    assert isinstance(page, ReplayPage)
    assert "Play on" in window.notice
    qtbot.mouseClick(page.bar.play_on, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, TablePage)
    assert window.controller is not None
    assert window.controller.view == session.view(0)
    window.controller.try_action(Plant(0, 0))
    assert record.read_bytes() == content


def test_looking_at_a_record_and_going_back_leaves_the_game_on_the_disk_alone(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window = open_window()
    session = window.games.begin(family_setup({0}, 3))
    record = tmp_path / "game.bohn"
    assert window.games.save(session, record) == ""
    window.playing.open_game(record)
    page = window.page
    assert isinstance(page, ReplayPage)
    assert page.bar.back.accessibleName() == "Back to the start"
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert window.page is window.start_screen
    assert window.start_screen.entries()[0].text() == "Continue"
    assert not list(folders().kept_games.glob("*.bohn"))


def test_a_setup_is_dealt_and_comes_back_the_next_time(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    window = open_window()
    window.show_setup()
    page = window.page
    assert isinstance(page, SetupPage)
    page._cards.choose(Preset.ORIGINAL)
    page._seats.rows[0]._name.setText("Maren")
    page._seats.rows[0].changed.emit()
    first = page.setup.game_number
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert isinstance(window.page, TablePage)
    assert window.controller is not None
    assert window.controller.names[0] == "Maren"
    assert window.controller.session.setup.game_number == first
    window.close()

    again = open_window()
    again.show_setup()
    page = again.page
    assert isinstance(page, SetupPage)
    assert page.setup.preset is Preset.ORIGINAL
    assert page.setup.names[0] == "Maren"
    assert page.setup.game_number != first
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert again.page is again.start_screen


def test_playing_alone_takes_the_last_rules_where_they_fit(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    window = open_window()
    window._preferences.update(
        last_setup=family_setup({0}, 3).model_copy(update={"preset": Preset.ARENA})
    )
    window.playing.play_alone(4)
    assert window.controller is not None
    assert window.controller.session.setup.preset is Preset.ARENA
    window.playing.play_alone(1)
    assert window.controller.session.setup.preset is Preset.DUEL
    window.show_start()
    assert window.start_screen.opponents == 1
    line = next(e for e in window.start_screen.entries() if e.text() == "Play alone")
    assert line.detail == "You and 1 computer · Duel for two"


def test_playing_on_from_an_earlier_moment_is_another_game_and_keeps_the_first(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    window = open_window()
    session = window.games.begin(family_setup({0}, 3))
    window.game_pages.play(session)
    assert window.controller is not None
    window.controller.try_action(Plant(0, 0))
    before = session.view(0)
    window.controller.try_action(TurnOver(0))
    first = session.record().to_bytes()
    window.game_pages.look_back(1)
    page = window.page
    assert isinstance(page, ReplayPage)
    qtbot.mouseClick(page.bar.play_on, Qt.MouseButton.LeftButton)
    assert window.controller is not None
    assert window.controller.session is not session
    assert window.controller.view == before
    assert "kept" in window.notice
    (kept,) = folders().kept_games.glob("*.bohn")
    assert kept.read_bytes() == first


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"{}", b"[1, 2", b'{"format": "bohnanza-record", "version": 9}']
)
def test_a_bad_record_is_told_in_a_sentence_and_left_alone(
    open_window: OpenWindow, tmp_path: Path, content: bytes
) -> None:
    window = open_window()
    record = tmp_path / "bad.bohn"
    record.write_bytes(content)
    window.playing.open_game(record)
    assert window.page is window.start_screen
    assert window.notice.endswith((".", "1", ")"))
    assert record.read_bytes() == content


def test_a_record_that_is_not_there_is_told_in_a_sentence(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    window = open_window()
    window.playing.open_game(tmp_path / "nowhere.bohn")
    assert "nowhere.bohn" in window.notice


def test_a_game_of_computers_comes_to_the_end_screen_and_can_be_dealt_again(
    open_window: OpenWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window()
    session = window.games.begin(family_setup(set(), 3))
    window.game_pages.play(session)
    qtbot.waitUntil(lambda: isinstance(window.page, EndScreen), timeout=60_000)
    assert session.is_over
    record = tmp_path / "over.bohn"
    assert window.games.save(session, record) == ""
    window.playing.same_deal()
    assert isinstance(window.page, TablePage)
    window.playing.open_game(record)
    assert isinstance(window.page, EndScreen)
    assert "7" in window.page._game_number.text()
    qtbot.mouseClick(window.page._look_back, Qt.MouseButton.LeftButton)
    page = window.page
    assert isinstance(page, ReplayPage)
    assert page.bar.back.accessibleName() == "Back to the result"
    assert page.bar.eyes.count() == 3
    page.look_through(2)
    page.go_to(5)
    page.bar.play_on.click()
    assert window.controller is not None
    assert window.controller.seat == 2
    window.playing.open_game(record)
    for code in ("it", "en"):
        window._preferences.update(language=code)
        assert not window.grab().isNull()
