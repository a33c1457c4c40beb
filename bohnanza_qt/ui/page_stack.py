"""The pages of the window: one is seen, and some are opened over another and lead back to it."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QWidget


class PageStack(QStackedWidget):
    """Remembers over which pages the one that is seen was opened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._below: list[QWidget] = []

    @property
    def page(self) -> QWidget:
        """The page that is seen."""
        shown = self.currentWidget()
        assert shown is not None
        return shown

    @property
    def below(self) -> QWidget | None:
        """The page that comes back when the one that is seen is left."""
        return self._below[-1] if self._below else None

    def show_page(self, page: QWidget) -> None:
        """Shows a page that leads back to none."""
        self._below.clear()
        self._show(page)

    def open_over(self, page: QWidget) -> None:
        """Shows a page over the one that is seen; over itself it is not opened again, and if it
        was below, it is there no more."""
        if page is not self.page:
            self._below = [kept for kept in self._below if kept is not page]
            self._below.append(self.page)
            self._show(page)

    def leave(self) -> None:
        """Goes back to the page below."""
        if self._below:
            self._show(self._below.pop())

    def put_in_place(self, old: QWidget, new: QWidget) -> None:
        """Shows `new` where `old` is seen or waits below."""
        if self.page is old:
            self._show(new)
        else:
            self._below = [new if page is old else page for page in self._below]
            if self.indexOf(new) < 0:
                self.addWidget(new)

    def exchange(self, old: QWidget, new: QWidget) -> None:
        """As `put_in_place`; `old` is no page any more, and no part of the window. Whoever made
        it still has to keep and delete it."""
        self.put_in_place(old, new)
        self.removeWidget(old)
        old.setParent(None)

    def take_away(self, page: QWidget) -> None:
        """The page is needed no more, and is no part of the window. If it is seen, the page below
        comes back. Whoever made it still has to keep and delete it."""
        if self.currentWidget() is page:
            self.leave()
        self._below = [kept for kept in self._below if kept is not page]
        self.removeWidget(page)
        page.setParent(None)

    def _show(self, page: QWidget) -> None:
        if self.indexOf(page) < 0:
            self.addWidget(page)
        self.setCurrentWidget(page)
        # A page that is shown may have given the focus to one of its parts already.
        inside: QWidget | None = page.focusWidget()
        (page if inside is None else inside).setFocus()
