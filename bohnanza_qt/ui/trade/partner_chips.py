"""Whom the offer is for: anyone, or one or more of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ..literal import literal
from ..seat_signs import seat_icon
from ..theme import theme, theme_signals

if TYPE_CHECKING:
    from ..controller import GameController
    from ..trade_draft import TradeDraft

_GAP: Final = 6
_LONGEST_NAME: Final = 14


def short_name(name: str) -> str:
    """The name, cut where a button would grow too wide for it."""
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1].rstrip() + "…"


class _Chip(QPushButton):
    """A round choice, with room for the thicker edge that it has when it is focused."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("kind", "chip")
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(6, 0)


class PartnerChips(QWidget):
    """One chip for anyone and one for each seat that could be asked; several may be chosen.

    Where not all names fit, those of the seats that are not chosen give way to their signs.
    """

    def __init__(
        self, controller: GameController, draft: TradeDraft, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._draft = draft
        self._anyone = _Chip(self)
        self._anyone.clicked.connect(lambda: draft.set_partners(None))
        self._seats: dict[int, QPushButton] = {}
        self._order: list[int] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_GAP)
        self._row.addWidget(self._anyone)
        self._row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        draft.changed.connect(self.refresh)
        theme_signals().changed.connect(self.refresh)
        self.refresh()

    def chip(self, seat: int | None) -> QPushButton:
        """The chip of a seat, or of anyone. Raises KeyError for a seat that has none."""
        return self._anyone if seat is None else self._seats[seat]

    def refresh(self) -> None:
        view, draft = self._controller.view, self._draft
        mine = view.seat == view.active
        joint = draft.joint
        self._anyone.setVisible(mine and joint is None)
        self._anyone.setChecked(draft.partners is None)
        seats = len(view.seats)
        shown = [(view.seat + step) % seats for step in range(1, seats)] if mine else [view.active]
        if joint is not None:
            shown = [seat for seat in shown if seat == joint.partner]
        shown = [seat for seat in shown if seat != view.seat]
        self._order = shown
        for seat in set(self._seats) - set(shown):
            chip = self._seats.pop(seat)
            self._row.removeWidget(chip)
            chip.deleteLater()
        for place, seat in enumerate(shown, start=1):
            if seat not in self._seats:
                chip = self._seats[seat] = _Chip(self)
                chip.clicked.connect(lambda _checked=False, seat=seat: self._press(seat))
                chip.setIcon(seat_icon(self._controller.signs[seat]))
                self._row.insertWidget(place, chip)
            chip = self._seats[seat]
            chosen = draft.partners is not None and seat in draft.partners
            chip.setChecked(chosen)
            chip.setEnabled(not view.seats[seat].done)
            side = theme().px(20)
            chip.setIconSize(QSize(side, side))
        self._fit()

    def _press(self, seat: int) -> None:
        is_choice = self._draft.joint is None
        if is_choice and self._controller.view.seat == self._controller.view.active:
            self._draft.toggle_partner(seat)
        else:
            # Off turn, and in a deal put together, there is nobody else; the chip stays chosen.
            self.refresh()

    # -- words ----------------------------------------------------------------------------------

    def _fit(self) -> None:
        """Writes as many names as there is room for."""
        self._anyone.setText(self.tr("Anyone"))
        self._anyone.setAccessibleName(self.tr("Anyone"))
        self._anyone.setToolTip(self.tr("Everybody may take this offer; the first one gets it."))
        for seat, chip in self._seats.items():
            self._name(seat, chip)
        room = self.width()
        # The last names go first; a chosen partner keeps the name longest.
        chips = [self._seats[seat] for seat in reversed(self._order)]
        chips.sort(key=QPushButton.isChecked)
        for chip in chips:
            if self._needed() <= room:
                break
            chip.setText("✓" if chip.isChecked() else "")

    def _name(self, seat: int, chip: QPushButton) -> None:
        name = self._controller.names[seat]
        short = literal(short_name(name))
        # The space keeps the name off the sign.
        chip.setText(f" {short} ✓" if chip.isChecked() else f" {short}")
        chip.setAccessibleName(name)
        if not chip.isEnabled():
            chip.setToolTip(self.tr("{name} trades no more this turn.").format(name=name))
        elif self._draft.joint is not None:
            chip.setToolTip(self.tr("You put this deal together with {name}.").format(name=name))
        elif chip.isChecked():
            chip.setToolTip(self.tr("The offer is for {name}.").format(name=name))
        else:
            chip.setToolTip(self.tr("Offer it to {name}.").format(name=name))

    def _needed(self) -> int:
        chips = [*self._seats.values(), *([] if self._anyone.isHidden() else [self._anyone])]
        return sum(chip.sizeHint().width() for chip in chips) + _GAP * (len(chips) - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self._row.minimumSize().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()
