"""Whole games of several persons at one screen: by keys alone, and by the mouse alone."""

from __future__ import annotations

from typing import Protocol

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.play import Question
from bohnanza_qt.session.game_setup import GameSetup
from bohnanza_qt.ui import curtain
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.table.table_page import TablePage
from tests.ui import test_whole_game_by_keyboard as keyboard
from tests.ui import test_whole_game_by_mouse as mouse
from tests.ui.family import (
    controller_of,
    curtain_of,
    family_setup,
    focus,
    open_curtain,
    open_window,
    table_of,
    wait_for_somebody,
)
from tests.ui.table_support import click_item, press

_ONE_PASS = {"exhaustions": 1}
"""The draw pile is gone through once only: a whole game all the same."""


@pytest.fixture(autouse=True)
def quick_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curtain, "HOLD_OFF", 0)


class Hands(Protocol):
    """How the persons do what they do."""

    def open_curtain(self, qtbot: QtBot, window: MainWindow) -> None: ...

    def play_turn(self, page: TablePage, question: Question | None) -> None: ...

    def go_on(self, page: TablePage) -> None:
        """The main button: done trading, draw, no trade, or the screen to the next person."""

    def offer_gift(self, page: TablePage) -> None:
        """The front card of the hand, to whoever can be given something first."""

    def put_together(self, page: TablePage, partner: int) -> None:
        """Begins a deal with another person, with the front card of the hand, and confirms it."""

    def agree(self, page: TablePage, *, with_card: bool) -> None:
        """Confirms the deal that somebody put together, after laying the front card to it."""

    def answer(self, page: TablePage, *, yes: bool) -> None: ...


class Keys:
    """Nothing but the keyboard."""

    def open_curtain(self, qtbot: QtBot, window: MainWindow) -> None:
        open_curtain(qtbot, window)

    def play_turn(self, page: TablePage, question: Question | None) -> None:
        keyboard.buy_if_possible(page)
        match question:
            case Question.PLANT_FIRST | Question.PLANT_ASIDE:
                keyboard.plant_or_make_room(page)
            case Question.OFFERED | Question.MARKET:
                keyboard.plant_what_has_a_field(page)
            case Question.PLANT_OR_TURN_OVER | Question.TURN_OVER:
                keyboard.discard_or_turn_over(page)
            case _:
                press(Qt.Key.Key_Space)

    def go_on(self, page: TablePage) -> None:
        action = page.action_box._action
        assert action is not None
        press(Qt.Key.Key_Space if action.calls is not None else Qt.Key.Key_E)
        if page.gestures.end_asked:
            press(Qt.Key.Key_E)

    def offer_gift(self, page: TablePage) -> None:
        page.hand.view.setFocus()
        press(Qt.Key.Key_Home)
        press(Qt.Key.Key_G)
        partners = page._draft.possible_partners
        if partners and not page._draft.is_empty:
            page.trade_table.partners.chip(partners[0]).setFocus()
            press(Qt.Key.Key_Space)
            page.trade_table.offer_button.setFocus()
            press(Qt.Key.Key_Space)

    def put_together(self, page: TablePage, partner: int) -> None:
        page.trade_table.partners.chip(partner).setFocus()
        press(Qt.Key.Key_Space)
        press(Qt.Key.Key_D)
        self.agree(page, with_card=True)

    def agree(self, page: TablePage, *, with_card: bool) -> None:
        page.hand.view.setFocus()
        if with_card:
            press(Qt.Key.Key_Home)
            press(Qt.Key.Key_G)
        press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def answer(self, page: TablePage, *, yes: bool) -> None:
        press(Qt.Key.Key_A if yes else Qt.Key.Key_N)


