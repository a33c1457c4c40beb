"""`bohnanza-qt train --out FILE`: makes the value net of the expert again, from played games."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Any, Final

from .. import __version__
from ..engine.rules import Preset, rule_set
from ..engine.state import Phase
from ..engine.view import view_of
from ..players.characters import HARD
from ..players.computers import make_player
from ..players.features import features
from ..players.forecast import Forecast
from ..players.net_training import packed, trained, unpacked
from ..players.value_net import end_of
from ..session.game_setup import LARGEST_GAME_NUMBER
from ..ui.i18n import translate
from .answers import say
from .arguments import lacking_folder, whole_number
from .jobs import add_arguments as add_job_arguments
from .jobs import exit_status, hands_of, kept_by, run_jobs
from .kept_results import judging
from .net_files import NetFiles
from .parser import PROGRAM, refuse
from .progress import Progress
from .self_play import SelfPlay

USUAL_GAMES: Final = 5600
USUAL_EPOCHS: Final = 12
FEWEST_GAMES: Final = 10
"""One game in ten judges the net."""

MOST_GAMES: Final = 100_000
MOST_EPOCHS: Final = 1000

TABLES: Final = (
    *((Preset.MODERN, players) for players in (3, 4, 5, 3, 4, 5)),
    (Preset.ORIGINAL, 3),
    (Preset.ORIGINAL, 4),
    (Preset.CLASSIC, 4),
    (Preset.CLASSIC, 6),
    (Preset.ARENA, 3),
    (Preset.ARENA, 4),
    (Preset.DUEL, 2),
    (Preset.DUEL, 2),
)
"""At which tables the games are played, in turn."""

_TURNS_BETWEEN: Final = 3
"""Of every so many turns one becomes positions, for each seat; the others would say the same."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds what may be written after `train`."""
    number = translate("Train", "NUMBER")
    parser.add_argument(
        "--games",
        type=whole_number(FEWEST_GAMES, MOST_GAMES),
        default=USUAL_GAMES,
        metavar=number,
        help=translate("Train", "how many games to learn from ({games})").format(games=USUAL_GAMES),
    )
    parser.add_argument(
        "--seed",
        type=whole_number(0, LARGEST_GAME_NUMBER - MOST_GAMES),
        default=0,
        metavar=number,
        help=translate("Train", "the number of the first game (0); the others follow it"),
    )
    parser.add_argument(
        "--epochs",
        type=whole_number(1, MOST_EPOCHS),
        default=USUAL_EPOCHS,
        metavar=number,
        help=translate("Train", "how often to go through all positions ({epochs})").format(
            epochs=USUAL_EPOCHS
        ),
    )
    parser.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar=translate("Train", "FILE"),
        help=translate(
            "Train",
            "where the weights go (.npz), and beside them a card (.json) that tells of them",
        ),
    )
    add_job_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Plays, learns, and writes the weights and their card. Returns the exit status."""
    out: Path = arguments.out
    refusal = _unusable(out)
    if refusal is not None:
        refuse(refusal, f"{PROGRAM} train")
    return exit_status(partial(_train, arguments), arguments)


def _unusable(out: Path) -> str | None:
    if out.suffix != ".npz":
        sentence = translate("Train", "The weights need a name that ends in .npz, not “{name}”.")
        return sentence.format(name=out.name)
    return lacking_folder(out)


def _train(arguments: argparse.Namespace) -> None:
    out: Path = arguments.out
    with NetFiles(out, arguments.resume) as files:
        card = _learn(arguments, files)
    say(_sentence(card, out))


def _learn(arguments: argparse.Namespace, files: NetFiles) -> dict[str, Any]:
    """Writes the files, and returns what the card says."""
    games: int = arguments.games
    what = {
        "command": "train",
        "version": __version__,
        "tables": [f"{preset.value} {players}" for preset, players in TABLES],
        "seed": arguments.seed,
    }
    numbers = range(arguments.seed, arguments.seed + games)
    with (
        kept_by(arguments, what) as kept,
        Progress(games, partial(_games_played, games=games)) as progress,
    ):
        played = list(run_jobs(positions_of, numbers, hands_of(arguments), kept, progress))
    epochs: int = arguments.epochs
    with Progress(epochs, partial(_rounds_done, epochs=epochs)) as progress:

        def tell(done: int) -> None:
            progress.done = done

        with judging(kept):
            net, scores = trained(unpacked(list(map(_text, played))), arguments.seed, epochs, tell)
    card = what | {"games": games, "epochs": epochs} | scores._asdict()
    files.write(net.as_bytes(), card)
    return card


def _text(played: object) -> str:
    if not isinstance(played, str):
        raise ValueError(played)  # noqa: TRY004 (a file may hold anything, and that is no text)
    return played


def _games_played(done: int, games: int) -> str:
    return translate("Train", "{done} of %n game(s) played", "", games).format(done=done)


def _rounds_done(done: int, epochs: int) -> str:
    return translate("Train", "gone through all positions {done} of %n time(s)", "", epochs).format(
        done=done
    )


def positions_of(game: int) -> str:
    """Plays one game of hard computers; every third turn's start as each seat saw it, and what it
    led to, packed."""
    preset, players = TABLES[game % len(TABLES)]
    rules = rule_set(preset, players)
    nobody: frozenset[int] = frozenset()
    company = [make_player("hard", seat, nobody) for seat in range(players)]
    start = game // len(TABLES) % players
    play = SelfPlay(rules, company, start, game)
    state = play.state
    forecasts = [Forecast(rules, HARD) for _ in range(players)]
    rows: list[tuple[int, list[float]]] = []
    turn = 0
    while state.phase is not Phase.OVER:
        play.step()
        if state.turn != turn:
            turn = state.turn
            if (turn + game) % _TURNS_BETWEEN == 0:
                hands = [own.hand for own in state.seats]
                rows += (
                    (seat, features(view_of(state, seat), hands, forecasts[seat]))
                    for seat in range(players)
                )
    ends = [end_of(view_of(state, seat)) for seat in range(players)]
    return packed([[*numbers, *ends[seat]] for seat, numbers in rows])


def _sentence(card: dict[str, Any], path: Path) -> str:
    parts = [
        translate("Train", "Learned from %n game(s).", "", card["games"]),
        translate(
            "Train",
            "In games kept aside the net foretells {net} of the spread of the"
            " final margin (R²); coins alone {coins}, the hard computer's valuation {valuation}.",
        ).format(net=card["net"], coins=card["coins"], valuation=card["valuation"]),
        translate("Train", "The weights are in {path}.").format(path=path),
    ]
    return "\n".join(parts)
