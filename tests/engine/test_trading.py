"""Phase 2: offers, answers and deals."""

from __future__ import annotations

import pytest

from bohnanza_qt.engine.actions import (
    Accept,
    DoneTrading,
    Draw,
    Harvest,
    MakeOffer,
    Plant,
    PlantAside,
    Reject,
    TurnOver,
    Withdraw,
)
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.events import DealStruck, Lapse, OfferLapsed, OfferMade
from bohnanza_qt.engine.play import Question, awaited
from bohnanza_qt.engine.refusal import Reason
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.engine.trading import ways_to_pay

from .table import Table, beans, refs

RED, SOY, BLUE, GREEN = Bean.RED, Bean.SOY, Bean.BLUE, Bean.GREEN


@pytest.fixture
def table() -> Table:
    """Seat 0 is active and holds `red soy green garden`; `blue stink` are turned over."""
    table = Table(
        hands={
            0: "chili red soy green garden",
            1: "soy red blue red stink",
            2: "green green blue chili soy",
            3: "stink stink blue green chili",
        },
        pile="blue stink",
    )
    table.trade()
    return table


def lapsed(events: list[object]) -> list[tuple[int, Lapse]]:
    return [(event.number, event.why) for event in events if isinstance(event, OfferLapsed)]


class TestDeals:
    def test_cards_change_hands_and_lie_beside_the_fields(self, table: Table) -> None:
        table.play(MakeOffer(0, 1, refs("hand:0"), (SOY,)), Accept(1, 0, refs("hand:0")))
        assert table.hand(0) == beans("soy green garden")
        assert table.hand(1) == beans("red blue red stink")
        assert table.aside(0) == [SOY]
        assert table.aside(1) == [RED]

    def test_cards_may_come_from_anywhere_in_a_hand_which_closes_up_in_order(
        self, table: Table
    ) -> None:
        table.play(
            MakeOffer(1, 0, refs("hand:3 hand:1"), (GREEN, Bean.STINK)),
            Accept(0, 0, refs("hand:2 revealed:1")),
        )
        assert table.hand(1) == beans("soy blue stink")
        assert table.hand(0) == beans("red soy garden")
        assert table.state.revealed == [BLUE]

    def test_cards_arrive_in_the_order_in_which_their_giver_listed_them(self, table: Table) -> None:
        table.play(
            MakeOffer(0, 2, refs("revealed:1 hand:2 hand:0"), (GREEN, BLUE)),
            Accept(2, 0, refs("hand:2 hand:1")),
        )
        assert table.aside(2) == beans("stink green red")
        assert table.aside(0) == beans("blue green")

    def test_a_gift_must_be_accepted_too(self, table: Table) -> None:
        table.play(MakeOffer(0, 3, refs("revealed:0"), ()))
        assert table.aside(3) == []
        table.play(Accept(3, 0, ()))
        assert table.aside(3) == [BLUE]

    def test_a_request_gives_something_for_nothing(self, table: Table) -> None:
        table.play(MakeOffer(0, 3, (), (BLUE,)), Accept(3, 0, refs("hand:2")))
        assert table.aside(0) == [BLUE]

    def test_nothing_for_nothing_is_no_offer(self, table: Table) -> None:
        assert table.refusal(MakeOffer(0, 1, (), ())) is Reason.EMPTY_OFFER

    def test_received_cards_cannot_be_traded_on(self, table: Table) -> None:
        table.play(MakeOffer(1, 0, refs("hand:2"), ()), Accept(0, 0, ()))
        before = list(table.hand(0))
        table.play(MakeOffer(2, 0, (), (BLUE,)))
        assert before == table.hand(0)
        assert table.refusal(Accept(0, 1, refs("hand:4"))) is Reason.NO_SUCH_CARD

    def test_the_accepters_kinds_must_be_exactly_the_wanted_ones(self, table: Table) -> None:
        table.play(MakeOffer(0, 1, refs("hand:0"), (SOY, BLUE)))
        for give in ("", "hand:0", "hand:0 hand:1", "hand:0 hand:2 hand:1"):
            assert table.refusal(Accept(1, 0, refs(give))) is Reason.OFFER_DOES_NOT_MATCH
        assert table.refusal(Accept(1, 0, refs("hand:2 hand:0"))) is None

    def test_what_is_wanted_may_be_any_of_the_eleven_beans(self, table: Table) -> None:
        table.play(MakeOffer(0, None, (), (Bean.COCOA, Bean.COFFEE)))

    def test_who_accepts_chooses_which_of_equal_cards(self, table: Table) -> None:
        table.play(MakeOffer(0, 1, refs("hand:0"), (RED,)), Accept(1, 0, refs("hand:3")))
        assert table.hand(1) == beans("soy red blue stink")

    def test_a_deal_tells_the_places_the_cards_left(self, table: Table) -> None:
        table.play(MakeOffer(0, 1, refs("hand:1 revealed:0"), (RED,)))
        events = table.play(Accept(1, 0, refs("hand:3")))
        assert events == [
            DealStruck(0, 0, 1, (SOY, BLUE), (RED,), refs("hand:1 revealed:0"), refs("hand:3"))
        ]

    def test_an_offered_card_is_told_by_where_it_lies_when_the_deal_is_struck(
        self, table: Table
    ) -> None:
        table.play(MakeOffer(0, 1, refs("hand:2"), ()))
        table.gift(0, 2, "hand:0")
        (deal,) = table.play(Accept(1, 0, ()))
        assert isinstance(deal, DealStruck)
        assert deal.give_places == refs("hand:1")
        assert table.aside(1) == [GREEN]


