"""Breaks one rule of the engine at a time and sees whether a test notices.

    python benchmarks/mutations.py [WORD...]

Each change is made in a copy of the engine, never in the checkout. With words, only changes whose
file or text holds one of them are tried. Prints those that no test noticed; exit status 1 if any.
"""

from __future__ import annotations

import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
RANDOM, READING = "tests/engine/test_random_games.py", "tests/engine/test_record_reading.py"
STAGES = (
    ("tests/engine", "tests/records", f"--ignore={RANDOM}", f"--ignore={READING}"),
    (READING,),
    (RANDOM,),
)
"""The quickest tests first; the next ones are run where these noticed nothing."""

SECONDS = 200
BYTES = 2**30

MUTATIONS = [
    # file, what stands there once, what stands there instead
    ("beans", "Bean.SOY: (2, 4, 6, 7)", "Bean.SOY: (2, 4, 6, 8)"),
    ("beans", "if need <= count", "if need < count"),
    ("fields", "planted is None or planted.bean is bean", "True"),
    ("fields", "and planted.count > 1:", "and planted.count > 2:"),
    (
        "fields",
        "planted is None or planted.count != 1",
        "planted is not None and planted.count != 1",
    ),
    ("fields", "planted.count == 1 and is_protected", "planted.count <= 2 and is_protected"),
    ("fields", "if phase is Phase.ASIDE:", "if phase is Phase.TRADE:"),
    ("fields", "if state.planted < 2 and not state.discarded", "if not state.discarded"),
    ("fields", "if None in seat.fields:", "if not seat.fields:"),
    ("fields", "state.owes_plant = True", "state.owes_plant = False"),
    ("fields", "own.coins.extend([bean] * coins)", "own.coins.extend([bean] * count)"),
    ("fields", "len(seat.fields) >= rules.max_fields", "len(seat.fields) > rules.max_fields"),
    ("fields", "len(seat.coins) < rules.field_price", "len(seat.coins) <= rules.field_price"),
    ("fields", "paid.append(seat.coins.pop())", "paid.append(seat.coins.pop(0))"),
    ("fields", "rules.buy_when is BuyWhen.OWN_TURN and", "False and"),
    ("fields", "rules.harvest_when is HarvestWhen.OWN_TURN and", "False and"),
    ("turns", "state.planted >= MOST_PLANTS or state.discarded", "state.planted >= MOST_PLANTS"),
    ("turns", "MOST_PLANTS = 2", "MOST_PLANTS = 3"),
    ("turns", "return state.owes_plant or (", "return ("),
    ("turns", "state.owes_plant = False\n    put(", "put("),
    ("turns", "while state.discard and state.discard[-1] in lying:", "while False:"),
    ("turns", "extend(left)", "extend(reversed(left))"),
    ("turns", "seat.done = False", "pass"),
    (
        "turns",
        "    if state.final:\n        end_game(state, events)\n    else:\n        state.phase",
        "    if False:\n        end_game(state, events)\n    else:\n        state.phase",
    ),
    ("turns", "state.offered = state.revealed", "state.offered = state.revealed[:0]"),
    ("turns", "state.active + 1", "state.active - 1"),
    ("turns", "state.planted = 0", "state.planted = min(state.planted, 1)"),
    ("turns", "state.discarded = False", "pass"),
    ("turns", "final=True)", "final=True) if planted.count > 1 else None"),
    ("turns", "(seat - state.start) % players", "seat"),
    ("turns", "if state.rules.tie is Tie.HAND_THEN_FARTHEST", "if False"),
    ("turns", "most = max(", "most = min("),
    ("turns", "return refuse_shuffle(state, state.rules.drawn)", "return None"),
    ("turns", "return refuse_shuffle(state, state.rules.turned_over)", "return None"),
    ("piles", "while wanted > 0 and not state.final:", "while wanted > 0:"),
    ("piles", "missing = min(wanted, limit - state.exhaustions)", "missing = wanted"),
    ("piles", "_count_exhaustions(state, missing, events)", "wanted = 0"),
    ("piles", "goes_on and state.discard and", "state.discard and"),
    ("piles", "is Reshuffle.AT_ONCE", "is not Reshuffle.AT_ONCE"),
    (
        "piles",
        "state.exhaustions >= state.rules.exhaustions",
        "state.exhaustions > state.rules.exhaustions",
    ),
    ("piles", "state.exhaustions + 1 >= state.rules.exhaustions", "False"),
    ("piles", "if in_pile == wanted and", "if"),
    ("piles", "list(reversed(pile))", "list(pile)"),
    ("trading", "if to == seat:", "if False:"),
    ("trading", "if active not in (seat, to):", "if False:"),
    ("trading", "if active not in (seat, to):", "if seat != active and to is None:"),
    ("trading", "or (to is not None and state.seats[to].done)", ""),
    ("trading", "if not action.give and not action.want:", "if not action.give:"),
    ("trading", "state.offer_count += 1", "state.offer_count = len(state.offers) + 1"),
    ("trading", "sorted(found.beans) != sorted(offer.want)", "set(found.beans) != set(offer.want)"),
    ("trading", "state.rules.accept is not _BY_ACTIVE or", "True or"),
    ("trading", "offer.rejected | 1 << action.seat", "offer.rejected"),
    ("trading", "    _lapse_if_nobody_left(state, offer, events)\n", "    pass\n"),
    ("trading", "not left & ~offer.rejected", "False"),
    ("trading", "if action.seat in (offer.seat, offer.to):", "if action.seat == offer.to:"),
    ("trading", "        if left:\n            return\n", "        return\n"),
    ("trading", "None if offer.seat == action.seat else Reason.OFFER_NOT_FOR_YOU", "None"),
    ("trading", "elif seat == state.active:", "elif True:"),
    ("trading", "if len(set(ids)) < len(ids):", "if False:"),
    ("trading", "if state.offers.pop(number, None) is not None", "if number in state.offers"),
    (
        "trading",
        "state.seats[offer.seat].aside.extend(taken_beans)",
        "state.seats[offer.seat].aside.extend(offer.want)",
    ),
    (
        "trading",
        "del own.hand_ids[index], own.hand[index]",
        "del own.hand_ids[-1], own.hand[index]",
    ),
    ("market", "return state.rules.market and not state.discarded", "return state.rules.market"),
    ("market", "state.owes_plant or (state.planted == 0 and hand)", "state.owes_plant"),
    ("market", "    if not state.offered:\n", "    if True:\n"),
    ("market", "state.discarded = True", "pass"),
    ("play", "if card < hands[place]:", "if card < max(hands):"),
    ("play", "(start + place) % players", "place"),
    ("play", "return Reason.NO_SUCH_SEAT", "return Reason.NOT_YOUR_TURN"),
    ("play", "_TRADE, trading.explain_accept", "None, trading.explain_accept"),
    ("play", "yield Withdraw(seat, offer.number)", "pass"),
    ("play", "and not state.discarded\n", "\n"),
    ("view", "shown if number == seat else shown._replace", "shown._replace"),
    ("view", "state.phase is _TRADE and rules.received", "rules.received"),
    ("view", "if offer.seat == seat else None", "if offer.seat == state.active else None"),
    ("view", "tuple(pile if rules.discard_open else pile[-1:])", "tuple(pile)"),
    ("view", "isinstance(event, CardDrawn) and event.seat != seat", "False"),
    ("view", "CardDrawn: self._see_seat,", ""),
    ("view", "CardsTurnedOver: self._see_discard,", ""),
    ("view", "FieldBought: self._see_both,", "FieldBought: self._see_seat,"),
    ("view", "self._seats[event.offerer] = self._seats", "self._seats"),
    ("view", "isinstance(event, OfferMade) and event.seat != seat", "False"),
    (
        "rules",
        '"fields": 3 if players == 3 else 2,\n        "exhaustions"',
        '"fields": 2,\n        "exhaustions"',
    ),
    ("rules", '"exhaustions": 2 if players == 3 else 3', '"exhaustions": 3'),
    ("rules", "(3, 4, 5, 6, 6, 6, 6)", "(3, 4, 5, 5, 6, 6, 6)"),
    ("rules", '"paid_coins": PaidCoins.OUT', '"paid_coins": PaidCoins.DISCARD'),
    ("rules", "_box_without(Bean.GARDEN, Bean.COCOA)", "_box_without(Bean.COCOA)"),
    ("rules", "rules.min_players < 2 or", ""),
    (
        "rules",
        "            rules.deck_size\n            <=",
        "            rules.deck_size\n            <",
    ),
    ("record", "Counter(pile) != Counter(discard)", "len(pile) != len(discard)"),
    ("record", "if number >= len(self.piles)", "if number > len(self.piles)"),
    ("record_reading", "type(value) is not int", "not isinstance(value, int)"),
    ("record_reading", "(0|[1-9][0-9]{0,18})", "([0-9]{1,19})"),
    ("record_reading", "if depth > DEEPEST:", "if depth > DEEPEST + 1:"),
    ("record_reading", "    depth = 2\n", "    depth = 1\n"),
    (
        "record_reading",
        "if not piles or Counter(piles[0]) !=",
        "if not piles or len(piles[0]) < 0 !=",
    ),
    ("record_reading", "if start >= len(players)", "if start > len(players)"),
    ("record_text", "if len(content) != len(pairs):", "if False:"),
    ("record_text", "if len(data) > LARGEST_FILE:", "if len(data) >= LARGEST_FILE:"),
    ("shuffle", "range(len(cards) - 1, 0, -1)", "range(len(cards) - 1, 1, -1)"),
    ("shuffle", "_below(last + 1, words)", "_below(last, words)"),
    ("referee", "sorted(state.offers)", "list(range(len(state.offers)))"),
]


