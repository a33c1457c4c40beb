"""Hints: what a computer would do now on the seat of whoever looks at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from ..engine.actions import MakeOffer, Reject
from ..engine.refusal import Reason
from ..players.advice import Advice, AdviceWanted

if TYPE_CHECKING:
    from .computers import Computers
    from .controller import GameController


class Hints(QObject):
    """Asks for advice on the position that is seen, and forgets it when that is another one."""

    changed = Signal()
    """A hint was asked for, has come, or is over."""

    advised = Signal()
    """A hint has come."""

    def __init__(self, controller: GameController, computers: Computers) -> None:
        super().__init__(controller)
        self._controller = controller
        self._computers = computers
        self._wanted: AdviceWanted | None = None
        self._advice: Advice | None = None
        computers.advised.connect(self._take)
        controller.view_changed.connect(self.put_away)
        controller.screen.changed.connect(self.put_away)

    @property
    def advice(self) -> Advice | None:
        """What to do, once it is known."""
        return self._advice

    @property
    def is_asked(self) -> bool:
        """A hint is thought about or shown."""
        return self._wanted is not None

    @property
    def is_thinking(self) -> bool:
        return self._wanted is not None and self._advice is None

    @property
    def is_possible(self) -> bool:
        """Whether the one who looks is asked anything."""
        controller = self._controller
        return (
            controller.view.question is not None
            and controller.is_person(controller.seat)
            and not controller.screen.is_covered
        )

    def ask(self) -> None:
        """Wants a hint; `changed` says when it is there."""
        if not self.is_possible:
            return
        controller = self._controller
        seen = tuple(event for events in controller.history for event in events)
        self._advice = None
        self._wanted = AdviceWanted(controller.view, controller.session.people, seen)
        self._computers.advise(self._wanted)
        self.changed.emit()

    def put_away(self) -> None:
        """The hint is not wanted any more, or was for another position."""
        if self._wanted is not None:
            self._wanted = self._advice = None
            self.changed.emit()

    def follow(self) -> Reason | None:
        """Does what the hint says, by the way that every move goes; why not, if it cannot be."""
        advice = self._advice
        self.put_away()
        if advice is None or advice.action is None:
            return None
        reason = self._controller.try_action(advice.action)
        still_open = {offer.number for offer in self._controller.view.offers}
        if reason is None and isinstance(advice.action, MakeOffer) and advice.answers in still_open:
            assert advice.answers is not None
            return self._controller.try_action(Reject(advice.seat, advice.answers))
        return reason

    @Slot(object, object)
    def _take(self, wanted: AdviceWanted, advice: Advice | None) -> None:
        if wanted is not self._wanted:
            return
        if advice is None:
            self.put_away()
        else:
            self._advice = advice
            self.changed.emit()
            self.advised.emit()
