"""What the person wants to be answered for them until the turn ends: chips to press and release."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ...session.standing import Standing
from ..literal import literal
from ..table.keys import Act, shown_key
from .flow_layout import FlowLayout

if TYPE_CHECKING:
    from ..controller import GameController


class StandingChips(QWidget):
    """ "Take gifts", and in others' turns "Not interested". Gone where nothing is traded."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.gifts = self._chip()
        self.out = self._chip()
        row = FlowLayout(self, gap=6)
        row.setContentsMargins(0, 0, 0, 6)
        row.addWidget(self.gifts)
        row.addWidget(self.out)
        self.gifts.clicked.connect(self.toggle_gifts)
        self.out.clicked.connect(self.toggle_out)
        controller.view_changed.connect(self.refresh)
        controller.talk.said.connect(self.refresh)
        self.refresh()

    def _chip(self) -> QPushButton:
        chip = QPushButton(self)
        chip.setProperty("kind", "chip")
        chip.setProperty("dense", True)
        chip.setCheckable(True)
        chip.setAutoDefault(False)
        chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return chip

    def toggle_gifts(self) -> None:
        """Any gift that is of use is taken, or not any more."""
        talk = self._controller.talk
        if talk.can_stand:
            talk.stand(talk.standing._replace(takes_gifts=not talk.standing.takes_gifts))
        self.refresh()

    def toggle_out(self) -> None:
        """Every offer is refused, or not any more."""
        talk = self._controller.talk
        if talk.can_stand and self._is_off_turn:
            talk.stand(talk.standing._replace(is_out=not talk.standing.is_out))
        self.refresh()

    @property
    def _is_off_turn(self) -> bool:
        return self._controller.view.active != self._controller.view.seat

    def refresh(self) -> None:
        talk = self._controller.talk
        standing: Standing = talk.standing
        self.setVisible(talk.can_stand)
        self.out.setVisible(self._is_off_turn)
        self.gifts.setChecked(standing.takes_gifts)
        self.out.setChecked(standing.is_out)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._retranslate()

    def _fitted(self, chip: QPushButton, text: str) -> str:
        """The words, cut where the side is too narrow for them. The tick behind them tells
        without colour that the chip is pressed."""
        tick = " ✓" if chip.isChecked() else ""
        metrics = chip.fontMetrics()
        edges = chip.sizeHint().width() - metrics.horizontalAdvance(chip.text().replace("&&", "&"))
        room = self.width() - edges - metrics.horizontalAdvance(tick)
        return literal(metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0, room)) + tick)

    def _retranslate(self) -> None:
        key = self.tr("Key: {key}")
        for chip, act, text, tip in (
            (
                self.gifts,
                Act.TAKE_GIFTS,
                self.tr("Take gifts this turn"),
                self.tr(
                    "Any gift that fits on your fields is accepted. It holds until this turn ends."
                ),
            ),
            (
                self.out,
                Act.STAY_OUT,
                self.tr("Not interested this turn"),
                self.tr(
                    "Every offer to you is refused, and nobody waits for you. It holds until this "
                    "turn ends."
                ),
            ),
        ):
            chip.setText(self._fitted(chip, text))
            chip.setAccessibleName(text)
            chip.setToolTip(f"{tip}\n{key.format(key=shown_key(act))}")
            chip.setAccessibleDescription(tip)
