"""Whatever is pressed, clicked and dragged: no error, no lost card, and only the right eyes see.

`python -m tests.ui.monkey` does the same for as long as one likes.
"""

from __future__ import annotations

import logging

import pytest
from pytestqt.qtbot import QtBot

from bohnanza_qt.ui.controller import GameController
from tests.ui.family import controller_of, family_setup, open_window
from tests.ui.monkey import Tables
from tests.ui.monkey_gestures import monkey_in, turn, widgets_alive
from tests.ui.test_controller import plain_move

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


def wait_until_shown(qtbot: QtBot, controller: GameController) -> None:
    qtbot.waitUntil(lambda: controller.screen.is_covered or controller.is_settled)


def test_a_game_with_many_hand_overs_leaves_nothing_behind(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    counts = []
    for number in range(1, 5):
        window.game_pages.play(window.games.begin(family_setup({0, 1, 2}, 3, number=number)))
        controller = controller_of(window)
        hand_overs = 0
        while hand_overs < 5:
            wait_until_shown(qtbot, controller)
            if controller.screen.is_covered:
                hand_overs += 1
                controller.screen.open()
            elif controller.screen.is_kept:
                assert controller.screen.asked_next is not None
                controller.screen.call(controller.screen.asked_next)
            else:
                controller.try_action(plain_move(controller))
        turn(20)
        counts.append(widgets_alive())
    assert max(counts[1:]) <= counts[0], counts
    window.close()
