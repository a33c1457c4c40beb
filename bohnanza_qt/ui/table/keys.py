"""The keys of the table, in one place, so that they can be shown, tested and changed."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from PySide6.QtGui import QKeySequence


class Act(StrEnum):
    """What a key of the table does. Fields are counted from 1, as on the screen."""

    MAIN = "main"  # the main action, or the computers' moves at once
    END_TRADING = "end-trading"
    OFFER_CARD = "offer-card"  # the focused card into the offer, or out of it
    FIELD_1 = "field-1"
    FIELD_2 = "field-2"
    FIELD_3 = "field-3"
    HARVEST_1 = "harvest-1"
    HARVEST_2 = "harvest-2"
    HARVEST_3 = "harvest-3"
    UNDO = "undo"
    REDO = "redo"
    RULE = "rule"
    CANCEL = "cancel"


KEYS: Final[dict[Act, tuple[str, ...]]] = {
    Act.MAIN: ("Space",),
    Act.END_TRADING: ("E",),
    Act.OFFER_CARD: ("G",),
    Act.FIELD_1: ("1",),
    Act.FIELD_2: ("2",),
    Act.FIELD_3: ("3",),
    Act.HARVEST_1: ("Shift+1", "H, 1"),
    Act.HARVEST_2: ("Shift+2", "H, 2"),
    Act.HARVEST_3: ("Shift+3", "H, 3"),
    Act.UNDO: ("Z", "Ctrl+Z"),
    Act.REDO: ("Shift+Z", "Ctrl+Shift+Z"),
    Act.RULE: ("F1",),
    Act.CANCEL: ("Esc",),
}
"""The first key of each act is the one shown."""

FIELD_ACTS: Final = (Act.FIELD_1, Act.FIELD_2, Act.FIELD_3)
HARVEST_ACTS: Final = (Act.HARVEST_1, Act.HARVEST_2, Act.HARVEST_3)


def shown_key(act: Act) -> str:
    """The key as written on this system, to stand on a button or in a tooltip."""
    return QKeySequence(KEYS[act][0]).toString(QKeySequence.SequenceFormat.NativeText)


def field_key(field: int) -> str:
    """The key that plants in field `field` (from 0); "" where a field has none."""
    return shown_key(FIELD_ACTS[field]) if field < len(FIELD_ACTS) else ""


def harvest_key(field: int) -> str:
    """The key that harvests field `field` (from 0); "" where a field has none."""
    return shown_key(HARVEST_ACTS[field]) if field < len(HARVEST_ACTS) else ""
