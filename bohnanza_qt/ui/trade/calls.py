"""What the active computer asks the person: any offers for this card?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ...engine.beans import Bean
from ...engine.state import Phase
from ...session.talk import SaidEnquiry
from ..card_art import bean_icon
from ..literal import literal
from ..table.keys import Act, shown_key
from ..theme import theme
from ..words import bean_name
from .partner_chips import short_name

if TYPE_CHECKING:
    from ..controller import GameController
    from ..trade_draft import TradeDraft


_EDGES: Final = 36
"""Pixels beside icon and words of a button, at 100 %."""


class Calls(QWidget):
    """A button for each card that the active player asks about: it lays the card on the side of
    the cloth that the person gets. Gone where nothing is asked."""

    def __init__(
        self, controller: GameController, draft: TradeDraft, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._draft = draft
        self._buttons: dict[Bean, QPushButton] = {}
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 6)
        self._rows.setSpacing(4)
        controller.view_changed.connect(self.refresh)
        controller.talk.said.connect(self.refresh)
        self.refresh()

    @property
    def buttons(self) -> dict[Bean, QPushButton]:
        """By the kind that is asked about."""
        return self._buttons

    def answer(self, bean: Bean | None = None) -> None:
        """Begins an offer for the card; for the first that is asked about if none is named."""
        bean = next(iter(self._buttons), None) if bean is None else bean
        if bean is not None and self._draft.is_open:
            self._draft.clear()
            self._draft.add_want(bean)

    def refresh(self) -> None:
        kinds = self._asked_about()
        if tuple(self._buttons) != kinds:
            for button in self._buttons.values():
                self._rows.removeWidget(button)
                button.deleteLater()
            self._buttons = {bean: self._button(bean) for bean in kinds}
        self.setVisible(bool(kinds))
        self._retranslate()

    def _asked_about(self) -> tuple[Bean, ...]:
        view = self._controller.view
        if view.phase is not Phase.TRADE or view.me.done or not self._draft.is_open:
            return ()
        asked = (
            bean
            for _, said in self._controller.session.talk
            if isinstance(said, SaidEnquiry)
            and (said.turn, said.seat) == (view.turn, view.active)
            and view.seat in said.to
            for bean in said.cards
        )
        return tuple(dict.fromkeys(bean for bean in asked if bean in view.revealed))

    def _button(self, bean: Bean) -> QPushButton:
        button = QPushButton(self)
        button.setProperty("dense", True)
        button.setAutoDefault(False)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setIcon(bean_icon(bean))
        button.clicked.connect(lambda: self.answer(bean))
        self._rows.addWidget(button)
        return button

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        controller = self._controller
        name = controller.names[controller.view.active]
        side = theme().px(20)
        for number, (bean, button) in enumerate(self._buttons.items()):
            text = self.tr("{name}: any offers for {bean}?")
            words = text.format(name=name, bean=bean_name(bean))
            button.setIconSize(QSize(side, side))
            short = text.format(name=short_name(name), bean=bean_name(bean))
            shorter = self.tr("Offers for {bean}?").format(bean=bean_name(bean))
            fits = button.fontMetrics().horizontalAdvance(short) + side + theme().px(_EDGES)
            button.setText(" " + literal(short if fits <= self.width() else shorter))
            button.setAccessibleName(words)
            tip = self.tr("Begin an offer for this card.")
            if not number:
                key = self.tr("Key: {key}").format(key=shown_key(Act.ANSWER_CALL))
                tip = f"{tip}\n{key}"
            button.setToolTip(tip)
            button.setAccessibleDescription(tip)
