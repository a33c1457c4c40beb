"""The end of a game: who won and why, what everybody has, how it came, and what next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ..engine.beans import Bean
from ..session.game_session import GameSession
from .coin_chart import CoinChart, CoinTableModel
from .drawings import FIGURE, bean_drawing
from .fonts import title_font
from .icons import icon
from .key_names import key_name, key_sequence
from .page_bar import PageBar
from .result import Result, result_of
from .result_list import ResultList, ResultModel
from .setup.rule_words import rules_name
from .textures import linen
from .theme import theme, theme_signals
from .words import coins_phrase, list_phrase, player_names

_NEW_GAME_KEY: Final = "N"


class EndScreen(QWidget):
    """Shows the result of one finished game at a time; whoever owns it acts on the signals."""

    new_game_wanted = Signal()
    same_deal_wanted = Signal()
    save_wanted = Signal()
    look_back_wanted = Signal()
    back_wanted = Signal()
    rule_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session: GameSession | None = None
        self._result: Result | None = None
        self._person = 0
        self.bar = PageBar()
        self._singer = _Singer()
        self._headline = QLabel()
        self._headline.setWordWrap(True)
        self._how = QLabel()
        self._how.setWordWrap(True)
        self._how.setProperty("tone", "quiet")
        self._places = ResultList()
        self._why_heading = QLabel()
        self._why_heading.setProperty("tone", "heading")
        self._why = QLabel()
        self._why.setWordWrap(True)
        self._chart_heading = QLabel()
        self._chart_heading.setProperty("tone", "heading")
        self._chart = CoinChart()
        self._numbers = QTableView()
        self._numbers.setProperty("kind", "bare")
        self._as_chart, self._as_numbers = QPushButton(), QPushButton()
        self._new_game, self._same_deal = QPushButton(), QPushButton()
        self._save, self._back, self._look_back = QPushButton(), QPushButton(), QPushButton()
        self._game_number = QLabel()
        # Where the window is narrow it takes two lines, so that every button has its words.
        self._game_number.setWordWrap(True)
        self._game_number.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._build()
        self._new_game.clicked.connect(self.new_game_wanted)
        self._same_deal.clicked.connect(self.same_deal_wanted)
        self._save.clicked.connect(self.save_wanted)
        self._back.clicked.connect(self.back_wanted)
        self._look_back.clicked.connect(self.look_back_wanted)
        self._help_key = QShortcut(key_sequence("F1"), self)
        self._help_key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._help_key.activated.connect(self.rule_wanted)
        theme_signals().changed.connect(self._dress)
        self._dress()

    def set_menu(self, menu: QMenu) -> None:
        """The window's menu, at the end of the bar."""
        self.bar.set_menu(menu)

    def show_result(self, session: GameSession) -> None:
        """Shows how the game of `session`, which is over, ended."""
        self._session = session
        self._person = min(session.people, default=0)
        self._result = result_of(session.history, len(session.names), session.state.start)
        self.retranslate()
        self._new_game.setFocus()

    # how it is made

    def _build(self) -> None:
        body = QHBoxLayout()
        body.setContentsMargins(24, 16, 24, 16)
        body.setSpacing(18)
        body.addLayout(self._result_column(), 4)
        body.addWidget(self._chart_sheet(), 7)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addLayout(body, 1)
        whole.addLayout(self._foot())

    def _result_column(self) -> QVBoxLayout:
        words = QVBoxLayout()
        words.addStretch(1)
        words.addWidget(self._headline)
        words.addWidget(self._how)
        head = QHBoxLayout()
        head.addLayout(words, 1)
        head.addWidget(self._singer)
        self._why_sheet = QFrame()
        self._why_sheet.setProperty("kind", "panel")
        why = QVBoxLayout(self._why_sheet)
        why.setContentsMargins(18, 12, 18, 14)
        why.addWidget(self._why_heading)
        why.addWidget(self._why)
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self._places)
        column.addWidget(self._why_sheet)
        column.addStretch(1)
        return column

    def _chart_sheet(self) -> QFrame:
        sheet = QFrame()
        sheet.setProperty("kind", "panel")
        shown = QStackedWidget()
        shown.addWidget(self._chart)
        shown.addWidget(self._numbers)
        self._numbers.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self._numbers.setFrameShape(QFrame.Shape.NoFrame)
        choice = QButtonGroup(sheet)
        line = QHBoxLayout()
        line.setSpacing(0)
        line.addWidget(self._chart_heading, 1)
        for at, (button, end) in enumerate(((self._as_chart, "first"), (self._as_numbers, "last"))):
            button.setCheckable(True)
            button.setProperty("kind", "segment")
            button.setProperty("end", end)
            choice.addButton(button, at)
            line.addWidget(button)
        self._as_chart.setChecked(True)
        choice.idClicked.connect(shown.setCurrentIndex)
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(18, 12, 18, 14)
        inside.addLayout(line)
        inside.addWidget(shown, 1)
        return sheet

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setContentsMargins(24, 4, 24, 14)
        foot.setSpacing(12)
        self._new_game.setProperty("kind", "main")
        self._new_game.setShortcut(key_sequence(_NEW_GAME_KEY))
        for button in (self._back, self._look_back, self._save):
            foot.addWidget(button)
        foot.addWidget(self._game_number, 1)
        foot.addWidget(self._same_deal)
        foot.addWidget(self._new_game)
        return foot

    # words and look

    def retranslate(self) -> None:
        """Says everything in the language that is on."""
        self._back.setText(self.tr("Back to the start"))
        self._look_back.setText(self.tr("Look back"))
        self._look_back.setToolTip(self.tr("See the game again, move by move"))
        self._save.setText(self.tr("Save the record…"))
        self._same_deal.setText(self.tr("Same deal again"))
        self._new_game.setText(self.tr("New game"))
        self._new_game.setShortcut(key_sequence(_NEW_GAME_KEY))
        key = key_name(_NEW_GAME_KEY)
        self._new_game.setToolTip(self.tr("Key: {key}").format(key=key))
        self._as_chart.setText(self.tr("Chart"))
        self._as_numbers.setText(self.tr("Numbers"))
        self._chart_heading.setText(self.tr("Coins, round by round"))
        self._numbers.setAccessibleName(self.tr("Coins, round by round"))
        self._places.setAccessibleName(self.tr("Result"))
        self.setAccessibleName(self.tr("The game is over"))
        if self._session is None or self._result is None:
            return
        session, result = self._session, self._result
        self.bar.set_title(
            self.tr("The game is over · %n round(s) · {rules}", "", len(result.rounds)).format(
                rules=rules_name(session.setup)
            )
        )
        self._game_number.setText(
            self.tr("Game number {number} · {rules}").format(
                number=session.setup.game_number, rules=rules_name(session.setup)
            )
        )
        self._headline.setText(self._winner_words())
        coins = coins_phrase(result.places[0].coins)
        if result.is_tie_broken:
            self._how.setText(self.tr("by the tie-break, with {coins}").format(coins=coins))
        else:
            self._how.setText(self.tr("with {coins}").format(coins=coins))
        self._why_sheet.setVisible(result.is_tie_broken)
        if result.is_tie_broken:
            self._why_heading.setText(self.tr("Why?"))
            self._why.setText(self._tie_words())
        signs = session.setup.signs
        self._places.setModel(ResultModel(result.places, self._names, signs, self))
        self._chart.set_rounds(result.rounds, self._names, signs)
        self._numbers.setModel(CoinTableModel(result.rounds, self._names, self))
        self._places.updateGeometry()

    def _winner_words(self) -> str:
        assert self._session is not None
        assert self._result is not None
        winners = self._result.winners
        if self._is_you(winners[0]) and len(winners) == 1:
            return self.tr("You win!")
        others = self._names_of_others(winners)
        if any(map(self._is_you, winners)):
            return self.tr("You win together with {names}").format(names=others)
        if len(winners) > 1:
            return self.tr("{names} win").format(names=others)
        return self.tr("{name} wins").format(name=others)

    @property
    def _names(self) -> Sequence[str]:
        assert self._session is not None
        you = self._person if self._is_you(self._person) else None
        return player_names(self._session.names, you)

    def _is_you(self, seat: int) -> bool:
        """Whether words about this seat are said to who reads them: the only person."""
        assert self._session is not None
        return len(self._session.people) == 1 and seat == self._person

    def _names_of_others(self, seats: Iterable[int]) -> str:
        assert self._session is not None
        names = self._names
        return list_phrase([names[seat] for seat in seats if not self._is_you(seat)])

    def _tie_words(self) -> str:
        assert self._session is not None
        assert self._result is not None
        start, tied = self._session.state.start, self._result.tied
        others = self._names_of_others(tied)
        if any(map(self._is_you, tied)):
            same = self.tr("You have the same number of coins as {names}.").format(names=others)
        else:
            same = self.tr("{names} have the same number of coins.").format(names=others)
        sentences = [same, self._tie_rule(start)]
        seats = len(self._session.names)
        steps = {seat: (seat - start) % seats for seat in tied}
        farthest_first = sorted(tied, key=lambda seat: -steps[seat])
        sentences += [self._seat_words(seat, steps[seat]) for seat in farthest_first]
        return " ".join(sentences)

    def _tie_rule(self, start: int) -> str:
        assert self._session is not None
        counts_hand = self._session.rules.tie.value == "hand_then_farthest"
        if counts_hand and self._is_you(start):
            rule = self.tr(
                "A tie goes to whoever has most cards in hand and, if that is the same too, "
                "sits farthest clockwise from you, the starting player."
            )
        elif counts_hand:
            rule = self.tr(
                "A tie goes to whoever has most cards in hand and, if that is the same too, "
                "sits farthest clockwise from the starting player, {name}."
            )
        elif self._is_you(start):
            rule = self.tr(
                "A tie goes to whoever sits farthest clockwise from you, the starting player."
            )
        else:
            rule = self.tr(
                "A tie goes to whoever sits farthest clockwise from the starting player, {name}."
            )
        return rule.format(name=self._names[start])

    def _seat_words(self, seat: int, steps: int) -> str:
        """How far a seat is from the starting player."""
        assert self._session is not None
        if self._is_you(seat):
            if steps:
                return self.tr("You sit %n seat(s) on.", "", steps)
            return self.tr("You were the starting player.")
        if steps:
            sentence = self.tr("{name} sits %n seat(s) on.", "", steps)
        else:
            sentence = self.tr("{name} was the starting player.")
        return sentence.format(name=self._names[seat])

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _dress(self) -> None:
        self._headline.setFont(title_font(theme().px(38), 900))
        self._save.setIcon(icon("save"))
        self._back.setIcon(icon("home"))
        self._look_back.setIcon(icon("eye"))
        self._same_deal.setIcon(icon("restart"))
        self._places.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), linen())


class _Singer(QWidget):
    """The red bean sings for the winner."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(124, 132)

    def sizeHint(self) -> QSize:
        return QSize(124, 132)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawing = bean_drawing(Bean.RED)
        bounds = drawing.boundsOnElement(FIGURE)
        scale = min(self.width() / bounds.width(), self.height() / bounds.height())
        size = bounds.size() * scale
        rect = QRectF(
            (self.width() - size.width()) / 2,
            self.height() - size.height(),
            size.width(),
            size.height(),
        )
        drawing.render(painter, FIGURE, rect)
