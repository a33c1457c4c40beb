"""A person says which beans are welcome, and all see what everybody says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import Question
from bohnanza_qt.players.talk import Wishes
from bohnanza_qt.session.talk import SaidWishes
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.delegates.wish_marks import wishes_width
from bohnanza_qt.ui.table.table_page import TablePage
from bohnanza_qt.ui.trade.wishes_dialog import Wish, WishesDialog, WishesModel

from .conftest import StartGame
from .table_support import asks, open_table, play_until, press, visible_point


@pytest.fixture
def controller(qtbot: QtBot, start_game: StartGame) -> GameController:
    controller = start_game(number=3)
    play_until(qtbot, controller, asks(Question.TRADE))
    return controller


@pytest.fixture
def page(qtbot: QtBot, controller: GameController) -> TablePage:
    return open_table(qtbot, controller)


def dialog_of(qtbot: QtBot, page: TablePage) -> WishesDialog:
    dialog = next(found for found in page.findChildren(WishesDialog) if found.isVisible())
    qtbot.waitUntil(dialog.view.hasFocus)
    return dialog


def test_wishes_are_said_by_keyboard_alone(
    qtbot: QtBot, page: TablePage, controller: GameController
) -> None:
    press(Qt.Key.Key_L)
    dialog = dialog_of(qtbot, page)
    first, second, third = (row.bean for row in dialog.model.rows[:3])
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Minus)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Plus)
    press(Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert controller.talk.wishes[0] == Wishes((first, third), (second,))
    assert "would like" in page.seat_box.accessibleDescription()


def test_wishes_are_said_by_mouse_alone(
    qtbot: QtBot, page: TablePage, controller: GameController
) -> None:
    qtbot.mouseClick(page.seat_box, Qt.MouseButton.LeftButton)
    dialog = dialog_of(qtbot, page)
    view, kinds = dialog.view, [row.bean for row in dialog.model.rows]
    left, right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
    qtbot.mouseClick(view.viewport(), left, pos=visible_point(view, 0))
    qtbot.mouseClick(view.viewport(), right, pos=visible_point(view, 1))
    for _ in range(3):
        qtbot.mouseClick(view.viewport(), left, pos=visible_point(view, 2))
    qtbot.mouseClick(dialog.say_button, left)
    assert controller.talk.wishes[0] == Wishes((kinds[0],), (kinds[1],))


def test_it_is_said_how_a_kind_is_marked(qtbot: QtBot, page: TablePage) -> None:
    page.ask_for_wishes()
    assert "once: welcome" in dialog_of(qtbot, page).way.text()


def test_who_lets_it_be_has_said_nothing(
    qtbot: QtBot, page: TablePage, controller: GameController
) -> None:
    press(Qt.Key.Key_L)
    dialog_of(qtbot, page)
    press(Qt.Key.Key_Plus)
    press(Qt.Key.Key_Escape)
    assert controller.talk.wishes[0] == Wishes()
    assert not any(said.seat == 0 for _, said in controller.session.talk)


def test_what_was_said_before_is_where_one_goes_on() -> None:
    kinds = (Bean.BLUE, Bean.RED, Bean.SOY)
    model = WishesModel(kinds, Wishes((Bean.RED,), (Bean.SOY, Bean.COCOA)))
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert [row.wish for row in model.rows] == [Wish.NOTHING, Wish.WANTED, Wish.UNWANTED]
    for _ in range(2):
        model.say(1)
    assert model.wishes == Wishes((), (Bean.SOY,))
    assert tester is not None


def test_what_others_say_stands_at_their_seats_and_goes_with_an_undo(
    page: TablePage, controller: GameController
) -> None:
    controller.hold()
    before = controller.session.wishes[2]
    controller.session.say(SaidWishes(2, (Bean.CHILI,), (Bean.SOY,)))
    row = next(row for row in page.opponents.model.rows if row.seat == 2)
    assert row.wishes == Wishes((Bean.CHILI,), (Bean.SOY,))
    text = page.opponents.model.text(row, 1)
    assert "would like: Chili, would rather not get: Soy" in text
    assert before != row.wishes


def test_the_marks_take_no_room_where_nothing_is_said(qtbot: QtBot) -> None:
    assert wishes_width(Wishes(), 11) == 0
    assert wishes_width(Wishes((Bean.CHILI,)), 11) > 0


def test_nothing_goes_on_behind_an_open_question(
    qtbot: QtBot, page: TablePage, controller: GameController
) -> None:
    press(Qt.Key.Key_L)
    dialog = dialog_of(qtbot, page)
    assert controller._held == 1
    dialog.reject()
    assert controller._held == 0
