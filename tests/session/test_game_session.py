from __future__ import annotations

from collections.abc import Sequence

import pytest

from bohnanza_qt.engine.actions import (
    Accept,
    CardRef,
    DoneTrading,
    Draw,
    Harvest,
    MakeOffer,
    Plant,
    Reject,
    TurnOver,
    Withdraw,
)
from bohnanza_qt.engine.events import Event
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.record import IllegalRecord
from bohnanza_qt.engine.record_reading import read_record
from bohnanza_qt.engine.refusal import IllegalAction, Reason
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.players.player import Because, Motive
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import SeatKind
from bohnanza_qt.session.meta import META_KEY, SessionMeta
from bohnanza_qt.session.remarks import Remark
from bohnanza_qt.session.talk import Saying

from .playing import play, play_until, setup_of


class Listener:
    def __init__(self, session: GameSession) -> None:
        self.heard: list[object] = []
        session.listeners.append(self)

    def acted(self, session: GameSession, events: Sequence[Event]) -> None:
        assert session.history[-1] == tuple(events)
        self.heard.append(session.last_action)

    def undone(self, session: GameSession, count: int) -> None:
        self.heard.append(count)

    def remarked(self, session: GameSession, remark: Remark) -> None:
        self.heard.append(remark)

    def said(self, session: GameSession, saying: Saying) -> None:
        self.heard.append(saying)

    def reseated(self, session: GameSession) -> None:
        self.heard.append(session.people)


def everything(session: GameSession) -> object:
    return (
        session.log,
        session.history,
        session.remarks,
        session.setup,
        [session.view(seat) for seat in range(len(session.names))],
        [list(seat.hand) for seat in session.state.seats],
        session.state.draw_pile,
    )


@pytest.fixture
def session() -> GameSession:
    return GameSession.new(setup_of())


@pytest.fixture
def trading() -> GameSession:
    session = GameSession.new(setup_of(persons=2))
    session.submit(Plant(0, 0))
    session.submit(TurnOver(0))
    return session


def give_one(session: GameSession, seat: int, to: Sequence[int]) -> None:
    session.offer(seat, to, [CardRef("hand", 0)], [])


def test_the_same_number_is_the_same_deal_and_another_is_not() -> None:
    one, same, other = (GameSession.new(setup_of(game_number=n)) for n in (5, 5, 6))
    assert everything(one) == everything(same)
    assert one.state.piles != other.state.piles


def test_without_a_choice_the_number_draws_who_starts() -> None:
    setup = setup_of().model_copy(update={"start": None})
    starts = {
        number: GameSession.new(setup.model_copy(update={"game_number": number})).state.start
        for number in range(40)
    }
    assert set(starts.values()) == {0, 1, 2}
    assert starts[3] == GameSession.new(setup.model_copy(update={"game_number": 3})).state.start


def test_an_illegal_action_changes_nothing(session: GameSession) -> None:
    before = everything(session), session.revision
    with pytest.raises(IllegalAction) as refused:
        session.submit(Draw(0))
    assert refused.value.reason is Reason.WRONG_PHASE
    assert (everything(session), session.revision) == before


def test_listeners_hear_of_everything_in_order(session: GameSession) -> None:
    listener = Listener(session)
    session.submit(Plant(0, 0))
    remark = Remark(1, 0, None, Because(Motive.NO_GAIN), None)
    session.remark(remark)
    session.undo()
    session.redo()
    assert listener.heard == [Plant(0, 0), remark, 1, Plant(0, 0)]


def test_a_plant_can_be_taken_back_until_the_cards_are_turned_over(session: GameSession) -> None:
    dealt = everything(session)
    session.submit(Plant(0, 0))
    assert session.undo_target() == (Plant(0, 0),)
    assert session.undo_target(0) == (Plant(0, 0),)
    assert session.undo_target(1) == ()
    revision = session.revision
    assert session.undo() == (Plant(0, 0),)
    assert everything(session) == dealt
    assert session.revision > revision
    session.submit(Plant(0, 0))
    session.submit(TurnOver(0))
    assert not session.can_undo
    assert session.undo() == ()


def test_what_was_taken_back_can_be_done_again_until_something_else_is_done(
    session: GameSession,
) -> None:
    session.submit(Plant(0, 0))
    planted = everything(session)
    session.undo()
    session.redo()
    assert everything(session) == planted
    session.undo()
    session.submit(Plant(0, 1))
    assert not session.can_redo
    assert session.redo() == ()


def test_another_seats_action_ends_what_can_be_taken_back(trading: GameSession) -> None:
    give_one(trading, 0, [1])
    assert trading.can_undo
    trading.submit(Reject(1, 0))
    assert trading.undo_target(0) == ()
    assert trading.undo_target(1) == (Reject(1, 0),)


def test_a_computers_action_cannot_be_taken_back(trading: GameSession) -> None:
    give_one(trading, 0, [2])
    trading.submit(Reject(2, 0))
    assert not trading.can_undo


def test_one_offer_to_several_is_one_gesture(trading: GameSession) -> None:
    before = everything(trading)
    give_one(trading, 0, [1, 2])
    assert len(trading.state.offers) == 2
    assert len(trading.undo_target()) == 2
    offered = everything(trading)
    trading.undo()
    assert everything(trading) == before
    trading.redo()
    assert everything(trading) == offered


def test_when_one_of_several_takes_a_request_its_sisters_are_withdrawn_at_once(
    trading: GameSession,
) -> None:
    wanted = [trading.state.seats[2].hand[0]]
    trading.offer(0, [1, 2], [], wanted)
    listener = Listener(trading)
    take = Accept(2, 1, (CardRef("hand", 0),))
    trading.submit(take)
    assert listener.heard == [take, Withdraw(0, 0)]
    assert not trading.state.offers


