"""The others at the table, clockwise from the left neighbour."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from ...engine.beans import Bean
from ...engine.state import Planted
from ...players.talk import NO_WISHES, Wishes
from ...session.signs import Sign
from ..words import bean_name, bean_phrase, list_phrase
from ..words.wishes import wishes_phrases
from .amounts import more_cards_phrase
from .list_model import ListModel


@dataclass(frozen=True, slots=True)
class OpponentField:
    """What grows in another's field and what it pays; `more` is 0 at the top step."""

    planted: Planted | None
    pays: int = 0
    more: int = 0
    then: int = 0


@dataclass(frozen=True, slots=True)
class Opponent:
    """Another seat as everybody sees it. `aside` and `hand` are None where the kinds are
    hidden."""

    seat: int
    sign: Sign
    name: str
    who: str
    coins: int
    hand_size: int
    fields: tuple[OpponentField, ...]
    aside: tuple[Bean, ...] | None = ()
    aside_count: int = 0
    active: bool = False
    thinking: bool = False
    must_plant: bool = False
    done: bool = False
    planted_all: bool = False
    wishes: Wishes = NO_WISHES
    hand: tuple[Bean, ...] | None = None


class PlayersModel(ListModel[Opponent]):
    """The other seats as a list."""

    def key(self, row: Opponent) -> Hashable:
        return row.seat

    def status(self, row: Opponent) -> str:
        """The one thing worth saying about the seat now; "" for nothing."""
        if row.thinking:
            return self.tr("thinking…")
        if row.must_plant:
            return self.tr("still has to plant")
        if row.planted_all:
            return self.tr("planted")
        if row.done:
            return self.tr("done trading")
        return ""

    def text(self, row: Opponent, number: int) -> str:
        parts = [row.name, row.who]
        if row.active:
            parts.append(self.tr("active player"))
        status = self.status(row)
        if status:
            parts.append(status)
        parts.append(self.tr("%n coin(s)", "", row.coins))
        parts.append(self.tr("%n card(s) in hand", "", row.hand_size))
        parts += self._hand_words(row)
        for place, field in enumerate(row.fields, start=1):
            parts.append(self._field_text(place, field))
        if row.aside:
            beans = list_phrase([bean_name(bean) for bean in row.aside])
            parts.append(self.tr("set aside: {beans}").format(beans=beans))
        elif row.aside_count:
            parts.append(self.tr("%n card(s) set aside", "", row.aside_count))
        parts += wishes_phrases(row.wishes)
        return ", ".join(parts)

    def description(self, row: Opponent, number: int) -> str:
        lines = [row.name]
        lines += self._hand_words(row)
        lines += [self._field_text(place, field) for place, field in enumerate(row.fields, 1)]
        lines += wishes_phrases(row.wishes)
        return "\n".join(lines)

    def _hand_words(self, row: Opponent) -> list[str]:
        if not row.hand:
            return []
        beans = list_phrase([bean_name(bean) for bean in row.hand])
        return [self.tr("hand, front card first: {beans}").format(beans=beans)]

    def _field_text(self, place: int, field: OpponentField) -> str:
        if field.planted is None:
            return self.tr("field {number}: empty").format(number=place)
        text = self.tr("field {number}: {beans}, {coins}").format(
            number=place,
            beans=bean_phrase(field.planted.bean, field.planted.count),
            coins=self.tr("pays %n coin(s)", "", field.pays),
        )
        if not field.more:
            return text
        return f"{text}, {more_cards_phrase(field.more, field.then)}"
