"""The start screen: what can be begun, with the keyboard too, in any language at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bohnanza_qt.ui.i18n import LANGUAGES, set_language
from bohnanza_qt.ui.start_screen import StartScreen
from bohnanza_qt.ui.theme import set_theme


@pytest.fixture
def start(qtbot: QtBot) -> StartScreen:
    screen = StartScreen(opponents=3)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    qtbot.waitExposed(screen)
    return screen


def names(screen: StartScreen) -> list[str]:
    return [entry.text() for entry in screen.entries()]


def test_without_a_saved_game_nothing_can_be_continued(start: StartScreen) -> None:
    assert names(start)[0] == "Play alone"


def test_a_saved_game_comes_first_and_says_round_and_names(start: StartScreen) -> None:
    start.set_continue(9, ["Iker", "Lucia", "Tom"])
    first = start.entries()[0]
    assert first.text() == "Continue"
    assert first.detail == "Round 9 with Iker, Lucia and Tom"
    assert first.accessibleName() == "Continue"


def test_one_click_plays_against_as_many_as_last_time(start: StartScreen, qtbot: QtBot) -> None:
    start.set_opponents(4)
    with qtbot.waitSignal(start.play_wanted) as wanted:
        qtbot.mouseClick(start.entries()[0], Qt.MouseButton.LeftButton)
    assert wanted.args == [4]


def test_a_number_of_opponents_for_which_there_are_no_seats_is_brought_near(
    start: StartScreen,
) -> None:
    start.set_opponents(9)
    assert start.opponents == 6
    start.set_opponents(0)
    assert start.opponents == 1


def test_playing_alone_says_by_which_rules(start: StartScreen, qtbot: QtBot) -> None:
    start.set_rules({1: "Duel for two", 3: "Modern"})
    assert start.entries()[0].detail == "You and 3 computers · Modern"
    qtbot.mouseClick(start._opponents.button(1), Qt.MouseButton.LeftButton)
    assert start.entries()[0].detail == "You and 1 computer · Duel for two"


def test_a_game_can_be_put_together(start: StartScreen, qtbot: QtBot) -> None:
    line = start.entries()[2]
    assert line.text() == "New game…"
    with qtbot.waitSignal(start.setup_wanted):
        qtbot.mouseClick(line, Qt.MouseButton.LeftButton)


def test_several_persons_begin_as_last_time(start: StartScreen, qtbot: QtBot) -> None:
    line = start.entries()[1]
    assert line.text() == "Play on one computer"
    assert line.detail == "Several persons, one screen"
    start.set_family(("Ada", "Ben", "Cleo"))
    assert line.detail == "Ada, Ben and Cleo"
    with qtbot.waitSignal(start.family_wanted):
        qtbot.mouseClick(line, Qt.MouseButton.LeftButton)


def test_arrows_walk_through_the_lines_and_enter_presses(start: StartScreen, qtbot: QtBot) -> None:
    start.entries()[0].setFocus()
    qtbot.keyClick(start.entries()[0], Qt.Key.Key_Down)
    assert start.focusWidget() is start.entries()[1]
    with qtbot.waitSignal(start.family_wanted):
        qtbot.keyClick(start.entries()[1], Qt.Key.Key_Return)
    qtbot.keyClick(start.entries()[1], Qt.Key.Key_Up)
    qtbot.keyClick(start.entries()[0], Qt.Key.Key_Up)
    assert start.focusWidget() is start.entries()[-1]
    with qtbot.waitSignal(start.quit_wanted):
        qtbot.keyClick(start.entries()[-1], Qt.Key.Key_Enter)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_on_a_number_of_opponents_begins_against_so_many(
    start: StartScreen, qtbot: QtBot, key: Qt.Key
) -> None:
    number = start._opponents.button(5)
    number.setFocus()
    with qtbot.waitSignal(start.play_wanted) as wanted:
        qtbot.keyClick(number, key)
    assert wanted.args == [5]
    assert start.opponents == 5


def test_the_language_changes_at_once(
    start: StartScreen, qtbot: QtBot, loud_language: Callable[[], None]
) -> None:
    loud_language()
    qtbot.waitUntil(lambda: names(start)[0].startswith("PLAY ALONE"))


def test_the_names_of_a_saved_game_are_joined_in_the_new_language(
    start: StartScreen, qtbot: QtBot, loud_language: Callable[[], None]
) -> None:
    start.set_continue(9, ["Iker", "Lucia", "Tom"])
    loud_language()
    qtbot.waitUntil(lambda: " AND Tom" in start.entries()[0].detail)


def test_choosing_a_language_asks_for_it(start: StartScreen, qtbot: QtBot) -> None:
    italian = next(
        action for action in start._language.menu().actions() if action.text() == "Italiano"
    )
    with qtbot.waitSignal(start.language_wanted) as wanted:
        italian.trigger()
    assert wanted.args == ["it"]


@pytest.mark.parametrize("mode", ["light", "dark", "contrast"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_line_can_be_reached_in_the_smallest_window(
    start: StartScreen, qtbot: QtBot, mode: str, scale: float
) -> None:
    set_theme(mode, scale)  # type: ignore[arg-type]
    start.resize(1024, 700)
    start.set_continue(1, ["Iker"])
    assert not start.grab().isNull()
    qtbot.waitUntil(
        lambda: all(entry.height() >= entry.sizeHint().height() for entry in start.entries())
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_seen_at_once_in_the_smallest_window(
    start: StartScreen, qtbot: QtBot, language: str
) -> None:
    set_language(language)
    start.resize(1024, 700)
    start.set_continue(12, ["Iker", "Lucia", "Tom", "Amaia"])
    start.set_rules({3: "Classic, the big box"})
    start.set_family(("Ada", "Ben", "Cleo"))
    qtbot.waitUntil(lambda: start._scroll.height() >= start._inside.sizeHint().height())
    assert start._scroll.verticalScrollBar().maximum() == 0
    title, tagline, sheet = start._title, start._tagline, start._sheet
    assert title.y() >= 0
    assert title.geometry().bottom() <= tagline.y() <= tagline.geometry().bottom() <= sheet.y()
    assert sheet.geometry().bottom() < start.height()


def test_the_sheet_scrolls_where_letters_are_too_large_for_it(
    start: StartScreen, qtbot: QtBot
) -> None:
    set_theme("light", 1.5)
    start.resize(1024, 700)
    start.set_continue(12, ["Iker"])
    qtbot.waitUntil(lambda: start._scroll.verticalScrollBar().maximum() > 0)
    last = start.entries()[-1]
    last.setFocus()
    place = last.mapTo(start, last.rect().bottomLeft()).y()
    assert place <= start.height()


def test_in_a_high_window_the_lines_have_air_and_the_title_is_large(
    start: StartScreen, qtbot: QtBot
) -> None:
    start.set_continue(12, ["Iker"])
    line = start.entries()[-1]
    start.resize(1024, 700)
    low, small = line.sizeHint().height(), start._title.font().pixelSize()
    start.resize(1280, 900)
    assert line.sizeHint().height() > low
    assert start._title.font().pixelSize() >= small
