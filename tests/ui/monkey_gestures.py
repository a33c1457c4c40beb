"""The gestures of a monkey at the table, and what must hold after each of them."""

from __future__ import annotations

import gc
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Final
from unittest import mock

from PySide6.QtCore import QEvent, QEventLoop, QMimeData, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget

from bohnanza_qt.engine.actions import Harvest
from bohnanza_qt.engine.play import Question, legal_actions
from bohnanza_qt.session.game_setup import GameSetup
from bohnanza_qt.session.settings import Speed
from bohnanza_qt.ui import controller as controller_module
from bohnanza_qt.ui import curtain as curtain_module
from bohnanza_qt.ui.curtain import Curtain
from bohnanza_qt.ui.entry_button import EntryButton
from bohnanza_qt.ui.main_window import MainWindow
from bohnanza_qt.ui.table.table_page import TablePage
from bohnanza_qt.ui.views.arranged_view import ArrangedView
from tests.engine.table import assert_every_card_once

_LEFT: Final = Qt.MouseButton.LeftButton
_KEYS: Final = (
    *(Qt.Key.Key_Space,) * 6,
    *(Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape),
    *(Qt.Key.Key_E, Qt.Key.Key_G, Qt.Key.Key_G),
    *(Qt.Key.Key_A, Qt.Key.Key_N, Qt.Key.Key_C, Qt.Key.Key_W, Qt.Key.Key_D, Qt.Key.Key_B),
    *(Qt.Key.Key_M, Qt.Key.Key_H, Qt.Key.Key_F1, Qt.Key.Key_Delete, Qt.Key.Key_Plus),
    *(Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home),
    *(Qt.Key.Key_End, Qt.Key.Key_Z, Qt.Key.Key_X),
)
_FIELDS: Final = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)
_SIZES: Final = ((1024, 700), (1280, 800), (1400, 1000))
_STRAY: Final = 12
"""After so many gestures somebody who has strayed to another page goes back to the table."""


