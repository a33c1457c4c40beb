"""Which computer is asked next, out of all that the rules ask something at once.

The engine says who is asked what; here stands only the order that is pleasant for people: they
have the first choice of an offer to anyone, and nobody ends trading while they may still want to.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from ..engine.play import Question
from ..engine.state import Offer

MOST_UNASKED_OFFERS: Final = 2
"""A computer makes no more offers that nobody asked for, in one turn of a person."""

_ALONE: Final = (
    Question.PLANT_FIRST,
    Question.PLANT_OR_TURN_OVER,
    Question.TURN_OVER,
    Question.DRAW,
    Question.OFFERED,
    Question.MARKET,
)


def next_computer(
    questions: Sequence[Question | None],
    people: Collection[int],
    active: int,
    offers: Iterable[Offer],
    quiet: Collection[int] = (),
) -> int | None:
    """The seat of the computer to ask now; None when the game waits for a person or is over.

    `quiet` are the seats that have nothing more to say to this position: they are not asked
    whether they would like to offer something, nor, if active, what they want to trade.
    """
    open_offers = tuple(offers)
    computers = [seat for seat in _clockwise(active, len(questions)) if seat not in people]
    for seat in computers:
        if questions[seat] is Question.ANSWER and not any(
            _a_person_chooses_first(offer, questions, people)
            for offer in open_offers
            if _may_answer(offer, seat)
        ):
            return seat
    for seat in computers:
        if questions[seat] in _ALONE or questions[seat] is Question.PLANT_ASIDE:
            return seat
    if Question.ANSWER in questions:
        return None
    for seat in computers:
        if seat in quiet:
            continue
        if questions[seat] is Question.TRADE:
            return seat
        if questions[seat] is Question.MAY_OFFER and active in people:
            return seat
    return None


def _clockwise(first: int, seats: int) -> Iterator[int]:
    return ((first + step) % seats for step in range(seats))


def _may_answer(offer: Offer, seat: int) -> bool:
    return offer.seat != seat and offer.to in (None, seat) and not offer.rejected >> seat & 1


def _a_person_chooses_first(
    offer: Offer, questions: Sequence[Question | None], people: Collection[int]
) -> bool:
    return (
        offer.to is None
        and offer.seat not in people
        and any(questions[seat] is Question.ANSWER and _may_answer(offer, seat) for seat in people)
    )
