"""The keys of the table can be changed, and everything that names one follows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import CardRef, Plant, TurnOver
from bohnanza_qt.session.paths import folders
from bohnanza_qt.session.settings import Settings
from bohnanza_qt.ui.i18n import LANGUAGES, set_language
from bohnanza_qt.ui.keys_dialog import KeysDialog
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.preferences import Preferences
from bohnanza_qt.ui.table import keys as keys_module
from bohnanza_qt.ui.table.act_shortcut import ActShortcut
from bohnanza_qt.ui.table.keys import (
    FIXED,
    USUAL_KEYS,
    WINDOW_KEYS,
    Act,
    KeyRefusal,
    changed_keys,
    key_of,
    keys_of,
    set_keys,
    shown_key,
    why_not_this_key,
)

from .family import controller_of, family_setup, open_window, table_of
from .table_support import press

PORTABLE = QKeySequence.SequenceFormat.PortableText


@pytest.fixture(autouse=True)
def usual_keys() -> Iterator[None]:
    set_keys({})
    yield
    set_keys({})


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    made = open_window(qtbot)
    made.game_pages.play(made.games.begin(family_setup({0}, 3)))
    yield made
    made.close()


def dialog_of(qtbot: QtBot, preferences: Preferences) -> KeysDialog:
    dialog = KeysDialog(preferences)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def choose(dialog: KeysDialog, act: Act) -> None:
    for row in range(dialog.list.rowCount()):
        if dialog.list.item(row, 0).data(Qt.ItemDataRole.UserRole) == act:
            dialog.list.setCurrentCell(row, 0)
            return
    pytest.fail(f"no line for {act}")


def press_in(dialog: KeysDialog, key: Qt.Key) -> None:
    QTest.keyClick(dialog.edit, key)


def test_an_act_gets_the_key_that_is_pressed_for_it(qtbot: QtBot, window: MainWindow) -> None:
    table = table_of(window)
    dialog = dialog_of(qtbot, Preferences(folders().settings_file))
    choose(dialog, Act.RULE)
    press_in(dialog, Qt.Key.Key_Y)
    assert keys_of(Act.RULE) == ("Y",)
    assert "Y" in dialog.note.text()
    assert table.bar.rule.key == "Y"
    dialog.close()
    window.activateWindow()
    table.hand.view.setFocus()
    with qtbot.waitSignal(table.rule_wanted):
        press(Qt.Key.Key_Y)
    with qtbot.assertNotEmitted(table.rule_wanted):
        press(Qt.Key.Key_F1)


def test_a_key_that_is_taken_says_by_what(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, Preferences(folders().settings_file))
    choose(dialog, Act.RULE)
    press_in(dialog, Qt.Key.Key_Q)
    assert keys_of(Act.RULE) == USUAL_KEYS[Act.RULE]
    assert "Ask the computers" in dialog.note.text()
    assert dialog.edit.keySequence() == QKeySequence("F1")


@pytest.mark.parametrize("act", sorted(FIXED))
def test_what_every_list_and_button_knows_keeps_its_key(qtbot: QtBot, act: Act) -> None:
    dialog = dialog_of(qtbot, Preferences(folders().settings_file))
    choose(dialog, act)
    assert not dialog.edit.isEnabled()
    refusal = why_not_this_key(act, "Y")
    assert refusal is not None
    assert refusal.refusal is KeyRefusal.FIXED


@pytest.mark.parametrize(
    "key", ["Space", "Return", "Left", "Tab", "Ctrl+N", "F11", "-", "", "H, 1"]
)
def test_some_keys_cannot_be_given_away(key: str) -> None:
    refusal = why_not_this_key(Act.RULE, key)
    assert refusal is not None
    assert refusal.refusal in (KeyRefusal.RESERVED, KeyRefusal.NO_KEY)


def test_a_key_with_which_two_others_begin_is_taken() -> None:
    refusal = why_not_this_key(Act.RULE, "H")
    assert refusal is not None
    assert refusal.by is Act.HARVEST_1


def test_one_key_gets_its_usual_one_back(qtbot: QtBot) -> None:
    preferences = Preferences(folders().settings_file)
    preferences.update(keys={"rule": "Y", "hint": "F5"})
    dialog = dialog_of(qtbot, preferences)
    choose(dialog, Act.RULE)
    dialog.usual_button.click()
    assert keys_of(Act.RULE) == USUAL_KEYS[Act.RULE]
    assert changed_keys() == {"hint": "F5"}
    assert not dialog.usual_button.isEnabled()


def test_a_usual_key_that_another_act_has_now_is_not_had_by_two(qtbot: QtBot) -> None:
    preferences = Preferences(folders().settings_file)
    preferences.update(keys={"rule": "Y"})
    preferences.update(keys={"rule": "Y", "hint": "F1"})
    dialog = dialog_of(qtbot, preferences)
    choose(dialog, Act.RULE)
    dialog.usual_button.click()
    assert keys_of(Act.RULE) == ("Y",)
    assert "A hint" in dialog.note.text()


def test_all_keys_get_their_usual_ones_back(qtbot: QtBot) -> None:
    preferences = Preferences(folders().settings_file)
    preferences.update(keys={"rule": "Y", "hint": "F5"})
    dialog = dialog_of(qtbot, preferences)
    dialog.restore_button.click()
    assert changed_keys() == {}
    assert preferences.settings.keys == {}
    assert not dialog.restore_button.isEnabled()


def test_changed_keys_are_there_again_at_the_next_start() -> None:
    Preferences(folders().settings_file).update(keys={"rule": "Y"})
    set_keys({})
    assert Preferences(folders().settings_file).settings.keys == {"rule": "Y"}
    assert key_of(Act.RULE) == "Y"


@pytest.mark.parametrize(
    "keys",
    [
        {"rule": "Q"},
        {"rule": "Space"},
        {"rule": "no such key"},
        {"rule": "H, 1"},
        {"no such act": "Y"},
        {"main": "Y"},
        {"rule": ""},
    ],
)
def test_what_a_file_says_about_keys_and_cannot_be_is_as_good_as_absent(
    keys: dict[str, str],
) -> None:
    set_keys(keys)
    assert changed_keys() == {}


def test_two_acts_never_get_one_key_from_a_file() -> None:
    set_keys({"rule": "Y", "hint": "Y"})
    assert changed_keys() == {"rule": "Y"}


def test_keys_that_make_no_sense_cost_only_themselves(tmp_path: Path) -> None:
    assert Settings.model_validate({"keys": 3, "hints": False}, context=True) == Settings(
        hints=False
    )


def test_the_window_keeps_its_own_keys(window: MainWindow) -> None:
    portable = QKeySequence.SequenceFormat.PortableText
    own = {
        shortcut.toString(portable)
        for action in window.findChildren(QAction)
        for shortcut in action.shortcuts()
    }
    assert own - {""} <= set(WINDOW_KEYS)


def test_a_changed_key_is_written_as_the_system_writes_it() -> None:
    set_keys({"rule": "Ctrl+Y"})
    assert shown_key(Act.RULE) == QKeySequence("Ctrl+Y").toString(
        QKeySequence.SequenceFormat.NativeText
    )


def test_acts_that_change_keys_with_each_other_keep_them() -> None:
    set_keys({"enquire": "D", "together": "Q"})
    assert changed_keys() == {"enquire": "D", "together": "Q"}


def test_a_chain_of_changes_made_one_by_one_holds(qtbot: QtBot) -> None:
    preferences = Preferences(folders().settings_file)
    dialog = dialog_of(qtbot, preferences)
    for act, key in (
        (Act.TOGETHER, Qt.Key.Key_Y),
        (Act.ENQUIRE, Qt.Key.Key_D),
        (Act.TOGETHER, Qt.Key.Key_Q),
    ):
        choose(dialog, act)
        press_in(dialog, key)
    assert (key_of(Act.ENQUIRE), key_of(Act.TOGETHER)) == ("D", "Q")
    set_keys(preferences.settings.keys)
    assert (key_of(Act.ENQUIRE), key_of(Act.TOGETHER)) == ("D", "Q")


def test_what_falls_back_to_a_usual_key_takes_it_from_nobody() -> None:
    """The rule cannot have a list's key and falls back to F1, which the hint wanted."""
    set_keys({"rule": "Space", "hint": "F1"})
    assert changed_keys() == {}


