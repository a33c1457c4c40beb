"""What a computer would do on somebody's seat, and why: as data that the window puts into words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ..engine.actions import Action
from ..engine.beans import Bean
from ..engine.events import Event
from ..engine.view import PlayerView
from .characters import HARD
from .player import Because


class Why(StrEnum):
    """Why a move is good. What stands beside each is set in its `Grounds`, and all of it is so."""

    PAYS_MORE = "pays-more"  # with the card the field of `bean` has `count` and pays `coins`
    GROWS_THERE = "grows-there"  # with the card the field of `bean` has `count`
    MORE_TO_COME = "more-to-come"  # `count` more of `bean` lie before the seat for the new field
    FREE_FIELD = "free-field"  # the field is empty, nothing has to be harvested
    RIPE = "ripe"  # the field pays `coins` and can never pay more
    MAKES_ROOM = "makes-room"  # for `bean`, which no field takes; the harvest pays `coins`
    FREES_FIELD = "frees-field"  # the harvest pays `coins`
    NEW_FIELD = "new-field"  # for `bean`, which no field takes
    FITS_NOWHERE = "fits-nowhere"  # no field takes `bean`, and it need not be planted
    KEEPS_FIELD = "keeps-field"  # only an empty field would take `bean`, and stays free
    NOTHING_ELSE = "nothing-else"  # there is nothing else to do
    NOT_WORTH_IT = "not-worth-it"  # what could be done instead brings less
    DEAL = "deal"  # what it brings is told by its `Worth`, if anything
    LEADS_FURTHER = "leads-further"  # a deal that pays by what comes after, as a search found
    NO_DEAL = "no-deal"  # no deal is in sight that brings something
    WAIT = "wait"  # an own offer is open and may still be answered


@dataclass(frozen=True, slots=True)
class Grounds:
    """A reason; which details are set depends on `why`. `because` belongs to deals."""

    why: Why
    bean: Bean | None = None
    count: int = 0
    coins: int = 0
    because: Because | None = None


_LEAST_FOR_THEM: Final = 0.1
"""Coins that a deal has to bring the other side, beside its envy, before it may be said to."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a deal with `other` would bring both sides, in coins, as far as the own seat can tell;
    `theirs` is None where anybody may take it. `offer` is the number of an open offer. `chance` is
    how likely the other side has the cards that it would give; 1 where they have been seen."""

    mine: float
    theirs: float | None
    other: int | None
    offer: int | None = None
    chance: float = 1.0

    @property
    def suits_both(self) -> bool:
        """Whether what lies open tells that the other side would agree, too."""
        if self.theirs is None or self.mine <= 0:
            return False
        return self.theirs >= _LEAST_FOR_THEM + HARD.envy * self.mine


@dataclass(frozen=True, slots=True)
class Advice:
    """A legal move for `seat`, None to wait, with its reason. `answers` is the number of the offer
    that an offer counters. `worth` is set for deals, `offers` for what is open to the seat."""

    seat: int
    action: Action | None
    grounds: Grounds
    worth: Worth | None = None
    answers: int | None = None
    offers: tuple[Worth, ...] = ()


@dataclass(frozen=True, eq=False, slots=True)
class AdviceWanted:
    """Advice for the seat of the view, which has seen these events. `people` are the seats of
    persons."""

    view: PlayerView
    people: frozenset[int]
    seen: tuple[Event, ...]
