"""Saying "no trade" in the turn of a computer: with one key, and never by accident."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import DoneTrading
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.durations import set_durations
from bohnanza_qt.ui.table.keys import Act
from bohnanza_qt.ui.table.main_action import MainActionWords

from .conftest import StartGame
from .table_support import open_table, press
from .trade_fakes import trading_view


def trades_on(controller: GameController) -> bool:
    view = controller.view
    return view.phase is Phase.TRADE and view.active == 1 and not view.me.done


def test_space_says_no_trade_when_the_computer_has_nothing_more_to_trade(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game(start=1)
    open_table(qtbot, controller)
    controller.set_ask_only_on_offers(False)
    controller.start()
    qtbot.waitUntil(lambda: controller.waits_for_no_trade)
    press(Qt.Key.Key_Space)
    assert not trades_on(controller)
    assert DoneTrading(0) in controller.session.log


def test_a_key_pressed_too_soon_to_be_meant_does_not_end_the_trading(
    qtbot: QtBot, start_game: StartGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bohnanza_qt.ui.controller.REACTION", 1_000_000)
    controller = start_game(start=1)
    page = open_table(qtbot, controller)
    controller.start()
    qtbot.waitUntil(lambda: controller.session.state.phase is Phase.TRADE and not controller.busy)
    assert controller.view.question is Question.MAY_OFFER
    press(Qt.Key.Key_Space)
    page.action_box.button.click()
    assert page.action_box.button.text() == "No trade"
    assert not page.action_box.button.isEnabled()
    assert trades_on(controller)


def test_while_moves_are_shown_space_shows_the_rest_at_once(
    qtbot: QtBot, start_game: StartGame
) -> None:
    set_durations("slow", False)
    controller = start_game(start=1)
    page = open_table(qtbot, controller)
    controller.start()
    qtbot.waitUntil(lambda: controller.busy)
    assert page.action_box.button.text() == "Show at once"
    for _ in range(2):
        press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: controller.waits_for_no_trade)
    assert trades_on(controller)


def test_the_key_for_no_trade_may_come_before_all_is_shown(
    qtbot: QtBot, start_game: StartGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bohnanza_qt.ui.controller.REACTION", 1_000_000)
    controller = start_game(start=1)
    open_table(qtbot, controller)
    controller.start()
    qtbot.waitUntil(lambda: controller.view.phase is Phase.TRADE)
    press(Qt.Key.Key_E)
    assert not trades_on(controller)


def test_space_is_not_for_no_trade_while_an_offer_waits_for_an_answer(qapp: object) -> None:
    words = MainActionWords()
    seats = len(trading_view().seats)
    others = (None,) * (seats - 1)
    asked = trading_view(active=1, questions=(Question.ANSWER, *others))
    action = words.find(asked, busy=False, only_field=None)
    assert action is not None
    assert action.key is Act.END_TRADING
    free = trading_view(active=1, questions=(Question.MAY_OFFER, *others))
    action = words.find(free, busy=False, only_field=None)
    assert action is not None
    assert action.key is Act.MAIN
    assert action.action == DoneTrading(0)
    hasty = words.find(free, busy=False, only_field=None, is_settled=False)
    assert hasty is not None
    assert hasty.action is None
