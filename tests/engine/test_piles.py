"""The draw pile, its exhaustions, and the end of the game (rules, section 5)."""

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
from bohnanza_qt.engine.events import CardDrawn, GameEnded, PileExhausted, PileShuffled
from bohnanza_qt.engine.play import awaited
from bohnanza_qt.engine.refusal import Reason
from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.engine.state import Phase

from .table import Table, beans


def drawing(left: int, discard: str = "", **overrides: object) -> Table:
    """Seat 0 is about to draw three cards; `left` cards are in the draw pile."""
    table = Table(**overrides)  # type: ignore[arg-type]
    table.discard(discard)
    table.leave_in_pile(left)
    table.phase(Phase.DRAW)
    return table


def test_three_cards_go_to_the_back_of_the_hand_and_the_left_neighbour_is_next() -> None:
    table = Table(pile="red soy blue")
    table.phase(Phase.DRAW)
    table.play(Draw(0))
    assert table.hand(0)[5:] == beans("red soy blue")
    assert (table.state.active, table.state.turn, table.state.phase) == (1, 1, Phase.PLANT)


def test_the_turn_goes_round_the_table() -> None:
    table = Table(start=3)
    table.phase(Phase.DRAW)
    table.play(Draw(3))
    assert table.state.active == 0


def test_only_the_active_player_draws_and_only_at_the_end() -> None:
    table = Table()
    assert table.refusal(Draw(0)) is Reason.WRONG_PHASE
    table.phase(Phase.DRAW)
    assert table.refusal(Draw(1)) is Reason.NOT_YOUR_TURN


class TestShuffledAtOnce:
    def test_the_last_card_counts_an_exhaustion_and_the_discard_pile_is_shuffled(self) -> None:
        table = drawing(3, "blue soy red")
        events = table.play(Draw(0))
        assert table.state.exhaustions == 1
        assert len(table.state.draw_pile) == 3
        assert table.state.discard == []
        told = [event for event in events if isinstance(event, (CardDrawn, PileExhausted))]
        assert told[-1] == PileExhausted(1, final=False)

    def test_an_interrupted_draw_goes_on_from_the_new_pile(self) -> None:
        table = drawing(1, "blue soy red")
        table.play(Draw(0))
        assert len(table.hand(0)) == 8
        assert len(table.state.draw_pile) == 1
        assert len(table.state.piles) == 2

    def test_an_interrupted_turning_over_goes_on_from_the_new_pile(self) -> None:
        table = drawing(1, "blue soy red")
        table.phase(Phase.PLANT)
        table.play(Plant(0, 0), TurnOver(0))
        assert len(table.state.revealed) == 2
        assert table.state.exhaustions == 1

    def test_one_card_left_is_no_exhaustion(self) -> None:
        table = drawing(4)
        table.play(Draw(0))
        assert table.state.exhaustions == 0


class TestShuffledWhenACardIsNeeded:
    def test_the_shuffle_waits_and_what_is_harvested_meanwhile_joins_it(self) -> None:
        table = drawing(3, "blue soy", reshuffle="when_needed")
        table.play(Draw(0))
        assert (table.state.exhaustions, len(table.state.draw_pile)) == (1, 0)
        table.bring_back("chili")
        table.play(Plant(1, 0), TurnOver(1))
        assert len(table.state.revealed) == 2
        assert len(table.state.draw_pile) == 1
        assert table.state.exhaustions == 1

    def test_a_draw_that_needs_more_shuffles_within_itself(self) -> None:
        table = drawing(2, "blue soy", reshuffle="when_needed")
        events = table.play(Draw(0))
        assert [type(event) for event in events[:5]] == [
            CardDrawn,
            CardDrawn,
            PileExhausted,
            PileShuffled,
            CardDrawn,
        ]


class TestNothingToShuffle:
    def test_the_pile_stays_empty_until_the_discard_pile_holds_some(self) -> None:
        table = drawing(3)
        table.play(Draw(0))
        assert (table.state.exhaustions, table.state.draw_pile) == (1, [])
        table.bring_back("blue")
        table.play(Plant(1, 0), TurnOver(1))
        assert table.state.revealed == [Bean.BLUE]
        # The only card of the new pile was an exhaustion, the next one needed another.
        assert table.state.exhaustions == 3

    def test_each_card_needed_while_both_are_empty_counts_one_more(self) -> None:
        table = drawing(0, exhaustions=10)
        table.play(Draw(0))
        assert table.state.exhaustions == 3
        assert len(table.hand(0)) == 5
        assert table.state.phase is Phase.PLANT

    def test_so_the_game_ends(self) -> None:
        table = drawing(1)
        events = table.play(Draw(0))
        assert [event.count for event in events if isinstance(event, PileExhausted)] == [1, 3]
        assert table.state.phase is Phase.OVER

    def test_exhaustions_are_not_counted_beyond_the_final_one(self) -> None:
        table = drawing(0, exhaustions=2)
        table.play(Draw(0))
        assert table.state.exhaustions == 2

    def test_no_number_of_cards_is_too_large_to_draw(self) -> None:
        table = drawing(2, "blue soy", drawn=2**62, exhaustions=2**63 - 1)
        table.play(Draw(0))
        assert table.state.exhaustions == 2 + 2**62 - 4
        assert len(table.hand(0)) == 9


