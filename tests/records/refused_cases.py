"""Records whose last action the rules do not allow, by code: what is said, and what is said first
where several reasons fit."""

from __future__ import annotations

from .make_cases import Case

TRADE = "0 plant 0; 0 turn_over; "
"""To phase 2 of the first turn."""

DRAW = TRADE + "0 done_trading; 0 plant_aside 0 0; 0 plant_aside 0 0; "
"""To phase 4, where BLUE lies."""

BLUE = {"hands": {0: "blue blue blue"}, "pile": "blue blue"}
LEFT = "0 plant 0; 0 turn_over; 0 draw; "
"""With the market: three cards are left on offer for seat 1."""

ONE_FIELD = {"fields": 1}
LAST_CARD = {"deck": {"blue": 16}, "exhaustions": 1}
"""For three players: one card is in the draw pile, and with it the game ends."""

OVER = TRADE + "0 done_trading; 0 plant_aside 0 0; "
TWO_CARDS = {"deck": {"blue": 17}}
"""For three players: two cards are in the draw pile."""

_TURN = (
    Case("turn-plant-by-another", "modern", 3, "1 plant 0", "not-your-turn"),
    Case("turn-start-decides", "modern", 3, "0 plant 0", "not-your-turn", start=2),
    Case("turn-turn-over-by-another", "original", 4, "0 plant 0; 1 turn_over", "not-your-turn"),
    Case("turn-draw-by-another", "modern", 5, DRAW + "1 draw", "not-your-turn", **BLUE),
    Case(
        "turn-before-third-plant",
        "classic",
        7,
        "0 plant 0; 0 plant 0; 1 plant 0",
        "not-your-turn",
        **BLUE,
    ),
    Case("turn-offered-card-by-another", "duel", 2, LEFT + "0 plant_offered 0 1", "not-your-turn"),
    Case(
        "turn-discard-offered-by-another", "duel", 2, LEFT + "0 discard_offered 0", "not-your-turn"
    ),
    Case("turn-market-by-another", "duel", 2, TRADE + "1 plant_market 0 0", "not-your-turn"),
    Case("turn-discard-by-another", "duel", 2, "0 plant 0; 1 discard_hand 0", "not-your-turn"),
    Case("turn-duel-buy-on-the-others", "duel", 2, "1 buy_field", "not-your-turn"),
)

_PHASE = (
    Case("phase-offer-while-planting", "classic", 4, "0 offer 1 hand:0 -", "wrong-phase"),
    Case("phase-accept-while-planting", "modern", 4, "1 accept 0 -", "wrong-phase"),
    Case("phase-no-trading-in-duel", "duel", 2, TRADE + "0 offer 1 hand:0 -", "wrong-phase"),
    Case("phase-plant-while-trading", "modern", 3, TRADE + "0 plant 0", "wrong-phase", **BLUE),
    Case("phase-aside-while-trading", "arena", 3, TRADE + "0 plant_aside 0 0", "wrong-phase"),
    Case("phase-turn-over-twice", "original", 3, TRADE + "0 turn_over", "wrong-phase"),
    Case("phase-draw-while-trading", "original", 5, TRADE + "0 draw", "wrong-phase"),
    Case("phase-draw-before-planting", "arena", 4, TRADE + "0 done_trading; 0 draw", "wrong-phase"),
    Case(
        "phase-done-after-trading",
        "arena",
        5,
        TRADE + "0 done_trading; 0 done_trading",
        "wrong-phase",
    ),
    Case("phase-market-only-with-it", "modern", 4, TRADE + "0 plant_market 0 1", "wrong-phase"),
    Case("phase-offered-only-with-market", "classic", 5, "0 plant_offered 0 1", "wrong-phase"),
    Case(
        "phase-discard-only-with-market", "modern", 4, "0 plant 0; 0 discard_hand 0", "wrong-phase"
    ),
    Case(
        "phase-second-discard",
        "duel",
        2,
        "0 plant 0; 0 discard_hand 0; 0 discard_hand 0",
        "wrong-phase",
    ),
    Case("phase-discard-from-market", "duel", 2, TRADE + "0 discard_hand 0", "wrong-phase"),
    Case("phase-offered-cards-come-first", "duel", 2, LEFT + "1 plant 0", "wrong-phase"),
    Case("phase-offered-cards-before-turning", "duel", 2, LEFT + "1 turn_over", "wrong-phase"),
    Case("phase-before-seat", "modern", 4, "7 draw", "wrong-phase"),
    Case("phase-before-turn", "modern", 4, "1 draw", "wrong-phase"),
)

