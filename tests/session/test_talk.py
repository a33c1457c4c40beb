"""What is said beside the moves: kept by action, undone with it, saved with the game."""

from __future__ import annotations

from pathlib import Path

from bohnanza_qt.engine.actions import DoneTrading, MakeOffer, Plant, Reject, Withdraw
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.record_reading import read_record
from bohnanza_qt.players.player import Because, Decision, Motive
from bohnanza_qt.players.talk import Enquiry, Wishes
from bohnanza_qt.session.autosave import SaveSlot
from bohnanza_qt.session.bounds import MOST_UNASKED_OFFERS
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.paths import Folders
from bohnanza_qt.session.remarks import Remark
from bohnanza_qt.session.table import Table
from bohnanza_qt.session.talk import SaidEnquiry, SaidWishes

from .playing import setup_of
from .test_table import DECLINES, GIVE_FRONT, decide, hear_out, table_of, to_trading

LIKES_BLUE = SaidWishes(0, (Bean.BLUE,), (Bean.RED,))
NOTHING = Because(Motive.NO_GAIN)


def test_what_was_said_goes_with_the_actions_before_it() -> None:
    session = GameSession.new(setup_of())
    session.say(LIKES_BLUE)
    session.submit(Plant(0, 0))
    session.say(SaidWishes(0, (Bean.SOY,)))
    assert session.wishes[0] == Wishes((Bean.SOY,), ())
    session.undo()
    assert session.talk == ((0, LIKES_BLUE),)
    assert session.wishes == (Wishes((Bean.BLUE,), (Bean.RED,)), Wishes(), Wishes())


def test_a_record_and_a_game_that_goes_on_know_what_was_said(tmp_path: Path) -> None:
    folders = Folders(tmp_path, tmp_path)
    session = GameSession.new(setup_of())
    session.say(LIKES_BLUE)
    slot = SaveSlot(folders)
    slot.begin(session)
    session.submit(Plant(0, 0))
    session.say(SaidWishes(1, (Bean.CHILI,)))
    session.undo()
    session.say(SaidEnquiry(0, (1, 2), (Bean.SOY,), 0))
    assert session.talk == ((0, LIKES_BLUE), (0, SaidEnquiry(0, (1, 2), (Bean.SOY,), 0)))
    assert GameSession.from_record(read_record(session.record().to_bytes())).talk == session.talk
    assert slot.close()
    assert SaveSlot(folders).load().talk == session.talk


def test_what_a_record_tells_of_seats_that_there_are_not_is_left_out() -> None:
    session = GameSession.new(setup_of())
    session.say(SaidWishes(7, (Bean.CHILI,)))
    session.say(SaidEnquiry(0, (1, 9), (Bean.SOY,), 0))
    session.say(LIKES_BLUE)
    assert GameSession.from_record(session.record()).talk == ((0, LIKES_BLUE),)


def test_whoever_is_enquired_answers_before_anything_else_with_an_offer_or_a_reason() -> None:
    session, table = table_of(persons=1, computers=2)
    to_trading(session)
    front = session.state.seats[0].hand[0]
    enquiry = Enquiry(0, (front,))
    table.enquire(enquiry, (1, 2))
    first = table.next_decision()
    assert first is not None
    assert first.talk is not None
    assert (first.seat, first.talk.enquiry) == (1, enquiry)
    offer = MakeOffer(1, 0, GIVE_FRONT, (front,))
    assert table.conduct(first, Decision(offer)) == (offer,)
    assert decide(table, Decision(None, NOTHING)) == ()
    assert session.remarks[-1][1] == Remark(2, 0, None, NOTHING, False)
    session.submit(Reject(0, 0))
    then = table.next_decision()
    assert then is not None
    assert then.talk is not None
    assert (then.talk.enquiry, then.talk.asked_for) == (None, frozenset({0}))


def test_offers_that_were_enquired_for_leave_room_for_those_that_were_not() -> None:
    session, table = table_of(persons=1, computers=2)
    to_trading(session)
    front = session.state.seats[0].hand[0]
    for _ in range(MOST_UNASKED_OFFERS):
        table.enquire(Enquiry(0, (front,)), (1,))
        decide(table, Decision(MakeOffer(1, 0, GIVE_FRONT, (front,))))
        session.submit(Reject(0, session.state.offer_count - 1))
    found = table.next_decision()
    assert found is not None
    assert found.question is Question.MAY_OFFER
    assert decide(table, Decision(MakeOffer(1, 0, GIVE_FRONT, (front,)))) != ()


