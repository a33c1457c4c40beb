"""A position in numbers, as the value net reads it, for one seat at a turn's start.

What lies open and the own hand are as the seat sees them; the other hands are told too, because the
net judges imagined games, in which they are known.

No number speaks of a kind by name or of a rule set: fields and cards are told by what they pay and
may still become, so that a net that saw one deck can read another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ..engine.beans import PAYS, Bean, next_step
from ..engine.rules import WhoAccepts
from ..engine.state import Planted
from ..engine.view import PlayerView, SeatView
from .almanac import Values
from .estate import Estate
from .forecast import Forecast

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float32]

_FIELDS: Final = 3
_HAND: Final = 6
_OTHERS: Final = 4
_GLOBAL: Final = 17
_OWN: Final = 10
_A_FIELD: Final = 8
_A_CARD: Final = 6
_AN_OTHER: Final = 16

FEATURES: Final = _GLOBAL + _OWN + _FIELDS * _A_FIELD + _HAND * _A_CARD + _OTHERS * _AN_OTHER
"""How many numbers tell of a position."""


class _Other(NamedTuple):
    """Another seat: `lying` is what its coins and fields are worth, `total` with its hand too."""

    seat: int
    shown: SeatView
    hand: Sequence[Bean]
    lying: float
    total: float


def features(view: PlayerView, hands: Sequence[Sequence[Bean]], forecast: Forecast) -> list[float]:
    """FEATURES numbers of the order of one. `hands` are by seat, `forecast` is the seat's own and
    is renewed by it.

    Of more than three fields those worth most are told of, of more than four others those who
    have most, and of the hand the front six cards.
    """
    values = forecast.values_now(view)
    unseen = forecast.unseen
    numbers = _of_the_game(view)
    me = view.me
    protection = view.rules.protection
    wholes = [
        Estate(shown.fields, shown.aside or (), hand, values, forecast, protection).whole
        for shown, hand in zip(view.seats, hands, strict=True)
    ]
    whole = wholes[view.seat]
    growing = {planted.bean: planted.count for planted in me.fields if planted is not None}
    worth = sum(_worth(values, planted) for planted in me.fields)
    paid = _paid(me)
    others = [
        _Other(seat, shown, hands[seat], lying, shown.coins + wholes[seat])
        for seat, shown in enumerate(view.seats)
        if seat != view.seat
        for lying in [shown.coins + sum(_worth(values, planted) for planted in shown.fields)]
    ]
    others.sort(key=lambda other: (-other.total, other.seat))
    mine = me.coins + whole
    numbers += (
        (me.coins - sum(other.shown.coins for other in others) / len(others)) / 10,
        (mine - sum(other.lying for other in others) / len(others)) / 10,
        (mine - sum(other.total for other in others) / len(others)) / 10,
        (mine - others[0].total) / 10,
        me.coins / 20,
        whole / 10,
        worth / 10,
        paid / 10,
        me.hand_size / 10,
        sum(1 for bean in view.hand if bean in growing) / 5,
    )
    fields = sorted(me.fields, key=lambda planted: -_worth(values, planted))
    for planted in fields[:_FIELDS]:
        numbers += _of_a_field(view, values, unseen, planted)
    numbers += [0.0] * (_A_FIELD * max(0, _FIELDS - len(fields)))
    hand = view.hand
    held = Counter(hand)
    for place, bean in enumerate(hand[:_HAND]):
        table = values[bean]
        count = growing.get(bean)
        numbers += (
            1.0,
            float(count is not None),
            held[bean] / 5,
            _at(table, held[bean]) / 4,
            0.0 if count is None else _at(table, count + 1) - _at(table, count),
            float(place + 1 < len(hand) and hand[place + 1] is bean),
        )
    numbers += [0.0] * (_A_CARD * max(0, _HAND - len(hand)))
    for other in others[:_OTHERS]:
        numbers += _of_another(view, values, held, growing, other)
    numbers += [0.0] * (_AN_OTHER * max(0, _OTHERS - len(others)))
    return numbers


def leads(positions: Array) -> tuple[Array, Array]:
    """For positions (n, FEATURES) how far the own seat is before the mean of the others, in coins
    (n,): by coins alone, and by coins and the worth of fields and of the own hand."""
    return 10.0 * positions[:, _GLOBAL], 10.0 * positions[:, _GLOBAL + 1]


def _of_the_game(view: PlayerView) -> list[float]:
    players, rules = len(view.seats), view.rules
    left = rules.exhaustions - view.exhaustions
    mine = view.active == view.seat
    growing = {planted.bean for planted in view.me.fields if planted is not None}
    return [
        float(players == 2),
        float(players == 3),
        float(players == 4),
        float(players == 5),
        float(players > 5),
        float(left <= 1),
        float(left == 2),
        float(view.final),
        view.draw_pile / 100,
        view.draw_pile / players / 20,
        view.discard_size / 100,
        ((view.active - view.seat) % players) / players,
        len(view.me.fields) / 3,
        float(rules.field_price is not None and len(view.me.fields) < rules.max_fields),
        float(rules.accept is WhoAccepts.ACTIVE),
        len(view.offered) / 3 if mine else 0.0,
        sum(1 for bean in view.offered if bean in growing) / 3 if mine else 0.0,
    ]


def _of_a_field(
    view: PlayerView, values: Values, unseen: Counter[Bean], planted: Planted | None
) -> tuple[float, ...]:
    if planted is None:
        return (1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    bean, count = planted
    table = values[bean]
    step = next_step(bean, count)
    return (
        1.0,
        0.0,
        count / 10,
        PAYS[bean][count] / 4,
        _at(table, count) / 4,
        _at(table, count + 1) - _at(table, count),
        1.0 if step is None else step[0] / 5,
        unseen[bean] / max(1, view.rules.deck.get(bean, 0)),
    )


def _of_another(
    view: PlayerView,
    values: Values,
    held: Counter[Bean],
    growing: Mapping[Bean, int],
    other: _Other,
) -> tuple[float, ...]:
    shown, hand = other.shown, other.hand
    planted = [field for field in shown.fields if field is not None]
    theirs = {field.bean for field in planted}
    players = len(view.seats)
    return (
        1.0,
        shown.coins / 20,
        (other.lying - shown.coins) / 10,
        other.lying / 20,
        _paid(shown) / 10,
        sum(_at(values[bean], count + 1) - _at(values[bean], count) for bean, count in planted),
        shown.hand_size / 10,
        (len(shown.fields) - len(planted)) / 2,
        ((other.seat - view.active) % players) / players,
        sum(held[bean] for bean, _ in planted) / 5,
        sum(1 for bean, _ in planted if bean in growing) / 2,
        other.total / 20,
        (other.total - other.lying) / 10,
        sum(1 for bean in hand if bean in growing) / 5,
        sum(
            _at(values[bean], count + 1) - _at(values[bean], count)
            for bean, count in growing.items()
            if bean in hand
        ),
        sum(1 for bean in hand if bean in theirs) / 5,
    )


def _worth(values: Values, planted: Planted | None) -> float:
    return 0.0 if planted is None else _at(values[planted.bean], planted.count)


def _at(table: tuple[float, ...], count: int) -> float:
    return table[count] if count < len(table) else table[-1]


def _paid(shown: SeatView) -> int:
    return sum(PAYS[planted.bean][planted.count] for planted in shown.fields if planted is not None)
