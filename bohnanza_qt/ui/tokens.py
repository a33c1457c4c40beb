"""The colours of the three themes, by the names the look gives them.

`Theme` is one set of them with a text size. What a colour means is its name: `leaf` does or
allows, `must` has to be done, `clay` refuses, `sky` is chosen or focused.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor

SMALLEST_TEXT: Final = 12
"""No text is smaller at 100 %, in pixels."""

TEXT_SCALES: Final = (0.9, 2.0)
"""The smallest and the largest text size that can be chosen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """Every colour the window uses, and how large its text is.

    Pairs belong together: `on_leaf` is written on `leaf`. The odd one is `on_clay`: clay is the
    colour of the refusing text, `on_clay` the ground it stands on.
    """

    name: str
    win: QColor
    paper: QColor
    raised: QColor
    ink: QColor
    ink2: QColor
    edge: QColor
    line: QColor
    soil: QColor
    furrow: QColor
    on_soil: QColor
    leaf: QColor
    on_leaf: QColor
    leaf_ground: QColor
    must: QColor
    on_must: QColor
    glow: QColor
    clay: QColor
    on_clay: QColor
    refuse: QColor
    sky: QColor
    on_sky: QColor
    bar: QColor
    on_bar: QColor
    step: QColor
    on_step: QColor
    cloth: QColor
    check: QColor
    shadow: QColor
    card_brightness: float
    text_scale: float = 1.0
    """The size that was chosen for texts, times `window_scale`."""
    window_scale: float = 1.0
    """How much texts grow with a window larger than the usual one."""

    @property
    def is_dark(self) -> bool:
        """The window is darker than its text (contrast is dark as well)."""
        return self.win.lightness() < self.ink.lightness()

    @property
    def is_contrast(self) -> bool:
        """No texture, no shadow: hard lines on black."""
        return self.name == "contrast"

    @property
    def soil_gap(self) -> QColor:
        """What comes between soil and a ring on it: the dark rings of day need paper, the light
        ones of evening need the night."""
        return self.win if self.is_dark else self.on_soil

    def px(self, size: float) -> int:
        """`size` pixels of the drawing at 100 % as pixels at the chosen text size."""
        return max(1, round(size * self.text_scale))


def _colour(hex_digits: str) -> QColor:
    return QColor(f"#{hex_digits}")


_STEP: Final = _colour("f6d27a")
"""The phase that is being played is the same yellow label on the bar, day and evening."""

_ON_STEP: Final = _colour("33261c")

LIGHT: Final = Theme(
    name="light",
    win=_colour("f2e8d5"),
    paper=_colour("fffaf0"),
    raised=_colour("f3e9d6"),
    ink=_colour("33261c"),
    ink2=_colour("5f4c3b"),
    edge=_colour("86704c"),
    line=_colour("d8c6a3"),
    soil=_colour("7a5238"),
    furrow=_colour("694530"),
    on_soil=_colour("fff6e6"),
    leaf=_colour("2f6b45"),
    on_leaf=_colour("ffffff"),
    leaf_ground=_colour("d9e8cd"),
    must=_colour("8a5200"),
    on_must=_colour("ffffff"),
    glow=_colour("ffd36b"),
    clay=_colour("8a3212"),
    on_clay=_colour("fbe1d2"),
    refuse=_colour("a8431f"),
    sky=_colour("1f5f86"),
    on_sky=_colour("ffffff"),
    bar=_colour("2c5446"),
    on_bar=_colour("fff6e6"),
    step=_STEP,
    on_step=_ON_STEP,
    cloth=_colour("fcf5e8"),
    check=QColor(47, 93, 80, 28),
    shadow=QColor(60, 40, 20, 46),
    card_brightness=1.0,
)

DARK: Final = Theme(
    name="dark",
    win=_colour("211b17"),
    paper=_colour("382f27"),
    raised=_colour("211b17"),
    ink=_colour("f6ecda"),
    ink2=_colour("d0bfa6"),
    edge=_colour("a08c74"),
    line=_colour("5d4f41"),
    soil=_colour("5c3f2c"),
    furrow=_colour("4d3423"),
    on_soil=_colour("fbeeda"),
    leaf=_colour("8fcf9c"),
    on_leaf=_colour("12281a"),
    leaf_ground=_colour("2e4533"),
    must=_colour("ffd27a"),
    on_must=_colour("33240a"),
    glow=_colour("7a5718"),
    clay=_colour("ffc3a3"),
    on_clay=_colour("4d2c1f"),
    refuse=_colour("ff9d72"),
    sky=_colour("8cc8e6"),
    on_sky=_colour("10242f"),
    bar=_colour("1a3029"),
    on_bar=_colour("f6ecda"),
    step=_STEP,
    on_step=_ON_STEP,
    cloth=_colour("2f302a"),
    check=QColor(143, 207, 156, 26),
    shadow=QColor(0, 0, 0, 110),
    card_brightness=0.93,
)

_BLACK: Final = _colour("000000")
_WHITE: Final = _colour("ffffff")

CONTRAST: Final = Theme(
    name="contrast",
    win=_BLACK,
    paper=_BLACK,
    raised=_BLACK,
    ink=_WHITE,
    ink2=_WHITE,
    edge=_WHITE,
    line=_WHITE,
    soil=_BLACK,
    furrow=_BLACK,
    on_soil=_WHITE,
    leaf=_colour("8dffb0"),
    on_leaf=_BLACK,
    leaf_ground=_colour("00401a"),
    must=_colour("ffd84a"),
    on_must=_BLACK,
    glow=_colour("ffd84a"),
    clay=_colour("ffb394"),
    on_clay=_BLACK,
    refuse=_colour("ffb394"),
    sky=_colour("8fdcff"),
    on_sky=_BLACK,
    bar=_BLACK,
    on_bar=_WHITE,
    step=_colour("ffd84a"),
    on_step=_BLACK,
    cloth=_BLACK,
    check=QColor(0, 0, 0, 0),
    shadow=QColor(0, 0, 0, 0),
    card_brightness=1.0,
)
