"""How many games a second four greedy computers play through the whole engine, on one core.

    python benchmarks/games_per_second.py [--games N] [--json]

Every decision is made from a real view and every deal through real offers. The shares say where
the time went: the rules (what is asked, actions, events), the views, and thinking.
"""

from __future__ import annotations

import argparse
import json
from time import perf_counter, process_time

from bohnanza_qt.commands.self_play import Clocks, SelfPlay
from bohnanza_qt.engine.rules import Preset, RuleSet, rule_set
from bohnanza_qt.players.computers import make_player

PLAYERS = 4
TARGET = 150
"""Games a second to reach."""


def measure(games: int) -> dict[str, float]:
    """Plays the games and says how fast, and which share of the time each layer took."""
    rules = rule_set(Preset.MODERN, PLAYERS)
    clocks = Clocks()
    play(rules, 3, Clocks())  # tables are made with the first game
    began, began_on_core = perf_counter(), process_time()
    actions = play(rules, games, clocks)
    seconds, on_core = perf_counter() - began, process_time() - began_on_core
    known = clocks.rules + clocks.views + clocks.thinking
    return {
        "games": games,
        "games_per_second": round(games / seconds, 1),
        "games_per_second_of_processor_time": round(games / on_core, 1),
        "target": TARGET,
        "actions_per_game": round(actions / games, 1),
        "decisions_per_game": round(len(clocks.decisions) / games, 1),
        "share_rules": round(clocks.rules / known, 3),
        "share_views": round(clocks.views / known, 3),
        "share_thinking": round(clocks.thinking / known, 3),
    }


def play(rules: RuleSet, games: int, clocks: Clocks) -> int:
    """Plays games number 0, 1, ... and returns how many actions they had."""
    nobody: frozenset[int] = frozenset()
    actions = 0
    for number in range(games):
        players = [
            make_player("greedy", seat, nobody, gives_reasons=False) for seat in range(PLAYERS)
        ]
        game = SelfPlay(rules, players, number % PLAYERS, number, clocks)
        actions += game.run().actions
    return actions


def main() -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    figures = measure(chosen.games)
    if chosen.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name.replace('_', ' ')}: {value}")


if __name__ == "__main__":
    main()
