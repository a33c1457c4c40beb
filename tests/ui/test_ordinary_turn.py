"""How much an ordinary turn takes: planting, one deal, planting two cards, drawing."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import Accept, CardRef
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.table.table_page import TablePage
from bohnanza_qt.ui.views.arranged_view import ArrangedView

from .conftest import StartGame
from .table_support import open_table, visible_point

MOST_CLICKS = 10
MOST_KEYS = 12


def a_usual_beginning(start_game: StartGame) -> GameController:
    """A game in whose first turn the person turns over two different cards that are not the one
    to be planted, of which another has a second one; the computers do nothing by themselves."""
    for number in range(200):
        controller = start_game(number=number)
        state = controller.session.state
        front, turned = state.seats[0].hand[0], state.draw_pile[-1:-3:-1]
        held = any(front in seat.hand for seat in state.seats[1:])
        if held and len({front, *turned}) == 3:
            controller.hold()
            return controller
    raise AssertionError("no such game")


def somebody_accepts(controller: GameController) -> None:
    """The first who holds what the person wants says yes."""
    state = controller.session.state
    number, offer = next(iter(state.offers.items()))
    for seat in range(1, len(state.seats)):
        hand = state.seats[seat].hand
        if offer.to in (None, seat) and offer.want[0] in hand:
            give = (CardRef("hand", hand.index(offer.want[0])),)
            controller.session.submit(Accept(seat, number, give))
            controller._tell()
            return
    raise AssertionError("nobody holds it")


def others_plant(qtbot: QtBot, controller: GameController) -> None:
    """The computers plant what they were given."""
    controller.release()
    qtbot.waitUntil(lambda: controller.view.question is Question.DRAW and controller.is_settled)
    controller.hold()


def went_round(controller: GameController) -> bool:
    return controller.view.turn == 1


class Mouse:
    """Counts its clicks."""

    def __init__(self) -> None:
        self.clicks = 0

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        self.clicks += 1
        point = widget.rect().center() if at is None else at
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=point)

    def item(self, view: ArrangedView, row: int) -> None:
        self.click(view.viewport(), visible_point(view, row))


class Keys:
    """Counts its keys."""

    def __init__(self) -> None:
        self.pressed = 0

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.pressed += 1
            widget = QApplication.focusWidget()
            assert widget is not None
            QTest.keyClick(widget, key)


def field_for(page: TablePage, controller: GameController) -> int:
    card = page.gestures.destinations.required
    assert card is not None
    return page.gestures.destinations.fields_for(card)[0]


def test_by_mouse_it_takes_at_most_ten_clicks(qtbot: QtBot, start_game: StartGame) -> None:
    controller = a_usual_beginning(start_game)
    page, mouse = open_table(qtbot, controller), Mouse()
    front = controller.view.hand[0]
    mouse.item(page.fields.view, 0)
    mouse.click(page.action_box.button)
    mouse.item(page.piles.view, 0)
    kinds = page.trade_table.get.kinds
    rows = [row.bean for row in kinds.model().rows]
    mouse.item(kinds, rows.index(front))
    mouse.click(page.trade_table.offer_button)
    somebody_accepts(controller)
    mouse.click(page.action_box.button)
    if controller.view.phase is Phase.TRADE:
        mouse.click(page.action_box.button)
    while controller.view.question is Question.PLANT_ASIDE:
        mouse.item(page.fields.view, field_for(page, controller))
    others_plant(qtbot, controller)
    mouse.click(page.action_box.button)
    assert went_round(controller)
    assert mouse.clicks <= MOST_CLICKS


def test_by_keyboard_it_takes_at_most_twelve_keys(qtbot: QtBot, start_game: StartGame) -> None:
    controller = a_usual_beginning(start_game)
    page, keys = open_table(qtbot, controller), Keys()
    front = controller.view.hand[0]
    keys.press(Qt.Key.Key_1, Qt.Key.Key_Space)
    keys.press(Qt.Key.Key_T, Qt.Key.Key_K)
    kinds = [row.bean for row in page.trade_table.get.kinds.model().rows]
    keys.press(Qt.Key(Qt.Key.Key_1 + kinds.index(front)), Qt.Key.Key_Return)
    somebody_accepts(controller)
    keys.press(Qt.Key.Key_E)
    if controller.view.phase is Phase.TRADE:
        keys.press(Qt.Key.Key_E)
    while controller.view.question is Question.PLANT_ASIDE:
        keys.press((Qt.Key.Key_1, Qt.Key.Key_2)[field_for(page, controller)])
    others_plant(qtbot, controller)
    keys.press(Qt.Key.Key_Space)
    assert went_round(controller)
    assert keys.pressed <= MOST_KEYS


def test_the_next_turned_over_card_goes_into_the_offer_or_is_asked_for(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = a_usual_beginning(start_game)
    page, keys = open_table(qtbot, controller), Keys()
    keys.press(Qt.Key.Key_1, Qt.Key.Key_Space, Qt.Key.Key_T)
    assert page._draft.give == (CardRef("revealed", 0),)
    keys.press(Qt.Key.Key_T)
    assert page._draft.give == (CardRef("revealed", 0), CardRef("revealed", 1))
    keys.press(Qt.Key.Key_T)
    assert not page._draft.give
