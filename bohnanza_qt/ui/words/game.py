"""Phases and rule sets by their names for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...engine.rules import Preset
from ...engine.state import Phase
from ..i18n import translate

_PHASES: Mapping[Phase, Callable[[], str]] = {
    Phase.PLANT: lambda: translate("Phase", "Plant"),
    Phase.TRADE: lambda: translate("Phase", "Turn over and trade"),
    Phase.ASIDE: lambda: translate("Phase", "Plant set-aside"),
    Phase.DRAW: lambda: translate("Phase", "Draw"),
    Phase.OFFERED: lambda: translate("Phase", "Plant what was left"),
    Phase.MARKET: lambda: translate("Phase", "Turn over and plant"),
    Phase.OVER: lambda: translate("Phase", "Game over"),
}

_PRESETS: Mapping[Preset, Callable[[], str]] = {
    Preset.MODERN: lambda: translate("Preset", "Modern"),
    Preset.ORIGINAL: lambda: translate("Preset", "Original, 1997"),
    Preset.CLASSIC: lambda: translate("Preset", "Classic, the big box"),
    Preset.ARENA: lambda: translate("Preset", "Arena, as played online"),
    Preset.DUEL: lambda: translate("Preset", "Duel for two"),
}


def phase_name(phase: Phase) -> str:
    """The phase as the bar at the top names it."""
    return _PHASES[phase]()


def preset_name(preset: Preset) -> str:
    """The rule set's name for people."""
    return _PRESETS[preset]()
