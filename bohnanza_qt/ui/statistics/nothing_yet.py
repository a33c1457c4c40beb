"""What stands in the place of statistics before the first game is over."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ...engine.beans import Bean
from ..drawings import FIGURE, bean_drawing

_SIZE: Final = QSize(96, 110)


class NothingYet(QFrame):
    """A sheet of paper with a friendly word."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self._heading, self._words = QLabel(), QLabel()
        self._heading.setProperty("tone", "heading")
        for label in (self._heading, self._words):
            label.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(6)
        words.addStretch(1)
        words.addWidget(self._heading)
        words.addWidget(self._words)
        words.addStretch(1)
        inside = QHBoxLayout(self)
        inside.setContentsMargins(24, 18, 24, 18)
        inside.setSpacing(24)
        inside.addWidget(_Bean(), 0, Qt.AlignmentFlag.AlignVCenter)
        inside.addLayout(words, 1)
        self.retranslate()

    @property
    def sentence(self) -> str:
        """All that it says."""
        return f"{self._heading.text()} {self._words.text()}"

    def retranslate(self) -> None:
        """Says everything in the language that is on."""
        self._heading.setText(self.tr("No game has been played to the end yet."))
        self._words.setText(
            self.tr(
                "As soon as one is, it stands here: who won, with how many coins, and how you "
                "fare against whom."
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class _Bean(QWidget):
    """It waits."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(_SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        drawing = bean_drawing(Bean.GARDEN)
        size = drawing.boundsOnElement(FIGURE).size()
        size.scale(_SIZE, Qt.AspectRatioMode.KeepAspectRatio)
        rect = QRectF((self.width() - size.width()) / 2, 0, size.width(), size.height())
        drawing.render(QPainter(self), FIGURE, rect)
