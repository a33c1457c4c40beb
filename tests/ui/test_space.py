"""Space does what the main button says, however one came to where one is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import CardRef, DoneTrading
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.table.table_page import TablePage
from bohnanza_qt.ui.trade.offers_model import Ticket, TicketSide
from bohnanza_qt.ui.trade.offers_view import TicketButtons
from bohnanza_qt.ui.views.arranged_view import ArrangedView

from .conftest import StartGame
from .table_support import open_table, press
from .trade_fakes import GREEN, offer_view


@pytest.fixture
def controller(start_game: StartGame) -> GameController:
    return start_game(start=1)


@pytest.fixture
def page(qtbot: QtBot, controller: GameController) -> TablePage:
    """A computer trades and waits for the person to say no trade."""
    page = open_table(qtbot, controller)
    controller.set_ask_only_on_offers(False)
    controller.start()
    qtbot.waitUntil(lambda: controller.waits_for_no_trade)
    assert page.action_box.button.key == "Space"
    return page


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def click_row(view: ArrangedView, row: int) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.rects[row].center())


def is_done(controller: GameController) -> bool:
    view = controller.view
    return view.phase is not Phase.TRADE or view.active != 1 or view.me.done


def click_a_kind(page: TablePage) -> None:
    click_row(page.trade_table.get.kinds, 0)


def click_a_wished_card(page: TablePage) -> None:
    for _ in range(2):
        click_row(page.trade_table.get.kinds, 0)
    click_row(page.trade_table.get.view, 0)


def click_a_card_back(page: TablePage) -> None:
    for row in (1, 2):
        click_row(page.hand.view, row)
    click_row(page.trade_table.give.view, 0)


def clear_the_cloth(page: TablePage) -> None:
    click_row(page.hand.view, 1)
    click(page.trade_table.clear_button)


def choose_a_partner(page: TablePage) -> None:
    click_row(page.hand.view, 1)
    chips = page.trade_table.partners.findChildren(QAbstractButton)
    click(next(chip for chip in chips if chip.isVisible()))


def silence_the_computers(page: TablePage) -> None:
    click(page.side._silence)


@pytest.mark.parametrize(
    "gesture",
    [
        click_a_kind,
        click_a_wished_card,
        click_a_card_back,
        clear_the_cloth,
        choose_a_partner,
        silence_the_computers,
    ],
)
def test_after_a_click_space_is_still_the_main_buttons(
    qtbot: QtBot,
    controller: GameController,
    page: TablePage,
    gesture: Callable[[TablePage], None],
) -> None:
    gesture(page)
    qtbot.waitUntil(lambda: controller.waits_for_no_trade)
    assert page.hand.view.hasFocus()
    assert page.action_box.button.key == "Space"
    press(Qt.Key.Key_Space)
    assert DoneTrading(0) in controller.session.log
    assert is_done(controller)


def test_a_click_beside_everything_leaves_the_keyboard_at_the_hand(page: TablePage) -> None:
    page.trade_table.get.kinds.setFocus()
    click(page.ground_view.viewport())
    assert page.hand.view.hasFocus()


def test_who_comes_to_the_kinds_by_a_key_chooses_with_space_and_no_button_promises_it(
    page: TablePage,
) -> None:
    press(Qt.Key.Key_K)
    kinds = page.trade_table.get.kinds
    assert kinds.hasFocus()
    assert page.action_box.button.key == ""
    assert "Space" not in page.action_box.button.toolTip()
    press(Qt.Key.Key_Space)
    assert len(page.trade_table._draft.want) == 1
    page.hand.view.setFocus()
    assert page.action_box.button.key == "Space"


def test_a_focused_button_keeps_space_to_itself(page: TablePage) -> None:
    page.bar.rule.setFocus()
    assert page.action_box.button.key == ""
    page.action_box.button.setFocus()
    assert page.action_box.button.key == "Space"


def test_once_the_offer_is_made_the_keyboard_is_at_the_hand_again(
    qtbot: QtBot, controller: GameController, page: TablePage
) -> None:
    draft = page.trade_table._draft
    press(Qt.Key.Key_K)
    press(Qt.Key.Key_Space)
    draft.add_card(CardRef("hand", 0))
    assert draft.gap is None
    assert QApplication.focusWidget() is page.trade_table.get.kinds
    press(Qt.Key.Key_Return)
    assert draft.is_empty
    assert controller.view.offers or not draft.give
    assert page.hand.view.hasFocus()


def test_enter_does_not_take_a_gift_off_the_cloth_but_says_which_key_gives_it(
    controller: GameController, page: TablePage
) -> None:
    draft = page.trade_table._draft
    press(Qt.Key.Key_Home)
    press(Qt.Key.Key_G)
    assert draft.give == (CardRef("hand", 0),)
    assert draft.gap is None
    press(Qt.Key.Key_Return)
    assert draft.give == (CardRef("hand", 0),)
    assert not controller.view.offers
    assert "Ctrl+Enter makes it" in page.gestures.notice
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert draft.is_empty
    assert page.gestures.notice == ""


def test_the_key_for_the_offer_and_a_click_still_take_a_card_back(page: TablePage) -> None:
    draft = page.trade_table._draft
    press(Qt.Key.Key_Home)
    press(Qt.Key.Key_G)
    press(Qt.Key.Key_G)
    assert draft.is_empty
    press(Qt.Key.Key_Return)
    assert not draft.is_empty
    click_row(page.hand.view, 0)
    assert draft.is_empty


def test_where_a_ticket_has_no_room_for_its_keys_the_tooltips_tell_them(qtbot: QtBot) -> None:
    buttons = TicketButtons()
    qtbot.addWidget(buttons)
    buttons.resize(130, 120)
    ticket = Ticket(offer_view(0, 1, 0, (GREEN,), ()), TicketSide.FOR_ME)
    buttons.show_ticket(ticket, "", has_keys=True)
    told = [button.toolTip() for button in (buttons.accept, buttons.counter, buttons.reject)]
    assert [tip.split("\n")[-1] for tip in told] == ["Key: A", "Key: C", "Key: N"]
