from __future__ import annotations

from collections.abc import Sequence

from bohnanza_qt.engine.actions import (
    Accept,
    Action,
    CardRef,
    DoneTrading,
    MakeOffer,
    Plant,
    PlantAside,
    Reject,
    TurnOver,
)
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.engine.state import Phase, Planted
from bohnanza_qt.players.player import Because, Decision, Motive
from bohnanza_qt.session.bounds import MOST_UNASKED_OFFERS
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.remarks import Remark
from bohnanza_qt.session.table import Table

from .playing import setup_of

GIVE_FRONT = (CardRef("hand", 0),)

DECLINES = Decision(None)


def table_of(persons: int, computers: int, starts: int = 0) -> tuple[GameSession, Table]:
    setup = setup_of(persons, computers).model_copy(update={"start": starts})
    session = GameSession.new(setup)
    return session, Table.beside(session)


def to_trading(session: GameSession) -> None:
    active = session.state.active
    session.submit(Plant(active, 0))
    session.submit(TurnOver(active))


def asked(table: Table) -> tuple[int, Question] | None:
    found = table.next_decision()
    return None if found is None else (found.seat, found.question)


def decide(table: Table, decision: Decision) -> tuple[Action, ...]:
    found = table.next_decision()
    assert found is not None
    return table.conduct(found, decision)


def hear_out(table: Table) -> None:
    """The computers that may offer something have nothing to offer."""
    while (found := table.next_decision()) is not None and found.question is Question.MAY_OFFER:
        assert table.conduct(found, DECLINES) == ()


def test_a_person_is_never_asked_and_the_game_waits() -> None:
    session, table = table_of(persons=1, computers=2)
    assert asked(table) is None
    to_trading(session)
    assert asked(table) == (1, Question.MAY_OFFER)
    hear_out(table)
    assert asked(table) is None


def test_a_computers_own_turn_goes_on_without_a_person() -> None:
    session, table = table_of(persons=1, computers=2, starts=1)
    assert asked(table) == (1, Question.PLANT_FIRST)
    assert decide(table, Decision(Plant(1, 0))) == (Plant(1, 0),)
    decide(table, Decision(TurnOver(1)))
    assert session.state.phase is Phase.TRADE


def test_an_answer_to_an_older_position_is_dropped() -> None:
    session, table = table_of(persons=1, computers=2, starts=1)
    found = table.next_decision()
    assert found is not None
    session.remark(Remark(1, None, None, None, None))
    session.submit(Plant(1, 0))
    assert table.conduct(found, Decision(Plant(1, 1))) == ()
    assert session.log == (Plant(1, 0),)


def test_a_persons_offer_is_answered_before_anything_else() -> None:
    session, table = table_of(persons=1, computers=2)
    to_trading(session)
    session.submit(MakeOffer(0, 2, GIVE_FRONT, ()))
    assert asked(table) == (2, Question.ANSWER)
    because = Because(Motive.NO_GAIN)
    assert decide(table, Decision(Reject(2, 0), because)) == (Reject(2, 0),)
    assert session.remarks[-1][1] == Remark(2, 0, 0, because, False)


def test_a_counter_offer_refuses_what_it_answers_and_its_reason_is_kept() -> None:
    session, table = table_of(persons=1, computers=2)
    to_trading(session)
    session.submit(MakeOffer(0, 1, GIVE_FRONT, ()))
    counter = MakeOffer(1, 0, (), (session.state.seats[0].hand[0],))
    because = Because(Motive.WANT_SOMETHING_ELSE)
    done = decide(table, Decision(counter, because, answers=0))
    assert done == (counter, Reject(1, 0))
    assert list(session.state.offers) == [1]
    assert session.remarks[-1][1] == Remark(1, 0, 0, because, None)


def test_a_computer_without_an_answer_has_said_no() -> None:
    session, table = table_of(persons=1, computers=2)
    to_trading(session)
    session.submit(MakeOffer(0, 1, GIVE_FRONT, ()))
    assert decide(table, DECLINES) == (Reject(1, 0),)


def test_in_a_persons_turn_a_computer_cannot_leave_the_trading() -> None:
    session, table = table_of(persons=1, computers=2)
    to_trading(session)
    for seat in (1, 2):
        assert decide(table, Decision(DoneTrading(seat))) == ()
    assert asked(table) is None
    assert session.state.phase is Phase.TRADE


