"""What a seat says it would like to get, in words."""

from __future__ import annotations

from ...players.talk import Wishes
from ..i18n import translate
from .beans import bean_name
from .numbers import list_phrase


def wishes_phrases(wishes: Wishes) -> list[str]:
    """One phrase for what would be liked and one for what would not, as far as there is any."""
    phrases = []
    if wishes.wanted:
        text = translate("Wishes", "would like: {beans}")
        phrases.append(text.format(beans=list_phrase([bean_name(b) for b in wishes.wanted])))
    if wishes.unwanted:
        text = translate("Wishes", "would rather not get: {beans}")
        phrases.append(text.format(beans=list_phrase([bean_name(b) for b in wishes.unwanted])))
    return phrases
