"""The settings as the window uses them: applied at once, saved at once, told to everybody.

The first window needs the theme and the language before anything else. It peeks at them in the
settings file by hand; the file is read properly when the first whole setting is asked for.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QApplication

from ..session.reading import read_file
from .i18n import current_language, set_language
from .theme import set_theme

if TYPE_CHECKING:
    from ..session.problems import StorageProblem
    from ..session.settings import Settings

_LARGEST_PEEK: Final = 1 << 20
_THEMES: Final = ("system", "light", "dark", "contrast")


class Preferences(QObject):
    """Owns the settings of the running program."""

    changed = Signal(object)
    """The new Settings."""
    trouble = Signal(object)
    """A StorageProblem with the settings file."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._loaded: Settings | None = None
        self._peeked = _peek(path)

    @property
    def settings(self) -> Settings:
        """The settings; a damaged file gives the defaults and is told by `trouble`."""
        if self._loaded is None:
            from ..session.settings import SettingsStore

            store = SettingsStore(self._path)
            self._loaded = store.load()
            if store.problem is not None:
                self.trouble.emit(store.problem)
            self._set_pace()
            self._set_keys()
        return self._loaded

    @property
    def geometry(self) -> str:
        """Where the window stood, as Qt wrote it in base 64; "" if unknown."""
        found = self._peeked.get("geometry")
        return found if isinstance(found, str) else ""

    @property
    def first_opponents(self) -> int:
        """How many opponents were played last, as peeked; 3 if unknown."""
        found = self._peeked.get("opponents")
        return found if isinstance(found, int) else 3

    def update(self, **changes: Any) -> StorageProblem | None:
        """Changes settings by name: saves, applies what can be seen, tells everybody."""
        from ..session.settings import SettingsStore

        before = self.settings
        after = before.model_copy(update=changes)
        if after == before:
            return None
        self._loaded = after
        if after.language != before.language:
            set_language(after.language)
        if (after.theme, after.text_scale) != (before.theme, before.text_scale):
            set_theme(after.theme.value, after.text_scale)
        self._set_pace()
        if after.keys != before.keys:
            self._set_keys()
            _say_everything_anew()
        problem = SettingsStore(self._path).save(after)
        if problem is not None:
            self.trouble.emit(problem)
        self.changed.emit(after)
        return problem

    def dress(self, language: str | None = None) -> str | None:
        """Puts on language and theme for the first window, from what was peeked. `language` goes
        before the setting, for this run. Returns a sentence where the language cannot be had."""
        wanted = language or self._peeked.get("language")
        note = set_language(wanted if isinstance(wanted, str) else None)
        mode = self._peeked.get("theme")
        scale = self._peeked.get("text_scale")
        set_theme(
            mode if mode in _THEMES else "system",
            float(scale) if isinstance(scale, (int, float)) and 0.8 <= scale <= 2.0 else 1.0,
        )
        return note

    @property
    def language(self) -> str:
        """The code of the language that is on."""
        return current_language()

    def _set_pace(self) -> None:
        from .durations import set_durations

        assert self._loaded is not None
        set_durations(self._loaded.speed.value, self._loaded.animation)

    def _set_keys(self) -> None:
        from .table.keys import set_keys

        assert self._loaded is not None
        set_keys(self._loaded.keys)


def _say_everything_anew() -> None:
    """Keys stand on buttons and in tooltips: all windows find their words as for a new language."""
    for window in QApplication.topLevelWidgets():
        QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))


def _peek(path: Path) -> dict[str, Any]:
    """The file's members, unchecked; whatever is wrong with it is told when it is really read."""
    try:
        found = json.loads(read_file(path, _LARGEST_PEEK))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
