"""The eleven beans: names, letters, and so many of a kind in a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from ...engine.beans import Bean
from ..i18n import translate
from .numbers import list_phrase

_NAMES: Mapping[Bean, Callable[[], str]] = {
    #: The names as they stand on the cards.
    Bean.COFFEE: lambda: translate("Bean", "Coffee"),
    Bean.WAX: lambda: translate("Bean", "Wax"),
    Bean.BLUE: lambda: translate("Bean", "Blue"),
    Bean.CHILI: lambda: translate("Bean", "Chili"),
    Bean.STINK: lambda: translate("Bean", "Stink"),
    Bean.GREEN: lambda: translate("Bean", "Green"),
    Bean.SOY: lambda: translate("Bean", "Soy"),
    Bean.BLACK_EYED: lambda: translate("Bean", "Black-eyed"),
    Bean.RED: lambda: translate("Bean", "Red"),
    Bean.GARDEN: lambda: translate("Bean", "Garden"),
    Bean.COCOA: lambda: translate("Bean", "Cocoa"),
}

_LETTERS: Mapping[Bean, Callable[[], str]] = {
    Bean.COFFEE: lambda: translate("BeanLetters", "Cf"),
    Bean.WAX: lambda: translate("BeanLetters", "W"),
    Bean.BLUE: lambda: translate("BeanLetters", "Bl"),
    Bean.CHILI: lambda: translate("BeanLetters", "Ch"),
    Bean.STINK: lambda: translate("BeanLetters", "St"),
    Bean.GREEN: lambda: translate("BeanLetters", "Gr"),
    Bean.SOY: lambda: translate("BeanLetters", "So"),
    Bean.BLACK_EYED: lambda: translate("BeanLetters", "Be"),
    Bean.RED: lambda: translate("BeanLetters", "R"),
    Bean.GARDEN: lambda: translate("BeanLetters", "Ga"),
    Bean.COCOA: lambda: translate("BeanLetters", "Cc"),
}

_PHRASES: Mapping[Bean, Callable[[int], str]] = {
    Bean.COFFEE: lambda n: translate("BeanPhrase", "%n coffee bean(s)", "", n),
    Bean.WAX: lambda n: translate("BeanPhrase", "%n wax bean(s)", "", n),
    Bean.BLUE: lambda n: translate("BeanPhrase", "%n blue bean(s)", "", n),
    Bean.CHILI: lambda n: translate("BeanPhrase", "%n chili bean(s)", "", n),
    Bean.STINK: lambda n: translate("BeanPhrase", "%n stink bean(s)", "", n),
    Bean.GREEN: lambda n: translate("BeanPhrase", "%n green bean(s)", "", n),
    Bean.SOY: lambda n: translate("BeanPhrase", "%n soy bean(s)", "", n),
    Bean.BLACK_EYED: lambda n: translate("BeanPhrase", "%n black-eyed bean(s)", "", n),
    Bean.RED: lambda n: translate("BeanPhrase", "%n red bean(s)", "", n),
    Bean.GARDEN: lambda n: translate("BeanPhrase", "%n garden bean(s)", "", n),
    Bean.COCOA: lambda n: translate("BeanPhrase", "%n cocoa bean(s)", "", n),
}


def bean_name(bean: Bean) -> str:
    """The name as it stands on the card: "Blue"."""
    return _NAMES[bean]()


def bean_letters(bean: Bean) -> str:
    """One or two letters that tell the kinds apart in each language: "Bl"."""
    return _LETTERS[bean]()


def bean_phrase(bean: Bean, n: int) -> str:
    """So many beans of a kind, for the inside of a sentence: "2 blue beans"."""
    return _PHRASES[bean](n)


def beans_phrase(beans: Iterable[Bean]) -> str:
    """Cards by kind, in the order in which kinds come first: "2 blue beans and 1 red bean".

    No cards at all are "nothing".
    """
    counted = Counter(beans)
    if not counted:
        return translate("BeanPhrase", "nothing")
    return list_phrase([bean_phrase(bean, n) for bean, n in counted.items()])
