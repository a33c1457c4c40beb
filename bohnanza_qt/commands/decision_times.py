"""How long decisions took, counted in steps, so that a million games need no more room than one."""

from __future__ import annotations

from math import exp, log
from typing import Annotated, Final

from pydantic import BaseModel, Field

_STEP: Final = log(1.04)
"""The logarithm of how much longer each step is than the one before: shares are so exact."""

_SHORTEST: Final = 1e-6
"""Seconds; what is shorter counts as so long."""

_MOST_STEPS: Final = 1000
_MOST_SECONDS: Final = 1e9

MOST_COUNTED: Final = 10**9
"""Nothing happens so often in one game."""


class DecisionTimes(BaseModel):
    """`counts` by step; `longest`, in seconds, is exact."""

    counts: dict[
        Annotated[int, Field(ge=0, le=_MOST_STEPS)], Annotated[int, Field(ge=1, le=MOST_COUNTED)]
    ] = {}
    longest: Annotated[float, Field(ge=0, le=_MOST_SECONDS, allow_inf_nan=False)] = 0.0

    def add(self, seconds: float) -> None:
        """Counts one decision."""
        step = min(_MOST_STEPS, int(log(max(seconds, _SHORTEST) / _SHORTEST) / _STEP))
        self.counts[step] = self.counts.get(step, 0) + 1
        self.longest = max(self.longest, seconds)

    def add_all(self, others: DecisionTimes) -> None:
        """Counts those that were counted elsewhere."""
        for step, count in others.counts.items():
            self.counts[step] = self.counts.get(step, 0) + count
        self.longest = max(self.longest, others.longest)

    def within(self, share: float) -> float:
        """Seconds within which this share of the decisions was made; 0 if there were none."""
        left = int(share * sum(self.counts.values()))
        for step in sorted(self.counts):
            left -= self.counts[step]
            if left < 0:
                return min(self.longest, _SHORTEST * exp((step + 0.5) * _STEP))
        return self.longest

    def milliseconds(self) -> dict[str, float]:
        """The middle one, the one at 95 %, and the longest."""
        spent = {"p50": self.within(0.5), "p95": self.within(0.95), "max": self.longest}
        return {name: round(seconds * 1000, 4) for name, seconds in spent.items()}
