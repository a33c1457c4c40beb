"""The own hand, front card first."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtCore import QMimeData, Qt

from ...engine.actions import CardRef
from ...engine.beans import Bean
from ..cards_mime import CARDS_MIME, cards_mime
from ..table.keys import Act, shown_key
from ..words import bean_name, ordinal
from .list_model import Index, ListModel


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the own hand. `place` counts from 0, the front; `offered` is its place from 0
    among the cards that the offer being put together gives, None if it is not in it."""

    bean: Bean
    place: int
    must: bool = False
    may: bool = False
    offered: int | None = None
    selected: bool = False
    dragged: bool = False


class HandModel(ListModel[HandCard]):
    """The hand as a list. It takes no drops: nobody may change the order of a hand."""

    revision: int = 0

    def key(self, row: HandCard) -> Hashable:
        return row.bean

    def text(self, row: HandCard, number: int) -> str:
        parts = [
            self.tr("{place} card of the hand: {bean}").format(
                place=ordinal(row.place + 1), bean=bean_name(row.bean)
            )
        ]
        if row.must:
            parts.append(self.tr("must be planted"))
        if row.may:
            parts.append(self.tr("may follow"))
        if row.offered is not None:
            parts.append(self.tr("in the offer"))
        if row.selected:
            parts.append(self.tr("selected"))
        return ", ".join(parts)

    def description(self, row: HandCard, number: int) -> str:
        if row.must:
            return self.tr("The front card must be planted: choose a field for it.")
        if row.may:
            return self.tr("This card may be planted as well, or it waits for your next turn.")
        if row.offered is not None:
            return self.tr("This card lies on the trade table. {key} takes it back.").format(
                key=shown_key(Act.OFFER_CARD)
            )
        return ""

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else flags

    def mimeTypes(self) -> list[str]:
        return [CARDS_MIME]

    def mimeData(self, indexes: list[Index]) -> QMimeData:
        return cards_mime(self.revision, [CardRef("hand", index.row()) for index in indexes])

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction
