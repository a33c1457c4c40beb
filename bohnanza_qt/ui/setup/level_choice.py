"""How strong a computer is: a box with the levels, each with what it was measured to win."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from ...players.levels import CHOICES, GAMES_WON, as_choice, bears_grudges, parts
from ..words.levels import level_name

_TIP = Qt.ItemDataRole.ToolTipRole
_ROOM = 40
"""Pixels beside the widest line of the open list: margins and a scroll bar."""


class LevelChoice(QComboBox):
    """One of the levels. Closed it shows the level only, open also how strong each is."""

    changed = Signal()

    def __init__(self, level: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._given = as_choice(level)
        self._player = ""
        self._names: dict[str, str] = {}
        for choice in CHOICES:
            self.addItem(choice, choice)
        self.setCurrentIndex(CHOICES.index(parts(self._given)[0]))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.activated.connect(lambda _row: self._choose())
        self.retranslate()

    @property
    def level(self) -> str:
        """With the character it came with, as long as the level is not changed."""
        chosen = str(self.currentData())
        return self._given if parts(self._given)[0] == chosen else chosen

    def set_player(self, name: str) -> None:
        """Whose level it is, for screen readers."""
        self._player = name
        self._name()

    def retranslate(self) -> None:
        """Says everything in the language that is on."""
        self._names = {level: level_name(level) for level in CHOICES}
        # Each is told as a step from the level beside it: the shares are no common scale.
        strengths = {
            "easy": self.tr(
                "below medium: alone against three medium ones it wins {share} of 100 games "
                "(even: 25)"
            ),
            "medium": self.tr(
                "a step above easy: alone against three easy ones it wins {share} of 100 games "
                "(even: 25)"
            ),
            "hard": self.tr(
                "a step above medium: alone against three medium ones it wins {share} of 100 "
                "games (even: 25)"
            ),
            "expert": self.tr(
                "a step above hard: alone against three hard ones it wins {share} of 100 games "
                "(even: 25)"
            ),
        }
        sore = self.tr(
            "For a few turns it remembers who turned down a fair offer of its own, and wants a "
            "little more from them, until they deal again."
        )
        for row, level in enumerate(CHOICES):
            strength = strengths[level].format(share=GAMES_WON[level])
            words = self.tr("{level}: {strength}")
            text = words.format(level=self._names[level], strength=strength)
            self.setItemText(row, text)
            tip = f"{text}\n{sore}" if bears_grudges(level) else text
            self.setItemData(row, tip, _TIP)
        self.setMinimumContentsLength(max(map(len, self._names.values())))
        self._name()

    def _choose(self) -> None:
        self._name()
        self.changed.emit()

    def _name(self) -> None:
        name = self.tr("Level of {name}").format(name=self._player)
        self.setAccessibleName(name if self._player else self.tr("Level"))
        self.setToolTip(self.currentData(_TIP) or self.currentText())

    def showPopup(self) -> None:
        """The list is as wide as what it says."""
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + _ROOM)
        super().showPopup()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self._names[str(self.currentData())]
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
