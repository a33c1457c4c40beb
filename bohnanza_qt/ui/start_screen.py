"""The first thing one sees: continue, play, learn, open, read, choose a language, leave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QHideEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from .entry_button import EntryButton
from .fonts import text_font, title_font
from .garden import garden
from .language_button import LanguageButton
from .opponents_row import OpponentsRow
from .theme import theme, theme_signals

_SHEET_WIDTH: Final = 356
_WIDEST_SHEET: Final = 520
_LEFT: Final = 56
_LARGEST_TITLE: Final = 88
_SMALLEST_TITLE: Final = 36

_LINE: Final = 1.42
"""How high a line of the title's letters is, measured in their size."""


class StartScreen(QWidget):
    """Shows what can be begun; whoever owns it does it."""

    continue_wanted = Signal()
    play_wanted = Signal(int)
    """Number of opponents."""
    family_wanted = Signal()
    """Several persons play at this screen, as last time."""
    setup_wanted = Signal()
    """A game is to be put together: seats and rules."""
    learn_wanted = Signal()
    """A game that explains itself."""
    open_wanted = Signal()
    rules_wanted = Signal()
    statistics_wanted = Signal()
    settings_wanted = Signal()
    quit_wanted = Signal()
    language_wanted = Signal(str)
    first_painted = Signal()
    """Once: what is not needed for the first picture can be done now."""

    def __init__(self, opponents: int = 3, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture: QPixmap | None = None
        self._was_painted = False
        self._round = 0
        self._names: Sequence[str] = ()
        self._rules_names: Mapping[int, str] = {}
        self._family_names: Sequence[str] = ()
        self._title = QLabel(self)
        self._tagline = QLabel(self)
        self._sheet = QFrame(self)
        self._sheet.setProperty("kind", "panel")
        self._continue = EntryButton("continue", main=True)
        self._play = EntryButton("sprout")
        self._family = EntryButton("people")
        self._setup = EntryButton("cards")
        self._learn = EntryButton("learn")
        self._open = EntryButton("folder")
        self._rules = EntryButton("book")
        self._statistics = EntryButton("chart")
        self._settings = EntryButton("settings")
        self._quit = EntryButton("leave")
        self._language = LanguageButton()
        self._opponents = OpponentsRow(opponents)
        self._build()
        self._connect()
        self._continue.hide()
        theme_signals().changed.connect(self._dress)
        self._dress()
        self.retranslate()

    # what it shows

    def set_continue(self, round_number: int, names: Sequence[str]) -> None:
        """The game that can be continued, against `names`; round 0 while only its being there is
        known."""
        self._round = round_number
        self._names = names
        self._continue.show()
        self._retranslate_continue()
        self._lay_out()
        if self._play.hasFocus() and self.isVisible():
            self._continue.setFocus()

    def forget_continue(self) -> None:
        """There is no game to continue."""
        self._continue.hide()
        self._lay_out()

    @property
    def opponents(self) -> int:
        return self._opponents.number

    def set_opponents(self, opponents: int) -> None:
        """Another number is brought to the nearest that can be chosen."""
        self._opponents.choose(opponents)
        self._retranslate_play()

    def set_rules(self, names: Mapping[int, str]) -> None:
        """By number of opponents, the rules that playing alone has."""
        self._rules_names = names
        self._retranslate_play()

    def set_family(self, names: Sequence[str]) -> None:
        """Who played last when several persons did; nobody if they never have."""
        self._family_names = names
        self._retranslate_family()

    def entries(self) -> list[EntryButton]:
        """The lines that can be pressed now, from the top."""
        lines = [
            self._continue,
            self._play,
            self._family,
            self._setup,
            self._learn,
            self._open,
            self._rules,
            self._statistics,
            self._settings,
            self._quit,
        ]
        return [line for line in lines if not line.isHidden()]

    # how it is made

    def _build(self) -> None:
        lines = QVBoxLayout()
        lines.setContentsMargins(16, 16, 16, 12)
        lines.setSpacing(2)
        lines.addWidget(self._continue)
        lines.addSpacing(6)
        lines.addWidget(self._play)
        lines.addLayout(self._opponents)
        lines.addWidget(self._family)
        lines.addWidget(self._setup)
        lines.addWidget(self._learn)
        lines.addWidget(_Line())
        for entry in (self._open, self._rules, self._statistics, self._settings):
            lines.addWidget(entry)
        lines.addWidget(_Line())
        lines.addWidget(self._quit)
        lines.addWidget(self._language, 0, Qt.AlignmentFlag.AlignLeft)
        inside = QWidget()
        inside.setObjectName("startLines")
        inside.setLayout(lines)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inside)
        self._scroll.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        around = QVBoxLayout(self._sheet)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._scroll)
        self._inside = inside

    def _connect(self) -> None:
        for entry in self.findChildren(EntryButton):
            entry.walked.connect(self._walk)
        self._continue.clicked.connect(self.continue_wanted)
        self._play.clicked.connect(lambda: self.play_wanted.emit(self.opponents))
        self._family.clicked.connect(self.family_wanted)
        self._setup.clicked.connect(self.setup_wanted)
        self._learn.clicked.connect(self.learn_wanted)
        self._open.clicked.connect(self.open_wanted)
        self._rules.clicked.connect(self.rules_wanted)
        self._statistics.clicked.connect(self.statistics_wanted)
        self._settings.clicked.connect(self.settings_wanted)
        self._quit.clicked.connect(self.quit_wanted)
        self._opponents.changed.connect(self._retranslate_play)
        self._opponents.entered.connect(self._play.click)
        self._language.chosen.connect(self.language_wanted)

    # words

    def retranslate(self) -> None:
        """Says everything in the language that is on."""
        self._title.setText("Bohnanza")
        self._tagline.setText(self.tr("Plant what comes. Trade what you can."))
        self._retranslate_continue()
        self._retranslate_play()
        self._retranslate_family()
        self._setup.set_words(self.tr("New game…"), self.tr("Seats and rules"))
        self._learn.set_words(self.tr("Learn to play"))
        self._open.set_words(self.tr("Open a game…"))
        self._rules.set_words(self.tr("Rule book"))
        self._statistics.set_words(self.tr("Statistics"))
        self._settings.set_words(self.tr("Settings"))
        self._quit.set_words(self.tr("Quit"))
        self._opponents.retranslate()
        self._language.retranslate()
        self.setAccessibleName(self.tr("Start"))
        self._picture = None
        self._lay_out()
        self.update()

    def _retranslate_continue(self) -> None:
        detail = ""
        if self._round:
            from .words import list_phrase

            detail = self.tr("Round {number} with {names}").format(
                number=self._round, names=list_phrase(self._names)
            )
        key = QKeySequence(Qt.Key.Key_Return).toString(QKeySequence.SequenceFormat.NativeText)
        self._continue.set_words(self.tr("Continue"), detail, self.tr("Enter") if key else "")

    def _retranslate_family(self) -> None:
        detail = self.tr("Several persons, one screen")
        if self._family_names:
            from .words import list_phrase

            detail = list_phrase(self._family_names)
        self._family.set_words(self.tr("Play on one computer"), detail)

    def _retranslate_play(self) -> None:
        rules = self._rules_names.get(self.opponents)
        if rules is None:
            detail = self.tr("You and %n computer(s)", "", self.opponents)
        else:
            detail = self.tr("You and %n computer(s) · {rules}", "", self.opponents).format(
                rules=rules
            )
        self._play.set_words(self.tr("Play alone"), detail)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # look

    def _dress(self) -> None:
        self._tagline.setFont(text_font(theme().px(18), 700))
        self._language.dress()
        self._picture = None
        for entry in self._inside.findChildren(EntryButton):
            entry.updateGeometry()
        self._lay_out()
        self.update()

    def _largest_title(self) -> int:
        return min(theme().px(80), round(_LARGEST_TITLE * theme().window_scale))

    def _lay_out(self) -> None:
        """Everything is seen at once where there is room for it: in a low window the lines stand
        closer, then the title is smaller; after that the sheet scrolls."""
        tagline = self._tagline.sizeHint()
        others = tagline.height() + 3 * 8 + 4
        largest = self._largest_title()
        for dense in (False, True):
            for entry in self._inside.findChildren(EntryButton):
                entry.set_dense(dense)
            wanted = self._inside.sizeHint()
            room = self.height() - others - wanted.height()
            if QFontMetrics(title_font(largest, 900)).height() <= room:
                break
        size = max(theme().px(_SMALLEST_TITLE), min(largest, int(room / _LINE)))
        self._title.setFont(title_font(size, 900))
        widest = max(theme().px(_WIDEST_SHEET), self._inside.minimumSizeHint().width())
        width = max(theme().px(_SHEET_WIDTH), min(wanted.width(), widest))
        width = min(width, self.width() - 2 * 24)
        left = _LEFT if self.width() > 700 else 24
        tall = wanted.height() + 4
        title = self._title.sizeHint()
        above = title.height() + tagline.height()
        spare = self.height() - above - tall
        top = max(8, min(36, spare // 3))
        self._title.setGeometry(QRect(left + 6, top, title.width(), title.height()))
        below = top + title.height()
        self._tagline.setGeometry(QRect(left + 8, below, tagline.width(), tagline.height()))
        below += tagline.height() + max(8, min(26, spare // 4))
        self._sheet.setGeometry(left, below, width, min(tall, self.height() - below - 8))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._picture = None
        self._lay_out()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lay_out()
        self.entries()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        self._picture = None
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            free = self._sheet.geometry().right() + 10
            self._picture = garden(self.size(), ratio, self.tr("FRONT"), free)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.first_painted.emit)

    def _walk(self, steps: int) -> None:
        lines = self.entries()
        here = next((at for at, line in enumerate(lines) if line.hasFocus()), 0)
        lines[(here + steps) % len(lines)].setFocus(Qt.FocusReason.TabFocusReason)


class _Line(QWidget):
    """Parts groups of entries."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(17)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(12, self.height() // 2, self.width() - 24, 1, theme().line)
