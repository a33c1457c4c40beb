"""The kinds in the deck of the game that is being put together, with their numbers."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.ui.card_art import paint_card
from bohnanza_qt.ui.fonts import text_font
from bohnanza_qt.ui.theme import theme
from bohnanza_qt.ui.words import bean_name

_CARD_WIDTH = 28
_CARD_HEIGHT = 40
_GAP = 3


class DeckStrip(QWidget):
    """Small cards in a row, each with how many of it are in the deck."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deck: list[tuple[Bean, int]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_deck(self, deck: Mapping[Bean, int]) -> None:
        self._deck = [(bean, deck[bean]) for bean in Bean if deck.get(bean)]
        self._name()
        self.update()

    def _name(self) -> None:
        kinds = ", ".join(f"{bean_name(bean)} {count}" for bean, count in self._deck)
        total = self.tr("%n card(s) in the deck", "", sum(count for _, count in self._deck))
        self.setAccessibleName(f"{total}: {kinds}")
        self.setToolTip(total)

    def sizeHint(self) -> QSize:
        return QSize(_step() * 11, _CARD_HEIGHT + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(_step() * 4, _CARD_HEIGHT + 4)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._name()
            self.update()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(text_font(theme().px(14), 800))
        painter.setPen(theme().ink)
        step = min(_step(), self.width() / max(1, len(self._deck)))
        for place, (bean, count) in enumerate(self._deck):
            left = place * step
            paint_card(painter, QRectF(left, 2, _CARD_WIDTH, _CARD_HEIGHT), bean)
            words = QRectF(left + _CARD_WIDTH + _GAP, 2, step - _CARD_WIDTH - _GAP, _CARD_HEIGHT)
            painter.drawText(
                words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(count)
            )
        painter.end()


def _step() -> int:
    """From one card to the next: the card and two digits."""
    return _CARD_WIDTH + _GAP + theme().px(31)
