"""Programs on seats: they play whole games, and whatever they do wrong harms nothing."""

from __future__ import annotations

import json
import os
import re
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bohnanza_qt.commands.self_play import SelfPlay
from bohnanza_qt.engine.actions import Accept, DoneTrading, MakeOffer, Plant, Reject, TurnOver
from bohnanza_qt.engine.beans import BEANOMETER, Bean
from bohnanza_qt.engine.events import OfferMade
from bohnanza_qt.engine.own_moves import own_moves, why_not
from bohnanza_qt.engine.play import Question, apply, awaited, new_game
from bohnanza_qt.engine.record_reading import read_action
from bohnanza_qt.engine.rules import Preset, rule_set
from bohnanza_qt.engine.shuffle import NumberedShuffle
from bohnanza_qt.engine.state import GameState, Phase
from bohnanza_qt.engine.view import redact, view_of
from bohnanza_qt.players import child_process, program
from bohnanza_qt.players.computers import make_player
from bohnanza_qt.players.mishap import Fault, Mishap
from bohnanza_qt.players.player import Decision
from bohnanza_qt.players.program import ProgramPlayer, command_of
from bohnanza_qt.players.program_lines import question_line, read_answer, rules_to_json
from bohnanza_qt.session import bounds
from bohnanza_qt.session.game_session import GameSession
from bohnanza_qt.session.game_setup import GameSetup, SeatSetup

ROOT = Path(__file__).parents[2]
GARDENER = (sys.executable, str(ROOT / "examples" / "gardener.py"))
NOBODY: frozenset[int] = frozenset()


def script(text: str) -> tuple[str, ...]:
    """The command of a small program; it has json, os, sys and time."""
    return (sys.executable, "-c", f"import json, os, sys, time\n{text}")


@contextmanager
def seated(
    *command: str, seat: int = 0, seconds: float = 30.0
) -> Iterator[tuple[ProgramPlayer, list[Fault]]]:
    faults: list[Fault] = []
    player = ProgramPlayer(seat, command, lambda _seat, fault: faults.append(fault), seconds)
    try:
        yield player, faults
    finally:
        player.close()


def dealt(preset: Preset = Preset.MODERN, players: int = 3, number: int = 5) -> GameState:
    rules = rule_set(preset, players)
    shuffle = NumberedShuffle(number)
    return new_game(rules, players, 0, shuffle.deck(rules), shuffle)


def trading() -> GameState:
    """Seat 0 has turned its cards over."""
    state = dealt()
    apply(state, Plant(0, 0))
    apply(state, TurnOver(0))
    return state


def asked(player: ProgramPlayer, state: GameState, seat: int = 0) -> Decision:
    question = awaited(state)[seat]
    assert question is not None
    return player.decide(view_of(state, seat), question)


def play(player: ProgramPlayer, preset: Preset, players: int, number: int = 5) -> SelfPlay:
    rules = rule_set(preset, players)
    others = [make_player("easy", seat, NOBODY) for seat in range(1, players)]
    game = SelfPlay(rules, [player, *others], number % players, number)
    game.run()
    return game


# Games -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "players"),
    [
        (Preset.MODERN, 3),
        (Preset.ORIGINAL, 5),
        (Preset.CLASSIC, 7),
        (Preset.ARENA, 4),
        (Preset.DUEL, 2),
    ],
)
def test_the_example_plays_whole_games_without_a_fault(preset, players):
    with seated(*GARDENER) as (player, faults):
        game = play(player, preset, players)
    assert faults == []
    assert game.state.phase is Phase.OVER


def test_the_example_trades():
    with seated(*GARDENER) as (player, _faults):
        tally = play(player, Preset.MODERN, 4).tally
    assert tally.offered[0] > 2


def test_the_example_is_about_forty_lines_and_needs_nothing_but_python():
    lines = Path(GARDENER[1]).read_text(encoding="utf-8").splitlines()
    assert len(lines) < 50
    assert {line for line in lines if "import" in line} == {"import json", "import sys"}


