"""How a new game comes about: put together on its page, or with one click as last time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..session.names import is_unnamed, unnamed
from .opponents_row import OPPONENTS
from .page_stack import PageStack
from .preferences import Preferences

if TYPE_CHECKING:
    from ..session.game_setup import GameSetup
    from .setup.setup_page import SetupPage


class NewGames(QObject):
    """Gives setups and remembers in the settings what was chosen. Begins no game itself."""

    chosen = Signal(object)
    """The GameSetup of a game that was put together and is to begin."""
    rules_wanted = Signal()

    def __init__(
        self, preferences: Preferences, pages: PageStack, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._pages = pages
        self._page: SetupPage | None = None

    @property
    def you(self) -> str:
        """The name of the person at this computer."""
        return self._preferences.settings.player_name or unnamed(0)

    def alone(self, opponents: int) -> GameSetup:
        """A game against so many computers, by the last rules if they are for so many. The first
        of all the person starts."""
        from .setup.usual_setup import usual_setup

        self._preferences.update(opponents=opponents)
        settings = self._preferences.settings
        setup = usual_setup(settings, self.you, opponents)
        # Whoever sees the game for the first time does something before others do.
        is_first = settings.lessons and not settings.lessons_learnt
        return setup.model_copy(update={"start": 0}) if is_first else setup

    def guided(self) -> GameSetup:
        """A game to learn from: against two easy computers, by the modern rules, and the person
        starts. The setups that are remembered stay as they are."""
        from ..engine.rules import Preset
        from .setup.usual_setup import usual_setup

        setup = usual_setup(self._preferences.settings, self.you, 2)
        person, *others = setup.seats
        seats = (person, *(seat.with_computer("easy") for seat in others))
        changes = {"preset": Preset.MODERN, "overrides": {}, "seats": seats, "start": 0}
        return setup.model_copy(update=changes)

    def against(self, opponents: Sequence[str]) -> GameSetup:
        """A game against these, by the last rules if they are for so many: levels, and programs
        as `exec:COMMAND`."""
        from ..players.program import PREFIX, command_of
        from .setup.usual_setup import usual_setup

        setup = usual_setup(self._preferences.settings, self.you, len(opponents))
        person, *others = setup.seats
        seats = [
            seat.with_program(command_of(name.removeprefix(PREFIX)))
            if name.startswith(PREFIX)
            else seat.with_computer(name)
            for seat, name in zip(others, opponents, strict=True)
        ]
        return setup.model_copy(update={"seats": (person, *seats)})

    def family(self) -> GameSetup | None:
        """The last game of several persons, dealt anew; None if there was none."""
        from .setup.usual_setup import family_setup

        return family_setup(self._preferences.settings.family_setup)

    def rules_names(self) -> dict[int, str]:
        """By number of opponents, the rules that `alone` takes."""
        from .setup.rule_words import rules_name
        from .setup.usual_setup import usual_setup

        settings = self._preferences.settings
        return {number: rules_name(usual_setup(settings, self.you, number)) for number in OPPONENTS}

    def put_together(self, *, family: bool = False) -> None:
        """Opens the page for it, filled in as the last game was, or for a first `family` game."""
        from .setup.setup_page import SetupPage
        from .setup.usual_setup import for_two, usual_setup

        settings = self._preferences.settings
        setup = for_two(settings, self.you) if family else usual_setup(settings, self.you)
        if self._page is None:
            self._page = SetupPage(setup)
            self._page.chosen.connect(self._remember)
            self._page.back.connect(self._pages.leave)
            self._page.rules_wanted.connect(self.rules_wanted)
        elif self._pages.page is not self._page:
            self._page.show_setup(setup)
        self._pages.open_over(self._page)

    def _remember(self, setup: GameSetup) -> None:
        # Programs play in this run only.
        kept = setup.without_programs().model_copy(update={"game_number": None})
        if len(setup.persons) > 1:
            self._preferences.update(last_setup=kept, family_setup=kept)
        else:
            person = setup.names[min(setup.persons, default=0)]
            self._preferences.update(
                last_setup=kept,
                opponents=len(setup.seats) - 1,
                player_name="" if is_unnamed(person) else person,
            )
        self.chosen.emit(setup)
