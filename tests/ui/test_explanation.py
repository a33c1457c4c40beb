"""What a click on something explains keeps within the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from bohnanza_qt.ui.table.explanation import explain_at, place_within

from .conftest import StartGame
from .table_support import open_table


@pytest.mark.parametrize("at", [QPoint(110, 60), QPoint(1100, 60), QPoint(1100, 740)])
def test_an_explanation_keeps_within_the_window(at: QPoint) -> None:
    room, size = QRect(100, 50, 1024, 700), QSize(260, 40)
    corner = place_within(room, at, size) + QPoint(2, 21)
    assert room.contains(QRect(corner, size))


def test_an_explanation_at_the_edge_of_the_table_is_not_cut_off(
    qtbot: QtBot, start_game: StartGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_table(qtbot, start_game(), 1024, 700)
    shown: list[QPoint] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, *_rest: shown.append(at))
    sentence = "Nothing is asked of you now, and this is said in a sentence of some length."
    explain_at(page.bar.rule, sentence)
    wide = page.fontMetrics().horizontalAdvance(sentence)
    assert shown[0].x() + wide * 0.8 < page.mapToGlobal(page.rect().topRight()).x()
