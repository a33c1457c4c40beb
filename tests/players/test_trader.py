"""How a computer weighs whole seats, keeps count of cards, and remembers what was shown."""

from __future__ import annotations

import pytest

from bohnanza_qt.engine.actions import Accept, Harvest, MakeOffer, Plant, PlantAside, Reject
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.events import (
    CardDiscarded,
    CardPlanted,
    CardsTurnedOver,
    DealStruck,
    OfferMade,
    Source,
)
from bohnanza_qt.engine.play import Question, awaited
from bohnanza_qt.engine.state import Planted
from bohnanza_qt.engine.view import PlayerView, redact, view_of
from bohnanza_qt.players.characters import HARD
from bohnanza_qt.players.computers import make_player
from bohnanza_qt.players.estate import Estate
from bohnanza_qt.players.forecast import Forecast
from bohnanza_qt.players.known_hands import KnownHands
from bohnanza_qt.players.player import Decision
from tests.engine.table import Table, beans, refs


def view(table: Table, seat: int) -> PlayerView:
    return view_of(table.state, seat)


def estate(fields: str, pending: str = "", hand: str = "") -> Estate:
    """A seat at the beginning of a game; fields as `"blue:3 -"`."""
    table = Table()
    grown = []
    for field in fields.split():
        bean, _, count = field.partition(":")
        grown.append(Planted(Bean(bean), int(count)) if count else None)
    outlook = Forecast(table.state.rules, HARD)
    values = outlook.values_now(view(table, 0))
    protection = table.state.rules.protection
    return Estate(grown, beans(pending), beans(hand), values, outlook, protection)


def ask(table: Table, seat: int, level: str = "hard") -> Decision:
    question = awaited(table.state)[seat]
    assert question is not None
    return make_player(level, seat, frozenset()).decide(view(table, seat), question)


# whole seats


def test_a_card_in_the_way_of_two_good_ones_is_worth_less_than_nothing():
    seat = estate("blue:5 red:3", hand="garden blue red")
    assert seat.keep(0) < 0 < seat.keep(1)
    assert seat.exchange((), refs("hand:0"), ()) == -seat.keep(0)


def test_what_lies_farther_back_in_the_hand_counts_less():
    front, back = estate("blue:5 red:3", hand="blue soy"), estate("blue:5 red:3", hand="soy blue")
    assert front.keep(0) > back.keep(1) > 0


def test_two_new_kinds_for_one_empty_field_are_one_too_many():
    seat = estate("blue:5 -")
    together = seat.gain_of(beans("chili stink"))
    assert together < seat.gain(Bean.CHILI) + seat.gain(Bean.STINK)


def test_of_two_equal_cards_the_one_that_matters_less_is_given():
    seat = estate("blue:5 red:3", hand="blue red red blue")
    cost = seat.cheapest_of_kind(Bean.BLUE)
    assert cost is not None
    assert cost.coins == min(seat.keep(0), seat.keep(3)) == seat.keep(cost.card.index)
    assert seat.cheapest_of_kind(Bean.CHILI) is None


def test_a_deal_is_weighed_as_a_whole():
    """The turned-over bean goes, and with it the need to dig for it."""
    seat = estate("blue:5 red:3", pending="chili")
    assert seat.exchange(beans("blue"), refs("revealed:0"), beans("chili")) > seat.gain(Bean.BLUE)


def test_two_fields_of_one_kind_are_both_counted():
    assert estate("red:2 red:3").whole > estate("red:3 -").whole


# counting cards


def test_a_kind_of_which_all_cards_have_been_seen_is_hoped_for_no_more():
    table = Table(hands=dict.fromkeys(range(4), "blue chili stink green blue"))
    table.grow(0, 0, "red", 2)
    outlook = Forecast(table.state.rules, HARD)
    before = outlook.values_now(view(table, 0))[Bean.RED]
    left = view(table, 0).unseen[Bean.RED]
    table.earn(1, " ".join(["red"] * left))
    after = outlook.values_now(view(table, 0))[Bean.RED]
    assert after[2] == pytest.approx(1.0)
    assert after[2] < before[2]
    assert outlook.shares[Bean.RED] == 0


def test_a_kind_that_somebody_else_grows_comes_less_often():
    alone, together = Table(), Table()
    together.grow(1, 0, "blue", 1)
    first, second = (
        Forecast(table.state.rules, HARD).values_now(view(table, 0))[Bean.BLUE]
        for table in (alone, together)
    )
    assert first[1] > second[1]


def test_in_the_last_turns_a_field_is_worth_what_it_pays():
    table = Table()
    table.state.final = True
    values = Forecast(table.state.rules, HARD).values_now(view(table, 0))
    assert values[Bean.BLUE][3] == 0
    assert values[Bean.BLUE][4] == 1


