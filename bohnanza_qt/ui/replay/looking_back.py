"""Opens a game to be looked back at over the page that is seen, and closes it again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from ..page_stack import PageStack

if TYPE_CHECKING:
    from ...session.game_session import GameSession
    from .replay_page import ReplayPage


class LookingBack(QObject):
    """There is one page at most; leaving it throws it away."""

    play_on_wanted = Signal(int, int)
    """The number of actions after which to play on, and the seat that looks."""
    rule_wanted = Signal(str)
    left = Signal()
    """The page below is seen again."""

    def __init__(self, pages: PageStack, menu: QMenu, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pages = pages
        self._menu = menu
        self._page: ReplayPage | None = None

    @property
    def page(self) -> ReplayPage | None:
        return self._page

    def open(
        self,
        session: GameSession,
        moment: int | None = None,
        *,
        seat: int | None = None,
        back_words: Callable[[], str] | None = None,
    ) -> None:
        """Shows the game after its first `moment` actions, or as it stands; `seat` looks at
        the table on which it is being played, None if it is on none. `back_words` say where
        leaving leads, if that is none of the pages of the game.

        While it goes on, it is seen only through the eyes of the one who looks, or of those who
        play it.
        """
        from .replay_page import ReplayPage

        if self._page is not None:
            return
        seats = range(len(session.names))
        people = [seat for seat in seats if seat in session.people]
        others = [seat for seat in seats if seat not in session.people]
        eyes = [*people, *others] if session.is_over or not people else people
        if seat is not None and not session.is_over:
            eyes = [seat]
        if back_words is None:
            back_words = partial(self._back_words, session, seat is not None)
        self._page = page = ReplayPage(session, eyes, self._menu, back_words)
        page.back_wanted.connect(self.leave)
        page.play_on_wanted.connect(self.play_on_wanted)
        page.rule_wanted.connect(self.rule_wanted)
        if moment is not None:
            page.go_to(moment)
        self._pages.open_over(page)

    def close(self) -> None:
        """Throws the page away, if there is one."""
        if self._page is not None:
            page, self._page = self._page, None
            self._pages.take_away(page)
            page.deleteLater()

    @property
    def is_seen(self) -> bool:
        """Whether its page is the one that is seen."""
        return self._page is not None and self._pages.page is self._page

    def leave(self) -> None:
        """Back to the page below."""
        self.close()
        self.left.emit()

    def _back_words(self, session: GameSession, on_table: bool) -> str:
        """Where looking back leads back to."""
        if session.is_over:
            return self.tr("Back to the result")
        return self.tr("Back to the game") if on_table else self.tr("Back to the start")
