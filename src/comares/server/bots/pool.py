"""A pool of worker processes for bots: no bot runs in the event loop, and a worker may crash."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from comares.bots.bot import Answer
from comares.bots.explanations import Reason
from comares.server.bots import worker
from comares.server.bots.request import BotRequest
from comares.server.games.editions import Folders

TRIES = 2
TIMEOUT = 30.0  # seconds; no bot takes that long

log = logging.getLogger(__name__)


class BotPool:
    """Answers bot requests in worker processes."""

    def __init__(self, workers: int, editions: Folders = ()) -> None:
        self._workers = workers
        self._editions = editions
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(workers)  # the timeout of a request starts when a worker is free

    async def answer(self, request: BotRequest) -> Answer:
        """The bot's answer; the first legal code if the bot fails, so that no game stops."""
        for _ in range(TRIES):
            try:
                async with self._free:
                    return await asyncio.wait_for(self._submit(request), TIMEOUT)
            except (BrokenProcessPool, TimeoutError):
                log.warning("a worker of the %s bot crashed or timed out; restarting the workers", request.level)
                self._stop()
            except Exception:
                log.exception("the %s bot of %s failed", request.level, request.game)
                break
        return Answer(request.decision.codes[0], Reason("random"))

    def close(self) -> None:
        """Ends the workers."""
        self._stop()

    async def _submit(self, request: BotRequest) -> Answer:
        if self._pool is None:
            self._pool = self._new_pool()
        return await asyncio.wrap_future(self._pool.submit(worker.answer, request, self._editions))

    def _stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list(getattr(pool, "_processes", None) or {}):
            pool._processes[process].terminate()
        pool.shutdown(wait=False, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        methods = multiprocessing.get_all_start_methods()
        context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        if sys.platform != "win32":
            context.set_forkserver_preload(["comares.server.bots.worker"])
        return ProcessPoolExecutor(self._workers, context, worker.start_worker, (self._editions,))
