"""Fields: what they take, harvests and their protection, and buying another one (section 4)."""

from __future__ import annotations

from collections.abc import Iterable

from .actions import BuyField, Harvest
from .beans import PAYS, Bean
from .events import CardPlanted, Event, FieldBought, FieldHarvested, Source
from .refusal import Reason
from .rules import BuyWhen, HarvestWhen, PaidCoins, Protection
from .state import GameState, Phase, Planted, SeatState


def explain_field(seat: SeatState, field: int) -> Reason | None:
    """Why there is no such field."""
    return None if 0 <= field < len(seat.fields) else Reason.NO_SUCH_FIELD


def takes(planted: Planted | None, bean: Bean) -> bool:
    """Whether a field with this in it can take the bean: one kind, or empty."""
    return planted is None or planted.bean is bean


def all_have_a_place(seat: SeatState, beans: Iterable[Bean]) -> bool:
    """Whether each of the cards has an own field that takes it as things stand."""
    if None in seat.fields:
        return True
    growing = {planted.bean for planted in seat.fields if planted is not None}
    return growing.issuperset(beans)


def put(
    state: GameState,
    seat: int,
    field: int,
    bean: Bean,
    source: Source,
    index: int,
    events: list[Event],
) -> None:
    """Plants a card that has just left its place."""
    fields = state.seats[seat].fields
    planted = fields[field]
    count = 1 if planted is None else planted.count + 1
    fields[field] = Planted(bean, count)
    events.append(CardPlanted(seat, field, bean, count, source, index))


def is_protected(protection: Protection, fields: Iterable[Planted | None]) -> bool:
    """Bean protection of any field among the own `fields` that holds one card."""
    if protection is Protection.ANOTHER_FIELD_HAS_MORE:
        for planted in fields:  # noqa: SIM110 - asked often, and quicker than any()
            if planted is not None and planted.count > 1:
                return True
        return False
    return any(planted is None or planted.count != 1 for planted in fields)


def plantable_now(state: GameState, seat: int) -> list[Bean]:
    """The cards that this seat may plant at this moment."""
    phase = state.phase
    own = state.seats[seat]
    if phase is Phase.ASIDE:
        return own.aside
    if seat != state.active:
        return []
    if phase is Phase.PLANT:
        return own.hand[:1] if state.planted < 2 and not state.discarded else []
    if phase is Phase.OFFERED:
        return state.offered
    if phase is Phase.MARKET:
        return state.revealed
    return []


def explain_harvest(state: GameState, action: Harvest) -> Reason | None:
    rules = state.rules
    if rules.harvest_when is HarvestWhen.OWN_TURN and action.seat != state.active:
        return Reason.HARVEST_NOT_ALLOWED_NOW
    seat = state.seats[action.seat]
    if not 0 <= action.field < len(seat.fields):
        return Reason.NO_SUCH_FIELD
    planted = seat.fields[action.field]
    if planted is None:
        return Reason.EMPTY_FIELD
    if planted.count == 1 and is_protected(rules.protection, seat.fields):
        return Reason.PROTECTED_FIELD
    if rules.harvest_when is HarvestWhen.MUST_PLANT and all_have_a_place(
        seat, plantable_now(state, action.seat)
    ):
        return Reason.HARVEST_NOT_ALLOWED_NOW
    return None


def do_harvest(state: GameState, action: Harvest, events: list[Event]) -> None:
    empty_field(state, action.seat, action.field, events)
    if (
        state.rules.harvest_when is HarvestWhen.MUST_PLANT
        and state.phase is Phase.PLANT
        and action.seat == state.active
    ):
        state.owes_plant = True


def empty_field(
    state: GameState, seat: int, field: int, events: list[Event], final: bool = False
) -> None:
    """Harvests without asking whether it is allowed: coins to the own pile, the rest discarded."""
    own = state.seats[seat]
    planted = own.fields[field]
    assert planted is not None
    bean, count = planted
    coins = PAYS[bean][count]
    own.fields[field] = None
    own.coins.extend([bean] * coins)
    state.discard.extend([bean] * (count - coins))
    events.append(FieldHarvested(seat, field, bean, count, coins, final))


def explain_buy(state: GameState, action: BuyField) -> Reason | None:
    rules = state.rules
    if rules.buy_when is BuyWhen.OWN_TURN and action.seat != state.active:
        return Reason.NOT_YOUR_TURN
    seat = state.seats[action.seat]
    if rules.field_price is None or len(seat.fields) >= rules.max_fields:
        return Reason.FIELD_NOT_FOR_SALE
    if len(seat.coins) < rules.field_price:
        return Reason.NOT_ENOUGH_COINS
    return None


def do_buy(state: GameState, action: BuyField, events: list[Event]) -> None:
    seat = state.seats[action.seat]
    price = state.rules.field_price
    assert price is not None
    paid = state.discard if state.rules.paid_coins is PaidCoins.DISCARD else state.out
    for _ in range(price):
        paid.append(seat.coins.pop())
    seat.fields.append(None)
    events.append(FieldBought(action.seat, price))
