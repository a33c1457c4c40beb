"""A rule set field by field. It starts from a preset and says which fields differ from it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any, Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.rules import (
    BuyWhen,
    HarvestWhen,
    PaidCoins,
    Preset,
    Protection,
    Received,
    Reshuffle,
    RuleSet,
    Tie,
    WhoAccepts,
)
from bohnanza_qt.ui.setup.rule_words import choice_label, field_label
from bohnanza_qt.ui.theme import theme, theme_signals
from bohnanza_qt.ui.words import bean_name, preset_name

_NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "fields": (1, 6),
    "max_fields": (1, 6),
    "hand": (0, 12),
    "turned_over": (0, 6),
    "drawn": (0, 8),
    "exhaustions": (1, 6),
}
_CHOICES: Final[dict[str, type[StrEnum]]] = {
    "harvest_when": HarvestWhen,
    "protection": Protection,
    "buy_when": BuyWhen,
    "paid_coins": PaidCoins,
    "reshuffle": Reshuffle,
    "tie": Tie,
    "accept": WhoAccepts,
    "received": Received,
}
_SWITCHES: Final = ("market", "discard_open")
_MOST_OF_A_KIND: Final = 24
_SHORTEST_CHOICE: Final = 30
"""Letters."""
_NARROWEST_CHOICE: Final = 120
"""Pixels. With large letters more of the words are cut, and the column does not grow."""
_LARGE: Final = 1.3
"""From this text size on, letters count as large."""
_LIST_EDGES: Final = 24
"""Pixels beside the words of an opened list."""


class CustomRules(QWidget):
    """Every rule by itself."""

    changed = Signal()
    base_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filling = False
        self.base = QComboBox()
        for preset in Preset:
            self.base.addItem("", preset)
        _shrinkable(self.base)
        self.base.activated.connect(lambda _index: self.base_changed.emit())
        self._labels: dict[str, QLabel] = {}
        self._numbers = {name: self._number(*limits) for name, limits in _NUMBERS.items()}
        self._price = self._number(-1, 9)
        self._choices = {name: self._choice(values) for name, values in _CHOICES.items()}
        self._switches = {name: QCheckBox() for name in _SWITCHES}
        for switch in self._switches.values():
            switch.toggled.connect(self._tell)
        self._deck = {bean: self._number(0, _MOST_OF_A_KIND) for bean in Bean}
        self._deck_labels = {bean: QLabel() for bean in Bean}
        self._deck_box = QGroupBox()
        self._base_label = QLabel()
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(12)
        form.setVerticalSpacing(6)
        self._add_row(form, self._base_label, self.base)
        rows: Iterable[tuple[str, QWidget]] = (
            *self._numbers.items(),
            ("field_price", self._price),
            *self._choices.items(),
            *self._switches.items(),
        )
        for name, editor in rows:
            self._labels[name] = QLabel()
            self._add_row(form, self._labels[name], editor)
        self._deck_grid = QGridLayout(self._deck_box)
        for bean, label in self._deck_labels.items():
            label.setBuddy(self._deck[bean])
        theme_signals().changed.connect(self._lay_out_deck)
        self._lay_out_deck()
        column_layout = QVBoxLayout(self)
        column_layout.setContentsMargins(0, 0, 0, 0)
        column_layout.addLayout(form)
        column_layout.addWidget(self._deck_box)

    def _lay_out_deck(self) -> None:
        """Two kinds side by side, with large letters below each other."""
        # The page grows with its window as the texts do.
        columns = 2 if theme().text_scale / theme().window_scale < _LARGE else 1
        for place, bean in enumerate(Bean):
            row, column = divmod(place, columns)
            self._deck_grid.addWidget(self._deck_labels[bean], row, column * 2)
            self._deck_grid.addWidget(self._deck[bean], row, column * 2 + 1)

    @staticmethod
    def _add_row(form: QFormLayout, label: QLabel, editor: QWidget) -> None:
        """Choices are sentences: they get the whole width, below their label."""
        label.setWordWrap(True)
        label.setBuddy(editor)
        if isinstance(editor, QComboBox):
            form.addRow(label)
            form.addRow(editor)
        else:
            form.addRow(label, editor)

    def _number(self, least: int, most: int) -> QSpinBox:
        box = QSpinBox()
        box.setRange(least, most)
        box.valueChanged.connect(self._tell)
        return box

    def _choice(self, values: type[StrEnum]) -> QComboBox:
        box = QComboBox()
        for value in values:
            box.addItem("", value)
        _shrinkable(box)
        box.currentIndexChanged.connect(self._tell)
        return box

    def _tell(self) -> None:
        if not self._filling:
            self.changed.emit()

    def fill(self, preset: Preset, rules: RuleSet) -> None:
        """Shows `rules`, which start from `preset`."""
        self._filling = True
        self.base.setCurrentIndex(self.base.findData(preset))
        for name, box in self._numbers.items():
            value = getattr(rules, name)
            # Hands that differ by seat have no number; the editor shows the largest.
            box.setValue(value if isinstance(value, int) else max(value))
        self._price.setValue(-1 if rules.field_price is None else rules.field_price)
        for name, choice in self._choices.items():
            choice.setCurrentIndex(choice.findData(getattr(rules, name)))
        for name, switch in self._switches.items():
            switch.setChecked(getattr(rules, name))
        for bean, box in self._deck.items():
            box.setValue(rules.deck.get(bean, 0))
        self._filling = False
        self.changed.emit()

    @property
    def preset(self) -> Preset:
        return Preset(self.base.currentData())

    def overrides(self, players: int) -> dict[str, Any]:
        """All fields as they stand, in the record's terms; any number of players that fits."""
        values: dict[str, Any] = {name: box.value() for name, box in self._numbers.items()}
        price = self._price.value()
        values["field_price"] = None if price < 0 else price
        for name, choice in self._choices.items():
            values[name] = str(choice.currentData())
        for name, switch in self._switches.items():
            values[name] = switch.isChecked()
        values["deck"] = {
            bean.value: box.value() for bean, box in self._deck.items() if box.value()
        }
        values["min_players"] = min(players, 2)
        values["max_players"] = max(players, 7)
        return values

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        self._filling = True
        self._base_label.setText(self.tr("Start from"))
        self._deck_box.setTitle(field_label("deck"))
        for name, label in self._labels.items():
            label.setText(field_label(name))
        for name, switch in self._switches.items():
            switch.setAccessibleName(field_label(name))
        self._price.setSpecialValueText(self.tr("not sold"))
        for index in range(self.base.count()):
            self.base.setItemText(index, preset_name(Preset(self.base.itemData(index))))
        for name, box in self._choices.items():
            values = list(_CHOICES[name])
            for index, value in enumerate(values):
                box.setItemText(index, choice_label(value))
            # Long choices are cut in the closed box, not in the list that opens.
            box.view().setMinimumWidth(box.view().sizeHintForColumn(0) + _LIST_EDGES)
        for bean, bean_label in self._deck_labels.items():
            bean_label.setText(bean_name(bean))
        self._filling = False


def _shrinkable(box: QComboBox) -> None:
    """Long words may be cut in the closed box; the column must not grow for them."""
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(_SHORTEST_CHOICE)
    box.setMinimumWidth(_NARROWEST_CHOICE)
