"""Short texts with names in bold, laid out once and painted often."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QAbstractTextDocumentLayout, QColor, QPainter, QPalette, QTextDocument

from ..fonts import text_font
from ..theme import theme

_KEPT: Final = 120


class RichTexts:
    """Lays out texts with `<b>` at a width; keeps the last ones, and the heights of all.

    `px` is the text size at 100 %; call `forget` when text size or language change.
    """

    def __init__(self, px: int) -> None:
        self._px = px
        self._documents: OrderedDict[tuple[str, int], QTextDocument] = OrderedDict()
        self._heights: dict[tuple[str, int], int] = {}

    def forget(self) -> None:
        self._documents.clear()
        self._heights.clear()

    def height(self, text: str, width: int) -> int:
        """How high the text is in lines of `width` pixels."""
        height = self._heights.get((text, width))
        if height is None:
            height = round(self._document(text, width).size().height())
            self._heights[text, width] = height
        return height

    def paint(self, painter: QPainter, at: QPointF, text: str, width: int, colour: QColor) -> None:
        """Writes the text with its top left corner at `at`."""
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, colour)
        painter.save()
        painter.translate(at)
        self._document(text, width).documentLayout().draw(painter, context)
        painter.restore()

    def _document(self, text: str, width: int) -> QTextDocument:
        key = (text, width)
        document = self._documents.get(key)
        if document is None:
            document = QTextDocument()
            document.setDocumentMargin(0)
            document.setDefaultFont(text_font(theme().px(self._px), 600))
            document.setDefaultStyleSheet("b { font-weight: 800; }")
            document.setHtml(text)
            document.setTextWidth(width)
            self._documents[key] = document
            if len(self._documents) > _KEPT:
                self._documents.popitem(last=False)
        else:
            self._documents.move_to_end(key)
        return document
