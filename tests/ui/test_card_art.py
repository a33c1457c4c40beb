"""Cards: three sizes, each with its letter, kept once painted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.ui.card_art import (
    BEAN_COLOURS,
    CardSize,
    card_height,
    card_pixmap,
    paint_back,
    paint_card,
    paint_coin,
    paint_portrait,
)
from bohnanza_qt.ui.drawings import FIGURE, GROUND, bean_drawing, drawing
from bohnanza_qt.ui.pixmap_cache import PixmapCache, blank
from bohnanza_qt.ui.theme import set_theme


def _painted(width: float, bean: Bean, **how: float | bool) -> QImage:
    image = QImage(round(width) + 20, 420, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_card(painter, QRectF(10, 10, width, card_height(width)), bean, **how)  # type: ignore[arg-type]
    painter.end()
    return image


@pytest.mark.parametrize(
    ("width", "size"),
    [(20, CardSize.S), (31, CardSize.S), (32, CardSize.M), (83, CardSize.M), (84, CardSize.L)],
)
def test_a_card_shows_as_much_as_its_width_allows(width: float, size: CardSize) -> None:
    assert CardSize.of_width(width) is size


def test_a_large_card_is_nine_to_fourteen_and_a_small_one_eighteen_to_twenty_five() -> None:
    assert card_height(90) == pytest.approx(140)
    assert card_height(54) == pytest.approx(75)


@pytest.mark.parametrize("bean", list(Bean))
def test_every_bean_has_a_drawing_with_ground_and_figure(bean: Bean) -> None:
    picture = bean_drawing(bean)
    assert picture.isValid()
    assert picture.elementExists(GROUND)
    assert picture.elementExists(FIGURE)


def test_a_drawing_that_is_not_there_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        drawing("beans", "broad")


@pytest.mark.parametrize("width", [20, 54, 90])
def test_no_two_kinds_look_alike_at_any_size(width: float) -> None:
    pictures = [_painted(width, bean) for bean in Bean]
    assert all(
        one != other for index, one in enumerate(pictures) for other in pictures[index + 1 :]
    )


@pytest.mark.parametrize("bean", list(Bean))
def test_the_strip_with_the_letter_has_the_tint_of_the_kind(bean: Bean) -> None:
    image = _painted(54, bean)
    beside_the_letter = image.pixelColor(10 + 5, 10 + 58)
    assert beside_the_letter == BEAN_COLOURS[bean].tint


def test_a_card_in_an_offer_lets_its_ground_through() -> None:
    whole = _painted(90, Bean.BLUE).pixelColor(55, 147).alpha()
    offered = _painted(90, Bean.BLUE, dim=0.78).pixelColor(55, 147).alpha()
    assert whole == 255
    assert offered == pytest.approx(0.78 * 255, abs=2)


def test_a_greyed_card_has_no_colour_left() -> None:
    image = _painted(54, Bean.CHILI, grey=True)
    colours = [image.pixelColor(x, y) for x in range(15, 60) for y in range(15, 80)]
    assert all(colour.red() == colour.green() == colour.blue() for colour in colours)


def test_cards_stay_paper_in_the_dark_but_a_little_less_bright() -> None:
    by_day = _painted(90, Bean.SOY).pixelColor(14, 100)
    set_theme("dark")
    by_night = _painted(90, Bean.SOY).pixelColor(14, 100)
    assert by_night.lightnessF() == pytest.approx(by_day.lightnessF() * 0.93, abs=0.02)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_dragged_card_is_as_sharp_as_the_screen(ratio: float) -> None:
    pixmap = card_pixmap(Bean.RED, 90, ratio)
    assert pixmap.devicePixelRatio() == ratio
    assert (pixmap.width(), pixmap.height()) == (round(90 * ratio), round(140 * ratio))


def test_backs_coins_and_portraits_are_painted_inside_their_place() -> None:
    image = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_back(painter, QRectF(10, 10, 20, 31))
    paint_coin(painter, QRectF(40, 10, 24, 24))
    paint_portrait(painter, QRectF(70, 10, 24, 24), Bean.WAX)
    painter.end()
    for inside in ((20, 25), (52, 14), (82, 22)):
        assert image.pixelColor(*inside).alpha() > 200
    assert image.pixelColor(98, 98) == QColor(0, 0, 0, 0)


def test_what_was_painted_longest_ago_is_forgotten_first() -> None:
    made: list[str] = []
    cache = PixmapCache(3 * 10 * 10 * 4)

    def get(name: str) -> QPixmap:
        def make() -> QPixmap:
            made.append(name)
            return blank(QSizeF(10, 10), 1.0)

        return cache.get(name, make)

    for name in ("a", "b", "c", "a", "d", "a", "b"):
        get(name)
    assert made == ["a", "b", "c", "d", "b"]
    assert cache.held <= 3 * 10 * 10 * 4
