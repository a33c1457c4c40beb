"""A table page in a window, and hands that play on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import (
    Action,
    DoneTrading,
    Draw,
    Harvest,
    Plant,
    PlantAside,
    Reject,
    TurnOver,
)
from bohnanza_qt.engine.play import Question, legal_actions
from bohnanza_qt.engine.view import PlayerView
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.table.table_page import TablePage
from bohnanza_qt.ui.trade_draft import TradeDraft
from bohnanza_qt.ui.views.arranged_view import ArrangedView

_ORDER = (PlantAside, Plant, TurnOver, Reject, DoneTrading, Draw, Harvest)
_LONGEST_WAIT = 20_000


def open_table(
    qtbot: QtBot, controller: GameController, width: int = 1280, height: int = 800
) -> TablePage:
    """The page of the controller's game, shown and active."""
    page = TablePage(controller, TradeDraft(controller, controller))
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    qtbot.waitUntil(page.hand.view.hasFocus)
    return page


def is_asked(view: PlayerView) -> bool:
    return view.question is not None


def play_until(
    qtbot: QtBot, controller: GameController, wanted: Callable[[PlayerView], bool]
) -> PlayerView:
    """Plays for the person, without a gesture, until the view is as wanted."""
    controller.start()
    for _ in range(600):
        qtbot.waitUntil(
            lambda: controller.is_over or is_asked(controller.view), timeout=_LONGEST_WAIT
        )
        if wanted(controller.view):
            return controller.view
        assert not controller.is_over, "the game ended before the position came up"
        controller.try_action(next_action(controller))
    raise AssertionError("the position never came up")


def wait_for_question(qtbot: QtBot, controller: GameController) -> None:
    """Until the person is asked something, and nothing is being shown any more."""

    def is_waited_for() -> bool:
        settled = controller.is_settled and not controller.busy
        return controller.is_over or (settled and is_asked(controller.view))

    qtbot.waitUntil(is_waited_for, timeout=_LONGEST_WAIT)


def asks(*questions: Question) -> Callable[[PlayerView], bool]:
    return lambda view: view.question in questions


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key for whatever widget has the focus."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard focus"
    QTest.keyClick(widget, key, modifier)


def click_item(view: ArrangedView, row: int) -> None:
    QTest.mouseClick(
        view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        visible_point(view, row),
    )


def visible_point(view: ArrangedView, row: int) -> QPoint:
    """A point of the item that no other item covers."""
    rect = view.rects[row]
    for x in range(rect.left() + 2, rect.right(), 3):
        point = QPoint(x, rect.center().y())
        if view.indexAt(point).row() == row:
            return point
    raise AssertionError(f"item {row} is covered")


def drag_over(view: ArrangedView, mime: QMimeData, point: QPoint) -> bool:
    """Drags `mime` over the viewport to `point`; whether it could be dropped there."""
    position = QPointF(point)
    actions, left = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(point, actions, mime, left, none)
    QApplication.sendEvent(view.viewport(), enter)
    move = QDragMoveEvent(position.toPoint(), actions, mime, left, none)
    QApplication.sendEvent(view.viewport(), move)
    return move.isAccepted()


def drop(view: ArrangedView, mime: QMimeData, point: QPoint) -> bool:
    """Drags `mime` to `point` of the viewport and drops it there, as a real drag would: only if
    the place had said that it takes it. Whether it was taken."""
    if not drag_over(view, mime, point):
        return False
    event = QDropEvent(
        QPointF(point),
        Qt.DropAction.MoveAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view.viewport(), event)
    return event.isAccepted()


def children_inside(parent: QWidget, children: Iterable[QWidget]) -> bool:
    """Whether all the visible children lie within their parent's rectangle."""
    return all(
        parent.rect().contains(
            child.geometry().translated(child.parentWidget().mapTo(parent, QPoint(0, 0)))
        )
        for child in children
        if child.isVisible()
    )


def next_action(controller: GameController) -> Action:
    view = controller.view
    actions = list(legal_actions(controller.session.state, view.seat))
    for kind in _ORDER:
        for action in actions:
            if isinstance(action, kind):
                return action
    raise AssertionError(f"nothing to do at {view.question}")