_OVER = (
    Case("over-harvest", "modern", 3, OVER + "0 harvest 0", "game-over", rules=LAST_CARD),
    Case("over-before-seat", "modern", 3, OVER + "9 draw", "game-over", rules=LAST_CARD),
    Case("over-no-draw", "original", 3, OVER + "0 draw", "game-over", rules=LAST_CARD),
)

_SEAT = (
    Case("seat-plant", "modern", 4, "4 plant 0", "no-such-seat"),
    Case("seat-harvest", "modern", 3, "3 harvest 0", "no-such-seat"),
    Case("seat-buy", "classic", 5, "5 buy_field", "no-such-seat"),
    Case("seat-done", "classic", 6, TRADE + "6 done_trading", "no-such-seat"),
    Case("seat-offer-to", "modern", 4, TRADE + "0 offer 4 hand:0 -", "no-such-seat"),
    Case("seat-before-duel-turn", "duel", 2, "2 harvest 0", "no-such-seat"),
)

_FIELD = (
    *(
        Case(f"field-{preset}-{players}", preset, players, f"0 plant {fields}", "no-such-field")
        for preset, players, fields in (
            ("modern", 3, 3),
            ("modern", 4, 2),
            ("modern", 5, 2),
            ("original", 3, 2),
            ("original", 4, 2),
            ("original", 5, 2),
            ("classic", 3, 3),
            ("classic", 4, 2),
            ("classic", 5, 2),
            ("classic", 6, 2),
            ("classic", 7, 2),
            ("arena", 3, 3),
            ("arena", 4, 2),
            ("arena", 5, 2),
            ("duel", 2, 2),
        )
    ),
    Case("field-harvest", "modern", 4, "3 harvest 2", "no-such-field"),
    Case("field-large-number", "modern", 4, "0 plant 9007199254740993", "no-such-field"),
    Case(
        "field-before-card-aside",
        "modern",
        4,
        TRADE + "0 done_trading; 0 plant_aside 9 9",
        "no-such-field",
    ),
    Case(
        "field-before-card-empty-hand", "modern", 3, "0 plant 3", "no-such-field", rules={"hand": 0}
    ),
    Case("field-before-card-market", "duel", 2, TRADE + "0 plant_market 9 2", "no-such-field"),
)

_CARD = (
    Case("card-empty-hand", "modern", 3, "0 plant 0", "no-such-card", rules={"hand": 0}),
    Case("card-hand-has-closed-up", "modern", 4, TRADE + "0 offer 1 hand:4 -", "no-such-card"),
    Case("card-two-turned", "modern", 4, TRADE + "0 offer 1 revealed:2 -", "no-such-card"),
    Case("card-revealed-of-another", "modern", 4, TRADE + "1 offer 0 revealed:0 -", "no-such-card"),
    Case("card-given-twice", "classic", 3, TRADE + "0 offer 1 hand:0,hand:0 -", "no-such-card"),
    Case(
        "card-paid-twice",
        "classic",
        4,
        TRADE + "0 offer 1 hand:0 red,red; 1 accept 0 hand:0,hand:0",
        "no-such-card",
        hands={1: "red red"},
    ),
    Case(
        "card-paid-with-revealed-off-turn",
        "modern",
        4,
        TRADE + "0 offer 1 hand:0 red; 1 accept 0 revealed:0",
        "no-such-card",
        pile="red red",
    ),
    Case(
        "card-before-kind",
        "modern",
        5,
        TRADE + "0 offer 1 hand:0 red; 1 accept 0 hand:5",
        "no-such-card",
    ),
    Case("card-aside", "modern", 4, TRADE + "0 done_trading; 0 plant_aside 2 0", "no-such-card"),
    Case(
        "card-aside-of-another",
        "modern",
        4,
        TRADE + "0 done_trading; 1 plant_aside 0 0",
        "no-such-card",
    ),
    Case("card-market", "duel", 2, TRADE + "0 plant_market 3 1", "no-such-card"),
    Case("card-discard-offered", "duel", 2, LEFT + "1 discard_offered 3", "no-such-card"),
    Case("card-plant-offered", "duel", 2, LEFT + "1 plant_offered 3 0", "no-such-card"),
    Case(
        "card-discard-from-empty-hand",
        "duel",
        2,
        "0 discard_hand 0",
        "no-such-card",
        rules={"hand": 0},
    ),
    Case("card-discard-hand", "duel", 2, "0 plant 0; 0 discard_hand 4", "no-such-card"),
)

