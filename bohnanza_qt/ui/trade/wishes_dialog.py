"""Where a person says which kinds would be welcome and which would not."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
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

from ...engine.beans import Bean
from ...players.talk import Wishes
from ..card_art import card_height, card_radius, paint_card
from ..delegates.marks import draw_focus
from ..icons import paint_icon
from ..models.list_model import Index, ListModel, Role
from ..painting import paint_pill, paint_ring, size_of_pill
from ..theme import theme
from ..views.arranged_view import ArrangedView
from ..words import bean_name
from .key_button import KeyButton

if TYPE_CHECKING:
    from ..controller import GameController

_CARD: Final = 62
_STEP: Final = 84
_MOST_IN_A_LINE: Final = 6


class Wish(StrEnum):
    """What somebody says of a kind."""

    NOTHING = "nothing"
    WANTED = "wanted"
    UNWANTED = "unwanted"


_NEXT: Final = {
    Wish.NOTHING: Wish.WANTED,
    Wish.WANTED: Wish.UNWANTED,
    Wish.UNWANTED: Wish.NOTHING,
}
_BY_KEY: Final = {
    Qt.Key.Key_Plus: Wish.WANTED,
    Qt.Key.Key_Minus: Wish.UNWANTED,
    Qt.Key.Key_0: Wish.NOTHING,
    Qt.Key.Key_Delete: Wish.NOTHING,
    Qt.Key.Key_Backspace: Wish.NOTHING,
}


@dataclass(frozen=True, slots=True)
class WishedKind:
    """A kind of the deck, and what is said of it."""

    bean: Bean
    wish: Wish


class WishesModel(ListModel[WishedKind]):
    """The kinds of the deck in their order."""

    def __init__(self, kinds: tuple[Bean, ...], wishes: Wishes) -> None:
        super().__init__()
        said = dict.fromkeys(kinds, Wish.NOTHING)
        said |= {bean: Wish.WANTED for bean in wishes.wanted if bean in said}
        said |= {bean: Wish.UNWANTED for bean in wishes.unwanted if bean in said}
        self.replace_rows([WishedKind(bean, wish) for bean, wish in said.items()])

    @property
    def wishes(self) -> Wishes:
        of = {
            wish: tuple(row.bean for row in self.rows if row.wish is wish)
            for wish in (Wish.WANTED, Wish.UNWANTED)
        }
        return Wishes(of[Wish.WANTED], of[Wish.UNWANTED])

    def say(self, number: int, wish: Wish | None = None) -> None:
        """Says this of a kind; None goes on to the next thing that can be said."""
        rows = list(self.rows)
        row = rows[number]
        rows[number] = WishedKind(row.bean, _NEXT[row.wish] if wish is None else wish)
        self.replace_rows(rows)

    def key(self, row: WishedKind) -> Hashable:
        return row.bean

    def word(self, row: WishedKind) -> str:
        """What is said of the kind; "" for nothing."""
        if row.wish is Wish.WANTED:
            return self.tr("welcome")
        return self.tr("unwelcome") if row.wish is Wish.UNWANTED else ""

    def text(self, row: WishedKind, number: int) -> str:
        word = self.word(row)
        name = bean_name(row.bean)
        return f"{name}, {word}" if word else name

    def description(self, row: WishedKind, number: int) -> str:
        return self.tr("Space: the next choice. +: welcome. −: unwelcome. Del: neither.")


class _WishDelegate(QStyledItemDelegate):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: WishedKind = index.data(Role.ROW)
        model = index.model()
        assert isinstance(model, WishesModel)
        colours = theme()
        card = QRectF(option.rect)
        card.setLeft(card.center().x() - _CARD / 2)
        card.setWidth(_CARD)
        card.setHeight(card_height(_CARD))
        unwanted = row.wish is Wish.UNWANTED
        paint_card(painter, card, row.bean, dim=0.45 if unwanted else 1.0, grey=unwanted)
        word = model.word(row)
        if word:
            fill, ink = (
                (colours.must, colours.paper) if unwanted else (colours.leaf, colours.on_leaf)
            )
            paint_ring(painter, card, fill, 3, radius=card_radius(card))
            width, height = size_of_pill(word)
            pill = QRectF(0, 0, width, height)
            pill.moveCenter(QRectF(option.rect).center())
            pill.moveTop(card.bottom() + 6)
            paint_pill(painter, pill, word, fill, ink)
            badge = QRectF(card.right() - 16, card.top() - 8, 24, 24)
            painter.setBrush(colours.paper)
            painter.setPen(fill)
            painter.drawEllipse(badge)
            sign = "no-entry" if unwanted else "heart"
            paint_icon(painter, badge.adjusted(4, 4, -4, -4), sign, fill)
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_focus(painter, card, card_radius(card), colours.ink)


class WishesView(ArrangedView):
    """The kinds in lines. A click or Space goes on to the next thing to say of one."""

    def __init__(self, model: WishesModel, parent: QWidget | None = None) -> None:
        self._step = max(_STEP, theme().px(_STEP))
        super().__init__(model, parent)
        self._wishes = model
        self.setItemDelegate(_WishDelegate(self))
        self.chosen.connect(model.say)
        columns = min(_MOST_IN_A_LINE, model.rowCount())
        lines = -(-model.rowCount() // _MOST_IN_A_LINE)
        self.setFixedSize(columns * self._step + 12, lines * self._line() + 12)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setCurrentIndex(model.index(0))

    def _line(self) -> int:
        return round(card_height(_CARD)) + theme().px(20) + 18

    def arrange(self, count: int, size: QSize) -> list[QRect]:
        return [
            QRect(
                6 + number % _MOST_IN_A_LINE * self._step,
                12 + number // _MOST_IN_A_LINE * self._line(),
                self._step,
                self._line() - 10,
            )
            for number in range(count)
        ]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        if row >= 0 and event.key() in _BY_KEY:
            self._wishes.say(row, _BY_KEY[Qt.Key(event.key())])
        elif row >= 0 and event.key() == Qt.Key.Key_Space:
            self._wishes.say(row)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()  # for the dialog
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.RightButton and index.isValid():
            self.setCurrentIndex(index)
            said = self._wishes.rows[index.row()].wish
            wish = Wish.NOTHING if said is Wish.UNWANTED else Wish.UNWANTED
            self._wishes.say(index.row(), wish)
        else:
            super().mousePressEvent(event)


class WishesDialog(QDialog):
    """Asks a person, and says it to all when it is accepted."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._seat = controller.seat
        kinds = tuple(bean for bean, count in controller.view.rules.deck.items() if count)
        self.model = WishesModel(kinds, controller.talk.wishes[self._seat])
        self.model.setParent(self)
        self.view = WishesView(self.model, self)
        self.view.setAccessibleName(self.tr("Kinds of beans"))
        self.setWindowTitle(self.tr("Your wishes"))
        words = QLabel(
            self.tr(
                "Which beans are welcome, and which are not? Everybody sees it, and the computers "
                "mind it when they make offers. It binds nobody."
            )
        )
        words.setWordWrap(True)
        self.way = QLabel(
            self.tr("Click a kind once: welcome. Twice: unwelcome. Three times: neither.")
        )
        self.way.setProperty("tone", "quiet")
        self.way.setWordWrap(True)
        self.say_button = KeyButton("main")
        self.say_button.set_words(self.tr("Say it"))
        self.say_button.setDefault(True)
        self.say_button.clicked.connect(self.accept)
        cancel = KeyButton()
        cancel.set_words(self.tr("Cancel"), "Esc")
        cancel.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.say_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 14, 18, 14)
        layout.setSpacing(10)
        layout.addWidget(words)
        layout.addWidget(self.way)
        layout.addWidget(self.view, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addLayout(buttons)
        self.accepted.connect(self._say)
        self.view.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accept()
        else:
            super().keyPressEvent(event)

    def _say(self) -> None:
        if self._controller.seat == self._seat:
            self._controller.talk.wish(*self.model.wishes)
