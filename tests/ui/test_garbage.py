"""Nothing of the window is ever deleted by the thread on which the computers think."""

from __future__ import annotations

import gc
import threading
import weakref

from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from bohnanza_qt.ui.garbage import GarbageCollector


class Cycle:
    """Reachable only from itself; notes the thread on which it is deleted."""

    def __init__(self, deleted_on: list[int]) -> None:
        self._itself = self
        weakref.finalize(self, lambda: deleted_on.append(threading.get_ident()))


def test_cycles_made_on_another_thread_are_collected_on_this_one(qtbot: QtBot) -> None:
    collector = GarbageCollector()
    deleted_on: list[int] = []

    class Maker(QThread):
        def run(self) -> None:
            for _ in range(20 * gc.get_threshold()[0]):
                Cycle(deleted_on)

    maker = Maker()
    maker.start()
    assert maker.wait(20_000)
    assert not deleted_on
    collector.look()
    assert set(deleted_on) == {threading.get_ident()}
    collector.hand_back()
    assert gc.isenabled()
    gc.disable()
