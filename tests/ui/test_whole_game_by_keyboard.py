"""A whole game in which the person uses nothing but keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.play import Question
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.table.table_page import TablePage
from tests.ui.conftest import StartGame
from tests.ui.table_support import open_table, press, wait_for_question

_DIGITS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)
_SHIFT = Qt.KeyboardModifier.ShiftModifier


def plant_or_make_room(page: TablePage) -> None:
    """The digit of a lit field; if none is lit, harvests, insisting where that is asked."""
    rows = page.fields.model.rows
    lit = [row.number for row in rows if row.invites]
    if lit:
        press(_DIGITS[lit[0]])
        return
    fields = sorted((row for row in rows if row.planted is not None), key=lambda row: -row.pays)
    for row in fields:
        press(_DIGITS[row.number], _SHIFT)
        if page.gestures.harvest_asked == row.number:
            press(_DIGITS[row.number], _SHIFT)
        if page.fields.model.rows[row.number].planted is None:
            return
    raise AssertionError("no field could be harvested")


def try_the_cloth(page: TablePage) -> None:
    """Lays the focused card of the hand on the cloth and takes it back, with two keys."""
    if page.hand.model.rows:
        page.hand.view.setFocus()
        press(Qt.Key.Key_Home)
        press(Qt.Key.Key_G)
        assert page.hand.model.rows[0].offered == 0
        press(Qt.Key.Key_G)
        assert page.hand.model.rows[0].offered is None


def buy_if_possible(page: TablePage) -> None:
    bed = page.fields.buy_bed
    if bed.isVisible() and bed.isEnabled():
        before = len(page.fields.model.rows)
        press(Qt.Key.Key_B)
        assert len(page.fields.model.rows) == before + 1


def plant_what_has_a_field(page: TablePage) -> None:
    """Of the cards on the cloth, with a digit; what has none is discarded or left."""
    lit = [row.number for row in page.fields.model.rows if row.invites]
    if lit:
        press(_DIGITS[lit[0]])
    elif page.cloth.discard.isVisible():
        press(Qt.Key.Key_X)
    else:
        press(Qt.Key.Key_Space)


def discard_or_turn_over(page: TablePage) -> None:
    """In the duel the last card of the hand goes, once, after planting."""
    view = page.gestures._controller.view
    if view.rules.market and not view.discarded and len(view.hand) > 3:
        page.hand.view.setFocus()
        press(Qt.Key.Key_End)
        press(Qt.Key.Key_X)
        assert page.gestures._controller.view.discarded
    press(Qt.Key.Key_Space)


@pytest.mark.parametrize(
    ("preset", "opponents"),
    [("modern", 3), ("original", 3), ("classic", 6), ("arena", 2), ("duel", 1)],
)
def test_a_whole_game_is_played_with_keys_alone(
    qtbot: QtBot, start_game: StartGame, preset: str, opponents: int
) -> None:
    controller: GameController = start_game(opponents=opponents, number=7, preset=preset)
    page = open_table(qtbot, controller)
    controller.start()
    keys = 0
    while not controller.is_over:
        wait_for_question(qtbot, controller)
        if controller.is_over:
            break
        keys += 1
        assert keys < 2000, "the game does not come to an end"
        if QApplication.focusWidget() is None:
            page.setFocus()
        buy_if_possible(page)
        match controller.view.question:
            case Question.PLANT_FIRST | Question.PLANT_ASIDE:
                plant_or_make_room(page)
            case Question.OFFERED | Question.MARKET:
                plant_what_has_a_field(page)
            case Question.PLANT_OR_TURN_OVER | Question.TURN_OVER:
                discard_or_turn_over(page)
            case Question.DRAW | Question.MAY_OFFER:
                press(Qt.Key.Key_Space)
            case Question.TRADE:
                try_the_cloth(page)
                press(Qt.Key.Key_E)
                if page.gestures.end_asked:
                    press(Qt.Key.Key_E)
            case Question.ANSWER:
                press(Qt.Key.Key_N)
            case _:
                raise AssertionError(controller.view.question)
    assert controller.view.winners
    assert controller.view.turn > 10
