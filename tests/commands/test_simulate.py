"""`bohnanza-qt simulate`: games without a window."""

from __future__ import annotations

import json

import pytest

from bohnanza_qt import cli
from bohnanza_qt.commands.self_play import Tally
from bohnanza_qt.commands.simulate import Plan, Summary
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.ui import i18n


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setattr(i18n, "system_language", lambda: "en")


def simulated(capsys, *arguments: str) -> dict[str, object]:
    assert cli.main(["simulate", *arguments, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
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


def test_the_same_seed_plays_the_same_games(capsys):
    def played(seed: str) -> dict[str, object]:
        figures = simulated(capsys, *FOUR, "--seed", seed)
        return {
            name: value
            for name, value in figures.items()
            if name not in ("seconds", "games_per_second", "decision_ms")
        }

    assert played("5") == played("5")
    assert played("5")["by_seat"] != played("50")["by_seat"]


@pytest.mark.parametrize("preset", Preset)
def test_every_rule_set_can_be_simulated(capsys, preset):
    seats = "greedy,greedy" if preset is Preset.DUEL else "greedy,greedy,greedy"
    figures = simulated(capsys, "--seats", seats, "--games", "1", "--preset", preset)
    assert figures["preset"] == preset


def test_rotation_plays_each_deal_with_everybody_on_every_seat():
    rules = rule_set(Preset.MODERN, 3)
    plan = Plan(("greedy",) * 3, Preset.MODERN, rules, games=6, seed=9, rotate=True)
    assert [plan.game_number(game) for game in range(6)] == [9, 9, 9, 10, 10, 10]
    assert [plan.places(game) for game in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_a_tie_gives_each_of_the_tied_its_part():
    summary = Summary(("greedy",) * 3)
    tally = Tally(coins=(9, 9, 3), tied=(0, 1), actions=1, turns=1)
    summary.clocks.decisions.append(0.001)
    summary.add((1, 2, 0), tally)
    figures = summary.figures(1.0)
    assert [one["win_share"] for one in figures["by_seat"]] == [0, 0.5, 0.5]
    assert [one["coins"] for one in figures["by_seat"]] == [3, 9, 9]


def test_an_interval_takes_the_games_of_one_deal_together():
    """Whoever wins all games of half the deals is known less well than by each game alone."""
    won, lost = Tally(coins=(9, 3), tied=(0,), turns=1), Tally(coins=(3, 9), tied=(1,), turns=1)
    within = []
    for games_a_deal in (1, 2):
        summary = Summary(("greedy",) * 2, games_a_deal)
        summary.clocks.decisions.append(0.001)
        for tally in (won, won, lost, lost, won, won, lost, lost):
            summary.add((0, 1), tally)
        within.append(summary.figures(1.0)["by_seat"][0]["win_share_within"])
    assert 0 < within[0] < within[1]


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
            "--seats: There is no level “wise”. There are: easy, medium, hard, greedy.",
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
