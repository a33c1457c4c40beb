"""What else a computer could decide than what it would: the choices that are worth a thought."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from ..engine.actions import (
    Accept,
    Action,
    BuyField,
    CardRef,
    DiscardOffered,
    DoneTrading,
    Draw,
    Harvest,
    Plant,
    PlantAside,
    PlantMarket,
    PlantOffered,
    Reject,
    TurnOver,
)
from ..engine.beans import PAYS, Bean
from ..engine.own_moves import own_moves
from ..engine.play import Question
from ..engine.rules import WhoAccepts
from ..engine.view import OfferView, PlayerView
from .bargaining import Bargainer
from .deals import Deal, Scales, card_at
from .memory import TradeMemory
from .player import Because, Decision, Motive
from .reasons import nowhere_to_plant, why_wanted
from .talk import Talk

_MOST_OF_A_SORT: Final = 3
_MOST_QUESTIONS: Final = 6
_LEAST_GAIN: Final = -0.5
"""Coins that a deal has to bring the own side by the hard computer's measure to be thought of."""


def trading_choices(
    scales: Scales,
    memory: TradeMemory,
    people: frozenset[int] | None,
    talk: Talk,
    question: Question,
) -> list[Decision]:
    """Decisions in phase 2 that are worth a thought; the hard computer's own may be among them.
    Each comes with a reason that is true of it, where there is one."""
    chooser = _Chooser(scales, memory, people, talk)
    if question is Question.ANSWER:
        return list(chooser.answers())
    if question is Question.TRADE:
        return [*chooser.leads(), Decision(DoneTrading(scales.seat))]
    return [*chooser.proposals_to_active(), Decision(None)]


class _Chooser(Bargainer):
    """One seat's choices in phase 2 of one position."""

    def answers(self) -> Iterator[Decision]:
        asked = [offer for offer in self._view.offers if self._is_asked(offer)]
        for offer in asked[:_MOST_OF_A_SORT]:
            payment = self._scales.pay(offer.want)
            if not isinstance(payment, Bean):
                give, _ = payment
                because = why_wanted(self._scales, offer.give, give)
                yield Decision(Accept(self._seat, offer.number, give), because)
        first = asked[0]
        if first.number not in self._memory.answers:
            because = Because(Motive.WANT_SOMETHING_ELSE)
            for deal in _best_of(self._counters(first)):
                yield Decision(deal.offer(self._seat), because, answers=first.number)
        yield Decision(Reject(self._seat, first.number), self._true_reason_against(first))

    def proposals_to_active(self) -> Iterator[Decision]:
        active = self._view.active
        is_announcing = self._view.rules.accept is WhoAccepts.ACTIVE
        if not (is_announcing or self._made_enough()) and self._may_bother(active):
            deals = (deal for _, deal in self._deals_with_active(active))
            best = _best_of(filter(self._is_proposable, deals))
            yield from self._proposals([*best, *self._larger(best)])

    def leads(self) -> Iterator[Decision]:
        if self._made_enough():
            return
        scored = [(score, deal) for score, deal in self._questions() if self._is_proposable(deal)]
        scored.sort(key=lambda one: -one[0])
        best = [deal for _, deal in scored[:_MOST_QUESTIONS]]
        yield from self._proposals([*best, *self._larger(best)])
        gifts = (deal for _, deal in self._gifts())
        yield from self._proposals(_best_of(filter(self._is_proposable, gifts)))

    def _larger(self, deals: Sequence[Deal]) -> list[Deal]:
        """The same deals with a burden of the own hand thrown in, or with one more card that the
        other side is known to hold."""
        burdens = [bean for bean, cost in self._scales.costs().items() if cost.coins < 0]
        found = []
        for deal in deals:
            assert deal.to is not None
            known = [
                bean
                for bean in self._scales.outlook.shares
                if bean not in deal.given and self._scales.chance_of(deal.to, bean) >= 1.0
            ]
            ways = [((*deal.given, bean), deal.want) for bean in burdens]
            ways += [(deal.given, (*deal.want, bean)) for bean in known if bean not in deal.want]
            for give, want in ways:
                larger = self._scales.deal(deal.to, give, want)
                if larger is not None and self._is_proposable(larger):
                    found.append(larger)
        return sorted(found, key=lambda deal: -deal.mine)[:_MOST_OF_A_SORT]

    def _counters(self, offer: OfferView) -> Iterator[Deal]:
        for get, give in self._changes(offer, as_it_is=False):
            deal = self._scales.deal(offer.seat, give, get)
            if deal is not None and self._is_thinkable(deal):
                yield deal

    def _proposals(self, deals: Iterable[Deal]) -> Iterator[Decision]:
        for deal in deals:
            because = why_wanted(self._scales, deal.want, deal.give)
            yield Decision(deal.offer(self._seat), because)

    def _is_thinkable(self, deal: Deal) -> bool:
        """Whether an offer can be tried. A person gets none that is doubtful for the own side."""
        least = self._scales.outlook.temper.margin if self._is_person(deal.to) else _LEAST_GAIN
        return (
            deal.mine >= least
            and deal.theirs + self._liking(deal) > self._least_for(deal.to)
            and self._memory.is_fresh(deal.to, deal.given, deal.want)
            and self._scales.vouches_for(deal)
        )

    def _is_proposable(self, deal: Deal) -> bool:
        """Whether it can be offered unasked."""
        return self._is_thinkable(deal) and self._may_ask(deal)

    def _true_reason_against(self, offer: OfferView) -> Because | None:
        """What the hard computer would say, unless that supposes that the other side gains more
        where it does not."""
        because = self._why_not(offer)
        if because.motive is not Motive.HELPS_YOU_MORE:
            return because
        payment = self._scales.pay(offer.want)
        assert not isinstance(payment, Bean), "then it does not hold what is wanted"
        give, cost = payment
        mine, theirs = self._scales.gains(offer.seat, offer.give, give, cost)
        if theirs > mine:
            return because
        for bean in offer.give:
            crowded = nowhere_to_plant(self._scales, bean)
            if crowded is not None:
                return crowded
        kept = {card_at(self._view, card): self._worth_keeping(card) for card in give}
        dearest = max(kept, key=kept.__getitem__, default=None)
        if dearest is not None and kept[dearest] > 0:
            return Because(Motive.NEED_IT_MYSELF, bean=dearest)
        return None

    def _worth_keeping(self, card: CardRef) -> float:
        me = self._scales.me
        if card.place == "hand":
            return me.keep(card.index)
        return me.keep_pending(card_at(self._view, card))


