"""What is refused leaves everything as it was, and numbers below zero name nothing."""

from __future__ import annotations

from typing import Any

import pytest

from bohnanza_qt.engine.actions import (
    Accept,
    Action,
    CardRef,
    DiscardHand,
    DiscardOffered,
    Draw,
    Harvest,
    MakeOffer,
    Plant,
    PlantAside,
    PlantMarket,
    PlantOffered,
    Reject,
    TurnOver,
)
from bohnanza_qt.engine.play import apply
from bohnanza_qt.engine.record import RecordedShuffle
from bohnanza_qt.engine.refusal import IllegalAction, Reason
from bohnanza_qt.engine.rules import Preset
from bohnanza_qt.engine.state import Phase

from .table import Table, beans, everything

LAST = (CardRef("hand", -1),)


def refused(table: Table, action: Action) -> Reason:
    """Why; and nothing has changed."""
    before = everything(table.state)
    with pytest.raises(IllegalAction) as illegal:
        apply(table.state, action)
    assert everything(table.state) == before
    return illegal.value.reason


@pytest.mark.parametrize(
    ("phase", "action", "reason"),
    [
        (Phase.PLANT, Plant(0, -1), Reason.NO_SUCH_FIELD),
        (Phase.PLANT, Plant(-1, 0), Reason.NO_SUCH_SEAT),
        (Phase.PLANT, Harvest(0, -1), Reason.NO_SUCH_FIELD),
        (Phase.TRADE, MakeOffer(0, -1, (), tuple(beans("red"))), Reason.NO_SUCH_SEAT),
        (Phase.TRADE, MakeOffer(0, 1, LAST, ()), Reason.NO_SUCH_CARD),
        (Phase.TRADE, Reject(1, -1), Reason.NO_SUCH_OFFER),
        (Phase.TRADE, Accept(-1, 0, ()), Reason.NO_SUCH_SEAT),
        (Phase.ASIDE, PlantAside(0, -1, 0), Reason.NO_SUCH_CARD),
        (Phase.ASIDE, PlantAside(0, 0, -1), Reason.NO_SUCH_FIELD),
    ],
)
def test_numbers_below_zero_name_nothing(phase: Phase, action: Action, reason: Reason) -> None:
    table = Table()
    table.lay_aside(0, "blue red")
    table.grow(0, 0, "soy", 2)
    table.grow(0, 1, "blue", 2)
    table.phase(phase)
    assert refused(table, action) is reason


@pytest.mark.parametrize(
    ("phase", "action", "reason"),
    [
        (Phase.OFFERED, PlantOffered(0, -1, 0), Reason.NO_SUCH_CARD),
        (Phase.OFFERED, PlantOffered(0, 0, -1), Reason.NO_SUCH_FIELD),
        (Phase.OFFERED, DiscardOffered(0, -1), Reason.NO_SUCH_CARD),
        (Phase.MARKET, PlantMarket(0, -1, 0), Reason.NO_SUCH_CARD),
        (Phase.PLANT, DiscardHand(0, -1), Reason.NO_SUCH_CARD),
    ],
)
def test_numbers_below_zero_name_nothing_in_the_phases_for_two(
    phase: Phase, action: Action, reason: Reason
) -> None:
    table = Table(Preset.DUEL, 2)
    table.state.offered = beans("red soy")
    table.state.revealed = beans("red soy")
    table.state.planted = 1
    table.phase(phase)
    assert refused(table, action) is reason


@pytest.mark.parametrize("piles", [(), ("red",)])
@pytest.mark.parametrize(
    ("left", "rules"),
    [
        (0, {"drawn": 1}),
        (0, {}),
        (1, {"drawn": 1}),
        (1, {"exhaustions": 2}),
        (3, {}),
        (2, {"reshuffle": "when_needed"}),
        (0, {"drawn": 1, "reshuffle": "when_needed", "exhaustions": 1}),
    ],
)
def test_a_shuffle_that_the_record_cannot_lay_stops_the_draw_before_it_begins(
    left: int, rules: dict[str, Any], piles: tuple[str, ...]
) -> None:
    table = Table(**rules)
    table.state.shuffler = RecordedShuffle(((), *(tuple(beans(pile)) for pile in piles)))
    table.discard("blue blue")
    table.leave_in_pile(left)
    table.phase(Phase.DRAW)
    expected = Reason.PILE_MISMATCH if piles else Reason.PILE_MISSING
    assert refused(table, Draw(0)) is expected


@pytest.mark.parametrize("rules", [{"turned_over": 1}, {"exhaustions": 2}])
def test_a_shuffle_that_the_record_cannot_lay_stops_the_turning_over(
    rules: dict[str, Any],
) -> None:
    table = Table(**rules)
    table.state.shuffler = RecordedShuffle(((),))
    table.discard("blue blue")
    table.leave_in_pile(1)
    table.state.planted = 1
    assert refused(table, TurnOver(0)) is Reason.PILE_MISSING
