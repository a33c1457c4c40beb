"""The list of keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from .table.keys import KEYS, Act
from .theme import theme

_NATIVE: Final = QKeySequence.SequenceFormat.NativeText


class KeysDialog(QDialog):
    """Shows what each key does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = QTableWidget(0, 2)
        self.list.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.list.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.list.verticalHeader().hide()
        self.list.setShowGrid(False)
        self.list.setTabKeyNavigation(False)
        self.list.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.list.horizontalHeader().setStretchLastSection(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.addWidget(self.list)
        whole.addWidget(buttons)
        self.list.setWordWrap(True)
        self.resize(theme().px(620), theme().px(640))
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything in the language that is on."""
        self.setWindowTitle(self.tr("Keys"))
        self.list.setAccessibleName(self.tr("Keys"))
        self.list.setHorizontalHeaderLabels([self.tr("Key"), self.tr("What it does")])
        lines = self._lines()
        self.list.setRowCount(len(lines))
        for row, (keys, words) in enumerate(lines):
            # What Qt calls Return says Enter on most keyboards, as the other such key does.
            shown = [QKeySequence(key).toString(_NATIVE) for key in keys if "Return" not in key]
            self.list.setItem(row, 0, QTableWidgetItem("   ".join(shown)))
            self.list.setItem(row, 1, QTableWidgetItem(words))
        self.list.resizeRowsToContents()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _lines(self) -> list[tuple[tuple[str, ...], str]]:
        words = {
            Act.MAIN: self.tr("Press the main button; show the others' moves at once"),
            Act.FIELD_1: self.tr("Plant the chosen card in field 1"),
            Act.FIELD_2: self.tr("Plant the chosen card in field 2"),
            Act.FIELD_3: self.tr("Plant the chosen card in field 3"),
            Act.HARVEST_1: self.tr("Harvest field 1"),
            Act.HARVEST_2: self.tr("Harvest field 2"),
            Act.HARVEST_3: self.tr("Harvest field 3"),
            Act.BUY_FIELD: self.tr("Buy a field, where fields are sold"),
            Act.DISCARD: self.tr("Discard the card, in the duel"),
            Act.OFFER_CARD: self.tr("Put the card into your offer, or take it out"),
            Act.OFFER_TURNED: self.tr("The next turned-over card into your offer"),
            Act.KINDS: self.tr("Go to the kinds to ask for; there a digit asks for one"),
            Act.OFFER: self.tr("Make the offer that is on the cloth"),
            Act.OFFER_FROM_ANYWHERE: self.tr(
                "Make the offer that is on the cloth, a gift too, wherever you are"
            ),
            Act.TOGETHER: self.tr("Put a deal together with another person, or put it away"),
            Act.ENQUIRE: self.tr("Ask the computers what they would give for your cards"),
            Act.ANSWER_CALL: self.tr("Begin an offer for the card that is asked about"),
            Act.WISHES: self.tr("Say which beans are welcome and which are not"),
            Act.ACCEPT: self.tr("Accept the offer"),
            Act.COUNTER: self.tr("Answer with a counter-offer"),
            Act.REJECT: self.tr("Refuse the offer"),
            Act.WITHDRAW: self.tr("Take your offer back"),
            Act.SILENCE: self.tr("Silence the computers’ offers for this turn"),
            Act.TAKE_GIFTS: self.tr("Accept any gift that fits, until the turn ends"),
            Act.STAY_OUT: self.tr("Refuse every offer, until the turn ends"),
            Act.END_TRADING: self.tr("End trading, or say that you will not trade"),
            Act.PAUSE: self.tr("Stop the others' moves, or let them go on"),
            Act.SINCE: self.tr("What happened since your last turn"),
            Act.UNDO: self.tr("Take back"),
            Act.REDO: self.tr("Do again"),
            Act.RULE: self.tr("The rule for what is to be done now"),
            Act.HINT: self.tr("A hint: a good move, and why"),
            Act.FOLLOW_HINT: self.tr("Do what the hint says"),
            Act.CANCEL: self.tr("Let go of the card; clear the offer"),
        }
        lines = [(KEYS[act], text) for act, text in words.items() if act in KEYS]
        lines += [
            (("Tab",), self.tr("Go to the next part of the table")),
            (("Ctrl+N",), self.tr("New game")),
            (("Ctrl+O",), self.tr("Open a game")),
            (("Ctrl+S",), self.tr("Save the record")),
            (("Ctrl+L",), self.tr("Look back at the game")),
            (("Left", "Right"), self.tr("Looking back: one move back or on")),
            (("PgUp", "PgDown"), self.tr("Looking back: to the turn before or after")),
            (("Home", "End"), self.tr("Looking back: to the beginning or the end")),
            (("Space",), self.tr("Looking back: let the game run by itself, or stop it")),
            (("F11",), self.tr("Full screen")),
            (("Ctrl+Q",), self.tr("Quit")),
        ]
        return lines
