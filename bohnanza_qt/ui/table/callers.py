"""The other persons at the screen, who may want to say something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from ..literal import literal
from ..seat_signs import seat_icon
from ..trade.flow_layout import FlowLayout
from ..trade.partner_chips import short_name
from .metrics import TableMetrics

if TYPE_CHECKING:
    from ..controller import GameController


class Callers(QWidget):
    """A button for each person that hands them the screen; gone where there is nobody to ask."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._title = QLabel(self)
        self._title.setProperty("tone", "quiet")
        self._title.setWordWrap(True)
        self._chips: dict[int, QPushButton] = {}
        self._row = FlowLayout(gap=6)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 0, 4, 0)
        layout.setSpacing(4)
        layout.addWidget(self._title)
        layout.addLayout(self._row)
        controller.view_changed.connect(self.refresh)
        self.refresh()

    @property
    def chips(self) -> dict[int, QPushButton]:
        """The buttons by seat."""
        return self._chips

    def set_metrics(self, metrics: TableMetrics) -> None:
        """Takes the width that the table gives to its side."""
        self.setFixedWidth(metrics.side)

    def refresh(self) -> None:
        others = self._controller.screen.others
        self.setVisible(bool(others))
        if tuple(self._chips) != others:
            for chip in self._chips.values():
                self._row.removeWidget(chip)
                chip.deleteLater()
            self._chips = {seat: self._chip(seat) for seat in others}
        self._retranslate()

    def _chip(self, seat: int) -> QPushButton:
        chip = QPushButton(self)
        chip.setProperty("kind", "chip")
        chip.setAutoDefault(False)
        chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        chip.setIcon(seat_icon(self._controller.signs[seat]))
        chip.clicked.connect(lambda: self._controller.screen.call(seat))
        self._row.addWidget(chip)
        chip.show()
        return chip

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Does somebody else want to say something?"))
        self.setAccessibleName(self._title.text())
        for seat, chip in self._chips.items():
            name = self._controller.names[seat]
            chip.setText(" " + literal(short_name(name)))
            chip.setAccessibleName(self.tr("{name} wants to say something.").format(name=name))
            chip.setToolTip(self.tr("Hand the screen to {name}.").format(name=name))
