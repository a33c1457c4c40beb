"""A command line that speaks the player's language, also when it is refused."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from typing import Final, NoReturn

from ..ui.i18n import translate

PROGRAM: Final = "bohnanza-qt"
REFUSED: Final = 2
"""The exit status where the command line is at fault."""


class Parser(argparse.ArgumentParser):
    """An ArgumentParser whose refusals are one translated sentence and exit status 2."""

    def __init__(self, prog: str, description: str) -> None:
        super().__init__(
            prog=prog,
            description=description,
            formatter_class=_Help,
            add_help=False,
            allow_abbrev=False,
        )
        self.add_argument(
            "-h",
            "--help",
            action="help",
            help=translate("CommandLine", "show what can be written, and end"),
        )

    def error(self, message: str) -> NoReturn:
        """Ends the program with status 2 and a sentence for `message`, which is argparse's own."""
        refuse(_sentence(message), self.prog)


def refuse(sentence: str, program: str = PROGRAM) -> NoReturn:
    """Ends the program with status 2; `sentence` says what is wrong with the command line."""
    hint = translate("CommandLine", "“{program} --help” shows what can be written.")
    print(f"{PROGRAM}: {sentence} {hint.format(program=program)}", file=sys.stderr)
    sys.exit(REFUSED)


class _Help(argparse.HelpFormatter):
    """argparse's help under translated headings."""

    def add_usage(
        self,
        usage: str | None,
        actions: object,
        groups: object,
        prefix: str | None = None,
    ) -> None:
        if prefix is None:
            prefix = translate("CommandLine", "Usage: ")
        super().add_usage(usage, actions, groups, prefix)  # type: ignore[arg-type]

    def start_section(self, heading: str | None) -> None:
        if heading == "options":
            heading = translate("CommandLine", "Options")
        elif heading == "positional arguments":
            heading = translate("CommandLine", "To be given")
        super().start_section(heading)


_SENTENCES: Final[tuple[tuple[str, Callable[[], str]], ...]] = (
    (
        r"the following arguments are required: (?P<what>.+)",
        lambda: translate("CommandLine", "Something is missing: {what}."),
    ),
    (
        r"unrecognized arguments: (?P<what>.+)",
        lambda: translate("CommandLine", "“{what}” means nothing here."),
    ),
    (
        r"argument (?P<option>.+?): expected .+",
        lambda: translate("CommandLine", "{option} needs a value."),
    ),
    (
        (
            r"argument (?P<option>.+?): invalid choice: '?(?P<value>.*?)'? "
            r"\(choose from (?P<known>.+)\)"
        ),
        lambda: translate("CommandLine", "{option} cannot be “{value}”. It can be {known}"),
    ),
    (
        r"argument (?P<option>.+?): invalid \S+ value: '(?P<value>.*)'",
        lambda: translate("CommandLine", "{option} cannot be “{value}”."),
    ),
    (
        r"argument (?P<option>.+?): ignored explicit argument '.*'",
        lambda: translate("CommandLine", "{option} takes no value."),
    ),
    (
        r"argument (?P<option>.+?): not allowed with argument (?P<other>.+)",
        lambda: translate("CommandLine", "{option} and {other} do not go together."),
    ),
    (
        # What a command says of a value itself is a sentence in the right language already.
        r"argument (?P<option>.+?): (?P<said>.+)",
        lambda: translate("CommandLine", "{option}: {said}"),
    ),
)
"""How argparse words its refusals, and what is said instead."""


def _sentence(message: str) -> str:
    for pattern, sentence in _SENTENCES:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            said = found.groupdict()
            if "known" in said:  # argparse quotes them, or not, from one Python to the next
                said["known"] = said["known"].replace("'", "") + "."
            return sentence().format(**said)
    return translate("CommandLine", "This cannot be understood: {message}.").format(message=message)
