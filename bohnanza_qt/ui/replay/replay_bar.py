"""The bar under a game that is looked back at: to and fro, whose eyes, and on from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QToolButton, QWidget

from ..fonts import text_font
from ..icons import icon
from ..key_names import key_name
from ..theme import theme, theme_signals
from ..trade.key_button import KeyButton
from .replay_keys import REPLAY_KEYS, ReplayAct
from .turn_slider import TurnSlider

_NARROW: Final = 1240
"""Below this width at ordinary letters, tools lose their words."""


class ReplayBar(QWidget):
    """Says what is wanted; the page around does it."""

    wanted = Signal(str)
    """A ReplayAct."""
    moment_wanted = Signal(int)
    seat_wanted = Signal(int)
    play_on_wanted = Signal()
    back_wanted = Signal()

    def __init__(
        self,
        turns: Sequence[int],
        last: int,
        back_words: Callable[[], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._back_words = back_words
        self._is_playing = False
        self.slider = TurnSlider(turns, last)
        self.slider.valueChanged.connect(self.moment_wanted)
        self.back = KeyButton()
        self.play_on = KeyButton("main")
        self.eyes = QComboBox()
        self.eyes.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.eyes.setMinimumContentsLength(6)
        self.eyes.activated.connect(lambda row: self.seat_wanted.emit(self.eyes.itemData(row)))
        self._count = QLabel()
        self._tools = {act: self._tool(act) for act in ReplayAct}
        self._lay_out()
        self.back.clicked.connect(self.back_wanted)
        self.play_on.clicked.connect(self.play_on_wanted)
        theme_signals().changed.connect(self._dress)
        self._dress()
        self.retranslate()

    # what it shows

    def show_moment(self, moment: int, *, can_play_on: bool) -> None:
        """The number of actions done, without asking for it."""
        self.slider.blockSignals(True)
        self.slider.setValue(moment)
        self.slider.blockSignals(False)
        last = self.slider.maximum()
        for act in (ReplayAct.FIRST, ReplayAct.BACK, ReplayAct.TURN_BACK):
            self._tools[act].setEnabled(moment > 0)
        for act in (ReplayAct.ON, ReplayAct.TURN_ON, ReplayAct.LAST, ReplayAct.PLAY):
            self._tools[act].setEnabled(moment < last)
        self._count.setText(f"{moment} / {last}")
        self._count.setAccessibleName(self.move_words)
        self.slider.setAccessibleDescription(self.move_words)
        self.play_on.setEnabled(can_play_on)

    @property
    def move_words(self) -> str:
        """Which move has just been made, of how many."""
        return self.tr("Move {number} of {all}").format(
            number=self.slider.value(), all=self.slider.maximum()
        )

    def show_seats(self, names: Sequence[str], seats: Sequence[int], chosen: int) -> None:
        """Through whose eyes the game can be looked at; with no choice nothing is offered."""
        self.eyes.clear()
        for seat in seats:
            self.eyes.addItem(names[seat], seat)
        self.eyes.setCurrentIndex(self.eyes.findData(chosen))
        self.eyes.setVisible(len(seats) > 1)

    def show_playing(self, is_playing: bool) -> None:
        """Whether the game runs by itself."""
        self._is_playing = is_playing
        self._dress()
        self.retranslate()

    # how it is made

    def _tool(self, act: ReplayAct) -> QToolButton:
        button = QToolButton()
        button.setProperty("kind", "flat")
        button.setProperty("dense", True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoRepeat(act in (ReplayAct.BACK, ReplayAct.ON))
        button.clicked.connect(lambda: self.wanted.emit(act))
        return button

    def _lay_out(self) -> None:
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(12, 6, 12, 6)
        self._line.setSpacing(10)
        tools = QHBoxLayout()
        tools.setSpacing(2)
        for act in ReplayAct:
            tools.addWidget(self._tools[act])
        self._line.addWidget(self.back)
        self._line.addLayout(tools)
        self._line.addWidget(self.slider, 1)
        self._line.addWidget(self._count)
        self._line.addWidget(self.eyes)
        self._line.addWidget(self.play_on)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().paper)
        painter.fillRect(0, 0, self.width(), 2, theme().edge)

    def _dress(self) -> None:
        signs = {
            ReplayAct.FIRST: "step-back",
            ReplayAct.TURN_BACK: "skip-back",
            ReplayAct.BACK: "chevron-left",
            ReplayAct.PLAY: "pause" if self._is_playing else "play",
            ReplayAct.ON: "chevron-right",
            ReplayAct.TURN_ON: "skip",
            ReplayAct.LAST: "step-forward",
        }
        for act, sign in signs.items():
            self._tools[act].setIcon(icon(sign))
            self._tools[act].setIconSize(QSize(theme().px(20), theme().px(20)))
        self.back.setIcon(icon("arrow-left"))
        self.play_on.setIcon(icon("continue", "on_leaf"))
        self._count.setFont(text_font(theme().px(14), 800))
        self._count.setMinimumWidth(
            self._count.fontMetrics().horizontalAdvance(f"{self.slider.maximum()} / 8888")
        )

    def retranslate(self) -> None:
        """Says everything in the language that is on, as far as there is room."""
        words = {
            ReplayAct.FIRST: self.tr("To the beginning"),
            ReplayAct.TURN_BACK: self.tr("Back to the beginning of the turn"),
            ReplayAct.BACK: self.tr("One move back"),
            ReplayAct.PLAY: self.tr("Stop") if self._is_playing else self.tr("Run by itself"),
            ReplayAct.ON: self.tr("One move on"),
            ReplayAct.TURN_ON: self.tr("On to the next turn"),
            ReplayAct.LAST: self.tr("To the end"),
        }
        for act, text in words.items():
            self._tools[act].setAccessibleName(text)
            key = self.tr("Key: {key}").format(key=key_name(REPLAY_KEYS[act]))
            self._tools[act].setToolTip(f"{text}\n{key}")
        narrow = self.width() < theme().px(_NARROW)
        back = self._back_words()
        self.back.set_words("" if narrow else back, "", back)
        self.back.setAccessibleName(back)
        tip = self.tr("A game of its own begins from this position. This one stays as it is.")
        play_on = self.tr("Play on") if narrow else self.tr("Play on from here")
        self.play_on.set_words(play_on, "", tip)
        self.eyes.setAccessibleName(self.tr("Whose eyes look"))
        self.eyes.setToolTip(self.tr("Whose eyes look"))
        self.slider.setAccessibleName(self.tr("Moves of the game"))
        self.setAccessibleName(self.tr("Look back"))
        self._count.setAccessibleName(self.move_words)
