"""How a greedy computer bargains, moment by moment."""

from __future__ import annotations

import pytest

from bohnanza_qt.engine.actions import (
    Accept,
    Action,
    BuyField,
    DiscardHand,
    DoneTrading,
    Harvest,
    MakeOffer,
    Plant,
    PlantAside,
    Reject,
    TurnOver,
)
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import Question, awaited
from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.engine.view import redact, view_of
from bohnanza_qt.players.computers import make_player
from bohnanza_qt.players.player import Because, Decision, Motive, Player
from tests.engine.table import Table, refs

NOBODY: frozenset[int] = frozenset()


def play(table: Table, player: Player, seat: int, *actions: Action) -> None:
    """Does the actions before the eyes of a player."""
    for event in table.play(*actions):
        player.watch(redact(event, seat))


def ask(table: Table, player: Player, seat: int) -> Decision:
    question = awaited(table.state)[seat]
    assert question is not None
    return player.decide(view_of(table.state, seat), question)


def two_gardeners(pile: str = "chili green", **chosen: object) -> Table:
    """Seat 0 is active and grows blue and red; seat 1 grows chili and stink. Seat 0 has turned
    over a chili bean and a green one, unless the pile says otherwise."""
    table = Table(
        hands={0: "blue blue red soy garden", 1: "stink red green soy chili"},
        pile=pile,
        **chosen,  # type: ignore[arg-type]
    )
    table.grow(0, 0, "blue", 3)
    table.grow(0, 1, "red", 1)
    table.grow(1, 0, "chili", 2)
    table.grow(1, 1, "stink", 2)
    table.trade()
    return table


def test_a_swap_by_which_both_gain_is_accepted_with_the_reason():
    table, player = two_gardeners(), make_player("greedy", 1)
    play(table, player, 1, MakeOffer(0, 1, refs("revealed:0"), (Bean.RED,)))
    assert ask(table, player, 1) == Decision(
        Accept(1, 0, refs("hand:1")), Because(Motive.FITS_MY_FIELD, bean=Bean.CHILI)
    )


def test_who_does_not_hold_the_card_says_so_when_there_is_nothing_to_ask_instead():
    table, player = two_gardeners(), make_player("greedy", 1)
    play(table, player, 1, MakeOffer(0, 1, (), (Bean.BLACK_EYED,)))
    assert ask(table, player, 1) == Decision(
        Reject(1, 0), Because(Motive.DO_NOT_HAVE, bean=Bean.BLACK_EYED)
    )


def test_a_card_that_fits_nowhere_is_refused_with_what_it_would_cost():
    table, player = two_gardeners(pile="green green"), make_player("greedy", 1)
    play(table, player, 1, MakeOffer(0, 1, refs("revealed:1"), ()))
    decision = ask(table, player, 1)
    assert decision.action == Reject(1, 0)
    assert decision.because is not None
    assert decision.because.motive is Motive.NOWHERE_TO_PLANT
    assert (decision.because.bean, decision.because.count) in [(Bean.CHILI, 2), (Bean.STINK, 2)]
    assert decision.because.coins == 0


def test_a_card_that_one_grows_oneself_is_not_given_for_nothing():
    table, player = two_gardeners(), make_player("greedy", 1)
    play(table, player, 1, MakeOffer(0, 1, (), (Bean.STINK,)))
    assert ask(table, player, 1) == Decision(
        Reject(1, 0), Because(Motive.NEED_IT_MYSELF, bean=Bean.STINK)
    )


def test_an_offer_is_answered_by_the_change_that_leaves_the_other_most():
    """The chili is welcome, but a stink bean is needed; the red one helps the other."""
    table, player = two_gardeners(), make_player("greedy", 1)
    play(table, player, 1, MakeOffer(0, 1, refs("revealed:0"), (Bean.STINK,)))
    decision = ask(table, player, 1)
    assert decision == Decision(
        MakeOffer(1, 0, refs("hand:1"), (Bean.CHILI,)),
        Because(Motive.WANT_SOMETHING_ELSE),
        answers=0,
    )


