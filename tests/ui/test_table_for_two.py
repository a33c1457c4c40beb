"""The phases of the game for two on the table: cards left, the discard, the market."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import Draw
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.ui.cards_mime import DraggedCard, cards_mime
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.i18n import set_language
from bohnanza_qt.ui.table.main_action import MainActionWords
from bohnanza_qt.ui.table.table_page import TablePage
from tests.ui.conftest import StartGame
from tests.ui.table_support import click_item, open_table, press, visible_point, wait_for_question


def start_for_two(qtbot: QtBot, start_game: StartGame, question: Question) -> TablePage:
    """A game for two in which the person is asked `question`; nothing is discarded on the way."""
    controller = start_game(opponents=1, number=5, preset="duel")
    page = open_table(qtbot, controller)
    controller.start()
    for _ in range(200):
        wait_for_question(qtbot, controller)
        if controller.view.question is question:
            return page
        play_on(page, controller)
    raise AssertionError("the question never came up")


def play_on(page: TablePage, controller: GameController) -> None:
    gestures = page.gestures
    lit = [row.number for row in page.fields.model.rows if row.invites]
    if controller.view.question in (Question.PLANT_FIRST, Question.OFFERED):
        if lit:
            gestures.choose_field(lit[0])
        elif gestures.discardable is not None:
            gestures.discard(gestures.discardable)
        else:
            page.set_ask_costly_harvest(False)
            assert any(gestures.harvest(field) for field in range(len(page.fields.model.rows)))
    else:
        page.action_box.trigger()


def drop_on(widget: QWidget, page: TablePage, card: DraggedCard) -> bool:
    """A drag of the card that ends on the widget; whether it was taken."""
    mime = cards_mime(page.fields.model.revision, [card])
    point = widget.rect().center()
    actions, left = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    page.gestures.begin_drag([card])
    QApplication.sendEvent(widget, QDragEnterEvent(point, actions, mime, left, none))
    move = QDragMoveEvent(point, actions, mime, left, none)
    QApplication.sendEvent(widget, move)
    taken = move.isAccepted()
    if taken:
        drop = QDropEvent(QPointF(point), actions, mime, left, none)
        QApplication.sendEvent(widget, drop)
        taken = drop.isAccepted()
    page.gestures.end_drag()
    return taken


def test_nothing_is_traded_and_no_offers_are_listed(qtbot: QtBot, start_game: StartGame) -> None:
    page = start_for_two(qtbot, start_game, Question.MARKET)
    assert page.middle.currentWidget() is page.cloth
    assert not page.side._tabs.isTabVisible(0)
    assert not page.piles.view.isVisible()


def test_without_offers_there_is_room_for_words_on_the_other_tabs(
    qtbot: QtBot, start_game: StartGame
) -> None:
    page = open_table(qtbot, start_game(opponents=1, number=5, preset="duel"), 1024, 700)
    set_language("it")
    tabs = page.side._tabs
    qtbot.waitUntil(lambda: [tabs.tabText(1), tabs.tabText(2)] == ["Fagioli", "Diario"])


def test_cards_left_by_the_other_lie_on_the_cloth_and_light_the_discard_pile(
    qtbot: QtBot, start_game: StartGame
) -> None:
    page = start_for_two(qtbot, start_game, Question.OFFERED)
    rows = page.cloth.cards_model.rows
    assert rows
    assert all(row.must and row.mine for row in rows)
    assert "plant or discard it" in page.cloth.cards_model.text(rows[0], 0)
    assert page.piles.discard_pile.takes_card
    assert page.action_box.action is not None
    assert page.action_box.action.why


def test_a_card_left_by_the_other_is_dragged_to_the_discard_pile(
    qtbot: QtBot, start_game: StartGame
) -> None:
    page = start_for_two(qtbot, start_game, Question.OFFERED)
    controller = page.gestures._controller
    left = controller.view.offered
    assert drop_on(page.piles.discard_pile, page, DraggedCard("offered", len(left) - 1))
    assert controller.view.discard[-1] is left[-1]


def test_x_discards_the_card_that_the_arrows_lead_to(qtbot: QtBot, start_game: StartGame) -> None:
    page = start_for_two(qtbot, start_game, Question.OFFERED)
    controller = page.gestures._controller
    left = controller.view.offered
    page.cloth.cards_view.setFocus()
    press(Qt.Key.Key_End)
    last = DraggedCard("offered", len(left) - 1)
    assert page.gestures.carried == last
    press(Qt.Key.Key_X)
    assert controller.view.discard[-1] is left[-1]


def test_a_card_of_the_hand_is_discarded_once_and_only_after_planting(
    qtbot: QtBot, start_game: StartGame
) -> None:
    page = start_for_two(qtbot, start_game, Question.PLANT_FIRST)
    controller = page.gestures._controller
    pile = page.piles.discard_pile
    assert page.gestures.destinations.why_not_discard(DraggedCard("hand", 2)) is not None
    assert not drop_on(pile, page, DraggedCard("hand", 2))
    play_on(page, controller)
    if controller.view.question is Question.PLANT_FIRST:
        play_on(page, controller)
    assert not pile.takes_card, "the discard from the hand is nobody's duty"
    hand = controller.view.hand
    click_item(page.hand.view, 1)
    assert pile.takes_card
    QTest.mouseClick(pile, Qt.MouseButton.LeftButton)
    assert controller.view.discard[-1] is hand[1]
    assert controller.view.hand == (hand[0], *hand[2:])
    assert "already" in (page.gestures.destinations.why_not_discard(DraggedCard("hand", 0)) or "")


def test_a_turned_over_card_is_planted_by_two_clicks_and_the_rest_is_left(
    qtbot: QtBot, start_game: StartGame
) -> None:
    page = start_for_two(qtbot, start_game, Question.MARKET)
    controller = page.gestures._controller
    while controller.view.question is not Question.MARKET or not any(
        page.gestures.destinations.fields_for(DraggedCard("revealed", card))
        for card in range(len(controller.view.revealed))
    ):
        play_on(page, controller)
        wait_for_question(qtbot, controller)
    turned = controller.view.revealed
    card = next(
        DraggedCard("revealed", at)
        for at in range(len(turned))
        if page.gestures.destinations.fields_for(DraggedCard("revealed", at))
    )
    if page.gestures.selected != card:
        page.cloth.cards_view.chosen.emit(card.index)
    field = page.gestures.destinations.fields_for(card)[0]
    QTest.mouseClick(
        page.fields.view.viewport(),
        Qt.MouseButton.LeftButton,
        pos=visible_point(page.fields.view, field),
    )
    rest = turned[: card.index] + turned[card.index + 1 :]
    assert controller.view.revealed == rest
    page.action_box.trigger()
    if rest and not controller.is_over:
        assert controller.view.phase is Phase.OFFERED
        assert page.cloth.cards_model.rows
        assert not any(row.mine for row in page.cloth.cards_model.rows)


def test_what_the_market_asks_for_next_is_said_on_the_button(
    qtbot: QtBot, start_game: StartGame
) -> None:
    page = start_for_two(qtbot, start_game, Question.MARKET)
    view = page.gestures._controller.view
    words = MainActionWords()
    action = words.find(view, busy=False, only_field=None)
    assert action is not None
    assert isinstance(action.action, Draw)
    assert action.text.startswith("Leave the rest and draw")
    empty = words.find(view._replace(revealed=()), busy=False, only_field=None)
    assert empty is not None
    assert empty.text.startswith("Draw")
    last = words.find(view._replace(final=True), busy=False, only_field=None)
    assert last is not None
    assert last.text == "End the game"


def test_a_click_on_a_pile_or_on_another_player_explains(
    qtbot: QtBot, start_game: StartGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(
        "bohnanza_qt.ui.table.explanation.QToolTip.showText",
        lambda _place, text, _widget: said.append(text),
    )
    page = open_table(qtbot, start_game())
    assert "pass 1 of 3" in page.piles.draw_pile.explanation()
    for widget in (page.piles.draw_pile, page.piles.discard_pile, page.opponents.view.viewport()):
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
    assert len(said) == 3
    assert said[1] == "Nothing has been discarded yet."
    assert said[2].endswith("Only Ben plants and harvests here.")
