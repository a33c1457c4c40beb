"""Everything a seat can do, one type for each action of the record format.

Positions are 0-based and speak of the moment just before the action. Named tuples, because games of
computers make thousands; `type` keeps two kinds of action with the same numbers apart.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from .beans import Bean


class CardRef(NamedTuple):
    """A card that can be traded, by its place: `hand` counts from the front of the own hand,
    `revealed` through the active player's turned-over cards in the order turned."""

    place: Literal["hand", "revealed"]
    index: int  # type: ignore[assignment]  # shadows tuple.index, which no place needs

    def __str__(self) -> str:
        return f"{self.place}:{self.index}"


class Plant(NamedTuple):
    """Phase 1: the active player's front card into an own field."""

    seat: int
    field: int
    type: Literal["plant"] = "plant"


class TurnOver(NamedTuple):
    """Ends phase 1 and turns the cards."""

    seat: int
    type: Literal["turn_over"] = "turn_over"


class MakeOffer(NamedTuple):
    """Phase 2: `give` own cards for `want`; `to` is a seat, or None for anyone."""

    seat: int
    to: int | None
    give: tuple[CardRef, ...]
    want: tuple[Bean, ...]
    type: Literal["offer"] = "offer"


class Accept(NamedTuple):
    """Phase 2: strikes the deal; `give` are own cards of exactly the wanted kinds."""

    seat: int
    offer: int
    give: tuple[CardRef, ...]
    type: Literal["accept"] = "accept"


class Reject(NamedTuple):
    """Phase 2: this seat will not take the offer."""

    seat: int
    offer: int
    type: Literal["reject"] = "reject"


class Withdraw(NamedTuple):
    """Phase 2: the seat that posted the offer takes it back."""

    seat: int
    offer: int
    type: Literal["withdraw"] = "withdraw"


class DoneTrading(NamedTuple):
    """By the active player: trading ends. By another: out for this turn."""

    seat: int
    type: Literal["done_trading"] = "done_trading"


class PlantAside(NamedTuple):
    """Phase 3: the set-aside card at `card` into an own field."""

    seat: int
    card: int
    field: int
    type: Literal["plant_aside"] = "plant_aside"


class Harvest(NamedTuple):
    """Empties one own field for coins."""

    seat: int
    field: int
    type: Literal["harvest"] = "harvest"


class BuyField(NamedTuple):
    """Pays for one more field."""

    seat: int
    type: Literal["buy_field"] = "buy_field"


class Draw(NamedTuple):
    """Phase 4 and end of turn; with the market, also leaves the rest on offer."""

    seat: int
    type: Literal["draw"] = "draw"


class PlantOffered(NamedTuple):
    """With the market, part 1: a card the opponent left on offer into an own field."""

    seat: int
    card: int
    field: int
    type: Literal["plant_offered"] = "plant_offered"


class DiscardOffered(NamedTuple):
    """With the market, part 1: a card the opponent left on offer onto the discard pile."""

    seat: int
    card: int
    type: Literal["discard_offered"] = "discard_offered"


class DiscardHand(NamedTuple):
    """With the market, part 2: once a turn, after planting, a card from anywhere in the hand."""

    seat: int
    card: int
    type: Literal["discard_hand"] = "discard_hand"


class PlantMarket(NamedTuple):
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
