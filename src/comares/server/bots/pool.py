"""Bots think in worker processes, never in the event loop; and a worker may crash."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from comares.bots.bot import Answer
from comares.bots.explanations import Reason
from comares.bots.registry import BOTS, LEVELS
from comares.server.bots.worker import Question, begin, think
from comares.server.games.editions import Folders

TRIES = 2
PATIENCE = 30.0  # seconds; no bot here takes so long

log = logging.getLogger(__name__)


class Thinking:
    """A pool of processes that bots think in."""

    def __init__(self, workers: int, data: Folders = ()) -> None:
        self._workers = workers
        self._data = data
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(workers)  # nobody's patience runs while another one's bot thinks

    async def answer(self, asked: Question) -> Answer:
        """What the bot would do; what comes first if it cannot say, so that no game stops."""
        for _ in range(TRIES):
            try:
                async with self._free:
                    return await asyncio.wait_for(self._ask(asked), PATIENCE)
            except (BrokenProcessPool, TimeoutError):
                log.warning("a worker of the %s bot crashed or took too long; it is replaced", asked.level)
                self._replace()
            except Exception:
                log.exception("the %s bot of %s failed", asked.level, asked.game)
                break
        return Answer(asked.decision.codes[0], Reason("random"))

    def close(self) -> None:
        """End the workers."""
        if self._pool:
            self._replace()

    async def _ask(self, asked: Question) -> Answer:
        if self._pool is None:
            self._pool = self._new_pool()
        return await asyncio.wrap_future(self._pool.submit(think, asked))

    def _replace(self) -> None:
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
        return ProcessPoolExecutor(self._workers, context, begin, (self._data,))


def strongest() -> str:
    """The level that gives hints. Levels are listed from weak to strong."""
    return list(LEVELS)[-1]


def is_level(name: str) -> bool:
    """Whether there is such a bot: a level that people choose from, or a player by its own name."""
    return name in LEVELS or name in BOTS
