"""The open offers on the screen: tickets with the buttons that answer them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QSizePolicy, QWidget

from ...engine.actions import CardRef, Reject, Withdraw
from ..models.list_model import Index, Role
from ..table.keys import Act, key_of, shown_key
from ..theme import theme, theme_signals
from .equal_cards_chooser import EqualCardsChooser
from .flow_layout import FlowLayout
from .key_button import KeyButton
from .offers_model import OffersModel, Ticket, TicketSide, answering
from .ticket_delegate import GAP, PADDING, TicketDelegate
from .ticket_words import TicketWords

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..controller import GameController
    from ..trade_draft import TradeDraft


class TicketButtons(QWidget):
    """Lies over a painted ticket and holds its buttons; the rest of it lets clicks through."""

    accepted = Signal()
    choosing = Signal()
    countered = Signal()
    rejected = Signal()
    withdrawn = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.accept = KeyButton("main", dense=True)
        self.counter = KeyButton(dense=True)
        self.reject = KeyButton(dense=True)
        self.choose = KeyButton("flat", self, dense=True)
        self.withdraw = KeyButton("flat", self, dense=True)
        self.accept.clicked.connect(self.accepted)
        self.choose.clicked.connect(self.choosing)
        self.counter.clicked.connect(self.countered)
        self.reject.clicked.connect(self.rejected)
        self.withdraw.clicked.connect(self.withdrawn)
        self._row = QWidget(self)
        self._flow = FlowLayout(self._row)
        for button in (self.accept, self.counter, self.reject):
            # Where one line has no room for the keys behind the words, their caps give way.
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            self._flow.addWidget(button)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        room = self.width() - 2 * PADDING
        high = self.row_height(room)
        self._row.setGeometry(PADDING, self.height() - GAP - PADDING - high, room, high)
        for button in (self.withdraw, self.choose):
            size = button.sizeHint()
            button.setGeometry(self.width() - size.width() - 6, 5, size.width(), size.height())

    def show_ticket(self, ticket: Ticket, sentence: str, *, has_keys: bool) -> None:
        """`sentence` tells the offer to those who cannot see it; `has_keys`: the keys of the table
        answer this ticket."""
        answers = ticket.can_answer
        self.accept.setVisible(ticket.can_accept)
        self.choose.setVisible(ticket.can_accept and ticket.has_choice)
        self.counter.setVisible(answers)
        self.reject.setVisible(answers)
        self._row.setVisible(answers)
        self.withdraw.setVisible(ticket.side is TicketSide.MINE and not ticket.is_gone)
        if ticket.announced:
            text, tip = (
                self.tr("Offer this"),
                self.tr("Only the active player accepts offers: this offers the same deal."),
            )
        else:
            text, tip = self.tr("Accept"), self.tr("The deal is struck at once.")
        self.accept.set_words(text, key_of(Act.ACCEPT) if has_keys else "", tip)
        self.choose.set_words(
            self.tr("Choose…"), "", self.tr("Choose which of your equal cards you give.")
        )
        self.counter.set_words(
            self.tr("Counter"),
            key_of(Act.COUNTER) if has_keys else "",
            self.tr("Lay the offer on the trade table, its sides turned round, and change it."),
        )
        self.reject.set_words(
            self.tr("No"), key_of(Act.REJECT) if has_keys else "", self.tr("Turn this offer down.")
        )
        self.withdraw.set_words(
            self.tr("Withdraw"),
            "",
            self.tr("Take your offer back. Key: {key}").format(key=shown_key(Act.WITHDRAW)),
        )

        for button in (self.accept, self.choose, self.counter, self.reject, self.withdraw):
            button.setAccessibleDescription(f"{sentence} {button.accessibleDescription()}")
        self._place()

    def row_height(self, width: int) -> int:
        """How high the row of buttons is at this width; 0 where there is none."""
        return 0 if self._row.isHidden() else self._flow.heightForWidth(width)

    def corner_width(self) -> int:
        """How much of the heading's line the button in the corner takes."""
        buttons = (self.withdraw, self.choose)
        return max(0 if button.isHidden() else button.sizeHint().width() for button in buttons)


