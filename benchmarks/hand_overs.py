"""How often the screen of five persons changes hands in games that are played by a script.

`python -m benchmarks.hand_overs` plays 20 deals each way and prints hand-overs in a turn: at every
question as the rules ask them, with the questions to one person gathered, with what leaves no
choice done for those who do not look, with trading ended once all have answered, and with
everybody's word to take any gift that fits.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass

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
from bohnanza_qt.engine.play import Question, awaited, explain_illegal, legal_actions
from bohnanza_qt.engine.state import GameState
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import GameSetup, SeatKind, SeatSetup
from bohnanza_qt.session.screen import Screen, forced_action, may_end_trading, offers_to_answer
from bohnanza_qt.session.standing import NOTHING, Standing, answer_for

_ORDER = (PlantAside, Plant, Accept, TurnOver, Reject, Draw, Harvest)


class Script:
    """Five persons, always the same: the active one offers what nobody has a field for to the
    first two who grow it, one card each, then ends trading; whoever can say yes does."""

    def __init__(self) -> None:
        self._offered: set[tuple[int, int, int]] = set()

    def act(self, state: GameState, seat: int) -> Action:
        """What this person does now, while looking at the screen."""
        if awaited(state)[seat] is Question.TRADE:
            return self._offer(state, seat) or DoneTrading(seat)
        actions = list(legal_actions(state, seat))
        return next(action for kind in _ORDER for action in actions if isinstance(action, kind))

    def _offer(self, state: GameState, seat: int) -> MakeOffer | None:
        cards = [(CardRef("revealed", at), bean) for at, bean in enumerate(state.revealed)]
        cards += [(CardRef("hand", at), bean) for at, bean in enumerate(state.seats[seat].hand)]
        for ref, bean in cards:
            if self._grows(state, seat, bean):
                continue
            for step in range(1, 5):
                other = (seat + step) % 5
                key = (state.turn, other, len(state.seats[seat].hand))
                offer = MakeOffer(seat, other, (ref,), ())
                if (
                    self._grows(state, other, bean)
                    and key not in self._offered
                    and sum(turn == state.turn for turn, *_ in self._offered) < 3
                    and explain_illegal(state, offer) is None
                ):
                    self._offered.add(key)
                    return offer
        return None

    @staticmethod
    def _grows(state: GameState, seat: int, bean: object) -> bool:
        return any(
            planted is not None and planted.bean is bean for planted in state.seats[seat].fields
        )


@dataclass
class Count:
    """What a whole game came to."""

    turns: int = 0
    hand_overs: int = -1  # the first look is none

    @property
    def in_a_turn(self) -> float:
        return self.hand_overs / self.turns

    def look(self) -> None:
        self.hand_overs += 1


def _new_game(number: int) -> GameSession:
    names = ("Ada", "Ben", "Cleo", "Dora", "Emil")
    seats = tuple(SeatSetup(name=name, kind=SeatKind.PERSON) for name in names)
    return GameSession.new(GameSetup(seats=seats, start=0, game_number=number))


def play_at_every_question(number: int) -> Count:
    """Without any thought: always to the first who is asked something, in table order."""
    session = _new_game(number)
    script, count, looking = Script(), Count(), None
    while not session.is_over:
        state = session.state
        questions = awaited(state)
        seats = [(state.active + step) % 5 for step in range(5)]
        wanted = next(seat for seat in seats if questions[seat] is not None)
        asked = [seat for seat in seats if offers_to_answer(state, seat, range(5))]
        wanted = asked[0] if asked else wanted
        if wanted != looking:
            count.look()
            looking = wanted
        session.submit(script.act(state, wanted))
    count.turns = session.state.turn + 1
    return count


def play_by_the_rule(
    number: int, *, forced: bool, ends_later: bool = False, standing: Standing = NOTHING
) -> Count:
    """As the window does it, with or without doing what is forced; with `ends_later` the active
    person always wants trading ended when all have answered. Everybody who does not look has left
    the same instructions."""
    session = _new_game(number)
    script, count, screen = Script(), Count(), Screen(range(5))
    while not session.is_over:
        state = session.state
        told = [answer_for(state, seat, standing, range(5)) for seat in range(5)]
        answer = next((answer for answer in told if answer is not None), None)
        if answer is not None:
            session.submit(answer)
            continue
        found = screen.next(state)
        if found is not None and forced and screen.looking is not None:
            action = forced_action(state, range(5), screen.looking)
            if ends_later and may_end_trading(state, range(5)):
                action = DoneTrading(state.active)
            if action is not None:
                session.submit(action)
                continue
        if found is None:
            assert screen.looking is not None
            action = script.act(state, screen.looking)
            found = screen.asked_next(state) if isinstance(action, DoneTrading) else None
            if found is None:
                session.submit(action)
                continue
        count.look()
        screen.give(found.seat, state)
    count.turns = session.state.turn + 1
    return count


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20)
    deals = range(1, parser.parse_args().deals + 1)
    gifts = Standing(takes_gifts=True)
    ways = {
        "at every question": [play_at_every_question(deal) for deal in deals],
        "questions gathered": [play_by_the_rule(deal, forced=False) for deal in deals],
        "and what leaves no choice done": [play_by_the_rule(deal, forced=True) for deal in deals],
        "and trading ended when answered": [
            play_by_the_rule(deal, forced=True, ends_later=True) for deal in deals
        ],
        "and gifts taken by word": [
            play_by_the_rule(deal, forced=True, ends_later=True, standing=gifts) for deal in deals
        ],
    }
    for way, counts in ways.items():
        hand_overs, turns = sum(c.hand_overs for c in counts), sum(c.turns for c in counts)
        print(f"{way:32} {hand_overs / turns:5.2f} a turn, {hand_overs / len(counts):6.1f} a game")
    return 0


if __name__ == "__main__":
    sys.exit(main())
