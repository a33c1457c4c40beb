"""A sentence in at most two lines."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

_LINES = 2
_FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft


class HintLabel(QLabel):
    """Shows as many words of its sentence as fit; the tooltip has the whole of it, and so has the
    accessible description."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = ""
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def set_sentence(self, sentence: str) -> None:
        """What it says from now on."""
        self._sentence = sentence
        self.setToolTip(sentence)
        self.setAccessibleDescription(sentence)
        self.setMaximumHeight(_LINES * self.fontMetrics().lineSpacing() + 4)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(20, self.fontMetrics().lineSpacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        text, words = self._sentence, self._sentence.split(" ")
        while len(words) > 1 and not self._has_room_for(text):
            words.pop()
            text = " ".join(words).rstrip(",;:") + " …"
        if text != self.text():
            self.setText(text)

    def _has_room_for(self, text: str) -> bool:
        room = QRect(0, 0, max(1, self.width()), 10_000)
        needed = self.fontMetrics().boundingRect(room, _FLAGS, text)
        return needed.height() <= _LINES * self.fontMetrics().lineSpacing() + 1
