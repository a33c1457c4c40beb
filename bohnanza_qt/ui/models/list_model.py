"""A list of frozen values as an item model, changed by saying what it should hold."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from enum import IntEnum
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

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
        """Makes the model hold `rows`: what leads and trails unchanged stays, the rest is taken
        out and put in; rows that kept their key but not their values are announced as changed."""
        new, old = tuple(rows), self._rows
        if new == old:
            return
        old_keys, new_keys = [self.key(row) for row in old], [self.key(row) for row in new]
        most = min(len(old), len(new))
        head = 0
        while head < most and old_keys[head] == new_keys[head]:
            head += 1
        tail = 0
        while tail < most - head and old_keys[-1 - tail] == new_keys[-1 - tail]:
            tail += 1
        if len(old) - tail > head:
            self.beginRemoveRows(QModelIndex(), head, len(old) - tail - 1)
            self._rows = old[:head] + old[len(old) - tail :]
            self.endRemoveRows()
        if len(new) - tail > head:
            self.beginInsertRows(QModelIndex(), head, len(new) - tail - 1)
            self._rows = old[:head] + new[head : len(new) - tail] + old[len(old) - tail :]
            self.endInsertRows()
        changed = [number for number, row in enumerate(new) if row != self._rows[number]]
        self._rows = new
        if changed:
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))

    def retranslate(self) -> None:
        """Announces that all words may have changed."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

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
