"""Who decides for each seat of a running game: a person leaves, a computer takes over, and back."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ..session.game_session import GameSession
from ..session.game_setup import GameSetup, SeatKind
from ..session.signs import Sign
from .seat_signs import paint_seat_sign
from .setup.player_choice import PlayerChoice
from .setup.seat_kind import SeatKindButtons
from .words import player_names


class SeatsDialog(QDialog):
    """Changes the seats of the session when it is accepted. One person at least stays."""

    def __init__(self, session: GameSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._note = QLabel()
        self._note.setWordWrap(True)
        self._names: list[QLabel] = []
        self.kinds: list[SeatKindButtons] = []
        self.levels: list[PlayerChoice] = []
        seats = QGridLayout()
        seats.setHorizontalSpacing(12)
        for seat, who in enumerate(session.setup.seats):
            name = QLabel()
            self._names.append(name)
            buttons = SeatKindButtons(who.kind)
            buttons.changed.connect(self._check)
            level = PlayerChoice(who)
            level.setSizePolicy(_keeps_room(level))
            self.kinds.append(buttons)
            self.levels.append(level)
            seats.addWidget(_SeatSign(session.setup.signs[seat]), seat, 0)
            seats.addWidget(name, seat, 1)
            seats.addWidget(buttons, seat, 2)
            seats.addWidget(level, seat, 3)
        seats.setColumnStretch(1, 1)
        self.open_hands = QCheckBox()
        self.open_hands.setChecked(session.setup.open_hands)
        self._refusal = QLabel()
        self._refusal.setProperty("tone", "clay")
        # One at a time, in the same room: nothing moves while seats are chosen.
        self._foot = QStackedWidget()
        self._nothing = QWidget()
        for page in (self._nothing, self.open_hands, self._refusal):
            self._foot.addWidget(page)
        self._foot.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        standard = QDialogButtonBox.StandardButton
        self._buttons = QDialogButtonBox(standard.Ok | standard.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 18)
        layout.setSpacing(12)
        layout.addWidget(self._note)
        layout.addLayout(seats)
        layout.addWidget(self._foot)
        layout.addWidget(self._buttons)
        self.retranslate()
        self._check()

    @property
    def setup(self) -> GameSetup:
        """The game's setup with the seats as they are chosen."""
        setup = self._session.setup
        seats = tuple(
            level.seated(who).model_copy(update={"kind": buttons.kind})
            for who, buttons, level in zip(setup.seats, self.kinds, self.levels, strict=True)
        )
        return setup.model_copy(update={"seats": seats, "open_hands": self.open_hands.isChecked()})

    def accept(self) -> None:
        if self.setup != self._session.setup:
            self._session.reseat(self.setup)
        super().accept()

    def _check(self) -> None:
        for buttons, level in zip(self.kinds, self.levels, strict=True):
            level.setVisible(buttons.kind is SeatKind.COMPUTER)
        persons = len(self.setup.persons)
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(persons > 0)
        only = self._nothing if persons else self._refusal
        self._foot.setCurrentWidget(self.open_hands if persons > 1 else only)

    def retranslate(self) -> None:
        """Says everything in the language that is on."""
        self.setWindowTitle(self.tr("Seats"))
        self._note.setText(
            self.tr(
                "A computer goes on for a person who leaves, and a person can take over from a "
                "computer. The cards stay as they are."
            )
        )
        persons = self._session.people
        you = min(persons) if len(persons) == 1 else None
        names = player_names(self._session.names, you)
        for label, name in zip(self._names, names, strict=True):
            label.setText(name)
        for name, buttons, level in zip(names, self.kinds, self.levels, strict=True):
            buttons.set_player(name)
            level.set_player(name)
        self.open_hands.setText(self.tr("Play with open hands, without a curtain"))
        self._refusal.setText(self.tr("One person at least has to play."))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class _SeatSign(QWidget):
    """The drawn sign of a seat, by which it is known wherever its name is too long."""

    def __init__(self, sign: Sign) -> None:
        super().__init__()
        self._sign = sign
        self.setFixedSize(34, 34)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_seat_sign(painter, self.rect().toRectF(), self._sign)
        painter.end()


def _keeps_room(widget: QWidget) -> QSizePolicy:
    """The policy of the widget, with its place kept while it is not seen."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    return policy
