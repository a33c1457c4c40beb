"""What a computer answers when it is asked what it would give for cards."""

from __future__ import annotations

import pytest

from bohnanza_qt.commands.self_play import SelfPlay
from bohnanza_qt.engine.actions import Accept, MakeOffer, Reject
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import Question, apply, awaited, explain_illegal
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.state import GameState, Phase
from bohnanza_qt.engine.view import redact, view_of
from bohnanza_qt.players.computers import make_player
from bohnanza_qt.players.levels import LEVELS, is_searching
from bohnanza_qt.players.player import Because, Decision, Motive
from bohnanza_qt.players.talk import Enquiry, Talk, Wishes
from bohnanza_qt.players.talker import Talker, answer_of
from tests.engine.table import Table, refs

from .test_bargaining import NOBODY, play, two_gardeners


def would_give(table: Table, enquiry: Enquiry, seat: int = 1, **said: object) -> Decision:
    """What a greedy computer says that has just sat down."""
    talk = Talk(enquiry=enquiry, **said)  # type: ignore[arg-type]
    player = make_player("greedy", seat, NOBODY)
    return answer_of(player, view_of(table.state, seat), Question.MAY_OFFER, talk)


def test_who_can_use_a_card_offers_what_helps_the_other():
    """The chili is welcome to seat 1, and its red bean grows in a field of seat 0."""
    decision = would_give(two_gardeners(), Enquiry(0, (Bean.CHILI,)))
    assert decision.action == MakeOffer(1, 0, refs("hand:1"), (Bean.CHILI,))
    assert decision.because == Because(Motive.FITS_MY_FIELD, bean=Bean.CHILI)


def test_who_has_no_place_for_a_card_says_what_it_would_cost():
    table = Table(hands={0: "blue blue", 1: "chili stink chili stink chili"}, pile="garden blue")
    table.grow(1, 0, "chili", 2)
    table.grow(1, 1, "stink", 2)
    table.trade()
    decision = would_give(table, Enquiry(0, (Bean.GARDEN,)))
    assert decision.action is None
    assert decision.because is not None
    assert decision.because.motive is Motive.NOWHERE_TO_PLANT


def test_who_would_like_a_card_but_holds_nothing_else_says_so():
    table = Table(hands={0: "blue blue", 1: "chili chili chili chili chili"}, pile="chili blue")
    table.grow(0, 0, "chili", 4)
    table.grow(0, 1, "blue", 1)
    table.grow(1, 0, "chili", 2)
    table.grow(1, 1, "soy", 2)
    table.trade()
    decision = would_give(table, Enquiry(0, (Bean.CHILI,)))
    assert decision == Decision(None, Because(Motive.NOTHING_FOR_YOU))


def green_for_nobody() -> Table:
    """Seat 1, in its turn, would like a chili bean of seat 0, and its only card that it can spare
    is a green one, for which seat 0 has no field."""
    table = Table(hands={0: "chili blue", 1: "soy green soy soy soy"}, pile="soy soy", start=1)
    table.grow(0, 0, "blue", 1)
    table.grow(0, 1, "stink", 3)
    table.grow(1, 0, "chili", 2)
    table.grow(1, 1, "soy", 2)
    table.trade()
    return table


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "greedy"])
def test_who_would_give_a_card_offers_it_though_it_seems_of_no_use_to_the_other(level):
    table = green_for_nobody()
    state = table.state
    talk = Talk(enquiry=Enquiry(0, (Bean.CHILI,)))
    player = make_player(level, 1, NOBODY)
    offer = answer_of(player, view_of(state, 1), Question.TRADE, talk).action
    assert isinstance(offer, MakeOffer)
    assert offer.give
    assert agrees_to_its_own_offer(state, level, offer)


def test_a_kind_that_the_other_says_it_will_not_have_is_not_offered():
    unwanted = Wishes((), (Bean.RED,))
    decision = would_give(two_gardeners(), Enquiry(0, (Bean.CHILI,)), wishes=(unwanted,))
    assert decision.action != MakeOffer(1, 0, refs("hand:1"), (Bean.CHILI,))