def test_sisters_are_known_again_after_a_record_was_read(trading: GameSession) -> None:
    wanted = [trading.state.seats[2].hand[0]]
    trading.offer(0, [1, 2], [], wanted)
    again = GameSession.from_record(read_record(trading.record().to_bytes()))
    assert again.undo_target() == trading.undo_target()
    again.submit(Accept(2, 1, (CardRef("hand", 0),)))
    assert not again.state.offers


def test_a_game_that_broke_off_before_the_sisters_went_sends_them_away(
    trading: GameSession,
) -> None:
    wanted = [trading.state.seats[2].hand[0]]
    trading.offer(0, [1, 2], [], wanted)
    trading.submit(Accept(2, 1, (CardRef("hand", 0),)))
    again = GameSession.from_record(trading.record(), actions=len(trading.log) - 1)
    assert again.log == trading.log


def test_offers_made_apart_are_no_sisters(trading: GameSession) -> None:
    wanted = [trading.state.seats[2].hand[0]]
    trading.offer(0, [1, 2], [], wanted)
    trading.undo()
    trading.submit(MakeOffer(0, 1, (), tuple(wanted)))
    trading.submit(MakeOffer(0, 2, (), tuple(wanted)))
    trading.submit(Accept(2, 1, (CardRef("hand", 0),)))
    assert list(trading.state.offers) == [0]


def test_an_offer_to_several_of_whom_one_is_no_partner_is_not_made_at_all(
    trading: GameSession,
) -> None:
    trading.submit(DoneTrading(2))
    with pytest.raises(IllegalAction):
        give_one(trading, 0, [1, 2])
    assert not trading.state.offers


def test_reasons_go_with_the_actions_they_followed(session: GameSession) -> None:
    early = Remark(1, 0, None, Because(Motive.NO_GAIN), None)
    late = Remark(2, 0, None, None, None)
    session.remark(early)
    session.submit(Plant(0, 0))
    session.remark(late)
    assert session.remarks == ((0, early), (1, late))
    session.undo()
    assert session.remarks == ((0, early),)


@pytest.mark.parametrize("actions", [0, 1, 57, 200, 10_000])
def test_a_game_comes_back_from_its_record_exactly_as_it_stood(actions: int) -> None:
    session = GameSession.new(setup_of(computers=3))
    play(session, actions)
    session.remark(Remark(1, 0, 0, Because(Motive.DO_NOT_HAVE, bean=None), False))
    again = GameSession.from_record(read_record(session.record().to_bytes()))
    assert everything(again) == everything(session)
    play(session, 300, seed=2)
    play(again, 300, seed=2)
    assert everything(again) == everything(session)


def test_a_game_goes_on_from_the_middle_of_a_record_and_goes_its_own_way() -> None:
    whole = GameSession.new(setup_of(computers=3))
    play(whole, 10_000)
    assert whole.is_over
    middle = len(whole.log) // 2
    again = GameSession.from_record(whole.record(), actions=middle)
    assert again.log == whole.log[:middle]
    play(again, 10_000, seed=99)
    assert again.is_over
    assert GameSession.from_record(read_record(again.record().to_bytes())).log == again.log


def test_a_record_against_the_rules_is_refused_with_the_place(session: GameSession) -> None:
    play(session, 30)
    record = session.record()
    broken = type(record)(
        preset=record.preset,
        overrides=record.overrides,
        players=record.players,
        start=record.start,
        piles=record.piles,
        actions=(*record.actions[:10], Draw(2), *record.actions[10:]),
    )
    with pytest.raises(IllegalRecord) as refused:
        GameSession.from_record(broken)
    assert refused.value.index == 10


def test_a_record_from_elsewhere_seats_a_person_first_and_keeps_its_meta(
    session: GameSession,
) -> None:
    record = session.record()
    foreign = type(record)(
        preset=record.preset,
        overrides=record.overrides,
        players=record.players,
        start=record.start,
        piles=record.piles,
        actions=(),
        meta={"by": "somebody", META_KEY: {"seats": 5, "follows": ["x"], "game_number": "-1"}},
    )
    again = GameSession.from_record(foreign)
    assert [seat.kind for seat in again.setup.seats] == [
        SeatKind.PERSON,
        SeatKind.COMPUTER,
        SeatKind.COMPUTER,
    ]
    assert again.setup.game_number is not None
    kept = again.record().meta
    assert kept is not None
    assert kept["by"] == "somebody"


@pytest.mark.parametrize(
    "own", [None, 3, [], {"remarks": [{"after": -1}]}, {"game_number": "9" * 999}]
)
def test_a_meta_without_sense_is_as_good_as_none(own: object) -> None:
    assert SessionMeta.of({META_KEY: own}) == SessionMeta()


def test_a_harvest_between_a_plant_and_another_can_be_taken_back(session: GameSession) -> None:
    play_until(session, Question.PLANT_OR_TURN_OVER, 0)
    field = next(i for i, field in enumerate(session.state.seats[0].fields) if field)
    session.submit(Harvest(0, field))
    assert session.undoable == Harvest(0, field)
    session.undo()
    assert session.state.seats[0].fields[field] is not None


def test_the_end_of_a_game_cannot_be_taken_back(session: GameSession) -> None:
    play(session, 10_000)
    assert session.state.phase is Phase.OVER
    assert not session.can_undo
