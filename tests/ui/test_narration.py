"""Every event and every reason has its sentence, and people are told what is theirs to know."""

from __future__ import annotations

import dataclasses
import typing

import pytest

from bohnanza_qt.engine.actions import CardRef
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardPlanted,
    CardsTurnedOver,
    DealStruck,
    Event,
    FieldBought,
    FieldHarvested,
    GameEnded,
    Lapse,
    LeftOnOffer,
    OfferLapsed,
    OfferMade,
    OfferRejected,
    OfferWithdrawn,
    PhaseBegan,
    PileExhausted,
    PileShuffled,
    SeatDone,
    Source,
    TradingEnded,
    TurnBegan,
)
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.players.player import Because, Motive
from bohnanza_qt.ui.narration import sentence, tell, together
from bohnanza_qt.ui.words.motives import because_sentence

from .trade_fakes import BLUE, CHILI, NAMES, SOY, STINK

YOU, IKER, LUCIA = 0, 1, 2


def offer(seat: int, to: int | None, give=(BLUE,), want=(SOY,), number: int = 3) -> OfferMade:
    return OfferMade(number, seat, to, tuple(give), tuple(want), None)


def deal(offerer: int, accepter: int, give=(), take=()) -> DealStruck:
    return DealStruck(3, offerer, accepter, tuple(give), tuple(take), (), ())


EVENTS: list[Event] = [
    TurnBegan(4, IKER),
    CardPlanted(IKER, 0, BLUE, 3, Source.HAND, 0),
    FieldHarvested(IKER, 0, BLUE, 4, 1),
    FieldHarvested(IKER, 0, BLUE, 1, 0),
    FieldBought(IKER, 3),
    CardsTurnedOver(IKER, (BLUE, SOY)),
    CardsTurnedOver(IKER, (BLUE, SOY), (SOY,)),
    CardsTurnedOver(IKER, ()),
    offer(IKER, LUCIA),
    deal(IKER, LUCIA, (BLUE,), (SOY,)),
    OfferRejected(3, IKER),
    OfferWithdrawn(3, IKER),
    OfferLapsed(3, Lapse.CARD_GONE),
    OfferLapsed(3, Lapse.SEAT_DONE),
    SeatDone(IKER),
    TradingEnded(IKER, ()),
    TradingEnded(IKER, (BLUE,)),
    CardDrawn(IKER, None),
    CardDiscarded(IKER, BLUE, Source.HAND, 1),
    LeftOnOffer(IKER, (BLUE,)),
    LeftOnOffer(IKER, ()),
    PileExhausted(1, False),
    PileExhausted(3, True),
    PileShuffled(1, 40),
    GameEnded((5, 9, 7, 1), (1,), (1,)),
]


def test_every_kind_of_event_is_told_but_the_phases() -> None:
    told = {type(event) for event in EVENTS}
    assert told == set(typing.get_args(Event)) - {PhaseBegan}
    assert sentence(PhaseBegan(Phase.DRAW), NAMES, YOU) is None


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_a_sentence_has_a_form_of_its_own_for_the_one_it_happens_to(event: Event) -> None:
    offers = {3: offer(IKER, LUCIA)}
    told = sentence(event, NAMES, YOU, offers)
    assert told
    assert "{" not in told
    assert "%n" not in told
    assert told.endswith((".", "!"))
    if "Iker" in told and not isinstance(event, OfferRejected):
        to_iker = sentence(event, NAMES, IKER, offers)
        assert to_iker
        assert "Iker" not in to_iker
        assert "you" in to_iker.lower()


@pytest.mark.parametrize("to", [None, IKER, LUCIA, YOU])
@pytest.mark.parametrize(("give", "want"), [((BLUE,), (SOY,)), ((BLUE,), ()), ((), (SOY,))])
def test_offers_gifts_and_requests_are_told_from_each_side(to, give, want) -> None:
    sayings = set()
    for seat in {YOU, IKER, LUCIA} - {to}:
        told = sentence(offer(seat, to, give, want), NAMES, YOU)
        assert told
        assert ("gift" in told) == (not give or not want)
        assert ("blue" in told) == bool(give)
        assert ("soy" in told) == bool(want)
        sayings.add(told)
    assert len(sayings) == len({YOU, IKER, LUCIA} - {to})


