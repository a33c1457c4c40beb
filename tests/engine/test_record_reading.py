"""What is a record and what is not, and what is said about it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from bohnanza_qt.engine.actions import Accept, MakeOffer, Plant, TurnOver
from bohnanza_qt.engine.beans import Bean
from bohnanza_qt.engine.record import GameRecord, action_to_json
from bohnanza_qt.engine.record_reading import read_action, read_record
from bohnanza_qt.engine.record_text import LARGEST_FILE, MOST_PARTS, BadRecord, RecordProblem
from bohnanza_qt.engine.rules import Preset, Unplayable, rule_set
from bohnanza_qt.engine.shuffle import NumberedShuffle

from .table import refs

P = RecordProblem


def record(**changes: Any) -> dict[str, Any]:
    """The content of a small good record, with some keys set anew; `...` leaves one out."""
    content: dict[str, Any] = {
        "format": "bohnanza-record",
        "version": 1,
        "rules": {"preset": "modern"},
        "players": ["Ada", "Ben", "Cleo"],
        "start": 0,
        "piles": [list(NumberedShuffle(1).deck(rule_set(Preset.MODERN, 3)))],
        "actions": [{"seat": 0, "type": "plant", "field": 0}, {"seat": 0, "type": "turn_over"}],
    }
    return {key: value for key, value in (content | changes).items() if value is not ...}


def read(content: object) -> GameRecord:
    return read_record(json.dumps(content).encode())


def fault(content: object) -> tuple[RecordProblem, str]:
    return fault_in(json.dumps(content).encode())


def fault_in(data: bytes) -> tuple[RecordProblem, str]:
    with pytest.raises(BadRecord) as bad:
        read_record(data)
    return bad.value.problem, bad.value.place


def text(**changes: Any) -> str:
    return json.dumps(record(**changes))


def test_a_good_record_is_read() -> None:
    game = read(record(meta={"seed": 2**64 - 1}))
    assert game.preset is Preset.MODERN
    assert game.players == ("Ada", "Ben", "Cleo")
    assert game.actions == (Plant(0, 0), TurnOver(0))
    assert game.piles[0].count(Bean.BLUE) == 20
    assert game.meta == {"seed": 2**64 - 1}


@pytest.mark.parametrize("key", record())
def test_every_key_is_needed_but_meta(key: str) -> None:
    problem = P.NOT_A_RECORD if key == "format" else P.MISSING_KEY
    assert fault(record(**{key: ...})) == (problem, key)


CASES: list[tuple[dict[str, Any], RecordProblem, str]] = [
    ({"format": "chess"}, P.NOT_A_RECORD, "format"),
    ({"version": 2}, P.NEWER_VERSION, "version"),
    ({"version": 2, "novelty": 1}, P.NEWER_VERSION, "version"),
    ({"version": 0}, P.UNKNOWN_VERSION, "version"),
    ({"version": "1"}, P.WRONG_TYPE, "version"),
    ({"version": True}, P.WRONG_TYPE, "version"),
    ({"version": 1.0}, P.WRONG_TYPE, "version"),
    ({"novelty": 1}, P.UNKNOWN_KEY, "novelty"),
    ({"a\x1b[31m": 1}, P.UNKNOWN_KEY, '["a\\u001b[31m"]'),
    ({"rules": "modern"}, P.WRONG_TYPE, "rules"),
    ({"rules": {}}, P.MISSING_KEY, "rules.preset"),
    ({"rules": {"preset": "poker"}}, P.UNKNOWN_PRESET, "rules.preset"),
    ({"rules": {"preset": 1}}, P.WRONG_TYPE, "rules.preset"),
    ({"rules": {"preset": "modern", "fiedls": 2}}, P.UNKNOWN_KEY, "rules.fiedls"),
    ({"rules": {"preset": "modern", "fields": -1}}, P.NEGATIVE_NUMBER, "rules.fields"),
    ({"rules": {"preset": "modern", "fields": True}}, P.WRONG_TYPE, "rules.fields"),
    ({"rules": {"preset": "modern", "fields": 2.0}}, P.WRONG_TYPE, "rules.fields"),
    ({"rules": {"preset": "modern", "fields": "2"}}, P.WRONG_TYPE, "rules.fields"),
    ({"rules": {"preset": "modern", "fields": None}}, P.WRONG_TYPE, "rules.fields"),
    ({"rules": {"preset": "modern", "drawn": 2**63}}, P.NUMBER_TOO_LARGE, "rules.drawn"),
    ({"rules": {"preset": "modern", "market": 0}}, P.WRONG_TYPE, "rules.market"),
    ({"rules": {"preset": "modern", "discard_open": "no"}}, P.WRONG_TYPE, "rules.discard_open"),
    ({"rules": {"preset": "modern", "tie": "toss"}}, P.UNKNOWN_CHOICE, "rules.tie"),
    ({"rules": {"preset": "modern", "hand": [5, 5, True]}}, P.WRONG_TYPE, "rules.hand[2]"),
    ({"rules": {"preset": "modern", "hand": 5.0}}, P.WRONG_TYPE, "rules.hand"),
    ({"rules": {"preset": "modern", "hand": None}}, P.WRONG_TYPE, "rules.hand"),
    ({"rules": {"preset": "modern", "deck": []}}, P.WRONG_TYPE, "rules.deck"),
    ({"rules": {"preset": "modern", "deck": {"pea": 9}}}, P.UNKNOWN_BEAN, "rules.deck.pea"),
    ({"rules": {"preset": "modern", "deck": {"red": -9}}}, P.NEGATIVE_NUMBER, "rules.deck.red"),
    ({"rules": {"preset": "modern", "fields": 0}}, P.UNPLAYABLE_RULES, "rules.fields"),
    ({"rules": {"preset": "duel"}}, P.UNPLAYABLE_RULES, "rules.market"),
    ({"players": ["Ada", "Ben"]}, P.UNPLAYABLE_RULES, "players"),
    ({"players": []}, P.UNPLAYABLE_RULES, "players"),
    ({"players": ["Ada", "Ben", None]}, P.WRONG_TYPE, "players[2]"),
    ({"players": ["Ada", "Ben", "\ud83c"]}, P.NOT_TEXT, "players[2]"),
    ({"players": "Ada"}, P.WRONG_TYPE, "players"),
    ({"start": 3}, P.NO_SUCH_START, "start"),
    ({"start": -1}, P.NEGATIVE_NUMBER, "start"),
    ({"start": False}, P.WRONG_TYPE, "start"),
    ({"start": None}, P.WRONG_TYPE, "start"),
    ({"piles": []}, P.NOT_THE_DECK, "piles[0]"),
    ({"piles": [["blue"]]}, P.NOT_THE_DECK, "piles[0]"),
    ({"piles": {}}, P.WRONG_TYPE, "piles"),
    ({"piles": [{}]}, P.WRONG_TYPE, "piles[0]"),
    ({"piles": [["blue", "Blue"]]}, P.UNKNOWN_BEAN, "piles[0][1]"),
    ({"piles": [["blue", 1]]}, P.WRONG_TYPE, "piles[0][1]"),
    ({"actions": {}}, P.WRONG_TYPE, "actions"),
    ({"meta": None}, P.WRONG_TYPE, "meta"),
    ({"meta": []}, P.WRONG_TYPE, "meta"),
    ({"meta": {"n": 10**400}}, P.NUMBER_TOO_LARGE, "meta"),
]


@pytest.mark.parametrize(("changes", "problem", "place"), CASES)
def test_a_wrong_record_is_refused_whole_with_the_place(
    changes: dict[str, Any], problem: RecordProblem, place: str
) -> None:
    assert fault(record(**changes)) == (problem, place)


ACTIONS: list[tuple[object, RecordProblem, str]] = [
    ([], P.WRONG_TYPE, ""),
    ({}, P.MISSING_KEY, "type"),
    ({"type": "draw"}, P.MISSING_KEY, "seat"),
    ({"seat": 0, "type": "fold"}, P.UNKNOWN_ACTION, "type"),
    ({"seat": 0, "type": ["draw"]}, P.WRONG_TYPE, "type"),
    ({"seat": 0, "type": "draw", "card": 0}, P.UNKNOWN_KEY, "card"),
    ({"seat": "0", "type": "draw"}, P.WRONG_TYPE, "seat"),
    ({"seat": -1, "type": "draw"}, P.NEGATIVE_NUMBER, "seat"),
    ({"seat": None, "type": "draw"}, P.WRONG_TYPE, "seat"),
    ({"seat": 2**63, "type": "draw"}, P.NUMBER_TOO_LARGE, "seat"),
    ({"seat": 0, "type": "plant"}, P.MISSING_KEY, "field"),
    ({"seat": 0, "type": "plant", "field": True}, P.WRONG_TYPE, "field"),
    ({"seat": 0, "type": "plant", "field": 0.0}, P.WRONG_TYPE, "field"),
    ({"seat": 0, "type": "harvest", "field": -1}, P.NEGATIVE_NUMBER, "field"),
    ({"seat": 0, "type": "discard_hand", "card": "hand:0"}, P.WRONG_TYPE, "card"),
    ({"seat": 0, "type": "accept", "offer": None, "give": []}, P.WRONG_TYPE, "offer"),
    ({"seat": 0, "type": "accept", "offer": 0, "give": "hand:0"}, P.WRONG_TYPE, "give"),
    *(
        ({"seat": 0, "type": "accept", "offer": 0, "give": [ref]}, problem, "give[0]")
        for ref, problem in (
            (0, P.WRONG_TYPE),
            (None, P.WRONG_TYPE),
            *(
                (text, P.UNKNOWN_REFERENCE)
                for text in (
                    "hand",
                    "hand:",
                    "hand:-1",
                    "hand:01",
                    "hand:+1",
                    "hand: 1",
                    "hand:1\n",
                    "hand:1.0",
                    "hand:١",
                    "Hand:1",
                    "field:0",
                    "hand:9223372036854775808",
                    "hand:" + "9" * 5000,
                )
            ),
        )
    ),
    ({"seat": 0, "type": "offer", "give": [], "want": []}, P.MISSING_KEY, "to"),
    ({"seat": 0, "type": "offer", "to": "1", "give": [], "want": []}, P.WRONG_TYPE, "to"),
    ({"seat": 0, "type": "offer", "to": -1, "give": [], "want": []}, P.NEGATIVE_NUMBER, "to"),
    (
        {"seat": 0, "type": "offer", "to": 1, "give": [], "want": ["red", "pea"]},
        P.UNKNOWN_BEAN,
        "want[1]",
    ),
    (
        {"seat": 0, "type": "offer", "to": 1, "give": [], "want": ["red"] * 201},
        P.LIST_TOO_LONG,
        "want",
    ),
]


@pytest.mark.parametrize(("action", "problem", "place"), ACTIONS)
def test_a_wrong_action_makes_no_record(action: object, problem: RecordProblem, place: str) -> None:
    good = {"seat": 0, "type": "turn_over"}
    joint = "." if place else ""
    where = f"actions[1]{joint}{place}"
    assert fault(record(actions=[good, action])) == (problem, where)


def test_numbers_merely_too_large_for_the_state_are_left_to_the_rules() -> None:
    action = {
        "seat": 2**63 - 1,
        "type": "accept",
        "offer": 2**63 - 1,
        "give": [f"hand:{2**63 - 1}"],
    }
    assert read_action(action) == Accept(2**63 - 1, 2**63 - 1, refs(f"hand:{2**63 - 1}"))


def test_offers_are_read_to_one_seat_and_to_anyone() -> None:
    offer = {"seat": 1, "type": "offer", "to": None, "give": ["hand:2"], "want": ["red", "red"]}
    assert read_action(offer) == MakeOffer(1, None, refs("hand:2"), (Bean.RED, Bean.RED))
    assert read_action(offer | {"to": 0, "give": ["revealed:0", "hand:10"]}) == MakeOffer(
        1, 0, refs("revealed:0 hand:10"), (Bean.RED, Bean.RED)
    )


class TestText:
    @pytest.mark.parametrize(
        "data", ["", " ", "null", "[]", '"bohnanza-record"', "{}", "1", "true", '{"format": 1}']
    )
    def test_other_json_is_no_record(self, data: str) -> None:
        assert fault_in(data.encode())[0] in {P.NOT_JSON, P.WRONG_TYPE, P.NOT_A_RECORD}

    @pytest.mark.parametrize(
        ("data", "line"),
        [
            ("", 1),
            ("{", 1),
            ("{\n 'a': 1}", 2),
            ('{\n"a":\n1,}', 3),
            ("\ufeff{}", 1),
            ("{}\n{}", 2),
            ('{"a": 01}', 1),
            ('{"a": "\n"}', 1),
            ('{"a": "\\x"}', 1),
        ],
    )
    def test_broken_json_is_told_by_line_and_column(self, data: str, line: int) -> None:
        problem, place = fault_in(data.encode())
        assert problem is P.NOT_JSON
        assert place.startswith(f"{line}:")

    def test_two_records_in_one_file_are_none(self) -> None:
        assert fault_in((text() + "\n" + text()).encode())[0] is P.NOT_JSON

    @pytest.mark.parametrize("at", [10, 200, -1])
    def test_a_record_cut_off_is_none(self, at: int) -> None:
        assert fault_in(text().encode()[:at])[0] is P.NOT_JSON

    def test_other_encodings_are_refused(self) -> None:
        data = text(players=["Zoë", "Ben", "Cleo"])
        latin = json.dumps(json.loads(data), ensure_ascii=False, indent=1).encode("latin-1")
        line = latin[: latin.index(b"\xeb")].count(b"\n") + 1
        problem, place = fault_in(latin)
        assert problem is P.NOT_UTF8
        assert place.startswith(f"{line}:")
        assert fault_in(data.encode("utf-16"))[0] is P.NOT_UTF8

    @pytest.mark.parametrize(
        ("twice", "place"),
        [
            ('{"seat": 0, "type": "draw", "seat": 0}', "}, "),
            ('{"seat": 0, "type": "draw", "\\u0073eat": 1}', "}, "),
        ],
    )
    def test_the_same_key_twice_in_an_object_is_refused(self, twice: str, place: str) -> None:
        data = text(actions=["{}"]).replace('"{}"', twice)
        problem, where = fault_in(data.encode())
        assert problem is P.DUPLICATE_KEY
        assert where == f"1:{data.index(twice) + len(twice)}"

    def test_the_same_key_twice_is_refused_at_the_top_in_rules_and_in_meta(self) -> None:
        for data in (
            text()[:-1] + ', "start": 0}',
            text().replace('"preset": "modern"', '"preset": "modern", "preset": "modern"'),
            text(meta={"a": {"b": 1}}).replace('"b": 1', '"b": 1, "b": 1'),
        ):
            assert fault_in(data.encode())[0] is P.DUPLICATE_KEY

    @pytest.mark.parametrize("constant", ["NaN", "Infinity", "-Infinity"])
    def test_what_is_not_a_number_is_refused_where_it_stands(self, constant: str) -> None:
        data = text(meta={"NaN": "-Infinity", "a": 0}).replace('"a": 0', f'"a": {constant}')
        assert fault_in(data.encode()) == (P.NOT_A_NUMBER, f"1:{data.rindex(constant) + 1}")

    @pytest.mark.parametrize("number", ["1e999", "-1e999", "9" * 400, "9" * 5000])
    def test_a_number_too_large_to_represent_is_refused(self, number: str) -> None:
        for data in (
            text(meta={"a": 0}).replace('"a": 0', f'"a": {number}'),
            text(actions=[{"seat": 77}]).replace("77", number),
        ):
            assert fault_in(data.encode())[0] in {
                P.NUMBER_TOO_LARGE,
                P.WRONG_TYPE,
                P.MISSING_KEY,
            }

    @pytest.mark.parametrize("brackets", ["[]", "{}"])
    def test_nesting_may_be_32_deep_and_no_more(self, brackets: str) -> None:
        def nested(depth: int) -> Any:
            """`meta` itself is depth 2."""
            value: Any = {"a": 0} if brackets == "{}" else [0]
            for _ in range(depth - 3):
                value = {"a": value} if brackets == "{}" else [value]
            return {"a": value}

        assert read(record(meta=nested(32))).meta == nested(32)
        assert fault(record(meta=nested(33))) == (P.TOO_DEEP, "meta")

    @pytest.mark.parametrize("depth", [5_000, 200_000])
    def test_bottomless_nesting_is_refused(self, depth: int) -> None:
        # How deep Python itself reads differs from one version to the next; where it reads on, the
        # text is refused for what else is wrong with it.
        expected = {P.TOO_DEEP} if depth > 10_000 else set(P)
        for opening, closing in (("[", "]"), ('{"a":', "}")):
            for text in (opening * depth, opening * depth + "0" + closing * depth):
                assert fault_in(text.encode())[0] in expected

    def test_the_largest_file_is_read_and_a_larger_one_is_not(self) -> None:
        data = text().encode()
        data += b" " * (LARGEST_FILE - len(data))
        read_record(data)
        assert fault_in(data + b" ") == (P.TOO_LARGE, "")

    def test_white_space_and_escapes_do_not_matter(self) -> None:
        data = (
            json.dumps(record(), indent=3).replace('"draw"', '"\\u0064raw"').replace("\n", "\r\n")
        )
        assert read_record(data.encode()) == read(record())


class TestHostileFiles:
    """Each is as large as a file may be and would fill time or memory if faults were collected."""

    @staticmethod
    def full(item: Callable[[int], str]) -> str:
        length = len(item(0)) + 1
        return ",".join(item(number) for number in range(4_190_000 // length))

    def keys(self, count: int) -> str:
        return ",".join(f'"k{number:06}":0' for number in range(count))

    def test_a_million_empty_lists(self) -> None:
        data = text(actions=["*"]).replace('"*"', self.full(lambda _: "[]"))
        assert fault_in(data.encode())[0] is P.TOO_MANY_PARTS

    def test_a_million_wrong_actions(self) -> None:
        data = text(actions=["*"]).replace('"*"', self.full(lambda _: "0"))
        assert fault_in(data.encode()) == (P.WRONG_TYPE, "actions[0]")

    def test_hundreds_of_thousands_of_unknown_keys(self) -> None:
        keys = self.keys(340_000)
        assert fault_in(f"{text()[:-1]},{keys}}}".encode()) == (P.UNKNOWN_KEY, "k000000")
        rules = text().replace('"preset": "modern"', f'"preset": "modern",{keys}')
        assert fault_in(rules.encode()) == (P.UNKNOWN_KEY, "rules.k000000")

    def test_as_many_beans_that_do_not_exist(self) -> None:
        deck = text(rules={"preset": "modern", "deck": {}}).replace(
            "{}", f"{{{self.keys(340_000)}}}"
        )
        assert fault_in(deck.encode()) == (P.UNKNOWN_BEAN, "rules.deck.k000000")

    def test_a_starting_hand_for_a_million_players(self) -> None:
        rules = text(rules={"preset": "modern", "hand": ["*"]})
        data = rules.replace('"*"', self.full(lambda _: "0"))
        assert fault_in(data.encode()) == (P.UNPLAYABLE_RULES, "rules.hand")

    def test_a_million_players(self) -> None:
        data = text(
            rules={"preset": "modern", "max_players": 2**60, "hand": 0}, players=["*"]
        ).replace('"*"', self.full(lambda _: '""'))
        assert fault_in(data.encode())[0] is P.UNPLAYABLE_RULES

    def test_a_large_but_honest_meta_is_kept(self) -> None:
        meta = {"numbers": [0.5] * 500_000, "lists": [[] for _ in range(MOST_PARTS - 500)]}
        assert read(record(meta=meta)).meta == meta

    def test_a_file_of_the_shortest_actions_is_read(self) -> None:
        data = json.dumps(record(actions=["*"]), separators=(",", ":")).replace(
            '"*"', self.full(lambda _: '{"seat":0,"type":"draw"}')
        )
        assert len(read_record(data.encode()).actions) > 160_000


def test_unplayable_rules_say_why() -> None:
    with pytest.raises(BadRecord) as bad:
        read(record(rules={"preset": "modern", "exhaustions": 0}))
    assert bad.value.unplayable is Unplayable.NO_EXHAUSTIONS


def test_every_problem_but_that_of_the_file_itself_is_provoked_here() -> None:
    provoked = {problem for _, problem, _ in CASES + ACTIONS}
    in_texts = {
        P.TOO_LARGE,
        P.TOO_MANY_PARTS,
        P.NOT_UTF8,
        P.NOT_JSON,
        P.NOT_A_NUMBER,
        P.TOO_DEEP,
        P.DUPLICATE_KEY,
    }
    assert provoked | in_texts == set(P) - {P.NOT_READABLE}


@pytest.mark.parametrize(
    "action",
    [
        {"seat": 1, "type": "plant", "field": 2},
        {"seat": 1, "type": "turn_over"},
        {"seat": 1, "type": "offer", "to": 0, "give": ["hand:2", "revealed:0"], "want": ["red"]},
        {"seat": 1, "type": "offer", "to": None, "give": [], "want": ["cocoa"]},
        {"seat": 1, "type": "accept", "offer": 7, "give": ["hand:0"]},
        {"seat": 1, "type": "reject", "offer": 7},
        {"seat": 1, "type": "withdraw", "offer": 7},
        {"seat": 1, "type": "done_trading"},
        {"seat": 1, "type": "plant_aside", "card": 3, "field": 2},
        {"seat": 1, "type": "harvest", "field": 2},
        {"seat": 1, "type": "buy_field"},
        {"seat": 1, "type": "draw"},
        {"seat": 1, "type": "plant_offered", "card": 3, "field": 2},
        {"seat": 1, "type": "discard_offered", "card": 3},
        {"seat": 1, "type": "discard_hand", "card": 3},
        {"seat": 1, "type": "plant_market", "card": 3, "field": 2},
    ],
)
def test_every_action_is_written_as_it_is_read(action: dict[str, Any]) -> None:
    written = action_to_json(read_action(action))
    assert json.loads(json.dumps(written)) == action
    assert list(written) == list(action)
