"""All kept games of the window: their page, brought up to date whenever it is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...session.paths import Folders
from ..page_stack import PageStack

if TYPE_CHECKING:
    from ..main_menu import MainMenu
    from .library_reader import LibraryReader
    from .statistics_page import StatisticsPage


class AllGames(QObject):
    """Its page is made when it is first opened, and kept."""

    game_wanted = Signal(object)
    """The Path of the record that is to be looked at."""
    back_wanted = Signal()
    read = Signal(object, object)
    """The Shelf that the page shows from now on, and the Statistics of its games."""

    def __init__(self, folders: Folders, pages: PageStack, menu: MainMenu, parent: QObject) -> None:
        super().__init__(parent)
        self._folders = folders
        self._pages = pages
        self._menu = menu
        self._page: StatisticsPage | None = None
        self._reader: LibraryReader | None = None

    @property
    def page(self) -> StatisticsPage | None:
        return self._page

    @property
    def is_seen(self) -> bool:
        """Whether its page is the one that is seen."""
        return self._page is not None and self._pages.page is self._page

    @property
    def is_below(self) -> bool:
        """Whether its page comes back when the one that is seen is left."""
        return self._page is not None and self._pages.below is self._page

    def open(self) -> None:
        """Shows the page over the one that is seen, with what is there now."""
        from .library_reader import LibraryReader
        from .statistics_page import StatisticsPage

        if self._page is None or self._reader is None:
            self._page = page = StatisticsPage()
            page.set_menu(self._menu)
            page.back_wanted.connect(self.back_wanted)
            page.game_wanted.connect(self.game_wanted)
            self._reader = reader = LibraryReader(self._folders, self)
            reader.progressed.connect(page.show_progress)
            reader.read.connect(page.show_shelf)
            reader.read.connect(self.read)
        self._pages.open_over(self._page)
        self.look_again()

    def look_again(self) -> None:
        """Games may have come, or gone."""
        if self._page is not None and self._reader is not None:
            self._page.begin_reading()
            self._reader.look()

    def close(self) -> None:
        """The program ends."""
        if self._reader is not None:
            self._reader.stop()

    def back_words(self) -> str:
        """Where looking at one of the games leads back to."""
        return self.tr("Back to the statistics")
