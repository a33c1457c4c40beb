"""Cards that fly over the table to show where they went, or outlines where nothing may fly.

The overlay is decoration: it takes no mouse, owns no state of the game, and everything it shows
is true without it. It paints only where something moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from ..engine.beans import Bean
from .card_art import card_height, card_pixmap, paint_back, paint_coin
from .painting import paint_ring
from .pixmap_cache import blank, smooth
from .theme import theme

_FRAME: Final = 16
"""Milliseconds between two steps of a flight."""
_SHADE: Final = 5
"""Pixels around a flying card that are painted anew with it."""
OUTLINED: Final = 1200
"""Milliseconds for which an outline stands. The same at every speed: it is there to be read."""


@dataclass(frozen=True, slots=True)
class Flight:
    """One thing on its way from `start` to `end`, in pixels of the overlay.

    It waits `delay` and flies for `duration` milliseconds, in an arc `rise` pixels high. `bean`
    is the card that flies, None for its back; with `flips` it is turned over on the way. `coin`
    flies a coin instead.
    """

    start: QRectF
    end: QRectF
    duration: int
    delay: int = 0
    bean: Bean | None = None
    flips: bool = False
    coin: bool = False
    rise: float = 0.0


@dataclass(frozen=True, slots=True)
class Outline:
    """Where a card came from (dashed), or where it went."""

    rect: QRectF
    source: bool


class _Flying:
    """A flight with its pictures, made once."""

    def __init__(self, flight: Flight, ratio: float) -> None:
        self.flight = flight
        width = max(flight.start.width(), flight.end.width())
        self._back: QPixmap | None = None
        if flight.coin:
            self._front = _picture(width, width, ratio, coin=True)
        elif flight.bean is None:
            self._front = _picture(width, card_height(width), ratio)
        else:
            self._front = card_pixmap(flight.bean, width, ratio)
            if flight.flips:
                self._back = _picture(width, card_height(width), ratio)
        self._curve = QEasingCurve(QEasingCurve.Type.OutCubic)

    def is_over(self, now: int) -> bool:
        return now >= self.flight.delay + self.flight.duration

    def rect(self, now: int) -> QRectF:
        """Where it is at `now`; empty before it starts."""
        share = self._share(now)
        if share is None:
            return QRectF()
        start, end = self.flight.start, self.flight.end
        gone = self._curve.valueForProgress(share)
        centre = start.center() + (end.center() - start.center()) * gone
        centre -= QPointF(0, self.flight.rise * 4 * gone * (1 - gone))
        width = start.width() + (end.width() - start.width()) * gone
        height = width * self._front.height() / max(1, self._front.width())
        return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)

    def paint(self, painter: QPainter, now: int) -> None:
        share = self._share(now)
        if share is None:
            return
        rect, picture = self.rect(now), self._front
        if self._back is not None:
            # Turned over half-way: narrow in the middle, its face after it.
            if share < 0.5:
                picture = self._back
            squeezed = max(0.06, abs(1 - 2 * share))
            inset = rect.width() * (1 - squeezed) / 2
            rect = rect.adjusted(inset, 0, -inset, 0)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))

    def _share(self, now: int) -> float | None:
        since = now - self.flight.delay
        if since < 0 or self.flight.duration <= 0:
            return None
        return min(1.0, since / self.flight.duration)


class FlightOverlay(QWidget):
    """Lies over its parent, as large as it, for as long as something flies or is outlined."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._under = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._flying: list[_Flying] = []
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._step)
        self._painted = QRegion()
        self._find: Callable[[], Sequence[Outline]] | None = None
        self._outlines: tuple[Outline, ...] = ()
        self._fading = QTimer(self)
        self._fading.setSingleShot(True)
        self._fading.setInterval(OUTLINED)
        self._fading.timeout.connect(self.forget_outlines)
        self.hide()

    @property
    def outlines(self) -> tuple[Outline, ...]:
        """What is outlined now."""
        return self._outlines

    @property
    def is_flying(self) -> bool:
        return bool(self._flying)

    def fly(self, flights: Iterable[Flight]) -> None:
        """Lets them fly. What is under way already is dropped: its card lies where it belongs."""
        self.land()
        ratio = self.devicePixelRatioF()
        self._flying = [_Flying(flight, ratio) for flight in flights if flight.duration > 0]
        if not self._flying:
            return
        self._spread()
        self._clock.start()
        self._timer.start()

    def outline(self, find: Callable[[], Sequence[Outline]]) -> None:
        """Outlines what the last move moved, in place of what was outlined before: `find` tells
        the rectangles as they are now, again whenever the places have moved."""
        self._find = find
        self._fading.start()
        self.follow_places()

    def follow_places(self) -> None:
        """The places may have moved: what is outlined goes with them."""
        if self._find is None:
            return
        self._outlines = tuple(self._find())
        if self._outlines:
            self._spread()
        elif not self._flying:
            self.hide()
        self.update()

    def forget_outlines(self) -> None:
        """Nothing is outlined any more."""
        self._fading.stop()
        self._find = None
        self._outlines = ()
        self.update()
        if not self._flying:
            self.hide()

    def _spread(self) -> None:
        self.setGeometry(self._under.rect())
        self.raise_()
        self.show()

    def land(self) -> None:
        """Everything has arrived."""
        self._timer.stop()
        self._flying = []
        self._painted = QRegion()
        if not self._outlines:
            self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_outlines(painter)
        now = self._now()
        for flying in self._flying:
            flying.paint(painter, now)

    def _paint_outlines(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for outline in self._outlines:
            ring = outline.rect.adjusted(-3, -3, 3, 3)
            paint_ring(painter, ring, theme().sky, 3, radius=9, dashed=outline.source)

    def _now(self) -> int:
        return self._clock.elapsed() if self._clock.isValid() else 0

    def _step(self) -> None:
        now = self._now()
        self._flying = [flying for flying in self._flying if not flying.is_over(now)]
        if not self._flying:
            self.land()
            return
        region = QRegion()
        for flying in self._flying:
            rect = flying.rect(now)
            if not rect.isEmpty():
                region += _around(rect)
        self.update(region.united(self._painted))
        self._painted = region


def _around(rect: QRectF) -> QRect:
    return rect.toAlignedRect().adjusted(-_SHADE, -_SHADE, _SHADE, _SHADE)


def _picture(width: float, height: float, ratio: float, *, coin: bool = False) -> QPixmap:
    """The back of a card, or a coin."""
    rect = QRectF(0, 0, max(1.0, width), max(1.0, height))
    picture = blank(rect.size(), ratio)
    painter = smooth(QPainter(picture))
    if coin:
        paint_coin(painter, rect)
    else:
        paint_back(painter, rect)
    painter.end()
    return picture
