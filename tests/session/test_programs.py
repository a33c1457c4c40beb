"""A seat with a program: its command lives in this run only, and no file holds or starts one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bohnanza_qt.engine.actions import Plant
from bohnanza_qt.engine.record import replay
from bohnanza_qt.engine.record_reading import read_record
from bohnanza_qt.players.levels import USUAL_LEVEL, is_level
from bohnanza_qt.players.mishap import Mishap
from bohnanza_qt.session.autosave import SaveSlot
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import PROGRAM, GameSetup, SeatKind, SeatSetup
from bohnanza_qt.session.paths import Folders
from bohnanza_qt.session.settings import Settings
from bohnanza_qt.session.talk import SaidMishap

COMMAND = ("python3", "/home/ada/secret-bot.py")


def setup_with_program() -> GameSetup:
    person = SeatSetup(name="Ada", kind=SeatKind.PERSON)
    program = SeatSetup(name="Bot").with_program(COMMAND)
    return GameSetup(seats=(person, program, SeatSetup(name="Tom")), start=0, game_number=7)


def test_a_seat_keeps_its_program_through_the_run():
    session = GameSession.new(setup_with_program())
    assert session.setup.seats[1].command == COMMAND
    assert session.setup.seats[1].is_program
    another = session.setup.model_copy(update={"game_number": 8})
    assert another.seats[1].command == COMMAND


def test_no_text_that_the_program_writes_has_the_command():
    setup = setup_with_program()
    session = GameSession.new(setup)
    texts = [
        setup.model_dump_json(),
        repr(setup),
        session.record().to_bytes().decode(),
        Settings(last_setup=setup, family_setup=setup).model_dump_json(),
    ]
    assert not [text for text in texts if "secret-bot" in text]


@pytest.mark.parametrize("key", ["command", "_command", "exec", "program"])
def test_no_text_can_set_a_command(key):
    seat = json.loads(setup_with_program().seats[1].model_dump_json())
    for value in (list(COMMAND), " ".join(COMMAND)):
        read = SeatSetup.model_validate_json(json.dumps(seat | {key: value}))
        assert read.command == ()
        assert read.level == PROGRAM


def test_what_stands_for_a_program_is_no_level_that_a_computer_has():
    assert not is_level(PROGRAM)


def test_without_programs_a_usual_computer_takes_the_seat():
    seat = setup_with_program().without_programs().seats[1]
    assert (seat.command, seat.level, seat.is_program) == ((), USUAL_LEVEL, False)


def test_a_program_can_leave_its_seat_in_the_game_and_come_back():
    session = GameSession.new(setup_with_program())
    with_program = session.setup
    person = with_program.seats[1].model_copy(update={"kind": SeatKind.PERSON})
    seats = (with_program.seats[0], person.with_computer("easy"), with_program.seats[2])
    session.reseat(with_program.model_copy(update={"seats": seats}))
    assert session.setup.seats[1].command == ()
    assert session.setup.seats[1].name == "Bot"
    session.reseat(with_program)
    assert session.setup.seats[1].command == COMMAND


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(data=tmp_path / "data", config=tmp_path / "config")


def test_a_kept_game_knows_that_there_was_a_program_but_not_which(folders, tmp_path):
    slot = SaveSlot(folders)
    session = GameSession.new(setup_with_program())
    slot.begin(session)
    session.submit(Plant(0, 0))
    session.say(SaidMishap(1, Mishap.DIED, "1 ValueError"))
    assert slot.wait(10)
    slot.close()
    kept = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]
    assert kept
    assert not [content for content in kept if b"secret-bot" in content]
    again = SaveSlot(folders)
    loaded = again.load()
    assert loaded.setup.seats[1].is_program
    assert loaded.setup.seats[1].command == ()
    assert [said for _, said in loaded.talk] == [SaidMishap(1, Mishap.DIED, "1 ValueError")]
    again.close()


def test_a_record_of_a_game_with_a_program_is_replayed_without_it():
    session = GameSession.new(setup_with_program())
    session.submit(Plant(0, 0))
    record = read_record(session.record().to_bytes())
    assert replay(record).seats[0].fields == session.state.seats[0].fields


@pytest.mark.parametrize(
    "said",
    [
        {"what": "mishap", "seat": 1, "mishap": "died", "detail": "x" * 1000},
        {"what": "mishap", "seat": 1, "mishap": "exploded"},
        {"what": "mishap", "seat": 9, "mishap": "died"},
    ],
)
def test_a_mishap_that_makes_no_sense_is_as_good_as_absent(said):
    record = json.loads(GameSession.new(setup_with_program()).record().to_bytes())
    record["meta"]["bohnanza_qt"]["talk"] = [{"after": 0, "said": said}]
    loaded = GameSession.from_record(read_record(json.dumps(record).encode()))
    assert loaded.talk == ()
