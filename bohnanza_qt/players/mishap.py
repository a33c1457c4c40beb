"""What programs on seats do wrong, as data: the window owns one sentence for each."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

LONGEST_DETAIL: Final = 160
"""Letters."""


class Mishap(StrEnum):
    """What went wrong. But for the last one it costs the program one decision."""

    NOT_STARTED = "not-started"
    SLOW = "slow"
    DIED = "died"
    FLOODED = "flooded"  # it wrote more than anybody wants to read
    NONSENSE = "nonsense"  # what it wrote is no answer to the question
    ILLEGAL = "illegal"  # an action that the rules do not allow
    GIVEN_UP = "given-up"  # it failed so often that it is not asked any more in this game


class Fault(NamedTuple):
    """What a program did wrong. `detail` is for its author, in no language: a place in its answer,
    a code of the record format, the last thing that it complained of."""

    mishap: Mishap
    detail: str = ""
