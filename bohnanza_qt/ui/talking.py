"""The talk around the table that is no move, as the widgets hear it and take part in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..engine.beans import Bean
from ..players.talk import Enquiry, Wishes
from ..session.standing import NOTHING, Standing
from ..session.talk import SaidEnquiry, SaidStanding, SaidWishes, Saying

if TYPE_CHECKING:
    from ..session.table import Table
    from .controller import GameController


class Talking(QObject):
    """What may be asked and said beside the moves, always for whoever looks."""

    said = Signal(object)
    """A Saying, by anybody."""

    def __init__(self, controller: GameController, table: Table) -> None:
        super().__init__(controller)
        self._controller = controller
        self._table = table

    def hear(self, saying: Saying) -> None:
        """Passes on what somebody said."""
        self.said.emit(saying)

    # wishes

    @property
    def can_wish(self) -> bool:
        """Something is traded in this game, and whoever looks takes part."""
        controller = self._controller
        return not controller.view.rules.market and controller.is_person(controller.seat)

    @property
    def wishes(self) -> tuple[Wishes, ...]:
        """By seat, what everybody says they would like to get and what not."""
        return self._controller.session.wishes

    def wish(self, wanted: Iterable[Bean], unwanted: Iterable[Bean]) -> None:
        """Says what whoever looks would like to get from now on, if it is something else."""
        seat = self._controller.seat
        wishes = Wishes(tuple(wanted), tuple(unwanted))
        if wishes != self.wishes[seat]:
            self._controller.session.say(SaidWishes(seat, *wishes))
            self._controller.start()

    # instructions for the turn

    @property
    def can_stand(self) -> bool:
        """Whoever looks can leave instructions what to answer for them in this turn."""
        view = self._controller.view
        return self.can_wish and not view.me.done and not self._controller.is_over

    @property
    def standing(self) -> Standing:
        """What whoever looks wants to be answered for them until the turn ends."""
        return self._controller.session.standing(self._controller.seat)

    def stand(self, standing: Standing) -> None:
        """Leaves these instructions, if they are others."""
        if standing != self.standing:
            self._say_standing(standing)
            self._controller.start()

    def forget_standing(self) -> None:
        """Takes the instructions back; nothing comes of that by itself."""
        if self.standing != NOTHING:
            self._say_standing(NOTHING)

    def _say_standing(self, standing: Standing) -> None:
        seat, turn = self._controller.seat, self._controller.view.turn
        self._controller.session.say(SaidStanding(seat, turn, *standing))

    # what would you give me?

    def whom_to_ask(self, seats: Iterable[int], cards: Sequence[Bean]) -> tuple[int, ...]:
        """Which of the seats are computers that can be asked what they would give for the cards."""
        return self._table.whom_to_ask(Enquiry(self._controller.seat, tuple(cards)), seats)

    def enquire(self, seats: Iterable[int], cards: Sequence[Bean]) -> None:
        """Asks them. Each makes the best offer that it would agree to, or says why it has none."""
        enquiry = Enquiry(self._controller.seat, tuple(cards))
        asked = self._table.whom_to_ask(enquiry, seats)
        if asked:
            self._controller.session.say(
                SaidEnquiry(enquiry.seat, asked, enquiry.cards, self._controller.view.turn)
            )
            self._table.enquire(enquiry, asked)
            self._controller.start()