class TestReferences:
    @pytest.mark.parametrize(
        "places", ["hand:4", "revealed:2", "hand:9223372036854775807", "hand:1 hand:1"]
    )
    def test_a_card_must_be_there_and_be_named_once(self, table: Table, places: str) -> None:
        assert table.refusal(MakeOffer(0, 1, refs(places), ())) is Reason.NO_SUCH_CARD

    def test_turned_over_cards_are_the_active_players(self, table: Table) -> None:
        assert table.refusal(MakeOffer(1, 0, refs("revealed:0"), ())) is Reason.NO_SUCH_CARD
        table.play(MakeOffer(0, 1, (), (BLUE,)))
        assert table.refusal(Accept(1, 0, refs("revealed:0"))) is Reason.NO_SUCH_CARD

    def test_turned_over_cards_close_up_when_one_leaves(self, table: Table) -> None:
        table.gift(0, 1, "revealed:0")
        assert table.refusal(MakeOffer(0, 1, refs("revealed:1"), ())) is Reason.NO_SUCH_CARD
        table.gift(0, 1, "revealed:0")
        assert table.aside(1) == beans("blue stink")


class TestWhoMayOffer:
    def test_others_trade_with_the_active_player_only(self, table: Table) -> None:
        refused = Reason.TRADE_NEEDS_ACTIVE_PLAYER
        assert table.refusal(MakeOffer(1, 2, refs("hand:0"), ())) is refused
        assert table.refusal(MakeOffer(1, None, refs("hand:0"), ())) is refused
        assert table.refusal(MakeOffer(1, 0, refs("hand:0"), ())) is None

    def test_nobody_makes_an_offer_to_themselves(self, table: Table) -> None:
        assert table.refusal(MakeOffer(0, 0, refs("hand:0"), ())) is Reason.OWN_OFFER
        assert table.refusal(MakeOffer(1, 1, refs("hand:0"), ())) is Reason.OWN_OFFER

    def test_there_must_be_somebody_at_the_other_end(self, table: Table) -> None:
        assert table.refusal(MakeOffer(0, 4, refs("hand:0"), ())) is Reason.NO_SUCH_SEAT
        assert table.refusal(MakeOffer(4, 0, refs("hand:0"), ())) is Reason.NO_SUCH_SEAT

    def test_offers_are_numbered_through_the_whole_game(self, table: Table) -> None:
        (made, *_) = table.play(MakeOffer(0, 1, refs("hand:0"), ()), Withdraw(0, 0))
        assert isinstance(made, OfferMade)
        assert made.number == 0
        table.end_trading()
        table.play(PlantAside(0, 0, 1), Harvest(0, 1), PlantAside(0, 0, 1))
        table.play(Draw(0), Plant(1, 0), TurnOver(1), MakeOffer(1, 0, refs("hand:0"), ()))
        assert list(table.state.offers) == [1]

    @pytest.mark.parametrize("phase", [Phase.PLANT, Phase.ASIDE, Phase.DRAW])
    def test_there_are_no_deals_outside_phase_two(self, table: Table, phase: Phase) -> None:
        table.play(MakeOffer(0, 1, refs("hand:0"), ()))
        table.phase(phase)
        for action in (
            MakeOffer(0, 1, refs("hand:0"), ()),
            Accept(1, 0, ()),
            Reject(1, 0),
            Withdraw(0, 0),
            DoneTrading(0),
        ):
            assert table.refusal(action) is Reason.WRONG_PHASE


