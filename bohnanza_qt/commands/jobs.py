"""Long work in many small jobs: here, on several processes, or on the machines of a scheduler.

A command that has such work adds the options with `add_arguments(parser)` and then does

    what = {"command": "train", "seed": 5, ...}           # all that the results depend on
    work = functools.partial(play_one, settings)           # a function of a module: picklable
    with kept_by(arguments, what) as kept:                 # None without --resume
        with Progress(len(jobs), sentence) as progress:
            for result in run_jobs(work, jobs, hands_of(arguments), kept, progress):
                ...                                        # in the order of `jobs`

`jobs` is any sequence, a `range` as well; `work(job)` must depend on nothing but its job, so that
it does not matter where it is done. With --resume results have to be JSON values, and come back as
such (tuples as lists). Errors of `work` come out of the loop; whatever else goes wrong is a
JobsFailed or CannotKeep, whose message is a sentence for the person and ends the command.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from math import ceil
from multiprocessing.connection import wait
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any, Final, TypeVar

from .. import __version__
from ..ui.i18n import translate
from .kept_results import KeptResults
from .progress import Progress
from .scheduler import answers, quiet, scheduler_address

Job = TypeVar("Job")

MOST_WORKERS: Final = 256
_SECONDS_A_BATCH: Final = 1.0
_MOST_IN_A_BATCH: Final = 500
_BATCHES_AHEAD: Final = 2
"""For each worker: one that it does, and one that is there when it has done it."""
_SECONDS_TO_CONNECT: Final = 10.0
_SECONDS_TO_CLOSE: Final = 5.0


class JobsFailed(Exception):
    """The jobs could not be done; the message is a sentence for the person."""


@dataclass(frozen=True, slots=True)
class Hands:
    """Who does the jobs: so many processes here (1: this one), or a dask scheduler's workers."""

    workers: int = 1
    scheduler: str | None = None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds what may be written about who does the jobs, and where results are kept."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--workers",
        type=_workers,
        default=1,
        metavar=translate("Jobs", "NUMBER"),
        help=translate("Jobs", "how many processes share the work (1)"),
    )
    where.add_argument(
        "--scheduler",
        type=scheduler_address,
        metavar=translate("Jobs", "ADDRESS"),
        help=translate("Jobs", "have the work done by the machines of this dask scheduler"),
    )
    parser.add_argument(
        "--resume",
        type=_file,
        metavar=translate("Jobs", "FILE"),
        help=translate("Jobs", "keep results in this file, and go on with those that it has"),
    )


def hands_of(arguments: argparse.Namespace) -> Hands:
    """Who is to do the jobs, as the command line says."""
    return Hands(arguments.workers, arguments.scheduler)


def kept_by(
    arguments: argparse.Namespace, what: Mapping[str, Any]
) -> AbstractContextManager[KeptResults | None]:
    """Where the command line wants results to be kept. `what` describes the run; results of any
    other are refused."""
    return nullcontext() if arguments.resume is None else KeptResults(arguments.resume, what)


def run_jobs(
    work: Callable[[Job], Any],
    jobs: Sequence[Job],
    hands: Hands = Hands(),
    kept: KeptResults | None = None,
    progress: Progress | None = None,
) -> Iterator[Any]:
    """The result of each job, in order, as soon as it and all before it are done.

    Those that are `kept` are not done again, and new ones are kept before they are given out.
    No more is waiting at a time than the workers need. Raises JobsFailed.
    """
    first = 0
    if kept is not None:
        first = min(kept.count, len(jobs))
        if progress is not None:
            progress.begin_at(first)
        yield from kept.results(first)
    if first == len(jobs):
        return
    began, before = monotonic(), 0.0 if kept is None else kept.seconds
    with _executor(hands) as (executor, size):
        batches = (
            ([work(job)] for job in _from(jobs, first))
            if executor is None
            else _batches(executor, size, work, jobs, first)
        )
        for results in batches:
            if kept is not None:
                kept.add(results, before + monotonic() - began)
            for result in results:
                if progress is not None:
                    progress.done += 1
                yield result


def _from(jobs: Sequence[Job], first: int) -> Iterator[Job]:
    return (jobs[index] for index in range(first, len(jobs)))


def _batches(
    executor: Executor, size: int, work: Callable[[Job], Any], jobs: Sequence[Job], first: int
) -> Iterator[list[Any]]:
    """The results batch by batch. How many jobs make a batch is learned from the time they take,
    so that little is lost by an interruption and little time by sending jobs about."""
    pending: deque[Future[tuple[float, list[Any]]]] = deque()
    length, next_job = 1, first
    try:
        while pending or next_job < len(jobs):
            while len(pending) < _BATCHES_AHEAD * size and next_job < len(jobs):
                # Towards the end all workers get their share of what is left.
                share = ceil((len(jobs) - next_job) / size)
                batch = list(jobs[next_job : next_job + min(length, share)])
                next_job += len(batch)
                pending.append(executor.submit(_do_batch, __version__, work, batch))
            seconds, results = pending.popleft().result()
            length = _suitable_length(len(results), seconds)
            yield results
    finally:
        for future in pending:
            future.cancel()


def _suitable_length(done: int, seconds: float) -> int:
    if seconds * _MOST_IN_A_BATCH <= _SECONDS_A_BATCH * done:
        return _MOST_IN_A_BATCH
    return max(1, int(_SECONDS_A_BATCH * done / seconds))


class OtherVersion(Exception):
    """A machine has another version of the program than the one that sends the jobs."""


def _do_batch(
    version: str, work: Callable[[Job], Any], batch: Sequence[Job]
) -> tuple[float, list[Any]]:
    """Done by a worker, wherever it is."""
    if version != __version__:
        raise OtherVersion(__version__)
    began = monotonic()
    results = [work(job) for job in batch]
    return monotonic() - began, results


# Who does the jobs -------------------------------------------------------------------------------


@contextmanager
def _executor(hands: Hands) -> Iterator[tuple[Executor | None, int]]:
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


def _file(text: str) -> Path:
    path = Path(text)
    if not path.name:
        raise argparse.ArgumentTypeError(
            translate("Jobs", "“{text}” names no file.").format(text=text)
        )
    if not path.absolute().parent.is_dir():
        raise argparse.ArgumentTypeError(
            translate("Train", "There is no folder “{folder}”.").format(folder=path.parent)
        )
    return path


def _workers(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= 20 else 0
    if not 1 <= number <= MOST_WORKERS:
        raise argparse.ArgumentTypeError(
            translate("Jobs", "“{text}” is not a whole number between {least} and {most}.").format(
                text=text, least=1, most=MOST_WORKERS
            )
        )
    return number