_OFFER = (
    Case("offer-none", "modern", 4, TRADE + "1 accept 0 -", "no-such-offer"),
    Case("offer-large-number", "modern", 4, TRADE + "1 reject 9007199254740993", "no-such-offer"),
    Case(
        "offer-withdrawn",
        "original",
        3,
        TRADE + "0 offer 1 hand:0 -; 0 withdraw 0; 1 accept 0 -",
        "no-such-offer",
    ),
    Case(
        "offer-withdrawn-twice",
        "original",
        3,
        TRADE + "0 offer 1 hand:0 -; 0 withdraw 0; 0 withdraw 0",
        "no-such-offer",
    ),
    Case(
        "offer-struck",
        "modern",
        3,
        TRADE + "0 offer * hand:0 -; 1 accept 0 -; 2 accept 0 -",
        "no-such-offer",
    ),
    Case(
        "offer-card-gone",
        "classic",
        5,
        TRADE + "0 offer 1 hand:0 -; 0 offer 2 hand:0 -; 2 accept 1 -; 1 accept 0 -",
        "no-such-offer",
    ),
    Case(
        "offer-card-gone-as-payment",
        "classic",
        5,
        TRADE + "1 offer 0 hand:0 blue; 0 offer 1 hand:0 red; 1 accept 1 hand:0; 0 accept 0 hand:0",
        "no-such-offer",
        hands={0: "soy blue blue", 1: "red"},
    ),
    Case(
        "offer-rejected-by-all",
        "modern",
        3,
        TRADE + "0 offer * hand:0 -; 1 reject 0; 2 reject 0; 0 withdraw 0",
        "no-such-offer",
    ),
    Case(
        "offer-rejected-by-its-one",
        "modern",
        3,
        TRADE + "0 offer 1 hand:0 -; 1 reject 0; 0 withdraw 0",
        "no-such-offer",
    ),
    Case(
        "offer-of-a-seat-that-is-done",
        "arena",
        4,
        TRADE + "1 offer 0 hand:0 -; 1 done_trading; 0 accept 0 -",
        "no-such-offer",
    ),
    Case(
        "offer-of-the-done-to-withdraw",
        "arena",
        4,
        TRADE + "1 offer 0 hand:0 -; 1 done_trading; 1 withdraw 0",
        "no-such-offer",
    ),
    Case(
        "offer-done-is-a-rejection",
        "arena",
        3,
        TRADE + "0 offer * hand:0 -; 1 reject 0; 2 done_trading; 0 withdraw 0",
        "no-such-offer",
    ),
    Case(
        "offer-of-an-earlier-turn",
        "modern",
        4,
        TRADE + "0 offer 1 hand:0 -; 0 done_trading; 0 plant_aside 0 0; 0 plant_aside 0 0; "
        "0 draw; 1 plant 0; 1 turn_over; 1 accept 0 -",
        "no-such-offer",
        **BLUE,
    ),
)

_BEAN = (
    Case(
        "bean-second-plant",
        "modern",
        4,
        "0 plant 0; 0 plant 0",
        "other-bean-in-field",
        hands={0: "blue red"},
    ),
    Case(
        "bean-aside",
        "arena",
        5,
        TRADE + "0 done_trading; 0 plant_aside 1 0",
        "other-bean-in-field",
        hands={0: "blue"},
        pile="blue red",
    ),
    Case(
        "bean-market",
        "duel",
        2,
        TRADE + "0 plant_market 2 0",
        "other-bean-in-field",
        hands={0: "blue"},
        pile="blue wax red",
    ),
    Case(
        "bean-offered",
        "duel",
        2,
        LEFT + "1 plant_offered 0 0; 1 plant_offered 0 0",
        "other-bean-in-field",
        pile="blue wax red",
    ),
)

