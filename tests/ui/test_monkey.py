"""Whatever is pressed, clicked and dragged: no error, no lost card, and only the right eyes see.

`python -m tests.ui.monkey` does the same for as long as one likes.
"""

from __future__ import annotations

import logging

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.family import open_window
from tests.ui.monkey import Tables, monkey_in, turn, widgets_alive

GESTURES = 250


@pytest.mark.parametrize(
    ("persons", "seats"), [({0}, 4), ({0, 1, 2}, 3), ({0, 2, 3}, 5), ({0, 1}, 2), (range(7), 7)]
)
def test_nothing_that_is_done_to_the_table_harms_it(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture, persons: set[int], seats: int
) -> None:
    caplog.set_level(logging.WARNING)
    window = open_window(qtbot)
    with monkey_in(window, Tables(persons, seats), seed=seats) as monkey:
        for _ in range(GESTURES):
            monkey.gesture()
        assert len(monkey.looks) >= min(2, len(persons)), "one person alone has played"
    assert caplog.records == []
    window.close()


def test_a_game_leaves_nothing_behind_when_the_next_begins(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    with monkey_in(window, Tables({0, 1, 2}, 3), seed=1) as monkey:
        counts = []
        for _ in range(4):
            for _ in range(25):
                monkey.gesture()
            monkey.begin_game()
            turn(20)
            counts.append(widgets_alive())
    # The first time some page of the window is made that stays.
    assert max(counts[2:]) <= counts[1], counts
    window.close()
