"""The page on which a game is put together."""

from __future__ import annotations

import secrets
from typing import Any

from PySide6.QtCore import QEvent, QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from bohnanza_qt.engine.rules import Preset, RuleSet, Unplayable, UnplayableRules, rule_set
from bohnanza_qt.session.game_setup import (
    LARGEST_GAME_NUMBER,
    GameSetup,
    SeatKind,
    SeatSetup,
)
from bohnanza_qt.session.names import free_name
from bohnanza_qt.ui.page_bar import PageBar
from bohnanza_qt.ui.setup.custom_rules import CustomRules
from bohnanza_qt.ui.setup.deck_strip import DeckStrip
from bohnanza_qt.ui.setup.rule_cards import RuleCards
from bohnanza_qt.ui.setup.seat_row import SeatRow
from bohnanza_qt.ui.words import unplayable_sentence

MOST_SEATS = 7
LEAST_SEATS = 2


class SetupPage(QWidget):
    """Chooses a GameSetup. `chosen` carries it when the cards are to be dealt."""

    chosen = Signal(object)
    back = Signal()

    def __init__(self, setup: GameSetup, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[SeatRow] = []
        self._base = setup.preset
        self._back = QPushButton()
        self._bar = PageBar()
        self._seats_title = self._label("heading")
        self._seats_note = self._label("quiet")
        self._add = QPushButton()
        self._game_title = self._label("heading")
        self._start_label = QLabel()
        self._start = QComboBox()
        self._number_label = QLabel()
        self._number = QLineEdit()
        self._new_number = QPushButton()
        self._number_note = self._label("quiet")
        self._rules_title = self._label("heading")
        self._cards = RuleCards()
        self._custom = CustomRules()
        self._deck = DeckStrip()
        self._refusal = self._label("clay")
        self._deal = QPushButton()
        self._lay_out()
        self._connect()
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
        self._back.setProperty("kind", "bar")
        self._bar.add_tool(self._back)
        columns = QHBoxLayout()
        columns.setSpacing(26)
        columns.addWidget(self._scrolled(self._left_column()), 3)
        columns.addWidget(self._scrolled(self._right_column()), 2)
        foot = QHBoxLayout()
        foot.setSpacing(14)
        foot.addWidget(self._deck, 1)
        foot.addWidget(self._refusal, 1)
        foot.addWidget(self._deal)
        inside = QVBoxLayout()
        inside.setContentsMargins(28, 14, 28, 14)
        inside.setSpacing(12)
        inside.addLayout(columns, 1)
        inside.addLayout(foot)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self._bar)
        page.addLayout(inside, 1)
        self._deal.setProperty("kind", "main")
        self._number.setValidator(
            QRegularExpressionValidator(QRegularExpression("[0-9 ]{0,26}"), self)
        )

    def _left_column(self) -> QWidget:
        column = QWidget()
        layout = QVBoxLayout(column)
        layout.setContentsMargins(0, 0, 8, 0)
        layout.setSpacing(8)
        layout.addWidget(self._seats_title)
        layout.addWidget(self._seats_note)
        self._seat_layout = QVBoxLayout()
        self._seat_layout.setSpacing(8)
        layout.addLayout(self._seat_layout)
        layout.addWidget(self._add)
        layout.addSpacing(8)
        layout.addWidget(self._game_title)
        panel = QFrame()
        panel.setProperty("kind", "panel")
        grid = QGridLayout(panel)
        grid.setContentsMargins(14, 12, 14, 12)
        grid.addWidget(self._start_label, 0, 0)
        grid.addWidget(self._start, 0, 1, 1, 2)
        grid.addWidget(self._number_label, 1, 0)
        grid.addWidget(self._number, 1, 1)
        grid.addWidget(self._new_number, 1, 2)
        grid.addWidget(self._number_note, 2, 1, 1, 2)
        grid.setColumnStretch(1, 1)
        self._start_label.setBuddy(self._start)
        self._number_label.setBuddy(self._number)
        layout.addWidget(panel)
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
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(content)
        return area

    def _connect(self) -> None:
        self._back.clicked.connect(self.back)
        self._add.clicked.connect(self._add_computer)
        self._new_number.clicked.connect(self._take_new_number)
        self._cards.changed.connect(self._rules_chosen)
        self._custom.changed.connect(self._refresh)
        self._custom.base_changed.connect(self._take_base)
        self._number.textChanged.connect(lambda _text: self._refresh())
        self._deal.clicked.connect(self._deal_cards)

    # what is chosen

    def show_setup(self, setup: GameSetup) -> None:
        """Starts from a setup, with a new game number."""
        while self._rows:
            self._drop_row(self._rows[-1])
        for seat in setup.seats:
            self._add_row(seat)
        self._base = setup.preset
        self._cards.choose(None if setup.overrides else setup.preset)
        rules = self._rules(setup.preset, setup.overrides) or self._any_rules(setup.preset)
        self._custom.fill(setup.preset, rules)
        self._take_new_number()
        self._fill_starters(setup.start)
        self._refresh()

    @property
    def setup(self) -> GameSetup:
        """What is chosen now; playable only if `problem` is empty."""
        preset = self._cards.chosen
        seats = tuple(row.setup for row in self._rows)
        return GameSetup(
            preset=self._custom.preset if preset is None else preset,
            overrides=self._custom.overrides(len(seats)) if preset is None else {},
            seats=seats,
            start=self._start.currentData(),
            game_number=self._game_number(),
        )

    def _game_number(self) -> int | None:
        digits = self._number.text().replace(" ", "")
        return int(digits) if digits else None

    @property
    def problem(self) -> str:
        """Why the game cannot be dealt as chosen, and what would help; empty when it can."""
        number = self._game_number()
        if number is None:
            return self.tr("A game needs a number. Write one, or take a new one.")
        if number > LARGEST_GAME_NUMBER:
            return self.tr("The largest game number is {number}.").format(
                number=LARGEST_GAME_NUMBER
            )
        names = [row.setup.name for row in self._rows]
        if len(set(names)) < len(names):
            return self.tr("Two seats have the same name. Give each its own.")
        preset = self._cards.chosen
        if preset is not None:
            return self._why_not(preset)
        try:
            rule_set(self._custom.preset, len(self._rows), self._custom.overrides(len(self._rows)))
        except UnplayableRules as refused:
            return unplayable_sentence(refused.why, refused.field)
        return ""

    def _why_not(self, preset: Preset) -> str:
        """Why these seats cannot play the preset, and what would help."""
        seats = len(self._rows)
        try:
            rule_set(preset, seats)
        except UnplayableRules as refused:
            if refused.why not in (Unplayable.PLAYERS, Unplayable.MARKET_NEEDS_TWO):
                return unplayable_sentence(refused.why, refused.field)
        else:
            return ""
        rules = self._any_rules(preset)
        if seats > rules.max_players:
            return self.tr("Remove %n seat(s) to play this.", "", seats - rules.max_players)
        return self.tr("Add %n seat(s) to play this.", "", rules.min_players - seats)

    @staticmethod
    def _rules(preset: Preset, overrides: dict[str, Any], players: int = 3) -> RuleSet | None:
        try:
            return rule_set(preset, players, overrides)
        except ValueError:
            return None

    def _any_rules(self, preset: Preset) -> RuleSet:
        """The preset for these seats, or for the nearest number of seats that it allows."""
        numbers = sorted(range(2, MOST_SEATS + 1), key=lambda number: abs(number - len(self._rows)))
        return next(
            rules for number in numbers if (rules := self._rules(preset, {}, number)) is not None
        )

    # seats

    def _add_row(self, seat: SeatSetup) -> None:
        row = SeatRow(len(self._rows), seat)
        row.changed.connect(self._names_changed)
        row.removed.connect(lambda: self._remove(row))
        self._rows.append(row)
        self._seat_layout.addWidget(row)

    def _drop_row(self, row: SeatRow) -> None:
        self._rows.remove(row)
        self._seat_layout.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _add_computer(self) -> None:
        taken = {row.setup.name for row in self._rows}
        self._add_row(SeatSetup(name=free_name(taken), kind=SeatKind.COMPUTER))
        self._seats_changed()

    def _remove(self, row: SeatRow) -> None:
        self._drop_row(row)
        self._add.setFocus()
        self._seats_changed()

    def _seats_changed(self) -> None:
        if self._cards.chosen is not None:
            self._custom.fill(self._base, self._any_rules(self._base))
        self._names_changed()

    def _names_changed(self) -> None:
        self._fill_starters(self._start.currentData())
        self._refresh()

    def _fill_starters(self, chosen: int | None) -> None:
        self._start.clear()
        self._start.addItem(self.tr("By lot"), None)
        for seat, row in enumerate(self._rows):
            self._start.addItem(row.setup.name, seat)
        self._start.setCurrentIndex(
            chosen + 1 if chosen is not None and chosen < len(self._rows) else 0
        )

    def _take_new_number(self) -> None:
        # Short numbers are easier to tell a friend, and a million deals are plenty to meet by hand.
        self._number.setText(str(secrets.randbelow(1_000_000)))

    # rules

    def _rules_chosen(self) -> None:
        preset = self._cards.chosen
        if preset is not None:
            self._base = preset
            self._custom.fill(preset, self._any_rules(preset))
        self._refresh()

    def _take_base(self) -> None:
        self._base = self._custom.preset
        self._custom.fill(self._base, self._any_rules(self._base))

    def _refresh(self) -> None:
        seats = len(self._rows)
        for place, row in enumerate(self._rows):
            row.show_seat(place, removable=seats > LEAST_SEATS)
        self._add.setVisible(seats < MOST_SEATS)
        self._add.setEnabled(seats < MOST_SEATS)
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
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._deal_cards()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        self._back.setText(self.tr("Back"))
        self._bar.set_title(self.tr("New game"))
        self._seats_title.setText(self.tr("Seats"))
        self._seats_note.setText(self.tr("Clockwise around the table."))
        self._add.setText(self.tr("Add a computer"))
        self._game_title.setText(self.tr("This game"))
        self._start_label.setText(self.tr("Starts"))
        self._start.setItemText(0, self.tr("By lot"))
        self._number_label.setText(self.tr("Game number"))
        self._number.setAccessibleName(self.tr("Game number"))
        self._new_number.setText(self.tr("New number"))
        self._number_note.setText(self.tr("The same number deals the same cards again."))
        self._rules_title.setText(self.tr("Rules"))
        self._deal.setText(self.tr("Deal the cards"))
        self._refresh()