class Mouse:
    """Nothing but clicks."""

    def open_curtain(self, qtbot: QtBot, window: MainWindow) -> None:
        cloth = curtain_of(window)
        qtbot.waitUntil(lambda: not cloth.is_held_off)
        mouse.click(cloth.open_button)
        assert window.page is not cloth

    def play_turn(self, page: TablePage, question: Question | None) -> None:
        if page.fields.buy_bed.isVisible() and page.fields.buy_bed.isEnabled():
            mouse.click(page.fields.buy_bed)
        match question:
            case Question.PLANT_FIRST:
                mouse.plant_or_make_room(page)
            case Question.PLANT_ASIDE:
                mouse.plant_aside_by_two_clicks(page)
            case Question.OFFERED:
                mouse.plant_or_discard_what_was_left(page)
            case Question.MARKET:
                mouse.plant_from_the_market_or_draw(page)
            case Question.PLANT_OR_TURN_OVER | Question.TURN_OVER:
                mouse.discard_or_turn_over(page)
            case _:
                mouse.click(page.action_box.button)

    def go_on(self, page: TablePage) -> None:
        mouse.click(page.action_box.button)
        if page.gestures.end_asked:
            mouse.click(page.action_box.button)

    def offer_gift(self, page: TablePage) -> None:
        click_item(page.hand.view, 0)
        partners = page._draft.possible_partners
        if partners and not page._draft.is_empty:
            mouse.click(page.trade_table.partners.chip(partners[0]))
            mouse.click(page.trade_table.offer_button)

    def put_together(self, page: TablePage, partner: int) -> None:
        mouse.click(page.trade_table.partners.chip(partner))
        mouse.click(page.trade_table.together_button)
        self.agree(page, with_card=True)

    def agree(self, page: TablePage, *, with_card: bool) -> None:
        if with_card:
            click_item(page.hand.view, 0)
        mouse.click(page.trade_table.offer_button)

    def answer(self, page: TablePage, *, yes: bool) -> None:
        ticket = page.side.model.first_to_answer()
        assert ticket is not None
        buttons = page.side.offers.buttons(ticket.offer.number)
        QTest.mouseClick(buttons.accept if yes else buttons.reject, Qt.MouseButton.LeftButton)


def play(qtbot: QtBot, hands: Hands, setup: GameSetup) -> tuple[int, set[int], int]:
    """Plays the game to its end; the number of hand-overs, who has looked, and how many deals two
    persons put together."""
    window = open_window(qtbot)
    window.game_pages.play(window.games.begin(setup))
    controller = controller_of(window)
    hand_overs, lookers, generous, agreed = 0, set(), -1, 0
    for _ in range(1200):
        wait_for_somebody(qtbot, window)
        if controller.is_over:
            break
        if controller.screen.is_covered:
            hand_overs += 1
            hands.open_curtain(qtbot, window)
            continue
        page = table_of(window)
        view = controller.view
        lookers.add(view.seat)
        assert view.seat == controller.seat
        assert page.hand.model.rowCount() == len(view.hand)
        focus(window, page)
        if page.draft.joint is not None:
            cloth = page.trade_table
            qtbot.waitUntil(lambda cloth=cloth: not cloth.is_held_off)
            gives_nothing = not page.draft.give and bool(view.hand)
            hands.agree(page, with_card=gives_nothing and not agreed % 2)
            agreed += controller.joint.seats == ()
            continue
        match view.question:
            case Question.TRADE:
                if generous != view.turn and view.turn % 3 == 0 and view.hand:
                    generous = view.turn
                    hands.offer_gift(page)
                elif generous != view.turn and view.turn % 3 == 1 and view.hand:
                    generous = view.turn
                    partner = person_to_deal_with(controller)
                    if partner is not None:
                        hands.put_together(page, partner)
                else:
                    hands.go_on(page)
            case Question.ANSWER:
                ticket = page.side.model.first_to_answer()
                can_accept = ticket is not None and ticket.can_accept
                hands.answer(page, yes=can_accept and bool(view.turn % 2))
            case question:
                hands.play_turn(page, question)
    assert controller.is_over, "the game does not come to an end"
    window.close()
    return hand_overs, lookers, agreed


def person_to_deal_with(controller: GameController) -> int | None:
    """The first person with whom whoever looks could put a deal together."""
    seats = range(len(controller.view.seats))
    return next((seat for seat in seats if controller.joint.is_possible_with(seat)), None)


@pytest.mark.parametrize("hands", [Keys(), Mouse()], ids=["keys", "mouse"])
@pytest.mark.parametrize(
    ("preset", "persons"), [("duel", 2), ("modern", 3), ("original", 5), ("classic", 7)]
)
def test_a_whole_game_of_several_persons_is_played(
    qtbot: QtBot, hands: Hands, preset: str, persons: int
) -> None:
    setup = family_setup(range(persons), persons, preset=preset, overrides=_ONE_PASS)
    hand_overs, lookers, agreed = play(qtbot, hands, setup)
    assert lookers == set(range(persons))
    assert hand_overs >= 10
    assert agreed >= 2 or preset == "duel"


def test_persons_and_computers_play_a_whole_game_together(qtbot: QtBot) -> None:
    setup = family_setup({0, 2, 3}, 4, overrides=_ONE_PASS)
    hand_overs, lookers, agreed = play(qtbot, Keys(), setup)
    assert lookers == {0, 2, 3}
    assert hand_overs >= 5
    assert agreed >= 1


def test_with_open_hands_no_curtain_ever_comes_down(qtbot: QtBot) -> None:
    setup = family_setup({0, 1, 2}, 3, open_hands=True, overrides=_ONE_PASS)
    hand_overs, lookers, agreed = play(qtbot, Mouse(), setup)
    assert lookers == {0, 1, 2}
    assert hand_overs == 0
    assert agreed >= 1
