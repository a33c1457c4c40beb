"""How long things take on the screen, in milliseconds: the one table for all of them.

Players never wait; every pause that lets people follow the game is taken from here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ..engine.events import (
    CardDiscarded,
    CardDrawn,
    CardPlanted,
    CardsTurnedOver,
    DealStruck,
    Event,
    FieldHarvested,
    GameEnded,
    OfferMade,
    OfferRejected,
    PileShuffled,
    TradingEnded,
)
from ..engine.view import PlayerView

REACTION: Final = 250
"""Whoever presses a key sooner after something was shown has not yet seen it, and meant what was
there before. The same at every speed."""

_SCALE: Final[dict[str, float]] = {"slow": 1.8, "normal": 1.0, "fast": 0.45, "none": 0.0}


@dataclass(frozen=True, slots=True)
class Durations:
    """Lengths of flights and fades, and of the pauses in which a move can be read."""

    plant: int = 220
    turn_over: int = 260
    deal: int = 320
    deal_stagger: int = 60
    draw: int = 200
    draw_stagger: int = 90
    harvest: int = 240
    coins: int = 280
    cloth: int = 200
    curtain: int = 350
    fade: int = 120
    outline: int = 1200
    reading: int = 420
    """After any move of another seat, before the next one is shown."""
    reading_offer: int = 900
    """After an offer, a refusal or a deal of the own seat: there are two sides to read."""

    def scaled(self, factor: float) -> Durations:
        """All lengths times `factor`."""
        return Durations(**{name: round(getattr(self, name) * factor) for name in self.__slots__})

    def flight(self, events: Iterable[Event]) -> int:
        """How long it takes to show where the cards of one action go."""
        planted = drawn = total = 0
        for event in events:
            match event:
                case CardPlanted() | CardDiscarded():
                    planted += 1
                case CardDrawn():
                    drawn += 1
                case CardsTurnedOver(beans=beans, matched=matched):
                    total += self.turn_over * bool(beans or matched)
                case DealStruck(give=give, take=take):
                    total += self.deal + self.deal_stagger * (len(give) + len(take) - 1)
                case FieldHarvested(coins=coins):
                    total += self.harvest + (self.coins if coins else 0)
                case TradingEnded() | PileShuffled():
                    total += self.cloth
                case _:
                    pass
        total += self.plant * planted
        return total + (self.draw + self.draw_stagger * (drawn - 1) if drawn else 0)

    def reading_time(self, events: Iterable[Event], view: PlayerView) -> int:
        """How long one action stands before the next is shown to the seat whose view, that from
        before the action, is given. What others agree among themselves is no more to read than
        any move."""
        longest = 0
        for event in events:
            own = _concerns(event, view)
            longest = max(longest, self.reading_offer if own else self.reading)
        return longest


def _concerns(event: Event, view: PlayerView) -> bool:
    """Whether the seat takes part in the bargaining that the event tells of."""
    match event:
        case OfferMade(seat=seat, to=to):
            return _is_party(seat, to, view)
        case OfferRejected(number=number):
            return any(
                offer.number == number and _is_party(offer.seat, offer.to, view)
                for offer in view.offers
            )
        case DealStruck(offerer=offerer, accepter=accepter):
            return view.seat in (offerer, accepter)
        case _:
            return isinstance(event, GameEnded)


def _is_party(seat: int, to: int | None, view: PlayerView) -> bool:
    return to is None or view.seat in (seat, to)


_NORMAL: Final = Durations()
_current = {"pauses": _NORMAL, "flights": _NORMAL}


def set_durations(speed: str, animation: bool) -> None:
    """Takes over the settings: `speed` (slow, normal, fast, none) scales everything; without
    `animation` no card flies, but the pauses stay."""
    scaled = _NORMAL.scaled(_SCALE[speed])
    _current["pauses"] = scaled
    _current["flights"] = scaled if animation else scaled.scaled(0.0)


def durations() -> Durations:
    """The lengths of flights now; all 0 where nothing flies."""
    return _current["flights"]


def pauses() -> Durations:
    """The lengths of pauses now; all 0 where the computers' moves come at once."""
    return _current["pauses"]
