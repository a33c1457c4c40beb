"""What this program is, and what it is not."""

from __future__ import annotations

import platform

from PySide6.QtCore import QEvent, Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from .. import __version__
from .fonts import title_font
from .theme import theme


class AboutDialog(QDialog):
    """Names the version, the licence, and that fans made it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = QLabel("Bohnanza")
        self._title.setFont(title_font(theme().px(38), 900))
        self._words = QLabel()
        self._words.setWordWrap(True)
        self._words.setMinimumWidth(theme().px(400))
        self._words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 18, 24, 18)
        whole.addWidget(self._title)
        whole.addWidget(self._words)
        whole.addWidget(buttons)
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything in the language that is on."""
        self.setWindowTitle(self.tr("About"))
        paragraphs = (
            self.tr("Version {version}, with Qt {qt} and Python {python}.").format(
                version=__version__, qt=qVersion(), python=platform.python_version()
            ),
            self.tr(
                "A computer version of the card game about planting, trading and harvesting "
                "beans, made by fans. It is not commercial, and it is not made, approved or "
                "supported by the game's author or publishers, to whom the name and the game "
                "belong."
            ),
            self.tr(
                "The drawings, the words and the program are this project's own. They are free "
                "software under the MIT licence. The fonts Vollkorn and Nunito are under the SIL "
                "Open Font License."
            ),
        )
        self._words.setText("\n\n".join(paragraphs))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
