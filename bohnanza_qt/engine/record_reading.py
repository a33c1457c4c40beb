"""Reading game records from bytes that anybody may have written.

Nothing is believed, and the first fault ends the reading: faults are never collected, because a
file can hold a million of them.
"""

from __future__ import annotations

import gc
import json
import math
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Final, TypeAlias, TypeVar

from pydantic import ValidationError

from . import actions
from .actions import Action, CardRef
from .beans import Bean
from .record import FORMAT, VERSION, GameRecord
from .record_text import BadRecord, RecordProblem, parse
from .rules import MOST_PLAYERS, Preset, RuleSet, Unplayable, UnplayableRules, rule_set

DEEPEST: Final = 32
"""Nesting; the outermost object is depth 1."""

LONGEST_LIST: Final = 200
"""Entries of `give` and `want`."""

_LARGEST_NUMBER: Final = 2**63 - 1
"""In rules and actions. In `meta` a whole number may be as large as a floating one:"""

_WIDEST_NUMBER: Final = 1024
"""In bits."""

_LONGEST_SHOWN: Final = 40


def read_record(data: bytes) -> GameRecord:
    """The record in a file's content. Raises BadRecord."""
    with _no_garbage_collection():
        return _record(_object(parse(data)))


@contextmanager
def _no_garbage_collection() -> Iterator[None]:
    """Reading makes no cycles, and searching half a million new objects for some again and again
    would take as long as the reading itself."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _record(content: dict[str, Any]) -> GameRecord:
    if content.get("format") != FORMAT:
        raise BadRecord(RecordProblem.NOT_A_RECORD, "format")
    version = _field(content, "version", _whole_number)
    if version != VERSION:
        newer = version > VERSION
        raise BadRecord(
            RecordProblem.NEWER_VERSION if newer else RecordProblem.UNKNOWN_VERSION, "version"
        )
    _refuse_unknown_keys(content, _RECORD_KEYS)
    players = _field(content, "players", _names)
    preset, overrides = _field(content, "rules", _named_rules)
    rules = _rule_set(preset, overrides, len(players))
    start = _field(content, "start", _whole_number)
    if start >= len(players):
        raise BadRecord(RecordProblem.NO_SUCH_START, "start")
    piles = _field(content, "piles", lambda value: _tuple(value, _pile))
    if not piles or Counter(piles[0]) != +Counter(dict(rules.deck)):
        raise BadRecord(RecordProblem.NOT_THE_DECK, "piles[0]")
    return GameRecord(
        preset=preset,
        overrides=overrides,
        players=players,
        start=start,
        piles=piles,
        actions=_field(content, "actions", lambda value: _tuple(value, read_action)),
        meta=_field(content, "meta", _meta) if "meta" in content else None,
    )


def read_action(value: object) -> Action:
    """One action of the format, as `json.loads` gives it. Raises BadRecord."""
    content = _object(value)
    kind = _field(content, "type", _string)
    if kind not in _ACTIONS:
        raise BadRecord(RecordProblem.UNKNOWN_ACTION, "type")
    make, readers = _ACTIONS[kind]
    arguments = [_field(content, key, read) for key, read in readers]
    if len(content) > len(readers) + 1:
        _refuse_unknown_keys(content, {"type", *(key for key, _ in readers)})
    return make(*arguments)


_RECORD_KEYS: Final = frozenset(
    ("format", "version", "rules", "players", "start", "piles", "actions", "meta")
)


# Values -----------------------------------------------------------------------------------------

Value = TypeVar("Value")


def _field(content: dict[str, Any], key: str, read: Callable[[Any], Value]) -> Value:
    if key not in content:
        raise BadRecord(RecordProblem.MISSING_KEY, key)
    try:
        return read(content[key])
    except BadRecord as bad:
        raise bad.within(key) from None


def _tuple(value: object, read: Callable[[Any], Value]) -> tuple[Value, ...]:
    if type(value) is not list:
        raise BadRecord(RecordProblem.WRONG_TYPE)
    items: list[Value] = []
    try:
        for item in value:
            items.append(read(item))  # noqa: PERF401 - its length is the place of a fault
    except BadRecord as bad:
        raise bad.within(f"[{len(items)}]") from None
    return tuple(items)


def _object(value: object) -> dict[str, Any]:
    if type(value) is not dict:
        raise BadRecord(RecordProblem.WRONG_TYPE)
    return value


def _refuse_unknown_keys(content: dict[str, Any], known: Collection[str]) -> None:
    for key in content:
        if key not in known:
            raise BadRecord(RecordProblem.UNKNOWN_KEY, _shown(key))


def _shown(key: str) -> str:
    """A key out of a file, fit for a place: short, and harmless to a terminal."""
    if key.isascii() and key.isidentifier() and len(key) <= _LONGEST_SHOWN:
        return key
    return f"[{json.dumps(key[:_LONGEST_SHOWN])}]"


def _string(value: object) -> str:
    if type(value) is not str:
        raise BadRecord(RecordProblem.WRONG_TYPE)
    return value


def _whole_number(value: object) -> int:
    if type(value) is not int:  # True and 1.0 are none
        raise BadRecord(RecordProblem.WRONG_TYPE)
    if value < 0:
        raise BadRecord(RecordProblem.NEGATIVE_NUMBER)
    if value > _LARGEST_NUMBER:
        raise BadRecord(RecordProblem.NUMBER_TOO_LARGE)
    return value


def _bean(value: object) -> Bean:
    try:
        return _BEANS[_string(value)]
    except KeyError:
        raise BadRecord(RecordProblem.UNKNOWN_BEAN) from None


_BEANS: Final = {bean.value: bean for bean in Bean}


def _pile(value: object) -> tuple[Bean, ...]:
    return _tuple(value, _bean)


def _names(value: object) -> tuple[str, ...]:
    names = _tuple(value, _name)
    if len(names) > MOST_PLAYERS:
        raise BadRecord(RecordProblem.UNPLAYABLE_RULES, "", Unplayable.PLAYERS)
    return names


def _name(value: object) -> str:
    name = _string(value)
    try:
        name.encode()
    except UnicodeEncodeError:  # half a surrogate pair
        raise BadRecord(RecordProblem.NOT_TEXT) from None
    return name


def _meta(value: object) -> dict[str, Any]:
    """Anything that JSON can hold, if its depth and its numbers have bounds."""
    meta = _object(value)
    level: list[Any] = [meta]
    depth = 2
    while level:
        if depth > DEEPEST:
            raise BadRecord(RecordProblem.TOO_DEEP)
        below = []
        for part in level:
            for item in part.values() if type(part) is dict else part:
                kind = type(item)
                if kind is dict or kind is list:
                    below.append(item)
                elif (kind is float and math.isinf(item)) or (
                    kind is int and item.bit_length() > _WIDEST_NUMBER
                ):
                    raise BadRecord(RecordProblem.NUMBER_TOO_LARGE)
        level = below
        depth += 1
    return meta


# The rule set -----------------------------------------------------------------------------------

_PROBLEM_OF_ERROR: Final = {
    "greater_than_equal": RecordProblem.NEGATIVE_NUMBER,
    "less_than_equal": RecordProblem.NUMBER_TOO_LARGE,
    "enum": RecordProblem.UNKNOWN_CHOICE,
}
"""By pydantic's type of error; any other is a wrong type."""