# other hands


def test_a_card_that_was_offered_is_known_until_it_leaves_the_hand():
    hands = KnownHands()
    hands.watch(OfferMade(0, 2, 0, (Bean.STINK, Bean.STINK), (), None))
    assert hands.of(2)[Bean.STINK] == 2
    hands.watch(CardPlanted(2, 0, Bean.STINK, 1, Source.HAND, 0))
    assert hands.of(2)[Bean.STINK] == 1
    hands.watch(CardDiscarded(2, Bean.STINK, Source.HAND, 0))
    assert hands.of(2)[Bean.STINK] == 0
    hands.watch(CardPlanted(2, 0, Bean.STINK, 2, Source.HAND, 0))
    assert hands.of(2)[Bean.STINK] == 0


def test_a_card_that_is_traded_away_is_known_no_more():
    hands = KnownHands()
    hands.watch(OfferMade(0, 2, 0, (Bean.STINK,), (Bean.RED,), None))
    hands.watch(DealStruck(0, 2, 0, (Bean.STINK,), (Bean.RED,), refs("hand:1"), refs("revealed:0")))
    assert hands.of(2)[Bean.STINK] == 0


def test_an_offer_of_a_turned_over_card_says_nothing_of_the_hand():
    hands = KnownHands()
    hands.watch(CardsTurnedOver(2, (Bean.STINK, Bean.RED)))
    hands.watch(OfferMade(0, 2, 0, (Bean.STINK,), (), None))
    assert hands.of(2)[Bean.STINK] == 0
    hands.watch(OfferMade(1, 2, 0, (Bean.STINK, Bean.STINK), (), None))
    assert hands.of(2)[Bean.STINK] == 1


def test_a_card_from_the_set_aside_ones_is_none_of_the_hand():
    hands = KnownHands()
    hands.watch(OfferMade(0, 2, 0, (Bean.STINK,), (), None))
    hands.watch(CardPlanted(2, 0, Bean.STINK, 1, Source.ASIDE, 0))
    assert hands.of(2)[Bean.STINK] == 1


# planting


def test_a_second_card_that_joins_its_kind_is_planted():
    table = Table(hands={0: "red blue garden soy stink"})
    table.grow(0, 0, "red", 2)
    table.grow(0, 1, "blue", 3)
    table.play(Plant(0, 0))
    assert ask(table, 0).action == Plant(0, 1)


def test_the_field_is_dug_up_that_leaves_most():
    """Three chili beans pay a coin now; five blue ones nearly pay two."""
    table = Table(hands={0: "garden garden blue soy blue"})
    table.grow(0, 0, "chili", 3)
    table.grow(0, 1, "blue", 5)
    assert ask(table, 0).action == Harvest(0, 0)


def test_what_grows_already_is_planted_before_other_set_aside_cards():
    table = Table(hands={0: "green red red red soy"}, pile="green green")
    table.grow(0, 0, "green", 2)
    table.trade()
    table.lay_aside(0, "chili")
    table.end_trading()
    card = table.aside(0).index(Bean.GREEN)
    assert ask(table, 0).action == PlantAside(0, card, 0)


# bargaining


def test_a_card_that_completes_a_field_is_taken_for_one_that_is_in_the_way():
    table = Table(
        hands={0: "blue soy soy garden soy", 1: "green stink stink chili soy"}, pile="red chili"
    )
    table.grow(0, 0, "blue", 2)
    table.grow(0, 1, "green", 1)
    table.grow(1, 0, "red", 1)
    table.grow(1, 1, "stink", 2)
    table.trade()
    table.play(MakeOffer(0, 1, refs("revealed:0"), (Bean.GREEN,)))
    assert ask(table, 1).action == Accept(1, 0, refs("hand:0"))


def test_a_kind_that_a_hand_is_known_to_hold_is_asked_for_first():
    """Both others may hold a red bean, but one has shown it."""
    table = Table(
        hands={0: "blue soy blue garden soy", 1: "green stink red chili soy"}, pile="stink stink"
    )
    table.grow(0, 0, "red", 2)
    table.grow(0, 1, "blue", 3)
    for seat in (1, 2, 3):
        table.grow(seat, 0, "stink", 2)
    table.trade()
    player = make_player("hard", 0, frozenset())
    for action in (MakeOffer(1, 0, refs("hand:2"), (Bean.CHILI,)), Reject(0, 0)):
        for event in table.play(action):
            player.watch(redact(event, 0))
    offer = player.decide(view(table, 0), Question.TRADE).action
    assert isinstance(offer, MakeOffer)
    assert offer.to == 1
    assert offer.want == (Bean.RED,)
