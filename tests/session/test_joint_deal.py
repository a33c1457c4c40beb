"""Two persons put a deal together: each lays down the own side, and both confirm it."""

from __future__ import annotations

import pytest

from bohnanza_qt.engine.actions import Accept, CardRef, DoneTrading, MakeOffer, Plant, TurnOver
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.events import DealStruck
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import GameSetup, SeatSetup
from bohnanza_qt.session.joint_deal import JointDeal

PERSONS = frozenset({0, 1, 2})
FIRST, SECOND, THIRD = (CardRef("hand", place) for place in range(3))
TURNED = CardRef("revealed", 0)


@pytest.fixture(params=["modern", "original", "classic"])
def session(request: pytest.FixtureRequest) -> GameSession:
    """Seat 0 trades; persons sit everywhere."""
    seats = tuple(SeatSetup(name=name, kind="person") for name in ("Ada", "Ben", "Cleo"))
    setup = GameSetup(preset=request.param, seats=seats, start=0, game_number=7)
    session = GameSession.new(setup)
    session.submit(Plant(0, 0))
    session.submit(TurnOver(0))
    return session


@pytest.fixture
def deal(session: GameSession) -> JointDeal:
    return JointDeal((0, 1), session.state.turn)


def hand(session: GameSession, seat: int) -> list[Bean]:
    return session.state.seats[seat].hand


def other_kind(session: GameSession, seat: int) -> Bean:
    """A kind that does not lie at the front of this hand."""
    return next(bean for bean in Bean if bean is not hand(session, seat)[0])


def agree(session: GameSession, deal: JointDeal) -> None:
    deal.lay(session.state, 0, [SECOND, TURNED])
    deal.lay(session.state, 1, [FIRST])
    deal.confirm(0)
    deal.confirm(1)


@pytest.mark.parametrize("offerer", [0, 1])
def test_what_both_confirmed_is_struck_as_it_lies(
    session: GameSession, deal: JointDeal, offerer: int
) -> None:
    state = session.state
    given = [hand(session, 0)[1], state.revealed[0]]
    taken = hand(session, 1)[0]
    agree(session, deal)
    assert deal.is_agreed(state)
    events = session.strike_deal(*deal.as_actions(state, offerer))
    assert any(isinstance(event, DealStruck) for event in events)
    assert state.seats[1].aside == given
    assert state.seats[0].aside == [taken]


def test_a_struck_deal_is_taken_back_as_one(session: GameSession, deal: JointDeal) -> None:
    before = session.action_count
    agree(session, deal)
    session.strike_deal(*deal.as_actions(session.state, 0))
    assert session.action_count == before + 2
    assert len(session.undo()) == 2
    assert session.action_count == before


def test_one_confirmation_is_not_enough(session: GameSession, deal: JointDeal) -> None:
    deal.lay(session.state, 0, [FIRST])
    deal.confirm(0)
    assert not deal.is_agreed(session.state)


def test_nothing_for_nothing_is_no_deal(session: GameSession, deal: JointDeal) -> None:
    deal.confirm(0)
    deal.confirm(1)
    assert not deal.is_agreed(session.state)


@pytest.mark.parametrize("seat", [0, 1])
def test_any_change_takes_both_confirmations_back(
    session: GameSession, deal: JointDeal, seat: int
) -> None:
    agree(session, deal)
    deal.lay(session.state, seat, [FIRST, SECOND, THIRD])
    assert not any(side.is_confirmed for side in deal.sides.values())
    assert deal.changed_by == seat
    deal.confirm(seat)
    assert deal.changed_by is None


def test_asking_for_one_card_more_is_a_change(session: GameSession, deal: JointDeal) -> None:
    agree(session, deal)
    deal.ask(session.state, 0, [Bean.RED])
    assert not any(side.is_confirmed for side in deal.sides.values())


def test_declining_what_was_asked_for_is_a_change(session: GameSession, deal: JointDeal) -> None:
    deal.lay(session.state, 0, [FIRST])
    deal.ask(session.state, 0, [Bean.RED])
    deal.confirm(0)
    deal.decline(session.state, 1, Bean.RED)
    assert deal.sides[1].asked == ()
    assert not deal.sides[0].is_confirmed


def test_laying_down_what_was_asked_for_is_no_change(session: GameSession, deal: JointDeal) -> None:
    deal.lay(session.state, 0, [FIRST])
    deal.ask(session.state, 0, [hand(session, 1)[0]])
    deal.confirm(0)
    deal.lay(session.state, 1, [FIRST])
    assert deal.sides[1].asked == ()
    assert deal.sides[0].is_confirmed
    deal.confirm(1)
    assert deal.is_agreed(session.state)


def test_another_of_equal_cards_is_no_change(session: GameSession, deal: JointDeal) -> None:
    equal = session.state.seats[0].hand
    equal[2] = equal[1]
    agree(session, deal)
    deal.lay(session.state, 0, [THIRD, TURNED])
    assert deal.is_agreed(session.state)


def test_what_is_asked_for_and_not_laid_down_keeps_the_deal_open(
    session: GameSession, deal: JointDeal
) -> None:
    deal.lay(session.state, 0, [FIRST])
    deal.ask(session.state, 0, [other_kind(session, 1)])
    deal.confirm(0)
    deal.confirm(1)
    assert not deal.is_agreed(session.state)


def test_a_card_that_goes_elsewhere_leaves_the_deal(session: GameSession, deal: JointDeal) -> None:
    agree(session, deal)
    state = session.state
    asked = hand(session, 2)[0]
    if state.rules.accept == "active":
        session.submit(MakeOffer(2, 0, (FIRST,), (state.revealed[0],)))
        session.submit(Accept(0, 0, (TURNED,)))
    else:
        session.submit(MakeOffer(0, 2, (TURNED,), (asked,)))
        session.submit(Accept(2, 0, (FIRST,)))
    deal.follow(state)
    assert deal.laid(state, 0) == (SECOND,)
    assert not any(side.is_confirmed for side in deal.sides.values())


def test_cards_keep_their_place_in_the_deal_when_the_hand_closes_up(
    session: GameSession, deal: JointDeal
) -> None:
    state = session.state
    kind = hand(session, 0)[2]
    deal.lay(state, 0, [THIRD])
    if state.rules.accept == "active":
        session.submit(MakeOffer(2, 0, (), (hand(session, 0)[0],)))
        session.submit(Accept(0, 0, (FIRST,)))
    else:
        session.submit(MakeOffer(0, 2, (FIRST,), ()))
        session.submit(Accept(2, 0, ()))
    deal.follow(state)
    assert deal.laid(state, 0) == (SECOND,)
    assert deal.kinds(state, 0) == (kind,)


def test_it_is_possible_only_between_two_who_trade_in_this_turn(
    session: GameSession, deal: JointDeal
) -> None:
    state = session.state
    assert deal.is_possible(state, PERSONS)
    assert not deal.is_possible(state, {0, 2})
    assert not JointDeal((1, 2), state.turn).is_possible(state, PERSONS)
    session.submit(DoneTrading(1))
    assert not deal.is_possible(state, PERSONS)
    assert JointDeal((2, 0), state.turn).is_possible(state, PERSONS)
    session.submit(DoneTrading(0))
    assert not JointDeal((2, 0), state.turn).is_possible(state, PERSONS)
