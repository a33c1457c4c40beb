"""The result as a list."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.session.signs import SIGNS
from bohnanza_qt.ui.fonts import text_font
from bohnanza_qt.ui.result import LastHarvest, Place
from bohnanza_qt.ui.result_list import ResultList, ResultModel, in_lines

BLUE = LastHarvest(Bean.BLUE, 4, 1)
BLACK_EYED = LastHarvest(Bean.BLACK_EYED, 12, 4)


def shown(qtbot: QtBot, height: int, *last: LastHarvest) -> ResultList:
    """Four places in a list 440 pixels wide, of whom the second has these last harvests."""
    places = [Place(n, n - 1, 20 - n, last if n == 2 else ()) for n in range(1, 5)]
    view = ResultList()
    qtbot.addWidget(view)
    view.setModel(ResultModel(places, ("Ada", "Ben", "Cleo", "Dora"), SIGNS))
    view.resize(440, height)
    view.show()
    return view


def heights(view: ResultList) -> list[int]:
    return [view.visualRect(view.model().index(row, 0)).height() for row in range(4)]


def test_a_row_is_as_high_as_what_the_last_fields_paid_is_long(qtbot: QtBot) -> None:
    view = shown(qtbot, 500, BLUE, BLACK_EYED)
    first, second, third, fourth = heights(view)
    assert first == third == fourth < second
    assert sum(heights(view)) <= view.sizeHint().height()
    assert not view.grab().isNull()


def test_where_there_is_no_room_every_row_keeps_to_one_line(qtbot: QtBot) -> None:
    view = shown(qtbot, 270, BLUE, BLACK_EYED)
    assert len(set(heights(view))) == 1
    assert sum(heights(view)) <= view.minimumSizeHint().height() <= 270


def test_a_short_result_takes_one_line(qtbot: QtBot) -> None:
    assert len(set(heights(shown(qtbot, 500, BLUE)))) == 1


@pytest.mark.parametrize(("most", "count"), [(1, 1), (2, 2), (9, 5)])
def test_words_are_broken_into_no_more_lines_than_there_may_be(
    qapp: QApplication, most: int, count: int
) -> None:
    metrics = QFontMetrics(text_font(13))
    width = metrics.horizontalAdvance("two words")
    lines = in_lines("two words two words two words two words two words", metrics, width, most)
    assert len(lines) == count
    assert all(metrics.horizontalAdvance(line) <= width for line in lines)
    assert (lines[-1] == "two words") == (most > 2)
