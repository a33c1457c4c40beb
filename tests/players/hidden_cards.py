"""What no player may see, dealt otherwise, so that a test knows whether somebody saw it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bohnanza_qt.commands.self_play import SelfPlay
from bohnanza_qt.engine.play import awaited
from bohnanza_qt.engine.state import GameState, Phase
from bohnanza_qt.engine.view import view_of
from bohnanza_qt.players.player import Player


def play_on(game: SelfPlay, steps: int) -> None:
    """So many steps, or to the end of the game."""
    for _ in range(steps):
        if game.state.phase is not Phase.OVER:
            game.step()


def assert_secrets_change_nothing(
    state: GameState, players: Sequence[Player], chance: random.Random
) -> None:
    """Whoever is asked something decides the same, whatever the cards are that they cannot see."""
    for seat, question in enumerate(awaited(state)):
        if question is not None:
            decision = players[seat].decide(view_of(state, seat), question)
            other = with_other_secrets(state, seat, chance)
            assert players[seat].decide(view_of(other, seat), question) == decision


def with_other_secrets(state: GameState, seat: int, chance: random.Random) -> GameState:
    """A state that looks the same to a seat: the cards it cannot see have changed places.

    Cards of other seats' open offers stay, because their kinds are known.
    """
    twin = state.copy()
    shown = {card for offer in twin.offers.values() if offer.seat != seat for card in offer.cards}
    places = [(twin.draw_pile, place) for place in range(len(twin.draw_pile))]
    for other, own in enumerate(twin.seats):
        if other != seat:
            places += [
                (own.hand, place) for place, card in enumerate(own.hand_ids) if card not in shown
            ]
    cards = [pile[place] for pile, place in places]
    chance.shuffle(cards)
    for (pile, place), card in zip(places, cards, strict=True):
        pile[place] = card
    return twin
