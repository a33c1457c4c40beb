"""What moves on a table when something has happened: cards fly, or outlines say what moved."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ...engine.events import Event
from ...engine.rules import PaidCoins
from ..durations import durations
from .flights import flights
from .outlines import PlacesNow, outlines
from .places import PagePlaces

if TYPE_CHECKING:
    from .table_page import TablePage


class Motion(QObject):
    """Follows the game of a page and tells its overlay. To be made when all that the page shows
    follows the game already."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self.is_on = True
        """Whether anything is to be shown of what happens."""
        self._moved = False
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.timeout.connect(page.overlay.follow_places)
        page.controller.happened.connect(self._show)
        page.controller.view_changed.connect(self._follow_position)

    def follow_places(self) -> None:
        """The page is laid out anew; its layouts have to be done first."""
        self._settling.start(0)

    def _show(self, events: Sequence[Event]) -> None:
        """Lets cards fly before the position changes, because the cards still lie where their
        flights begin. If nothing is to move, where they came from and went is outlined then."""
        self._moved = True
        page = self._page
        if not (self.is_on and page.isVisible()):
            return
        view, lengths = page.controller.view, durations()
        pays_out = view.rules.paid_coins is PaidCoins.OUT
        if lengths.plant > 0:
            places = PagePlaces(page, view.seat, pays_out=pays_out)
            if found := flights(events, places, view.seat, lengths):
                page.overlay.fly(found)
            return
        now = PlacesNow(page, view.seat, pays_out=pays_out)
        find = partial(outlines, tuple(events), page, now)
        if find():
            page.overlay.outline(find)

    def _follow_position(self) -> None:
        """What is outlined lies elsewhere now or, after an undo, has never moved."""
        if not self._moved:
            self._page.overlay.forget_outlines()
        self._moved = False
        self.follow_places()
