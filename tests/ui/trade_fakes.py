"""A table without rules: views made by hand, and a controller that records what is tried."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from PySide6.QtCore import QObject, Signal

from bohnanza_qt.engine.actions import Accept, Action, CardRef, MakeOffer, Withdraw
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.events import Event
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.refusal import Reason
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.state import Phase, Planted
from bohnanza_qt.engine.view import OfferView, PlayerView, SeatView
from bohnanza_qt.players.talk import NO_WISHES, Wishes
from bohnanza_qt.session.signs import signs_of
from bohnanza_qt.session.standing import Standing
from bohnanza_qt.session.talk import SaidEnquiry, SaidStanding
from bohnanza_qt.ui.replay.replay_controller import NoJointTable

NAMES = ("Maren", "Iker", "Lucia", "Tom")

BLUE, CHILI, STINK, GREEN = Bean.BLUE, Bean.CHILI, Bean.STINK, Bean.GREEN
SOY, RED, GARDEN, BLACK_EYED = Bean.SOY, Bean.RED, Bean.GARDEN, Bean.BLACK_EYED


def seat_view(
    fields: Sequence[Planted | None] = (None, None), hand_size: int = 5, done: bool = False
) -> SeatView:
    return SeatView(
        hand_size=hand_size,
        fields=tuple(fields),
        aside=(),
        aside_count=0,
        coin_kinds=(BLUE, BLUE, STINK, GREEN, RED),
        coins=5,
        done=done,
    )


def trading_view(**changes: Any) -> PlayerView:
    """Round 3, seat 0 looks and is active, green and stink are turned over."""
    hand: tuple[Bean, ...] = changes.pop("hand", (RED, BLUE, CHILI, BLUE, SOY, GARDEN))
    own = seat_view((Planted(CHILI, 5), Planted(RED, 2)), len(hand))
    values: dict[str, Any] = {
        "rules": rule_set(Preset.MODERN, 4),
        "seat": 0,
        "start": 0,
        "turn": 8,
        "active": 0,
        "phase": Phase.TRADE,
        "hand": hand,
        "seats": (
            own,
            seat_view((Planted(SOY, 3), Planted(BLUE, 7))),
            seat_view((Planted(GREEN, 2), Planted(STINK, 4))),
            seat_view((Planted(BLACK_EYED, 2), None)),
        ),
        "revealed": (GREEN, STINK),
        "offered": (),
        "offers": (),
        "draw_pile": 31,
        "discard": (SOY, BLUE),
        "discard_size": 22,
        "out": (),
        "exhaustions": 1,
        "final": False,
        "planted": 1,
        "owes_plant": False,
        "discarded": False,
        "questions": (Question.TRADE, Question.MAY_OFFER, Question.MAY_OFFER, Question.MAY_OFFER),
        "tied": (),
        "winners": (),
    }
    return PlayerView(**(values | changes))


def offer_view(
    number: int,
    seat: int,
    to: int | None,
    give: Sequence[Bean],
    want: Sequence[Bean],
    rejected: Sequence[int] = (),
    places: Sequence[CardRef] | None = None,
) -> OfferView:
    return OfferView(
        number=number,
        seat=seat,
        to=to,
        give=tuple(give),
        want=tuple(want),
        rejected=tuple(rejected),
        places=None if places is None else tuple(places),
    )


class FakeTalk(QObject):
    """The talk of a FakeController; `enquired` holds what was asked."""

    said = Signal(object)

    def __init__(self, controller: FakeController) -> None:
        super().__init__(controller)
        self._controller = controller
        self.can_wish = True
        self.can_stand = True
        self.standing = Standing()
        self.enquired: list[tuple[tuple[int, ...], tuple[Bean, ...]]] = []

    @property
    def wishes(self) -> tuple[Wishes, ...]:
        return (NO_WISHES,) * len(self._controller.view.seats)

    def stand(self, standing: Standing) -> None:
        self.standing = standing
        self.said.emit(SaidStanding(self._controller.seat, 8, *standing))

    def whom_to_ask(self, seats: Sequence[int], cards: Sequence[Bean]) -> tuple[int, ...]:
        return tuple(seat for seat in seats if not self._controller.is_person(seat))

    def enquire(self, seats: Sequence[int], cards: Sequence[Bean]) -> None:
        self.enquired.append((tuple(seats), tuple(cards)))
        self.said.emit(SaidEnquiry(self._controller.seat, tuple(seats), tuple(cards), 8))


class FakeController(QObject):
    """Looks like the window's controller; `tried` holds every action in order."""

    view_changed = Signal(object)
    happened = Signal(object)
    remark_made = Signal(object)
    refused = Signal(object, object)
    thinking_changed = Signal(object)
    undo_changed = Signal()
    ended = Signal()

    def __init__(self, view: PlayerView, people: Sequence[int] = (0,)) -> None:
        super().__init__()
        self.view = view
        self.names = NAMES[: len(view.seats)]
        self.signs = signs_of([None] * len(view.seats))
        self.people = frozenset(people)
        self.revision = 7
        self.busy = False
        self.is_silenced = False
        self.held = 0
        self.tried: list[Action] = []
        self.refuse: dict[type, Reason] = {}
        self.session = SimpleNamespace(remarks=(), talk=())
        self.talk = FakeTalk(self)
        self.joint = NoJointTable(self)
        self.history: tuple[tuple[Event, ...], ...] = ()

    @property
    def seat(self) -> int:
        return self.view.seat

    def is_person(self, seat: int) -> bool:
        return seat in self.people

    def hold(self) -> None:
        self.held += 1

    def release(self) -> None:
        self.held -= 1

    def silence(self, silenced: bool = True) -> None:
        self.is_silenced = silenced

    def description(self, seat: int) -> str:
        return "computer"

    def explain(self, action: Action) -> Reason | None:
        return self.refuse.get(type(action))

    def try_action(self, action: Action) -> Reason | None:
        reason = self.explain(action)
        if reason is not None:
            self.refused.emit(action, reason)
            return reason
        self.tried.append(action)
        if isinstance(action, MakeOffer):
            cards = {"hand": self.view.hand, "revealed": self.view.revealed}
            number = max((offer.number for offer in self.view.offers), default=-1) + 1
            give = tuple(cards[ref.place][ref.index] for ref in action.give)
            made = offer_view(number, action.seat, action.to, give, action.want, (), action.give)
            self.show((), offers=(*self.view.offers, made))
        elif isinstance(action, Accept | Withdraw):
            left = tuple(offer for offer in self.view.offers if offer.number != action.offer)
            self.show((), offers=left)
        return None

    def try_offer(
        self, partners: Sequence[int], give: Sequence[CardRef], want: Sequence[Bean]
    ) -> Reason | None:
        for partner in partners:
            self.try_action(MakeOffer(self.seat, partner, tuple(give), tuple(want)))
        return None

    def undo(self, **changes: Any) -> None:
        """Takes back the last action: a new view, and no events."""
        self.history = self.history[:-1]
        self.show((), **changes)

    def show(self, events: Sequence[Event] = (), **changes: Any) -> None:
        """Tells the events and moves the view on."""
        self.view = self.view._replace(**changes)
        self.revision += 1
        if events:
            self.history += (tuple(events),)
            self.happened.emit(tuple(events))
        self.view_changed.emit(self.view)
