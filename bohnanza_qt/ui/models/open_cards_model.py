"""Cards that lie open: turned over in this turn, set aside after deals, or left by the other."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtCore import QMimeData, QObject, Qt

from ...engine.beans import Bean
from ..cards_mime import CARDS_MIME, DraggedCard, Place, cards_mime
from ..table.keys import Act, shown_key
from ..words import bean_name
from .list_model import Index, ListModel


@dataclass(frozen=True, slots=True)
class OpenCard:
    """A card that lies open. `mine` says whether this person may pick it up; `homeless` that no
    own field can take it now; `trades` that cards are traded before they are planted."""

    bean: Bean
    place: int
    mine: bool = True
    must: bool = False
    offered: int | None = None
    selected: bool = False
    dragged: bool = False
    homeless: bool = False
    trades: bool = True


class OpenCardsModel(ListModel[OpenCard]):
    """Open cards that can be dragged if they are the person's own. `place` is where they lie."""

    def __init__(self, place: Place, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.place: Place = place
        self.revision = 0

    def key(self, row: OpenCard) -> Hashable:
        return row.bean

    def text(self, row: OpenCard, number: int) -> str:
        parts = [self._lies(row)]
        if row.must:
            aside = self.place == "aside"
            parts.append(self.tr("must be planted") if aside else self.tr("plant or discard it"))
        if row.homeless:
            parts.append(self.tr("no field takes it"))
        if row.offered is not None:
            parts.append(self.tr("in the offer"))
        if row.selected:
            parts.append(self.tr("selected"))
        return ", ".join(parts)

    def _lies(self, row: OpenCard) -> str:
        match self.place:
            case "aside":
                text = self.tr("Set aside for you: {bean}")
            case "offered":
                text = self.tr("Left on offer: {bean}")
            case _:
                text = self.tr("Turned over: {bean}")
        return text.format(bean=bean_name(row.bean))

    def description(self, row: OpenCard, number: int) -> str:
        if not row.mine:
            return self._of_another(row)
        if self.place == "aside":
            return self.tr("Choose a field for this card, or drag it there.")
        if self.place == "offered":
            return self.tr(
                "Drag this card to a field or to the discard pile. {key} discards it."
            ).format(key=shown_key(Act.DISCARD))
        if not row.trades:
            return self.tr("Drag this card to a field, or leave it for the other to plant.")
        return self.tr(
            "Drag this card to the trade table, or press {key}. What nobody takes is yours."
        ).format(key=shown_key(Act.OFFER_CARD))

    def _of_another(self, row: OpenCard) -> str:
        if row.trades:
            return self.tr("This card belongs to the active player. Ask for it in an offer.")
        if self.place == "offered":
            return self.tr("You left this card. The other plants or discards it.")
        return self.tr(
            "This card belongs to the active player. What is not planted is left for you."
        )

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        is_mine = index.isValid() and self.row_at(index).mine
        return flags | Qt.ItemFlag.ItemIsDragEnabled if is_mine else flags

    def mimeTypes(self) -> list[str]:
        return [CARDS_MIME]

    def mimeData(self, indexes: list[Index]) -> QMimeData:
        return cards_mime(
            self.revision, [DraggedCard(self.place, index.row()) for index in indexes]
        )

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction
