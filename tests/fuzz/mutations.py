"""Damage of every kind done to real files: to their bytes, and to what their JSON says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, ItemsView, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from random import Random
from typing import Any, get_args

from bohnanza_qt.engine import actions
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.record_text import LARGEST_FILE
from bohnanza_qt.engine.rules import Preset, RuleSet

ACTION_TYPES = tuple(made._field_defaults["type"] for made in get_args(actions.Action))
NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 31, 199, 200, 201, 10_000, 2**31, 2**63 - 1, 2**63, 10**400)
WORDS = (
    *Bean,
    *Preset,
    *ACTION_TYPES,
    *("hand:0", "hand:4", "hand:-1", "hand:99999999999999999999", "revealed:0", "revealed:1"),
    *("", " ", "hand", "null", "any_time", "own_turn", "must_plant", "active", "hidden", "out"),
    *("when_needed", "hand_then_farthest", "all_fields_single", "\ud800", "\0", "é", "x" * 5000),
)
VALUES = (None, True, False, 0.5, 1e308, float("inf"), float("nan"), [], {}, [[]], [None])
RULES = tuple(RuleSet.model_fields)
KEYS = ("seat", "type", "field", "card", "offer", "give", "want", "to", "meta", "piles", *RULES)
TOKENS = (
    *(b"NaN", b"-Infinity", b"1e999", b"-0", b"1.0", b"01", b"1e2", b"0x1", b"9" * 5000, b"null"),
    *(b'"\\ud800"', b'"\\', b"\xff", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\0", b"//", b",", b"]"),
    *(b"[" * 1000, b'{"a":' * 40, b"true", b"{}", b'"seat":0,'),
)

_DEEP = "in whose place stands what Python itself can hardly read or write"
_MOST_COPIED = 2_000
"""Values at once, so that copies of copies fill no memory."""

Tree = Any
"""A JSON value."""


class _KeysTwice(dict[str, Any]):
    """An object that is written with each of its keys twice."""

    def items(self) -> ItemsView[str, Any]:
        return [*super().items(), *super().items()]  # type: ignore[return-value]


def mutate(data: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    """`data` with some damage; now and then with parts of `others`."""
    if chance.random() < 0.75:
        with suppress(ValueError, RecursionError):
            return mutate_json(json.loads(data), chance)
    for _ in range(chance.choice((1, 1, 1, 2, 4, 16))):
        data = chance.choice(_BYTES)(data, chance, others)
    return data[: LARGEST_FILE + 1]


def mutate_json(tree: Tree, chance: Random) -> bytes:
    """The text of a tree after some changes. The tree is used up."""
    root = [tree]
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        chance.choice(_TREES)(root, chance)
    text = json.dumps(root[0], ensure_ascii=chance.random() < 0.5)
    if _DEEP in text:
        depth = chance.choice((25, 31, 200, 500, 900, 950, 990, 50_000))
        text = text.replace(f'"{_DEEP}"', "[" * depth + "]" * depth)
    return text.encode("utf-8", "surrogatepass")[: LARGEST_FILE + 1]


# Bytes ------------------------------------------------------------------------------------------


def _flip(data: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    changed = bytearray(data or b"\0")
    changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def _cut(data: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    first, last = _span(data, chance)
    return data[:first] + data[last:]


def _repeat(data: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    first, last = _span(data, chance)
    times = chance.choice((2, 2, 3, 10))
    return data[:first] + data[first:last] * times + data[last:]


def _truncate(data: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    return data[: chance.randrange(len(data) + 1)]


def _insert(data: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    at = chance.randrange(len(data) + 1)
    return data[:at] + chance.choice(TOKENS) + data[at:]


def _replace_token(data: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    tokens = list(re.finditer(rb'[0-9]+|"[^"]*"|null|[\[\]{},:]', data))
    if not tokens:
        return data
    token = chance.choice(tokens)
    return data[: token.start()] + chance.choice(TOKENS) + data[token.end() :]


def _splice(data: bytes, chance: Random, others: Sequence[bytes]) -> bytes:
    other = chance.choice(others)
    return _truncate(data, chance, others) + other[chance.randrange(len(other) + 1) :]


def _span(data: bytes, chance: Random) -> tuple[int, int]:
    first = chance.randrange(len(data) + 1)
    return first, min(len(data), first + chance.choice((1, 2, 8, 64, 1024)))


_BYTES = (_flip, _flip, _cut, _repeat, _truncate, _insert, _replace_token, _splice)


# JSON -------------------------------------------------------------------------------------------


def _places(tree: Tree) -> Iterator[tuple[Any, Any]]:
    """Every value's container and its key or index there."""
    waiting = [tree]
    while waiting:
        part = waiting.pop()
        for key in part if isinstance(part, dict) else range(len(part)):
            yield part, key
            if isinstance(part[key], (dict, list)):
                waiting.append(part[key])


