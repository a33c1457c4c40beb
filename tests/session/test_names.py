from __future__ import annotations

import json
from pathlib import Path

import pytest

from bohnanza_qt.engine.record_reading import read_record
from bohnanza_qt.session.autosave import SaveSlot
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.names import LONGEST_SHOWN, shown_name
from bohnanza_qt.session.paths import Folders

from .playing import setup_of


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Inês", "Inês"),
        ("  Ann \n\tBo\r\n", "Ann Bo"),
        ("a\u2028b", "a b"),
        ("\u202eevil\u202c", "evil"),
        ("so\u00adft", "soft"),
        ("a\x00\x1b[31mb", "a [31mb"),
        ("\U0001f469\u200d\U0001f33e", "\U0001f469\u200d\U0001f33e"),
        ("", "#3"),
        (" \n ", "#3"),
        ("\u200b\u200d", "#3"),
        ("<b>{name}</b>", "<b>{name}</b>"),
        ("x" * 10_000, "x" * (LONGEST_SHOWN - 1) + "…"),
    ],
)
def test_a_name_is_shown_as_one_short_line(name: str, shown: str) -> None:
    assert shown_name(name, 2) == shown


def test_the_record_keeps_the_names_as_they_were_written(tmp_path: Path) -> None:
    written = json.loads(GameSession.new(setup_of(computers=3)).record().to_bytes())
    written["players"][1] = "Bo\n" + "x" * 100
    session = GameSession.from_record(read_record(json.dumps(written).encode()))
    assert session.names[1] == shown_name(written["players"][1], 1)
    assert list(session.record().players) == written["players"]
    slot = SaveSlot(Folders(tmp_path / "data", tmp_path / "config"))
    slot.begin(session)
    assert slot.close()
    found = slot.describe()
    assert found is not None
    assert found.names == session.names
    assert list(slot.load().record().players) == written["players"]
    slot.close()
