"""The offer being put together, and what becomes of it while the game goes on."""

from __future__ import annotations

import pytest

from bohnanza_qt.engine.actions import CardRef, MakeOffer, Reject
from bohnanza_qt.engine.events import CardDrawn, DealStruck
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.refusal import Reason
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.ui.trade.equal_cards import WhyThisCard, propose
from bohnanza_qt.ui.trade_draft import DraftGap, LostCards, TradeDraft

from .trade_fakes import (
    BLUE,
    CHILI,
    GARDEN,
    GREEN,
    RED,
    SOY,
    STINK,
    FakeController,
    offer_view,
    seat_view,
    trading_view,
)

HAND_4TH = CardRef("hand", 3)
STINK_TURNED = CardRef("revealed", 1)


@pytest.fixture
def controller(qapp) -> FakeController:
    return FakeController(trading_view())


@pytest.fixture
def draft(controller: FakeController) -> TradeDraft:
    return TradeDraft(controller)


def deal(offerer: int, accepter: int, give_places=(), take_places=()) -> DealStruck:
    """Only the places matter to the draft."""
    return DealStruck(0, offerer, accepter, (), (), tuple(give_places), tuple(take_places))


def test_cards_lie_in_the_order_in_which_they_were_laid(draft: TradeDraft) -> None:
    draft.toggle(STINK_TURNED)
    draft.toggle(HAND_4TH)
    draft.add_card(CardRef("hand", 5), at=0)
    assert draft.give == (CardRef("hand", 5), STINK_TURNED, HAND_4TH)
    assert draft.give_beans == (GARDEN, STINK, BLUE)


def test_a_card_laid_down_again_elsewhere_moves(draft: TradeDraft) -> None:
    for index in range(3):
        draft.add_card(CardRef("hand", index))
    draft.add_card(CardRef("hand", 0), at=2)
    assert [ref.index for ref in draft.give] == [1, 0, 2]
    draft.add_card(CardRef("hand", 2), at=0)
    assert [ref.index for ref in draft.give] == [2, 1, 0]


def test_a_second_touch_takes_the_card_back(draft: TradeDraft) -> None:
    draft.toggle(HAND_4TH)
    draft.toggle(HAND_4TH)
    assert draft.is_empty


def test_cards_that_do_not_exist_cannot_be_laid(draft: TradeDraft) -> None:
    assert not draft.add_card(CardRef("hand", 6))
    assert not draft.add_card(CardRef("revealed", 2))
    assert not draft.add_card(CardRef("hand", -1))
    assert draft.is_empty


def test_the_turned_over_cards_are_the_active_players_alone(qapp) -> None:
    draft = TradeDraft(FakeController(trading_view(active=2)))
    assert not draft.add_card(STINK_TURNED)
    assert draft.add_card(HAND_4TH)


def test_a_deal_closes_up_the_hand_and_the_draft_keeps_its_cards(
    controller: FakeController, draft: TradeDraft
) -> None:
    draft.add_card(HAND_4TH)
    draft.add_card(STINK_TURNED)
    gone = (CardRef("hand", 0), CardRef("hand", 2), CardRef("revealed", 0))
    controller.show([deal(0, 1, gone)], hand=(BLUE, BLUE, SOY, GARDEN), revealed=(STINK,))
    assert draft.give == (CardRef("hand", 1), CardRef("revealed", 0))
    assert draft.lost is None


def test_a_card_that_another_took_leaves_the_draft_and_it_is_said(
    qtbot, controller: FakeController, draft: TradeDraft
) -> None:
    draft.add_card(STINK_TURNED)
    draft.add_card(HAND_4TH)
    with qtbot.waitSignal(draft.cards_lost) as told:
        controller.show([deal(0, 2, (STINK_TURNED,))], revealed=(GREEN,))
    assert draft.give == (HAND_4TH,)
    assert told.args == [LostCards((STINK,), 2)]
    assert draft.lost == LostCards((STINK,), 2)
    draft.add_want(CHILI)
    assert draft.lost is None


def test_the_own_deal_may_take_a_card_from_the_draft_too(
    controller: FakeController, draft: TradeDraft
) -> None:
    draft.add_card(HAND_4TH)
    draft.add_want(CHILI)
    controller.show([deal(2, 0, (), (HAND_4TH,))], hand=(RED, BLUE, CHILI, SOY, GARDEN))
    assert draft.lost == LostCards((BLUE,), 0)
    assert draft.want == (CHILI,)


def test_of_the_own_deal_nothing_is_said_where_it_was_all_that_lay_there(
    controller: FakeController, draft: TradeDraft
) -> None:
    draft.add_card(HAND_4TH)
    controller.show([deal(2, 0, (), (HAND_4TH,))], hand=(RED, BLUE, CHILI, SOY, GARDEN))
    assert draft.is_empty
    assert draft.lost is None


def test_a_deal_of_others_changes_nothing(qapp) -> None:
    controller = FakeController(trading_view(active=2))
    draft = TradeDraft(controller)
    draft.add_card(CardRef("hand", 1))
    controller.show([deal(2, 1, (CardRef("hand", 0),), (CardRef("hand", 1),))])
    assert draft.give == (CardRef("hand", 1),)


def test_an_undo_comes_without_events_and_takes_what_no_longer_fits(
    controller: FakeController, draft: TradeDraft
) -> None:
    draft.add_card(CardRef("hand", 0))
    draft.add_card(CardRef("hand", 5))
    controller.show(hand=(RED, RED, BLUE, CHILI, BLUE, SOY, GARDEN))
    assert draft.give == (CardRef("hand", 0),)


