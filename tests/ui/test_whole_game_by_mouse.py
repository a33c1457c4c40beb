"""A whole game in which the person uses nothing but clicks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.ui.table.table_page import TablePage
from tests.ui.conftest import StartGame
from tests.ui.table_support import click_item, open_table, wait_for_question


def click(button: QAbstractButton) -> None:
    assert button.isVisible(), button.text()
    assert button.isEnabled(), button.text()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def plant_or_make_room(page: TablePage) -> None:
    rows = page.fields.model.rows
    lit = [row.number for row in rows if row.invites]
    if lit:
        click_item(page.fields.view, lit[0])
        return
    for row in sorted((row for row in rows if row.planted), key=lambda row: -row.pays):
        click(page.fields.harvest_button(row.number))
        if page.gestures.harvest_asked == row.number:
            click(page.fields.harvest_button(row.number))
        if page.fields.model.rows[row.number].planted is None:
            return
    raise AssertionError("no field could be harvested")


def plant_aside_by_two_clicks(page: TablePage) -> None:
    """The last set-aside card that has a field, then the field."""
    rows = page.cloth.cards_model.rows
    homes = [row.place for row in rows if not row.homeless]
    if not homes:
        plant_or_make_room(page)
        return
    if len(rows) > 1:
        click_item(page.cloth.cards_view, homes[-1])
    lit = [row.number for row in page.fields.model.rows if row.invites]
    click_item(page.fields.view, lit[0])


def offer_and_take_back(page: TablePage) -> None:
    """A card of the hand and a turned-over one on the cloth and off again."""
    for view in (page.hand.view, page.piles.view):
        if view.model().rowCount():
            click_item(view, 0)
            assert view.model().rows[0].offered is not None
            click_item(view, 0)
            assert view.model().rows[0].offered is None


def plant_or_discard_what_was_left(page: TablePage) -> None:
    """A card on the cloth, then a field that takes it, or else the discard pile."""
    view = page.cloth.cards_view
    last = len(page.cloth.cards_model.rows) - 1
    if not page.cloth.cards_model.rows[last].selected:
        click_item(view, last)
    lit = [row.number for row in page.fields.model.rows if row.invites]
    if lit:
        click_item(page.fields.view, lit[0])
    else:
        click(page.piles.discard_pile)


def plant_from_the_market_or_draw(page: TablePage) -> None:
    lit = [row.number for row in page.fields.model.rows if row.invites]
    if lit:
        click_item(page.fields.view, lit[0])
    else:
        click(page.action_box.button)


def discard_or_turn_over(page: TablePage) -> None:
    """In the duel the last card of the hand goes, once, after planting."""
    view = page.gestures._controller.view
    if view.rules.market and not view.discarded and len(view.hand) > 3:
        click_item(page.hand.view, len(view.hand) - 1)
        click(page.cloth.discard if view.turn % 3 else page.piles.discard_pile)
        assert page.gestures._controller.view.discarded
    click(page.action_box.button)


@pytest.mark.parametrize(
    ("preset", "opponents"),
    [("modern", 4), ("original", 3), ("classic", 6), ("arena", 3), ("duel", 1)],
)
def test_a_whole_game_is_played_with_clicks_alone(
    qtbot: QtBot, start_game: StartGame, preset: str, opponents: int
) -> None:
    controller = start_game(opponents=opponents, number=11, preset=preset)
    page = open_table(qtbot, controller)
    controller.start()
    clicks = 0
    while not controller.is_over:
        wait_for_question(qtbot, controller)
        if controller.is_over:
            break
        clicks += 1
        assert clicks < 2000, "the game does not come to an end"
        if page.fields.buy_bed.isVisible() and page.fields.buy_bed.isEnabled():
            click(page.fields.buy_bed)
        view = controller.view
        match view.question:
            case Question.PLANT_FIRST:
                plant_or_make_room(page)
            case Question.PLANT_ASIDE:
                plant_aside_by_two_clicks(page)
            case Question.OFFERED:
                plant_or_discard_what_was_left(page)
            case Question.MARKET:
                plant_from_the_market_or_draw(page)
            case Question.PLANT_OR_TURN_OVER | Question.TURN_OVER:
                discard_or_turn_over(page)
            case Question.TRADE:
                offer_and_take_back(page)
                click(page.action_box.button)
                if page.gestures.end_asked:
                    click(page.action_box.button)
            case _:
                click(page.action_box.button)
    assert controller.view.phase is Phase.OVER
    assert controller.view.winners


def test_a_click_beside_everything_does_nothing(qtbot: QtBot, start_game: StartGame) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    before = controller.view
    corner = QPoint(page.width() - 3, page.height() - 3)
    for widget in (page, page.hand.view.viewport(), page.fields.view.viewport()):
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=corner)
        QTest.mouseClick(widget, Qt.MouseButton.RightButton, pos=QPoint(2, 2))
    assert controller.view == before
