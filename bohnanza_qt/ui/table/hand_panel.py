"""The own hand as it is shown: which cards must, may, are chosen or offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ...engine.actions import CardRef
from ...engine.play import Question
from ..cards_mime import DraggedCard
from ..models.hand_model import HandCard, HandModel
from ..views.hand_view import HandView
from .destinations import PLANTING
from .metrics import TableMetrics

if TYPE_CHECKING:
    from ..controller import GameController
    from ..trade_draft import TradeDraft
    from .gestures import Gestures


class HandPanel(QWidget):
    """Shows the hand as the view knows it, marked with what is being done with its cards."""

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
        self.model = HandModel(self)
        self.view = HandView(self.model, self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.view.chosen.connect(self._choose)
        self.view.keeps_enter = lambda row: gestures.explain_laid(CardRef("hand", row))
        self.view.drag_began.connect(self._begin_drag)
        self.view.drag_ended.connect(gestures.end_drag)
        self.view.order_tried.connect(gestures.explain_order)
        controller.view_changed.connect(self.refresh)
        gestures.changed.connect(self.refresh)
        draft.changed.connect(self.refresh)
        self.refresh()

    def set_metrics(self, metrics: TableMetrics) -> None:
        self.setFixedHeight(metrics.hand)
        self.view.setFixedHeight(metrics.hand)
        self.view.set_metrics(metrics)

    def refresh(self) -> None:
        view, gestures = self._controller.view, self._gestures
        offered = {ref.index: at for at, ref in enumerate(self._draft.give) if ref.place == "hand"}
        question = None if gestures.only_looks else view.question
        planting = question in PLANTING
        dragged, selected = gestures.dragged, gestures.selected
        self.model.revision = self._controller.revision
        self.model.replace_rows(
            [
                HandCard(
                    bean,
                    place,
                    must=place == 0 and question is Question.PLANT_FIRST,
                    may=planting and place == (1 if question is Question.PLANT_FIRST else 0),
                    offered=offered.get(place),
                    selected=selected == DraggedCard("hand", place),
                    dragged=DraggedCard("hand", place) in dragged,
                )
                for place, bean in enumerate(view.hand)
            ]
        )
        self.view.set_notice(gestures.notice)

    def focused_card(self) -> CardRef | None:
        """The card that has the keyboard focus."""
        row = self.view.currentIndex().row()
        return CardRef("hand", row) if self.view.hasFocus() and row >= 0 else None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.view.retranslate()
            self.refresh()

    def _choose(self, row: int) -> None:
        self._gestures.press_card(DraggedCard("hand", row))

    def _begin_drag(self, row: int) -> None:
        self._gestures.begin_drag([DraggedCard("hand", row)])
