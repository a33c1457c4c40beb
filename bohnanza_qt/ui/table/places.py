"""Where things lie on the table, for what flies over it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from ...engine.actions import CardRef
from ..delegates.player_delegate import bed_rects, sign_rect
from ..views.arranged_view import ArrangedView

if TYPE_CHECKING:
    from .table_page import TablePage


class Places(Protocol):
    """Rectangles in pixels of the page. A place that is not on the screen is told by the nearest
    that is."""

    def card(self, ref: CardRef) -> QRectF: ...
    def field(self, seat: int, field: int) -> QRectF: ...
    def seat(self, seat: int) -> QRectF: ...
    def coins(self, seat: int) -> QRectF: ...
    def back_of_hand(self, seat: int) -> QRectF: ...
    def aside(self, seat: int, index: int) -> QRectF: ...
    def on_cloth(self, index: int) -> QRectF: ...
    def draw_pile(self) -> QRectF: ...
    def discard_pile(self) -> QRectF: ...
    def paid_coins(self) -> QRectF: ...
    def turned_over(self, index: int, count: int) -> QRectF: ...


class PagePlaces:
    """The places of a table page, for the seat that looks at it; `pays_out` says that paid coins
    leave the game."""

    def __init__(self, page: TablePage, seat: int, *, pays_out: bool = False) -> None:
        self._page = page
        self._seat = seat
        self._pays_out = pays_out

    def card(self, ref: CardRef) -> QRectF:
        """An own card of the hand, or a turned-over one."""
        view = self._page.hand.view if ref.place == "hand" else self._page.piles.view
        return self._item(view, ref.index)

    def field(self, seat: int, field: int) -> QRectF:
        """Where the cards of a field lie."""
        if seat == self._seat:
            bed = self._item(self._page.fields.view, field)
            high = bed.height() * 0.7
            return QRectF(bed.left() + 14, bed.center().y() - high / 2, high * 18 / 25, high)
        bed = self.bed_of_other(seat, field)
        card = QRectF(0, 0, 34, 47)
        card.moveCenter(QPointF(bed.left() + bed.width() * 0.35, bed.center().y()))
        return card

    def bed_of_other(self, seat: int, field: int) -> QRectF:
        """The whole of a field of another seat."""
        row = self._page.opponents.model.rows[self._row(seat)]
        beds = bed_rects(self._column(seat), self._page.opponents.view.metrics, len(row.fields))
        return beds[min(field, len(beds) - 1)]

    def sign(self, seat: int) -> QRectF:
        """The sign of another seat."""
        return sign_rect(self._column(seat), self._page.opponents.view.metrics)

    def own_box(self) -> QRectF:
        """All that is shown of the own seat."""
        return self._widget(self._page.seat_box)

    def bed(self, field: int) -> QRectF:
        """The whole of an own field."""
        return self._item(self._page.fields.view, field)

    def column(self, seat: int) -> QRectF:
        """All that is shown of another seat."""
        return self._column(seat)

    def seat(self, seat: int) -> QRectF:
        """The sign of a seat: where its hidden cards come from and go to."""
        if seat == self._seat:
            return self._card_around(self._widget(self._page.seat_box).center(), 60)
        return self._card_around(self.sign(seat).center(), 34)

    def coins(self, seat: int) -> QRectF:
        if seat == self._seat:
            box = self._widget(self._page.seat_box)
            return self._page.seat_box.coins_rect().translated(box.topLeft())
        column = self._column(seat)
        return QRectF(column.right() - 70, column.top() + 12, 18, 18)

    def back_of_hand(self, seat: int) -> QRectF:
        if seat != self._seat:
            return self.seat(seat)
        view = self._page.hand.view
        return self._in_page(view, QRectF(view.back_rect()))

    def aside(self, seat: int, index: int) -> QRectF:
        view = self._cards_view
        if seat == self._seat and view.isVisible():
            return self._item(view, index)
        return self.seat(seat)

    def on_cloth(self, index: int) -> QRectF:
        """A card that lies on the cloth for whoever's turn it is."""
        view = self._cards_view
        if view.isVisible():
            return self._item(view, index)
        return self._card_around(self._widget(self._page.middle).center(), 60)

    def draw_pile(self) -> QRectF:
        pile = self._page.piles.draw_pile
        return pile.card_rect().translated(self._widget(pile).topLeft())

    def discard_pile(self) -> QRectF:
        pile = self._page.piles.discard_pile
        return pile.card_rect().translated(self._widget(pile).topLeft())

    def paid_coins(self) -> QRectF:
        """Where coins go that were paid for a field: among the discards, or off the table."""
        if self._pays_out:
            return QRectF(self._page.width() / 2, -40, 24, 24)
        return self.discard_pile()

    def turned_over(self, index: int, count: int) -> QRectF:
        """Where the turned-over card will lie, before the row is shown."""
        card = self._card_around(QPointF(), 60)
        if self._page.piles.shows_turned_over:
            area = self._widget(self._page.piles)
            height = area.bottom() - card.height() * 0.6
        else:
            area = self._widget(self._page.middle)
            area.setWidth(area.width() / 2)
            height = area.center().y()
        left = area.center().x() - (card.width() + 8) * (count - 1) / 2
        card.moveCenter(QPointF(left + (card.width() + 8) * index, height))
        return card

    # -- inside ---------------------------------------------------------------------------------

    @property
    def _cards_view(self) -> ArrangedView:
        return self._page.cloth.cards_view

    def _row(self, seat: int) -> int:
        rows = self._page.opponents.model.rows
        return next((row for row, other in enumerate(rows) if other.seat == seat), 0)

    def _column(self, seat: int) -> QRectF:
        return self._item(self._page.opponents.view, self._row(seat))

    def _item(self, view: ArrangedView, row: int) -> QRectF:
        return self._in_page(view, QRectF(view.rect_of(row)))

    def _in_page(self, view: ArrangedView, rect: QRectF) -> QRectF:
        return rect.translated(
            QPointF(view.viewport().mapTo(self._page, rect.toRect().topLeft()))
            - QPointF(rect.toRect().topLeft())
        )

    def _widget(self, widget: QWidget) -> QRectF:
        return QRectF(
            QPointF(widget.mapTo(self._page, widget.rect().topLeft())), QRectF(widget.rect()).size()
        )

    @staticmethod
    def _card_around(centre: QPointF, width: float) -> QRectF:
        card = QRectF(0, 0, width, width * 25 / 18)
        card.moveCenter(centre)
        return card
