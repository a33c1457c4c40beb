"""Which of my equal cards go: the queue, with those that would do to be ticked."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ...engine.actions import CardRef
from ...engine.beans import Bean
from ...engine.view import PlayerView
from ..card_art import card_height, card_radius, paint_card
from ..delegates.marks import draw_focus
from ..models.list_model import Index, ListModel, Role
from ..painting import paint_pill, paint_ring, size_of_pill
from ..theme import theme
from ..views.arranged_view import ArrangedView
from ..words import bean_name, beans_phrase
from .equal_cards import bean_at, tradable
from .key_button import KeyButton

if TYPE_CHECKING:
    from ..controller import GameController
    from .offers_model import Ticket
    from .ticket_words import TicketWords

_CARD: Final = 64
_STEP: Final = 74
_BETWEEN_WORDS: Final = 4


@dataclass(frozen=True, slots=True)
class QueueCard:
    """A card that could be given. `fits` says that its kind is wanted, `chosen` that it goes."""

    ref: CardRef
    bean: Bean
    fits: bool
    chosen: bool


class QueueModel(ListModel[QueueCard]):
    """The turned-over cards and the hand, front first. Exactly as many of each kind stay chosen
    as are wanted: a card that is chosen takes the place of the one chosen longest."""

    def __init__(self, view: PlayerView, ticket: Ticket, words: TicketWords) -> None:
        super().__init__()
        self._view = view
        self._wanted = Counter(ticket.offer.want)
        self._chosen = list(ticket.give)
        self._words = words
        self._show()

    @property
    def chosen(self) -> tuple[CardRef, ...]:
        return tuple(self._chosen)

    def choose(self, number: int) -> None:
        """The card goes; one of its kind stays instead."""
        row = self.rows[number]
        if row.fits and not row.chosen:
            for ref in self._chosen:
                if bean_at(self._view, ref) is row.bean:
                    self._chosen[self._chosen.index(ref)] = row.ref
                    break
            # The newest choice of a kind is the last to make room for another.
            self._chosen.remove(row.ref)
            self._chosen.append(row.ref)
            self._show()

    def _show(self) -> None:
        rows = []
        for ref in tradable(self._view):
            bean = bean_at(self._view, ref)
            assert bean is not None
            rows.append(QueueCard(ref, bean, bean in self._wanted, ref in self._chosen))
        self.replace_rows(rows)

    def key(self, row: QueueCard) -> Hashable:
        return row.ref

    def text(self, row: QueueCard, number: int) -> str:
        parts = [f"{bean_name(row.bean)}, {self._words.place(row.ref)}"]
        if row.chosen:
            parts.append(self.tr("goes"))
        elif not row.fits:
            parts.append(self.tr("not wanted"))
        return ", ".join(parts)

    def place(self, row: QueueCard) -> str:
        return self._words.place(row.ref)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.CheckStateRole and index.isValid():
            row = self.row_at(index)
            if row.fits:
                return Qt.CheckState.Checked if row.chosen else Qt.CheckState.Unchecked
        return super().data(index, role)


class _QueueDelegate(QStyledItemDelegate):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: QueueCard = index.data(Role.ROW)
        colours = theme()
        card = QRectF(option.rect)
        card.setHeight(card_height(_CARD))
        paint_card(painter, card, row.bean, dim=1.0 if row.fits else 0.35, grey=not row.fits)
        model = index.model()
        assert isinstance(model, QueueModel)
        text = model.place(row)
        width, height = size_of_pill(text)
        pill = QRectF(0, 0, width, height)
        pill.moveCenter(QRectF(option.rect).center())
        pill.moveTop(card.bottom() + 8)
        if row.chosen:
            paint_ring(painter, card, colours.sky, 4, radius=card_radius(card))
            paint_pill(painter, pill, text, colours.sky, colours.on_sky)
        else:
            paint_pill(painter, pill, text, colours.paper, colours.ink2)
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_focus(painter, card, card_radius(card), colours.ink)


class QueueView(ArrangedView):
    """The queue from left to right, in as many rows as it takes."""

    def __init__(self, model: QueueModel, parent: QWidget | None = None) -> None:
        self._columns = min(9, max(3, model.rowCount()))
        widest = max((size_of_pill(model.place(row))[0] for row in model.rows), default=0.0)
        self._step = max(_STEP, math.ceil(widest) + _BETWEEN_WORDS)
        """From one card to the next: its words have to fit below it."""
        self._left = 6 + (self._step - _CARD) // 2
        super().__init__(model, parent)
        self.setItemDelegate(_QueueDelegate(self))
        self.chosen.connect(model.choose)
        lines = -(-model.rowCount() // self._columns)
        self.setFixedSize(self._columns * self._step + 12, lines * self._line() + 8)
        fitting = (number for number, row in enumerate(model.rows) if row.fits)
        self.setCurrentIndex(model.index(next(fitting, 0)))

    def arrange(self, count: int, size: QSize) -> list[QRect]:
        height = self._line() - 12
        return [
            QRect(
                self._left + number % self._columns * self._step,
                8 + number // self._columns * self._line(),
                _CARD,
                height,
            )
            for number in range(count)
        ]

    def _line(self) -> int:
        return round(card_height(_CARD)) + theme().px(20) + 24

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)


class EqualCardsChooser(QDialog):
    """Asks which of the equal cards go in a deal; `cards` is the answer once it is accepted."""

    def __init__(
        self,
        controller: GameController,
        ticket: Ticket,
        words: TicketWords,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = QueueModel(controller.view, ticket, words)
        self._model.setParent(self)
        self.view = QueueView(self._model, self)
        name = controller.names[ticket.offer.seat]
        self.setWindowTitle(self.tr("Which cards do you give?"))
        question = QLabel(
            self.tr("{name} gets {cards} from you. Choose where they come from.").format(
                name=name, cards=beans_phrase(ticket.offer.want)
            )
        )
        question.setWordWrap(True)
        reason = QLabel(words.choice(ticket))
        reason.setWordWrap(True)
        reason.setProperty("tone", "quiet")
        self.accept_button = KeyButton("main")
        self.accept_button.set_words(self.tr("Accept"))
        self.accept_button.setDefault(True)
        self.accept_button.clicked.connect(self.accept)
        cancel = KeyButton()
        cancel.set_words(self.tr("Cancel"), "Esc")
        cancel.clicked.connect(self.reject)
        self.view.setAccessibleName(self.tr("Your cards"))
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.accept_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 14, 18, 14)
        layout.setSpacing(10)
        layout.addWidget(question)
        layout.addWidget(self.view, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(reason)
        layout.addLayout(buttons)
        controller.view_changed.connect(self._give_up)
        self.view.setFocus()

    def _give_up(self) -> None:
        """The position changed while the question was open: places may mean other cards now."""
        if self.isVisible():
            self.reject()

    @property
    def model(self) -> QueueModel:
        return self._model

    @property
    def cards(self) -> tuple[CardRef, ...]:
        return self._model.chosen
