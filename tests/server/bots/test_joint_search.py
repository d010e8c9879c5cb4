"""Idle workers search with the one that a bot waits for, and never at the cost of anybody else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

from comares.bots.explanations import NO_REASON, PICKED_BLINDLY
from comares.bots.findings import Finding
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.server.bots import joint_search, worker
from comares.server.bots.fair_queue import Kind, Share
from comares.server.bots.joint_search import joint_answer
from comares.server.bots.pool import BotPool
from comares.server.bots.request import BotRequest, bot_request
from comares.server.bots.slot import Slot

GRACE = 0.3  # seconds that a busy machine may add


def request(level: str = "master@40ms") -> BotRequest:
    return bot_request(Table(GAMES["alhambra"], 2, {}, SeededChance(1)), level)


def started(slots: list[Slot]) -> list[bool]:
    return [slot.pid() is not None for slot in slots]


def within_a_minute(story: Callable[[], Any]) -> None:
    asyncio.run(asyncio.wait_for(story(), 60))


def test_the_spare_worker_helps_with_a_search_and_does_nothing_else() -> None:
    async def story() -> None:
        with closing(BotPool(1, has_spare=True)) as pool:
            await pool.answer(request("gardener"))
            await pool.run(time.sleep, 0)
            assert started(pool.spare) == [False]
            answer = await pool.answer(request())
            assert answer.code in request().decision.codes
            assert answer.reason not in (NO_REASON, PICKED_BLINDLY)
            assert started(pool.spare) == [True]

    within_a_minute(story)


def test_half_of_the_idle_workers_stay_free_for_others() -> None:
    async def story() -> None:
        with closing(BotPool(5)) as pool:
            assert len(pool.run_on_idle(time.sleep, 5)) == 2
            assert len(pool.run_on_idle(time.sleep, 5)) == 1
            assert len(pool.run_on_idle(time.sleep, 5)) == 0

    within_a_minute(story)


def test_no_more_workers_help_with_one_search_than_the_settings_say() -> None:
    async def story() -> None:
        with closing(BotPool(20, has_spare=True)) as pool:
            assert len(pool.run_on_idle(time.sleep, 5)) == pool.settings.helpers

    within_a_minute(story)


def test_nobody_helps_while_a_job_waits() -> None:
    async def story() -> None:
        with closing(BotPool(1, has_spare=True)) as pool:
            jobs = [asyncio.create_task(pool.run(time.sleep, 5, kind="move")) for _ in range(2)]
            await asyncio.sleep(0)
            assert pool.run_on_idle(time.sleep, 0) == []
            for job in jobs:
                job.cancel()

    within_a_minute(story)


def test_a_crowd_of_masters_is_answered_by_searches_and_quick_bots_do_not_wait_for_it() -> None:
    async def story() -> None:
        with closing(BotPool(2, has_spare=True)) as pool:
            await pool.answer(request("gardener"))
            eve = [Share("there", "eve", f"table {number}") for number in range(30)]
            kinds: list[Kind] = ["move", "hint"]
            crowd = [
                asyncio.create_task(pool.answer(request("master@100ms"), eve[i], kinds[i % 15 == 0])) for i in range(30)
            ]
            await asyncio.sleep(0)
            await pool.answer(request("gardener"), Share("here", "ada", "one"))
            assert sum(task.done() for task in crowd) < 5
            answers = await asyncio.gather(*crowd)
            assert all(answer.reason not in (NO_REASON, PICKED_BLINDLY) for answer in answers)

    within_a_minute(story)


def test_what_was_searched_for_a_hint_is_not_refused_because_others_wait() -> None:
    async def story() -> None:
        with closing(BotPool(1, has_spare=True)) as pool:
            eve = Share("there", "eve", "one")
            hint = asyncio.create_task(pool.answer(request("master@300ms"), eve, "hint"))
            await asyncio.sleep(0.05)
            waiting = [asyncio.create_task(pool.run(time.sleep, 60, share=eve, kind="hint")) for _ in range(4)]
            assert (await asyncio.wait_for(hint, 30)).reason not in (NO_REASON, PICKED_BLINDLY)
            for task in waiting:
                task.cancel()

    within_a_minute(story)


class FakeWorkers:
    """Workers whose helpers are what a test says."""

    def __init__(self, *helpers: object) -> None:
        self.helpers = helpers
        self.asked: list[str] = []

    async def run(
        self, function: Callable[..., Any], *arguments: Any, share: Share | None, kind: Kind, sort: str
    ) -> Any:
        self.asked.append(function.__name__)
        return function(*arguments)

    def run_on_idle(
        self, function: Callable[..., Any], *arguments: Any, share: Share | None, sort: str
    ) -> list[asyncio.Future[Any]]:
        futures = [asyncio.get_running_loop().create_future() for _ in self.helpers]
        for future, result in zip(futures, self.helpers, strict=True):
            if isinstance(result, Exception):
                future.set_exception(result)
            elif result is not None:
                future.set_result(result)
        return futures


def asked(workers: FakeWorkers, wanted: BotRequest, kind: Kind = "move") -> tuple[str, float]:
    """The code of the answer, and the seconds that it took."""

    async def story() -> tuple[str, float]:
        began = time.monotonic()
        answer = await joint_answer(workers, wanted, (), None, kind, "")
        return answer.code, time.monotonic() - began

    return asyncio.run(story())


def test_what_the_helpers_have_found_counts() -> None:
    codes = request().decision.codes
    for code in codes[:2]:
        sure = [Finding(code, 1.0, 1_000_000), *(Finding(other, 0.0, 1_000_000) for other in codes if other != code)]
        assert asked(FakeWorkers(sure, sure), request())[0] == code


def test_a_helper_that_is_late_or_fails_neither_delays_nor_harms_the_answer() -> None:
    worker.bot_of(request(), ())  # made before the clock starts
    code, seconds = asked(FakeWorkers(None, TimeoutError(), RuntimeError("broken")), request())
    assert code in request().decision.codes
    assert seconds < 2 * 0.040 + joint_search.PATIENCE + GRACE


def test_only_a_search_by_the_clock_that_somebody_waits_for_is_helped() -> None:
    def helped(wanted: BotRequest, kind: Kind = "move") -> bool:
        workers = FakeWorkers([])
        asked(workers, wanted, kind)
        return "findings" in workers.asked

    assert helped(request())
    assert helped(request(), "hint")
    assert not helped(request(), "background")
    assert not helped(request("gardener"))
    assert not helped(request("master@20")), "so many playouts, however many cores there are"
    assert not helped(request()._replace(seed=1)), "the answer is to be the same again"
    forced = request()
    only = forced.decision._replace(codes=forced.decision.codes[:1])
    assert not helped(forced._replace(decision=only))
