"""Computers that think for as long as a test likes, in whatever process they sit.

The folder in the environment variable FOLDER is how the test and they talk: each notes there that
it has begun to think, with the number of its process, and goes on when it may.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

from bohnanza_qt.engine.events import Event
from bohnanza_qt.engine.play import Question
from bohnanza_qt.engine.view import PlayerView
from bohnanza_qt.players.computers import make_player
from bohnanza_qt.players.player import Decision, Player
from bohnanza_qt.players.value_net import BadNet

FOLDER = "BOHNANZA_QT_TEST_FOLDER"
BEGAN = "began"
MAY_GO_ON = "may-go-on"


class Slow:
    """Decides like another player, after it has worked as hard as it can for a while."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._folder = Path(os.environ[FOLDER])

    def watch(self, event: Event) -> None:
        self._player.watch(event)

    def decide(self, view: PlayerView, question: Question) -> Decision:
        (self._folder / BEGAN).write_text(str(os.getpid()), encoding="ascii")
        until = time.monotonic() + 60
        while not (self._folder / MAY_GO_ON).exists() and time.monotonic() < until:
            sum(range(20_000))
        return self._player.decide(view, question)


def make_slow(level: str, seat: int, people: frozenset[int]) -> Player:
    return Slow(make_player(level, seat, people))


class Useless:
    """Never decides, for want of a net or of sense."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    def watch(self, event: Event) -> None:
        pass

    def decide(self, view: PlayerView, question: Question) -> Decision:
        raise self._error


def make_netless(level: str, seat: int, people: frozenset[int]) -> Player:
    return Useless(BadNet("net.npz"))


def make_useless(level: str, seat: int, people: frozenset[int]) -> Player:
    return Useless(RuntimeError("no idea"))


def make_none(level: str, seat: int, people: frozenset[int]) -> Player:
    raise RuntimeError("nobody can sit here")
