"""Plays random games of every rule set and number of players with all invariants on.

    python benchmarks/random_games.py --games 2000 --seed 1 --workers 2

Each game is checked after every action: every card is in exactly one place, somebody is asked and
can do what is asked, ids run beside hands; now and then that illegal actions change nothing and
that views do not change when what they hide is permuted; and at its end that the log replays to
the same state. Prints games, actions and seconds for each preset; a broken invariant ends the run
with the number of the game that shows it.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from bohnanza_qt.engine.actions import (
    Accept,
    Action,
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
    TurnOver,
)
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import (
    Question,
    apply,
    awaited,
    explain_illegal,
    legal_actions,
    new_game,
)
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.shuffle import NumberedShuffle
from bohnanza_qt.engine.state import GameState, Phase
from bohnanza_qt.engine.view import view_of

TABLES = [
    *((preset, players) for preset in (Preset.MODERN, Preset.ORIGINAL) for players in (3, 4, 5)),
    *((Preset.CLASSIC, players) for players in (3, 4, 5, 6, 7)),
    *((Preset.ARENA, players) for players in (3, 4, 5)),
    (Preset.DUEL, 2),
]


@dataclass
class Tally:
    """What a run has seen: games and actions by table, and the longest game in actions."""

    games: Counter[tuple[Preset, int]] = field(default_factory=Counter)
    actions: Counter[tuple[Preset, int]] = field(default_factory=Counter)
    longest: int = 0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.actions += other.actions
        self.longest = max(self.longest, other.longest)


def cards_in(state: GameState) -> Counter[Bean]:
    """Every card of the game, wherever it lies."""
    cards = state.draw_pile + state.discard + state.out + state.revealed + state.offered
    for seat in state.seats:
        cards += seat.hand + seat.aside + seat.coins
        for planted in seat.fields:
            if planted is not None:
                cards += [planted.bean] * planted.count
    return Counter(cards)


def fingerprint(state: GameState) -> tuple[object, ...]:
    """The whole state as values that can be compared."""
    return (
        state.phase,
        state.turn,
        state.active,
        state.planted,
        state.owes_plant,
        state.discarded,
        state.exhaustions,
        tuple(state.draw_pile),
        tuple(state.discard),
        tuple(state.out),
        tuple(state.revealed),
        tuple(state.offered),
        tuple(state.offers.values()),
        tuple(
            (
                tuple(seat.hand),
                tuple(seat.hand_ids),
                tuple(seat.fields),
                tuple(seat.aside),
                tuple(seat.coins),
                seat.done,
            )
            for seat in state.seats
        ),
        state.winners,
    )


def random_offer(state: GameState, seat: int, chance: random.Random) -> MakeOffer:
    """Any offer at all; often not a legal one."""
    places = [CardRef("hand", index) for index in range(len(state.seats[seat].hand))]
    if seat == state.active:
        places += [CardRef("revealed", index) for index in range(len(state.revealed))]
    give = chance.sample(places, min(len(places), chance.choice((0, 1, 1, 1, 2, 3))))
    kinds = list(state.rules.deck)
    want = tuple(chance.choice(kinds) for _ in range(chance.choice((0, 0, 1, 1, 2))))
    to = chance.choice((None, *range(len(state.seats)))) if seat == state.active else state.active
    return MakeOffer(seat, to, tuple(give), want)


def next_action(state: GameState, chance: random.Random) -> Action:
    """A legal action of somebody. Trading is left now and then, or games would never end."""
    if state.phase is Phase.TRADE and chance.random() < 0.4:
        offer = random_offer(state, chance.randrange(len(state.seats)), chance)
        if explain_illegal(state, offer) is None:
            return offer
    asked = [seat for seat, question in enumerate(awaited(state)) if question is not None]
    assert asked, "nobody is asked and the game is not over"
    seat = chance.choice(asked)
    if state.phase is Phase.TRADE and chance.random() < 0.3:
        return DoneTrading(seat)
    actions = list(legal_actions(state, seat))
    kind = Accept if state.phase is Phase.TRADE else _CALM
    if chance.random() < 0.8:
        actions = [action for action in actions if isinstance(action, kind)] or actions
    assert actions, "who is asked can do nothing"
    return chance.choice(actions)


_CALM = (Plant, PlantAside, PlantMarket, PlantOffered, TurnOver, Draw, DiscardOffered, DiscardHand)
"""What moves a game on; harvests and purchases are rarer."""


def check(state: GameState, deck: Counter[Bean]) -> None:
    """What must hold between any two actions."""
    assert cards_in(state) == deck, "a card is lost, or in two places"
    assert state.exhaustions <= state.rules.exhaustions
    assert len(state.revealed) == len(state.revealed_ids)
    for seat in state.seats:
        assert len(seat.hand) == len(seat.hand_ids)
    for seat, question in enumerate(awaited(state)):
        if question in (Question.PLANT_FIRST, Question.PLANT_ASIDE):
            assert any(
                isinstance(action, (Plant, PlantAside, Harvest))
                for action in legal_actions(state, seat)
            ), "somebody must plant and cannot"


def check_illegal_changes_nothing(state: GameState, chance: random.Random) -> None:
    before = fingerprint(state)
    seat = chance.randrange(-1, len(state.seats) + 1)
    for action in (
        Plant(seat, chance.randrange(-1, 5)),
        PlantAside(seat, chance.randrange(-1, 5), chance.randrange(-1, 5)),
        PlantOffered(seat, chance.randrange(-1, 5), chance.randrange(-1, 5)),
        PlantMarket(seat, chance.randrange(-1, 5), chance.randrange(-1, 5)),
        Harvest(seat, chance.randrange(-1, 5)),
        Accept(seat, chance.randrange(-1, 9), (CardRef("hand", chance.randrange(5)),)),
    ):
        explain_illegal(state, action)
    assert fingerprint(state) == before, "judging an action changed the game"


def check_views_hide(state: GameState, chance: random.Random) -> None:
    """Hidden cards change places; the view of who cannot see them stays the same."""
    seat = chance.randrange(len(state.seats))
    before = view_of(state, seat)
    twin = state.copy()
    offered = {card for offer in state.offers.values() for card in offer.cards}
    spots: list[tuple[list[Bean], int]] = [
        (own.hand, index)
        for other, own in enumerate(twin.seats)
        if other != seat
        for index, card in enumerate(own.hand_ids)
        if card not in offered
    ]
    spots += [(twin.draw_pile, index) for index in range(len(twin.draw_pile))]
    hidden = [pile[index] for pile, index in spots]
    chance.shuffle(hidden)
    for (pile, index), bean in zip(spots, hidden, strict=True):
        pile[index] = bean
    assert view_of(twin, seat) == before, "a view shows what it must hide"


def play(preset: Preset, players: int, number: int) -> int:
    """One random game with all checks; how many actions it had."""
    chance = random.Random(number)
    rules = rule_set(preset, players)
    shuffle = NumberedShuffle(number)
    start = chance.randrange(players)
    first = new_game(rules, players, start, shuffle.deck(rules), shuffle)
    state = first.copy()
    deck = Counter(dict(rules.deck))
    log: list[Action] = []
    while state.phase is not Phase.OVER:
        action = next_action(state, chance)
        log.append(action)
        apply(state, action)
        check(state, deck)
        if chance.random() < 0.05:
            check_illegal_changes_nothing(state, chance)
            check_views_hide(state, chance)
    for action in log:
        apply(first, action)
    assert fingerprint(first) == fingerprint(state), "the log replays to something else"
    assert state.winners
    return len(log)


def play_all(numbers: Sequence[int]) -> Tally:
    """The games with these numbers; each number also picks the table."""
    tally = Tally()
    for number in numbers:
        preset, players = TABLES[number % len(TABLES)]
        try:
            actions = play(preset, players, number)
        except Exception as error:
            raise AssertionError(f"game {number}, {preset} with {players}: {error}") from error
        tally.games[preset, players] += 1
        tally.actions[preset, players] += actions
        tally.longest = max(tally.longest, actions)
    return tally


def chunks(games: int, seed: int, size: int = 250) -> Iterator[range]:
    first = seed * 1_000_000
    for begin in range(first, first + games, size):
        yield range(begin, min(begin + size, first + games))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()
    begin = time.perf_counter()
    tally = Tally()
    with ProcessPoolExecutor(arguments.workers) as workers:
        for done in workers.map(play_all, chunks(arguments.games, arguments.seed)):
            tally.add(done)
            print(f"\r{tally.games.total()} games", end="", flush=True)
    seconds = time.perf_counter() - begin
    print()
    for table, games in sorted(tally.games.items()):
        preset, players = table
        actions = tally.actions[table]
        print(f"{preset:9} {players} players: {games:7} games, {actions:9} actions")
    print(
        f"all: {tally.games.total()} games, {tally.actions.total()} actions in {seconds:.0f} s, "
        f"longest {tally.longest} actions; no invariant was broken"
    )


if __name__ == "__main__":
    main()
