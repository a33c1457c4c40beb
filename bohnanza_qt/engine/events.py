"""What happened, in terms that a log, an animation and a memory can use.

`apply` returns the events of one action in order. They hold everything; what one seat may know of
an event is `view.redact(event, seat)`. Named tuples like the actions, and told apart like them.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, NamedTuple, TypeAlias

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


class TurnBegan(NamedTuple):
    turn: int
    seat: int
    type: Literal["turn_began"] = "turn_began"


class PhaseBegan(NamedTuple):
    phase: Phase
    type: Literal["phase_began"] = "phase_began"


class CardPlanted(NamedTuple):
    """`index` is the card's place in its source just before; `count` is the field's size after."""

    seat: int
    field: int
    bean: Bean
    count: int  # type: ignore[assignment]  # shadows a method that no event needs
    source: Source
    index: int  # type: ignore[assignment]  # shadows a method that no event needs
    type: Literal["card_planted"] = "card_planted"


class FieldHarvested(NamedTuple):
    """`count` cards of `bean` paid `coins`; `final` at the end of the game."""

    seat: int
    field: int
    bean: Bean
    count: int  # type: ignore[assignment]  # shadows a method that no event needs
    coins: int
    final: bool = False
    type: Literal["field_harvested"] = "field_harvested"


class FieldBought(NamedTuple):
    seat: int
    price: int
    type: Literal["field_bought"] = "field_bought"


class CardsTurnedOver(NamedTuple):
    """`beans` came from the draw pile; `matched` from the discard pile (market only)."""

    seat: int
    beans: tuple[Bean, ...]
    matched: tuple[Bean, ...] = ()
    type: Literal["cards_turned_over"] = "cards_turned_over"


class OfferMade(NamedTuple):
    """`places` names where the cards are; a redacted event has None there."""

    number: int
    seat: int
    to: int | None
    give: tuple[Bean, ...]
    want: tuple[Bean, ...]
    places: tuple[CardRef, ...] | None
    type: Literal["offer_made"] = "offer_made"


class OfferRejected(NamedTuple):
    number: int
    seat: int
    type: Literal["offer_rejected"] = "offer_rejected"


class OfferWithdrawn(NamedTuple):
    number: int
    seat: int
    type: Literal["offer_withdrawn"] = "offer_withdrawn"


class OfferLapsed(NamedTuple):
    number: int
    why: Lapse
    type: Literal["offer_lapsed"] = "offer_lapsed"


class DealStruck(NamedTuple):
    """`give` went from `offerer` to `accepter`, `take` back; the places are those of before."""

    number: int
    offerer: int
    accepter: int
    give: tuple[Bean, ...]
    take: tuple[Bean, ...]
    give_places: tuple[CardRef, ...]
    take_places: tuple[CardRef, ...]
    type: Literal["deal_struck"] = "deal_struck"


class SeatDone(NamedTuple):
    """A seat other than the active player's trades no more this turn."""

    seat: int
    type: Literal["seat_done"] = "seat_done"


class TradingEnded(NamedTuple):
    """`left` are the turned-over cards nobody took; they are set aside for `seat`."""

    seat: int
    left: tuple[Bean, ...]
    type: Literal["trading_ended"] = "trading_ended"


class CardDrawn(NamedTuple):
    """`bean` is None in a redacted event."""

    seat: int
    bean: Bean | None
    type: Literal["card_drawn"] = "card_drawn"


class CardDiscarded(NamedTuple):
    seat: int
    bean: Bean
    source: Source
    index: int  # type: ignore[assignment]  # shadows a method that no event needs
    type: Literal["card_discarded"] = "card_discarded"


class LeftOnOffer(NamedTuple):
    """With the market: what the active player left for the other."""

    seat: int
    beans: tuple[Bean, ...]
    type: Literal["left_on_offer"] = "left_on_offer"


class PileExhausted(NamedTuple):
    """`count` exhaustions so far; `final` when it was the last one of the game."""

    count: int  # type: ignore[assignment]  # shadows a method that no event needs
    final: bool
    type: Literal["pile_exhausted"] = "pile_exhausted"


class PileShuffled(NamedTuple):
    """The discard pile became draw pile number `number` (1 is the first shuffle)."""

    number: int
    cards: int
    type: Literal["pile_shuffled"] = "pile_shuffled"


class GameEnded(NamedTuple):
    """`coins` and `winners` after the final harvest; `tied` are the seats with the most coins."""

    coins: tuple[int, ...]
    tied: tuple[int, ...]
    winners: tuple[int, ...]
    type: Literal["game_ended"] = "game_ended"


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
