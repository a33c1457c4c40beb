"""The command `bohnanza-qt`: opens the window, or runs one of the commands without it.

Nothing is imported before it is known to be needed, so that the window is there at once.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

COMMANDS = ("simulate", "train", "verify")
"""What may stand first on the command line in place of a record to open."""

_MOST_OPPONENTS = 6


class _Command(Protocol):
    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, arguments: argparse.Namespace) -> int: ...


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the command line says; returns the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if not given:
            return _open_window()
        for stream in (sys.stdout, sys.stderr):
            # A terminal that cannot write a letter shows its number instead of failing.
            if stream is not None and hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="backslashreplace")
        if given[0] in COMMANDS:
            return _run_command(given[0], given[1:])
        return _run_window(given)
    except KeyboardInterrupt:
        return 130
    except ImportError as error:
        from .ui.preflight import missing_library

        sentence = missing_library(error)
        if sentence is None:
            raise
        print(f"bohnanza-qt: {sentence}", file=sys.stderr)
        return 1


def _run_command(name: str, arguments: Sequence[str]) -> int:
    from .ui.i18n import set_language

    set_language()
    from .commands.parser import PROGRAM, Parser

    command, description = _command(name)
    parser = Parser(f"{PROGRAM} {name}", description)
    command.add_arguments(parser)
    return command.run(parser.parse_args(arguments))


def _command(name: str) -> tuple[_Command, str]:
    from .ui.i18n import translate

    if name == "verify":
        from .commands import verify

        return verify, translate(
            "CommandLine", "Replays game records and judges them by the rules."
        )
    if name == "train":
        from .commands import train

        return train, translate(
            "CommandLine", "Makes the net again by which experts judge positions."
        )
    from .commands import simulate

    return simulate, translate("CommandLine", "Plays games between computers without a window.")


def _run_window(arguments: Sequence[str]) -> int:
    from pathlib import Path

    from .ui.i18n import LANGUAGES, set_language, translate

    set_language()
    from .commands.parser import PROGRAM, Parser, refuse

    parser = Parser(
        PROGRAM,
        translate(
            "CommandLine",
            "Opens the game. The first word may also be a command: {commands}.",
        ).format(commands=", ".join(COMMANDS)),
    )
    _add_window_arguments(parser)
    chosen = parser.parse_args(arguments)
    if chosen.version:
        from . import __version__

        print(f"{PROGRAM} {__version__}")
        return 0
    if chosen.smoke_test:
        from .commands import smoke_test

        return smoke_test.run()
    if chosen.language is not None and chosen.language not in LANGUAGES:
        refuse(
            translate("CommandLine", "There is no language “{code}”. There are {known}.").format(
                code=chosen.language, known=", ".join(LANGUAGES)
            )
        )
    record = Path(chosen.record) if chosen.record is not None else None
    # os.path asks without raising, whatever the word is.
    if record is not None and not os.path.exists(chosen.record):  # noqa: PTH110
        refuse(
            translate("CommandLine", "“{word}” is neither a command nor a file.").format(
                word=chosen.record
            )
        )
    if record is not None and chosen.seats is not None:
        both = translate("CommandLine", "{option} and {other} do not go together.")
        refuse(both.format(option=translate("CommandLine", "RECORD"), other="--seats"))
    return _open_window(record, chosen.language, _opponents(chosen.seats))


def _opponents(text: str | None) -> tuple[str, ...]:
    """Who is to play against the person at the window; ends the program where they cannot."""
    if text is None:
        return ()
    import argparse

    from .commands.parser import refuse
    from .commands.seats import seats_in
    from .ui.i18n import translate

    try:
        seats = seats_in(text)
    except argparse.ArgumentTypeError as error:
        refuse(f"--seats: {error}")
    if len(seats) > _MOST_OPPONENTS:
        refuse(
            translate("CommandLine", "No more than %n can play against you.", "", _MOST_OPPONENTS)
        )
    return seats


def _add_window_arguments(parser: argparse.ArgumentParser) -> None:
    from .ui.i18n import LANGUAGES, translate

    parser.add_argument(
        "record",
        nargs="?",
        metavar=translate("CommandLine", "RECORD"),
        help=translate("CommandLine", "a saved game to open (.bohn)"),
    )
    parser.add_argument(
        "--language",
        metavar=translate("CommandLine", "CODE"),
        help=translate("CommandLine", "the language of this run: {codes}").format(
            codes=", ".join(LANGUAGES)
        ),
    )
    parser.add_argument(
        "--seats",
        metavar=translate("Simulate", "SEATS"),
        help=translate(
            "CommandLine",
            "begin a game against these, with commas between: levels, or exec:COMMAND for a program"
            " of your own (docs/players.md)",
        ),
    )
    parser.add_argument(
        "--smoke-test",
        action="store_true",
        help=translate("CommandLine", "try out the installation, and print one line of JSON"),
    )
    parser.add_argument(
        "--version", action="store_true", help=translate("CommandLine", "print the version")
    )


def _open_window(
    record: Path | None = None, language: str | None = None, opponents: Sequence[str] = ()
) -> int:
    # Ctrl+C in a terminal ends the program at once, while it starts and ever after; every move is
    # on the disk already.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    from .ui.preflight import why_no_window

    problem = why_no_window()
    if problem is not None:
        print(f"bohnanza-qt: {problem}", file=sys.stderr)
        return 1
    from .ui.application import run

    return run(record, language, opponents)
