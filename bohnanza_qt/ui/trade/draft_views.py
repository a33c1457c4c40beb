"""The three lists of the cloth on the screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ...engine.beans import Bean
from ..card_art import card_height, card_pixmap, card_radius, paint_card
from ..delegates.marks import draw_centred, draw_focus, letters, rounded
from ..models.list_model import Index, Role
from ..painting import paint_pill, paint_ring, size_of_pill
from ..theme import theme
from ..views.arranged_view import ArrangedView
from .draft_models import GiveModel, GivenCard, Kind, KindsModel, Wanted, WantedCard, WantModel

_RATIO: Final = 25 / 18
_LARGE_RATIO: Final = 14 / 9
_WIDEST_SMALL: Final = 83
_WIDEST_LARGE: Final = 124
_WIDEST_KIND: Final = 31
_GAP: Final = 10
_ASKED_OPACITY: Final = 0.6
_SIDE: Final = 6
"""Room for a ring at the sides of a row of cards."""

_IN_FRONT: Final = QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus
_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier
_REMOVING: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Minus)


def _row_of_cards(count: int, size: QSize, above: int, below: int) -> list[QRect]:
    """Cards from the left, as large as fits; they overlap where they are many."""
    height = max(14, size.height() - above - below)
    width = max(10, min(_WIDEST_SMALL, int(height / _RATIO)))
    large = min(_WIDEST_LARGE, int(height / _LARGE_RATIO))
    if large > _WIDEST_SMALL:
        width = large
    height = round(card_height(width))
    room = size.width() - 2 * _SIDE - width
    step = float(width + _GAP)
    if count > 1 and step * (count - 1) > room:
        step = max(4.0, room / (count - 1))
    top = above + max(0, (size.height() - above - below - height) // 2)
    return [QRect(round(_SIDE + step * place), top, width, height) for place in range(count)]


def _margin(height: int) -> int:
    """Room above a row of cards for the one that rises, less of it where height is short."""
    return 6 if height > 90 else 3


class _SideView(ArrangedView):
    """A list on a side of the cloth; keys that take a card off it are alike.

    A click leaves the focus where the main button has its key: only who comes here by keys
    chooses with Space."""

    removed = Signal(int)
    takes_space = True

    def __init__(self, model: GiveModel | WantModel | KindsModel, parent: QWidget) -> None:
        super().__init__(model, parent)
        self.setProperty("kind", "bare")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # A scroll area would want more height than a low window has.
        self.setMinimumSize(40, 30)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        if event.key() in _REMOVING and row >= 0:
            self.removed.emit(row)
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Plus) and row >= 0:
            self.chosen.emit(row)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.RightButton and index.isValid():
            self.setCurrentIndex(index)
            self.removed.emit(index.row())
        else:
            super().mousePressEvent(event)


class GiveView(_SideView):
    """The cards laid down; a click takes one back, a drag lays it elsewhere. While a card is
    dragged here, a slot opens where it will lie."""

    def __init__(self, model: GiveModel, parent: QWidget) -> None:
        self._slot: int | None = None
        super().__init__(model, parent)
        self._given = model
        self._slot_words = ""
        self.setItemDelegate(_GivenCardDelegate(self))

    @property
    def slot(self) -> int | None:
        return self._slot

    def set_slot_words(self, words: str) -> None:
        self._slot_words = words

    def open_slot(self, place: int | None) -> None:
        """Opens the slot before the card at `place`; None closes it."""
        if place != self._slot:
            self._slot = place
            self.rearrange()

    def place_at(self, x: int) -> int:
        """Before which card something dropped at `x` of the view comes to lie."""
        count = self.model().rowCount()
        lying = _row_of_cards(count, self.viewport().size(), *self._margins())
        return sum(rect.center().x() < x for rect in lying)

    def arrange(self, count: int, size: QSize) -> list[QRect]:
        slots = 0 if self._slot is None else 1
        rects = _row_of_cards(count + slots, size, *self._margins())
        if self._slot is not None:
            del rects[min(self._slot, count)]
        return rects

    def paint_behind(self, painter: QPainter) -> None:
        if self._slot is None:
            return
        count = self.model().rowCount()
        rects = _row_of_cards(count + 1, self.viewport().size(), *self._margins())
        slot = QRectF(rects[min(self._slot, count)])
        colours = theme()
        rounded(painter, slot, 8, colours.leaf_ground)
        paint_ring(painter, slot.adjusted(2, 2, -2, -2), colours.leaf, 2, dashed=True, radius=6)
        painter.setPen(colours.ink)
        painter.setFont(letters(colours.px(12), 800))
        painter.drawText(
            slot.adjusted(3, 3, -3, -3),
            Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap,
            self._slot_words,
        )

    def drag_pixmap(self, row: int) -> QPixmap:
        bean = self._given.rows[row].bean
        return card_pixmap(bean, self.rects[row].width(), self.devicePixelRatioF())

    def _margins(self) -> tuple[int, int]:
        height = self.viewport().height()
        return _margin(height), theme().px(13 if height > 90 else 8)

    def foot(self) -> int:
        """Pixels below the cards into which their pills hang."""
        return self._margins()[1]


class _GivenCardDelegate(QStyledItemDelegate):
    def __init__(self, view: GiveView) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: GivenCard = index.data(Role.ROW)
        model = index.model()
        assert isinstance(model, GiveModel)
        colours, card = theme(), QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_MouseOver:
            card.translate(0, -3)
        if row.ref is None:
            _paint_asked(painter, card, row.bean)
        else:
            paint_card(painter, card, row.bean)
        text = model.place(row)
        width, height = size_of_pill(text)
        # Where cards lie close, a whole pill would cover that of the next one.
        rects = self._view.rects
        step = rects[1].left() - rects[0].left() if len(rects) > 1 else self._view.width()
        covered = step < width + 3 and not option.state & _IN_FRONT
        if covered:
            text = model.short_place(row)
            width, height = size_of_pill(text)
        pill = QRectF(0, 0, width, height)
        pill.moveCenter(card.center())
        if step < width + 3:
            pill.moveLeft(card.left() + 2)
        pill.moveBottom(card.bottom() + min(self._view.foot() - 1, height * 0.65))
        pill.moveLeft(max(0.0, min(pill.left(), self._view.viewport().width() - width)))
        paint_pill(painter, pill, text, colours.sky, colours.on_sky)
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_focus(painter, card, card_radius(card), colours.sky)


class WantView(_SideView):
    """The cards asked for; a click takes one off."""

    def __init__(self, model: WantModel, parent: QWidget) -> None:
        super().__init__(model, parent)
        self.setItemDelegate(_WantedCardDelegate(self))

    def arrange(self, count: int, size: QSize) -> list[QRect]:
        margin = _margin(size.height())
        return _row_of_cards(count, size, margin, margin)


class _WantedCardDelegate(QStyledItemDelegate):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: WantedCard = index.data(Role.ROW)
        card = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_MouseOver:
            card.translate(0, -3)
        if row.how is Wanted.ASKED:
            _paint_asked(painter, card, row.bean)
        else:
            paint_card(painter, card, row.bean)
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_focus(painter, card, card_radius(card), theme().sky)


def _paint_asked(painter: QPainter, card: QRectF, bean: Bean) -> None:
    """A card that does not lie there yet: it shows through, in a broken line."""
    painter.save()
    painter.setOpacity(_ASKED_OPACITY)
    paint_card(painter, card, bean)
    painter.restore()
    ring = card.adjusted(1, 1, -1, -1)
    paint_ring(painter, ring, theme().ink2, 2, dashed=True, radius=card_radius(card))


class KindsView(_SideView):
    """The kinds to choose from: a click asks for one more, a right click for one fewer. A digit
    asks for one more of the kind at that place, counted from 1; 0 is the tenth."""

    def __init__(self, model: KindsModel, parent: QWidget) -> None:
        super().__init__(model, parent)
        self.setItemDelegate(_KindDelegate(self))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def event(self, event: QEvent) -> bool:
        # Elsewhere digits are meant for the fields.
        if event.type() is QEvent.Type.ShortcutOverride and self._place_of(event) is not None:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        place = self._place_of(event)
        if place is None:
            super().keyPressEvent(event)
        else:
            self.setCurrentIndex(self.model().index(place, 0))
            self.chosen.emit(place)

    def _place_of(self, event: QEvent) -> int | None:
        """The row that a plain digit means."""
        if not isinstance(event, QKeyEvent) or event.modifiers() & ~_KEYPAD:
            return None
        digit = event.key() - Qt.Key.Key_0
        place = 9 if digit == 0 else digit - 1
        return place if 0 <= digit <= 9 and place < self.model().rowCount() else None

    def arrange(self, count: int, size: QSize) -> list[QRect]:
        if not count:
            return []
        height = max(14, size.height() - 10)
        step = (size.width() - 2 * _SIDE) / count
        width = max(12, min(_WIDEST_KIND * 1.3, height / _RATIO, step - 4))
        step = min(step, width + 7)
        high = round(width * _RATIO)
        top = (size.height() - high) // 2
        return [
            QRect(round(_SIDE + step * place), top, round(width), high) for place in range(count)
        ]

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The gaps between kinds belong to the nearest: the cards are small."""
        for row, rect in enumerate(self.rects):
            if rect.adjusted(-4, -6, 3, 6).contains(point):
                return self.model().index(row, 0)
        return super().indexAt(point)


class _KindDelegate(QStyledItemDelegate):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Kind = index.data(Role.ROW)
        colours, card = theme(), QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_MouseOver:
            card.translate(0, -2)
        paint_card(painter, card, row.bean)
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_focus(painter, card.adjusted(1, 1, -1, -1), card_radius(card), colours.sky)
        if row.wanted:
            side = min(colours.px(16), card.width() * 0.62)
            badge = QRectF(card.right() - side * 0.62, card.top() - side * 0.3, side, side)
            rounded(painter, badge, side / 2, colours.sky, colours.paper, 1.5)
            draw_centred(
                painter, badge.center(), str(row.wanted), round(side * 0.7), 900, colours.on_sky
            )