def test_the_refused_part_of_a_counter_offer_is_not_asked_for_again():
    table, player = two_gardeners(), make_player("greedy", 1)
    play(table, player, 1, MakeOffer(0, 1, refs("revealed:0"), (Bean.STINK,)))
    counter = ask(table, player, 1)
    assert isinstance(counter.action, MakeOffer)
    play(table, player, 1, counter.action, Reject(1, 0), Reject(0, 1))
    play(table, player, 1, MakeOffer(0, 1, refs("revealed:0"), (Bean.STINK,)))
    again = ask(table, player, 1).action
    assert again != counter.action


def test_a_counter_offer_gets_a_yes_or_a_no_but_no_counter_offer():
    table, player = two_gardeners(), make_player("greedy", 0, NOBODY)
    play(table, player, 0, MakeOffer(0, 1, refs("revealed:0"), (Bean.RED,)))
    play(table, player, 0, MakeOffer(1, 0, refs("hand:2"), (Bean.CHILI,)), Reject(1, 0))
    assert isinstance(ask(table, player, 0).action, Reject)


def test_a_gift_of_no_use_is_answered_by_asking_for_the_card_that_the_other_cannot_use():
    table, player = two_gardeners(), make_player("greedy", 1)
    play(table, player, 1, MakeOffer(0, 1, refs("revealed:1"), ()))
    assert ask(table, player, 1).action == MakeOffer(1, 0, (), (Bean.CHILI,))


def test_a_turned_over_card_without_a_field_is_offered_to_who_can_use_it():
    table, player = two_gardeners(), make_player("greedy", 0, NOBODY)
    offers = []
    while isinstance(action := ask(table, player, 0).action, MakeOffer):
        offers.append(action)
        play(table, player, 0, action)
        for seat in range(1, 4):
            if awaited(table.state)[seat] is Question.ANSWER:
                play(table, player, 0, Reject(seat, len(offers) - 1))
    assert any(offer.to == 1 and offer.give == refs("revealed:0") for offer in offers)
    assert action == DoneTrading(0)


def test_a_seat_asks_the_active_player_for_what_it_turned_over():
    table, player = two_gardeners(), make_player("greedy", 1)
    decision = ask(table, player, 1)
    assert isinstance(decision.action, MakeOffer)
    assert decision.action.want == (Bean.CHILI,)
    assert decision.because == Because(Motive.FITS_MY_FIELD, bean=Bean.CHILI)


def test_a_person_who_was_offered_twice_is_left_alone():
    table, player = two_gardeners(), make_player("greedy", 1, frozenset({0}))
    play(table, player, 1, MakeOffer(2, 0, (), (Bean.GREEN,)), Reject(0, 0))
    play(table, player, 1, MakeOffer(3, 0, (), (Bean.GREEN,)), Reject(0, 1))
    assert ask(table, player, 1) == Decision(None)


def kinds_asked_of(table: Table, player: Player, seat: int) -> list[tuple[Bean, ...]]:
    """What the active computer asks the seat for in its turn if everybody says no."""
    asked: list[tuple[Bean, ...]] = []
    while isinstance(action := ask(table, player, table.state.active).action, MakeOffer):
        if action.to == seat:
            asked.append(action.want)
        number = table.state.offer_count
        play(table, player, table.state.active, action)
        play(table, player, table.state.active, Reject(action.to or 0, number))
    return asked


@pytest.mark.parametrize(("level", "times"), [("easy", 1), ("medium", 1), ("hard", 0)])
def test_a_person_is_asked_at_most_once_in_a_turn_for_a_likely_card_that_nobody_has_seen(
    level: str, times: int
) -> None:
    """By the count of the hard one no card is likely that it would like to get."""

    def asked(people: frozenset[int]) -> int:
        table = two_gardeners(pile="chili stink")
        wants = kinds_asked_of(table, make_player(level, 0, people), 1)
        return sum(1 for want in wants if want)

    assert asked(NOBODY) > 1
    assert asked(frozenset({1})) == times


def test_a_reason_tells_of_as_many_cards_as_are_asked_for() -> None:
    table, player = two_gardeners(pile="chili chili"), make_player("greedy", 1)
    play(table, player, 1, MakeOffer(0, 1, refs("revealed:0 revealed:1"), (Bean.RED,)))
    because = ask(table, player, 1).because
    assert because == Because(Motive.FITS_MY_FIELD, bean=Bean.CHILI, count=2)


