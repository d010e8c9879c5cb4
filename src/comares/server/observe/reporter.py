"""The error reporter: a function of the host that is called with every unexpected error."""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable
from importlib import import_module
from typing import Final

from comares.kernel.errors import BadSetup
from comares.server.observe.context import where

Reporter = Callable[[BaseException, dict[str, str]], object]  # the error, and the ids of its call and table

MAX_WAITING: Final = 100  # errors; more are dropped while the reporter is busy

log = logging.getLogger(__name__)


def load_reporter(name: str) -> Reporter | None:
    """The function that MODULE:FUNCTION names; None for an empty name."""
    if not name:
        return None
    module, _, function = name.partition(":")
    try:
        found: object = import_module(module)
        for part in function.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError) as error:
        raise BadSetup(f"the error reporter {name} cannot be imported: {error}") from error
    if not callable(found):
        raise BadSetup(f"the error reporter {name} is not a function; expected MODULE:FUNCTION")
    return found


class ReportErrors(logging.Handler):
    """Hands the exception of every logged error to the reporter, in a thread of its own: no player waits for it."""

    def __init__(self, reporter: Reporter) -> None:
        super().__init__(logging.ERROR)
        self._reporter = reporter
        self._waiting: queue.Queue[tuple[BaseException, dict[str, str]] | None] = queue.Queue(MAX_WAITING)
        self._thread = threading.Thread(target=self._report, name="error-reporter", daemon=True)
        self._thread.start()

    def emit(self, record: logging.LogRecord) -> None:
        """Queue the error; an error of the reporter itself is not reported."""
        if record.name == __name__ or not record.exc_info or record.exc_info[1] is None:
            return
        try:
            self._waiting.put_nowait((record.exc_info[1], where()))
        except queue.Full:
            return

    def close(self) -> None:
        """Report what is waiting, for a few seconds at most."""
        if self._thread.is_alive():
            self._waiting.put(None)
            self._thread.join(5)
        super().close()

    def _report(self) -> None:
        while (item := self._waiting.get()) is not None:
            try:
                self._reporter(*item)
            except Exception as error:
                log.warning("the error reporter failed: %r", error)


def report_errors(name: str) -> None:
    """From now on, report errors to the function of that name, if there is one."""
    reporter = load_reporter(name)
    if reporter is not None:
        logging.getLogger().addHandler(ReportErrors(reporter))
