"""What stands in words on a ticket: who to whom, the answers, and why something cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...engine.actions import Accept, Action, CardRef, MakeOffer
from ...engine.events import Lapse
from ..words import bean_name, beans_phrase, ordinal, reason_sentence
from ..words.motives import because_sentence
from .equal_cards import Proposal, WhyThisCard
from .offer_words import lapse_sentence

if TYPE_CHECKING:
    from ..controller import GameController
    from .offers_model import Answer, Ticket


class TicketWords(QObject):
    """The words of tickets. Names by seat are put in as given, so that they may be bold."""

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller

    def heading(self, ticket: Ticket, names: Sequence[str], you: str) -> str:
        """Who offers to whom; `you` is the word for the person, put in as given."""
        offer, me = ticket.offer, self._controller.seat
        if ticket.announced:
            return self._announcement(ticket, names, you)
        if offer.seat == me:
            if offer.to is None:
                return self.tr("{you} to anyone").format(you=you)
            return self.tr("{you} to {name}").format(you=you, name=names[offer.to])
        name = names[offer.seat]
        if offer.to is None:
            return self.tr("{name} to anyone").format(name=name)
        if offer.to == me:
            return self.tr("{name} to you").format(name=name)
        return self.tr("{name} to {other}").format(name=name, other=names[offer.to])

    def _announcement(self, ticket: Ticket, names: Sequence[str], you: str) -> str:
        offer, me = ticket.offer, self._controller.seat
        if offer.seat == me and offer.to is None:
            return self.tr("{you} announce").format(you=you)
        if offer.seat == me:
            return self.tr("{you} announce to {name}").format(you=you, name=names[offer.to or 0])
        if offer.to is None:
            return self.tr("{name} announces").format(name=names[offer.seat])
        if offer.to == me:
            return self.tr("{name} announces to you").format(name=names[offer.seat])
        return self.tr("{name} announces to {other}").format(
            name=names[offer.seat], other=names[offer.to]
        )

    def you(self) -> str:
        """The person as the one who offers."""
        return self.tr("You")

    def lines(self, ticket: Ticket, names: Sequence[str]) -> list[str]:
        """Everything below the cards but a refusal: the answers, or which card would go."""
        if ticket.is_gone:
            answers = [self.answer(answer, names) for answer in ticket.answers if answer.said_no]
            gone = self.gone(ticket, names)
            return answers if ticket.gone is Lapse.REJECTED_BY_ALL and answers else [gone]
        if ticket.can_accept:
            return [self.choice(ticket)] if ticket.has_choice else []
        if ticket.can_answer:
            return [self.obstacle(ticket)]
        return [self.answer(answer, names) for answer in ticket.answers]

    def answer(self, answer: Answer, names: Sequence[str]) -> str:
        """What somebody says to an offer."""
        name = names[answer.seat]
        if answer.said_no and answer.because is not None:
            return self.tr("{name}: no, “{why}”").format(
                name=name, why=because_sentence(answer.because)
            )
        if answer.said_no:
            return self.tr("{name}: no").format(name=name)
        if self._controller.is_person(answer.seat):
            return self.tr("{name}: no answer yet").format(name=name)
        return self.tr("{name}: still thinking…").format(name=name)

    def gone(self, ticket: Ticket, names: Sequence[str]) -> str:
        """Why the offer is no longer open."""
        if ticket.taken_by is not None:
            return self.tr("{name} has taken this offer.").format(name=names[ticket.taken_by])
        if ticket.withdrawn:
            return self.tr("{name} took the offer back.").format(name=names[ticket.offer.seat])
        assert ticket.gone is not None
        told = lapse_sentence(ticket.gone, ticket.offer.seat, names, self._controller.seat)
        return told or self.tr("This offer is no longer open.")

    def obstacle(self, ticket: Ticket) -> str:
        """Why the person cannot accept."""
        if ticket.offered:
            return self.tr("You have offered this.")
        if ticket.shortage is not None and ticket.shortage.held:
            return self.tr("It needs {needed}; you can give {held}.").format(
                needed=beans_phrase(ticket.shortage.needed), held=beans_phrase(ticket.shortage.held)
            )
        if ticket.shortage is not None:
            return self.tr("It needs {needed}; you have none to give.").format(
                needed=beans_phrase(ticket.shortage.needed)
            )
        if ticket.refusal is None:
            return ""
        view = self._controller.view
        answer: Action = Accept(view.seat, ticket.offer.number, ticket.give)
        if ticket.announced:
            answer = MakeOffer(view.seat, ticket.offer.seat, ticket.give, ticket.offer.give)
        return reason_sentence(ticket.refusal, answer, view)

    def choice(self, ticket: Ticket) -> str:
        """Which of several equal cards is proposed, and why."""
        wanted = ticket.offer.want
        for bean, proposal in zip(wanted, ticket.proposals, strict=True):
            if proposal.places > wanted.count(bean):
                return self.tr("You would give this {bean}: {place}. {why}").format(
                    bean=bean_name(bean), place=self.place(proposal.ref), why=self.why(proposal)
                )
        return ""

    def place(self, ref: CardRef) -> str:
        """Where a card lies, in two words."""
        if ref.place == "revealed":
            return self.tr("turned over")
        return self.tr("hand {place}").format(place=ordinal(ref.index + 1))

    def why(self, proposal: Proposal) -> str:
        """Why this of several equal cards is the best to give."""
        match proposal.why:
            case WhyThisCard.TURNED_OVER:
                return self.tr("Otherwise you would have to plant it this turn.")
            case WhyThisCard.JOINS_NEIGHBOURS:
                return self.tr("Without it, two equal beans meet in your hand.")
            case WhyThisCard.REACHED_FIRST:
                return self.tr("It is the one that you would have to plant first.")
            case WhyThisCard.REACHED_LAST:
                return self.tr("It is the one that you would plant last.")
            case WhyThisCard.ONLY_ONE:
                return self.tr("It is the only one left.")
