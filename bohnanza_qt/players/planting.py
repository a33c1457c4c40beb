"""Where to plant, what to harvest for it, and when to buy a field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from ..engine.actions import (
    Action,
    BuyField,
    DiscardHand,
    DiscardOffered,
    Draw,
    Harvest,
    Plant,
    PlantAside,
    PlantMarket,
    PlantOffered,
    TurnOver,
)
from ..engine.beans import Bean
from ..engine.rules import BuyWhen, HarvestWhen
from ..engine.view import PlayerView
from .almanac import LONGEST_HORIZON, TOP_STEP, Outlook, horizon
from .worth import Ground

# Looked up once: for a member of an enum Python 3.11 takes longer than for a call.
_MUST_PLANT: Final = HarvestWhen.MUST_PLANT
_OWN_TURN: Final = HarvestWhen.OWN_TURN


class Farmer:
    """One seat's planting in one position. It decides about fields, never about trades."""

    def __init__(self, view: PlayerView, outlook: Outlook) -> None:
        self._view = view
        self._seat = view.seat
        self._outlook = outlook
        self._temper = outlook.temper
        self._values = outlook.values_now(view)
        self._fields = view.me.fields

    def harvest_ripe(self) -> Harvest | None:
        """The harvest of a field that can pay no more, where the rules allow it unforced."""
        view = self._view
        when = view.rules.harvest_when
        if when is _MUST_PLANT or (when is _OWN_TURN and view.active != self._seat):
            return None
        for index, planted in enumerate(self._fields):
            if planted is not None and planted.count >= TOP_STEP[planted.bean]:
                return Harvest(self._seat, index)
        return None

    def plant_first(self) -> Action:
        """The front card, which has to be planted."""
        bean = self._view.hand[0]
        field = self._room_for(bean)
        return self._make_room() if field is None else Plant(self._seat, field)

    def plant_second(self) -> Action:
        """The new front card where that is good, or on with the turn."""
        seat, bean = self._seat, self._view.hand[0]
        planting = self._plant_if_good(
            bean, self._view.hand.count(bean), lambda field: Plant(seat, field)
        )
        return planting or self.turn_over()

    def turn_over(self) -> Action:
        """With the market, a card that is in the way is discarded before."""
        view = self._view
        if view.rules.market and not view.discarded and view.hand and view.planted:
            ground = self._ground(())
            worst = min(range(len(view.hand)), key=ground.keep)
            if ground.keep(worst) < -self._temper.margin:
                return DiscardHand(self._seat, worst)
        return TurnOver(self._seat)

    def plant_aside(self) -> Action:
        """First what grows already, then the kinds for which there is room, the best first."""
        aside = self._view.me.aside or ()
        growing = {planted.bean for planted in self._fields if planted is not None}
        for card, bean in enumerate(aside):  # noqa: B007 - the card is what is looked for
            if bean in growing:
                break
        else:
            card = max(range(len(aside)), key=lambda card: self._promise(aside, aside[card]))
        field = self._room_for(aside[card])
        return self._make_room() if field is None else PlantAside(self._seat, card, field)

    def take_offered(self) -> Action:
        """With the market: a card that the other side left, planted or discarded."""
        seat, offered = self._seat, self._view.offered
        planting = self._plant_best(offered, lambda card, field: PlantOffered(seat, card, field))
        return planting or DiscardOffered(seat, 0)

    def take_from_market(self) -> Action:
        """With the market: a turned-over card, or the end of the turn."""
        seat, revealed = self._seat, self._view.revealed
        planting = self._plant_best(revealed, lambda card, field: PlantMarket(seat, card, field))
        return planting or Draw(seat)

    def _plant_best(
        self, row: Sequence[Bean], plant: Callable[[int, int], Action]
    ) -> Action | None:
        growing = {planted.bean for planted in self._fields if planted is not None}
        order = sorted(
            range(len(row)),
            key=lambda card: (row[card] not in growing, -self._promise(row, row[card])),
        )
        for card in order:
            bean = row[card]
            available = row.count(bean) + self._view.hand.count(bean)
            planting = self._plant_if_good(bean, available, partial(plant, card))
            if planting is not None:
                return planting
        return None

    def _promise(self, row: Sequence[Bean], bean: Bean) -> float:
        """What all cards of a kind, in a row and in the hand, would be worth in a new field."""
        return self._worth(bean, row.count(bean) + self._view.hand.count(bean))

    def _worth(self, bean: Bean, count: int) -> float:
        table = self._values[bean]
        return table[count] if count < len(table) else table[-1]

    def _ground(self, pending: Sequence[Bean]) -> Ground:
        view = self._view
        return Ground(
            self._fields, pending, view.hand, self._values, self._outlook, view.rules.protection
        )

    def _room_for(self, bean: Bean) -> int | None:
        """The field for a card that has to be planted; None if a harvest must make room."""
        best: int | None = None
        most = -1.0
        for index, planted in enumerate(self._fields):
            if planted is None:
                gain = 0.0
            elif planted.bean is bean:
                gain = self._worth(bean, planted.count + 1) - self._worth(bean, planted.count)
                # A field that can pay no more is worth using only to keep another one empty.
                gain = gain + 1.0 if planted.count < TOP_STEP[bean] else -0.5
            else:
                continue
            if gain > most:
                best, most = index, gain
        return best

    def _plant_if_good(
        self, bean: Bean, available: int, plant: Callable[[int], Action]
    ) -> Action | None:
        """Plants a card that need not be planted, harvests for it, or None.

        `available` cards of the kind, this one included, could be planted soon.
        """
        room = self._room_for(bean)
        worth = self._worth(bean, available)
        if room is not None:
            planted = self._fields[room]
            if planted is None:
                return plant(room) if worth > self._temper.start else None
            return plant(room) if planted.count < TOP_STEP[bean] else None
        ground = self._ground(())
        if ground.dug is None or self._temper.sprout * worth - ground.dig <= self._temper.margin:
            return None
        return Harvest(self._seat, ground.dug)

    def _make_room(self) -> Action:
        """Buys a field where that pays, or harvests the one that loses least."""
        ground = self._ground(())
        if ground.dig > self._temper.field_saves and self._may_buy():
            return BuyField(self._seat)
        assert ground.dug is not None, "bean protection always leaves a field to harvest"
        return Harvest(self._seat, ground.dug)

    def _may_buy(self) -> bool:
        view, rules = self._view, self._view.rules
        return (
            rules.field_price is not None
            and len(self._fields) < rules.max_fields
            and view.me.coins >= rules.field_price
            and (rules.buy_when is BuyWhen.ANY_TIME or view.active == self._seat)
            and horizon(view) == LONGEST_HORIZON
        )
