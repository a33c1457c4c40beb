"""What the computers answered when asked what they would give for the cards laid down."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from ...players.player import Because
from ...session.talk import SaidEnquiry, Saying
from ..narration import remark_sentence
from ..trade_draft import TradeDraft
from ..words.motives import because_sentence

if TYPE_CHECKING:
    from ...session.remarks import Remark
    from ..controller import GameController


class EnquiryAnswers(QObject):
    """Follows the last enquiry, as long as the cards that it was about lie alone on the cloth."""

    changed = Signal()

    def __init__(
        self, controller: GameController, draft: TradeDraft, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._draft = draft
        self._asked: SaidEnquiry | None = None
        self._reasons: dict[int, Because | None] = {}
        controller.talk.said.connect(self._begin)
        controller.remark_made.connect(self._note)

    @property
    def whom(self) -> tuple[int, ...]:
        """The computers that can be asked what they would give for the cards on the cloth; nobody
        while something is wanted for them."""
        draft = self._draft
        if draft.want or not draft.give:
            return ()
        possible, chosen = draft.possible_partners, draft.partners
        seats = [seat for seat in possible if chosen is None or seat in chosen]
        return self._controller.talk.whom_to_ask(seats, draft.give_beans)

    def ask(self) -> None:
        """Asks them."""
        whom = self.whom
        if whom:
            self._controller.talk.enquire(whom, self._draft.give_beans)

    @property
    def _current(self) -> SaidEnquiry | None:
        """What was asked, if it is what lies on the cloth."""
        asked, draft = self._asked, self._draft
        if asked is None or draft.want or Counter(draft.give_beans) != Counter(asked.cards):
            return None
        return asked

    @property
    def text(self) -> str:
        """How many offers came of it; "" if nothing was asked."""
        asked = self._current
        if asked is None:
            return ""
        offers = sum(
            offer.to == asked.seat
            and offer.seat in asked.to
            and asked.seat not in offer.rejected
            and Counter(offer.want) == Counter(asked.cards)
            for offer in self._controller.view.offers
        )
        if offers:
            return self.tr("%n offer(s) came for this.", "", offers)
        if len(self._reasons) == len(asked.to):
            return self.tr("Nobody offers anything for this.")
        return self.tr("They think about it…")

    def reasons(self) -> list[str]:
        """Why those have nothing to offer that do not, a sentence each."""
        if self._current is None:
            return []
        names = self._controller.names
        return [
            remark_sentence(seat, names, because_sentence(why))
            if why is not None
            else self.tr("{name} offers nothing.").format(name=names[seat])
            for seat, why in self._reasons.items()
        ]

    def _begin(self, saying: Saying) -> None:
        if isinstance(saying, SaidEnquiry) and saying.seat == self._controller.seat:
            self._asked = saying
            self._reasons = {}
            self.changed.emit()

    def _note(self, remark: Remark) -> None:
        asked = self._asked
        if asked is None or remark.offer is not None or remark.accepted is not False:
            return
        if remark.to == asked.seat and remark.seat in asked.to:
            self._reasons[remark.seat] = remark.because
            self.changed.emit()


class EnquiryNotes(QLabel):
    """The reasons why nothing is offered, below the offers; gone where there are none."""

    def __init__(
        self, controller: GameController, draft: TradeDraft, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._answers = EnquiryAnswers(controller, draft, self)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._answers.changed.connect(self.refresh)
        draft.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        reasons = self._answers.reasons()
        self.setVisible(bool(reasons))
        self.setText("\n".join(reasons))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()