_PLANTING = (
    Case(
        "third-plant-modern", "modern", 3, "0 plant 0; 0 plant 0; 0 plant 0", "third-plant", **BLUE
    ),
    Case(
        "third-plant-before-field",
        "arena",
        4,
        "0 plant 0; 0 plant 0; 0 plant 9",
        "third-plant",
        **BLUE,
    ),
    Case("third-plant-duel", "duel", 2, "0 plant 0; 0 plant 0; 0 plant 0", "third-plant", **BLUE),
    Case(
        "third-plant-after-discard",
        "duel",
        2,
        "0 plant 0; 0 discard_hand 1; 0 plant 0",
        "third-plant",
        **BLUE,
    ),
    *(
        Case(
            f"must-plant-{preset}-{players}",
            preset,
            players,
            f"{players - 1} turn_over",
            "must-plant-first",
            start=players - 1,
        )
        for preset, players in (("original", 3), ("classic", 7), ("arena", 3), ("duel", 2))
    ),
    Case("must-plant-before-discard", "duel", 2, "0 discard_hand 0", "must-plant-first"),
    Case(
        "must-plant-after-forced-harvest",
        "arena",
        4,
        "0 plant 0; 0 harvest 0; 0 turn_over",
        "must-plant-first",
        rules=ONE_FIELD,
        hands={0: "blue red"},
    ),
)

_HARVEST = (
    *(
        Case(
            f"protected-beside-more-{preset}-{players}",
            preset,
            players,
            "0 plant 0; 0 plant 0; 0 turn_over; 0 done_trading; 0 plant_aside 0 1; 0 harvest 1",
            "protected-field",
            hands={0: "blue blue"},
            pile="red soy",
        )
        for preset, players in (
            ("modern", 3),
            ("modern", 5),
            ("original", 4),
            ("classic", 3),
            ("classic", 6),
            ("arena", 4),
        )
    ),
    *(
        Case(
            f"protected-beside-empty-{preset}-{players}",
            preset,
            players,
            "0 plant 0; 0 harvest 0",
            "protected-field",
        )
        for preset, players in (
            ("classic", 3),
            ("classic", 5),
            ("classic", 6),
            ("classic", 7),
            ("arena", 3),
            ("arena", 5),
            ("duel", 2),
        )
    ),
    Case(
        "protected-second-of-two-harvests",
        "modern",
        3,
        "0 plant 0; 0 plant 1; 0 turn_over; 0 done_trading; 0 plant_aside 0 2; 0 plant_aside 0 2; "
        "0 harvest 0",
        "protected-field",
        hands={0: "blue red"},
        pile="soy soy",
    ),
    *(
        Case(f"empty-field-{preset}-{players}", preset, players, "0 harvest 1", "empty-field")
        for preset, players in (
            ("modern", 4),
            ("original", 5),
            ("classic", 4),
            ("arena", 4),
            ("duel", 2),
        )
    ),
    Case("empty-field-off-turn", "classic", 7, "5 harvest 0", "empty-field"),
    Case("harvest-duel-off-turn", "duel", 2, "1 harvest 0", "harvest-not-allowed-now"),
    Case("harvest-duel-off-turn-before-field", "duel", 2, "1 harvest 9", "harvest-not-allowed-now"),
    Case(
        "harvest-arena-with-room",
        "arena",
        4,
        "0 plant 0; 0 harvest 0",
        "harvest-not-allowed-now",
        rules=ONE_FIELD,
        hands={0: "blue blue"},
    ),
    Case(
        "harvest-arena-after-two",
        "arena",
        4,
        "0 plant 0; 0 plant 0; 0 harvest 0",
        "harvest-not-allowed-now",
        rules=ONE_FIELD,
        hands={0: "blue blue red"},
    ),
    Case(
        "harvest-arena-while-trading",
        "arena",
        3,
        TRADE + "0 harvest 0",
        "harvest-not-allowed-now",
        rules=ONE_FIELD,
        hands={0: "blue red"},
        pile="soy soy",
    ),
    Case(
        "harvest-arena-to-draw", "arena", 5, DRAW + "0 harvest 0", "harvest-not-allowed-now", **BLUE
    ),
    Case(
        "harvest-arena-others-have-nothing",
        "arena",
        3,
        TRADE
        + "1 offer 0 - soy; 0 accept 0 hand:0; 0 done_trading; 1 plant_aside 0 0; 1 harvest 0",
        "harvest-not-allowed-now",
        rules=ONE_FIELD,
        hands={0: "blue soy"},
    ),
)

