"""The own hand, and the main action at its right end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ...engine.actions import CardRef
from ...engine.play import Question
from ..cards_mime import DraggedCard
from ..models.hand_model import HandCard, HandModel
from ..trade.key_button import KeyButton
from ..views.hand_view import HandView
from .gestures import PLANTING
from .keys import KEYS
from .main_action import MainAction, MainActionWords
from .metrics import TableMetrics

if TYPE_CHECKING:
    from ..controller import GameController
    from ..trade_draft import TradeDraft
    from .gestures import Gestures


class HandPanel(QWidget):
    """Shows the hand as the view knows it, marked with what is being done with its cards."""

    def __init__(
        self,
        controller: GameController,
        draft: TradeDraft,
        gestures: Gestures,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._draft = draft
        self._gestures = gestures
        self.model = HandModel(self)
        self.view = HandView(self.model, self)
        self.action_box = ActionBox(controller, gestures, self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.action_box)
        self.view.chosen.connect(self._choose)
        self.view.drag_began.connect(self._begin_drag)
        self.view.drag_ended.connect(gestures.end_drag)
        self.view.order_tried.connect(gestures.explain_order)
        controller.view_changed.connect(self.refresh)
        gestures.changed.connect(self.refresh)
        draft.changed.connect(self.refresh)
        self.refresh()

    def set_metrics(self, metrics: TableMetrics) -> None:
        self.setFixedHeight(metrics.hand)
        self.view.setFixedHeight(metrics.hand)
        self.view.set_metrics(metrics)
        self.action_box.set_metrics(metrics)

    def refresh(self) -> None:
        view, gestures = self._controller.view, self._gestures
        offered = {ref.index: at for at, ref in enumerate(self._draft.give) if ref.place == "hand"}
        planting = view.question in PLANTING
        dragged, selected = gestures.dragged, gestures.selected
        self.model.revision = self._controller.revision
        self.model.replace_rows(
            [
                HandCard(
                    bean,
                    place,
                    must=place == 0 and view.question is Question.PLANT_FIRST,
                    may=planting and place == (1 if view.question is Question.PLANT_FIRST else 0),
                    offered=offered.get(place),
                    selected=selected == DraggedCard("hand", place),
                    dragged=DraggedCard("hand", place) in dragged,
                )
                for place, bean in enumerate(view.hand)
            ]
        )
        self.view.set_notice(gestures.notice)
        self.action_box.refresh()

    def focused_card(self) -> CardRef | None:
        """The card that has the keyboard focus."""
        row = self.view.currentIndex().row()
        return CardRef("hand", row) if self.view.hasFocus() and row >= 0 else None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.view.retranslate()
            self.refresh()

    def _choose(self, row: int) -> None:
        self._gestures.press_card(DraggedCard("hand", row))

    def _begin_drag(self, row: int) -> None:
        self._gestures.begin_drag([DraggedCard("hand", row)])


class ActionBox(QWidget):
    """The main action with what has to be known before: a warning, or why it cannot be done."""

    acted = Signal()

    def __init__(
        self, controller: GameController, gestures: Gestures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._gestures = gestures
        self._words = MainActionWords(self)
        self._action: MainAction | None = None
        self._warning = QLabel(self)
        self._warning.setProperty("tone", "clay")
        self._warning.setWordWrap(True)
        self.button = KeyButton("main", self)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self.trigger)
        self.button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 8)
        layout.setSpacing(8)
        layout.addStretch(1)
        layout.addWidget(self._warning)
        layout.addWidget(self.button)

    @property
    def action(self) -> MainAction | None:
        """The main action of this moment."""
        return self._action

    def set_metrics(self, metrics: TableMetrics) -> None:
        self.setFixedWidth(metrics.action)
        self.button.setMinimumHeight(metrics.px(36))

    def refresh(self) -> None:
        view = self._controller.view
        card = self._gestures.required
        fields = self._gestures.fields_for(card) if card is not None else ()
        only = fields[0] if len(fields) == 1 else None
        busy = self._controller.busy and view.question is None
        action = self._words.find(view, busy, only)
        self._action = action
        self.button.setVisible(action is not None)
        self._warning.setVisible(action is not None and bool(action.warning or action.why))
        if action is None:
            return
        enabled = action.skips or action.action is not None
        self.button.setEnabled(enabled)
        kind = "main" if action.urgent else ""
        if self.button.property("kind") != kind:
            self.button.setProperty("kind", kind)
            self.button.style().unpolish(self.button)
            self.button.style().polish(self.button)
        sentence = action.warning or action.why
        self._warning.setText(sentence)
        self.button.set_words(action.text, KEYS[action.key][0], sentence)

    def trigger(self) -> None:
        """Does the main action; while the computers move, shows their moves at once."""
        action = self._action
        if action is None:
            return
        if action.skips:
            self._controller.skip()
        elif action.action is not None:
            self._controller.try_action(action.action)
        self.acted.emit()
