"""The draw pile, the discard pile and the turned-over cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ...engine.actions import CardRef
from ..card_art import card_radius, paint_back, paint_card
from ..cards_mime import DraggedCard
from ..delegates.marks import (
    draw_centred,
    draw_focus,
    draw_text,
    fitting,
    pill_width,
    rounded,
    text_width,
)
from ..fonts import text_font
from ..icons import paint_icon
from ..models.open_cards_model import OpenCard, OpenCardsModel
from ..theme import theme, theme_signals
from ..views.card_row_view import CardRowView
from ..words import bean_name
from .discard_dialog import DiscardDialog
from .metrics import (
    CARD_RATIO,
    SMALL_CARD_RATIO,
    SMALLEST_CARD,
    TableMetrics,
    metrics_for,
)

if TYPE_CHECKING:
    from ..controller import GameController
    from ..trade_draft import TradeDraft
    from .gestures import Gestures

_COIN = QColor("#f2bd3f")


class PilesPanel(QWidget):
    """Both piles side by side, the turned-over cards under them."""

    def __init__(
        self,
        controller: GameController,
        draft: TradeDraft,
        gestures: Gestures,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._draft = draft
        self._gestures = gestures
        self.draw_pile = DrawPile(controller, self)
        self.discard_pile = DiscardPile(controller, self)
        self._label = QLabel(self)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._label.setProperty("tone", "quiet")
        self.model = OpenCardsModel("revealed", self)
        self.view = CardRowView(self.model, self)
        self.view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        piles = QHBoxLayout()
        piles.setSpacing(2)
        piles.addWidget(self.draw_pile)
        piles.addWidget(self.discard_pile)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(piles, 3)
        layout.addWidget(self._label)
        layout.addWidget(self.view, 2)
        self.view.chosen.connect(self._choose)
        self.view.drag_began.connect(self._begin_drag)
        self.view.drag_ended.connect(gestures.end_drag)
        controller.view_changed.connect(self.refresh)
        gestures.changed.connect(self.refresh)
        draft.changed.connect(self.refresh)
        theme_signals().changed.connect(self._dress)
        self.refresh()

    def set_metrics(self, metrics: TableMetrics) -> None:
        self.setFixedWidth(metrics.piles)
        self.draw_pile.set_metrics(metrics)
        self.discard_pile.set_metrics(metrics)
        self.view.set_metrics(metrics)
        self._metrics = metrics
        self._dress()

    def refresh(self) -> None:
        view, gestures = self._controller.view, self._gestures
        mine = view.active == view.seat
        if mine or not view.revealed:
            self._label.setText(self.tr("Turned over"))
        else:
            name = self._controller.names[view.active]
            self._label.setText(self.tr("Turned over by {name}").format(name=name))
        self._label.setVisible(bool(view.revealed))
        self.view.setVisible(bool(view.revealed))
        self.view.setAccessibleName(self._label.text())
        offered = {
            ref.index: at for at, ref in enumerate(self._draft.give) if ref.place == "revealed"
        }
        self.model.revision = self._controller.revision
        self.model.replace_rows(
            [
                OpenCard(
                    bean,
                    place,
                    mine=mine,
                    offered=offered.get(place),
                    dragged=DraggedCard("revealed", place) in gestures.dragged,
                )
                for place, bean in enumerate(view.revealed)
            ]
        )

    def focused_card(self) -> CardRef | None:
        """The turned-over card that has the keyboard focus."""
        row = self.view.currentIndex().row()
        return CardRef("revealed", row) if self.view.hasFocus() and row >= 0 else None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.view.retranslate()
            self.refresh()

    def _dress(self) -> None:
        self._label.setFont(text_font(self._metrics.px(12), 800))

    _metrics: TableMetrics = metrics_for(1280, 800, 3)

    def _choose(self, row: int) -> None:
        self._gestures.press_card(DraggedCard("revealed", row))

    def _begin_drag(self, row: int) -> None:
        self._gestures.begin_drag([DraggedCard("revealed", row)])


class DrawPile(QWidget):
    """The draw pile: how many cards are left, and which pass of the pile it is."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._metrics = metrics_for(1280, 800, 3)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        controller.view_changed.connect(self.refresh)
        self.refresh()

    def set_metrics(self, metrics: TableMetrics) -> None:
        self._metrics = metrics
        self.update()

    def refresh(self) -> None:
        view = self._controller.view
        self.setAccessibleName(self.tr("Draw pile"))
        words = [self.tr("%n card(s)", "", view.draw_pile), self._pass_words()]
        self.setAccessibleDescription(", ".join(words))
        self.setToolTip(", ".join(words))
        self.update()

    def card_rect(self) -> QRectF:
        """Where the top card lies."""
        return pile_rect(QRectF(self.rect()), self._metrics)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        view, metrics = self._controller.view, self._metrics
        card = self.card_rect()
        paint_title(painter, card, metrics, self.tr("Draw pile"))
        if view.draw_pile:
            for behind in range(min(3, (view.draw_pile + 9) // 10) - 1, 0, -1):
                paint_back(painter, card.translated(behind * 2.0, behind * 2.0))
            paint_back(painter, card)
        else:
            paint_no_card(painter, card)
        paint_size(painter, card, metrics, view.draw_pile)
        self._passes(painter, card)

    def _pass_words(self) -> str:
        view = self._controller.view
        passes = view.rules.exhaustions
        return self.tr("pass {number} of {all}").format(
            number=min(passes, view.exhaustions + 1), all=passes
        )

    def _passes(self, painter: QPainter, card: QRectF) -> None:
        """A pip for each pass: played, this one, to come; then the same in words."""
        view, metrics, colours = self._controller.view, self._metrics, theme()
        passes = view.rules.exhaustions
        pip, step = metrics.px(8), metrics.px(13)
        y = card.bottom() + metrics.px(13)
        words = QPointF(self.width() / 2, y + metrics.px(14))
        if passes <= 5:
            left = self.width() / 2 - (step * (passes - 1) + pip) / 2
            for number in range(passes):
                dot = QRectF(left + number * step, y - pip / 2, pip, pip)
                fill = colours.ink2 if number < view.exhaustions else None
                if number == view.exhaustions:
                    fill = _COIN
                rounded(painter, dot, pip / 2, fill, colours.ink2, 1.5)
        else:
            words -= QPointF(0, metrics.px(12))
        text = self._pass_words()
        px = fitting(text, metrics.px(12), 700, self.width() - 2)
        draw_centred(painter, words, text, px, 700, colours.ink2)


class DiscardPile(QAbstractButton):
    """The discard pile; pressed, it shows what lies there, if the rules let one look."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._metrics = metrics_for(1280, 800, 3)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self._show_cards)
        controller.view_changed.connect(self.refresh)
        self.refresh()

    def set_metrics(self, metrics: TableMetrics) -> None:
        self._metrics = metrics
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(60, 80)

    def refresh(self) -> None:
        view = self._controller.view
        self.setAccessibleName(self.tr("Discard pile"))
        words = [self.tr("%n card(s)", "", view.discard_size)]
        if view.discard:
            top = bean_name(view.discard[-1])
            words.append(self.tr("on top: {bean}").format(bean=top))
        self.setAccessibleDescription(", ".join(words))
        opens = bool(view.discard) and view.rules.discard_open
        tip = self.tr("Look through the discard pile") if opens else ", ".join(words)
        self.setToolTip(tip)
        self.setEnabled(opens)
        self.setCursor(Qt.CursorShape.PointingHandCursor if opens else Qt.CursorShape.ArrowCursor)
        self.update()

    def card_rect(self) -> QRectF:
        """Where the top card lies."""
        return pile_rect(QRectF(self.rect()), self._metrics)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        view, metrics, colours = self._controller.view, self._metrics, theme()
        card = self.card_rect()
        paint_title(painter, card, metrics, self.tr("Discard"))
        if view.discard:
            for behind in range(min(3, (view.discard_size + 9) // 10) - 1, 0, -1):
                paper = card.translated(behind * 2.0, behind * 2.0)
                rounded(painter, paper, card_radius(card), colours.paper, colours.line)
            paint_card(painter, card, view.discard[-1])
        else:
            paint_no_card(painter, card)
        paint_size(painter, card, metrics, view.discard_size)
        if self.isEnabled():
            self._open_words(painter, card)
        if self.hasFocus():
            draw_focus(painter, card, card_radius(card), colours.sky)

    def _open_words(self, painter: QPainter, card: QRectF) -> None:
        metrics, colours = self._metrics, theme()
        text, px = self.tr("open"), metrics.px(12)
        eye = metrics.px(14)
        wide = eye + metrics.px(3) + text_width(text, px, 700)
        at = QPointF(self.width() / 2 - wide / 2, card.bottom() + metrics.px(18))
        ink = colours.sky if self.underMouse() else colours.ink2
        paint_icon(painter, QRectF(at.x(), at.y() - eye / 2, eye, eye), "eye", ink)
        draw_text(painter, at + QPointF(eye + metrics.px(3), 0), text, px, 700, ink)

    def _show_cards(self) -> None:
        dialog = DiscardDialog(self._controller.view.discard, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


def pile_rect(area: QRectF, metrics: TableMetrics) -> QRectF:
    """Where the top card of a pile lies: under its title, above what is said of it; all three
    together stand in the middle of `area`."""
    title, foot = metrics.px(20), metrics.px(36)
    most = max(20.0, area.height() - title - foot)
    width = min(area.width() - metrics.px(16), metrics.hand_card * 1.1)
    ratio = CARD_RATIO if width >= SMALLEST_CARD else SMALL_CARD_RATIO
    if width * ratio > most:
        ratio = SMALL_CARD_RATIO if most < SMALLEST_CARD * CARD_RATIO else ratio
        width = min(width, most / ratio)
    height = width * ratio
    left = area.left() + (area.width() - width) / 2 - 2
    return QRectF(left, area.top() + title + (most - height) / 2, width, height)


def paint_title(painter: QPainter, card: QRectF, metrics: TableMetrics, title: str) -> None:
    at = QPointF(card.center().x() + 2, card.top() - metrics.px(11))
    px = fitting(title, metrics.px(12), 800, card.width() * 1.22)
    draw_centred(painter, at, title, px, 800, theme().ink2)


def paint_no_card(painter: QPainter, card: QRectF) -> None:
    """The place of a pile that is empty."""
    rounded(painter, card, card_radius(card), None, theme().edge, 2, dashed=True)


def paint_size(painter: QPainter, card: QRectF, metrics: TableMetrics, size: int) -> None:
    """How many cards lie in a pile, on its lower corner."""
    colours, px = theme(), metrics.px(13)
    pill = QRectF(0, 0, max(pill_width(str(size), px), px * 2.0), px * 1.6)
    pill.moveCenter(QPointF(card.right() - pill.width() * 0.25, card.bottom() - px * 0.5))
    rounded(painter, pill, pill.height() / 2, colours.ink, colours.paper, 2)
    draw_centred(painter, pill.center(), str(size), px, 900, colours.win)
