"""The project's own promises: what is installed, what is said first, what travels along."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from bohnanza_qt.resources_path import data_directory
from bohnanza_qt.ui.i18n import LANGUAGES

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
REQUIREMENTS = {
    requirement.name: requirement
    for requirement in map(Requirement, PROJECT["project"]["dependencies"])
}


def test_the_broken_release_of_pyside_is_never_installed():
    pyside = REQUIREMENTS["PySide6-Essentials"]
    assert not pyside.specifier.contains("6.12.0")
    assert pyside.specifier.contains("6.11.3")
    assert not pyside.specifier.contains("7.0.0")


def test_only_what_the_game_needs_is_installed():
    assert set(REQUIREMENTS) <= {"PySide6-Essentials", "pydantic", "platformdirs", "numpy"}


def test_the_readme_starts_with_the_commands_that_start_the_game_and_the_tests():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```(sh|powershell)\n(.*?)\n```", readme, re.DOTALL)[:4]
    assert [shell for shell, _ in blocks] == ["sh", "powershell", "sh", "powershell"]
    assert all("\n" not in command for _, command in blocks)
    assert all("-m venv .venv" in command for _, command in blocks)
    assert ["bohnanza-qt" in command for _, command in blocks] == [True, True, False, False]
    assert ["pytest" in command for _, command in blocks] == [False, False, True, True]


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_language_travels_with_the_program(code):
    assert (data_directory("translations") / f"bohnanza_{code}.qm").is_file()


def test_files_beside_the_package_travel_inside_the_wheel():
    inside = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    for name in ("resources", "translations"):
        assert inside[name] == f"bohnanza_qt/{name}"
        assert (ROOT / name).is_dir()


def test_licences_of_the_fonts_travel_with_them():
    fonts = data_directory("resources") / "fonts"
    families = {path.name.partition("-")[0] for path in fonts.glob("*.ttf")}
    assert families
    for family in families:
        assert "SIL OPEN FONT LICENSE" in (fonts / f"{family}-OFL.txt").read_text("utf-8")
