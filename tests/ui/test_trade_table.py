"""The cloth: by drag and drop, by click, and by keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QWidget

from bohnanza_qt.engine.actions import CardRef, MakeOffer
from bohnanza_qt.engine.events import DealStruck
from bohnanza_qt.engine.refusal import Reason
from bohnanza_qt.players.player import Because, Motive
from bohnanza_qt.session.remarks import Remark
from bohnanza_qt.ui.cards_mime import DraggedCard, cards_mime
from bohnanza_qt.ui.theme import set_theme
from bohnanza_qt.ui.trade.draft_models import GiveModel, KindsModel, WantModel
from bohnanza_qt.ui.trade.trade_table import TradeTable
from bohnanza_qt.ui.trade_draft import TradeDraft

from .trade_fakes import (
    BLUE,
    CHILI,
    GARDEN,
    GREEN,
    STINK,
    FakeController,
    offer_view,
    seat_view,
    trading_view,
)

HAND_4TH = CardRef("hand", 3)
STINK_TURNED = CardRef("revealed", 1)


@pytest.fixture
def controller(qapp) -> FakeController:
    return FakeController(trading_view())


@pytest.fixture
def draft(controller: FakeController) -> TradeDraft:
    return TradeDraft(controller)


@pytest.fixture
def table(qtbot, controller: FakeController, draft: TradeDraft) -> TradeTable:
    table = TradeTable(controller, draft)
    qtbot.addWidget(table)
    table.resize(784, 264)
    table.show()
    qtbot.waitExposed(table)
    table.activateWindow()
    return table


def drag(target: QWidget, mime: QMimeData, at: QPoint) -> QDragEnterEvent:
    event = QDragEnterEvent(
        at,
        Qt.DropAction.MoveAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    event.ignore()
    QApplication.sendEvent(target, event)
    return event


def drop(target: QWidget, mime: QMimeData, at: QPoint) -> bool:
    if not drag(target, mime, at).isAccepted():
        return False
    event = QDropEvent(
        QPointF(at),
        Qt.DropAction.MoveAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    event.ignore()
    QApplication.sendEvent(target, event)
    return event.isAccepted()


def left_of(table: TradeTable) -> QPoint:
    return QPoint(15, table.give.height() // 2)


def click_row(qtbot, view, row: int, button=Qt.MouseButton.LeftButton) -> None:
    qtbot.mouseClick(view.viewport(), button, pos=view.rects[row].center())


def test_the_models_behave(controller: FakeController, draft: TradeDraft) -> None:
    models = (GiveModel(controller, draft), WantModel(draft), KindsModel(controller, draft))
    testers = [
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
        for model in models
    ]
    draft.add_card(HAND_4TH)
    draft.add_card(STINK_TURNED, at=0)
    for bean in (CHILI, BLUE, CHILI):
        draft.add_want(bean)
    draft.remove_want(CHILI)
    draft.remove_card(HAND_4TH)
    assert testers
    assert [row.bean for row in models[0].rows] == [STINK]
    assert [row.wanted for row in models[2].rows if row.wanted] == [1, 1]


def test_cards_are_dropped_where_the_slot_opens(
    controller: FakeController, draft: TradeDraft, table: TradeTable
) -> None:
    draft.add_card(HAND_4TH)
    mime = cards_mime(controller.revision, [STINK_TURNED])
    drag(table.give, mime, left_of(table))
    assert table.give.view.slot == 0
    assert len(table.give.view.rects) == 1
    assert drop(table.give, mime, left_of(table))
    assert draft.give == (STINK_TURNED, HAND_4TH)
    assert table.give.view.slot is None
    assert drop(table.give, mime, QPoint(table.give.width() - 10, 60))
    assert draft.give == (HAND_4TH, STINK_TURNED)


def test_the_slot_closes_when_the_card_is_dragged_on(
    controller: FakeController, table: TradeTable
) -> None:
    drag(table.give, cards_mime(controller.revision, [HAND_4TH]), left_of(table))
    assert table.give.view.slot == 0
    QApplication.sendEvent(table.give, QDragLeaveEvent())
    assert table.give.view.slot is None


@pytest.mark.parametrize(
    "card", [CardRef("hand", 6), CardRef("revealed", 2), DraggedCard("aside", 0)]
)
def test_what_cannot_be_given_cannot_be_dropped(
    controller: FakeController, draft: TradeDraft, table: TradeTable, card
) -> None:
    assert not drop(table.give, cards_mime(controller.revision, [card]), left_of(table))
    assert draft.is_empty


def test_a_drag_from_before_a_move_is_not_dropped(
    controller: FakeController, draft: TradeDraft, table: TradeTable
) -> None:
    mime = cards_mime(controller.revision - 1, [HAND_4TH])
    assert not drop(table.give, mime, left_of(table))
    assert not drop(table.give, QMimeData(), left_of(table))
    assert draft.is_empty


def test_a_card_dropped_on_the_bare_cloth_is_taken_back(
    controller: FakeController, draft: TradeDraft, table: TradeTable
) -> None:
    draft.add_card(HAND_4TH)
    mime = cards_mime(controller.revision, [HAND_4TH])
    assert drop(table, mime, QPoint(5, 5))
    assert draft.is_empty
    assert not drop(table, mime, QPoint(5, 5))


def test_cards_can_be_dragged_off_the_give_side(
    monkeypatch, controller: FakeController, draft: TradeDraft, table: TradeTable
) -> None:
    draft.add_card(HAND_4TH)
    carried = []
    monkeypatch.setattr(table.give.view, "run_drag", lambda mime, *_: carried.append(mime))
    table.give.view.start_drag(0, table.give.view.rects[0].center())
    assert drop(table, carried[0], QPoint(5, 5))
    assert controller.held == 0


def test_kinds_are_asked_for_and_taken_back_by_click(
    qtbot, draft: TradeDraft, table: TradeTable
) -> None:
    kinds = table.get.kinds
    click_row(qtbot, kinds, 1)
    click_row(qtbot, kinds, 1)
    click_row(qtbot, kinds, 0)
    assert draft.want == (CHILI, CHILI, BLUE)
    click_row(qtbot, kinds, 1, Qt.MouseButton.RightButton)
    assert draft.want == (CHILI, BLUE)
    click_row(qtbot, table.get.view, 1)
    assert draft.want == (CHILI,)


def test_a_click_on_a_card_laid_down_takes_it_back(
    qtbot, draft: TradeDraft, table: TradeTable
) -> None:
    draft.add_card(HAND_4TH)
    draft.add_card(STINK_TURNED)
    click_row(qtbot, table.give.view, 0)
    assert draft.give == (STINK_TURNED,)


def test_a_whole_offer_by_keyboard_alone(
    qtbot, controller: FakeController, draft: TradeDraft, table: TradeTable
) -> None:
    draft.toggle(STINK_TURNED)  # G on the card
    kinds = table.get.kinds
    kinds.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Plus, Qt.Key.Key_Minus):
        qtbot.keyClick(kinds, key)
    chip = table.partners.chip(2)
    chip.setFocus()
    qtbot.keyClick(chip, Qt.Key.Key_Space)
    assert table.offer_button.text() == "Offer to Lucia"
    qtbot.keyClick(chip, Qt.Key.Key_Return)
    assert controller.tried == [MakeOffer(0, 2, (STINK_TURNED,), (CHILI,))]
    assert draft.is_empty


def test_the_button_names_enter_alone_only_where_enter_alone_presses_it(
    draft: TradeDraft, table: TradeTable
) -> None:
    table.partners.chip(2).setFocus()
    draft.toggle(STINK_TURNED)
    assert table.offer_button.key == "Enter"
    table.partners.chip(2).clearFocus()
    assert table.offer_button.key == "Ctrl+Enter"  # on a card of the hand Enter takes it back
    draft.add_want(CHILI)
    assert table.offer_button.key == "Enter"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("gift", [True, False])
def test_a_gift_or_a_request_is_made_from_anywhere_with_ctrl_and_enter(
    qtbot,
    controller: FakeController,
    draft: TradeDraft,
    table: TradeTable,
    key: Qt.Key,
    gift: bool,
) -> None:
    if gift:
        draft.toggle(STINK_TURNED)
    else:
        draft.add_want(CHILI)
    draft.set_partners([2])
    table.setFocus()
    table.clearFocus()
    qtbot.keyClick(table.window(), key)
    assert not controller.tried
    qtbot.keyClick(table.window(), key, Qt.KeyboardModifier.ControlModifier)
    gives, wants = ((STINK_TURNED,), ()) if gift else ((), (CHILI,))
    assert controller.tried == [MakeOffer(0, 2, gives, wants)]


def test_the_line_about_the_offer_grows_with_the_texts(
    draft: TradeDraft, table: TradeTable
) -> None:
    set_theme("light", 1.5)
    assert table.hint.font().pixelSize() == 21
    draft.toggle(STINK_TURNED)
    assert table.hint.font().pixelSize() == 21


def test_escape_clears_the_cloth(qtbot, draft: TradeDraft, table: TradeTable) -> None:
    draft.add_want(CHILI)
    draft.set_partners([2])
    table.get.kinds.setFocus()
    qtbot.keyClick(table.get.kinds, Qt.Key.Key_Escape)
    assert draft.is_empty
    assert draft.partners is None


def test_a_gift_is_not_made_by_enter_from_elsewhere(
    qtbot, controller: FakeController, draft: TradeDraft, table: TradeTable
) -> None:
    elsewhere = QWidget(table.window())
    elsewhere.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    # Not a part of the cloth as far as the focus goes.
    table.isAncestorOf = lambda widget: widget is not elsewhere
    elsewhere.show()
    draft.add_card(HAND_4TH)
    elsewhere.setFocus()
    table.refresh()
    assert not table._enter.isEnabled()
    draft.add_want(CHILI)
    assert table._enter.isEnabled()


def test_the_main_button_names_partner_and_act(draft: TradeDraft, table: TradeTable) -> None:
    button = table.offer_button
    assert not button.isEnabled()
    draft.add_card(HAND_4TH)
    assert button.text() == "Give to anyone"
    draft.set_partners([2])
    assert button.text() == "Give to Lucia"
    draft.add_want(CHILI)
    assert button.text() == "Offer to Lucia"
    draft.set_partners([2, 3])
    assert button.text() == "Offer to Lucia and Tom"
    draft.set_partners([1, 2, 3])
    assert button.text() == "Offer to 3 players"
    draft.remove_card(HAND_4TH)
    draft.set_partners([1])
    assert button.text() == "Ask Iker"
    assert button.isEnabled()


def test_the_foot_line_says_what_is_known_or_missing(
    controller: FakeController, draft: TradeDraft, table: TradeTable
) -> None:
    assert table.hint.text() == "Lay down what you give, and choose what you want for it."
    draft.add_card(CardRef("revealed", 0))
    assert table.hint.text() == "Lucia has 2 green beans planted."
    draft.set_partners([1])
    assert table.hint.text() == "You ask for nothing in return: it is a gift."
    draft.add_want(BLUE)
    assert table.hint.text() == "Iker collects this kind too: 7 blue beans planted."
    draft.clear()
    for _ in range(6):
        draft.add_want(GARDEN)
    assert table.hint.text() == "All the others together have at most 5 garden beans."


def test_the_foot_line_says_when_another_took_a_card(
    controller: FakeController, draft: TradeDraft, table: TradeTable
) -> None:
    draft.add_card(STINK_TURNED)
    deal = DealStruck(0, 0, 2, (STINK,), (), (STINK_TURNED,), ())
    controller.show([deal], revealed=(GREEN,))
    assert table.hint.text() == "Lucia took 1 stink bean from this offer."


def test_the_foot_line_says_why_an_offer_was_refused(
    controller: FakeController, draft: TradeDraft, table: TradeTable
) -> None:
    controller.refuse[MakeOffer] = Reason.DONE_TRADING
    draft.add_card(HAND_4TH)
    table.offer()
    assert "Trading is over" in table.hint.text()
    draft.add_want(CHILI)
    assert "Trading is over" not in table.hint.text()


def test_several_partners_get_one_offer_each(
    qtbot, controller: FakeController, draft: TradeDraft, table: TradeTable
) -> None:
    draft.add_card(HAND_4TH)
    draft.add_want(CHILI)
    for seat in (1, 3):
        qtbot.mouseClick(table.partners.chip(seat), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(table.offer_button, Qt.MouseButton.LeftButton)
    assert [offer.to for offer in controller.tried] == [1, 3]


def test_off_turn_only_the_active_player_can_be_asked(
    qtbot, controller: FakeController, draft: TradeDraft, table: TradeTable
) -> None:
    controller.show(active=2, turn=9)
    assert table.partners.chip(None).isHidden()
    chip = table.partners.chip(2)
    assert chip.isChecked()
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert chip.isChecked()
    with pytest.raises(KeyError):
        table.partners.chip(1)
    assert table.hint.text() == "Off turn you can trade only with Lucia."


def test_whoever_is_done_cannot_be_chosen(controller: FakeController, table: TradeTable) -> None:
    seats = list(controller.view.seats)
    seats[3] = seat_view(done=True)
    controller.show(seats=tuple(seats))
    assert not table.partners.chip(3).isEnabled()
    assert table.partners.chip(3).toolTip() == "Tom trades no more this turn."


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_cloth_fits_the_smallest_window(
    qtbot, controller: FakeController, draft: TradeDraft, table: TradeTable, scale: float
) -> None:
    set_theme("light", scale)
    for index in range(6):
        draft.add_card(CardRef("hand", index))
    for bean in (BLUE,) * 6:
        draft.add_want(bean)
    table.resize(620, round(225 * scale))
    assert table.height() <= round(225 * scale)
    for view in (table.give.view, table.get.view, table.get.kinds):
        inside = view.viewport().rect()
        assert all(inside.contains(rect) for rect in view.rects)


def test_everything_on_the_cloth_has_a_name(table: TradeTable) -> None:
    for widget in (
        table,
        table.give.view,
        table.get.view,
        table.get.kinds,
        table.offer_button,
        table.partners.chip(2),
        table.hint,
    ):
        assert widget.accessibleName()
    kinds = table.get.kinds.model()
    assert kinds.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole) == "Blue"


def test_the_language_changes_in_place(qtbot, table: TradeTable) -> None:
    QApplication.sendEvent(table, QEvent(QEvent.Type.LanguageChange))
    QApplication.sendEvent(table.give, QEvent(QEvent.Type.LanguageChange))
    assert table.give.view.accessibleName() == "You give"


def test_a_key_and_a_button_ask_the_computers_what_they_would_give(
    qtbot, controller: FakeController, draft: TradeDraft, table: TradeTable
) -> None:
    assert not table.get.enquire_button.isVisible()
    draft.add_card(HAND_4TH)
    draft.set_partners([1, 3])
    qtbot.mouseClick(table.get.enquire_button, Qt.MouseButton.LeftButton)
    qtbot.keyClick(table, Qt.Key.Key_Q)
    assert controller.talk.enquired == [((1, 3), (BLUE,))] * 2
    draft.add_want(CHILI)
    assert not table.get.enquire_button.isVisible()
    qtbot.keyClick(table, Qt.Key.Key_Q)
    assert len(controller.talk.enquired) == 2


def test_the_cloth_says_what_came_of_asking_until_other_cards_lie_there(
    controller: FakeController, draft: TradeDraft, table: TradeTable
) -> None:
    draft.add_card(HAND_4TH)
    table.answers.ask()
    assert table.hint.text() == "They think about it…"
    for seat in (1, 2, 3):
        why = Because(Motive.NO_GAIN)
        controller.remark_made.emit(Remark(seat, 0, None, why, accepted=False))
    assert table.hint.text() == "Nobody offers anything for this."
    assert table.answers.reasons()[0] == "Iker: “That brings me nothing.”"
    offered = offer_view(4, 2, 0, [STINK], [BLUE])
    controller.show((), offers=(offered, offer_view(5, 2, 0, [STINK], [CHILI])))
    assert table.hint.text() == "1 offer came for this."
    draft.add_card(STINK_TURNED)
    assert "offer came" not in table.hint.text()
    assert not table.answers.reasons()
