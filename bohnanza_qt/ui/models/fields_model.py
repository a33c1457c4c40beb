"""The own fields: what grows, what it pays, and whether it takes the card that is being planted."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QMimeData, QModelIndex, QObject, Qt

from ...engine.state import Planted
from ..cards_mime import CARDS_MIME, DraggedCard, dragged_in
from ..table.keys import harvest_key
from ..words import bean_phrase
from .amounts import more_cards_phrase
from .list_model import Index, ListModel


@dataclass(frozen=True, slots=True)
class FieldRow:
    """An own field. `pays` is what a harvest pays now, `more` and `then` how many more cards pay
    how much; `more` is 0 at the top step. `invites` lights the field: it takes the card that is
    selected, dragged or required. `key` plants there; `refusal` is the sentence shown in it."""

    number: int
    planted: Planted | None
    pays: int = 0
    more: int = 0
    then: int = 0
    invites: bool = False
    key: str = ""
    refusal: str = ""
    harvest_asked: bool = False


class FieldsModel(ListModel[FieldRow]):
    """The own fields as a list that takes drops of cards.

    `judge` says why a card cannot go to a field, None if it can; `plant` does it.
    """

    def __init__(
        self,
        judge: Callable[[DraggedCard, int], object | None],
        plant: Callable[[DraggedCard, int], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._judge = judge
        self._plant = plant
        self.revision = 0

    def key(self, row: FieldRow) -> Hashable:
        return row.number

    def text(self, row: FieldRow, number: int) -> str:
        if row.planted is None:
            parts = [self.tr("Field {number}: empty, takes any bean").format(number=number + 1)]
        else:
            parts = [
                self.tr("Field {number}: {beans}").format(
                    number=number + 1, beans=bean_phrase(row.planted.bean, row.planted.count)
                ),
                self.tr("pays %n coin(s)", "", row.pays),
            ]
            if row.more:
                parts.append(more_cards_phrase(row.more, row.then))
            else:
                parts.append(self.tr("pays no more than that"))
        if row.invites and row.key:
            parts.append(self.tr("takes the card, key {key}").format(key=row.key))
        elif row.invites:
            parts.append(self.tr("takes the card"))
        if row.refusal:
            parts.append(row.refusal)
        return ", ".join(parts)

    def description(self, row: FieldRow, number: int) -> str:
        if row.invites and row.key:
            return self.tr("Plant here: click, or press {key}.").format(key=row.key)
        if row.invites:
            return self.tr("Plant here: click.")
        if row.planted is not None:
            if harvest_key(number):
                return self.tr("Harvest this field with {keys}.").format(keys=harvest_key(number))
            return self.tr("Harvest this field with its button.")
        return self.tr("An empty field takes any bean.")

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDropEnabled if index.isValid() else flags

    def mimeTypes(self) -> list[str]:
        return [CARDS_MIME]

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def canDropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        card = self.card_of_drop(data)
        field = self._field_of_drop(row, parent)
        return card is not None and field is not None and self._judge(card, field) is None

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        card = self.card_of_drop(data)
        field = self._field_of_drop(row, parent)
        return card is not None and field is not None and self._plant(card, field)

    def card_of_drop(self, data: QMimeData) -> DraggedCard | None:
        """The one card that a drag carries; None if it is stale, several, or something else."""
        dragged = dragged_in(data)
        if dragged is None:
            return None
        revision, cards = dragged
        return cards[0] if revision == self.revision and len(cards) == 1 else None

    def _field_of_drop(self, row: int, parent: Index | QModelIndex) -> int | None:
        number = parent.row() if parent.isValid() else row
        return number if 0 <= number < len(self.rows) else None
