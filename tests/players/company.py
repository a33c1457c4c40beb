"""Computers whose every decision is written down, and games for them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import inf
from typing import NamedTuple

from bohnanza_qt.commands.self_play import SelfPlay
from bohnanza_qt.engine.actions import CardRef, DoneTrading, MakeOffer, Reject
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.events import Event, OfferMade, OfferRejected, TurnBegan
from bohnanza_qt.engine.play import Question, apply, awaited
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.state import GameState, Phase
from bohnanza_qt.engine.view import PlayerView, redact, view_of
from bohnanza_qt.players.characters import HARD
from bohnanza_qt.players.computers import make_player
from bohnanza_qt.players.expert import Expert
from bohnanza_qt.players.player import Decision, Player
from bohnanza_qt.players.search import Effort
from tests.engine.random_play import next_action


class Refusal(NamedTuple):
    """`by` turned down an offer in a turn."""

    turn: int
    offer: OfferMade
    by: int


class Moment(NamedTuple):
    """What a player was asked, and what it decided; and what had been turned down till then."""

    view: PlayerView
    question: Question
    decision: Decision
    refusals: tuple[Refusal, ...] = ()


class Witness:
    """A player whose moments are kept."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.moments: list[Moment] = []
        self._turn = 0
        self._offers: dict[int, OfferMade] = {}
        self._refusals: tuple[Refusal, ...] = ()

    def decide(self, view: PlayerView, question: Question) -> Decision:
        decision = self.player.decide(view, question)
        self.moments.append(Moment(view, question, decision, self._refusals))
        return decision

    def watch(self, event: Event) -> None:
        self.player.watch(event)
        match event:
            case TurnBegan():
                self._turn = event.turn
            case OfferMade():
                self._offers[event.number] = event
            case OfferRejected():
                refusal = Refusal(self._turn, self._offers[event.number], event.seat)
                self._refusals = (*self._refusals, refusal)


class Silent:
    """Somebody who never wants to trade, and otherwise plays like a computer."""

    def __init__(self, seat: int) -> None:
        self._player = make_player("greedy", seat)

    def decide(self, view: PlayerView, question: Question) -> Decision:
        match question:
            case Question.ANSWER:
                number = next(
                    offer.number
                    for offer in view.offers
                    if offer.to in (None, view.seat) and view.seat not in offer.rejected
                )
                return Decision(Reject(view.seat, number))
            case Question.TRADE:
                return Decision(DoneTrading(view.seat))
            case Question.MAY_OFFER:
                return Decision(None)
            case _:
                return self._player.decide(view, question)

    def watch(self, event: Event) -> None:
        self._player.watch(event)


def quick_expert(seat: int, people: frozenset[int] | None = frozenset()) -> Expert:
    """An expert that looks at few worlds, and at all of them on however slow a machine."""
    return Expert(seat, people, HARD, Effort(worlds=4, step=4), patience=inf)


def witnesses(
    players: int, people: frozenset[int] | None = frozenset(), level: str = "greedy"
) -> list[Witness]:
    return [Witness(make_player(level, seat, people)) for seat in range(players)]


def played(
    preset: Preset,
    players: int,
    number: int,
    people: frozenset[int] | None = frozenset(),
    level: str = "greedy",
) -> list[Moment]:
    """All moments of one game of computers, in order of seats."""
    company = witnesses(players, people, level)
    SelfPlay(rule_set(preset, players), company, number % players, number).run()
    return [moment for witness in company for moment in witness.moments]


def among_fools(state: GameState, player: Player, chance: random.Random) -> Iterator[Moment]:
    """A game in which seat 0 is the player's and all others do anything the rules allow."""
    witness = Witness(player)
    while state.phase is not Phase.OVER:
        action = next_action(state, chance)
        question = awaited(state)[0]
        if question is not None and (action.seat == 0 or question is Question.PLANT_ASIDE):
            view = view_of(state, 0)
            decision = witness.decide(view, question)
            yield witness.moments[-1]
            action = decision.action or DoneTrading(state.active)
        elif action.seat == 0:
            continue
        for event in apply(state, action):
            witness.watch(redact(event, 0))


def kinds(view: PlayerView, cards: Sequence[CardRef]) -> tuple[Bean, ...]:
    """The kinds of own cards, in order of kind."""
    return tuple(
        sorted(view.hand[i] if place == "hand" else view.revealed[i] for place, i in cards)
    )


def offer_of(moment: Moment) -> MakeOffer | None:
    action = moment.decision.action
    return action if isinstance(action, MakeOffer) else None
