"""A dask scheduler as whoever has work for it first meets it: an address, and whether it answers.

dask itself waits for a silent one without end, and tells of addresses that are none much later and
in many ways.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ..ui.i18n import translate

_ADDRESS: Final = re.compile(
    r"(?:(?:tcp|tls|ws|wss)://)?(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]):(?P<port>[0-9]{1,5})"
)
_EXAMPLE: Final = "tcp://127.0.0.1:8786"
_HIGHEST_PORT: Final = 65535


def scheduler_address(text: str) -> str:
    """The address that `text` is. Raises ArgumentTypeError for what cannot be one."""
    found = _ADDRESS.fullmatch(text)
    if found is None or not 1 <= int(found["port"]) <= _HIGHEST_PORT:
        raise argparse.ArgumentTypeError(
            translate("Jobs", "“{text}” is no address of a dask scheduler, like {example}.").format(
                text=text, example=_EXAMPLE
            )
        )
    return text


def answers(address: str, seconds: float) -> bool:
    """Whether a dask scheduler says within so many seconds that it is one. Needs dask."""

    async def ask() -> bool:
        return await asyncio.wait_for(_is_scheduler(address), seconds)

    try:
        with quiet():
            return asyncio.run(ask())
    except Exception:  # whatever speaks there, if anything
        return False


async def _is_scheduler(address: str) -> bool:
    from distributed.comm import connect

    comm = await connect(address)
    try:
        await comm.write({"op": "identity", "reply": True})
        identity = await comm.read()
    finally:
        comm.abort()
    return isinstance(identity, dict) and identity.get("type") == "Scheduler"


@contextmanager
def quiet() -> Iterator[None]:
    """What dask would write to standard error is told in a sentence by whoever uses this."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)
