"""Log lines of one kind appear once in a while, with a count of those that were left out."""

from __future__ import annotations

import logging
import math
import threading
import time

MAX_KINDS = 1000


class LogLimit(logging.Filter):
    """Passes one record of a kind in each interval. A kind is a logger, a level and a text before its arguments."""

    def __init__(self, interval: float) -> None:
        super().__init__()
        self._interval = interval
        self._lock = threading.Lock()
        self._kinds: dict[
            tuple[str, int, str, str], tuple[float, int]
        ] = {}  # when one passed, and how many did not since

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is written; the next one of its kind says how many were not."""
        kind, now = (record.name, record.levelno, str(record.msg), place_of(record)), time.monotonic()
        with self._lock:
            passed, left_out = self._kinds.get(kind, (-math.inf, 0))
            if now - passed < self._interval:
                self._kinds[kind] = (passed, left_out + 1)
                return False
            if len(self._kinds) >= MAX_KINDS:
                self._kinds.clear()
            self._kinds[kind] = (now, 0)
        if left_out:
            record.msg, record.args = f"{record.getMessage()} (and {left_out} more like it)", ()
        return True


def place_of(record: logging.LogRecord) -> str:
    """Where the exception of the record was raised, if it has one: each place is a kind of its own."""
    error, trace = record.exc_info[1:] if record.exc_info else (None, None)
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{type(error).__name__}:{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else ""


def limit_logs(interval: float) -> None:
    """Limit every handler that there is now; 0: no limit."""
    if interval <= 0:
        return
    named = [logging.getLogger(name) for name in list(logging.root.manager.loggerDict)]
    handlers = {handler for logger in (logging.root, *named) for handler in logger.handlers}
    for handler in (*handlers, *([logging.lastResort] if logging.lastResort else [])):
        if not any(isinstance(each, LogLimit) for each in handler.filters):
            handler.addFilter(LogLimit(interval))
