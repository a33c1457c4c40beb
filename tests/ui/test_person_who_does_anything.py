"""Whole games through the controller with a person who does anything that can be done."""

from __future__ import annotations

import logging
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from bohnanza_qt.engine.actions import CardRef, Harvest, MakeOffer
from bohnanza_qt.engine.play import Question, legal_actions
from bohnanza_qt.ui.controller import GameController

from .conftest import StartGame

TABLES = [
    *(("modern", players) for players in (3, 4, 5)),
    *(("original", players) for players in (3, 5)),
    *(("arena", players) for players in (3, 4, 5)),
    *(("classic", players) for players in (3, 4, 5, 6, 7)),
    ("duel", 2),
]
_TRADING = (Question.TRADE, Question.MAY_OFFER, Question.ANSWER)


class Monkey:
    """Offers, answers, takes back, silences and skips as chance will have it."""

    def __init__(self, controller: GameController, chance: Random) -> None:
        self._controller = controller
        self._chance = chance

    def act(self) -> None:
        controller, chance = self._controller, self._chance
        whims = (
            controller.undo,
            controller.redo,
            controller.skip,
            lambda: controller.silence(chance.random() < 0.7),
            lambda: controller.set_ask_only_on_offers(chance.random() < 0.3),
        )
        if chance.random() < 0.1:
            chance.choice(whims)()
        elif controller.view.question in _TRADING and chance.random() < 0.5:
            offer = self._offer()
            if controller.explain(offer) is None:
                controller.try_action(offer)
        else:
            self._move()

    def _move(self) -> None:
        controller, chance = self._controller, self._chance
        actions = list(legal_actions(controller.session.state, controller.seat))
        calm = [action for action in actions if not isinstance(action, Harvest)]
        assert controller.try_action(chance.choice(calm or actions)) is None

    def _offer(self) -> MakeOffer:
        view, chance = self._controller.view, self._chance
        cards = [CardRef("hand", place) for place in range(len(view.hand))]
        to: int | None = view.active
        if view.active == view.seat:
            cards += [CardRef("revealed", place) for place in range(len(view.revealed))]
            to = chance.choice([None, *(set(range(len(view.seats))) - {view.seat})])
        give = chance.sample(cards, min(len(cards), chance.randrange(3)))
        want = chance.choices(list(dict(view.rules.deck)), k=chance.randrange(3))
        return MakeOffer(view.seat, to, tuple(give), tuple(want))


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_a_game_with_a_person_who_does_anything_comes_to_its_end(
    qtbot: QtBot,
    start_game: StartGame,
    caplog: pytest.LogCaptureFixture,
    preset: str,
    players: int,
) -> None:
    caplog.set_level(logging.WARNING)
    controller = start_game(opponents=players - 1, number=players, start=players - 1, preset=preset)
    monkey = Monkey(controller, Random(players))

    def is_waited_for() -> bool:
        question = controller.view.question
        if question is Question.MAY_OFFER:
            return controller.is_over or controller.waits_for_no_trade
        return controller.is_over or question is not None

    controller.start()
    for _ in range(4000):
        if not is_waited_for():
            qtbot.waitUntil(is_waited_for, timeout=20_000)
        if controller.is_over:
            break
        monkey.act()
    assert controller.is_over
    assert caplog.records == []
