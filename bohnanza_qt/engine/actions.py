"""Everything a seat can do, one frozen type for each action of the record format.

Positions are 0-based and speak of the moment just before the action.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from .beans import Bean


class CardRef(NamedTuple):
    """A card that can be traded, by its place: `hand` counts from the front of the own hand,
    `revealed` through the active player's turned-over cards in the order turned."""

    place: Literal["hand", "revealed"]
    index: int  # type: ignore[assignment]  # shadows tuple.index, which no place needs

    def __str__(self) -> str:
        return f"{self.place}:{self.index}"


@dataclass(frozen=True, slots=True)
class Plant:
    """Phase 1: the active player's front card into an own field."""

    seat: int
    field: int
    type: Literal["plant"] = "plant"


@dataclass(frozen=True, slots=True)
class TurnOver:
    """Ends phase 1 and turns the cards."""

    seat: int
    type: Literal["turn_over"] = "turn_over"


@dataclass(frozen=True, slots=True)
class MakeOffer:
    """Phase 2: `give` own cards for `want`; `to` is a seat, or None for anyone."""

    seat: int
    to: int | None
    give: tuple[CardRef, ...]
    want: tuple[Bean, ...]
    type: Literal["offer"] = "offer"


@dataclass(frozen=True, slots=True)
class Accept:
    """Phase 2: strikes the deal; `give` are own cards of exactly the wanted kinds."""

    seat: int
    offer: int
    give: tuple[CardRef, ...]
    type: Literal["accept"] = "accept"


@dataclass(frozen=True, slots=True)
class Reject:
    """Phase 2: this seat will not take the offer."""

    seat: int
    offer: int
    type: Literal["reject"] = "reject"


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Phase 2: the seat that posted the offer takes it back."""

    seat: int
    offer: int
    type: Literal["withdraw"] = "withdraw"


@dataclass(frozen=True, slots=True)
class DoneTrading:
    """By the active player: trading ends. By another: out for this turn."""

    seat: int
    type: Literal["done_trading"] = "done_trading"


@dataclass(frozen=True, slots=True)
class PlantAside:
    """Phase 3: the set-aside card at `card` into an own field."""

    seat: int
    card: int
    field: int
    type: Literal["plant_aside"] = "plant_aside"


@dataclass(frozen=True, slots=True)
class Harvest:
    """Empties one own field for coins."""

    seat: int
    field: int
    type: Literal["harvest"] = "harvest"


@dataclass(frozen=True, slots=True)
class BuyField:
    """Pays for one more field."""

    seat: int
    type: Literal["buy_field"] = "buy_field"


@dataclass(frozen=True, slots=True)
class Draw:
    """Phase 4 and end of turn; with the market, also leaves the rest on offer."""

    seat: int
    type: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class PlantOffered:
    """With the market, part 1: a card the opponent left on offer into an own field."""

    seat: int
    card: int
    field: int
    type: Literal["plant_offered"] = "plant_offered"


@dataclass(frozen=True, slots=True)
class DiscardOffered:
    """With the market, part 1: a card the opponent left on offer onto the discard pile."""

    seat: int
    card: int
    type: Literal["discard_offered"] = "discard_offered"


@dataclass(frozen=True, slots=True)
class DiscardHand:
    """With the market, part 2: once a turn, after planting, a card from anywhere in the hand."""

    seat: int
    card: int
    type: Literal["discard_hand"] = "discard_hand"


@dataclass(frozen=True, slots=True)
class PlantMarket:
    """With the market, part 3: a turned-over card into an own field."""

    seat: int
    card: int
    field: int
    type: Literal["plant_market"] = "plant_market"


Action: TypeAlias = (
    Plant
    | TurnOver
    | MakeOffer
    | Accept
    | Reject
    | Withdraw
    | DoneTrading
    | PlantAside
    | Harvest
    | BuyField
    | Draw
    | PlantOffered
    | DiscardOffered
    | DiscardHand
    | PlantMarket
)
