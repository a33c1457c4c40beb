"""The cloth in the middle of the table while nothing is traded: what is to be done now, and the
cards that lie there to be planted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ...engine.play import Question
from ...engine.view import PlayerView
from ..cards_mime import DraggedCard
from ..fonts import text_font, title_font
from ..icons import icon
from ..models.open_cards_model import OpenCard, OpenCardsModel
from ..since import SinceLastTurn
from ..stylesheet import CLOTH_RADIUS
from ..textures import gingham
from ..theme import theme, theme_signals
from ..trade.key_button import KeyButton
from ..views.card_row_view import LARGER, CardRowView
from ..words import bean_name
from .acts import lying_cards
from .keys import Act, key_of, shown_key
from .metrics import TableMetrics, metrics_for
from .planting_words import PlantingWords
from .prompts import PromptWords

if TYPE_CHECKING:
    from ..controller import GameController
    from .gestures import Gestures


_MARGIN: Final = 14
_SIZES: Final = ((22, 15), (19, 14), (17, 13), (15, 12))
"""Letters of the title and of the text, the largest first."""


class Cloth(QWidget):
    """The gingham cloth: the sheet that says what to do, and the cards to be planted from here:
    set aside, left by the other, or turned over where nothing is traded."""

    rule_wanted = Signal(str)  # the phase whose rule is asked for
    since_wanted = Signal()  # what happened since one's last turn

    def __init__(
        self, controller: GameController, gestures: Gestures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._gestures = gestures
        self._words = PromptWords(self)
        self._planting = PlantingWords(self)
        self._metrics = metrics_for(1280, 800, 3)
        self._topic = ""
        self.cards_model = OpenCardsModel("aside", self)
        self.cards_view = CardRowView(self.cards_model, self, large=True)
        self.cards_view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._since = SinceLastTurn(controller)
        self._sheet = QFrame(self)
        self._sheet.setProperty("kind", "panel")
        self._title = QLabel(self._sheet)
        self._title.setWordWrap(True)
        self._text = QLabel(self._sheet)
        self._text.setWordWrap(True)
        self._rule = QPushButton(self._sheet)
        self._rule.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._rule.clicked.connect(lambda: self.rule_wanted.emit(self._topic))
        self.since = KeyButton("flat", self._sheet)
        self.since.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.since.clicked.connect(self.since_wanted)
        self.discard = KeyButton(parent=self._sheet)
        self.discard.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.discard.clicked.connect(self._discard)
        self._lay_out()
        self.cards_view.chosen.connect(self._choose)
        self.cards_view.moved.connect(lambda row: gestures.select_card(self._card(row)))
        self.cards_view.drag_began.connect(self._begin_drag)
        self.cards_view.drag_ended.connect(gestures.end_drag)
        controller.view_changed.connect(self.refresh)
        gestures.changed.connect(self.refresh)
        theme_signals().changed.connect(self._dress)
        self._retranslate()
        self._dress()

    def _lay_out(self) -> None:
        sheet = QVBoxLayout(self._sheet)
        self._sheet_layout = sheet
        sheet.setSpacing(8)
        sheet.addStretch(1)
        sheet.addWidget(self._title)
        sheet.addWidget(self._text)
        buttons = QHBoxLayout()
        buttons.addWidget(self.discard)
        buttons.addWidget(self._rule)
        buttons.addWidget(self.since)
        buttons.addStretch(1)
        sheet.addSpacing(4)
        sheet.addLayout(buttons)
        sheet.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        layout.setSpacing(12)
        layout.addWidget(self.cards_view)
        layout.addWidget(self._sheet, 1, Qt.AlignmentFlag.AlignVCenter)

    def set_metrics(self, metrics: TableMetrics) -> None:
        self._metrics = metrics
        self.cards_view.set_metrics(metrics)
        self._dress()

    def refresh(self) -> None:
        """Brings the sheet and the cards to this moment."""
        view, gestures = self._controller.view, self._gestures
        card = gestures.destinations.required
        homeless = card is not None and not gestures.destinations.fields_for(card)
        place, beans = lying_cards(view)
        mine = place == "aside" or view.active == view.seat
        takes = [
            gestures.destinations.fields_for(DraggedCard(place, at)) for at in range(len(beans))
        ]
        homes = dict(zip(beans, takes, strict=True)) if mine else {}
        where = self._planting.sentences(homes, must=view.question is Question.PLANT_ASIDE)
        prompt = self._words.find(view, self._controller.names, homeless, where)
        self._topic = prompt.topic.value
        self._title.setText(prompt.title)
        self._text.setText(prompt.text)
        self.cards_view.setVisible(bool(beans))
        self.cards_view.setAccessibleName(self._name_of_cards(view))
        chosen, asks = gestures.carried, not gestures.only_looks
        self.cards_model.revision = self._controller.revision
        self.cards_model.place = place
        self.cards_model.replace_rows(
            [
                OpenCard(
                    bean,
                    at,
                    mine=mine,
                    must=mine and asks and view.question is not Question.MARKET,
                    selected=mine and asks and chosen == DraggedCard(place, at) and len(beans) > 1,
                    dragged=DraggedCard(place, at) in gestures.dragged,
                    homeless=mine and asks and not takes[at],
                    trades=False,
                )
                for at, bean in enumerate(beans)
            ]
        )
        self._offer_discard(view)
        self._offer_since(view)
        self._fit_cards()
        self._fit_sheet()

    def focused_card(self) -> DraggedCard | None:
        """The card on the cloth that has the keyboard focus."""
        row = self.cards_view.currentIndex().row()
        return self._card(row) if self.cards_view.hasFocus() and row >= 0 else None

    def _card(self, row: int) -> DraggedCard:
        return DraggedCard(self.cards_model.place, row)

    def _offer_discard(self, view: PlayerView) -> None:
        """The button that discards the card which is chosen, as long as it can be."""
        card = self._gestures.discardable
        beans = view.offered if card is not None and card.place == "offered" else view.hand
        shown = card is not None and card.index < len(beans)
        self.discard.setVisible(shown)
        if card is not None and shown:
            self.discard.set_words(
                self.tr("Discard {bean}").format(bean=bean_name(beans[card.index])),
                key_of(Act.DISCARD),
                self.tr("Puts this card on the discard pile."),
            )

    def _offer_since(self, view: PlayerView) -> None:
        """At the beginning of the own turn, what happened since the last one."""
        begins = view.question is Question.PLANT_FIRST and not view.planted
        summary = self._since.summary() if begins and not self._gestures.only_looks else ""
        self.since.setVisible(bool(summary))
        if summary:
            tip = self.tr("Shows what happened, in a few lines.")
            self.since.set_words(summary, key_of(Act.SINCE), tip)

    def _discard(self) -> None:
        card = self._gestures.discardable
        if card is not None:
            self._gestures.discard(card)

    def _name_of_cards(self, view: PlayerView) -> str:
        match lying_cards(view)[0]:
            case "aside":
                return self.tr("Set aside for you")
            case "offered" if view.active != view.seat:
                return self.tr("What you left on offer")
            case "offered":
                return self.tr("Left on offer for you")
            case _:
                return self.tr("Turned over")

    def _fit_sheet(self) -> None:
        """On a low cloth the words come first: margins and letters shrink, and the button for the
        rule is left to the bar."""
        metrics = self._metrics
        low = self.height() < metrics.px(190)
        side, foot = (12, 6) if low else (22, 14)
        self._sheet_layout.setContentsMargins(side, foot, side, foot)
        self._sheet.setMinimumHeight(0 if low else metrics.px(150))
        width = self.width() - 2 * _MARGIN - 2 * side
        if not self.cards_view.isHidden():
            width -= self.cards_view.width() + 12
        room = self.height() - 2 * _MARGIN - 2 * foot
        buttons = self._rule.sizeHint().height() + 20
        discards = not (self.discard.isHidden() and self.since.isHidden())
        for with_rule in (True, False):
            for title, text in _SIZES:
                words = self._height_of_words(title, text, width)
                if words + (buttons if with_rule or discards else 0) <= room:
                    self._rule.setVisible(with_rule)
                    return
        self._rule.hide()

    def _height_of_words(self, title: int, text: int, width: int) -> int:
        """Sets the letters of title and text to these sizes, and says how high both are then."""
        self._title.setFont(title_font(self._metrics.px(title)))
        self._text.setFont(text_font(self._metrics.px(text)))
        high = self._title.heightForWidth(width) + self._sheet_layout.spacing()
        return high + (self._text.heightForWidth(width) if self._text.text() else 0)

    def _fit_cards(self) -> None:
        """The cards take the width they need, at most half of the cloth."""
        count = len(self.cards_model.rows)
        if count:
            metrics = self._metrics
            wanted = round(count * metrics.hand_card * LARGER) + (count + 1) * metrics.px(16)
            self.cards_view.setFixedWidth(min(wanted, max(metrics.hand_card, self.width() // 2)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_cards()
        self._fit_sheet()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_cloth(painter, QRectF(self.rect()))

    def _retranslate(self) -> None:
        self._rule.setText(self.tr("The rule"))
        self._rule.setToolTip(self.tr("Key: {key}").format(key=shown_key(Act.RULE)))
        self.refresh()

    def _dress(self) -> None:
        self._rule.setIcon(icon("book"))
        self._fit_sheet()

    def _choose(self, row: int) -> None:
        self._gestures.press_card(self._card(row))

    def _begin_drag(self, row: int) -> None:
        self._gestures.begin_drag([self._card(row)])


def paint_cloth(painter: QPainter, rect: QRectF) -> None:
    """The cloth with its hem."""
    colours = theme()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = rect.adjusted(1.5, 1.5, -1.5, -1.5)
    painter.setBrush(gingham())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRoundedRect(area, CLOTH_RADIUS, CLOTH_RADIUS)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(colours.line)
    painter.drawRoundedRect(area, CLOTH_RADIUS, CLOTH_RADIUS)
