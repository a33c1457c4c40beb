"""How a ticket looks: who to whom, both sides in pictures, and what is to be said about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ...engine.beans import Bean
from ..card_art import card_height, paint_card
from ..delegates.marks import draw_text, text_width
from ..icons import paint_icon
from ..models.list_model import Index, Role
from ..painting import paint_panel, paint_ring
from ..seat_signs import paint_seat_sign
from ..theme import theme
from .offers_model import Ticket, TicketSide
from .rich_text import RichTexts

if TYPE_CHECKING:
    from ..controller import GameController
    from .offers_view import OffersView

PADDING: Final = 10
GAP: Final = 8
"""Pixels between two tickets."""

_SIGN: Final = 22
_CARDS: Final = (31, 27, 24, 21)
"""Widths of cards: the largest at which both sides fit side by side."""

_GONE_CARDS: Final = (18,)
"""Of an offer that is gone: enough to know which one it was."""

_TEXT: Final = 13
_LINES_GAP: Final = 4


@dataclass(frozen=True, slots=True)
class TicketLayout:
    """Where the parts of a ticket lie, from its top left corner; `height` is without the gap."""

    heading: QRect
    cards: QRect
    lines: tuple[tuple[QRect, str], ...]
    clay: bool
    buttons: QRect
    height: int


class TicketDelegate(QStyledItemDelegate):
    """Paints everything but the buttons, which are widgets of their own above it."""

    def __init__(self, controller: GameController, view: OffersView) -> None:
        super().__init__(view)
        self._controller = controller
        self._view = view
        self._texts = RichTexts(_TEXT)

    def forget(self) -> None:
        """Text size or words are others now."""
        self._texts.forget()

    # -- layout ---------------------------------------------------------------------------------

    def layout(self, ticket: Ticket, width: int) -> TicketLayout:
        px = theme().px
        room = width - 2 * PADDING
        corner = self._view.corner_width(ticket)
        head_room = room - px(_SIGN) - 8 - corner
        head_height = max(px(_SIGN), self._texts.height(self.heading(ticket), head_room))
        heading = QRect(PADDING, PADDING - 1, room - corner, head_height)
        bottom = heading.bottom() + 1
        cards = QRect(PADDING, bottom + 6, room, 0)
        cards.setHeight(round(card_height(_card_widths(ticket)[0])))
        bottom = cards.bottom() + 1
        clay = _is_refused(ticket)
        indent = px(18) if clay else 0
        lines = []
        for text in self.lines(ticket):
            height = self._texts.height(text, room - indent)
            lines.append((QRect(PADDING + indent, bottom + 6, room - indent, height), text))
            bottom += 6 + height - (6 - _LINES_GAP)
        high = self._view.buttons_height(ticket, room)
        buttons = QRect(PADDING, bottom + GAP, room, high)
        if high:
            bottom = buttons.bottom() + 1
        return TicketLayout(heading, cards, tuple(lines), clay, buttons, bottom + PADDING)

    def heading(self, ticket: Ticket) -> str:
        words = self._view.words
        return words.heading(ticket, self._bold(), f"<b>{escape(words.you())}</b>")

    def lines(self, ticket: Ticket) -> list[str]:
        return [line for line in self._view.words.lines(ticket, self._bold()) if line]

    def _bold(self) -> Sequence[str]:
        return [f"<b>{escape(name)}</b>" for name in self._controller.names]

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width()
        return QSize(width, self.layout(index.data(Role.ROW), width).height + GAP)

    # -- painting -------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        ticket: Ticket = index.data(Role.ROW)
        colours = theme()
        layout = self.layout(ticket, option.rect.width())
        painter.save()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.translate(option.rect.topLeft())
        sheet = QRectF(0, 0, option.rect.width(), layout.height)
        paint_panel(painter, sheet, colours.raised, radius=12, line=colours.line)
        self._paint_heading(painter, ticket, layout)
        self._paint_sides(painter, ticket, layout.cards)
        ink = colours.clay if layout.clay else colours.ink
        for number, (rect, text) in enumerate(layout.lines):
            if layout.clay and number == 0:
                side = colours.px(14)
                sign = QRectF(PADDING, rect.top() + 2, side, side)
                paint_icon(painter, sign, "no-entry", colours.clay)
            self._texts.paint(painter, QPointF(rect.topLeft()), text, rect.width(), ink)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_ring(painter, sheet.adjusted(3, 3, -3, -3), colours.sky, 3, radius=9)
        painter.restore()

    def _paint_heading(self, painter: QPainter, ticket: Ticket, layout: TicketLayout) -> None:
        colours = theme()
        side = colours.px(_SIGN)
        at = layout.heading.topLeft()
        sign = self._controller.signs[ticket.offer.seat]
        paint_seat_sign(painter, QRectF(at.x(), at.y(), side, side), sign)
        room = layout.heading.width() - side - 8
        text = self.heading(ticket)
        down = max(0, (side - self._texts.height(text, room)) // 2)
        self._texts.paint(
            painter, QPointF(at.x() + side + 8, at.y() + down), text, room, colours.ink
        )

    def _paint_sides(self, painter: QPainter, ticket: Ticket, rect: QRect) -> None:
        colours, px = theme(), theme().px(_TEXT)
        offer = ticket.offer
        parts = self._sides(ticket)
        arrow = colours.px(18)
        cards = len(offer.give) + len(offer.want)
        sides = bool(offer.give) + bool(offer.want)
        room = rect.width() - 4.0 * sides - (arrow + 8) * (len(parts) - 1)
        words = sum(text_width(label, px) + 6 for label, _ in parts)
        widths = _card_widths(ticket)
        if len(parts) == sides and room - words < sides * (widths[-1] + 3):
            # Where long words leave no room for cards, the arrows alone say what goes where.
            parts = [("", beans) for _, beans in parts]
            words = 0.0
        room -= words
        width = next((w for w in widths if cards * (w + 3) <= room), widths[-1])
        step = max(5.0, min(width + 3.0, (room - sides * width) / max(1, cards - sides)))
        grey = _is_refused(ticket) or ticket.is_gone
        middle = rect.center().y() + 1.0
        x = float(rect.left())
        for number, (label, beans) in enumerate(parts):
            if number:
                sign = "swap" if beans else "gift"
                place = QRectF(x + 2, middle - arrow / 2, arrow, arrow)
                paint_icon(painter, place, sign, colours.ink2)
                x += arrow + 8
            if label:
                x += draw_text(painter, QPointF(x, middle), label, px, 600, colours.ink2) + 6
            for row, bean in enumerate(beans):
                high = card_height(width)
                card = QRectF(x + row * step, middle - high / 2, width, high)
                paint_card(painter, card, bean, grey=grey, dim=0.6 if grey else 1.0)
            x += (len(beans) - 1) * step + width + 4 if beans else 0

    def _sides(self, ticket: Ticket) -> list[tuple[str, Sequence[Bean]]]:
        """The words before each group of cards, from left to right."""
        offer, mine = ticket.offer, ticket.side is TicketSide.MINE
        gives = self.tr("give") if mine else self.tr("gives")
        if not offer.want:
            return [(gives, offer.give), (self.tr("as a gift"), ())]
        if not offer.give:
            asks = self.tr("ask for") if mine else self.tr("asks for")
            return [(asks, offer.want), (self.tr("as a gift"), ())]
        wants = self.tr("want") if mine else self.tr("wants")
        return [(gives, offer.give), (wants, offer.want)]


def _card_widths(ticket: Ticket) -> tuple[int, ...]:
    return _GONE_CARDS if ticket.is_gone else _CARDS


def _is_refused(ticket: Ticket) -> bool:
    """The person is asked, but cannot take it."""
    return ticket.can_answer and not ticket.can_accept and not ticket.offered
