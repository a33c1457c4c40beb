"""Harvests, bean protection, and fields for sale (rules, section 4)."""

from __future__ import annotations

import pytest

from bohnanza_qt.engine.actions import (
    BuyField,
    DoneTrading,
    Draw,
    Harvest,
    Plant,
    PlantAside,
    TurnOver,
)
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.events import CardPlanted, FieldHarvested, Source
from bohnanza_qt.engine.refusal import Reason
from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.engine.state import Phase

from .table import Table, beans

STRICT = "all_fields_single"


def test_coins_stay_with_the_harvester_and_the_rest_is_discarded() -> None:
    table = Table()
    table.grow(0, 0, "blue", 7)
    table.play(Harvest(0, 0))
    assert table.state.seats[0].coins == beans("blue blue")
    assert table.state.discard == beans("blue blue blue blue blue")
    assert table.field(0, 0) is None


def test_a_harvest_for_nothing_is_legal() -> None:
    table = Table()
    table.grow(0, 0, "blue", 3)
    table.play(Harvest(0, 0))
    assert table.coins(0) == 0
    assert table.state.discard == beans("blue blue blue")


@pytest.mark.parametrize("phase", [Phase.PLANT, Phase.TRADE, Phase.ASIDE, Phase.DRAW])
@pytest.mark.parametrize("seat", [0, 3])
def test_anyone_may_harvest_in_any_phase(phase: Phase, seat: int) -> None:
    table = Table()
    table.grow(seat, 1, "soy", 2)
    table.phase(phase)
    assert table.refusal(Harvest(seat, 1)) is None


def test_there_must_be_a_field_and_something_in_it() -> None:
    table = Table()
    assert table.refusal(Harvest(0, 2)) is Reason.NO_SUCH_FIELD
    assert table.refusal(Harvest(0, 0)) is Reason.EMPTY_FIELD


def test_a_lone_bean_is_protected_while_another_own_field_holds_more() -> None:
    table = Table()
    table.grow(0, 0, "blue", 1)
    table.grow(0, 1, "red", 2)
    assert table.refusal(Harvest(0, 0)) is Reason.PROTECTED_FIELD
    table.play(Harvest(0, 1), Harvest(0, 0))


def test_an_empty_field_does_not_protect_a_lone_bean() -> None:
    table = Table()
    table.grow(0, 0, "blue", 1)
    assert table.refusal(Harvest(0, 0)) is None


def test_other_players_fields_protect_nothing() -> None:
    table = Table()
    table.grow(0, 0, "blue", 1)
    table.grow(1, 0, "red", 3)
    assert table.refusal(Harvest(0, 0)) is None


def test_under_strict_protection_an_empty_field_protects_a_lone_bean() -> None:
    table = Table(protection=STRICT)
    table.grow(0, 0, "blue", 1)
    assert table.refusal(Harvest(0, 0)) is Reason.PROTECTED_FIELD


def test_under_strict_protection_lone_beans_everywhere_may_be_harvested_once() -> None:
    table = Table(protection=STRICT)
    table.grow(0, 0, "blue", 1)
    table.grow(0, 1, "red", 1)
    table.play(Harvest(0, 0))
    assert table.refusal(Harvest(0, 1)) is Reason.PROTECTED_FIELD


def test_under_strict_protection_a_larger_field_protects_a_lone_bean() -> None:
    table = Table(protection=STRICT)
    table.grow(0, 0, "blue", 1)
    table.grow(0, 1, "red", 2)
    assert table.refusal(Harvest(0, 0)) is Reason.PROTECTED_FIELD
    assert table.refusal(Harvest(0, 1)) is None


def test_a_bought_field_protects_lone_beans_under_the_strict_rule() -> None:
    table = Table(Preset.CLASSIC, 4)
    table.grow(0, 0, "blue", 1)
    table.grow(0, 1, "red", 1)
    table.earn(0, "soy soy soy")
    table.play(BuyField(0))
    assert table.refusal(Harvest(0, 0)) is Reason.PROTECTED_FIELD


