"""What a seat may know (rules, section 7)."""

from __future__ import annotations

from collections import Counter

import pytest

from bohnanza_qt.engine.actions import Accept, DoneTrading, Draw, Harvest, MakeOffer, Reject
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.events import CardDrawn, DealStruck, OfferMade
from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.engine.view import redact, view_of

from .table import Table, beans, refs


@pytest.fixture
def table() -> Table:
    table = Table(hands={0: "chili red soy", 1: "soy red blue"}, pile="blue stink")
    table.grow(2, 0, "green", 3)
    table.earn(3, "blue red")
    table.discard("chili green")
    table.trade()
    return table


def test_the_own_hand_is_seen_in_order_and_of_others_the_size(table: Table) -> None:
    view = view_of(table.state, 1)
    assert view.hand[:3] == tuple(beans("soy red blue"))
    assert [seat.hand_size for seat in view.seats] == [4, 5, 5, 5]


def test_fields_coins_piles_and_turned_over_cards_are_open(table: Table) -> None:
    view = view_of(table.state, 1)
    assert view.seats[2].fields[0] == (Bean.GREEN, 3)
    assert (view.seats[3].coins, view.seats[3].coin_kinds) == (2, tuple(beans("blue red")))
    assert view.revealed == tuple(beans("blue stink"))
    assert view.discard == tuple(beans("chili green"))
    assert view.draw_pile == len(table.state.draw_pile)


def test_a_closed_discard_pile_shows_its_top_and_its_size() -> None:
    table = Table(discard_open=False)
    table.discard("chili green")
    view = view_of(table.state, 1)
    assert (view.discard, view.discard_size) == ((Bean.GREEN,), 2)


def test_an_offer_shows_kinds_to_all_and_places_to_its_owner(table: Table) -> None:
    table.play(MakeOffer(0, None, refs("hand:1 revealed:0"), (Bean.RED,)), Reject(2, 0))
    for seat in range(4):
        (offer,) = view_of(table.state, seat).offers
        assert offer.give == tuple(beans("soy blue"))
        assert offer.rejected == (2,)
        assert offer.places == (refs("hand:1 revealed:0") if seat == 0 else None)


def test_offer_events_keep_their_places_from_others(table: Table) -> None:
    (made,) = table.play(MakeOffer(1, 0, refs("hand:2"), ()))
    assert isinstance(made, OfferMade)
    assert redact(made, 1) == made
    for seat in (0, 2, 3):
        told = redact(made, seat)
        assert isinstance(told, OfferMade)
        assert (told.give, told.places) == (made.give, None)


def test_a_struck_deal_shows_from_which_places_the_cards_left(table: Table) -> None:
    table.play(MakeOffer(0, 1, refs("hand:1"), (Bean.RED,)))
    (deal,) = table.play(Accept(1, 0, refs("hand:1")))
    assert isinstance(deal, DealStruck)
    assert all(redact(deal, seat) == deal for seat in range(4))


def test_a_drawn_card_is_known_to_who_drew_it(table: Table) -> None:
    table.phase(Phase.DRAW)
    drawn = [event for event in table.play(Draw(0)) if isinstance(event, CardDrawn)]
    assert len(drawn) == 3
    for event in drawn:
        assert redact(event, 0) == event
        assert redact(event, 1) == CardDrawn(0, None)


def test_set_aside_cards_are_seen_by_all(table: Table) -> None:
    table.gift(0, 1, "hand:0 revealed:0")
    assert view_of(table.state, 3).seats[1].aside == tuple(beans("red blue"))


def test_where_received_cards_are_hidden_others_see_their_number_until_phase_three() -> None:
    table = Table(Preset.ARENA, 4, hands={0: "blue", 1: "red soy"})
    table.trade()
    table.play(MakeOffer(1, 0, refs("hand:1 hand:0"), ()), Accept(0, 0, ()))
    assert view_of(table.state, 0).seats[0].aside == tuple(beans("soy red"))
    for seat in (1, 2, 3):
        own = view_of(table.state, seat).seats[0]
        assert (own.aside, own.aside_count) == (None, 2)
    table.play(DoneTrading(0))
    assert view_of(table.state, 3).seats[0].aside is not None


def test_cards_lying_open_and_unseen_cards_are_the_whole_deck(table: Table) -> None:
    table.gift(0, 1, "hand:0 revealed:0")
    for seat in range(4):
        view = view_of(table.state, seat)
        hidden = Counter(table.state.draw_pile)
        for other in range(4):
            if other != seat:
                hidden.update(table.hand(other))
        assert +view.unseen == hidden
        assert view.seen + view.unseen == Counter(dict(table.state.rules.deck))


def test_coins_count_among_the_cards_seen(table: Table) -> None:
    table.grow(0, 1, "soy", 4)
    before = view_of(table.state, 2).unseen
    table.play(Harvest(0, 1))
    assert view_of(table.state, 2).unseen == before
