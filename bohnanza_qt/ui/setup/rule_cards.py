"""The rule sets to choose from, each with what it changes and, if it cannot be played, why."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.ui.fonts import title_font
from bohnanza_qt.ui.painting import paint_panel
from bohnanza_qt.ui.setup.rule_words import (
    custom_name,
    custom_sentence,
    preset_sentence,
)
from bohnanza_qt.ui.theme import theme, theme_signals
from bohnanza_qt.ui.words import preset_name

_MARGIN: Final = 14


class RuleCard(QFrame):
    """One rule set: a radio button with a sentence under it. A click anywhere chooses it."""

    def __init__(self, preset: Preset | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preset = preset
        self.button = QRadioButton()
        self.players = QLabel()
        self.players.setProperty("tone", "quiet")
        self._sentence = QLabel()
        self._sentence.setWordWrap(True)
        self._refusal = QLabel()
        self._refusal.setWordWrap(True)
        self._refusal.setProperty("tone", "clay")
        self._head = QHBoxLayout()
        self._head.addWidget(self.button, 1)
        self._head.addWidget(self.players)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 8, _MARGIN, 8)
        column.setSpacing(2)
        column.addLayout(self._head)
        column.addWidget(self._sentence)
        column.addWidget(self._refusal)
        self._refusal.hide()
        self.button.toggled.connect(self.update)
        theme_signals().changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def _dress(self) -> None:
        self.button.setFont(title_font(theme().px(16)))

    def refuse(self, why: str) -> None:
        """Shows why it cannot be played with these seats; empty when it can."""
        self._refusal.setText(why)
        self._refusal.setVisible(bool(why))
        self.button.setAccessibleDescription(f"{self._sentence.text()} {why}".strip())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.button.setChecked(True)
        self.button.setFocus()
        event.accept()

    def minimumSizeHint(self) -> QSize:
        """Narrower than the name and the number of players side by side."""
        wide = max(self.button.sizeHint().width(), self.players.sizeHint().width())
        return QSize(wide + 2 * _MARGIN, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is no room beside the name, the number of players stands below it."""
        super().resizeEvent(event)
        wide = self.button.sizeHint().width() + self.players.sizeHint().width()
        fits = wide + self._head.spacing() + 2 * _MARGIN <= self.width()
        direction = QBoxLayout.Direction
        self._head.setDirection(direction.LeftToRight if fits else direction.TopToBottom)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        painter = QPainter(self)
        chosen = self.button.isChecked()
        ground = colours.leaf_ground if chosen else colours.paper
        line = colours.leaf if chosen else None
        paint_panel(painter, QRectF(self.rect()), ground, line=line)

    def retranslate(self) -> None:
        name = custom_name() if self.preset is None else preset_name(self.preset)
        self.button.setText(name)
        self._sentence.setText(
            custom_sentence() if self.preset is None else preset_sentence(self.preset)
        )
        self.button.setAccessibleDescription(self._sentence.text())


class RuleCards(QWidget):
    """All rule sets and "Custom", of which one is chosen."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.cards: list[RuleCard] = []
        for preset in (*Preset, None):
            card = RuleCard(preset)
            self._group.addButton(card.button)
            self.cards.append(card)
            column.addWidget(card)
        self.cards[0].button.setChecked(True)
        self._group.buttonToggled.connect(self._tell)

    def _tell(self, _button: QRadioButton, checked: bool) -> None:
        if checked:
            self.changed.emit()

    @property
    def chosen(self) -> Preset | None:
        """The preset chosen, None for a custom rule set."""
        return next(card.preset for card in self.cards if card.button.isChecked())

    def choose(self, preset: Preset | None) -> None:
        next(card for card in self.cards if card.preset is preset).button.setChecked(True)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            for card in self.cards:
                card.retranslate()
        super().changeEvent(event)
