"""F1 opens the rule book where it speaks of what is on the screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.ui.end_screen import EndScreen
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.rules_page import RulesPage
from bohnanza_qt.ui.rules_text import Chapter, chapter_for, rule_book
from bohnanza_qt.ui.setup.setup_page import SetupPage
from tests.session.playing import play
from tests.ui import family
from tests.ui.table_support import press


def chapter_of(window: MainWindow) -> Chapter | None:
    assert isinstance(window.page, RulesPage)
    return window.page.chapter


def test_of_a_new_game_it_tells_how_the_rules_differ(qtbot: QtBot) -> None:
    window = family.open_window(qtbot)
    window.show_setup()
    assert isinstance(window.page, SetupPage)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    press(Qt.Key.Key_F1)
    assert chapter_of(window) is Chapter.VARIANTS


def test_of_a_finished_game_it_tells_how_games_end(qtbot: QtBot, tmp_path: Path) -> None:
    session = GameSession.new(family.family_setup((), 3))
    play(session, 2000)
    record = tmp_path / "finished.bohn"
    record.write_bytes(session.record().to_bytes())
    window = family.open_window(qtbot)
    window.playing.open_game(record)
    assert isinstance(window.page, EndScreen)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    press(Qt.Key.Key_F1)
    assert chapter_of(window) is Chapter.END
    press(Qt.Key.Key_Escape)
    assert isinstance(window.page, EndScreen)


def test_the_key_that_opened_the_book_closes_it(qtbot: QtBot) -> None:
    window = family.open_window(qtbot)
    window.show_setup()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    press(Qt.Key.Key_F1)
    assert isinstance(window.page, RulesPage)
    qtbot.waitUntil(lambda: window.page.isAncestorOf(QApplication.focusWidget()))
    press(Qt.Key.Key_F1)
    assert isinstance(window.page, SetupPage)


def test_of_a_duel_it_tells_the_rules_for_two(qtbot: QtBot) -> None:
    window = family.open_window(qtbot)
    window.game_pages.play(window.games.begin(family.family_setup({0}, 2, preset="duel")))
    page = family.table_of(window)
    qtbot.waitUntil(page.hand.view.hasFocus)
    press(Qt.Key.Key_F1)
    assert chapter_of(window) is Chapter.DUEL


@pytest.mark.parametrize("phase", list(Phase))
def test_every_phase_has_its_chapter_in_the_book(phase: Phase) -> None:
    chapters = {section.chapter for section in rule_book()}
    assert chapters == set(Chapter)
    assert chapter_for(phase) is not Chapter.AIM
    assert chapter_for(phase, duel=True) is Chapter.DUEL


def test_the_book_speaks_of_every_rule_set_that_can_be_chosen() -> None:
    text = " ".join(
        f"{section.heading} {' '.join(section.paragraphs)}" for section in rule_book()
    ).lower()
    for preset in set(Preset) - {Preset.MODERN}:  # that one is the book itself
        assert preset.value in text
