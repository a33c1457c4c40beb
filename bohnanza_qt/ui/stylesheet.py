"""The one stylesheet, made from the colours and the text size of a theme.

Widgets say what they are with properties and object names, never with a stylesheet of their own:

- `setProperty("kind", "main")` on a button: the act that is offered, in leaf.
- `setProperty("kind", "chip")`: a round choice; checked it turns leaf.
- `setProperty("kind", "bar")`: a tool on the dark bar; `"flat"`: words or a sign without a frame;
  `"soil"`: a small one that lies on a field.
- `setProperty("dense", True)` on a button: smaller, where room is short.
- `setProperty("kind", "segment")` with `"end"` first, middle or last: one of a joined row.
- `setProperty("kind", "panel")` on a QFrame: a sheet of paper with round corners.
- `setProperty("tone", "quiet" | "note" | "clay" | "title" | "heading")` on a QLabel.
"""

from __future__ import annotations

from functools import cache
from string import Template
from typing import Final

from PySide6.QtGui import QColor

from ..resources_path import resource
from .tokens import Theme

BUTTON_RADIUS: Final = 9
CARD_RADIUS: Final = 8
PANEL_RADIUS: Final = 12
CLOTH_RADIUS: Final = 16

_TEXT_SIZES: Final = (12, 13, 14, 16, 18, 22, 38)
_GAPS: Final = (2, 4, 5, 6, 8, 10, 12, 14, 18)
_CHIP_HEIGHT: Final = 20


def stylesheet(colours: Theme) -> str:
    """The stylesheet of the application in these colours."""
    values = {
        name: _css(value)
        for name in Theme.__dataclass_fields__
        if isinstance(value := getattr(colours, name), QColor)
    }
    values |= {f"px{size}": f"{colours.px(size)}px" for size in _TEXT_SIZES}
    values |= {f"gap{size}": f"{colours.px(size)}px" for size in _GAPS}
    values["on_bar_quiet"] = _mixed(colours.bar, colours.on_bar, 0.55).name()
    line = f"2px solid {values['edge']}"
    chip = colours.px(_CHIP_HEIGHT)
    return _template().substitute(
        values,
        signs=resource("icons", "indicators", colours.name).as_posix(),
        ring="3px" if colours.is_contrast else "2px",
        pane_border=line if colours.is_contrast else "none",
        clay_border=f"1px solid {values['clay']}" if colours.is_contrast else "none",
        tab_line=values["edge"] if colours.is_contrast else "transparent",
        button_radius=f"{BUTTON_RADIUS}px",
        panel_radius=f"{PANEL_RADIUS}px",
        chip_height=f"{chip}px",
        # Qt draws square corners when a radius is more than half of the height.
        chip_radius=f"{chip // 2 + colours.px(4)}px",
        radio_radius=f"{colours.px(18) // 2 + 2}px",
    )


def _css(colour: QColor) -> str:
    if colour.alpha() == 255:
        return colour.name()
    return f"rgba({colour.red()},{colour.green()},{colour.blue()},{colour.alpha()})"


def _mixed(ground: QColor, ink: QColor, share: float) -> QColor:
    """`share` of `ink` laid over `ground`: Qt's stylesheets know no opacity of text."""
    return QColor(
        round(ground.red() + (ink.red() - ground.red()) * share),
        round(ground.green() + (ink.green() - ground.green()) * share),
        round(ground.blue() + (ink.blue() - ground.blue()) * share),
    )


@cache
def _template() -> Template:
    return Template(resource("window.qss").read_text(encoding="utf-8"))
