"""Good manners at the table: which computer is asked next, and what becomes of its answer.

The engine says who is asked what; here stands only the order that is pleasant for people and lets
the best deal come about. Offers are answered before anything else; persons have the first choice
of an offer to anyone; before the active computer speaks, each of the others may offer something
once, and once again after every deal; trading never ends while a person may still want something.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..engine.actions import Accept, Action, DoneTrading, MakeOffer, Reject, Withdraw
from ..engine.events import CardsTurnedOver, DealStruck, Event, OfferMade
from ..engine.play import Question, awaited, explain_illegal, legal_actions
from ..engine.rules import WhoAccepts
from ..engine.state import GameState, Offer, Phase
from ..engine.view import redact
from ..players.player import Decision, Player
from .game_session import GameSession
from .remarks import Remark

MOST_UNASKED_OFFERS: Final = 2
"""A computer makes no more offers that nobody asked for in one turn of a person."""

MOST_OFFERS: Final = 60
"""No computer makes more in one turn: whoever would has lost count, and the game has to go on."""


class Asked(NamedTuple):
    """A question to a computer. Its answer is good as long as the session has this revision."""

    seat: int
    question: Question
    revision: int


class Table:
    """The computers around one session. `persons` are the seats that are never asked here.

    With `ask_only_on_offers` the trading of a computer may end without the persons having said
    that they are done. While `is_silenced` no computer makes offers in a person's turn.
    """

    def __init__(
        self,
        session: GameSession,
        persons: frozenset[int] | None = None,
        *,
        ask_only_on_offers: bool = False,
    ) -> None:
        self.ask_only_on_offers = ask_only_on_offers
        self.is_silenced = False
        self._session = session
        self._persons = session.people if persons is None else persons
        self._is_announcing = session.rules.accept is WhoAccepts.ACTIVE
        self._heard: set[int] = set()
        self._wants_to_end: int | None = None
        self._known = 0
        self._revision = -1
        self._turn = session.state.turn
        self._offers: dict[int, int] = {}

    def next_decision(self) -> Asked | None:
        """The computer to ask now; None when the game waits for a person or is over."""
        session = self._session
        self._look_up()
        questions = awaited(session.state)
        seat = self._next_seat(session.state, questions)
        if seat is None:
            return None
        question = questions[seat]
        assert question is not None
        return Asked(seat, question, session.revision)

    def conduct(self, asked: Asked, decision: Decision) -> tuple[Action, ...]:
        """Does what the computer decided, gives its reason, and returns the actions done.

        None are done where the answer is stale, or where the computer has to wait for a person
        before it may end its trading. Raises IllegalAction for what the rules do not allow; then
        `harmless` keeps the game going.
        """
        session, state, action = self._session, self._session.state, decision.action
        if asked.revision != session.revision:
            return ()
        self._look_up()
        if isinstance(action, MakeOffer) and self._offers.get(asked.seat, 0) >= MOST_OFFERS:
            action = harmless(state, asked)
            decision = Decision(action)
        if asked.question is Question.MAY_OFFER:
            self._heard.add(asked.seat)
        if action is None or (isinstance(action, DoneTrading) and self._has_to_wait(asked)):
            if asked.question is Question.MAY_OFFER:
                return ()
            if asked.question is Question.TRADE and self._has_to_wait(asked):
                self._wants_to_end = session.revision
                return ()
            action = harmless(state, asked)
            assert action is not None
        remark = _remark_on(state, action, decision)
        session.submit(action)
        done = [action]
        if isinstance(action, MakeOffer):
            self._offers[asked.seat] = self._offers.get(asked.seat, 0) + 1
            if decision.answers is not None:
                refusal = Reject(asked.seat, decision.answers)
                if explain_illegal(state, refusal) is None:
                    session.submit(refusal)
                    done.append(refusal)
        if remark is not None:
            session.remark(remark)
        return tuple(done)

    @property
    def waits_for_persons(self) -> bool:
        """The active computer would end its trading; persons have not said yet that they are
        done."""
        return self._wants_to_end == self._session.revision

    def _look_up(self) -> None:
        """Takes note of what happened since, whoever did it."""
        session = self._session
        if self._revision == session.revision:
            return
        self._revision = session.revision
        if self._turn != session.state.turn:
            self._turn = session.state.turn
            self._offers.clear()
            self.is_silenced = False
        if session.action_count < self._known or any(
            self._is_news(event)
            for events in session.history_since(self._known)
            for event in events
        ):
            self._heard.clear()
        self._known = session.action_count

    def _is_news(self, event: Event) -> bool:
        """Whether the others may offer once more after it."""
        if isinstance(event, OfferMade):
            return self._is_announcing and event.seat == self._session.state.active
        return isinstance(event, (CardsTurnedOver, DealStruck))

    def _next_seat(self, state: GameState, questions: Sequence[Question | None]) -> int | None:
        seats = len(questions)
        others = [(state.active + step) % seats for step in range(1, seats)]
        computers = [seat for seat in (*others, state.active) if seat not in self._persons]
        if state.phase is not Phase.TRADE:
            return next((seat for seat in computers if questions[seat] is not None), None)
        is_person_asked = any(questions[person] is Question.ANSWER for person in self._persons)
        hearing: int | None = None
        for seat in computers:
            question = questions[seat]
            if question is Question.MAY_OFFER:
                if hearing is None and not is_person_asked and self._may_offer_unasked(state, seat):
                    hearing = seat
            elif seat == state.active and hearing is not None:
                break
            elif question is Question.TRADE:
                if not (is_person_asked or self._still_waits(state)):
                    return seat
            elif question is Question.ANSWER and not self._persons_first(state, seat):
                return seat
        return hearing

    def _still_waits(self, state: GameState) -> bool:
        return self.waits_for_persons and self._persons_may_offer(state)

    def _persons_first(self, state: GameState, seat: int) -> bool:
        """Whether every offer that this seat could answer is one that a person may still want."""
        return all(
            offer.to is None
            and offer.seat not in self._persons
            and any(_is_asked(state, person, offer) for person in self._persons)
            for offer in state.offers.values()
            if _is_asked(state, seat, offer)
        )

    def _may_offer_unasked(self, state: GameState, seat: int) -> bool:
        return (
            seat not in self._heard
            and (
                state.active not in self._persons
                or (not self.is_silenced and self._offers.get(seat, 0) < MOST_UNASKED_OFFERS)
            )
        )

    def _has_to_wait(self, asked: Asked) -> bool:
        """In a computer's own turn for the persons; in a person's turn trading ends only by the
        person's hand."""
        state = self._session.state
        if asked.seat == state.active:
            return self._persons_may_offer(state)
        return state.active in self._persons

    def _persons_may_offer(self, state: GameState) -> bool:
        return not self.ask_only_on_offers and any(
            not state.seats[person].done for person in self._persons
        )


