"""A sentence at the foot of the cloth takes two lines at most, and loses no words for good."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bohnanza_qt.ui.trade.hint_label import HintLabel

SENTENCE = "You and Bru each lay down your own cards, and both confirm what lies there then."


@pytest.mark.parametrize("width", [60, 120, 180, 260, 600])
def test_it_is_never_higher_than_two_lines(qtbot: QtBot, width: int) -> None:
    label = HintLabel()
    qtbot.addWidget(label)
    label.set_sentence(SENTENCE)
    label.resize(width, 40)
    label.show()
    assert label.heightForWidth(width) <= 2 * label.fontMetrics().lineSpacing() + 4
    assert label.toolTip() == SENTENCE
    assert label.text() == SENTENCE or label.text().endswith("…")


def test_words_come_back_when_there_is_room_again(qtbot: QtBot) -> None:
    label = HintLabel()
    qtbot.addWidget(label)
    label.set_sentence(SENTENCE)
    label.show()
    label.resize(100, 40)
    assert label.text() != SENTENCE
    label.resize(900, 40)
    assert label.text() == SENTENCE
