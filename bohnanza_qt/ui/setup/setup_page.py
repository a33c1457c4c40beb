"""The page on which a game is put together."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from bohnanza_qt.engine.rules import Preset, RuleSet, Unplayable, UnplayableRules, rule_set
from bohnanza_qt.session.game_setup import GameSetup
from bohnanza_qt.ui.icons import icon
from bohnanza_qt.ui.key_names import key_sequence
from bohnanza_qt.ui.page_bar import PageBar
from bohnanza_qt.ui.setup.custom_rules import CustomRules
from bohnanza_qt.ui.setup.deal_panel import DealPanel
from bohnanza_qt.ui.setup.deck_strip import DeckStrip
from bohnanza_qt.ui.setup.rule_cards import RuleCards
from bohnanza_qt.ui.setup.seat_list import SeatList
from bohnanza_qt.ui.setup.usual_setup import MOST_SEATS
from bohnanza_qt.ui.textures import linen
from bohnanza_qt.ui.theme import theme, theme_signals
from bohnanza_qt.ui.trade.key_button import KeyButton
from bohnanza_qt.ui.words import unplayable_sentence

_WIDEST: Final = 1340
"""Wider sheets are harder to read; a larger window leaves linen at both sides."""
_LEAST_MARGIN: Final = 28
_WRONG_NUMBER: Final = (
    Unplayable.PLAYERS,
    Unplayable.MARKET_NEEDS_TWO,
    Unplayable.NO_VALUE_FOR_PLAYERS,
)
"""Why a preset is not for so many seats."""


class SetupPage(QWidget):
    """Chooses a GameSetup. `chosen` carries it when the cards are to be dealt."""

    chosen = Signal(object)
    back = Signal()
    rules_wanted = Signal()
    """The rule book is to be opened."""

    def __init__(self, setup: GameSetup, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._base = setup.preset
        self._back = QPushButton()
        self._book = QPushButton()
        self._bar = PageBar()
        self._seats_title = self._label("heading")
        self._seats_note = self._label("quiet")
        self._seats = SeatList()
        self._game_title = self._label("heading")
        self._this_game = DealPanel()
        self._rules_title = self._label("heading")
        self._cards = RuleCards()
        self._custom = CustomRules()
        self._deck = DeckStrip()
        self._refusal = self._label("clay")
        self._deal = KeyButton("main")
        self._lay_out()
        self._connect()
        theme_signals().changed.connect(self._dress)
        self._dress()
        self.retranslate()
        self.show_setup(setup)

    @staticmethod
    def _label(tone: str) -> QLabel:
        label = QLabel()
        label.setProperty("tone", tone)
        label.setWordWrap(True)
        return label

    # how it is laid out

    def _lay_out(self) -> None:
        for tool in (self._book, self._back):
            tool.setProperty("kind", "bar")
            self._bar.add_tool(tool)
        columns = QHBoxLayout()
        columns.setSpacing(26)
        self._rules_area = self._scrolled(self._right_column())
        columns.addWidget(self._scrolled(self._left_column()), 3)
        columns.addWidget(self._rules_area, 2)
        foot = QHBoxLayout()
        foot.setSpacing(14)
        foot.addWidget(self._deck, 1)
        foot.addWidget(self._refusal, 1)
        foot.addWidget(self._deal)
        self._inside = QVBoxLayout()
        self._inside.setSpacing(12)
        self._inside.addLayout(columns, 1)
        self._inside.addLayout(foot)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self._bar)
        page.addLayout(self._inside, 1)

    def _left_column(self) -> QWidget:
        column = QWidget()
        layout = QVBoxLayout(column)
        layout.setContentsMargins(0, 0, 8, 0)
        layout.setSpacing(8)
        layout.addWidget(self._seats_title)
        layout.addWidget(self._seats_note)
        layout.addWidget(self._seats)
        layout.addSpacing(8)
        layout.addWidget(self._game_title)
        layout.addWidget(self._this_game)
        layout.addStretch(1)
        return column

    def _right_column(self) -> QWidget:
        column = QWidget()
        layout = QVBoxLayout(column)
        layout.setContentsMargins(0, 0, 8, 0)
        layout.setSpacing(8)
        layout.addWidget(self._rules_title)
        layout.addWidget(self._cards)
        layout.addWidget(self._custom)
        layout.addStretch(1)
        return column

    @staticmethod
    def _scrolled(content: QWidget) -> QScrollArea:
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(content)
        # The linen of the page goes on under what is scrolled.
        area.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        return area

    def _connect(self) -> None:
        self._back.clicked.connect(self.back)
        self._book.clicked.connect(self.rules_wanted)
        self._help_key = QShortcut(key_sequence("F1"), self)
        self._help_key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._help_key.activated.connect(self.rules_wanted)
        self._seats.changed.connect(self._names_changed)
        self._seats.count_changed.connect(self._seats_changed)
        self._cards.changed.connect(self._rules_chosen)
        self._custom.changed.connect(self._refresh)
        self._custom.base_changed.connect(self._take_base)
        self._this_game.changed.connect(self._refresh)
        self._deal.clicked.connect(self._deal_cards)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._leave_margins()
        super().resizeEvent(event)

    def _leave_margins(self) -> None:
        side = max(_LEAST_MARGIN, (self.width() - theme().px(_WIDEST)) // 2)
        self._inside.setContentsMargins(side, 14, side, 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), linen())

    def _dress(self) -> None:
        self._book.setIcon(icon("book", "on_bar"))
        self._back.setIcon(icon("arrow-left", "on_bar"))
        self._leave_margins()
        self.update()

    # what is chosen

    def show_setup(self, setup: GameSetup) -> None:
        """Starts from a setup, with its game number or else a new one."""
        self._seats.fill(setup.seats)
        self._base = setup.preset
        self._cards.choose(None if setup.overrides else setup.preset)
        rules = self._rules(setup.preset, setup.overrides, len(setup.seats))
        self._custom.fill(setup.preset, rules or self._any_rules(setup.preset))
        self._this_game.show_seats(setup.seats)
        self._this_game.choose(setup.start, setup.game_number)
        self._this_game.choose_open_hands(setup.open_hands)
        self._refresh()

    @property
    def setup(self) -> GameSetup:
        """What is chosen now; playable only if `problem` is empty."""
        preset = self._cards.chosen
        seats = self._seats.seats
        return GameSetup(
            preset=self._custom.preset if preset is None else preset,
            overrides=self._custom.overrides(len(seats)) if preset is None else {},
            seats=seats,
            start=self._this_game.start,
            game_number=self._this_game.number,
            open_hands=self._this_game.open_hands and self._seats.persons > 1,
        )

    @property
    def problem(self) -> str:
        """Why the game cannot be dealt as chosen, and what would help; empty when it can."""
        if self._this_game.problem:
            return self._this_game.problem
        if self._seats.has_equal_names:
            return self.tr("Two seats have the same name. Give each its own.")
        if not self._seats.persons:
            return self.tr("One person at least has to play.")
        preset = self._cards.chosen
        if preset is not None:
            return self._why_not(preset)
        try:
            seats = len(self._seats.rows)
            rule_set(self._custom.preset, seats, self._custom.overrides(seats))
        except UnplayableRules as refused:
            return unplayable_sentence(refused.why, refused.field)
        return ""

    def _why_not(self, preset: Preset) -> str:
        """Why these seats cannot play the preset, and what would help."""
        seats = len(self._seats.rows)
        try:
            rule_set(preset, seats)
        except UnplayableRules as refused:
            if refused.why not in _WRONG_NUMBER:
                return unplayable_sentence(refused.why, refused.field)
        else:
            return ""
        rules = self._any_rules(preset)
        if seats > rules.max_players:
            return self.tr("Remove %n seat(s) to play this.", "", seats - rules.max_players)
        return self.tr("Add %n seat(s) to play this.", "", rules.min_players - seats)

    @staticmethod
    def _rules(preset: Preset, overrides: dict[str, Any], players: int) -> RuleSet | None:
        try:
            return rule_set(preset, players, overrides)
        except ValueError:
            return None

    def _any_rules(self, preset: Preset) -> RuleSet:
        """The preset for these seats, or for the nearest number of seats that it allows."""
        seats = len(self._seats.rows)
        numbers = sorted(range(2, MOST_SEATS + 1), key=lambda number: abs(number - seats))
        return next(
            rules for number in numbers if (rules := self._rules(preset, {}, number)) is not None
        )

    # seats

    def _seats_changed(self) -> None:
        if self._cards.chosen is not None:
            self._custom.fill(self._base, self._any_rules(self._base))
        self._names_changed()

    def _names_changed(self) -> None:
        self._this_game.show_seats(self._seats.seats)
        self._refresh()

    # rules

    def _rules_chosen(self) -> None:
        preset = self._cards.chosen
        if preset is not None:
            self._base = preset
            self._custom.fill(preset, self._any_rules(preset))
        self._refresh()
        if preset is None:
            # Once the rules have their places.
            QTimer.singleShot(0, self, self._scroll_to_custom)

    def _scroll_to_custom(self) -> None:
        top = self._cards.y() + self._cards.cards[-1].y()
        self._rules_area.verticalScrollBar().setValue(top)

    def _take_base(self) -> None:
        self._base = self._custom.preset
        self._custom.fill(self._base, self._any_rules(self._base))

    def _refresh(self) -> None:
        persons = self._seats.persons
        self._this_game.show_persons(persons)
        self._seats.refresh(curtain=persons > 1 and not self._this_game.open_hands)
        for card in self._cards.cards:
            if card.preset is None:
                continue
            rules = self._any_rules(card.preset)
            card.players.setText(self._players_words(rules.min_players, rules.max_players))
            card.refuse(self._why_not(card.preset))
        self._custom.setVisible(self._cards.chosen is None)
        problem = self.problem
        self._refusal.setText(problem)
        self._refusal.setVisible(bool(problem))
        self._deck.setVisible(not problem)
        self._deal.setEnabled(not problem)
        if not problem:
            self._deck.show_deck(self.setup.rules().deck)

    def _players_words(self, least: int, most: int) -> str:
        if least == most:
            return self.tr("%n player(s)", "", least)
        return self.tr("{least} to {most} players").format(least=least, most=most)

    def _deal_cards(self) -> None:
        if not self.problem:
            self.chosen.emit(self.setup)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back and Enter deals; on a button Enter presses the button."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            button = self.focusWidget()
            if isinstance(button, QAbstractButton) and not isinstance(button, QRadioButton):
                button.click()
            else:
                self._deal_cards()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._deal.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        self._back.setText(self.tr("Back"))
        self._back.setToolTip(self.tr("Back (Esc)"))
        self._book.setText(self.tr("Rule book"))
        self._bar.set_title(self.tr("New game"))
        self._seats_title.setText(self.tr("Seats"))
        self._seats_note.setText(self.tr("Clockwise around the table."))
        self._game_title.setText(self.tr("This game"))
        self._rules_title.setText(self.tr("Rules"))
        self._deal.set_words(self.tr("Deal the cards"), "Enter")
        self._refresh()
