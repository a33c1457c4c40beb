"""How many of each kind are in the deck, and how many of them lie open to the person."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ...engine.beans import Bean
from ...engine.view import PlayerView
from ..card_art import BEAN_COLOURS, paint_portrait
from ..delegates.marks import draw_text, text_width
from ..models.list_model import Index, ListModel, Role
from ..painting import paint_ring
from ..theme import theme, theme_signals
from ..words import bean_letters, bean_name

if TYPE_CHECKING:
    from ..controller import GameController

_SHORTEST_BAR: Final = 12
"""Pixels at 100 %."""


@dataclass(frozen=True, slots=True)
class SeenBean:
    """`seen` of the `cards` of this kind in the deck lie open to the person, or in the hand."""

    bean: Bean
    seen: int
    cards: int


class BeansSeenModel(ListModel[SeenBean]):
    """The kinds in the deck, in the order of the deck."""

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        controller.view_changed.connect(self.refresh)
        self.refresh(controller.view)

    def refresh(self, view: PlayerView) -> None:
        seen = view.seen
        self.replace_rows(
            [SeenBean(bean, seen[bean], cards) for bean, cards in view.rules.deck.items() if cards]
        )

    def key(self, row: SeenBean) -> Hashable:
        return row.bean

    def text(self, row: SeenBean, number: int) -> str:
        return self.tr("{bean}: {seen} of {cards} seen").format(
            bean=bean_name(row.bean), seen=row.seen, cards=row.cards
        )

    def description(self, row: SeenBean, number: int) -> str:
        return self.tr(
            "%n of them are in the draw pile or in other hands.", "", row.cards - row.seen
        )

    def share(self, row: SeenBean) -> str:
        """How many of how many, short enough for a column."""
        return self.tr("{seen} of {cards}").format(seen=row.seen, cards=row.cards)


class _BeansSeenDelegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        rows = max(1, index.model().rowCount())
        room = view.viewport().height() if isinstance(view, QListView) else 0
        least, most = theme().px(26), theme().px(34)
        return QSize(option.rect.width(), min(most, max(least, room // rows)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: SeenBean = index.data(Role.ROW)
        model = index.model()
        assert isinstance(model, BeansSeenModel)
        colours, px = theme(), theme().px
        rect = QRectF(option.rect).adjusted(4, 0, -4, 0)
        painter.save()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        middle = rect.center().y()
        side = min(px(27), rect.height() - 3)
        paint_portrait(painter, QRectF(rect.left(), middle - side / 2, side, side), row.bean)
        x = rect.left() + side + px(7)
        draw_text(painter, QPointF(x, middle), bean_letters(row.bean), px(12), 800, colours.ink2)
        x += px(25)
        share = model.share(row)
        end = rect.right() - text_width(share, px(13), 800)
        draw_text(painter, QPointF(end, middle), share, px(13), 800, colours.ink)
        # The bars of all rows begin at one place, and end where the longest share leaves room.
        shares = max(text_width(model.share(other), px(13), 800) for other in model.rows)
        names = max(text_width(bean_name(other.bean), px(14), 700) for other in model.rows)
        bar_right = rect.right() - shares - px(10)
        # Long names make the bars short, and where nothing would be left of them, there are none.
        bar_left = max(bar_right - px(90), min(bar_right, x + names + px(8)))
        has_bars = bar_right - bar_left >= px(_SHORTEST_BAR)
        name_room = (bar_left - px(4) if has_bars else bar_right) - x
        # Where only a few letters of the name would fit, those before it say the kind.
        if name_room > px(30):
            draw_text(
                painter,
                QPointF(x, middle),
                bean_name(row.bean),
                px(14),
                700,
                colours.ink,
                name_room,
            )
        if has_bars:
            bar = QRectF(bar_left, middle - px(4), bar_right - bar_left, px(8))
            self._paint_bar(painter, bar, row)
        if option.state & QStyle.StateFlag.State_HasFocus:
            ring = QRectF(option.rect).adjusted(3, 2, -3, -2)
            paint_ring(painter, ring, colours.sky, 2, radius=6)
        painter.restore()

    @staticmethod
    def _paint_bar(painter: QPainter, bar: QRectF, row: SeenBean) -> None:
        colours = theme()
        round_ends = bar.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.line)
        painter.drawRoundedRect(bar, round_ends, round_ends)
        if not row.seen:
            return
        painter.save()
        painter.setClipRect(
            QRectF(bar.left(), bar.top(), bar.width() * row.seen / row.cards, bar.height())
        )
        painter.setBrush(_bar_colour(row.bean))
        painter.drawRoundedRect(bar, round_ends, round_ends)
        painter.restore()


def _bar_colour(bean: Bean) -> QColor:
    """The kind's own ink where it stands out from the sheet, which dark sheets do not let it."""
    colours = theme()
    return colours.leaf if colours.is_dark else BEAN_COLOURS[bean].ink


class BeansSeenView(QListView):
    """The kinds, one under the other."""

    def __init__(self, model: BeansSeenModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._beans = model
        self.setModel(model)
        self.setItemDelegate(_BeansSeenDelegate(self))
        self.setProperty("kind", "bare")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        theme_signals().changed.connect(self.scheduleDelayedItemsLayout)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._beans.retranslate()
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Beans seen"))
