"""Numbers and lists, as one says them."""

from __future__ import annotations

from collections.abc import Sequence

from ..i18n import translate


def coins_phrase(n: int) -> str:
    """So many coins, for the inside of a sentence: "3 coins"."""
    return translate("Words", "%n coin(s)", "", n)


def list_phrase(parts: Sequence[str]) -> str:
    """Joined as one says it: "a", "a and b", "a, b and c"; "" for none."""
    if not parts:
        return ""
    text = parts[0]
    for part in parts[1:-1]:
        text = translate("Words", "{list}, {next}").format(list=text, next=part)
    if len(parts) > 1:
        text = translate("Words", "{list} and {last}").format(list=text, last=parts[-1])
    return text


def ordinal(n: int) -> str:
    """The place of a card in the hand, counted from 1 at the front: "1st"."""
    if 1 <= n <= 4:
        return (
            translate("Ordinal", "1st"),
            translate("Ordinal", "2nd"),
            translate("Ordinal", "3rd"),
            translate("Ordinal", "4th"),
        )[n - 1]
    last = n % 10 if n % 100 not in (11, 12, 13) else 0
    #: {n} ends in 1, 2 or 3 (21, 32, ...) where English needs other letters; {n}th is the rest.
    if last == 1:
        return translate("Ordinal", "{n}st").format(n=n)
    if last == 2:
        return translate("Ordinal", "{n}nd").format(n=n)
    if last == 3:
        return translate("Ordinal", "{n}rd").format(n=n)
    return translate("Ordinal", "{n}th").format(n=n)
