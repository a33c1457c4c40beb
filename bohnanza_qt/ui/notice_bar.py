"""One sentence above the page about something that went wrong; it blocks nothing."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from .icons import icon


class NoticeBar(QFrame):
    """Hidden while there is nothing to say. A new sentence takes the place of the old one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = QLabel()
        self._words.setWordWrap(True)
        self._words.setProperty("tone", "clay")
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = QToolButton()
        self._close.setProperty("kind", "flat")
        self._close.setIcon(icon("close"))
        self._close.clicked.connect(self.hide)
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 6, 12, 6)
        line.addWidget(self._words, 1)
        line.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self.retranslate()
        self.hide()

    @property
    def text(self) -> str:
        return self._words.text() if not self.isHidden() else ""

    def say(self, sentence: str) -> None:
        """Shows the sentence until it is closed; an empty one takes the notice away."""
        self._words.setText(sentence)
        self._words.setAccessibleName(sentence)
        self.setVisible(bool(sentence))
        if sentence:
            QAccessible.updateAccessibility(QAccessibleEvent(self._words, QAccessible.Event.Alert))

    def retranslate(self) -> None:
        """Says everything but the sentence in the language that is on."""
        self._close.setAccessibleName(self.tr("Close this message"))
        self._close.setToolTip(self.tr("Close this message"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
