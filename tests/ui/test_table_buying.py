"""A field that is for sale: the bed behind the own fields."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import BuyField
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.view import view_of
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.table.table_page import TablePage
from tests.ui.conftest import StartGame
from tests.ui.table_support import open_table, press, wait_for_question


def give_coins(controller: GameController, count: int) -> None:
    """Coins out of nowhere: a test need not play for them."""
    controller.session.state.seats[controller.seat].coins = [Bean.RED] * count
    controller._view = view_of(controller.session.state, controller.seat)
    controller.view_changed.emit(controller.view)


def start_selling(qtbot: QtBot, start_game: StartGame, coins: int) -> TablePage:
    controller = start_game(preset="original")
    page = open_table(qtbot, controller)
    controller.start()
    wait_for_question(qtbot, controller)
    give_coins(controller, coins)
    return page


def test_without_enough_coins_the_bed_says_why(qtbot: QtBot, start_game: StartGame) -> None:
    page = start_selling(qtbot, start_game, coins=2)
    bed = page.fields.buy_bed
    assert bed.isVisible()
    assert not bed.isEnabled()
    assert bed.refusal == "Another field costs 3 coins; you have 2 coins."
    assert bed.refusal in bed.toolTip()
    press(Qt.Key.Key_B)
    assert page.gestures.notice == bed.refusal


@pytest.mark.parametrize("by_key", [True, False])
def test_a_field_is_bought_with_one_gesture_in_the_middle_of_planting(
    qtbot: QtBot, start_game: StartGame, by_key: bool
) -> None:
    page = start_selling(qtbot, start_game, coins=4)
    controller = page.gestures._controller
    assert controller.view.question is Question.PLANT_FIRST
    bed = page.fields.buy_bed
    assert bed.accessibleName() == "Buy a field for 3 coins"
    if by_key:
        press(Qt.Key.Key_B)
    else:
        QTest.mouseClick(bed, Qt.MouseButton.LeftButton)
    assert controller.view.me.coins == 1
    assert len(page.fields.model.rows) == 3
    assert page.fields.model.rows[2].invites, "the new field takes the front card at once"
    assert not bed.isVisible(), "nobody may own a fourth"
    press(Qt.Key.Key_3)
    assert controller.view.me.fields[2] is not None


def test_buying_can_be_undone_as_long_as_nobody_learned_anything(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game(preset="original")
    page = open_table(qtbot, controller)
    give_coins(controller, 3)
    controller.try_action(BuyField(0))
    if controller.can_undo:
        assert page.bar.undo.isVisible()
        assert "field" in controller.undo_text.lower()


def test_where_no_field_is_sold_there_is_no_bed(qtbot: QtBot, start_game: StartGame) -> None:
    page = open_table(qtbot, start_game(preset="modern"))
    assert not page.fields.buy_bed.isVisible()


def test_the_fields_and_the_bed_do_not_overlap(qtbot: QtBot, start_game: StartGame) -> None:
    page = start_selling(qtbot, start_game, coins=0)
    for width in (1024, 1280, 1600):
        page.resize(width, 700)
        assert not page.fields.view.geometry().intersects(
            page.fields.buy_bed.geometry().adjusted(1, 0, 0, 0)
        )
        assert page.fields.rect().contains(page.fields.buy_bed.geometry())
