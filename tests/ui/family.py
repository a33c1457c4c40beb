"""A window in which several persons play, and hands that open the curtain and play by keys."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import Plant, TurnOver
from bohnanza_qt.engine.play import Question
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import GameSetup, SeatKind, SeatSetup
from bohnanza_qt.session.paths import Folders, folders
from bohnanza_qt.session.settings import Speed
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.curtain import Curtain
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.preferences import Preferences
from bohnanza_qt.ui.table.table_page import TablePage
from tests.ui.table_support import press

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus")
OpenFamilyGame = Callable[..., MainWindow]
OpenWindow = Callable[[], MainWindow]


def family_setup(
    persons: Collection[int],
    seats: int,
    *,
    preset: str = "modern",
    number: int = 7,
    start: int = 0,
    open_hands: bool = False,
    overrides: Mapping[str, Any] | None = None,
) -> GameSetup:
    """A game of so many seats, of which these are persons'."""
    who = tuple(
        SeatSetup(name=name, kind=SeatKind.PERSON if seat in persons else SeatKind.COMPUTER)
        for seat, name in enumerate(NAMES[:seats])
    )
    return GameSetup(
        preset=preset,
        overrides=dict(overrides or {}),
        seats=who,
        start=start,
        game_number=number,
        open_hands=open_hands,
    )


def make_window(places: Folders) -> MainWindow:
    """A window of the usual size, whatever the screen has room for, in which nothing takes time."""
    preferences = Preferences(places.settings_file)
    preferences.dress("en")
    preferences.update(speed=Speed.NONE, animation=False)
    window = MainWindow(preferences, places)
    window.showNormal()
    window.resize(1280, 800)
    window.activateWindow()
    return window


def open_window(qtbot: QtBot) -> MainWindow:
    window = make_window(folders())
    qtbot.addWidget(window)
    qtbot.waitUntil(window.isActiveWindow)
    return window


def controller_of(window: MainWindow) -> GameController:
    assert window.controller is not None
    return window.controller


def session_of(window: MainWindow) -> GameSession:
    return controller_of(window).session


def curtain_of(window: MainWindow) -> Curtain:
    assert isinstance(window.page, Curtain)
    return window.page


def table_of(window: MainWindow) -> TablePage:
    assert isinstance(window.page, TablePage)
    return window.page


def seat_persons(window: MainWindow, persons: Collection[int]) -> None:
    """From now on these are persons."""
    setup = session_of(window).setup
    seats = tuple(
        who.model_copy(update={"kind": SeatKind.PERSON if at in persons else SeatKind.COMPUTER})
        for at, who in enumerate(setup.seats)
    )
    session_of(window).reseat(setup.model_copy(update={"seats": seats}))


def wait_for_somebody(qtbot: QtBot, window: MainWindow) -> None:
    """Until the curtain is down, the person who looks is asked something, or the game is over."""
    controller = controller_of(window)

    def is_waited_for() -> bool:
        if controller.is_over or controller.screen.is_covered or controller.screen.is_kept:
            return True
        settled = controller.is_settled and not controller.busy and controller.thinking is None
        question = controller.view.question
        if question is Question.MAY_OFFER:
            return settled and (controller.waits_for_no_trade or controller.screen.is_visit)
        return settled and question is not None

    qtbot.waitUntil(is_waited_for, timeout=20_000)


def open_curtain(qtbot: QtBot, window: MainWindow) -> None:
    """The person whom the curtain names presses Space."""
    curtain = curtain_of(window)
    qtbot.waitUntil(lambda: not curtain.is_held_off)
    focus(window, curtain)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: window.page is not curtain)


def to_trading(qtbot: QtBot, window: MainWindow) -> None:
    """The person on the first seat, whose turn it is, has planted and turned over two cards."""
    open_curtain(qtbot, window)
    controller = controller_of(window)
    controller.try_action(Plant(0, 0))
    controller.try_action(TurnOver(0))


def focus(window: MainWindow, page: QWidget) -> None:
    if QApplication.focusWidget() is None or not window.isActiveWindow():
        window.activateWindow()
        page.setFocus()
