"""The theme of the running window: which one it is, and telling everybody when it changes.

`theme()` gives the colours and text size of this moment; whoever keeps anything made from them
listens to `theme_signals().changed`. The system's wish for high contrast wins over every choice.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final, Literal

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from .fonts import register_fonts, text_font
from .stylesheet import stylesheet
from .tokens import CONTRAST, DARK, LIGHT, SMALLEST_TEXT, TEXT_SCALES, Theme

__all__ = [
    "SMALLEST_TEXT",
    "Mode",
    "Theme",
    "fit_text_to",
    "set_theme",
    "theme",
    "theme_signals",
]

Mode = Literal["system", "light", "dark", "contrast"]

_BODY: Final = 14
_USUAL_WINDOW: Final = QSize(1280, 800)
_LARGEST_WINDOW_SCALE: Final = 1.3
_WINDOW_STEPS: Final = 20
"""Texts grow by a twentieth at a time, because everything is laid out anew each time."""

_SCHEMES: Final[dict[Mode, Qt.ColorScheme]] = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
    "contrast": Qt.ColorScheme.Dark,
}


class ThemeSignals(QObject):
    """Tells that colours or text size are others now; repaint, and lay out anew."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(_follow_system)
        if hasattr(hints, "accessibility"):
            hints.accessibility().contrastPreferenceChanged.connect(_follow_system)


class _Choice:
    """What the person chose, the theme it came to, and whether the application wears it yet."""

    mode: Mode = "system"
    text_scale: float = 1.0
    window_scale: float = 1.0
    theme: Theme = LIGHT
    worn: bool = False


def theme() -> Theme:
    """The theme of this moment. Ask again after each change rather than keep it."""
    return _Choice.theme


@cache
def theme_signals() -> ThemeSignals:
    """The one object whose `changed` tells of a new theme. Needs a QApplication."""
    return ThemeSignals()


def set_theme(mode: Mode, text_scale: float = 1.0) -> None:
    """Dress the whole application: palette, font, stylesheet. `text_scale` is 0.9 to 2.0.

    A scale outside is brought to the nearest that works; needs a QApplication.
    """
    smallest, largest = TEXT_SCALES
    _Choice.mode = mode
    _Choice.text_scale = min(largest, max(smallest, text_scale))
    theme_signals()
    # Title bars and the system's own dialogs then go the same way.
    QGuiApplication.styleHints().setColorScheme(_SCHEMES[mode])
    wanted = _wanted()
    if wanted != _Choice.theme or not _Choice.worn:
        _dress(wanted)


def fit_text_to(window: QSize) -> None:
    """Let the texts of the whole application grow with its window beyond the usual size, less
    than the window does, up to 1.3. Texts that are large by choice grow less."""
    growth = min(window.width() / _USUAL_WINDOW.width(), window.height() / _USUAL_WINDOW.height())
    scale = min(_LARGEST_WINDOW_SCALE, 1 + max(0.0, growth - 1) * 0.4)
    _Choice.window_scale = int(scale * _WINDOW_STEPS) / _WINDOW_STEPS
    if _Choice.worn and (wanted := _wanted()) != _Choice.theme:
        _dress(wanted)


def _wanted() -> Theme:
    if _system_wants_contrast():
        base = CONTRAST
    elif _Choice.mode == "system":
        base = DARK if _system_is_dark() else LIGHT
    else:
        base = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}[_Choice.mode]
    largest = max(TEXT_SCALES)
    scale = min(largest, _Choice.text_scale * _Choice.window_scale)
    return replace(base, text_scale=scale, window_scale=scale / _Choice.text_scale)


def _system_is_dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


def _system_wants_contrast() -> bool:
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):  # Qt before 6.10 cannot tell
        return False
    return hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast


def _follow_system() -> None:
    if _Choice.worn and (wanted := _wanted()) != _Choice.theme:
        _dress(wanted)


def _dress(wanted: Theme) -> None:
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise TypeError("a theme needs a QApplication")
    _Choice.theme = wanted
    _Choice.worn = True
    if app.style().name() != "fusion":
        app.setStyle(QStyleFactory.create("Fusion"))
    register_fonts()
    app.setPalette(palette(wanted))
    app.setFont(text_font(wanted.px(_BODY)))
    app.setStyleSheet(stylesheet(wanted))
    theme_signals().changed.emit()


def palette(colours: Theme) -> QPalette:
    """`colours` in the roles Qt's own widgets paint with."""
    role = QPalette.ColorRole
    filled = QPalette()
    for target, colour in (
        (role.Window, colours.win),
        (role.WindowText, colours.ink),
        (role.Base, colours.paper),
        (role.AlternateBase, colours.raised),
        (role.Text, colours.ink),
        (role.PlaceholderText, colours.ink2),
        (role.Button, colours.paper),
        (role.ButtonText, colours.ink),
        (role.BrightText, colours.clay),
        (role.Highlight, colours.leaf),
        (role.HighlightedText, colours.on_leaf),
        (role.Accent, colours.leaf),
        (role.Link, colours.sky),
        (role.LinkVisited, colours.sky),
        (role.ToolTipBase, colours.paper),
        (role.ToolTipText, colours.ink),
        (role.Light, colours.raised),
        (role.Midlight, colours.line),
        (role.Mid, colours.edge),
        (role.Dark, colours.edge),
        (role.Shadow, colours.edge),
    ):
        filled.setColor(target, colour)
    for target in (role.WindowText, role.Text, role.ButtonText):
        filled.setColor(QPalette.ColorGroup.Disabled, target, colours.ink2)
    return filled
