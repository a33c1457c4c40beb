"""Long work in small jobs: the same results wherever they are done, and after an interruption."""

from __future__ import annotations

import contextlib
import itertools
import json
import multiprocessing
import os
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from bohnanza_qt import cli
from bohnanza_qt.commands import hands, jobs
from bohnanza_qt.commands.hands import Hands, JobsFailed
from bohnanza_qt.commands.jobs import run_jobs
from bohnanza_qt.commands.kept_results import CannotKeep, KeptResults
from bohnanza_qt.commands.progress import Progress
from bohnanza_qt.commands.scheduler import scheduler_address
from bohnanza_qt.ui import i18n

from . import work

WHAT = {"command": "test", "seed": 5}


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setattr(i18n, "system_language", lambda: "en")
    i18n.set_language()


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_jobs(workers):
    done = list(run_jobs(work.square, range(40), Hands(workers)))
    assert done == [[number, number**2] for number in range(40)]


def test_several_processes_share_the_work_and_are_gone_afterwards():
    before = set(multiprocessing.active_children())
    done = list(run_jobs(work.with_process, range(400), Hands(2)))
    assert [number for number, _ in done] == list(range(400))
    assert os.getpid() not in {process for _, process in done}
    assert set(multiprocessing.active_children()) == before


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_of_the_work_comes_out_of_the_loop(workers):
    with pytest.raises(ZeroDivisionError, match="seven"):
        list(run_jobs(work.fail_at_seven, range(20), Hands(workers)))


def test_a_process_that_is_lost_ends_the_run_with_a_sentence():
    with pytest.raises(JobsFailed, match="ended before it was done"):
        list(run_jobs(work.end_the_process, range(10), Hands(2)))


def test_whoever_hears_enough_does_not_wait_for_the_rest():
    running = run_jobs(work.sleep_after_the_first, range(4), Hands(2))
    assert next(running) == 0
    running.close()
    assert not multiprocessing.active_children()


def test_a_batch_takes_about_a_second():
    assert jobs._suitable_length(1, 60.0) == 1
    assert jobs._suitable_length(10, 1.0) == 10
    assert jobs._suitable_length(1, 0.01) == 100
    assert jobs._suitable_length(1, 0.0) == jobs._MOST_IN_A_BATCH


# An interrupted run ------------------------------------------------------------------------------


def test_an_interrupted_run_goes_on_where_it_was(tmp_path):
    done_now: list[int] = []

    def square(number: int) -> list[int]:
        done_now.append(number)
        return work.square(number)

    kept_in = tmp_path / "kept"
    with KeptResults(kept_in, WHAT) as kept:
        assert list(itertools.islice(run_jobs(square, range(10), kept=kept), 4)) == [
            work.square(number) for number in range(4)
        ]
    assert done_now == [0, 1, 2, 3]
    with KeptResults(kept_in, WHAT) as kept:
        assert kept.count == 4
        results = list(run_jobs(square, range(10), kept=kept))
    assert results == [work.square(number) for number in range(10)]
    assert done_now == list(range(10))


def test_a_finished_run_can_be_made_longer_or_looked_at_in_part(tmp_path):
    for games, new in ((5, 5), (8, 3), (2, 0)):
        with KeptResults(tmp_path / "kept", WHAT) as kept:
            before = kept.count
            assert list(run_jobs(work.square, range(games), kept=kept)) == [
                work.square(number) for number in range(games)
            ]
            assert kept.count - before == new


def test_a_line_that_was_torn_is_done_again(tmp_path):
    path = tmp_path / "kept"
    with KeptResults(path, WHAT) as kept:
        list(run_jobs(work.square, range(6), kept=kept))
    whole = path.read_bytes()
    for cut in range(len(whole)):
        path.write_bytes(whole[:cut])
        with KeptResults(path, WHAT) as kept:
            assert kept.count == max(0, whole[:cut].count(b"\n") - 1)
            list(run_jobs(work.square, range(6), kept=kept))
        assert [json.loads(line)[1] for line in path.read_bytes().splitlines()[1:]] == [
            work.square(number) for number in range(6)
        ]