class TestAnswers:
    def test_only_who_is_asked_may_answer(self, table: Table) -> None:
        table.play(MakeOffer(0, 1, refs("hand:0"), ()))
        assert table.refusal(Accept(2, 0, ())) is Reason.OFFER_NOT_FOR_YOU
        assert table.refusal(Reject(2, 0)) is Reason.OFFER_NOT_FOR_YOU
        assert table.refusal(Withdraw(1, 0)) is Reason.OFFER_NOT_FOR_YOU
        assert awaited(table.state) == (
            Question.TRADE,
            Question.ANSWER,
            Question.MAY_OFFER,
            Question.MAY_OFFER,
        )

    def test_nobody_answers_their_own_offer(self, table: Table) -> None:
        table.play(MakeOffer(0, None, refs("hand:0"), ()))
        assert table.refusal(Accept(0, 0, ())) is Reason.OWN_OFFER
        assert table.refusal(Reject(0, 0)) is Reason.OWN_OFFER

    def test_an_offer_must_exist(self, table: Table) -> None:
        assert table.refusal(Accept(1, 0, ())) is Reason.NO_SUCH_OFFER
        assert table.refusal(Reject(1, 7)) is Reason.NO_SUCH_OFFER
        assert table.refusal(Withdraw(1, 7)) is Reason.NO_SUCH_OFFER

    def test_anyone_may_take_an_offer_to_all(self, table: Table) -> None:
        table.play(MakeOffer(0, None, refs("hand:0"), (GREEN,)))
        assert awaited(table.state)[1:] == (Question.ANSWER,) * 3
        table.play(Accept(3, 0, refs("hand:3")))
        assert table.aside(3) == [RED]
        assert table.refusal(Accept(2, 0, refs("hand:0"))) is Reason.NO_SUCH_OFFER

    def test_a_rejection_is_final(self, table: Table) -> None:
        table.play(MakeOffer(0, None, refs("hand:0"), ()), Reject(1, 0))
        assert table.refusal(Accept(1, 0, ())) is Reason.OFFER_NOT_FOR_YOU
        assert table.refusal(Reject(1, 0)) is Reason.OFFER_NOT_FOR_YOU
        assert table.refusal(Accept(2, 0, ())) is None

    def test_an_offer_lapses_when_nobody_is_left_who_could_take_it(self, table: Table) -> None:
        events = table.play(MakeOffer(0, None, refs("hand:0"), ()), Reject(1, 0), Reject(3, 0))
        assert lapsed(events) == []
        assert lapsed(table.play(Reject(2, 0))) == [(0, Lapse.REJECTED_BY_ALL)]
        assert table.refusal(Reject(2, 0)) is Reason.NO_SUCH_OFFER

    def test_the_one_addressee_suffices(self, table: Table) -> None:
        assert lapsed(table.play(MakeOffer(2, 0, refs("hand:0"), ()), Reject(0, 0))) == [
            (0, Lapse.REJECTED_BY_ALL)
        ]

    def test_a_withdrawn_offer_is_gone(self, table: Table) -> None:
        table.play(MakeOffer(0, 1, refs("hand:0"), ()), Withdraw(0, 0))
        assert table.refusal(Accept(1, 0, ())) is Reason.NO_SUCH_OFFER
        assert table.refusal(Withdraw(0, 0)) is Reason.NO_SUCH_OFFER

    def test_one_card_may_stand_in_several_offers_until_it_leaves(self, table: Table) -> None:
        table.play(
            MakeOffer(0, 1, refs("hand:0"), (SOY,)),
            MakeOffer(0, 2, refs("hand:0 hand:1"), (GREEN,)),
            MakeOffer(0, 3, refs("hand:1"), (BLUE,)),
        )
        events = table.play(Accept(1, 0, refs("hand:0")))
        assert lapsed(events) == [(1, Lapse.CARD_GONE)]
        assert list(table.state.offers) == [2]
        assert table.refusal(Accept(2, 1, refs("hand:0"))) is Reason.NO_SUCH_OFFER

    def test_an_accepters_own_offers_lapse_with_the_cards_paid(self, table: Table) -> None:
        table.play(
            MakeOffer(1, 0, refs("hand:0"), (GREEN,)), MakeOffer(0, 1, refs("hand:0"), (SOY,))
        )
        assert lapsed(table.play(Accept(1, 1, refs("hand:0")))) == [(0, Lapse.CARD_GONE)]

    def test_an_offer_keeps_its_cards_when_the_hand_closes_up(self, table: Table) -> None:
        table.play(MakeOffer(0, 1, refs("hand:3 revealed:1"), ()))
        table.gift(0, 2, "hand:0 revealed:0")
        table.play(Accept(1, 0, ()))
        assert table.aside(1) == beans("garden stink")


