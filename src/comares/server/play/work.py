"""Work done for somebody is counted in seconds of the processor, in the event loop and in threads alike."""

from __future__ import annotations

import asyncio
import time
import types
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from comares.server.meter import METER, Meter

Result = TypeVar("Result")


async def metered(coroutine: Coroutine[Any, Any, Result]) -> tuple[Result, float]:
    """The result of the coroutine, and the seconds of work it made: its own steps, but not those of others between
    them; and what it did `in_thread`. What it raises has the seconds in `work`."""
    meter = Meter()
    token = METER.set(meter)
    try:
        return await _counting(meter, coroutine), meter.seconds
    finally:
        METER.reset(token)


@types.coroutine
def _counting(meter: Meter, coroutine: Coroutine[Any, Any, Result]) -> Generator[Any, Any, Result]:
    step: Callable[[Any], Any] = coroutine.send
    value: Any = None
    while True:
        try:
            waiting_for = meter.run(lambda: step(value))  # noqa: B023
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        try:
            value = yield waiting_for
            step = coroutine.send
        except BaseException as error:
            value, step = error, coroutine.throw


@contextmanager
def waiting_counts() -> Iterator[None]:
    """The time that passes inside counts as work: something that others need, such as the database, is busy with it."""
    began = time.monotonic()
    try:
        yield
    finally:
        if (meter := METER.get()) is not None:
            meter.seconds += time.monotonic() - began


async def in_thread(function: Callable[..., Result], *arguments: Any) -> Result:
    """The result of the function in another thread; its work is counted for the caller."""
    meter = METER.get() or Meter()
    return await asyncio.to_thread(meter.run, lambda: function(*arguments))
