"""How a computer does against opponents that nobody tunes it against.

    python benchmarks/odd_opponents.py [--level hard] [--deals N] [--seed S]

One computer of the level plays with three of a kind of odd opponent by the modern rules, each deal
once on every seat. Prints the share of its wins in per cent with a 95 % interval by deals.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from math import sqrt
from statistics import mean, stdev

from bohnanza_qt.commands.self_play import SelfPlay
from bohnanza_qt.engine.actions import Accept, DoneTrading, MakeOffer, Reject, TurnOver
from bohnanza_qt.engine.events import Event
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.view import PlayerView
from bohnanza_qt.players.almanac import Temper
from bohnanza_qt.players.computers import make_player
from bohnanza_qt.players.greedy import Greedy
from bohnanza_qt.players.player import Decision, Player

PLAYERS = 4
NOBODY: frozenset[int] = frozenset()


class Odd:
    """A greedy computer, some of whose decisions are replaced by what is harmless."""

    def __init__(self, seat: int, temper: Temper | None = None) -> None:
        self._player = Greedy(seat, NOBODY, temper)

    def watch(self, event: Event) -> None:
        self._player.watch(event)

    def decide(self, view: PlayerView, question: Question) -> Decision:
        decision = self._player.decide(view, question)
        return _harmless(view, question) or decision if self.is_odd(view, decision) else decision

    def is_odd(self, view: PlayerView, decision: Decision) -> bool:
        """Whether this decision is replaced."""
        raise NotImplementedError


class Silent(Odd):
    """Never trades."""

    def is_odd(self, view: PlayerView, decision: Decision) -> bool:
        return isinstance(decision.action, (Accept, MakeOffer))


class Erring(Odd):
    """Lets one chance in five pass."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self._chance = random.Random(seat)

    def is_odd(self, view: PlayerView, decision: Decision) -> bool:
        return self._chance.random() < 0.2


class HatesTheLeader(Odd):
    """Does not deal with who has the most coins."""

    def is_odd(self, view: PlayerView, decision: Decision) -> bool:
        leader = max(range(PLAYERS), key=lambda seat: view.seats[seat].coins)
        action = decision.action
        if isinstance(action, MakeOffer):
            return action.to == leader
        return isinstance(action, Accept) and any(
            offer.number == action.offer and offer.seat == leader for offer in view.offers
        )


def _harmless(view: PlayerView, question: Question) -> Decision | None:
    seat = view.seat
    if question is Question.ANSWER:
        for offer in view.offers:
            if offer.seat != seat and offer.to in (None, seat) and seat not in offer.rejected:
                return Decision(Reject(seat, offer.number))
    if question is Question.TRADE:
        return Decision(DoneTrading(seat))
    if question is Question.MAY_OFFER:
        return Decision(None)
    if question is Question.PLANT_OR_TURN_OVER:
        return Decision(TurnOver(seat))
    return None


KINDS: dict[str, Callable[[int], Player]] = {
    "never trades": Silent,
    "agrees to everything": lambda seat: Greedy(seat, NOBODY, Temper(margin=-100.0)),
    "grudges every gain": lambda seat: Greedy(seat, NOBODY, Temper(envy=1.0)),
    "errs one time in five": Erring,
    "hates the leader": HatesTheLeader,
    "forgets": lambda seat: make_player("easy", seat, NOBODY),
}


def share_of(level: str, odd: Callable[[int], Player], deals: range) -> tuple[float, float]:
    """The share of the wins, and half of its interval."""
    rules = rule_set(Preset.MODERN, PLAYERS)
    shares = []
    for number in deals:
        won = 0.0
        for place in range(PLAYERS):
            company = [
                make_player(level, seat, NOBODY) if seat == place else odd(seat)
                for seat in range(PLAYERS)
            ]
            tied = SelfPlay(rules, company, number % PLAYERS, number).run().tied
            won += (place in tied) / len(tied) / PLAYERS
        shares.append(won)
    return mean(shares), 1.96 * stdev(shares) / sqrt(len(shares))


def main() -> None:
    """Prints a line for each kind of opponent."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--level", default="hard")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=720000)
    chosen = parser.parse_args()
    for name, odd in KINDS.items():
        deals = range(chosen.seed, chosen.seed + chosen.deals)
        share, within = share_of(chosen.level, odd, deals)
        print(f"{name}: {100 * share:.1f} ± {100 * within:.1f}", flush=True)


if __name__ == "__main__":
    main()
