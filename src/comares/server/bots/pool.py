"""A pool of worker processes for bots and imports: nothing dear runs in the event loop, and a worker may crash."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from comares.bots.bot import Answer
from comares.bots.explanations import PICKED_BLINDLY
from comares.bots.knowledge import knowledge_of
from comares.bots.registry import thinking_time
from comares.server.bots.fair_queue import FairQueue, Kind, Share, Waiting
from comares.server.bots.joint_search import TOGETHER, joint_answer
from comares.server.bots.request import BotRequest
from comares.server.bots.slot import QUICK_NICENESS, SPARE_NICENESS, Slot
from comares.server.errors import Refusal
from comares.server.games.editions import Folders
from comares.server.meter import METER, Meter
from comares.server.settings import BotSettings

TRIES = 2
ONE_AT_A_TIME: frozenset[Kind] = frozenset({"background", "review"})
NEW_TIME = 0.3  # how much the time of one job changes what is expected of the next one

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Job:
    """Something to do in a worker. Jobs of one `sort` take about the same time."""

    sort: str
    timeout: float
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    done: asyncio.Future[Any]
    meter: Meter | None


class BotPool:
    """Runs jobs in worker processes. Addresses, players and tables have fair shares; quick jobs have a worker of their
    own and never wait for slow ones."""

    def __init__(
        self, workers: int, editions: Folders = (), settings: BotSettings | None = None, has_spare: bool = False
    ) -> None:
        """`has_spare`: there are more cores than workers, so one more worker helps others, and does nothing else."""
        self.settings = settings or BotSettings()
        handicaps: dict[Kind, float] = {
            "hint": self.settings.hint_handicap,
            "background": self.settings.background_handicap,
        }
        self.queue: FairQueue[Job] = FairQueue(handicaps, self.settings.memory)
        self.slots = [*(Slot(editions) for _ in range(workers)), Slot(editions, QUICK_NICENESS, is_quick=True)]
        self.spare = [Slot(editions, SPARE_NICENESS)] if has_spare else []
        self._editions = editions
        self._seconds = {TOGETHER: 0.0}  # that jobs took lately, by sort
        self._budgets = {TOGETHER: 0.0}  # seconds that a job may take, by sort
        self._busy: set[tuple[str, ...]] = set()  # players whose import or review runs
        self._tasks: set[asyncio.Task[None]] = set()

    async def answer(self, request: BotRequest, share: Share | None = None, kind: Kind = "move") -> Answer:
        """The bot's answer; the first legal code if the bot fails, so that no game stops. A Refusal if too many hints
        of the same player or address wait already."""
        sort = f"{request.game} {request.level}"
        budget = self._budgets[sort] = thinking_time(request.level, knowledge_of(request.game))
        self._seconds.setdefault(sort, budget)
        for _ in range(TRIES):
            try:
                return await joint_answer(self, request, self._editions, share, kind, sort)
            except (BrokenProcessPool, TimeoutError):
                log.warning("a worker of the %s bot crashed or timed out; it is started again", request.level)
            except Refusal:
                raise
            except Exception:
                log.exception("the %s bot of %s failed", request.level, request.game)
                break
        return Answer(request.decision.codes[0], reason=PICKED_BLINDLY)

    async def run(
        self,
        function: Callable[..., Any],
        *arguments: Any,
        share: Share | None = None,
        kind: Kind = "background",
        sort: str = "",
        timeout: float | None = None,
    ) -> Any:
        """The result of a function in a worker process, when its turn has come. In the background, such as of an
        import, the worker's time is work of the call that waits for it."""
        share = share or Share()
        self._must_have_room(share, kind)
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        meter = METER.get() if kind == "background" else None
        job = Job(sort or function.__name__, timeout or self.settings.timeout, function, arguments, done, meter)
        self.queue.put(job, share, kind)
        self._start_jobs()
        return await done

    def run_on_idle(
        self, function: Callable[..., Any], *arguments: Any, share: Share | None = None, sort: str = ""
    ) -> list[asyncio.Future[Any]]:
        """The results of a function in each of the workers that may help with the caller's next job. That job still
        finds a worker, and half of the other idle workers stay free for others. Nobody helps while a job waits."""
        idle = [slot for slot in self.slots if slot.is_free and not slot.is_quick]
        if not idle or len(self.queue):
            return []
        helpers = [slot for slot in self.spare if slot.is_free] + idle[: (len(idle) - 1) // 2]
        jobs = list[asyncio.Future[Any]]()
        for slot in helpers[: self.settings.helpers]:
            done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            job = Job(sort or function.__name__, self.settings.timeout, function, arguments, done, None)
            self._start(slot, Waiting(0, job, share or Share(), "move"))
            jobs.append(done)
        return jobs

    def close(self) -> None:
        """End the workers."""
        for task in self._tasks:
            task.cancel()
        for slot in [*self.slots, *self.spare]:
            slot.stop()

    def _must_have_room(self, share: Share, kind: Kind) -> None:
        """A move of a bot, for somebody or nobody, always waits its turn: there is one for each table."""
        self.queue.discard(lambda job: job.done.done())
        of_address, of_player = self.queue.count(share, kind)
        limits = self.settings
        if (
            kind != "move"
            and share.address
            and (of_player >= limits.waiting_of_player or of_address >= limits.waiting_of_address)
        ):
            raise Refusal("too-many")

    def _start_jobs(self) -> None:
        self.queue.discard(lambda job: job.done.done())
        for slot in reversed(self.slots):  # the quick one first
            suits = self._is_quick if slot.is_quick else self._may_run
            if slot.is_free and (found := self.queue.take(time.monotonic(), suits)):
                self._start(slot, found)

    def _start(self, slot: Slot, waiting: Waiting[Job]) -> None:
        slot.is_free = False
        task = asyncio.create_task(self._run(slot, waiting))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _may_run(self, waiting: Waiting[Job]) -> bool:
        """Imports and parts of reviews of one player run one at a time."""
        return waiting.kind not in ONE_AT_A_TIME or not waiting.share.address or waiting.share[:2] not in self._busy

    def _is_quick(self, waiting: Waiting[Job]) -> bool:
        """Whether no job of the sort takes long. A bot that searches decides at once what is forced, and only that."""
        sort = waiting.job.sort
        longest = max(table.get(sort, self.settings.timeout) for table in (self._seconds, self._budgets))
        return waiting.kind == "move" and longest <= self.settings.quick

    async def _run(self, slot: Slot, waiting: Waiting[Job]) -> None:
        job, share = waiting.job, waiting.share
        if waiting.kind in ONE_AT_A_TIME:
            self._busy.add(share[:2])
        expected = self._seconds.get(job.sort, 0.0)
        self.queue.charge(share, expected, time.monotonic())
        began = time.monotonic()
        try:
            result, took = await slot.run(job.timeout, job.function, *job.arguments)
            if job.meter is not None:
                job.meter.seconds += took
            if not job.done.done():
                job.done.set_result(result)
            self._seconds[job.sort] = (1 - NEW_TIME) * self._seconds.get(job.sort, took) + NEW_TIME * took
        except asyncio.CancelledError:
            job.done.cancel()
            raise
        except Exception as error:
            took = time.monotonic() - began
            if isinstance(error, BrokenProcessPool | TimeoutError):
                slot.stop()
            if not job.done.done():
                job.done.set_exception(error)
        finally:
            slot.is_free = True
            self._busy.discard(share[:2])
        self.queue.charge(share, took - expected, time.monotonic())
        self._start_jobs()
