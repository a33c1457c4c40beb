"""Where a bubble lies on the table: beside what it speaks of, and over what matters least."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from ..views.arranged_view import ArrangedView

if TYPE_CHECKING:
    from .table_page import TablePage

DISTANCE: Final = 14
"""Pixels between a bubble and what it speaks of, and between it and the edges of the page."""
_LIT: Final = 12.0
"""How much worse than something of little use it is to hide what is lit."""
_FAR: Final = 8.0
"""How many hidden pixels are as bad as a pixel of distance."""


class Region(NamedTuple):
    """A part of the page, and how much it matters that it is seen."""

    place: QRect
    worth: float


def whole_of(widget: QWidget, page: QWidget) -> list[QRect]:
    """All of a widget, in pixels of the page; nothing while it is hidden."""
    if not widget.isVisible():
        return []
    return [QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())]


def worth_seeing(page: TablePage) -> list[Region]:
    """What a person compares or uses while reading: offers and the sides of the trade first, then
    the own cards, then the others; the log least."""
    found = [Region(ticket, 6.0) for ticket in tickets(page).values()]
    for widget, worth in (
        (page.trade_table.give, 4.0),
        (page.trade_table.get, 4.0),
        (page.action_box.button, 4.0),
        (page.callers, 3.0),
        (page.fields, 2.0),
        (page.middle, 2.0),
        (page.piles, 1.5),
        (page.seat_box, 1.0),
        (page.side, 0.3),
    ):
        found += [Region(place, worth) for place in whole_of(widget, page)]
    for view, worth in ((page.hand.view, 3.0), (page.opponents.view, 1.5)):
        found += [Region(place, worth) for place in _items(view, page)]
    return found


def tickets(page: TablePage) -> dict[int, QRect]:
    """The offers that can be seen in their list, by their rows."""
    view = page.side.offers
    if not view.isVisible():
        return {}
    found = {}
    for row in range(view.model().rowCount()):
        seen = view.visualRect(view.model().index(row, 0)) & view.viewport().rect()
        if not seen.isEmpty():
            found[row] = QRect(view.viewport().mapTo(page, seen.topLeft()), seen.size())
    return found


def _items(view: ArrangedView, page: TablePage) -> Iterator[QRect]:
    if view.isVisible():
        for rect in view.rects:
            yield QRect(view.viewport().mapTo(page, rect.topLeft()), rect.size())


def beside(
    places: Sequence[QRect], size: QSize, room: QRect, regions: Sequence[Region] = ()
) -> QPoint:
    """Where a bubble of this size hides none of the places, or as little of them as can be; near
    the last of them, which is where the move goes, unless it can lie over less that matters."""
    inside = room.adjusted(DISTANCE, DISTANCE, -DISTANCE, -DISTANCE)
    if not places:
        return inside.center() - QPoint(size.width() // 2, size.height() // 2)
    goal = places[-1].center()
    across, down = {goal.x() - size.width() // 2}, {goal.y() - size.height() // 2}
    across |= {inside.left(), inside.right() - size.width()}
    down |= {inside.top(), inside.bottom() - size.height()}
    for place in (*places, *(region.place for region in regions)):
        across |= {place.left() - size.width() - DISTANCE, place.right() + DISTANCE}
        down |= {place.top() - size.height() - DISTANCE, place.bottom() + DISTANCE}
    weighed = [*(Region(place, _LIT) for place in places), *regions]

    def cost(corner: QPoint) -> float:
        covered = QRect(corner, size)
        hidden = 0.0
        for place, worth in weighed:
            seen = place & covered
            if not seen.isEmpty():
                hidden += worth * seen.width() * seen.height()
        return hidden + _FAR * (covered.center() - goal).manhattanLength()

    corners = {
        (
            max(inside.left(), min(x, inside.right() - size.width())),
            max(inside.top(), min(y, inside.bottom() - size.height())),
        )
        for x in across
        for y in down
    }
    return min((QPoint(x, y) for x, y in sorted(corners)), key=cost)
