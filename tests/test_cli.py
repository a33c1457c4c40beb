"""What the command line answers: commands, sentences, exit statuses."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bohnanza_qt import __version__, cli
from bohnanza_qt.commands.parser import Parser
from bohnanza_qt.ui import i18n, preflight


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setattr(i18n, "system_language", lambda: "en")


def refused(capsys, *arguments: str) -> str:
    """What the command line says when it refuses its arguments."""
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err.removeprefix("bohnanza-qt: ").partition(" “bohnanza-qt")[0]


def test_a_terminal_can_end_the_window_while_it_starts(monkeypatch):
    before = signal.getsignal(signal.SIGINT)
    seen = []

    def look() -> str:
        seen.append(signal.getsignal(signal.SIGINT))
        return "no"

    monkeypatch.setattr(preflight, "why_no_window", look)
    try:
        assert cli.main([]) == 1
    finally:
        signal.signal(signal.SIGINT, before)
    assert seen == [signal.SIG_DFL]


def test_the_version_is_printed(capsys):
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"bohnanza-qt {__version__}\n"


def test_help_names_the_commands(capsys):
    with pytest.raises(SystemExit) as ended:
        cli.main(["--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert all(command in said for command in cli.COMMANDS)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--frobnicate"], "“--frobnicate” means nothing here."),
        (["--language"], "--language needs a value."),
        (["--version=3"], "--version takes no value."),
        (["verify"], "Something is missing: FILE."),
        (["verify", "--frobnicate", "x"], "“--frobnicate” means nothing here."),
        (["beans.bohn", "more"], "“more” means nothing here."),
        (
            ["--language", "tlh"],
            "There is no language “tlh”. There are en, it, ca, pt_PT, eu.",
        ),
        (["no-such-file.bohn"], "“no-such-file.bohn” is neither a command nor a file."),
        ([""], "“” is neither a command nor a file."),
        (["x" * 5000], f"“{'x' * 5000}” is neither a command nor a file."),
    ],
)
def test_what_means_nothing_gets_a_sentence_and_status_2(arguments, sentence, capsys):
    assert refused(capsys, *arguments) == sentence


def error_of(arguments: list[str], capsys, **option) -> str:
    parser = Parser("bohnanza-qt test", "Tests.")
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--value", **option)
    group.add_argument("--other")
    with pytest.raises(SystemExit) as ended:
        parser.parse_args(arguments)
    assert ended.value.code == 2
    return capsys.readouterr().err.removeprefix("bohnanza-qt: ").partition(" “bohnanza-qt")[0]


def small(text: str) -> int:
    raise argparse.ArgumentTypeError("Ten are the most.")


def test_values_that_cannot_be_are_named(capsys):
    choices = ["greedy", "fair"]
    said = error_of(["--value", "mean"], capsys, choices=choices)
    assert said == "--value cannot be “mean”. It can be greedy, fair."
    assert error_of(["--value", "x"], capsys, type=int) == "--value cannot be “x”."
    assert error_of(["--value", "11"], capsys, type=small) == "--value: Ten are the most."
    both = ["--value", "1", "--other", "2"]
    assert error_of(both, capsys) == "--other and --value do not go together."


def start(**environment: str) -> subprocess.CompletedProcess[str]:
    """Starts the program as one does, with nothing of a desktop in its environment."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANGUAGE")
    }
    return subprocess.run(
        [sys.executable, "-m", "bohnanza_qt"],
        env=kept | {"LC_ALL": "C.UTF-8"} | environment,
        cwd=Path(__file__).parent.parent,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a screen is part of the system")
@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":4711"}, {"WAYLAND_DISPLAY": "wayland-47"}])
def test_without_a_screen_there_is_one_sentence_and_no_traceback(display):
    ended = start(**display)
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1
    assert "Traceback" not in ended.stderr
    assert "no window can open" in ended.stderr.lower() or "There is no screen" in ended.stderr


def test_a_missing_library_is_named_with_its_package(monkeypatch):
    i18n.set_language("en")
    gone = {"libEGL.so.1", "libGL.so.1"}
    monkeypatch.setattr(preflight, "_loads", lambda library: library not in gone)
    said = preflight.missing_library(
        ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")
    )
    assert said == (
        "No window can open, because system libraries are missing: libEGL.so.1, libGL.so.1. "
        "On Debian and Ubuntu “sudo apt install libegl1 libgl1” brings them."
    )


def test_a_library_that_nobody_knows_is_named_all_the_same(monkeypatch):
    i18n.set_language("en")
    monkeypatch.setattr(preflight, "_loads", lambda library: True)
    said = preflight.missing_library(ImportError("libnew.so.7: cannot open shared object file"))
    assert said == "No window can open, because system libraries are missing: libnew.so.7."


def test_another_failed_import_is_not_taken_for_a_missing_library():
    assert preflight.missing_library(ImportError("cannot import name 'Bean'")) is None


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="plugins are named otherwise")
def test_a_library_that_the_screen_needs_is_named(monkeypatch):
    i18n.set_language("en")

    def load(library):
        raise OSError("libxcb-cursor.so.0: cannot open shared object file: No such file")

    monkeypatch.setattr(preflight.ctypes, "CDLL", load)
    monkeypatch.setattr(preflight, "_loads", lambda library: library != "libxcb-cursor.so.0")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setenv("DISPLAY", ":0")
    assert preflight.why_no_window() == (
        "No window can open, because system libraries are missing: libxcb-cursor.so.0. "
        "On Debian and Ubuntu “sudo apt install libxcb-cursor0” brings them."
    )


def test_a_window_without_a_screen_may_be_asked_for(monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.delenv("DISPLAY", raising=False)
    assert preflight.why_no_window() is None


@pytest.mark.parametrize("asked", ["nonsense", "nonsense:size=1;other"])
def test_a_way_to_open_windows_that_qt_does_not_know_is_refused_in_one_sentence(asked):
    ended = start(QT_QPA_PLATFORM=asked)
    assert ended.returncode == 1
    assert ended.stderr.count("\n") == 1
    assert "QT_QPA_PLATFORM" in ended.stderr
    assert "offscreen" in ended.stderr


@pytest.mark.parametrize(
    "asked", ["nonsense;offscreen", "offscreen:size=1", "wayland-egl;offscreen"]
)
def test_one_known_way_to_open_windows_is_enough(asked, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", asked)
    assert preflight.why_no_window() is None


def test_a_missing_library_while_starting_ends_with_a_sentence(monkeypatch, capsys):
    def fail():
        raise ImportError("libEGL.so.1: cannot open shared object file: No such file")

    monkeypatch.setattr(cli, "_open_window", fail)
    assert cli.main([]) == 1
    assert "libegl1" in capsys.readouterr().err


def test_ctrl_c_ends_quietly(monkeypatch):
    def interrupted():
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_open_window", interrupted)
    assert cli.main([]) == 130
