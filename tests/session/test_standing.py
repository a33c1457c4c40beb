"""What persons want to be answered for them until the turn ends."""

from __future__ import annotations

from bohnanza_qt.engine.actions import Accept, CardRef, DoneTrading, MakeOffer, Reject
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.state import Planted
from bohnanza_qt.players.player import Decision
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.standing import NOTHING, Standing, can_use
from bohnanza_qt.session.table import Table
from bohnanza_qt.session.talk import SaidStanding

from .test_table import GIVE_FRONT, decide, hear_out, table_of, to_trading


def gift_to_person(grows: bool) -> tuple[GameSession, Table]:
    """The computer on seat 1 gives its front card to the person on seat 0, whose fields are full;
    the card grows in one of them, or in none."""
    session, table = table_of(persons=1, computers=2, starts=1)
    to_trading(session)
    bean = session.state.seats[1].hand[0]
    others = [kind for kind in Bean if kind is not bean]
    first = bean if grows else others[0]
    session.state.seats[0].fields[:] = [Planted(first, 2), Planted(others[1], 2)]
    session.submit(MakeOffer(1, 0, GIVE_FRONT, ()))
    return session, table


def test_a_gift_that_grows_is_taken_where_that_was_wished() -> None:
    session, table = gift_to_person(grows=True)
    assert table.standing_answer() is None
    session.say(SaidStanding(0, session.state.turn, takes_gifts=True))
    assert table.standing_answer() == Accept(0, 0, ())


def test_a_gift_without_a_field_is_left_for_the_person_to_answer() -> None:
    session, table = gift_to_person(grows=False)
    session.say(SaidStanding(0, session.state.turn, takes_gifts=True))
    assert table.standing_answer() is None
    session.say(SaidStanding(0, session.state.turn, takes_gifts=True, is_out=True))
    assert table.standing_answer() == Reject(0, 0)


def test_an_exchange_is_no_gift_and_a_request_neither() -> None:
    session, table = table_of(persons=1, computers=2, starts=1)
    to_trading(session)
    session.say(SaidStanding(0, session.state.turn, takes_gifts=True))
    own = session.state.seats[0].hand[0]
    session.submit(MakeOffer(1, 0, GIVE_FRONT, (own,)))
    session.submit(MakeOffer(1, 0, (), (own,)))
    assert table.standing_answer() is None


def test_cards_that_are_bound_to_be_planted_take_the_empty_fields() -> None:
    session, _ = table_of(persons=1, computers=2, starts=1)
    own = session.state.seats[0]
    own.fields[:] = [Planted(Bean.BLUE, 1), None]
    assert can_use(session.state, 0, (Bean.RED,))
    own.aside.append(Bean.CHILI)
    assert not can_use(session.state, 0, (Bean.RED,))
    assert can_use(session.state, 0, (Bean.BLUE,))
    assert can_use(session.state, 0, (Bean.CHILI,))


def test_nobody_waits_for_who_is_not_interested() -> None:
    session, table = table_of(persons=1, computers=2, starts=1)
    to_trading(session)
    hear_out(table)
    assert decide(table, Decision(DoneTrading(1))) == ()
    assert table.waits_for_persons
    session.say(SaidStanding(0, session.state.turn, is_out=True))
    assert not table.waits_for_persons
    assert decide(table, Decision(DoneTrading(1))) == (DoneTrading(1),)


def test_what_a_person_offers_anyone_is_refused_for_nobody() -> None:
    session, table = table_of(persons=2, computers=1)
    to_trading(session)
    session.say(SaidStanding(1, session.state.turn, is_out=True))
    session.submit(MakeOffer(0, None, GIVE_FRONT, ()))
    assert table.standing_answer() is None
    session.submit(MakeOffer(0, 1, (CardRef("hand", 1),), ()))
    assert table.standing_answer() == Reject(1, 1)


def test_instructions_hold_until_the_turn_ends() -> None:
    session, _ = table_of(persons=1, computers=2)
    session.say(SaidStanding(0, 0, is_out=True))
    assert session.standing(0) == Standing(is_out=True)
    session.state.turn += 1
    assert session.standing(0) == NOTHING
    assert session.standing(1) == NOTHING
