"""`bohnanza-qt simulate --seats greedy,greedy,greedy --games N`: computers play alone."""

from __future__ import annotations

import argparse
import json
import sys
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import stdev
from time import monotonic
from typing import Any, Final

from ..engine.rules import Preset, RuleSet, UnplayableRules, rule_set
from ..players.computers import make_player
from ..players.levels import LEVELS, is_level
from ..session.game_setup import LARGEST_GAME_NUMBER, GameSetup, SeatSetup
from ..ui.i18n import translate
from .answers import say
from .parser import PROGRAM, refuse
from .self_play import Clocks, SelfPlay, Tally

MOST_GAMES: Final = 1_000_000
_SECONDS_BETWEEN_NEWS: Final = 5.0
_NORMAL_95: Final = 1.96
"""Standard errors to either side within which a mean lies 95 times of 100."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds what may be written after `simulate`."""
    parser.add_argument(
        "--seats",
        required=True,
        type=_seats,
        metavar=translate("Simulate", "LEVELS"),
        help=translate(
            "Simulate", "who plays, in clockwise order, with commas between; there are: {levels}"
        ).format(levels=", ".join(LEVELS)),
    )
    parser.add_argument(
        "--games",
        type=_games,
        default=100,
        metavar=translate("Simulate", "NUMBER"),
        help=translate("Simulate", "how many games (100)"),
    )
    parser.add_argument(
        "--seed",
        type=_seed,
        default=0,
        metavar=translate("Simulate", "NUMBER"),
        help=translate("Simulate", "the number of the first game (0); the others follow it"),
    )
    parser.add_argument(
        "--preset",
        choices=[preset.value for preset in Preset],
        default=Preset.MODERN.value,
        metavar=translate("Simulate", "NAME"),
        help=translate("Simulate", "the rules: {names}").format(names=", ".join(Preset)),
    )
    parser.add_argument(
        "--rotate",
        action="store_true",
        help=translate("Simulate", "play each deal again with everybody on every seat"),
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help=translate("Simulate", "answer with one line of JSON"),
    )


def run(arguments: argparse.Namespace) -> int:
    """Plays, and prints how it went. Returns the exit status."""
    levels: tuple[str, ...] = arguments.seats
    preset = Preset(arguments.preset)
    try:
        rules = rule_set(preset, len(levels))
    except UnplayableRules:  # nothing but the number of players is chosen here
        sentence = translate(
            "Simulate", "The rules “{preset}” are not for %n player(s).", "", len(levels)
        )
        refuse(sentence.format(preset=preset.value), f"{PROGRAM} simulate")
    plan = Plan(levels, preset, rules, arguments.games, arguments.seed, arguments.rotate)
    summary = Summary(levels, games_a_deal=len(levels) if plan.rotate else 1)
    began = told = monotonic()
    for number, (places, tally) in enumerate(play(plan, summary.clocks), start=1):
        summary.add(places, tally)
        now = monotonic()
        if now - told > _SECONDS_BETWEEN_NEWS:
            told = now
            print(_progress(number, plan.games), file=sys.stderr, flush=True)
    figures = {
        "preset": preset.value,
        "seats": list(levels),
        "games": plan.games,
        "seed": plan.seed,
        "rotate": plan.rotate,
    } | summary.figures(monotonic() - began)
    say(json.dumps(figures) if arguments.json else _sentences(figures))
    return 0


@dataclass(frozen=True, slots=True)
class Plan:
    """The games to play. With `rotate` each deal is played once with each rotation of `levels`."""

    levels: tuple[str, ...]
    preset: Preset
    rules: RuleSet
    games: int
    seed: int
    rotate: bool

    def places(self, game: int) -> tuple[int, ...]:
        """For each seat, who of `levels` sits there."""
        players = len(self.levels)
        turned = game % players if self.rotate else 0
        return tuple((seat + turned) % players for seat in range(players))

    def game_number(self, game: int) -> int:
        deal = game // len(self.levels) if self.rotate else game
        return (self.seed + deal) % (LARGEST_GAME_NUMBER + 1)


def play(plan: Plan, clocks: Clocks) -> Iterator[tuple[tuple[int, ...], Tally]]:
    """Plays the games one by one; with each, for every seat who of the plan's levels sat there."""
    nobody: frozenset[int] = frozenset()
    seats = tuple(SeatSetup(name=level) for level in plan.levels)
    for game in range(plan.games):
        places = plan.places(game)
        number = plan.game_number(game)
        start = GameSetup(
            preset=plan.preset, seats=seats, game_number=number, overrides={}
        ).starting_seat()
        players = [
            make_player(plan.levels[place], seat, nobody) for seat, place in enumerate(places)
        ]
        yield places, SelfPlay(plan.rules, players, start, number, clocks).run()


