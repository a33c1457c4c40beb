"""One sentence for everything that makes a file no game record."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...engine.record_text import BadRecord, RecordProblem
from ..i18n import translate
from .refusals import unplayable_sentence

_PROBLEMS: Mapping[RecordProblem, Callable[[], str]] = {
    RecordProblem.NOT_READABLE: lambda: translate("RecordProblem", "The file cannot be read."),
    RecordProblem.TOO_LARGE: lambda: translate(
        "RecordProblem", "The file is too large to be a game. 4 MiB are the most."
    ),
    RecordProblem.TOO_MANY_PARTS: lambda: translate(
        "RecordProblem", "The file has too many parts to be a game."
    ),
    RecordProblem.NOT_UTF8: lambda: translate(
        "RecordProblem", "The file is not a game: it is not UTF-8 text."
    ),
    RecordProblem.NOT_JSON: lambda: translate(
        "RecordProblem", "The file is not a game, or part of it is missing: it is not valid JSON."
    ),
    RecordProblem.NOT_A_NUMBER: lambda: translate(
        "RecordProblem", "The file is damaged: NaN and Infinity are no numbers of a game."
    ),
    RecordProblem.TOO_DEEP: lambda: translate(
        "RecordProblem", "The file is not a game: its parts are nested too deeply."
    ),
    RecordProblem.DUPLICATE_KEY: lambda: translate(
        "RecordProblem", "The file is damaged: the same key stands twice in one object."
    ),
    RecordProblem.NOT_A_RECORD: lambda: translate(
        "RecordProblem", "The file is not a Bohnanza game record."
    ),
    RecordProblem.NEWER_VERSION: lambda: translate(
        "RecordProblem",
        "The game was saved by a newer version of the program. Update the program to open it.",
    ),
    RecordProblem.UNKNOWN_VERSION: lambda: translate(
        "RecordProblem", "The record has a version number that never existed."
    ),
    RecordProblem.MISSING_KEY: lambda: translate(
        "RecordProblem", "The record is incomplete: a key is missing."
    ),
    RecordProblem.UNKNOWN_KEY: lambda: translate(
        "RecordProblem", "The record has a key that does not belong there."
    ),
    RecordProblem.WRONG_TYPE: lambda: translate(
        "RecordProblem", "The record is damaged: a value is of the wrong type."
    ),
    RecordProblem.NEGATIVE_NUMBER: lambda: translate(
        "RecordProblem", "The record is damaged: a number is negative."
    ),
    RecordProblem.NUMBER_TOO_LARGE: lambda: translate(
        "RecordProblem", "The record is damaged: a number is far too large."
    ),
    RecordProblem.LIST_TOO_LONG: lambda: translate(
        "RecordProblem", "The record is damaged: a list is too long."
    ),
    RecordProblem.NOT_TEXT: lambda: translate(
        "RecordProblem", "The record is damaged: a text holds what is no letter."
    ),
    RecordProblem.UNKNOWN_PRESET: lambda: translate(
        "RecordProblem", "The record names a rule set that does not exist."
    ),
    RecordProblem.UNKNOWN_BEAN: lambda: translate(
        "RecordProblem", "The record names a bean that does not exist."
    ),
    RecordProblem.UNKNOWN_CHOICE: lambda: translate(
        "RecordProblem", "The record's rules name a choice that does not exist."
    ),
    RecordProblem.UNKNOWN_ACTION: lambda: translate(
        "RecordProblem", "The record names an action that does not exist."
    ),
    RecordProblem.UNKNOWN_REFERENCE: lambda: translate(
        "RecordProblem",
        "The record names a card in no known way: “hand:2” or “revealed:0” would be one.",
    ),
    RecordProblem.UNPLAYABLE_RULES: lambda: translate(
        "RecordProblem", "The record's rules cannot be played."
    ),
    RecordProblem.NO_SUCH_START: lambda: translate(
        "RecordProblem", "The record's starting player does not sit at the table."
    ),
    RecordProblem.NOT_THE_DECK: lambda: translate(
        "RecordProblem", "The record's first pile is not the deck that its rules call for."
    ),
}


def record_problem_sentence(bad: BadRecord) -> str:
    """What is wrong with the file, and where."""
    sentence = _PROBLEMS[bad.problem]()
    if bad.unplayable is not None:
        why = unplayable_sentence(bad.unplayable, bad.place.rpartition(".")[2])
        sentence = translate("RecordProblem", "{sentence} {more}").format(
            sentence=sentence, more=why
        )
    if bad.place:
        sentence = translate("RecordProblem", "{sentence} (In the file at {place}.)").format(
            sentence=sentence, place=bad.place
        )
    return sentence
