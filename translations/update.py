"""Brings the catalogues up to date with the words in the program: `python translations/update.py`.

The words are read from the syntax tree, because lupdate's own reading of Python loses plurals in
`translate(...)` and anything it does not expect, without a word. They are handed to lupdate as
C++, which it reads faithfully, so that it merges them into the .ts files as translators know it.
`--check` changes nothing and fails where something is out of date or unfinished.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

import PySide6

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent / "bohnanza_qt"
LANGUAGES = ("en", "it", "ca", "pt_PT", "eu")


class UnreadableMessages(Exception):
    """Calls whose words cannot be known from the source, a line each."""


@dataclass(frozen=True, slots=True)
class Message:
    """A text to be translated; `note` is what a `#:` comment above the call tells translators."""

    context: str
    text: str
    disambiguation: str = ""
    plural: bool = False
    note: str = ""


def read(path: Path) -> tuple[list[Message], list[str]]:
    """The messages of a module, and a line for each call that cannot be read."""
    reader = _read(path)
    return reader.messages, reader.faults


def all_messages(package: Path = PACKAGE) -> list[Message]:
    """The messages of the whole package, each once. Raises UnreadableMessages."""
    found: dict[Message, None] = {}
    faults: list[str] = []
    bases: set[str] = set()
    for path in sorted(package.rglob("*.py")):
        reader = _read(path)
        found.update(dict.fromkeys(reader.messages))
        faults.extend(reader.faults)
        bases |= reader.bases
    faults += [
        f"{message.context}: {message.text!r}: a plural in a base class is never found, because "
        "it is looked for under the name of the class made from it"
        for message in found
        if message.plural and message.context in bases
    ]
    if faults:
        raise UnreadableMessages("\n".join(faults))
    return list(found)


def _read(path: Path) -> _Reader:
    reader = _Reader(path, _notes(path))
    reader.visit(ast.parse(path.read_text(encoding="utf-8"), str(path)))
    return reader


def _notes(path: Path) -> dict[int, str]:
    """The `#:` comments by their line."""
    with tokenize.open(path) as lines:
        return {
            token.start[0]: token.string[2:].strip()
            for token in tokenize.generate_tokens(lines.readline)
            if token.type == tokenize.COMMENT and token.string.startswith("#:")
        }


class _Reader(ast.NodeVisitor):
    """Finds `self.tr(...)`, `translate(...)` and `QT_TRANSLATE_NOOP(...)`."""

    def __init__(self, path: Path, notes: dict[int, str]) -> None:
        self.messages: list[Message] = []
        self.faults: list[str] = []
        self.bases: set[str] = set()
        """Classes of which others are made."""
        self._path = path
        self._notes = notes
        self._classes: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.bases.update(base.id for base in node.bases if isinstance(base, ast.Name))
        self.generic_visit(node)
        self._classes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name != "translate":  # the function itself hands on what it is given
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        match node.func:
            case ast.Attribute(value=ast.Name("self"), attr="tr"):
                if self._classes:
                    self._add(node, self._classes[-1], node.args)
                else:
                    self._refuse(node, "self.tr(...) outside a class")
            case ast.Name("tr") | ast.Attribute(attr="tr"):
                self._refuse(node, "only self.tr(...) knows its context")
            case (
                ast.Name("translate" | "QT_TRANSLATE_NOOP")
                | ast.Attribute(
                    value=ast.Name(
                        "QCoreApplication" | "QApplication" | "QGuiApplication" | "i18n"
                    ),
                    attr="translate",
                )
            ):
                context = _literal(node.args[0]) if node.args else None
                if context:
                    self._add(node, context, node.args[1:])
                else:
                    self._refuse(node, "the context must be a literal")

    def visit_Assign(self, node: ast.Assign) -> None:
        match node.value:
            case ast.Attribute(attr="tr" | "translate") | ast.Name("tr" | "translate"):
                self._refuse(node, "another name for the translating function hides its texts")
        self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for name in node.names:
            if name.name in ("translate", "tr", "QCoreApplication") and name.asname:
                self._refuse(node, f"{name.name} must keep its name")

    def _add(self, node: ast.Call, context: str, arguments: list[ast.expr]) -> None:
        text = _literal(arguments[0]) if arguments else None
        disambiguation = _literal(arguments[1]) if len(arguments) > 1 else ""
        named = {keyword.arg for keyword in node.keywords}
        plural = len(arguments) > 2 or "n" in named
        if not text or disambiguation is None:
            self._refuse(node, "the text must be a literal")
        elif not named <= {"n"}:
            self._refuse(node, "only n may be named")
        elif plural != ("%n" in text):
            self._refuse(node, "%n and a number go together")
        else:
            note = self._note(node.lineno)
            self.messages.append(Message(context, text, disambiguation, plural, note))

    def _note(self, line: int) -> str:
        lines = []
        while (line := line - 1) in self._notes:
            lines.append(self._notes[line])
        return " ".join(reversed(lines))

    def _refuse(self, node: ast.AST, why: str) -> None:
        line = getattr(node, "lineno", 0)
        self.faults.append(f"{self._path}:{line}: {why}")


def _literal(value: ast.expr) -> str | None:
    """The text of a string literal, "" for None; None for anything else."""
    match value:
        case ast.Constant(str(text)):
            return text
        case ast.Constant(None):
            return ""
    return None


def update(folder: Path = HERE) -> None:
    """Merges the program's messages into the .ts files and compiles each to .qm.

    The work is done on copies, and each file is replaced whole: a running program has its .qm
    mapped into memory and would crash if it changed in place.
    """
    messages = all_messages()
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "messages.cpp")
        source.write_text("".join(map(_as_cpp, messages)), encoding="utf-8")
        for language in LANGUAGES:
            catalogue = Path(scratch, f"bohnanza_{language}.ts")
            if (folder / catalogue.name).exists():
                shutil.copyfile(folder / catalogue.name, catalogue)
            # English needs its plurals only: everything else is the source itself.
            options = ["-pluralonly"] if language == "en" else []
            _run(
                "lupdate", "-silent", "-no-obsolete", "-locations", "none",
                "-source-language", "en_US", "-target-language", language, *options,
                str(source), "-ts", str(catalogue),
            )  # fmt: skip
            if language == "en":
                _fill_english(catalogue)
            compiled = catalogue.with_suffix(".qm")
            compile_catalogue(catalogue, compiled)
            for made in (catalogue, compiled):
                _replace(folder / made.name, made.read_bytes())


def _replace(target: Path, content: bytes) -> None:
    """Puts a file with `content` in the place of `target` in one step, unless it is the same.
    Whoever has the old file open keeps it."""
    if target.exists() and target.read_bytes() == content:
        return
    beside = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        beside.write_bytes(content)
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)


def _fill_english(catalogue: Path) -> None:
    """The two forms of what is written as "%n card(s)" need no translator."""

    def filled(block: re.Match[str]) -> str:
        ending = re.compile(r"\((\w+)\)")
        forms = (ending.sub("", block["source"]), ending.sub(r"\1", block["source"]))
        written = "".join(f"            <numerusform>{form}</numerusform>\n" for form in forms)
        return f"{block['head']}<translation>\n{written}        </translation>"

    text = catalogue.read_text(encoding="utf-8")
    form = r"<numerusform>[^<]*</numerusform>\s*"
    unfilled = re.compile(
        r"(?P<head><source>(?P<source>[^<]*)</source>"
        r"(?:\s*<(?:comment|extracomment)>[^<]*</\w+>)*\s*)"
        rf'<translation type="unfinished">\s*(?:{form}){{2}}</translation>'
    )
    catalogue.write_text(unfilled.sub(filled, text), encoding="utf-8", newline="\n")


def compile_catalogue(source: Path, target: Path) -> None:
    """Compiles one .ts file."""
    _run("lrelease", "-silent", str(source), "-qm", str(target))


def _as_cpp(message: Message) -> str:
    note = f"//: {message.note}\n" if message.note else ""
    arguments = [_cpp(message.context), _cpp(message.text), _cpp(message.disambiguation)]
    number = ", n" if message.plural else ""
    return f"{note}QCoreApplication::translate({', '.join(arguments)}{number});\n"


def _cpp(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def _run(tool: str, *arguments: str) -> None:
    program = Path(PySide6.__file__).parent / (tool + (".exe" if sys.platform == "win32" else ""))
    subprocess.run([str(program), *arguments], check=True)


def unfinished(catalogue: Path) -> list[str]:
    """The texts of a .ts file that lack a translation, `context: text` each."""
    return [
        f"{context}: {message.findtext('source', '')}"
        for context, message in _entries(catalogue)
        if (translation := message.find("translation")) is None
        or translation.get("type") == "unfinished"
    ]


def misplaced(catalogue: Path) -> list[str]:
    """The texts whose translation has other `{names}` or `%n` than the source, and would fail to
    be filled in or lose what is told. A form for one may leave its number out."""
    found = []
    for context, message in _entries(catalogue):
        source = message.findtext("source", "")
        translation = message.find("translation")
        if translation is None:
            continue
        forms = [form.text or "" for form in translation.iter("numerusform")]
        for text in forms or [translation.text or ""]:
            wanted, there = _placeholders(source), _placeholders(text)
            if text and there not in (wanted, wanted - {"%n"} if forms else wanted):
                found.append(f"{context}: {source}")
    return found


def _placeholders(text: str) -> set[str]:
    return set(re.findall(r"\{\w*\}|%n|%\d", text))


def _entries(catalogue: Path) -> Iterator[tuple[str, ET.Element]]:
    """Each message with the name of its context."""
    for context in ET.parse(catalogue).getroot().iter("context"):  # noqa: S314
        for message in context.iter("message"):
            yield context.findtext("name", ""), message


def problems(folder: Path = HERE) -> list[str]:
    """What keeps the catalogues from being complete and up to date, a sentence each."""
    found = []
    with tempfile.TemporaryDirectory() as scratch:
        fresh = Path(scratch)
        for language in LANGUAGES:
            name = f"bohnanza_{language}.ts"
            if (folder / name).exists():
                (fresh / name).write_bytes((folder / name).read_bytes())
        update(fresh)
        for path in sorted(fresh.iterdir()):
            committed = folder / path.name
            if not committed.exists() or committed.read_bytes() != path.read_bytes():
                found.append(f"{path.name} is out of date: run python translations/update.py")
        for path in sorted(fresh.glob("*.ts")):
            found.extend(f"{path.name} lacks “{text}”" for text in unfinished(path))
            found.extend(f"{path.name} has other {{}} or % in “{text}”" for text in misplaced(path))
    return found


def main() -> int:
    """The command; see the top of the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, report, fail")
    if parser.parse_args().check:
        found = problems()
        print("\n".join(found) or "All catalogues are complete and up to date.")
        return 1 if found else 0
    update()
    for language in LANGUAGES:
        left = len(unfinished(HERE / f"bohnanza_{language}.ts"))
        print(f"{language}: {left} to be translated")
    return 0


if __name__ == "__main__":
    sys.exit(main())
