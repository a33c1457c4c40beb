"""How an own field looks: the bed, what grows in it, what it pays, and what it says to a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ...engine.beans import Bean
from ..card_art import card_height, paint_card
from ..models.fields_model import FieldRow
from ..models.list_model import Index, Role
from ..painting import height_of_reason, paint_meter, paint_panel, paint_reason, paint_ring
from ..table.metrics import CARD_RATIO, SMALL_CARD_RATIO, SMALLEST_CARD
from ..textures import paint_bed
from ..theme import theme
from ..words import bean_name
from .kept_items import KeptItems
from .marks import (
    amount_width,
    draw_amount,
    draw_centred,
    draw_focus,
    draw_pill,
    draw_text,
    pill_width,
    rounded,
    text_width,
)

if TYPE_CHECKING:
    from ..views.fields_view import FieldsView

RADIUS = 12.0
_MOST_SHOWN = 7

# Where the lines of a bed stand, as parts of its height.
NAME_LINE = 0.235
_PAY_LINE = 0.475
_METER_TOP, _METER_FOOT = 0.61, 0.89


class FieldDelegate(QStyledItemDelegate):
    """Paints rings around the item's rectangle too: the view redraws as a whole."""

    def __init__(self, view: FieldsView) -> None:
        super().__init__(view)
        self._view = view
        self._kept = KeptItems()

    def forget_words(self) -> None:
        """The language is another one now."""
        self._kept.forget()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: FieldRow = index.data(Role.ROW)
        rect = QRectF(option.rect)
        shown = (row, self._view.button_room(row.number), self._view.metrics.text)
        self._kept.paint(painter, rect, shown, lambda target, area: self._bed(target, area, row))
        self._ring(painter, rect, row)
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_focus(painter, rect.adjusted(2, 2, -2, -2), RADIUS, theme().sky)

    def _bed(self, painter: QPainter, rect: QRectF, row: FieldRow) -> None:
        if row.planted is None:
            self._empty(painter, rect, row)
        else:
            self._grown(painter, rect, row, row.planted.bean, row.planted.count)

    def _ring(self, painter: QPainter, rect: QRectF, row: FieldRow) -> None:
        colours = theme()
        if row.invites:
            inner = rect.adjusted(2, 2, -2, -2)
            if row.planted is None:
                paint_ring(painter, inner, colours.leaf, 3, radius=RADIUS, dashed=True)
            else:
                paint_ring(painter, inner, colours.leaf, 3, radius=RADIUS, on_soil=True)
        elif row.refusal and not row.harvest_asked:
            paint_ring(
                painter, rect.adjusted(2, 2, -2, -2), colours.refuse, 3, radius=RADIUS, on_soil=True
            )

    # -- an empty field -------------------------------------------------------------------------

    def _empty(self, painter: QPainter, rect: QRectF, row: FieldRow) -> None:
        colours, metrics = theme(), self._view.metrics
        if row.invites:
            paint_panel(painter, rect, colours.leaf_ground, radius=RADIUS)
        else:
            paint_panel(
                painter,
                rect.adjusted(2, 2, -2, -2),
                colours.win,
                radius=RADIUS,
                line=colours.edge,
                dashed=True,
            )
        middle = rect.center()
        ink = colours.leaf if row.invites else colours.ink2
        lift = metrics.px(26) if row.invites or row.refusal else metrics.px(10)
        draw_centred(
            painter, middle - QPointF(0, lift), self.tr("Empty field"), metrics.px(15), 800, ink
        )
        draw_centred(
            painter,
            middle - QPointF(0, lift - metrics.px(21)),
            self.tr("takes any bean"),
            metrics.px(13),
            600,
            ink,
        )
        if row.invites:
            self._invitation(painter, middle + QPointF(0, metrics.px(24)), row)
        elif row.refusal:
            room = rect.adjusted(metrics.px(8), 0, -metrics.px(8), -metrics.px(8))
            self._reason(painter, room, row.refusal)

    def _invitation(self, painter: QPainter, centre: QPointF, row: FieldRow) -> None:
        colours, px = theme(), self._view.metrics.px(13)
        text = self.tr("plant here")
        pill = QRectF(0, 0, pill_width(text, px, row.key), px * 1.8)
        pill.moveCenter(centre)
        draw_pill(painter, pill, text, px, colours.leaf, colours.on_leaf, key=row.key)

    # -- a field with beans ---------------------------------------------------------------------

    def _grown(
        self, painter: QPainter, rect: QRectF, row: FieldRow, bean: Bean, count: int
    ) -> None:
        metrics = self._view.metrics
        paint_bed(painter, rect, RADIUS)
        left = self._stack(painter, rect, bean, count) + metrics.px(12)
        right = rect.right() - metrics.px(12)
        name = QPointF(left, rect.top() + rect.height() * NAME_LINE)
        self._name(painter, name, right, row, bean, count)
        pay = QPointF(left, rect.top() + rect.height() * _PAY_LINE)
        if row.refusal:
            under_name = rect.top() + rect.height() * NAME_LINE + metrics.px(12)
            room = QRectF(rect.adjusted(left - rect.left() - metrics.px(6), 0, -8, -5))
            if room.bottom() - height_of_reason(row.refusal, room.width()) < under_name:
                # A long sentence in a narrow bed lies over the cards, too, rather than the name.
                room.setLeft(rect.left() + 8)
            top = self._reason(painter, room, row.refusal)
            if top > pay.y() + metrics.px(11):
                self._pay(painter, pay, right, row)
        else:
            self._pay(painter, pay, right, row)
            top = rect.top() + rect.height() * _METER_TOP
            foot = rect.top() + rect.height() * _METER_FOOT
            meter = QRectF(left, top, right - left, foot - top)
            paint_meter(painter, meter, bean, count)

    def _stack(self, painter: QPainter, rect: QRectF, bean: Bean, count: int) -> float:
        """The cards, one behind the other, the foremost at the right; where they end."""
        metrics = self._view.metrics
        margin = max(8.0, rect.height() * 0.13)
        room = rect.height() - 2 * margin
        width = room / CARD_RATIO
        if width < SMALLEST_CARD or width > rect.width() * 0.2:
            width = min(room / SMALL_CARD_RATIO, rect.width() * 0.25, SMALLEST_CARD - 1.0)
        height = card_height(width)
        behind = min(count, _MOST_SHOWN) - 1
        step = min(metrics.px(11), rect.width() * 0.14 / max(1, behind))
        top = rect.center().y() - height / 2
        for place in range(behind + 1):
            card = QRectF(rect.left() + metrics.px(12) + step * place, top, width, height)
            paint_card(painter, card, bean)
        return rect.left() + metrics.px(12) + step * behind + width

    def _name(
        self, painter: QPainter, at: QPointF, right: float, row: FieldRow, bean: Bean, count: int
    ) -> None:
        colours, metrics = theme(), self._view.metrics
        wide = draw_text(painter, at, str(count), metrics.px(26), 900, colours.on_soil)
        start = at + QPointF(wide + metrics.px(9), 0)
        room = right - self._view.button_room(row.number) - start.x()
        name = bean_name(bean)
        text, px = self.tr("plant here"), metrics.px(13)
        pill = pill_width(text, px, row.key) if row.invites else 0.0
        if pill + text_width(name, metrics.px(13), 700, title=True) + px > room:
            # The words say what the ring shows already; the key is what one must know.
            text = ""
            pill = pill_width(text, px, row.key) if row.invites else 0.0
        size = metrics.px(20)
        while size > metrics.px(13) and text_width(name, size, 700, title=True) > room - pill:
            size -= 1
        draw_text(painter, start, name, size, 700, colours.on_soil, room, title=True)
        if row.invites:
            end = right - self._view.button_room(row.number)
            box = QRectF(end - pill, at.y() - px * 0.9, pill, px * 1.8)
            draw_pill(
                painter,
                box,
                text,
                px,
                colours.leaf,
                colours.on_leaf,
                key=row.key,
                line=colours.on_soil,
            )

    def _pay(self, painter: QPainter, at: QPointF, right: float, row: FieldRow) -> None:
        colours, metrics = theme(), self._view.metrics
        px = metrics.px(14)
        text = self.tr("pays {coins}").format(coins=row.pays)
        wide = amount_width(text, px, 800) + px * 1.3
        pill = QRectF(at.x() - 1, at.y() - px * 0.85, wide, px * 1.7)
        ground = colours.on_soil
        rounded(painter, pill, pill.height() / 2, ground)
        ink = colours.soil if colours.is_dark or colours.is_contrast else colours.ink
        draw_amount(painter, QPointF(pill.left() + px * 0.6, at.y()), text, px, 800, ink)
        start = QPointF(pill.right() + px * 0.7, at.y())
        if not row.more:
            draw_text(
                painter, start, self.tr("the most"), px, 700, colours.on_soil, right - start.x()
            )
            return
        long = self.tr("{cards} more → {coins}").format(cards=row.more, coins=row.then)
        short = self.tr("+{cards} → {coins}").format(cards=row.more, coins=row.then)
        room = right - start.x()
        for text in (long, short):
            if amount_width(text, px, 700) <= room:
                draw_amount(painter, start, text, px, 700, colours.on_soil)
                return
        draw_text(painter, start, f"+{row.more}", px, 700, colours.on_soil, room)

    def _reason(self, painter: QPainter, room: QRectF, sentence: str) -> float:
        """The sentence at the foot of the field, as high as it needs; where it begins."""
        height = min(height_of_reason(sentence, room.width()), room.height() - 8)
        strip = QRectF(room.left(), room.bottom() - height, room.width(), height)
        paint_reason(painter, strip, sentence)
        return strip.top()
