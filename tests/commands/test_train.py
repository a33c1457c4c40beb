"""`bohnanza-qt train`: the net is made again from played games, the same from the same ones."""

from __future__ import annotations

import base64
import errno
import json
import math
import os
import tempfile
import zlib
from pathlib import Path

import pytest

from bohnanza_qt import cli
from bohnanza_qt.commands import train
from bohnanza_qt.commands.kept_results import CannotKeep
from bohnanza_qt.commands.net_files import NetFiles
from bohnanza_qt.players.features import FEATURES
from bohnanza_qt.players.net_training import TARGETS, packed, trained, unpacked
from bohnanza_qt.players.value_net import SHIPPED, BadNet, ValueNet, shipped_net
from bohnanza_qt.ui import i18n

A_FEW = ("--games", "14", "--epochs", "2", "--seed", "1000000")


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setattr(i18n, "system_language", lambda: "en")


def test_a_net_is_made_from_games_and_a_card_tells_of_it(tmp_path, capsys):
    out = tmp_path / "net.npz"
    assert cli.main(["train", *A_FEW, "--out", str(out)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Learned from 14 games.")
    assert str(out) in said
    card = json.loads((tmp_path / "net.json").read_text(encoding="utf-8"))
    assert (card["games"], card["epochs"], card["seed"]) == (14, 2, 1000000)
    assert card["positions"] > card["held_out"] > 0
    ValueNet.read(out)


def test_an_interrupted_training_goes_on_and_makes_the_same_net(tmp_path, capsys, monkeypatch):
    whole, resumed = tmp_path / "whole.npz", tmp_path / "resumed.npz"
    assert cli.main(["train", *A_FEW, "--out", str(whole)]) == 0
    kept = ("--resume", str(tmp_path / "kept"))
    play = train.positions_of

    def interrupted(game: int) -> str:
        if game == 1000005:
            raise KeyboardInterrupt
        return play(game)

    monkeypatch.setattr(train, "positions_of", interrupted)
    assert cli.main(["train", *A_FEW, "--out", str(resumed), *kept]) == 130
    assert not resumed.exists()
    assert "The same command goes on from here." in capsys.readouterr().err
    played: list[int] = []
    monkeypatch.setattr(train, "positions_of", lambda game: played.append(game) or play(game))
    assert cli.main(["train", *A_FEW, "--out", str(resumed), *kept]) == 0
    assert played == list(range(1000005, 1000014))
    assert resumed.read_bytes() == whole.read_bytes()
    assert (tmp_path / "resumed.json").read_bytes() == (tmp_path / "whole.json").read_bytes()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "Something is missing: --out."),
        (("--games", "3"), "“3” is not a whole number between 10 and 100000."),
        (("--games", "many"), "“many” is not a whole number between 10 and 100000."),
        (("--epochs", "0"), "“0” is not a whole number between 1 and 1000."),
        (("--out", "net.txt"), "The weights need a name that ends in .npz, not “net.txt”."),
        (("--out", "no/such/folder/net.npz"), "There is no folder “no/such/folder”."),
        (("--out", "net.npz", "--learn"), "“--learn” means nothing here."),
    ],
)
def test_nonsense_is_refused_in_a_sentence(arguments, sentence, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as end:
        cli.main(["train", *arguments])
    assert end.value.code == 2
    assert sentence.replace("/", os.sep) in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_kept_games_of_another_training_are_refused(tmp_path, capsys):
    kept = tmp_path / "kept"
    games = ("--out", str(tmp_path / "net.npz"), "--resume", str(kept))
    assert cli.main(["train", *A_FEW, *games]) == 0
    assert cli.main(["train", *A_FEW[:-1], "5", *games]) == 1
    assert "keeps another run" in capsys.readouterr().err


def as_kept(raw: bytes) -> str:
    return base64.b64encode(zlib.compress(raw)).decode()


A_POSITION = bytes(2 * (FEATURES + TARGETS))


def with_number(number: float, *, won: float = 0.5) -> str:
    return packed([[number] * FEATURES + [number, won]])


@pytest.mark.parametrize(
    ("result", "games"),
    [
        *((result, 1) for result in (5, [1], {}, None, True, "", "ü", "AAAA", "A")),
        *((as_kept(raw), 1) for raw in (b"", b"abc", A_POSITION[:-2], A_POSITION[:-2] + b"\0\x7e")),
        *((with_number(number), 1) for number in (math.nan, math.inf, -math.inf)),
        *((with_number(1, won=share), 1) for share in (-0.5, 1.5)),
        (as_kept(bytes(50_000_000)), 1),
        (as_kept(A_POSITION)[:-8], 1),
        *((as_kept(raw), 14) for raw in (b"", A_POSITION, A_POSITION * 5)),
        (with_number(1, won=1), 14),
    ],
)
def test_kept_games_that_are_damaged_are_refused(
    result, games, kept_training, tmp_path, capsys, monkeypatch
):
    monkeypatch.setattr(train, "positions_of", None)
    kept = tmp_path / "kept"
    lines = kept_training.read_bytes().splitlines(keepends=True)
    for place in range(1, 1 + games):
        lines[place] = json.dumps([1.0, result]).encode() + b"\n"
    kept.write_bytes(b"".join(lines))
    out = ("--out", str(tmp_path / "net.npz"), "--resume", str(kept))
    assert cli.main(["train", *A_FEW, *out]) == 1
    assert f"{kept} is damaged." in capsys.readouterr().err
    assert [entry.name for entry in tmp_path.iterdir()] == ["kept"]


@pytest.fixture(scope="module")
def kept_training(tmp_path_factory):
    """What a training of a few games keeps."""
    folder = tmp_path_factory.mktemp("training")
    kept = folder / "kept"
    out = ("--out", str(folder / "net.npz"), "--resume", str(kept))
    assert cli.main(["train", *A_FEW, *out]) == 0
    return kept


@pytest.fixture
def no_games(monkeypatch):
    """A game that is played fails the test."""

    def play(game: int) -> str:
        raise AssertionError(f"game {game} was played")

    monkeypatch.setattr(train, "positions_of", play)


@pytest.mark.parametrize("name", ["net.npz", "net.json"])
@pytest.mark.usefixtures("no_games")
def test_before_a_game_is_played_it_is_told_that_there_is_a_folder_in_the_way(
    name, tmp_path, capsys
):
    (tmp_path / name).mkdir()
    assert cli.main(["train", *A_FEW, "--out", str(tmp_path / "net.npz")]) == 1
    assert f"{tmp_path / name} is something else than a file." in capsys.readouterr().err
    assert [entry.name for entry in tmp_path.iterdir()] == [name]


@pytest.mark.usefixtures("no_games")
def test_before_a_game_is_played_it_is_told_that_nothing_can_be_written(
    tmp_path, capsys, monkeypatch
):
    def refuse(**_where: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(tempfile, "mkstemp", refuse)
    out = tmp_path / "net.npz"
    assert cli.main(["train", *A_FEW, "--out", str(out)]) == 1
    assert f"{out} cannot be used: Permission denied." in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "content", [b"buy beans", b"[1]", b'{"command": "simulate"}', b"[" * 99999]
)
@pytest.mark.usefixtures("no_games")
def test_a_file_that_is_no_card_is_not_overwritten(content, tmp_path, capsys):
    notes = tmp_path / "notes.json"
    notes.write_bytes(content)
    assert cli.main(["train", *A_FEW, "--out", str(tmp_path / "notes.npz")]) == 1
    assert f"{notes} is no card of a net" in capsys.readouterr().err
    assert notes.read_bytes() == content
    assert [entry.name for entry in tmp_path.iterdir()] == ["notes.json"]


@pytest.mark.parametrize("kept", ["net.npz", "net.json", "link.json", "sub/../net.npz"])
@pytest.mark.parametrize("is_there", [False, True])
@pytest.mark.usefixtures("no_games")
def test_what_is_kept_is_not_overwritten_by_what_comes_out(kept, is_there, tmp_path, capsys):
    (tmp_path / "sub").mkdir()
    try:
        (tmp_path / "link.json").symlink_to(tmp_path / "net.json")
    except OSError:
        pytest.skip("no links can be made here")
    if is_there:
        (tmp_path / "net.npz").write_bytes(b"")
        (tmp_path / "net.json").write_bytes(b'{"command": "train"}')
    out = ("--out", str(tmp_path / "net.npz"))
    before = {entry: entry.read_bytes() for entry in tmp_path.iterdir() if entry.is_file()}
    assert cli.main(["train", *A_FEW, *out, "--resume", str(tmp_path / kept)]) == 1
    assert "cannot be both what is kept and what comes out" in capsys.readouterr().err
    after = {entry: entry.read_bytes() for entry in tmp_path.iterdir() if entry.is_file()}
    assert after == before


OLD = {"command": "train", "seed": 1}
NEW = {"command": "train", "seed": 2}


@pytest.mark.parametrize("failing", [".net.npz", ".net.json"])
@pytest.mark.parametrize("is_there", [False, True])
def test_weights_and_card_are_both_new_or_both_old(failing, is_there, tmp_path, monkeypatch):
    weights, card = tmp_path / "net.npz", tmp_path / "net.json"
    if is_there:
        with NetFiles(weights, None) as files:
            files.write(b"old", OLD)
    replace = Path.replace

    def refuse(self: Path, target: Path) -> Path:
        # Only what comes new, so that the old can be put back.
        is_new = b"new" in self.read_bytes() or b"2" in self.read_bytes()
        if is_new and self.name.startswith(failing) and target in (weights, card):
            raise OSError(errno.ENOSPC, "No space left on device")
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(CannotKeep, match="No space left"), NetFiles(weights, None) as files:
        files.write(b"new", NEW)
    if is_there:
        assert (weights.read_bytes(), json.loads(card.read_bytes())) == (b"old", OLD)
    assert len(list(tmp_path.iterdir())) == (2 if is_there else 0)
    monkeypatch.undo()
    with NetFiles(weights, None) as files:
        files.write(b"new", NEW)
    assert (weights.read_bytes(), json.loads(card.read_bytes())) == (b"new", NEW)
    assert len(list(tmp_path.iterdir())) == 2


def test_positions_keep_their_numbers_when_packed():
    game = train.positions_of(1000000)
    positions = unpacked([game, game])
    half = len(positions.games) // 2
    assert positions.games.tolist() == [0] * half + [1] * half
    again = unpacked(
        [packed([[*row, *end] for row, end in zip(*positions[:2], strict=True)][:half])]
    )
    assert (again.features == positions.features[:half]).all()
    assert (again.targets == positions.targets[:half]).all()


def test_a_net_learns_what_can_be_learned():
    """Even the few rounds of a test leave it better than it began in the games it learned from."""
    positions = unpacked([train.positions_of(game) for game in range(1000000, 1000028)])
    few, _ = trained(positions, 1, 1, lambda _done: None)
    many, scores = trained(positions, 1, 12, lambda _done: None)

    def error(net: ValueNet) -> float:
        told = 5 * net.outputs(positions.features)[:, 0]
        return float(((told - positions.targets[:, 0]) ** 2).mean())

    assert error(many) < error(few)
    assert scores.valuation > scores.coins


def test_the_shipped_net_foretells_more_than_coins_in_games_it_never_saw():
    card = json.loads(SHIPPED.with_suffix(".json").read_text(encoding="utf-8"))
    assert card["net"] > card["valuation"] > card["coins"]
    assert card["seed"] + card["games"] < 1000000
    positions = unpacked([train.positions_of(game) for game in range(1000000, 1000028)])
    told = 5 * shipped_net().outputs(positions.features)[:, 0]
    margins = positions.targets[:, 0]
    left = float(((told - margins) ** 2).mean() / ((margins - margins.mean()) ** 2).mean())
    assert left < 1 - card["coins"]
    assert SHIPPED.stat().st_size < 1_000_000


@pytest.mark.parametrize("content", [b"", b"no net", b"PK\x05\x06" + bytes(18)])
def test_what_is_no_net_is_refused(content, tmp_path):
    path = tmp_path / "net.npz"
    path.write_bytes(content)
    with pytest.raises(BadNet):
        ValueNet.read(path)


def test_a_net_for_other_features_is_refused(tmp_path):
    import numpy as np

    net = shipped_net()
    narrow = ValueNet(net.means[:-1], net.scales[:-1], net.direct[:-1], net.weights, net.biases)
    path = tmp_path / "net.npz"
    path.write_bytes(narrow.as_bytes())
    with pytest.raises(BadNet):
        ValueNet.read(path)
    hostile = tmp_path / "hostile.npz"
    np.savez(hostile, means=np.array([object()], dtype=object))
    with pytest.raises(BadNet):
        ValueNet.read(hostile)
