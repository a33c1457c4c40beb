"""The net by which experts judge positions: nobody plays on with a damaged one."""

from __future__ import annotations

import io
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from bohnanza_qt import cli
from bohnanza_qt.players import value_net
from bohnanza_qt.players.value_net import SHIPPED, BadNet, ValueNet, shipped_net
from bohnanza_qt.ui import i18n

Arrays = dict[str, np.ndarray]

WHOLE = SHIPPED.read_bytes()


def refuse(content: bytes, path: Path) -> None:
    path.write_bytes(content)
    with pytest.raises(BadNet) as refused:
        ValueNet.read(path)
    assert str(refused.value) == str(path)


def with_arrays(change: Callable[[Arrays], object]) -> bytes:
    with np.load(io.BytesIO(WHOLE)) as file:
        arrays = {name: file[name] for name in file.files}
    change(arrays)
    content = io.BytesIO()
    np.savez(content, **arrays)
    return content.getvalue()


def in_each_entry(place: int, local: int, value: int) -> bytes:
    """The file with two bytes changed in each entry of the archive, and of its list."""
    content = bytearray(WHOLE)
    for sign, offset in ((b"PK\x01\x02", place), (b"PK\x03\x04", local)):
        at = content.find(sign)
        while at >= 0:
            struct.pack_into("<H", content, at + offset, value)
            at = content.find(sign, at + 1)
    return bytes(content)


def test_the_shipped_net_is_sound(tmp_path):
    path = tmp_path / "net.npz"
    path.write_bytes(shipped_net().as_bytes())
    assert (ValueNet.read(path).weights[0] == shipped_net().weights[0]).all()


@pytest.mark.parametrize("length", [0, 1, 22, 1000, len(WHOLE) // 2, len(WHOLE) - 1])
def test_a_net_that_is_cut_off_is_refused(length, tmp_path):
    refuse(WHOLE[:length], tmp_path / "net.npz")


def test_a_net_with_a_changed_bit_is_refused_or_reads_the_same(tmp_path):
    path = tmp_path / "net.npz"
    refused = 0
    for place in range(0, len(WHOLE), 97):
        changed = bytearray(WHOLE)
        changed[place] ^= 1 << place % 8
        path.write_bytes(changed)
        try:
            net = ValueNet.read(path)
        except BadNet:
            refused += 1
        else:  # times and the like are in the file too
            assert net.as_bytes() == shipped_net().as_bytes()
    assert refused > 200


@pytest.mark.parametrize(
    ("place", "local", "value"),
    [(8, 6, 1), (10, 8, 99), (10, 8, 8), (10, 8, 12), (10, 8, 14)],
    ids=["encrypted", "packed as nobody can", "not deflated", "no bzip2", "no lzma"],
)
def test_an_archive_that_cannot_be_unpacked_is_refused(place, local, value, tmp_path):
    refuse(in_each_entry(place, local, value), tmp_path / "net.npz")


def test_what_unpacks_without_end_is_refused(tmp_path):
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("means.npy", bytes(100_000_000))
    refuse(content.getvalue(), tmp_path / "net.npz")


def test_no_file_is_no_net(tmp_path):
    with pytest.raises(BadNet):
        ValueNet.read(tmp_path / "missing.npz")
    with pytest.raises(BadNet):
        ValueNet.read(tmp_path)


def put(name: str, place: object, number: float) -> Callable[[Arrays], object]:
    return lambda arrays: arrays[name].__setitem__(place, number)


@pytest.mark.parametrize(
    "change",
    [
        lambda arrays: arrays.update(weights1=arrays["weights1"].astype("U")),
        lambda arrays: arrays.update(weights1=arrays["weights1"].astype("complex64")),
        lambda arrays: arrays.update(weights1=arrays["weights1"].astype("float64")),
        lambda arrays: arrays.update(means=arrays["means"].astype(">f4")),
        lambda arrays: arrays.update(means=arrays["means"].astype("bool")),
        lambda arrays: arrays.update(means=np.array([object()], dtype=object)),
        lambda arrays: arrays.update(means=arrays["means"][:-1]),
        lambda arrays: arrays.update(means=arrays["means"][:, None]),
        lambda arrays: arrays.update(scales=np.float32(1.0)),
        lambda arrays: arrays.update(direct=arrays["direct"][:, :1]),
        lambda arrays: arrays.update(weights0=arrays["weights0"].T),
        lambda arrays: arrays.update(weights1=arrays["weights1"][:, :0]),
        lambda arrays: arrays.update(biases0=np.float32(0.0)),
        lambda arrays: arrays.update(biases2=arrays["biases2"][:1]),
        lambda arrays: arrays.pop("biases1"),
        put("weights2", (3, 1), np.nan),
        put("biases2", 0, np.inf),
        put("direct", (0, 0), -np.inf),
        put("means", 5, 3e38),
        put("scales", 5, 0.0),
        put("scales", 5, -1.0),
        put("scales", 5, np.nan),
        put("scales", 5, 1e-40),
    ],
)
def test_numbers_that_judge_nothing_are_refused(change, tmp_path):
    refuse(with_arrays(change), tmp_path / "net.npz")


def test_a_simulation_whose_experts_have_a_damaged_net_ends_with_a_sentence(
    tmp_path, monkeypatch, capsys
):
    path = tmp_path / "net.npz"
    path.write_bytes(WHOLE[:-9])
    monkeypatch.setattr(i18n, "system_language", lambda: "en")
    monkeypatch.setattr(value_net, "SHIPPED", path)
    shipped_net.cache_clear()
    try:
        assert cli.main(["simulate", "--seats", "expert,easy,easy", "--games", "2"]) == 1
    finally:
        shipped_net.cache_clear()
    said = capsys.readouterr()
    assert said.out == ""
    sentence = f"bohnanza-qt: The net of the experts cannot be read: {path}.\n"
    assert [line + "\n" for line in said.err.splitlines() if " played" not in line] == [sentence]
