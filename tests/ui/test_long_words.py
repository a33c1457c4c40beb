"""Every page and dialog bears words that are 40 % longer, in the smallest window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bohnanza_qt.session.paths import folders
from bohnanza_qt.ui.about_dialog import AboutDialog
from bohnanza_qt.ui.keys_dialog import KeysDialog
from bohnanza_qt.ui.preferences import Preferences
from bohnanza_qt.ui.rules_page import RulesPage
from bohnanza_qt.ui.settings_dialog import SettingsDialog
from bohnanza_qt.ui.start_screen import StartScreen


@pytest.mark.parametrize("page", [StartScreen, RulesPage])
def test_pages_fit_the_smallest_window(
    qtbot: QtBot, loud_language: Callable[[], None], page: type[QWidget]
) -> None:
    widget = page()
    qtbot.addWidget(widget)
    widget.resize(1024, 700)
    widget.show()
    loud_language()
    qtbot.wait(20)
    assert widget.minimumSizeHint().width() <= 1024
    assert widget.minimumSizeHint().height() <= 700
    assert not widget.grab().isNull()


@pytest.mark.parametrize("kind", ["settings", "keys", "about"])
def test_dialogs_grow_with_their_words(
    qtbot: QtBot, loud_language: Callable[[], None], kind: str, tmp_path: Path
) -> None:
    loud_language()
    dialog: QDialog
    if kind == "settings":
        dialog = SettingsDialog(Preferences(folders().settings_file))
    elif kind == "keys":
        dialog = KeysDialog(Preferences(folders().settings_file))
    else:
        dialog = AboutDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.wait(20)
    assert dialog.width() <= 1024
    for button in dialog.findChildren(QPushButton):
        assert button.width() >= button.sizeHint().width()
    for label in dialog.findChildren(QLabel):
        if not label.wordWrap():
            assert label.width() >= label.sizeHint().width()
