"""The languages that the program speaks, each under its own name."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton

from .i18n import LANGUAGES, current_language, language_name
from .icons import icon


class LanguageButton(QToolButton):
    """Shows the language that is on, and has a menu of all. Whoever owns it says when to `dress`
    it, and when to `retranslate`."""

    chosen = Signal(str)
    """The code of the language that is wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "flat")
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        group = QActionGroup(menu)
        for code in LANGUAGES:
            action = menu.addAction(language_name(code))
            action.setCheckable(True)
            action.setData(code)
            group.addAction(action)
        group.triggered.connect(lambda action: self.chosen.emit(action.data()))
        self.setMenu(menu)

    def dress(self) -> None:
        """Puts on the colours of the theme."""
        self.setIcon(icon("globe"))
        self.setIconSize(QSize(20, 20))

    def retranslate(self) -> None:
        """Shows the language that is on."""
        self.setText(language_name(current_language()))
        self.setAccessibleName(self.tr("Language"))
        self.setToolTip(self.tr("Language"))
        for action in self.menu().actions():
            action.setChecked(action.data() == current_language())
