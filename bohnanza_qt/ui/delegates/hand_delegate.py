"""How a card of the own hand looks: its place above it, its state around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ...engine.beans import Bean
from ..card_art import card_radius, paint_card
from ..models.hand_model import HandCard
from ..models.list_model import Index, Role
from ..painting import paint_glow, paint_ring
from ..table.metrics import SMALLEST_CARD
from ..theme import theme
from ..words import bean_letters, ordinal
from .marks import draw_centred, draw_focus, pill_at, pill_or_sign, rounded, text_width

if TYPE_CHECKING:
    from ..views.hand_view import HandView

HOVER_RISE = 4


class HandDelegate(QStyledItemDelegate):
    """Paints around the item's rectangle too: the view redraws as a whole."""

    def __init__(self, view: HandView) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: HandCard = index.data(Role.ROW)
        colours = theme()
        rect = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_MouseOver:
            rect.translate(0, -HOVER_RISE)
        radius = card_radius(rect)
        if row.dragged:
            draw_ghost(painter, rect, radius)
            paint_card(painter, rect, row.bean, dim=0.25)
            return
        if row.must:
            paint_glow(painter, rect.adjusted(-4, -4, 4, 4), colours.glow, radius=radius)
        paint_held_card(painter, rect, row.bean, offered=row.offered is not None)
        if self._hides_letters(rect, row):
            self.paint_letters(painter, rect, row.bean)
        if row.offered is not None or row.selected:
            paint_ring(painter, rect, colours.sky, 4, radius=radius)
        elif row.must:
            paint_ring(painter, rect, colours.must, 4, radius=radius)
        elif row.may:
            paint_ring(painter, rect, colours.must, 3, dashed=True, radius=radius)
        if option.state & QStyle.StateFlag.State_HasFocus:
            # Outside of any ring that the card wears already.
            draw_focus(painter, rect.adjusted(-3, -3, 3, 3), radius + 3, colours.sky)

    def _hides_letters(self, rect: QRectF, row: HandCard) -> bool:
        """Whether the next card covers the letters, which cards without a beanometer have in the
        middle of their foot."""
        last = row.place == len(self._view.rects) - 1
        covered = row.place > 0 and not last and self._view.pitch < rect.width() * 0.62
        return covered and rect.width() < SMALLEST_CARD

    def paint_letters(self, painter: QPainter, rect: QRectF, bean: Bean) -> None:
        """The letters in the corner that stays in sight."""
        colours, px = theme(), self._view.metrics.px(12)
        text = bean_letters(bean)
        wide = max(px * 1.4, text_width(text, px, 900) + px * 0.5)
        badge = QRectF(rect.left() + 2, rect.top() + 3, wide, px * 1.5)
        rounded(painter, badge, 4, colours.ink)
        draw_centred(painter, badge.center(), text, px, 900, colours.win)

    def paint_state(self, painter: QPainter, rect: QRectF, row: HandCard) -> None:
        """The place above a card and the words at its foot. Painted when all cards are, because
        overlapped they could not be read."""
        px = self._view.metrics.px(12)
        foot = QPointF(rect.center().x(), rect.bottom() - self._view.metrics.px(1))
        # The front card may wear a ring and the focus; its place stands clear of both.
        above = self._view.metrics.px(18 if row.place == 0 else 13)
        self._label(painter, QPointF(rect.center().x(), rect.top() - above), row)
        if row.dragged:
            return
        told = self._told(row)
        if told is None:
            return
        text, sign, ground, ink, line = told
        left, widest = self._foot(rect, row)
        foot = QPointF(left, foot.y())
        pill_or_sign(painter, foot, text, sign, px, ground, ink, line, widest=widest)

    def _told(self, row: HandCard) -> tuple[str, str, QColor, QColor, QColor | None] | None:
        """The words at the foot of a card, the sign for them, and their colours."""
        colours = theme()
        if row.offered is not None:
            return self.tr("in the offer"), "swap", colours.sky, colours.on_sky, None
        if row.selected:
            return self.tr("selected"), "check", colours.sky, colours.on_sky, None
        if row.must:
            return self.tr("must be planted"), "sprout", colours.must, colours.on_must, None
        if row.may:
            return self.tr("may follow"), "sprout", colours.paper, colours.must, colours.must
        return None

    def _foot(self, rect: QRectF, row: HandCard) -> tuple[float, float]:
        """Where the middle of the words of a card is and how wide they may be, so that they leave
        the next card's alone."""
        widest = rect.width() + 14
        is_last = row.place in (0, len(self._view.rects) - 1)
        if is_last:
            return rect.center().x(), widest
        pitch = float(self._view.pitch)
        return rect.left() + min(rect.width(), pitch) / 2, min(widest, pitch - 4)

    def _label(self, painter: QPainter, at: QPointF, row: HandCard) -> None:
        colours, metrics = theme(), self._view.metrics
        text = ordinal(row.place + 1)
        if row.place and not self._ordinals_fit():
            text = str(row.place + 1)
        if row.offered is not None:
            pill_at(painter, at, text, metrics.px(12), colours.sky, colours.on_sky)
        else:
            draw_centred(painter, at, text, metrics.px(13), 800, colours.ink2)

    def _ordinals_fit(self) -> bool:
        """Whether there is room for "17th" over each card; else all are numbered, not only the
        last ones."""
        widest = text_width(ordinal(len(self._view.rects)), self._view.metrics.px(13), 800)
        return widest <= self._view.pitch - 2


def paint_held_card(painter: QPainter, rect: QRectF, bean: Bean, *, offered: bool) -> None:
    """A card; paler when it lies in the offer, on paper so that nothing behind shines through."""
    if offered:
        rounded(painter, rect, card_radius(rect), theme().paper)
    paint_card(painter, rect, bean, dim=0.78 if offered else 1.0)


def draw_ghost(painter: QPainter, rect: QRectF, radius: float) -> None:
    """The place that a card under way keeps."""
    pen = QPen(theme().edge, 2)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, radius, radius)