def noticed(folder: Path) -> bool:
    """Whether a test fails. A change may make a game endless: time and memory have limits."""
    for tests in STAGES:
        command = [
            *(sys.executable, "-m", "pytest", "-x", "-q", "-c", "pytest.ini", "--noconftest"),
            *("-p", "no:cacheprovider", "-p", "no:pytest-qt", *tests),
        ]
        try:
            done = subprocess.run(
                command,
                cwd=folder,
                capture_output=True,
                timeout=SECONDS,
                check=False,
                preexec_fn=limit_memory,
            )
        except subprocess.TimeoutExpired:
            return True
        if done.returncode != 0:
            return True
    return False


def limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))


def workshop(folder: Path) -> Path:
    """A copy of the engine and its tests in `folder`. Ends the program if the tests fail there."""
    shutil.copytree(ROOT / "bohnanza_qt" / "engine", folder / "bohnanza_qt" / "engine")
    shutil.copy(ROOT / "bohnanza_qt" / "__init__.py", folder / "bohnanza_qt")
    for tests in ("engine", "records"):
        shutil.copytree(ROOT / "tests" / tests, folder / "tests" / tests)
    (folder / "pytest.ini").write_text(
        "[pytest]\npythonpath = .\naddopts = --import-mode=importlib\n"
    )
    if noticed(folder):
        raise SystemExit("the tests fail without any change")
    return folder


def main() -> int:
    words = sys.argv[1:]
    unnoticed = 0
    with tempfile.TemporaryDirectory() as name:
        folder = workshop(Path(name))
        for number, (module, before, instead) in enumerate(MUTATIONS):
            path = folder / "bohnanza_qt" / "engine" / f"{module}.py"
            if words and not any(word in f"{module} {before}" for word in words):
                continue
            source = path.read_text()
            if source.count(before) != 1:
                raise SystemExit(f"{module}: {before!r} stands there {source.count(before)} times")
            path.write_text(source.replace(before, instead))
            if not noticed(folder):
                unnoticed += 1
                print(f"unnoticed: {module}: {before!r} -> {instead!r}", flush=True)
            path.write_text(source)
            print(f"{number + 1} of {len(MUTATIONS)}", file=sys.stderr)
    print(f"{unnoticed} of {len(MUTATIONS)} changes went unnoticed")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
