"""A shortcut that follows when the keys of its act are changed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from ..key_names import key_sequence
from .keys import Act, key_signals, keys_of


class ActShortcut(QShortcut):
    """Does an act by its keys, whichever those are at the moment; a held key does it once."""

    def __init__(
        self,
        act: Act,
        widget: QWidget,
        do: Callable[[], object],
        context: Qt.ShortcutContext = Qt.ShortcutContext.WindowShortcut,
    ) -> None:
        super().__init__(widget)
        self._act = act
        self.setContext(context)
        self.setAutoRepeat(False)
        self.activated.connect(do)
        key_signals().changed.connect(self._renew)
        self._renew()

    def _renew(self) -> None:
        self.setKeys([key_sequence(key) for key in keys_of(self._act)])
