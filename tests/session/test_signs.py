"""Each seat goes by a sign: chosen before the game, kept with it, and never that of another."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bohnanza_qt.engine.record_reading import read_record
from bohnanza_qt.session.autosave import SaveSlot
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import GameSetup, SeatKind, SeatSetup
from bohnanza_qt.session.meta import META_KEY
from bohnanza_qt.session.paths import folders
from bohnanza_qt.session.settings import Settings, SettingsStore
from bohnanza_qt.session.signs import SIGNS, Sign, signs_of

from .playing import play, setup_of

LEAF, SUN, DROP, SNAIL, ACORN = Sign.LEAF, Sign.SUN, Sign.DROP, Sign.SNAIL, Sign.ACORN

NO_SIGNS = ["", "LEAF", "oak", "leaf ", 3, True, None, [], ["leaf"], {"leaf": 1}, 1e300, "x" * 999]


def with_signs(*signs: Sign | None) -> GameSetup:
    setup = setup_of(1, len(signs) - 1)
    seats = (
        seat.model_copy(update={"sign": sign})
        for seat, sign in zip(setup.seats, signs, strict=True)
    )
    return setup.model_copy(update={"seats": tuple(seats)})


def test_without_a_choice_the_signs_follow_the_numbers() -> None:
    assert signs_of([None] * 7) == SIGNS
    assert with_signs(None, None, None).signs == SIGNS[:3]


def test_a_chosen_sign_goes_before_that_of_a_number() -> None:
    assert signs_of([SUN, None, None]) == (SUN, LEAF, DROP)
    assert signs_of([None, None, LEAF]) == (SUN, DROP, LEAF)
    assert signs_of([None, LEAF, SUN]) == (DROP, LEAF, SUN)


def test_of_two_that_chose_the_same_the_first_has_it() -> None:
    assert signs_of([ACORN, ACORN, ACORN]) == (ACORN, SUN, DROP)
    assert signs_of([SUN, SUN, None]) == (SUN, LEAF, DROP)


@pytest.mark.parametrize("first", [None, *SIGNS])
@pytest.mark.parametrize("last", [None, *SIGNS])
def test_no_two_of_seven_are_alike(first: Sign | None, last: Sign | None) -> None:
    signs = signs_of([first, None, last, first, None, None, last])
    assert sorted(signs) == sorted(SIGNS)
    assert signs[0] is (first or signs[0])


def test_a_sign_is_kept_in_the_settings(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    setup = with_signs(SNAIL, None, LEAF)
    store.save(Settings(last_setup=setup, family_setup=setup))
    again = store.load()
    assert again.last_setup == again.family_setup == setup
    assert again.last_setup is not None
    assert again.last_setup.signs == (SNAIL, SUN, LEAF)


@pytest.mark.parametrize("sign", NO_SIGNS)
def test_in_settings_what_is_no_sign_is_as_good_as_none(tmp_path: Path, sign: object) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    seats = [{"name": "Ada", "kind": "person", "sign": sign}, {"name": "Ben", "sign": "sun"}]
    store.path.write_text(json.dumps({"last_setup": {"preset": "duel", "seats": seats}}))
    setup = store.load().last_setup
    assert setup is not None
    assert setup.seats[0] == SeatSetup(name="Ada", kind=SeatKind.PERSON)
    assert setup.signs == (LEAF, SUN)


def test_settings_of_before_have_no_signs() -> None:
    read = GameSetup.model_validate({"seats": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cleo"}]})
    assert [seat.sign for seat in read.seats] == [None, None, None]


def test_a_record_keeps_the_signs() -> None:
    session = GameSession.new(with_signs(SNAIL, None, LEAF))
    play(session, 20)
    again = GameSession.from_record(read_record(session.record().to_bytes()))
    assert again.setup.signs == (SNAIL, SUN, LEAF)
    assert again.setup.seats == session.setup.seats


@pytest.mark.parametrize("sign", NO_SIGNS)
def test_in_a_record_what_is_no_sign_costs_nothing_else(sign: object) -> None:
    record = json.loads(GameSession.new(with_signs(None, SUN, None)).record().to_bytes())
    seats = record["meta"][META_KEY]["seats"]
    seats[0]["sign"] = sign
    seats[0]["level"], seats[2]["kind"] = "hard", "person"
    again = GameSession.from_record(read_record(json.dumps(record).encode()))
    assert [seat.sign for seat in again.setup.seats] == [None, SUN, None]
    assert again.people == {0, 2}
    assert again.setup.seats[0].level == "hard"


def test_a_record_of_before_has_the_signs_of_the_numbers() -> None:
    record = json.loads(GameSession.new(with_signs(ACORN, SUN, None)).record().to_bytes())
    for seat in record["meta"][META_KEY]["seats"]:
        del seat["sign"]
    again = GameSession.from_record(read_record(json.dumps(record).encode()))
    assert again.setup.signs == SIGNS[:3]


def test_two_alike_in_a_record_are_told_apart_the_same_way_each_time() -> None:
    record = json.loads(GameSession.new(with_signs(None, None, None)).record().to_bytes())
    for seat in record["meta"][META_KEY]["seats"]:
        seat["sign"] = "acorn"
    content = json.dumps(record).encode()
    signs = {GameSession.from_record(read_record(content)).setup.signs for _ in range(3)}
    assert signs == {(ACORN, SUN, DROP)}


def test_a_game_that_is_continued_has_the_signs_it_had() -> None:
    slot = SaveSlot(folders(), lambda _problem: None)
    session = GameSession.new(with_signs(SNAIL, ACORN, None))
    slot.begin(session)
    play(session, 20)
    persons = session.setup.seats[1].model_copy(update={"kind": SeatKind.PERSON})
    seats = (session.setup.seats[0], persons, session.setup.seats[2])
    session.reseat(session.setup.model_copy(update={"seats": seats}))
    play(session, 5)
    assert slot.close()
    again = SaveSlot(folders(), lambda _problem: None)
    loaded = again.load()
    assert loaded.setup.seats == session.setup.seats
    assert loaded.setup.signs == (SNAIL, ACORN, DROP)
    again.close()


def test_whoever_takes_over_a_seat_takes_its_sign() -> None:
    session = GameSession.new(with_signs(SNAIL, None, None))
    other = with_signs(ACORN, ACORN, LEAF)
    session.reseat(other)
    assert session.setup.signs == (SNAIL, SUN, DROP)
    assert other.seats[0].with_computer("easy").sign is ACORN
    assert other.seats[0].with_program(("bot",)).sign is ACORN
