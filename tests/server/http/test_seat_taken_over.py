"""Who takes a seat over sees its hand, and who held it before sees it no more, whatever they ask and whenever."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from helpers.server.client import Message, Player, ServerProcess, TableSocket
from helpers.server.postgres import postgres

CROWD = 4  # former holders of each kind
QUESTIONS: dict[str, Callable[[int], dict[str, Any]]] = {  # asked by a former holder who has seen that line
    "look": lambda line: {"do": "look", "seat": 0, "since": -1},
    "late preview": lambda line: {"do": "preview", "line": line - 1, "codes": []},
    "late dry run": lambda line: {"do": "foresee", "line": line - 1, "code": "take florin-1"},
    "late reasons": lambda line: {"do": "why", "line": line - 1, "codes": []},
    "late hint": lambda line: {"do": "hint", "line": line - 1},
    "hint": lambda line: {"do": "hint", "line": line},
    "play": lambda line: {"do": "play", "seat": 0, "line": line, "code": "take florin-1"},
    "late play": lambda line: {"do": "play", "seat": 0, "line": line - 1, "code": "take florin-1"},
    "undo": lambda line: {"do": "undo", "seat": 0, "line": line},
    "rewind": lambda line: {"do": "undo", "seat": 0, "line": line, "to": 1},
}


def must_not_hold_a_hand(message: Message, asked: str) -> None:
    """Nothing that only a seat may know."""
    assert message["type"] not in ("previews", "foreseen", "reasons", "hint"), asked
    if message["type"] == "table":
        assert (message["viewer"], message["you"]) == (None, []), asked
        assert [seat["hand"] for seat in message["view"]["seats"]] == [None, None], asked
        assert message["decision"] is None or message["decision"]["codes"] is None, asked


async def ask(chair: TableSocket, message: dict[str, Any]) -> list[Message]:
    """Everything that is received up to the answer to a ping that follows."""
    await chair.socket.send(json.dumps(message))
    await chair.send("ping")
    seen = len(chair.received)
    await chair.receive("pong")
    return [json.loads(text) for text in chair.received[seen:]]


async def pass_on(card: Message, new: Player, http_of: Player) -> Message:
    """The first seat goes to the new holder, with the secret that the present one has."""
    summary = (await http_of.http.get(f"/api/tables/{card['id']}")).json()
    answer = await new.http.post("/api/seats", json={"secret": summary["secrets"][0]["secret"]})
    assert answer.status_code == 201
    taken: Message = answer.json()
    return taken


async def crowd_of_former_holders(first: ServerProcess, second: ServerProcess) -> None:
    """A seat goes from hand to hand; former holders stay connected, some without a look, through two processes."""
    async with AsyncExitStack() as stack:
        holders = [
            await stack.enter_async_context(Player((first if number % 2 else second).host))
            for number in range(2 * CROWD)
        ]
        last = await stack.enter_async_context(Player(first.host))
        card = await holders[0].table("me", "gardener")
        silent, looking = list[TableSocket](), list[TableSocket]()
        for number, holder in enumerate(holders):
            if number:
                await pass_on(card, holder, holders[number - 1])
            silent.append(await stack.enter_async_context(holder.at(card["id"])))
            looking.append(await stack.enter_async_context(holder.at(card["id"])))
            table = await looking[-1].look(0)
            assert table["view"]["seats"][0]["hand"] is not None
        await pass_on(card, last, holders[-1])
        seat = await stack.enter_async_context(last.at(card["id"]))
        table = await until_mine(seat)
        for chair in (*silent, *looking):
            await until_lost(chair)
        for chair in (*silent, *looking):
            for name, question in QUESTIONS.items():
                for message in await ask(chair, question(table["line"])):
                    must_not_hold_a_hand(message, name)
        after = await seat.play(table, table["decision"]["codes"][0])
        assert after["type"] == "table"
        for chair in (*silent, *looking):
            for message in await ask(chair, {"do": "look", "seat": None, "since": -1}):
                must_not_hold_a_hand(message, "spectator")


async def until_mine(chair: TableSocket) -> Message:
    """The table when its first seat decides."""
    table = await chair.look(0)
    while table["decision"]["seat"] != 0:
        table = await chair.receive("table")
    return table


async def until_lost(chair: TableSocket) -> None:
    """Wait for the message that says who sits where, once another player holds the seat."""
    async with asyncio.timeout(10):
        while True:
            message = (await ask(chair, {"do": "look", "seat": None, "since": None}))[-2]
            if message["type"] == "table" and message["you"] == []:
                return
            await asyncio.sleep(0.02)


async def never_looked(served: ServerProcess) -> None:
    """A former holder whose socket has never asked for anything sends one late message."""
    async with Player(served.host) as old, Player(served.host) as new:
        card = await old.table("me", "here")
        for name, question in QUESTIONS.items():
            async with old.at(card["id"]) as chair:
                await chair.receive("seats")
                await pass_on(card, new, old)
                for message in await ask(chair, question(0)):
                    must_not_hold_the_hand_of_the_first_seat(message, name)
            old, new = new, old


def must_not_hold_the_hand_of_the_first_seat(message: Message, asked: str) -> None:
    """The first seat is another player's now."""
    if message["type"] == "table":
        assert message["viewer"] != 0, asked
        assert message["view"]["seats"][0]["hand"] is None, asked


def test_a_former_holder_whose_socket_never_looked_is_sent_no_hand(served: ServerProcess) -> None:
    asyncio.run(asyncio.wait_for(never_looked(served), 60))


def test_a_hint_that_was_under_way_is_not_sent_to_the_former_holder(served: ServerProcess) -> None:
    async def story() -> None:
        async with Player(served.host) as old, Player(served.host) as new:
            card = await old.table("me", "gardener")
            async with old.at(card["id"]) as chair:
                table = await until_mine(chair)
                await chair.send("hint", line=table["line"])
                await pass_on(card, new, old)
                assert (await chair.receive("hint", "refused"))["error"] == "not-your-seat"

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_crowd_of_former_holders_is_sent_no_hand(served: ServerProcess) -> None:
    asyncio.run(asyncio.wait_for(crowd_of_former_holders(served, served), 120))


def test_former_holders_at_another_process_are_sent_no_hand(tmp_path: Path) -> None:
    with postgres() as url:
        servers = [ServerProcess(url, tmp_path / f"log{number}") for number in range(2)]
        with servers[0] as first, servers[1] as second:
            asyncio.run(asyncio.wait_for(crowd_of_former_holders(first, second), 120))
    assert not [server.errors() for server in servers if server.errors()]
