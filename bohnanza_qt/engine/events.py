"""What happened, in terms that a log, an animation and a memory can use.

`apply` returns the events of one action in order. They hold everything; what one seat may know of
an event is `view.redact(event, seat)`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from .actions import CardRef
from .beans import Bean
from .state import Phase


class Source(StrEnum):
    """Where a planted or discarded card lay."""

    HAND = "hand"
    ASIDE = "aside"
    OFFERED = "offered"
    MARKET = "market"


class Lapse(StrEnum):
    """Why an open offer is gone."""

    CARD_GONE = "card-gone"
    REJECTED_BY_ALL = "rejected-by-all"
    SEAT_DONE = "seat-done"
    TRADING_OVER = "trading-over"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    turn: int
    seat: int


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    phase: Phase


@dataclass(frozen=True, slots=True)
class CardPlanted:
    """`index` is the card's place in its source just before; `count` is the field's size after."""

    seat: int
    field: int
    bean: Bean
    count: int
    source: Source
    index: int


@dataclass(frozen=True, slots=True)
class FieldHarvested:
    """`count` cards of `bean` paid `coins`; `final` at the end of the game."""

    seat: int
    field: int
    bean: Bean
    count: int
    coins: int
    final: bool = False


@dataclass(frozen=True, slots=True)
class FieldBought:
    seat: int
    price: int


@dataclass(frozen=True, slots=True)
class CardsTurnedOver:
    """`beans` came from the draw pile; `matched` from the discard pile (market only)."""

    seat: int
    beans: tuple[Bean, ...]
    matched: tuple[Bean, ...] = ()


@dataclass(frozen=True, slots=True)
class OfferMade:
    """`places` names where the cards are; a redacted event has None there."""

    number: int
    seat: int
    to: int | None
    give: tuple[Bean, ...]
    want: tuple[Bean, ...]
    places: tuple[CardRef, ...] | None


@dataclass(frozen=True, slots=True)
class OfferRejected:
    number: int
    seat: int


@dataclass(frozen=True, slots=True)
class OfferWithdrawn:
    number: int
    seat: int


@dataclass(frozen=True, slots=True)
class OfferLapsed:
    number: int
    why: Lapse


@dataclass(frozen=True, slots=True)
class DealStruck:
    """`give` went from `offerer` to `accepter`, `take` back; the places are those of before."""

    number: int
    offerer: int
    accepter: int
    give: tuple[Bean, ...]
    take: tuple[Bean, ...]
    give_places: tuple[CardRef, ...]
    take_places: tuple[CardRef, ...]


@dataclass(frozen=True, slots=True)
class SeatDone:
    """A seat other than the active player's trades no more this turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class TradingEnded:
    """`left` are the turned-over cards nobody took; they are set aside for `seat`."""

    seat: int
    left: tuple[Bean, ...]


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """`bean` is None in a redacted event."""

    seat: int
    bean: Bean | None


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    seat: int
    bean: Bean
    source: Source
    index: int


@dataclass(frozen=True, slots=True)
class LeftOnOffer:
    """With the market: what the active player left for the other."""

    seat: int
    beans: tuple[Bean, ...]


@dataclass(frozen=True, slots=True)
class PileExhausted:
    """`count` exhaustions so far; `final` when it was the last one of the game."""

    count: int
    final: bool


@dataclass(frozen=True, slots=True)
class PileShuffled:
    """The discard pile became draw pile number `number` (1 is the first shuffle)."""

    number: int
    cards: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """`coins` and `winners` after the final harvest; `tied` are the seats with the most coins."""

    coins: tuple[int, ...]
    tied: tuple[int, ...]
    winners: tuple[int, ...]


Event: TypeAlias = (
    TurnBegan
    | PhaseBegan
    | CardPlanted
    | FieldHarvested
    | FieldBought
    | CardsTurnedOver
    | OfferMade
    | OfferRejected
    | OfferWithdrawn
    | OfferLapsed
    | DealStruck
    | SeatDone
    | TradingEnded
    | CardDrawn
    | CardDiscarded
    | LeftOnOffer
    | PileExhausted
    | PileShuffled
    | GameEnded
)
