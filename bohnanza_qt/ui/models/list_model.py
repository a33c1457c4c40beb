"""A list of frozen values as an item model, changed by saying what it should hold."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from difflib import SequenceMatcher
from enum import IntEnum
from typing import Any, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")


class Role(IntEnum):
    """Roles beyond Qt's own."""

    ROW = Qt.ItemDataRole.UserRole + 1  # the whole frozen value, for delegates


class ListModel(QAbstractListModel, Generic[Row]):
    """Rows are frozen values. Subclasses put them in words and say by what a row is known again.

    `replace_rows` turns the old list into the new one with the fewest signals, so that a view
    keeps its current item and a screen reader is told only what changed.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()

    # -- for subclasses -------------------------------------------------------------------------

    def key(self, row: Row) -> Hashable:
        """What stays the same while a row's other values change."""
        return row

    def text(self, row: Row, number: int) -> str:
        """The row in words, for screen readers."""
        raise NotImplementedError

    def description(self, row: Row, number: int) -> str:
        """What can be done with the row, in words: the tooltip."""
        return ""

    # -- rows -----------------------------------------------------------------------------------

    @property
    def rows(self) -> tuple[Row, ...]:
        return self._rows

    def row_at(self, index: Index) -> Row:
        return self._rows[index.row()]

    def replace_rows(self, rows: Sequence[Row]) -> None:
        """Makes the model hold `rows`: those that left are taken out, new ones put in, and those
        that kept their key but not their values are announced as changed."""
        new, old = tuple(rows), self._rows
        if new == old:
            return
        steps = SequenceMatcher(
            None, [self.key(row) for row in old], [self.key(row) for row in new], autojunk=False
        ).get_opcodes()
        # From the end, so that the numbers of what comes before stay right.
        for step, first, last, new_first, new_last in reversed(steps):
            if step in ("delete", "replace"):
                self.beginRemoveRows(QModelIndex(), first, last - 1)
                self._rows = self._rows[:first] + self._rows[last:]
                self.endRemoveRows()
            if step in ("insert", "replace"):
                self.beginInsertRows(QModelIndex(), first, first + new_last - new_first - 1)
                self._rows = self._rows[:first] + new[new_first:new_last] + self._rows[first:]
                self.endInsertRows()
        changed = [number for number, row in enumerate(new) if row != self._rows[number]]
        self._rows = new
        if changed:
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))

    def retranslate(self) -> None:
        """Announces that all words may have changed."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    # -- drops, which most lists do not take ----------------------------------------------------

    def canDropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        return False

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        return False

    # -- QAbstractItemModel ---------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        match role:
            case Role.ROW:
                return row
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self.text(row, index.row())
            case Qt.ItemDataRole.AccessibleDescriptionRole | Qt.ItemDataRole.ToolTipRole:
                return self.description(row, index.row()) or None
            case _:
                return None
