"""Records as values: writing, replaying, and making one of a running game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bohnanza_qt.engine.actions import Draw, Plant, TurnOver
from bohnanza_qt.engine.record import (
    GameRecord,
    IllegalRecord,
    RecordedShuffle,
    opening,
    record_of,
    replay,
)
from bohnanza_qt.engine.record_reading import read_record
from bohnanza_qt.engine.refusal import IllegalAction, Reason
from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.engine.state import Phase

from .table import Table, beans, everything

RECORDS = Path(__file__).parent.parent / "records"
GAMES = sorted((RECORDS / "games").glob("*.bohn"))


@pytest.fixture
def game() -> GameRecord:
    return read_record((RECORDS / "games" / "modern-4p-2.bohn").read_bytes())


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_what_is_written_is_what_was_read(path: Path) -> None:
    game = read_record(path.read_bytes())
    assert read_record(game.to_bytes()) == game
    assert json.loads(game.to_bytes()) == json.loads(path.read_bytes())


def test_a_record_is_written_compact_and_always_the_same(game: GameRecord) -> None:
    data = game.to_bytes()
    assert data == read_record(data).to_bytes()
    assert b"\n" not in data
    assert b": " not in data
    assert list(json.loads(data)) == [
        *("format", "version", "rules", "players", "start", "piles", "actions"),
        *(("meta",) if game.meta is not None else ()),
    ]


def test_names_are_written_as_people_read_them() -> None:
    table = Table(players=3)
    game = record_of(
        table.state, preset=Preset.MODERN, overrides={}, players=["Zoë", "李", "B"], actions=()
    )
    assert '"Zoë","李"'.encode() in game.to_bytes()


def test_meta_is_kept_whatever_it_is(game: GameRecord) -> None:
    content = json.loads(game.to_bytes())
    for meta in ({}, {"a": [1.5, None, {"b": "\ud83c"}], "seed": 2**64 - 1, "Ω": "é"}):
        read = read_record(json.dumps(content | {"meta": meta}).encode())
        assert read.meta == meta
        assert read_record(read.to_bytes()).meta == meta


def test_a_custom_rule_set_keeps_the_name_it_started_from_and_what_differs() -> None:
    changes = {"hand": (4, 5, 6), "fields": 2, "field_price": None, "deck": {"blue": 30, "red": 9}}
    table = Table(Preset.ORIGINAL, 3, **changes)
    table.play(Plant(0, 0))
    game = record_of(
        table.state,
        preset=Preset.ORIGINAL,
        overrides=changes,
        players="ABC",
        actions=[Plant(0, 0)],
    )
    read = read_record(game.to_bytes())
    assert read == game
    assert read.rules == table.state.rules
    assert everything(replay(read)) == everything(table.state)


def test_a_replay_may_stop_anywhere(game: GameRecord) -> None:
    assert everything(replay(game, 0)) == everything(opening(game))
    assert replay(game, 1).planted == 1
    assert replay(game).phase is Phase.OVER


def test_an_illegal_action_is_told_by_its_number(game: GameRecord) -> None:
    actions = (*game.actions[:10], Draw(99), *game.actions[10:])
    wrong = GameRecord(game.preset, game.overrides, game.players, game.start, game.piles, actions)
    replay(wrong, 10)
    with pytest.raises(IllegalRecord) as illegal:
        replay(wrong)
    assert illegal.value.index == 10


class TestPiles:
    @pytest.fixture
    def exhausted(self) -> Table:
        """The last turn before the first shuffle: three cards are drawn from three."""
        table = Table()
        table.discard("blue soy red")
        table.leave_in_pile(3)
        table.phase(Phase.DRAW)
        return table

    @pytest.mark.parametrize(
        ("piles", "reason"),
        [
            ((), Reason.PILE_MISSING),
            (("blue soy",), Reason.PILE_MISMATCH),
            (("blue soy red red",), Reason.PILE_MISMATCH),
            (("blue soy green",), Reason.PILE_MISMATCH),
            (("red blue soy",), None),
            (("red blue soy", "cocoa"), None),
        ],
    )
    def test_a_shuffle_needs_exactly_the_discarded_cards(
        self, exhausted: Table, piles: tuple[str, ...], reason: Reason | None
    ) -> None:
        recorded = tuple(tuple(beans(pile)) for pile in piles)
        exhausted.state.shuffler = RecordedShuffle((exhausted.state.piles[0], *recorded))
        before = everything(exhausted.state)
        assert exhausted.refusal(Draw(0)) is reason
        if reason is None:
            exhausted.play(Draw(0))
            assert exhausted.state.draw_pile[::-1] == beans("red blue soy")
            return
        with pytest.raises(IllegalAction) as refused:
            exhausted.play(Draw(0))
        assert refused.value.reason is reason
        assert everything(exhausted.state) == before

    def test_turning_over_needs_its_pile_too(self, exhausted: Table) -> None:
        exhausted.leave_in_pile(1)
        exhausted.phase(Phase.PLANT)
        exhausted.play(Plant(0, 0))
        exhausted.state.shuffler = RecordedShuffle((exhausted.state.piles[0],))
        assert exhausted.refusal(TurnOver(0)) is Reason.PILE_MISSING

    def test_no_pile_is_needed_for_the_final_exhaustion(self, exhausted: Table) -> None:
        exhausted.state.shuffler = RecordedShuffle((exhausted.state.piles[0],))
        exhausted.state.exhaustions = 2
        exhausted.play(Draw(0))
        assert exhausted.state.phase is Phase.OVER

    def test_no_pile_is_needed_where_the_shuffle_waits(self, exhausted: Table) -> None:
        table = Table(reshuffle="when_needed")
        table.discard("blue soy red")
        table.leave_in_pile(3)
        table.phase(Phase.DRAW)
        table.state.shuffler = RecordedShuffle((table.state.piles[0],))
        table.play(Draw(0), Plant(1, 0))
        assert table.refusal(TurnOver(1)) is Reason.PILE_MISSING

    def test_a_draw_that_needs_the_waiting_shuffle_is_refused_before_its_first_card(self) -> None:
        table = Table(reshuffle="when_needed")
        table.discard("blue soy red")
        table.leave_in_pile(2)
        table.phase(Phase.DRAW)
        table.state.shuffler = RecordedShuffle((table.state.piles[0],))
        before = everything(table.state)
        assert table.refusal(Draw(0)) is Reason.PILE_MISSING
        with pytest.raises(IllegalAction):
            table.play(Draw(0))
        assert everything(table.state) == before
