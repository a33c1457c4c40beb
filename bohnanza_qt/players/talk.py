"""What is said around the table beside the moves, as far as players hear it. It binds nobody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from ..engine.beans import Bean


class Wishes(NamedTuple):
    """The kinds that a seat says it would like to get and those that it would not."""

    wanted: tuple[Bean, ...] = ()
    unwanted: tuple[Bean, ...] = ()


NO_WISHES: Final = Wishes()


class Enquiry(NamedTuple):
    """`seat` asks: what would you give me for these cards, of these kinds?"""

    seat: int
    cards: tuple[Bean, ...]


@dataclass(frozen=True, slots=True)
class Talk:
    """What a player is told of the talk when it is asked something.

    `wishes` are by seat. `asked_for` are the numbers of the offers of this turn that their
    addressee had enquired for: nobody is bothered by them. `enquiry` is to be answered instead of
    the question, if there is one. `has_asked`: the active seat has asked the others about its
    turned-over cards.
    """

    wishes: tuple[Wishes, ...] = ()
    asked_for: frozenset[int] = frozenset()
    enquiry: Enquiry | None = None
    has_asked: bool = False

    def wishes_of(self, seat: int | None) -> Wishes:
        """What that seat says it likes; nothing for anybody in general."""
        return self.wishes[seat] if seat is not None and seat < len(self.wishes) else NO_WISHES


SILENCE: Final = Talk()
"""Nobody has said anything."""
