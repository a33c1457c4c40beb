"""Who says what a computer would do on somebody's seat.

It is worked out from the view of the seat that asks and from what that seat has seen, so that it
tells nothing that the person could not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from ..engine.actions import (
    Accept,
    Action,
    BuyField,
    CardRef,
    DiscardHand,
    DiscardOffered,
    DoneTrading,
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
from ..engine.beans import Bean, coins_for
from ..engine.events import Event
from ..engine.own_moves import own_moves, why_not
from ..engine.play import Question
from ..engine.view import OfferView, PlayerView
from .advice import Advice, AdviceWanted, Grounds, Why, Worth
from .almanac import TOP_STEP
from .characters import HARD
from .computers import make_player
from .deals import Scales
from .forecast import Forecast
from .levels import ADVISER
from .player import Decision
from .prudence import PrudentScales
from .trader import Trader

_HARMLESS: Final = (Reject, DoneTrading, TurnOver, Draw)
_PLANTED: Final = (Plant, PlantAside, PlantOffered, PlantMarket)


class Adviser:
    """Looks over the shoulder of whoever sits on `seat`: is told what that seat is told.

    `people` are the seats of persons, `level` says whose view it is. What others gain is judged
    with more care than computers do for themselves: an advice has to stand before who reads it.
    """

    def __init__(self, seat: int, people: frozenset[int], level: str = ADVISER) -> None:
        self._player = make_player(level, seat, people)
        if isinstance(self._player, Trader):
            self._player.measure = PrudentScales
        self._weigher = _Weigher(seat, people, HARD)

    def watch(self, event: Event) -> None:
        """What happened, as the seat may know it."""
        self._player.watch(event)
        self._weigher.watch(event)

    def advise(self, view: PlayerView) -> Advice | None:
        """What to do now; None where the seat is asked nothing."""
        question = view.question
        if question is None:
            return None
        decision = self._player.decide(view, question)
        action = _possible(view, decision)
        if isinstance(action, DoneTrading) and any(
            offer.seat == view.seat for offer in view.offers
        ):
            return Advice(view.seat, None, Grounds(Why.WAIT), offers=self._open_offers(view))
        if action != decision.action:
            decision = Decision(action)
        offers = self._open_offers(view)
        if isinstance(action, MakeOffer | Accept | Reject):
            others = tuple(
                worth for worth in offers if worth.offer != getattr(action, "offer", None)
            )
            worth = self._worth_of(view, action)
            grounds = Grounds(Why.DEAL, because=decision.because)
            if not isinstance(action, Reject) and worth is not None and worth.mine <= 0:
                grounds, worth = Grounds(Why.LEADS_FURTHER), None
            return Advice(view.seat, action, grounds, worth, decision.answers, others)
        return Advice(view.seat, action, _grounds(view, action), offers=offers)

    def _worth_of(self, view: PlayerView, action: MakeOffer | Accept | Reject) -> Worth | None:
        weigher = self._weigher
        if isinstance(action, MakeOffer):
            return _worth_of_own(weigher.prudent(view), action.to, action.want, action.give)
        offer = next(offer for offer in view.offers if offer.number == action.offer)
        if isinstance(action, Accept):
            scales = weigher.scales(view)
            return _worth(scales, offer.seat, offer.give, action.give, offer.number)
        return weigher.worth_of_offer(view, offer)

    def _open_offers(self, view: PlayerView) -> tuple[Worth, ...]:
        """What the offers are worth that the seat could answer, and its own."""
        mine = [
            offer
            for offer in view.offers
            if offer.seat == view.seat
            or (offer.to in (None, view.seat) and view.seat not in offer.rejected)
        ]
        worths = [self._weigher.worth_of_offer(view, offer) for offer in mine]
        return tuple(worth for worth in worths if worth is not None)


class _Weigher(Trader):
    """Never decides, but knows what a deal is worth."""

    def scales(self, view: PlayerView) -> Scales:
        return self._scales(view, self._outlook_on(view.rules))

    def prudent(self, view: PlayerView) -> PrudentScales:
        return PrudentScales(view, Forecast(view.rules, self._temper), self._hands)

    def worth_of_offer(self, view: PlayerView, offer: OfferView) -> Worth | None:
        """None for an offer that the seat cannot meet. Whoever makes one has found it good, and
        of them nothing has to be doubted."""
        if offer.seat == view.seat:
            scales = self.prudent(view)
            return _worth_of_own(scales, offer.to, offer.want, offer.places or (), offer.number)
        payment = self.scales(view).pay(offer.want)
        if isinstance(payment, Bean):
            return None
        return _worth(self.scales(view), offer.seat, offer.give, payment[0], offer.number)


def _worth_of_own(
    scales: PrudentScales,
    other: int | None,
    get: Sequence[Bean],
    give: tuple[CardRef, ...],
    offer: int | None = None,
) -> Worth:
    worth = _worth(scales, other, get, give, offer)
    if other is None:
        return worth
    return replace(worth, chance=scales.chance_of_all(other, get))


def _worth(
    scales: Scales,
    other: int | None,
    get: Sequence[Bean],
    give: tuple[CardRef, ...],
    offer: int | None = None,
) -> Worth:
    partner = scales.seat if other is None else other
    mine, theirs = scales.gains(partner, get, give, 0.0)
    return Worth(mine, None if other is None else theirs, other, offer)


def _possible(view: PlayerView, decision: Decision) -> Action:
    """The move of a decision; to say nothing while others trade is to have no wish to trade. If
    the rules do not allow it, one that does no harm."""
    action = decision.action or DoneTrading(view.seat)
    if why_not(view, action) is None:
        return action
    moves = list(own_moves(view))
    harmless = [move for kind in _HARMLESS for move in moves if isinstance(move, kind)]
    return (harmless or moves)[0]


def advice_on(wanted: AdviceWanted, level: str = ADVISER) -> Advice | None:
    """The advice of somebody who has just come and is told what the seat has seen."""
    adviser = Adviser(wanted.view.seat, wanted.people, level)
    for event in wanted.seen:
        adviser.watch(event)
    return adviser.advise(wanted.view)


# reasons


def _grounds(view: PlayerView, action: Action) -> Grounds:
    """Why to do something that is no deal."""
    if isinstance(action, _PLANTED):
        return _why_plant(view, _planted_bean(view, action), action.field)
    if isinstance(action, Harvest):
        return _why_harvest(view, action.field)
    if isinstance(action, BuyField):
        homeless = _homeless(view, _to_plant(view))
        return Grounds(Why.NOT_WORTH_IT if homeless is None else Why.NEW_FIELD, bean=homeless)
    if isinstance(action, DoneTrading):
        return Grounds(Why.NO_DEAL)
    if isinstance(action, DiscardHand | DiscardOffered):
        row = view.hand if isinstance(action, DiscardHand) else view.offered
        return _why_not_plant(view, [row[action.card]])
    if isinstance(action, TurnOver) and view.question is Question.PLANT_OR_TURN_OVER:
        return _why_not_plant(view, view.hand[:1])
    if isinstance(action, Draw) and view.question is Question.MARKET:
        return _why_not_plant(view, view.revealed)
    return Grounds(Why.NOTHING_ELSE)


def _planted_bean(
    view: PlayerView, action: Plant | PlantAside | PlantOffered | PlantMarket
) -> Bean:
    if isinstance(action, Plant):
        return view.hand[0]
    if isinstance(action, PlantAside):
        return (view.me.aside or ())[action.card]
    return (view.offered if isinstance(action, PlantOffered) else view.revealed)[action.card]


def _why_plant(view: PlayerView, bean: Bean, field: int) -> Grounds:
    planted = view.me.fields[field]
    if planted is not None:
        count = planted.count + 1
        coins = coins_for(bean, count)
        if coins > coins_for(bean, planted.count):
            return Grounds(Why.PAYS_MORE, bean, count, coins)
        return Grounds(Why.GROWS_THERE, bean, count)
    more = [*view.hand, *(view.me.aside or ())].count(bean) - 1
    if view.question in (Question.OFFERED, Question.MARKET):
        more = view.hand.count(bean)
    return Grounds(Why.MORE_TO_COME, bean, more) if more > 0 else Grounds(Why.FREE_FIELD, bean)


def _why_harvest(view: PlayerView, field: int) -> Grounds:
    planted = view.me.fields[field]
    assert planted is not None
    coins = coins_for(planted.bean, planted.count)
    if planted.count >= TOP_STEP[planted.bean]:
        return Grounds(Why.RIPE, planted.bean, planted.count, coins)
    homeless = _homeless(view, _to_plant(view))
    if homeless is not None:
        return Grounds(Why.MAKES_ROOM, homeless, coins=coins)
    return Grounds(Why.FREES_FIELD, planted.bean, planted.count, coins)


def _why_not_plant(view: PlayerView, beans: Sequence[Bean]) -> Grounds:
    if not beans:
        return Grounds(Why.NOTHING_ELSE)
    if all(not _has_room(view, bean) for bean in beans):
        return Grounds(Why.FITS_NOWHERE, beans[0]) if len(beans) == 1 else Grounds(Why.NOT_WORTH_IT)
    growing = {planted.bean for planted in view.me.fields if planted is not None}
    if len(beans) == 1 and beans[0] not in growing:
        return Grounds(Why.KEEPS_FIELD, beans[0])
    return Grounds(Why.NOT_WORTH_IT)


def _to_plant(view: PlayerView) -> Sequence[Bean]:
    """The cards that the seat is asked about."""
    match view.question:
        case Question.PLANT_FIRST | Question.PLANT_OR_TURN_OVER:
            return view.hand[:1]
        case Question.PLANT_ASIDE:
            return view.me.aside or ()
        case Question.OFFERED:
            return view.offered
        case Question.MARKET:
            return view.revealed
        case _:
            return ()


def _homeless(view: PlayerView, beans: Iterable[Bean]) -> Bean | None:
    return next((bean for bean in beans if not _has_room(view, bean)), None)


def _has_room(view: PlayerView, bean: Bean) -> bool:
    return any(planted is None or planted.bean is bean for planted in view.me.fields)
