"""Legal records, with what has to come of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .make_cases import Case
from .refused_cases import BLUE, DRAW, LAST_CARD, LEFT, ONE_FIELD, OVER, TRADE, TWO_CARDS

FIRST_TURNS = {
    # preset, players: fields owned, cards in the draw pile and in the hand after the first turn
    ("modern", 3): (3, 84, 6),
    ("modern", 4): (2, 79, 6),
    ("modern", 5): (2, 74, 6),
    ("original", 3): (2, 84, 6),
    ("original", 4): (2, 79, 6),
    ("original", 5): (2, 74, 6),
    ("classic", 3): (3, 130, 6),
    ("classic", 4): (2, 105, 6),
    ("classic", 5): (2, 100, 6),
    ("classic", 6): (2, 108, 5),
    ("classic", 7): (2, 102, 5),
    ("arena", 3): (3, 84, 6),
    ("arena", 4): (2, 79, 6),
    ("arena", 5): (2, 74, 6),
}

COINS: Mapping[str, Mapping[int, int]] = {
    # cards harvested: coins paid; around every step, and above the top one
    "coffee": {3: 0, 4: 1, 6: 1, 7: 2, 9: 2, 10: 3, 11: 3, 12: 4, 13: 4},
    "wax": {3: 0, 4: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3, 11: 4, 12: 4},
    "blue": {3: 0, 4: 1, 5: 1, 6: 2, 7: 2, 8: 3, 9: 3, 10: 4, 11: 4},
    "chili": {2: 0, 3: 1, 5: 1, 6: 2, 7: 2, 8: 3, 9: 4, 10: 4},
    "stink": {2: 0, 3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 4, 9: 4},
    "green": {2: 0, 3: 1, 4: 1, 5: 2, 6: 3, 7: 4, 8: 4},
    "soy": {1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 4, 8: 4},
    "black_eyed": {1: 0, 2: 1, 3: 1, 4: 2, 5: 3, 6: 4, 7: 4},
    "red": {1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 4},
    "garden": {1: 0, 2: 2, 3: 3, 4: 3, 6: 3},
    "cocoa": {1: 0, 2: 2, 3: 3, 4: 4, 5: 4},
}


def first_turn(preset: str, players: int) -> Case:
    """The seat in the middle starts, plants two, plants what was turned over, and draws."""
    fields, left, hand = FIRST_TURNS[preset, players]
    seat = players // 2
    sizes = (3, 4, 5, 6, 6, 6, 6) if preset == "classic" and players > 5 else (5,) * players
    turn = "plant 0; plant 0; turn_over; done_trading; plant_aside 0 0; plant_aside 0 0; draw"
    return Case(
        f"first-turn-{preset}-{players}",
        preset,
        players,
        "; ".join(f"{seat} {line.strip()}" for line in turn.split(";")),
        start=seat,
        hands={seat: "blue blue red"},
        pile="blue blue",
        state={
            "phase": "plant",
            "turn": 1,
            "active": seat + 1,
            "draw_pile": left,
            "discard": [],
            "exhaustions": 0,
            "fields": [
                [["blue", 4] if seat == own and not field else None for field in range(fields)]
                for own in range(players)
            ],
            "aside": [[]] * players,
            "revealed": [],
            "hand_sizes": [
                hand if own == seat else sizes[(own - seat) % players] for own in range(players)
            ],
        },
    )


def beanometer(bean: str) -> Case:
    """One seat gives each other one so many cards of a kind, who harvest them."""
    coins = COINS[bean]
    players = len(coins) + 1
    lines, hand = ["0 plant 0", "0 turn_over"], sum(coins) + 1
    for offer, count in enumerate(coins):
        give = ",".join(f"hand:{index}" for index in range(count))
        lines += [f"0 offer {offer + 1} {give} -", f"{offer + 1} accept {offer} -"]
    lines.append("0 done_trading")
    for seat, count in enumerate(coins, start=1):
        lines += [f"{seat} plant_aside 0 0"] * count + [f"{seat} harvest 0"]
    return Case(
        f"beanometer-{bean}",
        "modern",
        players,
        "; ".join(lines),
        rules={
            "max_players": players,
            "deck": {bean: hand + 1},
            "hand": [hand] + [0] * (players - 1),
            "turned_over": 0,
        },
        state={
            "phase": "draw",
            "coins": [0, *coins.values()],
            "discard": [bean] * (sum(coins) - sum(coins.values())),
        },
    )


def _deals() -> Iterator[Case]:
    """The deal goes round one card at a time, past those who have their number."""
    for players, sizes in ((6, (3, 4, 5, 6, 6, 6)), (7, (3, 4, 5, 6, 6, 6, 6))):
        for start in (0, players - 1):
            hands = [["blue"] * sizes[(seat - start) % players] for seat in range(players)]
            yield Case(
                f"deal-classic-{players}-from-{start}",
                "classic",
                players,
                start=start,
                rules={"deck": {"blue": 50}},
                state={"hands": hands, "active": start, "draw_pile": 50 - sum(sizes)},
            )
    yield Case(
        "deal-goes-round-past-those-who-have-theirs",
        "modern",
        3,
        start=1,
        rules={"hand": [1, 3, 2], "deck": {"blue": 1, "red": 3, "soy": 2, "green": 1}},
        hands={1: "blue", 2: "red red red", 0: "soy soy"},
        state={"hands": [["soy", "soy"], ["blue"], ["red", "red", "red"]], "draw_pile": 1},
    )


_PLANTING = (
    Case(
        "plant-same-kind-in-two-fields",
        "modern",
        4,
        "0 plant 0; 0 plant 1",
        hands={0: "blue blue"},
        state={"fields": [[["blue", 1], ["blue", 1]], *[[None, None]] * 3], "phase": "plant"},
    ),
    Case(
        "plant-empty-hand-goes-on",
        "modern",
        3,
        "0 turn_over",
        rules={"hand": 0},
        pile="blue red",
        state={"phase": "trade", "revealed": ["blue", "red"]},
    ),
    Case(
        "plant-hand-runs-empty-after-one",
        "original",
        3,
        "0 plant 0; 0 turn_over",
        rules={"hand": 1},
        state={"phase": "trade", "hands": [[], ["chili"], ["stink"]]},
    ),
    Case(
        "aside-in-any-order-among-players",
        "modern",
        3,
        TRADE + "0 offer 1 hand:0,revealed:1 -; 1 accept 0 -; 0 done_trading; 1 plant_aside 1 0; "
        "0 plant_aside 0 1; 1 plant_aside 0 1",
        hands={0: "blue soy"},
        pile="red green",
        state={
            "phase": "draw",
            "aside": [[], [], []],
            "fields": [
                [["blue", 1], ["red", 1], None],
                [["green", 1], ["soy", 1], None],
                [None] * 3,
            ],
        },
    ),
    Case(
        "aside-left-cards-come-last",
        "classic",
        4,
        TRADE + "1 offer 0 hand:1,hand:0 -; 0 accept 0 -; 0 done_trading",
        hands={1: "red soy"},
        pile="green garden",
        state={
            "aside": [["soy", "red", "green", "garden"], [], [], []],
            "revealed": [],
            "phase": "aside",
        },
    ),
    Case(
        "drawn-cards-go-to-the-back",
        "modern",
        4,
        DRAW + "0 draw",
        hands={0: "blue red soy green garden"},
        pile="blue blue chili stink red",
        rules={"hand": [5, 0, 0, 0]},
        state={
            "hands": [["red", "soy", "green", "garden", "chili", "stink", "red"], [], [], []],
            "turn": 1,
            "active": 1,
            "phase": "plant",
        },
    ),
)

_TRADING = (
    Case(
        "offers-lapse-with-their-card",
        "modern",
        4,
        TRADE + "0 offer 1 hand:0 -; 0 offer 2 hand:0 red; 0 offer * hand:1 -; "
        "0 offer 3 hand:1,hand:0 -; 1 accept 0 -",
        state={"open_offers": [2], "phase": "trade"},
    ),
    Case(
        "offers-know-their-cards-when-a-hand-closes-up",
        "modern",
        4,
        TRADE + "1 offer 0 hand:2 -; 1 offer 0 hand:0 -; 0 accept 1 -; 0 accept 0 -",
        hands={1: "blue red soy garden green"},
        state={"aside": [["blue", "soy"], [], [], []], "open_offers": []},
    ),
    Case(
        "offers-may-ask-for-beans-not-in-the-game",
        "modern",
        5,
        TRADE + "0 offer * - coffee,cocoa",
        state={"open_offers": [0]},
    ),
    Case(
        "offer-that-only-wants",
        "arena",
        3,
        TRADE + "1 offer 0 - red; 0 accept 0 revealed:1",
        pile="soy red",
        state={"aside": [[], ["red"], []], "revealed": ["soy"]},
    ),
    Case(
        "offer-to-all-lapses-when-all-have-rejected",
        "classic",
        3,
        TRADE + "0 offer * hand:0 -; 2 reject 0; 1 reject 0",
        state={"open_offers": []},
    ),
    Case(
        "offer-to-all-stays-while-one-is-left",
        "classic",
        7,
        TRADE + "0 offer * hand:0 -; 1 reject 0; 2 done_trading; 3 reject 0; 4 done_trading; "
        "5 done_trading",
        state={"open_offers": [0], "phase": "trade"},
    ),
    Case(
        "offer-lapses-when-the-last-who-was-asked-is-done",
        "modern",
        4,
        TRADE + "0 offer * hand:0 -; 1 reject 0; 2 reject 0; 3 done_trading",
        state={"open_offers": [], "phase": "trade"},
    ),
    Case(
        "offers-of-others-stay-when-one-is-done",
        "original",
        4,
        TRADE + "1 offer 0 hand:0 -; 2 offer 0 hand:0 -; 0 offer 1 hand:0 -; 1 done_trading",
        state={"open_offers": [1], "phase": "trade"},
    ),
    Case(
        "announcement-lapses-when-all-have-rejected",
        "arena",
        3,
        TRADE + "0 offer * hand:0 -; 0 offer 2 hand:1 -; 1 reject 0; 2 reject 0",
        state={"open_offers": [1]},
    ),
    Case(
        "trading-ends-when-every-other-is-done",
        "modern",
        3,
        TRADE + "2 done_trading; 1 done_trading",
        pile="soy red",
        state={"phase": "aside", "aside": [["soy", "red"], [], []]},
    ),
    Case(
        "trading-ends-with-nothing-to-plant",
        "modern",
        3,
        "0 turn_over; 0 done_trading",
        rules={"hand": 0, "turned_over": 0},
        state={"phase": "draw"},
    ),
    Case(
        "done-again-next-turn",
        "modern",
        4,
        TRADE + "2 done_trading; 0 done_trading; 0 plant_aside 0 0; 0 plant_aside 0 0; 0 draw; "
        "1 plant 0; 1 turn_over; 2 offer 1 hand:0 -",
        **BLUE,
        state={"open_offers": [0], "active": 1},
    ),
    Case(
        "offer-numbers-go-on-through-the-game",
        "classic",
        5,
        TRADE + "0 offer 1 hand:0 -; 0 offer 2 hand:0 -; 0 done_trading; 0 plant_aside 0 0; "
        "0 plant_aside 0 0; 0 draw; 1 plant 0; 1 turn_over; 1 offer 0 hand:0 -; 0 offer 1 hand:1 -",
        **BLUE,
        state={"open_offers": [2, 3]},
    ),
)

_HARVEST = (
    Case(
        "harvest-lone-bean-beside-empty",
        "modern",
        4,
        "0 plant 0; 0 harvest 0",
        hands={0: "blue"},
        state={"discard": ["blue"], "coins": [0, 0, 0, 0]},
    ),
    Case(
        "harvest-two-singles-one-by-one",
        "original",
        5,
        "0 plant 0; 0 plant 1; 0 harvest 1; 0 harvest 0",
        hands={0: "blue red"},
        state={"discard": ["red", "blue"], "fields": [[None, None]] * 5},
    ),
    Case(
        "harvest-all-single",
        "classic",
        4,
        "0 plant 0; 0 plant 1; 0 harvest 0",
        hands={0: "blue red"},
        state={"discard": ["blue"]},
    ),
    Case(
        "harvest-second-is-judged-again",
        "classic",
        4,
        "0 plant 0; 0 plant 0; 0 harvest 0",
        hands={0: "blue blue"},
        state={"discard": ["blue", "blue"]},
    ),
    Case(
        "harvest-arena-makes-room",
        "arena",
        4,
        "0 plant 0; 0 harvest 0; 0 plant 0; 0 turn_over",
        rules=ONE_FIELD,
        hands={0: "blue red"},
        state={
            "phase": "trade",
            "discard": ["blue"],
            "fields": [[["red", 1]], [None], [None], [None]],
        },
    ),
    Case(
        "harvest-arena-makes-room-for-what-is-set-aside",
        "arena",
        3,
        TRADE + "1 offer 0 - red,soy; 0 accept 0 hand:0,hand:1; 0 done_trading; 1 plant_aside 0 0; "
        "1 harvest 0; 1 plant_aside 0 0",
        rules=ONE_FIELD,
        hands={0: "blue red soy"},
        state={"fields": [[["blue", 1]], [["soy", 1]], [None]], "discard": ["red"]},
    ),
    Case(
        "harvest-off-turn-while-another-plants",
        "original",
        3,
        TRADE + "0 offer 1 hand:0 -; 1 accept 0 -; 0 done_trading; 1 plant_aside 0 0; 1 harvest 0",
        hands={0: "blue red"},
        state={"discard": ["red"], "active": 0, "phase": "aside"},
    ),
)

_FOUR_REDS = TRADE + (
    "0 offer 1 hand:0,hand:1,hand:2,hand:3 -; 1 accept 0 -; 0 done_trading; 1 plant_aside 0 0; "
    "1 plant_aside 0 0; 1 plant_aside 0 0; 1 plant_aside 0 0; 1 harvest 0; 1 buy_field"
)
_REDS = {0: "blue red red red red"}

_BUYING = (
    *(
        Case(
            f"buy-field-off-turn-{preset}-{players}",
            preset,
            players,
            _FOUR_REDS,
            hands=_REDS,
            state={
                "coins": [0] * players,
                "discard": ["red"] * 4,
                "fields": [[["blue", 1], None], [None] * 3, *[[None] * 2] * (players - 2)],
            },
        )
        for preset, players in (
            ("original", 3),
            ("original", 4),
            ("original", 5),
            ("classic", 4),
            ("classic", 5),
        )
    ),
    *(
        Case(
            f"buy-field-for-two-{players}",
            "classic",
            players,
            "0 plant 0; 0 plant 0; 0 turn_over; 0 done_trading; 0 plant_aside 0 0; 0 harvest 0; "
            "0 buy_field; 0 plant_aside 0 2",
            hands={0: "red red"},
            pile="red soy",
            state={
                "coins": [0] * players,
                "discard": ["red"] * 3,
                "phase": "draw",
                "fields": [[None, None, ["soy", 1]], *[[None] * 2] * (players - 1)],
            },
        )
        for players in (6, 7)
    ),
    Case(
        "buy-field-duel-coins-leave-the-game",
        "duel",
        2,
        "0 plant 0; 0 plant 0; 0 turn_over; 0 plant_market 0 0; 0 plant_market 0 0; 0 harvest 0; "
        "0 buy_field; 0 plant_market 0 2",
        hands={0: "red red"},
        pile="red red soy",
        state={
            "coins": [0, 0],
            "discard": ["red"],
            "revealed": [],
            "fields": [[None, None, ["soy", 1]], [None, None]],
        },
    ),
    Case(
        "buy-field-up-to-the-most",
        "original",
        3,
        "0 buy_field; 0 buy_field",
        rules={"field_price": 0, "max_fields": 4},
        state={"fields": [[None] * 4, [None] * 2, [None] * 2]},
    ),
)

_PILES = (
    # Sixteen cards for three: the last one is turned over, and the single discarded one after it.
    Case(
        "pile-shuffled-in-the-middle-of-turning",
        "modern",
        3,
        "0 plant 0; 0 harvest 0; 0 turn_over",
        rules={"deck": {"blue": 16}},
        piles=("blue",),
        state={"revealed": ["blue", "blue"], "exhaustions": 2, "draw_pile": 0, "discard": []},
    ),
    Case(
        "pile-shuffled-in-the-same-moment",
        "modern",
        3,
        "0 plant 0; 0 harvest 0; 0 turn_over",
        rules=TWO_CARDS,
        piles=("blue",),
        state={"revealed": ["blue", "blue"], "exhaustions": 1, "draw_pile": 1, "discard": []},
    ),
    Case(
        "pile-waits-until-a-card-is-needed",
        "classic",
        3,
        "0 plant 0; 0 plant 0; 0 harvest 0; 0 turn_over",
        rules=TWO_CARDS,
        state={
            "revealed": ["blue", "blue"],
            "exhaustions": 1,
            "draw_pile": 0,
            "discard": ["blue", "blue"],
        },
    ),
    Case(
        "pile-what-is-harvested-meanwhile-joins",
        "classic",
        3,
        "0 plant 0; 0 plant 0; 0 harvest 0; 0 turn_over; 0 done_trading; 0 plant_aside 0 0; "
        "0 plant_aside 0 0; 0 harvest 0; 0 draw",
        rules=TWO_CARDS,
        piles=("blue blue blue blue",),
        state={
            "hands": [["blue"] * 6, ["blue"] * 5, ["blue"] * 5],
            "exhaustions": 1,
            "draw_pile": 1,
            "turn": 1,
        },
    ),
    Case(
        "pile-each-needed-card-counts-when-both-are-empty",
        "modern",
        3,
        TRADE + "0 done_trading; 0 plant_aside 0 0; 0 draw",
        rules={"deck": {"blue": 16}, "exhaustions": 9},
        state={
            "exhaustions": 5,
            "turn": 1,
            "draw_pile": 0,
            "hands": [["blue"] * 4, ["blue"] * 5, ["blue"] * 5],
        },
    ),
    Case(
        "pile-empty-until-something-is-discarded",
        "original",
        3,
        TRADE + "0 done_trading; 0 plant_aside 0 0; 0 harvest 0; 0 draw",
        rules={"deck": {"blue": 16}, "exhaustions": 9},
        piles=("blue blue",),
        state={
            "exhaustions": 4,
            "turn": 1,
            "draw_pile": 0,
            "hands": [["blue"] * 6, ["blue"] * 5, ["blue"] * 5],
        },
    ),
)

_LARGEST = (
    Case(
        "custom-as-many-cards-and-fields-as-there-can-be",
        "original",
        3,
        rules={"deck": {"blue": 200}, "fields": 200, "max_fields": 200},
        state={"fields": [[None] * 200] * 3, "draw_pile": 185},
    ),
    Case(
        "custom-classic-8-with-all-that-is-not-named",
        "classic",
        8,
        rules={"max_players": 8, "deck": {"blue": 144}, "field_price": 2},
        state={"fields": [[None] * 2] * 8, "hand_sizes": [5] * 8, "draw_pile": 104},
    ),
)

_NOTHING_NEEDED = (
    # After the first turn the draw pile is empty and two cards are discarded.
    Case(
        "pile-no-card-needed-no-shuffle",
        "classic",
        3,
        "0 plant 0; 0 plant 0; 0 harvest 0; 0 turn_over; 0 done_trading; 0 draw; 1 plant 0; "
        "1 turn_over",
        rules={"deck": {"blue": 18}, "turned_over": 0},
        state={"phase": "trade", "exhaustions": 1, "discard": ["blue", "blue"], "draw_pile": 0},
    ),
)

_END = (
    Case(
        "end-in-phase-2-has-no-phase-4",
        "modern",
        3,
        OVER,
        rules=LAST_CARD,
        state={
            "phase": "over",
            "turn": 0,
            "active": 0,
            "exhaustions": 1,
            "draw_pile": 0,
            "hands": [["blue"] * 4, ["blue"] * 5, ["blue"] * 5],
            "winners": [2],
            "fields": [[None] * 3] * 3,
            "discard": ["blue", "blue"],
        },
    ),
    Case(
        "end-with-the-trading-when-nothing-is-left-to-plant",
        "arena",
        3,
        TRADE + "0 done_trading; 0 plant_aside 0 0; 0 plant_aside 0 0; 0 draw; 1 plant 0; "
        "1 turn_over; 1 done_trading",
        rules={"deck": {"blue": 20}, "exhaustions": 2},
        state={"phase": "over", "turn": 1, "active": 1, "exhaustions": 2, "winners": [2]},
    ),
    Case(
        "end-in-phase-4-at-once",
        "original",
        3,
        DRAW + "0 draw",
        rules={"deck": {"blue": 18}, "exhaustions": 1},
        state={
            "phase": "over",
            "turn": 0,
            "exhaustions": 1,
            "hands": [["blue"] * 5, ["blue"] * 5, ["blue"] * 5],
        },
    ),
    Case(
        "end-harvests-every-field-protected-or-not",
        "modern",
        3,
        "0 plant 0; 0 plant 0; 0 turn_over; 0 done_trading; 0 plant_aside 0 1",
        rules={"deck": {"garden": 15, "red": 1}, "exhaustions": 1},
        pile="red",
        state={"phase": "over", "coins": [2, 0, 0], "discard": ["red"], "winners": [0]},
    ),
    Case(
        "tie-farthest-clockwise-from-the-start",
        "modern",
        3,
        "1 plant 0; 1 turn_over; 1 done_trading; 1 plant_aside 0 0",
        start=1,
        rules=LAST_CARD,
        state={"phase": "over", "winners": [0]},
    ),
    Case(
        "tie-most-cards-in-hand",
        "classic",
        3,
        TRADE + "2 offer 0 hand:0 -; 0 accept 0 -; 0 done_trading; 0 plant_aside 0 0; "
        "0 plant_aside 0 0",
        rules=LAST_CARD,
        state={"phase": "over", "winners": [1]},
    ),
    Case(
        "tie-hands-as-large-farthest",
        "classic",
        4,
        TRADE + "0 done_trading; 0 plant_aside 0 0",
        rules={"deck": {"blue": 21}, "exhaustions": 1},
        state={"phase": "over", "winners": [3]},
    ),
)

_DUEL = (
    Case(
        "duel-first-turn",
        "duel",
        2,
        "0 plant 0; 0 turn_over; 0 draw",
        hands={0: "blue"},
        pile="red soy wax",
        state={
            "phase": "offered",
            "turn": 1,
            "active": 1,
            "offered": ["red", "soy", "wax"],
            "revealed": [],
            "draw_pile": 129,
            "discard": [],
        },
    ),
    Case(
        "duel-nothing-left-begins-with-planting",
        "duel",
        2,
        TRADE + "0 plant_market 2 0; 0 plant_market 0 1; 0 plant_market 0 1; 0 draw",
        hands={0: "blue"},
        pile="red red blue",
        state={
            "phase": "plant",
            "turn": 1,
            "offered": [],
            "fields": [[["blue", 2], ["red", 2]], [None, None]],
        },
    ),
    Case(
        "duel-offered-cards-in-any-order",
        "duel",
        2,
        LEFT + "1 discard_offered 1; 1 plant_offered 1 0; 1 discard_offered 0",
        pile="red soy wax",
        state={
            "phase": "plant",
            "offered": [],
            "discard": ["soy", "red"],
            "fields": [[["coffee", 1], None], [["wax", 1], None]],
        },
        hands={0: "coffee"},
    ),
    Case(
        "duel-match-goes-on-down-the-pile",
        "duel",
        2,
        LEFT
        + "1 discard_offered 0; 1 discard_offered 0; 1 discard_offered 0; 1 plant 0; 1 turn_over",
        hands={0: "blue"},
        pile="chili red soy green green red soy stink",
        state={
            "phase": "market",
            "revealed": ["red", "soy", "stink", "soy", "red"],
            "discard": ["chili"],
        },
    ),
    Case(
        "duel-own-discard-matches",
        "duel",
        2,
        "0 plant 0; 0 discard_hand 2; 0 turn_over",
        hands={0: "blue soy wax red"},
        pile="red green stink",
        state={"revealed": ["red", "green", "stink", "red"], "discard": []},
    ),
    Case(
        "duel-harvest-starts-no-new-match",
        "duel",
        2,
        "0 plant 0; 0 plant 0; 0 discard_hand 0; 0 turn_over; 0 harvest 0",
        hands={0: "blue blue red"},
        pile="blue soy stink",
        state={"revealed": ["blue", "soy", "stink"], "discard": ["red", "blue", "blue"]},
    ),
    Case(
        "duel-harvest-before-turning-matches",
        "duel",
        2,
        "0 plant 0; 0 plant 0; 0 harvest 0; 0 turn_over",
        hands={0: "blue blue"},
        pile="blue soy stink",
        state={"revealed": ["blue", "soy", "stink", "blue", "blue"], "discard": []},
    ),
    Case(
        "duel-end-in-the-market-finishes-it",
        "duel",
        2,
        TRADE + "0 plant_market 0 0; 0 draw",
        rules={"deck": {"blue": 12}},
        state={
            "phase": "over",
            "offered": ["blue"],
            "revealed": [],
            "exhaustions": 1,
            "hands": [["blue"] * 4, ["blue"] * 5],
            "winners": [1],
            "discard": ["blue"] * 2,
        },
    ),
    Case(
        "duel-end-while-drawing-at-once",
        "duel",
        2,
        TRADE + "0 draw",
        rules={"deck": {"blue": 14}},
        state={
            "phase": "over",
            "offered": ["blue"] * 3,
            "exhaustions": 1,
            "turn": 0,
            "hands": [["blue"] * 5, ["blue"] * 5],
            "winners": [1],
        },
    ),
    Case(
        "duel-discard-may-follow-two-plants",
        "duel",
        2,
        "0 plant 0; 0 plant 0; 0 discard_hand 2",
        hands={0: "blue blue red soy wax"},
        rules={"hand": [5, 0]},
        state={"hands": [["red", "soy"], []], "phase": "plant", "discard": ["wax"]},
    ),
)

CASES = (
    *(first_turn(*table) for table in FIRST_TURNS),
    *(beanometer(bean) for bean in COINS),
    *_deals(),
    *(
        *_PLANTING,
        *_TRADING,
        *_HARVEST,
        *_BUYING,
        *_PILES,
        *_LARGEST,
        *_NOTHING_NEEDED,
        *_END,
        *_DUEL,
    ),
)
