"""Eight hours of a club in twenty minutes: people come, play, leave and come back, and the memory stays as it is."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest
from helpers.server.client import Player, ServerProcess

from comares.server.settings import RoomSettings

LONG = bool(os.environ.get("COMARES_LONG"))
SECONDS = float(os.environ.get("COMARES_SOAK", 1200 if LONG else 6))
FASTER = 24  # eight hours in twenty minutes
ROOMS = RoomSettings(idle=600 / FASTER, housekeeping=30 / FASTER, background_interval=30 / FASTER)
PEOPLE = 8
MAX_GROWTH = 20e6  # bytes from the end of the first third, when all caches are warm, to the end


async def evening(served: ServerProcess, dice: random.Random, until: float) -> None:
    """A person plays some games, leaves some in the middle, looks at old ones."""
    async with Player(served.host) as ada:
        while time.monotonic() < until:
            card = await ada.table("me", *dice.choices(["gardener", "mason"], k=dice.randint(1, 2)))
            async with ada.at(card["id"]) as chair:
                table = await chair.look(0, -1)
                for _ in range(dice.randint(5, 60)):
                    while table["decision"] and table["decision"]["codes"] is None:
                        table = await chair.receive("table")
                    if not table["decision"] or time.monotonic() > until:
                        break
                    table = await chair.play(table, dice.choice(table["decision"]["codes"]))
            await ada.http.get("/api/tables")
            record = (await ada.http.get(f"/api/tables/{card['id']}/record")).text
            assert record.startswith("comares-record")
            assert (await ada.http.get(f"/api/tables/{card['id']}/replay?upto=1")).status_code in (200, 409)


@pytest.mark.alone
def test_a_long_evening_leaves_nothing_behind_in_memory(tmp_path: Path) -> None:
    async def story(served: ServerProcess) -> list[int]:
        began, process, memory = time.monotonic(), psutil.Process(served.pid), list[int]()
        people = [asyncio.create_task(evening(served, random.Random(seed), began + SECONDS)) for seed in range(PEOPLE)]
        while not all(person.done() for person in people):
            memory.append(process.memory_info().rss)
            await asyncio.sleep(SECONDS / 60)
        await asyncio.gather(*people)
        return memory

    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", rooms=ROOMS) as served:
        memory = asyncio.run(asyncio.wait_for(story(served), SECONDS + 120))
        third = memory[len(memory) // 3 : len(memory) // 3 + 5]
        growth = max(memory[-5:]) - max(third)
        print(f"{SECONDS:g} s, {max(third) / 1e6:.0f} MB after a third, {growth / 1e6:+.1f} MB at the end")
        assert not LONG or growth < MAX_GROWTH
    assert not served.errors(), served.errors()
