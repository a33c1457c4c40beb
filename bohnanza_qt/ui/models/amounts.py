"""What a field still lacks, in words."""

from __future__ import annotations

from ..i18n import translate
from ..words import coins_phrase


def more_cards_phrase(cards: int, coins: int) -> str:
    """So many more cards would pay so many coins, as part of a list."""
    return translate("Field", "with %n more card(s) it pays {coins}", "", cards).format(
        coins=coins_phrase(coins)
    )
