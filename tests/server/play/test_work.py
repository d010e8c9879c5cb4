"""Work is counted for whoever asked for it, and limited by player and address."""

from __future__ import annotations

import asyncio
import time

import pytest

from comares.server.http.work_limits import WorkLimits
from comares.server.play.work import in_thread, metered
from comares.server.settings import WorkSettings


def work(seconds: float) -> float:
    """Keep the processor busy for so long."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass
    return seconds


def test_the_steps_of_a_coroutine_are_counted_and_those_of_others_are_not() -> None:
    async def mine() -> str:
        for _ in range(5):
            work(0.01)
            await asyncio.sleep(0)
        await in_thread(work, 0.05)
        return "done"

    async def others() -> None:
        while True:
            work(0.02)
            await asyncio.sleep(0)

    async def story() -> None:
        busy = asyncio.create_task(others())
        result, seconds = await metered(mine())
        busy.cancel()
        assert result == "done"
        assert 0.1 <= seconds < 0.15

    asyncio.run(story())


def test_what_a_metered_coroutine_raises_or_is_sent_arrives() -> None:
    async def failing() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            raise LookupError("cancelled") from None

    async def story() -> None:
        task = asyncio.create_task(metered(failing()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(LookupError, match="cancelled"):
            await task

    asyncio.run(story())


def test_a_player_waits_after_the_burst_and_others_do_not() -> None:
    limits = WorkLimits(WorkSettings(player_share=0.5, address_share=1.0, burst=1.0))
    limits.charge("eve", "there", 0.9)
    assert limits.wait("eve", "there") == 0
    limits.charge("eve", "there", 1.1)
    assert limits.wait("eve", "there") == pytest.approx(2.0, abs=0.1)
    assert limits.wait("ada", "here") == 0


def test_an_address_waits_for_all_its_players() -> None:
    limits = WorkLimits(WorkSettings(player_share=0.5, address_share=1.0, burst=1.0))
    for number in range(30):
        limits.charge(f"eve {number}", "there", 0.1)
    assert limits.wait("somebody else", "there") == pytest.approx(2.0, abs=0.1)
    assert limits.wait("eve 1", "elsewhere") == 0


def test_a_share_of_0_is_no_limit() -> None:
    limits = WorkLimits(WorkSettings(player_share=0.0, address_share=0.0))
    limits.charge("eve", "there", 1000.0)
    assert limits.wait("eve", "there") == 0