class Monkey:
    """Plays in the window with one random gesture after the other; `gesture` checks after each."""

    def __init__(self, window: MainWindow, tables: Iterator[GameSetup], chance: Random) -> None:
        self.window = window
        self.games = 0
        self.turns = 0
        self.looks = Counter[int]()
        self.done = Counter[str]()
        self.last = deque[str](maxlen=12)
        self._tables = tables
        self._chance = chance
        self._named: int | None = None
        self._turn = 0
        self._strays = 0
        # A menu or a dialog of the system runs until somebody chooses from it, and the gesture
        # that opened it waits for that.
        self._closer = QTimer(window, interval=4)
        self._closer.timeout.connect(self._close_what_waits)
        self._closer.start()
        self.begin_game()

    def begin_game(self) -> None:
        self.games += 1
        setup = next(self._tables)
        self.window.game_pages.play(self.window.games.begin(setup))
        self._named = None
        self._see()

    def gesture(self) -> None:
        """One gesture, and what must hold after it."""
        self._come_back()
        gestures: dict[Callable[[], None], int] = {
            self._press_key: 32,
            self._press_number: 14,
            self._press_button: 12,
            self._click: 14,
            self._drag: 24,
            self._click_otherwise: 4,
            self._play_on: 6,
            self._wheel: 1,
            self._resize: 1,
        }
        act = self._chance.choices(list(gestures), weights=list(gestures.values()))[0]
        name = act.__name__.strip("_")
        self.done[name] += 1
        self.last.append(
            f"{name} on {type(self._top()).__name__}, {type(self.window.page).__name__}"
        )
        act()
        turn(1)
        self._see()

    # gestures

    def _press_key(self) -> None:
        key = self._chance.choice(_KEYS)
        modifier = Qt.KeyboardModifier.NoModifier
        if key in (Qt.Key.Key_Z, Qt.Key.Key_Return) and self._chance.random() < 0.5:
            modifier = Qt.KeyboardModifier.ControlModifier
        QTest.keyClick(self._receiver(), key, modifier)

    def _press_number(self) -> None:
        """Plants in a field or harvests it."""
        harvest = Qt.KeyboardModifier.ShiftModifier
        modifier = harvest if self._chance.random() < 0.3 else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(self._receiver(), self._chance.choice(_FIELDS), modifier)

    def _receiver(self) -> QWidget:
        """Where the keyboard leads; if nowhere, the page gets it first."""
        receiver = QApplication.focusWidget()
        if receiver is None or not receiver.isVisible():
            self.window.activateWindow()
            self.window.page.setFocus()
            receiver = QApplication.focusWidget()
        return receiver or self.window.page

    def _press_button(self) -> None:
        """One of the buttons to be seen, aimed at."""
        place = self._top()
        buttons = [
            button
            for button in place.findChildren(QAbstractButton)
            if button.isVisible() and button.isEnabled() and not isinstance(button, EntryButton)
        ]
        if buttons:
            button = self._chance.choice(buttons)
            self._at(button.mapTo(place, button.rect().center()))

    def _click(self) -> None:
        self._at(self._spot())

    def _click_otherwise(self) -> None:
        spot = self._spot()
        handle = self._top().windowHandle()
        if self._chance.random() < 0.5:
            QTest.mouseClick(handle, Qt.MouseButton.RightButton, pos=spot)
        else:
            QTest.mouseDClick(handle, _LEFT, pos=spot)

    def _wheel(self) -> None:
        spot = self._spot()
        handle = self._top().windowHandle()
        QTest.wheelEvent(handle, QPointF(spot), QPoint(0, self._chance.choice((-240, 240))))

    def _play_on(self) -> None:
        """What the game waits for, so that it comes to all its phases and to its end."""
        controller = self.window.controller
        if controller is None or not isinstance(self.window.page, TablePage):
            return
        if not controller.view.question or not controller.is_settled:
            return
        actions = list(legal_actions(controller.session.state, controller.seat))
        if controller.view.question is Question.TRADE and self._chance.random() < 0.6:
            return  # trading is what there is most to try in
        moves = [action for action in actions if not isinstance(action, Harvest)] or actions
        if moves:
            assert controller.try_action(self._chance.choice(moves)) is None

    def _resize(self) -> None:
        self.window.resize(*self._chance.choice(_SIZES))

    def _drag(self) -> None:
        """From anything to anything; as often as not a card to a place for cards."""
        handle = self._top().windowHandle()
        start, end = self._spot(), self._spot()
        QTest.mousePress(handle, _LEFT, pos=start)
        for spot in (start + QPoint(3, 2), end):
            if self._top().windowHandle() is handle and self._top().rect().contains(spot):
                QTest.mouseMove(handle, spot)
        if self._top().windowHandle() is handle and self._top().rect().contains(end):
            QTest.mouseRelease(handle, _LEFT, pos=end)

    def carry(self, mime: QMimeData) -> None:
        """Stands for the drag of the window system: over anything, with halts, to anywhere."""
        self.done["carried"] += 1
        page, over = self.window.page, None
        accepted = False
        spot = QPoint()
        halts = self._chance.choice((1, 2, 3, 12))
        for halt in range(halts):
            if accepted and halt > 2:
                break  # having looked for a place that takes the card
            spot = self._spot() if self._chance.random() < 0.5 else self._place_for_cards(page)
            target = _drop_target(page, spot)
            if target is not over:
                if over is not None:
                    QApplication.sendEvent(over, QDragLeaveEvent())
                over = target
                accepted = over is not None and _comes(QDragEnterEvent, over, page, spot, mime)
            if over is not None:
                accepted = _comes(QDragMoveEvent, over, page, spot, mime)
            if self._chance.random() < 0.3:
                turn(3)
            assert self.window.page is page, "the page changed under a drag"
        if over is None:
            return
        if accepted and self._chance.random() < 0.9:
            event = QDropEvent(
                QPointF(over.mapFrom(page, spot)),
                Qt.DropAction.MoveAction,
                mime,
                _LEFT,
                Qt.KeyboardModifier.NoModifier,
            )
            QApplication.sendEvent(over, event)
            self.done["dropped"] += event.isAccepted()
        else:
            QApplication.sendEvent(over, QDragLeaveEvent())

    # where

    def _top(self) -> QWidget:
        """The window that gestures reach: a dialog, or the program's."""
        dialog = QApplication.activeModalWidget()
        return self.window if dialog is None else dialog

    def _at(self, spot: QPoint) -> None:
        if self._top().rect().contains(spot):
            QTest.mouseClick(self._top().windowHandle(), _LEFT, pos=spot)

    def _spot(self) -> QPoint:
        """Any point, or as often a card, a field or a player."""
        place = self._top()
        if self._chance.random() < 0.6:
            views = [view for view in place.findChildren(ArrangedView) if view.isVisible()]
            views = [view for view in views if view.rects]
            if views:
                view = self._chance.choice(views)
                first = self._chance.random() < 0.3
                inside = (view.rects[0] if first else self._chance.choice(view.rects)).center()
                spot = view.viewport().mapTo(place, inside)
                if place.rect().contains(spot):
                    return spot
        return QPoint(
            self._chance.randrange(max(1, place.width())),
            self._chance.randrange(max(1, place.height())),
        )

    def _place_for_cards(self, page: QWidget) -> QPoint:
        """A point of something that takes cards at one time or another."""
        places = [part for part in page.findChildren(QWidget) if part.acceptDrops()]
        place = self._chance.choice([part for part in places if part.isVisible()])
        x, y = self._chance.randrange(place.width()), self._chance.randrange(place.height())
        return place.mapTo(page, QPoint(x, y))

    # the way back

    def _close_what_waits(self) -> None:
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
            return
        dialog = QApplication.activeModalWidget()
        if dialog is not None and dialog.metaObject().className() in ("QFileDialog", "QMessageBox"):
            dialog.close()

    def _come_back(self) -> None:
        """To the table from where the gestures have strayed; to the next game after each."""
        window = self.window
        strayed = QApplication.activeModalWidget() or not isinstance(
            window.page, Curtain | TablePage
        )
        self._strays = self._strays + 1 if strayed else 0
        game = window.game_pages.running
        if game is not None and game.session.is_over and self._strays == 0:
            self._strays = _STRAY  # the end screen comes by and by
        if self._strays <= _STRAY:
            return
        self._strays = 0
        for dialog in window.findChildren(QDialog):
            dialog.reject()
        window._preferences.update(speed=Speed.NONE, animation=False, language="en")
        if game is None or game.session.is_over:
            self.begin_game()
            return
        window.game_pages.looking_back.close()
        while window.page is not game.page and window.pages.below is not None:
            window.pages.leave()
        if window.page is not game.page:
            self.begin_game()

    # what must hold

    def _see(self) -> None:
        game = self.window.game_pages.running
        if game is None:
            return
        assert_every_card_once(game.session.state)
        self.turns += game.session.state.turn != self._turn
        self._turn = game.session.state.turn
        persons = game.session.people
        page = self.window.page
        if isinstance(page, Curtain):
            hand_over = game.controller.screen.hand_over
            assert hand_over is not None
            assert hand_over.seat in persons
            assert not self.window.findChildren(TablePage), "the table is behind the curtain"
            self._named = hand_over.seat
            # These let everybody see everything, or lead away, which is looked at elsewhere.
            for button in (page.open_hands_button, page.leave_button, page.seats_button):
                button.setEnabled(False)
        elif isinstance(page, TablePage):
            seat = game.controller.seat
            self.looks[seat] += 1
            hidden = len(persons) > 1 and not game.session.setup.open_hands
            if hidden and seat in persons and self._named is not None:
                assert seat == self._named, "somebody looks whom no curtain named"
            own = game.session.state.seats[seat].hand
            assert page.hand.model.rowCount() == len(own)
            assert [row.bean for row in page.hand.model.rows] == own


