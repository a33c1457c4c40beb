"""One seat of the game that is being put together: sign, name, who plays it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget

from bohnanza_qt.session.game_setup import SeatKind, SeatSetup
from bohnanza_qt.session.names import is_unnamed, unnamed
from bohnanza_qt.session.signs import Sign
from bohnanza_qt.ui.icons import icon
from bohnanza_qt.ui.setup.player_choice import PlayerChoice
from bohnanza_qt.ui.setup.seat_kind import SeatKindButtons
from bohnanza_qt.ui.setup.sign_choice import SignChoice
from bohnanza_qt.ui.setup.usual_setup import LONGEST_NAME
from bohnanza_qt.ui.theme import theme
from bohnanza_qt.ui.words import player_names

_ROOMY = 540
"""A row this wide has room for words about the hand."""


class SeatRow(QFrame):
    """Edits one SeatSetup. `removed` asks for the seat to be taken away, `sign_wanted` for a Sign
    that another seat may have."""

    changed = Signal()
    removed = Signal()
    sign_wanted = Signal(object)

    def __init__(self, seat: int, setup: SeatSetup, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self._seat = seat
        self._setup = setup
        self._curtain = False
        self._is_alone = True
        # A person who takes the seat goes by another name than its computer.
        self._computer_name = setup.name if setup.kind is SeatKind.COMPUTER else ""
        self._sign = SignChoice()
        self._sign.chosen.connect(self.sign_wanted)
        self._name = QLineEdit("" if is_unnamed(setup.name) else setup.name)
        self._name.setMaxLength(LONGEST_NAME)
        self._name.textEdited.connect(lambda _text: self.changed.emit())
        self._kind = SeatKindButtons(setup.kind)
        self._kind.changed.connect(self._kind_changed)
        self._level = PlayerChoice(setup)
        self._level.changed.connect(self.changed)
        self._hand = QLabel()
        self._hand.setProperty("tone", "quiet")
        self._hand.setWordWrap(True)
        self._remove = QToolButton()
        self._remove.setProperty("kind", "flat")
        self._remove.setIcon(icon("close"))
        self._remove.clicked.connect(self.removed)
        row = QHBoxLayout(self)
        row.setContentsMargins(9, 8, 10, 8)
        row.setSpacing(12)
        row.addWidget(self._sign)
        row.addWidget(self._name, 2)
        row.addWidget(self._kind)
        # In one place: how well a computer plays, or how a person's hand is kept.
        row.addWidget(self._level, 2)
        row.addWidget(self._hand, 2)
        row.addWidget(self._remove)
        self.retranslate()

    @property
    def setup(self) -> SeatSetup:
        """The seat as it is set now. Without a name a person is unnamed, a computer has the one
        it had."""
        name = " ".join(self._name.text().split()) or self._nameless
        seat = self._level.seated(self._setup)
        return seat.model_copy(update={"name": name, "kind": self._kind.kind})

    @property
    def _nameless(self) -> str:
        """What the seat is called without a name."""
        is_person = self._kind.kind is SeatKind.PERSON
        return unnamed(self._seat) if is_person else self._computer_name or unnamed(self._seat)

    def _kind_changed(self) -> None:
        if self._kind.kind is SeatKind.COMPUTER:
            self._name.setText(self._name.text() or self._computer_name)
        elif self._name.text() == self._computer_name:
            self._name.clear()
        self.changed.emit()

    def ask_name(self) -> None:
        """Puts the cursor where the name is written."""
        self._name.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def shown_name(self) -> str:
        """What the seat is called on this page."""
        return self._name.text() or self._name.placeholderText()

    @property
    def sign(self) -> Sign:
        """The sign that is shown, chosen or not."""
        return self._sign.sign

    def take_sign(self, sign: Sign) -> None:
        """From now on the seat has chosen this sign."""
        self._setup = self._setup.model_copy(update={"sign": sign})

    def show_sign(self, sign: Sign, owners: Mapping[Sign, str]) -> None:
        """The seat has the sign, and others have those of the `owners`, by name."""
        self._sign.show_sign(sign, self._seat + 1, owners)

    def show_seat(
        self, seat: int, *, removable: bool, curtain: bool = False, is_alone: bool = True
    ) -> None:
        """Another seat was added, removed or changed: this one may have another place now, a
        `curtain` before its hand, or be the only person's (`is_alone`)."""
        self._seat = seat
        self._curtain = curtain
        self._is_alone = is_alone
        self._remove.setVisible(removable)
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """In a narrow row the name has the room; that hands are hidden stands below as well."""
        is_person = self._kind.kind is SeatKind.PERSON
        self._hand.setVisible(is_person and self.width() >= theme().px(_ROOMY))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        is_person = self._kind.kind is SeatKind.PERSON
        self._level.setVisible(not is_person)
        self._fit()
        is_hidden = self._curtain and is_person
        self._hand.setText(self.tr("hand hidden behind a curtain") if is_hidden else "")
        self._kind.set_player(self._name.text() or self._setup.name)
        self._level.set_player(self._name.text() or self._setup.name)
        names = (*("",) * self._seat, self._nameless)
        you = self._seat if self._is_alone else None
        self._name.setPlaceholderText(player_names(names, you)[self._seat])
        self._name.setAccessibleName(self.tr("Name at seat {number}").format(number=self._seat + 1))
        self._remove.setAccessibleName(
            self.tr("Remove {name}").format(name=self._name.text() or self._setup.name)
        )
        self._remove.setToolTip(self._remove.accessibleName())
