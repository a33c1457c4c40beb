"""What all games come to."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest

from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.session.kept_game import KeptGame, KeptSeat, Sitter, read_kept_game
from bohnanza_qt.session.statistics import (
    MIXED,
    OTHER,
    PROGRAM,
    Against,
    statistics_of,
)
from tests.kept_records import CLASSIC, MODERN, TIED, kept


def game(
    *seats: tuple[str, str, int],
    winners: Sequence[int] = (0,),
    preset: Preset = Preset.MODERN,
    is_custom: bool = False,
    is_over: bool = True,
) -> KeptGame:
    """`seats`: name, who or else the level of a computer, coins."""
    sitters = {who.value: who for who in Sitter}
    return KeptGame(
        begun=0,
        preset=preset,
        is_custom=is_custom,
        turn=30,
        is_over=is_over,
        game_number="",
        identity=b"",
        seats=tuple(
            KeptSeat(
                name=name,
                who=sitters.get(who, Sitter.COMPUTER),
                level="" if who in sitters else who,
                coins=coins,
                wins=is_over and number in winners,
            )
            for number, (name, who, coins) in enumerate(seats)
        ),
    )


def alone(*levels: str, coins: int = 10, winners: Sequence[int] = (0,), **more: object) -> KeptGame:
    others = [(f"C{number}", level, 9) for number, level in enumerate(levels)]
    return game(("You", "person", coins), *others, winners=winners, **more)  # type: ignore[arg-type]


def test_nothing_comes_of_nothing() -> None:
    statistics = statistics_of(())
    assert (statistics.over, statistics.not_over) == (0, 0)
    assert statistics.all_alone.share == statistics.all_alone.mean_coins == 0


def test_games_alone_are_counted_by_rules_and_level() -> None:
    hard = Against(Preset.MODERN, "hard")
    statistics = statistics_of(
        [
            alone("hard", "hard", "hard", coins=12),
            alone("hard", "hard", "hard", coins=5, winners=(1,)),
            alone("easy", preset=Preset.DUEL, coins=20),
        ]
    )
    assert list(statistics.alone) == [hard, Against(Preset.DUEL, "easy")]
    tally = statistics.alone[hard]
    assert (tally.games, tally.won, tally.share, tally.mean_coins, tally.best) == (
        2,
        1,
        0.5,
        8.5,
        12,
    )
    assert tally.even_share == 0.25
    assert statistics.all_alone.games == 3
    assert statistics.all_alone.best == 20


def test_a_shared_win_counts_in_parts() -> None:
    statistics = statistics_of(
        [
            alone("hard", "hard", winners=(0, 2)),
            alone("hard", "hard", winners=(0, 1, 2)),
            alone("hard", "hard", winners=(1, 2)),
        ]
    )
    assert statistics.all_alone.won == Fraction(5, 6)


def test_a_tie_belongs_to_whom_the_rules_give_it() -> None:
    for person, won in ((0, 0), (2, 0), (3, 1)):
        tied = read_kept_game(kept(TIED, persons=(person,)), 0)
        assert statistics_of([tied]).all_alone.won == won


@pytest.mark.parametrize(
    ("levels", "row"),
    [
        (("hard", "hard"), "hard"),
        (("hard", "hard:haggler"), "hard"),
        (("hard", "easy"), MIXED),
        (("hard", "program"), MIXED),
        (("program", "program"), PROGRAM),
        (("greedy", "greedy"), "greedy"),
        (("grandmaster", "champion"), OTHER),
        (("", ""), OTHER),
    ],
)
def test_opponents_of_one_kind_have_its_name_and_others_are_mixed(
    levels: tuple[str, str], row: str
) -> None:
    [against] = statistics_of([alone(*levels)]).alone
    assert against.level == row


def test_rules_set_by_hand_are_counted_together() -> None:
    statistics = statistics_of(
        [
            alone("hard", is_custom=True),
            alone("hard", preset=Preset.ARENA, is_custom=True),
            alone("hard"),
        ]
    )
    assert list(statistics.alone) == [Against(Preset.MODERN, "hard"), Against(None, "hard")]
    assert statistics.alone[Against(None, "hard")].games == 2


def test_rows_stand_in_the_order_in_which_rules_and_levels_are_offered() -> None:
    rows = statistics_of(
        [
            alone("program", preset=Preset.CLASSIC),
            alone("easy", "hard"),
            alone("expert"),
            alone("easy"),
            alone("easy", preset=Preset.DUEL),
        ]
    ).alone
    assert [(row.preset, row.level) for row in rows] == [
        (Preset.MODERN, "easy"),
        (Preset.MODERN, "expert"),
        (Preset.MODERN, MIXED),
        (Preset.CLASSIC, "program"),
        (Preset.DUEL, "easy"),
    ]


def test_several_persons_are_counted_by_name_as_written_last() -> None:
    newest, oldest = (
        game(("ada", "person", 7), ("Ben", "person", 9), ("Tom", "hard", 3), winners=(1,)),
        game(("Cleo", "person", 4), ("Ada", "person", 10), winners=(1,)),
    )
    statistics = statistics_of([newest, oldest])
    assert statistics.games_together == 2
    assert list(statistics.together) == ["ada", "Ben", "Cleo"]
    ada = statistics.together["ada"]
    assert (ada.games, ada.won, ada.mean_coins, ada.best) == (2, 1, 8.5, 10)
    assert not statistics.alone


def test_two_of_one_name_at_a_table_cannot_be_told_apart() -> None:
    statistics = statistics_of(
        [game(("Ada", "person", 7), ("ADA", "person", 9), ("Ben", "person", 1))]
    )
    assert list(statistics.together) == ["Ben"]


def test_games_that_are_not_over_count_for_nothing_yet() -> None:
    statistics = statistics_of([alone("hard", is_over=False)])
    assert (statistics.over, statistics.not_over, statistics.alone) == (0, 1, {})


@pytest.mark.parametrize("who", ["hard", "unknown"])
def test_a_game_without_a_person_is_a_game_and_nothing_more(who: str) -> None:
    statistics = statistics_of([game(("Ada", who, 7), ("Ben", who, 9))])
    assert statistics.over == 1
    assert not statistics.alone
    assert not statistics.together


def test_real_games_come_to_what_they_ended_with() -> None:
    games = [
        read_kept_game(kept(MODERN, persons=(2,)), 0),
        read_kept_game(kept(CLASSIC, persons=(0, 2)), 0),
    ]
    statistics = statistics_of(games)
    assert statistics.all_alone.won == 1
    assert statistics.all_alone.coins == 6
    assert {name: tally.coins for name, tally in statistics.together.items()} == {
        "Ada": 4,
        "Cleo": 11,
    }