_BUYING = (
    *(
        Case(f"not-sold-{preset}-{players}", preset, players, "0 buy_field", "field-not-for-sale")
        for preset, players in (
            ("modern", 3),
            ("modern", 4),
            ("modern", 5),
            ("classic", 3),
            ("arena", 3),
            ("arena", 4),
            ("arena", 5),
        )
    ),
    *(
        Case(f"no-coins-{preset}-{players}", preset, players, "0 buy_field", "not-enough-coins")
        for preset, players in (
            ("original", 3),
            ("original", 4),
            ("original", 5),
            ("classic", 4),
            ("classic", 5),
            ("classic", 6),
            ("classic", 7),
            ("duel", 2),
        )
    ),
    Case(
        "not-sold-beyond-the-most",
        "original",
        3,
        "0 buy_field",
        "field-not-for-sale",
        rules={"max_fields": 2},
    ),
    Case("no-coins-off-turn", "original", 3, "2 buy_field", "not-enough-coins"),
)

_PARTNERS = (
    Case(
        "partner-both-not-active",
        "modern",
        3,
        TRADE + "1 offer 2 hand:0 -",
        "trade-needs-active-player",
    ),
    Case("partner-anyone", "classic", 7, TRADE + "6 offer * hand:0 -", "trade-needs-active-player"),
    Case("partner-self", "modern", 4, TRADE + "0 offer 0 hand:0 -", "own-offer"),
    Case("partner-self-off-turn", "arena", 3, TRADE + "1 offer 1 hand:0 -", "own-offer"),
    Case("own-accept", "modern", 4, TRADE + "0 offer 1 hand:0 -; 0 accept 0 -", "own-offer"),
    Case(
        "own-accept-of-anyones",
        "modern",
        4,
        TRADE + "0 offer * hand:0 -; 0 accept 0 -",
        "own-offer",
    ),
    Case("own-reject", "original", 5, TRADE + "1 offer 0 hand:0 -; 1 reject 0", "own-offer"),
    Case("empty-offer-to-active", "modern", 4, TRADE + "1 offer 0 - -", "empty-offer"),
    Case(
        "not-for-you-accept",
        "modern",
        4,
        TRADE + "0 offer 1 hand:0 -; 2 accept 0 -",
        "offer-not-for-you",
    ),
    Case(
        "not-for-you-reject",
        "modern",
        4,
        TRADE + "0 offer 1 hand:0 -; 2 reject 0",
        "offer-not-for-you",
    ),
    Case(
        "not-for-you-withdraw",
        "modern",
        4,
        TRADE + "0 offer 1 hand:0 -; 1 withdraw 0",
        "offer-not-for-you",
    ),
    Case(
        "not-for-you-to-the-active",
        "classic",
        5,
        TRADE + "1 offer 0 hand:0 -; 2 accept 0 -",
        "offer-not-for-you",
    ),
    Case(
        "not-for-you-after-own-rejection",
        "modern",
        4,
        TRADE + "0 offer * hand:0 -; 1 reject 0; 1 accept 0 -",
        "offer-not-for-you",
    ),
    Case(
        "not-for-you-second-rejection",
        "modern",
        4,
        TRADE + "0 offer * hand:0 -; 1 reject 0; 1 reject 0",
        "offer-not-for-you",
    ),
    Case(
        "not-for-you-announcement",
        "arena",
        3,
        TRADE + "0 offer * hand:0 -; 1 accept 0 -",
        "offer-not-for-you",
    ),
    Case(
        "not-for-you-announcement-to-one",
        "arena",
        5,
        TRADE + "0 offer 1 hand:0 -; 1 accept 0 -",
        "offer-not-for-you",
    ),
)

