"""The draw pile, the discard pile and the turned-over cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ...engine.actions import CardRef
from ..cards_mime import DraggedCard
from ..fonts import text_font
from ..models.open_cards_model import OpenCard, OpenCardsModel
from ..theme import theme_signals
from ..views.card_row_view import CardRowView
from .discard_pile import DiscardPile
from .draw_pile import DrawPile
from .metrics import TableMetrics, metrics_for

if TYPE_CHECKING:
    from ..controller import GameController
    from ..trade_draft import TradeDraft
    from .gestures import Gestures


class PilesPanel(QWidget):
    """Both piles side by side, the turned-over cards under them."""

    def __init__(
        self,
        controller: GameController,
        draft: TradeDraft,
        gestures: Gestures,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._draft = draft
        self._gestures = gestures
        self.draw_pile = DrawPile(controller, self)
        self.discard_pile = DiscardPile(controller, gestures, self)
        self._label = QLabel(self)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._label.setProperty("tone", "quiet")
        self.model = OpenCardsModel("revealed", self)
        self.view = CardRowView(self.model, self)
        self.view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        piles = QHBoxLayout()
        piles.setSpacing(2)
        piles.addWidget(self.draw_pile)
        piles.addWidget(self.discard_pile)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(piles, 3)
        layout.addWidget(self._label)
        layout.addWidget(self.view, 2)
        self.view.chosen.connect(self._choose)
        self.view.keeps_enter = lambda row: gestures.explain_laid(CardRef("revealed", row))
        self.view.drag_began.connect(self._begin_drag)
        self.view.drag_ended.connect(gestures.end_drag)
        controller.view_changed.connect(self.refresh)
        gestures.changed.connect(self.refresh)
        draft.changed.connect(self.refresh)
        theme_signals().changed.connect(self._dress)
        self.refresh()

    def set_metrics(self, metrics: TableMetrics) -> None:
        self.setFixedWidth(metrics.piles)
        self.draw_pile.set_metrics(metrics)
        self.discard_pile.set_metrics(metrics)
        self.view.set_metrics(metrics)
        self._metrics = metrics
        self._dress()

    def refresh(self) -> None:
        view, gestures = self._controller.view, self._gestures
        mine = view.active == view.seat
        if mine or not view.revealed:
            self._label.setText(self.tr("Turned over"))
        else:
            name = self._controller.names[view.active]
            self._label.setText(self.tr("Turned over by {name}").format(name=name))
        shown = bool(view.revealed) and self.shows_turned_over
        self._label.setVisible(shown)
        self.view.setVisible(shown)
        self.view.setAccessibleName(self._label.text())
        offered = {
            ref.index: at for at, ref in enumerate(self._draft.give) if ref.place == "revealed"
        }
        self.model.revision = self._controller.revision
        self.model.replace_rows(
            [
                OpenCard(
                    bean,
                    place,
                    mine=mine,
                    offered=offered.get(place),
                    dragged=DraggedCard("revealed", place) in gestures.dragged,
                )
                for place, bean in enumerate(view.revealed)
            ]
        )

    @property
    def shows_turned_over(self) -> bool:
        """Turned-over cards lie here to be traded; where nothing is traded they lie on the cloth
        to be planted."""
        return not self._controller.view.rules.market

    def focused_card(self) -> CardRef | None:
        """The turned-over card that has the keyboard focus."""
        row = self.view.currentIndex().row()
        return CardRef("revealed", row) if self.view.hasFocus() and row >= 0 else None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.view.retranslate()
            self.refresh()

    def _dress(self) -> None:
        self._label.setFont(text_font(self._metrics.px(12), 800))

    _metrics: TableMetrics = metrics_for(1280, 800, 3)

    def _choose(self, row: int) -> None:
        self._gestures.press_card(DraggedCard("revealed", row))

    def _begin_drag(self, row: int) -> None:
        self._gestures.begin_drag([DraggedCard("revealed", row)])