NASTY = {
    "writes a poem": "for line in sys.stdin: print('roses are red', flush=True)",
    "writes numbers": "for line in sys.stdin: print(7, flush=True)",
    "answers another question": (
        "for line in sys.stdin: print(json.dumps({'number': 10**9, 'action': None}), flush=True)"
    ),
    "wants what is not allowed": (
        "for line in sys.stdin:\n"
        "  number = json.loads(line)['number']\n"
        "  action = {'seat': 0, 'type': 'harvest', 'field': 99}\n"
        "  print(json.dumps({'number': number, 'action': action}), flush=True)"
    ),
    "plays for another seat": (
        "for line in sys.stdin:\n"
        "  number = json.loads(line)['number']\n"
        "  action = {'seat': 1, 'type': 'draw'}\n"
        "  print(json.dumps({'number': number, 'action': action}), flush=True)"
    ),
    "nests deeply": "for line in sys.stdin: print('[' * 60000, flush=True)",
    "writes no text": r"for line in sys.stdin: os.write(1, b'\xff\xfe\x00\n')",
    "writes NaN": ('for line in sys.stdin: print(\'{"number": NaN, "action": null}\', flush=True)'),
    "ends at once": "sys.exit(3)",
    "ends after one answer": "sys.stdin.readline(); print('{}', flush=True)",
    "closes its output": "os.close(1); sys.stdin.read()",
    "floods": "while True: print('x' * 1000)",
    "floods in one line": "while True: sys.stdout.write('x' * 1000)",
    "floods with empty lines": "while True: sys.stdout.write(chr(10) * 1000)",
    "floods its complaints": "while True: sys.stderr.write('x' * 1000)",
}


@pytest.mark.parametrize("text", NASTY.values(), ids=NASTY)
def test_a_bad_program_loses_its_decisions_and_the_game_goes_on(text):
    with seated(*script(text)) as (player, faults):
        game = play(player, Preset.MODERN, 3)
    assert game.state.phase is Phase.OVER
    assert faults[-1] == Fault(Mishap.GIVEN_UP)
    assert 1 < len(faults) <= program.MOST_FAULTS + 1


@pytest.mark.parametrize(
    "text",
    [
        "time.sleep(60)",
        "for line in sys.stdin: time.sleep(60)",
        "while True: pass",
    ],
    ids=["never reads", "sleeps", "is lost in thought"],
)
def test_a_slow_program_is_not_waited_for(text, monkeypatch):
    monkeypatch.setattr(program, "SECONDS_TO_START", 0.1)
    with seated(*script(text), seconds=0.1) as (player, faults):
        game = play(player, Preset.DUEL, 2)
    assert game.state.phase is Phase.OVER
    assert faults == [Fault(Mishap.SLOW)] * program.MOST_STARTS + [Fault(Mishap.GIVEN_UP)]


def test_a_program_that_closes_its_input_is_slow_or_gone(monkeypatch):
    """Which of the two depends on whether the question was on its way already."""
    monkeypatch.setattr(program, "SECONDS_TO_START", 0.1)
    with seated(*script("os.close(0); time.sleep(60)"), seconds=0.1) as (player, faults):
        assert isinstance(asked(player, dealt()).action, Plant)
    assert [fault.mishap for fault in faults] in ([Mishap.SLOW], [Mishap.DIED])


def test_a_program_that_reads_nothing_blocks_nobody_even_when_its_pipe_is_full(monkeypatch):
    """The events of a whole game are more than a pipe holds."""
    monkeypatch.setattr(program, "SECONDS_TO_START", 0.1)
    state = trading()
    with seated(*script("time.sleep(60)"), seconds=0.1) as (player, faults):
        for number in range(20_000):
            player.watch(OfferMade(number, 1, 0, (), (Bean.BLUE,), None))
        assert asked(player, state).action == DoneTrading(0)
    assert faults == [Fault(Mishap.SLOW)]


def test_a_program_that_is_not_there_is_given_up_at_once():
    with seated("/nowhere/at-all") as (player, faults):
        assert isinstance(asked(player, dealt()).action, Plant)
        assert isinstance(asked(player, dealt()).action, Plant)
    assert [fault.mishap for fault in faults] == [Mishap.NOT_STARTED, Mishap.GIVEN_UP]


