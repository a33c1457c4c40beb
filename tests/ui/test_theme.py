"""The three themes: readable in every pair that meets, and worn by the whole application."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication

from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.session.signs import SIGNS
from bohnanza_qt.ui import theme as theme_module
from bohnanza_qt.ui.card_face import BEAN_COLOURS
from bohnanza_qt.ui.fonts import text_font, title_font
from bohnanza_qt.ui.seat_signs import seat_sign
from bohnanza_qt.ui.stylesheet import stylesheet
from bohnanza_qt.ui.table.metrics import metrics_for
from bohnanza_qt.ui.theme import fit_text_to, palette, set_theme, theme, theme_signals
from bohnanza_qt.ui.tokens import CONTRAST, DARK, LIGHT, SMALLEST_TEXT, Theme

THEMES = (LIGHT, DARK, CONTRAST)

WRITTEN = (
    ("ink", "win"),
    ("ink", "paper"),
    ("ink", "raised"),
    ("ink", "leaf_ground"),
    ("ink", "cloth"),
    ("ink2", "win"),
    ("ink2", "paper"),
    ("ink2", "raised"),
    ("on_soil", "soil"),
    ("on_soil", "furrow"),
    ("on_leaf", "leaf"),
    ("leaf", "leaf_ground"),
    ("on_must", "must"),
    ("clay", "on_clay"),
    ("on_sky", "sky"),
    ("on_bar", "bar"),
    ("on_step", "step"),
)
"""Text and the ground it is written on."""

RINGS = (
    ("edge", "paper"),
    ("edge", "win"),
    ("leaf", "paper"),
    ("leaf", "win"),
    ("must", "win"),
    ("must", "cloth"),
    ("refuse", "win"),
    ("sky", "win"),
    ("sky", "paper"),
    ("sky", "cloth"),
    ("on_soil", "soil"),
)
"""Rings and edges, and what they touch; on soil every ring has paper around it."""

PAIRS_WRITTEN = list(product(THEMES, WRITTEN))
PAIRS_RINGED = list(product(THEMES, RINGS))


def _named(value: Theme | tuple[str, str]) -> str:
    return value.name if isinstance(value, Theme) else " on ".join(value)


def _luminance(colour: QColor) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours as WCAG reckons it, 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(("colours", "pair"), PAIRS_WRITTEN, ids=_named)
def test_every_text_stands_at_least_four_and_a_half_to_one(
    colours: Theme, pair: tuple[str, str]
) -> None:
    ink, ground = (getattr(colours, name) for name in pair)
    assert contrast(ink, ground) >= 4.5, (colours.name, pair)


@pytest.mark.parametrize(("colours", "pair"), PAIRS_RINGED, ids=_named)
def test_every_ring_stands_at_least_three_to_one(colours: Theme, pair: tuple[str, str]) -> None:
    ring, ground = (getattr(colours, name) for name in pair)
    assert contrast(ring, ground) >= 3.0, (colours.name, pair)


@pytest.mark.parametrize("colours", THEMES, ids=_named)
def test_rings_on_soil_stand_out_from_what_lies_between_them(colours: Theme) -> None:
    for ring in (colours.leaf, colours.refuse, colours.sky, colours.must):
        assert contrast(ring, colours.soil_gap) >= 3.0


@pytest.mark.parametrize("bean", list(Bean))
def test_numbers_on_a_card_stand_at_least_six_and_a_half_to_one(bean: Bean) -> None:
    colours = BEAN_COLOURS[bean]
    assert contrast(colours.ink, colours.tint) >= 6.5


def test_every_seat_has_a_sign_of_its_own_that_can_be_seen() -> None:
    signs = [seat_sign(sign) for sign in SIGNS]
    assert len({sign.icon for sign in signs}) == 7
    assert len({sign.color.name() for sign in signs}) == 7
    assert all(contrast(sign.color, QColor("#fff6e6")) >= 4.5 for sign in signs)


def test_the_application_wears_the_theme_that_was_chosen(qapp: QApplication) -> None:
    set_theme("dark")
    assert theme().is_dark
    assert not theme().is_contrast
    assert qapp.palette().color(QPalette.ColorRole.Window) == DARK.win
    assert DARK.leaf.name() in qapp.styleSheet()


def test_whoever_listens_hears_of_a_new_theme_once(qapp: QApplication) -> None:
    heard: list[str] = []

    def listen() -> None:
        heard.append(theme().name)

    theme_signals().changed.connect(listen)
    try:
        set_theme("contrast")
        set_theme("contrast")
    finally:
        theme_signals().changed.disconnect(listen)
    assert heard == ["contrast"]


def test_the_theme_follows_the_system_while_the_program_runs(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_theme("system", 1.2)
    assert not theme().is_dark
    monkeypatch.setattr(theme_module, "_system_is_dark", lambda: True)
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme().name == "dark"
    assert theme().text_scale == 1.2


def test_a_system_that_wants_contrast_gets_it_whatever_was_chosen(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(theme_module, "_system_wants_contrast", lambda: True)
    set_theme("light")
    assert theme().is_contrast


@pytest.mark.parametrize(("wish", "given"), [(0.2, 0.9), (1.5, 1.5), (7.0, 2.0)])
def test_text_grows_from_ninety_to_two_hundred_percent(
    qapp: QApplication, wish: float, given: float
) -> None:
    set_theme("light", wish)
    assert theme().text_scale == given
    assert qapp.font().pixelSize() == round(14 * given)


def test_no_text_is_smaller_than_twelve_pixels_at_full_size() -> None:
    assert SMALLEST_TEXT == 12
    for line in stylesheet(LIGHT).splitlines():
        if "font-size:" in line:
            assert int(line.split("font-size:")[1].split("px")[0]) >= SMALLEST_TEXT


@pytest.mark.parametrize("colours", THEMES, ids=_named)
def test_every_sign_in_the_stylesheet_is_a_file(colours: Theme) -> None:
    named = [part.split('"')[0] for part in stylesheet(colours).split('url("')[1:]]
    assert named
    assert all(Path(name).is_file() for name in named)


def test_the_palette_gives_qts_own_widgets_the_same_colours() -> None:
    filled = palette(LIGHT)
    assert filled.color(QPalette.ColorRole.Base) == LIGHT.paper
    assert filled.color(QPalette.ColorRole.Highlight) == LIGHT.leaf
    assert filled.color(QPalette.ColorRole.HighlightedText) == LIGHT.on_leaf


def test_the_shipped_fonts_are_used(qapp: QApplication) -> None:
    assert QFontInfo(title_font(22)).family() == "Vollkorn"
    assert QFontInfo(text_font(14)).family() == "Nunito"
    assert QFontInfo(text_font(14, 900)).weight() == 900


@pytest.mark.parametrize(
    ("width", "height", "scale"),
    [(900, 620, 1.0), (1280, 800, 1.0), (2560, 800, 1.0), (1920, 1080, 1.1), (2560, 1440, 1.3)],
)
def test_texts_grow_with_a_window_larger_than_the_usual_one(
    qapp: QApplication, width: int, height: int, scale: float
) -> None:
    fit_text_to(QSize(width, height))
    assert theme().window_scale == pytest.approx(scale)
    assert theme().px(20) == round(20 * scale)
    assert qapp.font().pixelSize() == theme().px(14)
    set_theme("light", 1.2)
    assert theme().text_scale == pytest.approx(1.2 * scale)


def test_the_largest_texts_grow_no_more(qapp: QApplication) -> None:
    set_theme("light", 2.0)
    fit_text_to(QSize(3840, 2160))
    assert theme().text_scale == pytest.approx(2.0)
    assert theme().window_scale == pytest.approx(1.0)
    set_theme("light", 1.6)
    assert theme().text_scale == pytest.approx(2.0)


def test_the_theme_changes_at_few_sizes_of_a_window_only(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    dressed: list[Theme] = []
    monkeypatch.setattr(theme_module, "_dress", dressed.append)
    for width in range(900, 1281, 10):
        fit_text_to(QSize(width, 2 * width))
    assert not dressed


def test_what_the_table_has_grown_by_itself_grows_no_further(qapp: QApplication) -> None:
    grown = metrics_for(2560, 1440, 3)
    before = [grown.px(size) for size in (12, 15, 20)]
    fit_text_to(QSize(2560, 1440))
    metrics = metrics_for(2560, 1440, 3)
    assert [metrics.px(size) for size in (12, 15, 20)] == before
    assert (metrics.hand_card, metrics.opponents, metrics.fields) == (
        grown.hand_card,
        grown.opponents,
        grown.fields,
    )
