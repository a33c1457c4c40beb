"""The arrows of docs/architecture.md: imports point downwards only."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "bohnanza_qt"
MODULES = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))

BELOW = {
    "engine": {"engine"},
    "players": {"engine", "players"},
    "session": {"engine", "players", "session"},
    "ui": {"engine", "players", "session", "ui"},
    "commands": {"engine", "players", "session", "commands"},
}
"""What each layer may import of the package. Every layer may use `resources_path` and the version,
but the lower two, which know no file."""

WORDS = ("ui.i18n", "ui.words")
"""What the command line takes from the window's layer: its words, which need no window."""

FOREIGN = {
    "engine": {"pydantic", "pydantic_core"},
    "players": {"pydantic", "numpy"},
    "session": {"pydantic", "pydantic_core", "platformdirs"},
    "ui": {"PySide6", "shiboken6", "pydantic"},
    "commands": {"distributed", "pydantic"},
}

WINDOWED = {"commands/smoke_test.py"}
"""Commands that open a window."""

IMAGINES_WORLDS = "players/worlds.py"
"""The one module of the players that may make a GameState, out of a view."""


def imports(module: str) -> Iterator[tuple[str, str]]:
    """What a module imports anywhere in it: dotted module and name."""
    tree = ast.parse((PACKAGE / module).read_text(encoding="utf-8"))
    here = ("bohnanza_qt", *module.removesuffix(".py").split("/"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield name.name, ""
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(here[: -node.level]) if node.level else ""
            source = ".".join(part for part in (base, node.module) if part)
            for name in node.names:
                yield source, name.name


def own_parts(module: str) -> Iterator[str]:
    """The imported modules of the package, without its name: `engine.beans`."""
    for source, name in imports(module):
        if source == "bohnanza_qt":
            yield name
        elif source.startswith("bohnanza_qt."):
            part = source.removeprefix("bohnanza_qt.")
            yield part if "." in part else f"{part}.{name}".rstrip(".")


def layer_of(module: str) -> str:
    return module.split("/", maxsplit=1)[0]


@pytest.mark.parametrize("module", [m for m in MODULES if layer_of(m) in BELOW])
def test_a_layer_imports_only_what_lies_below_it(module):
    layer = layer_of(module)
    for part in own_parts(module):
        if part in ("resources_path.data_directory", "resources_path.resource", "__version__"):
            assert layer not in ("engine", "players"), f"{module} knows of files"
        elif layer == "commands" and part.startswith(WORDS):
            continue
        elif layer == "commands" and part.startswith("ui."):
            assert module in WINDOWED, f"{module} imports {part}"
        else:
            assert part.split(".")[0] in BELOW[layer], f"{module} imports {part}"


def test_the_command_line_takes_from_the_window_only_its_words_until_one_is_wanted():
    tree = ast.parse((PACKAGE / "cli.py").read_text(encoding="utf-8"))
    at_once = {node.module for node in tree.body if isinstance(node, ast.ImportFrom)}
    assert not [module for module in at_once if module and module.startswith("ui")]
    windows = ("ui.preflight", "ui.application")
    for part in own_parts("cli.py"):
        assert not part.startswith("ui.") or part.startswith((*WORDS, *windows))


def test_the_words_need_neither_a_window_nor_a_screen():
    words = sorted((PACKAGE / "ui" / "words").glob("[!_]*.py"))
    modules = ["bohnanza_qt.commands.verify", *(f"bohnanza_qt.ui.words.{w.stem}" for w in words)]
    program = f"import {', '.join(modules)}, sys; print([m for m in sys.modules if 'Qt' in m])"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=PACKAGE.parent, capture_output=True, check=True
    )
    assert done.stdout.decode().strip() == "['PySide6.QtCore']"


@pytest.mark.parametrize("module", [m for m in MODULES if layer_of(m) in FOREIGN])
def test_a_layer_uses_only_the_libraries_it_is_meant_to(module):
    foreign = {source.split(".")[0] for source, _ in imports(module)}
    foreign -= set(sys.stdlib_module_names) | {"bohnanza_qt", "__future__"}
    assert foreign <= FOREIGN[layer_of(module)]


@pytest.mark.parametrize("module", [m for m in MODULES if layer_of(m) == "engine"])
def test_the_rules_know_no_clock_no_chance_and_no_file(module):
    outside = {"datetime", "os", "pathlib", "random", "secrets", "socket", "subprocess", "time"}
    if module == "engine/shuffle.py":
        outside.remove("secrets")  # where the number of a new game comes from
    assert not outside & {source.split(".")[0] for source, _ in imports(module)}


@pytest.mark.parametrize("module", [m for m in MODULES if layer_of(m) == "players"])
def test_players_never_hold_the_real_state(module):
    names = {name for _, name in imports(module)}
    assert module == IMAGINES_WORLDS or "GameState" not in names


@pytest.mark.parametrize("module", MODULES)
def test_nothing_that_is_read_can_run_code(module):
    modules = {source.split(".")[0] for source, _ in imports(module)}
    assert not modules & {"pickle", "marshal", "shelve", "dill", "joblib"}
    tree = ast.parse((PACKAGE / module).read_text(encoding="utf-8"))
    called = {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & {"eval", "exec", "compile", "__import__"}


@pytest.mark.parametrize("module", MODULES)
def test_the_window_never_spins_its_own_event_loop(module):
    assert "processEvents" not in (PACKAGE / module).read_text(encoding="utf-8")