def test_one_that_died_is_started_again_and_told_the_game_from_its_beginning(tmp_path):
    told = tmp_path / "told"
    text = (
        "asked = json.loads(sys.stdin.readline())\n"
        f"open({str(told)!r}, 'a').write(f\"{{len(asked['events'])}} \")\n"
        "print(json.dumps({'number': asked['number'], 'action': asked['legal'][0]}), flush=True)"
    )
    state = dealt()
    with seated(*script(text)) as (player, faults):
        for event in apply(state, Plant(0, 0)):
            player.watch(event)
        decisions = [asked(player, state) for _ in range(3)]
    assert [decision.action is not None for decision in decisions] == [True] * 3
    assert told.read_text().split() in (["1", "1"], ["1", "1", "1"])
    assert faults
    assert {fault.mishap for fault in faults} <= {Mishap.DIED, Mishap.GIVEN_UP}


def test_its_last_complaint_is_handed_on():
    text = "sys.stdin.readline()\nprint('first', file=sys.stderr)\nraise ValueError('bad beans')"
    with seated(*script(text)) as (player, faults):
        asked(player, dealt())
    assert faults == [Fault(Mishap.DIED, "1 ValueError: bad beans")]


def test_a_late_or_double_answer_does_not_count_for_the_next_question():
    text = (
        "for line in sys.stdin:\n"
        "  asked = json.loads(line)\n"
        "  answer = json.dumps({'number': asked['number'], 'action': asked['legal'][0]})\n"
        "  print(answer + chr(10) + answer, flush=True)"
    )
    with seated(*script(text)) as (player, faults):
        for number in (5, 6, 7):
            state = dealt(number=number)
            assert asked(player, state).action == next(own_moves(view_of(state, 0)))
    assert faults == []


# What it leaves behind ---------------------------------------------------------------------------


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


STUBBORN = (
    "import subprocess\n"
    "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
    "asked = json.loads(sys.stdin.readline())\n"
    "open(sys.argv[1], 'w').write(f'{os.getpid()} {child.pid}')\n"
    "print(json.dumps({'number': asked['number'], 'action': asked['legal'][0]}), flush=True)\n"
    "time.sleep(60)"
)


@pytest.mark.skipif(sys.platform == "win32", reason="there a process is asked after otherwise")
def test_a_program_that_does_not_end_is_ended_with_what_it_started(tmp_path):
    pids = tmp_path / "pids"
    with seated(*script(STUBBORN), str(pids)) as (player, faults):
        asked(player, dealt())
        own, child = map(int, pids.read_text().split())
        assert is_running(own)
        assert is_running(child)
    assert faults == []
    assert not is_running(own)
    assert not is_alive(child)


def is_alive(process: int) -> bool:
    """Running, and not just waiting for init to notice that it ended."""
    for _ in range(500):
        try:
            state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
        except OSError:
            return False
        if state == "Z":
            return False
        time.sleep(0.02)
    return True


def test_no_thread_and_no_pipe_is_left(monkeypatch):
    monkeypatch.setattr(program, "SECONDS_TO_START", 0.1)
    threads = threading.active_count()
    pipes = open_files()
    for text in ("sys.stdin.read()", "time.sleep(60)", "while True: print('x' * 1000)"):
        with seated(*script(text), seconds=0.05) as (player, _faults):
            asked(player, dealt())
    assert threading.active_count() == threads
    assert open_files() == pipes


def open_files() -> int:
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.exists() else 0


def test_closing_it_ends_a_decision_that_another_thread_waits_for():
    with seated(*script("time.sleep(60)"), seconds=600) as (player, faults):
        decisions: list[Decision] = []
        thread = threading.Thread(target=lambda: decisions.append(asked(player, dealt())))
        thread.start()
        while player._child is None:
            time.sleep(0.01)
        player.close()
        thread.join(60)
    assert not thread.is_alive()
    assert isinstance(decisions[0].action, Plant)
    assert faults == []


# What it is told, and what it may answer ----------------------------------------------------------


ECHO = (
    "for line in sys.stdin:\n"
    "  asked = json.loads(line)\n"
    "  open(sys.argv[1], 'a').write(line)\n"
    "  print(json.dumps({'number': asked['number'], 'action': asked['legal'][0]"
    " if asked['question'] != 'may-offer' else None}), flush=True)"
)


