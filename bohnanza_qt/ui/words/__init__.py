"""The words of the game that are used everywhere, in the language that is on.

Needs QtCore alone, so that the command line can use them too.
"""

from __future__ import annotations

from .beans import bean_letters, bean_name, bean_phrase, beans_phrase
from .game import phase_name, preset_name
from .numbers import coins_phrase, list_phrase, ordinal
from .players import player_names
from .refusals import reason_sentence, unplayable_sentence

__all__ = [
    "bean_letters",
    "bean_name",
    "bean_phrase",
    "beans_phrase",
    "coins_phrase",
    "list_phrase",
    "ordinal",
    "phase_name",
    "player_names",
    "preset_name",
    "reason_sentence",
    "unplayable_sentence",
]
