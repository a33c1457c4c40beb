"""Where the window stands: as it was left, or the first time as large as suits the screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtWidgets import QStyle, QWidget

USUAL_SIZE: Final = QSize(1280, 800)


def place(window: QWidget, kept: str) -> None:
    """Puts a window that is not shown yet where `kept` says, which `kept_place` has made.

    Without that, or where it means nothing, the window gets its usual size; on a screen that has
    no room for it with its title bar, the window fills what there is instead.
    """
    geometry = QByteArray.fromBase64(kept.encode("ascii", "ignore"))
    if not geometry.isEmpty() and window.restoreGeometry(geometry):
        return
    window.resize(USUAL_SIZE)
    if not _fits(window):
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)


def kept_place(window: QWidget) -> str:
    """What `place` puts the window back by, as text for the settings."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def _fits(window: QWidget) -> bool:
    room = window.screen().availableGeometry().size()
    # How thick the frame is, is known only once the window is there.
    bar = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight, None, window)
    return USUAL_SIZE.width() <= room.width() and USUAL_SIZE.height() + bar <= room.height()
