"""Why an action cannot be done: the closed list of reasons, and the error that carries one."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """The referee's codes (record format). A user interface owns one sentence for each."""

    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    GAME_OVER = "game-over"
    NO_SUCH_SEAT = "no-such-seat"
    NO_SUCH_FIELD = "no-such-field"
    NO_SUCH_CARD = "no-such-card"
    NO_SUCH_OFFER = "no-such-offer"
    OTHER_BEAN_IN_FIELD = "other-bean-in-field"
    THIRD_PLANT = "third-plant"
    MUST_PLANT_FIRST = "must-plant-first"
    PROTECTED_FIELD = "protected-field"
    EMPTY_FIELD = "empty-field"
    HARVEST_NOT_ALLOWED_NOW = "harvest-not-allowed-now"
    FIELD_NOT_FOR_SALE = "field-not-for-sale"
    NOT_ENOUGH_COINS = "not-enough-coins"
    TRADE_NEEDS_ACTIVE_PLAYER = "trade-needs-active-player"
    OFFER_NOT_FOR_YOU = "offer-not-for-you"
    OFFER_DOES_NOT_MATCH = "offer-does-not-match"
    EMPTY_OFFER = "empty-offer"
    OWN_OFFER = "own-offer"
    DONE_TRADING = "done-trading"
    PILE_MISSING = "pile-missing"
    PILE_MISMATCH = "pile-mismatch"


class IllegalAction(Exception):
    """The rules do not allow the action; nothing was changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason
