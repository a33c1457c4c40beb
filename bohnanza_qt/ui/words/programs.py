"""One sentence for everything that a program on a seat can do wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ...engine.refusal import Reason
from ...players.mishap import Mishap
from ..i18n import translate
from .numbers import list_phrase
from .refusals import reason_sentence

_REASONS: Final = {reason.value: reason for reason in Reason}

_PLAIN: Final = str.maketrans("<>&", "()+")
"""What would be read as a sign of rich text."""

_MISHAPS: Final[Mapping[Mishap, Callable[[], str]]] = {
    Mishap.NOT_STARTED: lambda: translate("Program", "The program of {name} could not be started."),
    Mishap.SLOW: lambda: translate("Program", "The program of {name} took too long."),
    Mishap.DIED: lambda: translate("Program", "The program of {name} ended in the game."),
    Mishap.FLOODED: lambda: translate("Program", "The program of {name} wrote without end."),
    Mishap.NONSENSE: lambda: translate("Program", "The program of {name} answered with no move."),
    Mishap.ILLEGAL: lambda: translate(
        "Program", "The program of {name} wanted what the rules do not allow."
    ),
    Mishap.GIVEN_UP: lambda: translate(
        "Program", "The program of {name} is not asked any more in this game."
    ),
}


def mishap_sentence(name: str, mishap: Mishap, detail: str = "") -> str:
    """What went wrong with the program of the seat called `name`, and what follows from it."""
    sentence = _MISHAPS[mishap]().format(name=name)
    said = _said(mishap, detail)
    if said:
        sentence = translate("Program", "{sentence} ({detail})").format(
            sentence=sentence, detail=said
        )
    if mishap is Mishap.GIVEN_UP:
        return sentence
    return translate("Program", "{sentence} A plain move is made in its place.").format(
        sentence=sentence
    )


def _said(mishap: Mishap, detail: str) -> str:
    """The detail: the rule in the language that is on, or what the program wrote, made harmless."""
    if mishap is Mishap.ILLEGAL and detail in _REASONS:
        return reason_sentence(_REASONS[detail])
    harmless = "".join(letter if letter.isprintable() else " " for letter in detail)
    return harmless.translate(_PLAIN).strip()


def replaced_sentence(names: Sequence[str]) -> str:
    """Who of the seats called so has a computer in place of its program now; "" if nobody."""
    if not names:
        return ""
    return translate(
        "Program", "Programs are not started by a saved game: a computer plays for {names} now."
    ).format(names=list_phrase(names))