def test_the_results_of_another_run_are_neither_taken_nor_lost(tmp_path):
    path = tmp_path / "kept"
    with KeptResults(path, WHAT) as kept:
        list(run_jobs(work.square, range(3), kept=kept))
    whole = path.read_bytes()
    with pytest.raises(CannotKeep, match="keeps another run"), KeptResults(path, {"seed": 6}):
        pass
    assert path.read_bytes() == whole


@pytest.mark.parametrize("content", [b"a letter", b"a letter\nof two lines\n", b"[]\n", b'{"a'])
def test_a_file_that_is_something_else_is_left_alone(tmp_path, content):
    path = tmp_path / "letter"
    path.write_bytes(content)
    with pytest.raises(CannotKeep, match="something else"), KeptResults(path, WHAT):
        pass
    assert path.read_bytes() == content


def test_a_damaged_file_is_told_of(tmp_path):
    path = tmp_path / "kept"
    with KeptResults(path, WHAT) as kept:
        list(run_jobs(work.square, range(3), kept=kept))
    path.write_bytes(path.read_bytes().replace(b"4", b"x"))
    with pytest.raises(CannotKeep, match="damaged"), KeptResults(path, WHAT):
        pass


def test_two_runs_cannot_use_one_file(tmp_path):
    path = tmp_path / "kept"
    with KeptResults(path, WHAT):
        second = KeptResults(path, WHAT)
        with pytest.raises(CannotKeep, match="Another run"):
            second.__enter__()
    with second:
        pass
    assert [entry.name for entry in tmp_path.iterdir()] == ["kept"]


def test_a_folder_cannot_keep_results(tmp_path):
    with pytest.raises(CannotKeep, match="else than a file"), KeptResults(tmp_path, WHAT):
        pass


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
def test_a_pipe_cannot_keep_results(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(CannotKeep, match="else than a file"), KeptResults(tmp_path / "pipe", WHAT):
        pass
    assert [entry.name for entry in tmp_path.iterdir()] == ["pipe"]


def test_no_folders_are_made_to_keep_results_in(tmp_path):
    path = tmp_path / "no" / "such" / "folder"
    with pytest.raises(CannotKeep, match="There is no folder"), KeptResults(path, WHAT):
        pass
    assert not list(tmp_path.iterdir())


def test_what_is_no_json_is_not_kept(tmp_path):
    path = tmp_path / "kept"
    with KeptResults(path, WHAT) as kept:
        with pytest.raises(ValueError, match="JSON"):
            kept.add([float("nan")], 1.0)
        kept.add([2.0], 1.0)
    with KeptResults(path, WHAT) as kept:
        assert list(kept.results(9)) == [2.0]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no /proc to look in")
def test_processes_end_with_the_run_that_started_them_even_if_it_is_killed(tmp_path):
    program = (
        "from bohnanza_qt.commands.jobs import Hands, run_jobs\n"
        "from tests.commands.work import with_process\n"
        "if __name__ == '__main__':\n"
        "    for result in run_jobs(with_process, range(10**9), Hands(2)):\n"
        "        print(result[1], flush=True)\n"
    )
    script = tmp_path / "long_run.py"
    script.write_text(program)
    root = Path(__file__).parents[2]
    run = subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": str(root)}
    )
    assert run.stdout is not None
    worker = int(run.stdout.readline())
    run.kill()
    run.stdout.close()
    run.wait()
    for _ in range(500):
        if not is_running(worker):
            return
        time.sleep(0.02)
    pytest.fail("a worker outlives its run")


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    try:  # one that nobody has asked about yet is no more than a number
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return Path("/proc").exists() is False


# News --------------------------------------------------------------------------------------------


