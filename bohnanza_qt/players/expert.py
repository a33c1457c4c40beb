"""A computer that tries out what it could do, in worlds that it may be in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import inf
from time import monotonic
from typing import Final

from ..engine.events import Event
from ..engine.play import Question
from ..engine.state import Phase
from ..engine.view import PlayerView
from .almanac import Temper
from .candidates import planting_choices, trading_choices
from .features import features
from .forecast import Forecast
from .imagined import Worths
from .onlooker import HEEDED_BY_ONLOOKERS, Onlooker
from .player import Decision
from .search import Effort, better_choice
from .trader import Trader
from .value_net import ValueNet, end_of, shipped_net
from .worlds import Leaf, Unimaginable, World, number_of

USUAL_EFFORT: Final = Effort()

_TRADING: Final = frozenset({Question.TRADE, Question.ANSWER, Question.MAY_OFFER})

_A_COIN: Final = 0.005
"""How much of the chance to win one coin more is taken for, beside what the net makes of it: where
the game is as good as won or lost it is still played well."""

PATIENCE: Final = 0.5
"""Seconds after which no further world is looked at while a person waits. A last resort on a slow
machine, for else the number of worlds alone decides; `cut_short` counts how often it was needed."""


class Expert(Trader):
    """Decides like a hard computer, but for where a search finds something better.

    `effort` is how hard it searches, `net` judges where an imagined game is left; by default the
    one that came with the program. Reconstructed with the same level, seat and people, and told
    the same events, it decides the same.
    """

    heeds = HEEDED_BY_ONLOOKERS

    def __init__(
        self,
        seat: int,
        people: frozenset[int] | None,
        temper: Temper,
        effort: Effort = USUAL_EFFORT,
        net: ValueNet | None = None,
        patience: float | None = None,
    ) -> None:
        super().__init__(seat, people, temper)
        self.cut_short = 0
        self._effort = effort
        self._given_net = net
        is_awaited = people is None or bool(people)
        self._patience = patience or (PATIENCE if is_awaited else inf)
        self._onlooker = Onlooker()

    def watch(self, event: Event) -> None:
        super().watch(event)
        self._onlooker.watch(event)

    def decide(self, view: PlayerView, question: Question) -> Decision:
        latest = monotonic() + self._patience
        usual = super().decide(view, question)
        if self._is_left_alone(view):
            return usual
        others = self._others(view, question)
        choices = [usual, *(other for other in others if other.action != usual.action)]
        if len(choices) == 1:
            return usual
        effort = self._effort
        # With the market a turn decides too what is left to the other side.
        turns = effort.turns + 1 if view.rules.market else effort.turns
        search = _Search(view, self._onlooker, self._temper, choices, self._net, turns, latest)
        try:
            best = better_choice(len(choices), search.judge, effort)
        except Unimaginable:
            return usual
        if search.was_late:
            self.cut_short += 1
        return choices[best]

    def _is_left_alone(self, view: PlayerView) -> bool:
        """Whether nobody trades although all could. The net has seen no such game, and misjudges
        them."""
        return not view.rules.market and all(
            self._onlooker.keeps_apart(seat) for seat in range(len(view.seats)) if seat != view.seat
        )

    def _others(self, view: PlayerView, question: Question) -> list[Decision]:
        if question not in _TRADING:
            return planting_choices(view)
        scales = self._scales(view, self._outlook_on(view.rules))
        return trading_choices(scales, self._memory, self._people, self._talk, question)

    @cached_property
    def _net(self) -> ValueNet:
        return self._given_net or shipped_net()


class _Search:
    """The choices of one moment, tried in imagined worlds."""

    def __init__(
        self,
        view: PlayerView,
        seen: Onlooker,
        temper: Temper,
        choices: Sequence[Decision],
        net: ValueNet,
        turns: int,
        latest: float,
    ) -> None:
        self.was_late = False
        self._view = view
        self._seen = seen
        self._temper = temper
        self._worths = Worths(view.rules, temper)
        self._choices = choices
        self._net = net
        self._turns = turns
        self._latest = latest
        self._number = number_of(view)

    def judge(self, choices: Sequence[int], worlds: Sequence[int]) -> Sequence[Sequence[float]]:
        """As `search.Judge`: how likely the game is won from where each turn ends."""
        leaves: list[Leaf] = []
        for place in worlds:
            if monotonic() > self._latest:
                self.was_late = True
                break
            world = World(self._view, self._seen, self._worths, self._number + place)
            leaves += (world.after(self._choices[choice], self._turns) for choice in choices)
        values = self._values(leaves)
        return [values[at : at + len(choices)] for at in range(0, len(values), len(choices))]

    def _values(self, leaves: Sequence[Leaf]) -> list[float]:
        forecast = Forecast(self._view.rules, self._temper)
        read = [
            features(view, hands, forecast)
            for view, hands in leaves
            if view.phase is not Phase.OVER
        ]
        told = iter(self._net.values(read) if read else ())
        return [
            _value(*(end_of(view) if view.phase is Phase.OVER else next(told)))
            for view, _ in leaves
        ]


def _value(margin: float, chance: float) -> float:
    return chance + _A_COIN * margin
