"""The dark bar at the top of the pages beside the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QSizePolicy, QWidget

from .fonts import title_font
from .icons import icon
from .menu_button import MenuButton
from .theme import theme, theme_signals

_HEIGHT = 46


class PageBar(QFrame):
    """The program's name, what the page is, and tools at the right end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "bar")
        self._name = QLabel("Bohnanza")
        self._title = QLabel()
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(14, 0, 12, 0)
        self._line.setSpacing(14)
        self._line.addWidget(self._name)
        self._line.addWidget(self._title, 1)
        theme_signals().changed.connect(self._dress)
        self._dress()

    def set_title(self, title: str) -> None:
        self._title.setText(title)

    def add_tool(self, tool: QWidget) -> None:
        self._line.addWidget(tool, 0, Qt.AlignmentFlag.AlignVCenter)

    def set_menu(self, menu: QMenu) -> None:
        """The window's menu behind the last button."""
        button = MenuButton()
        button.setIcon(icon("menu", "on_bar"))
        button.setMenu(menu)
        button.setAccessibleName(menu.title())
        self.add_tool(button)

    def _dress(self) -> None:
        self._name.setFont(title_font(theme().px(20)))
        self.setFixedHeight(max(_HEIGHT, theme().px(36)))
