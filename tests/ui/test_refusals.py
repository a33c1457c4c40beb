"""The sentence for what the rules refuse names the field, the bean and the price."""

from __future__ import annotations

import pytest

from bohnanza_qt.engine.actions import BuyField, Draw, Harvest, MakeOffer, Plant, TurnOver
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.play import new_game
from bohnanza_qt.engine.refusal import Reason
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.shuffle import NumberedShuffle
from bohnanza_qt.engine.state import Planted
from bohnanza_qt.engine.view import PlayerView, view_of
from bohnanza_qt.ui.words import reason_sentence


def first_view(preset: Preset = Preset.MODERN, players: int = 4, **own: object) -> PlayerView:
    """What seat 0 sees of a new game; `own` changes what lies at seat 0."""
    rules = rule_set(preset, players)
    shuffle = NumberedShuffle(1)
    view = view_of(new_game(rules, players, 0, shuffle.deck(rules), shuffle), 0)
    return view._replace(seats=(view.seats[0]._replace(**own), *view.seats[1:]))


def test_the_bean_in_the_way_is_named_with_its_field():
    view = first_view(fields=(None, Planted(Bean.BLACK_EYED, 2)))
    said = reason_sentence(Reason.OTHER_BEAN_IN_FIELD, Plant(0, 1), view)
    assert said == "Field 2 grows only one kind, now Black-eyed. Harvest it first."


def test_the_price_and_the_purse_are_named():
    view = first_view(Preset.ORIGINAL, coins=1)
    said = reason_sentence(Reason.NOT_ENOUGH_COINS, BuyField(0), view)
    assert said == "Another field costs 3 coins; you have 1 coin."


@pytest.mark.parametrize(
    ("preset", "said"),
    [
        (Preset.MODERN, "A lone bean stays while another of your fields has two or more."),
        (
            Preset.CLASSIC,
            "A lone bean may be harvested only when each of your fields holds just one.",
        ),
    ],
)
def test_protection_is_explained_as_the_rule_set_has_it(preset, said):
    assert reason_sentence(Reason.PROTECTED_FIELD, Harvest(0, 0), first_view(preset)) == said


@pytest.mark.parametrize(
    ("preset", "fields", "said"),
    [
        (Preset.MODERN, 2, "No fields are sold in this game."),
        (Preset.ORIGINAL, 3, "You already own all 3 fields that anyone may have."),
    ],
)
def test_it_is_said_why_no_field_can_be_bought(preset, fields, said):
    view = first_view(preset, fields=(None,) * fields)
    assert reason_sentence(Reason.FIELD_NOT_FOR_SALE, BuyField(0), view) == said


def test_a_harvest_out_of_turn_in_the_duel_is_explained():
    view = first_view(Preset.DUEL, 2)
    said = reason_sentence(Reason.HARVEST_NOT_ALLOWED_NOW, Harvest(0, 0), view)
    assert said == "You may harvest only in your own turn."


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (TurnOver(0), "The cards are turned over once a turn, after planting."),
        (MakeOffer(0, None, (), ()), "There is trading only after the cards are turned over."),
        (Draw(0), "That cannot be done in this phase."),
    ],
)
def test_a_step_at_the_wrong_time_is_told_its_time(action, said):
    assert reason_sentence(Reason.WRONG_PHASE, action, first_view()) == said


def test_after_a_forced_harvest_the_front_card_is_due():
    view = first_view(Preset.ARENA)._replace(owes_plant=True)
    said = reason_sentence(Reason.MUST_PLANT_FIRST, TurnOver(0), view)
    assert said == "You have made room by harvesting, so now plant the front card of your hand."


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_can_be_said_about_every_action(reason):
    view = first_view()
    for action in (Plant(0, 9), Harvest(0, 9), BuyField(0), Draw(0), TurnOver(0), None):
        assert reason_sentence(reason, action, view).endswith(".")
