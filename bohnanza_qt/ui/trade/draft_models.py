"""The three lists of the cloth: what I give, what I want, and the kinds to choose from."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, Qt

from ...engine.actions import CardRef
from ...engine.beans import Bean
from ..cards_mime import CARDS_MIME, cards_mime
from ..models.list_model import Index, ListModel
from ..words import bean_name, ordinal

if TYPE_CHECKING:
    from ..controller import GameController
    from ..trade_draft import TradeDraft


@dataclass(frozen=True, slots=True)
class GivenCard:
    """A card on the give side; `ref` says where it still lies."""

    ref: CardRef
    bean: Bean


class GiveModel(ListModel[GivenCard]):
    """The cards laid down, in the order laid."""

    def __init__(
        self, controller: GameController, draft: TradeDraft, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._draft = draft
        draft.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        self.replace_rows(
            [
                GivenCard(ref, bean)
                for ref, bean in zip(self._draft.give, self._draft.give_beans, strict=True)
            ]
        )

    def key(self, row: GivenCard) -> Hashable:
        return row.ref

    def place(self, row: GivenCard) -> str:
        """Where the card lies, short enough for its pill."""
        if row.ref.place == "revealed":
            return self.tr("turned over")
        return self.tr("hand {place}").format(place=ordinal(row.ref.index + 1))

    def short_place(self, row: GivenCard) -> str:
        """The same where only a corner of the card is seen."""
        return self.tr("open") if row.ref.place == "revealed" else ordinal(row.ref.index + 1)

    def text(self, row: GivenCard, number: int) -> str:
        return self.tr("You give: {bean}, {place}").format(
            bean=bean_name(row.bean), place=self.place(row)
        )

    def description(self, row: GivenCard, number: int) -> str:
        return self.tr("Click to take this card back, or drag it to another place.")

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return [CARDS_MIME]

    def mimeData(self, indexes: list[Index]) -> QMimeData:
        refs = [self.row_at(index).ref for index in indexes]
        return cards_mime(self._controller.revision, refs)

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction


@dataclass(frozen=True, slots=True)
class WantedCard:
    """A card on the get side; `copy` counts the cards of its kind before it."""

    bean: Bean
    copy: int


class WantModel(ListModel[WantedCard]):
    """The cards asked for, in the order chosen."""

    def __init__(self, draft: TradeDraft, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draft = draft
        draft.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        want = self._draft.want
        self.replace_rows(
            [WantedCard(bean, want[:place].count(bean)) for place, bean in enumerate(want)]
        )

    def text(self, row: WantedCard, number: int) -> str:
        return self.tr("You get: {bean}").format(bean=bean_name(row.bean))

    def description(self, row: WantedCard, number: int) -> str:
        return self.tr("Click to ask for one card fewer.")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of the deck, and how many of it are asked for."""

    bean: Bean
    wanted: int


class KindsModel(ListModel[Kind]):
    """The kinds in the deck, commonest first as in the deck."""

    def __init__(
        self, controller: GameController, draft: TradeDraft, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._draft = draft
        draft.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        deck, want = self._controller.view.rules.deck, self._draft.want
        self.replace_rows([Kind(bean, want.count(bean)) for bean, cards in deck.items() if cards])

    def key(self, row: Kind) -> Hashable:
        return row.bean

    def text(self, row: Kind, number: int) -> str:
        if row.wanted:
            return self.tr("{bean}: %n wanted", "", row.wanted).format(bean=bean_name(row.bean))
        return bean_name(row.bean)

    def description(self, row: Kind, number: int) -> str:
        return self.tr(
            "{bean}. Click or Space: one more. Right click or the minus key: one fewer."
        ).format(bean=bean_name(row.bean))
