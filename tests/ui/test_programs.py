"""Programs at the table of the window: chosen, confirmed, asked on a thread, and gone with it."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from bohnanza_qt import cli
from bohnanza_qt.engine.actions import Plant
from bohnanza_qt.players import program
from bohnanza_qt.players.levels import USUAL_LEVEL
from bohnanza_qt.players.mishap import Mishap
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import PROGRAM, GameSetup, SeatKind, SeatSetup
from bohnanza_qt.session.paths import folders
from bohnanza_qt.session.talk import SaidMishap
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.preferences import Preferences
from bohnanza_qt.ui.seats_dialog import SeatsDialog
from bohnanza_qt.ui.setup.player_choice import PlayerChoice
from bohnanza_qt.ui.trade.log_model import LogModel

from .table_support import play_until

ROOT = Path(__file__).parents[2]
GARDENER = (sys.executable, str(ROOT / "examples" / "gardener.py"))
SLEEPER = (sys.executable, "-c", "import time; time.sleep(600)")

StartWith = Callable[..., GameController]


def seats_with(*commands: tuple[str, ...]) -> GameSetup:
    """A person, and programs; seat 1 starts."""
    programs = [
        SeatSetup(name=f"Bot {number}").with_program(command)
        for number, command in enumerate(commands, start=1)
    ]
    person = SeatSetup(name="Ada", kind=SeatKind.PERSON)
    return GameSetup(seats=(person, *programs), start=1, game_number=3)


@pytest.fixture
def start_with(qtbot: QtBot) -> StartWith:
    """A controller of a game of a person and programs, not started yet."""
    controllers: list[GameController] = []

    def start(*commands: tuple[str, ...]) -> GameController:
        controllers.append(GameController(GameSession.new(seats_with(*commands))))
        return controllers[-1]

    yield start
    for controller in controllers:
        controller.stop()


# At the table ------------------------------------------------------------------------------------


def test_a_program_plays_its_turn(start_with: StartWith, qtbot: QtBot) -> None:
    controller = start_with(GARDENER, GARDENER)
    assert controller.description(1) == "program"
    controller.start()
    qtbot.waitUntil(lambda: controller.session.action_count >= 2, timeout=60_000)
    assert {action.seat for action in controller.session.log[:2]} == {1}
    assert not _mishaps(controller.session)


def _mishaps(session: GameSession) -> list[SaidMishap]:
    return [said for _, said in session.talk if isinstance(said, SaidMishap)]


def test_what_a_program_does_wrong_stands_in_the_log_and_is_kept(
    start_with: StartWith, qtbot: QtBot
) -> None:
    words = "import sys; sys.stdin.readline(); print('<b>no</b>', file=sys.stderr)"
    controller = start_with((sys.executable, "-c", words), GARDENER)
    log = LogModel(controller)
    controller.start()
    qtbot.waitUntil(lambda: len(_mishaps(controller.session)) > 0, timeout=60_000)
    said = _mishaps(controller.session)[0]
    assert (said.seat, said.mishap, said.detail) == (1, Mishap.DIED, "0 <b>no</b>")
    lines = [log.index(row).data() for row in range(log.rowCount())]
    sentence = (
        "The program of Bot 1 ended in the game. (0 (b)no(/b)) A plain move is made in its place."
    )
    assert sentence in lines
    record = controller.session.record()
    assert said in [said for _, said in GameSession.from_record(record).talk]
    again = LogModel(GameController(GameSession.from_record(record)))
    assert sentence in [again.sentence(entry, controller.names) for entry in again.entries]
    again._controller.stop()


def test_the_window_goes_on_while_a_program_thinks_and_leaving_does_not_wait(
    start_with: StartWith, qtbot: QtBot
) -> None:
    controller = start_with(SLEEPER, GARDENER)
    controller.start()
    qtbot.waitUntil(lambda: controller.thinking == 1 and _process(controller) is not None)
    process = _process(controller)
    assert process is not None
    controller.stop()
    assert process.returncode is not None
    assert not [thread for thread in threading.enumerate() if "program" in thread.name]


def _process(controller: GameController):
    child = controller._computers._programs._players[1]._child
    return None if child is None else child._process


def test_after_an_undo_a_program_is_another_one_that_knows_nothing_of_it(
    start_with: StartWith, qtbot: QtBot
) -> None:
    setup = seats_with(SLEEPER, GARDENER).model_copy(update={"start": 0})
    controller = GameController(GameSession.new(setup))
    controller.start()
    before = dict(controller._computers._programs._players)
    assert controller.try_action(Plant(0, 0)) is None
    assert controller.can_undo
    controller.undo()
    after = controller._computers._programs._players
    assert set(after) == {1, 2}
    assert not set(map(id, before.values())) & set(map(id, after.values()))
    assert after[1]._events == []
    controller.stop()


def test_a_game_of_a_person_and_programs_comes_to_its_end(
    start_with: StartWith, qtbot: QtBot
) -> None:
    controller = start_with(GARDENER, (sys.executable, "-c", "print(7)"))
    controller.set_ask_only_on_offers(True)
    controller.start()
    play_until(qtbot, controller, lambda _view: controller.is_over)
    assert controller.is_over
    kinds = {said.mishap for said in _mishaps(controller.session)}
    assert kinds == {Mishap.NONSENSE, Mishap.DIED, Mishap.GIVEN_UP}


# Choosing one ------------------------------------------------------------------------------------


@pytest.fixture
def dialogs(monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """What the person chooses in the two dialogs, and what was asked."""
    says: dict[str, object] = {"file": "", "answer": QMessageBox.StandardButton.Yes, "asked": []}

    def question(_parent: object, _title: str, text: str, _all: object, usual: object) -> object:
        says["asked"].append(text)
        assert usual == QMessageBox.StandardButton.No
        return says["answer"]

    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (says["file"], ""))
    monkeypatch.setattr(QMessageBox, "question", question)
    return says


@pytest.fixture
def choice(qtbot: QtBot) -> PlayerChoice:
    made = PlayerChoice(SeatSetup(name="Tom", level="easy"))
    qtbot.addWidget(made)
    return made


def choose_program(choice: PlayerChoice) -> None:
    choice.setCurrentIndex(choice.findData(PROGRAM))
    choice.activated.emit(choice.currentIndex())


def test_a_program_is_chosen_by_its_file_and_confirmed(choice, dialogs, qtbot) -> None:
    dialogs["file"] = "/home/ada/bot.py"
    with qtbot.waitSignal(choice.changed):
        choose_program(choice)
    seat = choice.seated(SeatSetup(name="Tom"))
    assert seat.command == (sys.executable, "/home/ada/bot.py")
    assert "bot.py" in choice.currentText()
    (asked,) = dialogs["asked"]
    assert "/home/ada/bot.py" in asked
    assert "your own rights" in asked


@pytest.mark.parametrize(
    ("file", "answer"), [("", "Yes"), ("/home/ada/bot.py", "No")], ids=["no file", "no"]
)
def test_without_a_file_or_without_a_yes_the_computer_stays(choice, dialogs, file, answer) -> None:
    dialogs["file"], dialogs["answer"] = file, QMessageBox.StandardButton[answer]
    choose_program(choice)
    seat = choice.seated(SeatSetup(name="Tom"))
    assert (seat.command, seat.level) == ((), "easy")
    assert choice.currentData() == "easy"


def test_another_kind_of_file_is_started_itself(choice, dialogs) -> None:
    dialogs["file"] = "/home/ada/bot"
    choose_program(choice)
    assert choice.seated(SeatSetup(name="Tom")).command == ("/home/ada/bot",)


def test_a_seat_that_has_a_program_shows_it_and_can_lose_it(qtbot) -> None:
    seat = SeatSetup(name="Tom").with_program(("/home/ada/a-bot-with-a-long-name",))
    choice = PlayerChoice(seat)
    qtbot.addWidget(choice)
    assert choice.seated(seat) == seat
    assert "a-bot-with-a-lo…" in choice.itemText(choice.currentIndex())
    choice.setCurrentIndex(0)
    choice.activated.emit(0)
    assert choice.seated(seat).command == ()


# The window --------------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    places = folders()
    made = MainWindow(Preferences(places.settings_file), places)
    qtbot.addWidget(made)
    made.show()
    made.prepare()
    return made


def test_programs_of_the_command_line_play_and_are_not_remembered(window: MainWindow) -> None:
    window.playing.play_against((f"exec:'{GARDENER[0]}' '{GARDENER[1]}'", "easy"))
    seats = window.controller.session.setup.seats
    assert [seat.command for seat in seats] == [(), GARDENER, ()]
    assert seats[0].kind is SeatKind.PERSON
    assert seats[2].level == "easy"
    window.playing.play_again()
    assert window.controller.session.setup.seats[1].command == GARDENER
    window.close()
    home = Path(os.environ["BOHNANZA_QT_HOME"])
    kept = [path.read_bytes() for path in home.rglob("*") if path.is_file()]
    assert kept
    assert not [content for content in kept if b"gardener" in content]


def test_a_game_put_together_with_a_program_is_remembered_without_it(window: MainWindow) -> None:
    window.show_setup()
    setup = window._new_games._page.setup
    seats = (setup.seats[0], setup.seats[1].with_program(GARDENER), *setup.seats[2:])
    window._new_games._page.show_setup(setup.model_copy(update={"seats": seats}))
    window._new_games._page._deal_cards()
    assert window.controller.session.setup.seats[1].command == GARDENER
    kept = window._preferences.settings.last_setup
    assert (kept.seats[1].command, kept.seats[1].level) == ((), USUAL_LEVEL)


def test_a_game_that_is_continued_has_a_computer_in_place_of_the_program_and_says_so(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.playing.play_against((f"exec:'{GARDENER[0]}' '{GARDENER[1]}'", "easy"))
    name = window.controller.names[1]
    window.show_start()
    monkeypatch.setattr(program, "ChildProcess", _refuse)
    window.playing.continue_game()
    seat = window.controller.session.setup.seats[1]
    assert (seat.command, seat.level) == ((), USUAL_LEVEL)
    assert window.notice == (
        f"Programs are not started by a saved game: a computer plays for {name} now."
    )
    window.show_start()
    window.playing.continue_game()
    assert window.notice == ""


def _refuse(*_arguments: object) -> None:
    raise AssertionError("a program was started")


def test_whoever_plays_on_from_a_moment_plays_with_a_computer(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.playing.play_against((f"exec:'{GARDENER[0]}' '{GARDENER[1]}'", "easy"))
    monkeypatch.setattr(program, "ChildProcess", _refuse)
    window.playing.play_on(0, 0)
    assert window.controller.session.setup.seats[1].command == ()
    assert "a computer plays for" in window.notice


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ("exec:", "“exec:” names no program that can be started."),
        ("wise,easy", "There is no level “wise”."),
        (",".join(["easy"] * 7), "No more than 6 can play against you."),
    ],
)
def test_seats_that_cannot_be_filled_are_refused(capsys, seats, sentence) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--seats", seats])
    assert ended.value.code == 2
    assert sentence in capsys.readouterr().err


def test_a_record_and_opponents_do_not_go_together(capsys, tmp_path) -> None:
    record = tmp_path / "game.bohn"
    record.touch()
    with pytest.raises(SystemExit):
        cli.main([str(record), "--seats", "easy,easy"])
    assert "RECORD and --seats do not go together." in capsys.readouterr().err


def test_who_leaves_the_seats_as_they_are_leaves_the_program(qtbot: QtBot) -> None:
    session = GameSession.new(seats_with(GARDENER, GARDENER))
    dialog = SeatsDialog(session)
    qtbot.addWidget(dialog)
    revision = session.revision
    dialog.accept()
    assert session.revision == revision
    assert session.setup.seats[1].command == GARDENER


def test_a_person_can_take_over_from_a_program_and_leave_the_seat_to_it_again(
    start_with: StartWith, qtbot: QtBot
) -> None:
    controller = start_with(SLEEPER, GARDENER)
    for kind, programs in ((SeatKind.PERSON, {2}), (SeatKind.COMPUTER, {1, 2})):
        dialog = SeatsDialog(controller.session)
        qtbot.addWidget(dialog)
        dialog.kinds[1].choose(kind)
        dialog.accept()
        assert controller.session.setup.seats[1].kind is kind
        assert controller._computers._programs.seats == programs
