"""A sentence at the place that was clicked, where a click can do nothing else."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QToolTip, QWidget


def explain_at(widget: QWidget, sentence: str) -> None:
    """Shows the sentence over the widget for a while, and tells it to a screen reader."""
    QToolTip.showText(widget.mapToGlobal(widget.rect().center()), sentence, widget)
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))