def test_it_is_told_what_its_seat_may_know_and_nothing_else(tmp_path):
    heard = tmp_path / "heard"
    with seated(*script(ECHO), str(heard)) as (player, _faults):
        rules = rule_set(Preset.MODERN, 3)
        others = [make_player("hard", seat, NOBODY) for seat in (1, 2)]
        SelfPlay(rules, [player, *others], 1, 77).run()
    lines = [json.loads(line) for line in heard.read_text().splitlines()]
    assert len(lines) > 20
    drawn = offers = 0
    for number, line in enumerate(lines):
        assert line["protocol"] == "bohnanza-players/1"
        assert line["number"] == number
        view = line["view"]
        assert view["questions"][0] == line["question"]
        assert view["seats"][0]["hand_size"] == len(view["hand"])
        assert all("hand" not in seat for seat in view["seats"])
        for offer in view["offers"]:
            assert (offer["places"] is None) == (offer["seat"] != 0)
        for action in line["legal"]:
            assert read_action(action).seat == 0
        for event in line["events"]:
            if event["event"] == "card_drawn":
                drawn += 1
                assert (event["bean"] is None) == (event["seat"] != 0)
            if event["event"] == "offer_made":
                offers += 1
                assert (event["places"] is None) == (event["seat"] != 0)
    assert drawn
    assert offers


def test_hidden_cards_change_nothing_that_it_is_told(tmp_path):
    """The same position with other hands and another draw pile is told in the same bytes."""
    state = trading()
    twin = state.copy()
    hidden = [twin.seats[1].hand, twin.seats[2].hand, twin.draw_pile]
    unseen = [bean for cards in hidden for bean in cards]
    for cards in hidden:
        cards[:] = [unseen.pop() for _ in cards]
    assert twin.seats[1].hand != state.seats[1].hand
    said = []
    for number, each in enumerate((state, twin)):
        heard = tmp_path / str(number)
        with seated(*script(ECHO), str(heard)) as (player, _faults):
            player.watch(redact(OfferMade(0, 1, 0, (Bean.BLUE,), (), ()), 0))
            asked(player, each)
        said.append(heard.read_bytes())
    assert said[0] == said[1]


def answering(answer: object) -> tuple[str, ...]:
    """A program that gives this answer to whatever it is asked."""
    return script(
        "for line in sys.stdin:\n"
        f"  answer = json.loads({json.dumps(answer)!r})\n"
        "  print(json.dumps({'number': json.loads(line)['number']} | answer), flush=True)"
    )


def with_offer(to: int, seat: int, count: int = 1) -> GameState:
    state = trading()
    for _ in range(count):
        apply(state, MakeOffer(seat, to, (), (Bean.BLUE,)))
    return state


COUNTER = {"seat": 0, "type": "offer", "to": 1, "give": ["hand:0"], "want": ["red"]}


def test_a_counter_offer_need_not_name_the_only_offer_that_it_can_answer():
    with seated(*answering({"action": COUNTER})) as (player, faults):
        decision = asked(player, with_offer(to=0, seat=1))
    assert decision.answers == 0
    assert isinstance(decision.action, MakeOffer)
    assert faults == []


@pytest.mark.parametrize(("answers", "is_good"), [(None, False), (0, True), (1, True), (2, False)])
def test_of_several_it_has_to_name_one(answers, is_good):
    with seated(*answering({"action": COUNTER, "answers": answers})) as (player, faults):
        decision = asked(player, with_offer(to=0, seat=1, count=2))
    assert isinstance(decision.action, MakeOffer if is_good else Reject)
    assert decision.answers == (answers if is_good else None)
    assert [fault.mishap for fault in faults] == ([] if is_good else [Mishap.NONSENSE])


def test_nothing_is_an_answer_only_to_the_question_whether_to_offer():
    state = trading()
    with seated(*answering({"action": None}), seat=1) as (player, faults):
        assert awaited(state)[1] is Question.MAY_OFFER
        assert asked(player, state, 1) == Decision(None)
        assert faults == []
    with seated(*answering({"action": None})) as (player, faults):
        assert asked(player, state).action == DoneTrading(0)
        assert [fault.mishap for fault in faults] == [Mishap.NONSENSE]


