"""Work for the tests of jobs: functions of a module, as other processes need them."""

from __future__ import annotations

import os
import time


def square(number: int) -> list[int]:
    return [number, number * number]


def with_process(number: int) -> list[int]:
    return [number, os.getpid()]


def fail_at_seven(number: int) -> int:
    if number == 7:
        raise ZeroDivisionError("seven")
    return number


def end_the_process(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


def sleep_after_the_first(number: int) -> int:
    time.sleep(60 if number else 0)
    return number
