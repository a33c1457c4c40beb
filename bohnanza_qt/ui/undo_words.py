"""What undo would take back, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ..engine.actions import (
    Action,
    BuyField,
    DiscardHand,
    DiscardOffered,
    Harvest,
    MakeOffer,
    Plant,
    PlantAside,
    PlantMarket,
    PlantOffered,
    Reject,
    Withdraw,
)


def redo_text(action: Action | None) -> str:
    """The words of a redo button that does `action` again."""
    match action:
        case Plant() | PlantAside() | PlantOffered() | PlantMarket():
            return QCoreApplication.translate("Undo", "Plant again")
        case Harvest():
            return QCoreApplication.translate("Undo", "Harvest again")
        case MakeOffer():
            return QCoreApplication.translate("Undo", "Make the offer again")
        case Withdraw():
            return QCoreApplication.translate("Undo", "Take the offer back again")
        case Reject():
            return QCoreApplication.translate("Undo", "Refuse again")
        case BuyField():
            return QCoreApplication.translate("Undo", "Buy the field again")
        case DiscardHand() | DiscardOffered():
            return QCoreApplication.translate("Undo", "Discard again")
        case _:
            return QCoreApplication.translate("Undo", "Redo")


def undo_text(action: Action | None) -> str:
    """The words of an undo button that takes back `action`."""
    match action:
        case Plant() | PlantAside() | PlantOffered() | PlantMarket():
            return QCoreApplication.translate("Undo", "Undo planting")
        case Harvest():
            return QCoreApplication.translate("Undo", "Undo the harvest")
        case MakeOffer():
            return QCoreApplication.translate("Undo", "Undo the offer")
        case Withdraw():
            return QCoreApplication.translate("Undo", "Undo taking the offer back")
        case Reject():
            return QCoreApplication.translate("Undo", "Undo the refusal")
        case BuyField():
            return QCoreApplication.translate("Undo", "Undo buying the field")
        case DiscardHand() | DiscardOffered():
            return QCoreApplication.translate("Undo", "Undo the discard")
        case _:
            return QCoreApplication.translate("Undo", "Undo")