class TestDoneTrading:
    def test_the_active_player_ends_trading_and_all_offers_lapse(self, table: Table) -> None:
        table.play(MakeOffer(0, 1, refs("hand:0"), ()), MakeOffer(2, 0, refs("hand:0"), ()))
        events = table.play(DoneTrading(0))
        assert lapsed(events) == [(0, Lapse.TRADING_OVER), (1, Lapse.TRADING_OVER)]
        assert table.state.phase is Phase.ASIDE
        assert not table.state.offers

    def test_trading_ends_when_every_other_player_is_done(self, table: Table) -> None:
        table.play(DoneTrading(1), DoneTrading(3))
        assert table.state.phase is Phase.TRADE
        table.play(DoneTrading(2))
        assert table.state.phase is Phase.ASIDE

    def test_who_is_done_stays_out_for_this_turn(self, table: Table) -> None:
        table.play(MakeOffer(0, None, refs("hand:0"), ()), DoneTrading(1))
        for action in (
            DoneTrading(1),
            MakeOffer(1, 0, refs("hand:0"), ()),
            MakeOffer(0, 1, refs("hand:0"), ()),
            Accept(1, 0, ()),
            Reject(1, 0),
        ):
            assert table.refusal(action) is Reason.DONE_TRADING
        assert awaited(table.state)[1] is None

    def test_offers_from_and_to_who_is_done_lapse(self, table: Table) -> None:
        table.play(
            MakeOffer(0, 1, refs("hand:0"), ()),
            MakeOffer(1, 0, refs("hand:0"), ()),
            MakeOffer(0, 2, refs("hand:0"), ()),
        )
        assert lapsed(table.play(DoneTrading(1))) == [(0, Lapse.SEAT_DONE), (1, Lapse.SEAT_DONE)]
        assert table.refusal(Accept(0, 1, ())) is Reason.NO_SUCH_OFFER
        assert table.refusal(Withdraw(1, 1)) is Reason.NO_SUCH_OFFER
        assert list(table.state.offers) == [2]

    def test_being_done_counts_as_a_rejection(self, table: Table) -> None:
        table.play(MakeOffer(0, None, refs("hand:0"), ()), Reject(1, 0), DoneTrading(2))
        assert lapsed(table.play(DoneTrading(3))) == [(0, Lapse.REJECTED_BY_ALL)]
        table.play(MakeOffer(0, None, refs("hand:0"), ()))
        assert lapsed(table.play(Reject(1, 1))) == [(1, Lapse.REJECTED_BY_ALL)]

    def test_nobody_is_done_any_more_in_the_next_turn(self, table: Table) -> None:
        table.play(DoneTrading(1))
        table.end_trading()
        assert not any(seat.done for seat in table.state.seats)

    def test_trading_may_end_with_nothing_to_plant(self, table: Table) -> None:
        table.gift(0, 1, "revealed:0 revealed:1")
        table.end_trading()
        assert table.state.phase is Phase.ASIDE
        assert awaited(table.state) == (None, Question.PLANT_ASIDE, None, None)
        table = Table(turned_over=0)
        table.trade()
        table.end_trading()
        assert table.state.phase is Phase.DRAW


