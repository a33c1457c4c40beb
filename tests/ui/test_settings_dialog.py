"""What is chosen in the settings takes effect at once and is kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from bohnanza_qt.session.settings import Speed, ThemeMode
from bohnanza_qt.ui.i18n import current_language
from bohnanza_qt.ui.preferences import Preferences
from bohnanza_qt.ui.settings_dialog import SettingsDialog
from bohnanza_qt.ui.theme import theme


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(tmp_path / "settings.json")


@pytest.fixture
def dialog(qtbot: QtBot, preferences: Preferences) -> SettingsDialog:
    dialog = SettingsDialog(preferences)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def choose(qtbot: QtBot, box: QComboBox, steps: int) -> None:
    """As with the keyboard: so many choices further down."""
    box.setFocus()
    for _ in range(steps):
        qtbot.keyClick(box, Qt.Key.Key_Down)


def test_every_theme_can_be_chosen(
    qtbot: QtBot, dialog: SettingsDialog, preferences: Preferences
) -> None:
    for mode in (ThemeMode.LIGHT, ThemeMode.DARK, ThemeMode.CONTRAST):
        choose(qtbot, dialog.theme, 1)
        assert preferences.settings.theme is mode
        assert theme().name == mode.value
    assert Preferences(preferences._path).settings.theme is ThemeMode.CONTRAST


def test_every_speed_can_be_chosen(
    qtbot: QtBot, dialog: SettingsDialog, preferences: Preferences
) -> None:
    for speed in (Speed.FAST, Speed.NONE):
        choose(qtbot, dialog.speed, 1)
        assert preferences.settings.speed is speed
    assert Preferences(preferences._path).settings.speed is Speed.NONE


def test_text_size_and_language_can_be_chosen(
    qtbot: QtBot, dialog: SettingsDialog, preferences: Preferences
) -> None:
    choose(qtbot, dialog.text_size, 1)
    assert preferences.settings.text_scale > 1
    assert theme().text_scale == preferences.settings.text_scale
    choose(qtbot, dialog.language, 2)
    assert current_language() == preferences.settings.language != "en"
