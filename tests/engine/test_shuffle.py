"""Numbered games: the shuffle is a documented function, fixed for ever."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.shuffle import NumberedShuffle, new_game_number

from .table import beans

VECTORS = [
    (0, Preset.MODERN, 4, "blue garden soy red green green", "54aabbee98b48092"),
    (1, Preset.MODERN, 4, "red blue green red stink black_eyed", "790d64d6ec23d67c"),
    (42, Preset.CLASSIC, 7, "chili green red stink chili soy", "92aafb07bd29a5a6"),
    (2**64 - 1, Preset.DUEL, 2, "stink stink coffee coffee black_eyed stink", "89ad3acd39a71554"),
]


@pytest.mark.parametrize(("number", "preset", "players", "top", "digest"), VECTORS)
def test_a_game_number_means_the_same_deck_for_ever(
    number: int, preset: Preset, players: int, top: str, digest: str
) -> None:
    deck = NumberedShuffle(number).deck(rule_set(preset, players))
    assert list(deck[:6]) == beans(top)
    assert sha256(" ".join(deck).encode()).hexdigest()[:16] == digest


def test_a_game_number_means_the_same_later_piles_for_ever() -> None:
    pile = beans("blue blue red soy garden")
    assert [NumberedShuffle(7).pile(number, pile) for number in (1, 2, 3)] == [
        tuple(beans("soy red blue garden blue")),
        tuple(beans("blue blue garden red soy")),
        tuple(beans("red soy blue blue garden")),
    ]


def test_a_deck_has_all_cards_of_the_rule_set() -> None:
    rules = rule_set(Preset.CLASSIC, 6)
    assert Counter(NumberedShuffle(5).deck(rules)) == Counter(dict(rules.deck))


def test_who_discarded_what_when_does_not_matter() -> None:
    shuffle = NumberedShuffle(3)
    piles = {shuffle.pile(1, order) for order in permutations(beans("blue red soy garden"))}
    assert len(piles) == 1


def test_the_deck_of_a_custom_rule_set_does_not_depend_on_the_order_of_its_keys() -> None:
    one = rule_set(Preset.MODERN, 3, {"deck": {"blue": 20, "red": 10}})
    other = rule_set(Preset.MODERN, 3, {"deck": {"red": 10, "blue": 20, "soy": 0}})
    assert NumberedShuffle(9).deck(one) == NumberedShuffle(9).deck(other)


def test_every_pile_of_every_game_is_another() -> None:
    pile = [bean for bean in Bean for _ in range(4)]
    piles = {NumberedShuffle(game).pile(k, pile) for game in range(20) for k in range(5)}
    assert len(piles) == 100


def test_every_order_comes_up_about_equally_often() -> None:
    counts = Counter(
        NumberedShuffle(game).pile(1, beans("blue red soy garden")) for game in range(4800)
    )
    assert len(counts) == 24
    assert all(130 < count < 270 for count in counts.values())  # 200 each, deviation 14


@pytest.mark.parametrize("number", [-1, 2**64])
def test_a_game_number_has_64_bits(number: int) -> None:
    with pytest.raises(ValueError, match="64"):
        NumberedShuffle(number)


def test_new_game_numbers_are_in_range_and_differ() -> None:
    numbers = {new_game_number() for _ in range(50)}
    assert len(numbers) == 50
    assert all(NumberedShuffle(number) for number in numbers)
