"""Computers of the lower levels remember for a while who turned down what was fair."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy
from functools import cache
from typing import NamedTuple

import pytest

from bohnanza_qt.commands.self_play import SelfPlay
from bohnanza_qt.engine.actions import Accept, MakeOffer
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.events import (
    CardPlanted,
    CardsTurnedOver,
    DealStruck,
    Event,
    FieldHarvested,
    OfferMade,
    OfferRejected,
    Source,
    TurnBegan,
)
from bohnanza_qt.engine.play import Question, apply, awaited
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.state import GameState, Phase
from bohnanza_qt.engine.view import redact, view_of
from bohnanza_qt.players.almanac import Temper, almanac_for
from bohnanza_qt.players.characters import EASY, HARD, MEDIUM, in_character
from bohnanza_qt.players.computers import make_player
from bohnanza_qt.players.deals import Scales
from bohnanza_qt.players.greedy import Greedy
from bohnanza_qt.players.grudges import Grudge, Grudges
from bohnanza_qt.players.levels import CHARACTERS, CHOICES, bears_grudges, parts
from bohnanza_qt.players.player import Because, Motive, Player
from tests.engine.table import refs

from .company import Moment, Silent, Witness, kinds, offer_of
from .hidden_cards import with_other_secrets
from .test_fair_partner import FAIR, answer_taken, fair_offers, finely
from .test_greedy_games import is_true

BLUE, CHILI, GREEN, RED, STINK = Bean.BLUE, Bean.CHILI, Bean.GREEN, Bean.RED, Bean.STINK

TEMPERS = {"easy": EASY, "medium": MEDIUM, "hard": HARD, "expert": HARD}
SORE = ("easy", "medium")
SORE_LEVELS = pytest.mark.parametrize("level", ["easy", "medium", "medium:haggler"])

ME, OTHER, THIRD = 1, 0, 2
HER_FIELDS = (
    CardPlanted(OTHER, 0, BLUE, 3, Source.HAND, 0),
    CardPlanted(OTHER, 1, RED, 1, Source.HAND, 0),
)


def offer(give: tuple[Bean, ...], want: tuple[Bean, ...], number: int = 0) -> OfferMade:
    """An own offer to the active player."""
    return OfferMade(number, ME, OTHER, give, want, None)


def deal(offerer: int, accepter: int, give: tuple[Bean, ...], take: tuple[Bean, ...]) -> DealStruck:
    """Of cards from hands, but for the turned-over ones of the active player."""
    place = {OTHER: "revealed:0"}
    places = [
        refs(" ".join([place.get(seat, "hand:0")] * len(beans)))
        for seat, beans in ((offerer, give), (accepter, take))
    ]
    return DealStruck(9, offerer, accepter, give, take, *places)


SHE_TURNS_OVER: tuple[Event, ...] = (
    *HER_FIELDS,
    TurnBegan(3, OTHER),
    CardsTurnedOver(OTHER, (CHILI, GREEN)),
)
RED_FOR_CHILI = (*SHE_TURNS_OVER, offer((RED,), (CHILI,)))
"""A swap of what grows on her field for a card that has no place there."""
TURNED_DOWN = (*RED_FOR_CHILI, OfferRejected(0, OTHER))


def grudges_after(*events: Event, temper: Temper = MEDIUM) -> dict[int, Grudge]:
    grudges = Grudges(ME, temper)
    for event in events:
        grudges.watch(event)
    return dict(grudges.now())


def test_who_turns_down_a_fair_swap_has_to_offer_a_little_more():
    assert grudges_after(*RED_FOR_CHILI) == {}
    assert grudges_after(*TURNED_DOWN) == {OTHER: Grudge(0.15, (RED,))}
    two_for_two = offer((RED, BLUE), (CHILI, GREEN))
    assert OTHER in grudges_after(*SHE_TURNS_OVER, two_for_two, OfferRejected(0, OTHER))


@pytest.mark.parametrize(
    "made",
    [
        pytest.param(offer((RED,), ()), id="a present"),
        pytest.param(offer((), (CHILI,)), id="a request"),
        pytest.param(offer((STINK,), (CHILI,)), id="for what does not grow there"),
        pytest.param(offer((RED, STINK), (CHILI,)), id="with what does not grow there"),
        pytest.param(offer((RED,), (BLUE,)), id="for what grows there itself"),
        pytest.param(offer((RED,), (STINK,)), id="for what may not be there"),
        pytest.param(offer((RED,), (CHILI, CHILI)), id="for more than is there"),
        pytest.param(offer((RED,), (CHILI, GREEN)), id="two for one"),
    ],
)
def test_nobody_is_blamed_for_turning_down(made):
    assert grudges_after(*SHE_TURNS_OVER, made, OfferRejected(0, OTHER)) == {}


def test_a_field_that_can_pay_no_more_needs_no_card():
    full = CardPlanted(OTHER, 1, RED, 5, Source.HAND, 0)
    made = offer((RED,), (CHILI,))
    assert grudges_after(*SHE_TURNS_OVER, full, made, OfferRejected(0, OTHER)) == {}
    gone = FieldHarvested(OTHER, 1, RED, 1, 0)
    assert grudges_after(*SHE_TURNS_OVER, gone, made, OfferRejected(0, OTHER)) == {}


def test_who_makes_a_counter_offer_is_not_blamed():
    counter = OfferMade(1, OTHER, ME, (GREEN,), (RED,), None)
    assert grudges_after(*RED_FOR_CHILI, counter, OfferRejected(0, OTHER)) == {}


def test_a_card_counts_as_there_that_was_shown_in_this_turn():
    shown = OfferMade(1, OTHER, THIRD, (STINK,), (), None)
    made, refusal = offer((RED,), (STINK,), 2), OfferRejected(2, OTHER)
    assert OTHER in grudges_after(*SHE_TURNS_OVER, shown, made, refusal)
    later = (TurnBegan(4, ME), made, refusal)
    assert grudges_after(*SHE_TURNS_OVER, shown, *later) == {}


def test_what_others_are_refused_is_their_own_affair():
    theirs = OfferMade(0, THIRD, OTHER, (RED,), (CHILI,), None)
    assert grudges_after(*SHE_TURNS_OVER, theirs, OfferRejected(0, OTHER)) == {}


@pytest.mark.parametrize(
    "struck",
    [
        pytest.param(deal(OTHER, ME, (GREEN,), ()), id="a gift"),
        pytest.param(deal(ME, OTHER, (BLUE,), (GREEN,)), id="a deal"),
        pytest.param(deal(THIRD, OTHER, (RED,), (CHILI,)), id="somebody else paid more"),
    ],
)
def test_a_grudge_ends_with(struck):
    assert grudges_after(*TURNED_DOWN, struck) == {}


def test_a_deal_of_others_for_something_else_ends_no_grudge():
    assert grudges_after(*TURNED_DOWN, deal(THIRD, OTHER, (RED,), (GREEN,)))
    later = (TurnBegan(4, ME), deal(THIRD, OTHER, (RED,), (CHILI,)))
    assert grudges_after(*TURNED_DOWN, *later)


def coins_of_turns(temper: Temper) -> list[float]:
    """What is held against her in the turn of the refusal and in each one after it."""
    coins = []
    for turns in range(10):
        passed = [TurnBegan(4 + turn, ME) for turn in range(turns)]
        grudge = grudges_after(*TURNED_DOWN, *passed, temper=temper).get(OTHER)
        coins.append(0.0 if grudge is None else grudge.coins)
    return coins


@pytest.mark.parametrize("level", SORE)
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_grudge_is_small_and_fades(level, character):
    coins = coins_of_turns(in_character(TEMPERS[level], character))
    assert 0.1 <= coins[0] <= 0.2
    assert coins[-1] == 0
    assert coins == sorted(coins, reverse=True)
    assert len(set(coins)) == 1 + sum(1 for some in coins if some)


@pytest.mark.parametrize("level", SORE)
def test_a_generous_one_forgives_with_the_turn_and_a_haggler_bears_it_twice_as_long(level):
    turns = {
        character: sum(
            1 for some in coins_of_turns(in_character(TEMPERS[level], character)) if some
        )
        for character in CHARACTERS
    }
    assert turns["generous"] == 1
    assert turns["haggler"] == 2 * turns["fair"]
    assert turns["cautious"] == turns["fair"] > 1


@pytest.mark.parametrize("level", CHOICES)
@pytest.mark.parametrize("character", CHARACTERS)
def test_only_the_lower_levels_bear_grudges_and_are_said_to(level, character):
    temper = in_character(TEMPERS[level], character)
    assert bears_grudges(f"{level}:{character}") == (temper.grudge > 0) == (level in SORE)
    assert not in_character(Temper(), character).grudge


# in games


class Hearer(Witness):
    """Keeps what it was told, and what it must hold against others by that."""

    def __init__(self, level: str, seat: int) -> None:
        super().__init__(make_player(level, seat, frozenset({0})))
        self.told: list[Event] = []
        self.grudges = Grudges(seat, temper_of(level))

    def watch(self, event: Event) -> None:
        self.told.append(event)
        self.grudges.watch(event)
        super().watch(event)


class Asked(NamedTuple):
    """An offer of the person that was made, to a seat that bears her a grudge; with all that the
    seat was told before it, and all it decided. `player` is a twin of who sits there."""

    state: GameState
    offer: MakeOffer
    seat: int
    told: tuple[Event, ...]
    decided: tuple[Moment, ...]
    player: Player

    def answer(self, player: Player, state: GameState | None = None) -> Moment:
        """What somebody says who sits on the seat; in this state or one that looks the same."""
        witness = Witness(player)
        for event in self.told:
            witness.watch(event)
        witness.decide(view_of(state or self.state, self.seat), Question.ANSWER)
        return witness.moments[-1]


@cache
def offers_to_the_sore(level: str) -> tuple[Asked, ...]:
    """The person turns down whatever the computers offer, and offers them what seems to bring
    both sides something, however little."""
    asked = []
    for number in range(8):
        hearers = [Hearer(level, seat) for seat in (1, 2, 3)]
        rules = rule_set(Preset.MODERN, 4)
        game = SelfPlay(rules, [Silent(0), *hearers], number % 4, number)
        while game.state.phase is not Phase.OVER:
            state = game.state
            sore = {hearer for hearer in hearers if 0 in hearer.grudges.now()}
            if sore and awaited(state)[0] is Question.TRADE and not state.offers:
                for made in fair_offers(state, 0, False, finely, 0.0):
                    assert made.to is not None
                    hearer = hearers[made.to - 1]
                    if hearer in sore:
                        asked.append(after_offer(state, made, made.to, hearer))
            game.step()
    return tuple(asked)


def after_offer(state: GameState, made: MakeOffer, seat: int, hearer: Hearer) -> Asked:
    after, player = state.copy(), deepcopy(hearer.player)
    events = [redact(event, seat) for event in apply(after, made)]
    for event in events:
        player.watch(event)
    told, decided = (*hearer.told, *events), tuple(hearer.moments)
    return Asked(after, made, seat, told, decided, player)


def temper_of(level: str) -> Temper:
    name, character = parts(level)
    return in_character(TEMPERS[name], character)


def sore_one(level: str, asked: Asked) -> Player:
    return make_player(level, asked.seat, frozenset({0}))


def forgiving_one(level: str, asked: Asked) -> Player:
    return Greedy(asked.seat, frozenset({0}), temper_of(level)._replace(grudge=0.0))


@SORE_LEVELS
def test_who_says_that_it_is_sore_is_so_and_would_else_have_agreed(level):
    """Or it had not agreed either because the person gains by it, but that weighs less."""
    sore = agreed = 0
    for asked in offers_to_the_sore(level):
        moment = asked.answer(sore_one(level, asked))
        because = moment.decision.because
        if because is not None and because.motive is Motive.BEARS_GRUDGE:
            assert is_true(because, moment)
            assert_was_good_for_both(level, asked, because)
            else_said = asked.answer(forgiving_one(level, asked)).decision
            agrees = isinstance(else_said.action, Accept)
            assert agrees or else_said.because.motive is Motive.HELPS_YOU_MORE
            sore += 1
            agreed += agrees
    assert 0 < sore <= 2 * agreed


def assert_was_good_for_both(level: str, asked: Asked, because: Because) -> None:
    """The last offer of this kind that was made to the person, as the seat weighed it then."""
    made = [moment for moment in asked.decided if offer_to(moment, 0, because.bean)]
    view, action = made[-1].view, made[-1].decision.action
    assert isinstance(action, MakeOffer)
    scales = Scales(view, almanac_for(view.rules, temper_of(level)))
    swap = scales.deal(0, kinds(view, action.give), action.want)
    assert swap is not None
    assert swap.mine > 0 or scales.is_good(swap.mine, swap.theirs)
    assert swap.theirs > 0


def offer_to(moment: Moment, seat: int, bean: Bean | None) -> bool:
    made = offer_of(moment)
    if made is None or made.to != seat:
        return False
    return bean is None or set(kinds(moment.view, made.give)) == {bean}


@SORE_LEVELS
def test_a_grudge_makes_nobody_take_what_it_would_refuse(level):
    harder = 0
    for asked in offers_to_the_sore(level):
        sore = asked.answer(sore_one(level, asked)).decision.action
        forgiving = asked.answer(forgiving_one(level, asked)).decision.action
        assert not isinstance(sore, Accept) or sore == forgiving
        harder += isinstance(forgiving, Accept) and not isinstance(sore, Accept)
    assert 0 < harder < 0.25 * len(offers_to_the_sore(level))


@SORE_LEVELS
def test_who_is_told_the_game_again_bears_the_same_grudges(level):
    for asked in offers_to_the_sore(level):
        view = view_of(asked.state, asked.seat)
        as_it_was = asked.player.decide(view, Question.ANSWER)
        assert asked.answer(sore_one(level, asked)).decision == as_it_was


@SORE_LEVELS
def test_a_grudge_is_borne_whatever_is_hidden(level):
    chance = random.Random(1)
    for asked in offers_to_the_sore(level):
        other = with_other_secrets(asked.state, asked.seat, chance)
        as_it_is = asked.answer(sore_one(level, asked)).decision
        assert asked.answer(sore_one(level, asked), other).decision == as_it_is


@SORE_LEVELS
def test_even_the_sore_take_what_is_fair_or_make_a_counter_offer_mostly(level):
    answers: Counter[str] = Counter()
    for asked in offers_to_the_sore(level):
        if is_fair(asked):
            action = asked.answer(sore_one(level, asked)).decision.action
            answers[answer_taken(asked.state, action, asked.offer.seat, finely)] += 1
    assert answers.total() > 20
    assert answers["yes"] + answers["good counter"] >= 0.7 * answers.total(), answers


def is_fair(asked: Asked) -> bool:
    """Whether each side gains so much by it as the person has to offer, as she sees it."""
    state = asked.state.copy()
    made = next(iter(state.offers.values()))
    mine = finely(state, 0)
    give = tuple(made.give)
    gain = mine.me.gain(made.want[0]) - mine.costs()[give[0]].coins
    return gain >= FAIR and mine.their_gain(asked.seat, give, made.want) >= FAIR
