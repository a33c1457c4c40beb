"""Words that somebody else wrote, where Qt would read more into them than letters."""

from __future__ import annotations


def literal(words: str) -> str:
    """For buttons and menus, where a single & would underline the letter after it."""
    return words.replace("&", "&&")