def test_an_offer_that_was_asked_for_counts_as_no_bother():
    table, player = two_gardeners(), make_player("greedy", 1, frozenset({0}))
    for pair in ((Bean.RED,), (Bean.GREEN,)):
        play(table, player, 1, MakeOffer(1, 0, (), pair))
        play(table, player, 1, Reject(0, table.state.offer_count - 1))
    view = view_of(table.state, 1)
    assert player.decide(view, Question.MAY_OFFER).action is None
    asked_for = Talk(asked_for=frozenset({0, 1}))
    assert answer_of(player, view, Question.MAY_OFFER, asked_for).action is not None


def enquiries(state: GameState) -> list[tuple[int, Enquiry]]:
    """Everything that the active seat could ask the others for one card."""
    active = state.active
    kinds = dict.fromkeys((*state.revealed, *state.seats[active].hand))
    others = [seat for seat in range(len(state.seats)) if seat != active]
    return [(seat, Enquiry(active, (bean,))) for seat in others for bean in kinds]


def agrees_to_its_own_offer(state: GameState, level: str, offer: MakeOffer) -> bool:
    """Whether it takes the same deal when the other side offers it."""
    own = state.seats[offer.seat]
    assert offer.to is not None
    give = tuple(
        own.hand[card.index] if card.place == "hand" else state.revealed[card.index]
        for card in offer.give
    )
    return agrees(state, level, offer.seat, Enquiry(offer.to, offer.want), give)


def agrees(
    state: GameState, level: str, seat: int, enquiry: Enquiry, give: tuple[Bean, ...]
) -> bool:
    """Whether a computer there gives these kinds when the other side offers its cards for them."""
    state, asker = state.copy(), enquiry.seat
    other = state.seats[asker]
    places = {bean: f"hand:{place}" for place, bean in enumerate(other.hand)}
    if asker == state.active:
        places |= {bean: f"revealed:{place}" for place, bean in enumerate(state.revealed)}
    back = MakeOffer(asker, seat, refs(" ".join(places[bean] for bean in enquiry.cards)), give)
    assert explain_illegal(state, back) is None
    player = make_player(level, seat, NOBODY)
    for event in apply(state, back):
        player.watch(redact(event, seat))
    answer = player.decide(view_of(state, seat), Question.ANSWER)
    return isinstance(answer.action, Accept)


def would_give_after_all(state: GameState, level: str, seat: int, enquiry: Enquiry) -> list[Bean]:
    """The kinds that a computer there gives for the cards when they are asked for by name."""
    kinds = dict.fromkeys(bean for bean in state.seats[seat].hand if bean not in enquiry.cards)
    return [bean for bean in kinds if agrees(state, level, seat, enquiry, (bean,))]


@pytest.mark.parametrize("level", [level for level in LEVELS if not is_searching(level)])
def test_at_every_level_what_is_offered_is_legal_kept_to_and_the_same_when_asked_again(level):
    offers = reasons = 0
    for number in range(2):
        rules = rule_set(Preset.MODERN, 4)
        company = [make_player(level, seat) for seat in range(4)]
        game = SelfPlay(rules, company, number, number)
        while game.state.phase is not Phase.OVER:
            state = game.state
            if state.turn % 5 == 0 and awaited(state)[state.active] is Question.TRADE:
                for seat, enquiry in enquiries(state) if not state.offers else ():
                    player = make_player(level, seat, NOBODY)
                    assert isinstance(player, Talker)
                    view, talk = view_of(state, seat), Talk(enquiry=enquiry)
                    decision = answer_of(player, view, Question.MAY_OFFER, talk)
                    again = answer_of(player, view, Question.MAY_OFFER, talk)
                    assert again == decision
                    if decision.action is None:
                        assert decision.because is not None
                        assert would_give_after_all(state, level, seat, enquiry) == []
                        reasons += 1
                        continue
                    offer = decision.action
                    assert isinstance(offer, MakeOffer)
                    assert (offer.seat, offer.to, offer.want) == (seat, state.active, enquiry.cards)
                    assert explain_illegal(state, offer) is None
                    assert agrees_to_its_own_offer(state, level, offer)
                    offers += 1
            game.step()
    assert offers > 20
    assert reasons > 20
