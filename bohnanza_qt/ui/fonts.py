"""The two typefaces: Vollkorn for names and titles, Nunito for everything else.

The files are registered when the first font of their family is asked for, so that importing the
window costs nothing. Behind both stands the system's own font for letters they do not have.
The Vollkorn of resources/fonts has lining figures where the original has old-style ones, which
dance up and down and are wrong for counts.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from ..resources_path import resource

_TITLE: Final = "Vollkorn"
_TEXT: Final = "Nunito"
_FILES: Final = {
    _TITLE: ("Vollkorn-Bold.ttf", "Vollkorn-Black.ttf"),
    _TEXT: ("Nunito-SemiBold.ttf", "Nunito-Bold.ttf", "Nunito-ExtraBold.ttf", "Nunito-Black.ttf"),
}


def title_font(px: int, weight: int = 700) -> QFont:
    """Vollkorn, `px` pixels high as drawn (scale first: `theme().px`), weight 700 or 900."""
    return _font(_TITLE, QFont.StyleHint.Serif, px, weight)


def text_font(px: int, weight: int = 600) -> QFont:
    """Nunito, `px` pixels high as drawn (scale first: `theme().px`), weight 600 to 900."""
    return _font(_TEXT, QFont.StyleHint.SansSerif, px, weight)


def register_fonts() -> None:
    """Make both families known to stylesheets, which name them without asking for a font."""
    for family in _FILES:
        _register(family)


def _font(family: str, hint: QFont.StyleHint, px: int, weight: int) -> QFont:
    _register(family)
    font = QFont(family)
    font.setStyleHint(hint)
    font.setPixelSize(max(1, px))
    font.setWeight(QFont.Weight(weight))
    return font


@cache
def _register(family: str) -> None:
    for name in _FILES[family]:
        QFontDatabase.addApplicationFont(str(resource("fonts", name)))
