"""What every test of the window stands on: no screen, no Qt warnings, folders of its own."""

from __future__ import annotations

import gc
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

import pytest
from PySide6.QtCore import (
    QMessageLogContext,
    QSize,
    QtMsgType,
    QTranslator,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import GameSetup, SeatKind, SeatSetup
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.durations import set_durations
from bohnanza_qt.ui.i18n import set_language
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.theme import fit_text_to, set_theme

from . import family
from .family import OpenWindow

NOT_OURS = (
    "This plugin does not support propagateSizeHints()",
    "This plugin does not support raise()",
    "This plugin does not support grabbing the keyboard",
)
"""What the offscreen platform says of any window that has a smallest size, and of any menu."""

StartGame = Callable[..., GameController]
"""`start_game(opponents=3, number=1, start=0, people=1, preset="modern")`: a controller of a new
game in which seat 0 looks, with every pause switched off."""


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    return ["bohnanza-qt"]


@pytest.fixture(autouse=True)
def no_garbage_on_other_threads() -> Iterator[None]:
    """As in the program, the computers' thread never deletes widgets; see ui/garbage.py."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program keeps its things under the test's folder."""
    home = tmp_path / "home"
    monkeypatch.setenv("BOHNANZA_QT_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def no_qt_warnings() -> Iterator[list[str]]:
    """Anything that Qt complains about fails the test."""
    warnings: list[str] = []

    def keep(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if message in NOT_OURS:
            return
        if kind is not QtMsgType.QtDebugMsg and kind is not QtMsgType.QtInfoMsg:
            warnings.append(message)

    before = qInstallMessageHandler(keep)
    yield warnings
    qInstallMessageHandler(before)
    assert not warnings, "\n".join(warnings)


@pytest.fixture(autouse=True)
def plain_window(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """English, light, ordinary text, no pauses, hands quicker than a person's, and players who
    know the game."""
    monkeypatch.setattr("bohnanza_qt.ui.running_game.TEACHES", False)
    monkeypatch.setattr("bohnanza_qt.ui.controller.REACTION", 0)
    monkeypatch.setattr("bohnanza_qt.ui.curtain.HOLD_OFF", 0)
    set_language("en")
    fit_text_to(QSize(1280, 800))
    set_theme("light", 1.0)
    set_durations("none", False)


class LoudTranslator(QTranslator):
    """A language that every word is translated into: louder, and 40 % longer."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        parts = re.split(r"(\{\w+\}|%n)", text)
        parts[::2] = [part.upper() for part in parts[::2]]
        return "".join(parts) + "~" * (len(text) * 2 // 5)


@pytest.fixture
def loud_language(qapp: QApplication) -> Iterator[Callable[[], None]]:
    """Call it to switch the loud language on."""
    translator = LoudTranslator()
    yield lambda: qapp.installTranslator(translator) or None
    qapp.removeTranslator(translator)


@pytest.fixture
def start_game(qapp: QApplication) -> Iterator[StartGame]:
    running: list[GameController] = []

    def start(
        opponents: int = 3,
        number: int = 1,
        start: int = 0,
        people: int = 1,
        preset: str = "modern",
        level: str = "greedy",
    ) -> GameController:
        names = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus")
        seats = tuple(
            SeatSetup(
                name=name,
                kind=SeatKind.PERSON if seat < people else SeatKind.COMPUTER,
                level=level,
            )
            for seat, name in enumerate(names[: opponents + 1])
        )
        setup = GameSetup(preset=preset, seats=seats, start=start, game_number=number)
        controller = GameController(GameSession.new(setup))
        running.append(controller)
        return controller

    yield start
    for controller in running:
        controller.stop()


@pytest.fixture
def open_window(qtbot: QtBot) -> Iterator[OpenWindow]:
    """`open_window()`: the program's window, once more each time; all are closed in the end."""
    windows: list[MainWindow] = []

    def make() -> MainWindow:
        windows.append(family.open_window(qtbot))
        return windows[-1]

    yield make
    for window in windows:
        window.close()
