"""How an own field looks: the bed, what grows in it, what it pays, and what it says to a card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ...engine.beans import Bean
from ...engine.state import Planted
from ..card_art import card_height, paint_card
from ..icons import paint_icon
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
    draw_key,
    draw_pill,
    draw_text,
    key_width,
    pill_width,
    rounded,
    text_width,
)

if TYPE_CHECKING:
    from ..views.fields_view import FieldsView

RADIUS = 12.0
_MOST_SHOWN = 7
_ROOMY = 220
"""A bed twice this wide (at 100 %) fans its cards out as far as it likes."""
_NAME = 16
"""The letters of a name that the words of a button may not make smaller."""
LEAST_NAME = 12
"""The smallest letters of a name."""

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
        form = self._view.more_form()
        shown = (row, self._view.button_room(row.number), self._view.metrics.text, form)
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
        stack = self._stack(rect, count)
        for card in stack:
            paint_card(painter, card, bean)
        left = stack[-1].right() + metrics.px(12)
        right = rect.right() - metrics.px(12)
        name = QPointF(left, rect.top() + rect.height() * NAME_LINE)
        invited = self._name(painter, name, right, row, bean, count)
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
            if row.invites and not invited:
                right -= self._invite_below(painter, pay, left, right, row)
            self._pay(painter, pay, right, row)
            right = rect.right() - metrics.px(12)
            top = rect.top() + rect.height() * _METER_TOP
            foot = rect.top() + rect.height() * _METER_FOOT
            meter = QRectF(left, top, right - left, foot - top)
            paint_meter(painter, meter, bean, count)

    def _stack(self, rect: QRectF, count: int) -> list[QRectF]:
        """The cards, one behind the other, the foremost at the right. In a narrow bed they lie
        closer together, so that the name can be read."""
        metrics = self._view.metrics
        margin = max(8.0, rect.height() * 0.13)
        room = rect.height() - 2 * margin
        width = room / CARD_RATIO
        if width < SMALLEST_CARD or width > rect.width() * 0.2:
            width = min(room / SMALL_CARD_RATIO, rect.width() * 0.25, SMALLEST_CARD - 1.0)
        height = card_height(width)
        behind = min(count, _MOST_SHOWN) - 1
        roomy = max(0.0, min(1.0, rect.width() / metrics.px(_ROOMY) - 1))
        step = min(metrics.px(11), rect.width() * (0.05 + 0.09 * roomy) / max(1, behind))
        left, top = rect.left() + metrics.px(12), rect.center().y() - height / 2
        return [QRectF(left + step * place, top, width, height) for place in range(behind + 1)]

    def name_fits(self, rect: QRectF, planted: Planted, button: float, px: float = _NAME) -> bool:
        """Whether a bed at `rect` has room for the name in letters of `px` pixels at 100 %, by
        default not the smallest, beside a button that takes so much of the line."""
        metrics = self._view.metrics
        start = self._stack(rect, planted.count)[-1].right() + metrics.px(12)
        start += text_width(str(planted.count), metrics.px(26), 900) + metrics.px(9)
        room = rect.right() - metrics.px(12) - button - start
        return text_width(bean_name(planted.bean), metrics.px(px), 700, title=True) <= room

    def more_form(self, beds: Iterable[tuple[QRectF, FieldRow]]) -> int:
        """The number of the longest form of `_more` that fits into all of the beds."""
        px, form = self._view.metrics.px(14), 0
        for rect, row in beds:
            if row.planted is None or not row.more:
                continue
            start = self._stack(rect, row.planted.count)[-1].right() + self._view.metrics.px(11)
            start += self._pay_width(row) + px * 0.7
            room = rect.right() - self._view.metrics.px(12) - start
            forms = self._more(row)
            while form < len(forms) - 1 and amount_width(forms[form], px, 700) > room:
                form += 1
        return form

    def _more(self, row: FieldRow) -> tuple[str, str, str]:
        """What more would pay, ever shorter; the last form has no coin behind it."""
        return (
            self.tr("{cards} more → {coins}").format(cards=row.more, coins=row.then),
            self.tr("+{cards} → {coins}").format(cards=row.more, coins=row.then),
            f"+{row.more}",
        )

    def _name(
        self, painter: QPainter, at: QPointF, right: float, row: FieldRow, bean: Bean, count: int
    ) -> bool:
        """How many and what, and the invitation where there is room for it, too: then True."""
        colours, metrics = theme(), self._view.metrics
        wide = draw_text(painter, at, str(count), metrics.px(26), 900, colours.on_soil)
        start = at + QPointF(wide + metrics.px(9), 0)
        room = right - self._view.button_room(row.number) - start.x()
        name = bean_name(bean)
        text, px = self.tr("plant here"), metrics.px(13)
        pill = pill_width(text, px, row.key) if row.invites else 0.0
        if pill + text_width(name, metrics.px(_NAME), 700, title=True) + px > room:
            pill = 0.0
        size = metrics.px(20)
        least = metrics.px(LEAST_NAME)
        while size > least and text_width(name, size, 700, title=True) > room - pill:
            size -= 1
        draw_text(painter, start, name, size, 700, colours.on_soil, room, title=True)
        if pill:
            end = right - self._view.button_room(row.number)
            box = QRectF(end - pill, at.y() - px * 0.9, pill, px * 1.8)
            self._invite(painter, box, text, px, row)
        return pill > 0

    def _invite(self, painter: QPainter, box: QRectF, text: str, px: int, row: FieldRow) -> None:
        colours = theme()
        if not text:
            # The sign says it, and the key is what one must know.
            rounded(painter, box, box.height() / 2, colours.leaf, colours.on_soil, 1.5)
            side = px * 1.15
            sign = QRectF(box.left() + px * 0.6, box.center().y() - side / 2, side, side)
            paint_icon(painter, sign, "sprout", colours.on_leaf)
            at = QPointF(sign.right() + px * 0.4, box.center().y())
            draw_key(painter, at, row.key, round(px * 0.85), colours.on_leaf)
            return
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

    def _invite_below(
        self, painter: QPainter, at: QPointF, left: float, right: float, row: FieldRow
    ) -> float:
        """The invitation at the end of the second line, with as many words as have room beside
        what the field pays; the width that it takes."""
        px = self._view.metrics.px(13)
        room = right - left - self._pay_width(row) - px * 0.5
        text = self.tr("plant here")
        wide = pill_width(text, px, row.key)
        if wide > room:
            text, wide = "", key_width(row.key, round(px * 0.85)) + px * 2.75
        self._invite(
            painter, QRectF(right - wide, at.y() - px * 0.9, wide, px * 1.8), text, px, row
        )
        return wide + px * 0.5

    def _pay_width(self, row: FieldRow) -> float:
        px = self._view.metrics.px(14)
        text = self.tr("pays {coins}").format(coins=row.pays)
        return amount_width(text, px, 800) + px * 1.3

    def _pay(self, painter: QPainter, at: QPointF, right: float, row: FieldRow) -> None:
        colours, metrics = theme(), self._view.metrics
        px = metrics.px(14)
        text = self.tr("pays {coins}").format(coins=row.pays)
        pill = QRectF(at.x() - 1, at.y() - px * 0.85, self._pay_width(row), px * 1.7)
        ground = colours.on_soil
        rounded(painter, pill, pill.height() / 2, ground)
        ink = colours.soil if colours.is_dark or colours.is_contrast else colours.ink
        draw_amount(painter, QPointF(pill.left() + px * 0.6, at.y()), text, px, 800, ink)
        start = QPointF(pill.right() + px * 0.7, at.y())
        room = right - start.x()
        if not row.more:
            most = self.tr("the most")
            if not row.invites or text_width(most, px, 700) <= room:
                draw_text(painter, start, most, px, 700, colours.on_soil, room)
            return
        forms, form = self._more(row), self._view.more_form()
        if form < len(forms) - 1 and amount_width(forms[form], px, 700) <= room:
            draw_amount(painter, start, forms[form], px, 700, colours.on_soil)
        elif form == len(forms) - 1 and text_width(forms[form], px, 700) <= room:
            draw_text(painter, start, forms[form], px, 700, colours.on_soil)

    def _reason(self, painter: QPainter, room: QRectF, sentence: str) -> float:
        """The sentence at the foot of the field, as high as it needs; where it begins."""
        height = min(height_of_reason(sentence, room.width()), room.height() - 8)
        strip = QRectF(room.left(), room.bottom() - height, room.width(), height)
        paint_reason(painter, strip, sentence)
        return strip.top()
