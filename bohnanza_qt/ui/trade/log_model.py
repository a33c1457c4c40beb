"""What happened, newest first, in sentences that follow the language and the one who looks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum
from html import escape
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QSortFilterProxyModel, Qt

from ...engine.events import (
    CardDiscarded,
    CardDrawn,
    CardPlanted,
    CardsTurnedOver,
    DealStruck,
    Event,
    FieldHarvested,
    LeftOnOffer,
    OfferLapsed,
    OfferMade,
    OfferRejected,
    OfferWithdrawn,
    SeatDone,
    TradingEnded,
    TurnBegan,
)
from ...engine.view import PlayerView, redact
from ...players.player import Because
from ...session.remarks import Remark
from ...session.talk import SaidEnquiry, SaidMishap, SaidNoDeal, SaidTakeover, Saying
from ..models.list_model import Index, Role
from ..narration import (
    enquiry_sentence,
    remark_sentence,
    takeover_sentence,
    tell,
    together,
)
from ..words.motives import because_sentence
from ..words.programs import mishap_sentence
from .offer_words import no_deal_sentence, refusal_sentence

if TYPE_CHECKING:
    from ..controller import GameController


PAGE: Final = 60
"""Lines that a view is given at first, and further ones when it has scrolled through them."""


class LogKind(StrEnum):
    """By what the log can be narrowed down."""

    PLANTING = "planting"
    TRADING = "trading"
    HARVEST = "harvest"
    PILES = "piles"


_KINDS: dict[type, LogKind] = {
    CardPlanted: LogKind.PLANTING,
    CardDiscarded: LogKind.PLANTING,
    FieldHarvested: LogKind.HARVEST,
    CardsTurnedOver: LogKind.PILES,
    CardDrawn: LogKind.PILES,
} | dict.fromkeys(
    (
        DealStruck,
        LeftOnOffer,
        OfferLapsed,
        OfferMade,
        OfferRejected,
        OfferWithdrawn,
        SeatDone,
        TradingEnded,
    ),
    LogKind.TRADING,
)


class LogRole(IntEnum):
    """Roles of a log line beyond Qt's own and `Role.ROW`."""

    RICH_TEXT = Role.ROW + 1  # names in bold
    ROUND = Role.ROW + 2  # counted from 1


_Told = SaidEnquiry | SaidMishap | SaidNoDeal | SaidTakeover
"""What is said and worth a line."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line: events that are told together, a remark, or what somebody said. `action` is the
    number of the action it belongs to, from 0; `because` is the reason that came with a refusal."""

    number: int
    action: int
    round: int
    events: tuple[Event, ...] = ()
    remark: Remark | None = None
    saying: _Told | None = None
    because: Because | None = None
    seats: frozenset[int] = frozenset()

    @property
    def kind(self) -> LogKind | None:
        """None for what belongs to no kind and is always shown."""
        if isinstance(self.saying, SaidMishap | SaidTakeover):
            return None
        return _KINDS.get(type(self.events[0])) if self.events else LogKind.TRADING


