"""Game records (`.bohn`): what a game is, as a value; writing one and playing it again.

A record holds no computed state. Whoever wants the state replays the actions. Reading one from
bytes that anybody may have written is `record_reading.read_record`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from .actions import Action, CardRef
from .beans import Bean
from .play import apply, new_game
from .refusal import IllegalAction, Reason
from .rules import Preset, RuleSet, rule_set
from .state import GameState

FORMAT: Final = "bohnanza-record"
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class RecordedShuffle:
    """The shuffler of a recorded game: `piles[k]` is the pile after shuffle k, top first."""

    piles: tuple[tuple[Bean, ...], ...]

    def pile(self, number: int, discard: Sequence[Bean]) -> tuple[Bean, ...]:
        """Raises IllegalAction: pile-missing, or pile-mismatch where the cards are not exactly
        those of the discard pile."""
        if number >= len(self.piles):
            raise IllegalAction(Reason.PILE_MISSING)
        pile = self.piles[number]
        if Counter(pile) != Counter(discard):
            raise IllegalAction(Reason.PILE_MISMATCH)
        return pile


class IllegalRecord(IllegalAction):
    """The rules do not allow action number `index` of a record."""

    def __init__(self, reason: Reason, index: int) -> None:
        super().__init__(reason)
        self.index = index


@dataclass(frozen=True)
class GameRecord:
    """A whole game: rule set, seats, piles as they lay, and every action in order.

    `overrides` are the fields of the rule set that differ from the preset, in the words of the
    format. `piles[0]` is the deck before the deal, top first; `piles[k]` the draw pile after the
    k-th shuffle. `meta` is anything that is not needed to replay, or None.
    """

    preset: Preset
    overrides: Mapping[str, Any]
    players: tuple[str, ...]
    start: int
    piles: tuple[tuple[Bean, ...], ...]
    actions: tuple[Action, ...]
    meta: Mapping[str, Any] | None = None

    @cached_property
    def rules(self) -> RuleSet:
        """Raises what `rules.rule_set` raises; never for a record that was read."""
        return rule_set(self.preset, len(self.players), self.overrides)

    def to_bytes(self) -> bytes:
        """The file: one line of compact JSON in UTF-8, keys always in the same order.

        Raises ValueError where `meta` or `overrides` hold what JSON cannot.
        """
        content: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "rules": {"preset": self.preset, **self.overrides},
            "players": self.players,
            "start": self.start,
            "piles": self.piles,
            "actions": [action_to_json(action) for action in self.actions],
        }
        if self.meta is not None:
            content["meta"] = dict(self.meta)
        try:
            return _compact(content, ascii_only=False).encode()
        except UnicodeEncodeError:  # half a surrogate pair in `meta` has no UTF-8, only an escape
            return _compact(content, ascii_only=True).encode()


def _compact(content: Mapping[str, Any], *, ascii_only: bool) -> str:
    return json.dumps(content, ensure_ascii=ascii_only, allow_nan=False, separators=(",", ":"))


_KEYS: dict[type, tuple[str, ...]] = {}


def action_to_json(action: Action) -> dict[str, Any]:
    """The action as the record format writes it, ready for `json.dumps`."""
    keys = _KEYS.get(type(action))
    if keys is None:
        rest = (key for key in action._fields if key not in ("seat", "type"))
        keys = _KEYS[type(action)] = ("seat", "type", *rest)
    return {key: _value_to_json(getattr(action, key)) for key in keys}


def _value_to_json(value: object) -> object:
    if isinstance(value, tuple):
        return [str(item) if isinstance(item, CardRef) else item for item in value]
    return value


def record_of(
    state: GameState,
    *,
    preset: Preset,
    overrides: Mapping[str, Any],
    players: Sequence[str],
    actions: Sequence[Action],
    meta: Mapping[str, Any] | None = None,
) -> GameRecord:
    """The record of a game that has come to `state` by `actions`."""
    return GameRecord(
        preset=preset,
        overrides=overrides,
        players=tuple(players),
        start=state.start,
        piles=tuple(state.piles),
        actions=tuple(actions),
        meta=meta,
    )


def opening(record: GameRecord) -> GameState:
    """The recorded game as it was dealt, before its first action."""
    return new_game(
        record.rules,
        len(record.players),
        record.start,
        record.piles[0],
        RecordedShuffle(record.piles),
    )


def play_on(state: GameState, actions: Iterable[Action]) -> None:
    """Does the actions one after another.

    Raises IllegalRecord with the number (from 0) of the one that the rules do not allow; the state
    is then the one before it.
    """
    for index, action in enumerate(actions):
        try:
            apply(state, action)
        except IllegalAction as illegal:
            raise IllegalRecord(illegal.reason, index) from None


def replay(record: GameRecord, upto: int | None = None) -> GameState:
    """The state after the first `upto` actions, or after all. Raises IllegalRecord."""
    state = opening(record)
    play_on(state, record.actions[:upto])
    return state
