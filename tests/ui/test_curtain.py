"""The curtain between persons: what it says, what opens it, and that nothing is behind it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import CardRef, MakeOffer, Plant, Reject, TurnOver
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.events import CardDrawn
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import SeatKind
from bohnanza_qt.session.screen import HandOver, Why
from bohnanza_qt.ui import curtain as curtain_module
from bohnanza_qt.ui.curtain import Curtain
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.replay.replay_page import ReplayPage
from bohnanza_qt.ui.seats_dialog import SeatsDialog
from bohnanza_qt.ui.table.table_page import TablePage
from bohnanza_qt.ui.words import bean_name
from tests.ui.family import (
    controller_of,
    curtain_of,
    family_setup,
    open_curtain,
    open_window,
    session_of,
    table_of,
    to_trading,
)

TOOLTIP = Qt.WindowType.ToolTip
FRONT = (CardRef("hand", 0),)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    made = open_window(qtbot)
    made.game_pages.play(made.games.begin(family_setup({0, 1, 2}, 3)))
    yield made
    made.close()


def offer_to_ben(qtbot: QtBot, window: MainWindow) -> Curtain:
    to_trading(qtbot, window)
    controller_of(window).try_action(MakeOffer(0, 1, FRONT, (Bean.RED,)))
    button = table_of(window).action_box.button
    assert button.text() == "Hand over to Ben"
    button.click()
    return curtain_of(window)


def spoken(widget: QWidget) -> list[str]:
    """All that a screen reader could find, and every tooltip, whether it is seen or not."""
    found: list[str] = []

    def walk(node: QAccessibleInterface | None) -> None:
        if node is None or not node.isValid():
            return
        kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
        found.extend(node.text(kind) for kind in kinds)
        for child in range(node.childCount()):
            walk(node.child(child))

    walk(QAccessible.queryAccessibleInterface(widget))
    for part in (widget, *widget.findChildren(QWidget)):
        found += [part.toolTip(), part.statusTip(), part.whatsThis(), part.windowTitle()]
        found += [part.accessibleName(), part.accessibleDescription()]
    return [text for text in found if text]


def permute_secrets(session: GameSession) -> None:
    """Other cards in the hands and in the draw pile, as many of them."""
    state = session.state
    beans = [bean for seat in state.seats for bean in seat.hand] + state.draw_pile
    beans = beans[11:] + beans[:11]
    for seat in state.seats:
        seat.hand[:], beans = beans[: len(seat.hand)], beans[len(seat.hand) :]
    state.draw_pile[:] = beans
    session._views.clear()


def test_the_game_begins_behind_the_curtain_for_whoever_starts(window: MainWindow) -> None:
    curtain = curtain_of(window)
    assert controller_of(window).screen.hand_over == HandOver(0, Why.TURN)
    assert "Ada's seat" in spoken(curtain)
    assert any("Ben and Cleo: please look away now." in text for text in spoken(curtain))
    assert window.table is None


def test_space_and_the_button_open_it_for_the_one_it_names(
    qtbot: QtBot, window: MainWindow
) -> None:
    open_curtain(qtbot, window)
    assert table_of(window).hand.model.rowCount() == 5
    assert QApplication.focusWidget() is table_of(window).hand.view


def test_no_other_window_takes_the_keyboard_when_the_table_is_laid(
    qtbot: QtBot, window: MainWindow
) -> None:
    class Shown(QObject):
        """Notes every window that comes up."""

        windows: ClassVar[list[str]] = []

        def eventFilter(self, widget: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Show and isinstance(widget, QWidget):
                self.windows += [type(widget).__name__] * widget.isWindow()
            return False

    to_trading(qtbot, window)
    controller_of(window).screen.call(1)
    shown = Shown()
    application = QApplication.instance()
    assert application is not None
    application.installEventFilter(shown)
    open_curtain(qtbot, window)
    qtbot.wait(20)
    application.removeEventFilter(shown)
    assert shown.windows == []
    assert window.isActiveWindow()
    assert QApplication.focusWidget() is not None


def test_a_key_meant_for_the_table_does_not_open_it(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(curtain_module, "HOLD_OFF", 60_000)
    curtain = offer_to_ben(qtbot, window)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        QTest.keyClick(curtain.open_button, key)
        QTest.keyClick(curtain, key)
    QTest.mouseClick(curtain.open_button, Qt.MouseButton.LeftButton)
    assert window.page is curtain


def test_what_was_offered_is_told_because_everybody_heard_it(
    qtbot: QtBot, window: MainWindow
) -> None:
    curtain = offer_to_ben(qtbot, window)
    bean = bean_name(session_of(window).state.offers[0].give[0])
    texts = " ".join(spoken(curtain))
    assert "Ada offers you 1" in texts
    assert bean.lower() in texts.lower()
    assert curtain.no_button.isVisible()


def test_trading_ends_once_all_have_answered_if_the_active_one_wants_it(
    qtbot: QtBot, window: MainWindow
) -> None:
    to_trading(qtbot, window)
    controller = controller_of(window)
    box = table_of(window).action_box
    assert not box.end_later.isVisible()
    state = session_of(window).state
    state.revealed[:] = [state.seats[0].fields[0].bean] * 2
    controller.try_action(MakeOffer(0, 1, FRONT, (Bean.RED,)))
    assert box.end_later.isVisible()
    qtbot.mouseClick(box.end_later, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert controller.screen.ends_later
    box.button.click()
    open_curtain(qtbot, window)
    controller.try_action(Reject(1, 0))
    qtbot.waitUntil(lambda: state.turn == 1)
    assert controller.screen.hand_over is None, "Ben looks, and it is his turn"
    assert controller.seat == 1
    assert not controller.screen.ends_later


def test_no_is_said_aloud_without_anybody_having_to_look(qtbot: QtBot, window: MainWindow) -> None:
    curtain = offer_to_ben(qtbot, window)
    qtbot.waitUntil(lambda: not curtain.is_held_off)
    curtain.no_button.click()
    assert not session_of(window).state.offers
    assert controller_of(window).screen.hand_over == HandOver(0, Why.TURN)
    assert window.page is not curtain
    open_curtain(qtbot, window)
    assert controller_of(window).seat == 0


def test_behind_the_curtain_nothing_depends_on_what_is_hidden(
    qtbot: QtBot, window: MainWindow
) -> None:
    def seen_and_said() -> tuple[QImage, list[str]]:
        qtbot.wait(30)
        return window.grab().toImage(), spoken(window)

    offer_to_ben(qtbot, window)
    before = seen_and_said()
    permute_secrets(session_of(window))
    curtain_of(window).retranslate()
    after = seen_and_said()
    assert before == after


def test_the_table_is_nowhere_while_the_curtain_is_down(qtbot: QtBot, window: MainWindow) -> None:
    to_trading(qtbot, window)
    gone: list[QObject] = []
    table = table_of(window)
    table.destroyed.connect(lambda: gone.append(window))
    controller_of(window).screen.call(1)
    qtbot.waitUntil(lambda: bool(gone))
    assert isinstance(window.page, Curtain)
    assert not window.findChildren(TablePage)
    for widget in QApplication.topLevelWidgets():
        assert not widget.findChildren(TablePage)
    assert window.windowTitle() == "Bohnanza"


def test_what_one_person_drew_is_not_told_to_the_next(qtbot: QtBot, window: MainWindow) -> None:
    open_curtain(qtbot, window)
    controller = controller_of(window)
    for _ in range(300):
        qtbot.waitUntil(lambda: controller.is_settled or controller.screen.is_covered)
        if controller.screen.is_kept:
            controller.screen.call(1)
        if controller.screen.is_covered:
            break
        from tests.ui.test_controller import plain_move

        assert controller.try_action(plain_move(controller)) is None
    open_curtain(qtbot, window)
    assert controller.seat == 1
    drawn = [
        event
        for events in controller.history
        for event in events
        if isinstance(event, CardDrawn) and event.seat == 0
    ]
    assert drawn
    assert all(event.bean is None for event in drawn)
    log = table_of(window).side.log.model
    texts = [log.index(row).data() for row in range(log.rowCount())]
    assert any(text.startswith("Ada drew") for text in texts)
    assert not any(text.startswith("You ") for text in texts)


def test_somebody_who_wants_to_say_something_gets_the_screen_and_gives_it_back(
    qtbot: QtBot, window: MainWindow
) -> None:
    to_trading(qtbot, window)
    callers = table_of(window).callers
    assert list(callers.chips) == [1, 2]
    qtbot.mouseClick(callers.chips[2], Qt.MouseButton.LeftButton)
    assert controller_of(window).screen.hand_over == HandOver(2, Why.WISH)
    open_curtain(qtbot, window)
    table = table_of(window)
    assert table.action_box.button.text() == "Back to Ada"
    assert list(table.callers.chips) == [1]
    QTest.keyClick(table.hand.view, Qt.Key.Key_Space)
    assert controller_of(window).screen.hand_over == HandOver(0, Why.TURN)
    open_curtain(qtbot, window)
    assert controller_of(window).seat == 0


def test_nobody_does_again_what_another_took_back(qtbot: QtBot, window: MainWindow) -> None:
    to_trading(qtbot, window)
    controller = controller_of(window)
    controller.try_action(MakeOffer(0, None, FRONT, (Bean.RED,)))
    controller.undo()
    assert controller.can_redo
    controller.screen.call(1)
    open_curtain(qtbot, window)
    assert not controller.can_redo
    assert not controller.can_undo


def test_behind_the_curtain_one_cannot_look_back(window: MainWindow) -> None:
    curtain = curtain_of(window)
    window.game_pages.look_back()
    assert window.page is curtain


def test_open_hands_can_be_chosen_at_the_curtain(qtbot: QtBot, window: MainWindow) -> None:
    curtain = curtain_of(window)
    qtbot.waitUntil(lambda: not curtain.is_held_off)
    curtain.open_hands_button.click()
    assert window.page is curtain, "what has been seen cannot be hidden again"
    assert curtain.open_hands_button.text() == "Show all hands from now on?"
    curtain.open_hands_button.click()
    assert controller_of(window).seat == 0
    assert isinstance(window.page, TablePage)
    controller = controller_of(window)
    controller.try_action(Plant(0, 0))
    controller.try_action(TurnOver(0))
    controller.try_action(MakeOffer(0, 1, FRONT, (Bean.RED,)))
    table_of(window).action_box.button.click()
    assert controller.seat == 1
    assert isinstance(window.page, TablePage)
    assert table_of(window).hand.model.rowCount() == 5


def test_open_hands_are_seen_by_all_but_no_computers(qtbot: QtBot, window: MainWindow) -> None:
    window.game_pages.play(window.games.begin(family_setup({0, 1}, 3, open_hands=True)))
    table = table_of(window)
    state = session_of(window).state
    ben, cleo = table.opponents.model.rows
    assert ben.hand == tuple(state.seats[1].hand)
    assert cleo.hand is None
    front = bean_name(state.seats[1].hand[0])
    assert f"hand, front card first: {front}" in table.opponents.model.text(ben, 0)
    window.game_pages.play(window.games.begin(family_setup({0, 1}, 3)))
    open_curtain(qtbot, window)
    assert [row.hand for row in table_of(window).opponents.model.rows] == [None, None]


def test_the_one_for_whom_it_came_down_can_leave_and_come_back(
    qtbot: QtBot, window: MainWindow
) -> None:
    offer_to_ben(qtbot, window)
    curtain_of(window).seats_button.click()
    dialog = window.findChild(SeatsDialog)
    assert isinstance(dialog, SeatsDialog)
    dialog.kinds[1].choose(SeatKind.COMPUTER)
    dialog.accept()
    controller = controller_of(window)
    assert session_of(window).people == {0, 2}
    qtbot.waitUntil(lambda: not session_of(window).state.offers or bool(controller.view.offers))
    assert controller.screen.hand_over == HandOver(0, Why.TURN)
    open_curtain(qtbot, window)
    window.show_seats()
    again = next(found for found in window.findChildren(SeatsDialog) if found.isVisible())
    again.kinds[1].choose(SeatKind.PERSON)
    again.accept()
    assert session_of(window).people == {0, 1, 2}


def test_whoever_leaves_chooses_how_well_the_computer_plays(
    qtbot: QtBot, window: MainWindow
) -> None:
    open_curtain(qtbot, window)
    window.show_seats()
    dialog = window.findChild(SeatsDialog)
    assert isinstance(dialog, SeatsDialog)
    assert not dialog.levels[2].isVisible()
    dialog.kinds[2].choose(SeatKind.COMPUTER)
    assert dialog.levels[2].isVisible()
    qtbot.keyClick(dialog.levels[2], Qt.Key.Key_Home)
    dialog.accept()
    assert session_of(window).setup.seats[2].level == "easy"
    assert session_of(window).setup.seats[2].kind is SeatKind.COMPUTER


def test_a_tooltip_does_not_stand_over_the_curtain(qtbot: QtBot, window: MainWindow) -> None:
    to_trading(qtbot, window)
    controller_of(window).try_action(MakeOffer(0, 1, FRONT, (Bean.RED,)))
    table = table_of(window)
    QToolTip.showText(table.mapToGlobal(table.rect().center()), "Your blue bean", table)
    assert QToolTip.isVisible()
    table.action_box.button.click()
    assert isinstance(window.page, Curtain)
    tips = [tip for tip in QApplication.topLevelWidgets() if tip.windowType() is TOOLTIP]
    assert tips
    assert not any(tip.isVisible() for tip in tips)


def test_looking_back_one_sees_the_own_hand_only(qtbot: QtBot, window: MainWindow) -> None:
    to_trading(qtbot, window)
    window.game_pages.look_back()
    page = window.page
    assert isinstance(page, ReplayPage)
    assert [page.bar.eyes.itemData(row) for row in range(page.bar.eyes.count())] == [0]
    assert page.table.hand.model.rowCount() == len(session_of(window).state.seats[0].hand)


def test_who_leaves_takes_the_own_hand_along(qtbot: QtBot, window: MainWindow) -> None:
    open_curtain(qtbot, window)
    window.show_seats()
    dialog = window.findChild(SeatsDialog)
    assert isinstance(dialog, SeatsDialog)
    dialog.kinds[0].choose(SeatKind.COMPUTER)
    dialog.kinds[2].choose(SeatKind.COMPUTER)
    dialog.accept()
    qtbot.waitUntil(lambda: isinstance(window.page, Curtain))
    hand_over = controller_of(window).screen.hand_over
    assert hand_over is not None
    assert hand_over.seat == 1


def test_a_game_of_several_is_continued_behind_the_curtain(
    qtbot: QtBot, window: MainWindow
) -> None:
    open_curtain(qtbot, window)
    controller_of(window).try_action(Plant(0, 0))
    log = session_of(window).log
    window.show_start()
    detail = window.start_screen.entries()[0].detail
    assert detail == "Round 1 with Ada, Ben and Cleo"
    window.playing.continue_game()
    assert isinstance(window.page, Curtain)
    assert session_of(window).log == log
    assert session_of(window).people == {0, 1, 2}


def test_a_saved_game_of_several_is_opened_behind_the_curtain(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    open_curtain(qtbot, window)
    controller_of(window).try_action(Plant(0, 0))
    actions = session_of(window).action_count
    file = tmp_path / "ours.json"
    assert window.games.save(session_of(window), file) == ""
    window.show_start()
    window.playing.open_game(file)
    assert isinstance(window.page, Curtain)
    assert session_of(window).people == {0, 1, 2}
    assert session_of(window).action_count == actions


def test_several_persons_begin_with_one_click_as_last_time(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.show_start()
    window.playing.play_together()
    page = window.page
    deal = page._deal  # type: ignore[attr-defined]
    qtbot.mouseClick(deal, Qt.MouseButton.LeftButton)
    names = session_of(window).names
    assert len(session_of(window).people) == 2
    assert isinstance(window.page, Curtain)
    window.show_start()
    window.playing.play_together()
    assert session_of(window).names == names
    assert isinstance(window.page, Curtain)
