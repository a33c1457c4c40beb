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
JobsFailed or CannotKeep, whose message is a sentence for the person and ends the command:
`exit_status` says it. Who the hands are is in `hands`.
"""

from __future__ import annotations

import argparse
import sys
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from contextlib import AbstractContextManager, nullcontext
from math import ceil
from time import monotonic
from typing import Any, Final, TypeVar

from .. import __version__
from ..ui.i18n import translate
from .arguments import file_to_keep, whole_number
from .hands import ALONE, Hands, JobsFailed, OtherVersion, executor_of
from .kept_results import CannotKeep, KeptResults
from .parser import PROGRAM
from .progress import Progress
from .scheduler import scheduler_address

Job = TypeVar("Job")

MOST_WORKERS: Final = 256
_SECONDS_A_BATCH: Final = 1.0
_MOST_IN_A_BATCH: Final = 500
_BATCHES_AHEAD: Final = 2
"""For each worker: one that it does, and one that is there when it has done it."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds what may be written about who does the jobs, and where results are kept."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--workers",
        type=whole_number(1, MOST_WORKERS),
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
        type=file_to_keep,
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


def exit_status(do: Callable[[], None], arguments: argparse.Namespace) -> int:
    """Does a command's long work, and returns 0, or 1 where it could not be done, which is said on
    standard error. One that is interrupted and keeps its results hears how it goes on."""
    try:
        do()
    except (JobsFailed, CannotKeep) as problem:
        print(f"{PROGRAM}: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        if arguments.resume is not None:
            hint = translate("Jobs", "The same command goes on from here.")
            print(f"{PROGRAM}: {hint}", file=sys.stderr)
        raise
    return 0


def run_jobs(
    work: Callable[[Job], Any],
    jobs: Sequence[Job],
    hands: Hands = ALONE,
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
    with executor_of(hands) as (executor, size):
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


def _do_batch(
    version: str, work: Callable[[Job], Any], batch: Sequence[Job]
) -> tuple[float, list[Any]]:
    """Done by a worker, wherever it is."""
    if version != __version__:
        raise OtherVersion(__version__)
    began = monotonic()
    results = [work(job) for job in batch]
    return monotonic() - began, results
