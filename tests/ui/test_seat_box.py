"""The own seat: the cards set aside can be told apart, and wishes can always be said."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import Question
from bohnanza_qt.ui.table import seat_box
from bohnanza_qt.ui.table.table_page import TablePage
from bohnanza_qt.ui.theme import theme

from .conftest import StartGame
from .table_support import asks, open_table, play_until

_SIZES = pytest.mark.parametrize(("width", "height"), [(1024, 700), (1280, 800), (1366, 768)])


@pytest.fixture
def open_with_aside(qtbot: QtBot, start_game: StartGame) -> Callable[[int, int], TablePage]:
    """A table on which four cards are set aside for the person."""

    def opened(width: int, height: int) -> TablePage:
        controller = start_game(number=3)
        play_until(qtbot, controller, asks(Question.TRADE))
        page = open_table(qtbot, controller, width, height)
        aside = (Bean.SOY, Bean.RED, Bean.BLACK_EYED, Bean.CHILI)
        view = controller.view
        mine = view.seats[view.seat]._replace(aside=aside, aside_count=4)
        seats = (*view.seats[: view.seat], mine, *view.seats[view.seat + 1 :])
        controller._view = view._replace(seats=seats)
        page.seat_box.refresh()
        return page

    return opened


@_SIZES
def test_four_cards_set_aside_show_all_their_letters(
    open_with_aside: Callable[[int, int], TablePage],
    monkeypatch: pytest.MonkeyPatch,
    width: int,
    height: int,
) -> None:
    page = open_with_aside(width, height)
    cards: list[QRectF] = []
    monkeypatch.setattr(seat_box, "paint_card", lambda _p, rect, _bean: cards.append(rect))
    page.seat_box.grab()
    assert len(cards) == 4
    box = QRectF(page.seat_box.rect())
    assert all(box.contains(card) for card in cards)
    for one, next_one in pairwise(cards):
        assert next_one.left() >= one.left() + one.width() * 0.7


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1366, 768)])
def test_the_heart_of_the_own_wishes_can_be_seen_whatever_is_set_aside(
    open_with_aside: Callable[[int, int], TablePage],
    monkeypatch: pytest.MonkeyPatch,
    width: int,
    height: int,
) -> None:
    page = open_with_aside(width, height)
    inks: list[QColor] = []

    def note(_painter: object, _rect: QRectF, name: str, colour: QColor) -> None:
        if name == "heart":
            inks.append(colour)

    monkeypatch.setattr(seat_box, "paint_icon", note)
    page.seat_box.grab()
    view = page.controller.view
    seats = [seat._replace(aside=(), aside_count=0) for seat in view.seats]
    page.controller._view = view._replace(seats=tuple(seats))
    page.seat_box.grab()
    assert inks == [theme().ink2, theme().ink2]