class TestOnlyTheActivePlayerAccepts:
    """`accept: active`, as in the arena: the active player's offers are announcements."""

    @pytest.fixture
    def arena(self) -> Table:
        table = Table(accept="active", hands={1: "soy red"})
        table.trade()
        table.play(MakeOffer(0, None, refs("hand:0"), ()), MakeOffer(0, 1, refs("hand:0"), (SOY,)))
        return table

    def test_an_announcement_cannot_be_accepted(self, arena: Table) -> None:
        assert arena.refusal(Accept(1, 0, ())) is Reason.OFFER_NOT_FOR_YOU
        assert arena.refusal(Accept(1, 1, refs("hand:0"))) is Reason.OFFER_NOT_FOR_YOU
        assert awaited(arena.state) == (Question.TRADE, *(Question.MAY_OFFER,) * 3)

    def test_an_announcement_may_be_rejected_and_lapses(self, arena: Table) -> None:
        assert lapsed(arena.play(Reject(1, 1))) == [(1, Lapse.REJECTED_BY_ALL)]
        arena.play(Reject(1, 0), Reject(2, 0))
        assert lapsed(arena.play(DoneTrading(3))) == [(0, Lapse.REJECTED_BY_ALL)]

    def test_the_active_player_takes_the_others_offers(self, arena: Table) -> None:
        arena.play(MakeOffer(1, 0, refs("hand:0"), ()))
        assert awaited(arena.state)[0] is Question.ANSWER
        arena.play(Accept(0, 2, ()))
        assert arena.aside(0) == [SOY]

    def test_own_offers_and_rejections_are_told_as_everywhere(self, arena: Table) -> None:
        assert arena.refusal(Accept(0, 0, ())) is Reason.OWN_OFFER
        arena.play(Reject(2, 0))
        assert arena.refusal(Reject(2, 0)) is Reason.OFFER_NOT_FOR_YOU


def test_only_the_active_player_can_pay_with_turned_over_cards() -> None:
    table = Table(hand=3, hands={0: "blue soy red", 1: "red soy red"}, pile="red green")
    table.trade()
    assert set(ways_to_pay(table.state, 0, (RED,))) == {refs("hand:1"), refs("revealed:0")}
    assert set(ways_to_pay(table.state, 1, (RED,))) == {refs("hand:0"), refs("hand:2")}
