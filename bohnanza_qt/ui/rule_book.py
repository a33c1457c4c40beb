"""The rule book of the window: opens over any page, at the chapter that is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .page_stack import PageStack

if TYPE_CHECKING:
    from .rules_page import RulesPage
    from .rules_text import Chapter


class RuleBook:
    """Its page is made when it is first opened, and kept."""

    def __init__(self, pages: PageStack) -> None:
        self._pages = pages
        self._page: RulesPage | None = None

    def open_at_phase(self, phase: str | None, *, duel: bool) -> None:
        """At what is read in this phase of a game, or at the start where there is none."""
        from .rules_text import chapter_for

        self._open(chapter_for(phase, duel=duel))

    def open_at_variants(self) -> None:
        """At what differs between the games that can be set up."""
        from .rules_text import Chapter

        self._open(Chapter.VARIANTS)

    def _open(self, chapter: Chapter) -> None:
        from .rules_page import RulesPage

        if self._page is None:
            self._page = RulesPage()
            self._page.back_wanted.connect(self._pages.leave)
        self._pages.open_over(self._page)
        self._page.show_chapter(chapter)
