"""The three lists of the cloth: what I give, what I want, and the kinds to choose from."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import Enum, auto
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
    """A card on the give side; `ref` says where it still lies. None is one that the other person
    asks for in a deal put together; `copy` counts such cards of its kind before it."""

    ref: CardRef | None
    bean: Bean
    copy: int = 0


class GiveModel(ListModel[GivenCard]):
    """The cards laid down, in the order laid, then those that the other person asks for."""

    def __init__(
        self, controller: GameController, draft: TradeDraft, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._draft = draft
        draft.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        draft, asked = self._draft, self._draft.asked_of_me
        laid = zip(draft.give, draft.give_beans, strict=True)
        self.replace_rows(
            [GivenCard(ref, bean) for ref, bean in laid]
            + [GivenCard(None, bean, asked[:place].count(bean)) for place, bean in enumerate(asked)]
        )

    def key(self, row: GivenCard) -> Hashable:
        return row.ref if row.ref is not None else (row.bean, row.copy)

    def place(self, row: GivenCard) -> str:
        """Where the card lies, short enough for its pill."""
        if row.ref is None:
            return self.tr("asked for")
        if row.ref.place == "revealed":
            return self.tr("turned over")
        return self.tr("hand {place}").format(place=ordinal(row.ref.index + 1))

    def short_place(self, row: GivenCard) -> str:
        """The same where only a corner of the card is seen."""
        if row.ref is None:
            return "?"
        return self.tr("open") if row.ref.place == "revealed" else ordinal(row.ref.index + 1)

    def text(self, row: GivenCard, number: int) -> str:
        if row.ref is None:
            return self.tr("Asked of you: {bean}").format(bean=bean_name(row.bean))
        return self.tr("You give: {bean}, {place}").format(
            bean=bean_name(row.bean), place=self.place(row)
        )

    def description(self, row: GivenCard, number: int) -> str:
        if row.ref is None:
            return self.tr("Click to lay down such a card; right click says no.")
        return self.tr("Click to take this card back, or drag it to another place.")

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = super().flags(index)
        is_laid = self.row_at(index).ref is not None
        return flags | Qt.ItemFlag.ItemIsDragEnabled if is_laid else flags

    def mimeTypes(self) -> list[str]:
        return [CARDS_MIME]

    def mimeData(self, indexes: list[Index]) -> QMimeData:
        refs = [self.row_at(index).ref for index in indexes]
        return cards_mime(self._controller.revision, [ref for ref in refs if ref is not None])

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction


class Wanted(Enum):
    """How a card lies on the get side."""

    OFFERED_FOR = auto()  # it is what the offer asks for
    LAID = auto()  # the other person has laid it down, of a deal put together
    ASKED = auto()  # the other person is asked to lay it down


@dataclass(frozen=True, slots=True)
class WantedCard:
    """A card on the get side; `copy` counts the cards of its kind that lie so before it."""

    bean: Bean
    copy: int
    how: Wanted = Wanted.OFFERED_FOR


class WantModel(ListModel[WantedCard]):
    """The cards asked for, in the order chosen, after those that the other person gives."""

    def __init__(self, draft: TradeDraft, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draft = draft
        draft.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        draft = self._draft
        asked = Wanted.OFFERED_FOR if draft.joint is None else Wanted.ASKED
        self.replace_rows(
            [
                WantedCard(bean, kinds[:place].count(bean), how)
                for kinds, how in ((draft.partner_gives, Wanted.LAID), (draft.want, asked))
                for place, bean in enumerate(kinds)
            ]
        )

    def text(self, row: WantedCard, number: int) -> str:
        if row.how is Wanted.ASKED:
            return self.tr("You ask for: {bean}").format(bean=bean_name(row.bean))
        return self.tr("You get: {bean}").format(bean=bean_name(row.bean))

    def description(self, row: WantedCard, number: int) -> str:
        if row.how is Wanted.LAID:
            return self.tr("The other person has laid this card down.")
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
