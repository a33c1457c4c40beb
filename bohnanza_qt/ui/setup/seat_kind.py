"""Whether a person or a computer decides for a seat: two joined buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ...session.game_setup import SeatKind


class SeatKindButtons(QWidget):
    """One of the two is always down."""

    changed = Signal()

    def __init__(self, kind: SeatKind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = ""
        self._group = QButtonGroup(self)
        self._buttons: dict[SeatKind, QPushButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for each, end in ((SeatKind.PERSON, "first"), (SeatKind.COMPUTER, "last")):
            button = QPushButton()
            button.setCheckable(True)
            button.setProperty("kind", "segment")
            button.setProperty("dense", True)
            button.setProperty("end", end)
            button.setAutoDefault(False)
            self._group.addButton(button)
            self._buttons[each] = button
            row.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._buttons[kind].setChecked(True)
        self._group.buttonClicked.connect(lambda _button: self.changed.emit())
        self.retranslate()

    @property
    def kind(self) -> SeatKind:
        return next(kind for kind, button in self._buttons.items() if button.isChecked())

    def choose(self, kind: SeatKind) -> None:
        """As if the button were pressed."""
        self._buttons[kind].click()

    def set_player(self, name: str) -> None:
        """Whose seat it is, for screen readers."""
        self._player = name
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything in the language that is on."""
        words = {SeatKind.PERSON: self.tr("Person"), SeatKind.COMPUTER: self.tr("Computer")}
        for kind, button in self._buttons.items():
            button.setText(words[kind])
            said = f"{self._player}: {words[kind]}" if self._player else words[kind]
            button.setAccessibleName(said)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