class TestHarvestOnlyWhereACardFindsNoPlace:
    """`must_plant`, as in the arena."""

    @staticmethod
    def full_fields(hands: dict[int, str] | None = None) -> Table:
        table = Table(Preset.ARENA, 4, hands=hands or {0: "green stink soy"})
        table.grow(0, 0, "blue", 2)
        table.grow(0, 1, "red", 2)
        return table

    def test_the_front_card_without_a_field_allows_a_harvest(self) -> None:
        assert self.full_fields().refusal(Harvest(0, 0)) is None

    def test_a_field_that_takes_the_front_card_forbids_it(self) -> None:
        table = self.full_fields({0: "blue"})
        assert table.refusal(Harvest(0, 1)) is Reason.HARVEST_NOT_ALLOWED_NOW

    def test_an_empty_field_forbids_it(self) -> None:
        table = self.full_fields()
        table.play(Harvest(0, 0))
        assert table.refusal(Harvest(0, 1)) is Reason.HARVEST_NOT_ALLOWED_NOW

    def test_protection_is_judged_first(self) -> None:
        table = Table(Preset.ARENA, 4, hands={0: "green"})
        table.grow(0, 0, "blue", 1)
        table.grow(0, 1, "red", 2)
        assert table.refusal(Harvest(0, 0)) is Reason.PROTECTED_FIELD
        table = Table(Preset.ARENA, 4)
        table.grow(0, 0, "blue", 1)
        assert table.refusal(Harvest(0, 0)) is Reason.PROTECTED_FIELD

    def test_who_harvests_so_must_plant_the_front_card_before_turning_over(self) -> None:
        table = self.full_fields({0: "red green stink"})
        table.play(Plant(0, 1))
        assert table.refusal(TurnOver(0)) is None
        table.play(Harvest(0, 1))
        assert table.refusal(TurnOver(0)) is Reason.MUST_PLANT_FIRST
        table.play(Plant(0, 1))
        assert table.refusal(TurnOver(0)) is None

    def test_after_two_plants_the_hand_allows_no_harvest(self) -> None:
        table = self.full_fields({0: "blue red green"})
        table.play(Plant(0, 0), Plant(0, 1))
        assert table.refusal(Harvest(0, 0)) is Reason.HARVEST_NOT_ALLOWED_NOW

    def test_nobody_harvests_on_anothers_turn_or_while_trading(self) -> None:
        table = self.full_fields()
        table.grow(1, 0, "chili", 2)
        table.grow(1, 1, "black_eyed", 2)
        assert table.refusal(Harvest(1, 0)) is Reason.HARVEST_NOT_ALLOWED_NOW
        table.play(Harvest(0, 0), Plant(0, 0), TurnOver(0))
        assert table.refusal(Harvest(0, 1)) is Reason.HARVEST_NOT_ALLOWED_NOW

    def test_any_own_set_aside_card_without_a_field_allows_a_harvest(self) -> None:
        table = self.full_fields()
        table.grow(1, 0, "chili", 2)
        table.grow(1, 1, "black_eyed", 2)
        table.lay_aside(1, "chili soy")
        table.lay_aside(0, "blue")
        table.phase(Phase.ASIDE)
        assert table.refusal(Harvest(1, 1)) is None
        assert table.refusal(Harvest(0, 0)) is Reason.HARVEST_NOT_ALLOWED_NOW
        table.play(Harvest(1, 1))
        assert table.refusal(Harvest(1, 0)) is Reason.HARVEST_NOT_ALLOWED_NOW
        assert not table.state.owes_plant

    def test_nobody_harvests_before_drawing(self) -> None:
        table = self.full_fields()
        table.phase(Phase.DRAW)
        assert table.refusal(Harvest(0, 0)) is Reason.HARVEST_NOT_ALLOWED_NOW


