"""How long an expert thinks about a decision.

    python benchmarks/expert_decisions.py [--games N] [--seed S] [--worlds N]

One expert plays with hard computers at tables of every preset. Prints for each table the decisions
that were thought about and their milliseconds in the middle, at 95 % and at most: of this program's
own processor time, which is what passes on a machine that has nothing else to do, and of the clock.
"""

from __future__ import annotations

import argparse
from time import perf_counter, thread_time

from bohnanza_qt.commands.self_play import SelfPlay
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.view import PlayerView
from bohnanza_qt.players.characters import HARD
from bohnanza_qt.players.computers import make_player
from bohnanza_qt.players.expert import USUAL_EFFORT, Expert
from bohnanza_qt.players.player import Decision

TABLES = (
    (Preset.MODERN, 3),
    (Preset.MODERN, 4),
    (Preset.MODERN, 5),
    (Preset.ORIGINAL, 4),
    (Preset.CLASSIC, 4),
    (Preset.CLASSIC, 7),
    (Preset.ARENA, 4),
    (Preset.DUEL, 2),
)
THOUGHT = 0.002
"""Seconds; what takes less was not searched."""

NOBODY: frozenset[int] = frozenset()


class Timed(Expert):
    """An expert whose times are kept, of the processor and of the clock."""

    def __init__(self, worlds: int) -> None:
        super().__init__(0, NOBODY, HARD, USUAL_EFFORT._replace(worlds=worlds))
        self.times: list[tuple[float, float]] = []

    def decide(self, view: PlayerView, question: Question) -> Decision:
        began, worked = perf_counter(), thread_time()
        decision = super().decide(view, question)
        self.times.append((thread_time() - worked, perf_counter() - began))
        return decision


def times_at(preset: Preset, players: int, games: range, worlds: int) -> list[tuple[float, float]]:
    """The times of all decisions that were thought about."""
    times: list[tuple[float, float]] = []
    for number in games:
        expert = Timed(worlds)
        others = [make_player("hard", seat, NOBODY) for seat in range(1, players)]
        SelfPlay(rule_set(preset, players), [expert, *others], number % players, number).run()
        times += [both for both in expert.times if both[0] > THOUGHT]
    return times


def in_words(seconds: list[float]) -> str:
    """Middle, 95 % and most, in milliseconds."""
    ordered = sorted(seconds)
    chosen = (ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100], ordered[-1])
    return " / ".join(f"{1000 * one:.0f}" for one in chosen)


def main() -> None:
    """Prints a line for each table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=860000)
    parser.add_argument("--worlds", type=int, default=USUAL_EFFORT.worlds)
    chosen = parser.parse_args()
    for preset, players in TABLES:
        games = range(chosen.seed, chosen.seed + chosen.games)
        times = times_at(preset, players, games, chosen.worlds)
        worked = in_words([one for one, _ in times])
        passed = in_words([one for _, one in times])
        print(
            f"{preset.value}, {players} players: {len(times)} decisions, "
            f"{worked} ms of the processor, {passed} ms of the clock",
            flush=True,
        )


if __name__ == "__main__":
    main()
