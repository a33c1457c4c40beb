"""The phases for two: cards left on offer, the discard, the turned-over row (rules, section 6)."""

from __future__ import annotations

import pytest

from bohnanza_qt.engine.actions import (
    BuyField,
    DiscardHand,
    DiscardOffered,
    DoneTrading,
    Draw,
    Harvest,
    MakeOffer,
    Plant,
    PlantMarket,
    PlantOffered,
    TurnOver,
)
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.events import CardsTurnedOver, LeftOnOffer
from bohnanza_qt.engine.play import Question, awaited
from bohnanza_qt.engine.refusal import Reason
from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.engine.state import Phase

from .table import Table, beans

HANDS = {0: "blue red soy green wax", 1: "wax coffee chili wax green"}


@pytest.fixture
def table() -> Table:
    return Table(Preset.DUEL, 2, hands=HANDS, pile="red chili stink soy soy wax blue")


def market(table: Table) -> Table:
    """Seat 0 goes on to part 3."""
    table.play(Plant(0, 0), TurnOver(0))
    return table


class TestPartOne:
    @pytest.fixture
    def offered(self, table: Table) -> Table:
        """`red chili` are left for seat 1; `stink` was planted."""
        market(table).play(PlantMarket(0, 2, 1), Draw(0))
        return table

    def test_what_is_left_is_the_opponents_next_offer(self, offered: Table) -> None:
        assert offered.state.offered == beans("red chili")
        assert offered.state.phase is Phase.OFFERED
        assert awaited(offered.state) == (None, Question.OFFERED)

    def test_each_offered_card_is_planted_or_discarded_in_any_order(self, offered: Table) -> None:
        offered.play(DiscardOffered(1, 1))
        assert offered.state.discard == [Bean.CHILI]
        assert offered.state.phase is Phase.OFFERED
        offered.play(PlantOffered(1, 0, 1))
        assert offered.field(1, 1) == (Bean.RED, 1)
        assert offered.state.phase is Phase.PLANT

    def test_the_hand_waits_until_no_offered_card_is_left(self, offered: Table) -> None:
        for action in (Plant(1, 0), TurnOver(1), Draw(1), DiscardHand(1, 0), PlantMarket(1, 0, 0)):
            assert offered.refusal(action) is Reason.WRONG_PHASE

    def test_field_card_and_kind_are_judged_in_this_order(self, offered: Table) -> None:
        offered.grow(1, 0, "wax", 2)
        assert offered.refusal(PlantOffered(0, 0, 0)) is Reason.NOT_YOUR_TURN
        assert offered.refusal(DiscardOffered(0, 0)) is Reason.NOT_YOUR_TURN
        assert offered.refusal(PlantOffered(1, 2, 2)) is Reason.NO_SUCH_FIELD
        assert offered.refusal(PlantOffered(1, 2, 0)) is Reason.NO_SUCH_CARD
        assert offered.refusal(DiscardOffered(1, 2)) is Reason.NO_SUCH_CARD
        assert offered.refusal(PlantOffered(1, 0, 0)) is Reason.OTHER_BEAN_IN_FIELD

    def test_it_is_skipped_when_nothing_is_offered(self, table: Table) -> None:
        market(table)
        table.grow(0, 1, "red", 3)
        table.play(PlantMarket(0, 0, 1), Harvest(0, 1), PlantMarket(0, 0, 1), Harvest(0, 0))
        table.play(PlantMarket(0, 0, 0), Draw(0))
        assert table.state.phase is Phase.PLANT


class TestPartTwo:
    def test_after_planting_one_card_from_anywhere_in_the_hand_may_be_discarded(
        self, table: Table
    ) -> None:
        table.play(Plant(0, 0), DiscardHand(0, 2))
        assert table.hand(0) == beans("red soy wax")
        assert table.state.discard == [Bean.GREEN]

    def test_first_the_front_card_is_planted(self, table: Table) -> None:
        assert table.refusal(DiscardHand(0, 0)) is Reason.MUST_PLANT_FIRST
        assert table.refusal(DiscardHand(1, 0)) is Reason.NOT_YOUR_TURN

    def test_once_a_turn(self, table: Table) -> None:
        table.play(Plant(0, 0), DiscardHand(0, 0))
        assert table.refusal(DiscardHand(0, 0)) is Reason.WRONG_PHASE

    def test_nothing_is_planted_from_the_hand_afterwards(self, table: Table) -> None:
        table.play(Plant(0, 0), DiscardHand(0, 0))
        assert table.refusal(Plant(0, 1)) is Reason.THIRD_PLANT
        assert awaited(table.state)[0] is Question.TURN_OVER

    def test_there_must_be_such_a_card(self, table: Table) -> None:
        table.play(Plant(0, 0))
        assert table.refusal(DiscardHand(0, 4)) is Reason.NO_SUCH_CARD

    def test_both_plants_leave_the_discard_allowed(self, table: Table) -> None:
        table.play(Plant(0, 0), Plant(0, 1), DiscardHand(0, 0), TurnOver(0))


