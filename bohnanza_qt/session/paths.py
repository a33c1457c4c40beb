"""Where the program keeps its things."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

HOME_VARIABLE: Final = "BOHNANZA_QT_HOME"
"""Names a folder for everything the program keeps: for tests, and for a stick that travels."""

_APPLICATION: Final = "bohnanza-qt"


@dataclass(frozen=True, slots=True)
class Folders:
    """`data` holds games, `config` the settings. Neither need exist yet."""

    data: Path
    config: Path

    @property
    def settings_file(self) -> Path:
        return self.config / "settings.json"

    @property
    def running_games(self) -> Path:
        """Games that can be continued: a journal and a record each."""
        return self.data / "running"

    @property
    def kept_games(self) -> Path:
        """Records of games that ended or were put aside."""
        return self.data / "games"

    @property
    def games_index(self) -> Path:
        """What is known of the kept games; can always be made anew from them."""
        return self.data / "games.index"


def folders() -> Folders:
    """The platform's folders for this user, or those under `BOHNANZA_QT_HOME` if it is set."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        root = Path(os.path.expanduser(home))  # noqa: PTH111 - leaves a user as is that is not there
        with contextlib.suppress(OSError):  # the folder that the program runs in is gone
            root = root.absolute()
        return Folders(data=root / "data", config=root / "config")
    return Folders(
        data=platformdirs.user_data_path(_APPLICATION, appauthor=False),
        config=platformdirs.user_config_path(_APPLICATION, appauthor=False),
    )
