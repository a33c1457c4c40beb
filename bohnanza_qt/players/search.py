"""Whether another decision is better than the one at hand: all are tried in the same worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, NamedTuple


class Effort(NamedTuple):
    """How hard to search. At most `worlds` are tried, `step` at a time; `turns` are imagined
    beyond the running one. After each step those choices are given up whose gain is no gain so
    far, or that are behind the best by `behind` standard errors; in the end the best is taken if
    its gain is more than `needed` standard errors."""

    worlds: int = 24
    step: int = 6
    needed: float = 1.0
    behind: float = 2.0
    turns: int = 0


Judge = Callable[[Sequence[int], Sequence[int]], Sequence[Sequence[float]]]
"""Given choices and worlds: for each world what each choice leads to there, more for better. It
may answer for fewer worlds where time is short, and is not asked again then."""

_ENOUGH: Final = 4
"""In fewer worlds nothing is learnt."""

_LEAST_SPREAD: Final = 1e-6


def better_choice(choices: int, judge: Judge, effort: Effort) -> int:
    """The choice to take; 0 is the one that the others have to beat.

    Chance plays the same part for all choices of a world, so that only the gain over choice 0
    counts, world by world. Most choices are given up after a few worlds.
    """
    gains: list[list[float]] = [[] for _ in range(choices)]
    left = list(range(1, choices))
    done, is_late = 0, False
    while left and done < effort.worlds and not is_late:
        worlds = range(done, min(effort.worlds, done + effort.step))
        found = judge((0, *left), worlds)
        is_late = len(found) < len(worlds)
        for usual, *others in found:
            for choice, value in zip(left, others, strict=True):
                gains[choice].append(value - usual)
        done += len(found)
        if done < _ENOUGH:
            return 0
        left = [choice for choice in left if evidence(gains[choice]) > 0.0]
        if left:
            best = max(left, key=lambda choice: sum(gains[choice]))
            left = [
                choice
                for choice in left
                if choice == best or not _is_behind(gains[choice], gains[best], effort.behind)
            ]
    best, most = 0, 0.0
    for choice in left:
        gain = sum(gains[choice])
        if gain > most and evidence(gains[choice]) > effort.needed:
            best, most = choice, gain
    return best


def _is_behind(gains: Sequence[float], best: Sequence[float], errors: float) -> bool:
    return evidence([mine - other for mine, other in zip(gains, best, strict=True)]) < -errors


def evidence(gains: Sequence[float]) -> float:
    """The mean of gains in standard errors of it."""
    count = len(gains)
    mean = sum(gains) / count
    squares = sum((gain - mean) ** 2 for gain in gains)
    error = sqrt(squares / max(1, count - 1) / count)
    return mean / max(error, _LEAST_SPREAD)
