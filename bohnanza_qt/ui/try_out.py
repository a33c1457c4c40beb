"""Tries out the window as it is installed: every page, every language, a game, a save, a load."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer, SignalInstance
from PySide6.QtWidgets import QDialog, QWidget

from ..session.game_session import GameSession
from ..session.game_setup import GameSetup, SeatKind, SeatSetup
from ..session.library import Shelf
from ..session.paths import Folders
from ..session.settings import Speed
from ..session.statistics import Statistics
from .application import make_application
from .i18n import LANGUAGES, current_language, set_language
from .main_window import MainWindow
from .preferences import Preferences
from .setup.setup_page import SetupPage

_MOST_SECONDS: Final = 120
_GAME_NUMBER: Final = 1997


class Failure(Exception):
    """Something does not work here; the message says what."""


def try_out(folders: Folders) -> dict[str, object]:
    """Opens everything in every language and plays a game of computers to its end; returns what
    was done. `folders` take the settings and games. Raises Failure."""
    application = make_application()
    preferences = Preferences(folders.settings_file, application)
    preferences.dress("en")
    preferences.update(speed=Speed.NONE)
    window = MainWindow(preferences, folders)
    window.show()
    pages: set[str] = set()
    for language in LANGUAGES:
        note = set_language(language)
        if note is not None or current_language() != language:
            raise Failure(note or f"{language} did not come on")
        _turn()
        pages |= _look_around(window)
    set_language("en")
    _think(window)
    session = _play(window)
    pages.add(_save_and_load(window, session, folders))
    _find_again(window)
    window.close()
    return {
        "platform": application.platformName(),
        "languages": list(LANGUAGES),
        "pages": sorted(pages),
        "actions": len(session.log),
        "coins": [len(seat.coins) for seat in session.state.seats],
    }


def _look_around(window: MainWindow) -> set[str]:
    """Opens each page and dialog once and paints it; returns their names."""
    seen = set()
    window.show_start()
    seen.add(_paint(window.page))
    window.game_pages.play(GameSession.new(_setup(SeatKind.PERSON)))
    seen.add(_paint(window.page))
    window.show_rules()
    seen.add(_paint(window.page))
    window.all_games.open()
    seen.add(_paint(window.page))
    for show in (window.dialogs.show_settings, window.dialogs.show_keys, window.dialogs.show_about):
        seen.add(_dialog(window, show))
    seen.add(_paint(SetupPage(_setup(SeatKind.PERSON))))
    return seen


def _dialog(window: MainWindow, show: Callable[[], None]) -> str:
    show()
    opened = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    if not opened:
        raise Failure(f"{show.__name__} opened nothing")
    name = _paint(opened[-1])
    opened[-1].close()
    _turn()
    return name


def _paint(widget: QWidget) -> str:
    _turn()
    name = type(widget).__name__
    picture = widget.grab().toImage()
    if picture.isNull() or not any(
        picture.pixel(x, y) != picture.pixel(0, 0)
        for x in range(0, picture.width(), 7)
        for y in range(0, picture.height(), 7)
    ):
        raise Failure(f"{name} paints nothing")
    return name


def _think(window: MainWindow) -> None:
    """Has an expert give a hint, which needs a process of its own."""
    window.game_pages.play(GameSession.new(_setup(SeatKind.PERSON)))
    controller = window.controller
    if controller is None:
        raise Failure("there is no game on the table")
    hints = controller.hints
    hints.ask()
    if hints.is_thinking:
        _wait(hints.advised, "nobody answers who was asked for a hint")
    if hints.advice is None or controller.thinking_pid is None:
        raise Failure("the process in which experts think does not work")


def _play(window: MainWindow) -> GameSession:
    session = window.games.begin(_setup(SeatKind.COMPUTER))
    window.game_pages.play(session)
    if window.controller is None:
        raise Failure("there is no game on the table")
    if not session.is_over:
        _wait(window.controller.ended, "the game does not end")
    return session


def _save_and_load(window: MainWindow, session: GameSession, folders: Folders) -> str:
    """Returns the name of the page that shows how the game ended."""
    record = session.record().to_bytes()
    saved = folders.data / "tried.bohn"
    note = window.games.save(session, saved)
    if note:
        raise Failure(note)
    window.playing.open_game(saved)
    if window.notice:
        raise Failure(window.notice)
    if window.games.open(saved).record().to_bytes() != record:
        raise Failure("the game that was loaded is not the one that was saved")
    return _paint(window.page)


def _find_again(window: MainWindow) -> None:
    """The game that was played stands in the statistics, and their index on the disk."""
    found: list[tuple[Shelf, Statistics]] = []
    window.all_games.read.connect(lambda *what: found.append(what))
    window.all_games.open()
    _wait(window.all_games.read, "the kept games are not read")
    shelf, statistics = found[-1]
    if statistics.over != 1 or not shelf.is_kept:
        raise Failure("the game that was played is not in the statistics")


def _setup(first: SeatKind) -> GameSetup:
    kinds = (first, SeatKind.COMPUTER, SeatKind.COMPUTER, SeatKind.COMPUTER)
    seats = tuple(
        SeatSetup(name=name, kind=kind)
        for name, kind in zip(("Ada", "Ben", "Cleo", "Dora"), kinds, strict=True)
    )
    return GameSetup(seats=seats, start=0, game_number=_GAME_NUMBER)


def _turn() -> None:
    """Lets Qt deliver what is due."""
    loop = QEventLoop()
    QTimer.singleShot(0, loop.quit)
    loop.exec()


def _wait(signal: SignalInstance, otherwise: str) -> None:
    loop = QEventLoop()
    signal.connect(loop.quit)
    QTimer.singleShot(_MOST_SECONDS * 1000, loop, lambda: loop.exit(1))
    if loop.exec():
        raise Failure(otherwise)
