"""What the tests of commands share."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session")
def scheduler():
    """The address of a dask scheduler with two processes, all of it on this machine."""
    from distributed import LocalCluster

    with LocalCluster(
        host="127.0.0.1",
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        dashboard_address="127.0.0.1:0",
        worker_dashboard_address="127.0.0.1:0",
    ) as cluster:
        yield cluster.scheduler_address
