"""Names come from files that anybody may have written: everywhere they are shown as letters."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import GameSetup, SeatKind, SeatSetup
from bohnanza_qt.session.names import LONGEST_SHOWN
from bohnanza_qt.session.paths import folders
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.preferences import Preferences
from bohnanza_qt.ui.replay.replay_page import ReplayPage
from bohnanza_qt.ui.start_screen import StartScreen
from bohnanza_qt.ui.theme import set_theme
from bohnanza_qt.ui.trade.key_button import KeyButton
from bohnanza_qt.ui.trade.partner_chips import PartnerChips
from bohnanza_qt.ui.trade_draft import TradeDraft

NAMES = ("Ann & <b>Bo</b>", "<h1>Big</h1> {name} %n", "<img src='x.png'>", "W" * 5000, "a\n\n\nb")


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    preferences = Preferences(folders().settings_file)
    preferences.dress("en")
    window = MainWindow(preferences, folders())
    qtbot.addWidget(window)
    window.showNormal()  # the screen of the tests is smaller than what is looked at
    window.resize(1280, 800)
    seats = tuple(
        SeatSetup(name=name, kind=SeatKind.PERSON if seat == 0 else SeatKind.COMPUTER)
        for seat, name in enumerate(NAMES)
    )
    window.game_pages.play(GameSession.new(GameSetup(seats=seats, start=0, game_number=1)))
    qtbot.wait(50)
    return window


def visible_labels(widget: QWidget) -> list[QLabel]:
    return [label for label in widget.findChildren(QLabel) if label.isVisible()]


def test_no_label_takes_words_for_markup(window: MainWindow, qtbot: QtBot) -> None:
    window.show_this_game()
    window.notices.say("no file <b>x</b>")
    qtbot.wait(20)
    labels = visible_labels(window)
    assert any("<b>" in label.text() for label in labels)
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}


def test_nor_does_a_tip(window: MainWindow, no_qt_warnings: list[str]) -> None:
    QToolTip.showText(QPoint(10, 10), "Offer it to <h1>Big</h1>.", window)
    tips = [tip for tip in QApplication.allWidgets() if tip.inherits("QTipLabel")]
    assert tips
    for tip in tips:
        assert isinstance(tip, QLabel)
        assert tip.textFormat() == Qt.TextFormat.PlainText
    QToolTip.hideText()
    no_qt_warnings.clear()  # what the platform without a screen says of any tip


def test_no_tip_of_a_table_shows_a_name_as_markup(
    window: MainWindow, no_qt_warnings: list[str]
) -> None:
    table = window.table
    assert table is not None
    texts = {widget.toolTip() for widget in table.findChildren(QWidget)}
    tempting = [text for text in texts if "<" in text]
    assert any("<h1>" in text for text in tempting)
    for text in tempting:
        QToolTip.showText(QPoint(10, 10), text, window)
        (tip,) = [tip for tip in QApplication.allWidgets() if tip.inherits("QTipLabel")]
        assert isinstance(tip, QLabel)
        assert tip.text() == text
        assert tip.textFormat() == Qt.TextFormat.PlainText
    QToolTip.hideText()
    no_qt_warnings.clear()


def test_nor_does_a_question(window: MainWindow) -> None:
    box = QMessageBox(window)
    box.setText("Shall “<b>x</b>” play on this seat?")
    box.show()
    shown = [label for label in visible_labels(box) if "<b>" in label.text()]
    assert [label.textFormat() for label in shown] == [Qt.TextFormat.PlainText]
    box.close()


def test_a_window_of_foreign_names_keeps_its_size_and_its_words(window: MainWindow) -> None:
    assert window.width() == 1280
    assert window.controller is not None
    for name in window.controller.names:
        assert len(name) <= LONGEST_SHOWN
        assert name.isprintable()
    shown = window.controller.names
    window.game_pages.look_back()
    assert isinstance(window.page, ReplayPage)
    assert window.page._replay.names == shown


def test_buttons_show_an_ampersand(qtbot: QtBot) -> None:
    button = KeyButton()
    qtbot.addWidget(button)
    button.set_words("Give to Ann & Bo", "Enter")
    assert button.text() == "Give to Ann && Bo"
    assert button.accessibleName() == "Give to Ann & Bo"


def test_chips_show_an_ampersand(qtbot: QtBot) -> None:
    seats = (SeatSetup(name="Ada", kind=SeatKind.PERSON), *map(_computer, ("A & B", "Bo")))
    session = GameSession.new(GameSetup(seats=seats, start=0, game_number=1))
    controller = GameController(session)
    chips = PartnerChips(controller, TradeDraft(controller, controller))
    qtbot.addWidget(chips)
    chips.resize(600, 40)
    chips.show()
    assert "A && B" in chips.chip(1).text()
    assert "A & B" in chips.chip(1).toolTip()
    controller.stop()


def _computer(name: str) -> SeatSetup:
    return SeatSetup(name=name)


def test_the_sheet_of_the_start_never_hides_the_picture_for_a_name(qtbot: QtBot) -> None:
    set_theme("light", 1.0)
    start = StartScreen()
    qtbot.addWidget(start)
    start.resize(1280, 800)
    start.show()
    start.set_continue(2, ["W" * LONGEST_SHOWN] * 5)
    assert start._sheet.width() <= 560
    assert start._continue.toolTip() == start._continue.detail
