"""What must not slip: an end of trading that costs something, a drop beside, a move too many."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDragEnterEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.state import Phase, Planted
from bohnanza_qt.engine.view import view_of
from bohnanza_qt.ui.cards_mime import DraggedCard, cards_mime
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.table.main_action import MainActionWords
from bohnanza_qt.ui.table.table_page import TablePage

from .conftest import StartGame
from .table_support import asks, open_table, play_until, press, wait_for_question
from .trade_fakes import BLUE, CHILI, GREEN, offer_view, trading_view


@pytest.fixture
def controller(qtbot: QtBot, start_game: StartGame) -> GameController:
    controller = start_game(number=3)
    play_until(qtbot, controller, asks(Question.TRADE))
    wait_for_question(qtbot, controller)
    controller.hold()
    return controller


@pytest.fixture
def page(qtbot: QtBot, controller: GameController) -> TablePage:
    return open_table(qtbot, controller)


def lay_fields(controller: GameController, *, homeless: bool) -> None:
    """Fields that take what was turned over, or none of it."""
    state = controller.session.state
    turned = list(dict.fromkeys(state.revealed))
    others = [bean for bean in Bean if bean not in turned]
    kinds = others[:2] if homeless else (turned * 2)[:2]
    state.seats[0].fields[:] = [Planted(bean, 2) for bean in kinds]
    controller._view = view_of(state, 0)
    controller.view_changed.emit(controller.view)


def action_of(page: TablePage) -> str:
    action = page.action_box.action
    assert action is not None
    return action.text


def test_trading_that_would_force_a_harvest_ends_only_when_it_is_asked_for_twice(
    page: TablePage, controller: GameController
) -> None:
    lay_fields(controller, homeless=True)
    press(Qt.Key.Key_E)
    assert controller.view.phase is Phase.TRADE
    assert action_of(page) == "End trading all the same"
    press(Qt.Key.Key_E)
    assert controller.view.phase is not Phase.TRADE


def test_a_click_is_asked_twice_as_well_and_esc_takes_it_back(
    qtbot: QtBot, page: TablePage, controller: GameController
) -> None:
    lay_fields(controller, homeless=True)
    qtbot.mouseClick(page.action_box.button, Qt.MouseButton.LeftButton)
    assert page.gestures.end_asked
    page.hand.view.setFocus()
    press(Qt.Key.Key_Escape)
    assert not page.gestures.end_asked
    assert action_of(page) == "End trading"
    for _ in range(2):
        qtbot.mouseClick(page.action_box.button, Qt.MouseButton.LeftButton)
    assert controller.view.phase is not Phase.TRADE


def test_nothing_is_asked_where_the_cards_have_a_place_or_nobody_wants_to_be_asked(
    page: TablePage, controller: GameController
) -> None:
    lay_fields(controller, homeless=True)
    page.set_ask_costly_harvest(False)
    press(Qt.Key.Key_E)
    assert controller.view.phase is not Phase.TRADE


def test_trading_ends_at_once_where_all_cards_have_a_place(
    page: TablePage, controller: GameController
) -> None:
    lay_fields(controller, homeless=False)
    press(Qt.Key.Key_E)
    assert controller.view.phase is not Phase.TRADE


def takes(widget: QWidget, card: DraggedCard, revision: int) -> bool:
    event = QDragEnterEvent(
        QPoint(5, 5),
        Qt.DropAction.MoveAction,
        cards_mime(revision, [card]),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    event.ignore()
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def test_a_card_dropped_beside_everything_stays_where_it_was(
    page: TablePage, controller: GameController
) -> None:
    card = DraggedCard("hand", 0)
    before = controller.view
    page.gestures.begin_drag([card])
    beside = (page, page.bar, page.seat_box, page.action_box, page.side, page.opponents)
    for widget in (*beside, page.opponents.view.viewport(), page.side.offers.viewport()):
        assert not takes(widget, card, controller.revision)
    page.gestures.end_drag()
    assert controller.view == before
    assert page._draft.is_empty
    assert page.gestures.notice == ""


def test_the_others_stop_at_a_key_and_go_on_at_it(qtbot: QtBot, start_game: StartGame) -> None:
    controller = start_game(number=3, start=1)
    page = open_table(qtbot, controller)
    press(Qt.Key.Key_P)
    assert controller.is_paused
    assert page.bar.pause.isVisible()
    controller.start()
    qtbot.wait(200)
    assert controller.session.action_count == 0
    qtbot.mouseClick(page.bar.pause, Qt.MouseButton.LeftButton)
    assert not controller.is_paused
    qtbot.waitUntil(lambda: controller.session.action_count > 0)


def test_to_see_the_moves_at_once_ends_a_pause(qtbot: QtBot, start_game: StartGame) -> None:
    controller = start_game(number=3, start=1)
    controller.pause()
    controller.start()
    controller.skip()
    assert not controller.is_paused
    qtbot.waitUntil(lambda: controller.session.action_count > 0)


def test_a_gift_that_fits_and_is_still_open_is_named_before_trading_ends(qapp) -> None:
    gift = offer_view(4, 2, 0, [CHILI], [])
    words = MainActionWords()
    warning = words.warning(trading_view(revealed=(), offers=(gift,)))
    assert warning == "A gift for you is still open: 1 chili bean."
    for offer in (
        offer_view(4, 2, 0, [GREEN], []),
        offer_view(4, 2, 0, [CHILI], [BLUE]),
        offer_view(4, 2, 1, [CHILI], []),
        offer_view(4, 2, None, [CHILI], [], rejected=[0]),
    ):
        assert words.warning(trading_view(revealed=(), offers=(offer,))) == ""
