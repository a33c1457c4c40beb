"""Planting for who weighs whole seats: every way to plant is tried in thought."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ..engine.actions import Action, BuyField, Harvest, Plant, PlantAside
from ..engine.beans import PAYS, Bean
from ..engine.fields import is_protected
from ..engine.state import Planted
from .estate import Estate
from .planting import Farmer
from .worth import Ground

Fields = Sequence[Planted | None]


class Planner(Farmer):
    """One seat's planting in one position. `estate` is how a whole seat is weighed."""

    estate: type[Estate] = Estate

    def plant_first(self) -> Action:
        hand = self._view.hand
        field = self._room_for(hand[0])
        if field is not None:
            return Plant(self._seat, field)
        return self._buy_or(self._best_harvest(hand[0], (), hand[1:])[1])

    def plant_second(self) -> Action:
        seat, hand = self._seat, self._view.hand
        planting = self._if_better(hand[0], hand[1:], lambda field: Plant(seat, field))
        return planting or self.turn_over()

    def plant_aside(self) -> Action:
        """First what grows already, then the kind after which the rest is worth most."""
        seat, aside, hand = self._seat, self._view.me.aside or (), self._view.hand
        growing = {planted.bean for planted in self._fields if planted is not None}
        best: tuple[float, PlantAside | Harvest] | None = None
        for card, bean in enumerate(aside):
            field = self._room_for(bean)
            rest = (*aside[:card], *aside[card + 1 :])
            option: tuple[float, PlantAside | Harvest]
            if field is None:
                option = self._best_harvest(bean, rest, hand)
            elif bean in growing:
                return PlantAside(seat, card, field)
            else:
                worth = self._worth_of(self._with(field, bean), rest, hand)
                option = worth, PlantAside(seat, card, field)
            if best is None or option[0] > best[0]:
                best = option
        assert best is not None, "asked only while a card is set aside"
        return self._buy_or(best[1])

    def _plant_if_good(
        self, bean: Bean, available: int, plant: Callable[[int], Action]
    ) -> Action | None:
        return self._if_better(bean, self._view.hand, plant)

    def _if_better(
        self, bean: Bean, after: Sequence[Bean], plant: Callable[[int], Action]
    ) -> Action | None:
        """Plants a card that need not be planted, or harvests for it, where that is worth more
        than to leave it; `after` is the hand once it is planted."""
        temper = self._temper
        least = self._worth_of(self._fields, (), self._view.hand) + temper.zeal
        field = self._room_for(bean)
        if field is not None:
            worth = self._worth_of(self._with(field, bean), (), after)
            return plant(field) if worth > least else None
        worth, harvest = self._best_harvest(bean, (), after)
        return harvest if worth > least + temper.nerve else None

    def _best_harvest(
        self, bean: Bean, pending: Sequence[Bean], hand: Sequence[Bean]
    ) -> tuple[float, Harvest]:
        """The harvest to make room for a card, and the worth of the seat after planting it."""
        options = []
        for field in self._harvestable():
            planted = self._fields[field]
            assert planted is not None
            fields = list(self._fields)
            fields[field] = Planted(bean, 1)
            worth = PAYS[planted.bean][planted.count] + self._worth_of(fields, pending, hand)
            options.append((worth, Harvest(self._seat, field)))
        return max(options, key=lambda option: option[0])

    def _harvestable(self) -> Iterator[int]:
        is_lone_safe = is_protected(self._view.rules.protection, self._fields)
        for field, planted in enumerate(self._fields):
            if planted is not None and (planted.count > 1 or not is_lone_safe):
                yield field

    def _buy_or(self, action: PlantAside | Harvest) -> Action:
        """The action, or a field bought instead of a dear harvest."""
        if isinstance(action, Harvest):
            planted = self._fields[action.field]
            assert planted is not None
            lost = self._worth(*planted) - PAYS[planted.bean][planted.count]
            if lost > self._temper.field_saves and self._may_buy():
                return BuyField(self._seat)
        return action

    def _with(self, field: int, bean: Bean) -> Fields:
        planted = self._fields[field]
        fields = list(self._fields)
        fields[field] = Planted(bean, 1 if planted is None else planted.count + 1)
        return fields

    def _ground(self, pending: Sequence[Bean]) -> Ground:
        return self._estate(self._fields, pending, self._view.hand)

    def _worth_of(self, fields: Fields, pending: Sequence[Bean], hand: Sequence[Bean]) -> float:
        return self._estate(fields, pending, hand).whole

    def _estate(self, fields: Fields, pending: Sequence[Bean], hand: Sequence[Bean]) -> Estate:
        protection = self._view.rules.protection
        return self.estate(fields, pending, hand, self._values, self._outlook, protection)
