"""Choosing how strong a computer is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bohnanza_qt.players.levels import CHOICES, GAMES_WON, USUAL_LEVEL
from bohnanza_qt.ui.setup.level_choice import LevelChoice


@pytest.fixture
def choice(qtbot):
    def make(level: str) -> LevelChoice:
        made = LevelChoice(level)
        qtbot.addWidget(made)
        made.show()
        return made

    return make


@pytest.mark.parametrize("level", CHOICES)
def test_the_level_of_a_seat_is_shown(choice, level):
    assert choice(level).level == level


@pytest.mark.parametrize("level", ["greedy", "", "from a later version"])
def test_a_level_that_is_no_choice_becomes_the_usual_one(choice, level):
    assert choice(level).level == USUAL_LEVEL


def test_another_level_is_chosen_with_the_keys(choice, qtbot):
    box = choice("medium")
    with qtbot.waitSignal(box.changed):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.level == "hard"


def test_a_character_stays_until_the_level_is_changed(choice):
    box = choice("hard:haggler")
    assert box.level == "hard:haggler"
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert box.level == "medium"


def test_each_level_tells_how_strong_it_was_measured_to_be(choice):
    box = choice("easy")
    for row, level in enumerate(CHOICES):
        assert f"wins {GAMES_WON[level]} of 100 games (even: 25)" in box.itemText(row)
    for row, below in enumerate(CHOICES[:-1], start=1):
        assert f"a step above {below}" in box.itemText(row)
    assert box.toolTip().startswith(box.itemText(0))


def test_the_levels_that_bear_a_small_grudge_say_so(choice):
    box = choice("easy")
    tips = []
    for row in range(len(CHOICES)):
        box.setCurrentIndex(row)
        box.activated.emit(row)
        assert box.itemData(row, Qt.ItemDataRole.ToolTipRole) == box.toolTip()
        tips.append(box.toolTip())
    assert ["turned down a fair offer" in tip for tip in tips] == [True, True, False, False]


def test_closed_it_takes_no_more_room_than_a_word(choice):
    box = choice("easy")
    assert box.sizeHint().width() < box.fontMetrics().horizontalAdvance(box.itemText(0)) / 2


def test_the_box_says_whose_level_it_is(choice):
    box = choice("easy")
    box.set_player("Ada")
    assert box.accessibleName() == "Level of Ada"
