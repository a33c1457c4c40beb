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
    OFFER_TURNED = "offer-turned"  # the next turned-over card into the offer
    KINDS = "kinds"  # to the kinds that can be asked for
    OFFER = "offer"  # what is on the cloth; where Enter alone means nothing else
    OFFER_FROM_ANYWHERE = "offer-from-anywhere"
    TOGETHER = "together"  # puts a deal together with another person, or puts it away
    ENQUIRE = "enquire"  # what the others would give for what is on the cloth
    WISHES = "wishes"
    ANSWER_CALL = "answer-call"  # begins an offer for what the active player asks about
    ACCEPT = "accept"  # this and the next two answer an offer
    COUNTER = "counter"
    REJECT = "reject"
    WITHDRAW = "withdraw"  # an own offer
    SILENCE = "silence"  # the computers' offers, for this turn
    TAKE_GIFTS = "take-gifts"  # this and the next are instructions for this turn
    STAY_OUT = "stay-out"
    DISCARD = "discard"  # the focused card, where the rules let one discard
    BUY_FIELD = "buy-field"
    FIELD_1 = "field-1"
    FIELD_2 = "field-2"
    FIELD_3 = "field-3"
    FIELD_4 = "field-4"
    FIELD_5 = "field-5"
    FIELD_6 = "field-6"
    FIELD_7 = "field-7"
    FIELD_8 = "field-8"
    FIELD_9 = "field-9"
    HARVEST_1 = "harvest-1"
    HARVEST_2 = "harvest-2"
    HARVEST_3 = "harvest-3"
    HARVEST_4 = "harvest-4"
    HARVEST_5 = "harvest-5"
    HARVEST_6 = "harvest-6"
    HARVEST_7 = "harvest-7"
    HARVEST_8 = "harvest-8"
    HARVEST_9 = "harvest-9"
    PAUSE = "pause"  # the computers' moves
    SINCE = "since"  # what happened since the last own turn
    UNDO = "undo"
    REDO = "redo"
    RULE = "rule"
    HINT = "hint"
    FOLLOW_HINT = "follow-hint"
    CANCEL = "cancel"


KEYS: Final[dict[Act, tuple[str, ...]]] = {
    Act.MAIN: ("Space",),
    Act.END_TRADING: ("E",),
    Act.OFFER_CARD: ("G",),
    Act.OFFER_TURNED: ("T",),
    Act.KINDS: ("K",),
    Act.OFFER: ("Enter", "Return"),
    Act.OFFER_FROM_ANYWHERE: ("Ctrl+Enter", "Ctrl+Return"),
    Act.TOGETHER: ("D",),
    Act.ENQUIRE: ("Q",),
    Act.WISHES: ("L",),
    Act.ANSWER_CALL: ("O",),
    Act.ACCEPT: ("A",),
    Act.COUNTER: ("C",),
    Act.REJECT: ("N",),
    Act.WITHDRAW: ("W",),
    Act.SILENCE: ("M",),
    Act.TAKE_GIFTS: ("Shift+A",),
    Act.STAY_OUT: ("Shift+N",),
    Act.DISCARD: ("X",),
    Act.BUY_FIELD: ("B",),
    Act.FIELD_1: ("1",),
    Act.FIELD_2: ("2",),
    Act.FIELD_3: ("3",),
    Act.FIELD_4: ("4",),
    Act.FIELD_5: ("5",),
    Act.FIELD_6: ("6",),
    Act.FIELD_7: ("7",),
    Act.FIELD_8: ("8",),
    Act.FIELD_9: ("9",),
    Act.HARVEST_1: ("Shift+1", "H, 1"),
    Act.HARVEST_2: ("Shift+2", "H, 2"),
    Act.HARVEST_3: ("Shift+3", "H, 3"),
    Act.HARVEST_4: ("Shift+4", "H, 4"),
    Act.HARVEST_5: ("Shift+5", "H, 5"),
    Act.HARVEST_6: ("Shift+6", "H, 6"),
    Act.HARVEST_7: ("Shift+7", "H, 7"),
    Act.HARVEST_8: ("Shift+8", "H, 8"),
    Act.HARVEST_9: ("Shift+9", "H, 9"),
    Act.PAUSE: ("P",),
    Act.SINCE: ("J",),
    Act.UNDO: ("Z", "Ctrl+Z"),
    Act.REDO: ("Shift+Z", "Ctrl+Shift+Z"),
    Act.RULE: ("F1",),
    Act.HINT: ("I",),
    Act.FOLLOW_HINT: ("Shift+I",),
    Act.CANCEL: ("Esc",),
}
"""The first key of each act is the one shown."""

FIELD_ACTS: Final = tuple(act for act in Act if act.value.startswith("field-"))
HARVEST_ACTS: Final = tuple(act for act in Act if act.value.startswith("harvest-"))


def shown_key(act: Act) -> str:
    """The key as written on this system, to stand on a button or in a tooltip."""
    return QKeySequence(KEYS[act][0]).toString(QKeySequence.SequenceFormat.NativeText)


def field_key(field: int) -> str:
    """The key that plants in field `field` (from 0); "" where a field has none."""
    return shown_key(FIELD_ACTS[field]) if field < len(FIELD_ACTS) else ""


def harvest_key(field: int) -> str:
    """The key that harvests field `field` (from 0); "" where a field has none."""
    return shown_key(HARVEST_ACTS[field]) if field < len(HARVEST_ACTS) else ""
