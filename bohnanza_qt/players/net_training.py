"""Making a value net: positions of played games, and a net that learns what they led to.

Everything follows from the positions and one number, so that the same games make the same net.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .features import FEATURES, leads
from .value_net import COINS, OUTPUTS, ValueNet, chances

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float32]

_HIDDEN: Final = (64, 32)
_IN_A_BATCH: Final = 1024
_FIRST_RATE: Final = 1e-3
_DECAY: Final = 0.3
_MOMENTUM: Final = 0.9
_SQUARES: Final = 0.999
_LARGEST_GAME: Final = 2_000_000
"""Bytes; a hundred times what the longest game takes."""

_HELD_OUT: Final = 10
"""Every tenth game is kept from the net, to judge it by."""

TARGETS: Final = 2
"""What each position led to: the final margin in coins over the mean of the others, and the share
of the win."""


class Positions(NamedTuple):
    """`features` (n, FEATURES), `targets` (n, TARGETS), and for each position its `games` number
    (n,)."""

    features: Array
    targets: Array
    games: NDArray[np.int64]


def packed(rows: Sequence[Sequence[float]]) -> str:
    """Rows of features and targets of one game as text; keeps about three digits of each."""
    import numpy as np

    raw = np.array(rows, np.float16).astype("<f2").tobytes()
    return base64.b64encode(zlib.compress(raw, 6)).decode("ascii")


def unpacked(games: Sequence[str]) -> Positions:
    """The positions of games, each packed by itself. Raises ValueError for anything else, and where
    a game has none."""
    import numpy as np

    rows = [np.frombuffer(_unzipped(game), "<f2").reshape(-1, FEATURES + TARGETS) for game in games]
    table = np.concatenate(rows).astype(np.float32)
    shares = table[:, -1]
    if not (all(map(len, rows)) and np.isfinite(table).all() and (shares >= 0).all()):
        raise ValueError("no positions")
    if not (shares.max() <= 1 and 0 < shares.mean() < 1):
        raise ValueError("nobody, or everybody, wins")
    numbers = np.repeat(np.arange(len(rows)), [len(game) for game in rows])
    return Positions(table[:, :FEATURES], table[:, FEATURES:], numbers)


def _unzipped(game: str) -> bytes:
    """The bytes of one game as `packed` made them, of which there are not endlessly many."""
    unzip = zlib.decompressobj()
    try:
        raw = unzip.decompress(base64.b64decode(game, validate=True), _LARGEST_GAME)
    except zlib.error as error:
        raise ValueError("no positions") from error
    if not unzip.eof or unzip.unused_data:
        raise ValueError("more than positions")
    return raw


class Scores(NamedTuple):
    """How much of the spread of the final margin is foretold in games the net has not seen (R²):
    by the net, by coins alone, and by coins and the worth of fields and hands as the hard computer
    weighs them; and of the spread of the wins, by the net."""

    positions: int
    held_out: int
    net: float
    coins: float
    valuation: float
    wins: float


def trained(
    positions: Positions, seed: int, epochs: int, tell: Callable[[int], None]
) -> tuple[ValueNet, Scores]:
    """A new net and its scores; `tell` hears how many epochs are done. Raises ValueError for
    positions that no net can be made from."""
    import numpy as np

    seen = np.flatnonzero(positions.games % _HELD_OUT != _HELD_OUT - 1)
    held = np.flatnonzero(positions.games % _HELD_OUT == _HELD_OUT - 1)
    targets = positions.targets.copy()
    targets[:, 0] /= COINS
    net = _new_net(positions.features[seen], targets[seen], np.random.default_rng(seed))
    signals = net.scaled(positions.features)
    adam = _Adam(net.parameters, epochs * max(1, len(seen) // _IN_A_BATCH))
    chance = np.random.default_rng(seed + 1)
    for epoch in range(epochs):
        order = chance.permutation(seen)
        for first in range(0, max(1, len(order) - _IN_A_BATCH + 1), _IN_A_BATCH):
            batch = order[first : first + _IN_A_BATCH]
            adam.step(_slopes(net, signals[batch], targets[batch]))
        tell(epoch + 1)
    if not net.is_sound():
        raise ValueError("nothing was learned")
    return net, _scores(net, positions, seen, held)


def _new_net(features: Array, targets: Array, chance: np.random.Generator) -> ValueNet:
    """One whose direct way is the best plain sum, and whose layers know next to nothing."""
    import numpy as np

    means, scales = features.mean(axis=0), features.std(axis=0)
    scales[scales < 1e-3] = 1.0
    sizes = (FEATURES, *_HIDDEN, OUTPUTS)
    weights = [
        (chance.standard_normal((before, after)) * np.sqrt(2.0 / before)).astype(np.float32)
        for before, after in pairwise(sizes)
    ]
    weights[-1] *= np.float32(0.1)
    biases = [np.zeros(size, np.float32) for size in sizes[1:]]
    net = ValueNet(means, scales, np.zeros((FEATURES, OUTPUTS), np.float32), weights, biases)
    scaled = net.scaled(features)
    spread = scaled.T @ scaled / np.float32(len(scaled)) + 1e-3 * np.eye(FEATURES)
    middle = targets.mean(axis=0)
    slopes = np.linalg.solve(spread, scaled.T @ (targets - middle) / len(scaled))
    share = float(middle[1])
    slopes[:, 1] /= share * (1.0 - share)  # from a share to its logit
    net.direct[:] = slopes
    biases[-1][:] = middle[0], np.log(share / (1.0 - share))
    return net


def _slopes(net: ValueNet, signals: Array, targets: Array) -> list[Array]:
    """How the loss of a batch grows with each weight and bias: squared errors of the margin, and
    twice the entropy of the win."""
    import numpy as np

    layers = [signals]
    last = len(net.weights) - 1
    for layer, (weights, biases) in enumerate(zip(net.weights, net.biases, strict=True)):
        signal = layers[-1] @ weights + biases
        layers.append(signal.clip(0.0, None) if layer < last else signal)
    told = layers[-1] + signals @ net.direct
    slope = np.empty_like(told)
    slope[:, 0] = told[:, 0] - targets[:, 0]
    slope[:, 1] = 2.0 * (chances(told) - targets[:, 1])
    slope /= np.float32(len(signals))
    of_weights, of_biases = [], []
    of_direct = signals.T @ slope
    for layer in range(last, -1, -1):
        of_weights.append(layers[layer].T @ slope)
        of_biases.append(slope.sum(axis=0))
        if layer:
            slope = (slope @ net.weights[layer].T) * (layers[layer] > 0.0)
    return [*of_weights[::-1], of_direct, *of_biases[::-1]]


class _Adam:
    """Changes parameters in place, by less and less until the last of so many `steps`."""

    def __init__(self, parameters: Sequence[Array], steps: int) -> None:
        import numpy as np

        self._parameters = parameters
        self._means = [np.zeros_like(one) for one in parameters]
        self._squares = [np.zeros_like(one) for one in parameters]
        self._steps = steps
        self._done = 0

    def step(self, slopes: Sequence[Array]) -> None:
        import numpy as np

        rate = _FIRST_RATE * 0.5 * (1.0 + np.cos(np.pi * self._done / self._steps))
        self._done += 1
        settled = 1.0 - _MOMENTUM**self._done, 1.0 - _SQUARES**self._done
        parts = zip(self._parameters, self._means, self._squares, slopes, strict=True)
        for parameter, mean, square, slope in parts:
            mean[...] += np.float32(1.0 - _MOMENTUM) * (slope - mean)
            square[...] += np.float32(1.0 - _SQUARES) * (slope * slope - square)
            change = mean / settled[0] / (np.sqrt(square / settled[1]) + 1e-8)
            if parameter.ndim > 1:
                change = change + _DECAY * parameter
            parameter[...] -= (rate * change).astype(np.float32)


def _scores(net: ValueNet, positions: Positions, seen: Any, held: Any) -> Scores:

    told = net.outputs(positions.features[held])
    margins, wins = positions.targets[:, 0], positions.targets[:, 1]
    coins, worth = leads(positions.features)
    return Scores(
        len(positions.games),
        len(held),
        _foretold(COINS * told[:, 0], margins[held]),
        _foretold(_fitted(coins, margins, seen)[held], margins[held]),
        _foretold(_fitted(worth, margins, seen)[held], margins[held]),
        _foretold(chances(told), wins[held]),
    )


def _fitted(lead: Array, margins: Array, seen: Any) -> Array:
    """The straight line through the games that were seen."""
    import numpy as np

    slope, start = np.polyfit(lead[seen], margins[seen], 1)
    fitted: Array = (slope * lead + start).astype(np.float32)
    return fitted


def _foretold(guesses: Array, truth: Array) -> float:
    """R²: 1 for a perfect guess, 0 for one as good as the mean."""
    spread = float(((truth - truth.mean()) ** 2).mean()) if len(truth) else 0.0
    if not spread:
        return 0.0
    return round(1.0 - float(((guesses - truth) ** 2).mean()) / spread, 4)
