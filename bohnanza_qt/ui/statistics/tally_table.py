"""A table of figures, as high as its rows."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from ..fonts import text_font
from ..theme import theme

_SIDE: Final = 8
"""Pixels beside what stands in a cell, as in the heads of the columns."""

_ROOM: Final = 14
"""Pixels in a row beside its letters."""


class _Cells(QStyledItemDelegate):
    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        size = super().sizeHint(option, index)
        return QSize(size.width() + 2 * theme().px(_SIDE), size.height())

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        self.initStyleOption(option, index)
        colours = theme()
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if is_chosen:
            painter.fillRect(option.rect, colours.leaf)
        elif index.row() % 2:
            painter.fillRect(option.rect, colours.raised)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(colours.on_leaf if is_chosen else colours.sky, 2))
            painter.drawRect(QRectF(option.rect).adjusted(2, 2, -2, -2))
        painter.setPen(colours.on_leaf if is_chosen else colours.ink)
        painter.setFont(option.font)
        room = option.rect.adjusted(colours.px(_SIDE), 0, -colours.px(_SIDE), 0)
        words = painter.fontMetrics().elidedText(
            option.text, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, option.displayAlignment, words)
        painter.restore()


class TallyTable(QTableView):
    """Rows are chosen whole. The first column gives way where the others need the room."""

    moved = Signal(object, QRect)
    """This table, and where the row is in its viewport to which the keyboard came."""

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(_Cells(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for signal in (model.modelReset, model.dataChanged):
            signal.connect(self._fit)
        # How high the table is hangs on its heads, and on whether there is a bar below.
        header.geometriesChanged.connect(self.updateGeometry)
        self.horizontalScrollBar().rangeChanged.connect(lambda _least, _most: self.updateGeometry())
        self.dress()

    def dress(self) -> None:
        """Rows and columns for the letters of the moment."""
        letters = QFontMetrics(text_font(theme().px(14))).height()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(letters + theme().px(_ROOM))
        self._fit()

    def sizeHint(self) -> QSize:
        rows = self.model().rowCount() * self.verticalHeader().defaultSectionSize()
        # A bar below is needed where the columns are wider than the table.
        bar = self.horizontalScrollBar()
        below = bar.sizeHint().height() if bar.maximum() else 2
        return QSize(theme().px(420), self.horizontalHeader().sizeHint().height() + rows + below)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(220), self.sizeHint().height())

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self.moved.emit(self, self.visualRect(current))

    def _fit(self) -> None:
        header = self.horizontalHeader()
        header.setMinimumSectionSize(theme().px(40))
        for column in range(1, self.model().columnCount()):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.updateGeometry()
