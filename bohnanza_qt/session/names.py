"""Who sits at the table when nobody is named."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

COMPUTER_NAMES: Final = ("Iker", "Lucia", "Tom", "Amaia", "Jordi", "Inês", "Maren", "Oriol")
"""More than there are seats, so that a name a person has taken can be passed over."""


def free_name(taken: Collection[str]) -> str:
    """The first computer's name that nobody at the table has."""
    return next(name for name in COMPUTER_NAMES if name not in taken)
