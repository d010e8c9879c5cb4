"""Attacks from one address, and what another player notices of them."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from itertools import chain
from typing import Any

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.server.settings import ConnectionSettings, WorkSettings
from helpers.server.client import Player, ServerProcess
from helpers.server.server_process import FORK_SERVER

ATTACKER = "127.0.0.2"
OTHERS = 4  # players who are not attacked
PAUSE = 0.1  # seconds between two actions of one of them
PRODUCTION: dict[str, Any] = {"connections": ConnectionSettings(), "work": WorkSettings(), "calls_per_minute": 600}

Attack = Callable[[str, int], Coroutine[None, None, None]]  # on that host, of that size; until it is ended


def rewinds(lines: int) -> str:
    """A record in which one choice is made and rewound again and again."""
    table = Table(GAMES["alhambra"], 2, {}, SeededChance(1))
    while len(table.record.lines) < lines:
        decision = table.decision()
        assert decision is not None
        line = table.play(decision.seat, decision.codes[0])
        table.rewind(line.seat, line.number)
    return table.text(everything=True)


async def looks_at_a_long_record(host: str, size: int) -> None:
    """Three sockets look at all of an imported record, over and over; its text is asked for, too."""
    text = rewinds(100 * size)

    async def look(eve: Player, table: str) -> None:
        async with eve.at(table) as chair:
            while True:
                message = await chair.look(None, -1)
                await chair.send("lines", since=-1, before=message["news"][0]["line"])
                await eve.http.get(f"/api/tables/{table}/record")

    async with Player(host, address=ATTACKER) as eve:
        table = (await eve.http.post("/api/records", content=text)).json()["id"]
        await asyncio.gather(*(look(eve, table) for _ in range(3)))


async def imports(host: str, size: int) -> None:
    """Many imports of rewinds at once, over and over."""
    text = rewinds(60 * size)

    async def post() -> None:
        async with Player(host, address=ATTACKER) as eve:
            while True:
                await eve.http.post("/api/records", content=text)
                await asyncio.sleep(0.01)

    await asyncio.gather(*(post() for _ in range(size)))


async def never_reads(host: str, size: int) -> None:
    """Sockets that ask for the table and never read it."""
    async with AsyncExitStack() as stack:
        eve = await stack.enter_async_context(Player(host, address=ATTACKER))
        table = (await eve.table("me", "here"))["id"]
        while True:
            for _ in range(size):
                chair = await stack.enter_async_context(eve.at(table))
                chair.socket.transport.pause_reading()
                for _ in range(60):
                    with suppress(Exception):
                        await chair.send("look", seat=0, since=-1)
            await asyncio.sleep(1)


async def idle_connections(host: str, size: int) -> None:
    """Connections that send the beginning of a header and no more, again whenever they are closed."""

    async def hold() -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(*host.split(":"), local_addr=(ATTACKER, 0))
                try:
                    writer.write(b"GET / HTTP/1.1\r\nX: ")
                    await reader.read()
                finally:
                    writer.close()
            await asyncio.sleep(1)

    await asyncio.gather(*(hold() for _ in range(25 * size)))


async def dear_bots(host: str, size: int) -> None:
    """Tables where only architects are to move, each with a spectator."""
    async with AsyncExitStack() as stack:
        for _ in range(size):
            eve = await stack.enter_async_context(Player(host, address=ATTACKER))
            table = (await eve.table("architect", "architect", "architect"))["id"]
            await (await stack.enter_async_context(eve.at(table))).look()
        await asyncio.Event().wait()


async def hints(host: str, size: int) -> None:
    """Players who ask for a hint again as soon as they have one."""

    async def ask() -> None:
        async with Player(host, address=ATTACKER) as eve, eve.at((await eve.table("me", "here"))["id"]) as chair:
            table = await chair.look((await chair.look())["decision"]["seat"])
            while True:
                await chair.send("hint", line=table["line"])
                await chair.receive("hint", "refused")
                await asyncio.sleep(0.05)

    await asyncio.gather(*(ask() for _ in range(size)))


ATTACKS: dict[str, Attack] = {
    "looks at a long record": looks_at_a_long_record,
    "imports": imports,
    "sockets that do not read": never_reads,
    "idle connections": idle_connections,
    "tables of architects": dear_bots,
    "hints": hints,
}


async def turns(served: ServerProcess, seconds: float) -> list[float]:
    """The times, sorted, from a choice of a player until the gardener has answered it; of several players, because the
    p99 of a few turns says little."""
    took = await asyncio.gather(*(turns_of_one(served, seconds) for _ in range(OTHERS)))
    return sorted(chain(*took))


async def turns_of_one(served: ServerProcess, seconds: float) -> list[float]:
    """The times of one player."""
    took, until = list[float](), time.monotonic() + seconds
    async with Player(served.host) as ada:
        while not took or time.monotonic() < until:
            async with ada.at((await ada.table("me", "gardener"))["id"]) as chair:
                table = await chair.look(0)
                while table["state"] == "running" and (not took or time.monotonic() < until):
                    while table["decision"] and table["decision"]["codes"] is None:
                        table = await chair.receive("table")
                    if not table["decision"]:
                        break
                    began = time.perf_counter()
                    table = await chair.play(table, table["decision"]["codes"][0])
                    while table["decision"] and table["decision"]["codes"] is None:
                        table = await chair.receive("table")
                    took.append(time.perf_counter() - began)
                    await asyncio.sleep(PAUSE)
    return took


async def under(name: str, served: ServerProcess, size: int, seconds: float) -> list[float]:
    """The turns of another player while the attack goes on, in a process of its own."""
    process = FORK_SERVER.Process(target=run_attack, args=(name, served.host, size))
    process.start()
    try:
        await asyncio.sleep(min(5.0, seconds))  # it prepares and connects
        took = await turns(served, seconds)
        assert process.is_alive(), f"the attack has ended with {process.exitcode}"
        return took
    finally:
        process.kill()
        process.join()


def run_attack(name: str, host: str, size: int) -> None:
    """The code of the attacker's process. It takes what the server leaves: a real attacker has a machine of its own."""
    os.nice(19)
    asyncio.run(ATTACKS[name](host, size))


def p99(took: list[float]) -> float:
    """The time that 99 of 100 do not exceed."""
    return took[int(len(took) * 0.99)]
