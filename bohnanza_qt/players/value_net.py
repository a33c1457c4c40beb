"""A small net that has learned what positions lead to, from games of computers.

numpy is imported only here and where nets are made, and only when a net is needed: the window
starts without it.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..engine.view import PlayerView
from .features import FEATURES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float32]

SHIPPED: Final = Path(__file__).with_name("value_net.npz")
"""The weights that came with the program; `bohnanza-qt train` made them."""

COINS: Final = 5.0
"""Coins that one unit of the net's margin stands for."""

FARTHEST: Final = 6.0
"""Numbers so many standard deviations from their mean are as good as any farther ones."""

OUTPUTS: Final = 2
"""What a net tells of a position: the margin, in units, and the logit of the share of the win."""

_LARGEST_FILE: Final = 1_000_000
_LARGEST_NUMBER: Final = 1e6
"""Far from what any net learns, and so small that no sum of them is infinite."""

_SMALLEST_SCALE: Final = 1e-6
_LAYERS: Final = 3


class BadNet(ValueError):
    """A file holds no net that can read today's features."""


class ValueNet:
    """`means` and `scales` are of the features (FEATURES each); `weights[i]` has the shape
    (inputs, outputs) of its layer, `biases[i]` (outputs,); `direct` (FEATURES, OUTPUTS) leads past
    all layers, because most of a position's value is a plain sum. All are float32."""

    def __init__(
        self,
        means: Array,
        scales: Array,
        direct: Array,
        weights: Sequence[Array],
        biases: Sequence[Array],
    ) -> None:
        self.means, self.scales, self.direct = means, scales, direct
        self.weights, self.biases = tuple(weights), tuple(biases)

    @property
    def parameters(self) -> list[Array]:
        """All that is learned."""
        return [*self.weights, self.direct, *self.biases]

    def scaled(self, positions: Array) -> Array:
        """Features as the layers take them, of the same shape."""
        return ((positions - self.means) / self.scales).clip(-FARTHEST, FARTHEST)

    def outputs(self, positions: Array) -> Array:
        """For positions of the shape (n, FEATURES) what the net tells of them, (n, OUTPUTS)."""
        scaled = signal = self.scaled(positions)
        last = len(self.weights) - 1
        for layer, (weights, biases) in enumerate(zip(self.weights, self.biases, strict=True)):
            signal = signal @ weights + biases
            if layer < last:
                signal = signal.clip(0.0, None)
        return signal + scaled @ self.direct

    def values(self, rows: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
        """For the features of each position the margin to expect, in coins beyond the mean of the
        others, and the chance to win."""
        import numpy as np

        told = self.outputs(np.array(rows, np.float32))
        margins = COINS * told[:, 0]
        return list(zip(margins.tolist(), chances(told).tolist(), strict=True))

    def as_bytes(self) -> bytes:
        """The file that `read` reads; the same for the same net."""
        import numpy as np

        arrays = {"means": self.means, "scales": self.scales, "direct": self.direct}
        arrays |= {f"weights{layer}": one for layer, one in enumerate(self.weights)}
        arrays |= {f"biases{layer}": one for layer, one in enumerate(self.biases)}
        file = io.BytesIO()
        np.savez(file, allow_pickle=False, **arrays)
        return file.getvalue()

    @classmethod
    def read(cls, path: Path) -> ValueNet:
        """The net of a file. Raises BadNet, whose message is the path, for whatever is no sound
        one: damaged, unreadable, missing."""
        try:
            arrays = _arrays(_content(path))
            net = cls(
                arrays["means"],
                arrays["scales"],
                arrays["direct"],
                [arrays[f"weights{layer}"] for layer in range(_LAYERS)],
                [arrays[f"biases{layer}"] for layer in range(_LAYERS)],
            )
        # What archives and arrays can be damaged in is answered with errors of every kind.
        except Exception as error:
            raise BadNet(str(path)) from error
        if not net.is_sound():
            raise BadNet(str(path))
        return net

    def is_sound(self) -> bool:
        """Whether it can judge positions: every array of the right shape and of usual numbers."""
        import numpy as np

        shapes: list[tuple[Array, tuple[int, ...]]] = [
            (self.means, (FEATURES,)),
            (self.scales, (FEATURES,)),
            (self.direct, (FEATURES, OUTPUTS)),
        ]
        inputs, last = FEATURES, len(self.weights) - 1
        for layer, (weights, biases) in enumerate(zip(self.weights, self.biases, strict=True)):
            outputs = OUTPUTS if layer == last else biases.size
            shapes += [(weights, (inputs, outputs)), (biases, (outputs,))]
            inputs = outputs
        return all(
            array.dtype == np.float32
            and array.shape == shape
            and bool((np.abs(array) <= _LARGEST_NUMBER).all())  # and so no NaN
            for array, shape in shapes
        ) and bool((self.scales >= _SMALLEST_SCALE).all())


def _content(path: Path) -> bytes:
    # A pipe would be waited for, and a folder is no file.
    if not path.is_file() or path.stat().st_size > _LARGEST_FILE:
        raise ValueError
    return path.read_bytes()


def _arrays(content: bytes) -> dict[str, Array]:
    """The arrays of a file that `as_bytes` made. Raises errors of many kinds for any other."""
    import zipfile

    import numpy as np

    arrays: dict[str, Array] = {}
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        # Little can be packed so that it unpacks to more than any memory holds.
        if sum(member.file_size for member in archive.infolist()) > _LARGEST_FILE:
            raise ValueError
        for member in archive.infolist():
            file = io.BytesIO(archive.read(member))
            arrays[member.filename.removesuffix(".npy")] = np.lib.format.read_array(
                file, allow_pickle=False
            )
    return arrays


def chances(told: Array) -> Array:
    """The chances to win in a net's outputs (n, OUTPUTS): (n,)."""
    import numpy as np

    shares: Array = (1.0 / (1.0 + np.exp(-told[:, 1]))).astype(np.float32)
    return shares


def end_of(view: PlayerView) -> tuple[float, float]:
    """What `ValueNet.values` would tell of a game that is over, if it knew everything."""
    others = [shown.coins for seat, shown in enumerate(view.seats) if seat != view.seat]
    margin = view.me.coins - sum(others) / len(others)
    return margin, (view.seat in view.tied) / len(view.tied)


@cache
def shipped_net() -> ValueNet:
    """The net that came with the program."""
    return ValueNet.read(SHIPPED)
