"""The text of a record file: from bytes that anybody may have written to a JSON value.

What is wrong is told as a `RecordProblem` and a place, never as prose. No file can make the reading
use much time or memory: size and number of parts are bounded before anything is built.
"""

from __future__ import annotations

import json
import re
from enum import StrEnum
from itertools import islice
from typing import Any, Final, NoReturn

from .rules import Unplayable

LARGEST_FILE: Final = 4_194_304
"""In bytes."""

MOST_PARTS: Final = 400_000
"""Lists and objects in a file, and again keys. The largest file full of the shortest legal actions
stays below; what is above exists to fill the memory."""


class RecordProblem(StrEnum):
    """What makes a file no record. A user interface owns one sentence for each."""

    NOT_READABLE = "not-readable"
    TOO_LARGE = "too-large"
    TOO_MANY_PARTS = "too-many-parts"
    NOT_UTF8 = "not-utf8"
    NOT_JSON = "not-json"
    NOT_A_NUMBER = "not-a-number"
    TOO_DEEP = "too-deep"
    DUPLICATE_KEY = "duplicate-key"
    NOT_A_RECORD = "not-a-record"
    NEWER_VERSION = "newer-version"
    UNKNOWN_VERSION = "unknown-version"
    MISSING_KEY = "missing-key"
    UNKNOWN_KEY = "unknown-key"
    WRONG_TYPE = "wrong-type"
    NEGATIVE_NUMBER = "negative-number"
    NUMBER_TOO_LARGE = "number-too-large"
    LIST_TOO_LONG = "list-too-long"
    NOT_TEXT = "not-text"
    UNKNOWN_PRESET = "unknown-preset"
    UNKNOWN_BEAN = "unknown-bean"
    UNKNOWN_CHOICE = "unknown-choice"
    UNKNOWN_ACTION = "unknown-action"
    UNKNOWN_REFERENCE = "unknown-reference"
    UNPLAYABLE_RULES = "unplayable-rules"
    NO_SUCH_START = "no-such-start"
    NOT_THE_DECK = "not-the-deck"


class BadRecord(ValueError):
    """The file is no record.

    `place` is a path like `actions[3].give[0]`, or `line:column` (from 1) where the text itself is
    at fault, or empty for the whole file. `unplayable` says more about UNPLAYABLE_RULES.
    """

    def __init__(
        self, problem: RecordProblem, place: str = "", unplayable: Unplayable | None = None
    ) -> None:
        super().__init__(problem.value, place)
        self.problem = problem
        self.place = place
        self.unplayable = unplayable

    def within(self, outer: str) -> BadRecord:
        """The same fault, its place seen from outside `outer`."""
        joint = "" if not self.place or self.place.startswith("[") else "."
        return BadRecord(self.problem, f"{outer}{joint}{self.place}", self.unplayable)


_STRING: Final = r'"[^"\\]*+(?:\\.[^"\\]*+)*+"'
_CONSTANTS: Final = re.compile(rf"{_STRING}|(NaN|-?Infinity)", re.DOTALL)
_OBJECT_ENDS: Final = re.compile(rf"{_STRING}|(\}})", re.DOTALL)


class _Constant(Exception):
    """NaN or an infinity, which Python's reader takes for numbers."""


class _DuplicateKey(Exception):
    """The object that was just finished has a key twice."""


def parse(data: bytes) -> object:
    """The JSON value in a file's content, with no key twice in an object. Raises BadRecord.

    Nesting that Python's reader can bear is left to the caller, and so is an infinite number that
    was written as a finite one.
    """
    if len(data) > LARGEST_FILE:
        raise BadRecord(RecordProblem.TOO_LARGE)
    if max(data.count(b"[") + data.count(b"{"), data.count(b":")) > MOST_PARTS:
        raise BadRecord(RecordProblem.TOO_MANY_PARTS)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        place = _line_and_column(data[: error.start].decode())
        raise BadRecord(RecordProblem.NOT_UTF8, place) from None
    objects = 0

    def without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        nonlocal objects
        objects += 1
        content = dict(pairs)
        if len(content) != len(pairs):
            raise _DuplicateKey
        return content

    def refuse_constant(_name: str) -> NoReturn:
        raise _Constant

    try:
        return json.loads(
            text, object_pairs_hook=without_duplicates, parse_constant=refuse_constant
        )
    except _DuplicateKey:
        # Objects are finished in the order of their closing braces.
        place = _place_of(_OBJECT_ENDS, text, objects)
        raise BadRecord(RecordProblem.DUPLICATE_KEY, place) from None
    except _Constant:
        place = _place_of(_CONSTANTS, text, 1)
        raise BadRecord(RecordProblem.NOT_A_NUMBER, place) from None
    except json.JSONDecodeError as error:
        place = f"{error.lineno}:{error.colno}"
        raise BadRecord(RecordProblem.NOT_JSON, place) from None
    except RecursionError:
        raise BadRecord(RecordProblem.TOO_DEEP) from None
    except ValueError:  # more digits than Python turns into a number
        raise BadRecord(RecordProblem.NUMBER_TOO_LARGE) from None


def _place_of(pattern: re.Pattern[str], text: str, count: int) -> str:
    """Where the match number `count` (from 1) begins that is not a string."""
    found = (match for match in pattern.finditer(text) if match[1])
    return _line_and_column(text[: next(islice(found, count - 1, None)).start()])


def _line_and_column(before: str) -> str:
    """`line:column` (from 1) of what follows `before`."""
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    return f"{line}:{column}"
