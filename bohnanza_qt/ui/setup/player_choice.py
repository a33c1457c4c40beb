"""Who plays a seat that is no person's: a computer of some level, or a program of the person's."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from ...players.program import command_of_file
from ...session.game_setup import PROGRAM, SeatSetup
from ..words.paths import shown_path
from .level_choice import LevelChoice

_LONGEST_SHOWN: Final = 16
"""Letters of a file's name in the closed box."""


class PlayerChoice(LevelChoice):
    """A LevelChoice with one more line for a program. Its file is chosen in a dialog and confirmed
    in another one, which says what it means to start it."""

    def __init__(self, seat: SeatSetup, parent: QWidget | None = None) -> None:
        self._command = seat.command
        super().__init__(seat.level, parent)
        self.addItem(PROGRAM, PROGRAM)
        self._before = self.currentIndex()
        if self._command:
            self._before = self.findData(PROGRAM)
            self.setCurrentIndex(self._before)
        self.retranslate()

    def seated(self, seat: SeatSetup) -> SeatSetup:
        """The seat with whoever is chosen."""
        if self.currentData() == PROGRAM:
            return seat.with_program(self._command)
        return seat.with_computer(self.level)

    def retranslate(self) -> None:
        super().retranslate()
        row = self.findData(PROGRAM)
        if row < 0:  # not there yet
            return
        words = self.tr("A program of your own…")
        self.setItemText(row, f"{self._file_name}: {words}" if self._command else words)
        self._names[PROGRAM] = self._file_name or self.tr("Program")
        self.setMinimumContentsLength(max(map(len, self._names.values())))
        self._name()

    @property
    def _file_name(self) -> str:
        """Of the program, as far as there is room for it."""
        name = shown_path(Path(self._command[-1]).name) if self._command else ""
        return name if len(name) <= _LONGEST_SHOWN else f"{name[: _LONGEST_SHOWN - 1]}…"

    def _choose(self) -> None:
        if self.currentData() == PROGRAM:
            command = self._ask_program()
            if not command:
                self.setCurrentIndex(self._before)
                return
            self._command = command
            self.retranslate()
        self._before = self.currentIndex()
        super()._choose()

    def _ask_program(self) -> tuple[str, ...]:
        """The command of a program that the person has pointed to and really wants to be started;
        empty if there is none."""
        name, _kind = QFileDialog.getOpenFileName(
            self.window(), self.tr("Choose a program"), str(Path.home())
        )
        if not name:
            return ()
        question = self.tr(
            "Shall “{file}” play on this seat?\n\nIt is started with your own rights: it can read "
            "and change whatever you can. It plays in this run of the game only; no saved game and "
            "no setting starts it."
        )
        button = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self.window(),
            self.tr("A program"),
            question.format(file=shown_path(Path(name))),
            button.Yes | button.No,
            button.No,
        )
        return command_of_file(Path(name)) if answer == button.Yes else ()
