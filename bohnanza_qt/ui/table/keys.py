"""The keys of the table, in one place, so that they can be shown, tested and changed.

Keys are written in Qt's portable notation ("Shift+A"); `shown_key` writes them as this system does.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum, auto
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

from ..key_names import key_name, key_sequence


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
    DECLINE = "decline"  # what the partner asks for in such a deal
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


USUAL_KEYS: Final[dict[Act, tuple[str, ...]]] = {
    Act.MAIN: ("Space",),
    Act.END_TRADING: ("E",),
    Act.OFFER_CARD: ("G",),
    Act.OFFER_TURNED: ("T",),
    Act.KINDS: ("K",),
    Act.OFFER: ("Enter", "Return"),
    Act.OFFER_FROM_ANYWHERE: ("Ctrl+Enter", "Ctrl+Return"),
    Act.TOGETHER: ("D",),
    Act.DECLINE: ("Shift+D",),
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

FIXED: Final = frozenset({Act.MAIN, Act.OFFER, Act.OFFER_FROM_ANYWHERE, Act.CANCEL})
"""Their keys mean the same in every list and on every button, and cannot be changed."""

WINDOW_KEYS: Final = ("Ctrl+N", "Ctrl+O", "Ctrl+S", "Ctrl+L", "Ctrl+,", "Ctrl+Q", "Ctrl+W", "F11")
"""What these do is done wherever one is."""

_IN_EVERY_LIST: Final = (
    *("Space", "Return", "Enter", "Esc", "Tab", "Shift+Tab", "Backtab", "Shift+Backtab"),
    *("Left", "Right", "Up", "Down", "Home", "End", "PgUp", "PgDown"),
    *("Del", "Backspace", "+", "-", "Ctrl+A", "Ctrl+C", "Ctrl+V", "Ctrl+X"),
)
_MODIFIERS: Final = frozenset({"Shift", "Ctrl", "Control", "Alt", "Meta", "AltGr"})

FIELD_ACTS: Final = tuple(act for act in Act if act.value.startswith("field-"))
HARVEST_ACTS: Final = tuple(act for act in Act if act.value.startswith("harvest-"))


_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText

_changed: dict[Act, str] = {}


class KeyRefusal(StrEnum):
    """Why a key cannot be given to an act."""

    FIXED = auto()  # the act keeps its key
    NO_KEY = auto()  # nothing that one could press at once
    RESERVED = auto()  # it moves about in lists, or belongs to the window
    TAKEN = auto()  # another act has it


class WhyNotThisKey(NamedTuple):
    """`by` is the act that has a key that is taken."""

    refusal: KeyRefusal
    by: Act | None = None


class _KeySignals(QObject):
    changed = Signal()


@cache
def key_signals() -> _KeySignals:
    """`changed` tells that an act has another key now."""
    return _KeySignals()


def keys_of(act: Act) -> tuple[str, ...]:
    """The keys that do this now; the first is the one shown."""
    changed = _changed.get(act)
    return USUAL_KEYS[act] if changed is None else (changed,)


def key_of(act: Act) -> str:
    """The one that is shown."""
    return keys_of(act)[0]


def set_keys(changed: Mapping[str, str]) -> None:
    """From now on these acts, named by their values, have these keys and all others their usual
    ones. What there is not or cannot be is as good as absent: it comes from a file."""
    before = dict(_changed)
    wanted = {
        Act(name): normal_key(key)
        for name, key in changed.items()
        if name in set(Act) and Act(name) not in FIXED and _is_free(normal_key(key))
    }
    _changed.clear()
    _changed.update(wanted)
    # Two acts may have changed keys with each other: only what clashes in the end is refused, and
    # may then clash with what it falls back to.
    while clashing := [act for act in wanted if _owner(wanted[act], act) is not None]:
        del wanted[clashing[-1]], _changed[clashing[-1]]
    if _changed != before:
        key_signals().changed.emit()


def changed_keys() -> dict[str, str]:
    """What `set_keys` would make the same keys of."""
    return {act.value: key for act, key in _changed.items()}


def why_not_this_key(act: Act, key: str) -> WhyNotThisKey | None:
    """Why the act cannot have this key; None if it can."""
    normal = normal_key(key)
    if act in FIXED:
        return WhyNotThisKey(KeyRefusal.FIXED)
    if not normal:
        return WhyNotThisKey(KeyRefusal.NO_KEY)
    if not _is_free(normal):
        return WhyNotThisKey(KeyRefusal.RESERVED)
    owner = _owner(normal, act)
    return WhyNotThisKey(KeyRefusal.TAKEN, owner) if owner is not None else None


def normal_key(key: str) -> str:
    """The key as Qt writes it; "" for what is none, or several one after another."""
    sequence = key_sequence(key)
    # What Qt does not know it writes as nothing.
    text = sequence.toString(_PORTABLE) if sequence.count() == 1 else ""
    return "" if text.rpartition("+")[2] in _MODIFIERS else text


def _is_free(normal: str) -> bool:
    """Whether the key means nothing in every list, window or window system."""
    return bool(normal) and not (
        normal in _IN_EVERY_LIST
        or normal in WINDOW_KEYS
        or normal.startswith(("Alt+", "Meta+", "Ctrl+Alt+"))
    )


def _owner(normal: str, act: Act) -> Act | None:
    """Another act that has the key, or a key that begins with it."""
    return next(
        (
            other
            for other in Act
            if other is not act and normal in map(_first_press, keys_of(other))
        ),
        None,
    )


def _first_press(key: str) -> str:
    """Of "H, 1" the H, with which nothing else can begin."""
    first, _, _others = key_sequence(key).toString(_PORTABLE).partition(", ")
    return first


def shown_key(act: Act) -> str:
    """The key as written on this system, to stand on a button or in a tooltip."""
    return key_name(key_of(act))


def field_key(field: int) -> str:
    """The key that plants in field `field` (from 0); "" where a field has none."""
    return shown_key(FIELD_ACTS[field]) if field < len(FIELD_ACTS) else ""


def harvest_key(field: int) -> str:
    """The key that harvests field `field` (from 0); "" where a field has none."""
    return shown_key(HARVEST_ACTS[field]) if field < len(HARVEST_ACTS) else ""
