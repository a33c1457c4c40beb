"""What game this is: its rules, its number, who sits where."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from ..session.game_session import GameSession
from ..session.game_setup import SeatKind
from .icons import icon
from .setup.rule_words import rules_name
from .theme import theme
from .words import player_names


class GameDialog(QDialog):
    """Tells what one needs to play the same deal again."""

    def __init__(self, session: GameSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._labels = [QLabel() for _ in range(4)]
        self._values = [QLabel() for _ in self._labels]
        form = QFormLayout()
        form.setHorizontalSpacing(theme().px(18))
        form.setVerticalSpacing(theme().px(8))
        for label, value in zip(self._labels, self._values, strict=True):
            label.setProperty("tone", "quiet")
            label.setBuddy(value)
            value.setWordWrap(True)
            value.setMinimumWidth(theme().px(260))
            value.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            form.addRow(label, value)
        self._note = QLabel()
        self._note.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self._copy = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self._copy.setIcon(icon("copy"))
        self._copy.clicked.connect(self._copy_number)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 18, 24, 18)
        whole.setSpacing(theme().px(14))
        whole.addLayout(form)
        whole.addWidget(self._note)
        whole.addWidget(buttons)
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything in the language that is on."""
        self.setWindowTitle(self.tr("About this game"))
        session = self._session
        you = next(iter(session.people)) if len(session.people) == 1 else None
        names = player_names(session.names, you)
        seats = [
            self.tr("{name} (person)").format(name=name)
            if seat.kind is SeatKind.PERSON
            else self.tr("{name} (computer)").format(name=name)
            for seat, name in zip(session.setup.seats, names, strict=True)
        ]
        lines = (
            (self.tr("Rules"), rules_name(session.setup)),
            (self.tr("Game number"), str(session.setup.game_number)),
            (self.tr("Players, clockwise"), "\n".join(seats)),
            (self.tr("Starting player"), names[session.state.start]),
        )
        for (words, text), label, value in zip(lines, self._labels, self._values, strict=True):
            label.setText(words)
            value.setText(text)
            value.setAccessibleName(words)
        self._note.setText(
            self.tr(
                "The same number with the same rules, seats and starting player deals the same "
                "cards again."
            )
        )
        self._copy.setText(self.tr("Copy the number"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _copy_number(self) -> None:
        QGuiApplication.clipboard().setText(str(self._session.setup.game_number))
