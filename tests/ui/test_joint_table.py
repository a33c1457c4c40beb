"""Two persons at one screen put a deal together: each lays down the own side, and both confirm."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import CardRef, DoneTrading, MakeOffer, Plant, TurnOver
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.events import DealStruck
from bohnanza_qt.engine.record_reading import read_record
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.screen import HandOver, Why
from bohnanza_qt.session.talk import SaidDeal, SaidNoDeal
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.trade.draft_models import Wanted

from .family import (
    controller_of,
    curtain_of,
    family_setup,
    open_curtain,
    open_window,
    seat_persons,
    session_of,
    table_of,
    to_trading,
)
from .table_support import press

HAND = [CardRef("hand", place) for place in range(5)]
ENTER = Qt.Key.Key_Return


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """Ada trades; Ben and Cleo sit at the screen too, and a computer plays Dora."""
    made = open_window(qtbot)
    made.game_pages.play(made.games.begin(family_setup({0, 1, 2}, 4)))
    to_trading(qtbot, made)
    controller_of(made).silence()
    settle(qtbot, made)
    yield made
    made.close()


def settle(qtbot: QtBot, window: MainWindow) -> None:
    controller = controller_of(window)
    qtbot.waitUntil(lambda: controller.is_settled and not controller.busy)


def draft_of(window: MainWindow):
    return table_of(window).draft


def hand(window: MainWindow, seat: int) -> list[Bean]:
    return session_of(window).state.seats[seat].hand


def begin_with_ben(window: MainWindow) -> None:
    draft_of(window).set_partners([1])
    press(Qt.Key.Key_D)


def deals(window: MainWindow) -> list[DealStruck]:
    events = (event for events in session_of(window).history for event in events)
    return [event for event in events if isinstance(event, DealStruck)]


def test_a_deal_is_put_together_by_both_and_struck_when_both_have_confirmed(
    qtbot: QtBot, window: MainWindow
) -> None:
    given, taken = hand(window, 0)[1], hand(window, 1)[2]
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    press(ENTER)
    controller = controller_of(window)
    assert controller.screen.hand_over == HandOver(1, Why.DEAL)
    open_curtain(qtbot, window)
    draft = draft_of(window)
    assert draft.joint is controller.joint
    assert draft.partner_gives == (given,)
    assert controller.joint.partner_has_confirmed
    draft.add_card(HAND[2])
    assert not controller.joint.partner_has_confirmed
    press(ENTER)
    assert deals(window) == []
    open_curtain(qtbot, window)
    assert controller.seat == 0
    assert draft_of(window).partner_gives == (taken,)
    assert table_of(window).trade_table.offer_button.text() == "Strike the deal"
    press(ENTER)
    struck = deals(window)
    assert [(deal.give, deal.take) for deal in struck] == [((given,), (taken,))]
    assert draft_of(window).is_empty
    assert draft_of(window).joint is None
    assert not controller.screen.is_covered


def test_what_is_asked_for_is_laid_down_by_confirming(qtbot: QtBot, window: MainWindow) -> None:
    given, wanted = hand(window, 0)[1], hand(window, 1)[0]
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    draft_of(window).add_want(wanted)
    assert [row.how for row in table_of(window).trade_table.get.view.model().rows] == [Wanted.ASKED]
    press(ENTER)
    open_curtain(qtbot, window)
    assert draft_of(window).asked_of_me == (wanted,)
    assert table_of(window).trade_table.offer_button.text() == "Strike the deal"
    press(ENTER)
    assert [(deal.give, deal.take) for deal in deals(window)] in (
        [((given,), (wanted,))],
        [((wanted,), (given,))],
    )
    # Ben has done what he was given the screen for.
    qtbot.waitUntil(lambda: controller_of(window).screen.hand_over == HandOver(0, Why.TURN))


def test_a_card_that_one_does_not_have_is_said_no_to(qtbot: QtBot, window: MainWindow) -> None:
    missing = next(bean for bean in Bean if bean not in hand(window, 1))
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    draft_of(window).add_want(missing)
    press(ENTER)
    open_curtain(qtbot, window)
    cloth = table_of(window).trade_table
    assert not cloth.offer_button.isEnabled()
    assert "You do not have what is asked of you" in cloth.hint.text()
    view = cloth.give.view
    view.setFocus()
    view.setCurrentIndex(view.model().index(0, 0))
    press(Qt.Key.Key_Minus)
    assert draft_of(window).asked_of_me == ()
    assert not controller_of(window).joint.partner_has_confirmed
    assert cloth.offer_button.isEnabled()


def test_the_other_says_no_without_looking(qtbot: QtBot, window: MainWindow) -> None:
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    press(ENTER)
    curtain = curtain_of(window)
    assert curtain.no_button.text() == "Ben says no"
    qtbot.waitUntil(lambda: not curtain.is_held_off)
    curtain.no_button.click()
    assert controller_of(window).screen.hand_over == HandOver(0, Why.TURN)
    open_curtain(qtbot, window)
    assert draft_of(window).joint is None
    assert deals(window) == []


def test_put_away_it_is_an_offer_again(qtbot: QtBot, window: MainWindow) -> None:
    draft = draft_of(window)
    begin_with_ben(window)
    draft.add_card(HAND[1])
    press(Qt.Key.Key_D)
    assert draft.joint is None
    assert draft.give == (HAND[1],)
    assert draft.partners == {1}
    assert table_of(window).trade_table.offer_button.text() == "Give to Ben"


def test_whoever_only_asked_for_the_screen_may_begin_one(qtbot: QtBot, window: MainWindow) -> None:
    controller = controller_of(window)
    controller.screen.call(2)
    open_curtain(qtbot, window)
    given = hand(window, 2)[0]
    press(Qt.Key.Key_D)
    assert controller.joint.seats == (2, 0)
    draft_of(window).add_card(HAND[0])
    press(ENTER)
    assert controller.screen.hand_over == HandOver(0, Why.DEAL)
    open_curtain(qtbot, window)
    assert draft_of(window).partner_gives == (given,)
    press(ENTER)
    assert [deal.give or deal.take for deal in deals(window)] == [(given,)]


def test_a_third_person_has_no_hand_in_it(qtbot: QtBot, window: MainWindow) -> None:
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    controller_of(window).screen.call(2)
    open_curtain(qtbot, window)
    assert draft_of(window).joint is None
    assert draft_of(window).is_empty
    press(Qt.Key.Key_Space)
    open_curtain(qtbot, window)
    assert controller_of(window).seat == 0
    assert draft_of(window).give == (HAND[1],)


def test_with_anyone_asked_the_button_says_that_a_person_is_to_be_chosen(
    qtbot: QtBot, window: MainWindow
) -> None:
    button = table_of(window).trade_table.together_button
    assert button.isVisible()
    assert not button.isEnabled()
    assert "Choose one person" in button.toolTip()
    draft_of(window).set_partners([3])
    assert not button.isEnabled()
    draft_of(window).set_partners([1])
    assert button.isEnabled()
    button.click()
    assert button.text() == "Put away"


def test_a_side_is_filled_by_its_owner_alone(qtbot: QtBot, window: MainWindow) -> None:
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    press(ENTER)
    open_curtain(qtbot, window)
    get = table_of(window).trade_table.get
    row = get.view.rects[0].center()
    QTest.mouseClick(get.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(row))
    assert len(draft_of(window).partner_gives) == 1
    assert controller_of(window).joint.partner_has_confirmed


def test_nothing_of_the_other_hand_is_told(qtbot: QtBot, window: MainWindow) -> None:
    """The partner sees the kinds that lie there, and not where in the hand they stand."""
    begin_with_ben(window)
    draft_of(window).add_card(HAND[3])
    kind = hand(window, 0)[3]
    press(ENTER)
    open_curtain(qtbot, window)
    rows = table_of(window).trade_table.get.view.model().rows
    assert [(row.bean, row.how) for row in rows] == [(kind, Wanted.LAID)]
    assert draft_of(window).give == ()


def test_it_ends_with_the_trading(qtbot: QtBot, window: MainWindow) -> None:
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    controller_of(window).try_action(DoneTrading(0))
    assert controller_of(window).joint.seats == ()


def test_it_ends_when_a_computer_takes_over(qtbot: QtBot, window: MainWindow) -> None:
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    press(ENTER)
    seat_persons(window, {0, 2})
    assert controller_of(window).joint.seats == ()
    hand_over = controller_of(window).screen.hand_over
    assert hand_over is not None
    assert hand_over.seat == 0


def test_taking_something_else_back_does_not_lose_what_lies_there(
    qtbot: QtBot, window: MainWindow
) -> None:
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    controller_of(window).try_action(MakeOffer(0, 2, (HAND[2],), ()))
    controller_of(window).undo()
    assert draft_of(window).give == (HAND[1],)
    assert draft_of(window).joint is not None


def confirmed_with_ben(qtbot: QtBot, window: MainWindow) -> None:
    """Ada has confirmed a deal with Ben, who handed the screen back without a word."""
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    press(ENTER)
    open_curtain(qtbot, window)
    press(Qt.Key.Key_Space)
    open_curtain(qtbot, window)
    assert controller_of(window).seat == 0
    assert controller_of(window).joint.has_confirmed


def ben_looks(qtbot: QtBot, window: MainWindow) -> None:
    controller_of(window).screen.call(1)
    open_curtain(qtbot, window)


def test_whoever_turns_to_another_offer_has_not_confirmed_any_more(
    qtbot: QtBot, window: MainWindow
) -> None:
    confirmed_with_ben(qtbot, window)
    session = session_of(window)
    session.submit(MakeOffer(3, 0, (HAND[0],), (hand(window, 0)[2],)))
    draft_of(window).counter(session.view(0).offers[-1])
    draft_of(window).clear()
    ben_looks(qtbot, window)
    assert not controller_of(window).joint.partner_has_confirmed
    press(ENTER)
    assert deals(window) == []


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_takes_a_seat_over_has_confirmed_nothing(
    qtbot: QtBot, window: MainWindow, seat: int
) -> None:
    confirmed_with_ben(qtbot, window)
    seat_persons(window, {0, 1, 2} - {seat})
    seat_persons(window, {0, 1, 2})
    record = session_of(window).record()
    window.game_pages.play(GameSession.from_record(read_record(record.to_bytes())))
    assert controller_of(window).joint.seats == ()


def test_a_refused_deal_does_not_come_back_when_something_else_is_taken_back(
    qtbot: QtBot, window: MainWindow
) -> None:
    confirmed_with_ben(qtbot, window)
    controller = controller_of(window)
    controller.try_action(MakeOffer(0, 2, (HAND[2],), ()))
    press(Qt.Key.Key_D)
    assert controller.joint.seats == ()
    controller.undo()
    assert controller.joint.seats == ()
    assert draft_of(window).joint is None


def test_a_deal_that_was_told_is_refused_aloud_whatever_was_taken_back(
    qtbot: QtBot, window: MainWindow
) -> None:
    controller = controller_of(window)
    controller.try_action(MakeOffer(0, 2, (HAND[2],), ()))
    confirmed_with_ben(qtbot, window)
    controller.undo()
    press(Qt.Key.Key_D)
    assert "You say no to the deal with Ben." in log_of(window)


def test_a_third_person_leaves_the_deal_of_two_others_alone(
    qtbot: QtBot, window: MainWindow
) -> None:
    confirmed_with_ben(qtbot, window)
    controller_of(window).screen.call(2)
    open_curtain(qtbot, window)
    assert not table_of(window).trade_table.together_button.isVisible()
    press(Qt.Key.Key_D)
    assert controller_of(window).joint.seats == (0, 1)


def test_the_partner_keeps_the_screen_until_done_with_the_deal(
    qtbot: QtBot, window: MainWindow
) -> None:
    controller = controller_of(window)
    controller.try_action(MakeOffer(0, 1, (HAND[2],), (Bean.RED,)))
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    press(ENTER)
    open_curtain(qtbot, window)
    press(Qt.Key.Key_N)
    settle(qtbot, window)
    qtbot.wait(50)
    assert (controller.seat, controller.screen.is_covered) == (1, False)
    press(ENTER)
    assert len(deals(window)) == 1
    qtbot.waitUntil(lambda: controller.screen.hand_over == HandOver(0, Why.TURN))


def test_put_away_by_the_partner_it_is_left_to_the_other_as_an_offer(
    qtbot: QtBot, window: MainWindow
) -> None:
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    press(ENTER)
    open_curtain(qtbot, window)
    press(Qt.Key.Key_D)
    press(Qt.Key.Key_Space)
    open_curtain(qtbot, window)
    assert draft_of(window).give == (HAND[1],)
    assert draft_of(window).partners == {1}


def test_with_open_hands_the_second_of_two_quick_clicks_is_not_the_others(qtbot: QtBot) -> None:
    made = open_window(qtbot)
    made.game_pages.play(made.games.begin(family_setup({0, 1, 2}, 3, open_hands=True)))
    controller_of(made).try_action(Plant(0, 0))
    controller_of(made).try_action(TurnOver(0))
    settle(qtbot, made)
    begin_with_ben(made)
    draft_of(made).add_card(HAND[1])
    for _ in range(2):
        button = table_of(made).trade_table.offer_button
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert controller_of(made).seat == 1
    assert deals(made) == []
    made.close()


def test_with_open_hands_the_screen_changes_sides_without_a_curtain(qtbot: QtBot) -> None:
    made = open_window(qtbot)
    made.game_pages.play(made.games.begin(family_setup({0, 1, 2}, 3, open_hands=True)))
    controller_of(made).try_action(Plant(0, 0))
    controller_of(made).try_action(TurnOver(0))
    settle(qtbot, made)
    begin_with_ben(made)
    draft_of(made).add_card(HAND[1])
    press(ENTER)
    assert controller_of(made).seat == 1
    assert not controller_of(made).screen.is_covered
    qtbot.wait(QApplication.doubleClickInterval() + 20)
    press(ENTER)
    assert len(deals(made)) == 1
    qtbot.waitUntil(lambda: controller_of(made).seat == 0)
    assert QApplication.focusWidget() is not None
    made.close()


def say_no_at_the_curtain(qtbot: QtBot, window: MainWindow) -> None:
    curtain = curtain_of(window)
    qtbot.waitUntil(lambda: not curtain.is_held_off)
    curtain.no_button.click()


def log_of(window: MainWindow) -> list[str]:
    model = table_of(window).side.log.model
    return [model.sentence(entry, controller_of(window).names) for entry in model.entries]


def test_a_deal_that_the_other_will_not_have_is_told_and_stays_an_offer(
    qtbot: QtBot, window: MainWindow
) -> None:
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    draft_of(window).add_want(Bean.RED)
    press(ENTER)
    say_no_at_the_curtain(qtbot, window)
    assert "Ben says no to the deal with you." in curtain_of(window).accessibleDescription()
    open_curtain(qtbot, window)
    assert "Ben says no to the deal with you." in log_of(window)
    draft = draft_of(window)
    assert (draft.give, draft.want, draft.partners) == ((HAND[1],), (Bean.RED,), {1})
    assert draft.joint is None


def test_what_nobody_confirmed_is_put_away_without_a_word(qtbot: QtBot, window: MainWindow) -> None:
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    press(Qt.Key.Key_D)
    said = [said for _, said in session_of(window).talk]
    assert not any(isinstance(each, SaidDeal | SaidNoDeal) for each in said)


def test_the_active_person_who_says_no_goes_on_with_the_turn(
    qtbot: QtBot, window: MainWindow
) -> None:
    controller = controller_of(window)
    controller.screen.call(1)
    open_curtain(qtbot, window)
    press(Qt.Key.Key_D)
    draft_of(window).add_card(HAND[0])
    press(ENTER)
    say_no_at_the_curtain(qtbot, window)
    assert controller.screen.hand_over == HandOver(0, Why.TURN)


def test_whoever_was_called_by_mistake_says_nothing(qtbot: QtBot, window: MainWindow) -> None:
    controller = controller_of(window)
    controller.screen.call(1)
    assert curtain_of(window).no_button.text() == "Ben says nothing"
    say_no_at_the_curtain(qtbot, window)
    assert controller.screen.hand_over == HandOver(0, Why.TURN)


def test_either_takes_the_deal_back_and_it_lies_there_again(
    qtbot: QtBot, window: MainWindow
) -> None:
    given = hand(window, 0)[1]
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    press(ENTER)
    open_curtain(qtbot, window)
    press(ENTER)
    assert len(deals(window)) == 1
    controller = controller_of(window)
    qtbot.waitUntil(lambda: controller.screen.hand_over == HandOver(0, Why.TURN))
    open_curtain(qtbot, window)
    assert controller.can_undo
    controller.undo()
    assert deals(window) == []
    assert draft_of(window).joint is controller.joint
    assert controller.joint.partner == 1
    assert draft_of(window).give_beans == (given,)
    assert not controller.joint.has_confirmed
    assert not controller.joint.partner_has_confirmed
    controller.redo()
    assert len(deals(window)) == 1
    assert controller.joint.seats == ()
    assert draft_of(window).is_empty


def test_what_lies_there_is_there_when_the_game_goes_on_later(
    qtbot: QtBot, window: MainWindow
) -> None:
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    draft_of(window).add_want(Bean.RED)
    press(ENTER)
    record = session_of(window).record()
    again = GameSession.from_record(read_record(record.to_bytes()))
    window.game_pages.play(again)
    open_curtain(qtbot, window)
    controller = controller_of(window)
    assert controller.seat == 0
    draft = draft_of(window)
    assert draft.joint is not None
    assert (draft.give, draft.want) == ((HAND[1],), (Bean.RED,))
    # What became of it after it was confirmed is not known: both say so again.
    assert not controller.joint.has_confirmed
    assert not controller.joint.partner_has_confirmed
    assert controller.joint.begun_by == 0


@pytest.mark.parametrize(
    "change",
    [{"cards": (10**9, 3)}, {"turn": 5}, {"to": 2}, {"seat": 1, "to": 2}, {"asked": (Bean.RED,)}],
)
def test_a_deal_of_which_a_file_tells_nonsense_gives_nobody_anything(
    qtbot: QtBot, window: MainWindow, change: dict[str, object]
) -> None:
    session = session_of(window)
    said = {"seat": 0, "to": 1, "turn": session.state.turn, "cards": (0, 1), "asked": ()}
    session.say(SaidDeal(**(said | change)))
    again = GameSession.from_record(read_record(session.record().to_bytes()))
    window.game_pages.play(again)
    open_curtain(qtbot, window)
    controller = controller_of(window)
    own = {*session.state.seats[0].hand_ids, *session.state.revealed_ids}
    joint = controller.joint
    assert joint.partner is None or len(joint.cards) <= len(own)
    assert deals(window) == []


def test_a_computer_that_takes_over_leaves_the_own_half_as_an_offer(
    qtbot: QtBot, window: MainWindow
) -> None:
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    press(ENTER)
    seat_persons(window, {0, 2})
    open_curtain(qtbot, window)
    assert draft_of(window).give == (HAND[1],)
    assert draft_of(window).partners == {1}


def test_a_computer_that_takes_over_the_active_seat_keeps_no_visitor(
    qtbot: QtBot, window: MainWindow
) -> None:
    """The screen goes back to nobody: who had it only to say something goes on looking."""
    controller = controller_of(window)
    controller.screen.call(1)
    open_curtain(qtbot, window)
    assert controller.screen.is_visit
    seat_persons(window, {1, 2})
    assert controller.screen.asked_next is None
    assert not controller.screen.is_visit
    assert controller.screen.others == (2,)


def test_a_card_that_is_asked_for_is_said_no_to_by_key_and_button(
    qtbot: QtBot, window: MainWindow
) -> None:
    missing = next(bean for bean in Bean if bean not in hand(window, 1))
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    for bean in (hand(window, 1)[0], missing, missing):
        draft_of(window).add_want(bean)
    press(ENTER)
    open_curtain(qtbot, window)
    side = table_of(window).trade_table.give
    assert side.decline_button.isVisible()
    press(Qt.Key.Key_D, Qt.KeyboardModifier.ShiftModifier)
    side.decline_button.click()
    assert draft_of(window).asked_of_me == (hand(window, 1)[0],)
    side.decline_button.click()
    assert draft_of(window).asked_of_me == ()
    assert not side.decline_button.isVisible()


def test_a_no_is_told_at_the_curtain_once(qtbot: QtBot, window: MainWindow) -> None:
    begin_with_ben(window)
    draft_of(window).add_card(HAND[1])
    press(ENTER)
    say_no_at_the_curtain(qtbot, window)
    open_curtain(qtbot, window)
    press(Qt.Key.Key_D)
    press(ENTER)
    open_curtain(qtbot, window)
    draft_of(window).add_card(HAND[0])
    press(ENTER)
    told = curtain_of(window).accessibleDescription()
    assert "Ben says no" not in told
    assert "Ben has answered the deal" in told
