"""The two typefaces: Vollkorn for names and titles, Nunito for everything else.

The files are registered when the first font of their family is asked for, so that importing the
window costs nothing. Behind both stands the system's own font for letters they do not have.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from bohnanza_qt.resources_path import resource

_TITLE: Final = "Vollkorn"
_TEXT: Final = "Nunito"
_FILES: Final = {
    _TITLE: ("Vollkorn-Bold.ttf", "Vollkorn-Black.ttf"),
    _TEXT: ("Nunito-SemiBold.ttf", "Nunito-Bold.ttf", "Nunito-ExtraBold.ttf", "Nunito-Black.ttf"),
}
_LINING_FIGURES: Final = QFont.Tag("lnum")


def title_font(px: int, weight: int = 700) -> QFont:
    """Vollkorn, `px` pixels high as drawn (scale first: `theme().px`), weight 700 or 900."""
    font = _font(_TITLE, QFont.StyleHint.Serif, px, weight)
    # Old-style figures, the default of Vollkorn, dance up and down: wrong for counts.
    font.setFeature(_LINING_FIGURES, 1)
    return font


def text_font(px: int, weight: int = 600) -> QFont:
    """Nunito, `px` pixels high as drawn (scale first: `theme().px`), weight 600 to 900."""
    return _font(_TEXT, QFont.StyleHint.SansSerif, px, weight)


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
