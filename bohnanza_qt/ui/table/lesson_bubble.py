"""The bubble that explains something when it comes up for the first time."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Signal

from ...engine.actions import CardRef
from ...engine.play import Question
from ..trade.key_button import KeyButton
from ..words.lessons import Lesson, lesson_words, lessons_for, paying_fields
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
        self._asked: Question | None = None
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
        question = controller.view.question
        now = lessons_for(controller.view) if controller.is_settled else ()
        is_over = bool(now) and (question is not self._asked or self._lesson not in now)
        if self._lesson is not None and (question is None or is_over):
            self._learn()
        new = next((lesson for lesson in now if lesson.value not in self._known), None)
        if self._lesson is None and new is not None:
            self._lesson, self._asked = new, question
            self.refresh()

    def close_lesson(self) -> None:
        """It has been read, and what else there is to say comes now."""
        self._learn()
        self.follow()

    def _learn(self) -> None:
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
        self._learn()
        self.unwanted.emit()

    def _give_way(self) -> None:
        if self._page.controller.hints.is_asked:
            self._learn()


def _places(lesson: Lesson, page: TablePage) -> list[QRect]:
    """Where on the page the lesson is about."""
    button = whole_of(page.action_box.button, page)
    front = PagePlaces(page, page.controller.seat).card(CardRef("hand", 0)).toRect()
    match lesson:
        case Lesson.GOAL:
            return [*whole_of(page.seat_box, page), *whole_of(page.piles.draw_pile, page)]
        case Lesson.ENDING:
            return whole_of(page.piles.draw_pile, page)
        case Lesson.HARVEST:
            places = PagePlaces(page, page.controller.seat)
            return [places.bed(at).toRect() for at in paying_fields(page.controller.view)]
        case Lesson.NO_ROOM:
            return whole_of(page.fields, page)
        case Lesson.PLANT:
            return [*whole_of(page.fields, page), front]
        case Lesson.MAY_PLANT:
            return [front, *button]
        case Lesson.DRAW | Lesson.TURN_OVER:
            return button
        case Lesson.ANSWER:
            return whole_of(page.side.offers, page)
        case Lesson.OTHERS_TRADE:
            return [*whole_of(page.middle, page), *button]
        case _:
            return whole_of(page.middle, page)
