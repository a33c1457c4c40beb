"""Which action of the game a card stands for when it is planted or discarded."""

from __future__ import annotations

from ...engine.actions import (
    Action,
    DiscardHand,
    DiscardOffered,
    Plant,
    PlantAside,
    PlantMarket,
    PlantOffered,
)
from ...engine.beans import Bean
from ...engine.play import Question
from ...engine.state import Phase
from ...engine.view import PlayerView
from ..cards_mime import DraggedCard, Place


def planting(card: DraggedCard, field: int, view: PlayerView) -> Action | None:
    """Plants the card in the own field; None for a card that is never planted from its place."""
    seat = view.seat
    match card.place:
        case "hand" if card.index == 0:
            return Plant(seat, field)
        case "aside":
            return PlantAside(seat, card.index, field)
        case "offered":
            return PlantOffered(seat, card.index, field)
        case "revealed" if view.rules.market:
            return PlantMarket(seat, card.index, field)
        case _:
            return None


def discarding(card: DraggedCard, view: PlayerView) -> Action | None:
    """Discards the card; None for a card that is never discarded from its place."""
    if not view.rules.market:
        return None
    if card.place == "offered":
        return DiscardOffered(view.seat, card.index)
    if card.place == "hand":
        return DiscardHand(view.seat, card.index)
    return None


def lying_cards(view: PlayerView) -> tuple[Place, tuple[Bean, ...]]:
    """The cards that lie on the cloth to be planted, and what place they have: set aside for
    this seat, left by the other, or turned over where nothing is traded."""
    if view.question is Question.PLANT_ASIDE:
        return "aside", view.me.aside or ()
    if view.phase is Phase.OFFERED:
        return "offered", view.offered
    if view.phase is Phase.MARKET:
        return "revealed", view.revealed
    return "aside", ()
