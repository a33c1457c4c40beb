"""What happened since one's last turn, in a few lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from ..engine.events import (
    DealStruck,
    Event,
    FieldBought,
    FieldHarvested,
    PileExhausted,
    PileShuffled,
    TurnBegan,
)
from .fonts import title_font
from .narration import sentence
from .theme import theme
from .trade.key_button import KeyButton
from .words import list_phrase

if TYPE_CHECKING:
    from .controller import GameController

_WORTH_TELLING: Final = (DealStruck, FieldHarvested, FieldBought, PileExhausted, PileShuffled)


def since_last_turn(history: Iterable[Sequence[Event]], seat: int) -> tuple[Event, ...]:
    """The main events since the last turn of `seat` that is over, or since the beginning of the
    game. What happens in its running turn is not counted."""
    turns: list[tuple[int | None, list[Event]]] = [(None, [])]
    for events in history:
        for event in events:
            if isinstance(event, TurnBegan):
                turns.append((event.seat, []))
            turns[-1][1].append(event)
    if turns[-1][0] == seat:
        turns.pop()
    last = max((place for place, turn in enumerate(turns) if turn[0] == seat), default=-1)
    later = (event for _, events in turns[last + 1 :] for event in events)
    return tuple(event for event in later if isinstance(event, _WORTH_TELLING))


def is_before_first_turn(history: Iterable[Sequence[Event]], seat: int) -> bool:
    """Whether `seat` has had no turn yet but for one that runs."""
    turns = [event.seat for events in history for event in events if isinstance(event, TurnBegan)]
    return seat not in turns[:-1]


class SinceLastTurn:
    """Keeps for whoever looks what happened before the running turn."""

    def __init__(self, controller: GameController) -> None:
        self._controller = controller
        self._found: tuple[Event, ...] = ()
        self._of: tuple[int, int] | None = None
        self._is_first = False

    @property
    def events(self) -> tuple[Event, ...]:
        """The main events since the last own turn. In it they stay the same."""
        self._look()
        return self._found

    def _look(self) -> None:
        controller = self._controller
        view = controller.view
        now = view.seat, view.turn
        if view.active != view.seat or now != self._of:
            self._found = since_last_turn(controller.history, view.seat)
            self._is_first = is_before_first_turn(controller.history, view.seat)
            self._of = now

    def title(self) -> str:
        """From when on it is told."""
        self._look()
        if self._is_first:
            return QCoreApplication.translate("Since", "So far")
        return QCoreApplication.translate("Since", "Since your last turn")

    def lines(self) -> list[str]:
        """A sentence for each."""
        controller = self._controller
        told = (sentence(event, controller.names, controller.seat) for event in self.events)
        return [line for line in told if line]

    def summary(self) -> str:
        """How many deals and harvests there were, in one line; "" for none."""
        deals = sum(isinstance(event, DealStruck) for event in self.events)
        harvests = sum(isinstance(event, FieldHarvested) for event in self.events)
        parts = []
        if deals:
            parts.append(QCoreApplication.translate("Since", "%n deal(s)", "", deals))
        if harvests:
            parts.append(QCoreApplication.translate("Since", "%n harvest(s)", "", harvests))
        if not parts:
            return ""
        text = QCoreApplication.translate("Since", "Since your last turn: {events}")
        if self._is_first:
            text = QCoreApplication.translate("Since", "So far: {events}")
        return text.format(events=list_phrase(parts))


class SinceDialog(QDialog):
    """Shows the lines; the key that opened it closes it too."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._since = SinceLastTurn(controller)
        self._title = QLabel(self)
        self.text = QLabel(self)
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        scroll = QScrollArea(self)
        scroll.setWidget(self.text)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.close_button = KeyButton("main", self)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 14, 18, 14)
        layout.setSpacing(10)
        layout.addWidget(self._title)
        layout.addWidget(scroll, 1)
        layout.addLayout(buttons)
        self._retranslate()
        self.resize(theme().px(460), theme().px(360))
        controller.view_changed.connect(self._retranslate)
        self.close_button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_J, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accept()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._title.setFont(title_font(theme().px(18)))
        title = self._since.title()
        self.setWindowTitle(title)
        self._title.setText(title)
        lines = self._since.lines() or [self.tr("Nobody dealt or harvested.")]
        self.text.setText("\n".join(f"• {line}" for line in lines))
        self.close_button.set_words(self.tr("Go on"), "Esc")
