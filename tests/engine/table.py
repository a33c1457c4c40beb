"""A table laid by hand, for tests that tell of one moment of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from bohnanza_qt.engine.actions import (
    Accept,
    Action,
    CardRef,
    DoneTrading,
    MakeOffer,
    Plant,
    TurnOver,
)
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.events import Event
from bohnanza_qt.engine.play import apply, explain_illegal, new_game
from bohnanza_qt.engine.refusal import Reason
from bohnanza_qt.engine.rules import Preset, RuleSet, rule_set
from bohnanza_qt.engine.shuffle import NumberedShuffle
from bohnanza_qt.engine.state import GameState, Phase, Planted


def beans(names: str) -> list[Bean]:
    """`"blue blue red"` as cards."""
    return [Bean(name) for name in names.split()]


def refs(places: str) -> tuple[CardRef, ...]:
    """`"hand:0 revealed:1"` as references."""
    pairs = (place.split(":") for place in places.split())
    return tuple(CardRef(place, int(index)) for place, index in pairs)  # type: ignore[arg-type]


def stacked_deck(
    rules: RuleSet, players: int, start: int, hands: Mapping[int, str], pile: str
) -> list[Bean]:
    """A deck, top first, that deals the named cards to the seats of `hands` and has `pile` on top
    after the deal. What they leave open is filled up with the other cards, the kinds in turn."""
    wanted = {seat: beans(names) for seat, names in hands.items()}
    top = beans(pile)
    rest = Counter(dict(rules.deck))
    rest.subtract(top)
    for cards in wanted.values():
        rest.subtract(cards)
    assert min(rest.values()) >= 0, "more cards of a kind than the deck has"
    rounds = ((card, bean) for bean, count in rest.items() for card in range(count))
    filler = [bean for _, bean in sorted(rounds, key=lambda pair: pair[0])]
    sizes = rules.hands(players)
    deck: list[Bean] = []
    for card in range(max(sizes)):
        for place in range(players):
            if card < sizes[place]:
                named = wanted.get((start + place) % players, [])
                deck.append(named[card] if card < len(named) else filler.pop(0))
    return deck + top + filler


class Table:
    """A game with chosen hands and a chosen top of the draw pile; every card is one of the deck's.

    `hands` names the first cards of a seat's hand; what it leaves open is filled up from the rest
    of the deck. Cards put elsewhere by the methods come from the bottom of the draw pile.
    """

    def __init__(
        self,
        preset: Preset = Preset.MODERN,
        players: int = 4,
        start: int = 0,
        *,
        hands: Mapping[int, str] | None = None,
        pile: str = "",
        **overrides: Any,
    ) -> None:
        rules = rule_set(preset, players, overrides)
        deck = stacked_deck(rules, players, start, hands or {}, pile)
        self.state: GameState = new_game(rules, players, start, deck, NumberedShuffle(1))

    def play(self, *actions: Action) -> list[Event]:
        """Does the actions; every card must still be in one place. Returns all events."""
        events: list[Event] = []
        for action in actions:
            events += apply(self.state, action)
            assert_every_card_once(self.state)
        return events

    def refusal(self, action: Action) -> Reason | None:
        return explain_illegal(self.state, action)

    def trade(self) -> None:
        """Goes on to phase 2 of the first turn: the active player plants the front card."""
        active = self.state.active
        if self.state.seats[active].hand and not self.state.planted:
            bean = self.state.seats[active].hand[0]
            fields = self.state.seats[active].fields
            place = next(
                i for i, planted in enumerate(fields) if planted is None or planted.bean is bean
            )
            self.play(Plant(active, place))
        self.play(TurnOver(active))

    def gift(self, giver: int, receiver: int, places: str) -> None:
        """A deal in which `giver` gets nothing; phase 2."""
        number = self.state.offer_count
        self.play(
            MakeOffer(giver, receiver, refs(places), ()),
            Accept(receiver, number, ()),
        )

    def end_trading(self) -> None:
        self.play(DoneTrading(self.state.active))

    def grow(self, seat: int, field: int, bean: str, count: int) -> None:
        """Lets `count` cards of `bean` grow in a field."""
        self._take([Bean(bean)] * count)
        self.state.seats[seat].fields[field] = Planted(Bean(bean), count)

    def lay_aside(self, seat: int, names: str) -> None:
        self.state.seats[seat].aside += self._take(beans(names))

    def discard(self, names: str) -> None:
        """Top last."""
        self.state.discard += self._take(beans(names))

    def earn(self, seat: int, names: str) -> None:
        """Coins, topmost last."""
        self.state.seats[seat].coins += self._take(beans(names))

    def leave_in_pile(self, count: int) -> None:
        """Only the top `count` cards stay in the draw pile; the others leave the game."""
        cut = len(self.state.draw_pile) - count
        self.state.out += self.state.draw_pile[:cut]
        del self.state.draw_pile[:cut]

    def bring_back(self, name: str) -> None:
        """A card that left the game lies on the discard pile."""
        self.state.out.remove(Bean(name))
        self.state.discard.append(Bean(name))

    def phase(self, phase: Phase) -> None:
        self.state.phase = phase

    def hand(self, seat: int) -> list[Bean]:
        return self.state.seats[seat].hand

    def field(self, seat: int, field: int) -> tuple[Bean, int] | None:
        return self.state.seats[seat].fields[field]

    def aside(self, seat: int) -> list[Bean]:
        return self.state.seats[seat].aside

    def coins(self, seat: int) -> int:
        return len(self.state.seats[seat].coins)

    def _take(self, cards: Iterable[Bean]) -> list[Bean]:
        taken = list(cards)
        for bean in taken:
            self.state.draw_pile.remove(bean)
        return taken


def cards_of(state: GameState) -> Counter[Bean]:
    """Every card of the game, wherever it is."""
    cards = Counter(state.draw_pile)
    for pile in (state.discard, state.out, state.revealed, state.offered):
        cards.update(pile)
    for seat in state.seats:
        for pile in (seat.hand, seat.aside, seat.coins):
            cards.update(pile)
        for planted in seat.fields:
            if planted is not None:
                cards[planted.bean] += planted.count
    return cards


def assert_every_card_once(state: GameState) -> None:
    assert cards_of(state) == +Counter(dict(state.rules.deck))
    for seat in state.seats:
        assert len(seat.hand) == len(seat.hand_ids)
    assert len(state.revealed) == len(state.revealed_ids)
    ids = [*state.revealed_ids, *(card for seat in state.seats for card in seat.hand_ids)]
    assert len(ids) == len(set(ids))


def everything(state: GameState) -> tuple[Any, ...]:
    """All that a state consists of but the shuffler, to compare."""
    plain = (
        tuple(value) if isinstance(value, list) else value
        for name in GameState.__slots__
        if name not in ("seats", "offers", "offers_of_card", "shuffler")
        for value in (getattr(state, name),)
    )
    seats = (
        (
            tuple(own.hand),
            tuple(own.hand_ids),
            tuple(own.fields),
            tuple(own.aside),
            tuple(own.coins),
            own.done,
        )
        for own in state.seats
    )
    return (*plain, tuple(seats), tuple(state.offers.items()))
