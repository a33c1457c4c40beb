"""The rules a second time, written down as plainly as they are told and as slowly as that is, to
compare with the engine.

It shares nothing with the engine but the rule set: actions are the objects of the record format,
a card is an object, every action is tried on a copy of the whole table, and what holds is found by
looking at everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any

from bohnanza_qt.engine.beans import BEANOMETER, Bean
from bohnanza_qt.engine.rules import RuleSet


class Refused(Exception):
    """Its argument is the code."""


class Card:
    def __init__(self, bean: str) -> None:
        self.bean = bean

    def __deepcopy__(self, _memo: object) -> Card:
        return self


class Offer:
    def __init__(self, seat: int, to: int | None, cards: list[Card], want: list[str]) -> None:
        self.seat, self.to, self.cards, self.want = seat, to, cards, want
        self.is_open = True
        self.rejected_by: set[int] = set()


def refuse_if(condition: bool, code: str) -> None:
    if condition:
        raise Refused(code)


def beans(cards: Sequence[Card]) -> list[str]:
    return [card.bean for card in cards]


class PlainTable:
    """A game between two actions. `lay_pile` gives the pile after a shuffle, top first, for the
    number of the shuffle and the discarded cards; it may raise Refused."""

    def __init__(
        self,
        rules: RuleSet,
        players: int,
        start: int,
        deck: Sequence[str],
        lay_pile: Callable[[int, list[str]], Sequence[str]],
    ) -> None:
        self.rules, self.players, self.start, self.lay_pile = rules, players, start, lay_pile
        self.pile = [Card(bean) for bean in deck]
        self.discard: list[Card] = []
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        self.fields: list[list[list[Card]]] = [
            [[] for _ in range(rules.fields)] for _ in range(players)
        ]
        self.aside: list[list[Card]] = [[] for _ in range(players)]
        self.coins: list[list[Card]] = [[] for _ in range(players)]
        self.revealed: list[Card] = []
        self.offered: list[Card] = []
        self.offers: list[Offer] = []
        self.done: set[int] = set()
        self.phase, self.turn, self.active = "plant", 0, start
        self.planted, self.must_plant, self.has_discarded = 0, False, False
        self.exhaustions, self.shuffles = 0, 0
        self.winners: list[int] = []
        sizes = dict(zip(self.clockwise(start), rules.hands(players), strict=True))
        while any(len(self.hands[seat]) < sizes[seat] for seat in range(players)):
            for seat in self.clockwise(start):
                if len(self.hands[seat]) < sizes[seat]:
                    self.hands[seat].append(self.pile.pop(0))

    def clockwise(self, start: int) -> list[int]:
        return [(start + step) % self.players for step in range(self.players)]

    def try_out(self, action: dict[str, Any]) -> tuple[PlainTable, str | None]:
        """The table after the action, or this one and the code of the refusal."""
        twin = deepcopy(self, {id(self.rules): self.rules})
        try:
            twin.do(action)
        except Refused as refused:
            return self, refused.args[0]
        return twin, None

    def do(self, action: dict[str, Any]) -> None:
        kind, seat = action["type"], action["seat"]
        refuse_if(self.phase == "over", "game-over")
        refuse_if(self.phase not in PHASES.get(kind, self.phase), "wrong-phase")
        if kind == "discard_hand":
            refuse_if(not self.rules.market or self.has_discarded, "wrong-phase")
        refuse_if(seat >= self.players, "no-such-seat")
        if kind in OF_THE_ACTIVE or (kind == "buy_field" and self.rules.buy_when == "own_turn"):
            refuse_if(seat != self.active, "not-your-turn")
        getattr(self, kind)(**{key: value for key, value in action.items() if key != "type"})

    def answer(self) -> dict[str, Any]:
        """What the referee prints, but for the number of actions."""
        return {
            "phase": self.phase,
            "turn": self.turn,
            "active": self.active,
            "coins": [len(coins) for coins in self.coins],
            "hands": [beans(hand) for hand in self.hands],
            "fields": [
                [[field[0].bean, len(field)] if field else None for field in own]
                for own in self.fields
            ],
            "aside": [beans(cards) for cards in self.aside],
            "revealed": beans(self.revealed),
            "offered": beans(self.offered),
            "open_offers": [number for number, offer in enumerate(self.offers) if offer.is_open],
            "draw_pile": len(self.pile),
            "discard": beans(self.discard),
            "exhaustions": self.exhaustions,
            "winners": self.winners,
        }

    # Fields -------------------------------------------------------------------------------------

    def put(self, seat: int, field: int, cards: list[Card], card: int) -> None:
        refuse_if(field >= len(self.fields[seat]), "no-such-field")
        refuse_if(card >= len(cards), "no-such-card")
        refuse_if(not self.fits(self.fields[seat][field], cards[card]), "other-bean-in-field")
        self.fields[seat][field].append(cards.pop(card))

    @staticmethod
    def fits(field: list[Card], card: Card) -> bool:
        return all(grown.bean == card.bean for grown in field)

    def harvest(self, seat: int, field: int) -> None:
        rules, own = self.rules, self.fields[seat]
        if rules.harvest_when == "own_turn":
            refuse_if(seat != self.active, "harvest-not-allowed-now")
        refuse_if(field >= len(own), "no-such-field")
        refuse_if(not own[field], "empty-field")
        sizes = [len(each) for each in own]
        if rules.protection == "all_fields_single":
            refuse_if(sizes[field] == 1 and sizes != [1] * len(own), "protected-field")
        else:
            refuse_if(sizes[field] == 1 and max(sizes) > 1, "protected-field")
        if rules.harvest_when == "must_plant":
            homeless = [
                card
                for card in self.to_plant(seat)
                if not any(self.fits(each, card) for each in own)
            ]
            refuse_if(not homeless, "harvest-not-allowed-now")
            if self.phase == "plant" and seat == self.active:
                self.must_plant = True
        self.empty(seat, field)

    def to_plant(self, seat: int) -> list[Card]:
        if self.phase == "aside":
            return self.aside[seat]
        if seat != self.active:
            return []
        if self.phase == "plant":
            may = self.planted < 2 and not self.has_discarded
            return self.hands[seat][:1] if may else []
        return {"offered": self.offered, "market": self.revealed}.get(self.phase, [])

    def empty(self, seat: int, field: int) -> None:
        cards, self.fields[seat][field] = self.fields[seat][field], []
        steps = BEANOMETER[Bean(cards[0].bean)]
        pays = [coins for coins in (1, 2, 3, 4) if (steps[coins - 1] or 999) <= len(cards)]
        coins = pays[-1] if pays else 0
        self.coins[seat] += cards[:coins]
        self.discard += cards[coins:]

    def buy_field(self, seat: int) -> None:
        price, own = self.rules.field_price, self.coins[seat]
        refuse_if(
            price is None or len(self.fields[seat]) >= self.rules.max_fields, "field-not-for-sale"
        )
        assert price is not None
        refuse_if(len(own) < price, "not-enough-coins")
        for _ in range(price):
            coin = own.pop()
            if self.rules.paid_coins == "discard":
                self.discard.append(coin)
        self.fields[seat].append([])

    # Piles --------------------------------------------------------------------------------------

    @property
    def is_final(self) -> bool:
        return self.exhaustions >= self.rules.exhaustions

    def take(self, count: int) -> list[Card]:
        taken: list[Card] = []
        for _ in range(count):
            if self.is_final:
                break
            if not self.pile and self.discard:
                self.shuffle()
            if not self.pile:
                self.exhaustions += 1
                continue
            taken.append(self.pile.pop(0))
            if not self.pile:
                self.exhaustions += 1
                if not self.is_final and self.discard and self.rules.reshuffle == "at_once":
                    self.shuffle()
        return taken

    def shuffle(self) -> None:
        self.shuffles += 1
        laid = self.lay_pile(self.shuffles, beans(self.discard))
        self.pile, self.discard = [Card(bean) for bean in laid], []

    # Phase 1, turning over, drawing -------------------------------------------------------------

    def plant(self, seat: int, field: int) -> None:
        refuse_if(self.planted == 2 or self.has_discarded, "third-plant")
        self.put(seat, field, self.hands[seat], 0)
        self.planted += 1
        self.must_plant = False

    def refuse_unplanted(self, seat: int) -> None:
        first = self.planted == 0 and len(self.hands[seat]) > 0
        refuse_if(first or self.must_plant, "must-plant-first")

    def turn_over(self, seat: int) -> None:
        self.refuse_unplanted(seat)
        self.revealed = self.take(self.rules.turned_over)
        self.phase = "trade"
        if self.rules.market:
            self.phase = "market"
            kinds = set(beans(self.revealed))
            while self.discard and self.discard[-1].bean in kinds:
                self.revealed.append(self.discard.pop())

    def draw(self, seat: int) -> None:
        if self.phase == "market":
            self.offered, self.revealed = self.revealed, []
        self.hands[seat] += self.take(self.rules.drawn)
        if self.is_final:
            self.end()
            return
        self.turn += 1
        self.active = self.clockwise(self.active)[1]
        self.planted, self.must_plant, self.has_discarded = 0, False, False
        self.phase = "offered" if self.offered else "plant"

    def end(self) -> None:
        for seat in range(self.players):
            for field, cards in enumerate(self.fields[seat]):
                if cards:
                    self.empty(seat, field)
        self.phase = "over"

        def rank(seat: int) -> tuple[int, int, int]:
            by_hand = self.rules.tie == "hand_then_farthest"
            return (
                len(self.coins[seat]),
                len(self.hands[seat]) if by_hand else 0,
                self.clockwise(self.start).index(seat),
            )

        self.winners = [max(range(self.players), key=rank)]

    # Trading ------------------------------------------------------------------------------------

    def find(self, seat: int, places: list[str]) -> list[Card]:
        found = []
        for place in places:
            where, _, index = place.partition(":")
            cards = self.hands[seat]
            if where == "revealed":
                cards = self.revealed if seat == self.active else []
            refuse_if(int(index) >= len(cards), "no-such-card")
            found.append(cards[int(index)])
        refuse_if(len(set(found)) < len(found), "no-such-card")
        return found

    def offer(self, seat: int, to: int | None, give: list[str], want: list[str]) -> None:
        refuse_if(to is not None and to >= self.players, "no-such-seat")
        refuse_if(to == seat, "own-offer")
        refuse_if(self.active not in (seat, to), "trade-needs-active-player")
        refuse_if(seat in self.done or to in self.done, "done-trading")
        refuse_if(not give and not want, "empty-offer")
        self.offers.append(Offer(seat, to, self.find(seat, give), want))

    def open_offer(self, number: int) -> Offer:
        refuse_if(number >= len(self.offers) or not self.offers[number].is_open, "no-such-offer")
        return self.offers[number]

    def asked(self, offer: Offer) -> set[int]:
        """Who may still answer."""
        seats = set(range(self.players)) if offer.to is None else {offer.to}
        return seats - {offer.seat} - offer.rejected_by - self.done

    def answered(self, seat: int, number: int) -> Offer:
        refuse_if(seat in self.done, "done-trading")
        offer = self.open_offer(number)
        refuse_if(offer.seat == seat, "own-offer")
        refuse_if(seat not in self.asked(offer), "offer-not-for-you")
        return offer

    def accept(self, seat: int, offer: int, give: list[str]) -> None:
        taken = self.answered(seat, offer)
        if self.rules.accept == "active":
            refuse_if(seat != self.active, "offer-not-for-you")
        back = self.find(seat, give)
        refuse_if(Counter(beans(back)) != Counter(taken.want), "offer-does-not-match")
        for card in taken.cards + back:
            for cards in (*self.hands, self.revealed):
                if card in cards:
                    cards.remove(card)
        self.aside[seat] += taken.cards
        self.aside[taken.seat] += back
        taken.is_open = False
        for other in self.offers:
            if set(other.cards) & set(taken.cards + back):
                other.is_open = False

    def reject(self, seat: int, offer: int) -> None:
        self.answered(seat, offer).rejected_by.add(seat)
        self.lapse()

    def withdraw(self, seat: int, offer: int) -> None:
        own = self.open_offer(offer)
        refuse_if(own.seat != seat, "offer-not-for-you")
        own.is_open = False

    def lapse(self) -> None:
        for offer in self.offers:
            if offer.seat in self.done or not self.asked(offer):
                offer.is_open = False

    def done_trading(self, seat: int) -> None:
        refuse_if(seat in self.done, "done-trading")
        if seat != self.active:
            self.done.add(seat)
            self.lapse()
            if len(self.done) < self.players - 1:
                return
        for offer in self.offers:
            offer.is_open = False
        self.done = set()
        self.aside[self.active] += self.revealed
        self.revealed = []
        self.phase = "aside"
        self.after_aside()

    def plant_aside(self, seat: int, card: int, field: int) -> None:
        self.put(seat, field, self.aside[seat], card)
        self.after_aside()

    def after_aside(self) -> None:
        if any(self.aside):
            return
        self.phase = "draw"
        if self.is_final:
            self.end()

    # The market ---------------------------------------------------------------------------------

    def plant_offered(self, seat: int, card: int, field: int) -> None:
        self.put(seat, field, self.offered, card)
        self.phase = "offered" if self.offered else "plant"

    def discard_offered(self, seat: int, card: int) -> None:
        refuse_if(card >= len(self.offered), "no-such-card")
        self.discard.append(self.offered.pop(card))
        self.phase = "offered" if self.offered else "plant"

    def discard_hand(self, seat: int, card: int) -> None:
        self.refuse_unplanted(seat)
        refuse_if(card >= len(self.hands[seat]), "no-such-card")
        self.discard.append(self.hands[seat].pop(card))
        self.has_discarded = True

    def plant_market(self, seat: int, card: int, field: int) -> None:
        self.put(seat, field, self.revealed, card)


PHASES = {
    "plant": ("plant",),
    "turn_over": ("plant",),
    "offer": ("trade",),
    "accept": ("trade",),
    "reject": ("trade",),
    "withdraw": ("trade",),
    "done_trading": ("trade",),
    "plant_aside": ("aside",),
    "draw": ("draw", "market"),
    "plant_offered": ("offered",),
    "discard_offered": ("offered",),
    "discard_hand": ("plant",),
    "plant_market": ("market",),
}
"""Harvests and purchases have room in every phase."""

OF_THE_ACTIVE = (
    *("plant", "turn_over", "draw"),
    *("plant_offered", "discard_offered", "discard_hand", "plant_market"),
)
