"""How many actions and games a second the rules alone can do, for every table.

    python benchmarks/actions_per_second.py [--games N] [--json]

Random games are played first; then their actions are done again through `apply`, whose events
nobody looks at, and only that is timed: on one core, in processor time, the best of five runs. To
reach: 100,000 actions a second with four players. The time for one action shows how the cost grows
with the players at the table.
"""

from __future__ import annotations

import argparse
import json
import random
from time import process_time
from typing import NamedTuple

from random_games import TABLES, next_action

from bohnanza_qt.engine.actions import Action
from bohnanza_qt.engine.play import apply, new_game
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.shuffle import NumberedShuffle
from bohnanza_qt.engine.state import GameState, Phase

RUNS = 5
TARGET = 100_000


class Game(NamedTuple):
    """A game as it is dealt, and all its actions."""

    dealt: GameState
    actions: list[Action]


class Figures(NamedTuple):
    preset: str
    players: int
    games: int
    actions: int
    actions_per_second: int
    games_per_second: int
    microseconds_per_action: float


def random_game(preset: Preset, players: int, number: int) -> Game:
    rules = rule_set(preset, players)
    shuffle = NumberedShuffle(number)
    dealt = new_game(rules, players, number % players, shuffle.deck(rules), shuffle)
    chance = random.Random(number)
    state, actions = dealt.copy(), []
    while state.phase is not Phase.OVER:
        action = next_action(state, chance)
        actions.append(action)
        apply(state, action)
    return Game(dealt, actions)


def seconds_to_play(games: list[Game]) -> float:
    states = [game.dealt.copy() for game in games]
    began = process_time()
    for state, (_, actions) in zip(states, games, strict=True):
        for action in actions:
            apply(state, action)
    return process_time() - began


def measure(preset: Preset, players: int, count: int) -> Figures:
    games = [random_game(preset, players, number) for number in range(count)]
    actions = sum(len(game.actions) for game in games)
    seconds = min(seconds_to_play(games) for _ in range(RUNS))
    return Figures(
        preset,
        players,
        count,
        actions,
        round(actions / seconds),
        round(count / seconds),
        round(seconds / actions * 1e6, 2),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=40, help="for each table")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    for preset, players in TABLES:
        figures = measure(preset, players, chosen.games)
        if chosen.json:
            print(json.dumps(figures._asdict()), flush=True)
            continue
        note = ""
        if players == 4 and figures.actions_per_second < TARGET:
            note = f"   below {TARGET:,}"
        print(
            f"{preset:9} {players} players {figures.actions / chosen.games:5.0f} actions a game  "
            f"{figures.actions_per_second:8,} actions/s  {figures.games_per_second:5,} games/s  "
            f"{figures.microseconds_per_action:5.2f} us an action{note}",
            flush=True,
        )


if __name__ == "__main__":
    main()
