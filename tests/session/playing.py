"""Games for the tests of the session: random but the same for the same seed."""

from __future__ import annotations

from random import Random

from bohnanza_qt.engine.actions import (
    Action,
    CardRef,
    DoneTrading,
    Draw,
    MakeOffer,
    TurnOver,
)
from bohnanza_qt.engine.play import Question, awaited, explain_illegal, legal_actions
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import GameSetup, SeatKind, SeatSetup


def setup_of(persons: int = 1, computers: int = 2, game_number: int = 7) -> GameSetup:
    kinds = [SeatKind.PERSON] * persons + [SeatKind.COMPUTER] * computers
    return GameSetup(
        seats=tuple(
            SeatSetup(name=name, kind=kind)
            for name, kind in zip(("Ada", "Ben", "Cleo", "Dora", "Emil"), kinds, strict=False)
        ),
        start=0,
        game_number=game_number,
    )


def random_action(session: GameSession, random: Random) -> Action:
    """Something legal, now and then an offer, and always on towards the end of the game."""
    state = session.state
    questions = awaited(state)
    if any(question is Question.TRADE for question in questions):
        seat = state.active
        hand = state.seats[seat].hand
        if hand and random.random() < 0.4:
            other = (seat + 1) % len(questions)
            wanted = state.seats[other].hand[:1]
            offer = MakeOffer(seat, other, (CardRef("hand", 0),), tuple(wanted))
            if explain_illegal(state, offer) is None:
                return offer
    seats = [
        seat
        for seat, question in enumerate(questions)
        if question not in (None, Question.MAY_OFFER)
    ]
    seat = random.choice(seats)
    actions = list(legal_actions(state, seat))
    onwards = [action for action in actions if isinstance(action, (TurnOver, DoneTrading, Draw))]
    return random.choice(onwards if onwards and random.random() < 0.5 else actions)


def play(session: GameSession, actions: int, seed: int = 1) -> None:
    """Up to `actions` random actions."""
    random = Random(seed)
    for _ in range(actions):
        if session.is_over:
            return
        session.submit(random_action(session, random))


def play_until(session: GameSession, question: Question, seat: int, seed: int = 1) -> None:
    """Plays until `seat` is asked `question`."""
    random = Random(seed)
    while awaited(session.state)[seat] is not question:
        assert not session.is_over
        session.submit(random_action(session, random))
