"""Rings, pills, reasons, meters and signs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter

from bohnanza_qt.engine.beans import BEANOMETER, Bean
from bohnanza_qt.resources_path import data_directory
from bohnanza_qt.session.signs import SIGNS, Sign
from bohnanza_qt.ui.icons import icon
from bohnanza_qt.ui.painting import (
    height_of_reason,
    paint_glow,
    paint_meter,
    paint_pill,
    paint_reason,
    paint_ring,
    paint_signpost,
    size_of_pill,
)
from bohnanza_qt.ui.seat_signs import paint_seat_sign, seat_icon
from bohnanza_qt.ui.textures import furrows, gingham, linen, paint_bed
from bohnanza_qt.ui.theme import set_theme, theme

CLEAR = QColor(0, 0, 0, 0)


def _canvas(paint: Callable[[QPainter], None]) -> QImage:
    image = QImage(300, 120, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def test_a_ring_lies_outside_of_what_it_rings() -> None:
    rect = QRectF(50, 30, 100, 60)
    image = _canvas(lambda painter: paint_ring(painter, rect, theme().sky, 4.0))
    assert image.pixelColor(48, 60) == theme().sky
    assert image.pixelColor(51, 60) == CLEAR
    assert image.pixelColor(44, 60) == CLEAR


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_on_soil_something_lies_between_the_soil_and_the_ring(mode: str) -> None:
    set_theme(mode)  # type: ignore[arg-type]
    rect = QRectF(50, 30, 100, 60)
    image = _canvas(lambda painter: paint_ring(painter, rect, theme().leaf, 4.0, on_soil=True))
    assert image.pixelColor(48, 60) == theme().soil_gap
    assert image.pixelColor(45, 60) == theme().leaf


def test_a_glow_is_a_plain_ring_in_the_contrast_theme() -> None:
    set_theme("contrast")
    rect = QRectF(50, 30, 100, 60)
    image = _canvas(lambda painter: paint_glow(painter, rect, theme().glow))
    assert image.pixelColor(48, 60) == theme().glow
    assert image.pixelColor(44, 60) == CLEAR


def test_a_pill_grows_with_its_text_and_with_the_text_size() -> None:
    short, height = size_of_pill("may follow")
    assert size_of_pill("must be planted")[0] > short
    set_theme("light", 2.0)
    assert size_of_pill("may follow")[1] > 1.5 * height


def test_a_pill_too_small_for_its_text_keeps_inside() -> None:
    rect = QRectF(50, 30, 60, 18)
    image = _canvas(
        lambda painter: paint_pill(painter, rect, "must be planted", theme().must, theme().on_must)
    )
    assert image.pixelColor(80, 31) == theme().must
    assert all(image.pixelColor(x, 39) == CLEAR for x in (48, 112, 140))


def test_a_reason_that_is_longer_gets_a_higher_strip() -> None:
    reason = "Green grows here. Harvest it first: it pays 1."
    assert height_of_reason(reason, 160) > height_of_reason(reason, 400)
    rect = QRectF(0, 0, 220, height_of_reason(reason, 220))
    image = _canvas(lambda painter: paint_reason(painter, rect, reason))
    assert image.pixelColor(110, 2) == theme().on_clay


@pytest.mark.parametrize("bean", list(Bean))
def test_the_meter_fills_one_cell_for_each_card_in_the_field(bean: Bean) -> None:
    cells = max(need for need in BEANOMETER[bean] if need)
    rect = QRectF(10, 20, 280, 32)

    def filled(count: int) -> int:
        image = _canvas(lambda painter: paint_meter(painter, rect, bean, count))
        row = [image.pixelColor(x, 47) == theme().on_soil for x in range(300)]
        # A full cell is wider than the two edges of an empty one.
        runs = "".join("#" if lit else " " for lit in row).split()
        return sum(len(run) > 4 for run in runs)

    assert [filled(count) for count in (0, 1, cells - 1, cells, cells + 3)] == [
        0,
        1,
        cells - 1,
        cells,
        cells,
    ]


def test_the_signpost_shrinks_a_long_word_rather_than_cut_it() -> None:
    rect = QRectF(100, 0, 100, 120)
    image = _canvas(
        lambda painter: paint_signpost(painter, rect, "VORNE VORNE VORNE", "zuerst anbauen")
    )
    assert all(image.pixelColor(x, 30) == CLEAR for x in (97, 203))


def test_cloths_have_a_pattern_except_in_the_contrast_theme() -> None:
    assert not linen().texture().isNull()
    set_theme("contrast")
    for brush in (linen(), gingham(), furrows()):
        assert brush.style() is Qt.BrushStyle.SolidPattern
    image = _canvas(lambda painter: paint_bed(painter, QRectF(10, 10, 200, 100)))
    assert image.pixelColor(100, 60) == theme().soil


@pytest.mark.parametrize(
    "name", sorted(path.stem for path in (data_directory("resources") / "icons").glob("*.svg"))
)
def test_every_sign_is_drawn_in_the_ink_of_the_theme(name: str) -> None:
    for mode in ("light", "dark"):
        set_theme(mode)  # type: ignore[arg-type]
        image = icon(name).pixmap(QSize(48, 48), 1.0).toImage()
        solid = {
            image.pixelColor(x, y).name()
            for x in range(48)
            for y in range(48)
            if image.pixelColor(x, y).alpha() == 255
        }
        assert solid == {theme().ink.name()}


def test_an_icon_follows_the_theme_by_itself() -> None:
    kept = QIcon(icon("plus"))
    for mode in ("light", "dark", "contrast"):
        set_theme(mode)  # type: ignore[arg-type]
        image = kept.pixmap(QSize(24, 24), 2.0).toImage()
        assert image.width() == 48
        assert image.pixelColor(24, 24) == theme().ink


def test_a_sign_that_is_not_there_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        icon("broad-bean")


def test_every_seat_has_its_sign_on_its_colour() -> None:
    images = [
        _canvas(lambda painter, sign=sign: paint_seat_sign(painter, QRectF(0, 0, 40, 40), sign))
        for sign in SIGNS
    ]
    assert all(one != other for at, one in enumerate(images) for other in images[at + 1 :])
    assert not seat_icon(Sign.MUSHROOM).isNull()
