"""Where a card may go now, and why it may not go elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from ...engine.actions import Action
from ...engine.play import Question
from ..cards_mime import DraggedCard
from ..words import reason_sentence
from .acts import discarding, lying_cards, planting

if TYPE_CHECKING:
    from ..controller import GameController

PLANTING: Final = (Question.PLANT_FIRST, Question.PLANT_OR_TURN_OVER)
"""The questions that the front card of the hand answers."""

FROM_THE_CLOTH: Final = (Question.PLANT_ASIDE, Question.OFFERED, Question.MARKET)
"""The questions that cards on the cloth answer."""


class Destinations(QObject):
    """Judges cards of whoever looks at the table, whatever is selected or dragged. With
    `only_looks` no card goes anywhere, because nothing is asked of them."""

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.only_looks = False
        self._controller = controller

    @property
    def required(self) -> DraggedCard | None:
        """The card that is planted when none is picked out: the front card, or the first of the
        cards on the cloth that has a field. What need not be planted is not required where no
        field takes it."""
        view = self._controller.view
        if view.question in PLANTING:
            return DraggedCard("hand", 0)
        if view.question not in FROM_THE_CLOTH:
            return None
        place, beans = lying_cards(view)
        cards = [DraggedCard(place, number) for number in range(len(beans))]
        optional = view.question is Question.MARKET
        without = None if optional or not cards else cards[0]
        return next((card for card in cards if self.fields_for(card)), without)

    def fields_for(self, card: DraggedCard) -> tuple[int, ...]:
        """The own fields that take the card now."""
        if self.only_looks:
            return ()
        fields = range(len(self._controller.view.me.fields))
        return tuple(field for field in fields if self.why_not(card, field) is None)

    def why_not(self, card: DraggedCard, field: int) -> str | None:
        """Why the card cannot be planted in the field, as a sentence; None if it can."""
        action = planting(card, field, self._controller.view)
        if action is None:
            if card.place == "hand":
                return self.tr("Only the front card of your hand can be planted.")
            return self.tr("Turned-over cards are planted when trading is over.")
        return self._refusal(action)

    def why_not_discard(self, card: DraggedCard) -> str | None:
        """Why the card cannot be discarded, as a sentence; None if it can."""
        view = self._controller.view
        action = discarding(card, view)
        if action is None:
            return self.tr("This card cannot be discarded.")
        if card.place == "hand" and view.discarded:
            return self.tr("You have discarded a card of your hand this turn already.")
        return self._refusal(action)

    def can_select(self, card: DraggedCard) -> bool:
        """Whether the card is one to be planted or discarded: on the cloth, at the front of the
        hand, or anywhere in it as long as one of the hand may be discarded."""
        if card.place == "hand":
            return card.index == 0 or self.why_not_discard(card) is None
        view = self._controller.view
        return view.question in FROM_THE_CLOTH and card.place == lying_cards(view)[0]

    def _refusal(self, action: Action) -> str | None:
        reason = self._controller.explain(action)
        return None if reason is None else reason_sentence(reason, action, self._controller.view)
