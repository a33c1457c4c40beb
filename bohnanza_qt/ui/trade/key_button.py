"""A button that shows the key that presses it, as long as there is room for both."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter, QWidget

from ..delegates.marks import draw_key, key_width
from ..key_names import key_name
from ..literal import literal
from ..theme import theme

_KEY_PX = 11
"""Text size of the cap at 100 %."""
_EDGES = 34
"""Pixels beside the words, at 100 %."""


class KeyButton(QPushButton):
    """`key` is shown in a cap behind the words, and told to screen readers in the tooltip."""

    def __init__(
        self, kind: str = "", parent: QWidget | None = None, *, dense: bool = False
    ) -> None:
        super().__init__(parent)
        self._key = ""
        self._words = ""
        self._wraps = False
        self.setProperty("dense", dense)
        if kind:
            self.setProperty("kind", kind)
        self.setAutoDefault(False)
        # A click leaves the keyboard where it is: Space goes on to mean what it meant.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def key(self) -> str:
        return self._key

    def set_wraps(self, wraps: bool) -> None:
        """Whether words that are too long for one line go on in a second one."""
        self._wraps = wraps
        self._break_words()

    def set_words(self, text: str, key: str = "", tip: str = "") -> None:
        """`key` in Qt's portable notation; `tip` says more than the words do."""
        self._key = key_name(key)
        self._words = literal(text)
        self.setText(self._words)
        self._break_words()
        self.setAccessibleName(text)
        says = [tip or text]
        if self._key:
            says.append(self.tr("Key: {key}").format(key=self._key))
        self.setToolTip("\n".join(says))
        self.setAccessibleDescription(" ".join(says))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        return QSize(size.width() + self._cap_width(), size.height())

    def minimumSizeHint(self) -> QSize:
        return super().sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._break_words()

    def _break_words(self) -> None:
        if not self._wraps:
            return
        text = self._words
        room = self.width() - theme().px(_EDGES)
        if self.fontMetrics().horizontalAdvance(text) > room:
            text = in_two_lines(text, self.fontMetrics())
        if text != self.text():
            self.setText(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        cap = self._cap_width()
        if not cap or self.width() < super().sizeHint().width() + cap:
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        option.rect = option.rect.adjusted(0, 0, -cap, 0)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonLabel, option)
        painter.setRenderHint(painter.RenderHint.Antialiasing)
        words = QRectF(self.rect())
        side = (self.width() - self._words_width() - cap) / 2
        at = QPointF(words.right() - side - cap + self._gap(), words.center().y() + 0.5)
        draw_key(painter, at, self._key, theme().px(_KEY_PX), self._ink())

    def _words_width(self) -> float:
        metrics = self.fontMetrics()
        wide = max(metrics.horizontalAdvance(line) for line in self.text().split("\n"))
        return wide + (self.iconSize().width() + 4 if not self.icon().isNull() else 0)

    def _gap(self) -> int:
        return theme().px(7)

    def _cap_width(self) -> int:
        if not self._key or not self.isEnabled():
            return 0
        return round(key_width(self._key, theme().px(_KEY_PX))) + self._gap()

    def _ink(self) -> QColor:
        colours = theme()
        return colours.on_leaf if self.property("kind") == "main" else colours.ink


def in_two_lines(text: str, metrics: QFontMetrics) -> str:
    """The text broken at the space that makes the longer line shortest."""
    words = text.split(" ")
    ways = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words))]
    if not ways:
        return text
    return "\n".join(min(ways, key=lambda way: max(map(metrics.horizontalAdvance, way))))
