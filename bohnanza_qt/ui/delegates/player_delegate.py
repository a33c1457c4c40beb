"""How another player looks: sign, name, coins, hand, fields and what is set aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ..card_art import card_height, paint_back, paint_card, paint_coin
from ..models.list_model import Index, Role
from ..models.players_model import Opponent, OpponentField, PlayersModel
from ..painting import paint_panel, paint_ring
from ..seat_signs import paint_seat_sign
from ..table.metrics import SMALL_CARD_RATIO, TableMetrics
from ..textures import paint_bed
from ..theme import theme
from .kept_items import KeptItems
from .marks import (
    amount_width,
    draw_amount,
    draw_centred,
    draw_focus,
    draw_text,
    fitting,
    rounded,
    text_width,
)
from .wish_marks import draw_wishes, wishes_width

if TYPE_CHECKING:
    from ..views.arranged_view import ArrangedView

_RADIUS = 12.0
_ROOMY_BED = 122
"""A bed this many pixels wide has room for words beside the card."""
_MOST_ASIDE = 4
_OPEN_CARD, _OPEN_STEP = 1.2, 1.1
"""How wide the cards of an open hand are and how far apart, in heights of the letters beside."""
_FANNED, _FAN = 3, 4
"""How many backs a fan of hidden cards shows, and how far apart."""
_FOOT = 24
"""The height of that line."""
_TALL = 140
"""A narrow column this high has a line of its own for what the seat does."""


class PlayerDelegate(QStyledItemDelegate):
    """One column: as detailed as its width allows."""

    def __init__(self, model: PlayersModel, view: ArrangedView) -> None:
        super().__init__(view)
        self._model = model
        self._view = view
        self._kept = KeptItems()

    def forget_words(self) -> None:
        """The language is another one now."""
        self._kept.forget()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Opponent = index.data(Role.ROW)
        rect = QRectF(option.rect)
        shown = (row, self._view.metrics.text)
        self._kept.paint(painter, rect, shown, lambda target, area: self._column(target, area, row))
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_focus(painter, rect.adjusted(5, 5, -5, -5), _RADIUS, theme().sky)

    def _column(self, painter: QPainter, rect: QRectF, row: Opponent) -> None:
        colours, metrics = theme(), self._view.metrics
        if colours.shadow.alpha():
            rounded(painter, rect.translated(0, 1.5), _RADIUS, colours.shadow)
        paint_panel(painter, rect, colours.paper, radius=_RADIUS)
        if row.active:
            paint_ring(painter, rect.adjusted(1, 1, -1, -1), colours.step, 3, radius=_RADIUS)
        inner, narrow, tall = _inner(rect, metrics), _is_narrow(rect, metrics), False
        if narrow and rect.height() >= metrics.px(_TALL):
            tall = True
            middle = inner.bottom() - metrics.px(_FOOT) * 0.42
            card = metrics.px(17)
            self._state(painter, inner.left() + metrics.px(2), inner.right(), middle, row, card)
        self._head(painter, _head_rect(rect, metrics), row, narrow=narrow, tall=tall)
        for bed, field in zip(bed_rects(rect, metrics, len(row.fields)), row.fields, strict=False):
            self._bed(painter, bed, field)

    # -- who ------------------------------------------------------------------------------------

    def _head(
        self, painter: QPainter, rect: QRectF, row: Opponent, *, narrow: bool, tall: bool
    ) -> None:
        colours, metrics = theme(), self._view.metrics
        sign = _sign_in(rect, metrics)
        paint_seat_sign(painter, sign, row.sign)
        left = sign.right() + metrics.px(8)
        upper, lower = rect.top() + rect.height() * 0.27, rect.top() + rect.height() * 0.72
        if narrow:
            draw_text(
                painter,
                QPointF(left, upper),
                row.name,
                metrics.px(15),
                800,
                colours.ink,
                rect.right() - left,
            )
            counts = self._counts(painter, QPointF(left, lower), row, rect.right() - left)
            if not tall:
                card = _small_card(metrics.px(17), rect.bottom() - lower)
                self._state(painter, left + counts + metrics.px(8), rect.right(), lower, row, card)
            return
        room = self._counts_width(row)
        self._counts(painter, QPointF(rect.right() - room, upper), row)
        draw_text(
            painter,
            QPointF(left, upper),
            row.name,
            metrics.px(16),
            800,
            colours.ink,
            rect.right() - room - left - metrics.px(8),
        )
        status = self._model.status(row)
        words = f"{row.who} · {status}" if status else row.who
        card = _small_card(metrics.px(20), rect.bottom() - lower)
        aside = self._aside_width(row, card)
        end = rect.right() - (aside + metrics.px(6) if aside else 0)
        ink = colours.must if row.must_plant or row.thinking else colours.ink2
        px = metrics.px(11)
        wide = wishes_width(row.wishes, px)
        if wide and left + text_width(words, metrics.px(12), 700) + wide + px > end:
            words = status
        x = left + draw_text(
            painter, QPointF(left, lower), words, metrics.px(12), 700, ink, end - left
        )
        x += px if words else 0
        draw_wishes(painter, QPointF(x, lower), row.wishes, px, end - x)
        if aside:
            self._aside(painter, QPointF(rect.right() - aside, lower), row, card)

    def _state(
        self,
        painter: QPainter,
        left: float,
        right: float,
        middle: float,
        row: Opponent,
        width: float,
    ) -> None:
        """In a narrow column: the set-aside cards, `width` wide, else what the seat does, behind
        the counts or, where the column is tall, under the beds."""
        colours, metrics = theme(), self._view.metrics
        if row.aside_count and row.aside is None:
            self._hidden_cards(painter, QPointF(left, middle), row.aside_count, width)
            return
        if row.aside_count:
            cards = row.aside or ()
            step = metrics.px(13)
            for place, bean in enumerate(cards[:_MOST_ASIDE]):
                high = card_height(width)
                card = QRectF(left + step * place, middle - high / 2, width, high)
                if card.right() <= right:
                    paint_card(painter, card, bean)
            return
        if right - left <= metrics.px(24):
            return
        ink = colours.must if row.thinking else colours.ink2
        status, at = self._model.status(row), QPointF(left, middle)
        wide = draw_text(painter, at, status, metrics.px(12), 700, ink, right - left)
        left += wide + metrics.px(8) if wide else 0
        draw_wishes(painter, QPointF(left, middle), row.wishes, metrics.px(11), right - left)

    def _counts_width(self, row: Opponent) -> float:
        px = self._view.metrics.px(15)
        words = text_width(str(row.coins), px, 800) + text_width(str(row.hand_size), px, 800)
        cards = _OPEN_CARD + _OPEN_STEP * (len(row.hand) - 1) if row.hand else 0.75
        return words + px * 1.15 + px * cards + px * 1.6

    def _counts(self, painter: QPainter, at: QPointF, row: Opponent, room: float = 1e4) -> float:
        """Coins and hand size, each behind its sign, within `room`; the width of both. An open
        hand stands for itself, front card first and on top."""
        colours, px = theme(), self._view.metrics.px(15)
        side = px * 1.15
        x = at.x()
        paint_coin(painter, QRectF(x, at.y() - side / 2, side, side))
        x += side + px * 0.35
        x += draw_text(painter, QPointF(x, at.y()), str(row.coins), px, 800, colours.ink)
        x += px * 0.8
        width = px * (_OPEN_CARD if row.hand else 0.75)
        high = card_height(width)
        back = QRectF(x, at.y() - high / 2, width, high)
        if row.hand:
            number = px * 0.4 + text_width(str(row.hand_size), px, 800)
            beside = at.x() + room - x - width - number
            step = min(_OPEN_STEP * px, beside / max(1, len(row.hand) - 1))
            for place, bean in reversed(list(enumerate(row.hand))):
                paint_card(painter, back.translated(step * place, 0), bean)
            x += step * (len(row.hand) - 1)
        else:
            paint_back(painter, back)
        x += width + px * 0.4
        x += draw_text(painter, QPointF(x, at.y()), str(row.hand_size), px, 800, colours.ink)
        return x - at.x()

    # -- set aside ------------------------------------------------------------------------------

    def _aside_width(self, row: Opponent, width: float) -> float:
        if not row.aside_count:
            return 0.0
        metrics = self._view.metrics
        words = text_width(self.tr("set aside"), metrics.px(12), 700) + metrics.px(5)
        if row.aside is None:
            return words + width + self._number_width(row.aside_count)
        shown = min(row.aside_count, _MOST_ASIDE)
        return words + width + metrics.px(15) * (shown - 1)

    def _aside(self, painter: QPainter, at: QPointF, row: Opponent, width: float) -> None:
        colours, metrics = theme(), self._view.metrics
        x = at.x() + metrics.px(5)
        x += draw_text(painter, at, self.tr("set aside"), metrics.px(12), 700, colours.ink2)
        if row.aside is None:
            self._hidden_cards(painter, QPointF(x, at.y()), row.aside_count, width)
            return
        high = card_height(width)
        for place, bean in enumerate(row.aside[:_MOST_ASIDE]):
            card = QRectF(x + metrics.px(15) * place, at.y() - high / 2, width, high)
            paint_card(painter, card, bean)

    def _hidden_cards(self, painter: QPainter, at: QPointF, count: int, width: float) -> None:
        """Cards whose kinds are not shown: backs in a fan, unlike the one that stands for the
        hand, and how many they are."""
        px, step = self._view.metrics.px(14), self._view.metrics.px(_FAN)
        high = card_height(width)
        for place in range(_FANNED):
            paint_back(painter, QRectF(at.x() + step * place, at.y() - high / 2, width, high))
        end = at.x() + width + step * (_FANNED - 1)
        text = self.tr("× {number}").format(number=count)
        draw_text(painter, QPointF(end + px * 0.3, at.y()), text, px, 800, theme().ink)

    def _number_width(self, count: int) -> float:
        px, fan = self._view.metrics.px(14), self._view.metrics.px(_FAN) * (_FANNED - 1)
        return text_width(self.tr("× {number}").format(number=count), px, 800) + px * 0.3 + fan

    # -- fields ---------------------------------------------------------------------------------

    def _bed(self, painter: QPainter, bed: QRectF, field: OpponentField) -> None:
        colours, metrics = theme(), self._view.metrics
        if field.planted is None:
            paint_panel(painter, bed, colours.paper, radius=8, line=colours.line, dashed=True)
            text = self.tr("empty field")
            if text_width(text, metrics.px(12), 600) > bed.width() - 8:
                text = self.tr("empty")
            # A bed too narrow for the word is seen to be empty.
            if text_width(text, metrics.px(12), 600) <= bed.width() - 4:
                draw_centred(painter, bed.center(), text, metrics.px(12), 600, colours.ink2)
            return
        paint_bed(painter, bed, 8)
        if bed.width() >= _ROOMY_BED * theme().text_scale:
            self._roomy(painter, bed, field)
        else:
            self._tight(painter, bed, field)

    def _roomy(self, painter: QPainter, bed: QRectF, field: OpponentField) -> None:
        """The card, and beside it three lines: how many, what they pay, what more would pay."""
        colours, metrics = theme(), self._view.metrics
        if field.planted is None:
            return
        high = bed.height() - metrics.px(10)
        width = min(high * 18 / 25, bed.width() * 0.42, 83.0)
        high = card_height(width)
        card = QRectF(bed.left() + metrics.px(7), bed.center().y() - high / 2, width, high)
        paint_card(painter, card, field.planted.bean)
        x = card.right() + metrics.px(8)
        third = bed.height() / 3
        px = metrics.px(13)
        draw_text(
            painter,
            QPointF(x, bed.top() + third * 0.62),
            str(field.planted.count),
            metrics.px(19),
            900,
            colours.on_soil,
        )
        draw_amount(
            painter,
            QPointF(x, bed.top() + third * 1.56),
            self.tr("pays {coins}").format(coins=field.pays),
            px,
            800,
            colours.on_soil,
        )
        if field.more:
            text = self.tr("+{cards} → {coins}").format(cards=field.more, coins=field.then)
            draw_amount(
                painter, QPointF(x, bed.top() + third * 2.4), text, px, 800, colours.on_soil
            )

    def _tight(self, painter: QPainter, bed: QRectF, field: OpponentField) -> None:
        """The card and how many above, what they pay and what is missing below: beside each
        other, or under each other in a bed too narrow for that."""
        colours, metrics = theme(), self._view.metrics
        if field.planted is None:
            return
        px = metrics.px(12)
        pays, more = str(field.pays), f"+{field.more}" if field.more else ""
        wide = amount_width(pays, px, 800) + (text_width(more, px, 800) + px * 0.5 if more else 0)
        line = px * 1.25
        stacked = bool(more) and wide > bed.width() - 4
        if stacked and bed.height() < card_height(20.0) + 2 * line + metrics.px(8):
            # Room for one of both only: what it pays now.
            stacked, more, wide = False, "", amount_width(pays, px, 800)
        foot = px * 0.25 + line * (2 if stacked else 1)
        room = bed.height() - foot - metrics.px(8)
        count = str(field.planted.count)
        number, gap = metrics.px(19), metrics.px(5)
        width = max(20.0, min(room * 18 / 25, bed.width() * 0.5))
        if width + gap + text_width(count, number, 900) > bed.width() - 6:
            gap = metrics.px(2)
            number = fitting(count, number, 900, max(8.0, bed.width() - 4 - width - gap))
        high = card_height(width)
        wide_top = width + gap + text_width(count, number, 900)
        x = bed.center().x() - wide_top / 2
        top = bed.top() + metrics.px(4)
        paint_card(painter, QRectF(x, top, width, high), field.planted.bean)
        draw_text(
            painter, QPointF(x + width + gap, top + high / 2), count, number, 900, colours.on_soil
        )
        middle = bed.bottom() - foot + line * 0.5
        if stacked:
            at = QPointF(bed.center().x() - amount_width(pays, px, 800) / 2, middle)
            draw_amount(painter, at, pays, px, 800, colours.on_soil)
            below = QPointF(bed.center().x(), middle + line)
            draw_centred(painter, below, more, px, 800, colours.on_soil)
            return
        at = QPointF(bed.center().x() - wide / 2, middle)
        start = draw_amount(painter, at, pays, px, 800, colours.on_soil)
        if more:
            draw_text(painter, at + QPointF(start + px * 0.5, 0), more, px, 800, colours.on_soil)


def bed_rects(column: QRectF, metrics: TableMetrics, fields: int) -> list[QRectF]:
    """Where the fields of a seat lie in its column; at least one."""
    area = _inner(column, metrics)
    area.setTop(_head_rect(column, metrics).bottom() + metrics.px(2))
    if _is_narrow(column, metrics) and column.height() >= metrics.px(_TALL):
        area.setBottom(area.bottom() - metrics.px(_FOOT))
    count = max(1, fields)
    gap = metrics.px(8) if area.width() > 190 else metrics.px(5)
    width = (area.width() - gap * (count - 1)) / count
    return [
        QRectF(area.left() + (width + gap) * place, area.top(), width, area.height())
        for place in range(count)
    ]


def sign_rect(column: QRectF, metrics: TableMetrics) -> QRectF:
    """Where the sign of a seat lies in its column."""
    return _sign_in(_head_rect(column, metrics), metrics)


def _is_narrow(column: QRectF, metrics: TableMetrics) -> bool:
    return column.width() < metrics.px(250)


def _inner(column: QRectF, metrics: TableMetrics) -> QRectF:
    margin = metrics.px(10) if column.width() > 200 else metrics.px(7)
    return column.adjusted(margin, metrics.px(8), -margin, -margin)


def _head_rect(column: QRectF, metrics: TableMetrics) -> QRectF:
    inner = _inner(column, metrics)
    inner.setHeight(min(metrics.px(48), inner.height() * 0.44))
    return inner


def _sign_in(head: QRectF, metrics: TableMetrics) -> QRectF:
    side = min(metrics.px(31), head.height() * 0.7)
    return QRectF(head.left(), head.top() + (head.height() - side) / 2 - 1, side, side)


def _small_card(widest: float, below: float) -> float:
    """The width of a card, at most `widest`, that reaches no farther down from its middle than
    `below`."""
    return min(widest, 2 * below / SMALL_CARD_RATIO)
