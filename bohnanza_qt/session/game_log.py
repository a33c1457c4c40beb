"""The actions of a game, how they part into gestures, and which of them can be taken back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from itertools import pairwise

from ..engine.actions import Accept, Action
from ..engine.events import CardDrawn, CardsTurnedOver, Event, GameEnded, PileShuffled

_TELLS_SOMETHING_NEW = (CardsTurnedOver, CardDrawn, PileShuffled, GameEnded)
"""Nobody may take back what these events told."""


class GameLog:
    """`actions` and, for each of them, `history`: what it made happen, with everything that is
    hidden. A gesture is some actions that are taken back together.

    Only keeps: the game itself is moved by whoever has the log.
    """

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.history: list[tuple[Event, ...]] = []
        self.undone: list[tuple[Action, ...]] = []
        """The gestures that were taken back and can be done again, the next one last."""
        self._beginnings: list[int] = []
        self._floor = 0

    def __len__(self) -> int:
        return len(self.actions)

    # gestures

    def add(self, action: Action, events: tuple[Event, ...], *, begins: bool) -> None:
        """Adds an action that was done. It `begins` a gesture, or belongs to the one before it."""
        if begins:
            self._beginnings.append(len(self.actions))
        self.actions.append(action)
        self.history.append(events)

    @property
    def last_begins(self) -> bool:
        """Whether the last action is the first of its gesture."""
        return bool(self._beginnings) and self._beginnings[-1] == len(self.actions) - 1

    @property
    def last_gesture(self) -> list[tuple[Event, ...]]:
        """What the last gesture made happen so far, for each of its actions."""
        return self.history[self._beginnings[-1] :]

    def gestures(self) -> Iterator[list[tuple[Event, ...]]]:
        """As `last_gesture`, for all of them, oldest first."""
        for first, end in pairwise([*self._beginnings, len(self.actions)]):
            yield self.history[first:end]

    @property
    def follows(self) -> list[int]:
        """The indexes of the actions that belong to the gesture of the action before them."""
        beginnings = frozenset(self._beginnings)
        return [index for index in range(len(self.actions)) if index not in beginnings]

    # taking back

    def undo_target(self, seats: Set[int]) -> tuple[Action, ...]:
        """The actions of the last gesture, oldest first, if one of `seats` made it and it can be
        taken back: nobody has learned anything new since, and nothing forbids it. Else none."""
        if not self._beginnings:
            return ()
        first = self._beginnings[-1]
        if seats.isdisjoint(makers(self.actions[first:])) or first < self._floor:
            return ()
        for events in self.history[first:]:
            if any(isinstance(event, _TELLS_SOMETHING_NEW) for event in events):
                return ()
        return tuple(self.actions[first:])

    def forbid_undo(self) -> None:
        """What was done up to now is not taken back any more."""
        self._floor = len(self.actions)

    def take_back(self, gesture: tuple[Action, ...]) -> None:
        """The last gesture was not made; it can be done again."""
        kept = len(self.actions) - len(gesture)
        del self.actions[kept:]
        del self.history[kept:]
        self._beginnings.pop()
        self.undone.append(gesture)


def makers(gesture: Sequence[Action]) -> frozenset[int]:
    """Whose gesture it is: that of whoever began it, and a deal that two put together is that of
    both."""
    accepted = (action.seat for action in gesture if isinstance(action, Accept))
    return frozenset({gesture[0].seat, *accepted})