def harmless(state: GameState, asked: Asked) -> Action | None:
    """What keeps the game going where a computer gave no usable answer; None is for MAY_OFFER."""
    if asked.question is Question.MAY_OFFER:
        return None
    actions = list(legal_actions(state, asked.seat))
    for kind in (Reject, DoneTrading, Withdraw):
        for action in actions:
            if isinstance(action, kind):
                return action
    return actions[0]


def play_to_end(session: GameSession, players: Sequence[Player]) -> None:
    """Plays a game that has no persons. `players` are by seat."""
    table = Table(session, frozenset())
    told = 0
    while (asked := table.next_decision()) is not None:
        decision = players[asked.seat].decide(session.view(asked.seat), asked.question)
        table.conduct(asked, decision)
        told = _tell(session, players, told)


def _tell(session: GameSession, players: Sequence[Player], told: int) -> int:
    """Lets everybody watch what happened since; how many actions they know then."""
    for events in session.history_since(told):
        for event in events:
            for seat, player in enumerate(players):
                player.watch(redact(event, seat))
    return session.action_count


def _remark_on(state: GameState, action: Action, decision: Decision) -> Remark | None:
    because = decision.because
    if because is None or action is not decision.action:
        return None
    if isinstance(action, MakeOffer):
        return Remark(action.seat, action.to, decision.answers, because, None)
    if isinstance(action, (Accept, Reject)) and action.offer in state.offers:
        to = state.offers[action.offer].seat
        return Remark(action.seat, to, action.offer, because, isinstance(action, Accept))
    return None


def _is_asked(state: GameState, seat: int, offer: Offer) -> bool:
    return (
        offer.seat != seat
        and offer.to in (None, seat)
        and not offer.rejected >> seat & 1
        and not state.seats[seat].done
    )
