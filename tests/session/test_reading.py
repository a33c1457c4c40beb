from __future__ import annotations

import os
from pathlib import Path

import pytest

from bohnanza_qt.session.autosave import SaveSlot
from bohnanza_qt.session.paths import Folders
from bohnanza_qt.session.problems import Trouble, trouble_of
from bohnanza_qt.session.reading import read_file
from bohnanza_qt.session.settings import Settings, SettingsStore
from bohnanza_qt.ui.games import CannotOpen, Games

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the platform has no such pipes")


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    path = tmp_path / "pipe.bohn"
    os.mkfifo(path)
    return path


def test_no_more_is_read_than_wanted(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"beans")
    assert read_file(path, 3) == b"bea"
    assert read_file(path, 30) == b"beans"


def test_a_pipe_or_a_folder_is_no_file_and_nobody_waits_for_it(pipe: Path) -> None:
    for path in (pipe, pipe.parent, Path(os.devnull)):
        with pytest.raises(OSError, match=r"file|directory") as refused:
            read_file(path, 10)
        assert trouble_of(refused.value) is Trouble.FOREIGN


def test_a_pipe_in_place_of_a_game_or_the_settings_stops_nothing(
    pipe: Path, tmp_path: Path
) -> None:
    with pytest.raises(CannotOpen, match=r"is no file of this program"):
        Games.open(pipe)
    store = SettingsStore(pipe)
    assert store.load() == Settings()
    folders = Folders(tmp_path / "data", tmp_path / "config")
    folders.running_games.mkdir(parents=True)
    os.mkfifo(folders.running_games / "a.journal")
    os.mkfifo(folders.running_games / "a.bohn")
    slot = SaveSlot(folders)
    assert slot.describe() is None
    assert slot.problem is not None
    assert slot.problem.why is Trouble.FOREIGN
