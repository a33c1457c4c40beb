"""A bubble over the table that says something about a place, which is lit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from ..icons import icon
from ..painting import paint_ring
from ..theme import theme
from .bubble_place import DISTANCE, beside, worth_seeing

if TYPE_CHECKING:
    from .table_page import TablePage

_WIDTH: Final = 320


class Bubble(QFrame):
    """Words with a button to close them; what they can do stands in `foot`. Never takes the focus
    by itself, and hides nothing of what it speaks of where there is room beside it."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._light = _Light(page)
        self._title = QLabel()
        self._title.setProperty("tone", "heading")
        self._text = QLabel()
        for label in (self._title, self._text):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.close_button = QToolButton()
        self.close_button.setProperty("kind", "flat")
        self.close_button.setIcon(icon("close"))
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.foot = QHBoxLayout()
        self.foot.addStretch(1)
        self.setProperty("kind", "bubble")
        self._placing = QTimer(self)
        self._placing.setSingleShot(True)
        self._placing.timeout.connect(self.refresh)
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        whole = self._layout = QVBoxLayout(self)
        whole.setContentsMargins(14, 8, 8, 10)
        whole.setSpacing(6)
        whole.addLayout(top)
        whole.addWidget(self._text)
        whole.addLayout(self.foot)
        self.hide()
        page.installEventFilter(self)

    @property
    def text(self) -> str:
        """What it says now, "" while it is hidden."""
        if self.isHidden():
            return ""
        return "\n".join(filter(None, (self._title.text(), self._text.text())))

    @property
    def lit(self) -> tuple[QRect, ...]:
        """What is lit, in pixels of the page."""
        return () if self._light.isHidden() else self._light.places

    def refresh(self) -> None:
        """Says the same again, in the language and at the places of now."""

    def say(
        self, title: str, text: str, places: Sequence[QRect], near: Sequence[QRect] = ()
    ) -> None:
        """Shows the words beside the places, which are on the page, and lights them; without any
        it is shown `near` others, unlit."""
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self.setAccessibleDescription(f"{title} {text}")
        self._light.shine(places)
        for part in (self, *self.findChildren(QWidget)):
            part.ensurePolished()  # a part that was never shown has no font of the theme's yet
        self._layout.activate()  # the layouts within it too forget the former words
        width = min(theme().px(_WIDTH), self._page.width() - 2 * DISTANCE)
        self.resize(width, self._layout.totalHeightForWidth(width))
        room = self._page.rect().adjusted(0, self._page.bar.height(), 0, 0)
        self.move(beside(places or near, self.size(), room, worth_seeing(self._page)))
        self.show()
        self.raise_()

    def put_down(self) -> None:
        """Hides the words and the light."""
        self.hide()
        self._light.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show) and not self.isHidden():
            # The table lays its regions out first.
            self._placing.start(0)
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and not self.isHidden():
            self.refresh()


class _Light(QWidget):
    """Rings around places. Lets everything through to what lies under it."""

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
