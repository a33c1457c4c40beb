"""The row of the other players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...engine.beans import Bean, coins_for, next_step
from ...engine.play import Question
from ...engine.state import Phase, Planted
from ...engine.view import PlayerView
from ...players.talk import NO_WISHES, Wishes
from ...session.signs import Sign
from ..models.players_model import Opponent, OpponentField, PlayersModel
from ..views.players_view import PlayersView
from .explanation import explain_at
from .metrics import TableMetrics

if TYPE_CHECKING:
    from ..controller import GameController


class OpponentsRow(QWidget):
    """Seats run clockwise from the left neighbour."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._thinking: int | None = None
        self.model = PlayersModel(self)
        self.view = PlayersView(self.model, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.view.chosen.connect(self._explain)
        controller.view_changed.connect(self.refresh)
        controller.thinking_changed.connect(self._think)
        controller.talk.said.connect(self.refresh)
        self.refresh()

    def set_metrics(self, metrics: TableMetrics) -> None:
        self.setFixedHeight(metrics.opponents)
        self.view.setFixedHeight(metrics.opponents)
        self.view.set_metrics(metrics)

    def refresh(self) -> None:
        view, controller = self._controller.view, self._controller
        seats = len(view.seats)
        clockwise = [(view.seat + step) % seats for step in range(1, seats)]
        self.model.replace_rows(
            [
                opponent(
                    view,
                    seat,
                    controller.signs[seat],
                    controller.names[seat],
                    controller.description(seat),
                    thinking=self._thinking == seat,
                    wishes=controller.talk.wishes[seat],
                    hand=controller.screen.open_hand(seat),
                )
                for seat in clockwise
            ]
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()
            self.view.retranslate()

    def _explain(self, row: int) -> None:
        """A click does nothing here; it says what there is to see."""
        opponent = self.model.rows[row]
        words = self.tr("Only {name} plants and harvests here.").format(name=opponent.name)
        explain_at(self.view, "\n".join([self.model.description(opponent, row), words]))

    def _think(self, seat: int | None) -> None:
        self._thinking = seat
        self.refresh()


def opponent(
    view: PlayerView,
    seat: int,
    sign: Sign,
    name: str,
    who: str,
    *,
    thinking: bool = False,
    wishes: Wishes = NO_WISHES,
    hand: tuple[Bean, ...] | None = None,
) -> Opponent:
    """A row of the players' model: `seat` as `view` shows it; `hand` if it lies open."""
    shown = view.seats[seat]
    must_plant = view.questions[seat] is Question.PLANT_ASIDE
    return Opponent(
        seat=seat,
        sign=sign,
        name=name,
        who=who,
        coins=shown.coins,
        hand_size=shown.hand_size,
        fields=tuple(_field(planted) for planted in shown.fields),
        aside=shown.aside,
        aside_count=shown.aside_count,
        active=view.active == seat and view.phase is not Phase.OVER,
        thinking=thinking,
        must_plant=must_plant,
        done=shown.done and view.phase is Phase.TRADE,
        planted_all=view.phase is Phase.ASIDE and not must_plant,
        wishes=wishes,
        hand=hand,
    )


def _field(planted: Planted | None) -> OpponentField:
    if planted is None:
        return OpponentField(None)
    more, then = next_step(planted.bean, planted.count) or (0, 0)
    return OpponentField(planted, coins_for(planted.bean, planted.count), more, then)
