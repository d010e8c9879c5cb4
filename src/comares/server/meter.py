"""What counts the work that is done for somebody, in seconds of the processor."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import TypeVar

Result = TypeVar("Result")


class Meter:
    """Counts the work of one call or message."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def run(self, work: Callable[[], Result]) -> Result:
        """The result of the work, which is counted."""
        began = time.thread_time()
        try:
            return work()
        finally:
            self.seconds += time.thread_time() - began


METER: ContextVar[Meter | None] = ContextVar("meter", default=None)  # of the call or message that is being answered
