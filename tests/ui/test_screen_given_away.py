"""The screen is given away by hand once cards were drawn, and the curtain knows who sits where."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import (
    Accept,
    CardRef,
    DoneTrading,
    Draw,
    MakeOffer,
    Plant,
    TurnOver,
)
from bohnanza_qt.engine.play import explain_illegal
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.session.screen import HandOver, Why
from bohnanza_qt.session.standing import Standing
from bohnanza_qt.ui.curtain import Curtain
from bohnanza_qt.ui.i18n import set_language
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.seats_dialog import SeatsDialog

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
from .table_support import next_action, press

FRONT = (CardRef("hand", 0),)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    made = open_window(qtbot)
    made.game_pages.play(made.games.begin(family_setup({0, 1, 2}, 3)))
    yield made
    made.close()


def to_drawing(qtbot: QtBot, window: MainWindow) -> None:
    """Ada has planted all that is hers, and draws next."""
    to_trading(qtbot, window)
    controller = controller_of(window)
    controller.try_action(DoneTrading(0))
    while controller.view.phase is not Phase.DRAW:
        controller.try_action(next_action(controller))
    assert controller.view.active == 0


def offer_to_ben(qtbot: QtBot, window: MainWindow) -> Curtain:
    to_trading(qtbot, window)
    want = session_of(window).state.seats[1].hand[0]
    controller_of(window).try_action(MakeOffer(0, 1, FRONT, (want,)))
    controller_of(window).screen.call(1)
    return curtain_of(window)


def test_whoever_drew_sees_the_cards_until_they_give_the_screen_away(
    qtbot: QtBot, window: MainWindow
) -> None:
    to_drawing(qtbot, window)
    controller = controller_of(window)
    before = len(controller.view.hand)
    press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: controller.screen.is_kept)
    qtbot.wait(50)
    table = table_of(window)
    assert table.hand.model.rowCount() == before + controller.view.rules.drawn
    button = table.action_box.button
    assert (button.text(), button.key) == ("Hand over to Ben", "Space")
    assert not table.action_box.end_later.isVisible()
    press(Qt.Key.Key_Space)
    assert curtain_of(window)
    assert controller.screen.hand_over == HandOver(1, Why.TURN)
    open_curtain(qtbot, window)
    assert not controller.screen.is_kept


def test_a_second_key_right_after_drawing_does_not_give_the_screen_away(
    qtbot: QtBot, window: MainWindow
) -> None:
    to_drawing(qtbot, window)
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Space)
    assert not controller_of(window).screen.is_covered
    assert not controller_of(window).screen.is_kept


def test_with_open_hands_nobody_waits_for_whoever_drew(qtbot: QtBot) -> None:
    window = open_window(qtbot)
    window.game_pages.play(window.games.begin(family_setup({0, 1}, 3, open_hands=True)))
    controller = controller_of(window)
    controller.try_action(Plant(0, 0))
    controller.try_action(TurnOver(0))
    controller.try_action(DoneTrading(0))
    while controller.view.phase is not Phase.DRAW:
        controller.try_action(next_action(controller))
    controller.try_action(Draw(0))
    qtbot.waitUntil(lambda: controller.seat == 1)
    assert not controller.screen.is_covered
    window.close()


@pytest.mark.parametrize("by_key", [False, True])
def test_after_the_question_of_seats_space_opens_the_curtain(
    qtbot: QtBot, window: MainWindow, by_key: bool
) -> None:
    curtain = curtain_of(window)
    if by_key:
        curtain.seats_button.setFocus(Qt.FocusReason.TabFocusReason)
        press(Qt.Key.Key_Space)
    else:
        QTest.mouseClick(curtain.seats_button, Qt.MouseButton.LeftButton)
    dialog = window.findChild(SeatsDialog)
    assert isinstance(dialog, SeatsDialog)
    dialog.reject()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    press(Qt.Key.Key_Space)
    assert window.table is not None


def test_a_click_on_a_small_button_does_not_take_space_from_the_large_one(
    window: MainWindow,
) -> None:
    curtain = curtain_of(window)
    QTest.mouseClick(curtain.open_hands_button, Qt.MouseButton.LeftButton)
    assert not controller_of(window).screen.has_open_hands
    press(Qt.Key.Key_Space)
    assert not controller_of(window).screen.has_open_hands
    assert window.table is not None


def test_the_curtain_tells_only_persons_to_look_away(window: MainWindow) -> None:
    assert "Cleo" in curtain_of(window).accessibleDescription()
    seat_persons(window, {0, 1})
    told = curtain_of(window).accessibleDescription()
    assert "Ben" in told
    assert "Cleo" not in told


def test_for_the_only_person_left_the_curtain_goes_up(window: MainWindow) -> None:
    seat_persons(window, {0})
    assert not controller_of(window).screen.is_covered
    assert window.table is not None
    assert controller_of(window).seat == 0


def test_the_curtain_does_not_stand_for_offers_that_went_with_who_made_them(
    qtbot: QtBot, window: MainWindow
) -> None:
    assert controller_of(window).screen.hand_over is not None
    offer_to_ben(qtbot, window)
    hand_over = controller_of(window).screen.hand_over
    assert hand_over is not None
    assert (hand_over.seat, hand_over.why) == (1, Why.OFFERS)
    seat_persons(window, {1, 2})
    assert not session_of(window).state.offers
    assert controller_of(window).screen.hand_over == HandOver(1, Why.LOOK)
    assert "offers" not in curtain_of(window).accessibleDescription()


def test_a_seat_that_changes_hands_at_the_table_takes_its_offers_out_of_sight(
    qtbot: QtBot, window: MainWindow
) -> None:
    to_trading(qtbot, window)
    controller = controller_of(window)
    controller.try_action(MakeOffer(0, 1, FRONT, ()))
    controller.talk.stand(Standing(takes_gifts=True))
    seat_persons(window, {1, 2})
    assert not controller.view.offers
    seat_persons(window, {0, 1, 2})
    assert controller.session.standing(0) == Standing()


def test_whose_offer_was_accepted_meanwhile_is_told_so_on_the_curtain(
    qtbot: QtBot, window: MainWindow
) -> None:
    offer_to_ben(qtbot, window)
    open_curtain(qtbot, window)
    session, controller = session_of(window), controller_of(window)
    bean = session.state.seats[1].hand[0]
    places = [at for at, held in enumerate(session.state.seats[1].hand) if held is bean]
    accept = Accept(1, 0, (CardRef("hand", places[0]),))
    assert explain_illegal(session.state, accept) is None
    controller.try_action(accept)
    qtbot.waitUntil(lambda: controller.screen.is_covered)
    assert controller.screen.hand_over == HandOver(0, Why.TURN)
    told = curtain_of(window).accessibleDescription()
    assert "You gave Ben" in told
    assert "It is Ada's turn." in told
    open_curtain(qtbot, window)
    controller.screen.call(2)
    assert "gave" not in curtain_of(window).accessibleDescription()


@pytest.mark.parametrize(
    ("language", "several", "words"),
    [
        ("it", "Ben e Cleo", "ora non si guarda, per favore."),
        ("ca", "Ben i Cleo", "ara no s’hi val a mirar, si us plau."),
    ],
)
def test_one_person_is_told_to_look_away_in_the_same_words_as_several(
    window: MainWindow, language: str, several: str, words: str
) -> None:
    """In these languages an imperative would be another one for several."""
    set_language(language)
    for persons, names in (({0, 1}, "Ben"), ({0, 1, 2}, several)):
        seat_persons(window, persons)
        assert f"{names}: {words}" in curtain_of(window).accessibleDescription()
