"""The list of offers: what can be answered, by mouse and by key, and what it says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import Accept, CardRef, Reject, Withdraw
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.events import (
    DealStruck,
    Lapse,
    OfferLapsed,
    OfferMade,
    OfferRejected,
    OfferWithdrawn,
)
from bohnanza_qt.engine.refusal import Reason
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.players.player import Because, Motive
from bohnanza_qt.session.remarks import Remark
from bohnanza_qt.ui.delegates.marks import text_width
from bohnanza_qt.ui.i18n import LANGUAGES, set_language
from bohnanza_qt.ui.trade import beans_seen, ticket_delegate
from bohnanza_qt.ui.trade.beans_seen import BeansSeenModel, BeansSeenView
from bohnanza_qt.ui.trade.offers_model import OffersModel, TicketSide
from bohnanza_qt.ui.trade.side_panel import SidePanel
from bohnanza_qt.ui.trade_draft import TradeDraft

from .trade_fakes import (
    BLACK_EYED,
    BLUE,
    CHILI,
    GARDEN,
    GREEN,
    SOY,
    STINK,
    FakeController,
    offer_view,
    seat_view,
    trading_view,
)

MINE = offer_view(1, 0, None, (GREEN,), (SOY,), (1,))
FROM_TOM = offer_view(2, 3, 0, (BLACK_EYED,), (GARDEN, GARDEN))
FROM_LUCIA = offer_view(3, 2, 0, (CHILI,), (BLUE,))


@pytest.fixture
def controller(qapp) -> FakeController:
    return FakeController(trading_view(offers=(MINE, FROM_TOM, FROM_LUCIA)))


@pytest.fixture
def model(controller: FakeController) -> OffersModel:
    model = OffersModel(controller)
    model.tester = QAbstractItemModelTester(
        model, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    return model


@pytest.fixture
def draft(controller: FakeController) -> TradeDraft:
    return TradeDraft(controller)


@pytest.fixture
def panel(qtbot, controller: FakeController, draft: TradeDraft) -> SidePanel:
    panel = SidePanel(controller, draft)
    qtbot.addWidget(panel)
    panel.resize(272, 730)
    panel.show()
    qtbot.waitExposed(panel)
    return panel


def numbers(model: OffersModel) -> list[int]:
    return [ticket.offer.number for ticket in model.rows]


def spoken(model: OffersModel, row: int) -> str:
    return model.index(row).data(Qt.ItemDataRole.AccessibleTextRole)


def test_what_can_be_answered_comes_first_and_the_newest_on_top(model: OffersModel) -> None:
    assert numbers(model) == [3, 2, 1]
    assert [ticket.side for ticket in model.rows] == [
        TicketSide.FOR_ME,
        TicketSide.FOR_ME,
        TicketSide.MINE,
    ]
    assert model.open_count == 3


def test_an_offer_that_cannot_be_met_says_what_is_lacking(
    controller: FakeController, model: OffersModel
) -> None:
    assert not model.rows[1].can_accept
    assert "It needs 2 garden beans; you can give 1 garden bean." in spoken(model, 1)
    controller.show(hand=(BLUE,))
    assert "It needs 2 garden beans; you have none to give." in spoken(model, 1)


def test_an_offer_that_the_rules_forbid_to_take_says_why(
    controller: FakeController, model: OffersModel
) -> None:
    controller.refuse[Accept] = Reason.OFFER_NOT_FOR_YOU
    model.refresh(controller.view)
    assert not model.rows[0].can_accept
    assert "This offer is not for you to answer." in spoken(model, 0)


def test_of_equal_cards_the_best_is_proposed_and_it_is_said_why(model: OffersModel) -> None:
    best = model.rows[0]
    assert best.has_choice
    assert best.give == (CardRef("hand", 1),)
    assert "hand 2nd" in spoken(model, 0)
    assert "you would have to plant first" in spoken(model, 0)


def test_answers_and_reasons_stand_beside_the_own_offer(
    controller: FakeController, model: OffersModel
) -> None:
    controller.remark_made.emit(Remark(1, 0, 1, Because(Motive.NEED_IT_MYSELF, SOY, 1), False))
    controller.show()
    said = spoken(model, 2)
    assert "Iker: no, “I want to plant 1 soy bean myself.”" in said
    assert "Lucia: still thinking…" in said


def test_a_seat_that_is_done_is_not_waited_for(
    controller: FakeController, model: OffersModel
) -> None:
    seats = list(controller.view.seats)
    seats[3] = seat_view(done=True)
    controller.show(seats=tuple(seats))
    assert [answer.seat for answer in model.rows[2].answers] == [1, 2]


def test_offers_between_others_are_shown_without_a_say(controller: FakeController) -> None:
    controller.show(active=3, offers=(offer_view(5, 1, 3, (BLUE,), ()),))
    model = OffersModel(controller)
    assert model.rows[0].side is TicketSide.OTHERS
    assert not model.rows[0].can_answer
    assert model.first_to_answer() is None
    assert spoken(model, 0).startswith("Iker offers Tom 1 blue bean as a gift.")


def test_an_own_offer_that_is_refused_still_says_by_whom_and_why(
    controller: FakeController, model: OffersModel
) -> None:
    mine = offer_view(6, 0, 2, (GREEN,), (SOY,))
    controller.show([OfferMade(6, 0, 2, (GREEN,), (SOY,), None)], offers=(mine,))
    controller.show([OfferRejected(6, 2), OfferLapsed(6, Lapse.REJECTED_BY_ALL)], offers=())
    assert spoken(model, 0).endswith("Lucia: no")
    controller.remark_made.emit(Remark(2, 0, 6, Because(Motive.NO_GAIN), False))
    assert model.rows[0].is_gone
    assert spoken(model, 0).endswith("Lucia: no, “That brings me nothing.”")
    assert model.open_count == 0
    model.forget_gone()
    assert model.rowCount() == 0


def test_a_refused_offer_of_ones_own_still_shows_what_it_was(
    controller: FakeController, panel: SidePanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = offer_view(6, 0, 2, (GREEN,), (SOY, SOY))
    controller.show([OfferMade(6, 0, 2, (GREEN,), (SOY, SOY), None)], offers=(mine,))
    painted: list[tuple[Bean, float]] = []

    def paint(_painter: object, rect: QRectF, bean: Bean, **_how: object) -> None:
        painted.append((bean, rect.width()))

    monkeypatch.setattr(ticket_delegate, "paint_card", paint)
    panel.offers.grab()
    shown = painted[:]
    assert [bean for bean, _ in shown] == [GREEN, SOY, SOY]
    painted.clear()
    controller.show([OfferRejected(6, 2), OfferLapsed(6, Lapse.REJECTED_BY_ALL)], offers=())
    panel.offers.grab()
    assert [bean for bean, _ in painted] == [GREEN, SOY, SOY]
    assert max(width for _, width in painted) < min(width for _, width in shown)


def test_an_offer_that_somebody_replaces_by_a_better_one_goes_without_a_word(
    controller: FakeController,
) -> None:
    model = OffersModel(controller)
    poor, better = offer_view(5, 1, 0, (), [SOY]), offer_view(6, 1, 0, [BLUE], [SOY])
    controller.show([OfferMade(5, 1, 0, (), (SOY,), None)], offers=(poor,))
    made = OfferMade(6, 1, 0, (BLUE,), (SOY,), None)
    controller.show([made, OfferWithdrawn(5, 1)], offers=(better,))
    assert [row.offer.number for row in model.rows] == [6]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (OfferLapsed(3, Lapse.CARD_GONE), "one of its cards has gone"),
        (OfferLapsed(3, Lapse.SEAT_DONE), "trades no more this turn"),
        (OfferWithdrawn(3, 2), "Lucia took the offer back."),
    ],
)
def test_an_offer_that_lapses_says_why_it_did(
    controller: FakeController, model: OffersModel, event, words
) -> None:
    controller.show([event], offers=(MINE, FROM_TOM))
    gone = next(row for row, ticket in enumerate(model.rows) if ticket.is_gone)
    assert gone == model.rowCount() - 1
    assert words in spoken(model, gone)


def test_nothing_is_said_about_offers_that_end_with_trading(
    controller: FakeController, model: OffersModel
) -> None:
    controller.show(
        [OfferLapsed(number, Lapse.TRADING_OVER) for number in (1, 2, 3)],
        offers=(),
        phase=Phase.ASIDE,
    )
    assert model.rowCount() == 0


def test_accept_counter_and_no_by_mouse(
    qtbot, controller: FakeController, draft: TradeDraft, panel: SidePanel
) -> None:
    buttons = panel.offers.buttons(3)
    qtbot.mouseClick(buttons.counter, Qt.MouseButton.LeftButton)
    assert draft.answers == 3
    assert draft.want == (CHILI,)
    qtbot.mouseClick(panel.offers.buttons(2).reject, Qt.MouseButton.LeftButton)
    assert controller.tried == [Reject(0, 2)]
    qtbot.mouseClick(buttons.accept, Qt.MouseButton.LeftButton)
    assert controller.tried[-1] == Accept(0, 3, (CardRef("hand", 1),))
    qtbot.mouseClick(panel.offers.buttons(1).withdraw, Qt.MouseButton.LeftButton)
    assert controller.tried[-1] == Withdraw(0, 1)


def test_accept_counter_no_and_withdraw_by_key(
    qtbot, controller: FakeController, draft: TradeDraft, panel: SidePanel
) -> None:
    qtbot.keyClick(panel, Qt.Key.Key_C)
    assert draft.answers == 3
    qtbot.keyClick(panel, Qt.Key.Key_A)
    qtbot.keyClick(panel, Qt.Key.Key_N)
    qtbot.keyClick(panel, Qt.Key.Key_W)
    assert controller.tried == [Accept(0, 3, (CardRef("hand", 1),)), Reject(0, 2), Withdraw(0, 1)]


def test_the_keys_answer_the_ticket_that_has_the_focus(
    qtbot, controller: FakeController, panel: SidePanel
) -> None:
    panel.offers.setFocus()
    qtbot.keyClick(panel.offers, Qt.Key.Key_Down)
    qtbot.keyClick(panel.offers, Qt.Key.Key_N)
    assert controller.tried == [Reject(0, 2)]


def test_the_keys_answer_while_another_tab_is_open(
    qtbot, controller: FakeController, panel: SidePanel
) -> None:
    panel.show_beans()
    qtbot.keyClick(panel, Qt.Key.Key_N)
    assert controller.tried == [Reject(0, 3)]


def test_an_offer_that_cannot_be_met_has_no_accept(panel: SidePanel) -> None:
    buttons = panel.offers.buttons(2)
    assert buttons.accept.isHidden()
    assert not buttons.counter.isHidden()
    assert buttons.row_height(240) > 0
    assert panel.offers.buttons(1).row_height(240) == 0


def test_the_queue_opens_to_choose_another_of_the_equal_cards(
    qtbot, controller: FakeController, panel: SidePanel
) -> None:
    qtbot.mouseClick(panel.offers.buttons(3).choose, Qt.MouseButton.LeftButton)
    chooser = panel.offers.chooser
    assert chooser is not None
    assert controller.held == 1, "nobody else may get the screen while the hand is shown"
    QAbstractItemModelTester(chooser.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    fitting = [row.ref for row in chooser.model.rows if row.fits]
    assert fitting == [CardRef("hand", 1), CardRef("hand", 3)]
    chooser.model.choose(0)
    assert chooser.cards == (CardRef("hand", 1),)
    chooser.view.setCurrentIndex(chooser.model.index(5))
    qtbot.keyClick(chooser.view, Qt.Key.Key_Space)
    assert chooser.cards == (CardRef("hand", 3),)
    assert "goes" in chooser.model.index(5).data(Qt.ItemDataRole.AccessibleTextRole)
    qtbot.mouseClick(chooser.accept_button, Qt.MouseButton.LeftButton)
    assert controller.tried == [Accept(0, 3, (CardRef("hand", 3),))]
    assert panel.offers.chooser is None
    assert controller.held == 0


def test_the_queue_closes_when_the_position_changes(
    controller: FakeController, panel: SidePanel
) -> None:
    panel.offers.choose(panel.offers.ticket_for_keys())
    assert panel.offers.chooser is not None
    controller.show(hand=(BLUE,))
    assert panel.offers.chooser is None
    assert controller.tried == []


def test_the_computers_are_silenced_by_one_key(
    qtbot, controller: FakeController, panel: SidePanel
) -> None:
    qtbot.keyClick(panel, Qt.Key.Key_M)
    assert controller.is_silenced
    controller.is_silenced = False
    controller.show(turn=9)
    assert not panel._silence.isChecked()
    assert not controller.is_silenced


def test_the_tab_counts_the_open_offers(controller: FakeController, panel: SidePanel) -> None:
    assert panel._tabs.tabText(0) == "Offers 3"
    controller.show(offers=())
    assert panel._tabs.tabText(0) == "Offers"


def test_where_there_is_no_height_the_log_is_a_tab(qtbot, panel: SidePanel) -> None:
    panel.resize(272, 420)
    assert panel._tabs.count() == 3
    panel.resize(272, 700)
    assert panel._tabs.count() == 2
    assert panel.log.isVisible()


def test_everything_has_a_name(panel: SidePanel) -> None:
    assert panel.offers.accessibleName()
    assert panel.beans.accessibleName()
    buttons = panel.offers.buttons(3)
    assert "Key: A" in buttons.accept.toolTip()
    assert buttons.choose.accessibleDescription()


def test_beans_seen_counts_what_lies_open_and_the_own_hand(controller: FakeController) -> None:
    model = BeansSeenModel(controller)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    stink = next(row for row in model.rows if row.bean is STINK)
    seen = controller.view.seen[STINK]
    assert (stink.seen, stink.cards) == (seen, 16)
    row = model.rows.index(stink)
    assert spoken(model, row) == f"Stink: {seen} of 16 seen"
    controller.show(revealed=())
    assert model.rows[row].seen == seen - 1


def test_a_long_name_of_a_bean_is_read_whole_in_the_narrowest_column(
    qtbot: QtBot, controller: FakeController, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_language("it")
    written: dict[str, float | None] = {}

    def write(
        _painter: object,
        _at: object,
        text: str,
        px: int,
        weight: int,
        _colour: object,
        *room: float,
    ) -> float:
        wide = text_width(text, px, weight)
        written[text] = room[0] - wide if room else None
        return wide

    monkeypatch.setattr(beans_seen, "draw_text", write)
    model = BeansSeenModel(controller)
    view = BeansSeenView(model)
    qtbot.addWidget(view)
    view.resize(206, 400)
    view.grab()
    spare = written["Peperoncino"]
    assert spare is not None
    assert spare >= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answers_stand_on_one_line_beside_a_table_of_the_usual_size(
    panel: SidePanel, language: str
) -> None:
    set_language(language)
    for number in (2, 3):
        buttons = panel.offers.buttons(number)
        shown = [
            one for one in (buttons.accept, buttons.counter, buttons.reject) if one.isVisible()
        ]
        assert len(shown) >= 2
        # What a ticket has where a scroll bar stands beside the tickets.
        assert buttons.row_height(224) == max(one.sizeHint().height() for one in shown)
    keys = [panel.offers.buttons(number).counter.key for number in (2, 3)]
    assert any(keys)


def test_who_was_quicker_to_take_an_offer_is_told(controller: FakeController) -> None:
    model = OffersModel(controller)
    to_anyone = offer_view(4, 1, None, [SOY], [BLUE])
    controller.show([OfferMade(4, 1, None, (SOY,), (BLUE,), None)], offers=(to_anyone,))
    deal = DealStruck(4, 1, 2, (SOY,), (BLUE,), (), ())
    controller.show([deal], offers=())
    assert model.text(model.rows[0], 0).endswith("Lucia has taken this offer.")


def test_an_offer_to_several_says_who_took_it_when_its_sister_is_withdrawn(
    controller: FakeController,
) -> None:
    model = OffersModel(controller)
    sisters = [offer_view(number, 1, to, [SOY], [BLUE]) for number, to in ((4, 2), (5, 0))]
    made = [OfferMade(4, 1, 2, (SOY,), (BLUE,), None), OfferMade(5, 1, 0, (SOY,), (BLUE,), None)]
    controller.show(made, offers=tuple(sisters))
    controller.show([DealStruck(4, 1, 2, (SOY,), (BLUE,), (), ())], offers=(sisters[1],))
    controller.show([OfferWithdrawn(5, 1)], offers=())
    mine = next(row for row in model.rows if row.offer.number == 5)
    assert model.text(mine, 0).endswith("Lucia has taken this offer.")


def test_an_offer_taken_back_later_says_so(controller: FakeController) -> None:
    model = OffersModel(controller)
    mine = offer_view(5, 1, 0, [SOY], [BLUE])
    controller.show([OfferMade(5, 1, 0, (SOY,), (BLUE,), None)], offers=(mine,))
    controller.show([DealStruck(4, 1, 2, (SOY,), (BLUE,), (), ())])
    controller.show([OfferRejected(3, 1)])
    controller.show([OfferWithdrawn(5, 1)], offers=())
    gone = next(row for row in model.rows if row.offer.number == 5)
    assert model.text(gone, 0).endswith("Iker took the offer back.")