def test_an_illegal_action_is_told_with_the_code_of_its_reason():
    done = {"seat": 0, "type": "done_trading"}
    with seated(*answering({"action": done})) as (player, faults):
        assert isinstance(asked(player, dealt()).action, Plant)
    assert faults == [Fault(Mishap.ILLEGAL, "wrong-phase")]


def test_an_offer_that_could_be_paid_in_thousands_of_ways_does_not_fill_the_line(tmp_path):
    state = trading()
    state.seats[0].hand = [Bean.BLUE] * 12 + [Bean.RED] * 12
    state.seats[0].hand_ids = list(range(1000, 1024))
    apply(state, MakeOffer(1, 0, (), (Bean.BLUE,) * 2 + (Bean.RED,) * 2))
    heard = tmp_path / "heard"
    with seated(*script(ECHO), str(heard)) as (player, faults):
        decision = asked(player, state)
    legal = json.loads(heard.read_text())["legal"]
    accepts = [action for action in legal if action["type"] == "accept"]
    assert len(accepts) == program.MOST_WAYS_TO_PAY
    assert isinstance(decision.action, Accept)
    assert faults == []
    unlisted = list(own_moves(view_of(state, 0)))[-50]
    assert why_not(view_of(state, 0), unlisted) is None


# Where it comes from -----------------------------------------------------------------------------


def test_a_command_is_split_into_words_and_given_to_no_shell():
    assert command_of("python3 'my bot.py' --deep 3; rm -rf x $HOME") == (
        *("python3", "my bot.py", "--deep", "3;", "rm", "-rf", "x", "$HOME"),
    )
    for bad in ("", "  ", "'"):
        with pytest.raises(ValueError):  # noqa: PT011 - whichever
            command_of(bad)


def test_no_record_starts_a_program(monkeypatch):
    """Nor does it matter where in it a command stands."""
    command = "exec:touch /tmp/never"
    setup = GameSetup(seats=tuple(SeatSetup(name=command, level=command) for _ in range(3)))
    record = GameSession.new(setup).record()
    meta = dict(record.meta or {})
    for seat in meta["bohnanza_qt"]["seats"]:
        seat["command"] = ["touch", "/tmp/never"]

    def refuse(*_arguments: object, **_options: object) -> None:
        raise AssertionError("a program was started")

    monkeypatch.setattr(child_process.subprocess, "Popen", refuse)
    session = GameSession.from_record(type(record)(**(vars(record) | {"meta": meta})))
    for who in session.setup.seats:
        assert "touch" not in str(getattr(who, "command", ""))
        with pytest.raises(ValueError, match="no such level"):
            make_player(who.level, 0, NOBODY)


# docs/players.md ----------------------------------------------------------------------------

DOCUMENT = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")


def examples() -> list[str]:
    return re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)


def test_the_question_in_the_document_is_a_real_one():
    state = dealt()
    events = apply(state, Plant(0, 0))
    view = view_of(state, 0)
    assert view.question is not None
    line = question_line(1, view, rules_to_json(view.rules), view.question, own_moves(view), events)
    assert json.loads(examples()[0]) == json.loads(line)


def test_the_answers_in_the_document_are_some():
    _question, *answers = examples()
    assert len(answers) == 2
    for answer in answers:
        assert read_answer(answer.encode()).action is not None


def test_the_document_names_every_question_bean_and_mishap():
    for name in (*Question, *Mishap):
        assert f"| `{name}` |" in DOCUMENT
    for bean, steps in BEANOMETER.items():
        row = " | ".join("–" if need is None else str(need) for need in steps)
        assert f"| `{bean}` | {row} |" in DOCUMENT
    for number in (
        child_process.LONGEST_LINE,
        child_process.MOST_UNREAD,
        child_process.MOST_COMPLAINED,
        program.MOST_WAYS_TO_PAY,
        program.MOST_FAULTS,
        bounds.MOST_OFFERS,
        round(program.SECONDS_TO_DECIDE),
        round(program.SECONDS_TO_START),
    ):
        assert f"{number:,}" in DOCUMENT
