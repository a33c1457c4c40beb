"""The own fields: what they take, what they refuse and why, and harvests that cost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import CardRef
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.state import Planted
from bohnanza_qt.engine.view import PlayerView
from bohnanza_qt.ui import i18n
from bohnanza_qt.ui.cards_mime import cards_mime
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.delegates.field_delegate import LEAST_NAME
from bohnanza_qt.ui.table.fields_panel import field_row
from bohnanza_qt.ui.table.table_page import TablePage
from tests.ui.conftest import StartGame
from tests.ui.table_support import asks, click_item, drag_over, drop, open_table, play_until, press


def refusing_field(view: PlayerView) -> int | None:
    """A field in which another kind grows than the front card."""
    if view.question is not Question.PLANT_FIRST:
        return None
    return next(
        (
            number
            for number, planted in enumerate(view.me.fields)
            if planted is not None and planted.bean is not view.hand[0]
        ),
        None,
    )


def table_with_refusing_field(qtbot: QtBot, controller: GameController) -> tuple[TablePage, int]:
    view = play_until(qtbot, controller, lambda view: refusing_field(view) is not None)
    field = refusing_field(view)
    assert field is not None
    return open_table(qtbot, controller), field


def test_empty_fields_are_lit_for_the_front_card(qtbot: QtBot, start_game: StartGame) -> None:
    page = open_table(qtbot, start_game())
    assert [row.invites for row in page.fields.model.rows] == [True, True]
    assert [row.key for row in page.fields.model.rows] == ["1", "2"]


def test_the_front_card_is_planted_by_drop(qtbot: QtBot, start_game: StartGame) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    front = controller.view.hand[0]
    mime = cards_mime(controller.revision, [CardRef("hand", 0)])
    assert drop(page.fields.view, mime, page.fields.view.rects[1].center())
    planted = controller.view.me.fields[1]
    assert planted is not None
    assert planted.bean is front


def test_the_front_card_is_planted_by_one_click_on_a_lit_field(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    click_item(page.fields.view, 0)
    assert controller.view.me.fields[0] is not None
    assert controller.view.planted == 1


def test_the_front_card_is_planted_by_its_digit(qtbot: QtBot, start_game: StartGame) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    press(Qt.Key.Key_2)
    assert page.fields.model.rows[1].planted is not None
    assert controller.view.me.fields[1] is not None


def test_only_the_front_card_can_be_dropped(qtbot: QtBot, start_game: StartGame) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    mime = cards_mime(controller.revision, [CardRef("hand", 2)])
    assert not drop(page.fields.view, mime, page.fields.view.rects[0].center())
    assert controller.view.planted == 0


def test_a_drop_of_a_card_from_before_the_last_move_does_nothing(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    stale = cards_mime(controller.revision, [CardRef("hand", 0)])
    press(Qt.Key.Key_1)
    before = controller.view
    assert not drop(page.fields.view, stale, page.fields.view.rects[1].center())
    assert controller.view == before


def test_a_field_with_another_kind_says_why_it_refuses(qtbot: QtBot, start_game: StartGame) -> None:
    controller = start_game()
    page, field = table_with_refusing_field(qtbot, controller)
    before = controller.view
    click_item(page.fields.view, field)
    assert controller.view == before
    assert "grows only one kind" in page.fields.model.rows[field].refusal
    press(Qt.Key.Key_Escape)
    assert page.fields.model.rows[field].refusal == ""


def test_a_drag_over_a_field_that_refuses_shows_the_reason_there(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game()
    page, field = table_with_refusing_field(qtbot, controller)
    mime = cards_mime(controller.revision, [CardRef("hand", 0)])
    page.hand.view.drag_began.emit(0)
    assert not drag_over(page.fields.view, mime, page.fields.view.rects[field].center())
    assert page.fields.model.rows[field].refusal
    page.hand.view.drag_ended.emit()
    assert not page.fields.model.rows[field].refusal


def test_a_harvest_for_nothing_asks_once(qtbot: QtBot, start_game: StartGame) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    press(Qt.Key.Key_1)
    press(Qt.Key.Key_1, Qt.KeyboardModifier.ShiftModifier)
    assert controller.view.me.fields[0] is not None
    row = page.fields.model.rows[0]
    assert row.harvest_asked
    assert row.refusal
    assert page.fields.harvest_button(0).text() == "Harvest anyway"
    QTest.mouseClick(page.fields.harvest_button(0), Qt.MouseButton.LeftButton)
    assert controller.view.me.fields[0] is None


def test_the_question_before_a_costly_harvest_is_forgotten_with_esc(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    press(Qt.Key.Key_1)
    page.gestures.harvest(0)
    press(Qt.Key.Key_Escape)
    assert page.gestures.harvest_asked is None
    page.gestures.harvest(0)
    assert controller.view.me.fields[0] is not None


def test_the_question_before_a_costly_harvest_can_be_switched_off(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    page.set_ask_costly_harvest(False)
    press(Qt.Key.Key_1)
    press(Qt.Key.Key_1, Qt.KeyboardModifier.ShiftModifier)
    assert controller.view.me.fields[0] is None


def test_h_and_a_digit_harvest_too(qtbot: QtBot, start_game: StartGame) -> None:
    controller = start_game()
    page = open_table(qtbot, controller)
    page.set_ask_costly_harvest(False)
    press(Qt.Key.Key_1)
    press(Qt.Key.Key_H)
    press(Qt.Key.Key_1)
    assert controller.view.me.fields[0] is None


def test_a_field_protected_by_the_rules_says_so(qtbot: QtBot, start_game: StartGame) -> None:
    controller = start_game()

    def has_protected(view: PlayerView) -> bool:
        counts = [planted.count for planted in view.me.fields if planted is not None]
        return 1 in counts and max(counts, default=0) > 1

    view = play_until(qtbot, controller, has_protected)
    page = open_table(qtbot, controller)
    field = next(
        number
        for number, planted in enumerate(view.me.fields)
        if planted is not None and planted.count == 1
    )
    assert not page.gestures.harvest(field)
    assert "lone bean" in page.fields.model.rows[field].refusal


def test_set_aside_cards_are_planted_by_click_and_then_field(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game()

    def can_plant_aside(view: PlayerView) -> bool:
        return view.question is Question.PLANT_ASIDE and None in view.me.fields

    play_until(qtbot, controller, can_plant_aside)
    page = open_table(qtbot, controller)
    before = controller.view.me.aside_count
    assert page.middle.currentWidget() is page.cloth
    click_item(page.cloth.cards_view, before - 1)
    click_item(page.fields.view, controller.view.me.fields.index(None))
    assert controller.view.me.aside_count == before - 1


def test_nothing_of_the_computers_moves_during_a_drag(qtbot: QtBot, start_game: StartGame) -> None:
    controller = start_game()
    play_until(qtbot, controller, asks(Question.MAY_OFFER))
    page = open_table(qtbot, controller)
    page.hand.view.drag_began.emit(0)
    before = controller.revision
    qtbot.wait(120)
    assert controller.revision == before
    page.hand.view.drag_ended.emit()


def plant_everywhere(page: TablePage, beans: list[Bean], *, count: int, lit: bool) -> None:
    """Shows three fields with these beans."""
    rows = [
        field_row(number, Planted(bean, count), invites=lit, refusal="", harvest_asked=False)
        for number, bean in enumerate(beans)
    ]
    page.fields.model.replace_rows(rows)
    page.fields._refresh_buttons()


@pytest.mark.parametrize("language", ["en", "it", "ca", "pt_PT", "eu"])
def test_the_names_of_three_fields_can_be_read_in_the_smallest_window(
    qtbot: QtBot, start_game: StartGame, language: str
) -> None:
    page = open_table(qtbot, start_game(), 1024, 700)
    try:
        i18n.set_language(language)
        for first in range(0, len(Bean), 3):
            beans = [*Bean, *Bean][first : first + 3]
            for count, lit in ((1, False), (7, True)):
                plant_everywhere(page, beans, count=count, lit=lit)
                view = page.fields.view
                for number, bean in enumerate(beans):
                    button = page.fields.harvest_button(number)
                    assert button.isVisible()
                    assert button.accessibleName()
                    rect, planted = QRectF(view.rects[number]), Planted(bean, count)
                    room = view.button_room(number)
                    assert room > 0
                    assert view._delegate.name_fits(rect, planted, room, LEAST_NAME), bean
    finally:
        i18n.set_language("en")


def test_the_buttons_of_a_row_are_all_signs_or_all_words(
    qtbot: QtBot, start_game: StartGame
) -> None:
    page = open_table(qtbot, start_game(), 1024, 700)
    beans = [Bean.BLACK_EYED, Bean.SOY, Bean.RED]
    plant_everywhere(page, beans, count=3, lit=False)
    assert {page.fields.harvest_button(number).text() for number in range(3)} == {""}
    assert not any(page.fields.harvest_button(number).icon().isNull() for number in range(3))
    page.resize(1920, 1080)
    qtbot.wait(20)
    plant_everywhere(page, beans, count=3, lit=False)
    assert {page.fields.harvest_button(number).text() for number in range(3)} == {"Harvest"}


def test_all_fields_of_a_row_say_alike_what_more_would_pay(
    qtbot: QtBot, start_game: StartGame
) -> None:
    page = open_table(qtbot, start_game(), 1024, 700)
    view = page.fields.view
    plant_everywhere(page, [Bean.CHILI, Bean.STINK, Bean.BLACK_EYED], count=4, lit=False)
    together = view.more_form()
    alone = [
        view._delegate.more_form([(QRectF(rect), row)])
        for rect, row in zip(view.rects, page.fields.model.rows, strict=True)
    ]
    assert together == max(alone)
