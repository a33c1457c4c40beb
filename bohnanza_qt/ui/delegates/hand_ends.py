"""The two ends of the hand: the signpost at the front, the dotted line at the back."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ..painting import height_of_reason, paint_reason, paint_signpost
from ..table.metrics import TableMetrics
from ..theme import theme
from .marks import LEAST_PX, letters, text_width, title_letters

_WRAP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


def paint_front_end(
    painter: QPainter, area: QRect, metrics: TableMetrics, title: str, text: str
) -> None:
    """The signpost that points at the front card."""
    height = min(metrics.px(122), area.height() - metrics.px(8))
    painter.save()
    painter.translate(area.left() + 2, area.bottom() - metrics.px(4) - height)
    painter.scale(metrics.text, metrics.text)
    sign = QRectF(0, 0, (area.width() - 8) / metrics.text, height / metrics.text)
    # Words that could only be written too small to read are left out: the board says it too.
    fits = text_width(text, LEAST_PX, 800) <= sign.width() * 0.8
    paint_signpost(painter, sign, title, text if fits else "")
    painter.restore()


def paint_notice(painter: QPainter, area: QRect, metrics: TableMetrics, notice: str) -> None:
    """Above the signpost: why a card of the hand did not move."""
    width = min(float(metrics.px(210)), area.width() - 8.0)
    strip = QRectF(area.left() + 2, area.top() + 2, width, height_of_reason(notice, width))
    paint_reason(painter, strip, notice)


def paint_back_end(
    painter: QPainter, area: QRect, metrics: TableMetrics, title: str, text: str
) -> None:
    """The dotted line behind the last card, where drawn cards join."""
    colours = theme()
    pen = QPen(colours.edge, 3, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.1, 2.4])
    painter.setPen(pen)
    top = area.top() + metrics.px(24)
    painter.drawLine(area.left(), top, area.left(), area.bottom() - metrics.px(34))
    middle = area.center().y()
    left = float(area.left() + metrics.px(13))
    width = float(area.width() - metrics.px(13))
    painter.setFont(title_letters(metrics.px(16)))
    painter.setPen(colours.ink)
    heading = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
    painter.drawText(QRectF(left, middle - metrics.px(54), width, metrics.px(40)), heading, title)
    painter.setFont(letters(metrics.px(12), 700))
    painter.setPen(colours.ink2)
    painter.drawText(QRectF(left, middle - metrics.px(8), width, metrics.px(64)), _WRAP, text)