def test_who_lacks_one_of_two_cards_says_that_it_cannot_give_two() -> None:
    table, player = two_gardeners(), make_player("greedy", 1)
    play(table, player, 1, MakeOffer(0, 1, (), (Bean.STINK, Bean.STINK)))
    because = ask(table, player, 1).because
    assert because == Because(Motive.DO_NOT_HAVE, bean=Bean.STINK, count=2)


def test_a_person_who_offers_is_answered_however_often():
    table, player = two_gardeners(), make_player("greedy", 1, frozenset({0}))
    play(table, player, 1, MakeOffer(2, 0, (), (Bean.GREEN,)), Reject(0, 0))
    play(table, player, 1, MakeOffer(3, 0, (), (Bean.GREEN,)), Reject(0, 1))
    play(table, player, 1, MakeOffer(0, 1, refs("revealed:0"), (Bean.STINK,)))
    assert ask(table, player, 1).answers == 2


def test_where_only_the_active_player_accepts_an_announcement_is_answered_by_an_offer():
    table = two_gardeners(preset=Preset.ARENA)
    player = make_player("greedy", 1)
    play(table, player, 1, MakeOffer(0, None, refs("revealed:0"), (Bean.RED,)))
    decision = ask(table, player, 1)
    assert isinstance(decision.action, MakeOffer)
    assert decision.action.want == (Bean.CHILI,)
    assert decision.answers == 0


def test_a_player_that_is_told_the_game_again_decides_the_same():
    """After an undo a new player takes the seat and is told the history."""
    table, player, other = two_gardeners(), make_player("greedy", 1), make_player("greedy", 1)
    for action in (
        MakeOffer(1, 0, (), (Bean.CHILI,)),
        Reject(0, 0),
        MakeOffer(0, 1, refs("revealed:0"), (Bean.STINK,)),
    ):
        for event in table.play(action):
            player.watch(redact(event, 1))
            other.watch(redact(event, 1))
    assert ask(table, player, 1) == ask(table, player, 1) == ask(table, other, 1)


def test_a_field_that_can_pay_no_more_is_harvested_before_the_next_card():
    table = Table(hands={0: "blue red red soy garden"})
    table.grow(0, 0, "garden", 3)
    assert ask(table, make_player("greedy", 0), 0).action == Harvest(0, 0)


def test_the_front_card_joins_its_kind():
    table = Table(hands={0: "red blue blue soy garden"})
    table.grow(0, 1, "red", 2)
    assert ask(table, make_player("greedy", 0), 0).action == Plant(0, 1)


def test_the_field_that_loses_least_is_dug_up():
    """Two chili beans pay nothing yet; two garden beans pay all that can be hoped for soon."""
    table = Table(hands={0: "red soy green soy stink"})
    table.grow(0, 0, "chili", 2)
    table.grow(0, 1, "garden", 2)
    assert ask(table, make_player("greedy", 0), 0).action == Harvest(0, 1)


def test_a_second_card_that_would_cost_a_field_stays_in_the_hand():
    table = Table(hands={0: "red soy green stink garden"})
    table.grow(0, 0, "red", 2)
    table.grow(0, 1, "chili", 5)
    table.play(Plant(0, 0))
    assert ask(table, make_player("greedy", 0), 0).action == TurnOver(0)


def test_set_aside_cards_that_grow_already_are_planted_first():
    table = two_gardeners()
    table.lay_aside(0, "stink blue")
    table.end_trading()
    card = table.aside(0).index(Bean.BLUE)
    assert ask(table, make_player("greedy", 0), 0).action == PlantAside(0, card, 0)


def test_a_third_field_is_bought_rather_than_a_good_field_dug_up():
    table = Table(Preset.ORIGINAL, hands={0: "red soy green stink garden"})
    table.grow(0, 0, "chili", 5)
    table.grow(0, 1, "blue", 5)
    table.earn(0, "green green green green")
    assert ask(table, make_player("greedy", 0), 0).action == BuyField(0)


def test_a_card_in_the_way_is_discarded_where_that_is_a_rule():
    table = Table(Preset.DUEL, 2, hands={0: "red wax red red red"})
    table.grow(0, 0, "red", 1)
    table.grow(0, 1, "chili", 5)
    table.play(Plant(0, 0))
    assert ask(table, make_player("greedy", 0), 0).action == DiscardHand(0, 0)
