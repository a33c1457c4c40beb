"""While a computer thinks long, in a process of its own, the window goes on."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import CardRef, MakeOffer, Plant, TurnOver
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.record_reading import read_record
from bohnanza_qt.session.durable import write_whole
from bohnanza_qt.session.thinking import MakePlayer
from bohnanza_qt.ui import computers, thinkers
from bohnanza_qt.ui.controller import GameController

# The process has to find them by the same name.
from tests.ui import family, slow_players

from .conftest import StartGame
from .table_support import open_table, play_until, press

_LONG = 30_000


@pytest.fixture(autouse=True)
def hard_ones_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers, "is_searching", lambda level: level == "hard")


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SlowOnes:
    monkeypatch.setenv(slow_players.FOLDER, str(tmp_path))
    monkeypatch.setattr(thinkers, "make_player", slow_players.make_slow)
    return SlowOnes(tmp_path)


class SlowOnes:
    """The computers that think until they may go on."""

    def __init__(self, folder: Path) -> None:
        self._began = folder / slow_players.BEGAN
        self._may_go_on = folder / slow_players.MAY_GO_ON

    def wait_until_one_thinks(self, qtbot: QtBot) -> int:
        """The number of the process in which it does."""
        qtbot.waitUntil(lambda: self._began.exists() and bool(self._read()), timeout=_LONG)
        return int(self._read())

    def _read(self) -> str:
        return self._began.read_text(encoding="ascii")

    def forget(self) -> None:
        self._began.unlink()

    def let_go_on(self) -> None:
        self._may_go_on.touch()


on_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks processes up in /proc")


def is_running(pid: int) -> bool:
    """Whether the process exists; one that has ended but was not waited for does not count."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def test_the_window_goes_on_while_a_computer_thinks(
    start_game: StartGame, qtbot: QtBot, slow: SlowOnes, tmp_path: Path
) -> None:
    controller = start_game(opponents=2, level="hard")
    page = open_table(qtbot, controller)
    controller.start()
    controller.try_action(Plant(0, 0))
    controller.try_action(TurnOver(0))
    controller.try_action(MakeOffer(0, 1, (CardRef("hand", 0),), ()))
    asked = slow.wait_until_one_thinks(qtbot)
    assert asked != os.getpid()
    assert controller.thinking == 1

    page.repaint()
    assert page.side.log.model.rowCount()
    scroll_bar = page.side.log.view.verticalScrollBar()
    scroll_bar.setValue(scroll_bar.maximum())
    page.side.log.repaint()
    saved = tmp_path / "saved.bohn"
    write_whole(saved, controller.session.record().to_bytes())
    assert len(read_record(saved.read_bytes()).actions) == 3
    press(Qt.Key.Key_Z)
    assert controller.session.log == (Plant(0, 0), TurnOver(0))
    assert is_running(asked)

    slow.let_go_on()
    play_until(qtbot, controller, lambda view: view.turn > 1)
    offers = [action for action in controller.session.log if isinstance(action, MakeOffer)]
    assert MakeOffer(0, 1, (CardRef("hand", 0),), ()) not in offers


def test_an_answer_to_what_was_undone_is_dropped(
    start_game: StartGame, qtbot: QtBot, slow: SlowOnes
) -> None:
    controller = start_game(opponents=2, level="hard")
    controller.start()
    controller.try_action(Plant(0, 0))
    controller.try_action(TurnOver(0))
    controller.try_action(MakeOffer(0, 1, (CardRef("hand", 0),), ()))
    slow.wait_until_one_thinks(qtbot)
    controller.hold()
    controller.undo()
    revision, log = controller.revision, controller.session.log
    slow.let_go_on()
    qtbot.wait(300)
    assert (controller.revision, controller.session.log) == (revision, log)


@on_linux
def test_a_game_is_left_while_a_computer_thinks(
    start_game: StartGame, qtbot: QtBot, slow: SlowOnes
) -> None:
    controller = start_game(opponents=2, start=1, level="hard")
    controller.start()
    pid = slow.wait_until_one_thinks(qtbot)
    controller.stop()
    qtbot.waitUntil(lambda: not is_running(pid), timeout=_LONG)


def replacements(controller: GameController) -> list[int]:
    found: list[int] = []
    controller.replaced.connect(found.append)
    return found