class OffersView(QListView):
    """The list of tickets. Answers go straight to the controller, counter-offers to the cloth."""

    def __init__(
        self,
        controller: GameController,
        draft: TradeDraft,
        model: OffersModel,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._draft = draft
        self._offers = model
        self._buttons: dict[int, TicketButtons] = {}
        self._chooser: EqualCardsChooser | None = None
        self._delegate = TicketDelegate(controller, self)
        self.setItemDelegate(self._delegate)
        self.setModel(model)
        self.setProperty("kind", "bare")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        model.rowsInserted.connect(self._place_buttons)
        model.rowsRemoved.connect(self._place_buttons)
        model.dataChanged.connect(self._place_buttons)
        theme_signals().changed.connect(self.forget_measures)
        self._place_buttons()
        self._retranslate()

    @property
    def words(self) -> TicketWords:
        return self._offers.words

    @property
    def chooser(self) -> EqualCardsChooser | None:
        """The open question which of the equal cards go, if any."""
        return self._chooser

    # -- what the delegate asks -----------------------------------------------------------------

    def buttons_height(self, ticket: Ticket, width: int) -> int:
        buttons = self._buttons.get(ticket.offer.number)
        return buttons.row_height(width) if buttons is not None else 0

    def corner_width(self, ticket: Ticket) -> int:
        buttons = self._buttons.get(ticket.offer.number)
        return buttons.corner_width() if buttons is not None else 0

    def buttons(self, number: int) -> TicketButtons:
        """The buttons of the ticket with this offer number. Raises KeyError if it has none."""
        return self._buttons[number]

    # -- acts -----------------------------------------------------------------------------------

    def ticket_for_keys(self) -> Ticket | None:
        """The ticket that the keys answer: the focused one, else the first that can be."""
        if self.hasFocus() and self.currentIndex().isValid():
            ticket: Ticket = self.currentIndex().data(Role.ROW)
            if ticket.can_answer:
                return ticket
        return self._offers.first_to_answer()

    def accept(self, ticket: Ticket | None, give: Sequence[CardRef] | None = None) -> None:
        """Strikes the deal with the proposed cards, or with `give`; answers an announcement with
        the same deal as an offer."""
        if ticket is not None and ticket.can_accept:
            cards = ticket.give if give is None else tuple(give)
            seat = self._controller.view.seat
            answer = answering(seat, ticket.offer, cards, announced=ticket.announced)
            self._controller.try_action(answer)

    def choose(self, ticket: Ticket) -> None:
        """Opens the queue, to choose which of the equal cards go."""
        if self._chooser is not None or not ticket.can_accept:
            return
        chooser = EqualCardsChooser(self._controller, ticket, self.words, self.window())
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.accepted.connect(lambda: self.accept(ticket, chooser.cards))
        chooser.finished.connect(self._forget_chooser)
        self._chooser = chooser
        # It shows the own hand: nobody else's turn may come while it is open.
        self._controller.hold()
        chooser.open()

    def counter(self, ticket: Ticket | None) -> None:
        """Lays the offer on the cloth, its sides turned round."""
        if ticket is not None and ticket.can_answer:
            self._draft.counter(ticket.offer)

    def reject(self, ticket: Ticket | None) -> None:
        if ticket is not None and ticket.can_answer:
            self._controller.try_action(Reject(self._controller.view.seat, ticket.offer.number))

    def withdraw(self, ticket: Ticket | None) -> None:
        if ticket is not None and ticket.side is TicketSide.MINE and not ticket.is_gone:
            self._controller.try_action(Withdraw(self._controller.view.seat, ticket.offer.number))

    def withdraw_newest(self) -> None:
        """Takes back the focused own offer, else the newest."""
        mine = [row for row in self._offers.rows if row.side is TicketSide.MINE and not row.is_gone]
        focused = self.currentIndex().data(Role.ROW) if self.hasFocus() else None
        self.withdraw(focused if focused in mine else next(iter(mine), None))

    def _forget_chooser(self) -> None:
        self._chooser = None
        self._controller.release()

    # -- buttons --------------------------------------------------------------------------------

    def _place_buttons(self) -> None:
        target = self.ticket_for_keys()
        shown = set()
        for row, ticket in enumerate(self._offers.rows):
            index = self._offers.index(row)
            buttons = self.indexWidget(index)
            if not isinstance(buttons, TicketButtons):
                buttons = self._make_buttons(ticket.offer.number)
                self.setIndexWidget(index, buttons)
            self._buttons[ticket.offer.number] = buttons
            sentence = self._offers.text(ticket, row)
            buttons.show_ticket(ticket, sentence, has_keys=ticket == target)
            shown.add(ticket.offer.number)
        self._buttons = {n: buttons for n, buttons in self._buttons.items() if n in shown}
        self.scheduleDelayedItemsLayout()

    def _make_buttons(self, number: int) -> TicketButtons:
        buttons = TicketButtons(self.viewport())
        buttons.accepted.connect(lambda: self.accept(self._ticket(number)))
        buttons.choosing.connect(lambda: self._choose_for(number))
        buttons.countered.connect(lambda: self.counter(self._ticket(number)))
        buttons.rejected.connect(lambda: self.reject(self._ticket(number)))
        buttons.withdrawn.connect(lambda: self.withdraw(self._ticket(number)))
        return buttons

    def _ticket(self, number: int) -> Ticket | None:
        return next((row for row in self._offers.rows if row.offer.number == number), None)

    def _choose_for(self, number: int) -> None:
        ticket = self._ticket(number)
        if ticket is not None:
            self.choose(ticket)

    # -- Qt -------------------------------------------------------------------------------------

    def forget_measures(self) -> None:
        self._delegate.forget()
        self.scheduleDelayedItemsLayout()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._place_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._offers.rows:
            return
        painter = QPainter(self.viewport())
        painter.setPen(theme().ink2)
        painter.drawText(
            self.viewport().rect().adjusted(12, 12, -12, -12),
            Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap,
            self._empty_words,
        )
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._offers.retranslate()
            self.forget_measures()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._empty_words = self.tr("No offer is open.")
        self.setAccessibleName(self.tr("Open offers"))
        self._place_buttons()
