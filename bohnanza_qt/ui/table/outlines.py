"""What is outlined after a move where nothing may fly: where cards came from and where they lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from ...engine.actions import CardRef
from ...engine.events import Event
from ..animation import Outline
from ..durations import Durations
from .flights import flights
from .places import PagePlaces

if TYPE_CHECKING:
    from .table_page import TablePage

_APART: Final = 40
"""Pixels between two outlines of the same kind; nearer to each other they are one."""


class PlacesNow(PagePlaces):
    """The places as they are after a move. What is no more there, because the cards beside it have
    moved up, is an empty rectangle."""

    def card(self, ref: CardRef) -> QRectF:
        if ref == CardRef("hand", 0):
            return super().card(ref)
        return QRectF() if ref.place == "hand" else self.draw_pile()

    def field(self, seat: int, field: int) -> QRectF:
        return self.bed(field) if seat == self._seat else self.bed_of_other(seat, field)

    def seat(self, seat: int) -> QRectF:
        return self.own_box() if seat == self._seat else self.sign(seat)

    def back_of_hand(self, seat: int) -> QRectF:
        if seat != self._seat:
            return self.seat(seat)
        view = self._page.hand.view
        return self._item(view, max(0, len(view.rects) - 1))

    def aside(self, seat: int, index: int) -> QRectF:
        return QRectF() if seat == self._seat else self.seat(seat)

    def on_cloth(self, index: int) -> QRectF:
        return QRectF()

    def turned_over(self, index: int, count: int) -> QRectF:
        view = self._page.piles.view if self._page.piles.shows_turned_over else self._cards_view
        return self._item(view, index) if view.isVisible() else QRectF()


def outlines(events: Sequence[Event], page: TablePage, places: PlacesNow) -> list[Outline]:
    """Both ends of what moved, in pixels of the page as it is laid out now."""
    found: list[Outline] = []
    for flight in flights(events, places, page.controller.view.seat, Durations()):
        if flight.coin:
            continue
        for rect, source in ((flight.start, True), (flight.end, False)):
            outline = Outline(rect, source)
            if not rect.isEmpty() and not any(_same(outline, other) for other in found):
                found.append(outline)
    return found


def _same(one: Outline, other: Outline) -> bool:
    between = one.rect.center() - other.rect.center()
    return between.manhattanLength() < _APART
