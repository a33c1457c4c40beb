"""Files that are no records: each a record of which one thing was changed."""

from __future__ import annotations

from typing import Any

from .make_cases import MISSING, Case

ACTIONS = (
    # name, what is wrong, the action
    ("card-negative", "a card of number -1", {"seat": 0, "type": "discard_hand", "card": -1}),
    ("field-negative", "a field of number -1", {"seat": 0, "type": "plant", "field": -1}),
    ("field-point", "a field of number 0.0", {"seat": 0, "type": "plant", "field": 0.0}),
    ("field-text", "a field that is a text", {"seat": 0, "type": "plant", "field": "0"}),
    ("field-null", "a field that is null", {"seat": 0, "type": "plant", "field": None}),
    ("field-missing", "no field", {"seat": 0, "type": "plant"}),
    ("seat-missing", "no seat", {"type": "plant", "field": 0}),
    ("seat-negative", "a seat of number -1", {"seat": -1, "type": "turn_over"}),
    ("seat-true", "a seat that is true", {"seat": True, "type": "turn_over"}),
    ("type-missing", "no type", {"seat": 0}),
    ("type-unknown", "an unknown type", {"seat": 0, "type": "steal"}),
    ("type-number", "a type that is a number", {"seat": 0, "type": 1}),
    ("key-unknown", "a key too many", {"seat": 0, "type": "draw", "card": 0}),
    ("not-an-object", "an action that is a list", [0, "draw"]),
    (
        "to-missing",
        "an offer without `to`",
        {"seat": 0, "type": "offer", "give": ["hand:0"], "want": []},
    ),
    (
        "to-negative",
        "an offer to seat -1",
        {"seat": 0, "type": "offer", "to": -1, "give": [], "want": ["red"]},
    ),
    (
        "to-false",
        "an offer to false",
        {"seat": 0, "type": "offer", "to": False, "give": [], "want": ["red"]},
    ),
    (
        "want-unknown",
        "an unknown bean",
        {"seat": 0, "type": "offer", "to": 1, "give": [], "want": ["runner"]},
    ),
    (
        "want-null",
        "beans that are null",
        {"seat": 0, "type": "offer", "to": 1, "give": ["hand:0"], "want": None},
    ),
    (
        "accept-null",
        "an offer of number null",
        {"seat": 1, "type": "accept", "offer": None, "give": []},
    ),
)

REFERENCES = ("hand:-1", "hand:", "hand:1.0", "hand: 1", "aside:0", "hand", "Hand:0", "hand:+1")

FILES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("format-missing", "no format", {"format": MISSING}),
    ("format-other", "another format", {"format": "bohnanza"}),
    ("version-missing", "no version", {"version": MISSING}),
    ("version-2", "version 2", {"version": 2}),
    ("version-0", "version 0", {"version": 0}),
    ("version-point", "version 1.0", {"version": 1.0}),
    ("version-true", "version true", {"version": True}),
    ("key-too-many", "an unknown key", {"comment": "what a game"}),
    ("rules-missing", "no rules", {"rules": MISSING}),
    ("players-missing", "no players", {"players": MISSING}),
    ("start-missing", "no start", {"start": MISSING}),
    ("piles-missing", "no piles", {"piles": MISSING}),
    ("actions-missing", "no actions", {"actions": MISSING}),
    ("start-no-seat", "a start that is no seat", {"start": 4}),
    ("start-negative", "start -1", {"start": -1}),
    ("start-null", "start null", {"start": None}),
    ("players-two", "two players", {"players": ["Ada", "Ben"]}),
    ("players-six", "six players", {"players": ["A", "B", "C", "D", "E", "F"]}),
    ("players-none", "no player", {"players": []}),
    ("players-number", "a name that is a number", {"players": ["Ada", "Ben", "Cleo", 4]}),
    ("piles-none", "no pile", {"piles": []}),
    ("piles-empty", "an empty deck", {"piles": [[]]}),
    ("meta-list", "meta that is a list", {"meta": []}),
    ("meta-null", "meta that is null", {"meta": None}),
    ("actions-object", "actions that are an object", {"actions": {}}),
    ("preset-missing", "no preset", {"rules": {}}),
    ("preset-unknown", "an unknown preset", {"rules": {"preset": "deluxe"}}),
    ("preset-null", "preset null", {"rules": {"preset": None}}),
)

