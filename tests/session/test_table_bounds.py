"""Whatever a computer does, the game goes on and comes to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from bohnanza_qt.engine.actions import (
    Accept,
    Action,
    BuyField,
    CardRef,
    DoneTrading,
    Draw,
    MakeOffer,
    Plant,
    PlantAside,
    Reject,
    TurnOver,
)
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import Question, legal_actions
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.engine.view import PlayerView
from bohnanza_qt.players.player import Decision
from bohnanza_qt.session.bounds import MOST_COUNTERS, MOST_OFFERS, MOST_UNASKED_OFFERS
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.table import Asked, Table

from .playing import setup_of

Player = Callable[[GameSession, PlayerView, Question], Decision]


def plain(session: GameSession, view: PlayerView) -> Decision:
    """Whatever brings the game on."""
    actions = list(legal_actions(session.state, view.seat))
    for kind in (Plant, PlantAside, TurnOver, Draw):
        for action in actions:
            if isinstance(action, kind):
                return Decision(action)
    return Decision(actions[0])


def offers_for_ever(session: GameSession, view: PlayerView, question: Question) -> Decision:
    """Offers something at every question, to the next seat that it may speak to."""
    if view.phase is not Phase.TRADE or question is Question.ANSWER:
        return counters_for_ever(session, view, question)
    to = view.active if view.active != view.seat else (view.seat + 1) % len(view.seats)
    return Decision(MakeOffer(view.seat, to, (), (Bean.GARDEN,)))


def counters_for_ever(session: GameSession, view: PlayerView, question: Question) -> Decision:
    """Takes no offer, but offers something back to each; begins with one in its own turn."""
    if view.phase is not Phase.TRADE:
        return plain(session, view)
    for offer in view.offers:
        if offer.to in (None, view.seat) and offer.seat != view.seat:
            counter = MakeOffer(view.seat, offer.seat, (), (Bean.RED,))
            return Decision(counter, answers=offer.number)
    if question is Question.TRADE:
        return Decision(MakeOffer(view.seat, (view.seat + 1) % len(view.seats), (), (Bean.SOY,)))
    return Decision(None)


def announces_for_ever(session: GameSession, view: PlayerView, question: Question) -> Decision:
    """Calls round the table without end."""
    if question is Question.TRADE:
        return Decision(MakeOffer(view.seat, None, (), (Bean.GARDEN,)))
    return counters_for_ever(session, view, question)


def says_nothing(session: GameSession, view: PlayerView, question: Question) -> Decision:
    return Decision(None)


def cheats(session: GameSession, view: PlayerView, question: Question) -> Decision:
    """Does what is not allowed, in the name of others, or what is no action at all."""
    chance = Random(session.revision)
    nonsense: Sequence[object] = (
        Accept(view.seat, 99, ()),
        BuyField(view.seat),
        Draw((view.seat + 1) % len(view.seats)),
        MakeOffer(view.seat, view.seat, (), ()),
        MakeOffer(view.seat, 77, (CardRef("hand", 99),), ()),
        Plant(view.seat, "first"),  # type: ignore[arg-type]
        "turn over",
        None,
    )
    return Decision(chance.choice(nonsense))  # type: ignore[arg-type]


NASTY = (offers_for_ever, counters_for_ever, announces_for_ever, says_nothing, cheats)


def play(session: GameSession, table: Table, player: Player, persons: Callable[[], None]) -> None:
    """Plays to the end; `persons` acts where the game waits for one."""
    while not session.is_over:
        found = table.next_decision()
        if found is None:
            persons()
            continue
        table.conduct(found, player(session, session.view(found.seat), found.question))


def nobody() -> None:
    raise AssertionError("the game waits for nobody")


def offers_by_turn(session: GameSession) -> list[list[MakeOffer]]:
    turns: list[list[MakeOffer]] = [[]]
    for action in session.log:
        if isinstance(action, TurnOver):
            turns.append([])
        elif isinstance(action, MakeOffer):
            turns[-1].append(action)
    return turns


@pytest.mark.parametrize("player", NASTY)
@pytest.mark.parametrize("preset", ["modern", "arena"])
def test_a_game_of_nasty_computers_ends(preset: str, player: Player) -> None:
    session = GameSession.new(setup_of(0, 4).model_copy(update={"preset": preset}))
    faults: list[str] = []
    table = Table(session, frozenset(), report=lambda asked, fault: faults.append(fault))
    session.listeners.append(table)
    play(session, table, player, nobody)
    for offers in offers_by_turn(session):
        for seat in range(4):
            assert sum(offer.seat == seat for offer in offers) <= MOST_OFFERS
    assert bool(faults) == (player in (says_nothing, cheats))


@pytest.mark.parametrize("player", NASTY)
@pytest.mark.parametrize("preset", ["modern", "arena"])
def test_a_person_among_nasty_computers_is_made_few_offers_and_is_never_stuck(
    preset: str, player: Player
) -> None:
    session = GameSession.new(setup_of(1, 3).model_copy(update={"preset": preset}))
    table = Table.beside(session)

    def person() -> None:
        actions = list(legal_actions(session.state, 0))
        for kind in (Reject, Plant, PlantAside, TurnOver, DoneTrading, Draw):
            for action in actions:
                if isinstance(action, kind):
                    session.submit(action)
                    return
        session.submit(actions[0])

    play(session, table, player, person)
    for offers in offers_by_turn(session):
        assert sum(offer.to in (None, 0) for offer in offers) <= MOST_UNASKED_OFFERS


def test_an_exchange_of_counter_offers_ends_with_a_refusal() -> None:
    session = GameSession.new(setup_of(0, 3))
    table = Table.beside(session)
    session.submit(Plant(0, 0))
    session.submit(TurnOver(0))
    session.submit(MakeOffer(0, 1, (), (Bean.GARDEN,)))
    done: list[Action] = []
    while session.state.offers:
        found = table.next_decision()
        assert found is not None
        if found.question is Question.MAY_OFFER:
            table.conduct(found, Decision(None))
            continue
        view = session.view(found.seat)
        done += table.conduct(found, counters_for_ever(session, view, found.question))
    counters = [action for action in done if isinstance(action, MakeOffer)]
    assert len(counters) == MOST_COUNTERS
    assert isinstance(done[-1], Reject)


def test_a_counter_offer_that_answers_nothing_is_a_refusal(
    caplog: pytest.LogCaptureFixture,
) -> None:
    session = GameSession.new(setup_of(1, 2))
    table = Table.beside(session)
    session.submit(Plant(0, 0))
    session.submit(TurnOver(0))
    session.submit(MakeOffer(0, 1, (), (Bean.GARDEN,)))
    found = table.next_decision()
    assert found is not None
    counter = MakeOffer(1, 0, (), (Bean.RED,))
    assert table.conduct(found, Decision(counter, answers=7)) == (Reject(1, 0),)
    assert "seat 1, asked answer" in caplog.text


def test_a_computer_that_failed_does_what_is_harmless() -> None:
    session = GameSession.new(setup_of(1, 2).model_copy(update={"start": 1}))
    table = Table.beside(session)
    done: list[Action] = []
    while session.state.phase is not Phase.TRADE:
        found = table.next_decision()
        assert found is not None
        done += table.conduct(found, None)
    assert [type(action) for action in done] == [Plant, TurnOver]
    while (found := table.next_decision()) is not None:
        assert table.conduct(found, None) == ()
    assert table.waits_for_persons


def test_what_a_computer_did_wrong_is_reported_once() -> None:
    session = GameSession.new(setup_of(0, 3))
    faults: list[tuple[Asked, str]] = []
    table = Table(session, frozenset(), report=lambda *fault: faults.append(fault))
    found = table.next_decision()
    assert found is not None
    assert table.conduct(found, Decision(Draw(0))) == (Plant(0, 0),)
    assert [asked for asked, _ in faults] == [found]
    assert "wrong-phase" in faults[0][1]
