"""What the drawn signs of the seats are called, with their colours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...session.signs import Sign
from ..i18n import translate

_NAMES: Final[Mapping[Sign, Callable[[], str]]] = {
    Sign.LEAF: lambda: translate("Sign", "Green leaf"),
    Sign.SUN: lambda: translate("Sign", "Orange sun"),
    Sign.DROP: lambda: translate("Sign", "Blue drop"),
    Sign.MUSHROOM: lambda: translate("Sign", "Red mushroom"),
    Sign.SNAIL: lambda: translate("Sign", "Violet snail"),
    Sign.TULIP: lambda: translate("Sign", "Pink tulip"),
    Sign.ACORN: lambda: translate("Sign", "Brown acorn"),
}


def sign_name(sign: Sign) -> str:
    """As it begins a line or a sentence."""
    return _NAMES[sign]()
