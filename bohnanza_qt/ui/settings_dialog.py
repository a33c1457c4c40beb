"""The settings: each takes effect the moment it is changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from ..session.settings import Speed, ThemeMode
from .i18n import LANGUAGES, language_name
from .preferences import Preferences

_TEXT_SIZES: Final = (0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)
_LONGEST_NAME: Final = 24


class SettingsDialog(QDialog):
    """Changes the preferences that it is given."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._labels: list[tuple[QLabel, Callable[[], str]]] = []
        self._form = QFormLayout()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.language = QComboBox()
        self.theme = QComboBox()
        self.text_size = QComboBox()
        self.speed = QComboBox()
        self.name = QLineEdit()
        self.name.setMaxLength(_LONGEST_NAME)
        self.animation = QCheckBox()
        self.ask_costly_harvest = QCheckBox()
        self.ask_only_on_offers = QCheckBox()
        self.plant_where_clear = QCheckBox()
        self.hints = QCheckBox()
        self.lessons = QCheckBox()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)
        self._build()
        self.retranslate()
        self._connect()

    def _build(self) -> None:
        for field, words in (
            (self.language, lambda: self.tr("Language:")),
            (self.name, lambda: self.tr("Your name:")),
            (self.theme, lambda: self.tr("Colours:")),
            (self.text_size, lambda: self.tr("Text size:")),
            (self.speed, lambda: self.tr("Speed of the others:")),
        ):
            label = QLabel()
            label.setBuddy(field)
            self._labels.append((label, words))
            self._form.addRow(label, field)
        whole = QVBoxLayout(self)
        whole.setSpacing(10)
        whole.addLayout(self._form)
        for box in (
            self.animation,
            self.ask_costly_harvest,
            self.ask_only_on_offers,
            self.plant_where_clear,
            self.hints,
            self.lessons,
        ):
            whole.addWidget(box)
        whole.addStretch(1)
        whole.addWidget(self._buttons)

    # words

    def retranslate(self) -> None:
        """Says everything in the language that is on, and shows the settings as they are."""
        self.setWindowTitle(self.tr("Settings"))
        for label, words in self._labels:
            label.setText(words())
            buddy = label.buddy()
            if buddy is not None:
                buddy.setAccessibleName(label.text().rstrip(":"))
        self.name.setPlaceholderText(self.tr("You"))
        self.animation.setText(self.tr("Let cards fly over the table"))
        self.ask_costly_harvest.setText(
            self.tr("Ask before a harvest or an end of trading that costs something")
        )
        self.ask_only_on_offers.setText(
            self.tr("In the turn of a computer, ask me only when it makes me an offer")
        )
        self.plant_where_clear.setText(
            self.tr("Several persons: plant and draw for who is not looking, where it is clear how")
        )
        self.hints.setText(self.tr("Offer hints: a good move, and why"))
        self.lessons.setText(self.tr("Explain what comes up for the first time"))
        settings = self._preferences.settings
        languages = [("", self.tr("As the system"))]
        languages += [(code, language_name(code)) for code in LANGUAGES]
        _fill(self.language, languages, settings.language or "")
        _fill(self.theme, self._themes(), settings.theme)
        percent = self.tr("{number} %")
        sizes = [(size, percent.format(number=round(size * 100))) for size in _TEXT_SIZES]
        nearest = min(_TEXT_SIZES, key=lambda size: abs(size - settings.text_scale))
        _fill(self.text_size, sizes, nearest)
        _fill(self.speed, self._speeds(), settings.speed)
        if self.name.text() != settings.player_name:
            self.name.setText(settings.player_name)
        for box, name in self._boxes():
            box.setChecked(getattr(settings, name))

    def _themes(self) -> list[tuple[object, str]]:
        return [
            (ThemeMode.SYSTEM, self.tr("As the system")),
            (ThemeMode.LIGHT, self.tr("Light")),
            (ThemeMode.DARK, self.tr("Dark")),
            (ThemeMode.CONTRAST, self.tr("High contrast")),
        ]

    def _speeds(self) -> list[tuple[object, str]]:
        return [
            (Speed.SLOW, self.tr("Slow")),
            (Speed.NORMAL, self.tr("Normal")),
            (Speed.FAST, self.tr("Fast")),
            (Speed.NONE, self.tr("At once")),
        ]

    def _boxes(self) -> tuple[tuple[QCheckBox, str], ...]:
        return (
            (self.animation, "animation"),
            (self.ask_costly_harvest, "ask_costly_harvest"),
            (self.ask_only_on_offers, "ask_only_on_offers"),
            (self.plant_where_clear, "plant_where_clear"),
            (self.hints, "hints"),
            (self.lessons, "lessons"),
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # changes

    def _connect(self) -> None:
        self.language.activated.connect(
            lambda: self._change("language", self.language.currentData() or None)
        )
        # Qt gives the members of a StrEnum back as plain strings.
        self.theme.activated.connect(
            lambda: self._change("theme", ThemeMode(self.theme.currentData()))
        )
        self.text_size.activated.connect(
            lambda: self._change("text_scale", self.text_size.currentData())
        )
        self.speed.activated.connect(lambda: self._change("speed", Speed(self.speed.currentData())))
        self.name.editingFinished.connect(
            lambda: self._change("player_name", self.name.text().strip())
        )
        for box, name in self._boxes():
            box.toggled.connect(lambda checked, name=name: self._change(name, checked))

    def _change(self, name: str, value: Any) -> None:
        changes = {name: value}
        if name == "lessons":
            changes["lessons_learnt"] = ()  # whoever wants explanations again wants all of them
        self._preferences.update(**changes)


def _fill(box: QComboBox, choices: list[tuple[Any, str]], chosen: object) -> None:
    """Puts the choices in anew without telling anybody."""
    box.blockSignals(True)
    box.clear()
    for value, words in choices:
        box.addItem(words, value)
        if value == chosen:
            box.setCurrentIndex(box.count() - 1)
    box.blockSignals(False)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
