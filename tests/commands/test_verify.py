"""`bohnanza-qt verify`: one answer a file, and the worst exit status."""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bohnanza_qt.commands import verify
from bohnanza_qt.engine.record_text import LARGEST_FILE, BadRecord, RecordProblem
from bohnanza_qt.engine.refusal import Reason
from bohnanza_qt.ui.words import reason_sentence
from bohnanza_qt.ui.words.records import record_problem_sentence

RECORDS = Path(__file__).parent.parent / "records"
LEGAL = str(RECORDS / "games" / "modern-4p-2.bohn")
UNFINISHED = str(RECORDS / "micro" / "deal-of-three.bohn")
ILLEGAL = str(RECORDS / "broken" / "protected.bohn")
BAD = str(RECORDS / "broken" / "truncated.bohn")


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    verify.add_arguments(parser)
    return verify.run(parser.parse_args(words))


@pytest.mark.parametrize(
    ("files", "status"),
    [
        ([LEGAL], 0),
        ([ILLEGAL], 1),
        ([BAD], 2),
        ([LEGAL, ILLEGAL, LEGAL], 1),
        ([BAD, ILLEGAL, LEGAL], 2),
    ],
)
def test_the_worst_status_of_all_files_is_the_exit_status(files: list[str], status: int) -> None:
    assert run("--json", *files) == status


def test_each_file_gets_one_line_of_json_also_after_a_bad_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    run("--json", BAD, LEGAL, ILLEGAL)
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["ok"] for answer in answers] == [False, True, False]
    assert list(answers[0]) == ["ok", "code", "message"]
    assert list(answers[2]) == ["ok", "action", "code", "message"]


def test_people_get_one_line_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    files = (LEGAL, UNFINISHED, ILLEGAL, BAD, str(RECORDS))
    run(*files)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(files)
    for file, line in zip(files, lines, strict=True):
        assert line.startswith(file)
        assert line.endswith((".", ".)"))


def test_people_are_told_in_the_words_of_the_window_which_action_is_not_allowed_and_why(
    capsys: pytest.CaptureFixture[str],
) -> None:
    run("--json", ILLEGAL)
    run(ILLEGAL)
    answer, line = capsys.readouterr().out.splitlines()
    index = json.loads(answer)["action"]
    assert f"action {index} " in line
    assert line.endswith(
        ": A lone bean may be harvested only when each of your fields holds just one."
    )


def test_people_are_told_in_the_words_of_the_window_why_a_file_is_no_record(
    capsys: pytest.CaptureFixture[str],
) -> None:
    run(str(RECORDS))
    unreadable = record_problem_sentence(BadRecord(RecordProblem.NOT_READABLE))
    assert capsys.readouterr().out == f"{RECORDS}: {unreadable}\n"


def test_the_reason_is_told_as_the_seat_could_see_it_and_also_where_there_is_no_such_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(Path(LEGAL).read_bytes())
    files = []
    for action in (
        {"seat": 0, "type": "buy_field"},
        {"seat": 9, "type": "buy_field"},
    ):
        files.append(str(tmp_path / f"{action['seat']}.bohn"))
        Path(files[-1]).write_text(json.dumps(record | {"actions": [action]}))
    run(*files)
    known, unknown = capsys.readouterr().out.splitlines()
    assert known.endswith("No fields are sold in this game.")
    assert unknown.endswith(reason_sentence(Reason.NO_SUCH_SEAT))


@pytest.mark.parametrize("name", [str(RECORDS), str(RECORDS / "no-such-file.bohn"), "a\0b"])
def test_what_cannot_be_read_as_a_file_is_no_record(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--json", name) == 2
    assert json.loads(capsys.readouterr().out)["code"] == "bad-record"


def test_a_file_too_large_is_no_record(tmp_path: Path) -> None:
    large = tmp_path / "large.bohn"
    large.write_bytes(Path(LEGAL).read_bytes() + b" " * LARGEST_FILE)
    assert run("--json", str(large)) == 2


def test_a_record_may_come_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = io.BytesIO(Path(ILLEGAL).read_bytes())
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(data))
    assert run("--json", "-") == 1
    assert json.loads(capsys.readouterr().out)["code"] == "protected-field"


def test_a_reader_who_has_heard_enough_is_no_fault() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    words = [sys.executable, "-m", "bohnanza_qt", "verify", "--json", ILLEGAL, LEGAL]
    with os.fdopen(writing, "wb") as closed:
        done = subprocess.run(words, stdout=closed, stderr=subprocess.PIPE, check=False)
    assert done.stderr == b""
    assert done.returncode == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the platform has no full device")
@pytest.mark.parametrize(
    "words",
    [["verify", LEGAL], ["simulate", "--seats", "greedy,greedy,greedy", "--games", "1"]],
)
def test_an_answer_that_cannot_be_written_is_told_in_one_line(words: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "bohnanza_qt", *words],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert ended.returncode == 1
    assert len(ended.stderr.splitlines()) == 1
    assert ended.stderr.startswith("bohnanza-qt: ")


def test_a_closed_standard_input_is_no_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert run("-") == 2


def test_the_name_of_a_file_is_one_line_whatever_is_in_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = "x\n\x1b[2Jy\udcff.bohn"
    run(str(tmp_path / name))
    [line] = capsys.readouterr().out.splitlines()
    assert r"x\n\x1b[2Jy\udcff.bohn: " in line
