"""The bubble with a hint, and the light on what it speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from ...engine.actions import (
    Accept,
    BuyField,
    CardRef,
    DiscardHand,
    DiscardOffered,
    Harvest,
    MakeOffer,
    Plant,
    PlantAside,
    PlantMarket,
    PlantOffered,
    Reject,
)
from ...players.advice import Advice, Why
from ..icons import icon
from ..models.list_model import Role
from ..painting import paint_ring
from ..theme import theme
from ..trade.key_button import KeyButton
from ..words.hints import hint_reason, hint_title, offer_worth_sentence, worth_sentence
from .keys import KEYS, Act
from .places import PagePlaces

if TYPE_CHECKING:
    from ..hints import Hints
    from .table_page import TablePage

_WIDTH: Final = 320
_DISTANCE: Final = 14
_PATIENCE: Final = 250
"""Milliseconds after which it is said that somebody thinks; what is there sooner comes at once."""

_MOST_OFFERS: Final = 3


class HintBubble(QFrame):
    """Says on a table what its Hints have found, near the place of the move, which is lit."""

    said = Signal(str)
    """The whole hint, for a screen reader."""

    def __init__(self, hints: Hints, page: TablePage) -> None:
        super().__init__(page)
        self._hints = hints
        self._page = page
        self._light = HintLight(page)
        self._title = QLabel()
        self._title.setProperty("tone", "heading")
        self._text = QLabel()
        for label in (self._title, self._text):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.follow = KeyButton("main", dense=True)
        self.close_button = QToolButton()
        self.close_button.setProperty("kind", "flat")
        self.close_button.setIcon(icon("close"))
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE)
        self.setProperty("kind", "bubble")
        self._lay_out()
        self.hide()
        self._patience.timeout.connect(self._show)
        self.follow.clicked.connect(hints.follow)
        self.close_button.clicked.connect(hints.put_away)
        hints.changed.connect(self._refresh)

    @property
    def text(self) -> str:
        """What it says now, "" while it is hidden."""
        return "" if self.isHidden() else "\n".join(filter(None, self._words()))

    @property
    def lit(self) -> tuple[QRect, ...]:
        """What is lit, in pixels of the page."""
        return () if self._light.isHidden() else self._light.places

    def place(self) -> None:
        """Takes its place anew, where the table has another size."""
        if not self.isHidden():
            self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and not self.isHidden():
            self._show()

    # -- inside ---------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.follow)
        whole = self._layout = QVBoxLayout(self)
        whole.setContentsMargins(14, 8, 8, 10)
        whole.setSpacing(6)
        whole.addLayout(top)
        whole.addWidget(self._text)
        whole.addLayout(foot)

    def _refresh(self) -> None:
        if self._hints.is_thinking:
            self._patience.start()
            return
        self._patience.stop()
        if self._hints.is_asked:
            self._show()
            self.said.emit(self.text.replace("\n", " "))
        else:
            self.hide()
            self._light.hide()

    def _show(self) -> None:
        title, text = self._words()
        advice = self._hints.advice
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self.follow.set_words(self.tr("Do it"), KEYS[Act.FOLLOW_HINT][0])
        self.follow.setVisible(advice is not None and advice.action is not None)
        self.close_button.setToolTip(self.tr("Close the hint"))
        self.close_button.setAccessibleName(self.tr("Close the hint"))
        self.setAccessibleName(self.tr("Hint"))
        self.setAccessibleDescription(f"{title} {text}")
        places = [] if advice is None else _places(advice, self._page)
        self._light.shine(places)
        for part in (self, self._title, self._text, self.follow, self.close_button):
            part.ensurePolished()  # a part that was never shown has no font of the theme's yet
        self._layout.activate()  # the layouts within it too forget the former words
        width = min(theme().px(_WIDTH), self._page.width() - 2 * _DISTANCE)
        self.resize(width, self._layout.totalHeightForWidth(width))
        self.move(_beside(places, self.size(), self._page.rect()))
        self.show()
        self.raise_()

    def _words(self) -> tuple[str, str]:
        advice = self._hints.advice
        if advice is None:
            return self.tr("Thinking…"), ""
        controller = self._page.controller
        view, names = controller.view, controller.names
        lines = [hint_reason(advice, names)]
        if advice.worth is not None:
            lines.append(worth_sentence(advice.worth, names))
        if advice.grounds.why in (Why.DEAL, Why.LEADS_FURTHER, Why.NO_DEAL, Why.WAIT):
            offers = advice.offers[:_MOST_OFFERS]
            lines += [offer_worth_sentence(worth, view, names) for worth in offers]
        return hint_title(advice, view, names), "\n".join(filter(None, lines))


class HintLight(QWidget):
    """Rings around what a hint speaks of. Lets everything through to what lies under it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.places: tuple[QRect, ...] = ()
        self._page = page
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def shine(self, places: Sequence[QRect]) -> None:
        self.places = tuple(places)
        self.setGeometry(self._page.rect())
        self.setVisible(bool(places))
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in self.places:
            paint_ring(painter, QRectF(place).adjusted(-3, -3, 3, 3), theme().sky, 4, radius=10)