def test_a_computer_makes_few_offers_that_nobody_asked_for() -> None:
    session, table = table_of(persons=1, computers=2)
    to_trading(session)
    made = 0
    for _ in range(40):
        found = table.next_decision()
        if found is None:
            for number in list(session.state.offers):
                session.submit(Reject(0, number))
            if table.next_decision() is None:
                break
        elif found.seat == 1:
            made += len(table.conduct(found, Decision(MakeOffer(1, 0, GIVE_FRONT, ()))))
        else:
            table.conduct(found, DECLINES)
    assert 1 <= made <= MOST_UNASKED_OFFERS


def test_silenced_computers_make_no_offers_until_the_turn_is_over() -> None:
    session, table = table_of(persons=1, computers=2)
    to_trading(session)
    table.is_silenced = True
    assert asked(table) is None
    session.submit(MakeOffer(0, 1, GIVE_FRONT, ()))
    assert asked(table) == (1, Question.ANSWER)


def test_trading_of_a_computer_waits_until_the_person_has_no_trade() -> None:
    session, table = table_of(persons=1, computers=2, starts=1)
    to_trading(session)
    hear_out(table)
    assert asked(table) == (1, Question.TRADE)
    assert decide(table, Decision(DoneTrading(1))) == ()
    assert table.waits_for_persons
    assert asked(table) is None
    session.submit(DoneTrading(0))
    assert not table.waits_for_persons
    assert decide(table, Decision(DoneTrading(1))) == (DoneTrading(1),)
    assert session.state.phase is not Phase.TRADE


def test_a_persons_offer_in_a_computers_turn_is_answered_while_it_waits() -> None:
    session, table = table_of(persons=1, computers=2, starts=1)
    to_trading(session)
    hear_out(table)
    decide(table, Decision(DoneTrading(1)))
    session.submit(MakeOffer(0, 1, GIVE_FRONT, ()))
    assert asked(table) == (1, Question.ANSWER)
    decide(table, Decision(Accept(1, 0, ())))
    assert session.state.seats[1].aside


def test_who_wants_to_be_asked_only_about_offers_is_not_waited_for() -> None:
    session, table = table_of(persons=1, computers=2, starts=1)
    to_trading(session)
    hear_out(table)
    decide(table, Decision(DoneTrading(1)))
    assert asked(table) is None
    table.ask_only_on_offers = True
    assert decide(table, Decision(DoneTrading(1))) == (DoneTrading(1),)


def test_an_offer_to_anyone_is_the_persons_first() -> None:
    session, table = table_of(persons=1, computers=3, starts=1)
    to_trading(session)
    hear_out(table)
    decide(table, Decision(MakeOffer(1, None, GIVE_FRONT, ())))
    assert asked(table) is None
    session.submit(Reject(0, 0))
    assert asked(table) == (2, Question.ANSWER)


def test_a_persons_offer_to_anyone_goes_round_the_computers() -> None:
    session, table = table_of(persons=1, computers=3)
    to_trading(session)
    session.submit(MakeOffer(0, None, GIVE_FRONT, ()))
    answered = []
    while session.state.offers:
        found = table.next_decision()
        assert found is not None
        answered.append(found.seat)
        table.conduct(found, Decision(Reject(found.seat, 0)))
    assert answered == [1, 2, 3]


def test_computers_plant_beside_a_person_who_takes_time() -> None:
    session, table = table_of(persons=1, computers=2)
    to_trading(session)
    session.submit(MakeOffer(0, 1, GIVE_FRONT, ()))
    decide(table, Decision(Accept(1, 0, ())))
    session.submit(DoneTrading(0))
    assert session.state.phase is Phase.ASIDE
    assert asked(table) == (1, Question.PLANT_ASIDE)
    decide(table, Decision(PlantAside(1, 0, 0)))
    assert asked(table) is None
    assert session.state.seats[0].aside


def test_after_a_deal_the_others_may_offer_once_more() -> None:
    session, table = table_of(persons=0, computers=3)
    to_trading(session)
    hear_out(table)
    decide(table, Decision(MakeOffer(0, 1, GIVE_FRONT, ())))
    assert asked(table) == (1, Question.ANSWER)
    decide(table, Decision(Accept(1, 0, ())))
    assert asked(table) == (1, Question.MAY_OFFER)