RULES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("unknown", "an unknown field of the rules", {"jokers": 2}),
    ("fields-none", "no fields", {"fields": 0}),
    ("fields-negative", "-1 fields", {"fields": -1}),
    ("fields-true", "fields true", {"fields": True}),
    ("fields-point", "2.0 fields", {"fields": 2.0}),
    ("fields-null", "fields null", {"fields": None}),
    ("exhaustions-none", "no exhaustions", {"exhaustions": 0}),
    ("nothing-drawn", "nothing ever turned over or drawn", {"turned_over": 0, "drawn": 0}),
    ("hands-three", "hands for three of four", {"hand": [5, 5, 5]}),
    ("hands-five", "hands for five of four", {"hand": [5, 5, 5, 5, 5]}),
    ("hand-negative", "a hand of -1", {"hand": -1}),
    ("hands-negative", "one hand of -1", {"hand": [5, 5, 5, -1]}),
    ("deck-as-large-as-the-deal", "a deck of 104 for hands of 26", {"hand": 26}),
    ("deck-unknown-bean", "an unknown bean in the deck", {"deck": {"runner": 30}}),
    ("deck-negative", "-1 red beans", {"deck": {"blue": 30, "red": -1}}),
    ("deck-list", "a deck that is a list", {"deck": ["blue"]}),
    ("deck-other", "another deck than the pile", {"deck": {"blue": 104}}),
    ("own-turn-without-market", "harvest on the own turn only", {"harvest_when": "own_turn"}),
    ("market-with-four", "the market with four players", {"market": True}),
    ("market-number", "market 1", {"market": 1}),
    ("harvest-when-unknown", "an unknown choice", {"harvest_when": "never"}),
    ("protection-null", "protection null", {"protection": None}),
    ("accept-unknown", "an unknown choice", {"accept": "anyone"}),
    ("received-unknown", "an unknown choice", {"received": "open"}),
    ("reshuffle-unknown", "an unknown choice", {"reshuffle": "never"}),
    ("tie-unknown", "an unknown choice", {"tie": "shared"}),
    ("buy-when-unknown", "an unknown choice", {"buy_when": "never"}),
    ("paid-coins-unknown", "an unknown choice", {"paid_coins": "bank"}),
    ("discard-open-number", "discard_open 1", {"discard_open": 1}),
    ("price-negative", "a price of -3", {"field_price": -3}),
    ("players-above", "players above the own most", {"max_players": 3}),
    ("players-below", "players below the own least", {"min_players": 5}),
)

TEXTS = (
    ("key-twice", "the same key twice", ('"start":0', '"start":0,"start":0')),
    (
        "key-twice-in-meta",
        "the same key twice in meta",
        ('"start":0', '"meta":{"a":1,"a":1},"start":0'),
    ),
    ("key-twice-in-action", "the same key twice", ('"field":0', '"field":0,"field":0')),
    ("exponent", "a number with an exponent", ('"field":0', '"field":0e0')),
    ("leading-zero", "a number with a leading zero", ('"field":0', '"field":00')),
    ("nan", "NaN in meta", ('"start":0', '"meta":{"a":NaN},"start":0')),
    ("infinity", "Infinity in meta", ('"start":0', '"meta":{"a":-Infinity},"start":0')),
    (
        "number-too-large",
        "a number too large in meta",
        ('"start":0', '"meta":{"a":1e999},"start":0'),
    ),
    ("two-records", "two records in one file", ('"format"', '"format":1}{"format"')),
    ("comma", "a comma too many", ('"start":0', '"start":0,')),
    ("comment", "a comment", ('"start":0', '/* Ada */"start":0')),
    ("single-quotes", "single quotes", ('"start":0', "'start':0")),
    (
        "nested-33-deep",
        "nesting of 33",
        ('"start":0', '"meta":' + '{"a":' * 31 + "[]" + "}" * 31 + ',"start":0'),
    ),
    ("pile-never-reached", "an unknown bean", (']],"actions"', '],["runner"]],"actions"')),
)

CASES = (
    *(
        Case(f"bad-action-{name}", bad=f"{wrong}", change={"actions": [action]})
        for name, wrong, action in ACTIONS
    ),
    *(
        Case(
            f"bad-reference-{number}",
            bad=f"a card called “{text}”",
            change={"actions": [{"seat": 0, "type": "offer", "to": 1, "give": [text], "want": []}]},
        )
        for number, text in enumerate(REFERENCES)
    ),
    *(Case(f"bad-{name}", bad=wrong, change=change) for name, wrong, change in FILES),
    *(
        Case(f"bad-rules-{name}", bad=wrong, change={"rules": {"preset": "modern", **rules}})
        for name, wrong, rules in RULES
    ),
    *(
        Case(f"bad-text-{name}", actions="0 plant 0", bad=wrong, text=text)
        for name, wrong, text in TEXTS
    ),
    Case(
        "bad-classic-8",
        preset="classic",
        players=7,
        bad="eight players of the classic box",
        change={"players": list("ABCDEFGH")},
    ),
    Case(
        "bad-classic-8-without-a-deck",
        preset="classic",
        players=7,
        bad="no deck and no price for eight players",
        change={"players": list("ABCDEFGH"), "rules": {"preset": "classic", "max_players": 8}},
    ),
    Case(
        "bad-classic-8-though-all-is-named",
        preset="classic",
        players=7,
        bad="eight players where seven are the most",
        change={
            "players": list("ABCDEFGH"),
            "rules": {"preset": "classic", "deck": {"blue": 144}, "field_price": 2},
            "piles": [["blue"] * 144],
        },
    ),
    Case(
        "bad-duel-3",
        preset="duel",
        players=2,
        bad="a duel of three",
        change={"players": ["Ada", "Ben", "Cleo"]},
    ),
    Case(
        "bad-duel-without-market",
        preset="duel",
        players=2,
        bad="harvest on the own turn only",
        change={"rules": {"preset": "duel", "market": False}},
    ),
    Case(
        "bad-deck-of-another-number",
        preset="classic",
        players=4,
        bad="the deck of four players for three",
        change={"players": ["Ada", "Ben", "Cleo"]},
    ),
)
