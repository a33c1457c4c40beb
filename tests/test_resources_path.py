"""The files that are not code are found however the program was installed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bohnanza_qt import resources_path
from bohnanza_qt.resources_path import data_directory, resource


@pytest.fixture(autouse=True)
def _nothing_remembered() -> Iterator[None]:
    data_directory.cache_clear()
    yield
    data_directory.cache_clear()


def test_in_a_checkout_they_lie_beside_the_package() -> None:
    assert resource("fonts", "Nunito-OFL.txt").is_file()
    assert data_directory("translations").is_dir()


def test_in_a_wheel_they_lie_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "bohnanza_qt"
    (package / "resources").mkdir(parents=True)
    monkeypatch.setattr(resources_path, "_PACKAGE", package)
    assert data_directory("resources") == package / "resources"


@pytest.mark.parametrize("inside", ["resources", "bohnanza_qt/resources"])
def test_in_a_bundle_they_lie_where_it_was_unpacked(
    inside: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / inside).mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert data_directory("resources") == tmp_path / inside


def test_a_broken_installation_says_where_it_looked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "lib" / "bohnanza_qt"
    monkeypatch.setattr(resources_path, "_PACKAGE", package)
    with pytest.raises(FileNotFoundError, match="lib"):
        data_directory("resources")
