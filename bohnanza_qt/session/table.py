"""Who is asked next at a table with computers, and what becomes of their answers.

The engine says who is asked what; everything beyond that stands here and nowhere else, but for the
numbers in `bounds`. It makes the table pleasant for persons and lets the best deal come about:

- Offers are answered before anything else, and persons have the first choice of one to anyone.
- Before the active computer speaks, each of the others may offer something once, and once again
  after an own deal or a refused offer. A person is not offered something again after a refusal.
- A person is made few offers that nobody asked for, and none while the table is silenced.
- Only a person ends a person's trading. A computer ends its own when every person who could do
  something useful has said to be done.
- What the rules or the bounds do not allow is replaced by what is harmless: a counter-offer by a
  refusal, an offer of the active player by the end of its trading, an unasked one by nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, get_args

from ..engine.actions import Action, DoneTrading, MakeOffer
from ..engine.events import (
    CardsTurnedOver,
    DealStruck,
    Event,
    OfferLapsed,
    OfferMade,
    OfferRejected,
    TurnBegan,
)
from ..engine.play import Question, awaited
from ..engine.rules import WhoAccepts
from ..engine.state import GameState, Offer, Phase
from ..players.player import Decision
from ..players.talk import Enquiry, Wishes
from .asked import Asked, Game, log_fault
from .bounds import OfferBounds
from .conversation import Conversation
from .game_session import GameSession
from .moves import Moves
from .remarks import Remark
from .standing import NOTHING, Standing
from .talk import SaidWishes, Saying
from .waiting import (
    has_something_to_answer,
    has_something_to_trade,
    is_asked,
    persons_choose_first,
)

__all__ = ["Asked", "Game", "Table"]

_ACTIONS: Final = frozenset(get_args(Action))

# Looked up once: for a member of an enum Python 3.11 takes longer than for a call.
_TRADE: Final = Phase.TRADE
_ANSWER: Final = Question.ANSWER
_MAY_OFFER: Final = Question.MAY_OFFER


class Table:
    """The computers around one game. `persons` are the seats that are never asked here.

    Whoever moves the game tells the table of the events that it `heeds`, by calling what stands
    there for each; `beside` has it listen to a session.
    Of several persons at one screen only the one who looks, `at_screen`, has to say to be done
    before a computer may end its trading; the others say it aloud.
    With `ask_only_on_offers` the trading of a computer may end without the persons having said
    that they are done. While `is_silenced`, which a new turn lifts, no computer makes offers in a
    person's turn unless asked, and those in other turns are refused for the persons.
    `tell` is given the computers' reasons, and `report` the answers that were of no use. `wishes`
    knows what each seat would like to get, `standing` what is to be answered for it, and `say` is
    given what the computers would like; without them nobody talks.
    """

    def __init__(
        self,
        game: Game,
        persons: frozenset[int],
        *,
        tell: Callable[[Remark], None] | None = None,
        report: Callable[[Asked, str], None] = log_fault,
        wishes: Callable[[], tuple[Wishes, ...]] | None = None,
        standing: Callable[[int], Standing] = lambda _seat: NOTHING,
        say: Callable[[Saying], None] | None = None,
    ) -> None:
        self.ask_only_on_offers = False
        self.is_silenced = False
        self.at_screen: int | None = None
        self._game = game
        self._tell = tell
        self._report = report
        self._moves = Moves(game, tell, report)
        self._talk = Conversation(wishes, standing, say)
        self._sit(persons)
        self._is_announcing = game.state.rules.accept is WhoAccepts.ACTIVE
        self._heard: set[int] = set()
        self._wants_to_end: int | None = None
        self._owners: dict[int, int] = {}
        self.heeds: Mapping[type[Event], Callable[[Any], None]] = {
            TurnBegan: self._begin_turn,
            CardsTurnedOver: self._begin_trading,
            OfferMade: self._see_offer,
            OfferRejected: self._see_end_of_offer,
            OfferLapsed: self._see_end_of_offer,
            DealStruck: self._see_deal,
        }

    def _sit(self, persons: frozenset[int]) -> None:
        seats = len(self._game.state.seats)
        self._persons = persons
        self._others = tuple(
            tuple(
                seat for step in range(1, seats) if (seat := (active + step) % seats) not in persons
            )
            for active in range(seats)
        )
        self._bounds = OfferBounds(seats, persons)

    @classmethod
    def beside(cls, session: GameSession) -> Table:
        """The table of a session's computers, which listens to it until `leave`. It counts from
        now on: what happened in the turn before a game was opened again is forgiven."""
        table = cls(
            session,
            session.people,
            tell=session.remark,
            wishes=lambda: session.wishes,
            standing=session.standing,
            say=session.say,
        )
        session.listeners.append(table)
        return table

    def leave(self, session: GameSession) -> None:
        """Listens no more."""
        session.listeners.remove(self)

    # what happens

    def acted(self, session: GameSession, events: Sequence[Event]) -> None:
        """The session did an action."""
        for event in events:
            heed = self.heeds.get(type(event))
            if heed is not None:
                heed(event)

    def undone(self, session: GameSession, count: int) -> None:
        """A person took back what no computer had answered yet, so that what was counted stays;
        the computers may have something else to say now."""
        self._heard.clear()
        self._talk.enquiries.forget()

    def remarked(self, session: GameSession, remark: Remark) -> None:
        """Talk changes nothing."""

    def said(self, session: GameSession, saying: Saying) -> None:
        """Computers are told of it with the next question; when a person would like to get
        something else, they may have something else to say."""
        if isinstance(saying, SaidWishes) and saying.seat in self._persons:
            self._heard.clear()

    def reseated(self, session: GameSession) -> None:
        """Other computers sit there; what was offered in this turn is forgiven."""
        self._heard.clear()
        self._sit(session.people)

    def _begin_turn(self, _event: TurnBegan) -> None:
        self.is_silenced = False

    def _begin_trading(self, _event: CardsTurnedOver) -> None:
        self._heard.clear()
        self._owners.clear()
        self._bounds.begin()
        self._talk.begin()

    def _see_offer(self, event: OfferMade) -> None:
        self._owners[event.number] = event.seat
        if self._is_announcing and event.seat == self._game.state.active:
            self._heard.clear()

    def _see_end_of_offer(self, event: OfferRejected | OfferLapsed) -> None:
        if self._game.state.active not in self._persons:
            self._heard.discard(self._owners.get(event.number, -1))

    def _see_deal(self, event: DealStruck) -> None:
        """Whoever was not part of it has no more to say than before."""
        self._heard -= {event.offerer, event.accepter}

    # who is asked

    def next_decision(self) -> Asked | None:
        """The computer to ask now; None when the game waits for a person or is over."""
        state = self._game.state
        questions = awaited(state)
        enquiry = self._talk.enquiries.next(state)
        seat = self._next_seat(state, questions) if enquiry is None else enquiry[0]
        if seat is None:
            return None
        question = questions[seat]
        assert question is not None
        talk = self._talk.heard(None if enquiry is None else enquiry[1])
        return Asked(seat, question, questions, self._game.revision, talk)

    def standing_answer(self) -> Action | None:
        """What a person has said to be answered for them comes next, before anybody is asked."""
        return self._talk.standing_answer(self._game.state, self._persons)

    def whom_to_ask(self, enquiry: Enquiry, seats: Iterable[int]) -> tuple[int, ...]:
        """Which of the seats are computers that could answer the enquiry now."""
        return self._talk.whom_to_ask(enquiry, seats, self._persons, self._game.state)

    def enquire(self, enquiry: Enquiry, seats: Iterable[int]) -> None:
        """A person asks what the computers on these seats would give; `next_decision` has each of
        them answer, before anything else. Their offers bother nobody."""
        self._talk.enquiries.add(enquiry, self.whom_to_ask(enquiry, seats))

    @property
    def waits_for_persons(self) -> bool:
        """The active computer would end its trading, but a person has not said yet to be done."""
        return self._wants_to_end == self._game.revision and self._is_a_person_awaited()

    def _next_seat(self, state: GameState, questions: Sequence[Question | None]) -> int | None:
        active, persons = state.active, self._persons
        if state.phase is not _TRADE:
            for seat in (active, *self._others[active]):
                if questions[seat] is not None and seat not in persons:
                    return seat
            return None
        is_person_asked = bool(persons) and any(questions[seat] is _ANSWER for seat in persons)
        hearing: int | None = None
        for seat in self._others[active]:
            question = questions[seat]
            if question is _ANSWER:
                if not (persons and persons_choose_first(state, seat, persons)):
                    return seat
            elif (
                question is not None
                and hearing is None
                and seat not in self._heard
                and not is_person_asked
                and self._may_offer_unasked(state, seat)
            ):
                hearing = seat
        if hearing is not None:
            return hearing
        if persons and not self._goes_on(questions[active], is_person_asked):
            return None
        return active

    def _goes_on(self, question: Question | None, is_person_asked: bool) -> bool:
        """Whether the active seat is a computer's that need not wait for a person."""
        return self._game.state.active not in self._persons and (
            question is Question.ANSWER or not (is_person_asked or self.waits_for_persons)
        )

    def _may_offer_unasked(self, state: GameState, seat: int) -> bool:
        """Whether a seat that has something to say may say it. What the active player announces
        asks everybody."""
        return not self._bounds.is_silent(seat) and (
            state.active not in self._persons
            or not (self.is_silenced or self._bounds.has_heard_enough(state.active))
            or has_something_to_answer(state, seat)
        )

    def _is_a_person_awaited(self) -> bool:
        state = self._game.state
        return any(self._is_awaited(state, person) for person in self._persons)

    def _is_awaited(self, state: GameState, person: int) -> bool:
        """Whether a computer's trading has to wait for this person: an offer is open, or the
        person has a card to offer or a use for one that was turned over."""
        if state.seats[person].done or self._talk.standing(person).is_out:
            return False
        if has_something_to_answer(state, person):
            return True
        if self.ask_only_on_offers or self.at_screen not in (None, person):
            return False
        return has_something_to_trade(state, person)

    # what becomes of an answer

    def conduct(self, asked: Asked, decision: Decision | None) -> tuple[Action, ...]:
        """Does what the computer decided, gives its reason, and returns the actions done.

        None are done where the answer is stale, where it declines to offer, or where the computer
        has to wait for a person before it may end its trading. `decision` is None for a computer
        that failed to decide, which is treated like an answer that the rules do not allow.
        """
        if asked.revision != self._game.revision:
            return ()
        if asked.talk is not None and asked.talk.enquiry is not None:
            return self._answer_enquiry(asked, asked.talk.enquiry, decision)
        if decision is not None:
            state, silenced = self._game.state, self.is_silenced
            self._talk.speak(asked.seat, decision, state, self._persons, is_silenced=silenced)
        is_hearing = asked.question is _MAY_OFFER
        if is_hearing:
            self._heard.add(asked.seat)
        if decision is None:
            return self._do_harmless(asked)
        action = decision.action
        if action is None and is_hearing:
            return ()
        if type(action) not in _ACTIONS or action is None or action.seat != asked.seat:
            self._report(asked, f"no action of this seat: {action!r}")
            return self._do_harmless(asked)
        if isinstance(action, MakeOffer):
            return self._make_offer(asked, action, decision)
        if isinstance(action, DoneTrading) and self._has_to_wait(asked):
            return self._do_harmless(asked)
        return self._moves.do(asked, action, decision) or self._do_harmless(asked)

    def _make_offer(self, asked: Asked, offer: MakeOffer, decision: Decision) -> tuple[Action, ...]:
        """Makes an offer within the bounds, and does the refusals that follow from it: a
        counter-offer refuses what it answers, and what nobody wants to hear is refused for the
        persons."""
        state = self._game.state
        answered = self._answered(offer, decision.answers)
        if answered is None:
            if asked.question is Question.ANSWER:
                self._report(asked, f"a counter-offer that answers nothing: {offer!r}")
                return self._do_harmless(asked)
            if self.is_silenced and state.active in self._persons:
                return self._do_harmless(asked)
        if not self._bounds.allow(offer, answered):
            return self._do_harmless(asked)
        done = self._moves.do(asked, offer, decision, answered)
        if not done:
            return self._do_harmless(asked)
        number = state.offer_count - 1
        self._bounds.count(number, offer, answered)
        done += self._withdraw_replaced(offer)
        if answered is not None:
            return done + self._moves.refuse(offer.seat, answered.number)
        if self.is_silenced:
            for person in self._bounds.reached(offer):
                done += self._moves.refuse(person, number)
        return done

    def _answer_enquiry(
        self, asked: Asked, enquiry: Enquiry, decision: Decision | None
    ) -> tuple[Action, ...]:
        """Makes the offer that a computer was asked for, or tells why there is none."""
        answer = self._talk.enquiries.take(asked.seat, enquiry, decision, self._game.state)
        if isinstance(answer, MakeOffer) and decision is not None:
            done = self._moves.do(asked, answer, decision)
            return done + self._withdraw_replaced(answer) if done else done
        if isinstance(answer, Remark) and self._tell is not None:
            self._tell(answer)
        elif isinstance(answer, str):
            self._report(asked, answer)
        return ()

    def _withdraw_replaced(self, offer: MakeOffer) -> tuple[Action, ...]:
        """Takes back what the computer had offered a person for the same cards before."""
        return self._moves.withdraw_replaced(offer) if offer.to in self._persons else ()

    def _do_harmless(self, asked: Asked) -> tuple[Action, ...]:
        """Keeps the game going where a computer gave no usable answer, or may not do as it says."""
        if asked.question is Question.MAY_OFFER:
            return ()
        action = self._moves.harmless(asked.seat)
        if isinstance(action, DoneTrading) and self._has_to_wait(asked):
            self._wants_to_end = asked.revision
            return ()
        return self._moves.do_plainly(action)

    def _answered(self, counter: MakeOffer, number: int | None) -> Offer | None:
        """The open offer to this seat that `counter`, an offer back to its owner, answers."""
        if number is None:
            return None
        state = self._game.state
        offer = state.offers.get(number)
        if offer is not None and offer.seat == counter.to and is_asked(state, counter.seat, offer):
            return offer
        return None

    def _has_to_wait(self, asked: Asked) -> bool:
        """In a computer's own turn for the persons; in a person's turn trading ends only by the
        person's hand."""
        active = self._game.state.active
        if asked.seat == active:
            return self._is_a_person_awaited()
        return active in self._persons
