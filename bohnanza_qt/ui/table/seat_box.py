"""The person's own seat: sign, name, coins, and what is set aside until it is planted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...players.talk import NO_WISHES, Wishes
from ...session.signs import Sign
from ..card_art import card_height, paint_card, paint_coin
from ..delegates.marks import draw_centred, draw_text, elided, text_width
from ..delegates.wish_marks import draw_wishes, wishes_width
from ..icons import paint_icon
from ..painting import paint_panel
from ..seat_signs import paint_seat_sign
from ..theme import theme
from ..words import bean_name, list_phrase
from ..words.wishes import wishes_phrases
from .keys import Act, shown_key
from .metrics import TableMetrics, metrics_for

if TYPE_CHECKING:
    from ..controller import GameController

_MOST_SHOWN = 4


class SeatBox(QWidget):
    """Painted; what it shows is its accessible description. A click asks for the own wishes."""

    wishes_wanted = Signal()

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._metrics = metrics_for(1280, 800, 3)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        controller.view_changed.connect(self.refresh)
        controller.talk.said.connect(self.refresh)
        self.refresh()

    def set_metrics(self, metrics: TableMetrics) -> None:
        self._metrics = metrics
        if metrics.narrow:
            self.setFixedSize(QSize(metrics.side, metrics.px(46)))
        else:
            self.setFixedSize(QSize(metrics.px(104), metrics.fields))
        self.update()

    def refresh(self) -> None:
        view = self._controller.view
        name = self._controller.names[view.seat]
        self.setAccessibleName(self.tr("Your seat: {name}").format(name=name))
        words = [self.tr("%n coin(s)", "", view.me.coins)]
        if view.me.aside:
            beans = list_phrase([bean_name(bean) for bean in view.me.aside])
            words.append(self.tr("set aside: {beans}").format(beans=beans))
        words += wishes_phrases(self._wishes)
        self.setAccessibleDescription(", ".join(words))
        can_wish = self._controller.talk.can_wish
        tip = self.tr("Click: say which beans are welcome. Key: {key}")
        told = tip.format(key=shown_key(Act.WISHES))
        self.setToolTip(", ".join(words) + (f"\n{told}" if can_wish else ""))
        shape = Qt.CursorShape.PointingHandCursor if can_wish else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.update()

    @property
    def _sign(self) -> Sign:
        return self._controller.signs[self._controller.view.seat]

    @property
    def _wishes(self) -> Wishes:
        return self._controller.talk.wishes[self._controller.view.seat]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._controller.talk.can_wish:
            self.wishes_wanted.emit()
        else:
            super().mousePressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()

    def coins_rect(self) -> QRectF:
        """Where the coins lie: the end of a harvest's flight."""
        side = self._metrics.px(22)
        if self._metrics.narrow:
            return QRectF(self.width() - side * 2.6, (self.height() - side) / 2, side, side)
        return QRectF(self.width() / 2 - side, self.height() * 0.6 - side / 2, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._metrics.narrow:
            self._paint_row(painter)
        else:
            self._paint_column(painter)

    def _paint_row(self, painter: QPainter) -> None:
        """On one line under the side panel."""
        colours, metrics, view = theme(), self._metrics, self._controller.view
        area = QRectF(self.rect())
        paint_panel(painter, area, colours.paper)
        middle, side = area.center().y(), metrics.px(28)
        sign = QRectF(metrics.px(10), middle - side / 2, side, side)
        paint_seat_sign(painter, sign, self._sign)
        coin = self.coins_rect()
        aside = view.me.aside or ()
        left = sign.right() + metrics.px(8)
        name = self._controller.names[view.seat]
        cards = self._wishes_width()
        if aside:
            # So far apart that the letters are seen, as long as the name can be read.
            wide = text_width(name, metrics.px(15), 800) + metrics.px(14) + metrics.px(20)
            spread = (coin.left() - left - wide) / max(1, len(aside[:_MOST_SHOWN]) - 1)
            step = max(metrics.px(14), min(metrics.px(22), spread))
            cards = metrics.px(20) + step * (len(aside[:_MOST_SHOWN]) - 1)
        room = coin.left() - left - cards - metrics.px(8)
        draw_text(painter, QPointF(left, middle), name, metrics.px(15), 800, colours.ink, room)
        for place, bean in enumerate(aside[:_MOST_SHOWN]):
            high = card_height(metrics.px(20))
            at = coin.left() - cards - metrics.px(6) + step * place
            paint_card(painter, QRectF(at, middle - high / 2, metrics.px(20), high), bean)
        if not aside:
            at = coin.left() - cards - metrics.px(6)
            self._paint_wishes(painter, QPointF(at, middle), cards)
        paint_coin(painter, coin)
        start = QPointF(coin.right() + metrics.px(5), middle)
        draw_text(painter, start, str(view.me.coins), metrics.px(18), 900, colours.ink)

    def _paint_column(self, painter: QPainter) -> None:
        """Beside the fields."""
        colours, metrics, view = theme(), self._metrics, self._controller.view
        middle, high = self.width() / 2, self.height()
        side = min(metrics.px(34), high * 0.28)
        paint_seat_sign(painter, QRectF(middle - side / 2, high * 0.02, side, side), self._sign)
        name = elided(self._controller.names[view.seat], metrics.px(15), 800, self.width() - 4)
        draw_centred(painter, QPointF(middle, high * 0.385), name, metrics.px(15), 800, colours.ink)
        coins, px = str(view.me.coins), metrics.px(20)
        coin = metrics.px(22)
        wide = coin + metrics.px(5) + text_width(coins, px, 900)
        left = middle - wide / 2
        paint_coin(painter, QRectF(left, high * 0.6 - coin / 2, coin, coin))
        draw_text(
            painter, QPointF(left + coin + metrics.px(5), high * 0.6), coins, px, 900, colours.ink
        )
        if view.me.aside:
            self._aside(painter, high * 0.87)
            if self._controller.talk.can_wish:
                # The wishes are still there to be said, in the corner beside the sign.
                heart = metrics.px(16)
                at = QRectF(self.width() - heart - 4, high * 0.02, heart, heart)
                paint_icon(painter, at, "heart", colours.ink2)
            return
        wide = min(self._wishes_width(), self.width() - 4.0)
        self._paint_wishes(painter, QPointF(middle - wide / 2, high * 0.87), wide)

    def _wishes_width(self) -> float:
        """Room for the wishes, for at most half of a narrow box; where there are none, for the sign
        that invites to say some."""
        px = self._metrics.px(11)
        if not self._controller.talk.can_wish and self._wishes == NO_WISHES:
            return 0.0
        wide = wishes_width(self._wishes, px) or px * 1.4
        return min(wide, self.width() * 0.5) if self._metrics.narrow else wide

    def _paint_wishes(self, painter: QPainter, at: QPointF, room: float) -> None:
        px = self._metrics.px(11)
        if self._wishes != NO_WISHES:
            draw_wishes(painter, at, self._wishes, px, room)
        elif room:
            side = px * 1.4
            sign = QRectF(at.x(), at.y() - side / 2, side, side)
            paint_icon(painter, sign, "heart", theme().ink2)

    def _aside(self, painter: QPainter, at: float) -> None:
        colours, metrics = theme(), self._metrics
        aside = self._controller.view.me.aside or ()
        width = metrics.px(20)
        high = card_height(width)
        shown = aside[:_MOST_SHOWN]
        step = metrics.px(22)
        cards = width + step * (len(shown) - 1)
        words = self.tr("set aside")
        text = text_width(words, metrics.px(12), 700) + metrics.px(5)
        if text + cards > self.width():
            # The cards have to be told apart; what they are is also said by the cloth.
            words, text = "", 0.0
        left = (self.width() - text - cards) / 2
        draw_text(painter, QPointF(left, at), words, metrics.px(12), 700, colours.ink2)
        for place, bean in enumerate(shown):
            paint_card(
                painter, QRectF(left + text + step * place, at - high / 2, width, high), bean
            )
