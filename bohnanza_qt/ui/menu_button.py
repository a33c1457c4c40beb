"""The button at the right end of a bar behind which the window's menu is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu, QToolButton, QWidget


class MenuButton(QToolButton):
    """Opens the menu below itself with the right edges in line, so that it stays in the window.
    Several bars may share a menu; it opens at the one that is seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "bar")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def setMenu(self, menu: QMenu) -> None:
        super().setMenu(menu)
        menu.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Qt lines the left edges up, and keeps the menu on the screen only.
        if event.type() is QEvent.Type.Show and isinstance(watched, QMenu) and self.isVisible():
            corner = self.mapToGlobal(QPoint(self.width() - watched.width(), self.height()))
            left = self.window().mapToGlobal(QPoint(0, 0)).x()
            watched.move(max(left, corner.x()), corner.y())
        return super().eventFilter(watched, event)
