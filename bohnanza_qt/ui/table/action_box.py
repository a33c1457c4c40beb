"""The main action, where the eye ends: at the right end of the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ...engine.actions import DoneTrading
from ...engine.play import Question
from ..trade.key_button import KeyButton
from ..views.arranged_view import ArrangedView
from .keys import Act, key_of
from .main_action import MainAction, MainActionWords
from .metrics import TableMetrics

if TYPE_CHECKING:
    from ..controller import GameController
    from .gestures import Gestures


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
        self._height = 36
        self._warning = QLabel(self)
        self._warning.setProperty("tone", "note")
        self._warning.setWordWrap(True)
        self.end_later = QCheckBox(self)
        self.button = KeyButton("main", self)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self.trigger)
        self.button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.end_later.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.end_later.clicked.connect(self._end_later)
        controller.view_changed.connect(self.refresh)
        controller.busy_changed.connect(self.refresh)
        gestures.changed.connect(self.refresh)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._promise_key)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 8)
        layout.setSpacing(8)
        layout.addStretch(1)
        layout.addWidget(self._warning)
        layout.addWidget(self.end_later)
        layout.addWidget(self.button)
        self.refresh()

    @property
    def action(self) -> MainAction | None:
        """The main action of this moment."""
        return self._action

    @property
    def tone(self) -> str:
        """How what has to be known is painted: "clay" for a loss, else "note"."""
        return str(self._warning.property("tone"))

    def set_metrics(self, metrics: TableMetrics) -> None:
        self.setFixedWidth(metrics.side if metrics.narrow else metrics.action)
        self._height = metrics.px(36)
        self.button.setMinimumHeight(self._height)

    def refresh(self) -> None:
        view = self._controller.view
        card = self._gestures.destinations.required
        fields = self._gestures.destinations.fields_for(card) if card is not None else ()
        only = fields[0] if len(fields) == 1 else None
        controller = self._controller
        action = self._words.find(
            view, controller.busy, only, controller.is_settled, end_asked=self._gestures.end_asked
        )
        person = controller.screen.asked_next
        if person is not None and view.question is not Question.ANSWER:
            name, back = controller.names[person], controller.screen.is_visit
            action = self._words.hand_to(person, name, back=back)
        self._action = action
        is_given = action is not None and action.calls is not None
        self.end_later.setVisible(is_given and controller.screen.can_end_later)
        self.end_later.setChecked(controller.screen.ends_later)
        self.end_later.setText(self.tr("Then end trading"))
        self.end_later.setToolTip(
            self.tr(
                "Trading ends once all have answered; only if your cards have no clear place, or "
                "somebody makes you an offer, do you get the screen back first."
            )
        )
        self.button.setVisible(action is not None)
        self._warning.setVisible(action is not None and bool(action.warning or action.why))
        if action is None:
            return
        enabled = action.skips or action.action is not None or action.calls is not None
        self.button.setEnabled(enabled)
        kind = "main" if action.urgent else ""
        if self.button.property("kind") != kind:
            self.button.setProperty("kind", kind)
            self.button.style().unpolish(self.button)
            self.button.style().polish(self.button)
            # The style takes its own least height when it dresses a button.
            self.button.setMinimumHeight(self._height)
        sentence = action.warning or action.why
        self._warning.setText(sentence)
        # What merely comes first is no reason for alarm.
        tone = "clay" if action.warning else "note"
        if self._warning.property("tone") != tone:
            self._warning.setProperty("tone", tone)
            self._warning.style().unpolish(self._warning)
            self._warning.style().polish(self._warning)
        self._promise_key()

    def _promise_key(self) -> None:
        """Where Space would do something else, the button does not promise it."""
        action = self._action
        if action is None:
            return
        focus = QApplication.focusWidget()
        is_taken = action.key is Act.MAIN and focus is not self.button and _takes_space(focus)
        key = "" if is_taken else key_of(action.key)
        self.button.set_words(action.text, key, action.warning or action.why)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()

    def _end_later(self, wanted: bool) -> None:
        self._controller.screen.end_later(wanted)

    def trigger(self) -> None:
        """Does the main action; while the computers move, shows their moves at once."""
        action = self._action
        if action is None:
            return
        if action.skips:
            self._controller.skip()
        elif action.calls is not None:
            self._controller.screen.call(action.calls)
        elif isinstance(action.action, DoneTrading):
            self._gestures.end_trading()
        elif action.action is not None:
            self._controller.try_action(action.action)
        self.acted.emit()


def _takes_space(widget: QWidget | None) -> bool:
    """Space means something to the widget while it has the focus."""
    if isinstance(widget, ArrangedView):
        return widget.takes_space
    return isinstance(widget, QAbstractButton)
