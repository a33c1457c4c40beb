"""The table of a game that is looked back at: all of it can be seen, nothing done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ...engine.view import PlayerView
from ..table.cloth import Cloth
from ..table.gestures import Gestures
from ..table.prompts import Prompt, PromptWords
from ..table.table_page import TablePage
from ..trade_draft import TradeDraft
from .replay_controller import ReplayController

if TYPE_CHECKING:
    from ..controller import GameController

_LEAST_HEIGHT: Final = 560
"""Pixels. With the bar below it the table has to do with less than a whole window."""


class StoryWords(PromptWords):
    """Says what has just happened where a game says what is to be done."""

    story: tuple[str, ...] = ()
    explains = False
    """Whether somebody has just tried to act."""

    def find(
        self, view: PlayerView, names: Sequence[str], homeless: bool, aside: Sequence[str]
    ) -> Prompt:
        title, *more = self.story or ("",)
        if self.explains:
            more = [
                self.tr(
                    "This is a look back: nothing here changes the game. To act, choose “Play on "
                    "from here”."
                )
            ]
        return Prompt(title, "\n".join(more), view.phase)


class _StoryCloth(Cloth):
    def __init__(
        self, controller: GameController, gestures: Gestures, words: StoryWords, parent: QWidget
    ) -> None:
        super().__init__(controller, gestures, parent)
        self._words = words
        self.refresh()


class _NoDraft(TradeDraft):
    """No offer is put together in a game that has been played."""

    @property
    def is_open(self) -> bool:
        return False


class ReplayTable(TablePage):
    """A TablePage whose cloth tells the story and which does nothing."""

    def __init__(self, replay: ReplayController) -> None:
        # It has all that the table's widgets ask of a controller; a test holds it to that.
        controller = cast("GameController", replay)
        self._replay = replay
        super().__init__(controller, _NoDraft(controller, replay))
        self._story = StoryWords(self)
        self._tell_on_the_cloth(controller)
        self.action_box.hide()
        self.bar.can_pause = False
        self.bar.refresh()
        self.set_ask_costly_harvest(False)
        self.gestures.look_only()
        self.gestures.changed.connect(self._put_down)
        replay.explained.connect(self._explain)
        replay.setParent(self)

    def go_to(self, moment: int) -> None:
        """Shows the position after so many actions; one step on is shown with its flights."""
        follows = self.motion.is_on = moment == self._replay.moment + 1
        self._story.explains = False
        if not follows:
            self.overlay.land()
            self.overlay.forget_outlines()
        self._replay.go_to(moment)
        if not follows:
            # What became of offers is worth a line only to whoever has followed them.
            self.side.model.forget_gone()

    def tell(self, story: Sequence[str]) -> None:
        """Puts the sentences on the cloth, the first in large letters."""
        self._story.story = tuple(story)
        self.cloth.refresh()

    @property
    def explains(self) -> bool:
        """The cloth says that nothing can be done here."""
        return self._story.explains

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), _LEAST_HEIGHT)

    def _tell_on_the_cloth(self, controller: GameController) -> None:
        plain = self.cloth
        self.cloth = _StoryCloth(controller, self.gestures, self._story, self)
        self.cloth.rule_wanted.connect(self.rule_wanted)
        self.cloth.set_metrics(self.metrics)
        self.middle.insertWidget(0, self.cloth)
        self.middle.setCurrentWidget(self.cloth)
        self.middle.removeWidget(plain)
        plain.deleteLater()

    def _put_down(self) -> None:
        """A card that is picked up stays where it is."""
        if self.gestures.selected is not None:
            self.gestures.cancel()
            self._explain()
        elif self.gestures.dragged and not self._story.explains:
            self._explain()

    def _explain(self) -> None:
        self._story.explains = True
        self.cloth.refresh()
        self._announce(self._story.find(self._replay.view, (), False, ()).text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Esc are for the page around."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)
