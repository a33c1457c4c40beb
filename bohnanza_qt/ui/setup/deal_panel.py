"""Which deal of the cards a game is, and how it is seen: who starts, game number, curtain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from bohnanza_qt.session.game_setup import LARGEST_GAME_NUMBER, SeatKind, SeatSetup
from bohnanza_qt.ui.icons import icon
from bohnanza_qt.ui.setup.usual_setup import short_game_number
from bohnanza_qt.ui.words import player_names

_CURTAIN: Final = 0
_OPEN_HANDS: Final = 1


class DealPanel(QFrame):
    """Chooses the seat that starts, or the lot, the number that shuffles, and for several persons
    whether a curtain comes down between them."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self._seats: tuple[SeatSetup, ...] = ()
        self._start_label = QLabel()
        self._start = QComboBox()
        self._number_label = QLabel()
        self._number = QLineEdit()
        self._new_number = QPushButton()
        self._new_number.setIcon(icon("dice"))
        self._note = QLabel()
        self._note.setProperty("tone", "quiet")
        self._note.setWordWrap(True)
        self._curtain_label = QLabel()
        self._curtain = QButtonGroup(self)
        self._curtain_row = self._segments()
        self._number.setValidator(
            QRegularExpressionValidator(QRegularExpression("[0-9 ]{0,26}"), self)
        )
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 12, 14, 12)
        grid.addWidget(self._start_label, 0, 0)
        grid.addWidget(self._start, 0, 1, 1, 2)
        grid.addWidget(self._number_label, 1, 0)
        grid.addWidget(self._number, 1, 1)
        grid.addWidget(self._new_number, 1, 2)
        grid.addWidget(self._note, 2, 1, 1, 2)
        grid.addWidget(self._curtain_label, 3, 0)
        grid.addWidget(self._curtain_row, 3, 1, 1, 2)
        grid.setColumnStretch(1, 1)
        self._start_label.setBuddy(self._start)
        self._number_label.setBuddy(self._number)
        self._new_number.clicked.connect(self.take_new_number)
        self._number.textChanged.connect(self.changed)
        self._curtain.idClicked.connect(lambda _chosen: self.changed.emit())
        self.show_seats(())
        self.retranslate()

    def _segments(self) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for chosen, end in ((_CURTAIN, "first"), (_OPEN_HANDS, "last")):
            button = QPushButton()
            button.setCheckable(True)
            button.setProperty("kind", "segment")
            button.setProperty("dense", True)
            button.setProperty("end", end)
            self._curtain.addButton(button, chosen)
            layout.addWidget(button)
        layout.addStretch(1)
        self._curtain.button(_CURTAIN).setChecked(True)
        return row

    @property
    def open_hands(self) -> bool:
        """No curtain comes down between several persons."""
        return self._curtain.checkedId() == _OPEN_HANDS

    def choose_open_hands(self, open_hands: bool) -> None:
        self._curtain.button(_OPEN_HANDS if open_hands else _CURTAIN).setChecked(True)

    def show_persons(self, persons: int) -> None:
        """The choice of a curtain is there for several persons only."""
        for part in (self._curtain_label, self._curtain_row):
            part.setVisible(persons > 1)

    @property
    def start(self) -> int | None:
        """The seat that starts; None for the lot."""
        seat: int | None = self._start.currentData()
        return seat

    @property
    def number(self) -> int | None:
        """None while there is none, or one that is too large."""
        number = self._written()
        return number if number is not None and number <= LARGEST_GAME_NUMBER else None

    @property
    def problem(self) -> str:
        """What is wrong with the game number; empty if nothing is."""
        number = self._written()
        if number is None:
            return self.tr("A game needs a number. Write one, or take a new one.")
        if number > LARGEST_GAME_NUMBER:
            return self.tr("The largest game number is {number}.").format(
                number=LARGEST_GAME_NUMBER
            )
        return ""

    def choose(self, start: int | None, number: int | None) -> None:
        """`number` None takes a new one. A seat that is not there is the lot."""
        self._start.setCurrentIndex(max(0, self._start.findData(start)))
        if number is None:
            self.take_new_number()
        else:
            self._number.setText(str(number))

    def take_new_number(self) -> None:
        """Another game than any before."""
        self._number.setText(str(short_game_number()))

    def show_seats(self, seats: Sequence[SeatSetup]) -> None:
        """Who sits at the table; the choice of who starts stays where it can."""
        chosen = self.start
        self._start.clear()
        self._start.addItem(self.tr("By lot"), None)
        self._seats = tuple(seats)
        for seat, name in enumerate(self._names):
            self._start.addItem(name, seat)
        self._start.setCurrentIndex(max(0, self._start.findData(chosen)))

    def retranslate(self) -> None:
        """Says everything in the language that is on."""
        self._start_label.setText(self.tr("Starting player"))
        self._start.setItemText(0, self.tr("By lot"))
        for seat, name in enumerate(self._names):
            self._start.setItemText(seat + 1, name)
        self._number_label.setText(self.tr("Game number"))
        self._number.setAccessibleName(self.tr("Game number"))
        self._new_number.setText(self.tr("New number"))
        self._curtain_label.setText(self.tr("Curtain"))
        self._curtain.button(_CURTAIN).setText(self.tr("Between persons"))
        self._curtain.button(_OPEN_HANDS).setText(self.tr("Open hands"))
        self._curtain.button(_OPEN_HANDS).setToolTip(
            self.tr("No curtain comes down, and everybody sees the hands of all persons.")
        )
        self._note.setText(self.tr("The same number deals the same cards again."))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    @property
    def _names(self) -> tuple[str, ...]:
        """As they will be in the game: "you" is only who plays alone."""
        persons = [seat for seat, who in enumerate(self._seats) if who.kind is SeatKind.PERSON]
        you = persons[0] if len(persons) == 1 else None
        return player_names([who.name for who in self._seats], you)

    def _written(self) -> int | None:
        digits = self._number.text().replace(" ", "")
        return int(digits) if digits else None
