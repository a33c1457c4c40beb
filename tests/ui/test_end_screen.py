"""The words at the end of a game, said to who reads them."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.rules import Tie
from bohnanza_qt.ui.end_screen import EndScreen
from bohnanza_qt.ui.result import Result


@pytest.fixture
def screen(qtbot: QtBot) -> EndScreen:
    screen = EndScreen()
    qtbot.addWidget(screen)
    return screen


def words(
    screen: EndScreen,
    tied: tuple[int, ...],
    winners: tuple[int, ...],
    *,
    start: int = 0,
    people: frozenset[int] = frozenset({0}),
    tie: Tie = Tie.FARTHEST,
) -> tuple[str, str]:
    """The headline and the reason, with the person on seat 0 called as nobody chose a name."""
    session = SimpleNamespace(
        names=("You", "Iker", "Lucia"),
        people=people,
        state=SimpleNamespace(start=start),
        rules=SimpleNamespace(tie=tie),
    )
    screen._session = session  # type: ignore[assignment]
    screen._result = Result((), winners, tied, ())
    screen._person = min(people, default=0)
    said = screen._winner_words(), screen._tie_words()
    screen._session = None
    return said


def test_a_tie_is_told_to_the_person_as_you(screen: EndScreen) -> None:
    headline, why = words(screen, (0, 2), (2,))
    assert headline == "Lucia wins"
    assert why == (
        "You have the same number of coins as Lucia. A tie goes to whoever sits farthest "
        "clockwise from you, the starting player. Lucia sits 2 seats on. You were the starting "
        "player."
    )


def test_who_sits_far_from_the_starting_player_is_you_too(screen: EndScreen) -> None:
    headline, why = words(screen, (0, 1), (0,), start=1, tie=Tie.HAND_THEN_FARTHEST)
    assert headline == "You win!"
    assert why == (
        "You have the same number of coins as Iker. A tie goes to whoever has most cards in hand "
        "and, if that is the same too, sits farthest clockwise from the starting player, Iker. "
        "You sit 2 seats on. Iker was the starting player."
    )


def test_winners_that_no_rule_parts_are_named_together(screen: EndScreen) -> None:
    assert words(screen, (0, 1, 2), (0, 1, 2))[0] == "You win together with Iker and Lucia"
    assert words(screen, (1, 2), (1, 2))[0] == "Iker and Lucia win"


def test_where_several_people_play_all_have_names(screen: EndScreen) -> None:
    headline, why = words(screen, (1, 2), (1,), start=2, people=frozenset({1, 2}))
    assert headline == "Iker wins"
    assert why.startswith("Iker and Lucia have the same number of coins.")
    assert why.endswith("Iker sits 2 seats on. Lucia was the starting player.")
