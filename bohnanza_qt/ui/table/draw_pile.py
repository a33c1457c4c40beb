"""The draw pile: how many cards are left, and which pass of the pile it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...engine.rules import Reshuffle
from ..card_art import paint_back
from ..delegates.marks import draw_centred, fitting, rounded
from ..theme import theme
from .explanation import explain_at
from .metrics import TableMetrics, metrics_for
from .pile_painting import paint_no_card, paint_size, paint_title, pile_rect

if TYPE_CHECKING:
    from ..controller import GameController

_COIN = QColor("#f2bd3f")


class DrawPile(QWidget):
    """The draw pile: how many cards are left, and which pass of the pile it is."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._metrics = metrics_for(1280, 800, 3)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        controller.view_changed.connect(self.refresh)
        self.refresh()

    def set_metrics(self, metrics: TableMetrics) -> None:
        self._metrics = metrics
        self.update()

    def refresh(self) -> None:
        view = self._controller.view
        self.setAccessibleName(self.tr("Draw pile"))
        words = [self.tr("%n card(s)", "", view.draw_pile), self._pass_words()]
        self.setAccessibleDescription(", ".join(words))
        self.setToolTip(", ".join(words))
        self.update()

    def explanation(self) -> str:
        """What there is to know about this pile, in sentences."""
        view = self._controller.view
        left = view.rules.exhaustions - view.exhaustions
        if left <= 1:
            ends = self.tr("When it runs out, the game is nearly over.")
        elif view.rules.reshuffle is Reshuffle.AT_ONCE:
            ends = self.tr("When it runs out, the discard pile is shuffled and becomes the next.")
        else:
            ends = self.tr(
                "When it is empty and a card is needed, the discard pile is shuffled and becomes "
                "the next."
            )
        taken = self.tr("Cards are taken from it with the button beside your hand.")
        return f"{self.toolTip()}. {ends} {taken}"

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        explain_at(self, self.explanation())

    def card_rect(self) -> QRectF:
        """Where the top card lies."""
        return pile_rect(QRectF(self.rect()), self._metrics)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        view, metrics = self._controller.view, self._metrics
        card = self.card_rect()
        # Short, because it stands over a narrow pile; the full words are the accessible name.
        paint_title(painter, card, metrics, self.tr("Draw pile", "over the pile"))
        if view.draw_pile:
            for behind in range(min(3, (view.draw_pile + 9) // 10) - 1, 0, -1):
                paint_back(painter, card.translated(behind * 2.0, behind * 2.0))
            paint_back(painter, card)
        else:
            paint_no_card(painter, card)
        paint_size(painter, card, metrics, view.draw_pile)
        self._passes(painter, card)

    def _pass_words(self) -> str:
        view = self._controller.view
        passes = view.rules.exhaustions
        return self.tr("pass {number} of {all}").format(
            number=min(passes, view.exhaustions + 1), all=passes
        )

    def _passes(self, painter: QPainter, card: QRectF) -> None:
        """A pip for each pass: played, this one, to come; then the same in words."""
        view, metrics, colours = self._controller.view, self._metrics, theme()
        passes = view.rules.exhaustions
        pip, step = metrics.px(8), metrics.px(13)
        y = card.bottom() + metrics.px(13)
        words = QPointF(self.width() / 2, y + metrics.px(14))
        if passes <= 5:
            left = self.width() / 2 - (step * (passes - 1) + pip) / 2
            for number in range(passes):
                dot = QRectF(left + number * step, y - pip / 2, pip, pip)
                fill = colours.ink2 if number < view.exhaustions else None
                if number == view.exhaustions:
                    fill = _COIN
                rounded(painter, dot, pip / 2, fill, colours.ink2, 1.5)
        else:
            words -= QPointF(0, metrics.px(12))
        text = self._pass_words()
        px = fitting(text, metrics.px(12), 700, self.width() - 2)
        draw_centred(painter, words, text, px, 700, colours.ink2)
