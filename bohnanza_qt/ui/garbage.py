"""Python's search for unreachable cycles, kept on the thread of the window.

Python searches wherever the last object was made. A window that is gone is such a cycle, and its
widgets must not be deleted by the thread on which the computers think: Qt would crash.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

_INTERVAL: Final = 500
"""Milliseconds between two looks at how much there may be to find."""


class GarbageCollector(QObject):
    """From its making on nothing is collected but on this thread, as often as Python would.

    `hand_back` gives Python its own way again.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(_INTERVAL)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Collects the oldest generation whose time has come."""
        due = [
            generation
            for generation, (count, threshold) in enumerate(
                zip(gc.get_count(), gc.get_threshold(), strict=True)
            )
            if threshold and count > threshold
        ]
        if due:
            gc.collect(max(due))

    def hand_back(self) -> None:
        """Python collects by itself again, on any thread."""
        self._timer.stop()
        gc.enable()
