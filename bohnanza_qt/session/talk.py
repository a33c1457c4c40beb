"""What is said at the table that is no move: it runs beside the log, and is undone with it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from pydantic import Field

from ..engine.beans import Bean
from ..engine.rules import MOST_PLAYERS
from ..players.mishap import LONGEST_DETAIL, Mishap
from ..players.talk import NO_WISHES, Wishes
from .remarks import Remark
from .standing import NOTHING, Standing

MOST_SAYINGS: Final = 10_000
"""Of so many at most a game remembers the last, many more than anybody says in one. A file that
tells of more was written by no game."""

MOST_CARDS: Final = 200
"""For which one can ask at once; nobody has so many."""

CardNumbers = Annotated[tuple[Annotated[int, Field(ge=0)], ...], Field(max_length=MOST_CARDS)]

Kinds = Annotated[tuple[Bean, ...], Field(max_length=len(Bean))]


@dataclass(frozen=True, slots=True)
class SaidWishes:
    """`seat` would like to get these kinds and not those, until it says something else."""

    seat: int
    wanted: Kinds = ()
    unwanted: Kinds = ()
    what: Literal["wishes"] = "wishes"


@dataclass(frozen=True, slots=True)
class SaidEnquiry:
    """`seat` asks the seats `to` what they would give for cards of these kinds, in this turn."""

    seat: int
    to: Annotated[tuple[int, ...], Field(max_length=MOST_PLAYERS)]
    cards: Annotated[tuple[Bean, ...], Field(max_length=MOST_CARDS)]
    turn: int
    what: Literal["enquiry"] = "enquiry"


@dataclass(frozen=True, slots=True)
class SaidMishap:
    """The program on `seat` did something wrong, and lost a decision by it. `detail` is for its
    author, in no language."""

    seat: int
    mishap: Mishap
    detail: Annotated[str, Field(max_length=LONGEST_DETAIL)] = ""
    what: Literal["mishap"] = "mishap"


@dataclass(frozen=True, slots=True)
class SaidStanding:
    """What is to be answered for `seat` until this turn ends, or it says something else."""

    seat: int
    turn: int
    takes_gifts: bool = False
    is_out: bool = False
    what: Literal["standing"] = "standing"


@dataclass(frozen=True, slots=True)
class SaidDeal:
    """`seat` has confirmed, in this turn, the deal that it puts together with `to`: what each of
    the two had laid down then, by the numbers of the cards, and what each was asked for besides.
    `begun` says that it was `seat` who began it."""

    seat: int
    to: int
    turn: int
    cards: CardNumbers = ()
    asked: Annotated[tuple[Bean, ...], Field(max_length=MOST_CARDS)] = ()
    their_cards: CardNumbers = ()
    their_asked: Annotated[tuple[Bean, ...], Field(max_length=MOST_CARDS)] = ()
    begun: bool = True
    what: Literal["deal"] = "deal"


@dataclass(frozen=True, slots=True)
class SaidNoDeal:
    """`seat` will not have the deal that it was to put together with `to`."""

    seat: int
    to: int
    what: Literal["no-deal"] = "no-deal"


@dataclass(frozen=True, slots=True)
class SaidTakeover:
    """From now on somebody else decides for `seat`."""

    seat: int
    by: Literal["person", "computer", "program"]
    what: Literal["takeover"] = "takeover"


Saying = Annotated[
    SaidWishes | SaidEnquiry | SaidStanding | SaidMishap | SaidDeal | SaidNoDeal | SaidTakeover,
    Field(discriminator="what"),
]


@dataclass(slots=True)
class TalkLog:
    """All sayings and reasons, each with the number of actions that were done before it."""

    entries: list[tuple[int, Saying]] = field(default_factory=list)
    remarks: list[tuple[int, Remark]] = field(default_factory=list)

    def add(self, after: int, saying: Saying) -> None:
        self.entries.append((after, saying))
        del self.entries[:-MOST_SAYINGS]

    def cut(self, actions: int) -> None:
        """Only the first `actions` actions were done."""
        self.entries = [entry for entry in self.entries if entry[0] <= actions]
        self.remarks = [entry for entry in self.remarks if entry[0] <= actions]

    def wishes(self, seats: int) -> tuple[Wishes, ...]:
        """What each of so many seats would like to get now."""
        last: dict[int, SaidWishes] = {}
        for _, said in reversed(self.entries):
            if isinstance(said, SaidWishes):
                last.setdefault(said.seat, said)
                if len(last) == seats:
                    break
        return tuple(
            Wishes(last[seat].wanted, last[seat].unwanted) if seat in last else NO_WISHES
            for seat in range(seats)
        )

    def deal(self, turn: int) -> tuple[int, SaidDeal] | None:
        """The deal that two have put together in this turn and that neither has turned down or left
        to somebody else since, with the number of actions before it. Whether it was struck is not
        known here."""
        new = set[int]()
        for after, said in reversed(self.entries):
            if isinstance(said, SaidTakeover):
                new.add(said.seat)
            if isinstance(said, SaidNoDeal):
                return None
            if isinstance(said, SaidDeal):
                is_theirs = new.isdisjoint({said.seat, said.to})
                return (after, said) if said.turn == turn and is_theirs else None
        return None

    def standing(self, seat: int, turn: int) -> Standing:
        """What is to be answered for a seat in this turn."""
        for _, said in reversed(self.entries):
            if isinstance(said, SaidStanding) and said.seat == seat:
                return Standing(said.takes_gifts, said.is_out) if said.turn == turn else NOTHING
        return NOTHING


def makes_sense(saying: Saying, seats: int) -> bool:
    """Whether it speaks of seats that there are, and names nobody and nothing twice; what a file
    tells need not."""
    spoken_of: Iterable[int] = (saying.seat,)
    lists: tuple[tuple[object, ...], ...] = ()
    if isinstance(saying, SaidEnquiry):
        spoken_of = (saying.seat, *saying.to)
        lists = (saying.to,)
    elif isinstance(saying, SaidWishes):
        lists = (saying.wanted, saying.unwanted)
    elif isinstance(saying, SaidDeal | SaidNoDeal):
        spoken_of = (saying.seat, saying.to)
        lists = (spoken_of,)
        if isinstance(saying, SaidDeal):
            lists = (spoken_of, saying.cards, saying.their_cards)
    return all(0 <= seat < seats for seat in spoken_of) and all(
        len(set(named)) == len(named) for named in lists
    )
