"""The seats of the game that is put together, clockwise, and buttons for one more."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bohnanza_qt.session.game_setup import SeatKind, SeatSetup
from bohnanza_qt.session.names import unnamed
from bohnanza_qt.session.signs import Sign, signs_of
from bohnanza_qt.ui.icons import icon
from bohnanza_qt.ui.setup.seat_row import SeatRow
from bohnanza_qt.ui.setup.usual_setup import LEAST_SEATS, MOST_SEATS, fresh_name, is_taken
from bohnanza_qt.ui.theme import theme_signals


class SeatList(QWidget):
    """Edits the seats of a setup."""

    changed = Signal()
    """A name, a kind, a level or a sign is another one."""
    count_changed = Signal()
    """There is a seat more or less."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[SeatRow] = []
        self._add_person = QPushButton()
        self._add_computer = QPushButton()
        self._add_person.clicked.connect(self.seat_person)
        self._add_computer.clicked.connect(self.seat_computer)
        self._seats = QVBoxLayout()
        self._seats.setSpacing(8)
        adding = QHBoxLayout()
        adding.setSpacing(8)
        adding.addWidget(self._add_person, 1)
        adding.addWidget(self._add_computer, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(self._seats)
        layout.addLayout(adding)
        theme_signals().changed.connect(self._dress)
        self._dress()
        self.retranslate()

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        return tuple(row.setup for row in self.rows)

    @property
    def persons(self) -> int:
        """On how many seats a person decides."""
        return sum(seat.kind is SeatKind.PERSON for seat in self.seats)

    @property
    def has_equal_names(self) -> bool:
        names = [seat.name for seat in self.seats]
        return any(is_taken(name, names[:seat]) for seat, name in enumerate(names))

    def fill(self, seats: Iterable[SeatSetup]) -> None:
        """Shows these seats and no others."""
        while self.rows:
            self._drop_row(self.rows[-1])
        for seat in seats:
            self._add_row(seat)

    def seat_person(self) -> None:
        """One more person, who is asked for the name."""
        self._add_row(SeatSetup(name=unnamed(len(self.rows)), kind=SeatKind.PERSON))
        self.count_changed.emit()
        self.rows[-1].ask_name()

    def seat_computer(self) -> None:
        """One more computer, with a name that nobody has."""
        taken = {seat.name for seat in self.seats}
        self._add_row(SeatSetup(name=fresh_name(taken), kind=SeatKind.COMPUTER))
        self.count_changed.emit()

    def remove(self, row: SeatRow) -> None:
        """Nobody sits there."""
        self._drop_row(row)
        self._add_computer.setFocus()
        self.count_changed.emit()

    def refresh(self, *, curtain: bool) -> None:
        """Each row has its place; with a `curtain` hands are hidden from other persons."""
        persons, seats = self.persons, len(self.rows)
        for place, row in enumerate(self.rows):
            row.show_seat(
                place, removable=seats > LEAST_SEATS, curtain=curtain, is_alone=persons < 2
            )
        self._show_signs()
        full = self.tr("More than seven cannot play.") if seats >= MOST_SEATS else ""
        for button in (self._add_person, self._add_computer):
            button.setEnabled(not full)
            button.setToolTip(full)

    def _show_signs(self) -> None:
        signs = signs_of(seat.sign for seat in self.seats)
        owners = {sign: row.shown_name for sign, row in zip(signs, self.rows, strict=True)}
        for sign, row in zip(signs, self.rows, strict=True):
            row.show_sign(sign, {each: owners[each] for each in signs if each is not sign})

    def _give_sign(self, row: SeatRow, sign: Sign) -> None:
        """Whoever has the sign gets that of the row for it, so that no two seats are alike."""
        for other in self.rows:
            if other is not row and other.sign is sign:
                other.take_sign(row.sign)
        row.take_sign(sign)
        self.changed.emit()

    def _add_row(self, seat: SeatSetup) -> None:
        row = SeatRow(len(self.rows), seat)
        row.changed.connect(self.changed)
        row.removed.connect(lambda: self.remove(row))
        row.sign_wanted.connect(lambda sign: self._give_sign(row, sign))
        self.rows.append(row)
        self._seats.addWidget(row)

    def _drop_row(self, row: SeatRow) -> None:
        self.rows.remove(row)
        self._seats.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _dress(self) -> None:
        for button in (self._add_person, self._add_computer):
            button.setIcon(icon("plus"))

    def retranslate(self) -> None:
        """Says everything in the language that is on."""
        self._add_person.setText(self.tr("Add a person"))
        self._add_computer.setText(self.tr("Add a computer"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