def _places(advice: Advice, page: TablePage) -> list[QRect]:
    """What the move is about, on the page."""
    action = advice.action
    places = PagePlaces(page, advice.seat)
    found: list[QRectF] = []
    match action:
        case None:
            return []
        case Plant(field=field):
            found = [places.card(CardRef("hand", 0)), places.bed(field)]
        case PlantAside(card=card, field=field) | PlantOffered(card=card, field=field):
            found = [places.on_cloth(card), places.bed(field)]
        case PlantMarket(card=card, field=field):
            found = [places.on_cloth(card), places.bed(field)]
        case Harvest(field=field):
            found = [places.bed(field)]
        case DiscardHand(card=card):
            found = [places.card(CardRef("hand", card))]
        case DiscardOffered(card=card):
            found = [places.on_cloth(card)]
        case MakeOffer(to=to, give=give):
            found = [places.card(card) for card in give]
            if to is not None:
                found.append(places.column(to))
        case Accept(offer=number, give=give):
            return [*(places.card(card).toRect() for card in give), *_ticket(page, number)]
        case Reject(offer=number):
            return _ticket(page, number)
        case BuyField():
            return _whole(page, page.fields.buy_bed)
        case _:
            return _whole(page, page.action_box.button)
    return [place.toRect() for place in found]


def _ticket(page: TablePage, number: int) -> list[QRect]:
    """The open offer in its list, if it can be seen there."""
    view = page.side.offers
    if not view.isVisible():
        return []
    for row in range(view.model().rowCount()):
        index = view.model().index(row, 0)
        if index.data(Role.ROW).offer.number == number:
            seen = view.visualRect(index) & view.viewport().rect()
            if not seen.isEmpty():
                return [QRect(view.viewport().mapTo(page, seen.topLeft()), seen.size())]
    return []


def _whole(page: TablePage, widget: QWidget) -> list[QRect]:
    if not widget.isVisible():
        return []
    return [QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())]


def _beside(places: Sequence[QRect], size: QSize, room: QRect) -> QPoint:
    """Where a bubble of this size hides none of the places, or as little of them as can be; near
    the last of them, which is where the move goes."""
    inside = room.adjusted(_DISTANCE, _DISTANCE, -_DISTANCE, -_DISTANCE)
    if not places:
        return QPointF(inside.center()).toPoint() - QPoint(size.width() // 2, size.height() // 2)
    goal = places[-1]
    left = goal.center().x() - size.width() // 2
    top = goal.center().y() - size.height() // 2
    candidates = [
        QPoint(left, goal.top() - size.height() - _DISTANCE),
        QPoint(goal.left() - size.width() - _DISTANCE, top),
        QPoint(goal.right() + _DISTANCE, top),
        QPoint(left, goal.bottom() + _DISTANCE),
    ]

    def clamped(corner: QPoint) -> QPoint:
        return QPoint(
            max(inside.left(), min(corner.x(), inside.right() - size.width())),
            max(inside.top(), min(corner.y(), inside.bottom() - size.height())),
        )

    def hidden(corner: QPoint) -> int:
        covered = QRect(corner, size)
        return sum(
            seen.width() * seen.height()
            for place in places
            if not (seen := place & covered).isEmpty()
        )

    return min((clamped(corner) for corner in candidates), key=hidden)