def test_the_cloth_is_cleared_when_trading_ends(
    controller: FakeController, draft: TradeDraft
) -> None:
    draft.add_card(HAND_4TH)
    draft.set_partners([2])
    controller.show([CardDrawn(0, BLUE)], phase=Phase.ASIDE)
    assert draft.is_empty
    assert not draft.is_open
    assert draft.gap is DraftGap.CLOSED
    assert not draft.add_want(BLUE)


def test_the_draft_never_passes_to_the_next_person_at_the_screen(
    controller: FakeController, draft: TradeDraft
) -> None:
    draft.add_card(HAND_4TH)
    draft.add_want(CHILI)
    controller.show(seat=1, questions=(Question.MAY_OFFER,) * 4)
    assert draft.is_empty


def test_the_active_player_asks_anyone_unless_partners_are_chosen(draft: TradeDraft) -> None:
    draft.add_card(HAND_4TH)
    draft.add_want(CHILI)
    assert draft.offers() == (MakeOffer(0, None, (HAND_4TH,), (CHILI,)),)
    draft.toggle_partner(3)
    draft.toggle_partner(1)
    assert [offer.to for offer in draft.offers()] == [1, 3]
    draft.toggle_partner(1)
    draft.toggle_partner(3)
    assert draft.partners is None


def test_another_player_can_only_ask_the_active_one(qapp) -> None:
    draft = TradeDraft(FakeController(trading_view(active=2)))
    assert draft.possible_partners == (2,)
    draft.set_partners([1])
    draft.add_want(GREEN)
    assert draft.offers() == (MakeOffer(0, 2, (), (GREEN,)),)


def test_the_active_player_is_asked_as_soon_as_a_turn_of_another_has_come_to_its_trading(
    qapp,
) -> None:
    planting = {"phase": Phase.PLANT, "questions": (None, None, Question.PLANT_FIRST, None)}
    draft = TradeDraft(FakeController(trading_view(active=2, **planting)))
    questions = (Question.MAY_OFFER, Question.MAY_OFFER, Question.TRADE, Question.MAY_OFFER)
    draft.follow((), trading_view(active=2, questions=questions))
    draft.add_want(GREEN)
    assert draft.partners == {2}
    assert draft.offers() == (MakeOffer(0, 2, (), (GREEN,)),)


def test_a_partner_who_is_done_is_asked_no_more_and_nobody_else_instead(
    controller: FakeController, draft: TradeDraft
) -> None:
    draft.add_card(HAND_4TH)
    draft.set_partners([2])
    seats = list(controller.view.seats)
    seats[2] = seat_view(done=True)
    controller.show(seats=tuple(seats))
    assert draft.partners == frozenset()
    assert draft.gap is DraftGap.NO_PARTNER
    assert draft.offers() == ()
    draft.set_partners(None)
    assert draft.gap is None


def test_nothing_for_nothing_is_no_offer(draft: TradeDraft) -> None:
    assert draft.gap is DraftGap.EMPTY
    assert draft.offers() == ()


def test_wanted_kinds_are_added_and_taken_back_one_by_one(draft: TradeDraft) -> None:
    for bean in (CHILI, BLUE, CHILI):
        draft.add_want(bean)
    draft.remove_want(CHILI)
    draft.remove_want(SOY)
    assert draft.want == (CHILI, BLUE)


def test_a_counter_offer_turns_the_sides_round(
    controller: FakeController, draft: TradeDraft
) -> None:
    controller.show(offers=(offer_view(4, 2, None, (CHILI, SOY), (STINK, BLUE, RED, RED)),))
    draft.counter(controller.view.offers[0])
    assert draft.want == (CHILI, SOY)
    assert draft.give_beans == (STINK, BLUE, RED)
    assert draft.partners == {2}
    assert draft.answers == 4
    draft.submit()
    made, refused = controller.tried
    assert isinstance(made, MakeOffer)
    assert made.to == 2
    assert refused == Reject(0, 4)
    assert draft.is_empty


def test_an_illegal_offer_is_refused_and_stays_on_the_cloth(
    controller: FakeController, draft: TradeDraft
) -> None:
    controller.refuse[MakeOffer] = Reason.DONE_TRADING
    draft.add_card(HAND_4TH)
    assert draft.submit() is Reason.DONE_TRADING
    assert draft.give == (HAND_4TH,)
    assert controller.tried == []


def test_of_equal_cards_a_turned_over_one_goes_first_where_it_grows_nowhere() -> None:
    view = trading_view(hand=(GREEN, BLUE, GREEN))
    assert [(p.ref, p.why) for p in propose(view, [GREEN]) or ()] == [
        (CardRef("revealed", 0), WhyThisCard.TURNED_OVER)
    ]


def test_of_equal_cards_the_one_goes_that_leaves_a_pair_behind() -> None:
    view = trading_view(hand=(BLUE, SOY, CHILI, BLUE, CHILI, BLUE))
    (proposal,) = propose(view, [BLUE]) or ()
    assert proposal == (CardRef("hand", 3), WhyThisCard.JOINS_NEIGHBOURS, 3)


def test_of_equal_cards_that_grow_the_last_goes_and_of_others_the_first() -> None:
    view = trading_view(hand=(CHILI, BLUE, SOY, CHILI, BLUE, SOY))
    assert (propose(view, [CHILI]) or ())[0].ref == CardRef("hand", 3)
    assert (propose(view, [BLUE]) or ())[0].ref == CardRef("hand", 1)


def test_no_card_is_proposed_twice_and_a_missing_one_is_not_replaced() -> None:
    view = trading_view(hand=(BLUE, SOY, BLUE))
    first, second = propose(view, [BLUE, BLUE]) or ()
    assert {first.ref, second.ref} == {CardRef("hand", 0), CardRef("hand", 2)}
    assert propose(view, [BLUE, BLUE, BLUE]) is None
