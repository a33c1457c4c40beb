"""While the curtain is down, nobody can take back or do again what was done before it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import CardRef, MakeOffer, Plant, TurnOver
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.ui.curtain import Curtain

from .family import controller_of, curtain_of, family_setup, open_curtain, open_window, session_of


@pytest.mark.parametrize("what", ["undo", "redo"])
def test_behind_the_curtain_nobody_takes_back_or_does_again(qtbot: QtBot, what: str) -> None:
    window = open_window(qtbot)
    window.game_pages.play(window.games.begin(family_setup({0, 1, 2}, 3)))
    if isinstance(window.page, Curtain):
        open_curtain(qtbot, window)
    controller, session = controller_of(window), session_of(window)
    controller.try_action(Plant(0, 0))
    controller.try_action(TurnOver(0))
    controller.try_action(MakeOffer(0, None, (CardRef("hand", 0),), (Bean.RED,)))
    if what == "redo":
        controller.undo()
    assert controller.can_undo if what == "undo" else controller.can_redo
    controller.screen.call(1)
    curtain_of(window)
    assert not controller.can_undo
    assert not controller.can_redo
    done = session.action_count
    window.menu.undo_wanted.emit()
    window.menu.redo_wanted.emit()
    controller.undo()
    controller.redo()
    assert session.action_count == done
    window.close()
