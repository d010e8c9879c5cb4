"""The full disk harness: many players at once while the disk fills up and is freed, again and again. Every line that a
player was sent must be stored, and every table must open afterwards."""

from __future__ import annotations

import asyncio
import time

from helpers.server.client import Player, ServerProcess
from helpers.server.full_disk import Disk
from helpers.server.kill_harness import Harness, Report

REFUSALS = 20  # to wait for while the disk is full
TIMEOUT = 60.0  # seconds for them
POLL = 0.01


def run_full_disk(served: ServerProcess, disk: Disk, games: int, times: int, seed: int = 1) -> Report:
    """One run in which the disk is full so many times."""
    harness = Harness(served, seed, lambda: fill_and_free(harness, disk))
    served.start()
    try:
        report = asyncio.run(harness.run(games, times))
        served.start()
        report.wrong += asyncio.run(tables_that_do_not_open(served, harness))
        return report
    finally:
        served.kill()


def fill_and_free(harness: Harness, disk: Disk) -> None:
    """Keep the disk full until many moves were refused."""

    def postponed() -> int:
        return sum(game.postponed for game in harness.games)

    disk.fill()
    try:
        wanted, deadline = postponed() + REFUSALS, time.monotonic() + TIMEOUT
        while postponed() < wanted:
            assert time.monotonic() < deadline, "nothing was refused although the disk is full"
            time.sleep(POLL)
    finally:
        disk.free()


async def tables_that_do_not_open(served: ServerProcess, harness: Harness) -> list[str]:
    """The tables that cannot be looked at, or not up to the last line that was sent."""
    wrong = []
    async with Player(served.host) as player:
        for game in harness.games:
            async with player.at(game.log.table) as chair:
                look = await chair.look()
                if look["type"] != "table" or look["line"] < max(game.log.told):
                    wrong.append(f"table {game.log.table} does not open: {look}")
    return wrong