def _named_rules(value: object) -> tuple[Preset, dict[str, Any]]:
    """The preset and the fields that differ; these are judged by `_rule_set`."""
    content = _object(value)
    name = _field(content, "preset", _string)
    if name not in _PRESETS:
        raise BadRecord(RecordProblem.UNKNOWN_PRESET, "preset")
    _refuse_unknown_keys(content, {"preset", *RuleSet.model_fields})
    overrides = {key: item for key, item in content.items() if key != "preset"}
    # These two may be long, so they are read before pydantic would list every fault in them.
    if "deck" in overrides:
        overrides["deck"] = _field(overrides, "deck", _deck)
    if type(overrides.get("hand")) is list:
        overrides["hand"] = _field(overrides, "hand", lambda hand: _tuple(hand, _whole_number))
    return _PRESETS[name], overrides


def _rule_set(preset: Preset, overrides: dict[str, Any], players: int) -> RuleSet:
    try:
        return rule_set(preset, players, overrides)
    except UnplayableRules as error:
        place = error.field if error.field == "players" else f"rules.{error.field}"
        raise BadRecord(RecordProblem.UNPLAYABLE_RULES, place, error.why) from None
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        problem = _PROBLEM_OF_ERROR.get(first["type"], RecordProblem.WRONG_TYPE)
        raise BadRecord(problem, f"rules.{first['loc'][0]}") from None


