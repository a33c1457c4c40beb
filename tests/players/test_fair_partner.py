"""Somebody who offers fairly gets a yes, or a counter-offer worth taking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from bohnanza_qt.commands.self_play import SelfPlay
from bohnanza_qt.engine.actions import Accept, Action, MakeOffer
from bohnanza_qt.engine.events import Event
from bohnanza_qt.engine.play import Question, apply, awaited
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.state import GameState, Phase
from bohnanza_qt.engine.view import redact, view_of
from bohnanza_qt.players.almanac import Temper, almanac_for
from bohnanza_qt.players.characters import HARD
from bohnanza_qt.players.computers import make_player
from bohnanza_qt.players.deals import Scales
from bohnanza_qt.players.forecast import Forecast
from bohnanza_qt.players.known_hands import KnownHands
from bohnanza_qt.players.levels import CHOICES, is_searching
from bohnanza_qt.players.player import Player
from bohnanza_qt.players.trader import FineScales

from .company import quick_expert

FAIR = 0.3
"""Coins that each side gains by a fair offer."""


Measure = Callable[[GameState, int], Scales]
"""How the person weighs things."""


def roughly(state: GameState, seat: int) -> Scales:
    return Scales(view_of(state, seat), almanac_for(state.rules, Temper()))


def finely(state: GameState, seat: int) -> Scales:
    """As the strongest level does."""
    return FineScales(view_of(state, seat), Forecast(state.rules, HARD), KnownHands())


def fair_offers(
    state: GameState, person: int, knows_hands: bool, scales_of: Measure, least: float = FAIR
) -> Iterator[MakeOffer]:
    """One card for one that the other side holds, by which each side gains so much: as the person
    sees the other's fields, or as it is with the other's hand."""
    mine = scales_of(state, person)
    for seat in range(len(state.seats)):
        if seat == person:
            continue
        theirs = scales_of(state, seat)
        for give, cost in mine.costs().items():
            for want in mine.outlook.shares:
                gain = mine.me.gain(want) - cost.coins
                pays = theirs.costs().get(want)
                if want is give or gain < least or pays is None:
                    continue
                if knows_hands:
                    their_gain = theirs.me.gain(give) - pays.coins
                else:
                    their_gain = mine.their_gain(seat, (give,), (want,))
                if their_gain >= least:
                    yield MakeOffer(person, seat, (cost.card,), (want,))


def answers_to_fair_offers(
    players: int,
    knows_hands: bool,
    level: str = "greedy",
    scales_of: Measure = roughly,
    *,
    games: int = 6,
    who_answers: Callable[[int], Player] | None = None,
) -> Counter[str]:
    """How the others take it when the active seat makes every fair offer of many moments. They are
    of the level that plays, unless others are given to answer."""
    answers: Counter[str] = Counter()
    for number in range(games):
        rules = rule_set(Preset.MODERN, players)
        company = [make_player(level, seat) for seat in range(players)]
        game = SelfPlay(rules, company, number % players, number)
        while game.state.phase is not Phase.OVER:
            person = game.state.active
            if awaited(game.state)[person] is Question.TRADE and not game.state.offers:
                for offer in fair_offers(game.state, person, knows_hands, scales_of):
                    assert offer.to is not None
                    player = (who_answers or partial(make_player, level))(offer.to)
                    answers[answer_to(game.state, offer, player, scales_of)] += 1
            game.step()
    return answers


def answer_to(state: GameState, offer: MakeOffer, player: Player, scales_of: Measure) -> str:
    """What a computer that has just sat down says: yes, no, or a counter-offer; the last only
    counts as good if the person gains by it."""
    state = state.copy()
    assert offer.to is not None
    events: list[Event] = apply(state, offer)
    for event in events:
        player.watch(redact(event, offer.to))
    decision = player.decide(view_of(state, offer.to), Question.ANSWER)
    return answer_taken(state, decision.action, offer.seat, scales_of)


def answer_taken(
    state: GameState, action: Action | None, person_seat: int, scales_of: Measure
) -> str:
    """How the person takes the answer to her open offer."""
    if isinstance(action, Accept):
        return "yes"
    if not isinstance(action, MakeOffer):
        return "no"
    state = state.copy()
    apply(state, action)
    person = scales_of(state, person_seat)
    payment = person.pay(action.want)
    if not isinstance(payment, tuple):
        return "counter for what the person does not hold"
    get = state.offers[max(state.offers)].give
    gain = (person.me.gain_of(get) if get else 0.0) - payment[1]
    return "good counter" if gain > 0 else "bad counter"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_an_offer_by_which_both_gain_is_nearly_always_taken(players):
    answers = answers_to_fair_offers(players, knows_hands=True)
    assert answers.total() > 100
    assert answers["yes"] + answers["good counter"] > 0.95 * answers.total(), answers


@pytest.mark.parametrize("players", [3, 4, 5])
def test_an_offer_that_looks_fair_gets_a_yes_or_a_good_counter_offer_mostly(players):
    answers = answers_to_fair_offers(players, knows_hands=False)
    assert answers.total() > 100
    assert answers["yes"] + answers["good counter"] >= 0.7 * answers.total(), answers


@pytest.mark.parametrize("level", [level for level in CHOICES if not is_searching(level)])
def test_at_every_level_an_offer_that_looks_fair_gets_a_yes_or_a_good_counter_offer_mostly(level):
    answers = answers_to_fair_offers(4, knows_hands=False, level=level, scales_of=finely)
    assert answers.total() > 100
    assert answers["yes"] + answers["good counter"] >= 0.7 * answers.total(), answers


def test_an_expert_gives_a_yes_or_a_good_counter_offer_too_mostly():
    answers = answers_to_fair_offers(
        4,
        knows_hands=False,
        level="hard",
        scales_of=finely,
        games=1,
        who_answers=lambda seat: quick_expert(seat, None),
    )
    assert answers.total() > 20
    assert answers["yes"] + answers["good counter"] >= 0.7 * answers.total(), answers