def test_who_was_refused_may_offer_something_else_to_a_computer() -> None:
    session, table = table_of(persons=0, computers=3)
    to_trading(session)
    decide(table, Decision(MakeOffer(1, 0, GIVE_FRONT, ())))
    hear_out(table)
    assert asked(table) == (0, Question.ANSWER)
    decide(table, Decision(Reject(0, 0)))
    assert asked(table) == (1, Question.MAY_OFFER)


def test_a_person_who_said_no_is_not_offered_something_else() -> None:
    session, table = table_of(persons=1, computers=2)
    to_trading(session)
    decide(table, Decision(MakeOffer(1, 0, GIVE_FRONT, ())))
    session.submit(Reject(0, 0))
    assert asked(table) == (2, Question.MAY_OFFER)
    hear_out(table)
    assert asked(table) is None


def test_computers_offer_something_in_the_turn_of_another_computer() -> None:
    session, table = table_of(persons=1, computers=2, starts=1)
    to_trading(session)
    assert asked(table) == (2, Question.MAY_OFFER)
    decide(table, Decision(MakeOffer(2, 1, GIVE_FRONT, ())))
    assert asked(table) == (1, Question.ANSWER)


def test_nobody_waits_for_a_person_who_can_do_nothing_useful() -> None:
    session, table = table_of(persons=1, computers=2, starts=1)
    to_trading(session)
    hear_out(table)
    own = session.state.seats[0]
    own.hand.clear()
    own.hand_ids.clear()
    own.fields[:] = [Planted(other_than(session.state.revealed), 1)] * len(own.fields)
    assert decide(table, Decision(DoneTrading(1))) == (DoneTrading(1),)


def test_a_person_with_an_empty_hand_may_want_what_was_turned_over() -> None:
    session, table = table_of(persons=1, computers=2, starts=1)
    to_trading(session)
    hear_out(table)
    own = session.state.seats[0]
    own.hand.clear()
    own.hand_ids.clear()
    assert decide(table, Decision(DoneTrading(1))) == ()
    assert table.waits_for_persons


def other_than(beans: Sequence[Bean]) -> Bean:
    return next(bean for bean in Bean if bean not in beans)


def test_an_announcement_to_the_person_is_waited_on_by_who_wants_to_hear_only_offers() -> None:
    setup = setup_of(1, 2).model_copy(update={"start": 1, "preset": Preset.ARENA})
    session = GameSession.new(setup)
    table = Table.beside(session)
    table.ask_only_on_offers = True
    to_trading(session)
    hear_out(table)
    decide(table, Decision(MakeOffer(1, 0, GIVE_FRONT, ())))
    hear_out(table)
    assert decide(table, Decision(DoneTrading(1))) == ()
    assert table.waits_for_persons


def test_what_a_person_announces_is_answered_even_in_silence() -> None:
    session = GameSession.new(setup_of(1, 2).model_copy(update={"preset": Preset.ARENA}))
    table = Table.beside(session)
    to_trading(session)
    table.is_silenced = True
    assert asked(table) is None
    session.submit(MakeOffer(0, None, GIVE_FRONT, ()))
    assert asked(table) == (1, Question.MAY_OFFER)
    assert decide(table, Decision(MakeOffer(1, 0, GIVE_FRONT, ()))) == ()
    reply = MakeOffer(2, 0, GIVE_FRONT, (session.state.seats[0].hand[0],))
    assert decide(table, Decision(reply, answers=0)) == (reply, Reject(2, 0))


def test_in_silence_the_offers_of_others_turns_are_refused_for_the_person() -> None:
    session, table = table_of(persons=1, computers=2, starts=1)
    to_trading(session)
    hear_out(table)
    table.is_silenced = True
    offer = MakeOffer(1, 0, GIVE_FRONT, ())
    assert decide(table, Decision(offer)) == (offer, Reject(0, 0))
    assert not session.state.offers


def test_a_table_that_is_left_hears_nothing_more() -> None:
    session, table = table_of(persons=1, computers=2)
    table.leave(session)
    assert session.listeners == []


def test_after_an_undo_the_computers_may_say_something_new() -> None:
    session, table = table_of(persons=1, computers=2)
    to_trading(session)
    hear_out(table)
    session.submit(MakeOffer(0, 1, GIVE_FRONT, ()))
    assert session.undo()
    assert asked(table) == (1, Question.MAY_OFFER)
