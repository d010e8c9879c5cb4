"""One worker process. It is started on demand, and ended if it takes too long."""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from comares.server.bots import worker
from comares.server.games.editions import Folders

QUICK_NICENESS = 0
SLOW_NICENESS = 3  # searches, imports and reviews step back a little for the server and for quick bots
SPARE_NICENESS = 15  # who only helps others steps back for everybody


class Slot:
    """A worker process that runs one job at a time. A quick one is kept for jobs that do not take long."""

    def __init__(self, editions: Folders, niceness: int = SLOW_NICENESS, is_quick: bool = False) -> None:
        self.is_quick = is_quick
        self.is_free = True
        self._editions = editions
        self._niceness = niceness
        self._executor: ProcessPoolExecutor | None = None

    async def run(self, timeout: float, function: Callable[..., Any], *arguments: Any) -> tuple[Any, float]:
        """The result and the seconds that it took; a TimeoutError or a BrokenProcessPool if the worker is gone."""
        if self._executor is None:
            self._executor = _new_executor(self._editions, self._niceness)
        running = self._executor.submit(worker.timed, function, *arguments)
        return await asyncio.wait_for(asyncio.wrap_future(running), timeout)

    def stop(self) -> None:
        """End the process, whatever it does."""
        executor, self._executor = self._executor, None
        if executor is not None:
            for process in list((getattr(executor, "_processes", None) or {}).values()):
                process.terminate()
            executor.shutdown(wait=False, cancel_futures=True)

    def pid(self) -> int | None:
        """The id of the process, if it runs."""
        return next(iter(getattr(self._executor, "_processes", None) or {}), None)


def _new_executor(editions: Folders, niceness: int) -> ProcessPoolExecutor:
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    if sys.platform != "win32":
        context.set_forkserver_preload(["comares.server.bots.worker"])
    return ProcessPoolExecutor(1, context, worker.start_worker, (editions, niceness))
