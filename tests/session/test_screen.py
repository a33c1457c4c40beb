"""Whose eyes look at the one screen, and how seldom it changes hands."""

from __future__ import annotations

from bohnanza_qt.engine.actions import (
    Accept,
    CardRef,
    DoneTrading,
    MakeOffer,
    Plant,
    PlantAside,
    Reject,
    TurnOver,
)
from bohnanza_qt.engine.beans import BEANOMETER, Bean
from bohnanza_qt.engine.state import GameState, Phase, Planted
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.screen import (
    HandOver,
    Screen,
    Why,
    forced_action,
    forced_planting,
    may_end_trading,
)

from .playing import setup_of

FRONT = (CardRef("hand", 0),)


def game_of(persons: int, computers: int = 0, starts: int = 0) -> tuple[GameSession, Screen]:
    setup = setup_of(persons, computers).model_copy(update={"start": starts})
    session = GameSession.new(setup)
    return session, Screen(session.people)


def to_trading(session: GameSession) -> None:
    active = session.state.active
    session.submit(Plant(active, 0))
    session.submit(TurnOver(active))


def hand_over(session: GameSession, screen: Screen) -> HandOver | None:
    """Does what the rule says."""
    found = screen.next(session.state)
    if found is not None:
        screen.give(found.seat, session.state)
    return found


def give(session: GameSession, screen: Screen) -> HandOver | None:
    """The one who looks gives the screen away by hand."""
    found = screen.asked_next(session.state)
    if found is not None:
        assert screen.asked(found.seat, session.state) == found
        screen.give(found.seat, session.state)
    return found


def test_whoever_begins_looks_first_and_keeps_the_screen_into_trading() -> None:
    session, screen = game_of(3, starts=1)
    assert hand_over(session, screen) == HandOver(1, Why.TURN)
    to_trading(session)
    assert screen.next(session.state) is None


def test_in_a_computers_turn_the_first_look_goes_to_its_left_neighbour() -> None:
    session, screen = game_of(2, 1, starts=2)
    assert hand_over(session, screen) == HandOver(0, Why.LOOK)
    assert screen.next(session.state) is None


def test_offers_by_name_are_handed_over_together_and_then_the_turn_goes_on() -> None:
    session, screen = game_of(3)
    hand_over(session, screen)
    to_trading(session)
    session.submit(MakeOffer(0, 1, FRONT, ()))
    session.submit(MakeOffer(0, 1, (CardRef("hand", 1),), ()))
    session.submit(MakeOffer(0, 2, (CardRef("hand", 2),), ()))
    assert screen.next(session.state) is None, "the active player may have more to offer"
    assert give(session, screen) == HandOver(1, Why.OFFERS, (0, 1))
    session.submit(Reject(1, 0))
    assert screen.next(session.state) is None
    session.submit(Reject(1, 1))
    assert hand_over(session, screen) == HandOver(2, Why.OFFERS, (2,))
    session.submit(Accept(2, 2, ()))
    assert hand_over(session, screen) == HandOver(0, Why.TURN)
    assert screen.asked_next(session.state) is None


def test_what_a_person_offers_anyone_takes_the_screen_from_nobody() -> None:
    session, screen = game_of(3)
    hand_over(session, screen)
    to_trading(session)
    session.submit(MakeOffer(0, None, FRONT, (Bean.BLUE,)))
    assert screen.next(session.state) is None
    assert screen.may_ask(session.state) == (1, 2)


def test_what_a_computer_offers_anyone_is_answered_by_each_person() -> None:
    session, screen = game_of(2, 1, starts=2)
    hand_over(session, screen)
    to_trading(session)
    session.submit(MakeOffer(2, None, FRONT, (Bean.BLUE,)))
    assert screen.next(session.state) is None
    session.submit(Reject(0, 0))
    assert hand_over(session, screen) == HandOver(1, Why.OFFERS, (0,))
    session.submit(Reject(1, 0))
    assert screen.next(session.state) is None


def test_who_asked_for_the_screen_keeps_it_until_it_is_given_back() -> None:
    session, screen = game_of(3)
    hand_over(session, screen)
    to_trading(session)
    screen.give(2, session.state)
    assert screen.next(session.state) is None
    assert screen.host(session.state) == 0
    assert screen.may_ask(session.state) == (1,)
    assert screen.asked_next(session.state) == HandOver(0, Why.TURN)
    session.submit(MakeOffer(2, 0, FRONT, ()))
    assert screen.next(session.state) is None
    assert give(session, screen) == HandOver(0, Why.OFFERS, (0,))
    assert screen.host(session.state) is None