_DEALS = (
    Case(
        "match-other-kind",
        "modern",
        4,
        TRADE + "0 offer 1 hand:0 red; 1 accept 0 hand:0",
        "offer-does-not-match",
        hands={1: "soy red"},
    ),
    Case(
        "match-too-few",
        "modern",
        4,
        TRADE + "0 offer 1 hand:0 red,red; 1 accept 0 hand:1",
        "offer-does-not-match",
        hands={1: "soy red red"},
    ),
    Case(
        "match-too-many",
        "classic",
        6,
        TRADE + "0 offer 1 hand:0 red; 1 accept 0 hand:1,hand:2",
        "offer-does-not-match",
        hands={1: "soy red red"},
    ),
    Case(
        "match-counts-each-kind",
        "classic",
        4,
        TRADE + "0 offer 1 hand:0 red,red,soy; 1 accept 0 hand:0,hand:1,hand:2",
        "offer-does-not-match",
        hands={1: "soy soy red red"},
    ),
    Case(
        "match-nothing-for-a-gift",
        "modern",
        3,
        TRADE + "0 offer 1 hand:0 -; 1 accept 0 hand:0",
        "offer-does-not-match",
    ),
    Case(
        "match-beans-not-in-the-game",
        "modern",
        4,
        TRADE + "0 offer 1 hand:0 cocoa; 1 accept 0 hand:0",
        "offer-does-not-match",
    ),
    Case("done-twice", "modern", 4, TRADE + "1 done_trading; 1 done_trading", "done-trading"),
    Case(
        "done-offer-by", "modern", 4, TRADE + "1 done_trading; 1 offer 0 hand:0 -", "done-trading"
    ),
    Case(
        "done-offer-to", "original", 3, TRADE + "1 done_trading; 0 offer 1 hand:0 -", "done-trading"
    ),
    Case(
        "done-accept",
        "classic",
        7,
        TRADE + "0 offer * hand:0 -; 1 done_trading; 1 accept 0 -",
        "done-trading",
    ),
    Case(
        "done-reject",
        "arena",
        4,
        TRADE + "0 offer * hand:0 -; 1 done_trading; 1 reject 0",
        "done-trading",
    ),
)

_PILES = (
    Case(
        "pile-none-for-the-only-card",
        "modern",
        3,
        "0 plant 0; 0 harvest 0; 0 turn_over",
        "pile-missing",
        rules={"deck": {"blue": 16}, "turned_over": 1},
    ),
    Case(
        "pile-none-for-the-shuffle",
        "modern",
        3,
        "0 plant 0; 0 harvest 0; 0 turn_over",
        "pile-missing",
        rules=TWO_CARDS,
    ),
    Case(
        "pile-of-other-cards",
        "modern",
        3,
        "0 plant 0; 0 harvest 0; 0 turn_over",
        "pile-mismatch",
        rules=TWO_CARDS,
        piles=("red",),
    ),
    Case(
        "pile-of-too-many",
        "original",
        3,
        "0 plant 0; 0 harvest 0; 0 turn_over",
        "pile-mismatch",
        rules=TWO_CARDS,
        piles=("blue blue",),
    ),
    Case(
        "pile-empty",
        "modern",
        3,
        "0 plant 0; 0 harvest 0; 0 turn_over",
        "pile-mismatch",
        rules=TWO_CARDS,
        piles=("",),
    ),
    # Where the shuffle waits until a card is needed, the last phase is the first to need one.
    Case(
        "pile-when-needed",
        "classic",
        3,
        "0 plant 0; 0 plant 0; 0 harvest 0; 0 turn_over; 0 done_trading; 0 plant_aside 0 0; "
        "0 plant_aside 0 0; 0 draw",
        "pile-missing",
        rules=TWO_CARDS,
    ),
    Case(
        "pile-must-plant-comes-first",
        "modern",
        3,
        "0 turn_over",
        "must-plant-first",
        rules=TWO_CARDS,
    ),
)

CASES = (
    *(*_TURN, *_PHASE, *_OVER, *_SEAT, *_FIELD, *_CARD, *_OFFER, *_BEAN, *_PLANTING),
    *(*_HARVEST, *_BUYING, *_PARTNERS, *_DEALS, *_PILES),
)