def test_news_come_while_one_job_takes_long(capsys, monkeypatch):
    monkeypatch.setattr("bohnanza_qt.commands.progress.SECONDS_BETWEEN_NEWS", 0.01)
    with Progress(100, lambda done: f"{done} of 100") as progress:
        time.sleep(0.1)
        progress.done = 50
        time.sleep(0.1)
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "0 of 100"
    assert lines[-1] == "50 of 100, less than a minute left"


def test_what_an_earlier_run_did_does_not_count_for_the_speed():
    progress = Progress(100, str)
    progress.begin_at(90)
    progress.done = 95
    assert progress._news(600) == "95, about 10 minutes left"


# Other machines ----------------------------------------------------------------------------------


def test_the_machines_of_a_scheduler_do_the_same_jobs(scheduler):
    done = list(run_jobs(work.with_process, range(300), Hands(scheduler=scheduler)))
    assert [number for number, _ in done] == list(range(300))
    processes = {process for _, process in done}
    assert len(processes) == 2
    assert os.getpid() not in processes


def test_an_error_on_another_machine_comes_out_of_the_loop(scheduler):
    with pytest.raises(ZeroDivisionError, match="seven"):
        list(run_jobs(work.fail_at_seven, range(20), Hands(scheduler=scheduler)))


def test_a_machine_with_another_version_is_refused(scheduler, monkeypatch):
    for module in (jobs, hands):
        monkeypatch.setattr(module, "__version__", "99")
    with pytest.raises(JobsFailed, match="this one has 99"):
        list(run_jobs(work.square, range(20), Hands(scheduler=scheduler)))


def test_a_scheduler_that_is_not_there_is_named(monkeypatch):
    monkeypatch.setattr(hands, "_SECONDS_TO_CONNECT", 0.3)
    with pytest.raises(JobsFailed, match=r"No scheduler answers at tcp://127\.0\.0\.1:9"):
        list(run_jobs(work.square, range(3), Hands(scheduler="tcp://127.0.0.1:9")))


@pytest.mark.parametrize("greeting", [None, b"", b"HTTP/1.1 200 OK\r\n\r\n" * 9, b"\xff" * 99])
def test_what_is_no_scheduler_is_told_in_a_sentence_and_soon(greeting, monkeypatch, capfd):
    """None says nothing, and nothing but b"" hangs up."""
    monkeypatch.setattr(hands, "_SECONDS_TO_CONNECT", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as server:
        taken: list[socket.socket] = []

        def serve() -> None:
            with contextlib.suppress(OSError):
                while True:
                    taken.append(server.accept()[0])
                    if greeting == b"":
                        taken.pop().close()
                    elif greeting:
                        taken[-1].sendall(greeting)

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        address = f"127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(JobsFailed, match=f"No scheduler answers at {address}"):
            list(run_jobs(work.square, range(3), Hands(scheduler=address)))
        server.shutdown(socket.SHUT_RDWR)
        thread.join()
        for connection in taken:
            connection.close()
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "scheduler", "127.0.0.1", "127.0.0.1:abc", "127.0.0.1:0", "127.0.0.1:65536"),
        *("127.0.0.1:²", "tcp://", "tcp://:8786", "foo://x:1", "ucx://x:1", "inproc://x/1/2"),
        *("127.0.0.1:8786/", "a b:1", "tcp://x:1\n"),
    ],
)
def test_what_can_be_no_address_is_refused_on_the_command_line(text, capsys):
    with pytest.raises(SystemExit) as end:
        cli.main(["simulate", "--seats", "easy,easy,easy", "--scheduler", text])
    assert end.value.code == 2
    sentence = f"--scheduler: “{text}” is no address of a dask scheduler, like"
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    "text", ["127.0.0.1:8786", "tcp://my-machine.example:1", "tls://x_y:65535", "tcp://[::1]:8786"]
)
def test_what_can_be_an_address_is_taken(text):
    assert scheduler_address(text) == text


def test_without_the_extra_a_scheduler_is_refused_with_a_sentence(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(JobsFailed, match=r"pip install “bohnanza-qt\[dask\]”"):
        list(run_jobs(work.square, range(3), Hands(scheduler="tcp://127.0.0.1:9")))
