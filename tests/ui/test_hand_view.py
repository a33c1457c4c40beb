"""The own hand: its ends, its order, and how its cards are picked."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import CardRef
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import Question
from bohnanza_qt.ui.cards_mime import DraggedCard, cards_mime
from bohnanza_qt.ui.models.hand_model import HandCard
from bohnanza_qt.ui.table.metrics import FRONT_GROWTH, SMALLEST_CARD, metrics_for
from bohnanza_qt.ui.table.pile_painting import size_rect
from bohnanza_qt.ui.views.hand_view import hand_rects
from tests.ui.conftest import StartGame
from tests.ui.table_support import (
    asks,
    click_item,
    drag_over,
    drop,
    open_table,
    play_until,
    press,
    visible_point,
)


@pytest.mark.parametrize(("width", "height"), [(1024, 700), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("count", [1, 2, 5, 9, 16, 24])
def test_the_front_card_is_larger_and_stands_apart_and_every_card_shows(
    qapp: object, width: int, height: int, count: int
) -> None:
    metrics = metrics_for(width, height, 3)
    room = QSize(width - metrics.side - 3 * metrics.margin, metrics.hand)
    rects = hand_rects(count, room, metrics)
    assert len(rects) == count
    assert rects[0].width() == round(metrics.hand_card * FRONT_GROWTH)
    assert all(rect.right() < room.width() for rect in rects)
    assert all(rect.bottom() <= room.height() for rect in rects)
    for left, right in itertools.pairwise(rects):
        assert right.left() - left.left() >= 12, "a card is hidden by the next"
    if count > 1:
        assert rects[1].left() > rects[0].right()


def test_the_front_card_glows_and_the_next_may_follow(qtbot: QtBot, start_game: StartGame) -> None:
    page = open_table(qtbot, start_game())
    rows = page.hand.model.rows
    assert [row.must for row in rows] == [True, False, False, False, False]
    assert [row.may for row in rows] == [False, True, False, False, False]


def test_moving_a_card_within_the_hand_does_nothing_but_explain(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    before = controller.view.hand
    view = page.hand.view
    mime = cards_mime(controller.revision, [CardRef("hand", 3)])
    assert not drag_over(view, mime, view.rects[1].center())
    assert not drop(view, mime, view.rects[1].center())
    assert controller.view.hand == before
    assert page.gestures.notice == "The order of your hand never changes."


def test_a_card_held_over_its_own_place_is_no_attempt_to_move_it(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    view = page.hand.view
    mime = cards_mime(controller.revision, [CardRef("hand", 3)])
    assert not drag_over(view, mime, view.rects[3].center())
    assert page.gestures.notice == ""


def test_a_click_on_the_front_card_selects_it_and_another_says_why_not(
    qtbot: QtBot, start_game: StartGame
) -> None:
    page = open_table(qtbot, start_game())
    click_item(page.hand.view, 0)
    assert page.gestures.selected == DraggedCard("hand", 0)
    assert page.hand.model.rows[0].selected
    click_item(page.hand.view, 2)
    assert page.gestures.notice == "Only the front card of your hand can be planted."


def test_arrows_move_the_focus_through_the_hand_and_stop_at_its_ends(
    qtbot: QtBot, start_game: StartGame
) -> None:
    page = open_table(qtbot, start_game())
    view = page.hand.view
    assert view.hasFocus()
    for _ in range(9):
        press(Qt.Key.Key_Right)
    assert view.currentIndex().row() == 4
    press(Qt.Key.Key_Home)
    assert view.currentIndex().row() == 0


def test_g_puts_the_focused_card_into_the_offer_and_takes_it_back(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game()
    play_until(qtbot, controller, asks(Question.TRADE, Question.ANSWER))
    page = open_table(qtbot, controller)
    page.hand.view.setFocus()
    press(Qt.Key.Key_Home)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_G)
    assert page.hand.model.rows[1].offered == 0
    press(Qt.Key.Key_G)
    assert page.hand.model.rows[1].offered is None


def test_a_click_on_any_card_offers_it_while_cards_are_traded(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game()
    play_until(qtbot, controller, asks(Question.TRADE, Question.ANSWER))
    page = open_table(qtbot, controller)
    last = len(controller.view.hand) - 1
    click_item(page.hand.view, last)
    assert page.hand.model.rows[last].offered == 0
    click_item(page.piles.view, 0)
    assert page.piles.model.rows[0].offered == 1
    press(Qt.Key.Key_Escape)
    assert page.hand.model.rows[last].offered is None


def test_the_hand_is_pointed_at_where_its_cards_are_seen(
    qtbot: QtBot, start_game: StartGame
) -> None:
    page = open_table(qtbot, start_game())
    view = page.hand.view
    for row in range(5):
        assert view.indexAt(visible_point(view, row)).row() == row


@pytest.mark.parametrize(("width", "height"), [(1024, 700), (1280, 800)])
@pytest.mark.parametrize("count", [4, 8, 12])
def test_the_words_of_two_cards_in_the_offer_leave_each_other_alone(
    qtbot: QtBot, start_game: StartGame, count: int, width: int, height: int
) -> None:
    view = open_table(qtbot, start_game(), width, height).hand.view
    cards = [HandCard(Bean.SOY, place, offered=place) for place in range(count)]
    view._model.replace_rows(cards)
    delegate, ends = view._delegate, 0.0
    for card, rect in zip(cards, view.rects, strict=True):
        middle, widest = delegate._foot(QRectF(rect), card)
        assert middle - widest / 2 >= ends or card.place in (1, count - 1)
        if card.place < count - 1:
            ends = middle + widest / 2
    last = view.rects[-1]
    assert middle >= last.left() + min(widest, last.width()) / 2 - 1


@pytest.mark.parametrize(("width", "height"), [(1024, 700), (1280, 800)])
def test_the_number_of_discards_does_not_cover_the_letters_of_the_top_card(
    qtbot: QtBot, start_game: StartGame, width: int, height: int
) -> None:
    page = open_table(qtbot, start_game(), width, height)
    card = page.piles.discard_pile.card_rect()
    covered = size_rect(card, page.metrics, 88).intersected(card)
    foot = QRectF(card.left(), card.bottom() - card.height() * 0.3, card.width() * 0.7, 999)
    assert card.width() >= SMALLEST_CARD or not covered.intersects(foot)


def test_the_letters_behind_a_card_in_front_move_to_where_they_are_seen(
    qtbot: QtBot, start_game: StartGame
) -> None:
    view = open_table(qtbot, start_game(), 1024, 700).hand.view
    view._model.replace_rows([HandCard(Bean.SOY, place) for place in range(8)])
    view.setCurrentIndex(view._model.index(3, 0))
    hidden = view.hidden_letters()
    assert hidden is not None
    row, seen = hidden
    assert row == 4
    assert seen.left() > view.rects[3].right()
    assert seen.right() <= view.rects[5].left()
    view.setCurrentIndex(view._model.index(7, 0))
    assert view.hidden_letters() is None
