"""Phase 1 and phase 3: what a field takes, and how many cards are planted."""

from __future__ import annotations

import pytest

from bohnanza_qt.engine.actions import DoneTrading, Harvest, Plant, PlantAside, TurnOver
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import Question, awaited
from bohnanza_qt.engine.refusal import IllegalAction, Reason
from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.engine.state import Phase

from .table import Table, beans


def test_the_deal_goes_round_one_card_at_a_time_from_the_starting_player() -> None:
    table = Table(start=2, hands={2: "red soy", 3: "blue", 0: "garden", 1: "green"})
    assert table.state.piles[0][:5] == tuple(beans("red blue garden green soy"))
    assert [len(seat.hand) for seat in table.state.seats] == [5, 5, 5, 5]
    assert table.state.active == 2


def test_the_deal_skips_seats_that_have_their_number() -> None:
    table = Table(Preset.CLASSIC, 7, start=3)
    sizes = [len(seat.hand) for seat in table.state.seats]
    assert sizes == [6, 6, 6, 3, 4, 5, 6]


def test_the_front_card_is_planted_and_the_next_one_moves_up() -> None:
    table = Table(hands={0: "blue red soy"})
    table.play(Plant(0, 1))
    assert table.field(0, 1) == (Bean.BLUE, 1)
    assert table.hand(0)[:2] == beans("red soy")


def test_a_second_card_may_go_into_another_field_or_on_the_same_kind() -> None:
    table = Table(hands={0: "blue blue"})
    table.play(Plant(0, 0), Plant(0, 0))
    assert table.field(0, 0) == (Bean.BLUE, 2)


def test_the_same_kind_may_grow_in_two_fields() -> None:
    table = Table(hands={0: "blue blue"})
    table.play(Plant(0, 0), Plant(0, 1))
    assert table.field(0, 0) == table.field(0, 1) == (Bean.BLUE, 1)


def test_a_field_takes_one_kind_only() -> None:
    table = Table(hands={0: "blue red"})
    table.play(Plant(0, 0))
    assert table.refusal(Plant(0, 0)) is Reason.OTHER_BEAN_IN_FIELD


def test_never_a_third_card_from_the_hand() -> None:
    table = Table(hands={0: "blue blue blue"})
    table.play(Plant(0, 0), Plant(0, 0))
    assert table.refusal(Plant(0, 0)) is Reason.THIRD_PLANT


def test_the_first_card_must_be_planted_before_turning_over() -> None:
    table = Table()
    assert table.refusal(TurnOver(0)) is Reason.MUST_PLANT_FIRST
    assert awaited(table.state)[0] is Question.PLANT_FIRST


def test_one_card_is_enough() -> None:
    table = Table()
    table.play(Plant(0, 0))
    assert awaited(table.state)[0] is Question.PLANT_OR_TURN_OVER
    table.play(TurnOver(0))
    assert table.state.phase is Phase.TRADE
    assert len(table.state.revealed) == 2


def test_an_empty_hand_skips_the_planting() -> None:
    table = Table(hand=0, deck={"blue": 20})
    assert awaited(table.state)[0] is Question.TURN_OVER
    assert table.refusal(Plant(0, 0)) is Reason.NO_SUCH_CARD
    table.play(TurnOver(0))


def test_after_the_last_hand_card_only_turning_over_is_left() -> None:
    table = Table(hand=1)
    table.play(Plant(0, 0))
    assert awaited(table.state)[0] is Question.TURN_OVER


@pytest.mark.parametrize("field", [2, 99, 2**62])
def test_there_is_no_field_beyond_the_own_ones(field: int) -> None:
    assert Table().refusal(Plant(0, field)) is Reason.NO_SUCH_FIELD


def test_only_the_active_player_plants_and_turns_over() -> None:
    table = Table()
    assert table.refusal(Plant(1, 0)) is Reason.NOT_YOUR_TURN
    assert table.refusal(TurnOver(1)) is Reason.NOT_YOUR_TURN


def test_a_seat_that_does_not_exist_is_judged_after_the_phase() -> None:
    table = Table()
    assert table.refusal(Plant(4, 0)) is Reason.NO_SUCH_SEAT
    assert table.refusal(DoneTrading(4)) is Reason.WRONG_PHASE
    assert table.refusal(Harvest(4, 0)) is Reason.NO_SUCH_SEAT


def test_a_refused_action_raises_and_changes_nothing() -> None:
    table = Table(hands={0: "blue red"})
    table.play(Plant(0, 0))
    with pytest.raises(IllegalAction) as refused:
        table.play(Plant(0, 0))
    assert refused.value.reason is Reason.OTHER_BEAN_IN_FIELD
    assert table.hand(0)[0] is Bean.RED


def test_cards_nobody_took_are_the_active_players_to_plant_in_the_order_turned() -> None:
    table = Table(hands={0: "blue"}, pile="red soy")
    table.trade()
    table.end_trading()
    assert table.state.phase is Phase.ASIDE
    assert table.aside(0) == beans("red soy")
    assert awaited(table.state) == (Question.PLANT_ASIDE, None, None, None)


def test_set_aside_cards_are_planted_in_any_order_and_by_anyone_first() -> None:
    table = Table(hands={0: "blue stink"}, pile="red soy")
    table.trade()
    table.gift(0, 2, "revealed:0 hand:0")
    table.end_trading()
    assert table.aside(2) == beans("red stink")
    table.play(PlantAside(2, 1, 0))
    assert table.aside(2) == beans("red")
    table.play(PlantAside(0, 0, 1), PlantAside(2, 0, 1))
    assert table.state.phase is Phase.DRAW
    assert table.field(2, 0) == (Bean.STINK, 1)


def test_in_planting_a_set_aside_card_the_field_is_judged_before_the_card_and_the_kind() -> None:
    table = Table(hands={0: "blue"}, pile="red soy")
    table.trade()
    table.end_trading()
    assert table.refusal(PlantAside(0, 9, 9)) is Reason.NO_SUCH_FIELD
    assert table.refusal(PlantAside(0, 9, 0)) is Reason.NO_SUCH_CARD
    assert table.refusal(PlantAside(0, 0, 0)) is Reason.OTHER_BEAN_IN_FIELD
    assert table.refusal(PlantAside(1, 0, 0)) is Reason.NO_SUCH_CARD


def test_planting_from_the_hand_is_over_once_cards_are_turned() -> None:
    table = Table()
    table.trade()
    assert table.refusal(Plant(0, 0)) is Reason.WRONG_PHASE
    assert table.refusal(TurnOver(0)) is Reason.WRONG_PHASE
    assert table.refusal(PlantAside(0, 0, 0)) is Reason.WRONG_PHASE


def test_the_phase_is_named_before_whose_turn_it_is() -> None:
    table = Table()
    table.trade()
    assert table.refusal(Plant(1, 0)) is Reason.WRONG_PHASE
