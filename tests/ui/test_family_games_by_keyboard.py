"""Whole games of several persons at one screen, who use nothing but keys."""

from __future__ import annotations

from collections.abc import Collection

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.play import Question
from bohnanza_qt.session.game_setup import GameSetup
from bohnanza_qt.ui import curtain
from bohnanza_qt.ui.main_window import MainWindow
from tests.ui.family import (
    controller_of,
    family_setup,
    focus,
    open_curtain,
    open_window,
    table_of,
    wait_for_somebody,
)
from tests.ui.table_support import press
from tests.ui.test_whole_game_by_keyboard import (
    buy_if_possible,
    discard_or_turn_over,
    plant_or_make_room,
    plant_what_has_a_field,
)


@pytest.fixture(autouse=True)
def quick_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curtain, "HOLD_OFF", 0)


def offer_a_gift(window: MainWindow) -> None:
    """The front card of the hand goes to anybody whose name comes first."""
    page = table_of(window)
    page.hand.view.setFocus()
    press(Qt.Key.Key_Home)
    press(Qt.Key.Key_G)
    draft = page._draft
    partners = draft.possible_partners
    if partners and not draft.is_empty:
        draft.set_partners([partners[0]])
        page.trade_table.offer_button.setFocus()
        press(Qt.Key.Key_Space)


def play(qtbot: QtBot, setup: GameSetup) -> tuple[int, set[int]]:
    """Plays the game to its end; the number of hand-overs, and who has looked."""
    window = open_window(qtbot)
    window.play(window.games.begin(setup))
    controller = controller_of(window)
    hand_overs, lookers, generous = 0, set(), -1
    for _ in range(900):
        wait_for_somebody(qtbot, window)
        if controller.is_over:
            break
        if controller.screen.is_covered:
            hand_overs += 1
            open_curtain(qtbot, window)
            continue
        page = table_of(window)
        view = controller.view
        lookers.add(view.seat)
        assert view.seat == controller.seat
        assert page.hand.model.rowCount() == len(view.hand)
        focus(window, page)
        buy_if_possible(page)
        match view.question:
            case Question.PLANT_FIRST | Question.PLANT_ASIDE:
                plant_or_make_room(page)
            case Question.OFFERED | Question.MARKET:
                plant_what_has_a_field(page)
            case Question.PLANT_OR_TURN_OVER | Question.TURN_OVER:
                discard_or_turn_over(page)
            case Question.DRAW | Question.MAY_OFFER:
                press(Qt.Key.Key_Space)
            case Question.TRADE:
                if generous != view.turn and view.turn % 3 == 0 and view.hand:
                    generous = view.turn
                    offer_a_gift(window)
                else:
                    # Whoever was made an offer gets the screen first.
                    asked = controller.screen.asked_next is not None
                    press(Qt.Key.Key_Space if asked else Qt.Key.Key_E)
            case Question.ANSWER:
                ticket = page.side.model.first_to_answer()
                accepts = ticket is not None and ticket.can_accept and view.turn % 2
                press(Qt.Key.Key_A if accepts else Qt.Key.Key_N)
            case _:
                raise AssertionError(view.question)
    assert controller.is_over, "the game does not come to an end"
    window.close()
    return hand_overs, lookers


@pytest.mark.parametrize(
    ("preset", "persons", "seats"),
    [
        ("duel", {0, 1}, 2),
        ("modern", {0, 1, 2}, 3),
        ("modern", {0, 2, 3}, 4),
        ("classic", {0, 1, 2, 3, 4}, 5),
    ],
)
def test_a_whole_game_of_several_persons_is_played_with_keys_alone(
    qtbot: QtBot, preset: str, persons: Collection[int], seats: int
) -> None:
    hand_overs, lookers = play(qtbot, family_setup(persons, seats, preset=preset))
    assert lookers == persons
    assert hand_overs >= 10


def test_with_open_hands_no_curtain_ever_comes_down(qtbot: QtBot) -> None:
    hand_overs, lookers = play(qtbot, family_setup({0, 1, 2}, 3, open_hands=True))
    assert lookers == {0, 1, 2}
    assert hand_overs == 0
