"""The sign of a seat as a button, under which the seven are to be chosen from."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from ...session.signs import SIGNS, Sign
from ..literal import literal
from ..seat_signs import seat_icon
from ..theme import theme_signals
from ..words.signs import sign_name

_ICON = 30


class SignChoice(QToolButton):
    """Shows a sign, and asks for another one. One that somebody has can be chosen too: whoever
    owns the seats lets the two swap."""

    chosen = Signal(object)
    """The Sign that the seat shall have."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = SIGNS[0]
        self._number = 0
        self._owners: Mapping[Sign, str] = {}
        self.setProperty("kind", "flat")
        self.setProperty("holds", "sign")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        menu = QMenu(self)
        menu.setProperty("kind", "signs")
        group = QActionGroup(menu)
        self._actions: dict[Sign, QAction] = {}
        for sign in SIGNS:
            action = self._actions[sign] = menu.addAction("")
            action.setCheckable(True)
            action.setData(sign)
            group.addAction(action)
        group.triggered.connect(self._choose)
        menu.aboutToShow.connect(lambda: menu.setActiveAction(self._actions[self._sign]))
        self.setMenu(menu)
        theme_signals().changed.connect(self._dress)
        self._dress()

    @property
    def sign(self) -> Sign:
        """The one that is shown."""
        return self._sign

    def show_sign(self, sign: Sign, number: int, owners: Mapping[Sign, str]) -> None:
        """The seat with this number, counted from 1, has the sign; others have those of the
        `owners`, by name."""
        self._sign, self._number, self._owners = sign, number, owners
        self.setIcon(seat_icon(sign))
        self.retranslate()

    def choose(self, sign: Sign) -> None:
        """As if it were chosen in the menu."""
        self._actions[sign].trigger()

    def _choose(self, action: QAction) -> None:
        sign = Sign(action.data())  # Qt keeps its letters only
        if sign is not self._sign:
            self.chosen.emit(sign)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow down opens the choice, as it opens a box with lines."""
        if event.key() == Qt.Key.Key_Down:
            self.showMenu()
        else:
            super().keyPressEvent(event)

    def _dress(self) -> None:
        self.setIconSize(QSize(_ICON, _ICON))
        self.setIcon(seat_icon(self._sign))
        for sign, action in self._actions.items():
            action.setIcon(seat_icon(sign))

    def retranslate(self) -> None:
        """Says everything in the language that is on."""
        for sign, action in self._actions.items():
            owner = self._owners.get(sign)
            swap = self.tr("{sign} (swap: {name})")
            words = sign_name(sign)
            action.setText(literal(swap.format(sign=words, name=owner) if owner else words))
            action.setChecked(sign is self._sign)
            font = action.font()
            font.setBold(sign is self._sign)  # the menu has no tick beside a picture
            action.setFont(font)
        words = self.tr("Sign of seat {number}: {sign}")
        self.setAccessibleName(words.format(number=self._number, sign=sign_name(self._sign)))
        self.setToolTip(self.accessibleName())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