def test_who_asked_for_the_screen_and_is_done_gives_it_back() -> None:
    session, screen = game_of(3)
    hand_over(session, screen)
    to_trading(session)
    screen.give(2, session.state)
    session.submit(DoneTrading(2))
    assert hand_over(session, screen) == HandOver(0, Why.TURN)
    assert screen.may_ask(session.state) == (1,)


def test_of_those_who_plant_what_is_set_aside_the_active_player_comes_last() -> None:
    session, screen = game_of(3)
    hand_over(session, screen)
    to_trading(session)
    session.submit(MakeOffer(0, 1, FRONT, ()))
    give(session, screen)
    session.submit(Accept(1, 0, ()))
    # The game waits for both; the screen stays with the one who has it.
    assert hand_over(session, screen) == HandOver(0, Why.TURN)
    session.submit(DoneTrading(0))
    assert session.state.phase is Phase.ASIDE
    assert screen.next(session.state) is None
    screen.give(1, session.state)
    session.state.seats[1].fields[0] = None
    session.submit(PlantAside(1, 0, 0))
    assert hand_over(session, screen) == HandOver(0, Why.PLANT_ASIDE)


def set_aside(beans: list[Bean], fields: list[Planted | None]) -> GameState:
    """A state in which the second person has to plant `beans` and the first looks."""
    session, _screen = game_of(3)
    to_trading(session)
    session.submit(DoneTrading(0))
    state = session.state
    state.seats[1].aside = beans
    state.seats[1].fields = fields
    return state


def test_a_card_goes_by_itself_to_the_field_where_its_kind_grows() -> None:
    state = set_aside([Bean.BLUE], [Planted(Bean.RED, 1), Planted(Bean.BLUE, 2)])
    assert forced_planting(state, 1) == PlantAside(1, 0, 1)
    assert forced_action(state, frozenset({0, 1, 2}), 0) == PlantAside(1, 0, 1)
    assert forced_action(state, frozenset({0, 1}), 1) == PlantAside(0, 0, 0)


def test_a_new_kind_goes_by_itself_to_an_empty_field() -> None:
    state = set_aside([Bean.BLUE], [Planted(Bean.RED, 1), None])
    assert forced_planting(state, 1) == PlantAside(1, 0, 1)


def test_a_person_is_asked_where_a_field_has_to_be_harvested_first() -> None:
    full: list[Planted | None] = [Planted(Bean.RED, 1), Planted(Bean.GREEN, 1)]
    assert forced_planting(set_aside([Bean.BLUE], full), 1) is None
    two = [Bean.BLUE, Bean.SOY]
    assert forced_planting(set_aside(two, [None, Planted(Bean.GREEN, 1)]), 1) is None


def test_a_person_is_asked_where_the_field_pays_its_most_already() -> None:
    top = max(need for need in BEANOMETER[Bean.BLUE] if need is not None)
    state = set_aside([Bean.BLUE], [Planted(Bean.BLUE, top), Planted(Bean.RED, 1)])
    assert forced_planting(state, 1) is None
    before = set_aside([Bean.BLUE, Bean.BLUE], [Planted(Bean.BLUE, top - 1), None])
    assert forced_planting(before, 1) is None


def test_trading_ends_by_itself_only_when_all_have_answered_and_the_cards_have_clear_places() -> (
    None
):
    session, screen = game_of(3)
    hand_over(session, screen)
    to_trading(session)
    state = session.state
    state.revealed[:] = [Bean.BLUE, Bean.CHILI]
    own = state.seats[0]
    own.fields[:] = [Planted(Bean.BLUE, 1), None]
    assert may_end_trading(state, screen.persons)
    session.submit(MakeOffer(0, 1, FRONT, (Bean.RED,)))
    assert not may_end_trading(state, screen.persons)
    session.submit(Reject(1, 0))
    assert may_end_trading(state, screen.persons)
    session.submit(MakeOffer(2, 0, FRONT, ()))
    assert not may_end_trading(state, screen.persons)
    session.submit(Reject(0, 1))
    own.fields[:] = [Planted(Bean.BLUE, 1), Planted(Bean.SOY, 1)]
    assert not may_end_trading(state, screen.persons)


def test_a_game_that_is_over_asks_nobody() -> None:
    session, screen = game_of(3)
    hand_over(session, screen)
    session.state.phase = Phase.OVER
    assert screen.next(session.state) is None