class TestFieldsForSale:
    def test_a_third_field_costs_the_topmost_coins_one_by_one_onto_the_discard_pile(self) -> None:
        table = Table(Preset.ORIGINAL, 4)
        table.earn(2, "blue red soy green")
        table.play(BuyField(2))
        assert table.state.seats[2].coins == beans("blue")
        assert table.state.discard == beans("green soy red")
        assert table.state.seats[2].fields == [None, None, None]

    def test_a_bought_field_can_be_used_at_once(self) -> None:
        table = Table(Preset.ORIGINAL, 4, hands={0: "green"})
        table.grow(0, 0, "blue", 1)
        table.grow(0, 1, "red", 1)
        table.earn(0, "blue red soy")
        table.play(BuyField(0), Plant(0, 2))
        assert table.field(0, 2) == (Bean.GREEN, 1)

    def test_a_field_may_be_bought_in_the_middle_of_planting(self) -> None:
        table = Table(Preset.ORIGINAL, 4)
        table.earn(1, "blue red soy")
        table.lay_aside(1, "green soy")
        table.phase(Phase.ASIDE)
        table.play(PlantAside(1, 0, 0), BuyField(1), PlantAside(1, 0, 2))
        assert table.state.phase is Phase.DRAW

    def test_two_coins_are_not_enough_for_three(self) -> None:
        table = Table(Preset.ORIGINAL, 4)
        table.earn(0, "blue red")
        assert table.refusal(BuyField(0)) is Reason.NOT_ENOUGH_COINS

    def test_seven_players_pay_two(self) -> None:
        table = Table(Preset.CLASSIC, 7)
        table.earn(0, "blue red")
        assert table.refusal(BuyField(0)) is None

    @pytest.mark.parametrize(
        ("preset", "players"),
        [(Preset.MODERN, 3), (Preset.MODERN, 5), (Preset.ARENA, 4), (Preset.CLASSIC, 3)],
    )
    def test_where_no_field_is_sold_money_does_not_help(self, preset: Preset, players: int) -> None:
        table = Table(preset, players)
        assert table.refusal(BuyField(0)) is Reason.FIELD_NOT_FOR_SALE
        table.earn(0, "blue red soy")
        assert table.refusal(BuyField(0)) is Reason.FIELD_NOT_FOR_SALE

    def test_nobody_owns_a_fourth_field(self) -> None:
        table = Table(Preset.ORIGINAL, 4)
        table.earn(0, "blue red soy green stink chili")
        table.play(BuyField(0))
        assert table.refusal(BuyField(0)) is Reason.FIELD_NOT_FOR_SALE

    def test_a_rule_set_may_sell_more_than_one_field(self) -> None:
        table = Table(Preset.ORIGINAL, 4, max_fields=4)
        table.earn(0, "blue red soy green stink chili")
        table.play(BuyField(0), BuyField(0))
        assert len(table.state.seats[0].fields) == 4
        assert table.coins(0) == 0

    def test_a_free_field_needs_no_coins(self) -> None:
        table = Table(field_price=0)
        table.play(BuyField(0))
        assert len(table.state.seats[0].fields) == 3

    def test_on_the_own_turn_only_where_the_rules_say_so(self) -> None:
        table = Table(Preset.ORIGINAL, 4, buy_when="own_turn")
        table.earn(1, "blue red soy")
        assert table.refusal(BuyField(1)) is Reason.NOT_YOUR_TURN

    def test_paid_coins_may_leave_the_game(self) -> None:
        table = Table(Preset.ORIGINAL, 4, paid_coins="out")
        table.earn(1, "blue red soy")
        table.play(BuyField(1))
        assert table.state.discard == []
        assert table.state.out == beans("soy red blue")

    def test_paid_coins_come_back_with_the_shuffle(self) -> None:
        table = Table(Preset.ORIGINAL, 4)
        table.earn(0, "blue red soy")
        table.leave_in_pile(1)
        table.phase(Phase.DRAW)
        table.play(BuyField(0), Draw(0))
        assert len(table.hand(0)) == 5 + 3


def test_only_harvests_at_the_end_of_the_game_are_called_final() -> None:
    table = Table(deck={"blue": 21}, exhaustions=1)
    events = table.play(Plant(0, 0), Harvest(0, 0), Plant(0, 1), TurnOver(0), DoneTrading(0))
    events += table.play(PlantAside(0, 0, 0))
    assert [event.final for event in events if isinstance(event, FieldHarvested)] == [
        False,
        True,
        True,
    ]
    assert not table.state.owes_plant


def test_a_planted_card_is_told_with_the_place_it_lay_in() -> None:
    table = Table(hands={0: "blue"})
    [planted] = table.play(Plant(0, 1))
    assert planted == CardPlanted(0, 1, Bean.BLUE, 1, Source.HAND, 0)