def _place(root: list[Tree], chance: Random, *kinds: type) -> tuple[Any, Any]:
    """One of the values (of these kinds, if there is one), its container and key. Values near the
    top are as likely as the thousands in the piles."""
    limit = chance.choice((10, 100, 1_000, 20_000))
    found = [
        (part, key)
        for part, key in islice(_places(root), limit)
        if not kinds or isinstance(part[key], kinds)
    ]
    return chance.choice(found) if found else (root, 0)


def some_value(chance: Random) -> Tree:
    return _copied(chance.choice(chance.choice((NUMBERS, WORDS, VALUES))))


def _set(root: list[Tree], chance: Random) -> None:
    part, key = _place(root, chance)
    part[key] = some_value(chance)


def _step_number(root: list[Tree], chance: Random) -> None:
    part, key = _place(root, chance, int)
    if isinstance(part[key], int):
        part[key] += chance.choice((-1, 1, 1, 2, 100))


def _remove(root: list[Tree], chance: Random) -> None:
    part, key = _place(root, chance)
    if part is not root:
        del part[key]


def _move(root: list[Tree], chance: Random) -> None:
    part, key = _place(root, chance)
    other, at = _place(root, chance)
    if next(islice(_places([other[at]]), _MOST_COPIED, None), None) is None:
        part[key] = _copied(other[at])


def _swap(root: list[Tree], chance: Random) -> None:
    part, key = _place(root, chance, list)
    items = part[key]
    if isinstance(items, list) and len(items) > 1:
        one, two = chance.randrange(len(items)), chance.randrange(len(items))
        items[one], items[two] = items[two], items[one]


def _shuffle(root: list[Tree], chance: Random) -> None:
    part, key = _place(root, chance, list)
    if isinstance(part[key], list):
        chance.shuffle(part[key])


def _multiply(root: list[Tree], chance: Random) -> None:
    part, key = _place(root, chance, list)
    if isinstance(part[key], list) and part[key]:
        most = LARGEST_FILE // len(json.dumps(part[key])) + 1
        times = min(most, chance.choice((2, 2, 3, 10, 100, 1_000, 50_000, 1_000_000)))
        part[key] = [_copied(item) for _ in range(times) for item in part[key]]


def _double_keys(root: list[Tree], chance: Random) -> None:
    part, key = _place(root, chance, dict)
    if isinstance(part[key], dict) and len(json.dumps(part[key])) < LARGEST_FILE // 4:
        part[key] = _KeysTwice(part[key])


def _rename(root: list[Tree], chance: Random) -> None:
    part, key = _place(root, chance, dict)
    if isinstance(part[key], dict) and part[key]:
        part[key][chance.choice((*KEYS, *WORDS))] = part[key].pop(chance.choice(list(part[key])))


def _add(root: list[Tree], chance: Random) -> None:
    part, key = _place(root, chance, dict, list)
    if isinstance(part[key], dict):
        part[key][chance.choice((*KEYS, *WORDS))] = some_value(chance)
    elif isinstance(part[key], list):
        part[key].insert(chance.randrange(len(part[key]) + 1), some_value(chance))


def _nest(root: list[Tree], chance: Random) -> None:
    part, key = _place(root, chance)
    if chance.random() < 0.2:
        part[key] = _DEEP
        return
    for _ in range(chance.choice((1, 26, 28, 31))):
        part[key] = [part[key]] if chance.random() < 0.5 else {"a": part[key]}


def _invent_rule(root: list[Tree], chance: Random) -> None:
    """A field of the rule set, with a value that may well be one."""
    rules = root[0].get("rules") if isinstance(root[0], dict) else None
    if not isinstance(rules, dict):
        _set(root, chance)
        return
    name = chance.choice(RULES)
    likely = (*range(8), True, False, None, [3, 4, 5], "any_time", "own_turn", "must_plant", "out")
    more = ("when_needed", "hand_then_farthest", "all_fields_single", "active", "hidden", "discard")
    rules[name] = chance.choice((*likely, *more)) if chance.random() < 0.8 else some_value(chance)


def _copied(tree: Tree) -> Tree:
    """A copy, so that no part is in a tree twice and would grow in both places, or holds itself."""
    if isinstance(tree, dict):
        return {key: _copied(item) for key, item in tree.items()}
    return [_copied(item) for item in tree] if isinstance(tree, list) else tree


_TREES: Sequence[Callable[[list[Tree], Random], None]] = (
    *(_set, _set, _step_number, _step_number, _remove, _move, _swap, _shuffle, _multiply),
    *(_double_keys, _rename, _add, _nest, _invent_rule, _invent_rule),
)
