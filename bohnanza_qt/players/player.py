"""The one interface behind which everybody sits: a person's stand-in, a computer, a program."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Protocol

from ..engine.actions import Action
from ..engine.beans import Bean
from ..engine.events import Event
from ..engine.play import Question
from ..engine.view import PlayerView
from .talk import Wishes


class Motive(StrEnum):
    """Why a player decided so, as data; the window owns one sentence for each.

    Each must be true of the player's own position.
    """

    FITS_MY_FIELD = "fits-my-field"  # what I get grows on `bean` in my field
    HELPS_MY_HAND = "helps-my-hand"  # giving `bean` away brings good cards of my hand together
    NOWHERE_TO_PLANT = "nowhere-to-plant"  # I would have to dig up `count` of `bean` for `coins`
    NEED_IT_MYSELF = "need-it-myself"  # I want to plant my own `bean`
    DO_NOT_HAVE = "do-not-have"  # I do not hold what is wanted: `bean`
    NO_GAIN = "no-gain"  # it brings me nothing
    HELPS_YOU_MORE = "helps-you-more"  # it would pay the other side clearly more: `bean`
    BEARS_GRUDGE = "bears-grudge"  # you turned down my fair offer of `bean` not long ago
    NOTHING_FOR_YOU = "nothing-for-you"  # I would like it, but have nothing else for you
    WANT_SOMETHING_ELSE = "want-something-else"  # not so, but see my counter-offer


@dataclass(frozen=True, slots=True)
class Because:
    """The largest reason for a decision. Which of the details are set depends on the motive."""

    motive: Motive
    bean: Bean | None = None
    count: int | None = None
    coins: int | None = None


class Decision(NamedTuple):
    """An action for the own seat; `because` where the others at the table deserve a reason.

    To ANSWER a player gives Accept, Reject, or MakeOffer back to the offer's owner (a counter,
    after which the offer answered is rejected); `answers` is then the number of that offer.
    None as the action means: nothing now (only to MAY_OFFER). `wishes` is what the player says
    from now on that it would like to get; None leaves that as it was. `asks` are kinds among the
    own turned-over cards for which it asks all others what they would give.
    """

    action: Action | None
    because: Because | None = None
    answers: int | None = None
    wishes: Wishes | None = None
    asks: tuple[Bean, ...] = ()


class Player(Protocol):
    """Somebody who sits on a seat and knows only what its views and events have told.

    A player may have an attribute `heeds`, the set of the event types that mean something to it;
    whoever runs the game may spare it all others.
    """

    def decide(self, view: PlayerView, question: Question) -> Decision:
        """Answers `question`, which `view.question` of the own seat is. The same view and the
        same events before it give the same decision."""

    def watch(self, event: Event) -> None:
        """Is told everything that happens, as the own seat may know it."""
