"""What happened since one's last turn, in a few lines."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.events import CardPlanted, DealStruck, FieldHarvested, Source, TurnBegan
from bohnanza_qt.engine.play import Question
from bohnanza_qt.ui.since import SinceDialog, SinceLastTurn, since_last_turn
from bohnanza_qt.ui.table.table_page import TablePage

from .conftest import StartGame
from .table_support import asks, open_table, play_until, press, wait_for_question
from .trade_fakes import FakeController, trading_view

EARLY = FieldHarvested(1, 0, Bean.BLUE, 4, 1)
MINE = FieldHarvested(0, 0, Bean.RED, 2, 1)
DEAL = DealStruck(3, 1, 2, (Bean.SOY,), (), (), ())
LATE = FieldHarvested(2, 1, Bean.CHILI, 6, 2)
PLANTED = CardPlanted(2, 1, Bean.CHILI, 1, Source.HAND, 0)


def test_what_others_did_between_two_own_turns_is_told() -> None:
    history = [
        (TurnBegan(0, 0),),
        (EARLY,),
        (TurnBegan(1, 1),),
        (TurnBegan(3, 0), MINE),
        (TurnBegan(4, 1), PLANTED),
        (DEAL,),
        (TurnBegan(5, 2), LATE),
    ]
    assert since_last_turn(history, 0) == (DEAL, LATE)
    own_turn = [*history, (TurnBegan(6, 0),), (MINE,)]
    assert since_last_turn(own_turn, 0) == (DEAL, LATE)


def test_before_the_first_own_turn_is_over_all_of_the_game_is_told() -> None:
    history = [(TurnBegan(0, 1), EARLY), (TurnBegan(1, 2), LATE)]
    assert since_last_turn(history, 0) == (EARLY, LATE)
    assert since_last_turn([*history, (TurnBegan(2, 0), MINE)], 0) == (EARLY, LATE)
    assert since_last_turn([], 0) == ()


def test_deals_and_harvests_are_counted_in_one_line(qapp) -> None:
    controller = FakeController(trading_view())
    since = SinceLastTurn(controller)
    assert since.summary() == ""
    controller.show([TurnBegan(5, 0), TurnBegan(6, 1), DEAL])
    controller.show([LATE], turn=9, active=1)
    assert since.summary() == "Since your last turn: 1 deal and 1 harvest"
    assert since.lines() == [
        "Iker gave Lucia 1 soy bean as a gift.",
        "Lucia harvested 6 chili beans for 2 coins.",
    ]


def test_who_has_had_no_turn_yet_is_told_what_happened_so_far(qapp) -> None:
    controller = FakeController(trading_view())
    controller.show([TurnBegan(0, 1), DEAL], turn=0, active=1)
    since = SinceLastTurn(controller)
    assert since.summary() == "So far: 1 deal"
    assert since.title() == "So far"
    controller.show([TurnBegan(1, 0)], turn=1, active=0)
    assert since.title() == "So far"
    controller.show([TurnBegan(2, 1), LATE], turn=2, active=1)
    assert since.summary() == "Since your last turn: 1 harvest"
    assert since.title() == "Since your last turn"


def dialog_of(page: TablePage) -> SinceDialog:
    return next(found for found in page.findChildren(SinceDialog) if found.isVisible())


def test_a_key_and_a_button_show_it_when_the_own_turn_begins(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game(number=3)
    page = open_table(qtbot, controller)
    told = SinceLastTurn(controller)
    play_until(
        qtbot,
        controller,
        lambda view: asks(Question.PLANT_FIRST)(view) and view.turn > 3 and bool(told.summary()),
    )
    wait_for_question(qtbot, controller)
    assert page.cloth.since.isVisible()
    qtbot.mouseClick(page.cloth.since, Qt.MouseButton.LeftButton)
    dialog = dialog_of(page)
    assert told.lines()[0] in dialog.text.text()
    qtbot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
    press(Qt.Key.Key_J)
    qtbot.waitUntil(dialog_of(page).close_button.hasFocus)
    press(Qt.Key.Key_J)
    assert not any(found.isVisible() for found in page.findChildren(SinceDialog))
