"""The lines that a program on a seat reads and writes: `bohnanza-players/1`, as docs/players.md
tells. A question holds the view of the seat and nothing else; an answer is not believed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, get_args

from ..engine.actions import Action, CardRef
from ..engine.events import Event
from ..engine.play import Question
from ..engine.record import action_to_json
from ..engine.record_reading import read_action
from ..engine.record_text import BadRecord, parse
from ..engine.rules import RuleSet
from ..engine.view import PlayerView

PROTOCOL: Final = "bohnanza-players/1"


class Answer(NamedTuple):
    """What a program said to a question: an action or, to a question that may be left without
    one, None; `answers` is the number of the offer that a counter-offer answers."""

    number: int
    action: Action | None
    answers: int | None


class NoAnswer(ValueError):
    """A line that is no answer; the message names the place in it, for the program's author."""


def question_line(
    number: int,
    view: PlayerView,
    rules: Mapping[str, Any],
    question: Question,
    legal: Iterable[Action],
    events: Iterable[Event],
) -> bytes:
    """A question as one line of ASCII, without its end. `rules` is `rules_to_json` of the view's,
    which never change in a game; `events` must be redacted for the seat."""
    content = {
        "protocol": PROTOCOL,
        "number": number,
        "question": question,
        "view": _view_to_json(view, rules),
        "legal": [action_to_json(action) for action in legal],
        "events": [_event_to_json(event) for event in events],
    }
    return json.dumps(content, separators=(",", ":")).encode()


def read_answer(line: bytes) -> Answer:
    """The answer in a line. Raises NoAnswer."""
    try:
        content = parse(line)
        if type(content) is not dict:
            raise NoAnswer("no JSON object")
        if "action" not in content:
            raise NoAnswer("no action")
        action = content["action"]
        return Answer(
            _whole_number(content, "number"),
            None if action is None else _action(action),
            None if content.get("answers") is None else _whole_number(content, "answers"),
        )
    except BadRecord as bad:
        raise NoAnswer(f"{bad.problem} {bad.place}".rstrip()) from None


def _action(value: object) -> Action:
    try:
        return read_action(value)
    except BadRecord as bad:
        raise bad.within("action") from None


def _whole_number(content: dict[str, Any], key: str) -> int:
    value = content.get(key)
    if type(value) is not int or value < 0:
        raise NoAnswer(f"{key} is no whole number")
    return value


def rules_to_json(rules: RuleSet) -> dict[str, Any]:
    """The rule set with every field by its name in the record format."""
    return rules.model_dump(mode="json")


def _view_to_json(view: PlayerView, rules: Mapping[str, Any]) -> dict[str, Any]:
    content = view._asdict()
    content["rules"] = rules
    content["seats"] = [seat._asdict() for seat in view.seats]
    content["offers"] = [
        offer._asdict() | {"places": None if offer.places is None else _texts(offer.places)}
        for offer in view.offers
    ]
    return content


def _event_to_json(event: Event) -> dict[str, Any]:
    name, keys = _EVENTS[type(event)]
    content: dict[str, Any] = {"event": name}
    for key, change in keys:
        value = getattr(event, key)
        content[key] = value if change is None or value is None else change(value)
    return content


def _texts(cards: Iterable[CardRef]) -> list[str]:
    return list(map(str, cards))


_CARD_PLACES: Final = frozenset({"places", "give_places", "take_places"})


def _named(event: Any) -> tuple[str, tuple[tuple[str, Callable[[Any], Any] | None], ...]]:
    """`CardPlanted` is called card_planted; with the names of its fields."""
    keys = (key for key in event._fields if key != "type")
    name = event._field_defaults["type"]
    return name, tuple((key, _texts if key in _CARD_PLACES else None) for key in keys)


_EVENTS: Final = {event: _named(event) for event in get_args(Event)}
