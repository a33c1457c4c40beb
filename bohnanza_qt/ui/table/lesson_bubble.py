"""The bubble that explains something when it comes up for the first time."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Signal

from ...engine.actions import CardRef
from ..trade.key_button import KeyButton
from ..words.lessons import Lesson, lesson_for, lesson_words
from .bubble import Bubble
from .bubble_place import whole_of
from .places import PagePlaces

if TYPE_CHECKING:
    from .table_page import TablePage


class LessonBubble(Bubble):
    """Explains what the one who looks is asked, once all that happened has been seen.

    Each lesson is given once; `learnt` tells that one was. Those in `known` are left out.
    """

    learnt = Signal(str)
    """A Lesson, when its bubble has gone."""
    unwanted = Signal()
    """No more lessons, please."""

    def __init__(self, page: TablePage, known: Collection[str]) -> None:
        super().__init__(page)
        self._known = set(known)
        self._lesson: Lesson | None = None
        self._stop = KeyButton("flat", dense=True)
        self._go_on = KeyButton("main", dense=True)
        self.foot.addWidget(self._stop)
        self.foot.addWidget(self._go_on)
        self._go_on.clicked.connect(self.close_lesson)
        self.close_button.clicked.connect(self.close_lesson)
        self._stop.clicked.connect(self._end)
        controller = page.controller
        controller.view_changed.connect(self.follow)
        controller.busy_changed.connect(self.follow)
        controller.hints.changed.connect(self._give_way)
        self.follow()

    @property
    def lesson(self) -> Lesson | None:
        """What is being explained."""
        return self._lesson

    @property
    def stop_button(self) -> KeyButton:
        return self._stop

    @property
    def go_on_button(self) -> KeyButton:
        return self._go_on

    def follow(self) -> None:
        """Explains what is asked now, unless it is known; what is not asked any more is learnt."""
        controller = self._page.controller
        now = lesson_for(controller.view) if controller.is_settled else None
        is_over = controller.view.question is None or now not in (None, self._lesson)
        if self._lesson is not None and is_over:
            self.close_lesson()
        if self._lesson is None and now is not None and now.value not in self._known:
            self._lesson = now
            self.refresh()

    def close_lesson(self) -> None:
        """It has been read."""
        lesson, self._lesson = self._lesson, None
        self.put_down()
        if lesson is not None:
            self._known.add(lesson.value)
            self.learnt.emit(lesson.value)

    def refresh(self) -> None:
        if self._lesson is None:
            return
        title, text = lesson_words(self._lesson)
        self._stop.set_words(
            self.tr("No more of this"), "", self.tr("Explains nothing any more. The settings can.")
        )
        self._go_on.set_words(self.tr("Got it"))
        self.close_button.setToolTip(self.tr("Close the explanation"))
        self.close_button.setAccessibleName(self.tr("Close the explanation"))
        self.setAccessibleName(self.tr("Explanation"))
        self.say(title, text, _places(self._lesson, self._page))

    def _end(self) -> None:
        self.close_lesson()
        self.unwanted.emit()

    def _give_way(self) -> None:
        if self._page.controller.hints.is_asked:
            self.close_lesson()


def _places(lesson: Lesson, page: TablePage) -> list[QRect]:
    """Where on the page the lesson is about."""
    button = whole_of(page.action_box.button, page)
    front = PagePlaces(page, page.controller.seat).card(CardRef("hand", 0)).toRect()
    match lesson:
        case Lesson.PLANT:
            return [*whole_of(page.fields, page), front]
        case Lesson.MAY_PLANT:
            return [front, *button]
        case Lesson.DRAW:
            return button
        case Lesson.ANSWER:
            return whole_of(page.side.offers, page)
        case Lesson.OTHERS_TRADE:
            return [*whole_of(page.middle, page), *button]
        case _:
            return whole_of(page.middle, page)
