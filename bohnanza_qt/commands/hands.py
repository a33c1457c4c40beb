"""Who does long work: this process, several here, or the workers of a dask scheduler."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Final

from .. import __version__
from ..ui.i18n import translate
from .scheduler import answers, quiet

_SECONDS_TO_CONNECT: Final = 10.0
_SECONDS_TO_CLOSE: Final = 5.0


class JobsFailed(Exception):
    """The jobs could not be done; the message is a sentence for the person."""


class OtherVersion(Exception):
    """A machine has another version of the program than the one that sends the jobs."""


@dataclass(frozen=True, slots=True)
class Hands:
    """Who does the jobs: so many processes here (1: this one), or a dask scheduler's workers."""

    workers: int = 1
    scheduler: str | None = None


ALONE: Final = Hands()


@contextmanager
def executor_of(hands: Hands) -> Iterator[tuple[Executor | None, int]]:
    """Somebody to give jobs to, and how many of them are done at a time; None: this process."""
    if hands.scheduler is not None:
        with _dask(hands.scheduler) as found:
            yield found
    elif hands.workers == 1:
        yield None, 1
    else:
        with _processes(hands.workers) as pool:
            yield pool, hands.workers


@contextmanager
def _processes(workers: int) -> Iterator[Executor]:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        workers, multiprocessing.get_context("spawn"), initializer=_begin_work
    )
    try:
        yield pool
    except BrokenProcessPool:
        raise JobsFailed(
            translate("Jobs", "A process that shared the work ended before it was done.")
        ) from None
    finally:
        # Nobody waits for what the processes are still doing.
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        pool.shutdown(cancel_futures=True)


def _begin_work() -> None:
    """A worker leaves Ctrl+C to its parent, and ends when that ends, however it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent.sentinel,), name="parent", daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


@contextmanager
def _dask(address: str) -> Iterator[tuple[Executor, int]]:
    try:
        from distributed import Client, KilledWorker
        from distributed.comm import CommClosedError
    except ImportError:
        raise JobsFailed(
            translate(
                "Jobs",
                "For a scheduler the program has to be installed together with dask:"
                " pip install “bohnanza-qt[dask]”.",
            )
        ) from None
    client = None
    if answers(address, _SECONDS_TO_CONNECT):
        with quiet(), suppress(Exception):  # it can be lost in this moment too
            client = Client(address, timeout=_SECONDS_TO_CONNECT, set_as_default=False)
    if client is None:
        raise JobsFailed(
            translate("Jobs", "No scheduler answers at {address}.").format(address=address)
        )
    try:
        yield client.get_executor(pure=False), _workers_of(client, address)
    except KilledWorker:
        raise JobsFailed(
            translate("Jobs", "A process that shared the work ended before it was done.")
        ) from None
    except OtherVersion as other:
        raise JobsFailed(
            translate(
                "Jobs",
                "A machine of the scheduler has version {theirs} of the program, this one has"
                " {ours}.",
            ).format(theirs=other, ours=__version__)
        ) from None
    except (CommClosedError, CancelledError):
        raise JobsFailed(
            translate("Jobs", "The scheduler at {address} was lost.").format(address=address)
        ) from None
    finally:
        with quiet(), suppress(Exception):  # nothing is wanted of it any more
            client.close(_SECONDS_TO_CLOSE)


def _workers_of(client: Any, address: str) -> int:
    """How many jobs the scheduler's workers do at a time. Raises JobsFailed if there are none."""
    try:
        client.wait_for_workers(1, timeout=_SECONDS_TO_CONNECT)
    except TimeoutError:
        raise JobsFailed(
            translate("Jobs", "The scheduler at {address} has no workers.").format(address=address)
        ) from None
    threads: dict[str, int] = client.nthreads()
    return max(1, sum(threads.values()))
