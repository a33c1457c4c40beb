"""The open offers as a list: what the person can answer first, then the own ones, then the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from ...engine.actions import Accept, CardRef, MakeOffer
from ...engine.beans import Bean
from ...engine.events import (
    DealStruck,
    Event,
    Lapse,
    OfferLapsed,
    OfferMade,
    OfferRejected,
    OfferWithdrawn,
)
from ...engine.refusal import Reason
from ...engine.rules import WhoAccepts
from ...engine.state import Phase
from ...engine.view import OfferView, PlayerView
from ...players.player import Because
from ..models.list_model import ListModel
from ..table.keys import Act, shown_key
from ..words import list_phrase
from .equal_cards import Proposal, propose, tradable
from .offer_words import offer_sentence
from .ticket_words import TicketWords

if TYPE_CHECKING:
    from ...session.remarks import Remark
    from ..controller import GameController

GONE_FOR: Final = 12_000
"""Milliseconds for which an offer that is gone still says why."""

_MOST_GONE: Final = 2


class TicketSide(IntEnum):
    """Whose business an offer is; also the order in the list."""

    FOR_ME = 0  # I can answer it
    MINE = 1
    OTHERS = 2


@dataclass(frozen=True, slots=True)
class Answer:
    """What a seat that was asked says: nothing yet, or no, perhaps with a reason."""

    seat: int
    said_no: bool
    because: Because | None = None


@dataclass(frozen=True, slots=True)
class Shortage:
    """The kind that the person cannot give: so many are asked for, so many can be given."""

    needed: tuple[Bean, ...]
    held: tuple[Bean, ...]


@dataclass(frozen=True, slots=True)
class Ticket:
    """An offer as it stands in the list.

    `proposals` are the own cards that Accept would give, in the order wanted; `refusal` is why
    Accept is not possible although the cards are there; `shortage` what is lacking. `gone` is set
    when the offer is no longer open, with `withdrawn` if it was taken back; `taken_by` is who was
    quicker to take it, or the same offer made to somebody else.

    `announced` marks an offer that nobody can accept because only the active player accepts, and
    made it: the person answers with the same deal as an offer; `offered` says that this is done.
    """

    offer: OfferView
    side: TicketSide
    proposals: tuple[Proposal, ...] = ()
    refusal: Reason | None = None
    shortage: Shortage | None = None
    answers: tuple[Answer, ...] = ()
    gone: Lapse | None = None
    withdrawn: bool = False
    taken_by: int | None = None
    announced: bool = False
    offered: bool = False

    @property
    def is_gone(self) -> bool:
        return self.gone is not None or self.withdrawn or self.taken_by is not None

    @property
    def can_answer(self) -> bool:
        return self.side is TicketSide.FOR_ME and not self.is_gone

    @property
    def can_accept(self) -> bool:
        """Accept is possible, or for an announcement to offer the same deal."""
        can_pay = self.refusal is None and self.shortage is None
        return self.can_answer and can_pay and not self.offered

    @property
    def has_choice(self) -> bool:
        """More than one set of own cards would do."""
        wanted = Counter(self.offer.want)
        of_kind = dict(zip(self.offer.want, self.proposals, strict=False))
        return any(chosen.places > wanted[bean] for bean, chosen in of_kind.items())

    @property
    def give(self) -> tuple[CardRef, ...]:
        """The own cards that are proposed."""
        return tuple(proposal.ref for proposal in self.proposals)


class OffersModel(ListModel[Ticket]):
    """Tickets by offer number; follows the game by itself."""

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._reasons: dict[tuple[int, int], Because] = {}  # by offer and seat
        self._gone: dict[int, Ticket] = {}
        self._struck: DealStruck | None = None
        self.words = TicketWords(controller, self)
        self._sweep = QTimer(self)
        self._sweep.setSingleShot(True)
        self._sweep.setInterval(GONE_FOR)
        self._sweep.timeout.connect(self.forget_gone)
        controller.remark_made.connect(self._note_reason)
        controller.happened.connect(self._note_gone)
        controller.view_changed.connect(self.refresh)
        self.refresh(controller.view)

    @property
    def open_count(self) -> int:
        return sum(not ticket.is_gone for ticket in self.rows)

    def first_to_answer(self) -> Ticket | None:
        """The offer that a key answers when no ticket has the focus."""
        return next((ticket for ticket in self.rows if ticket.can_answer), None)

    def forget_gone(self) -> None:
        """The lines about offers that are gone have stood long enough."""
        self._gone.clear()
        self.refresh(self._controller.view)

    # -- following the game ---------------------------------------------------------------------

    def refresh(self, view: PlayerView) -> None:
        open_numbers = {offer.number for offer in view.offers}
        if view.phase is not Phase.TRADE:
            self._gone.clear()
        # An undo may have opened an offer again that was gone.
        self._gone = {n: gone for n, gone in self._gone.items() if n not in open_numbers}
        if view.phase is not Phase.TRADE:
            self._reasons.clear()
        tickets = [self._ticket(offer, view) for offer in view.offers]
        tickets += self._gone.values()
        tickets.sort(key=_place_in_list)
        self.replace_rows(tickets)

    def _ticket(self, offer: OfferView, view: PlayerView) -> Ticket:
        me = view.seat
        announced = is_announcement(offer, view)
        if offer.seat == me:
            answers = self._answers(offer, view)
            if announced:
                answers = tuple(answer for answer in answers if answer.said_no)
            return Ticket(offer, TicketSide.MINE, answers=answers, announced=announced)
        asked = offer.to in (None, me) and me not in offer.rejected and not view.me.done
        if not asked:
            answers = () if announced else self._answers(offer, view)
            return Ticket(offer, TicketSide.OTHERS, answers=answers, announced=announced)
        proposals = propose(view, offer.want)
        if proposals is None:
            shortage = _shortage(offer.want, view)
            return Ticket(offer, TicketSide.FOR_ME, shortage=shortage, announced=announced)
        give = tuple(proposal.ref for proposal in proposals)
        answer = answering(me, offer, give, announced=announced)
        return Ticket(
            offer,
            TicketSide.FOR_ME,
            proposals,
            self._controller.explain(answer),
            announced=announced,
            offered=announced and _is_offered_back(offer, view),
        )

    def _answers(self, offer: OfferView, view: PlayerView) -> tuple[Answer, ...]:
        seats = range(len(view.seats)) if offer.to is None else (offer.to,)
        return tuple(
            Answer(seat, seat in offer.rejected, self._reasons.get((offer.number, seat)))
            for seat in seats
            if seat != offer.seat and (seat in offer.rejected or not view.seats[seat].done)
        )

    def _note_reason(self, remark: Remark) -> None:
        if remark.accepted is False and remark.offer is not None and remark.because is not None:
            self._reasons[remark.offer, remark.seat] = remark.because
            gone = self._gone.get(remark.offer)
            if gone is not None:
                self._gone[remark.offer] = replace(gone, answers=self._with_reasons(gone))
            self.refresh(self._controller.view)

    def _note_gone(self, events: Sequence[Event]) -> None:
        """Of offers that concern the person the list still says for a while what became of them."""
        tickets = {ticket.offer.number: ticket for ticket in self.rows if not ticket.is_gone}
        refused: dict[int, list[int]] = {}
        if not any(isinstance(event, OfferWithdrawn) for event in events):
            # Only what is withdrawn right after a deal is a sister of the offer that was struck.
            self._struck = None
        for event in events:
            if isinstance(event, OfferMade):
                # Several things may have happened since the list was last drawn.
                offer = OfferView(
                    event.number, event.seat, event.to, event.give, event.want, (), None
                )
                tickets[event.number] = self._ticket(offer, self._controller.view)
            elif isinstance(event, OfferRejected):
                refused.setdefault(event.number, []).append(event.seat)
            elif isinstance(event, DealStruck):
                self._struck = event
                ticket = tickets.get(event.number)
                if ticket is not None and ticket.side is TicketSide.FOR_ME:
                    self._note_taken(ticket, event)
            elif isinstance(event, OfferLapsed | OfferWithdrawn):
                ticket = tickets.get(event.number)
                if ticket is not None and self._is_sister(ticket, event):
                    self._note_taken(ticket, self._struck)
                elif ticket is not None and _is_replaced(ticket, event, tickets.values()):
                    continue
                elif ticket is not None and self._is_worth_a_line(ticket, event):
                    self._keep_gone(ticket, event, refused.get(event.number, ()))

    def _is_sister(self, ticket: Ticket, event: OfferLapsed | OfferWithdrawn) -> bool:
        """Whether the offer was made to several, and another one has just taken it."""
        struck, offer = self._struck, ticket.offer
        return (
            struck is not None
            and isinstance(event, OfferWithdrawn)
            and offer.seat == struck.offerer
            and offer.give == struck.give
            and Counter(offer.want) == Counter(struck.take)
        )

    def _note_taken(self, ticket: Ticket, deal: DealStruck | None) -> None:
        """Somebody else was quicker."""
        me = self._controller.seat
        if deal is not None and ticket.side is TicketSide.FOR_ME and deal.accepter != me:
            self._keep(replace(ticket, taken_by=deal.accepter))

    def _is_worth_a_line(self, ticket: Ticket, event: OfferLapsed | OfferWithdrawn) -> bool:
        if isinstance(event, OfferWithdrawn):
            return ticket.side is TicketSide.FOR_ME
        if event.why is Lapse.TRADING_OVER or ticket.side is TicketSide.OTHERS:
            return False
        # One's own no needs no reminder.
        return ticket.side is TicketSide.MINE or event.why is not Lapse.REJECTED_BY_ALL

    def _keep_gone(
        self, ticket: Ticket, event: OfferLapsed | OfferWithdrawn, refused: Sequence[int]
    ) -> None:
        answers = self._with_reasons(ticket, refused)
        withdrawn = isinstance(event, OfferWithdrawn)
        why = None if isinstance(event, OfferWithdrawn) else event.why
        self._keep(replace(ticket, answers=answers, gone=why, withdrawn=withdrawn))

    def _keep(self, gone: Ticket) -> None:
        self._gone[gone.offer.number] = gone
        while len(self._gone) > _MOST_GONE:
            del self._gone[min(self._gone)]
        self._sweep.start()

    def _with_reasons(self, ticket: Ticket, refused: Sequence[int] = ()) -> tuple[Answer, ...]:
        """The answers as far as they are known by now."""
        return tuple(
            Answer(
                answer.seat,
                answer.said_no or answer.seat in refused,
                self._reasons.get((ticket.offer.number, answer.seat)),
            )
            for answer in ticket.answers
        )

    # -- words ----------------------------------------------------------------------------------

    def key(self, row: Ticket) -> Hashable:
        return row.offer.number

    def text(self, row: Ticket, number: int) -> str:
        names = self._controller.names
        parts = [offer_sentence(row.offer, names, self._controller.seat)]
        parts += self.words.lines(row, names)
        return " ".join(parts)

    def description(self, row: Ticket, number: int) -> str:
        acts = []
        if row.can_accept:
            strikes = self.tr("{key} offers this") if row.announced else self.tr("{key} accepts")
            acts.append(strikes.format(key=shown_key(Act.ACCEPT)))
        if row.can_answer:
            counters = self.tr("{key} makes a counter-offer")
            acts.append(counters.format(key=shown_key(Act.COUNTER)))
            acts.append(self.tr("{key} says no").format(key=shown_key(Act.REJECT)))
        elif row.side is TicketSide.MINE and not row.is_gone:
            withdraws = self.tr("{key} takes the offer back")
            acts.append(withdraws.format(key=shown_key(Act.WITHDRAW)))
        return list_phrase(acts)


def is_announcement(offer: OfferView, view: PlayerView) -> bool:
    """Whether nobody can accept the offer: it is the active player's, who alone may accept."""
    return view.rules.accept is WhoAccepts.ACTIVE and offer.seat == view.active


