"""Against how many computers one plays alone: a number for each."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QPushButton

OPPONENTS: Final = (1, 2, 3, 4, 5, 6)
"""How many computers one can play alone against."""


class OpponentsRow(QHBoxLayout):
    """Numbers side by side, of which one is chosen. Whoever owns it says when to `retranslate`."""

    changed = Signal()
    entered = Signal()
    """A number was chosen with Enter, and the game is to begin at once."""

    def __init__(self, opponents: int) -> None:
        super().__init__()
        self._label = QLabel()
        self._numbers = QButtonGroup(self)
        self.setContentsMargins(50, 0, 16, 6)
        self.setSpacing(0)
        self.addWidget(self._label)
        self.addSpacing(10)
        for number in OPPONENTS:
            button = _Number(number)
            button.entered.connect(self.entered)
            button.setProperty("kind", "segment")
            button.setProperty("dense", True)
            end = {OPPONENTS[0]: "first", OPPONENTS[-1]: "last"}.get(number, "middle")
            button.setProperty("end", end)
            self._numbers.addButton(button, number)
            self.addWidget(button)
        self.addStretch(1)
        self.choose(opponents)
        self._numbers.idClicked.connect(self.changed)

    @property
    def number(self) -> int:
        return self._numbers.checkedId()

    def choose(self, number: int) -> None:
        """Another number is brought to the nearest that can be chosen."""
        nearest = min(OPPONENTS, key=lambda choice: abs(choice - number))
        self._numbers.button(nearest).setChecked(True)

    def button(self, number: int) -> QPushButton:
        """The button of this number."""
        button = self._numbers.button(number)
        assert isinstance(button, QPushButton)
        return button

    def retranslate(self) -> None:
        """Says everything in the language that is on."""
        self._label.setText(self.tr("Opponents:"))
        for number in OPPONENTS:
            button = self.button(number)
            button.setAccessibleName(self.tr("%n opponent(s)", "", number))
            button.setToolTip(self.tr("%n opponent(s)", "", number))


class _Number(QPushButton):
    """One number of opponents. Enter chooses it and begins at once."""

    entered = Signal()

    def __init__(self, number: int) -> None:
        super().__init__(str(number))
        self.setCheckable(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            self.entered.emit()
        else:
            super().keyPressEvent(event)
