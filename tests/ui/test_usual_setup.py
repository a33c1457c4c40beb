"""A new game begins as the last one did, whatever the settings file holds."""

from __future__ import annotations

import pytest

from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.session.game_setup import GameSetup, SeatKind, SeatSetup
from bohnanza_qt.session.settings import Settings
from bohnanza_qt.ui.setup.usual_setup import (
    LONGEST_NAME,
    again,
    family_setup,
    for_two,
    usual_setup,
)


def last(preset: Preset = Preset.CLASSIC, names: tuple[str, ...] = ("Ada", "Ben"), **more: object):
    seats = tuple(
        SeatSetup(name=name, kind=SeatKind.COMPUTER if seat else SeatKind.PERSON)
        for seat, name in enumerate(names)
    )
    setup = GameSetup(preset=preset, seats=seats, game_number=5, **more)
    # Not looked at again: the page has to bear more than the settings let through.
    return Settings().model_copy(update={"last_setup": setup})


def test_the_first_game_ever_is_modern_against_three():
    setup = usual_setup(Settings(), "You")
    assert setup.preset is Preset.MODERN
    assert len(setup.seats) == 4
    assert setup.persons == {0}
    assert setup.names[0] == "You"


def test_the_last_setup_comes_back_with_another_game_number():
    names = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")
    settings = last(names=names).model_copy(update={"player_name": "Ada"})
    numbers = {usual_setup(settings, "You").game_number for _ in range(8)}
    assert len(numbers) > 1
    setup = usual_setup(settings, "You")
    assert setup.preset is Preset.CLASSIC
    assert setup.names == names


@pytest.mark.parametrize("opponents", range(1, 7))
@pytest.mark.parametrize("preset", Preset)
def test_any_number_of_opponents_finds_rules_that_can_be_played(preset, opponents):
    setup = usual_setup(last(preset), "You", opponents)
    assert len(setup.seats) == opponents + 1
    assert len(setup.rules().hands(opponents + 1)) == opponents + 1


def test_custom_rules_are_kept_as_long_as_the_number_of_seats_fits_them():
    settings = last(Preset.MODERN, ("Ada", "Ben", "Cleo"), overrides={"hand": 6})
    assert usual_setup(settings, "You", 4).rules().hand == 6
    assert usual_setup(settings, "You", 6).overrides == {}


def test_a_setup_that_cannot_be_played_costs_no_game():
    settings = last(
        Preset.DUEL,
        ("", "x" * 90, "ben", "Ben") + ("Ada",) * 9,
        overrides={"fields": "many"},
        start=40,
    )
    setup = usual_setup(settings, "Ben")
    assert len(setup.seats) == 7
    assert len({name.casefold() for name in setup.names}) == 7
    assert all(0 < len(name) <= LONGEST_NAME for name in setup.names)
    assert setup.start is None
    setup.rules()


def test_another_game_of_the_same_company_draws_lots_anew():
    setup = usual_setup(Settings(), "You").model_copy(update={"start": 2, "game_number": 2**40})
    other = again(setup)
    assert other.seats == setup.seats
    assert other.start is None
    assert other.game_number != setup.game_number


def of_persons(*names: str) -> GameSetup:
    seats = tuple(SeatSetup(name=name, kind=SeatKind.PERSON) for name in names)
    return GameSetup(preset=Preset.CLASSIC, seats=seats, game_number=5, open_hands=True)


def test_several_persons_are_dealt_anew_as_they_sat():
    before = of_persons("Ada", "Ben", "Cleo")
    setup = family_setup(before)
    assert setup is not None
    assert setup.names == before.names
    assert setup.persons == {0, 1, 2}
    assert setup.open_hands
    assert setup.game_number != before.game_number


@pytest.mark.parametrize("names", [("Ada",), ("Ada", "ada", "Ben"), ("Ada", " ", "Ben")])
def test_a_family_that_cannot_be_seated_is_forgotten(names: tuple[str, ...]):
    kept = of_persons("Ada", "Ben", "Cleo")
    seats = tuple(SeatSetup(name=name, kind=SeatKind.PERSON) for name in names)
    assert family_setup(kept.model_copy(update={"seats": seats})) is None
    assert family_setup(None) is None


def test_after_a_game_of_several_playing_alone_meets_none_of_their_names():
    settings = Settings().model_copy(update={"last_setup": of_persons("Ada", "Ben", "Cleo")})
    alone = usual_setup(settings, "You", 2)
    assert alone.persons == {0}
    assert not {"Ben", "Cleo"} & set(alone.names)
    assert usual_setup(settings, "You").names == ("Ada", "Ben", "Cleo")


def test_a_first_game_of_several_has_two_persons():
    setup = for_two(Settings(), "You")
    assert setup.persons == {0, 1}
    assert len(setup.seats) == 4
