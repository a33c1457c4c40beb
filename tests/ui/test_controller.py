"""The controller: who is asked, in which order moves are shown, and what is never disturbed."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import (
    Accept,
    Action,
    CardRef,
    DoneTrading,
    Draw,
    Harvest,
    MakeOffer,
    Plant,
    PlantAside,
    Reject,
    TurnOver,
)
from bohnanza_qt.engine.events import CardDrawn, CardsTurnedOver, Event, GameEnded, OfferMade
from bohnanza_qt.engine.play import Question, legal_actions
from bohnanza_qt.engine.refusal import Reason
from bohnanza_qt.engine.state import Phase
from bohnanza_qt.engine.view import PlayerView
from bohnanza_qt.players import computers
from bohnanza_qt.players.player import Decision
from bohnanza_qt.ui.controller import GameController
from bohnanza_qt.ui.durations import set_durations

from .conftest import StartGame


def plain_move(controller: GameController) -> Action:
    """A legal answer to what the person is asked, the same each time, that trades nothing."""
    view = controller.view
    seat = controller.seat
    actions = list(legal_actions(controller.session.state, seat))
    wanted: dict[Question, tuple[type, ...]] = {
        Question.PLANT_FIRST: (Plant, Harvest),
        Question.PLANT_OR_TURN_OVER: (TurnOver,),
        Question.TURN_OVER: (TurnOver,),
        Question.TRADE: (DoneTrading,),
        Question.MAY_OFFER: (DoneTrading,),
        Question.ANSWER: (Reject,),
        Question.PLANT_ASIDE: (PlantAside, Harvest),
        Question.DRAW: (Draw,),
    }
    assert view.question is not None
    for kind in wanted[view.question]:
        for action in actions:
            if isinstance(action, kind):
                return action
    raise AssertionError(f"{view.question} cannot be answered")


def person_is_asked(controller: GameController) -> bool:
    question = controller.view.question
    if question is Question.MAY_OFFER:
        return controller.waits_for_no_trade
    return question is not None


def play_until(controller: GameController, qtbot: QtBot, phase: Phase, active: int) -> None:
    for _ in range(400):
        qtbot.waitUntil(lambda: person_is_asked(controller) or controller.is_over)
        if controller.view.phase is phase and controller.view.active == active:
            return
        assert controller.try_action(plain_move(controller)) is None
    raise AssertionError(f"never came to {phase}")


def test_a_whole_game_is_played_to_its_end(start_game: StartGame, qtbot: QtBot) -> None:
    controller = start_game(opponents=2)
    ends: list[bool] = []
    controller.ended.connect(lambda: ends.append(True))
    controller.start()
    for _ in range(1000):
        qtbot.waitUntil(lambda: person_is_asked(controller) or controller.is_over, timeout=20_000)
        if controller.is_over:
            break
        assert controller.try_action(plain_move(controller)) is None
    assert controller.is_over
    assert ends == [True]
    assert isinstance(controller.history[-1][-1], GameEnded)


def test_events_come_just_before_the_view_they_lead_to(start_game: StartGame, qtbot: QtBot) -> None:
    controller = start_game()
    heard: list[str] = []
    controller.happened.connect(lambda events: heard.append("happened"))
    controller.view_changed.connect(lambda view: heard.append("view"))
    controller.try_action(Plant(0, 0))
    assert heard == ["happened", "view"]
    assert controller.view.seats[0].fields[0] is not None


def test_a_refused_action_tells_why_and_changes_nothing(start_game: StartGame) -> None:
    controller = start_game()
    told: list[tuple[Action, Reason]] = []
    controller.refused.connect(lambda action, reason: told.append((action, reason)))
    before = controller.view
    assert controller.try_action(TurnOver(0)) is Reason.MUST_PLANT_FIRST
    assert told == [(TurnOver(0), Reason.MUST_PLANT_FIRST)]
    assert controller.view is before


def test_planting_is_undone_and_done_again(start_game: StartGame) -> None:
    controller = start_game()
    before = controller.view
    controller.try_action(Plant(0, 0))
    assert controller.can_undo
    assert controller.undo_text == "Undo planting"
    controller.undo()
    assert controller.view.hand == before.hand
    assert not controller.can_undo
    controller.redo()
    assert controller.view.me.fields[0] is not None


def test_turned_over_cards_cannot_be_put_back(start_game: StartGame) -> None:
    controller = start_game()
    controller.try_action(Plant(0, 0))
    controller.try_action(TurnOver(0))
    assert not controller.can_undo


def test_nothing_moves_while_a_card_is_dragged(start_game: StartGame, qtbot: QtBot) -> None:
    controller = start_game(start=1)
    controller.hold()
    controller.start()
    revision = controller.revision
    qtbot.wait(150)
    assert controller.revision == revision
    controller.release()
    qtbot.waitUntil(lambda: controller.revision > revision)


def test_drawn_cards_of_others_stay_hidden(start_game: StartGame, qtbot: QtBot) -> None:
    controller = start_game(start=1, opponents=2)
    controller.start()
    play_until(controller, qtbot, Phase.PLANT, 0)
    drawn = [
        event
        for action in controller.history
        for event in action
        if isinstance(event, CardDrawn) and event.seat != 0
    ]
    assert drawn
    assert all(event.bean is None for event in drawn)


def test_a_computer_does_not_end_trading_before_the_person_says_no_trade(
    start_game: StartGame, qtbot: QtBot
) -> None:
    controller = start_game(start=1)
    controller.start()
    qtbot.waitUntil(lambda: person_is_asked(controller))
    while controller.view.question is Question.ANSWER:
        controller.try_action(plain_move(controller))
        qtbot.waitUntil(lambda: person_is_asked(controller))
    assert controller.waits_for_no_trade
    assert not controller.busy
    assert controller.view.phase is Phase.TRADE
    controller.try_action(DoneTrading(0))
    qtbot.waitUntil(lambda: controller.view.turn > 0 or controller.view.phase is not Phase.TRADE)


def test_who_wants_to_be_asked_only_on_offers_need_not_say_no_trade(
    start_game: StartGame, qtbot: QtBot
) -> None:
    controller = start_game(start=1)
    controller.set_ask_only_on_offers(True)
    controller.start()
    qtbot.waitUntil(lambda: controller.view.question is Question.ANSWER or controller.view.turn > 0)


def test_a_computer_answers_the_offer_of_a_person(start_game: StartGame, qtbot: QtBot) -> None:
    controller = start_game(opponents=2)
    controller.start()
    play_until(controller, qtbot, Phase.TRADE, 0)
    controller.try_action(MakeOffer(0, 1, (CardRef("hand", 0),), ()))
    number = controller.view.offers[-1].number
    qtbot.waitUntil(lambda: all(offer.number != number for offer in controller.view.offers))


def test_silenced_computers_make_no_offers_of_their_own(
    start_game: StartGame, qtbot: QtBot
) -> None:
    controller = start_game()
    controller.silence()
    controller.start()
    controller.try_action(Plant(0, 0))
    controller.try_action(TurnOver(0))
    qtbot.wait(200)
    assert controller.view.offers == ()
    assert controller.is_silenced


def test_skipping_shows_the_moves_of_the_computers_without_pauses(
    start_game: StartGame, qtbot: QtBot
) -> None:
    set_durations("slow", True)
    controller = start_game(start=1)
    controller.start()
    qtbot.waitUntil(lambda: controller.busy)
    controller.skip()
    qtbot.waitUntil(lambda: person_is_asked(controller), timeout=3000)


@pytest.mark.parametrize("wrong", ["raises", "cheats"])
def test_a_computer_that_errs_does_not_stop_the_game(
    start_game: StartGame, qtbot: QtBot, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Odd:
        def decide(self, view: object, question: object) -> Decision:
            if wrong == "raises":
                raise RuntimeError("cannot think")
            return Decision(Accept(1, 99, ()))

        def watch(self, event: object) -> None:
            pass

    monkeypatch.setattr(computers, "make_player", lambda level, seat, people: Odd())
    controller = start_game(start=1, opponents=2)
    controller.start()
    qtbot.waitUntil(lambda: controller.waits_for_no_trade)
    assert controller.view.phase is Phase.TRADE


def test_after_an_undo_the_computers_have_never_heard_of_what_was_undone(
    start_game: StartGame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Listener:
        def __init__(self) -> None:
            self.heard: list[Event] = []
            self.asked: list[Question] = []

        def decide(self, view: PlayerView, question: Question) -> Decision:
            self.asked.append(question)
            return Decision(None)

        def watch(self, event: Event) -> None:
            self.heard.append(event)

    seated: list[Listener] = []

    def seat_listener(level: str, seat: int, people: frozenset[int]) -> Listener:
        seated.append(Listener())
        return seated[-1]

    monkeypatch.setattr(computers, "make_player", seat_listener)
    controller = start_game(opponents=2)
    controller.try_action(Plant(0, 0))
    controller.try_action(TurnOver(0))
    controller.try_action(MakeOffer(0, 1, (CardRef("hand", 0),), ()))
    controller.undo()
    controller.start()
    qtbot.waitUntil(lambda: len(seated) == 4 and Question.MAY_OFFER in seated[-1].asked)
    for before in seated[:2]:
        assert any(isinstance(event, OfferMade) for event in before.heard)
    for now in seated[2:]:
        assert any(isinstance(event, CardsTurnedOver) for event in now.heard)
        assert not any(isinstance(event, OfferMade) for event in now.heard)
        assert Question.ANSWER not in now.asked
    assert controller.view.offers == ()
    assert controller.session.log == (Plant(0, 0), TurnOver(0))


def test_a_computer_that_fails_to_watch_or_decides_nothing_does_not_stop_the_game(
    start_game: StartGame,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Broken:
        def decide(self, view: object, question: object) -> str:
            return "turn over"

        def watch(self, event: object) -> None:
            raise RuntimeError("cannot hear")

    monkeypatch.setattr(computers, "make_player", lambda level, seat, people: Broken())
    controller = start_game(start=1, opponents=2)
    controller.start()
    qtbot.waitUntil(lambda: controller.waits_for_no_trade)
    assert "could not watch" in caplog.text
    assert "could not decide" in caplog.text