@dataclass(slots=True)
class Summary:
    """Adds games up for everybody of `levels`, wherever they sat. So many games in a row are of
    one deal; they are no independent witnesses, so that intervals take each deal as one."""

    levels: tuple[str, ...]
    games_a_deal: int = 1
    clocks: Clocks = field(default_factory=lambda: Clocks(array("d")))
    games: int = 0
    actions: int = 0
    turns: int = 0
    offers: int = 0
    deals: int = 0
    coins: list[int] = field(init=False)
    wins: list[float] = field(init=False)
    shares: list[list[float]] = field(init=False)

    def __post_init__(self) -> None:
        self.coins = [0] * len(self.levels)
        self.wins = [0.0] * len(self.levels)
        self.shares = [[] for _ in self.levels]

    def add(self, places: tuple[int, ...], tally: Tally) -> None:
        """`places` says for each seat who sat there. A tie gives each of the tied its part."""
        if self.games % self.games_a_deal == 0:
            for shares in self.shares:
                shares.append(0.0)
        self.games += 1
        self.actions += tally.actions
        self.turns += tally.turns
        self.offers += tally.offers
        self.deals += tally.deals
        for seat, coins in enumerate(tally.coins):
            self.coins[places[seat]] += coins
        for seat in tally.tied:
            self.wins[places[seat]] += 1 / len(tally.tied)
            self.shares[places[seat]][-1] += 1 / len(tally.tied) / self.games_a_deal

    def figures(self, seconds: float) -> dict[str, Any]:
        """Means over all games; times of decisions in milliseconds."""
        spent = sorted(self.clocks.decisions)
        return {
            "seconds": round(seconds, 3),
            "games_per_second": round(self.games / seconds, 2),
            "by_seat": [
                {
                    "level": level,
                    "coins": round(self.coins[place] / self.games, 3),
                    "win_share": round(self.wins[place] / self.games, 4),
                    "win_share_within": _within(self.shares[place]),
                }
                for place, level in enumerate(self.levels)
            ],
            "actions_per_game": round(self.actions / self.games, 1),
            "turns_per_game": round(self.turns / self.games, 1),
            "offers_per_turn": round(self.offers / self.turns, 3),
            "deals_per_turn": round(self.deals / self.turns, 3),
            "decision_ms": {
                "p50": _milliseconds(spent[len(spent) // 2]),
                "p95": _milliseconds(spent[len(spent) * 95 // 100]),
                "max": _milliseconds(spent[-1]),
            },
        }


def _within(shares: Sequence[float]) -> float | None:
    """Half of the 95 % interval around the mean of what was won of each deal; None where one deal
    tells nothing of it."""
    if len(shares) < 2:
        return None
    return round(_NORMAL_95 * stdev(shares) / sqrt(len(shares)), 4)


def _milliseconds(seconds: float) -> float:
    return round(seconds * 1000, 4)


def _seats(text: str) -> tuple[str, ...]:
    levels = tuple(part.strip() for part in text.split(","))
    for level in levels:
        if not is_level(level):
            raise argparse.ArgumentTypeError(
                translate("Simulate", "There is no level “{level}”. There are: {levels}.").format(
                    level=level, levels=", ".join(LEVELS)
                )
            )
    return levels


def _games(text: str) -> int:
    return _whole_number(text, 1, MOST_GAMES)


def _seed(text: str) -> int:
    return _whole_number(text, 0, LARGEST_GAME_NUMBER)


def _whole_number(text: str, least: int, most: int) -> int:
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= 20 else -1
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(
            translate(
                "Simulate", "“{text}” is not a whole number between {least} and {most}."
            ).format(text=text, least=least, most=most)
        )
    return number


def _progress(done: int, games: int) -> str:
    return translate("Simulate", "{done} of %n game(s) played", "", games).format(done=done)


def _sentences(figures: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [
        translate("Simulate", "%n game(s), {rate} a second.", "", figures["games"]).format(
            rate=figures["games_per_second"]
        )
    ]
    lines += [
        translate(
            "Simulate",
            "Seat {seat}, {level}: {coins} coins a game, {share} % of the wins (± {within}).",
        ).format(
            seat=seat,
            level=one["level"],
            coins=one["coins"],
            share=round(100 * one["win_share"], 1),
            within=round(100 * (one["win_share_within"] or 1.0), 1),
        )
        for seat, one in enumerate(figures["by_seat"], start=1)
    ]
    lines.append(
        translate(
            "Simulate", "{actions} actions a game, {offers} offers and {deals} deals a turn."
        ).format(
            actions=figures["actions_per_game"],
            offers=figures["offers_per_turn"],
            deals=figures["deals_per_turn"],
        )
    )
    spent = figures["decision_ms"]
    lines.append(
        translate(
            "Simulate",
            "A decision took {p50} ms in the middle, {p95} ms at 95 %, {most} ms at most.",
        ).format(p50=spent["p50"], p95=spent["p95"], most=spent["max"])
    )
    return "\n".join(lines)