def test_an_offer_that_is_open_already_is_not_made_again() -> None:
    session, table = table_of(persons=1, computers=2)
    to_trading(session)
    front = session.state.seats[0].hand[0]
    offer = MakeOffer(1, 0, GIVE_FRONT, (front,))
    for made in ((offer,), ()):
        table.enquire(Enquiry(0, (front,)), (1,))
        assert decide(table, Decision(offer)) == made
    assert list(session.state.offers) == [0]


def test_a_better_offer_for_the_same_cards_takes_the_place_of_the_former_one() -> None:
    session, table = table_of(persons=1, computers=2)
    to_trading(session)
    front, second = session.state.seats[0].hand[:2]
    for want in ((front,), (second,)):
        table.enquire(Enquiry(0, want), (1,))
        decide(table, Decision(MakeOffer(1, 0, (), want)))
    table.enquire(Enquiry(0, (front,)), (2,))
    decide(table, Decision(MakeOffer(2, 0, (), (front,))))
    offered = list(session.state.offers)
    table.enquire(Enquiry(0, (front,)), (1,))
    better = MakeOffer(1, 0, GIVE_FRONT, (front,))
    gone = [0] if front is not second else [0, 1]
    done = decide(table, Decision(better))
    assert done == (better, *(Withdraw(1, number) for number in gone))
    assert list(session.state.offers) == [n for n in (*offered, len(offered)) if n not in gone]


def test_what_is_no_answer_to_the_question_is_dropped_and_reported() -> None:
    session, _ = table_of(persons=1, computers=2)
    faults: list[str] = []
    table = Table(
        session,
        session.people,
        report=lambda _asked, fault: faults.append(fault),
        wishes=lambda: session.wishes,
        say=session.say,
    )
    to_trading(session)
    front = session.state.seats[0].hand[0]
    others = [bean for bean in Bean if bean is not front]
    for wrong in (
        MakeOffer(1, 0, GIVE_FRONT, (others[0],)),
        MakeOffer(1, 2, GIVE_FRONT, (front,)),
        MakeOffer(2, 0, GIVE_FRONT, (front,)),
    ):
        table.enquire(Enquiry(0, (front,)), (1,))
        assert decide(table, Decision(wrong)) == ()
    assert len(faults) == 3
    assert not session.state.offers


def test_only_computers_that_trade_with_the_one_who_asks_are_enquired() -> None:
    session, table = table_of(persons=2, computers=2)
    to_trading(session)
    hand = session.state.seats[0].hand
    assert table.whom_to_ask(Enquiry(0, (hand[0],)), (1, 2, 3)) == (2, 3)
    assert table.whom_to_ask(Enquiry(0, ()), (2, 3)) == ()
    assert table.whom_to_ask(Enquiry(1, (session.state.seats[1].hand[0],)), (2, 3)) == ()
    lacking = next(bean for bean in Bean if bean not in (*hand, *session.state.revealed))
    assert table.whom_to_ask(Enquiry(0, (lacking,)), (2, 3)) == ()


def test_an_undo_forgets_what_was_not_answered_yet() -> None:
    session, table = table_of(persons=1, computers=2)
    to_trading(session)
    hear_out(table)
    session.submit(MakeOffer(0, 1, GIVE_FRONT, ()))
    table.enquire(Enquiry(0, (session.state.seats[0].hand[0],)), (1, 2))
    session.undo()
    found = table.next_decision()
    assert found is not None
    assert found.talk is not None
    assert found.talk.enquiry is None


def test_a_computer_says_its_wishes_with_any_answer() -> None:
    session, table = table_of(persons=1, computers=2)
    to_trading(session)
    wishes = Wishes((Bean.CHILI,), ())
    decide(table, Decision(None, wishes=wishes))
    decide(table, DECLINES)
    assert session.wishes == (Wishes(), wishes, Wishes())


def test_a_computer_asks_once_in_its_turn_what_persons_would_give_for_its_cards() -> None:
    session, table = table_of(persons=1, computers=2, starts=1)
    to_trading(session)
    hear_out(table)
    for _ in range(2):
        decide(table, Decision(DoneTrading(1), asks=(Bean.CHILI, Bean.SOY)))
        session.submit(MakeOffer(0, 1, GIVE_FRONT, ()))
        decide(table, Decision(Reject(1, session.state.offer_count - 1)))
    asked = [said for _, said in session.talk if isinstance(said, SaidEnquiry)]
    assert asked == [SaidEnquiry(1, (0,), (bean,), 0) for bean in (Bean.CHILI, Bean.SOY)]
