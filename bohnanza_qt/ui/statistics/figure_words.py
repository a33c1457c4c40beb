"""Figures as they stand in tables, in the way of the language that is on."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QLocale

from ...session.statistics import Tally
from ..i18n import translate


def number(value: int) -> str:
    """A whole number."""
    return QLocale().toString(value)


def mean(value: float) -> str:
    """With one decimal."""
    return QLocale().toString(value, "f", 1)


def wins(value: Fraction) -> str:
    """Whole, or with what shared wins leave over: "12", "12.5", "12.33"."""
    if value.denominator == 1:
        return number(int(value))
    return QLocale().toString(float(value), "f", 1 if value.denominator == 2 else 2)


def percent(share: float) -> str:
    """A share from 0 to 1: "40%"."""
    #: A share of all games; write it as your language does.
    return translate("Statistics", "{number}%").format(number=number(round(100 * share)))


def won(tally: Tally) -> str:
    """How many, and which share of all: "12 · 40%"."""
    return f"{wins(tally.won)} · {percent(tally.share)}"
