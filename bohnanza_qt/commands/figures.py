"""What is added up of a simulation's games, and how it is said."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from ..players.mishap import Mishap
from ..ui.i18n import translate
from .decision_times import DecisionTimes
from .tournament import GameResult

_NORMAL_95: Final = 1.96
"""Standard errors to either side within which a mean lies 95 times of 100."""


@dataclass(slots=True)
class _Place:
    """The sums of one seat of the plan, wherever it sat."""

    coins: int = 0
    won: float = 0.0
    won_of_deal: float = 0.0
    squares: float = 0.0
    offered: int = 0
    refused: int = 0
    times: DecisionTimes = field(default_factory=DecisionTimes)
    faults: Counter[Mishap] = field(default_factory=Counter)
    cut_short: int = 0


@dataclass(slots=True)
class Summary:
    """Adds games up, in their order. So many games in a row are of one deal; they are no
    independent witnesses, so that intervals take each deal as one."""

    seats: tuple[str, ...]
    games_a_deal: int = 1
    games: int = 0
    actions: int = 0
    turns: int = 0
    deals: int = 0
    _places: list[_Place] = field(init=False)

    def __post_init__(self) -> None:
        self._places = [_Place() for _ in self.seats]

    def add(self, result: GameResult) -> None:
        """The next game."""
        if self.games % self.games_a_deal == 0:
            self._finish_deal()
        self.games += 1
        self.actions += result.actions
        self.turns += result.turns
        self.deals += result.deals
        for sums, place in zip(self._places, result.places, strict=True):
            sums.coins += place.coins
            sums.won += place.won
            sums.won_of_deal += place.won
            sums.offered += place.offered
            sums.refused += place.refused
            sums.times.add_all(place.times)
            for fault in place.faults:
                sums.faults[fault.mishap] += fault.count
            sums.cut_short += place.cut_short

    def figures(self, seconds: float) -> dict[str, Any]:
        """Means over all games, of which there must be one; times of decisions in milliseconds."""
        self._finish_deal()
        all_times = DecisionTimes()
        for place in self._places:
            all_times.add_all(place.times)
        offers = sum(place.offered for place in self._places)
        return {
            "seconds": round(seconds, 3),
            "games_per_second": round(self.games / seconds, 2) if seconds else None,
            "by_seat": [self._figures_of(place) for place in range(len(self.seats))],
            "actions_per_game": round(self.actions / self.games, 1),
            "turns_per_game": round(self.turns / self.games, 1),
            "offers_per_turn": round(offers / self.turns, 3),
            "deals_per_turn": round(self.deals / self.turns, 3),
            "decision_ms": all_times.milliseconds(),
        }

    def _figures_of(self, number: int) -> dict[str, Any]:
        place = self._places[number]
        return {
            "level": self.seats[number],
            "coins": round(place.coins / self.games, 3),
            "win_share": round(place.won / self.games, 4),
            "win_share_within": self._within(place),
            "offers_per_turn": round(place.offered / self.turns, 3),
            "refused_per_turn": round(place.refused / self.turns, 3),
            "decision_ms": place.times.milliseconds(),
            "faults": dict(place.faults),
            "cut_short": place.cut_short,
        }

    def _finish_deal(self) -> None:
        for place in self._places:
            place.squares += (place.won_of_deal / self.games_a_deal) ** 2
            place.won_of_deal = 0.0

    def _within(self, place: _Place) -> float | None:
        """Half of the 95 % interval around the mean of what was won of each deal; None where one
        deal tells nothing of it."""
        deals = -(-self.games // self.games_a_deal)
        if deals < 2:
            return None
        total = place.won / self.games_a_deal
        variance = max(0.0, place.squares - total * total / deals) / (deals - 1)
        return round(_NORMAL_95 * sqrt(variance / deals), 4)


def sentences(figures: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [
        translate("Simulate", "%n game(s), {rate} a second.", "", figures["games"]).format(
            rate=figures["games_per_second"]
        )
    ]
    for seat, one in enumerate(figures["by_seat"], start=1):
        lines.append(
            translate(
                "Simulate",
                "Seat {seat}, {level}: {coins} coins a game, {share} % of the wins (± {within}).",
            ).format(
                seat=seat,
                level=one["level"],
                coins=one["coins"],
                share=round(100 * one["win_share"], 1),
                within=_percents(one["win_share_within"]),
            )
        )
        bargaining = translate(
            "Simulate", "It makes {offers} and refuses {refused} offers a turn."
        ).format(offers=one["offers_per_turn"], refused=one["refused_per_turn"])
        lines.append(f"  {bargaining} {_times(one['decision_ms'])}")
        faults = sum(one["faults"].values())
        if faults:
            lines.append("  " + translate("Simulate", "%n fault(s) of the program.", "", faults))
    lines.append(
        translate(
            "Simulate", "{actions} actions a game, {offers} offers and {deals} deals a turn."
        ).format(
            actions=figures["actions_per_game"],
            offers=figures["offers_per_turn"],
            deals=figures["deals_per_turn"],
        )
    )
    lines.append(_times(figures["decision_ms"]))
    return "\n".join(lines)


def _percents(within: float | None) -> float:
    return 100.0 if within is None else round(100 * within, 1)


def _times(spent: dict[str, float]) -> str:
    return translate(
        "Simulate",
        "A decision took {p50} ms in the middle, {p95} ms at 95 %, {most} ms at most.",
    ).format(p50=spent["p50"], p95=spent["p95"], most=spent["max"])
