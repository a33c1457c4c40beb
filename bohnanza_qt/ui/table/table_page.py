"""The page on which a game is played."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QMenu,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ..animation import FlightOverlay
from ..since import SinceDialog
from ..textures import linen
from ..theme import theme_signals
from ..trade.side_panel import SidePanel
from ..trade.trade_table import TradeTable
from ..trade.wishes_dialog import WishesDialog
from .action_box import ActionBox
from .callers import Callers
from .cloth import Cloth
from .fields_panel import FieldsPanel
from .gestures import Gestures
from .ground_view import GroundView
from .hand_panel import HandPanel
from .hint_bubble import HintBubble
from .lesson_bubble import LessonBubble
from .metrics import SMALLEST_HEIGHT, SMALLEST_WIDTH, TableMetrics, metrics_for
from .motion import Motion
from .opponents import OpponentsRow
from .piles import PilesPanel
from .seat_box import SeatBox
from .table_keys import TableKeys
from .turn_bar import TurnBar

if TYPE_CHECKING:
    from ..controller import GameController
    from ..trade_draft import TradeDraft


class TablePage(QWidget):
    """Lays the regions of the table out, and leads from one to the other.

    `rule_wanted` names the phase whose rule the person wants to read.
    """

    rule_wanted = Signal(str)

    def __init__(
        self, controller: GameController, draft: TradeDraft, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._draft = draft
        self.gestures = Gestures(controller, draft, self)
        self.bar = TurnBar(controller, self)
        self.opponents = OpponentsRow(controller, self)
        self.piles = PilesPanel(controller, draft, self.gestures, self)
        self.cloth = Cloth(controller, self.gestures, self)
        self.trade_table = TradeTable(controller, draft)
        self.fields = FieldsPanel(controller, self.gestures, self)
        self.seat_box = SeatBox(controller, self)
        self.hand = HandPanel(controller, draft, self.gestures, self)
        self.action_box = ActionBox(controller, self.gestures, self)
        self.action_box.button.set_wraps(True)
        self.side = SidePanel(controller, draft)
        self.callers = Callers(controller, self)
        self.middle = QStackedWidget(self)
        self.middle.addWidget(self.cloth)
        self.middle.addWidget(self.trade_table)
        self.overlay = FlightOverlay(self)
        self.hint_bubble: HintBubble | None = None
        self.lesson_bubble: LessonBubble | None = None
        self._metrics = metrics_for(1280, 800, len(controller.view.seats) - 1)
        self._narrow = False
        self._ground = QWidget(self)
        self.ground_view = GroundView(self._ground, self)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusProxy(self.hand.view)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self._place_own_seat(self._narrow)
        self._keys = TableKeys(self, controller, draft)
        self.seat_box.wishes_wanted.connect(self.ask_for_wishes)
        self.trade_table.offered.connect(self._go_back_to_hand)
        self.gestures.said.connect(self._announce)
        self.bar.hint_wanted.connect(self._keys.ask_for_hint)
        self.bar.rule_wanted.connect(self.rule_wanted)
        self.cloth.rule_wanted.connect(self.rule_wanted)
        self.cloth.since_wanted.connect(self.tell_since)
        self.side.log.since_wanted.connect(self.tell_since)
        controller.view_changed.connect(self._refresh)
        self.motion = Motion(self)
        draft.changed.connect(self._refresh)
        theme_signals().changed.connect(self._measure)
        self._measure()
        self._refresh()

    # -- for the window -------------------------------------------------------------------------

    def set_menu(self, menu: QMenu) -> None:
        """The window's menu, behind the last button of the bar."""
        self.bar.set_menu(menu)

    def set_ask_costly_harvest(self, ask: bool) -> None:
        """Whether a harvest that gives away coins has to be asked for twice."""
        self.gestures.ask_costly_harvest = ask

    def set_hints(self, hints: bool) -> None:
        """Whether a hint can be asked for."""
        self.bar.hint.setVisible(hints)
        if hints and self.hint_bubble is None:
            self.hint_bubble = HintBubble(self._controller.hints, self)
            self.hint_bubble.said.connect(self._announce)
        elif not hints:
            self._controller.hints.put_away()

    def teach(self, known: Collection[str]) -> LessonBubble:
        """Explains what comes up, but for what is known already."""
        self.lesson_bubble = LessonBubble(self, known)
        return self.lesson_bubble

    def teach_no_more(self) -> None:
        if self.lesson_bubble is not None:
            self.lesson_bubble.put_down()
            self.lesson_bubble.deleteLater()
            self.lesson_bubble = None

    @property
    def controller(self) -> GameController:
        return self._controller

    @property
    def draft(self) -> TradeDraft:
        return self._draft

    @property
    def metrics(self) -> TableMetrics:
        return self._metrics

    # -- layout ---------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._middle_row = QHBoxLayout()
        self._middle_row.addWidget(self.piles)
        self._middle_row.addWidget(self.middle, 1)
        self._fields_row = QHBoxLayout()
        self._fields_row.setSpacing(8)
        self._fields_row.addWidget(self.fields, 1)
        self._hand_row = QHBoxLayout()
        self._hand_row.addWidget(self.hand, 1)
        self._left = QVBoxLayout(self._ground)
        self._left.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        self._left.setContentsMargins(0, 0, 0, 0)
        self._left.addWidget(self.opponents)
        self._left.addLayout(self._middle_row, 1)
        self._left.addLayout(self._fields_row)
        self._left.addLayout(self._hand_row)
        self._right = QVBoxLayout()
        self._right.setSpacing(8)
        self._right.addWidget(self.callers)
        self._right.addWidget(self.side, 1)
        self._body = QHBoxLayout()
        self._body.addWidget(self.ground_view, 1)
        self._body.addLayout(self._right)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        # The regions follow the window, not the other way round.
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        layout.addWidget(self.bar)
        layout.addLayout(self._body, 1)

    def _place_own_seat(self, narrow: bool) -> None:
        """The own seat beside the fields and the main action beside the hand, or both under the
        side panel."""
        for box, row in ((self.seat_box, self._fields_row), (self.action_box, self._hand_row)):
            row.removeWidget(box)
            self._right.removeWidget(box)
            if narrow:
                self._right.addWidget(box)
            else:
                row.addWidget(box, 0, Qt.AlignmentFlag.AlignVCenter)
        self._hand_row.setAlignment(self.action_box, Qt.AlignmentFlag(0))

    def _measure(self) -> None:
        """Gives every region its size for this window."""
        opponents = len(self._controller.view.seats) - 1
        metrics = metrics_for(self.width(), self.height(), opponents)
        if metrics.narrow != self._narrow:
            self._narrow = metrics.narrow
            self._place_own_seat(metrics.narrow)
        self._metrics = metrics
        self._body.setContentsMargins(metrics.margin, metrics.margin, metrics.margin, 6)
        self._body.setSpacing(metrics.margin)
        self._left.setSpacing(max(2, metrics.gap - 6))
        self._middle_row.setSpacing(metrics.gap)
        for region in (
            self.bar,
            self.opponents,
            self.piles,
            self.cloth,
            self.fields,
            self.seat_box,
            self.hand,
            self.action_box,
            self.callers,
            self.side,
        ):
            region.set_metrics(metrics)
        self._make_room_for_beds()

    def _make_room_for_beds(self) -> None:
        """So many fields that they cannot be read side by side are scrolled."""
        metrics = self._metrics
        width = max(metrics.least_width, self.fields.least_width())
        self.ground_view.set_least(QSize(width, metrics.least_height))

    def minimumSizeHint(self) -> QSize:
        return QSize(SMALLEST_WIDTH, SMALLEST_HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._measure()
        super().resizeEvent(event)
        self.motion.follow_places()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), linen())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.hand.view.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- acts -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._keys.press(event):
            super().keyPressEvent(event)

    def _go_back_to_hand(self) -> None:
        """What comes next begins there, or with the main button's key.

        Wherever the keyboard is now: Qt has moved it on from a button that there is nothing more
        to offer with, to whatever comes next.
        """
        self.hand.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def ask_for_wishes(self) -> None:
        """Opens the question which beans are welcome."""
        if self._controller.talk.can_wish:
            self._open(WishesDialog(self._controller, self))

    def tell_since(self) -> None:
        """Shows what happened since the last own turn."""
        self._open(SinceDialog(self._controller, self))

    def _open(self, dialog: QDialog) -> None:
        """Nothing goes on behind it, so that no curtain comes down there."""
        self._controller.hold()
        dialog.finished.connect(self._controller.release)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    # -- following ------------------------------------------------------------------------------

    def _refresh(self) -> None:
        page = self.trade_table if self._draft.is_open else self.cloth
        before = self.middle.currentWidget()
        if before is not page:
            # Whoever has put an offer together by keys goes on at the hand, not at a button.
            focus = before.focusWidget() if before is not None else None
            if focus is not None and focus.hasFocus():
                self.hand.view.setFocus(Qt.FocusReason.OtherFocusReason)
            self.middle.setCurrentWidget(page)
        self._make_room_for_beds()

    def _announce(self, sentence: str) -> None:
        """Tells a screen reader what was refused or asked."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._measure()
