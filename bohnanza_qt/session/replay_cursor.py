"""A game that is looked back at: any moment of it, quickly, without playing from the beginning."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from operator import itemgetter
from typing import Final

from ..engine.actions import Action
from ..engine.events import Event, TurnBegan
from ..engine.play import apply
from ..engine.record import GameRecord, IllegalRecord, opening
from ..engine.refusal import IllegalAction
from ..engine.state import GameState
from ..engine.view import PlayerView, view_of
from .meta import SessionMeta
from .remarks import Remark
from .talk import Saying, makes_sense

_APART: Final = 50
"""Actions between two states that are kept."""
_MOST_KEPT: Final = 100
"""States kept at most: of a very long record they lie farther apart, else they would fill the
memory."""


class ReplayCursor:
    """Every moment of a recorded game. Moment `n` is the position after its first `n` actions,
    from 0 (the deal) to `last`.

    Plays the record once. Raises IllegalRecord where the rules do not allow an action.
    """

    def __init__(self, record: GameRecord) -> None:
        self.record = record
        actions = record.actions
        self._apart = max(_APART, -(-len(actions) // _MOST_KEPT))
        state = opening(record)
        self._kept = [state.copy()]
        history: list[tuple[Event, ...]] = []
        turns = [0]
        for index, action in enumerate(actions):
            try:
                events = tuple(apply(state, action))
            except IllegalAction as illegal:
                raise IllegalRecord(illegal.reason, index) from None
            history.append(events)
            moment = index + 1
            if moment % self._apart == 0:
                self._kept.append(state.copy())
            if any(isinstance(event, TurnBegan) for event in events):
                turns.append(moment)
        self.history = tuple(history)
        """For each action what it made happen, with everything that is hidden."""
        self.turns = tuple(turns)
        """The moments at which a turn begins, the deal first."""
        meta = SessionMeta.of(record.meta)
        self.remarks: tuple[tuple[int, Remark], ...] = tuple(
            sorted(meta.remarks_up_to(len(actions)), key=itemgetter(0))
        )
        """Reasons given, each with the moment it was given at."""
        self.talk: tuple[tuple[int, Saying], ...] = tuple(
            kept
            for kept in sorted(meta.talk_up_to(len(actions)), key=itemgetter(0))
            if makes_sense(kept[1], len(record.players))
        )
        """What was said, each with the moment it was said at."""
        self._state, self._moment = state, len(actions)

    @property
    def last(self) -> int:
        """The last moment."""
        return len(self.history)

    @property
    def actions(self) -> tuple[Action, ...]:
        return self.record.actions

    def state(self, moment: int) -> GameState:
        """The position at `moment`, to be read only, and only until the next call.

        Going on from the moment asked for before costs only the actions between.
        """
        if not 0 <= moment <= self.last:
            raise IndexError(moment)
        near = moment // self._apart
        if not near * self._apart <= self._moment <= moment:
            self._state, self._moment = self._kept[near].copy(), near * self._apart
        for action in self.actions[self._moment : moment]:
            apply(self._state, action)
        self._moment = moment
        return self._state

    def view(self, moment: int, seat: int) -> PlayerView:
        """What `seat` could know at `moment`."""
        return view_of(self.state(moment), seat)

    def turn_before(self, moment: int) -> int:
        """The last moment before this one at which a turn began; the deal if there is none."""
        return self.turns[max(0, bisect_left(self.turns, moment) - 1)]

    def turn_after(self, moment: int) -> int:
        """The next moment at which a turn begins; the last moment if there is none."""
        place = bisect_right(self.turns, moment)
        return self.turns[place] if place < len(self.turns) else self.last
