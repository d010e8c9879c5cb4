"""A player of scripts/try_service.py, inside of the container: calls and sockets go through the proxy.

service_player.py new            makes a table for two people at one device, and prints it with the cookie
service_player.py play N TABLE COOKIE    makes N choices; prints the number of the last line
service_player.py bot LEVEL      plays three turns against that bot; prints the number of the last line
service_player.py hsts           prints for how long browsers come back with https only
service_player.py sockets N      opens N sockets; prints how many the proxy let through
"""

from __future__ import annotations

import asyncio
import json
import ssl
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

HOST = "table.example"
TOO_MANY = 429
TURNS = 3
TLS = ssl.create_default_context(cafile=f"/etc/ssl/{HOST}.pem")

Message = dict[str, Any]


def call(path: str, body: object = None, cookie: str = "") -> tuple[str, Message]:
    """The cookie that the answer sets, and its content."""
    headers = {"Origin": f"https://{HOST}", "Cookie": cookie, "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f"https://{HOST}{path}", data, headers), context=TLS) as answer:
        return str(answer.headers["set-cookie"]).partition(";")[0], json.loads(answer.read())


def new_table(*seats: Message) -> tuple[str, str]:
    """A table of a new player, and the player's cookie."""
    cookie, _ = call("/api/me")
    _, card = call("/api/tables", {"game": "alhambra", "seats": seats}, cookie)
    return card["id"], cookie


def at(table: str, cookie: str) -> connect:
    """A socket at the table."""
    address, origin = f"wss://{HOST}/api/tables/{table}/live", Origin(f"https://{HOST}")
    return connect(address, ssl=TLS, additional_headers={"Cookie": cookie}, origin=origin)


async def look(socket: ClientConnection, seat: int) -> Message:
    """The table from the seat."""
    return await ask(socket, do="look", seat=seat, since=None)


async def ask(socket: ClientConnection, **message: object) -> Message:
    """Send a message; the next table that arrives."""
    await socket.send(json.dumps(message))
    return await receive(socket)


async def receive(socket: ClientConnection) -> Message:
    """The next table."""
    while True:
        message: Message = json.loads(await asyncio.wait_for(socket.recv(), 60))
        if message["type"] == "refused":
            raise RuntimeError(message["message"])
        if message["type"] == "table":
            return message


async def play(choices: int, table: str, cookie: str) -> int:
    """Make so many choices for whoever decides; the number of the last line."""
    async with at(table, cookie) as socket:
        shown = await look(socket, 0)
        for _ in range(choices):
            seat = shown["decision"]["seat"]
            shown = await look(socket, seat)
            shown = await ask(socket, do="play", seat=seat, line=shown["line"], code=shown["decision"]["codes"][0])
        return int(shown["line"])


async def play_a_bot(level: str) -> int:
    """Play some turns against the bot; the number of the last line."""
    table, cookie = new_table({"kind": "me"}, {"kind": "bot", "level": level})
    async with at(table, cookie) as socket:
        shown = await look(socket, 0)
        for _ in range(TURNS):
            while not shown["decision"]["codes"]:
                shown = await receive(socket)
            shown = await ask(socket, do="play", seat=0, line=shown["line"], code=shown["decision"]["codes"][0])
        return int(shown["line"])


async def open_sockets(number: int) -> int:
    """How many of so many sockets are let through; the others must be refused as too many."""
    table, cookie = new_table({"kind": "me"}, {"kind": "here"})
    held: list[ClientConnection] = []
    for _ in range(number):
        try:
            held.append(await at(table, cookie))
        except InvalidStatus as error:
            if error.response.status_code != TOO_MANY:
                raise
    for socket in held:
        await socket.close()
    return len(held)


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    if what == "new":
        print(*new_table({"kind": "me"}, {"kind": "here"}))
    elif what == "play":
        print(asyncio.run(play(int(rest[0]), *rest[1:])))
    elif what == "bot":
        print(asyncio.run(play_a_bot(rest[0])))
    elif what == "hsts":
        print(urllib.request.urlopen(f"https://{HOST}/", context=TLS).headers["strict-transport-security"])
    else:
        print(asyncio.run(open_sockets(int(rest[0]))))
