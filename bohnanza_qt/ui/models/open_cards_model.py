"""Cards that lie open beside the fields: turned over in this turn, or set aside after deals."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtCore import QMimeData, QObject, Qt

from ...engine.beans import Bean
from ..cards_mime import CARDS_MIME, DraggedCard, Place, cards_mime
from ..words import bean_name
from .list_model import Index, ListModel


@dataclass(frozen=True, slots=True)
class OpenCard:
    """A card that lies open. `mine` says whether this person may pick it up; `homeless` that no
    own field can take it now."""

    bean: Bean
    place: int
    mine: bool = True
    must: bool = False
    offered: int | None = None
    selected: bool = False
    dragged: bool = False
    homeless: bool = False


class OpenCardsModel(ListModel[OpenCard]):
    """Open cards that can be dragged if they are the person's own."""

    def __init__(self, place: Place, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._place: Place = place
        self.revision = 0

    def key(self, row: OpenCard) -> Hashable:
        return row.bean

    def text(self, row: OpenCard, number: int) -> str:
        if self._place == "aside":
            text = self.tr("Set aside for you: {bean}").format(bean=bean_name(row.bean))
        else:
            text = self.tr("Turned over: {bean}").format(bean=bean_name(row.bean))
        parts = [text]
        if row.must:
            parts.append(self.tr("must be planted"))
        if row.homeless:
            parts.append(self.tr("no field takes it"))
        if row.offered is not None:
            parts.append(self.tr("in the offer"))
        if row.selected:
            parts.append(self.tr("selected"))
        return ", ".join(parts)

    def description(self, row: OpenCard, number: int) -> str:
        if not row.mine:
            return self.tr("This card belongs to the active player. Ask for it in an offer.")
        if self._place == "aside":
            return self.tr("Choose a field for this card, or drag it there.")
        return self.tr("Drag this card to the trade table, or press G. What nobody takes is yours.")

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemNeverHasChildren
        )
        return flags | Qt.ItemFlag.ItemIsDragEnabled if self.row_at(index).mine else flags

    def mimeTypes(self) -> list[str]:
        return [CARDS_MIME]

    def mimeData(self, indexes: list[Index]) -> QMimeData:
        return cards_mime(
            self.revision, [DraggedCard(self._place, index.row()) for index in indexes]
        )

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction
