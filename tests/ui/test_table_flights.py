"""Cards that fly: what starts where, and that nothing is in anyone's way."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import CardRef
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardPlanted,
    CardsTurnedOver,
    DealStruck,
    FieldBought,
    FieldHarvested,
    Source,
)
from bohnanza_qt.ui.animation import Flight, FlightOverlay
from bohnanza_qt.ui.durations import Durations, set_durations
from bohnanza_qt.ui.table.flights import flights
from tests.ui.conftest import StartGame
from tests.ui.table_support import open_table, press

_LENGTHS = Durations()


class NumberedPlaces:
    """Every place is a square whose left edge tells which it is."""

    def card(self, ref: CardRef) -> QRectF:
        return self._at(100 + ref.index if ref.place == "hand" else 200 + ref.index)

    def field(self, seat: int, field: int) -> QRectF:
        return self._at(300 + 10 * seat + field)

    def seat(self, seat: int) -> QRectF:
        return self._at(400 + seat)

    def coins(self, seat: int) -> QRectF:
        return self._at(500 + seat)

    def back_of_hand(self, seat: int) -> QRectF:
        return self._at(600 + seat)

    def aside(self, seat: int, index: int) -> QRectF:
        return self._at(700 + 10 * seat + index)

    def on_cloth(self, index: int) -> QRectF:
        return self._at(900 + index)

    def paid_coins(self) -> QRectF:
        return self._at(3)

    def draw_pile(self) -> QRectF:
        return self._at(1)

    def discard_pile(self) -> QRectF:
        return self._at(2)

    def turned_over(self, index: int, count: int) -> QRectF:
        return self._at(800 + index)

    @staticmethod
    def _at(left: int) -> QRectF:
        return QRectF(left, 0, 20, 20)


def ways(found: list[Flight]) -> list[tuple[int, int]]:
    return [(round(flight.start.left()), round(flight.end.left())) for flight in found]


def test_a_planted_card_flies_from_its_place_to_its_field() -> None:
    mine = CardPlanted(0, 1, Bean.RED, 1, Source.HAND, 0)
    theirs = CardPlanted(2, 0, Bean.RED, 1, Source.HAND, 0)
    places = NumberedPlaces()
    assert ways(flights([mine], places, 0, _LENGTHS)) == [(100, 301)]
    assert ways(flights([theirs], places, 0, _LENGTHS)) == [(402, 320)]


def test_harvested_cards_go_to_the_discard_pile_and_coins_to_the_seat() -> None:
    event = FieldHarvested(1, 0, Bean.RED, 4, 3)
    found = flights([event], NumberedPlaces(), 0, _LENGTHS)
    assert sum(flight.coin for flight in found) == 3
    assert [flight.end.left() for flight in found] == [2, 501, 501, 501]


def test_the_harvests_at_the_end_of_the_game_do_not_fly() -> None:
    event = FieldHarvested(1, 0, Bean.RED, 4, 3, final=True)
    assert flights([event], NumberedPlaces(), 0, _LENGTHS) == []


def test_a_card_that_another_draws_flies_face_down() -> None:
    found = flights([CardDrawn(1, None), CardDrawn(0, Bean.SOY)], NumberedPlaces(), 0, _LENGTHS)
    assert [flight.bean for flight in found] == [None, Bean.SOY]
    assert [flight.flips for flight in found] == [False, True]


def test_turned_over_cards_turn_on_the_way() -> None:
    event = CardsTurnedOver(0, (Bean.SOY, Bean.RED))
    found = flights([event], NumberedPlaces(), 0, _LENGTHS)
    assert all(flight.flips for flight in found)
    assert ways(found) == [(1, 800), (1, 801)]


def test_cards_that_match_come_from_the_discard_pile() -> None:
    event = CardsTurnedOver(0, (Bean.SOY, Bean.RED), (Bean.RED,))
    found = flights([event], NumberedPlaces(), 0, _LENGTHS)
    assert ways(found) == [(1, 800), (1, 801), (2, 802)]
    assert [flight.flips for flight in found] == [True, True, False]


def test_cards_of_the_market_fly_from_the_cloth() -> None:
    planted = CardPlanted(1, 0, Bean.RED, 1, Source.MARKET, 2)
    thrown = CardDiscarded(0, Bean.SOY, Source.OFFERED, 1)
    found = flights([planted, thrown], NumberedPlaces(), 0, _LENGTHS)
    assert ways(found) == [(902, 310), (901, 2)]


def test_the_price_of_a_field_is_paid_coin_by_coin() -> None:
    found = flights([FieldBought(2, 3)], NumberedPlaces(), 0, _LENGTHS)
    assert ways(found) == [(502, 3)] * 3
    assert all(flight.coin for flight in found)


def test_both_sides_of_a_deal_cross() -> None:
    event = DealStruck(
        3, 0, 2, (Bean.SOY,), (Bean.RED,), (CardRef("hand", 4),), (CardRef("hand", 1),)
    )
    found = flights([event], NumberedPlaces(), 0, _LENGTHS)
    assert ways(found) == [(104, 402), (402, 400)]
    assert found[1].delay > found[0].delay


def test_the_overlay_shows_and_hides_itself_and_takes_no_mouse(
    qtbot: QtBot, start_game: StartGame
) -> None:
    page = open_table(qtbot, start_game())
    overlay = page.overlay
    assert isinstance(overlay, FlightOverlay)
    assert overlay.isHidden()
    assert overlay.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    set_durations("fast", True)
    press(Qt.Key.Key_1)
    assert overlay.is_flying
    assert overlay.isVisible()
    page.grab()
    qtbot.waitUntil(overlay.isHidden, timeout=3000)
    assert not overlay.is_flying


def test_nothing_flies_without_animation(qtbot: QtBot, start_game: StartGame) -> None:
    page = open_table(qtbot, start_game())
    set_durations("normal", False)
    press(Qt.Key.Key_1)
    assert not page.overlay.is_flying


def test_where_nothing_may_fly_both_ends_are_outlined_for_a_while(
    qtbot: QtBot, start_game: StartGame
) -> None:
    page = open_table(qtbot, start_game())
    set_durations("normal", False)
    press(Qt.Key.Key_1)
    assert not page.overlay.is_flying
    assert [outline.source for outline in page.overlay.outlines] == [True, False]
    bed = page.fields.view.rects[0]
    corner = page.fields.view.viewport().mapTo(page, bed.topLeft())
    end = page.overlay.outlines[1].rect
    assert QRectF(corner, QRectF(bed).size()).contains(end.center())
    assert page.overlay.isVisible()
    page.overlay.forget_outlines()
    assert page.overlay.isHidden()


def on_page(widget: QWidget) -> QRectF:
    page = widget.window()
    return QRectF(widget.mapTo(page, QPoint(0, 0)), QRectF(widget.rect()).size())


def test_only_the_last_move_is_outlined_and_where_things_lie_now(
    qtbot: QtBot, start_game: StartGame
) -> None:
    controller = start_game()
    page = open_table(qtbot, controller, 1280, 800)
    set_durations("normal", False)
    view = controller.view
    events = [
        CardPlanted(seat, 1, Bean.RED, 1, Source.HAND, 0) for seat in range(1, len(view.seats))
    ]
    for event in events:
        controller.happened.emit((event,))
        assert len(page.overlay.outlines) == 2
    seat = events[-1].seat
    for width, height in ((1280, 800), (1024, 700), (1500, 900)):
        page.resize(width, height)
        row = len(view.seats) - 2
        qtbot.wait(20)
        column = QRectF(page.opponents.view.rects[row]).translated(
            on_page(page.opponents.view.viewport()).topLeft()
        )
        assert all(column.contains(outline.rect) for outline in page.overlay.outlines)
        source, target = page.overlay.outlines
        assert source.source
        assert not target.source
        assert target.rect.top() > source.rect.bottom(), "the bed lies under the sign"
        assert target.rect.left() > column.center().x() - 1, "the second of two beds"
        assert seat == page.opponents.model.rows[row].seat


def test_a_deal_outlines_the_two_seats_and_no_place_where_another_card_lies_now(
    qtbot: QtBot, start_game: StartGame
) -> None:
    page = open_table(qtbot, start_game(), 1024, 700)
    set_durations("normal", False)
    cards = (CardRef("hand", 2), CardRef("hand", 3))
    deal = DealStruck(3, 0, 2, (Bean.SOY, Bean.SOY), (Bean.RED,), cards, (CardRef("hand", 1),))
    page.controller.happened.emit((deal,))
    hand = on_page(page.hand.view)
    found = page.overlay.outlines
    assert len(found) == 2
    assert not any(outline.rect.intersects(hand) for outline in found)
    box = on_page(page.seat_box)
    assert any(box.contains(outline.rect) for outline in found)


def test_what_was_taken_back_is_outlined_no_longer(qtbot: QtBot, start_game: StartGame) -> None:
    page = open_table(qtbot, start_game())
    set_durations("normal", False)
    press(Qt.Key.Key_1)
    assert page.overlay.outlines
    page.controller.undo()
    assert not page.overlay.outlines