def _deck(value: object) -> dict[Bean, int]:
    deck = {}
    for name, count in _object(value).items():
        if name not in _BEANS:
            raise BadRecord(RecordProblem.UNKNOWN_BEAN, _shown(name))
        try:
            deck[_BEANS[name]] = _whole_number(count)
        except BadRecord as bad:
            raise bad.within(name) from None
    return deck


_PRESETS: Final = {preset.value: preset for preset in Preset}


# Actions ----------------------------------------------------------------------------------------

_REFERENCE: Final = re.compile(r"(hand|revealed):(0|[1-9][0-9]{0,18})")


@lru_cache(maxsize=1024)
def _reference_in(text: str) -> CardRef | None:
    match = _REFERENCE.fullmatch(text)
    if match is None or int(match[2]) > _LARGEST_NUMBER:
        return None
    return CardRef("hand" if match[1] == "hand" else "revealed", int(match[2]))


def _reference(value: object) -> CardRef:
    reference = _reference_in(_string(value))
    if reference is None:
        raise BadRecord(RecordProblem.UNKNOWN_REFERENCE)
    return reference


def _give(value: object) -> tuple[CardRef, ...]:
    return _short(_tuple(value, _reference))


def _want(value: object) -> tuple[Bean, ...]:
    return _short(_tuple(value, _bean))


def _short(items: tuple[Value, ...]) -> tuple[Value, ...]:
    if len(items) > LONGEST_LIST:
        raise BadRecord(RecordProblem.LIST_TOO_LONG)
    return items


def _seat_or_anyone(value: object) -> int | None:
    return None if value is None else _whole_number(value)


_Readers: TypeAlias = tuple[tuple[str, Callable[[Any], Any]], ...]

_SEAT: Final = ("seat", _whole_number)
_FIELD: Final = ("field", _whole_number)
_CARD: Final = ("card", _whole_number)
_OFFER: Final = ("offer", _whole_number)
_GIVE: Final = ("give", _give)

_ACTIONS: Final[dict[str, tuple[Callable[..., Action], _Readers]]] = {
    "plant": (actions.Plant, (_SEAT, _FIELD)),
    "turn_over": (actions.TurnOver, (_SEAT,)),
    "offer": (
        actions.MakeOffer,
        (_SEAT, ("to", _seat_or_anyone), _GIVE, ("want", _want)),
    ),
    "accept": (actions.Accept, (_SEAT, _OFFER, _GIVE)),
    "reject": (actions.Reject, (_SEAT, _OFFER)),
    "withdraw": (actions.Withdraw, (_SEAT, _OFFER)),
    "done_trading": (actions.DoneTrading, (_SEAT,)),
    "plant_aside": (actions.PlantAside, (_SEAT, _CARD, _FIELD)),
    "harvest": (actions.Harvest, (_SEAT, _FIELD)),
    "buy_field": (actions.BuyField, (_SEAT,)),
    "draw": (actions.Draw, (_SEAT,)),
    "plant_offered": (actions.PlantOffered, (_SEAT, _CARD, _FIELD)),
    "discard_offered": (actions.DiscardOffered, (_SEAT, _CARD)),
    "discard_hand": (actions.DiscardHand, (_SEAT, _CARD)),
    "plant_market": (actions.PlantMarket, (_SEAT, _CARD, _FIELD)),
}
"""Each type's class and its keys but `type`, in the order of the class's fields."""
