"""The referee: a record's bytes in, the answer that the record format promises out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from .actions import Action
from .record import GameRecord, IllegalRecord, opening, play_on
from .record_reading import read_record
from .record_text import BadRecord
from .refusal import Reason
from .state import GameState


class Standing(IntEnum):
    """How a record stands. The values are exit statuses, the worst the largest."""

    LEGAL = 0
    ILLEGAL = 1
    BAD_RECORD = 2


@dataclass(frozen=True, slots=True)
class IllegalMove:
    """Action number `index` (from 0) of a record, which the rules do not allow in `state`."""

    index: int
    action: Action
    reason: Reason
    state: GameState


@dataclass(frozen=True, slots=True)
class Verdict:
    """`answer` is the JSON object of the record format. `illegal` or `bad` is what is wrong."""

    standing: Standing
    answer: dict[str, Any]
    illegal: IllegalMove | None = None
    bad: BadRecord | None = None


def verdict(data: bytes) -> Verdict:
    """Replays a record by the rules."""
    try:
        record = read_record(data)
    except BadRecord as bad:
        return bad_record(bad)
    state = opening(record)
    try:
        play_on(state, record.actions)
    except IllegalRecord as illegal:
        return _illegal(record, state, illegal)
    return Verdict(Standing.LEGAL, result(record, state))


def bad_record(bad: BadRecord) -> Verdict:
    """The answer to what is no record at all."""
    place = f" at {bad.place}" if bad.place else ""
    why = f" ({bad.unplayable})" if bad.unplayable is not None else ""
    message = f"{_words(bad.problem)}{place}{why}"
    answer = {"ok": False, "code": "bad-record", "message": message}
    return Verdict(Standing.BAD_RECORD, answer, bad=bad)


def _illegal(record: GameRecord, state: GameState, illegal: IllegalRecord) -> Verdict:
    action = record.actions[illegal.index]
    message = (
        f"{_words(illegal.reason)}: {action.type} by seat {action.seat} in turn {state.turn}, "
        f"phase {state.phase}"
    )
    answer = {
        "ok": False,
        "action": illegal.index,
        "code": illegal.reason.value,
        "message": message,
    }
    move = IllegalMove(illegal.index, action, illegal.reason, state)
    return Verdict(Standing.ILLEGAL, answer, illegal=move)


def _words(code: str) -> str:
    return str(code).replace("-", " ")


def result(record: GameRecord, state: GameState) -> dict[str, Any]:
    """The state that a legal record leads to, with all the keys of the format in its order."""
    return {
        "ok": True,
        "actions": len(record.actions),
        "phase": state.phase.value,
        "turn": state.turn,
        "active": state.active,
        "coins": [len(seat.coins) for seat in state.seats],
        "hands": [list(seat.hand) for seat in state.seats],
        "fields": [
            [None if planted is None else [planted.bean, planted.count] for planted in seat.fields]
            for seat in state.seats
        ],
        "aside": [list(seat.aside) for seat in state.seats],
        "revealed": list(state.revealed),
        "offered": list(state.offered),
        "open_offers": sorted(state.offers),
        "draw_pile": len(state.draw_pile),
        "discard": list(state.discard),
        "exhaustions": state.exhaustions,
        "winners": list(state.winners),
    }
