"""What the keys of the table do, wherever on it the keyboard is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ..cards_mime import DraggedCard
from .act_shortcut import ActShortcut
from .explanation import end_explanation, explain_at
from .keys import FIELD_ACTS, HARVEST_ACTS, Act

if TYPE_CHECKING:
    from ..controller import GameController
    from ..trade_draft import TradeDraft
    from .table_page import TablePage


class TableKeys(QObject):
    """Does the acts on the regions of `page`. Where a key can do nothing, it says why, until
    something happens."""

    def __init__(self, page: TablePage, controller: GameController, draft: TradeDraft) -> None:
        super().__init__(page)
        self._page = page
        self._controller = controller
        self._draft = draft
        self._explained = ""
        gestures = page.gestures
        for field, act in enumerate(FIELD_ACTS):
            self._bind(act, partial(gestures.choose_field, field))
        for field, act in enumerate(HARVEST_ACTS):
            self._bind(act, partial(gestures.harvest, field))
        self._bind(Act.END_TRADING, self._end_trading)
        self._bind(Act.OFFER_CARD, self._offer_focused_card)
        self._bind(Act.OFFER_TURNED, gestures.offer_turned)
        self._bind(Act.KINDS, self._go_to_kinds)
        self._bind(Act.DISCARD, self._discard_card)
        self._bind(Act.WISHES, page.ask_for_wishes)
        self._bind(Act.SINCE, page.tell_since)
        self._bind(Act.PAUSE, page.bar.toggle_pause)
        self._bind(Act.BUY_FIELD, gestures.buy_field)
        self._bind(Act.UNDO, self._undo)
        self._bind(Act.REDO, controller.redo)
        self._bind(Act.RULE, self._ask_for_rule)
        self._bind(Act.HINT, self.ask_for_hint)
        self._bind(Act.FOLLOW_HINT, self._follow_hint)
        controller.view_changed.connect(self._end_explanation)
        draft.changed.connect(self._end_explanation)

    def press(self, event: QKeyEvent) -> bool:
        """The main action and Esc come to the page, and so here, only if no focused widget wanted
        them: Space on a button presses the button. False for any other key."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            box = self._page.action_box
            if box.action is not None and box.action.key is Act.MAIN:
                box.trigger()
            elif self._controller.busy:
                self._controller.skip()
        elif event.key() == Qt.Key.Key_Escape:
            self._escape()
        else:
            return False
        return True

    def ask_for_hint(self) -> None:
        """Asks for a hint, and takes it away again."""
        if self._page.hint_bubble is None or self._page.bar.hint.isHidden():
            return
        hints = self._controller.hints
        if hints.is_asked:
            hints.put_away()
        elif hints.is_possible:
            hints.ask()
        else:
            self._explain(self._page.bar.hint, self.tr("Nothing is asked of you now."))

    def _bind(self, act: Act, do: Callable[[], object]) -> None:
        ActShortcut(act, self._page, do, Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _escape(self) -> None:
        lesson = self._page.lesson_bubble
        if self._is_hint_shown:
            self._controller.hints.put_away()
        elif lesson is not None and lesson.lesson is not None:
            lesson.close_lesson()
        elif not self._page.gestures.cancel():
            self._draft.clear()

    def _end_trading(self) -> None:
        """This key means nothing else, so that it may come before all offers have been shown."""
        self._page.gestures.end_trading()

    def _offer_focused_card(self) -> None:
        ref = self._page.hand.focused_card() or self._page.piles.focused_card()
        if ref is not None:
            self._page.gestures.toggle_offered(DraggedCard(ref.place, ref.index))

    def _go_to_kinds(self) -> None:
        if self._draft.is_open:
            self._page.trade_table.get.kinds.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _discard_card(self) -> None:
        """The card that is chosen, the focused one on the cloth, the one that the other left, or
        the focused one of the hand, whichever comes first."""
        if not self._controller.view.rules.market:
            return
        gestures, ref = self._page.gestures, self._page.hand.focused_card()
        card = gestures.selected or self._page.cloth.focused_card() or gestures.discardable
        if card is None and ref is not None:
            card = DraggedCard(ref.place, ref.index)
        if card is not None:
            gestures.discard(card)

    def _undo(self) -> None:
        if self._controller.can_undo:
            self._controller.undo()
        else:
            sentence = self.tr("There is nothing that could be taken back now.")
            self._explain(self._page.hand, sentence)

    def _ask_for_rule(self) -> None:
        self._page.rule_wanted.emit(self._controller.view.phase.value)

    @property
    def _is_hint_shown(self) -> bool:
        return self._page.hint_bubble is not None and self._controller.hints.is_asked

    def _follow_hint(self) -> None:
        if self._is_hint_shown:
            self._controller.hints.follow()

    def _explain(self, widget: QWidget, sentence: str) -> None:
        self._explained = sentence
        explain_at(widget, sentence)

    def _end_explanation(self) -> None:
        end_explanation(self._explained)
