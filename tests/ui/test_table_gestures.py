"""Drags as the views start them, and a monkey that drags anything anywhere."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import CardRef
from bohnanza_qt.engine.events import OfferMade
from bohnanza_qt.engine.play import Question
from bohnanza_qt.ui.cards_mime import DraggedCard, cards_in, cards_mime
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.table.table_page import TablePage
from bohnanza_qt.ui.views.arranged_view import ArrangedView
from tests.ui.conftest import StartGame
from tests.ui.table_support import (
    asks,
    drop,
    open_table,
    play_until,
    press,
    visible_point,
    wait_for_question,
)

_GESTURES = 400
_KEYS = (
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_3,
    Qt.Key.Key_Space,
    Qt.Key.Key_E,
    Qt.Key.Key_G,
    Qt.Key.Key_Z,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Tab,
    Qt.Key.Key_X,
    Qt.Key.Key_B,
    Qt.Key.Key_A,
    Qt.Key.Key_C,
    Qt.Key.Key_N,
    Qt.Key.Key_Return,
)


def move_pressed(view: ArrangedView, point: QPoint) -> None:
    """The mouse moves with its left button down."""
    target = view.viewport()
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(point),
        QPointF(target.mapToGlobal(point)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(target, event)


def test_a_drag_carries_the_card_and_holds_the_computers_until_it_ends(
    qtbot: QtBot, start_game: StartGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    view = page.hand.view
    seen: list[object] = []

    def run_drag(mime: QMimeData, pixmap: QPixmap, hot_spot: QPoint) -> None:
        seen.append(cards_in(mime))
        seen.append(page.gestures.dragged)
        seen.append(page.hand.model.rows[2].dragged)
        assert not pixmap.isNull()
        assert pixmap.rect().contains(hot_spot)

    monkeypatch.setattr(view, "run_drag", run_drag)
    start = visible_point(view, 2)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    move_pressed(view, start + QPoint(2, 1))
    assert not seen, "a hand that shakes a little drags nothing"
    move_pressed(view, start + QPoint(40, 30))
    assert seen == [
        (controller.revision, (CardRef("hand", 2),)),
        (DraggedCard("hand", 2),),
        True,
    ]
    assert page.gestures.dragged == ()


def test_the_card_that_is_let_go_after_a_drag_is_not_clicked(
    qtbot: QtBot, start_game: StartGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_table(qtbot, start_game())
    view = page.hand.view
    monkeypatch.setattr(view, "run_drag", lambda *_ignored: None)
    start = visible_point(view, 0)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    move_pressed(view, start + QPoint(40, 30))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    assert page.gestures.selected is None


def cards_in_play(controller: GameController) -> int:
    """All cards of the game, wherever they are."""
    state = controller.session.state
    seats = sum(
        len(seat.hand)
        + len(seat.aside)
        + len(seat.coins)
        + sum(planted.count for planted in seat.fields if planted is not None)
        for seat in state.seats
    )
    lying = len(state.revealed) + len(state.offered) + len(state.out)
    return seats + len(state.draw_pile) + len(state.discard) + lying


def gesture(page: TablePage, controller: GameController, dice: random.Random) -> None:
    """A key, a click, or a drop of any card on any place, right or wrong."""
    views: list[ArrangedView] = [
        page.hand.view,
        page.fields.view,
        page.piles.view,
        page.cloth.cards_view,
    ]
    kind = dice.randrange(3)
    if kind == 0:
        modifier = dice.choice(
            [Qt.KeyboardModifier.NoModifier] * 3 + [Qt.KeyboardModifier.ShiftModifier]
        )
        QTest.keyClick(QApplication.focusWidget() or page, dice.choice(_KEYS), modifier)
        return
    view = dice.choice([view for view in views if view.isVisible()])
    room = view.viewport().rect()
    point = QPoint(dice.randrange(max(1, room.width())), dice.randrange(max(1, room.height())))
    if kind == 1:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
        return
    card = DraggedCard(dice.choice(["hand", "revealed", "aside", "offered"]), dice.randrange(8))
    revision = controller.revision - dice.choice([0, 0, 0, 1])
    page.gestures.begin_drag([card])
    drop(view, cards_mime(max(0, revision), [card]), point)
    page.gestures.end_drag()


@pytest.mark.parametrize(
    ("preset", "opponents", "seed"),
    [("modern", 3, 1), ("modern", 3, 2), ("original", 2, 3), ("arena", 3, 4), ("duel", 1, 5)],
)
def test_a_monkey_at_the_table_loses_no_card_and_raises_nothing(
    qtbot: QtBot, start_game: StartGame, preset: str, opponents: int, seed: int
) -> None:
    controller = start_game(opponents, number=seed, preset=preset)
    page = open_table(qtbot, controller)
    page.set_ask_costly_harvest(False)
    controller.start()
    dice = random.Random(seed)
    deck = cards_in_play(controller)
    moves = 0
    for _ in range(_GESTURES):
        wait_for_question(qtbot, controller)
        if controller.is_over:
            break
        before = controller.revision
        gesture(page, controller, dice)
        moves += controller.revision != before
        assert cards_in_play(controller) == deck
    # The monkey takes back what it did, too, so that it need not come far.
    assert moves >= 5


def test_a_card_of_the_hand_is_given_away_with_keys_alone(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    play_until(qtbot, controller, asks(Question.TRADE))
    bean = controller.view.hand[0]
    page.hand.view.setFocus()
    press(Qt.Key.Key_Home)
    press(Qt.Key.Key_G)
    assert page.trade_table.offer_button.key == "Ctrl+Enter"
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    offered = [event for events in controller.history for event in events]
    made = next(event for event in reversed(offered) if isinstance(event, OfferMade))
    assert made.seat == controller.seat
    assert made.give == (bean,)
    assert not made.want