@on_linux
def test_a_killed_process_is_survived_and_started_anew(
    start_game: StartGame, qtbot: QtBot, slow: SlowOnes
) -> None:
    controller = start_game(opponents=2, start=1, level="hard")
    replaced = replacements(controller)
    controller.start()
    pid = slow.wait_until_one_thinks(qtbot)
    slow.forget()
    os.kill(pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: controller.session.log != (), timeout=_LONG)
    assert replaced == [1]
    assert slow.wait_until_one_thinks(qtbot) != pid
    slow.let_go_on()
    qtbot.waitUntil(lambda: controller.view.question is not None, timeout=_LONG)
    assert replaced == [1]


def test_who_does_not_answer_in_time_is_replaced(
    start_game: StartGame, qtbot: QtBot, slow: SlowOnes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "LONGEST_THOUGHT", 50)
    controller = start_game(opponents=2, start=1, level="hard")
    replaced = replacements(controller)
    controller.start()
    pid = slow.wait_until_one_thinks(qtbot)
    qtbot.waitUntil(lambda: controller.session.log != (), timeout=_LONG)
    assert replaced[0] == 1
    qtbot.waitUntil(lambda: not is_running(pid), timeout=_LONG)


def test_where_no_process_lasts_the_quicker_computers_play_on(
    start_game: StartGame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "make_player", slow_players.make_none)
    controller = start_game(opponents=2, start=1, level="hard")
    replaced, gave_up = replacements(controller), resignations(controller)
    controller.start()
    qtbot.waitUntil(lambda: bool(gave_up), timeout=_LONG)
    qtbot.waitUntil(lambda: controller.waits_for_no_trade, timeout=_LONG)
    assert set(replaced) <= {1, 2}
    assert len(replaced) < 3
    assert gave_up == [False]


def resignations(controller: GameController) -> list[bool]:
    found: list[bool] = []
    controller.experts_gave_up.connect(found.append)
    return found


@pytest.mark.parametrize(
    ("make", "once", "lacks_net"),
    [(slow_players.make_netless, 0, True), (slow_players.make_useless, 2, False)],
)
def test_whose_answers_are_none_is_not_asked_for_ever(
    make: MakePlayer,
    once: int,
    lacks_net: bool,
    start_game: StartGame,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinkers, "make_player", make)
    controller = start_game(opponents=2, start=1, level="hard")
    replaced, gave_up = replacements(controller), resignations(controller)
    controller.start()
    qtbot.waitUntil(lambda: bool(gave_up), timeout=_LONG)
    qtbot.waitUntil(lambda: controller.waits_for_no_trade, timeout=_LONG)
    assert gave_up == [lacks_net]
    assert len(replaced) == once
    controller._seat_computers()
    play_until(qtbot, controller, lambda view: view.turn > 0)
    assert (gave_up, len(replaced)) == ([lacks_net], once), "nor is it told again"
    assert controller._computers.thinking_pid is None


def play_to_the_end(controller: GameController, qtbot: QtBot) -> None:
    from .test_controller import plain_move

    controller.start()
    while not controller.is_over:
        qtbot.waitUntil(
            lambda: (
                controller.is_over
                or controller.waits_for_no_trade
                or controller.view.question not in (None, Question.MAY_OFFER)
            ),
            timeout=_LONG,
        )
        if not controller.is_over:
            controller.try_action(plain_move(controller))


def test_in_a_process_computers_decide_as_they_do_on_a_thread(
    start_game: StartGame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    controllers: list[GameController] = []
    for is_searching in (True, False):
        monkeypatch.setattr(computers, "is_searching", lambda level, is_it=is_searching: is_it)
        controllers.append(start_game(opponents=3, people=1, level="hard"))
        replaced = replacements(controllers[-1])
        play_to_the_end(controllers[-1], qtbot)
        assert not replaced
    logs = [controller.session.log for controller in controllers]
    assert len(logs[0]) > 100
    assert logs[0] == logs[1]


def test_the_window_tells_that_another_computer_decided(qtbot: QtBot) -> None:
    window = family.open_window(qtbot)
    window.game_pages.play(window.games.begin(family.family_setup({0}, 3)))
    family.controller_of(window).replaced.emit(1)
    assert window.notice.startswith("The computer of Ben gave no answer")


@pytest.mark.parametrize(
    ("lacks_net", "cause"),
    [(True, "The net of the experts cannot be read;"), (False, "The experts give no answers;")],
)
def test_the_window_tells_why_hard_computers_decide(
    qtbot: QtBot, lacks_net: bool, cause: str
) -> None:
    window = family.open_window(qtbot)
    window.game_pages.play(window.games.begin(family.family_setup({0}, 3)))
    family.controller_of(window).experts_gave_up.emit(lacks_net)
    assert window.notice.startswith(cause)
