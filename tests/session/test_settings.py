from __future__ import annotations

import json
from pathlib import Path

import pytest
from pydantic import ValidationError

from bohnanza_qt.session.game_setup import GameSetup, SeatKind, SeatSetup
from bohnanza_qt.session.paths import HOME_VARIABLE, folders
from bohnanza_qt.session.problems import Trouble
from bohnanza_qt.session.settings import SETTINGS_VERSION, Settings, SettingsStore, ThemeMode


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path / "config" / "settings.json")


def put(store: SettingsStore, content: bytes) -> None:
    store.path.parent.mkdir(parents=True, exist_ok=True)
    store.path.write_bytes(content)


def test_the_folders_follow_the_variable_for_portable_use(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    assert folders().data == tmp_path / "data"
    assert folders().settings_file.parent == tmp_path / "config"
    monkeypatch.delenv(HOME_VARIABLE)
    assert "bohnanza-qt" in str(folders().data)


@pytest.mark.parametrize("home", ["~no-such-user-here/beans", "beans"])
def test_a_variable_that_leads_nowhere_is_no_crash(
    home: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.setenv(HOME_VARIABLE, home)
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert folders().data.parts[-3:] == (*Path(home).parts, "data")[-3:]


def test_without_a_file_the_settings_are_the_defaults(store: SettingsStore) -> None:
    assert store.load() == Settings()
    assert store.problem is None


def test_what_is_saved_is_loaded_again(store: SettingsStore) -> None:
    setup = GameSetup(
        seats=(
            SeatSetup(name="Ada", kind=SeatKind.PERSON),
            SeatSetup(name="Ben"),
            SeatSetup(name="Cleo"),
        ),
        overrides={"hand": [5, 5, 6]},
        game_number=2**64 - 1,
    )
    settings = Settings(language="pt_PT", theme=ThemeMode.DARK, text_scale=1.4, last_setup=setup)
    assert store.save(settings) is None
    assert store.load() == settings
    assert store.problem is None


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"\xff\xfe", b"null", b"[" * 100_000, b"{}" + b" " * (1 << 20)],
)
def test_a_damaged_file_gives_the_defaults_and_is_kept_aside_once(
    store: SettingsStore, content: bytes
) -> None:
    put(store, content)
    assert store.load() == Settings()
    assert store.problem is not None
    assert store.problem.why is Trouble.DAMAGED
    kept = store.problem.kept_as
    assert kept is not None
    assert kept.read_bytes() == content
    assert store.load() == Settings()
    assert store.problem.kept_as == kept
    store.save(Settings(opponents=2))
    assert store.load().opponents == 2
    assert kept.read_bytes() == content


def test_a_single_value_without_sense_costs_only_itself(store: SettingsStore) -> None:
    put(
        store,
        json.dumps(
            {
                "theme": "purple",
                "text_scale": "NaN",
                "opponents": 4,
                "sound": "maybe",
                "last_setup": {"seats": []},
                "what is this": 1,
            }
        ).encode(),
    )
    assert store.load() == Settings(opponents=4)


def test_in_the_program_a_value_without_sense_is_an_error() -> None:
    with pytest.raises(ValidationError):
        Settings(text_scale=9.0)


def test_a_file_of_a_later_version_is_kept_aside_and_read_as_far_as_it_goes(
    store: SettingsStore,
) -> None:
    put(store, json.dumps({"version": SETTINGS_VERSION + 1, "opponents": 4, "smell": 1}).encode())
    assert store.load().opponents == 4
    assert store.problem is not None
    assert store.problem.why is Trouble.NEWER
    assert store.problem.kept_as is not None
    kept = store.problem.kept_as
    store.save(store.load())
    assert json.loads(store.path.read_bytes())["version"] == SETTINGS_VERSION
    assert json.loads(kept.read_bytes())["smell"] == 1


def test_a_folder_whose_name_is_no_text_does_not_keep_the_rest_from_being_saved(
    store: SettingsStore,
) -> None:
    strange = Settings(opponents=5).model_copy(update={"last_folder": "/home/\udcff"})
    assert store.save(strange) is None
    assert store.load() == Settings(opponents=5)


def test_a_last_setup_that_cannot_be_played_is_forgotten(store: SettingsStore) -> None:
    names = [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cleo"}]
    setup = {"seats": names, "overrides": {"hand": "\ud800"}}
    put(store, json.dumps({"opponents": 4, "last_setup": setup}).encode())
    assert store.load() == Settings(opponents=4)


def test_where_nothing_can_be_written_saving_says_so_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where the folder should be")
    store = SettingsStore(tmp_path / "config" / "settings.json")
    problem = store.save(Settings())
    assert problem is not None
    assert problem.writing
    assert problem.why is Trouble.NOT_ALLOWED
    assert store.load() == Settings()


def test_a_folder_in_place_of_the_file_is_no_crash(store: SettingsStore) -> None:
    store.path.mkdir(parents=True)
    assert store.load() == Settings()
    assert store.problem is not None
    assert store.save(Settings()) is not None
