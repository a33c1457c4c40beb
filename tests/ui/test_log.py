"""The log: plain sentences, newest on top, narrowed down at will."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from bohnanza_qt.engine.events import (
    CardDrawn,
    CardPlanted,
    Lapse,
    OfferLapsed,
    OfferMade,
    OfferRejected,
    SeatDone,
    Source,
    TurnBegan,
)
from bohnanza_qt.players.player import Because, Motive
from bohnanza_qt.session.remarks import Remark
from bohnanza_qt.ui.trade.log_model import PAGE, LogFilter, LogKind, LogModel, LogRole
from bohnanza_qt.ui.trade.log_view import LogPanel

from .trade_fakes import BLUE, CHILI, SOY, FakeController, trading_view

OFFER = OfferMade(0, 0, 2, (BLUE,), (SOY,), None)


@pytest.fixture
def controller(qapp) -> FakeController:
    return FakeController(trading_view())


@pytest.fixture
def model(controller: FakeController) -> LogModel:
    model = LogModel(controller)
    model.tester = QAbstractItemModelTester(
        model, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    return model


def lines(model) -> list[str]:
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_the_newest_line_is_on_top_with_its_round(
    controller: FakeController, model: LogModel
) -> None:
    controller.show([TurnBegan(8, 0), CardPlanted(0, 0, CHILI, 6, Source.HAND, 0)])
    controller.show([TurnBegan(12, 0)])
    assert lines(model) == [
        "It is your turn.",
        "You planted 1 chili bean in field 1: 6 now.",
        "It is your turn.",
    ]
    assert [model.index(row, 0).data(LogRole.ROUND) for row in range(3)] == [4, 3, 3]
    spoken = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Round 4: It is your turn."


def test_names_are_bold_and_never_markup(controller: FakeController, model: LogModel) -> None:
    controller.names = ("Maren", "<i>Iker", "Lucia", "Tom")
    controller.show([SeatDone(1)])
    assert model.index(0, 0).data(LogRole.RICH_TEXT) == (
        "<b>&lt;i&gt;Iker</b> trades no more this turn."
    )


def test_a_refusal_comes_with_its_reason_in_one_line(
    controller: FakeController, model: LogModel
) -> None:
    controller.show([OFFER])
    controller.show([OfferRejected(0, 2), OfferLapsed(0, Lapse.REJECTED_BY_ALL)])
    controller.remark_made.emit(Remark(2, 0, 0, Because(Motive.NO_GAIN), False))
    assert lines(model) == [
        "Lucia says no to you: “That brings me nothing.”",
        "You offer Lucia 1 blue bean for 1 soy bean.",
    ]


def test_a_reason_for_an_offer_has_its_own_line(
    controller: FakeController, model: LogModel
) -> None:
    controller.show([OfferMade(1, 2, 0, (BLUE,), (SOY,), None)])
    controller.remark_made.emit(Remark(2, 0, None, Because(Motive.FITS_MY_FIELD), None))
    assert lines(model)[0] == "Lucia: “That suits my fields.”"
    controller.undo()
    assert lines(model) == []


def test_what_was_undone_leaves_the_log(controller: FakeController, model: LogModel) -> None:
    controller.show([TurnBegan(8, 0)])
    controller.show([CardPlanted(0, 0, CHILI, 6, Source.HAND, 0)])
    controller.undo()
    assert lines(model) == ["It is your turn."]
    controller.show([CardPlanted(0, 1, CHILI, 1, Source.HAND, 0)])
    controller.undo()
    assert lines(model) == ["It is your turn."]


def test_a_game_that_goes_on_brings_its_log(controller: FakeController) -> None:
    controller.history = ((TurnBegan(0, 0),), (TurnBegan(4, 0), CardDrawn(1, None)))
    model = LogModel(controller)
    assert lines(model)[0] == "Iker drew 1 card."
    assert model.rowCount() == 3
    assert [entry.number for entry in model.entries] == [0, 1, 2]
    controller.undo()
    assert model.rowCount() == 1


def test_a_game_that_goes_on_brings_the_reasons_given(controller: FakeController) -> None:
    controller.history = ((OFFER,), (OfferRejected(0, 2),), (TurnBegan(9, 1),))
    said_no = Remark(2, 0, 0, Because(Motive.NO_GAIN), False)
    said_more = Remark(2, 0, None, Because(Motive.FITS_MY_FIELD), None)
    controller.session.remarks = ((2, said_no), (2, said_more))
    assert lines(LogModel(controller)) == [
        "It is Iker’s turn.",
        "Lucia: “That suits my fields.”",
        "Lucia says no to you: “That brings me nothing.”",
        "You offer Lucia 1 blue bean for 1 soy bean.",
    ]


def test_a_long_game_gives_its_newest_lines_first(controller: FakeController) -> None:
    controller.history = tuple((TurnBegan(turn, turn % 4),) for turn in range(400))
    model = LogModel(controller)
    assert model.rowCount() == PAGE
    assert model.index(0, 0).data(LogRole.ROUND) == 100
    model.fetchMore(QModelIndex())
    assert model.rowCount() == 2 * PAGE
    for turn in range(400, 800):
        controller.show([TurnBegan(turn, turn % 4)])
    assert PAGE <= model.rowCount() <= 3 * PAGE
    for _ in range(400):
        controller.undo()
    assert model.canFetchMore(QModelIndex())
    model.fetchMore(QModelIndex())
    assert model.index(0, 0).data(LogRole.ROUND) == 100


def test_the_next_person_is_not_told_what_the_last_one_drew(
    controller: FakeController, model: LogModel
) -> None:
    controller.show([CardDrawn(0, BLUE)])
    assert lines(model) == ["You drew 1 blue bean."]
    controller.show([SeatDone(3)], seat=1)
    assert lines(model)[1] == "Maren drew 1 card."


def test_the_log_can_be_narrowed_to_a_seat_and_a_kind(
    controller: FakeController, model: LogModel
) -> None:
    narrowed = LogFilter()
    narrowed.setSourceModel(model)
    QAbstractItemModelTester(narrowed, QAbstractItemModelTester.FailureReportingMode.Fatal)
    controller.show([CardPlanted(1, 0, CHILI, 6, Source.HAND, 0)])
    controller.show([OFFER])
    controller.show([OfferRejected(0, 2)])
    narrowed.narrow(1, None)
    assert narrowed.rowCount() == 1
    narrowed.narrow(None, LogKind.TRADING)
    assert narrowed.rowCount() == 2
    narrowed.narrow(1, LogKind.TRADING)
    assert narrowed.rowCount() == 0
    narrowed.narrow(2, LogKind.TRADING)
    assert narrowed.rowCount() == 2


def test_the_panel_says_what_it_shows(qtbot, controller: FakeController) -> None:
    panel = LogPanel(controller)
    qtbot.addWidget(panel)
    panel._menu.aboutToShow.emit()
    trading = next(a for a in panel._menu.actions() if a.text() == "Trading")
    trading.trigger()
    panel._menu.aboutToShow.emit()
    next(a for a in panel._menu.actions() if a.text() == "Lucia").trigger()
    assert panel._choice.text() == "Lucia, Trading"
    assert panel._choice.accessibleName() == "Shown in the log: Lucia, Trading"
    assert panel.view.accessibleName() == "What happened"
