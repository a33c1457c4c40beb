"""The window is never larger than the screen, and comes back where it was left."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bohnanza_qt.ui.window_place import USUAL_SIZE, kept_place, place


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def with_room(monkeypatch: pytest.MonkeyPatch, room: QSize) -> None:
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _screen: QRect(0, 0, *room.toTuple()))


def test_a_large_screen_has_a_window_of_the_usual_size(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_room(monkeypatch, QSize(1920, 1040))
    place(window, "")
    assert window.size() == USUAL_SIZE
    assert not window.isMaximized()


@pytest.mark.parametrize("room", [QSize(1280, 800), QSize(1366, 728), QSize(1200, 1800)])
def test_a_screen_without_room_for_it_and_its_title_bar_is_filled(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, room: QSize
) -> None:
    with_room(monkeypatch, room)
    place(window, "")
    assert window.isMaximized()


def test_the_window_comes_back_as_large_as_it_was_left(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    window.resize(700, 500)
    window.show()
    kept = kept_place(window)
    again = QWidget()
    qtbot.addWidget(again)
    place(again, kept)
    assert again.size() == QSize(700, 500)
    assert not again.isMaximized()


@pytest.mark.parametrize("kept", ["nonsense", "AAAA", "%%%", "é"])
def test_nonsense_in_the_settings_gives_the_usual_size(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, kept: str
) -> None:
    with_room(monkeypatch, QSize(1920, 1040))
    place(window, kept)
    assert window.size() == USUAL_SIZE
