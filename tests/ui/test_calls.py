"""The active computer asks whether anybody offers something for its card; one click answers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.play import Question
from bohnanza_qt.session.talk import SaidEnquiry
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.table.table_page import TablePage

from .conftest import StartGame
from .table_support import asks, next_action, open_table, play_until, press, wait_for_question


@pytest.fixture
def controller(qtbot: QtBot, start_game: StartGame) -> GameController:
    """A computer's turn, with turned-over cards."""
    controller = start_game(number=3, start=1)
    play_until(
        qtbot,
        controller,
        lambda view: asks(Question.MAY_OFFER)(view) and bool(view.revealed) and view.active != 0,
    )
    controller.hold()
    return controller


@pytest.fixture
def page(qtbot: QtBot, controller: GameController) -> TablePage:
    page = open_table(qtbot, controller)
    view = controller.view
    controller.session.say(SaidEnquiry(view.active, (0,), view.revealed[:1], view.turn))
    return page


def test_a_click_lays_the_card_on_the_side_that_one_gets(
    qtbot: QtBot, page: TablePage, controller: GameController
) -> None:
    bean = controller.view.revealed[0]
    button = page.side.calls.buttons[bean]
    assert button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page._draft.want == (bean,)
    assert not page._draft.give


def test_a_key_does_the_same(page: TablePage, controller: GameController) -> None:
    press(Qt.Key.Key_O)
    assert page._draft.want == controller.view.revealed[:1]


def test_what_was_asked_in_another_turn_or_of_others_invites_nobody(
    page: TablePage, controller: GameController
) -> None:
    view = controller.view
    assert len(page.side.calls.buttons) == 1
    other = view.revealed[-1]
    controller.session.say(SaidEnquiry(view.active, (2,), (other,), view.turn))
    controller.session.say(SaidEnquiry(view.active, (0,), (other,), view.turn + 1))
    assert tuple(page.side.calls.buttons) == (view.revealed[0],)


def test_the_log_tells_who_asked(page: TablePage) -> None:
    model = page.side.log.model
    assert "asks you what you would give for" in model.index(0, 0).data()


def test_computers_ask_once_a_turn_about_cards_that_they_would_rather_not_plant(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game(number=2)
    heard: list[SaidEnquiry] = []

    def note(saying: object) -> None:
        if isinstance(saying, SaidEnquiry):
            assert set(saying.cards) <= set(controller.session.state.revealed)
            assert saying.seat == controller.session.state.active
            heard.append(saying)

    controller.talk.said.connect(note)
    controller.start()
    while controller.view.turn < 8:
        wait_for_question(qtbot, controller)
        controller.try_action(next_action(controller))
    assert heard
    assert len({(said.turn, said.cards) for said in heard}) == len(heard)
