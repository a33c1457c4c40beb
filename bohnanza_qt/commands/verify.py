"""`bohnanza-qt verify FILE...`: replays game records and judges them by the rules."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ..engine.record_text import LARGEST_FILE, BadRecord, RecordProblem
from ..engine.referee import IllegalMove, Standing, Verdict, bad_record, verdict
from ..engine.state import Phase
from ..engine.view import view_of
from ..ui.i18n import translate
from ..ui.words import reason_sentence
from ..ui.words.paths import shown_path
from ..ui.words.records import record_problem_sentence
from .answers import say

STANDARD_INPUT = "-"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds what may be written after `verify`."""
    parser.add_argument(
        "files",
        nargs="+",
        metavar=translate("CommandLine", "FILE"),
        help=translate("CommandLine", "a game record (.bohn), or - for standard input"),
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help=translate("CommandLine", "answer with one JSON object a file and line"),
    )


def run(arguments: argparse.Namespace) -> int:
    """Judges every file, also after a bad one. Returns the worst exit status."""
    worst = Standing.LEGAL
    for name in arguments.files:
        judged = judge(name)
        worst = max(worst, judged.standing)
        answer = json.dumps(judged.answer) if arguments.json else _sentence(name, judged)
        if not say(answer):
            break
    return int(worst)


def judge(name: str) -> Verdict:
    """The verdict on a file, or on standard input. What cannot be read is no record."""
    try:
        # One byte more shows that a file is too large, whatever its size.
        if name == STANDARD_INPUT:
            if sys.stdin is None:  # closed by whoever started the program
                return bad_record(BadRecord(RecordProblem.NOT_READABLE))
            data = sys.stdin.buffer.read(LARGEST_FILE + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError):  # ValueError: a name that no file can have
        return bad_record(BadRecord(RecordProblem.NOT_READABLE))
    return verdict(data)


def _sentence(name: str, judged: Verdict) -> str:
    """The verdict for people, in the words that the window has for it."""
    if judged.bad is not None:
        return f"{shown_path(name)}: {record_problem_sentence(judged.bad)}"
    if judged.illegal is not None:
        move = judged.illegal
        return translate(
            "Verify", "{file}, action {index} by seat {seat} (both counted from 0): {sentence}"
        ).format(
            file=shown_path(name),
            index=move.index,
            seat=move.action.seat,
            sentence=_reason_sentence(move),
        )
    count = judged.answer["actions"]
    if judged.answer["phase"] == Phase.OVER:
        return translate(
            "Verify", "{file}: a whole game; all of its %n action(s) are legal.", "", count
        ).format(file=shown_path(name))
    return translate(
        "Verify", "{file}: an unfinished game; all of its %n action(s) are legal.", "", count
    ).format(file=shown_path(name))


def _reason_sentence(move: IllegalMove) -> str:
    """As precise as what the seat could see then allows; a seat that does not exist saw nothing."""
    seat = move.action.seat
    view = view_of(move.state, seat) if seat < len(move.state.seats) else None
    return reason_sentence(move.reason, move.action, view)