def test_a_deal_is_told_from_the_side_of_the_one_who_looks() -> None:
    swap = deal(IKER, YOU, (BLUE, BLUE), (SOY,))
    assert sentence(swap, NAMES, YOU) == "You gave Iker 1 soy bean for 2 blue beans."
    assert sentence(swap, NAMES, IKER) == "You gave Maren 2 blue beans for 1 soy bean."
    assert sentence(swap, NAMES, LUCIA) == "Iker gave Maren 2 blue beans for 1 soy bean."


def test_a_gift_is_told_as_one_whoever_asked_for_it() -> None:
    asked_for = deal(IKER, YOU, (), (SOY,))
    assert sentence(asked_for, NAMES, YOU) == "You gave Iker 1 soy bean as a gift."
    assert sentence(asked_for, NAMES, IKER) == "Maren gave you 1 soy bean as a gift."
    given = deal(IKER, LUCIA, (SOY,), ())
    assert sentence(given, NAMES, YOU) == "Iker gave Lucia 1 soy bean as a gift."


def test_cards_drawn_together_are_told_together_and_only_their_owner_hears_the_kinds() -> None:
    events = [CardDrawn(YOU, BLUE), CardDrawn(YOU, SOY), TurnBegan(5, IKER), CardDrawn(IKER, None)]
    groups = together(events)
    assert [len(group) for group in groups] == [2, 1, 1]
    assert tell(groups[0], NAMES, YOU) == "You drew 1 blue bean and 1 soy bean."
    hidden = [event._replace(bean=None) for event in events[:2]]
    assert tell(hidden, NAMES, IKER) == "Maren drew 2 cards."


def test_a_refusal_names_the_one_whose_offer_was_refused() -> None:
    refusal = OfferRejected(3, LUCIA)
    assert sentence(refusal, NAMES, YOU, {3: offer(YOU, None)}) == "Lucia says no to you."
    assert sentence(refusal, NAMES, YOU, {3: offer(IKER, None)}) == "Lucia says no to Iker."
    assert sentence(refusal, NAMES, YOU) == "Lucia says no."


def test_an_offer_to_one_that_is_refused_is_not_told_twice() -> None:
    lapsed = OfferLapsed(3, Lapse.REJECTED_BY_ALL)
    assert sentence(lapsed, NAMES, YOU, {3: offer(YOU, LUCIA)}) is None
    assert sentence(lapsed, NAMES, YOU, {3: offer(YOU, None)}) == "Nobody takes your offer."
    assert sentence(OfferLapsed(3, Lapse.TRADING_OVER), NAMES, YOU, {3: offer(YOU, None)}) is None


def test_the_end_names_the_winners() -> None:
    assert sentence(GameEnded((9, 5), (0,), (0,)), NAMES, YOU) == (
        "The game is over. You win with 9 coins!"
    )
    both = sentence(GameEnded((9, 9, 2), (0, 1), (0, 1)), NAMES, LUCIA)
    assert both == "The game is over. Maren and Iker win together with 9 coins."
    assert sentence(GameEnded((0, 0), (), ()), NAMES, YOU) == "The game is over."


@pytest.mark.parametrize("motive", list(Motive))
def test_every_motive_has_a_sentence_with_and_without_a_bean(motive: Motive) -> None:
    for because in (
        Because(motive),
        Because(motive, bean=STINK),
        Because(motive, bean=CHILI, count=5, coins=1),
    ):
        told = because_sentence(because)
        assert "{" not in told
        assert told.endswith(".")


def test_a_reason_counts_what_would_be_dug_up() -> None:
    costly = Because(Motive.NOWHERE_TO_PLANT, Bean.CHILI, 5, 1)
    assert because_sentence(costly) == (
        "To plant it I would have to dig up 5 chili beans for 1 coin."
    )
    assert because_sentence(dataclasses.replace(costly, coins=0)) == (
        "To plant it I would have to dig up 5 chili beans for nothing."
    )


def test_places_in_a_hand_are_never_told() -> None:
    event = OfferMade(1, IKER, None, (BLUE,), (), (CardRef("hand", 3),))
    assert "4" not in (sentence(event, NAMES, YOU) or "")
