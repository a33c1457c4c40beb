"""The whole window: begin, continue, open, read the rules, come to the end, lose nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import Plant
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.session.game_setup import GameSetup, SeatKind, SeatSetup
from bohnanza_qt.session.paths import folders
from bohnanza_qt.session.settings import Speed
from bohnanza_qt.ui.end_screen import EndScreen
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.mishaps import Mishaps
from bohnanza_qt.ui.preferences import Preferences
from bohnanza_qt.ui.rules_page import RulesPage
from bohnanza_qt.ui.rules_text import Chapter
from bohnanza_qt.ui.table.table_page import TablePage

OpenWindow = Callable[[], MainWindow]


@pytest.fixture
def open_window(qtbot: QtBot) -> Iterator[OpenWindow]:
    windows: list[MainWindow] = []

    def make() -> MainWindow:
        preferences = Preferences(folders().settings_file)
        preferences.dress("en")
        preferences.update(speed=Speed.NONE, animation=False)
        window = MainWindow(preferences, folders())
        qtbot.addWidget(window)
        window.show()
        qtbot.waitExposed(window)
        windows.append(window)
        return window

    yield make
    for window in windows:
        window.close()


def computers_only(seats: int = 3) -> GameSetup:
    names = ("Ada", "Ben", "Cleo", "Dora")[:seats]
    return GameSetup(
        seats=tuple(SeatSetup(name=name, kind=SeatKind.COMPUTER) for name in names),
        start=0,
        game_number=7,
        overrides={},
    )


def person_first() -> GameSetup:
    names = ("You", "Ben", "Cleo")
    kinds = (SeatKind.PERSON, SeatKind.COMPUTER, SeatKind.COMPUTER)
    return GameSetup(
        seats=tuple(
            SeatSetup(name=name, kind=kind) for name, kind in zip(names, kinds, strict=True)
        ),
        start=0,
        game_number=7,
        overrides={},
    )


def test_one_click_from_the_start_to_a_running_game(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    window = open_window()
    qtbot.mouseClick(window.start_screen.entries()[0], Qt.MouseButton.LeftButton)
    assert isinstance(window.page, TablePage)
    assert window.controller is not None
    assert len(window.controller.names) == 4


def test_a_game_is_continued_exactly_where_it_was_left(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    window = open_window()
    window.play(window.games.begin(person_first()))
    assert window.controller is not None
    window.controller.try_action(Plant(0, 1))
    before = window.controller.view
    window.close()

    again = open_window()
    qtbot.waitUntil(lambda: again.start_screen.entries()[0].text() == "Continue")
    again.prepare()
    assert again.start_screen.entries()[0].detail == "Round 1 with Ben and Cleo"
    again.continue_game()
    assert again.controller is not None
    assert again.controller.view == before


def test_going_back_to_the_start_keeps_the_game(open_window: OpenWindow) -> None:
    window = open_window()
    window.play(window.games.begin(person_first()))
    window.show_start()
    assert window.start_screen.entries()[0].text() == "Continue"
    assert window.controller is None


def test_a_new_game_says_where_the_former_one_is(open_window: OpenWindow) -> None:
    window = open_window()
    window.play(window.games.begin(person_first()))
    window.new_game()
    assert "kept" in window.notice
    assert list(folders().kept_games.glob("*.bohn"))


def test_an_unfinished_record_is_played_on_and_its_file_untouched(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    window = open_window()
    session = window.games.begin(person_first())
    record = tmp_path / "game.bohn"
    assert window.games.save(session, record) == ""
    content = record.read_bytes()
    window.open_game(record)
    assert isinstance(window.page, TablePage)
    assert window.controller is not None
    window.controller.try_action(Plant(0, 0))
    assert record.read_bytes() == content


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"{}", b"[1, 2", b'{"format": "bohnanza-record", "version": 9}']
)
def test_a_bad_record_is_told_in_a_sentence_and_left_alone(
    open_window: OpenWindow, tmp_path: Path, content: bytes
) -> None:
    window = open_window()
    record = tmp_path / "bad.bohn"
    record.write_bytes(content)
    window.open_game(record)
    assert window.page is window.start_screen
    assert window.notice.endswith((".", "1", ")"))
    assert record.read_bytes() == content


def test_a_record_that_is_not_there_is_told_in_a_sentence(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    window = open_window()
    window.open_game(tmp_path / "nowhere.bohn")
    assert "nowhere.bohn" in window.notice


def test_a_game_of_computers_comes_to_the_end_screen_and_can_be_dealt_again(
    open_window: OpenWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window()
    session = window.games.begin(computers_only())
    window.play(session)
    qtbot.waitUntil(lambda: isinstance(window.page, EndScreen), timeout=60_000)
    assert session.is_over
    record = tmp_path / "over.bohn"
    assert window.games.save(session, record) == ""
    window.same_deal()
    assert isinstance(window.page, TablePage)
    window.open_game(record)
    assert isinstance(window.page, EndScreen)
    for code in ("it", "en"):
        window._preferences.update(language=code)
        assert not window.grab().isNull()


def test_f1_opens_the_rule_for_the_phase_and_escape_goes_back(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    window = open_window()
    window.play(window.games.begin(person_first()))
    table = window.page
    assert isinstance(table, TablePage)
    table.rule_wanted.emit(Phase.TRADE.value)
    assert isinstance(window.page, RulesPage)
    assert window.page.chapter is Chapter.TRADE
    qtbot.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page is table


def test_the_rule_book_names_every_bean_in_play_and_finds_words(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    window = open_window()
    window.show_rules()
    page = window.page
    assert isinstance(page, RulesPage)
    text = page._text.toPlainText()
    for name in ("Blue", "Chili", "Stink", "Green", "Soy", "Black-eyed", "Red", "Garden"):
        assert name in text
    qtbot.keyClicks(page._search, "protected")
    assert page._text.textCursor().selectedText() == "protected"
    qtbot.keyClicks(page._search, "zzz")
    assert not page._found.isHidden()


@pytest.mark.parametrize("show", ["show_settings", "show_keys", "show_about"])
def test_dialogs_open_and_close_without_a_word_from_qt(
    open_window: OpenWindow, qtbot: QtBot, show: str
) -> None:
    window = open_window()
    getattr(window, show)()
    (dialog,) = window.findChildren(QDialog)
    assert dialog.isVisible()
    assert dialog.windowTitle()
    assert not dialog.grab().isNull()
    dialog.close()


def test_settings_take_effect_at_once_and_are_kept(open_window: OpenWindow) -> None:
    window = open_window()
    window._preferences.update(language="it", text_scale=1.25)
    assert window._preferences.language == "it"
    again = Preferences(folders().settings_file)
    assert again.settings.language == "it"
    assert again.settings.text_scale == 1.25


def test_a_damaged_settings_file_is_told_and_kept(open_window: OpenWindow) -> None:
    path = folders().settings_file
    path.parent.mkdir(parents=True)
    path.write_bytes(b"{ no")
    window = open_window()
    assert window.page is window.start_screen
    assert [found.name for found in path.parent.iterdir() if "unreadable" in found.name]


def test_an_unexpected_error_is_written_down_and_told(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    window = open_window()
    mishaps = Mishaps(tmp_path / "log" / "bohnanza-qt.log")
    mishaps.happened.connect(lambda: window.tell_mishap(mishaps.log_file))
    mishaps.take_over()
    sys.excepthook(ValueError, ValueError("no such bean"), None)
    mishaps.hand_back()
    assert "no such bean" in mishaps.log_file.read_text()
    assert "bohnanza-qt.log" in window.notice