@pytest.mark.parametrize("act", [act for act in Act if act not in FIXED])
def test_every_key_that_is_taken_says_by_what(qtbot: QtBot, act: Act) -> None:
    dialog = dialog_of(qtbot, Preferences(folders().settings_file))
    choose(dialog, Act.RULE if act is not Act.RULE else Act.HINT)
    before = dict(changed_keys())
    dialog.edit.setKeySequence(QKeySequence(key_of(act)))
    assert dialog.note.text()
    assert changed_keys() == before


@pytest.mark.parametrize("key", ["Shift", "Meta+Shift", "Ctrl", "Alt+F4", "Meta+D", "Ctrl+C"])
def test_modifiers_alone_and_the_system_s_keys_are_none_of_the_table(key: str) -> None:
    assert why_not_this_key(Act.RULE, key) is not None
    set_keys({"rule": key})
    assert changed_keys() == {}


def test_one_bad_entry_does_not_cost_the_other_keys() -> None:
    settings = Settings.model_validate(
        {"keys": {"rule": "Y", "hint": 3, "x" * 50: "F2"}}, context=True
    )
    assert settings.keys == {"rule": "Y"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_means_the_same_in_every_language(
    qtbot: QtBot, window: MainWindow, language: str
) -> None:
    """In Basque what Qt calls Return is written Enter, which is the name of another key."""
    set_language(language)
    try:
        for shortcut in table_of(window).findChildren(ActShortcut):
            shortcut._renew()
            found = [key.toString(PORTABLE) for key in QShortcut.keys(shortcut)]
            assert found == list(keys_of(shortcut._act))
        table = table_of(window)
        controller = controller_of(window)
        controller.try_action(Plant(0, 0))
        controller.try_action(TurnOver(0))
        table.draft.add_card(CardRef("hand", 0))
        table.draft.set_partners([1])
        press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert table.draft.is_empty
    finally:
        set_language("en")


def test_keys_are_never_read_as_the_language_writes_them() -> None:
    package = Path(keys_module.__file__).parents[1]
    texts = {path: path.read_text(encoding="utf-8") for path in package.rglob("*.py")}
    wrong = [
        f"{path}: {found}"
        for path, text in texts.items()
        for found in re.findall(r"QKeySequence\((?!QKeySequence|standard|Qt\.)[^)]*\)", text)
    ]
    assert wrong == []
