"""The whole window: its pages, its menu and dialogs, settings that change, and what goes wrong."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QLabel
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import Plant, TurnOver
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.session.paths import folders
from bohnanza_qt.ui.game_dialog import GameDialog
from bohnanza_qt.ui.mishaps import Mishaps
from bohnanza_qt.ui.preferences import Preferences
from bohnanza_qt.ui.replay.replay_page import ReplayPage
from bohnanza_qt.ui.rules_page import RulesPage
from bohnanza_qt.ui.rules_text import Chapter
from bohnanza_qt.ui.setup.setup_page import SetupPage
from bohnanza_qt.ui.table.table_page import TablePage
from bohnanza_qt.ui.theme import theme

from .family import OpenWindow, family_setup


def test_one_click_from_the_start_to_a_running_game(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    qtbot.mouseClick(window.start_screen.entries()[0], Qt.MouseButton.LeftButton)
    assert isinstance(window.page, TablePage)
    assert window.controller is not None
    assert len(window.controller.names) == 4


def test_every_page_begins_with_the_focus_where_enter_or_a_key_does_something(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    window = open_window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.show_setup()
    page = window.page
    assert isinstance(page, SetupPage)
    assert QApplication.focusWidget() is page._deal
    window.game_pages.play(window.games.begin(family_setup({0}, 3)))
    assert window.table is not None
    assert QApplication.focusWidget() is window.table.hand.view
    window.game_pages.look_back()
    page = window.page
    assert isinstance(page, ReplayPage)
    assert QApplication.focusWidget() is page.bar.slider
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is window.table.hand.view
    window.show_start()
    assert QApplication.focusWidget() is window.start_screen.entries()[0]


def test_going_back_to_the_start_keeps_the_game(open_window: OpenWindow) -> None:
    window = open_window()
    window.game_pages.play(window.games.begin(family_setup({0}, 3)))
    window.show_start()
    assert window.start_screen.entries()[0].text() == "Continue"
    assert window.controller is None


def test_a_line_of_the_log_leads_to_its_moment_and_back_to_the_game(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    window = open_window()
    window.game_pages.play(window.games.begin(family_setup({0}, 3)))
    table, controller = window.table, window.controller
    assert table is not None
    assert controller is not None
    controller.try_action(Plant(0, 0))
    controller.try_action(TurnOver(0))
    view = table.side.log.view
    last = view.model().index(view.model().rowCount() - 1, 0)
    view.scrollTo(last)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(last).center())
    page = window.page
    assert isinstance(page, ReplayPage)
    assert page.moment == 1
    assert page.bar.back.accessibleName() == "Back to the game"
    assert page.bar.eyes.count() == 1
    qtbot.mouseClick(page.bar.back, Qt.MouseButton.LeftButton)
    assert window.page is table
    assert window.controller is controller


def test_computers_wait_while_one_looks_back(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    setup = family_setup({0}, 3).model_copy(update={"start": 1})
    window.game_pages.play(window.games.begin(setup))
    controller = window.controller
    assert controller is not None
    window.game_pages.look_back()
    window.show_rules()
    done = controller.session.action_count
    qtbot.wait(80)
    assert controller.session.action_count == done
    qtbot.keyClick(window.page, Qt.Key.Key_Escape)
    assert isinstance(window.page, ReplayPage)
    qtbot.wait(80)
    assert controller.session.action_count == done
    qtbot.keyClick(window.page, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: controller.session.action_count > done)


def test_the_menu_names_what_undo_takes_back_and_has_redo(open_window: OpenWindow) -> None:
    window = open_window()
    window.game_pages.play(window.games.begin(family_setup({0}, 3)))
    assert window.controller is not None
    before = window.controller.view
    window.controller.try_action(Plant(0, 0))
    after = window.controller.view
    undo, redo = window.menu._undo, window.menu._redo
    window.menu.aboutToShow.emit()
    assert undo.text().startswith("Undo planting")
    assert undo.isEnabled()
    assert not redo.isEnabled()
    undo.trigger()
    assert window.controller.view == before
    window.menu.aboutToShow.emit()
    assert not undo.isEnabled()
    assert redo.isEnabled()
    assert redo.text().startswith("Plant again")
    redo.trigger()
    assert window.controller.view == after
    window.game_pages.look_back()
    window.menu.aboutToShow.emit()
    assert not undo.isEnabled()


def test_about_this_game_tells_its_number_and_copies_it(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    window = open_window()
    window.game_pages.play(window.games.begin(family_setup({0}, 3)))
    window.show_this_game()
    (dialog,) = window.findChildren(GameDialog)
    text = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "Modern" in text
    assert "Ben (computer)" in text
    dialog._copy.click()
    assert QApplication.clipboard().text() == "7"
    dialog.close()


def test_f1_opens_the_rule_for_the_phase_and_escape_goes_back(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    window = open_window()
    window.game_pages.play(window.games.begin(family_setup({0}, 3)))
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


@pytest.mark.parametrize(("code", "typed"), [("en", "Else’s"), ("it", "l'altr"), ("it", "l’altr")])
def test_the_rule_book_takes_either_apostrophe_for_the_other(
    open_window: OpenWindow, qtbot: QtBot, code: str, typed: str
) -> None:
    window = open_window()
    window._preferences.update(language=code)
    window.show_rules()
    page = window.page
    assert isinstance(page, RulesPage)
    page._search.setText(typed)
    assert page._text.textCursor().hasSelection()
    assert page._found.isHidden()
    page._search.setText("(")
    page._search.setText("l.altr")
    assert not page._found.isHidden()


@pytest.mark.parametrize("show", ["show_settings", "show_keys", "show_about"])
def test_dialogs_open_and_close_without_a_word_from_qt(
    open_window: OpenWindow, qtbot: QtBot, show: str
) -> None:
    window = open_window()
    getattr(window.dialogs, show)()
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
    mishaps.happened.connect(lambda: window.notices.tell_mishap(mishaps.log_file))
    mishaps.take_over()
    sys.excepthook(ValueError, ValueError("no such bean"), None)
    mishaps.hand_back()
    assert "no such bean" in mishaps.log_file.read_text()
    assert "bohnanza-qt.log" in window.notice


def test_texts_grow_with_the_window(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    usual = theme().px(20)
    window.resize(2560, 1440)
    qtbot.waitUntil(lambda: theme().px(20) == round(1.3 * usual))
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: theme().px(20) == usual)
