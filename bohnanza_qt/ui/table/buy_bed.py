"""The bed behind the own fields that can be bought, as long as one is for sale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ...engine.actions import BuyField
from ...engine.state import Phase
from ..delegates.marks import LEAST_PX, draw_focus, draw_pill, letters, pill_width
from ..painting import paint_panel, paint_ring
from ..theme import theme
from ..words import reason_sentence
from .keys import Act, shown_key
from .metrics import TableMetrics, metrics_for

if TYPE_CHECKING:
    from ..controller import GameController
    from .gestures import Gestures

_RADIUS = 12.0
_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


class BuyBed(QAbstractButton):
    """Pressed, it buys a field. While the rules refuse that, it is disabled and says why."""

    def __init__(
        self, controller: GameController, gestures: Gestures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._metrics = metrics_for(1280, 800, 3)
        self._price = ""
        self._refusal = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._gestures = gestures
        self.clicked.connect(gestures.buy_field)
        gestures.changed.connect(self.refresh)
        controller.view_changed.connect(self.refresh)
        self.refresh()

    @property
    def is_for_sale(self) -> bool:
        """The rules let this seat own one more field than it has."""
        view = self._controller.view
        price, owned = view.rules.field_price, len(view.me.fields)
        over = view.phase is Phase.OVER
        return price is not None and owned < view.rules.max_fields and not over

    @property
    def refusal(self) -> str:
        """Why a field cannot be bought now; "" if it can."""
        return self._refusal

    def set_metrics(self, metrics: TableMetrics) -> None:
        self._metrics = metrics
        self.update()

    def refresh(self) -> None:
        view = self._controller.view
        if not self.is_for_sale:
            return
        action = BuyField(view.seat)
        reason = self._controller.explain(action)
        self._refusal = "" if reason is None else reason_sentence(reason, action, view)
        self._price = self.tr("Buy a field for %n coin(s)", "", view.rules.field_price or 0)
        self.setEnabled(reason is None and not self._gestures.only_looks)
        self.setAccessibleName(self._price)
        key = self.tr("Key: {key}").format(key=shown_key(Act.BUY_FIELD))
        self.setAccessibleDescription(self._refusal or key)
        self.setToolTip("\n".join([self._price, self._refusal or key]))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, metrics = theme(), self._metrics
        bed = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        lit = self.isEnabled() and (self.underMouse() or self.isDown())
        ground = colours.leaf_ground if lit else colours.win
        paint_panel(painter, bed, ground, radius=_RADIUS, line=colours.edge, dashed=True)
        if self.isEnabled():
            paint_ring(painter, bed.adjusted(2, 2, -2, -2), colours.leaf, 2, radius=_RADIUS)
        inner = bed.adjusted(6, 5, -6, -5)
        if self.isEnabled():
            key, px = shown_key(Act.BUY_FIELD), metrics.px(13)
            text = self.tr("buy")
            pill = QRectF(0, 0, pill_width(text, px, key), px * 1.8)
            pill.moveCenter(QPointF(inner.center().x(), inner.bottom() - pill.height() / 2))
            draw_pill(painter, pill, text, px, colours.leaf, colours.on_leaf, key=key)
            inner.setBottom(pill.top() - 2)
            self._write(painter, inner, self._price, 14, 800)
        else:
            price = QRectF(inner)
            price.setHeight(inner.height() * 0.4)
            self._write(painter, price, self._price, 13, 800)
            inner.setTop(price.bottom())
            self._write(painter, inner, self._refusal, 12, 600)
        if self.hasFocus():
            draw_focus(painter, bed.adjusted(4, 4, -4, -4), _RADIUS, colours.sky)

    def _write(self, painter: QPainter, room: QRectF, text: str, size: int, weight: int) -> None:
        """As large as fits into `room`, on several lines."""
        px = self._metrics.px(size)
        while px > LEAST_PX:
            needed = QFontMetricsF(letters(px, weight)).boundingRect(room, int(_WRAPPED), text)
            if needed.height() <= room.height() and needed.width() <= room.width():
                break
            px -= 1
        painter.setFont(letters(px, weight))
        painter.setPen(theme().leaf if self.isEnabled() else theme().ink2)
        painter.drawText(room, int(_WRAPPED), text)
