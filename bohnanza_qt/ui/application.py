"""Starts the program with its window, and ends it well."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from .. import __version__
from ..session.paths import folders
from .garbage import GarbageCollector
from .main_window import MainWindow
from .mishaps import Mishaps
from .preferences import Preferences
from .utf8_locale import use_utf8_letters


def make_application() -> QApplication:
    """The QApplication with its names; the one there is, if there is one."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    use_utf8_letters()
    application = QApplication(sys.argv[:1])
    application.setApplicationName("bohnanza-qt")
    application.setApplicationDisplayName("Bohnanza")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("bohnanza-qt")
    return application


def run(
    record: Path | None = None, language: str | None = None, opponents: Sequence[str] = ()
) -> int:
    """Shows the window until it is closed; returns the exit status. `record` is opened at once, or
    a game against `opponents` begun; `language` goes before the setting for this run."""
    application = make_application()
    collector = GarbageCollector(application)
    places = folders()
    preferences = Preferences(places.settings_file, application)
    note = preferences.dress(language)
    window = MainWindow(preferences, places)
    mishaps = Mishaps(places.data / "bohnanza-qt.log", application)
    mishaps.happened.connect(lambda: window.notices.tell_mishap(mishaps.log_file))
    mishaps.take_over()
    window.show()
    if note:
        window.notices.say(note)
    if record is not None:
        QTimer.singleShot(0, window, lambda: window.playing.open_game(record))
    elif opponents:
        QTimer.singleShot(0, window, lambda: window.playing.play_against(opponents))
    status = application.exec()
    mishaps.hand_back()
    collector.hand_back()
    return status
