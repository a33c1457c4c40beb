"""Games played at random, and actions made up at random, for tests that hold at every moment."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bohnanza_qt.engine.actions import (
    Accept,
    Action,
    BuyField,
    CardRef,
    DiscardHand,
    DiscardOffered,
    DoneTrading,
    Draw,
    Harvest,
    MakeOffer,
    Plant,
    PlantAside,
    PlantMarket,
    PlantOffered,
    Reject,
    TurnOver,
    Withdraw,
)
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import awaited, explain_illegal, legal_actions, new_game
from bohnanza_qt.engine.rules import Preset, RuleSet, rule_set
from bohnanza_qt.engine.shuffle import NumberedShuffle
from bohnanza_qt.engine.state import GameState, Phase

TABLES = [
    *((preset, players) for preset in (Preset.MODERN, Preset.ORIGINAL) for players in (3, 4, 5)),
    *((Preset.CLASSIC, players) for players in (3, 4, 5, 6, 7)),
    *((Preset.ARENA, players) for players in (3, 4, 5)),
    (Preset.DUEL, 2),
]
"""Every preset with every number of players."""


def deal(rules: RuleSet, players: int, number: int) -> GameState:
    shuffle = NumberedShuffle(number)
    return new_game(rules, players, number % players, shuffle.deck(rules), shuffle)


def deal_preset(preset: Preset, players: int, number: int) -> GameState:
    return deal(rule_set(preset, players), players, number)


def next_action(state: GameState, chance: random.Random) -> Action:
    """A legal action of somebody, deals more often than chance would have them."""
    seats = range(len(state.seats))
    if state.phase is Phase.TRADE:
        if chance.random() < 0.2:
            return DoneTrading(state.active)
        if chance.random() < 0.6:
            offer = some_offer(state, chance.choice(seats), chance)
            if explain_illegal(state, offer) is None:
                return offer
    seat = chance.choice([seat for seat in seats if awaited(state)[seat] is not None])
    actions = list(legal_actions(state, seat))
    deals = [action for action in actions if isinstance(action, Accept)]
    if deals and chance.random() < 0.8:
        return chance.choice(deals)
    if chance.random() < 0.8:
        actions = [
            action for action in actions if not isinstance(action, (Harvest, DoneTrading))
        ] or actions
    # A seat that may only offer has nothing to do; then trading ends.
    return chance.choice(actions) if actions else DoneTrading(state.active)


def some_offer(state: GameState, seat: int, chance: random.Random) -> MakeOffer:
    """An offer of own cards to somebody it may go to."""
    places = [CardRef("hand", index) for index in range(len(state.seats[seat].hand))]
    to: int | None = state.active
    if seat == state.active:
        places += [CardRef("revealed", index) for index in range(len(state.revealed))]
        to = chance.choice((None, *(other for other in range(len(state.seats)) if other != seat)))
    give = chance.sample(places, min(len(places), chance.choice((0, 1, 1, 2))))
    kinds = [bean for bean, count in state.rules.deck.items() if count]
    want = [chance.choice(kinds) for _ in range(chance.choice((0, 0, 1, 1, 2)))]
    return MakeOffer(seat, to, tuple(give), tuple(want))


def wild_action(state: GameState, chance: random.Random) -> Action:
    """Anything anybody could say at the table, sense or nonsense."""
    seats = len(state.seats)
    seat = state.active if chance.random() < 0.4 else chance.randrange(seats + 1)
    own = state.seats[seat % seats]
    field = chance.randrange(len(own.fields) + 1)
    card = chance.randrange(4)
    offer = chance.choice((*state.offers, chance.randrange(state.offer_count + 2)))
    refs = tuple(
        CardRef(chance.choice(("hand", "revealed")), chance.randrange(6))
        for _ in range(chance.choice((0, 1, 1, 2)))
    )
    want = tuple(chance.choice(list(Bean)) for _ in range(chance.choice((0, 1))))
    to = chance.choice((None, state.active, chance.randrange(seats + 1)))
    return chance.choice(
        (
            Plant(seat, field),
            TurnOver(seat),
            MakeOffer(seat, to, refs, want),
            Accept(seat, offer, refs),
            Reject(seat, offer),
            Withdraw(seat, offer),
            DoneTrading(seat),
            PlantAside(seat, card, field),
            Harvest(seat, field),
            BuyField(seat),
            Draw(seat),
            PlantOffered(seat, card, field),
            DiscardOffered(seat, card),
            DiscardHand(seat, card),
            PlantMarket(seat, card, field),
        )
    )


def every_action(state: GameState, seat: int) -> Iterator[Action]:
    """Every action of a seat but offers whose numbers are not absurd; `accept` for nothing only."""
    own = state.seats[seat]
    fields = range(len(own.fields) + 1)
    yield from (TurnOver(seat), DoneTrading(seat), BuyField(seat), Draw(seat))
    for field in fields:
        yield from (Plant(seat, field), Harvest(seat, field))
    for card in range(max(len(own.hand), len(own.aside), len(state.offered)) + 5):
        yield from (DiscardHand(seat, card), DiscardOffered(seat, card))
        for field in fields:
            yield PlantAside(seat, card, field)
            yield PlantOffered(seat, card, field)
            yield PlantMarket(seat, card, field)
    for offer in range(state.offer_count + 1):
        yield from (Reject(seat, offer), Withdraw(seat, offer), Accept(seat, offer, ()))