def _drop_target(page: QWidget, spot: QPoint) -> QWidget | None:
    """The widget that the window would offer a drop at `spot`."""
    widget = page.childAt(spot)
    while widget is not None and not widget.acceptDrops() and widget is not page:
        widget = widget.parentWidget()
    return widget if widget is not None and widget.acceptDrops() else None


def _comes(
    kind: type[QDragMoveEvent], target: QWidget, page: QWidget, spot: QPoint, mime: QMimeData
) -> bool:
    """Whether the target takes a drag that enters it or moves in it."""
    event = kind(
        target.mapFrom(page, spot),
        Qt.DropAction.MoveAction,
        mime,
        _LEFT,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(target, event)
    return event.isAccepted()


def turn(milliseconds: int) -> None:
    """The window goes on for a moment."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


@contextmanager
def monkey_in(
    window: MainWindow, tables: Iterator[GameSetup], seed: int, hold_off: int = 0
) -> Iterator[Monkey]:
    """A monkey that carries cards in its own way while it plays in the window."""
    quick = mock.patch.object(controller_module, "REACTION", 0)
    with quick, mock.patch.object(curtain_module, "HOLD_OFF", hold_off):
        monkey = Monkey(window, tables, Random(seed))

        def carry(view: ArrangedView, mime: QMimeData, *drag: object) -> None:
            monkey.carry(mime)

        with mock.patch.object(ArrangedView, "run_drag", carry):
            yield monkey
        monkey._closer.stop()


def widgets_alive() -> int:
    """How many widgets there are once everything that is gone has been deleted."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    return len(QApplication.allWidgets())
