"""Bots run in worker processes, and no game stops because a worker does."""

from __future__ import annotations

import asyncio
import os
import signal

from comares.alhambra.view import alhambra_view
from comares.bots.registry import LEVELS
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.server.bots.pool import BotPool
from comares.server.bots.request import BotRequest, bot_request


def request(level: str) -> BotRequest:
    return bot_request(Table(GAMES["alhambra"], 2, {}, SeededChance(1)), level)


def test_a_bot_answers_from_another_process_and_again_after_that_one_crashed() -> None:
    async def story() -> None:
        pool, decision = BotPool(1), request("random").decision
        try:
            assert (await pool.answer(request("random"))).code in decision.codes
            assert pool._pool is not None
            (worker,) = pool._pool._processes
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


def test_a_request_holds_nothing_that_its_seat_may_not_know() -> None:
    table = Table(GAMES["alhambra"], 3, {"building-sites": "on"}, SeededChance(1))
    for level in LEVELS:
        seen = bot_request(table, level)
        hands = [part.hand for part in alhambra_view(seen.view).seats]
        assert [hand is None for hand in hands].count(False) == 1
        assert hands[seen.decision.seat] is not None
