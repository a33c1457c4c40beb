"""Who looks at the one screen that several persons share, and when it changes hands.

The engine says who is asked what; here stands for whom of those the screen has to be handed over.
As seldom as the game allows:

- Who looks keeps the screen as long as there is something that they have to do. The active
  player, who may always trade on, makes all offers first and then gives it away by hand, and so
  does whoever only asked for it to say something (`asked_next`).
- What is said to anyone by a person asks nobody: whoever wants it says so aloud and gets the
  screen. A computer cannot hear that, so that each person answers what a computer offers anyone.
- Of those who have to plant what is set aside the active player comes last, and draws at once.
- Where a card can lie in one place only, nobody needs to look (`forced_action`).
- The active player who gives the screen away may have trading ended once all have answered, where
  nothing of what then has to be planted needs a look (`may_end_trading`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from ..engine.actions import Action, Draw, PlantAside
from ..engine.beans import Bean, next_step
from ..engine.play import Question, awaited, explain_illegal
from ..engine.state import GameState, Offer, Phase, Planted
from ..engine.trading import may_accept


class Why(StrEnum):
    """What the screen is handed over for."""

    TURN = "turn"  # the own turn begins or goes on
    OFFERS = "offers"  # there are offers to answer
    PLANT_ASIDE = "plant-aside"  # cards are set aside to be planted
    DEAL = "deal"  # somebody puts a deal together with them
    WISH = "wish"  # asked for it aloud
    LOOK = "look"  # a game is opened in which nothing is asked of a person just now


@dataclass(frozen=True, slots=True)
class HandOver:
    """The screen is for `seat` from now on. `offers` are the numbers of those to be answered."""

    seat: int
    why: Why
    offers: tuple[int, ...] = ()


class Screen:
    """Follows who looks. `persons` share the screen; `looking` is None before the first look."""

    def __init__(self, persons: Collection[int], looking: int | None = None) -> None:
        self.persons = frozenset(persons)
        self.looking = looking
        self._visitor: int | None = None

    def host(self, state: GameState) -> int | None:
        """The active person to whom the screen goes back when the one who looks, and only asked
        for it to say something, is done."""
        visitor = self._visitor
        if visitor is None or visitor != self.looking or state.phase is not Phase.TRADE:
            return None
        if state.active not in self.persons:
            return None
        return None if state.seats[visitor].done else state.active

    def may_ask(self, state: GameState) -> tuple[int, ...]:
        """The persons, clockwise, who could say something now if they were given the screen."""
        if state.phase is not Phase.TRADE:
            return ()
        questions = awaited(state)
        host = self.host(state)
        return tuple(
            seat
            for seat in clockwise(state, state.active)
            if seat in self.persons
            and seat not in (self.looking, host, state.active)
            and questions[seat] is not None
        )

    def next(self, state: GameState) -> HandOver | None:
        """To whom the screen goes now; None while it stays where it is."""
        if not self.persons or state.phase is Phase.OVER:
            return None
        waiting = list(waiting_persons(state, self.persons))
        if self.looking is None or self.looking not in self.persons:
            return waiting[0] if waiting else self._first_look(state)
        if self.host(state) is not None:
            return None
        if not waiting or self.looking in [hand_over.seat for hand_over in waiting]:
            return None
        return waiting[0]

    def asked_next(self, state: GameState) -> HandOver | None:
        """To whom the one who looks has to give the screen by hand: one who was made an offer, or
        the active person after a visit. None if there is nobody."""
        host = self.host(state)
        if host is None and self.looking != state.active:
            return None
        waiting = [
            found for found in waiting_persons(state, self.persons) if self.looking != found.seat
        ]
        if host is not None:
            return next(found for found in waiting if found.seat == host)
        return waiting[0] if waiting and state.phase is Phase.TRADE else None

    def asked(self, seat: int, state: GameState) -> HandOver:
        """For what `seat` gets the screen if it is given there now."""
        waiting = waiting_persons(state, self.persons)
        return next((found for found in waiting if found.seat == seat), HandOver(seat, Why.WISH))

    def end_visit(self) -> None:
        """Whoever only asked for the screen has done what they came for: it goes back by itself."""
        self._visitor = None

    def give(self, seat: int, state: GameState, why: Why = Why.LOOK) -> None:
        """`seat` looks from now on. Whoever comes for a deal keeps the screen until they are done
        with it, whatever else they are asked."""
        is_visit = state.phase is Phase.TRADE and state.active in self.persons
        asked = {hand_over.seat for hand_over in waiting_persons(state, self.persons)}
        if why is Why.DEAL:
            asked &= {state.active}
        self._visitor = seat if is_visit and seat not in asked else None
        self.looking = seat

    def _first_look(self, state: GameState) -> HandOver:
        seats = (state.active, *clockwise(state, state.active))
        return HandOver(next(seat for seat in seats if seat in self.persons), Why.LOOK)


def clockwise(state: GameState, first: int) -> tuple[int, ...]:
    """All seats but `first`, from its left neighbour on."""
    seats = len(state.seats)
    return tuple((first + step) % seats for step in range(1, seats))


def waiting_persons(state: GameState, persons: Collection[int]) -> Iterator[HandOver]:
    """Everybody among `persons` for whom the game waits, the most urgent first."""
    questions = awaited(state)
    active = state.active
    for seat in clockwise(state, active):
        if seat in persons:
            if questions[seat] is Question.PLANT_ASIDE:
                yield HandOver(seat, Why.PLANT_ASIDE)
            elif offers := offers_to_answer(state, seat, persons):
                yield HandOver(seat, Why.OFFERS, offers)
    if active in persons and questions[active] is not None:
        offers = offers_to_answer(state, active, persons)
        if offers:
            yield HandOver(active, Why.OFFERS, offers)
        elif questions[active] is Question.PLANT_ASIDE:
            yield HandOver(active, Why.PLANT_ASIDE)
        else:
            yield HandOver(active, Why.TURN)


def offers_to_answer(state: GameState, seat: int, persons: Collection[int]) -> tuple[int, ...]:
    """The open offers that `seat` has to answer before the others go on."""
    if state.phase is not Phase.TRADE:
        return ()
    return tuple(
        number
        for number, offer in state.offers.items()
        if may_accept(state, seat, offer) and _waits_for(offer, seat, persons)
    )


def _waits_for(offer: Offer, seat: int, persons: Collection[int]) -> bool:
    return offer.to == seat or (offer.to is None and offer.seat not in persons)


def forced_action(state: GameState, persons: Collection[int], looking: int) -> Action | None:
    """What one of the persons who do not look has to do next and has no choice in: planting what
    is set aside where its place is clear, and drawing. None if there is nothing of the kind."""
    if state.phase is Phase.DRAW and state.active in persons and state.active != looking:
        return Draw(state.active)
    if state.phase is Phase.ASIDE:
        for seat in (*clockwise(state, state.active), state.active):
            if seat in persons and seat != looking and state.seats[seat].aside:
                planting = forced_planting(state, seat)
                if planting is not None:
                    return planting
    return None


def forced_planting(state: GameState, seat: int) -> PlantAside | None:
    """How the first card set aside for `seat` is planted if the place of all of them is clear.

    A kind's place is the one field where it grows, as long as that still comes to pay more, or
    else an empty field, as long as there is one for each new kind.
    """
    own = state.seats[seat]
    if not own.aside or not _have_clear_places(own.fields, own.aside):
        return None
    bean = own.aside[0]
    grows = any(planted is not None and planted.bean is bean for planted in own.fields)
    field = next(
        number
        for number, planted in enumerate(own.fields)
        if (planted is not None and planted.bean is bean if grows else planted is None)
    )
    action = PlantAside(seat, 0, field)
    return action if explain_illegal(state, action) is None else None


def _have_clear_places(fields: Sequence[Planted | None], beans: Collection[Bean]) -> bool:
    grows = Counter(planted.bean for planted in fields if planted is not None)
    new = {bean for bean in beans if bean not in grows}
    if len(new) > fields.count(None):
        return False
    more = Counter(beans)
    return all(
        grows[planted.bean] == 1
        and next_step(planted.bean, planted.count + more[planted.bean] - 1) is not None
        for planted in fields
        if planted is not None and more[planted.bean]
    )


def may_end_trading(state: GameState, persons: Collection[int]) -> bool:
    """Whether trading can end without the active person looking, who wants it ended: nobody is
    asked anything any more, and the place of each card that will be set aside for them is clear."""
    if state.phase is not Phase.TRADE or state.active not in persons:
        return False
    if list(waiting_persons(state, persons)) != [HandOver(state.active, Why.TURN)]:
        return False
    own = state.seats[state.active]
    return _have_clear_places(own.fields, [*own.aside, *state.revealed])
