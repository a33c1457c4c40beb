"""What the player has chosen to be so. One small JSON file, read with patience."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    ValidationError,
    ValidationInfo,
    ValidatorFunctionWrapHandler,
    field_validator,
)

from ..players.levels import USUAL_LEVEL
from .durable import keep_aside, write_whole
from .game_setup import GameSetup
from .problems import StorageError, StorageProblem, Stored, Trouble, trouble_of
from .reading import read_file

SETTINGS_VERSION: Final = 1

_LARGEST_FILE: Final = 1 << 20


class ThemeMode(StrEnum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Speed(StrEnum):
    """How fast the others' moves are shown."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    NONE = "none"  # at once


_Name = Annotated[str, Field(max_length=40)]
_MOST_KEYS: Final = 100


class Settings(BaseModel):
    """Frozen: change with `model_copy(update=...)` and save the copy.

    `language` is a locale name such as "pt_PT", or None to follow the system. `text_scale` is a
    factor. `ask_only_on_offers`: in a computer's turn its trading may end without this player
    having said "no trade". `plant_where_clear` spares several persons at one screen what the
    session's Screen calls forced, and `family_setup` is the last setup for several. `player_name`
    empty means: use the word for "you". `keys` are those of the table that were changed, by what
    they do; the window knows which there are. `geometry` is what the window system handed out, as
    text, and means nothing here.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    version: int = SETTINGS_VERSION
    language: Annotated[str, Field(max_length=40)] | None = None
    theme: ThemeMode = ThemeMode.SYSTEM
    text_scale: Annotated[float, Field(ge=0.8, le=2.0, allow_inf_nan=False)] = 1.0
    speed: Speed = Speed.NORMAL
    animation: bool = True
    sound: bool = True
    ask_costly_harvest: bool = True
    ask_before_trading_ends: bool = True
    ask_only_on_offers: bool = False
    plant_where_clear: bool = True
    hints: bool = True
    lessons: bool = True
    lessons_learnt: Annotated[tuple[str, ...], Field(max_length=100)] = ()
    opponents: Annotated[int, Field(ge=1, le=6)] = 3
    player_name: Annotated[str, Field(max_length=200)] = ""
    level: Annotated[str, Field(max_length=40)] = USUAL_LEVEL
    last_setup: GameSetup | None = None
    family_setup: GameSetup | None = None
    last_folder: Annotated[str, Field(max_length=4096)] = ""
    geometry: Annotated[str, Field(max_length=100_000)] = ""
    side_panel: bool = True
    keys: Annotated[dict[_Name, _Name], Field(max_length=_MOST_KEYS)] = Field(default_factory=dict)

    @field_validator("last_setup", "family_setup")
    @classmethod
    def _playable(cls, setup: GameSetup | None) -> GameSetup | None:
        """Rules that make no game could also be what no file can hold."""
        if setup is not None:
            setup.rules()
        return setup

    @field_validator("keys", mode="before")
    @classmethod
    def _readable(cls, keys: object) -> object:
        """One entry that makes no sense does not cost the others."""
        if not isinstance(keys, dict):
            return keys
        return {
            name: key
            for name, key in list(keys.items())[:_MOST_KEYS]
            if isinstance(name, str) and isinstance(key, str) and max(len(name), len(key)) <= 40
        }

    @field_validator("*", mode="wrap")
    @classmethod
    def _forgive(
        cls, value: object, handler: ValidatorFunctionWrapHandler, info: ValidationInfo
    ) -> object:
        """From a file, one value that makes no sense costs that value and not all the others."""
        try:
            return handler(value)
        except ValidationError:
            if not info.context or info.field_name is None:
                raise
            return cls.model_fields[info.field_name].get_default(call_default_factory=True)


class SettingsStore:
    """The settings file at `path`. `problem` is the last trouble with it, None when all is well.

    Neither reading nor writing ever raises: a game is worth more than its settings.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem: StorageProblem | None = None

    def load(self) -> Settings:
        """The settings, or the defaults where there are none. A file that cannot be understood,
        or that a later version wrote, is copied aside before anything can replace it."""
        self.problem = None
        try:
            data = self._read()
        except FileNotFoundError:
            return Settings()
        except OSError as error:
            self.problem = self._problem(trouble_of(error), detail=str(error))
            return Settings()
        except StorageError as error:
            self.problem = error.problem
            return Settings()
        settings = Settings.model_validate(data, context=True)
        if settings.version > SETTINGS_VERSION:
            self.problem = self._problem(Trouble.NEWER, kept_as=keep_aside(self.path))
        return settings

    def save(self, settings: Settings) -> StorageProblem | None:
        """Writes the whole file; what went wrong, if anything, is returned and kept."""
        content = settings.model_copy(update={"version": SETTINGS_VERSION}).model_dump(mode="json")
        text = json.dumps(content, indent=1)  # escapes what UTF-8 has not, as names of folders may
        try:
            write_whole(self.path, text.encode() + b"\n")
        except OSError as error:
            self.problem = self._problem(trouble_of(error), writing=True, detail=str(error))
        else:
            self.problem = None
        return self.problem

    def _read(self) -> dict[str, Any]:
        content = read_file(self.path, _LARGEST_FILE + 1)
        try:
            data = json.loads(content) if len(content) <= _LARGEST_FILE else None
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict):
            raise StorageError(self._problem(Trouble.DAMAGED, kept_as=keep_aside(self.path)))
        return data

    def _problem(
        self,
        why: Trouble,
        *,
        writing: bool = False,
        kept_as: Path | None = None,
        detail: str = "",
    ) -> StorageProblem:
        return StorageProblem(Stored.SETTINGS, why, self.path, writing, kept_as, detail)
