"""The drawings below resources/drawings, read once each and rendered at any size."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from ..engine.beans import Bean
from ..resources_path import resource

GROUND = "ground"
FIGURE = "figure"


@cache
def drawing(*name: str) -> QSvgRenderer:
    """The drawing `name`, such as `drawing("back")` or `drawing("beans", "chili")`.

    Raises FileNotFoundError when there is no such drawing.
    """
    path = resource("drawings", *name[:-1], f"{name[-1]}.svg")
    if not path.is_file():
        raise FileNotFoundError(path)
    return QSvgRenderer(str(path))


def bean_drawing(bean: Bean) -> QSvgRenderer:
    """The drawing of a bean: the groups `GROUND` and `FIGURE` in 180 x 186 units."""
    return drawing("beans", bean.value)


def paint_part(painter: QPainter, picture: QSvgRenderer, part: str) -> None:
    """Paint one group of a drawing where it stands, in the drawing's own units."""
    picture.render(painter, part, picture.boundsOnElement(part))


def paint_whole(painter: QPainter, picture: QSvgRenderer, rect: QRectF) -> None:
    """Paint a drawing as large as fits into `rect`, centred, its proportions kept."""
    size = QSizeF(picture.defaultSize())
    if size.isEmpty():
        return
    scale = min(rect.width() / size.width(), rect.height() / size.height())
    fitted = QRectF(0, 0, size.width() * scale, size.height() * scale)
    fitted.moveCenter(rect.center())
    picture.render(painter, fitted)
