"""Instructions for the turn: pressed, seen, released, and followed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import CardRef, MakeOffer, Reject
from bohnanza_qt.engine.play import Question
from bohnanza_qt.session.standing import NOTHING, Standing
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.table.table_page import TablePage

from .conftest import StartGame
from .table_support import asks, open_table, play_until, press

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def controller(qtbot: QtBot, start_game: StartGame) -> GameController:
    """A computer's turn, in which the person may trade."""
    controller = start_game(number=3, start=1)
    play_until(
        qtbot, controller, lambda view: asks(Question.MAY_OFFER)(view) and view.active != view.seat
    )
    return controller


@pytest.fixture
def page(qtbot: QtBot, controller: GameController) -> TablePage:
    return open_table(qtbot, controller)


def test_keys_and_clicks_leave_instructions_and_take_them_back(
    qtbot: QtBot, page: TablePage, controller: GameController
) -> None:
    controller.hold()
    chips = page.side.standing
    press(Qt.Key.Key_A, SHIFT)
    assert controller.talk.standing == Standing(takes_gifts=True)
    assert chips.gifts.isChecked()
    qtbot.mouseClick(chips.out, Qt.MouseButton.LeftButton)
    assert controller.talk.standing == Standing(takes_gifts=True, is_out=True)
    press(Qt.Key.Key_N, SHIFT)
    qtbot.mouseClick(chips.gifts, Qt.MouseButton.LeftButton)
    assert controller.talk.standing == NOTHING
    assert not chips.gifts.isChecked()
    assert not chips.out.isChecked()


def test_an_offer_is_refused_for_who_is_not_interested(
    qtbot: QtBot, page: TablePage, controller: GameController
) -> None:
    controller.hold()
    press(Qt.Key.Key_N, SHIFT)
    session, active = controller.session, controller.view.active
    session.submit(MakeOffer(active, 0, (CardRef("hand", 0),), ()))
    number = session.state.offer_count - 1
    controller.release()
    qtbot.waitUntil(lambda: number not in controller.session.state.offers)


def test_in_the_own_turn_nobody_says_not_to_be_interested(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game(number=3)
    play_until(qtbot, controller, asks(Question.TRADE))
    page = open_table(qtbot, controller)
    assert page.side.standing.gifts.isVisible()
    assert not page.side.standing.out.isVisible()
    press(Qt.Key.Key_N, SHIFT)
    assert controller.talk.standing == NOTHING


def test_an_undo_of_what_was_answered_takes_the_instructions_back(
    qtbot: QtBot, page: TablePage, controller: GameController
) -> None:
    controller.hold()
    press(Qt.Key.Key_N, SHIFT)
    session, active = controller.session, controller.view.active
    for _ in range(2):
        session.submit(MakeOffer(active, 0, (CardRef("hand", 0),), ()))
    session.submit(Reject(0, session.state.offer_count - 1))
    assert controller.can_undo
    controller.undo()
    assert controller.talk.standing == NOTHING
    assert not page.side.standing.out.isChecked()
