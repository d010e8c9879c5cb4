"""Bots run in worker processes, and no game stops because a worker does."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import pytest

from comares.alhambra.view import alhambra_view
from comares.bots.knowledge import LEVELS
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.server.bots.fair_queue import Share
from comares.server.bots.pool import BotPool
from comares.server.bots.request import BotRequest, bot_request
from comares.server.bots.worker import start_worker
from comares.server.errors import Refusal


def request(level: str) -> BotRequest:
    return bot_request(Table(GAMES["alhambra"], 2, {}, SeededChance(1)), level)


def test_a_worker_starts_where_no_process_may_change_its_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(niceness: int) -> int:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "nice", refused)
    start_worker((), 5)


def test_a_bot_answers_from_another_process_and_again_after_that_one_crashed() -> None:
    async def story() -> None:
        pool, decision = BotPool(1), request("random").decision
        try:
            assert (await pool.answer(request("random"))).code in decision.codes
            (worker,) = [slot.pid() for slot in pool.slots if slot.pid()]
            assert worker is not None
            assert worker != os.getpid()
            os.kill(worker, signal.SIGKILL)
            assert (await pool.answer(request("random"))).code in decision.codes
        finally:
            pool.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_bot_that_fails_plays_something_legal_all_the_same() -> None:
    async def story() -> None:
        pool = BotPool(1)
        try:
            assert (await pool.answer(request("nobody"))).code in request("random").decision.codes
        finally:
            pool.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_quick_bot_does_not_wait_for_slow_ones_even_of_the_same_owner() -> None:
    async def story() -> None:
        pool, eve = BotPool(1), Share("eve's address", "eve", "one")
        try:
            await pool.answer(request("gardener"), eve)
            slow = [asyncio.create_task(pool.run(time.sleep, 60, share=eve, kind="move")) for _ in range(5)]
            await asyncio.sleep(0)
            answer = await pool.answer(request("gardener"), eve._replace(table="two"))
            assert answer.code in request("gardener").decision.codes
            assert not any(task.done() for task in slow)
            for task in slow:
                task.cancel()
        finally:
            pool.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_bot_that_searches_never_takes_the_worker_of_quick_bots_however_many_choices_were_forced() -> None:
    async def story() -> None:
        pool = BotPool(1)
        try:
            await pool.answer(request("gardener"))
            assert pool.slots[-1].pid() is not None, "it is for quick bots"
            pool.slots[-1].stop()
            pool._seconds["alhambra architect"] = 0.001  # on average, lately
            await pool.answer(request("architect"))
            assert pool.slots[-1].pid() is None
        finally:
            pool.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_worker_that_takes_too_long_is_ended_and_the_others_go_on() -> None:
    async def story() -> None:
        pool = BotPool(2)
        try:
            going_on = asyncio.create_task(pool.run(time.sleep, 1.5, kind="move"))
            with pytest.raises(TimeoutError):
                await pool.run(time.sleep, 60, kind="move", timeout=0.5)
            await going_on
            await pool.run(time.sleep, 0, kind="move")
        finally:
            pool.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_one_player_has_a_few_hints_waiting_and_the_next_is_refused() -> None:
    async def story() -> None:
        pool, eve, ada = BotPool(1), Share("there", "eve", "one"), Share("here", "ada", "two")
        try:
            waiting = [asyncio.create_task(pool.run(time.sleep, 60, share=eve, kind="hint")) for _ in range(5)]
            await asyncio.sleep(0)
            with pytest.raises(Refusal, match="too-many"):
                await pool.run(time.sleep, 0, share=eve, kind="hint")
            of_ada = asyncio.create_task(pool.run(time.sleep, 60, share=ada, kind="hint"))
            for task in waiting:
                task.cancel()
            await asyncio.sleep(0)
            again = asyncio.create_task(pool.run(time.sleep, 60, share=eve, kind="hint"))
            await asyncio.sleep(0.1)
            assert not again.done()
            assert not of_ada.done()
        finally:
            pool.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_request_holds_nothing_that_its_seat_may_not_know() -> None:
    table = Table(GAMES["alhambra"], 3, {"building-sites": "on"}, SeededChance(1))
    for level in LEVELS:
        seen = bot_request(table, level)
        hands = [part.hand for part in alhambra_view(seen.view).seats]
        assert [hand is None for hand in hands].count(False) == 1
        assert hands[seen.decision.seat] is not None


def test_a_move_waits_for_no_more_than_the_part_of_a_review_that_runs() -> None:
    """Twenty players review games without a pause: a move comes after at most one part."""

    async def story() -> None:
        pool, part, waits = BotPool(1), 0.05, list[float]()

        async def review(number: int) -> None:
            while True:
                who = Share("review one", f"player {number}", f"t{number}")
                await pool.run(time.sleep, part, share=who, kind="review")

        try:
            await pool.run(time.sleep, 0, kind="move")
            reviews = [asyncio.create_task(review(number)) for number in range(20)]
            await asyncio.sleep(2 * part)
            for _ in range(10):
                began = time.monotonic()
                await pool.run(time.sleep, 0, share=Share("ada's address", "ada", "live"), kind="move")
                waits.append(time.monotonic() - began)
                await asyncio.sleep(part / 3)
            for task in reviews:
                task.cancel()
            assert sorted(waits)[len(waits) // 2] < 3 * part, waits  # the machine may be busy with something else
        finally:
            pool.close()

    asyncio.run(asyncio.wait_for(story(), 60))