class LogModel(QAbstractListModel):
    """The log as the seat that looks may know it. After an undo what was undone is gone from it.

    A long game has thousands of lines: rows are the newest of them, older ones are fetched.
    """

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._entries: list[LogEntry] = []  # oldest first
        self._offers: dict[int, OfferMade] = {}
        self._actions = 0
        self._turn = 0
        self._news = False
        self._words: dict[tuple[int, bool], str] = {}
        self._viewer = controller.seat
        self._tell_from_the_beginning()
        self._rows = min(PAGE, len(self._entries))
        controller.happened.connect(self._add)
        controller.remark_made.connect(self._add_remark)
        controller.talk.said.connect(self._add_saying)
        controller.view_changed.connect(self._catch_up)

    @property
    def entries(self) -> tuple[LogEntry, ...]:
        """Oldest first."""
        return tuple(self._entries)

    def retranslate(self) -> None:
        self._words.clear()
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(self._rows - 1))

    # -- following the game ---------------------------------------------------------------------

    def _tell_from_the_beginning(self) -> None:
        """A game that goes on brings its events and the reasons given between them."""
        session = self._controller.session
        # Of what was said at one moment, a question comes before its answers.
        said = sorted((*session.talk, *session.remarks), key=lambda kept: kept[0])
        for events in self._controller.history:
            self._entries += self._entries_of(events)
            while said and said[0][0] <= self._actions:
                self._append_said(said.pop(0)[1])

    def _append_said(self, said: Remark | Saying) -> None:
        if isinstance(said, Remark):
            self._append_remark(said)
        elif isinstance(said, _Told):
            self._append_saying(said)

    def _append_saying(self, saying: _Told) -> None:
        others: tuple[int, ...] = ()
        if isinstance(saying, SaidEnquiry):
            others = saying.to
        elif isinstance(saying, SaidNoDeal):
            others = (saying.to,)
        entry = self._entry(saying=saying, seats=frozenset({saying.seat, *others}))
        self._entries.append(replace(entry, action=max(0, self._actions - 1)))

    def _add_saying(self, saying: Saying) -> None:
        """Questions are worth a line, refused deals, and what programs do wrong."""
        if isinstance(saying, _Told):
            self.beginInsertRows(QModelIndex(), 0, 0)
            self._append_saying(saying)
            self._rows += 1
            self.endInsertRows()

    def _add(self, events: Sequence[Event]) -> None:
        self._news = True
        entries = self._entries_of(events)
        if entries:
            self.beginInsertRows(QModelIndex(), 0, len(entries) - 1)
            self._entries += entries
            self._rows += len(entries)
            self.endInsertRows()
        if self._rows > 3 * PAGE:
            self.beginRemoveRows(QModelIndex(), PAGE, self._rows - 1)
            self._rows = PAGE
            self.endRemoveRows()

    def _add_remark(self, remark: Remark) -> None:
        """The reason for what the last lines tell: beside a refusal, else a line of its own."""
        if remark.because is None:
            return
        place = self._place_of_refusal(remark)
        if place is not None:
            self._explain(place, remark.because)
            changed = self.index(len(self._entries) - 1 - place)
            self.dataChanged.emit(changed, changed)
        else:
            self.beginInsertRows(QModelIndex(), 0, 0)
            self._append_remark(remark)
            self._rows += 1
            self.endInsertRows()

    def _explain(self, place: int, because: Because | None) -> None:
        self._entries[place] = replace(self._entries[place], because=because)
        self._forget_words(self._entries[place])

    def _append_remark(self, remark: Remark) -> None:
        place = self._place_of_refusal(remark)
        if place is not None:
            self._explain(place, remark.because)
        elif remark.because is not None:
            seats = frozenset({remark.seat} | ({remark.to} - {None}))
            # It belongs to the action before it, and is undone with that.
            entry = self._entry(remark=remark, seats=seats)
            self._entries.append(replace(entry, action=max(0, self._actions - 1)))

    def _place_of_refusal(self, remark: Remark) -> int | None:
        if remark.accepted is not False:
            return None
        for place in range(len(self._entries) - 1, max(-1, len(self._entries) - 8), -1):
            for event in self._entries[place].events:
                if isinstance(event, OfferRejected) and (event.seat, event.number) == (
                    remark.seat,
                    remark.offer,
                ):
                    return place
        return None

    def _catch_up(self, view: PlayerView) -> None:
        if view.seat != self._viewer:
            # What one seat was told may not be told to the next one in the same words.
            self._viewer = view.seat
            self.retranslate()
        if self._news:
            self._news = False
            return
        # No events led here: something was taken back.
        self._actions = len(self._controller.history)
        self._turn = view.turn
        undone = sum(entry.action >= self._actions for entry in self._entries)
        if not undone:
            return
        shown = min(undone, self._rows)
        if shown:
            self.beginRemoveRows(QModelIndex(), 0, shown - 1)
        for entry in self._entries[-undone:]:
            self._forget_words(entry)
        del self._entries[-undone:]
        self._rows -= shown
        if shown:
            self.endRemoveRows()

    def _entries_of(self, events: Iterable[Event]) -> list[LogEntry]:
        entries: list[LogEntry] = []
        for group in together(events):
            event = group[0]
            if isinstance(event, TurnBegan):
                self._turn = event.turn
            elif isinstance(event, OfferMade):
                self._offers[event.number] = event
            if tell(group, self._controller.names, self._controller.seat, self._offers):
                entry = self._entry(events=group, seats=self._concerned(event))
                entries.append(replace(entry, number=entry.number + len(entries)))
        self._actions += 1
        return entries

    def _entry(self, **values: Any) -> LogEntry:
        number = self._entries[-1].number + 1 if self._entries else 0
        players = len(self._controller.names)
        return LogEntry(number, self._actions, self._turn // players + 1, **values)

    def _concerned(self, event: Event) -> frozenset[int]:
        offer = self._offers.get(getattr(event, "number", -1))
        seats = {getattr(event, name, None) for name in ("seat", "offerer", "accepter")}
        if offer is not None and not isinstance(event, DealStruck):
            seats |= {offer.seat, offer.to}
        return frozenset(seat for seat in seats if seat is not None)

    # -- words ----------------------------------------------------------------------------------

    def sentence(self, entry: LogEntry, names: Sequence[str]) -> str:
        """The line in words; `names` by seat are put in as they are."""
        viewer = self._controller.seat
        if isinstance(entry.saying, SaidMishap):
            said = entry.saying
            return mishap_sentence(names[said.seat], said.mishap, said.detail)
        if isinstance(entry.saying, SaidTakeover):
            return takeover_sentence(entry.saying, names)
        if isinstance(entry.saying, SaidNoDeal):
            return no_deal_sentence(entry.saying, names, viewer)
        if entry.saying is not None:
            return enquiry_sentence(entry.saying, names, viewer)
        if entry.remark is not None:
            assert entry.remark.because is not None
            return remark_sentence(entry.remark.seat, names, because_sentence(entry.remark.because))
        event = entry.events[0]
        if isinstance(event, OfferRejected) and entry.because is not None:
            offer = self._offers.get(event.number)
            return refusal_sentence(
                event.seat,
                None if offer is None else offer.seat,
                names,
                viewer,
                because_sentence(entry.because),
            )
        # Told for another seat than it was written down for, it must not tell more than that
        # seat may know.
        events = [redact(event, viewer) for event in entry.events]
        return tell(events, names, viewer, self._offers) or ""

    def _told(self, entry: LogEntry, *, rich: bool) -> str:
        words = self._words.get((entry.number, rich))
        if words is None:
            names = self._controller.names
            words = self.sentence(entry, [f"<b>{escape(n)}</b>" for n in names] if rich else names)
            self._words[entry.number, rich] = words
        return words

    def _forget_words(self, entry: LogEntry) -> None:
        for rich in (False, True):
            self._words.pop((entry.number, rich), None)

    # -- QAbstractItemModel ---------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self._rows

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and self._rows < len(self._entries)

    def fetchMore(self, parent: Index) -> None:
        more = min(PAGE, len(self._entries) - self._rows)
        if more > 0 and not parent.isValid():
            self.beginInsertRows(QModelIndex(), self._rows, self._rows + more - 1)
            self._rows += more
            self.endInsertRows()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= self._rows:
            return None
        entry = self._entries[-1 - index.row()]
        match role:
            case Role.ROW:
                return entry
            case LogRole.ROUND:
                return entry.round
            case Qt.ItemDataRole.DisplayRole:
                return self._told(entry, rich=False)
            case LogRole.RICH_TEXT:
                return self._told(entry, rich=True)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.tr("Round {round}: {sentence}").format(
                    round=entry.round, sentence=self._told(entry, rich=False)
                )
            case _:
                return None


class LogFilter(QSortFilterProxyModel):
    """The log narrowed down to what concerns one seat, to one kind, or both."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seat: int | None = None
        self._kind: LogKind | None = None

    @property
    def seat(self) -> int | None:
        return self._seat

    @property
    def kind(self) -> LogKind | None:
        return self._kind

    def narrow(self, seat: int | None, kind: LogKind | None) -> None:
        """Shows only lines of this seat and kind; None is all of them."""
        self._seat, self._kind = seat, kind
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        entry: LogEntry = self.sourceModel().index(source_row, 0, source_parent).data(Role.ROW)
        if self._seat is not None and entry.seats and self._seat not in entry.seats:
            return False
        return self._kind is None or entry.kind in (None, self._kind)
