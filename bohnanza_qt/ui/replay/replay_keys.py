"""The keys with which one moves about in a game that is looked back at."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class ReplayAct(StrEnum):
    """In the order of the buttons."""

    FIRST = "first"
    TURN_BACK = "turn-back"
    BACK = "back"
    PLAY = "play"
    ON = "on"
    TURN_ON = "turn-on"
    LAST = "last"


REPLAY_KEYS: Final[dict[ReplayAct, str]] = {
    ReplayAct.FIRST: "Home",
    ReplayAct.TURN_BACK: "PgUp",
    ReplayAct.BACK: "Left",
    ReplayAct.PLAY: "Space",
    ReplayAct.ON: "Right",
    ReplayAct.TURN_ON: "PgDown",
    ReplayAct.LAST: "End",
}