class TestPartThree:
    def test_three_cards_are_turned_over(self, table: Table) -> None:
        market(table)
        assert table.state.revealed == beans("red chili stink")
        assert awaited(table.state)[0] is Question.MARKET

    def test_matching_cards_on_top_of_the_discard_pile_join_them(self, table: Table) -> None:
        table.discard("red blue chili red stink")
        table.play(Plant(0, 0))
        turned = table.play(TurnOver(0))[0]
        assert turned == CardsTurnedOver(
            0, tuple(beans("red chili stink")), tuple(beans("stink red chili"))
        )
        assert table.state.revealed == beans("red chili stink stink red chili")
        assert table.state.discard == beans("red blue")

    def test_the_turns_own_discard_counts_for_the_match(self, table: Table) -> None:
        table.play(Plant(0, 0), DiscardHand(0, 0), TurnOver(0))
        assert table.state.revealed == beans("red chili stink red")

    def test_a_harvest_starts_no_new_match(self, table: Table) -> None:
        table.grow(0, 1, "red", 1)
        market(table)
        table.play(Harvest(0, 1))
        assert table.state.revealed == beans("red chili stink")
        assert table.state.discard == [Bean.RED]

    def test_the_active_player_plants_any_and_leaves_the_rest(self, table: Table) -> None:
        market(table).play(PlantMarket(0, 1, 1))
        assert table.state.revealed == beans("red stink")
        events = table.play(Draw(0))
        assert LeftOnOffer(0, tuple(beans("red stink"))) in events
        assert table.hand(0)[-2:] == beans("soy soy")
        assert table.state.revealed == []

    def test_field_card_and_kind_are_judged_in_this_order(self, table: Table) -> None:
        market(table)
        assert table.refusal(PlantMarket(1, 0, 0)) is Reason.NOT_YOUR_TURN
        assert table.refusal(PlantMarket(0, 3, 2)) is Reason.NO_SUCH_FIELD
        assert table.refusal(PlantMarket(0, 3, 0)) is Reason.NO_SUCH_CARD
        assert table.refusal(PlantMarket(0, 0, 0)) is Reason.OTHER_BEAN_IN_FIELD
        assert table.refusal(Draw(1)) is Reason.NOT_YOUR_TURN

    def test_there_is_no_trading(self, table: Table) -> None:
        market(table)
        assert table.refusal(MakeOffer(0, 1, (), (Bean.RED,))) is Reason.WRONG_PHASE
        assert table.refusal(DoneTrading(0)) is Reason.WRONG_PHASE


class TestFieldsOfTheDuel:
    def test_harvests_on_the_own_turn_only_before_anything_about_the_field(
        self, table: Table
    ) -> None:
        table.grow(1, 0, "coffee", 4)
        assert table.refusal(Harvest(1, 0)) is Reason.HARVEST_NOT_ALLOWED_NOW
        assert table.refusal(Harvest(1, 9)) is Reason.HARVEST_NOT_ALLOWED_NOW
        assert table.refusal(Harvest(0, 0)) is Reason.EMPTY_FIELD

    def test_a_field_is_bought_on_the_own_turn_and_the_coins_leave_the_game(
        self, table: Table
    ) -> None:
        table.earn(0, "blue red soy")
        table.earn(1, "blue red soy")
        assert table.refusal(BuyField(1)) is Reason.NOT_YOUR_TURN
        table.play(BuyField(0))
        assert table.state.out == beans("soy red blue")
        assert table.state.discard == []


class TestTheEndOfTheDuel:
    def test_the_exhaustion_while_turning_over_lets_part_three_finish_without_drawing(
        self, table: Table
    ) -> None:
        table.leave_in_pile(2)
        market(table)
        assert table.state.revealed == beans("red chili")
        assert table.state.phase is Phase.MARKET
        table.play(PlantMarket(0, 0, 1), Draw(0))
        assert table.state.phase is Phase.OVER
        assert table.state.offered == [Bean.CHILI]
        assert len(table.hand(0)) == 4

    def test_the_exhaustion_while_drawing_ends_it_at_once(self, table: Table) -> None:
        table.leave_in_pile(4)
        market(table).play(Draw(0))
        assert table.state.phase is Phase.OVER
        assert table.state.offered == beans("red chili stink")
        assert len(table.hand(0)) == 5

    def test_the_match_happens_also_with_the_last_cards(self, table: Table) -> None:
        table.discard("chili")
        table.leave_in_pile(2)
        market(table)
        assert table.state.revealed == beans("red chili chili")


@pytest.mark.parametrize("preset", [preset for preset in Preset if preset is not Preset.DUEL])
def test_other_games_know_none_of_this(preset: Preset) -> None:
    table = Table(preset, 4)
    for phase in (Phase.PLANT, Phase.TRADE, Phase.ASIDE, Phase.DRAW):
        table.phase(phase)
        for action in (
            PlantOffered(0, 0, 0),
            DiscardOffered(0, 0),
            DiscardHand(0, 0),
            PlantMarket(0, 0, 0),
        ):
            assert table.refusal(action) is Reason.WRONG_PHASE
