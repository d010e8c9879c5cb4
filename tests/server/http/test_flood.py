"""A flood on one socket does not slow down others, and costs no memory."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest
from helpers.server.client import Message, Player, ServerProcess
from helpers.server.malformed_messages import malformed_message
from helpers.server.raw_socket import PART, PING, PONG, TEXT, Flood, frame, message_frame

from comares.server.http.address_guard import PAUSE as REFUSAL_PAUSE
from comares.server.settings import SocketSettings, WorkSettings

LONG = bool(os.environ.get("COMARES_LONG"))
SECONDS = 20.0 if LONG else 2.0  # of a flood
PAUSE = 0.02  # seconds between two looks of another player
ATTACKER = "127.0.0.2"
MAX_LOAD = 0.2  # of one core
MAX_RATIO = 1.1  # of the p99 with a flood to the one without, plus a constant:
MAX_EXTRA = 0.001  # seconds
AT_A_TIME = 10  # messages before the answers are read
MESSAGES = 500_000 if LONG else 4000
MAX_GROWTH = 20e6  # bytes, from the first half of the messages to the second

ANY_NUMBER = 10**9
NO_LIMIT = SocketSettings(
    messages_per_second=ANY_NUMBER, message_burst=ANY_NUMBER, frames_per_second=ANY_NUMBER, frame_burst=ANY_NUMBER
)

KINDS = ("messages", "pings", "pongs", "parts", "junk", "looks", "previews", "reasons")


def flooded_with(kind: str, table: Message) -> tuple[bytes, bytes]:
    """The bytes to send once and those to repeat; the table is as the deciding seat sees it."""
    seat, line, codes = table["viewer"], table["line"], (table["decision"]["codes"] * 500)[:500]
    look = message_frame(do="look", seat=seat, since=None)
    return {
        "messages": (b"", message_frame(do="ping")),
        "pings": (b"", frame(PING)),
        "pongs": (b"", frame(PONG)),
        "parts": (frame(TEXT & 0x0F, b"{"), frame(PART)),
        "junk": (b"", frame(TEXT, b"x" * 60_000)),
        "looks": (b"", message_frame(do="look", seat=seat, since=-1)),
        "previews": (look, message_frame(do="preview", line=line, codes=codes)),
        "reasons": (look, message_frame(do="why", line=line, codes=["buy 1 9+9+9", *codes][:500])),
    }[kind]


async def some_game(player: Player) -> tuple[str, Message]:
    """A game of some moves, and the table as the deciding seat sees it."""
    card = await player.table("me", "here")
    async with player.at(card["id"]) as chair:
        table = await chair.look((await chair.look())["decision"]["seat"])
        for _ in range(15):
            table = await chair.play(table, table["decision"]["codes"][0])
            table = await chair.look(table["decision"]["seat"])
    return card["id"], table


async def looks(player: Player, table: str) -> list[float]:
    """The time of each look of a player at a table, sorted."""
    took, until = list[float](), time.monotonic() + SECONDS
    async with player.at(table) as chair:
        await chair.look()  # the first one waits for the network
        while time.monotonic() < until:
            began = time.perf_counter()
            await chair.look()
            took.append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE)
    return sorted(took)


@pytest.mark.alone
def test_a_flood_on_one_socket_does_not_slow_down_others(tmp_path: Path) -> None:
    async def story(served: ServerProcess) -> None:
        process = psutil.Process(served.pid)
        async with Player(served.host) as ada, Player(served.host) as eve:
            own, _ = await some_game(ada)
            table, seen = await some_game(eve)
            for kind in KINDS:
                calm = await looks(ada, own) if LONG else []
                once, again = flooded_with(kind, seen)
                before, began = process.cpu_times(), time.monotonic()
                with Flood(eve, table, once, again):
                    took = await looks(ada, own)
                after, seconds = process.cpu_times(), time.monotonic() - began
                work = (after.user + after.system - before.user - before.system) / seconds
                print(f"{kind}: {work:.0%} of the time, p99 {p99(took):.4f} s; without {p99(calm):.4f}")
                assert work < MAX_LOAD, kind
                assert not LONG or p99(took) < MAX_RATIO * p99(calm) + MAX_EXTRA, kind

    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as served:
        asyncio.run(asyncio.wait_for(story(served), 600))
    assert not served.errors()


def p99(took: list[float]) -> float:
    return took[int(len(took) * 0.99)] if took else 0.0


def test_any_number_of_fuzzed_messages_costs_no_memory(tmp_path: Path) -> None:
    async def story(served: ServerProcess) -> None:
        process, dice = psutil.Process(served.pid), random.Random(3)
        async with Player(served.host) as ada:
            table, _ = await some_game(ada)
            async with ada.at(table) as chair:

                async def send(messages: int) -> int:
                    for _ in range(messages // AT_A_TIME):
                        for message in [malformed_message(dice) for _ in range(AT_A_TIME)]:
                            if "ping" not in str(message):  # the answer to a ping ends the batch
                                await chair.socket.send(message)
                        await chair.send("ping")
                        await chair.receive("pong")
                        assert '"error":"internal"' not in "".join(chair.received)
                        chair.received.clear()
                    return int(process.memory_info().rss)

                before = await send(MESSAGES)
                after = await send(MESSAGES)
                print(f"{2 * MESSAGES} messages, {before / 1e6:.1f} MB after half of them, {after / 1e6:.1f} after all")
                assert after - before < (MAX_GROWTH if LONG else MAX_GROWTH / 4)

    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", sockets=NO_LIMIT) as served:
        asyncio.run(asyncio.wait_for(story(served), 3600))
    assert not served.errors()


def test_who_asks_again_at_once_after_a_refusal_is_refused_a_few_times_a_second(tmp_path: Path) -> None:
    async def story(served: ServerProcess) -> None:
        async with Player(served.host, address=ATTACKER) as eve:
            await eve.http.post("/api/tables", json={})  # all the work that the address may make
            refused, until = 0, time.monotonic() + 3 * REFUSAL_PAUSE
            while time.monotonic() < until:
                answer = await eve.http.get("/api/tables")
                assert (answer.status_code, answer.json()["error"]) == (429, "too-many")
                refused += 1
            assert 0 < refused <= 4
            async with Player(served.host):
                pass  # others are answered

    little = WorkSettings(player_share=0.0001, address_share=0.0001, burst=0.0)
    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", work=little) as served:
        asyncio.run(asyncio.wait_for(story(served), 60))
    assert not served.errors()


def test_refusals_because_of_the_rate_come_a_few_times_a_second_too(tmp_path: Path) -> None:
    async def story(served: ServerProcess) -> None:
        async with Player(served.host, address=ATTACKER) as eve:
            while (await eve.http.get("/api/tables")).status_code != 429:
                pass
            refused, until = 0, time.monotonic() + 3 * REFUSAL_PAUSE
            while time.monotonic() < until:
                assert (await eve.http.get("/api/tables")).status_code == 429
                refused += 1
            assert 0 < refused <= 4
            async with Player(served.host):
                pass  # others are answered

    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", calls_per_minute=5) as served:
        asyncio.run(asyncio.wait_for(story(served), 60))
    assert not served.errors()