class TestTheEnd:
    def test_the_final_exhaustion_while_drawing_ends_the_game_with_that_card(self) -> None:
        table = drawing(2, "blue soy", exhaustions=1)
        table.play(Draw(0))
        assert table.state.phase is Phase.OVER
        assert len(table.hand(0)) == 7
        assert len(table.state.discard) == 2

    def test_nothing_is_shuffled_at_the_final_exhaustion(self) -> None:
        table = drawing(3, "blue soy", exhaustions=1)
        events = table.play(Draw(0))
        assert not any(isinstance(event, PileShuffled) for event in events)

    def test_the_final_exhaustion_while_turning_over_lets_trading_and_planting_finish(
        self,
    ) -> None:
        table = drawing(1, "blue soy", exhaustions=1)
        table.phase(Phase.PLANT)
        table.play(Plant(0, 0), TurnOver(0))
        assert len(table.state.revealed) == 1
        assert table.state.phase is Phase.TRADE
        table.gift(0, 1, "revealed:0")
        table.play(DoneTrading(0))
        assert table.state.phase is Phase.ASIDE
        table.play(PlantAside(1, 0, 0))
        assert table.state.phase is Phase.OVER

    def test_it_is_over_when_trading_ends_with_nothing_to_plant(self) -> None:
        table = drawing(0, exhaustions=1)
        table.phase(Phase.PLANT)
        table.play(Plant(0, 0), TurnOver(0))
        assert table.state.revealed == []
        table.play(DoneTrading(0))
        assert table.state.phase is Phase.OVER

    def test_at_the_end_every_field_is_harvested_protected_or_not(self) -> None:
        table = Table(exhaustions=1)
        table.grow(2, 0, "red", 1)
        table.grow(2, 1, "soy", 2)
        table.leave_in_pile(1)
        table.phase(Phase.DRAW)
        table.play(Draw(0))
        assert table.state.seats[2].fields == [None, None]
        assert table.coins(2) == 1
        assert table.state.discard[-2:] == beans("red soy")

    def test_when_the_game_is_over_nothing_is_allowed_and_nobody_asked(self) -> None:
        table = drawing(1, exhaustions=1)
        table.play(Draw(0))
        for action in (Harvest(0, 9), BuyField(99), Draw(1), Plant(0, 0), DoneTrading(2)):
            assert table.refusal(action) is Reason.GAME_OVER
        assert awaited(table.state) == (None,) * 4
        assert (table.state.turn, table.state.active) == (0, 0)


class TestWhoWins:
    @staticmethod
    def winners(coins: list[int], start: int = 0, cards: str = "", **overrides: object) -> tuple:
        table = Table(start=start, **overrides)  # type: ignore[arg-type]
        kinds = iter(["blue", "chili", "stink", "green"])
        for seat, count in enumerate(coins):
            table.earn(seat, " ".join([next(kinds)] * count))
        for seat in map(int, cards):  # these hold a card less
            table.state.out.append(table.state.seats[seat].hand.pop())
            table.state.seats[seat].hand_ids.pop()
        table.leave_in_pile(0)
        table.state.exhaustions = table.state.rules.exhaustions - 1
        table.phase(Phase.DRAW)
        (*_, ended) = table.play(Draw(start))
        assert isinstance(ended, GameEnded)
        assert ended.coins == tuple(coins)
        assert table.state.winners == ended.winners
        return ended.winners

    def test_most_coins_wins(self) -> None:
        assert self.winners([3, 5, 4, 2]) == (1,)

    @pytest.mark.parametrize(("start", "winner"), [(0, 3), (1, 3), (2, 1), (3, 1)])
    def test_a_tie_goes_to_the_farthest_clockwise_from_the_starting_player(
        self, start: int, winner: int
    ) -> None:
        assert self.winners([0, 4, 0, 4], start) == (winner,)

    def test_where_hands_count_the_larger_one_breaks_the_tie(self) -> None:
        assert self.winners([0, 4, 0, 4], 0, "3", tie="hand_then_farthest") == (1,)
        assert self.winners([0, 4, 0, 4], 0, "", tie="hand_then_farthest") == (3,)
        assert self.winners([0, 4, 0, 4], 0, "3", tie="farthest") == (3,)

    def test_a_hand_is_worth_nothing_against_a_coin(self) -> None:
        assert self.winners([0, 4, 0, 5], 0, "33", tie="hand_then_farthest") == (3,)


def test_the_ends_of_the_presets_are_their_own() -> None:
    assert Table(Preset.CLASSIC, 3).state.rules.exhaustions == 2
    assert Table(Preset.CLASSIC, 4).state.rules.exhaustions == 3
