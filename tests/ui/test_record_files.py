"""What is proposed where a record is saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from bohnanza_qt.session.paths import folders
from bohnanza_qt.ui.i18n import LANGUAGES, set_language
from bohnanza_qt.ui.preferences import Preferences
from bohnanza_qt.ui.record_files import RecordFiles, proposed_name

from .conftest import StartGame


@pytest.fixture
def proposals(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Path]:
    """What the save dialog is opened with; it answers with "mine" in a folder of its own."""
    (tmp_path / "games").mkdir()
    kept: list[Path] = []

    def answer(_parent: object, _title: str, proposed: str, _kinds: str) -> tuple[str, str]:
        kept.append(Path(proposed))
        return str(tmp_path / "games" / "mine"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _which: str(tmp_path))
    return kept


def test_a_record_is_named_by_day_rules_and_number_and_lies_where_the_last_one_does(
    qtbot: QtBot, start_game: StartGame, proposals: list[Path], tmp_path: Path
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    kept_games = folders().kept_games
    files = RecordFiles(Preferences(folders().settings_file), kept_games, window)
    session = start_game(number=4711).session
    assert files.to_save(session) == tmp_path / "games" / "mine.bohn"
    files.to_save(session)
    today = QDate.currentDate().toString(Qt.DateFormat.ISODate)
    name = f"{today} Modern 4711.bohn"
    assert proposals == [tmp_path / name, tmp_path / "games" / name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["modern", "classic", "original", "duel"])
def test_the_name_can_be_given_on_every_system(
    start_game: StartGame, language: str, preset: str
) -> None:
    set_language(language)
    opponents = 1 if preset == "duel" else 3
    name = proposed_name(start_game(opponents, preset=preset).session.setup)
    assert not set(name) & set('<>:"/\\|?*\n\t')
    assert len(name.encode()) < 200
