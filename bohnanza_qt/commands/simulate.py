"""`bohnanza-qt simulate --seats hard,medium,medium --games N`: games without a window."""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from time import monotonic
from typing import Any, Final

from .. import __version__
from ..engine.rules import Preset, UnplayableRules, rule_set
from ..players.levels import LEVELS
from ..players.program import SECONDS_TO_DECIDE
from ..players.value_net import BadNet
from ..session.game_setup import LARGEST_GAME_NUMBER
from ..ui.i18n import translate
from ..ui.words.programs import mishap_sentence
from . import jobs
from .answers import say
from .arguments import whole_number
from .figures import Summary, sentences
from .hands import JobsFailed
from .kept_results import judging
from .parser import PROGRAM, refuse
from .progress import Progress
from .seats import seats_in
from .tournament import GameResult, Plan, game_result, play_game

MOST_GAMES: Final = 1_000_000
_MOST_SECONDS: Final = 3600
_MOST_FAULTS_TOLD: Final = 3
"""Of each seat; the figures count all."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds what may be written after `simulate`."""
    parser.add_argument(
        "--seats",
        required=True,
        type=seats_in,
        metavar=translate("Simulate", "SEATS"),
        help=translate(
            "Simulate",
            "who plays, in clockwise order, with commas between: {levels}, or exec:COMMAND for a"
            " program of your own (docs/players.md)",
        ).format(levels=", ".join(LEVELS)),
    )
    parser.add_argument(
        "--games",
        type=whole_number(1, MOST_GAMES),
        default=100,
        metavar=translate("Simulate", "NUMBER"),
        help=translate("Simulate", "how many games (100)"),
    )
    parser.add_argument(
        "--seed",
        type=whole_number(0, LARGEST_GAME_NUMBER),
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
        "--seconds",
        type=_seconds,
        default=SECONDS_TO_DECIDE,
        metavar=translate("Simulate", "NUMBER"),
        help=translate("Simulate", "how long a program may take for a decision ({usual})").format(
            usual=round(SECONDS_TO_DECIDE)
        ),
    )
    jobs.add_arguments(parser)
    parser.add_argument(
        "--json",
        action="store_true",
        help=translate("Simulate", "answer with one line of JSON"),
    )


def run(arguments: argparse.Namespace) -> int:
    """Plays, and prints how it went. Returns the exit status."""
    plan = _plan(arguments)
    return jobs.exit_status(partial(_simulate, plan, arguments), arguments)


def _simulate(plan: Plan, arguments: argparse.Namespace) -> None:
    what = {
        "command": "simulate",
        "version": __version__,
        "preset": plan.preset.value,
        "seats": list(plan.seats),
        "seed": plan.seed,
        "rotate": plan.rotate,
        "seconds": plan.seconds,
    }
    try:
        summary, seconds = _play(plan, arguments, what)
    except BadNet as where:
        sentence = translate("Simulate", "The net of the experts cannot be read: {path}.")
        raise JobsFailed(sentence.format(path=where)) from None
    figures = {
        "preset": plan.preset.value,
        "seats": list(plan.seats),
        "games": plan.games,
        "seed": plan.seed,
        "rotate": plan.rotate,
    } | summary.figures(seconds)
    say(json.dumps(figures, allow_nan=False) if arguments.json else sentences(figures))


def _plan(arguments: argparse.Namespace) -> Plan:
    seats: tuple[str, ...] = arguments.seats
    preset = Preset(arguments.preset)
    try:
        rules = rule_set(preset, len(seats))
    except UnplayableRules:  # nothing but the number of players is chosen here
        sentence = translate(
            "Simulate", "The rules “{preset}” are not for %n player(s).", "", len(seats)
        )
        refuse(sentence.format(preset=preset.value), f"{PROGRAM} simulate")
    return Plan(
        seats,
        preset,
        rules,
        arguments.games,
        arguments.seed,
        arguments.rotate,
        arguments.seconds,
    )


def _play(plan: Plan, arguments: argparse.Namespace, what: dict[str, Any]) -> tuple[Summary, float]:
    """The games added up, and the seconds that they took, in earlier runs as well."""
    summary = Summary(plan.seats, games_a_deal=len(plan.seats) if plan.rotate else 1)
    faults = _Faults(plan)
    began = monotonic()
    with (
        jobs.kept_by(arguments, what) as kept,
        Progress(plan.games, partial(_progress, games=plan.games)) as progress,
    ):
        before = 0 if kept is None else kept.count
        spent = 0.0 if kept is None else kept.seconds
        work = partial(play_game, plan)
        hands = jobs.hands_of(arguments)
        for game, done in enumerate(jobs.run_jobs(work, range(plan.games), hands, kept, progress)):
            with judging(kept):
                result = game_result(done)
                summary.add(result)
            if game >= before:
                faults.tell(game, result)
    return summary, spent + monotonic() - began


class _Faults:
    """Says what programs do wrong while it happens, on standard error."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._told = [0] * len(plan.seats)

    def tell(self, game: int, result: GameResult) -> None:
        """Says the faults of a game that has been played now."""
        for place, played in enumerate(result.places):
            for fault in played.faults:
                if self._told[place] < _MOST_FAULTS_TOLD:
                    self._told[place] += 1
                    sentence = mishap_sentence(self._plan.seats[place], fault.mishap, fault.detail)
                    number = self._plan.game_number(game)
                    print(f"{PROGRAM}: #{number}: {sentence}", file=sys.stderr, flush=True)


def _seconds(text: str) -> float:
    return float(whole_number(1, _MOST_SECONDS)(text))


def _progress(done: int, games: int) -> str:
    return translate("Simulate", "{done} of %n game(s) played", "", games).format(done=done)
