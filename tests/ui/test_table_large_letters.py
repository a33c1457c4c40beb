"""Large letters in a small window: what has no room any more is scrolled, never cut off."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.play import Question
from bohnanza_qt.ui.theme import set_theme
from tests.ui.conftest import StartGame
from tests.ui.table_support import asks, open_table, play_until


@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize(("preset", "opponents"), [("modern", 3), ("classic", 6), ("duel", 1)])
def test_every_region_can_be_scrolled_to_in_the_smallest_window(
    qtbot: QtBot, start_game: StartGame, preset: str, opponents: int, scale: float
) -> None:
    set_theme("light", scale)
    page = open_table(qtbot, start_game(opponents, preset=preset), 1024, 700)
    ground = page.ground_view.widget()
    assert ground is not None
    regions: list[QWidget] = [page.opponents, page.piles, page.middle, page.fields, page.hand]
    for place, region in enumerate(regions):
        where = QRect(region.mapTo(ground, QPoint(0, 0)), region.size())
        assert ground.rect().contains(where), region
        for other in regions[place + 1 :]:
            assert not where.intersects(QRect(other.mapTo(ground, QPoint(0, 0)), other.size()))
    for fixed in (page.bar, page.side, page.seat_box, page.action_box):
        assert page.rect().contains(QRect(fixed.mapTo(page, QPoint(0, 0)), fixed.size())), fixed
    assert page.middle.height() >= 186 * (1 + (scale - 1) * 0.5)


def test_the_view_follows_the_keyboard_focus(qtbot: QtBot, start_game: StartGame) -> None:
    set_theme("light", 2.0)
    page = open_table(qtbot, start_game(), 1024, 700)
    bar = page.ground_view.verticalScrollBar()
    page.fields.view.setFocus()
    page.opponents.view.setFocus()
    assert bar.value() == 0
    page.hand.view.setFocus()
    assert bar.value() > 0
    card = page.hand.view.visualRect(page.hand.view.currentIndex())
    shown = page.ground_view.viewport().rect()
    corner = page.hand.view.viewport().mapTo(page.ground_view.viewport(), card.bottomLeft())
    assert shown.contains(corner)


def test_at_ordinary_size_nothing_is_scrolled(qtbot: QtBot, start_game: StartGame) -> None:
    controller = start_game()
    page = open_table(qtbot, controller, 1024, 700)
    play_until(qtbot, controller, asks(Question.TRADE))
    assert page.ground_view.verticalScrollBar().maximum() == 0
    assert page.ground_view.horizontalScrollBar().maximum() == 0


def test_more_fields_than_fit_are_scrolled(qtbot: QtBot, start_game: StartGame) -> None:
    page = open_table(qtbot, start_game(preset="original"), 1024, 700)
    assert page.ground_view.horizontalScrollBar().maximum() == 0
    page.fields.model.replace_rows(
        [replace(page.fields.model.rows[0], number=number) for number in range(6)]
    )
    page._make_room_for_beds()
    assert page.ground_view.horizontalScrollBar().maximum() > 0