def answering(
    seat: int, offer: OfferView, give: tuple[CardRef, ...], *, announced: bool
) -> Accept | MakeOffer:
    """What strikes the deal with the cards `give`, or as near as the rules let one come to it."""
    if announced:
        return MakeOffer(seat, offer.seat, give, offer.give)
    return Accept(seat, offer.number, give)


def _is_offered_back(announced: OfferView, view: PlayerView) -> bool:
    """Whether the person has an offer open that is the announced deal."""
    return any(
        mine.seat == view.seat
        and mine.to == announced.seat
        and Counter(mine.give) == Counter(announced.want)
        and Counter(mine.want) == Counter(announced.give)
        for mine in view.offers
    )


def _is_replaced(
    ticket: Ticket, event: OfferLapsed | OfferWithdrawn, tickets: Iterable[Ticket]
) -> bool:
    """Whether whoever took the offer back has made another for the same cards."""
    gone = ticket.offer
    return isinstance(event, OfferWithdrawn) and any(
        other.offer.number > gone.number
        and (other.offer.seat, other.offer.to) == (gone.seat, gone.to)
        and Counter(other.offer.want) == Counter(gone.want)
        for other in tickets
    )


def _place_in_list(ticket: Ticket) -> tuple[int, int, int]:
    return (ticket.is_gone, ticket.side, -ticket.offer.number)


def _shortage(wanted: Sequence[Bean], view: PlayerView) -> Shortage:
    hold = Counter(
        view.revealed[ref.index] if ref.place == "revealed" else view.hand[ref.index]
        for ref in tradable(view)
    )
    needed = Counter(wanted)
    lacking = [bean for bean in needed if needed[bean] > hold[bean]]
    return Shortage(
        tuple(bean for bean in lacking for _ in range(needed[bean])),
        tuple(bean for bean in lacking for _ in range(hold[bean])),
    )
