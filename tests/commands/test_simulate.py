"""`bohnanza-qt simulate`: games without a window."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from math import inf, nan, sqrt
from pathlib import Path
from statistics import stdev
from typing import Any

import pytest

from bohnanza_qt import cli
from bohnanza_qt.commands import hands, simulate, tournament
from bohnanza_qt.commands.decision_times import DecisionTimes
from bohnanza_qt.commands.figures import Summary
from bohnanza_qt.commands.tournament import GameResult, PlaceResult, Plan, play_game
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.players.computers import make_player
from bohnanza_qt.players.levels import LEVELS
from bohnanza_qt.players.player import Player
from bohnanza_qt.ui import i18n


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setattr(i18n, "system_language", lambda: "en")


def simulated(capsys, *arguments: str) -> dict[str, object]:
    assert cli.main(["simulate", *arguments, "--json"]) == 0
    said = capsys.readouterr()
    # A machine that is busy elsewhere takes so long that there are news.
    assert [line for line in said.err.splitlines() if " played" not in line] == []
    (line,) = said.out.splitlines()
    return json.loads(line)


FOUR = ("--seats", "greedy,greedy,greedy,greedy", "--games", "4")


def test_figures_of_every_seat_are_one_line_of_json(capsys):
    figures = simulated(capsys, *FOUR)
    assert figures["games"] == 4
    assert [one["level"] for one in figures["by_seat"]] == ["greedy"] * 4
    assert sum(one["win_share"] for one in figures["by_seat"]) == pytest.approx(1, abs=0.001)
    assert all(one["coins"] > 5 for one in figures["by_seat"])
    assert figures["decision_ms"]["p50"] <= figures["decision_ms"]["p95"]
    assert figures["decision_ms"]["p95"] <= figures["decision_ms"]["max"]
    assert figures["games_per_second"] > 0


def without_times(figures: dict[str, object]) -> dict[str, object]:
    """What depends on the games alone."""
    times = ("seconds", "games_per_second", "decision_ms")
    return {
        name: [without_times(one) for one in value] if name == "by_seat" else value
        for name, value in figures.items()
        if name not in times
    }


def test_the_same_seed_plays_the_same_games(capsys):
    def played(seed: str) -> dict[str, object]:
        return without_times(simulated(capsys, *FOUR, "--seed", seed))

    assert played("5") == played("5")
    assert played("5")["by_seat"] != played("50")["by_seat"]


@pytest.mark.parametrize("preset", Preset)
def test_every_rule_set_can_be_simulated(capsys, preset):
    seats = "greedy,greedy" if preset is Preset.DUEL else "greedy,greedy,greedy"
    figures = simulated(capsys, "--seats", seats, "--games", "1", "--preset", preset)
    assert figures["preset"] == preset


def plan(*seats: str, games: int = 4, rotate: bool = False) -> Plan:
    rules = rule_set(Preset.MODERN, len(seats))
    return Plan(seats, Preset.MODERN, rules, games, seed=9, rotate=rotate, seconds=5.0)


def test_how_often_thinking_was_cut_short_is_counted_for_whom_it_was(monkeypatch):
    def hurried(name: str, seat: int, *_rest: object) -> Player:
        player = make_player("greedy", seat)
        if name == "expert":
            player.cut_short = 3
        return player

    monkeypatch.setattr(tournament, "seat_player", hurried)
    summary = Summary(("easy", "expert", "easy"))
    for game in range(2):
        done = play_game(plan("easy", "expert", "easy", rotate=True), game)
        summary.add(GameResult.model_validate(done))
    assert [one["cut_short"] for one in summary.figures(1.0)["by_seat"]] == [0, 6, 0]


def test_rotation_plays_each_deal_with_everybody_on_every_seat():
    rotating = plan(*["greedy"] * 3, rotate=True)
    assert [rotating.game_number(game) for game in range(6)] == [9, 9, 9, 10, 10, 10]
    assert [rotating.places(game) for game in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_what_is_counted_follows_the_computer_and_not_the_seat():
    """Equal computers on turned seats play the same game, so that only the places change."""
    rotating = plan(*["greedy"] * 3, rotate=True)
    first, second = (
        [place.coins for place in GameResult.model_validate(play_game(rotating, game)).places]
        for game in (0, 1)
    )
    assert second == [first[2], first[0], first[1]]


def test_a_tie_gives_each_of_the_tied_its_part():
    results = (
        GameResult.model_validate(play_game(plan(*["easy"] * 5), game)) for game in range(99)
    )
    tied = next(result for result in results if max(place.won for place in result.places) < 1)
    most = max(place.coins for place in tied.places)
    winners = [place for place in tied.places if place.coins == most]
    assert len(winners) > 1
    for place in tied.places:
        assert place.won == (1 / len(winners) if place.coins == most else 0)


def result(*won: float) -> GameResult:
    times = DecisionTimes()
    times.add(0.001)
    places = tuple(
        PlaceResult(coins=9, won=share, offered=2, refused=1, times=times) for share in won
    )
    return GameResult(actions=9, turns=4, deals=1, places=places)


@pytest.mark.parametrize("games_a_deal", [1, 2])
def test_an_interval_takes_the_games_of_one_deal_together(games_a_deal):
    summary = Summary(("greedy",) * 2, games_a_deal)
    won = [1.0, 1.0, 0.0, 0.0, 1.0, 0.5, 0.0, 0.0]
    for share in won:
        summary.add(result(share, 1 - share))
    shares = [sum(deal) / games_a_deal for deal in zip(*[iter(won)] * games_a_deal, strict=True)]
    expected = 1.96 * stdev(shares) / sqrt(len(shares))
    for one in summary.figures(1.0)["by_seat"]:
        assert one["win_share_within"] == pytest.approx(expected, abs=0.0001)


def test_offers_and_refusals_are_counted_for_each_seat(capsys):
    figures = simulated(capsys, *FOUR)
    offers = [one["offers_per_turn"] for one in figures["by_seat"]]
    refused = [one["refused_per_turn"] for one in figures["by_seat"]]
    assert sum(offers) == pytest.approx(figures["offers_per_turn"], abs=0.01)
    assert 0 < sum(refused) < sum(offers) * 3


def test_times_are_known_to_a_few_per_cent_and_the_longest_exactly():
    times = DecisionTimes()
    for millisecond in range(1, 1001):
        times.add(millisecond / 1000)
    assert times.within(0.5) == pytest.approx(0.5, rel=0.03)
    assert times.within(0.95) == pytest.approx(0.95, rel=0.03)
    assert times.longest == 1.0
    assert times.milliseconds()["max"] == 1000


# Long runs ---------------------------------------------------------------------------------------

MIXED = ("--seats", "easy,medium,greedy", "--games", "12", "--rotate")


def test_several_processes_play_the_same_games(capsys):
    alone = simulated(capsys, *MIXED)
    assert without_times(simulated(capsys, *MIXED, "--workers", "2")) == without_times(alone)


def test_an_interrupted_run_comes_to_the_same_totals(capsys, tmp_path, monkeypatch):
    whole = simulated(capsys, *MIXED)
    kept = tmp_path / "kept"
    played: list[int] = []

    def play_until_interrupted(plan: Plan, game: int) -> dict[str, object]:
        if len(played) == 5:
            raise KeyboardInterrupt
        played.append(game)
        return play_game(plan, game)

    with monkeypatch.context() as interrupting:
        interrupting.setattr(simulate, "play_game", play_until_interrupted)
        assert cli.main(["simulate", *MIXED, "--json", "--resume", str(kept)]) == 130
    said = capsys.readouterr()
    assert said.out == ""
    assert "The same command goes on from here." in said.err
    assert len(kept.read_text().splitlines()) == 1 + 5
    resumed = simulated(capsys, *MIXED, "--resume", str(kept))
    assert without_times(resumed) == without_times(whole)
    assert len(kept.read_text().splitlines()) == 1 + 12
    again = simulated(capsys, *MIXED, "--resume", str(kept))
    assert without_times(again) == without_times(whole)


def test_the_results_of_another_simulation_are_refused(capsys, tmp_path):
    kept = str(tmp_path / "kept")
    simulated(capsys, *MIXED, "--resume", kept)
    assert cli.main(["simulate", *FOUR, "--resume", kept]) == 1
    assert "keeps another run" in capsys.readouterr().err


@pytest.mark.parametrize("line", ["[0.5, {}]", "[0.5, 7]", '[0.5, {"turns": -1}]', "[[], 1]", "{"])
def test_kept_results_that_are_none_are_told_of(capsys, tmp_path, line):
    kept = tmp_path / "kept"
    simulated(capsys, *MIXED, "--resume", str(kept))
    first, *_ = kept.read_text().splitlines()
    kept.write_text(f"{first}\n{line}\n")
    assert cli.main(["simulate", *MIXED, "--resume", str(kept)]) == 1
    assert "is damaged" in capsys.readouterr().err


def test_the_machines_of_a_scheduler_play_the_same_games(capsys, scheduler):
    alone = simulated(capsys, *MIXED)
    assert without_times(simulated(capsys, *MIXED, "--scheduler", scheduler)) == without_times(
        alone
    )


def kept_games(tmp_path: Path) -> tuple[Path, list[bytes]]:
    path = tmp_path / "kept"
    assert cli.main(["simulate", *FOUR, "--resume", str(path)]) == 0
    return path, path.read_bytes().splitlines(keepends=True)


def put(place: tuple[object, ...], value: object) -> Callable[[Any], object]:
    """Changes the thing at the end of these keys and indices of a kept entry."""

    def change(entry: Any) -> None:
        for step in place[:-1]:
            entry = entry[step]
        entry[place[-1]] = value

    return change


GAME = (1,)
PLACE = (*GAME, "places", 0)


@pytest.mark.parametrize(
    "change",
    [
        *(put((0,), value) for value in (nan, inf, -1, -1e300, 1e300, 10**400, "1", "nan", None)),
        *(put((0,), value) for value in (True, [], {})),
        *(put(GAME, value) for value in (None, [], "", 5, {})),
        lambda entry: entry.append(3),
        *(put((*GAME, "actions"), value) for value in (10**400, -1, 1.5, "3", nan, None)),
        *(put((*GAME, "turns"), value) for value in (0, 10**12)),
        put((*GAME, "places"), []),
        *(put((*PLACE, "coins"), value) for value in (10**400, -1, "4", True)),
        *(put((*PLACE, "won"), value) for value in (nan, inf, 2, -0.5, "1")),
        put((*PLACE, "times", "counts"), {"3": 10**400}),
        put((*PLACE, "times", "counts"), {"x": 1}),
        *(put((*PLACE, "times", "longest"), value) for value in (1e308, inf, nan, -1)),
        put((*PLACE, "faults"), [{"mishap": "died", "detail": "x" * 5000}]),
        put((*PLACE, "faults"), [{"mishap": "died", "count": 10**400}]),
    ],
)
def test_kept_games_with_impossible_numbers_are_refused(change, tmp_path, capsys):
    path, lines = kept_games(tmp_path)
    entry = json.loads(lines[2])
    change(entry)
    lines[2] = json.dumps(entry).encode() + b"\n"
    path.write_bytes(b"".join(lines))
    capsys.readouterr()
    assert cli.main(["simulate", *FOUR, "--resume", str(path), "--json"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    sentences = [line for line in said.err.splitlines() if " played" not in line]
    assert sentences == [f"bohnanza-qt: {path} is damaged."]
    assert path.read_bytes() == b"".join(lines)


@pytest.mark.parametrize(
    "nested", [b"[" * 100_000, b'[0.1,{"places":' + b"[" * 900 + b"]" * 900 + b"}]"]
)
def test_kept_games_that_are_lists_in_lists_are_refused(nested, tmp_path, capsys):
    path, lines = kept_games(tmp_path)
    for place, problem in ((1, "is damaged"), (0, "is something else than")):
        path.write_bytes(b"".join([*lines[:place], nested + b"\n", *lines[place + 1 :]]))
        assert cli.main(["simulate", *FOUR, "--resume", str(path)]) == 1
        assert f"{path} {problem}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "“” names no file."),
        (".", "“.” names no file."),
        ("no/such/folder/kept", "There is no folder “no/such/folder”."),
    ],
)
def test_a_name_under_which_nothing_can_be_kept_is_refused(
    name, sentence, tmp_path, capsys, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as end:
        cli.main(["simulate", *FOUR, "--resume", name])
    assert end.value.code == 2
    assert f"--resume: {sentence}".replace("/", os.sep) in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_scheduler_that_is_not_there_ends_the_command(capsys, monkeypatch):
    monkeypatch.setattr(hands, "_SECONDS_TO_CONNECT", 0.2)
    assert cli.main(["simulate", *FOUR, "--scheduler", "tcp://127.0.0.1:9"]) == 1
    assert "No scheduler answers" in capsys.readouterr().err


# Programs ----------------------------------------------------------------------------------------

GARDENER = Path(__file__).parents[2] / "examples" / "gardener.py"


def test_a_program_takes_part(capsys):
    seats = f"exec:'{sys.executable}' '{GARDENER}',easy,greedy"
    figures = simulated(capsys, "--seats", seats, "--games", "3", "--rotate")
    program = figures["by_seat"][0]
    assert program["level"] == seats.split(",", maxsplit=1)[0]
    assert program["coins"] > 5
    assert program["faults"] == {}


def test_what_a_program_does_wrong_is_counted_and_said(capsys):
    seats = f"exec:'{sys.executable}' -c 'print(7)',easy,greedy"
    assert cli.main(["simulate", "--seats", seats, "--games", "3", "--json"]) == 0
    said = capsys.readouterr()
    (program, *others) = json.loads(said.out)["by_seat"]
    assert program["faults"]["nonsense"] >= 3
    assert program["faults"]["given-up"] == 3
    assert [one["faults"] for one in others] == [{}, {}]
    assert "answered with no move. (no JSON object) A plain move is made" in said.err
    # On a slow machine the progress is told between them.
    told = [line for line in said.err.splitlines() if line.startswith("bohnanza-qt: #")]
    assert len(told) == simulate._MOST_FAULTS_TOLD


def test_people_are_told_in_sentences(capsys):
    assert cli.main(["simulate", *FOUR]) == 0
    said = capsys.readouterr().out
    assert "Seat 1, greedy:" in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Something is missing: --seats."),
        (
            ["--seats", "greedy,wise,greedy"],
            f"--seats: There is no level “wise”. There are: {', '.join(LEVELS)}.",
        ),
        (["--seats", "exec:,greedy,greedy"], "“exec:” names no program that can be started."),
        (
            ["--seats", "exec:'oh,greedy,greedy"],
            "“exec:'oh,greedy,greedy” names no program that can be started.",
        ),
        (["--seats", "greedy"], "The rules “modern” are not for 1 player"),
        (
            ["--seats", "greedy,greedy,greedy", "--preset", "duel"],
            "The rules “duel” are not for 3 player",
        ),
        (
            ["--seats", "greedy,greedy,greedy", "--games", "0"],
            "--games: “0” is not a whole number between 1 and 1000000.",
        ),
        (
            ["--seats", "greedy,greedy,greedy", "--games", "ten"],
            "--games: “ten” is not a whole number between 1 and 1000000.",
        ),
        (
            ["--seats", "greedy,greedy,greedy", "--workers", "0"],
            "--workers: “0” is not a whole number between 1 and 256.",
        ),
        (
            ["--seats", "greedy,greedy,greedy", "--workers", "2", "--scheduler", "a:1"],
            "--scheduler and --workers do not go together.",
        ),
        (
            ["--seats", "greedy,greedy,greedy", "--seed", "-1"],
            "--seed: “-1” is not a whole number between 0 and 18446744073709551615.",
        ),
    ],
)
def test_bad_values_are_refused_with_a_sentence(capsys, arguments, sentence):
    with pytest.raises(SystemExit) as ended:
        cli.main(["simulate", *arguments])
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err


def test_an_unknown_rule_set_is_refused(capsys):
    with pytest.raises(SystemExit) as ended:
        cli.main(["simulate", *FOUR, "--preset", "chess"])
    assert ended.value.code == 2
    assert "chess" in capsys.readouterr().err
