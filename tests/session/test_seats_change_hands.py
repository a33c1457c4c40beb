"""A person leaves in the middle of a game, a computer goes on, and the person comes back."""

from __future__ import annotations

from pathlib import Path

from bohnanza_qt.engine.actions import CardRef, MakeOffer, Plant, TurnOver, Withdraw
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.record_reading import read_record
from bohnanza_qt.players.talk import NO_WISHES
from bohnanza_qt.session.autosave import SaveSlot
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import GameSetup, SeatKind
from bohnanza_qt.session.paths import Folders
from bohnanza_qt.session.standing import NOTHING
from bohnanza_qt.session.table import Table
from bohnanza_qt.session.talk import SaidStanding, SaidTakeover, SaidWishes

from .playing import play, setup_of


def reseated(setup: GameSetup, persons: set[int]) -> GameSetup:
    seats = tuple(
        who.model_copy(update={"kind": SeatKind.PERSON if at in persons else SeatKind.COMPUTER})
        for at, who in enumerate(setup.seats)
    )
    return setup.model_copy(update={"seats": seats, "open_hands": True})


def test_only_who_decides_changes() -> None:
    session = GameSession.new(setup_of(3, 0))
    play(session, 30)
    before = (session.log, session.names, session.setup.game_number, session.revision)
    other_names = setup_of(3, 0, game_number=99)
    session.reseat(reseated(other_names, {0, 2}))
    assert session.people == {0, 2}
    assert session.setup.open_hands
    assert (session.log, session.names, session.setup.game_number) == before[:3]
    assert session.revision > before[3]


def test_the_computer_that_takes_over_is_asked_at_once_and_the_person_who_returns_is_not() -> None:
    session = GameSession.new(setup_of(3, 0))
    table = Table.beside(session)
    assert table.next_decision() is None
    session.reseat(reseated(session.setup, {1, 2}))
    asked = table.next_decision()
    assert asked is not None
    assert (asked.seat, asked.question) == (0, Question.PLANT_FIRST)
    session.reseat(reseated(session.setup, {0, 1, 2}))
    assert table.next_decision() is None


def test_what_a_person_took_back_is_not_done_again_by_another() -> None:
    session = GameSession.new(setup_of(3, 0))
    session.submit(Plant(0, 0))
    session.undo()
    assert session.redo_seats == {0}
    session.reseat(reseated(session.setup, {1, 2}))
    assert not session.can_redo
    assert session.redo_seats == set()


def test_a_saved_game_goes_on_with_those_who_sat_there_last(tmp_path: Path) -> None:
    folders = Folders(tmp_path / "data", tmp_path / "config")
    slot = SaveSlot(folders)
    session = GameSession.new(setup_of(3, 0))
    slot.begin(session)
    play(session, 20)
    session.reseat(reseated(session.setup, {1}))
    session.reseat(reseated(session.setup, {0, 1}))
    play(session, 5)
    assert slot.wait()
    slot.close()
    again = SaveSlot(folders)
    found = again.describe()
    assert found is not None
    assert found.people == {0, 1}
    loaded = again.load()
    assert loaded.people == {0, 1}
    assert loaded.setup.open_hands
    assert loaded.log == session.log
    again.close()


def trading_session(persons: int) -> GameSession:
    """Ada and Ben have each offered something in Ada's turn, and both have said what they wish."""
    session = GameSession.new(setup_of(persons, 3 - persons))
    session.submit(Plant(0, 0))
    session.submit(TurnOver(0))
    session.submit(MakeOffer(0, 1, (CardRef("hand", 0),), (Bean.RED,)))
    session.submit(MakeOffer(1, 0, (CardRef("hand", 0),), (Bean.GREEN,)))
    for seat in (0, 1):
        session.say(SaidWishes(seat, (Bean.CHILI,)))
        session.say(SaidStanding(seat, 0, takes_gifts=True))
    return session


def test_what_was_said_for_a_seat_does_not_bind_whoever_sits_there_next() -> None:
    for persons, after in ((1, {0, 1}), (2, {0})):
        session = trading_session(persons)
        session.reseat(reseated(session.setup, after))
        assert session.last_action == Withdraw(1, 1)
        assert list(session.state.offers) == [0]
        assert session.wishes[1] == NO_WISHES
        assert session.wishes[0].wanted == (Bean.CHILI,)
        assert session.standing(1) == NOTHING
        assert session.standing(0).takes_gifts


def test_what_was_done_before_a_seat_changed_hands_is_not_taken_back() -> None:
    session = trading_session(1)
    session.reseat(reseated(session.setup, {0, 1}))
    assert not session.can_undo
    session.submit(MakeOffer(1, 0, (CardRef("hand", 0),), (Bean.GREEN,)))
    session.undo()
    assert not session.can_undo
    assert session.last_action == Withdraw(1, 1)


def test_where_only_the_hands_are_opened_all_that_was_said_stands() -> None:
    session = trading_session(2)
    before = session.log
    session.reseat(session.setup.model_copy(update={"open_hands": True}))
    assert session.log == before
    assert session.wishes[1].wanted == (Bean.CHILI,)
    assert session.can_undo


def test_everybody_hears_who_plays_for_a_seat_from_now_on() -> None:
    session = GameSession.new(setup_of(3, 0))
    session.reseat(reseated(session.setup, {1, 2}))
    said = [said for _, said in session.talk if isinstance(said, SaidTakeover)]
    assert said == [SaidTakeover(0, "computer")]
    session.reseat(reseated(session.setup, {0, 1, 2}))
    said = [said for _, said in session.talk if isinstance(said, SaidTakeover)]
    assert said == [SaidTakeover(0, "computer"), SaidTakeover(0, "person")]
    again = GameSession.from_record(read_record(session.record().to_bytes()))
    assert [said for _, said in again.talk if isinstance(said, SaidTakeover)] == said
