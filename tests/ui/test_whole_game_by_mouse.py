"""A whole game in which the person uses nothing but clicks."""

from __future__ import annotations

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
    rows = page.cloth.aside_model.rows
    homes = [row.place for row in rows if not row.homeless]
    if not homes:
        plant_or_make_room(page)
        return
    if len(rows) > 1:
        click_item(page.cloth.aside_view, homes[-1])
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


def test_a_whole_game_is_played_with_clicks_alone(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game(opponents=4, number=11)
    page = open_table(qtbot, controller)
    controller.start()
    clicks = 0
    while not controller.is_over:
        wait_for_question(qtbot, controller)
        if controller.is_over:
            break
        clicks += 1
        assert clicks < 2000, "the game does not come to an end"
        view = controller.view
        match view.question:
            case Question.PLANT_FIRST:
                plant_or_make_room(page)
            case Question.PLANT_ASIDE:
                plant_aside_by_two_clicks(page)
            case Question.TRADE:
                offer_and_take_back(page)
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
