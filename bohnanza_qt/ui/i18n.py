"""The language of every word: which there are, which is on, and how it changes at once.

Needs QtCore alone, so that the command line speaks the same languages without a window.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from ..resources_path import data_directory

LANGUAGES: Final = ("en", "it", "ca", "pt_PT", "eu")
"""Codes in the order in which they are offered; a file `bohnanza_CODE.qm` goes with each.

European Portuguese carries its country: a bare `pt` is taken for the Brazilian, whose plural rule
is another.
"""

_OWN_NAMES: Final = {
    "en": "English",
    "it": "Italiano",
    "ca": "Català",
    "pt_PT": "Português (Portugal)",
    "eu": "Euskara",
}


class _Current:
    """The catalogue that is on. English has one too, which holds its plurals and nothing else."""

    code = "en"
    translator: QTranslator | None = None


def language_name(code: str) -> str:
    """The language's name in its own tongue, which is never translated."""
    return _OWN_NAMES[code]


def system_language() -> str:
    """The first of the system's languages that the program speaks; English if none is."""
    for wanted in QLocale.system().uiLanguages():
        found = _spoken(wanted)
        if found is not None:
            return found
    return "en"


def _spoken(locale_name: str) -> str | None:
    """The own code for a locale such as `ca-Latn-ES`, `it_IT` or `pt-BR`."""
    tongue = locale_name.replace("-", "_").partition("_")[0].lower()
    return next((code for code in LANGUAGES if code.partition("_")[0] == tongue), None)


def current_language() -> str:
    """The code of the language that is on."""
    return _Current.code


def set_language(code: str | None = None) -> str | None:
    """Turns the language on at once; `None`, "" and "system" mean the system's.

    Running windows are told by a `LanguageChange` event. Returns None, or a sentence to show when
    the language cannot be had: it is unknown, or its file is missing or damaged. Then English is
    on. Works before and without an application; one that is made later calls it again.
    """
    wanted = system_language() if code in (None, "", "system") else str(code)
    note = None
    translator = _load(wanted) if wanted in LANGUAGES else None
    if translator is None:
        note = _note(wanted)
        wanted, translator = "en", _load("en")
    QLocale.setDefault(QLocale(wanted))
    before = _Current.translator
    _Current.code, _Current.translator = wanted, translator
    if QCoreApplication.instance() is not None:
        if before is not None:
            QCoreApplication.removeTranslator(before)
        if translator is not None:
            QCoreApplication.installTranslator(translator)
    return note


def catalogue_path(code: str) -> Path:
    """The compiled catalogue of a language, whether it exists or not."""
    name = f"bohnanza_{code}.qm"
    try:
        return data_directory("translations") / name
    except FileNotFoundError:
        return Path("translations") / name


def _load(code: str) -> QTranslator | None:
    translator = QTranslator()
    return translator if translator.load(str(catalogue_path(code))) else None


def _note(code: str) -> str | None:
    """Said in English: there is no other language to say it in."""
    if code not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        return f"There is no language “{code}”, so the game speaks English. It knows {known}."
    if code == "en":
        return (
            f"The file {catalogue_path(code)} is missing or damaged, so some plurals read oddly. "
            "Installing the game again brings it back."
        )
    return (
        f"The file {catalogue_path(code)} is missing or damaged, so the game speaks English "
        f"instead of {language_name(code)}. Installing the game again brings it back."
    )


def translate(context: str, text: str, disambiguation: str = "", n: int = -1) -> str:
    """`QCoreApplication.translate` that also works where there is no application.

    `context` and `text` must be literals where this is called; `n` chooses the plural and takes
    the place of `%n`.
    """
    if QCoreApplication.instance() is not None:
        return QCoreApplication.translate(context, text, disambiguation, n)
    found = None
    if _Current.translator is not None:
        found = _Current.translator.translate(context, text, disambiguation, n)
    return (found or text).replace("%n", str(n)) if n >= 0 else found or text
