"""Cards under way in a drag: which they are, and of which revision of the game.

A drop of an older revision is refused, because its places may mean other cards by now.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, cast, get_args

from PySide6.QtCore import QMimeData

from ..engine.actions import CardRef

CARDS_MIME: Final = "application/x-bohnanza-cards"
_MOST_CARDS: Final = 200
_LONGEST_TEXT: Final = 20_000

Place = Literal["hand", "revealed", "aside", "offered"]


class DraggedCard(NamedTuple):
    """A card that can be picked up, by its place: `hand` counts from the front of the own hand,
    `revealed` through the turned-over cards, `aside` through the own set-aside cards, `offered`
    through those that the other left."""

    place: Place
    index: int  # type: ignore[assignment]  # a tuple has a method of that name


def cards_mime(revision: int, refs: Sequence[CardRef | DraggedCard]) -> QMimeData:
    """What a drag of `refs` carries, good for `revision` of the game only."""
    mime = QMimeData()
    text = json.dumps({"revision": revision, "cards": [[ref.place, ref.index] for ref in refs]})
    mime.setData(CARDS_MIME, text.encode("ascii"))
    return mime


def dragged_in(mime: QMimeData) -> tuple[int, tuple[DraggedCard, ...]] | None:
    """The revision and the cards that a drag carries; None if it carries anything else."""
    if not mime.hasFormat(CARDS_MIME):
        return None
    raw = bytes(mime.data(CARDS_MIME).data())
    if len(raw) > _LONGEST_TEXT:
        return None
    try:
        content = json.loads(raw)
    except (ValueError, RecursionError):
        return None
    if not isinstance(content, dict):
        return None
    revision, cards = content.get("revision"), content.get("cards")
    if not _is_count(revision) or not isinstance(cards, list) or not 0 < len(cards) <= _MOST_CARDS:
        return None
    found = []
    for card in cards:
        if not isinstance(card, list) or len(card) != 2:
            return None
        place, index = card
        if place not in get_args(Place) or not _is_count(index):
            return None
        found.append(DraggedCard(cast(Place, place), index))
    return cast(int, revision), tuple(found)


def cards_in(mime: QMimeData) -> tuple[int, tuple[CardRef, ...]] | None:
    """As `dragged_in`, for cards that can be traded; None as soon as one of them cannot."""
    dragged = dragged_in(mime)
    if dragged is None:
        return None
    revision, cards = dragged
    refs = []
    for card in cards:
        if card.place not in ("hand", "revealed"):
            return None
        refs.append(CardRef(card.place, card.index))
    return revision, tuple(refs)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
