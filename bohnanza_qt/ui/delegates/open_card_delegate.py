"""How an open card looks: turned over, or set aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ..card_art import card_radius, paint_card
from ..models.list_model import Index, Role
from ..models.open_cards_model import OpenCard
from ..painting import paint_glow, paint_ring
from ..theme import theme
from .hand_delegate import HOVER_RISE, draw_ghost, paint_held_card
from .marks import draw_focus, pill_or_sign

if TYPE_CHECKING:
    from ..views.arranged_view import ArrangedView


class OpenCardDelegate(QStyledItemDelegate):
    """Paints around the item's rectangle too: the view redraws as a whole."""

    def __init__(self, view: ArrangedView) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: OpenCard = index.data(Role.ROW)
        metrics, colours = self._view.metrics, theme()
        rect = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_MouseOver and row.mine:
            rect.translate(0, -HOVER_RISE)
        radius = card_radius(rect)
        if row.dragged:
            draw_ghost(painter, rect, radius)
            paint_card(painter, rect, row.bean, dim=0.25)
            return
        if row.must:
            paint_glow(painter, rect.adjusted(-3, -3, 3, 3), colours.glow, radius=radius)
        paint_held_card(painter, rect, row.bean, offered=row.offered is not None)
        foot = QPointF(rect.center().x(), rect.bottom() - metrics.px(1))
        text = metrics.px(12)
        # The words of the next card are left alone.
        lefts = [card.left() for card in self._view.rects[:2]]
        widest = min(rect.width() + 24, lefts[1] - lefts[0] - 4) if lefts[1:] else rect.width() + 24
        if row.offered is not None:
            paint_ring(painter, rect, colours.sky, 4, radius=radius)
            pill_or_sign(
                painter,
                foot,
                self.tr("in the offer"),
                "swap",
                text,
                colours.sky,
                colours.on_sky,
                widest=widest,
            )
        elif row.selected:
            paint_ring(painter, rect, colours.sky, 4, radius=radius)
            pill_or_sign(
                painter,
                foot,
                self.tr("selected"),
                "check",
                text,
                colours.sky,
                colours.on_sky,
                widest=widest,
            )
        elif row.must:
            paint_ring(painter, rect, colours.must, 3, radius=radius)
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_focus(painter, rect, radius, colours.sky)