def _best_of(deals: Iterable[Deal]) -> list[Deal]:
    """The few that bring the own side most, and those that bring both sides most."""
    found = list(deals)
    selfish = sorted(found, key=lambda deal: -deal.mine)[:_MOST_OF_A_SORT]
    kind = sorted(found, key=lambda deal: -(deal.mine + deal.theirs))[:_MOST_OF_A_SORT]
    return list(dict.fromkeys([*selfish, *kind]))


def planting_choices(view: PlayerView) -> list[Decision]:
    """The actions outside of phase 2 that are worth a thought: no two that come to the same."""
    chosen: dict[object, Decision] = {}
    legal = list(own_moves(view))
    can_go_on = any(not isinstance(action, (Harvest, BuyField, Draw, TurnOver)) for action in legal)
    for action in legal:
        if not (can_go_on and _is_idle(view, action)):
            chosen.setdefault(_comes_to(view, action), Decision(action))
    return list(chosen.values())


def _is_idle(view: PlayerView, action: Action) -> bool:
    """Whether an action digs up a field that pays nothing."""
    if not isinstance(action, Harvest):
        return False
    planted = view.me.fields[action.field]
    assert planted is not None
    return PAYS[planted.bean][planted.count] == 0


def _comes_to(view: PlayerView, action: Action) -> object:
    """The same for two actions that differ only in which of equal cards or fields they name."""
    fields = view.me.fields
    match action:
        case Plant():
            return "plant", fields[action.field]
        case PlantAside():
            return "aside", (view.me.aside or ())[action.card], fields[action.field]
        case PlantOffered():
            return "offered", view.offered[action.card], fields[action.field]
        case PlantMarket():
            return "market", view.revealed[action.card], fields[action.field]
        case DiscardOffered():
            return "discard", view.offered[action.card]
        case Harvest():
            return "harvest", fields[action.field]
        case _:
            return action
