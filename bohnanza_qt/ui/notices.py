"""What went wrong or is worth knowing, in one sentence above the page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from .notice_bar import NoticeBar

if TYPE_CHECKING:
    from ..session.problems import StorageProblem


class Notices(QObject):
    """Finds the words for what happens behind the pages, and says them in its `bar`."""

    saving_changed = Signal(object)
    """A StorageProblem when saving begins to fail, None when all is safe again; any thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bar = NoticeBar()
        self.saving_changed.connect(self._tell_saving)

    @property
    def sentence(self) -> str:
        """What stands above the page, "" if nothing does."""
        return self.bar.text

    def say(self, sentence: str) -> None:
        """One sentence above the page; "" takes it away."""
        self.bar.say(sentence)

    def tell_trouble(self, problem: StorageProblem) -> None:
        """A file could not be read or written."""
        from .words.storage import storage_sentence

        self.say(storage_sentence(problem))

    def tell_mishap(self, log_file: Path) -> None:
        """An unexpected error happened; its details are in `log_file`."""
        self.say(
            self.tr(
                "Something went wrong inside the program. Your game is saved, and you can go on. "
                "The details are in {file}."
            ).format(file=log_file)
        )

    def tell_replaced(self, name: str) -> None:
        """The computer of this name gave no answer, and a quicker one decided for it."""
        self.say(
            self.tr(
                "The computer of {name} gave no answer, so another one decided this once."
            ).format(name=name)
        )

    def tell_experts_gave_up(self, lacks_net: bool) -> None:
        """Hard computers decide for the experts of this game from now on."""
        self.say(
            self.tr(
                "The net of the experts cannot be read; from now on hard computers decide for them"
                " in this game."
            )
            if lacks_net
            else self.tr(
                "The experts give no answers; from now on hard computers decide for them in this"
                " game."
            )
        )

    def _tell_saving(self, problem: StorageProblem | None) -> None:
        if problem is None:
            self.say(self.tr("The game is saved again."))
        else:
            self.tell_trouble(problem)
