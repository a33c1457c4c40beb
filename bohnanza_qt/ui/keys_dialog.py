"""The list of keys, in which those of the table can be changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from .key_names import key_name, key_sequence
from .table.keys import (
    FIELD_ACTS,
    FIXED,
    HARVEST_ACTS,
    USUAL_KEYS,
    Act,
    KeyRefusal,
    changed_keys,
    key_of,
    keys_of,
    normal_key,
    why_not_this_key,
)
from .theme import theme

if TYPE_CHECKING:
    from .preferences import Preferences

_NATIVE: Final = QKeySequence.SequenceFormat.NativeText
_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText
_FRAME: Final = QSize(24, 56)
"""Room for what the window system puts around a dialog."""
_OF_MANY_FIELDS: Final = frozenset((*FIELD_ACTS[3:], *HARVEST_ACTS[3:]))
"""Few rule sets have so many fields; their keys keep to the digits."""
_ACT: Final = Qt.ItemDataRole.UserRole


class KeysDialog(QDialog):
    """Shows what each key does. A line that is chosen can be given another key below the list; it
    holds at once."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.list = QTableWidget(0, 2)
        self.list.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.list.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.list.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        self.list.verticalHeader().hide()
        self.list.setShowGrid(False)
        self.list.setTabKeyNavigation(False)
        self.list.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.list.horizontalHeader().setStretchLastSection(True)
        self.list.setWordWrap(True)
        self._ask = QLabel()
        self._ask.setWordWrap(True)
        self.edit = QKeySequenceEdit()
        self.edit.setMaximumSequenceLength(1)
        self.usual_button = QPushButton()
        self.usual_button.setAutoDefault(False)
        self.note = QLabel()
        self.note.setWordWrap(True)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.RestoreDefaults | QDialogButtonBox.StandardButton.Close
        )
        self.restore_button = buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)
        self.restore_button.setAutoDefault(False)
        row = QHBoxLayout()
        row.addWidget(self._ask, 1)
        row.addWidget(self.edit)
        row.addWidget(self.usual_button)
        whole = QVBoxLayout(self)
        whole.addWidget(self.list, 1)
        whole.addLayout(row)
        whole.addWidget(self.note)
        whole.addWidget(buttons)
        self.list.currentCellChanged.connect(self._choose)
        self.list.cellActivated.connect(lambda _row, _column: self._go_to_edit())
        self.edit.keySequenceChanged.connect(self._take)
        self.usual_button.clicked.connect(self._take_usual)
        self.restore_button.clicked.connect(self._restore)
        buttons.rejected.connect(self.reject)
        wanted = QSize(theme().px(640), theme().px(680))
        self.resize(wanted.boundedTo(self.screen().availableSize() - _FRAME))
        self.retranslate()
        self.list.setCurrentCell(0, 0)

    # what it shows

    def retranslate(self) -> None:
        """Says everything in the language that is on."""
        self.setWindowTitle(self.tr("Keys"))
        self.list.setAccessibleName(self.tr("Keys"))
        self.list.setHorizontalHeaderLabels([self.tr("Key"), self.tr("What it does")])
        self.usual_button.setText(self.tr("Usual key"))
        self.edit.setAccessibleName(self.tr("New key"))
        lines = self._lines()
        self.list.setRowCount(len(lines))
        for row, (act, keys, words) in enumerate(lines):
            # What Qt calls Return says Enter on most keyboards, as the other such key does.
            shown = [key_name(key) for key in keys if "Return" not in key]
            item = QTableWidgetItem("   ".join(shown))
            item.setData(_ACT, act)
            self.list.setItem(row, 0, item)
            self.list.setItem(row, 1, QTableWidgetItem(words))
        self.list.resizeRowsToContents()
        self._choose()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    @property
    def act(self) -> Act | None:
        """What is done by the key of the chosen line; None for one that cannot be changed."""
        item = self.list.item(self.list.currentRow(), 0)
        act = item.data(_ACT) if item is not None else None
        return Act(act) if act is not None and act not in FIXED else None

    def _choose(self) -> None:
        """Another line is the one to be changed."""
        act, item = self.act, self.list.item(self.list.currentRow(), 1)
        words = item.text() if item is not None else ""
        self._ask.setText(
            self.tr("Press the new key for: {what}").format(what=words)
            if act is not None
            else self.tr("This key cannot be changed.")
        )
        self.edit.setEnabled(act is not None)
        self._show_key(act)
        self._tell("")

    def _show_key(self, act: Act | None) -> None:
        key = key_of(act) if act is not None else ""
        with QSignalBlocker(self.edit):
            self.edit.setKeySequence(key_sequence(key))
        self.usual_button.setEnabled(act is not None and act.value in changed_keys())
        self.restore_button.setEnabled(bool(changed_keys()))

    def _tell(self, sentence: str) -> None:
        """Says what came of a key."""
        self.note.setText(sentence)
        if sentence:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.note, sentence))

    # changing

    def _go_to_edit(self) -> None:
        if self.act is not None:
            self.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take(self, sequence: QKeySequence) -> None:
        """The key was pressed for the chosen line."""
        act, key = self.act, sequence.toString(_PORTABLE)
        if act is None or not key:
            return
        if normal_key(key) == normal_key(key_of(act)):
            self._tell("")
            return
        fault = why_not_this_key(act, key)
        if fault is not None:
            self._show_key(act)
            self._tell(self._refusal(fault.refusal, fault.by, sequence.toString(_NATIVE)))
            return
        self._change(changed_keys() | {act.value: key})
        text = self.tr("{key} does it from now on.")
        self._tell(text.format(key=sequence.toString(_NATIVE)))

    def _take_usual(self) -> None:
        """The chosen line gets back the key that it came with, if nothing else has it now."""
        act = self.act
        if act is None:
            return
        for key in USUAL_KEYS[act]:
            fault = why_not_this_key(act, key)
            if fault is not None and fault.by is not None:
                shown = key_name(key)
                self._tell(self._refusal(fault.refusal, fault.by, shown))
                return
        self._change({name: key for name, key in changed_keys().items() if name != act.value})

    def _restore(self) -> None:
        self._change({})
        self._tell(self.tr("All keys are as they came with the program."))

    def _change(self, keys: dict[str, str]) -> None:
        self._preferences.update(keys=keys)
        self.retranslate()

    def _refusal(self, refusal: KeyRefusal, by: Act | None, key: str) -> str:
        match refusal:
            case KeyRefusal.TAKEN if by is not None:
                text = self.tr("{key} is taken: “{what}”. Give that another key first.")
                return text.format(key=key, what=self._words()[by])
            case KeyRefusal.RESERVED:
                return self.tr("{key} means something in every window and list.").format(key=key)
            case _:
                return self.tr("This cannot be a key here.")

    # words

    def _words(self) -> dict[Act, str]:
        plant = self.tr("Plant the chosen card in field {number}")
        harvest = self.tr("Harvest field {number}")
        return {
            Act.MAIN: self.tr("Press the main button; show the others' moves at once"),
            **{act: plant.format(number=n) for n, act in enumerate(FIELD_ACTS, 1)},
            **{act: harvest.format(number=n) for n, act in enumerate(HARVEST_ACTS, 1)},
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
            Act.DECLINE: self.tr("Say no to a card that is asked of you in such a deal"),
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

    def _lines(self) -> list[tuple[Act | None, tuple[str, ...], str]]:
        lines: list[tuple[Act | None, tuple[str, ...], str]] = [
            (act, keys_of(act), text)
            for act, text in self._words().items()
            if act not in _OF_MANY_FIELDS
        ]
        fixed = (
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
        )
        return lines + [(None, keys, text) for keys, text in fixed]
