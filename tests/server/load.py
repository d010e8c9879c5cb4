"""A load bench: so many connections, so many durable moves a second, and the time from each move to its answer.

    python tests/server/load.py [--connections 500] [--rate 200] [--seconds 20] [--postgresql]

Every move is a real choice of a real game, committed before it is answered. Half of the connections play (one a table),
half watch the same tables. First the calm: the same connections, with few moves; then the load, and its ratio to the
calm. Then: how long previews and a fresh look take. The clients run beside the server and take about as much of the
machine as it does.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import resource
import sys
import tempfile
import time
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from helpers.server.client import Player, ServerProcess, TableSocket
from helpers.server.postgres import postgres

from comares.compiled import describe

CALM_RATE = 10.0  # moves a second
CONNECT_AT_ONCE = 50


class Load:
    """Plays at many tables at a steady pace."""

    def __init__(self, served: ServerProcess, connections: int) -> None:
        self.served = served
        self.tables = connections // 2
        self.rate = CALM_RATE
        self.dice = random.Random(1)
        self.took: list[float] = []
        self.connecting = asyncio.Semaphore(CONNECT_AT_ONCE)
        self.asked: list[float] = []
        self.late = 0
        self.all_seated = asyncio.Event()  # connecting is not measured

    async def run(self, rate: float, seconds: float) -> list[float]:
        """The times of moves in the calm; those under load are in `took` afterwards."""
        async with Player(self.served.host) as ada:
            cards = [await ada.table("me", "here") for _ in range(self.tables)]
            stop = asyncio.Event()
            ready = [asyncio.Event() for _ in range(2 * self.tables)]
            work = [
                asyncio.create_task(self.play(ada, card["id"], number, ready[number], stop))
                for number, card in enumerate(cards)
            ]
            work += [
                asyncio.create_task(self.watch(ada, card["id"], ready[self.tables + number]))
                for number, card in enumerate(cards)
            ]
            await asyncio.gather(*(event.wait() for event in ready))
            self.all_seated.set()
            await asyncio.sleep(seconds)
            calm, self.took, self.asked, self.rate = self.took, [], [], rate
            await asyncio.sleep(seconds)
            stop.set()
            await asyncio.wait(work[: self.tables], timeout=10)
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            return calm

    async def play(self, ada: Player, table: str, number: int, ready: asyncio.Event, stop: asyncio.Event) -> None:
        """Move when it is this table's turn, and measure. The tables take turns, so that moves come at the rate."""
        async with AsyncExitStack() as stack:
            async with self.connecting:
                chair = await stack.enter_async_context(ada.at(table))
                look = await chair.look((await chair.look())["decision"]["seat"])
            ready.set()
            await self.all_seated.wait()
            rate, at = 0.0, 0.0
            while not stop.is_set() and look["state"] == "running":
                if rate != self.rate:
                    rate, at = self.rate, time.perf_counter() + (number + 1) / self.rate
                if (wait := at - time.perf_counter()) > 0:
                    await asyncio.sleep(min(1.0, wait))
                else:
                    at += self.tables / rate
                    look = await self.move(chair, look)

    async def move(self, chair: TableSocket, look: dict[str, Any]) -> dict[str, Any]:
        codes = look["decision"]["codes"]
        began = time.perf_counter()
        after = await chair.play(look, self.dice.choice(codes))
        self.took.append(time.perf_counter() - began)
        if after["type"] == "refused":
            self.late += 1
        if after["decision"] is None or after["decision"]["codes"] is not None:
            return after
        began = time.perf_counter()
        after = await chair.look(after["decision"]["seat"])
        self.asked.append(time.perf_counter() - began)
        return after

    async def watch(self, ada: Player, table: str, ready: asyncio.Event) -> None:
        async with AsyncExitStack() as stack:
            async with self.connecting:
                chair = await stack.enter_async_context(ada.at(table))
                await chair.look(None)
            ready.set()
            while True:
                await chair.socket.recv()


async def previews(served: ServerProcess) -> list[float]:
    """The times of previews of all options of a decision."""
    took: list[float] = []
    settings = {"falconers": "on", "portals": "on", "building-sites": "on", "exchange-certificates": "on"}
    async with Player(served.host) as ada:
        card = await ada.table("me", "here", "here", settings=settings)
        dice = random.Random(2)
        async with ada.at(card["id"]) as chair:
            look = await chair.look()
            while look["state"] == "running" and len(took) < 60:
                look = await chair.look(look["decision"]["seat"])
                codes = look["decision"]["codes"]
                began = time.perf_counter()
                await chair.send("preview", line=look["line"], codes=codes[:500])
                await chair.receive("previews")
                took.append(time.perf_counter() - began)
                building = [code for code in codes if code.startswith(("buy", "place"))]
                look = await chair.play(look, dice.choice(building or codes))
                await asyncio.sleep(0.5)  # previews count against the rate limit
    return took


def quantile(took: list[float], part: float) -> float:
    """In milliseconds."""
    return round(sorted(took)[min(len(took) - 1, int(len(took) * part))] * 1000, 1)


def main() -> None:
    """Measure and print."""
    gc.disable()  # a pause of the clients' own would count as one of the server
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--postgresql", action="store_true")
    args = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        file = f"sqlite:///{Path(folder) / 'tables.db'}"
        database = stack.enter_context(postgres()) if args.postgresql else file
        with ServerProcess(database, Path(folder) / "log") as served:
            load = Load(served, args.connections)
            calm = asyncio.run(load.run(args.rate, args.seconds))
            shown = asyncio.run(previews(served))
        print((Path(folder) / "log").read_text()[-2000:], file=sys.stderr)
    print(describe())
    figures = {
        "connections": 2 * load.tables,
        "moves a second": round(len(load.took) / args.seconds, 1),
        "refused": load.late,
        "calm, p50 and p99 in ms": [quantile(calm, 0.5), quantile(calm, 0.99)],
        "a move, p50, p95 and p99 in ms": [quantile(load.took, part) for part in (0.5, 0.95, 0.99)],
        "p99 of the load by that of the calm": round(quantile(load.took, 0.99) / quantile(calm, 0.99), 2),
        "a look, p95": quantile(load.asked, 0.95),
        "previews of all options, p50 and p95": [quantile(shown, 0.5), quantile(shown, 0.95)],
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
